"""The cards of a seat: over time, now, and when they were taken. From the tables `decks` and `acquisitions`."""

from __future__ import annotations

import itertools
from typing import Any, Final

from kit.charts.frame import (
    Figure,
    Table,
    caption,
    finished,
    framed,
    labelled,
    nothing,
    over_turns,
    room,
    safe,
    seat_titles,
)
from kit.charts.look import faction_look, hatched, ink_on, number, seat_look, theme_of, type_look
from kit.charts.turns import Names
from kit.charts.words import card_name, group_name, say

HATCHES: Final = ("", "/", ".", "x", "-", "+", "|", "\\")
BANDS: Final = 8
"""So many cards get a band of their own; the rest are `others`."""


def band_look(by: str, group: str, theme: str, index: int, faction: str) -> tuple[str, str, str]:
    """Edge, field and hatching of a band."""
    if by == "faction":
        return faction_look(group)
    if by == "type":
        colour, hatch = type_look(group, theme)
        return colour, colour, hatch
    # Cards have the colour of their faction and a hatching of their own.
    deep, middle, _ = faction_look(faction)
    return deep, middle, HATCHES[index % len(HATCHES)]


def skin(faction: str, sort: str) -> str:
    """The faction a card is coloured by; monsters have a colour of their own."""
    return "monster" if sort == "monster" and faction == "none" else faction


def composition(
    table: Table,
    language: str = "en",
    theme: str = "light",
    names: Names = None,
    seat: int | None = None,
    by: str = "faction",
    until: int | None = None,
) -> Figure:
    """All cards a seat owns after each turn, stacked by faction, by type or by card."""
    if by not in ("faction", "type", "card"):
        raise ValueError(f"cards are stacked by 'faction', 'type' or 'card', not by {by!r}.")
    see = say("see composition", language)
    if not len(table):
        return nothing(say("composition", language, x="…"), language, theme, see)
    from plotly import graph_objects

    titles = seat_titles(table, names, language)
    seat = min(titles) if seat is None else seat
    own = table[table["seat"] == seat]
    title = say("composition", language, x=titles.get(seat, ""))
    if not len(own):
        return nothing(title, language, theme, see)
    wide = own.assign(group=own[by].astype(str)).pivot_table(
        index="turn", columns="group", values="count", aggfunc="sum", fill_value=0, observed=True
    )
    wide = wide[wide.sum().sort_values(ascending=False).index]
    factions = own.assign(card=own["card"].astype(str)).drop_duplicates("card").set_index("card")["faction"]
    if by == "card":
        # Cards of a faction lie side by side.
        many = {str(name): str(factions[name]) for name in wide.columns[:BANDS]}
        first = sorted(many, key=lambda name: list(many.values()).index(many[name]))
        wide = wide[[*first, *wide.columns[BANDS:]]]
    if by == "card" and len(wide.columns) > BANDS:
        rest = wide[wide.columns[BANDS:]].sum(axis=1)
        wide = wide[wide.columns[:BANDS]].assign(others=rest)
    figure = framed(title, see, language, theme, 270)
    last, bottom, labels = int(wide.index.max()), 0.0, []
    until = max(last, until or 0)
    for index, group in enumerate(wide.columns):
        edge, field, hatch = band_look(by, str(group), theme, index, str(factions.get(str(group), "none")))
        name = band_name(by, str(group), language)
        values = wide[group].tolist()
        figure.add_trace(
            graph_objects.Scatter(
                x=wide.index.tolist(),
                y=values,
                name=safe(name),
                mode="lines",
                stackgroup="cards",
                line={"width": 1, "color": edge, "shape": "hv"},
                fillcolor=field,
                fillpattern=hatched(hatch) | {"bgcolor": field, "fillmode": "replace"} if hatch else None,
                hovertemplate="%{y}",
            )
        )
        if values[-1] > 0:
            labels.append((bottom + values[-1] / 2, f"{safe(name)} <b>{values[-1]}</b>", name, values[-1]))
        bottom += values[-1]
    most = int(wide.sum(axis=1).max())
    named = [(spot, text, theme_of(theme).ink) for spot, text, _, _ in labels]
    labelled(figure, until, named, 0, most * 1.06, 230)
    figure.update_yaxes(range=[0, most * 1.06], title_text=say("cards", language), nticks=6)
    over_turns(figure, language, 1, until)
    figure.update_layout(margin_r=room([f"{name} 00" for _, _, name, _ in labels], 170))
    facts = ", ".join(f"{name} {count}" for _, _, name, count in labels)
    return finished(figure, f"{say('turn', language)} {last}: {facts}.", click=True)


