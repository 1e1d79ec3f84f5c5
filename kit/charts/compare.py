"""Many games: who wins how often, against whom, from which seat, and how long it takes.

Each chart takes `kit.Results`, or the table that `kit.play.statistics` makes of them.
"""

from __future__ import annotations

from typing import Any

from kit.charts.frame import Figure, Table, finished, framed, nothing, safe
from kit.charts.look import LETTERS, faint, number, percent, seat_look, theme_of
from kit.charts.words import say


def counted(given: Any, statistic: str) -> Table:
    """The table a chart is drawn from: the one given, or what a statistic makes of results."""
    if hasattr(given, "tables"):
        from kit.play import statistics

        return getattr(statistics, statistic)(given)
    return given


def ladder(
    figure: Figure,
    rows: list[tuple[str, float, float, float, str, int]],
    even: float | None,
    theme: str,
    language: str,
) -> None:
    """Marks with intervals, one above the other, with their value beside them: label, rate, low, high, hover, look."""
    from plotly import graph_objects

    ink = theme_of(theme)
    for place, (label, rate, low, high, hover, index) in enumerate(reversed(rows)):
        colour, _, marker = seat_look(index, theme)
        figure.add_trace(
            graph_objects.Scatter(
                x=[rate],
                y=[place],
                mode="markers",
                marker={"color": colour, "symbol": marker, "size": 12, "line": {"color": ink.paper, "width": 1}},
                error_x={
                    "type": "data",
                    "symmetric": False,
                    "array": [high - rate],
                    "arrayminus": [rate - low],
                    "color": colour,
                    "thickness": 3,
                    "width": 0,
                },
                name=safe(label),
                hovertemplate=f"{safe(hover)}<extra></extra>",
            )
        )
        figure.add_annotation(
            text=f"<b>{percent(rate, language, 1)}</b>",
            x=rate,
            y=place,
            yshift=15,
            showarrow=False,
            font={"color": colour, "size": 12},
        )
    figure.update_yaxes(
        tickvals=list(range(len(rows))),
        ticktext=[safe(row[0]) for row in reversed(rows)],
        range=[-0.6, len(rows) - 0.25],
        showgrid=False,
        tickfont={"size": 13, "color": ink.ink},
        ticks="",
    )
    figure.update_xaxes(tickformat=".0%", gridcolor=ink.grid)
    if even is not None:
        figure.add_vline(x=even, line={"color": ink.ink_2, "dash": "dash", "width": 1.5})
        figure.add_annotation(
            text=f"{say('even', language)} {percent(even, language)}",
            x=even,
            y=0,
            yref="paper",
            yanchor="top",
            yshift=-22,
            showarrow=False,
            font={"size": 11, "color": ink.ink_2},
        )
    figure.update_layout(hovermode="closest", margin_b=44)


def even_share(given: Any) -> float | None:
    """What everybody would win if all were equally good, where it can be told."""
    if not hasattr(given, "tables") or not len(given.games):
        return None
    return 1 / float(given.games["seat"].nunique())


def interval(rate: float, low: float, high: float, games: int, language: str) -> str:
    """A share with how sure it is, for a hover and for reading aloud."""
    share = say("of games", language, x=percent(rate, language, 1), n=number(games, language))
    return f"{share}, {say('interval', language)} {percent(low, language)}–{percent(high, language)}"


def win_rates(
    table: Any, language: str = "en", theme: str = "light", even: float | None = None, ordered: bool = True
) -> Figure:
    """The share of games each strategy has won, with its 95 % interval; the best first unless the order is given."""
    title, see = say("win_rates", language), say("see win_rates", language)
    even = even_share(table) if even is None else even
    table = counted(table, "win_rates")
    if not len(table):
        return nothing(title, language, theme, see)
    looks = {str(agent): index for index, agent in enumerate(table["agent"])}
    rows = [
        (
            str(r.agent),
            float(r.rate),
            float(r.low),
            float(r.high),
            f"{r.agent}: {interval(r.rate, r.low, r.high, r.games, language)}",
            looks[str(r.agent)],
        )
        for r in (table.sort_values("rate", ascending=False) if ordered else table).itertuples()
    ]
    figure = framed(title, see, language, theme, 70 + 52 * len(rows))
    ladder(figure, rows, even, theme, language)
    return finished(figure, " ".join(f"{row[4]}." for row in rows))


def seats(table: Any, language: str = "en", theme: str = "light") -> Figure:
    """The share of games won by whoever began and by the others, and from each seat."""
    title, see = say("seats", language), say("see seats", language)
    table = counted(table, "seat_advantage")
    if not len(table):
        return nothing(title, language, theme, see)
    first = table[table["by"] == "first"].sort_values("value", ascending=False)
    chairs = table[table["by"] == "seat"].sort_values("value")
    rows = []
    for r in [*first.itertuples(), *chairs.itertuples()]:
        if r.by == "first":
            label = say("begins" if r.value else "follows", language)
        else:
            label = say("seat", language, x=LETTERS[int(r.value) % 8])
        told = f"{label}: {interval(r.rate, r.low, r.high, r.games, language)}"
        rows.append((label, float(r.rate), float(r.low), float(r.high), told, 0 if r.by == "first" else 5))
    figure = framed(title, see, language, theme, 70 + 40 * len(rows))
    ladder(figure, rows, 1 / len(chairs) if len(chairs) > 1 else None, theme, language)
    if len(first) and len(chairs):
        figure.add_hline(y=len(chairs) - 0.42, line={"color": theme_of(theme).line, "width": 1, "dash": "dot"})
    return finished(figure, " ".join(f"{row[4]}." for row in rows))


