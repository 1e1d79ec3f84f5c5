"""What happened, as lines of tokens: card names stand out, resources are symbols, seats have names."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence

from kit.board.scene.battle import threshold_told
from kit.board.scene.choices import named
from kit.board.scene.faces import Token, symbols
from kit.cards.sentences import move_sentence
from kit.core.events import THRESHOLD, TURN, Event
from kit.core.moves import Move
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


def untabled(line: str) -> str:
    """What nobody did is told without a name."""
    return line.removeprefix("p0: ").removeprefix("p0 : ")


def told(state: State, events: Sequence[Event], viewer: int, names: list[str], language: str) -> list[Line]:
    """The events of one step as lines; the beginning of a turn is a heading and not told here."""
    happened = [event for event in events if event[0] != TURN]
    if not happened:
        return []
    marks = [index for index, event in enumerate(happened) if event[0] == THRESHOLD]
    if marks and state.rules.boss:
        # What a threshold does is told with it.
        at = marks[0]
        before, after = happened[:at], happened[at + 1 :]
        text = threshold_told(state.rules, happened[at][3], names[-1], language)
        here = Line(symbols(text, language), text)
        return [
            *told(state, before, viewer, names, language),
            here,
            *told(state, after, viewer, names, language),
        ]
    pattern = card_names(state.rules, language)
    lines = [untabled(line) for line in log_text(state, happened, viewer, language)]
    for automatic, name in zip(
        state.rules.automata, names[len(names) - len(state.rules.automata) :], strict=False
    ):
        lines = [line.replace(automatic, name) for line in lines]
    return [Line(tokens(line, pattern, names, language), named(line, names)) for line in lines]


Part = tuple[int, int, list[Line]]
"""Which turn, whose, and what happened in it."""


def by_turns(
    state: State, events: Sequence[Event], whose: tuple[int, int], viewer: int, names: list[str], language: str
) -> list[Part]:
    """The events of one step, a part for each turn they belong to; there is always a first one."""
    parts: list[tuple[int, int, list[Event]]] = [(*whose, [])]
    for event in events:
        if event[0] == TURN:
            parts.append((event[3], event[1], []))
        else:
            parts[-1][2].append(event)
    return [(turn, seat, told(state, part, viewer, names, language)) for turn, seat, part in parts]


def answered(rules: Rules, seat: int, move: Move, names: list[str], language: str) -> list[Line]:
    """Answers of the set-up that move no card but are said aloud: who one is, what one bids."""
    if move.word not in ("hero", "bid", "drop"):
        return []
    said = move_sentence(rules, move, language)
    if move.word == "hero":
        # Who plays alone names the hero of the other side as well; the panels tell who is who.
        said = next((hero.name(language) for hero in rules.heroes if hero.id == move.name), said)
    colon = " : " if language == "fr" else ": "
    text = f"{names[seat]}{colon}{said}"
    return [Line([text], text)]


def tokens(line: str, pattern: re.Pattern[str], names: list[str], language: str) -> list[Token]:
    """One line: text, ["b", name of a card], [symbol, number]."""
    found: list[Token] = []
    at = 0
    for match in pattern.finditer(line):
        found += symbols(named(line[at : match.start()], names), language)
        found.append(["b", match.group(0)])
        at = match.end()
    return found + symbols(named(line[at:], names), language)