def band_name(by: str, group: str, language: str) -> str:
    """What a band is called."""
    if group == "others":
        return say("others", language)
    return card_name(group, language) if by == "card" else group_name(group, language)


def treemap(
    table: Table,
    language: str = "en",
    theme: str = "light",
    names: Names = None,
    seat: int | None = None,
    turn: int | None = None,
) -> Figure:
    """All cards a seat owns after a turn (the last one if none is named), as fields by faction."""
    see = say("see treemap", language)
    own = table
    if len(table):
        titles = seat_titles(table, names, language)
        seat = min(titles) if seat is None else seat
        turn = int(table["turn"].max()) if turn is None else turn
        own = table[(table["seat"] == seat) & (table["turn"] <= turn)]
        # Who is out of the game keeps no cards; shown is what there was last.
        own = own[own["turn"] == own["turn"].max()]
        turn = int(own["turn"].max()) if len(own) else turn
    if not len(own):
        return nothing(say("treemap", language, x="…", n=turn or 0), language, theme, see)
    from plotly import graph_objects

    title = say("treemap", language, x=titles.get(int(seat or 0), ""), n=turn)
    figure = framed(title, see, language, theme, 270)
    ids: list[str] = []
    labels: list[str] = []
    parents: list[str] = []
    values: list[int] = []
    colours: list[str] = []
    hatches: list[str] = []
    groups: dict[str, int] = {}
    for row in own.itertuples():
        name = skin(str(row.faction), str(row.type))
        groups[name] = groups.get(name, 0) + int(row.count)
    for name, count in sorted(groups.items(), key=lambda pair: -pair[1]):
        deep, middle, hatch = faction_look(name)
        ids.append(name)
        labels.append(safe(group_name(name, language)))
        parents.append("")
        values.append(count)
        colours.append(middle)
        hatches.append("")
    for row in own.itertuples():
        deep, _, hatch = faction_look(skin(str(row.faction), str(row.type)))
        ids.append(f"{row.faction}/{row.card}")
        labels.append(safe(card_name(str(row.card), language)))
        parents.append(skin(str(row.faction), str(row.type)))
        values.append(int(row.count))
        colours.append(deep)
        hatches.append(hatch)
    figure.add_trace(
        graph_objects.Treemap(
            ids=ids,
            labels=labels,
            parents=parents,
            values=values,
            branchvalues="total",
            marker={
                "colors": colours,
                "line": {"width": 1.5, "color": theme_of(theme).paper},
                "pattern": {**hatched(""), "shape": hatches, "fgcolor": "rgba(255,255,255,0.22)"},
                "pad": {"t": 20, "l": 3, "r": 3, "b": 3},
            },
            texttemplate="%{label}<br><b>× %{value}</b>",
            textfont={"color": "#ffffff", "size": 12},
            hovertemplate="%{label}: %{value}<extra></extra>",
            pathbar={"visible": False},
            tiling={"packing": "squarify", "pad": 2},
            sort=True,
        )
    )
    ordered = own.sort_values("count", ascending=False)
    facts = ", ".join(f"{card_name(str(r.card), language)} ×{r.count}" for r in ordered.head(12).itertuples())
    return finished(figure, f"{number(own['count'].sum(), language)} {say('cards', language)}: {facts}.")


