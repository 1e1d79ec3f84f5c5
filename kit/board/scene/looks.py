"""How a game looks: one small table per game. What is not named here is still shown, only plainer.

Nothing here knows a rule. The scene reads places, numbers and moves from the rules themselves; this
table only says which number is a dial, which symbol stands for it and what the page is called.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


class Look:
    """The looks of one game."""

    def __init__(
        self,
        title: str,
        emblem: str,
        money: tuple[str, ...],
        dials: Mapping[str, int],
        score: str,
        wasted: tuple[str, ...],
        strike: str,
        turned: bool,
        seal: str,
        dial_marks: Mapping[str, tuple[int, ...]] | None = None,
        played_too: tuple[str, ...] = (),
    ) -> None:
        self.title = title
        self.emblem = emblem
        # Numbers that are big in the dock, in this order; a number "x-y" is a small addition to "y".
        self.money = money
        # Numbers shown as dials, and how far each goes.
        self.dials = dials
        # The number that decides the game, shown in a laurel; empty where dials do.
        self.score = score
        # What is lost when the turn ends; the button says so.
        self.wasted = wasted
        # What is struck with after the turn's last move: with some of it, the end is an attack.
        self.strike = strike
        # Are cards that were used turned sideways?
        self.turned = turned
        # The emblem on the back of the cards.
        self.seal = seal
        self.dial_marks = dict(dial_marks or {})
        # Places whose cards lie among those played this turn.
        self.played_too = played_too


LOOKS: Final[dict[str, Look]] = {
    "ascension": Look(
        title="Ascension",
        emblem="honor",
        money=("runes", "power"),
        dials={},
        score="honor",
        wasted=("runes", "power"),
        strike="",
        turned=False,
        seal="void",
    ),
    "shards": Look(
        title="Shards of Infinity",
        emblem="mastery",
        money=("gems", "power"),
        dials={"health": 50, "mastery": 30},
        score="",
        wasted=("gems",),
        strike="power",
        turned=True,
        seal="mastery",
        dial_marks={"mastery": (10, 20)},
        played_too=("fast-played",),
    ),
}


def look(game: str) -> Look:
    """The looks of a game; one that nobody has drawn yet gets plain ones."""
    plain = Look(game.title(), "card", (), {}, "", (), "", False, "void")
    return LOOKS.get(game, plain)


# Which symbol stands for a number or a deed; what has none is written out.
SYMBOLS: Final[dict[str, str]] = {
    "runes": "rune",
    "mechana-runes": "rune",
    "gems": "crystal",
    "power": "power",
    "honor": "honor",
    "pool": "honor",
    "mastery": "mastery",
    "health": "health",
    "shield": "shield",
    "draw": "draw",
    "banish": "banish",
    "discard": "discard",
    "hack-tokens": "order",
}

# The shape of a badge says which currency it is.
SHAPES: Final[dict[str, tuple[str, str]]] = {
    "runes": ("hex", "rune"),
    "gems": ("gem", "crystal"),
    "power": ("burst", "power"),
    "mastery": ("hex", "mastery"),
    "health": ("hex", "health"),
}

# Six seats: a letter and a shape each.
LETTERS: Final = "ABCDEFGH"


DEEDS: Final[dict[str, tuple[tuple[str, int], tuple[str, int]]]] = {"focus": (("gems", 1), ("mastery", 1))}
"""Deeds without a card: what is paid, and what one gets."""
