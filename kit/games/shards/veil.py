"""Hack tokens, and cards of the row that lie face down: what the Mind Hacker and the Glitchmother do.

Booklet: Shadow of Salvation, box (S120); the pages of the two bosses. A face-down card lies in `face-down`, where
nobody may look; with the row it makes six.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core import events
from kit.core.cards import Condition
from kit.core.effects import Effect
from kit.core.parts import Source
from kit.core.row import Row
from kit.core.zones import CENTRE, NOBODY, ROW, VOID
from kit.games.shards.boss import number, random_of
from kit.games.shards.numbers import FACE_DOWN, JAMMED, SUPPLY, TOKENS

if TYPE_CHECKING:
    from kit.core.state import State


class HackTokens(Source):
    """Twelve in all; nobody holds more than three, or two with four or five players."""

    def gain(self, state: State, me: int, counter: int, amount: int) -> None:
        """What is over the limit, or not there, is not taken."""
        spot = state.purse[me] + counter
        taken = max(0, min(amount, state.counters[SUPPLY], most_tokens(state) - state.counters[spot]))
        state.counters[spot] += taken
        state.counters[SUPPLY] -= taken


def most_tokens(state: State) -> int:
    """How many a player may hold."""
    return 2 if state.seats - 1 >= 4 else 3


class Jam(Effect):
    """On their next turn players cannot give hack tokens back."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Until the end of the players' turn."""
        state.counters[JAMMED] = 1


class Intrude(Effect):
    """Each player gains as many hack tokens as the page says."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """None, until the boss is far enough."""
        amount = number(state, "intrusion")
        for seat in state.rules.sides.players(state):
            if amount:
                state.gain(seat, TOKENS, amount)


class VeiledRow(Row):
    """A row of which some cards may lie face down; far enough, the boss makes all new ones do so."""

    __slots__ = ()

    def fill(self, state: State, index: int) -> None:
        """The gap is filled, face up or face down."""
        if state.zones[CENTRE] and number(state, "veil"):
            del state.zones[ROW][index]
            veil(state, state.zones[CENTRE], CENTRE)
        else:
            super().fill(state, index)


def veil(state: State, cards: list[int], place: int) -> None:
    """The last of these cards lies in the row face down."""
    card = cards.pop()
    state.zones[FACE_DOWN].append(card)
    if state.log is not None:
        state.log.append((events.MOVE, NOBODY, card, 1, place, FACE_DOWN))


class Hide(Effect):
    """Turn random cards of the row face down."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """As many as lie face up."""
        for _ in range(self.count):
            row = state.zones[ROW]
            if row:
                card = random_of(state, row)
                row.remove(card)
                veil(state, [card], ROW)


class Wipe(Effect):
    """Banish all face-up cards of the row; face-down ones take their places."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """As many as the centre deck has."""
        row = state.zones[ROW]
        count = len(row)
        for card in list(row):
            row.remove(card)
            state.zones[VOID].append(card)
            if state.log is not None:
                state.log.append((events.BANISH, me, card, 1, ROW, VOID))
        for _ in range(min(count, len(state.zones[CENTRE]))):
            veil(state, state.zones[CENTRE], CENTRE)


class AnyFaceDown(Condition):
    """Is any card of the row face down?"""

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted

    def holds(self, state: State, me: int, source: int, it: int) -> bool:
        """One is enough."""
        return bool(state.zones[FACE_DOWN]) == self.wanted
