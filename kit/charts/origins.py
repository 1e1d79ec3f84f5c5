"""Where honor or damage came from, card by card. From the table `sources` of a measured game."""

from __future__ import annotations

from typing import Final

from kit.charts.frame import Figure, Table, caption, finished, framed, nothing, safe, seat_titles
from kit.charts.look import number, percent, resource_colour, seat_look
from kit.charts.turns import Names
from kit.charts.words import card_name, number_name, say

MOST: Final = 7
FIRST: Final = ("honor", "damage", "power", "mastery")
"""What decides a game, in the order in which it is looked for."""


def told(table: Table) -> str:
    """What a table of sources is about: what decides the game."""
    kinds = table.groupby(table["what"].astype(str))["card"].nunique().to_dict()
    # Damage that is all put down to one attack says nothing about cards; the power behind it does.
    telling = [what for what in FIRST if kinds.get(what, 0) > 1]
    return next((what for what in [*telling, *FIRST] if what in kinds), next(iter(kinds)))


def sources(
    table: Table, language: str = "en", theme: str = "light", names: Names = None, what: str | None = None
) -> Figure:
    """The cards that gave each seat its honor, or did its damage, in all turns so far."""
    see = say("see sources", language)
    if len(table):
        what = told(table) if what is None else what
        table = table[(table["what"] == what) & (table["amount"] > 0)]
    title = say("sources", language, x=number_name(what or "honor", language).lower())
    if not len(table):
        return nothing(title, language, theme, see)
    from plotly import graph_objects

    titles = (
        seat_titles(table, names, language)
        if names is not None or "agent" in table.columns
        else {int(s): say("seat", language, x="ABCDEFGH"[int(s) % 8]) for s in sorted(table["seat"].unique())}
    )
    lanes = {}
    for seat in titles:
        own = (
            table[table["seat"] == seat]
            .assign(card=lambda t: t["card"].astype(str))
            .groupby("card")["amount"]
            .sum()
        )
        lanes[seat] = own.sort_values(ascending=False)
    rows = [min(MOST, len(lane)) for lane in lanes.values()]
    figure = framed(
        title,
        see,
        language,
        theme,
        50 + 34 * len(rows) + 21 * sum(rows),
        len(rows),
        gap=30 / (50 + 34 * len(rows) + 21 * sum(rows)),
        heights=[max(1, n) for n in rows] if len(rows) > 1 else None,
    )
    most = max(float(lane.iloc[0]) for lane in lanes.values())
    facts = []
    for row, (seat, lane) in enumerate(lanes.items(), 1):
        total = float(lane.sum())
        top = lane.head(MOST)[::-1]
        # A card nobody knows the name of is the table itself: a bid, a rule.
        labels = [card_name(str(card), language) if card else "–" for card in top.index]
        colour = resource_colour(what or "", theme)
        values = [float(value) for value in top.tolist()]
        figure.add_trace(
            graph_objects.Bar(
                x=values,
                y=[safe(label) for label in labels],
                orientation="h",
                marker={"color": colour},
                text=[f"{number(v, language)} · {percent(v / total, language)}" for v in values],
                textposition="outside",
                cliponaxis=False,
                hovertemplate="%{y}: %{text}<extra></extra>",
            ),
            **({"row": row, "col": 1} if len(rows) > 1 else {}),
        )
        caption(figure, row, f"{titles[seat]} · {number(total, language)}", seat_look(seat, theme)[0])
        best = ", ".join(
            f"{label} {number(v, language)}" for label, v in list(zip(labels, values, strict=True))[::-1][:4]
        )
        facts.append(f"{titles[seat]}: {number(total, language)}; {best}.")
    figure.update_xaxes(range=[0, most * 1.28], visible=False)
    figure.update_yaxes(showgrid=False, tickfont_size=12)
    figure.update_layout(bargap=0.25, hovermode="closest")
    return finished(figure, " ".join(facts))
