"""One game over its turns: what was made and spent, and who is ahead. From the table `turns` of a measured game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

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
from kit.charts.look import faint, number, resource_colour, seat_look
from kit.charts.words import number_name, say

INFINITE: Final = 100_000
"""Numbers from here on are without end: the last step of the Infinity Shard."""
KEYS: Final = {"game", "turn", "round", "seat", "agent", "active"}
PILES: Final = {"hand", "deck", "discard", "in_play", "cards", "value", "score"}
HIGH: Final = 115
"""How many pixels high one row of a chart is, about."""
Names = Sequence[str] | Mapping[int, str] | None


def made_columns(table: Table) -> list[str]:
    """The resources that somebody has made in this table, in its order."""
    found = [str(name)[: -len("_made")] for name in table.columns if str(name).endswith("_made")]
    return [name for name in found if (table[f"{name}_made"] > 0).any()]


def standing_columns(table: Table) -> list[str]:
    """The numbers a seat keeps: honor, or health and mastery; and the score where it says more than they do."""
    ends = ("_made", "_spent", "_wasted")
    found = [str(n) for n in table.columns if str(n) not in KEYS | PILES and not str(n).endswith(ends)]
    found = [name for name in found if table[name].nunique() > 1]
    if "score" in table.columns and table["score"].nunique() > 1:
        if not any((table[name] == table["score"]).all() for name in found):
            found.append("score")
    return found


def ceiling(values: Table) -> int:
    """How high an axis goes: infinite numbers stand a little above the largest that is not."""
    finite = values[values < INFINITE]
    most = int(finite.max()) if len(finite) else 1
    return max(1, most if len(finite) == len(values) else most + max(1, most // 5))


def endless(value: float, language: str) -> str:
    """A number, or the sign for one without end."""
    return "∞" if value >= INFINITE else number(value, language)


def resources(
    table: Table, language: str = "en", theme: str = "light", names: Names = None, until: int | None = None
) -> Figure:
    """What each turn made of each resource, and how much of it was left unspent."""
    title, see = say("resources", language), say("see resources", language)
    table = table[table["active"]] if len(table) else table
    kinds = made_columns(table) if len(table) else []
    if not kinds:
        return nothing(title, language, theme, see)
    from plotly import graph_objects

    titles = seat_titles(table, names, language)
    figure = framed(title, see, language, theme, 60 + (HIGH + 20) * len(kinds), rows=len(kinds), gap=0.16)
    last = max(int(table["turn"].max()), until or 0)
    facts = []
    for row, kind in enumerate(kinds, 1):
        most = ceiling(table[f"{kind}_made"])
        ends = []
        for seat, name in titles.items():
            own = table[table["seat"] == seat].sort_values("turn")
            colour, dash, marker = seat_look(seat, theme)
            turns = own["turn"].tolist()
            told = [endless(value, language) for value in own[f"{kind}_made"]]
            made = [min(value, most) for value in own[f"{kind}_made"].tolist()]
            wasted = [min(value, top) for value, top in zip(own[f"{kind}_wasted"].tolist(), made, strict=True)]
            spent = [m - w for m, w in zip(made, wasted, strict=True)]
            place = {"row": row, "col": 1} if len(kinds) > 1 else {}
            figure.add_trace(
                graph_objects.Scatter(x=turns, y=spent, mode="lines", line={"width": 0}, hoverinfo="skip"), **place
            )
            figure.add_trace(
                graph_objects.Scatter(
                    x=turns,
                    y=made,
                    name=safe(name),
                    mode="lines+markers",
                    line={"color": colour, "dash": dash, "width": 2},
                    marker={"symbol": marker, "size": 6, "color": colour},
                    fill="tonexty",
                    fillcolor=faint(colour, 0.25),
                    customdata=[[t, w] for t, w in zip(told, wasted, strict=True)],
                    hovertemplate=f"%{{customdata[0]}} {say('made', language)}, %{{customdata[1]}} {say('wasted', language)}",
                ),
                **place,
            )
            if turns:
                mean = sum(made) / len(made)
                ends.append((made[-1], f"{safe(name)} <b>{told[-1]}</b>", colour))
                facts.append(
                    f"{name}, {number_name(kind, language)}: {say('average', language, x=number(mean, language, 1))}, "
                    f"{say('wasted', language)} {number(sum(wasted), language)}."
                )
        labelled(figure, last, ends, 0, most * 1.12, HIGH, row)
        caption(figure, row, number_name(kind, language), resource_colour(kind, theme))
        figure.update_yaxes(range=[0, most * 1.12], nticks=5, **({"row": row, "col": 1} if len(kinds) > 1 else {}))
    over_turns(figure, language, 1, last)
    figure.update_layout(margin_r=room([f"{name} 00" for name in titles.values()]))
    return finished(figure, " ".join(facts), click=True)


def standing(
    table: Table, language: str = "en", theme: str = "light", names: Names = None, until: int | None = None
) -> Figure:
    """Honor, or health and mastery, after each turn; in Ascension also the score with what the cards are worth."""
    title, see = say("standing", language), say("see standing", language)
    kinds = standing_columns(table) if len(table) else []
    if not kinds:
        return nothing(title, language, theme, see)
    from plotly import graph_objects

    titles = seat_titles(table, names, language)
    figure = framed(title, see, language, theme, 60 + (HIGH + 20) * len(kinds), rows=len(kinds), gap=0.16)
    last = max(int(table["turn"].max()), until or 0)
    facts = []
    for row, kind in enumerate(kinds, 1):
        most = max(1, int(table[kind].max()))
        least = min(0, int(table[kind].min()))
        ends = []
        place = {"row": row, "col": 1} if len(kinds) > 1 else {}
        for seat, name in titles.items():
            own = table[(table["seat"] == seat) & table[kind].notna()].sort_values("turn")
            if not len(own):
                # What is not known of a seat is not drawn.
                continue
            colour, dash, marker = seat_look(seat, theme)
            values = own[kind].tolist()
            # A marker now and then is enough to tell lines apart without their colours.
            every = max(1, len(values) // 8)
            figure.add_trace(
                graph_objects.Scatter(
                    x=own["turn"].tolist(),
                    y=values,
                    name=safe(name),
                    mode="lines+markers",
                    line={"color": colour, "dash": dash, "width": 2.5, "shape": "hv"},
                    marker={
                        "symbol": marker,
                        "color": colour,
                        "opacity": 1,
                        "line": {"width": 0},
                        "size": [7 if i % every == 0 or i == len(values) - 1 else 0 for i in range(len(values))],
                    },
                    hovertemplate="%{y}",
                ),
                **place,
            )
            ends.append((values[-1], f"{safe(name)} <b>{number(values[-1], language)}</b>", colour))
            facts.append(f"{name}, {number_name(kind, language)}: {number(values[-1], language)}.")
        labelled(figure, last, ends, least, most * 1.08, HIGH, row)
        caption(figure, row, number_name(kind, language), resource_colour(kind, theme))
        figure.update_yaxes(range=[least, most * 1.08], nticks=5, **place)
    over_turns(figure, language, 1, last)
    figure.update_layout(margin_r=room([f"{name} 00" for name in titles.values()]))
    return finished(figure, " ".join(facts), click=True)
