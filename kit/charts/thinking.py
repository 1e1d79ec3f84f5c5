"""What a search thinks: its tree as fields, from the question on the left to answers to answers on the right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kit.charts.frame import Figure, finished, framed, nothing, safe
from kit.charts.look import number, percent, theme_of
from kit.charts.words import say

DEPTH: Final = 3
LEAST: Final = 0.01
"""Moves tried less often than this share of all are left out."""
BLUES: Final = ((0.0, "#f3e3c8"), (0.5, "#a9c3cf"), (1.0, "#1f5a8f"))
"""Light to deep: also without colours the better move is the darker one."""


def tree(search: Any, language: str = "en", theme: str = "light", depth: int = DEPTH) -> Figure:
    """The tree of the last search of a `kit.Mcts`, or the data of its `tree()`: wide fields were tried often."""
    from plotly import graph_objects

    title, see = say("tree", language), say("see tree", language)
    data = search if isinstance(search, Mapping) else search.tree(depth)
    if not data or not data.get("visits"):
        return nothing(title, language, theme, see)
    ids: list[str] = []
    labels: list[str] = []
    parents: list[str] = []
    visits: list[int] = []
    means: list[float] = []
    texts: list[str] = []
    waiting: list[tuple[Mapping[str, Any], str, str]] = [(data, "0", "")]
    least = max(1, int(LEAST * int(data["visits"])))
    while waiting:
        node, own, parent = waiting.pop(0)
        ids.append(own)
        parents.append(parent)
        labels.append(safe(node["text"] or say("question", language)))
        visits.append(int(node["visits"]))
        means.append(float(node["mean"]))
        who = say("place", language, n=int(node["seat"]) + 1)
        texts.append(f"{who}: {number(node['visits'], language)}×, {percent(node['mean'], language)}")
        for place, option in enumerate(node.get("options", ())):
            if int(option["visits"]) >= least:
                waiting.append((option, f"{own}-{place}", own))
    figure = framed(title, see, language, theme, 420)
    figure.add_trace(
        graph_objects.Icicle(
            ids=ids,
            labels=labels,
            parents=parents,
            values=visits,
            branchvalues="total",
            text=texts,
            textinfo="label+text",
            hovertemplate="%{label}<br>%{text}<extra></extra>",
            marker={
                "colors": means,
                "colorscale": BLUES,
                "cmin": 0,
                "cmax": 1,
                "line": {"color": theme_of(theme).paper, "width": 2},
            },
            pathbar={"visible": False},
            tiling={"orientation": "h"},
        )
    )
    best = [
        f"{label}: {text}." for label, text, parent in zip(labels, texts, parents, strict=True) if parent == "0"
    ]
    return finished(figure, " ".join(best[:5]))
