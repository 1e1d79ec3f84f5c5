"""The page of the board: plain files, put together when the widget is made. There is no build step."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
SCRIPTS: Final = (
    *("icons", "dom", "card", "battle", "table", "dock", "rail", "keys", "acts", "main", "app", "campaign"),
)
STYLES: Final = ("tokens", "card", "table", "dock", "widths", "extra", "battle", "campaign")
DASHBOARD: Final = (("dom", "dashboard"), ("tokens", "dashboard"))


def script() -> str:
    """The module the widget runs: the files one after another, in an order in which each knows those before."""
    return "\n".join((FOLDER / f"{name}.js").read_text(encoding="utf-8") for name in SCRIPTS)


def style() -> str:
    """The look of the widget; every rule lies inside `.dk`, so the page around it is left alone."""
    return "\n".join((FOLDER / f"{name}.css").read_text(encoding="utf-8") for name in STYLES)


def dashboard_script() -> str:
    """The module of the charts beside the board."""
    return "\n".join((FOLDER / f"{name}.js").read_text(encoding="utf-8") for name in DASHBOARD[0])


def dashboard_style() -> str:
    """Their look: the same colours as the board."""
    return "\n".join((FOLDER / f"{name}.css").read_text(encoding="utf-8") for name in DASHBOARD[1])
