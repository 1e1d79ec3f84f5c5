"""What happened, as lines of tokens: card names stand out, resources are symbols, seats have names."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence

from kit.board.scene.choices import named
from kit.board.scene.faces import Token, symbols
from kit.core.events import TURN, Event
from kit.core.rules import Rules
from kit.core.state import State
from kit.play.text import log_text


@functools.lru_cache(maxsize=24)
def _names(label: str, fingerprint: str, names: tuple[str, ...]) -> re.Pattern[str]:
    either = "|".join(re.escape(name) for name in sorted(set(names), key=len, reverse=True))
    return re.compile(rf"(?<!\w)({either})(?!\w)")


def card_names(rules: Rules, language: str) -> re.Pattern[str]:
    """A pattern that finds the name of any card."""
    return _names(rules.label, rules.fingerprint, tuple(card.name(language) for card in rules.cards))


class Line:
    """One thing that happened: as it is drawn, and as it is read aloud."""

    def __init__(self, drawn: list[Token], spoken: str) -> None:
        self.drawn = drawn
        self.spoken = spoken


def told(state: State, events: Sequence[Event], viewer: int, names: list[str], language: str) -> list[Line]:
    """The events of one step as lines; the beginning of a turn is a heading and not told here."""
    happened = [event for event in events if event[0] != TURN]
    if not happened:
        return []
    pattern = card_names(state.rules, language)
    return [
        Line(tokens(line, pattern, names, language), named(line, names))
        for line in log_text(state, happened, viewer, language)
    ]


def tokens(line: str, pattern: re.Pattern[str], names: list[str], language: str) -> list[Token]:
    """One line: text, ["b", name of a card], [symbol, number]."""
    found: list[Token] = []
    at = 0
    for match in pattern.finditer(line):
        found += symbols(named(line[at : match.start()], names), language)
        found.append(["b", match.group(0)])
        at = match.end()
    return found + symbols(named(line[at:], names), language)
