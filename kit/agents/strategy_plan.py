"""A whole strategy as read: bounded in size, its headings, and its sentences in order."""

from __future__ import annotations

import re
from typing import Final

from kit.agents.strategy_lines import BadStrategy, Line, Reader
from kit.agents.strategy_words import Vocabulary, near, vocabulary
from kit.games import GAMES

MOST_CHARACTERS: Final = 20_000
MOST_LINES: Final = 200
MOST_LENGTH: Final = 200
MOST_RULES: Final = 60

HEADER: Final = ("strategy", "game", "idea")
LANGUAGES: Final = ("en", "fr", "pt")
PLAIN: Final = re.compile(r"[^\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]*\Z")


class Plan:
    """A strategy as read: what it is called, the idea, and its lines in order."""

    def __init__(self, text: str, own: list[dict[str, object]] | None = None) -> None:
        self.text = text
        # Entries of cards that are in no box.
        self.own = own or []
        self.game = ""
        self.names: dict[str, str] = {}
        self.ideas: dict[str, str] = {}
        self.lines: list[Line] = []
        if len(text) > MOST_CHARACTERS:
            raise BadStrategy(
                f"A strategy has at most {MOST_CHARACTERS:,} characters; this one has {len(text):,}."
            )
        rows = text.splitlines()
        if len(rows) > MOST_LINES:
            raise BadStrategy(f"A strategy has at most {MOST_LINES} lines; this one has {len(rows)}.")
        sentences: list[tuple[int, str]] = []
        for number, row in enumerate(rows, 1):
            if len(row) > MOST_LENGTH or not PLAIN.match(row):
                raise BadStrategy(f"line {number}: at most {MOST_LENGTH} characters, and only letters and signs.")
            row = row.partition("#")[0].strip()
            if row and not self.header(number, row):
                sentences.append((number, row))
        if not self.game:
            raise BadStrategy(f"Say which game it is for, in a line of its own: 'game: {next(iter(GAMES))}'.")
        words = Vocabulary(self.game, self.own) if self.own else vocabulary(self.game)
        for number, row in sentences:
            self.lines += Reader(words, number, row).lines()
        if len(self.lines) > MOST_RULES:
            raise BadStrategy(f"A strategy has at most {MOST_RULES} sentences; this one has {len(self.lines)}.")

    def header(self, number: int, row: str) -> bool:
        """A line such as `game: ascension` or `idea fr: …`; False if it is a sentence."""
        key, colon, value = row.partition(":")
        if not colon:
            return False
        name, _, language = key.strip().lower().partition(" ")
        value = value.strip()
        if name not in HEADER:
            hint = near(name, HEADER)
            raise BadStrategy(f"line {number}: no heading {name[:40]!r}.{hint} Headings: {', '.join(HEADER)}.")
        if name == "game":
            if value not in GAMES or language:
                raise BadStrategy(
                    f"line {number}: no game {value[:40]!r}.{near(value, GAMES)} Known: {', '.join(GAMES)}."
                )
            self.game = value
            return True
        if (language or "en") not in LANGUAGES:
            raise BadStrategy(f"line {number}: no language {language[:40]!r}. Known: {', '.join(LANGUAGES)}.")
        (self.names if name == "strategy" else self.ideas)[language or "en"] = value
        return True
