"""The frame of every chart: title, what to see, fonts, axes; and how labels stand beside the lines they name."""

from __future__ import annotations

import functools
import html
import itertools
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any, Final

from kit.charts.look import FONT, LETTERS, SEPARATORS, theme_of
from kit.charts.words import say

Figure = Any
Table = Any
LINE: Final = 86
"""Characters in a line of the sentence under the title."""


def safe(text: object) -> str:
    """A name as plain text: plotly reads some tags, and a name must not become one."""
    return html.escape(str(text), quote=False)


def framed(
    title: str,
    see: str,
    language: str,
    theme: str,
    height: int,
    rows: int = 1,
    gap: float = 0.09,
    heights: Sequence[float] | None = None,
    shared: bool = True,
) -> Figure:
    """An empty figure in the look of the kit, with its title and the sentence that says what to see."""
    from plotly import graph_objects
    from plotly.subplots import make_subplots

    ink = theme_of(theme)
    lines = textwrap.wrap(see, LINE)
    head = 42 + 20 * len(lines)
    text = f"<b>{safe(title)}</b>" + "".join(
        f"<br><span style='font-size:12px;color:{ink.ink_2}'>{safe(line)}</span>" for line in lines
    )
    figure = graph_objects.Figure(
        layout={
            "template": template(theme),
            "title": {"text": text, "y": 1 - 14 / (height + head)},
            "paper_bgcolor": ink.paper,
            "separators": SEPARATORS.get(language, ".,"),
            "height": height + head,
            "margin": {"l": 16, "r": 16, "t": head, "b": 16},
            "meta": {"see": see, "title": title, "head": head},
        }
    )
    if rows > 1:
        space = min(gap, 0.6 / (rows - 1))
        make_subplots(
            rows=rows, cols=1, shared_xaxes=shared, vertical_spacing=space, row_heights=heights, figure=figure
        )
    return figure


@functools.cache
def template(theme: str) -> Any:
    """The look itself: what plotly takes where a figure says nothing. Its own default is seven kilobytes."""
    from plotly import graph_objects

    ink = theme_of(theme)
    axis = {
        "gridcolor": ink.grid,
        "linecolor": ink.line,
        "zeroline": False,
        "tickfont": {"color": ink.ink_2, "size": 11},
        "title": {"font": {"color": ink.ink_2, "size": 12}, "standoff": 6},
        "automargin": True,
        "fixedrange": True,
    }
    left = {"x": 0, "xref": "container", "xanchor": "left", "pad": {"l": 16}}
    return graph_objects.layout.Template(
        layout={
            "title": {"font": {"size": 15}, "yref": "container", "yanchor": "top", **left},
            "font": {"family": FONT, "size": 12, "color": ink.ink},
            "plot_bgcolor": ink.paper,
            "hoverlabel": {"font": {"family": FONT, "size": 12}, "bordercolor": ink.line, "bgcolor": ink.paper},
            "showlegend": False,
            "dragmode": False,
            "xaxis": axis,
            "yaxis": axis,
        }
    )


def finished(figure: Figure, facts: str, click: bool = False) -> Figure:
    """Put the text alternative on a figure: what to see, and the key figures."""
    meta = dict(figure.layout.meta)
    stop = "" if meta["title"].endswith("?") else "."
    meta["say"] = f"{meta['title']}{stop} {meta['see']} {facts}".strip()
    if click:
        meta["click"] = "turn"
    figure.layout.meta = meta
    return figure


def nothing(title: str, language: str, theme: str, see: str = "") -> Figure:
    """A chart of an empty table says so."""
    text = say("nothing", language)
    figure = framed(title, see or text, language, theme, 120)
    figure.update_xaxes(visible=False)
    figure.update_yaxes(visible=False)
    figure.add_annotation(text=text, x=0.5, y=0.5, xref="paper", yref="paper", showarrow=False)
    return finished(figure, text)


