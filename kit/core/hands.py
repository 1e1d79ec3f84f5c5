"""Effects on what seats hold: guess a card, discard as many as …, destroy the dearest, take from the leader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core import events
from kit.core.effects import Destroy, Effect
from kit.core.zones import DECK, DISCARD, HAND, NOBODY, STAYS

if TYPE_CHECKING:
    from kit.core.cards import Amount
    from kit.core.moves import Move
    from kit.core.state import State


class Guess(Effect):
    """Name a card, then reveal the top card of your deck and put it into your hand.

    Only cards that may lie there are offered: to name another would be to decline.
    """

    __slots__ = ("moves", "then")

    def __init__(self, why: str, moves: list[Move], then: Effect | None) -> None:
        super().__init__()
        self.why = why
        self.moves = moves
        self.then = then

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Every kind in the deck, or in what will be the deck, in an order that tells nothing."""
        cards = state.zone(me, DECK) or state.zone(me, DISCARD)
        kinds = sorted({state.kinds[card] for card in cards})
        if kinds:
            state.ask(self, me, source, it, [self.moves[kind] for kind in kinds])

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """Show it to all, take it, and see whether it is the one."""
        deck = state.zone(me, DECK)
        if not deck and not state.reshuffle(me):
            return
        card = deck.pop()
        hand = state.zone(me, HAND)
        hand.append(card)
        hand.sort()
        state.reveals += 1
        if state.log is not None:
            base = state.base[me]
            state.log.append((events.REVEAL, me, card, 1, base + DECK, base + HAND))
        if self.then is not None and state.kinds[card] == move.kind:
            state.agenda.append((self.then, me, source, card))


class DiscardCounted(Effect):
    """Discard as many cards as something counts. It can be done only with so many in hand."""

    __slots__ = ("amount", "one")

    def __init__(self, amount: Amount, one: Effect) -> None:
        super().__init__()
        self.amount = amount
        self.one = one

    def able(self, state: State, me: int, source: int) -> bool:
        """Are there enough cards in hand?"""
        return len(state.zone(me, HAND)) >= self.amount.count(state, me, NOBODY, NOBODY)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """One after the other, each chosen by its owner."""
        # More than the hand holds cannot be discarded, however much is counted.
        for _ in range(min(self.amount.count(state, me, source, it), len(state.zone(me, HAND)))):
            state.agenda.append((self.one, me, source, it))


class DestroyDearest(Destroy):
    """Destroy the card in play with the highest cost; among equals its owner chooses."""

    __slots__ = ()

    def options(self, state: State, me: int) -> list[Move]:
        """Only those no other is dearer than."""
        found = super().options(state, me)
        cards = state.rules.cards
        highest = max([cards[move.kind].cost for move in found], default=0)
        return [move for move in found if cards[move.kind].cost == highest]


class DestroyThis(Effect):
    """Destroy the card in play that does this, then go on."""

    __slots__ = ("then",)

    def __init__(self, then: Effect | None) -> None:
        super().__init__()
        self.then = then

    def able(self, state: State, me: int, source: int) -> bool:
        """Only if what follows can be done."""
        return self.then is None or self.then.able(state, me, source)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Only while it is in play. If it comes back this turn, it comes back unused."""
        if source in state.zone(me, STAYS):
            state.shift(me, source, STAYS, DISCARD)
            state.used = [mark for mark in state.used if mark // 8 != source]
            if self.then is not None:
                state.agenda.append((self.then, me, source, it))


class TakeFromLeader(Effect):
    """If the rival who has the most of something has more than you, take some of it from that rival."""

    __slots__ = ("amount", "counter", "moves")

    def __init__(self, why: str, counter: int, amount: int, moves: list[Move]) -> None:
        super().__init__()
        self.why = why
        self.counter = counter
        self.amount = amount
        self.moves = moves

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Among several with the most, choose."""
        held = [state.counters[state.purse[seat] + self.counter] for seat in range(state.seats)]
        rivals = state.rules.sides.rivals(state, me)
        most = max([held[seat] for seat in rivals], default=0)
        if most > held[me]:
            state.ask(self, me, source, it, [self.moves[seat] for seat in rivals if held[seat] == most])

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """From hand to hand, so nothing comes out of a common pool."""
        amount = min(self.amount, state.counters[state.purse[move.seat] + self.counter])
        state.lose(move.seat, self.counter, amount)
        state.counters[state.purse[me] + self.counter] += amount
        if state.log is not None:
            state.log.append((events.GAIN, me, self.counter, amount, source, amount))
