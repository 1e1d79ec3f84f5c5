"""What a strategy is made of: its lines and their conditions, how strong a word is, and how long all may be."""

from __future__ import annotations

import re
from typing import Final

from kit.agents.strategy_words import GETTING, Which

MOST_CHARACTERS: Final = 20_000
MOST_LINES: Final = 200
MOST_LENGTH: Final = 200
MOST_RULES: Final = 60
MOST_NUMBER: Final = 1_000_000

HEADER: Final = ("strategy", "game", "idea")
LANGUAGES: Final = ("en", "fr", "pt")
# How much a line adds to the weight of a move; three runes or gems of price weigh 60.
STRENGTHS: Final = {"slightly": 20.0, "": 60.0, "strongly": 140.0, "above all": 320.0}
PLAIN: Final = re.compile(r"[^\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]*\Z")
NUMBER: Final = re.compile(r"-?[0-9]{1,6}(\.[0-9]{1,3})?\Z")
KEYWORDS: Final = ("until", "from", "when", "prefer", "avoid", "never", "race", "weight")


class BadStrategy(ValueError):
    """A strategy that cannot be read: which line, what is wrong, and what would be right."""


class Test:
    """A condition: a number compared with a bound. `what` is turn, mine, opponent, table or owning."""

    def __init__(self, what: str, counter: str, least: int, most: int, which: Which | None = None) -> None:
        self.what = what
        self.counter = counter
        self.least = least
        self.most = most
        self.which = which


class Line:
    """One sentence: when it holds, which moves it speaks of, and what it makes of their weight."""

    def __init__(self, number: int, text: str, kind: str) -> None:
        self.number = number
        self.text = text
        self.kind = kind
        self.tests: list[Test] = []
        self.words: frozenset[str] = GETTING
        # None means every move with these words, whatever it is about.
        self.cards: list[Which | None] = []
        self.strength = 0.0
        # For `weight`: the table of Greedy's weights, the name in it, the figure.
        self.change: tuple[str, str, float] = ("", "", 0.0)