def over_turns(figure: Figure, language: str, first: int, last: int) -> None:
    """The axis of turns: whole numbers, and a hover anywhere finds the nearest turn."""
    step = next((n for n in (1, 2, 5, 10, 20, 50, 100, 200, 500) if (last - first) / n <= 16), 1000)
    figure.update_xaxes(dtick=step, tick0=0, tickformat="d", range=[first - 0.6, last + 0.6], showgrid=False)
    figure.update_layout(hovermode="x unified", hoverdistance=-1)
    figure.layout[last_axis(figure)].title.text = say("turn", language)


def last_axis(figure: Figure) -> str:
    """The lowest x axis, which carries the title."""
    names = [str(name) for name in figure.to_dict()["layout"] if name.startswith("xaxis")]
    return max(names or ["xaxis"], key=lambda name: int(name[5:] or 1))


def seat_titles(table: Table, names: Sequence[str] | Mapping[int, str] | None, language: str) -> dict[int, str]:
    """What each seat of a table is called: the names given, or its agent; twins are told apart by their letter."""
    seats = sorted(int(seat) for seat in table["seat"].unique())
    if names is not None:
        given = dict(names) if isinstance(names, Mapping) else dict(enumerate(names))
        return {seat: str(given.get(seat, say("seat", language, x=LETTERS[seat % 8]))) for seat in seats}
    agents = table.drop_duplicates("seat").set_index("seat")["agent"].astype(str).to_dict()
    raw = list(agents.values())
    return {s: a if raw.count(a) == 1 else f"{a} {LETTERS[s % 8]}" for s, a in sorted(agents.items())}


def apart(values: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Where labels stand so that none covers another: near their values, `gap` apart, between `low` and `high`."""
    order = sorted(range(len(values)), key=lambda i: values[i])
    spots = [float(v) for v in values]
    for _ in range(60):
        for one, other in itertools.pairwise(order):
            short = gap - (spots[other] - spots[one])
            if short > 0:
                spots[one] -= short / 2
                spots[other] += short / 2
        if order and spots[order[0]] < low:
            spots[order[0]] = low
        if order and spots[order[-1]] > high:
            spots[order[-1]] = high
    return spots


def labelled(
    figure: Figure,
    x: float,
    labels: Sequence[tuple[float, str, str]],
    low: float,
    high: float,
    pixels: int,
    row: int = 1,
) -> None:
    """Names at the end of their lines, in their colours, on an axis from `low` to `high` so many pixels high."""
    spots = apart([value for value, _, _ in labels], (high - low) * 15 / pixels, low, high)
    axis = "" if row == 1 else str(row)
    for (_, text, colour), spot in zip(labels, spots, strict=True):
        figure.add_annotation(
            text=text,
            x=x,
            y=spot,
            xref=f"x{axis}",
            yref=f"y{axis}",
            xanchor="left",
            xshift=8,
            showarrow=False,
            font={"color": colour, "size": 12},
        )


def room(texts: Sequence[str], most: int = 150) -> int:
    """How many pixels labels at the right edge need."""
    return min(most, 22 + max((7 * len(text) for text in texts), default=0))


def caption(figure: Figure, row: int, text: str, colour: str) -> None:
    """What a row of a chart is about, over its upper left corner."""
    axis = "" if row == 1 else str(row)
    figure.add_annotation(
        text=f"<b>{safe(text)}</b>",
        x=0,
        y=1,
        xref=f"x{axis} domain",
        yref=f"y{axis} domain",
        xanchor="left",
        yanchor="bottom",
        yshift=2,
        showarrow=False,
        font={"color": colour, "size": 12},
    )


def mime(figure: Figure) -> dict[str, Any]:
    """A figure as the output of a cell: no library is sent along, and nothing is loaded from another host."""
    import json

    data = {"application/vnd.plotly.v1+json": json.loads(figure.to_json())}
    return {"output_type": "display_data", "metadata": {}, "data": data}
