"""The book: one game in figures, for tables. Like the log it is only kept while somebody wants it.

The log tells what happened, event by event, and costs as much as the game itself. The book writes one
stretch of numbers at the end of each turn, and a line for what was paid, left over or taken; so a
thousand games can be measured while they are played. A clone keeps none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core import events
from kit.core.zones import NOBODY, SEAT

if TYPE_CHECKING:
    from kit.core.state import State

TAKEN: Final = 6
"""Numbers in a line of `taken`: turn, whose it is, who did it, card, what happened (as in events.py), from where."""


class Book:
    """Plain lists of numbers that only ever grow; whoever reads them knows the shape of the rules."""

    __slots__ = (
        "active",
        "actives",
        "cards",
        "counters",
        "paid",
        "paid_then",
        "scores",
        "sizes",
        "taken",
        "wasted",
        "wasted_then",
    )

    def __init__(self, state: State, scores: bool = True) -> None:
        # So far, in the shape of `state.counters`.
        self.paid = [0] * len(state.counters)
        self.wasted = [0] * len(state.counters)
        # Who began the turn that is going on; in a battle it goes from hand to hand.
        self.active = NOBODY
        # At the end of each turn: whose it was, all counters, what was paid and wasted until then.
        self.actives: list[int] = []
        self.counters: list[int] = self.paid[:]
        self.paid_then: list[int] = self.paid[:]
        self.wasted_then: list[int] = self.wasted[:]
        # The cards in the places of all seats, one place after the other, and how many lie in each.
        self.cards: list[int] = []
        self.sizes: list[int] = []
        # What each seat would score; None where it can be worked out from the rest.
        self.scores: list[int] | None = [] if scores else None
        self.taken: list[int] = []

    def close(self, state: State) -> None:
        """A turn has ended."""
        self.actives.append(self.active)
        self.counters += state.counters
        self.paid_then += self.paid
        self.wasted_then += self.wasted
        cards = self.cards
        places = state.zones[len(state.rules.table_zones) :]
        for zone in places:
            cards += zone
        self.sizes += map(len, places)
        if self.scores is not None:
            self.scores += state.rules.finish.scores(state)

    def end(self, state: State) -> None:
        """The game is over or breaks off. In the middle of a turn, what is left of it is lost."""
        if len(self.actives) < state.turn:
            counters = state.counters
            state.counters = counters[:]
            for seat in range(state.seats):
                self.waste(state, seat)
                for counter in state.rules.per_turn:
                    state.counters[state.purse[seat] + counter] = 0
            self.close(state)
            state.counters = counters

    def waste(self, state: State, me: int) -> None:
        """All that a seat has left of what lasts for a turn is about to be lost."""
        for counter in state.rules.per_turn:
            spot = state.purse[me] + counter
            self.wasted[spot] += state.counters[spot]

    def take(self, turn: int, owner: int, by: int, card: int, what: int, place: int) -> None:
        """A card has become a seat's own, or was defeated or played by it from the middle of the table."""
        self.taken += (turn, owner, by, card, what, place)


def spend(state: State, me: int, counter: int, amount: int) -> None:
    """A seat pays with what it has. Less than nothing is given back."""
    spot = state.purse[me] + counter
    state.counters[spot] -= amount
    if state.book is not None:
        state.book.paid[spot] += amount
    if state.log is not None and amount:
        state.log.append((events.SPEND, me, counter, amount, NOBODY, amount))


def waste(state: State, me: int, counter: int) -> None:
    """What a seat has left of one thing is lost before its turn ends."""
    spot = state.purse[me] + counter
    left = state.counters[spot]
    if state.book is not None:
        state.book.wasted[spot] += left
    if state.log is not None and left:
        state.log.append((events.WASTE, me, counter, left, NOBODY, left))
    state.counters[spot] = 0


def left_over(state: State, me: int) -> None:
    """All that a seat has left of what lasts for a turn is about to be lost; whoever listens is told."""
    if state.book is not None:
        state.book.waste(state, me)
    if state.log is not None:
        for counter in state.rules.per_turn:
            left = state.counters[state.purse[me] + counter]
            if left and state.rules.seat_counters[counter - SEAT].shown:
                state.log.append((events.WASTE, me, counter, left, NOBODY, left))
