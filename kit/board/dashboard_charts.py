"""Charts: the part of a dashboard that is drawn on a page. Figures out, a few messages in."""

from __future__ import annotations

import json
from typing import Any

import anywidget
import traitlets

from kit.board.page import dashboard_script, dashboard_style


class Charts(anywidget.AnyWidget):
    """Panels with figures, and a bar above them. It holds only what the one who looks may see.

    `panels` change with the turns of a game, `now` with the position shown, `strip` with every step.
    """

    _esm = dashboard_script()
    _css = dashboard_style()
    strip = traitlets.Dict().tag(sync=True)
    panels: traitlets.List[dict[str, object]] = traitlets.List().tag(sync=True)
    now: traitlets.List[dict[str, object]] = traitlets.List().tag(sync=True)

    def __repr__(self) -> str:
        return f"<charts: {', '.join(str(panel['id']) for panel in [*self.panels, *self.now])}>"


def panel(name: str, figure: Any) -> dict[str, object]:
    """A figure as the page draws it: the title and the sentence are text of the page, so they wrap as it is wide."""
    drawn = json.loads(figure.to_json())
    layout = drawn["layout"]
    meta = layout.pop("meta")
    layout.pop("title", None)
    # Room for what stands over the rows, where something does.
    above = [note for note in layout.get("annotations", []) if note.get("yanchor") == "bottom"]
    rows = 24 if above else 8
    height = int(layout.pop("height")) - int(meta["head"]) + rows
    layout["margin"]["t"] = rows
    return {
        "id": name,
        "title": meta["title"],
        "see": meta["see"],
        "say": meta["say"],
        "click": 1 if meta.get("click") == "turn" else 0,
        "height": height,
        "figure": {"data": drawn["data"], "layout": layout},
    }


def spark() -> dict[str, Any]:
    """An empty chart as the output of a cell. JupyterLab and Voilà load plotly for it, from themselves."""
    chart = {"data": [], "layout": {"width": 50, "height": 30, "margin": {"l": 0, "r": 0, "t": 0, "b": 0}}}
    return {"output_type": "display_data", "metadata": {}, "data": {"application/vnd.plotly.v1+json": chart}}
