"""A word of the card language, and what may stand behind one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kit.cards.compile import Shop
    from kit.cards.load import Path_
    from kit.core.effects import Effect

    Step = dict[str, object]
    Build = Callable[["Shop", object, Step, Path_], Effect]


class Word:
    """A word of the card language: what a step does."""

    def __init__(self, name: str, build: Build, means: str, example: str, takes: dict[str, object]) -> None:
        self.name = name
        self.build = build
        self.means = means
        self.example = example
        # A JSON-schema fragment for what stands after the word.
        self.takes = takes


NUMBER: dict[str, object] = {"type": "integer", "minimum": 0, "maximum": 1000}
STEPS: dict[str, object] = {"$ref": "#/$defs/steps"}
COUNTERS: dict[str, object] = {"$ref": "#/$defs/counters"}
CARDS: dict[str, object] = {"$ref": "#/$defs/cards"}
