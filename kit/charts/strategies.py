"""Many games: how strategies unfold, which cards go with winning, and what the decks look like at the end."""

from __future__ import annotations

from typing import Any, Final

from kit.charts.compare import counted, interval
from kit.charts.decks import skin
from kit.charts.frame import Figure, finished, framed, labelled, nothing, room, safe
from kit.charts.look import faction_look, faint, number, percent, seat_look, theme_of
from kit.charts.words import card_name, group_name, number_name, say

BEST: Final = 10
WORST: Final = 6
SURE: Final = 0.05


def bands(table: Any, language: str = "en", theme: str = "light", column: str = "score") -> Figure:
    """The median of a column by round for each strategy, with the band of the middle eight games out of ten."""
    from plotly import graph_objects

    title = say("bands", language, x=number_name(column.removesuffix("_made"), language))
    if column.endswith("_made"):
        title = f"{title} ({say('made', language)})"
    see = say("see bands", language)
    if hasattr(table, "tables"):
        from kit.play import statistics

        table = statistics.curves(table, column)
    if not len(table):
        return nothing(title, language, theme, see)
    # Late rounds that few games reach say little, and wildly.
    enough = table["games"] >= max(2, 0.1 * table["games"].max())
    table = table[enough] if enough.any() else table
    figure = framed(title, see, language, theme, 240)
    ends = []
    agents = list(dict.fromkeys(table["agent"].astype(str)))
    for index, agent in enumerate(agents):
        own = table[table["agent"].astype(str) == agent].sort_values("round")
        colour, dash, marker = seat_look(index, theme)
        rounds, middle = own["round"].tolist(), own["median"].tolist()
        low, high = own["p10"].tolist(), own["p90"].tolist()
        figure.add_trace(
            graph_objects.Scatter(
                x=rounds + rounds[::-1],
                y=high + low[::-1],
                fill="toself",
                fillcolor=faint(colour, 0.16),
                mode="lines",
                line={"width": 0},
                hoverinfo="skip",
            )
        )
        every = max(1, len(rounds) // 8)
        figure.add_trace(
            graph_objects.Scatter(
                x=rounds,
                y=middle,
                name=safe(agent),
                mode="lines+markers",
                line={"color": colour, "dash": dash, "width": 2.5},
                marker={
                    "symbol": marker,
                    "color": colour,
                    "opacity": 1,
                    "line": {"width": 0},
                    "size": [7 if i % every == 0 else 0 for i in range(len(rounds))],
                },
                customdata=[[a, b] for a, b in zip(low, high, strict=True)],
                hovertemplate="%{y:.1f} (%{customdata[0]:.1f}–%{customdata[1]:.1f})",
            )
        )
        ends.append((rounds[-1], float(middle[-1]), agent, colour))
    low, high = min(0.0, float(table["p10"].min())), float(table["p90"].max()) or 1.0
    told = [(v, f"{safe(a)} <b>{number(v, language, 0 if abs(v) >= 10 else 1)}</b>", c) for _, v, a, c in ends]
    labelled(figure, max(end[0] for end in ends), told, low, high, 200)
    figure.update_xaxes(title_text=say("round", language), showgrid=False, nticks=12)
    figure.update_xaxes(range=[int(table["round"].min()) - 0.4, max(end[0] for end in ends) + 0.4])
    figure.update_yaxes(nticks=6, rangemode="tozero")
    figure.update_layout(
        hovermode="x unified", hoverdistance=-1, margin_r=room([f"{agent} 00" for agent in agents])
    )
    facts = " ".join(
        f"{agent}: {number(value, language, 1)} ({say('round', language)} {at})." for at, value, agent, _ in ends
    )
    return finished(figure, facts)


def card_values(table: Any, language: str = "en", theme: str = "light") -> Figure:
    """How often the owner of each card won: the highest and the lowest, with intervals; an association, not a cause."""
    from plotly import graph_objects

    title = say("card_values", language)
    see = f"{say('see card_values', language)} {say('no cause', language)}"
    table = counted(table, "card_values")
    if not len(table):
        return nothing(title, language, theme, see)
    ordered = table.sort_values("shrunk", ascending=False)
    shown = (
        ordered
        if len(ordered) <= BEST + WORST
        else ordered.iloc[[*range(BEST), *range(len(ordered) - WORST, len(ordered))]]
    )
    figure = framed(title, see, language, theme, 60 + 24 * len(shown))
    ink = theme_of(theme)
    labels: list[str] = []
    facts: list[str] = []
    for place, r in enumerate(reversed(list(shown.itertuples()))):
        deep, middle, _ = faction_look(skin(str(r.faction), str(r.type)))
        name = card_name(str(r.card), language)
        sure = float(r.q) <= SURE
        hover = f"{name}: {interval(float(r.rate), float(r.low), float(r.high), int(r.games), language)}"
        figure.add_trace(
            graph_objects.Scatter(
                x=[float(r.low), float(r.high)],
                y=[place, place],
                mode="lines",
                hoverinfo="skip",
                line={"color": middle, "width": 3 if sure else 1.5},
            )
        )
        figure.add_trace(
            graph_objects.Scatter(
                x=[float(r.shrunk)],
                y=[place],
                mode="markers",
                marker={
                    "symbol": "circle" if sure else "circle-open",
                    "size": 10,
                    "color": middle,
                    "line": {"color": middle if not sure else ink.ink, "width": 1.5},
                },
                hovertemplate=f"{safe(hover)}<extra></extra>",
            )
        )
        labels.append(name)
        if len(facts) < 5 or place >= len(shown) - 5:
            facts.append(f"{hover}.")
    figure.update_yaxes(
        tickvals=list(range(len(labels))),
        ticktext=[safe(label) for label in labels],
        range=[-0.7, len(labels) - 0.3],
        showgrid=False,
        tickfont={"size": 12, "color": ink.ink},
        ticks="",
    )
    figure.update_xaxes(tickformat=".0%", title_text=say("won by", language))
    if len(ordered) > BEST + WORST:
        figure.add_hline(y=WORST - 0.5, line={"color": ink.line, "width": 1, "dash": "dot"})
    average = float((table["rate"] * table["games"]).sum() / table["games"].sum())
    figure.add_vline(x=average, line={"color": ink.ink_2, "dash": "dash", "width": 1.5})
    figure.add_annotation(
        text=say("average", language, x=percent(average, language)),
        x=average,
        y=1,
        yref="paper",
        yanchor="bottom",
        showarrow=False,
        font={"size": 11, "color": ink.ink_2},
    )
    figure.update_layout(hovermode="closest")
    return finished(figure, " ".join(reversed(facts)))


def final_decks(
    table: Any, games: Any = None, language: str = "en", theme: str = "light", by: str = "faction"
) -> Figure:
    """What winners and losers own at the end, on average; `table` is `kit.Results`, or the table `decks` with `games`."""
    title, see = say("final_decks", language), say("see final_decks", language)
    decks, games = (table.decks, table.games) if hasattr(table, "tables") else (table, games)
    if decks is None or not len(decks) or games is None or not len(games):
        return nothing(title, language, theme, see)
    from plotly import graph_objects

    last = decks[decks["turn"] == decks.groupby("game")["turn"].transform("max")]
    groups = last[by].astype(str)
    if by == "faction":
        groups = groups.where(~((last["type"].astype(str) == "monster") & (groups == "none")), "monster")
    won = games[["game", "seat", "won"]]
    joined = last.assign(group=groups).merge(won, on=["game", "seat"])
    sizes = won.groupby("won").size()
    sums = joined.groupby(["group", "won"], observed=True)["count"].sum().unstack(fill_value=0)
    mean = {
        side: (sums[side] / sizes[side] if side in sums and side in sizes else sums.iloc[:, 0] * 0.0)
        for side in (True, False)
    }
    order = mean[True].sort_values(ascending=False).index[:12]
    figure = framed(title, see, language, theme, 70 + 34 * len(order))
    ink = theme_of(theme)
    labels: list[str] = []
    facts: list[str] = []
    for place, group in enumerate(reversed(list(order))):
        deep, middle, _ = faction_look(str(group))
        name = card_name(str(group), language) if by == "card" else group_name(str(group), language)
        high, low = float(mean[True][group]), float(mean[False][group])
        figure.add_trace(
            graph_objects.Scatter(
                x=[low, high], y=[place, place], mode="lines", line={"color": middle, "width": 4}, hoverinfo="skip"
            )
        )
        for value, symbol, side in ((low, "diamond-open", "losers"), (high, "circle", "winners")):
            figure.add_trace(
                graph_objects.Scatter(
                    x=[value],
                    y=[place],
                    mode="markers",
                    name=say(side, language),
                    marker={
                        "symbol": symbol,
                        "size": 12,
                        "color": middle,
                        "line": {"width": 2, "color": middle if symbol.endswith("open") else ink.ink},
                    },
                    hovertemplate=f"{safe(name)}, {say(side, language)}: {number(value, language, 1)}<extra></extra>",
                )
            )
        labels.append(name)
        facts.append(
            f"{name}: {say('winners', language)} {number(high, language, 1)}, {say('losers', language)} {number(low, language, 1)}."
        )
    top = len(order) - 1
    high, low = float(mean[True][order[0]]), float(mean[False][order[0]])
    for value, side, anchor in (
        (high, "winners", "left" if high >= low else "right"),
        (low, "losers", "right" if high >= low else "left"),
    ):
        figure.add_annotation(
            text=say(side, language),
            x=value,
            y=top,
            yshift=18,
            xanchor=anchor,
            showarrow=False,
            font={"size": 11, "color": ink.ink_2},
        )
    figure.update_yaxes(
        tickvals=list(range(len(labels))),
        ticktext=[safe(label) for label in labels],
        range=[-0.6, len(labels) - 0.1],
        showgrid=False,
        tickfont={"size": 12, "color": ink.ink},
        ticks="",
    )
    figure.update_xaxes(title_text=say("cards", language), rangemode="tozero")
    figure.update_layout(hovermode="closest")
    return finished(figure, " ".join(reversed(facts)))
