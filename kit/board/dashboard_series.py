"""Which charts sum up a series, and the line above them."""

from __future__ import annotations

from typing import Any

from kit import charts
from kit.board.scene.words import word
from kit.charts.look import number
from kit.charts.turns import made_columns, standing_columns


def series_figures(results: Any, language: str, theme: str) -> dict[str, Any]:
    """All charts of a series for which there are tables."""
    found = {
        "win_rates": charts.win_rates(results, language, theme),
        "matrix": charts.matrix(results, language, theme),
        "seats": charts.seats(results, language, theme),
        "lengths": charts.lengths(results, language, theme),
    }
    tables = set(results.tables)
    if "turns" in tables:
        for column in columns(results.turns):
            found[f"bands {column}"] = charts.bands(results, language, theme, column)
    if "acquisitions" in tables:
        found["card_values"] = charts.card_values(results, language, theme)
    if "decks" in tables:
        found["final_decks"] = charts.final_decks(results, language=language, theme=theme)
    return found


def columns(turns: Any) -> list[str]:
    """The columns whose curves are worth a chart: how things stand, then what is made."""
    if not len(turns):
        return []
    return [*standing_columns(turns), *(f"{name}_made" for name in made_columns(turns))]


def series_note(results: Any, language: str) -> str:
    """How many games this is about, and how many went wrong."""
    said = word("games played", language, n=number(results.played, language))
    if results.failures:
        said += " · " + word("games failed", language, n=number(len(results.failures), language))
    return said