def matrix(table: Any, language: str = "en", theme: str = "light") -> Figure:
    """How often each strategy beats each other one."""
    from plotly import graph_objects

    title, see = say("matrix", language), say("see matrix", language)
    table = counted(table, "head_to_head")
    if not len(table):
        return nothing(title, language, theme, see)
    ink = theme_of(theme)
    agents = list(dict.fromkeys([*table["agent"].astype(str), *table["opponent"].astype(str)]))
    rates = {(str(r.agent), str(r.opponent)): r for r in table.itertuples()}
    field = [[float(rates[a, b].rate) if (a, b) in rates else None for b in agents] for a in agents]
    hover = [
        [
            say(
                "versus",
                language,
                x=safe(a),
                y=safe(b),
                z=interval(rates[a, b].rate, rates[a, b].low, rates[a, b].high, rates[a, b].games, language),
            )
            if (a, b) in rates
            else ""
            for b in agents
        ]
        for a in agents
    ]
    figure = framed(title, see, language, theme, 90 + 46 * len(agents))
    strong, weak = seat_look(0, theme)[0], seat_look(1, theme)[0]
    figure.add_trace(
        graph_objects.Heatmap(
            z=field,
            x=[safe(a) for a in agents],
            y=[safe(a) for a in agents],
            customdata=hover,
            hovertemplate="%{customdata}<extra></extra>",
            hoverongaps=False,
            zmin=0,
            zmax=1,
            colorscale=[[0, faint(weak, 0.85)], [0.5, ink.grid], [1, faint(strong, 0.85)]],
            showscale=False,
            xgap=3,
            ygap=3,
        )
    )
    for a, row in zip(agents, field, strict=True):
        for b, rate in zip(agents, row, strict=True):
            if rate is not None:
                bold = abs(rate - 0.5) > 0.3
                figure.add_annotation(
                    x=safe(b),
                    y=safe(a),
                    text=f"<b>{percent(rate, language)}</b>",
                    showarrow=False,
                    font={"color": ink.paper if bold else ink.ink, "size": 13},
                )
    figure.update_xaxes(
        side="top",
        showgrid=False,
        tickfont={"size": 12, "color": ink.ink},
        tickangle=0 if len(agents) < 5 else -30,
    )
    figure.update_yaxes(autorange="reversed", showgrid=False, tickfont={"size": 12, "color": ink.ink})
    figure.update_layout(hovermode="closest")
    best = sorted(((a, b, r) for (a, b), r in rates.items()), key=lambda it: -it[2].rate)[:4]
    return finished(
        figure,
        " ".join(say("versus", language, x=a, y=b, z=percent(float(r.rate), language)) + "." for a, b, r in best),
    )


def lengths(table: Any, language: str = "en", theme: str = "light") -> Figure:
    """How many turns games take, over all seats."""
    from plotly import graph_objects

    title = say("lengths", language)
    games = table.games if hasattr(table, "tables") else table
    games = games[games["ended"].astype(str) == "finished"] if len(games) and "ended" in games.columns else games
    if not len(games):
        return nothing(title, language, theme)
    turns = games.drop_duplicates("game")["turns"].astype(int)
    middle = float(turns.median())
    figure = framed(title, say("see lengths", language, x=number(middle, language)), language, theme, 220)
    ink = theme_of(theme)
    # Games end with a round, so a column is a round wide, or several.
    around = int(games["seat"].nunique())
    width = around * max(1, -(-int(turns.max() - turns.min() + 1) // (40 * around)))
    bins = ((turns // width) * width).value_counts().sort_index()
    figure.add_trace(
        graph_objects.Bar(
            x=[int(b) + (width - 1) / 2 for b in bins.index],
            y=bins.tolist(),
            width=width * 0.92,
            marker={"color": ink.go},
            customdata=[f"{b}–{b + width - 1}" if width > 1 else str(b) for b in bins.index],
            hovertemplate=f"%{{customdata}} {say('turns', language)}: %{{y}} {say('games', language)}<extra></extra>",
        )
    )
    figure.add_vline(x=middle, line={"color": ink.ink, "dash": "dash", "width": 1.5})
    figure.add_annotation(
        text=say("median", language, x=number(middle, language)),
        x=middle,
        y=1,
        yref="paper",
        yanchor="bottom",
        showarrow=False,
        font={"size": 12},
    )
    figure.update_xaxes(title_text=say("turns", language), showgrid=False)
    figure.update_yaxes(title_text=say("games", language), nticks=5)
    figure.update_layout(hovermode="closest")
    low, high = (number(float(turns.quantile(q)), language) for q in (0.1, 0.9))
    return finished(
        figure,
        f"{say('median', language, x=number(middle, language))}; 10–90 %: {low}–{high} {say('turns', language)}.",
    )
