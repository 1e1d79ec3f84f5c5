"""A whole strategy as read: its name, its idea, and its sentences in order."""

from __future__ import annotations

from kit.agents.strategy_lines import (
    HEADER,
    LANGUAGES,
    MOST_CHARACTERS,
    MOST_LENGTH,
    MOST_LINES,
    MOST_RULES,
    PLAIN,
    BadStrategy,
    Line,
)
from kit.agents.strategy_reader import Reader
from kit.agents.strategy_words import Vocabulary, near, vocabulary
from kit.core.rules import Rules
from kit.games import GAMES


class Plan:
    """A strategy as read: what it is called, the idea, and its lines in order."""

    def __init__(self, text: str, own: Rules | None = None) -> None:
        self.text = text
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
        words = vocabulary(self.game) if own is None else Vocabulary(self.game, own)
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