def acquisitions(
    table: Table, language: str = "en", theme: str = "light", names: Names = None, until: int | None = None
) -> Figure:
    """Every card taken, as a block in its turn, as tall as its cost: one lane for each seat."""
    title, see = say("acquisitions", language), say("see acquisitions", language)
    if not len(table):
        return nothing(title, language, theme, see)
    titles = seat_titles(table, names, language)
    figure = framed(title, see, language, theme, 60 + max(100, 60 + 70 * len(titles)), rows=len(titles), gap=0.14)
    last = max(int(table["turn"].max()), until or 0)
    facts = []
    shown: set[str] = set()
    for row, (seat, name) in enumerate(titles.items(), 1):
        own = table[table["seat"] == seat].sort_values("turn", kind="stable")
        place = {"row": row, "col": 1} if len(titles) > 1 else {}
        for trace in blocks(own, language, shown, len(titles)):
            figure.add_trace(trace, **place)
        caption(figure, row, name, seat_look(seat, theme)[0])
        told = ", ".join(
            f"{say('turn', language)} {r.turn} {card_name(str(r.card), language)}"
            for r in own.tail(6).itertuples()
        )
        facts.append(f"{name}: {len(own)} {say('cards', language)}; {told}.")
    figure.update_yaxes(title_text=None, nticks=4, showgrid=True)
    over_turns(figure, language, 1, last)
    figure.update_layout(
        barmode="stack",
        uniformtext={"minsize": 9, "mode": "hide"},
        hovermode="closest",
        showlegend=True,
        legend={
            "orientation": "h",
            "x": 0,
            "xref": "container",
            "y": 0,
            "yref": "container",
            "yanchor": "bottom",
            "itemclick": False,
            "itemdoubleclick": False,
            "font": {"size": 11},
        },
        margin_b=76,
    )
    return finished(figure, " ".join(facts), click=True)


def blocks(own: Table, language: str, shown: set[str], seats: int) -> list[Any]:
    """The blocks of one seat: a trace for each faction, in the order in which the cards were taken."""
    from plotly import graph_objects

    # A block is as wide as there are turns until the seat plays again; after an extra turn there is less room.
    turns = sorted({int(turn) for turn in own["turn"]})
    gaps = [after - before for before, after in itertools.pairwise(turns)]
    wide = {turn: 0.85 * min(seats, *gaps[max(i - 1, 0) : i + 1], seats) for i, turn in enumerate(turns)}
    found: dict[str, dict[str, list[Any]]] = {}
    for row in own.itertuples():
        group = found.setdefault(
            skin(str(row.faction), str(row.type)), {"x": [], "y": [], "text": [], "name": [], "width": []}
        )
        group["x"].append(int(row.turn))
        group["y"].append(max(0.6, float(row.cost)))
        group["width"].append(wide[int(row.turn)])
        group["text"].append(str(row.cost))
        group["name"].append(f"{safe(card_name(str(row.card), language))}, {say(str(row.how), language)}")
    traces = []
    for name, group in sorted(found.items()):
        deep, middle, hatch = faction_look(name)
        traces.append(
            graph_objects.Bar(
                x=group["x"],
                y=group["y"],
                text=group["text"],
                width=group["width"],
                customdata=group["name"],
                name=safe(group_name(name, language)),
                legendgroup=name,
                showlegend=name not in shown,
                marker={"color": middle, "line": {"color": deep, "width": 1}, "pattern": hatched(hatch)},
                textfont={"color": ink_on(middle), "size": 11},
                textposition="inside",
                insidetextanchor="middle",
                textangle=0,
                hovertemplate=f"%{{customdata}}<br>{say('turn', language)} %{{x}}, {say('cost', language)} %{{text}}<extra></extra>",
            )
        )
        shown.add(name)
    return traces
