"""Rarer things cards do: take from others, copy everything, another turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core import events
from kit.core.effects import Effect
from kit.core.zones import DISCARD, HAND, NOBODY, STAYS, fitting

if TYPE_CHECKING:
    from kit.core.cards import Condition, Filter
    from kit.core.moves import Move
    from kit.core.state import State


class Steal(Effect):
    """Take a card at random from each opponent's hand into your own, for good."""

    __slots__ = ()

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """One from each, in seat order; an empty hand gives nothing.

        The luck is that of the thief, so that the others shuffle as they would have done.
        """
        for other in state.rules.sides.opponents(state, me):
            hand = state.zone(other, HAND)
            if hand:
                card = hand[state.chance(me, len(hand))]
                hand_over(state, other, me, card)


def hand_over(state: State, giver: int, taker: int, card: int) -> None:
    """A card goes from one seat's hand to another's, for good."""
    a = state.base[giver] + HAND
    b = state.base[taker] + HAND
    state.zones[a].remove(card)
    state.zones[b].append(card)
    state.zones[b].sort()
    # Third parties no longer know which of the two holds what.
    state.mixed = [*state.mixed, giver, taker]
    if state.book is not None:
        state.book.take(state.turn, taker, taker, card, events.MOVE, a)
    if state.log is not None:
        state.log.append((events.MOVE, taker, card, 1, a, b))


class ExtraTurn(Effect):
    """Take another turn after this one."""

    __slots__ = ()

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Counted, so that two of them give two turns."""
        state.extra += 1
        if state.log is not None:
            state.log.append((events.EXTRA, me, NOBODY, 1, NOBODY, NOBODY))


class Double(Effect):
    """Have twice as much of something."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        super().__init__()
        self.counter = counter
        self.instant = True

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """As much again as there is, as far as a number goes."""
        amount = fitting(state, me, self.counter, state.counters[state.purse[me] + self.counter])
        if amount:
            state.gain(me, self.counter, amount, source)


class DestroyEnemy(Effect):
    """Destroy a card that an opponent has in play, of your choice."""

    __slots__ = ("moves",)

    def __init__(self, moves: list[list[Move]]) -> None:
        super().__init__()
        self.why = "destroy"
        self.moves = moves

    def able(self, state: State, me: int, source: int) -> bool:
        """Has any opponent a card in play?"""
        for seat in state.rules.sides.opponents(state, me):
            if state.zone(seat, STAYS):
                return True
        return False

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Any of theirs: protection from attacks does not help against an effect."""
        options: list[Move] = []
        for seat in state.rules.sides.opponents(state, me):
            for card in state.zone(seat, STAYS):
                move = self.moves[seat][state.kinds[card]]
                if move not in options:
                    options.append(move)
        if options:
            state.ask(self, me, source, it, options)

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """To its owner's discard pile."""
        for card in state.zone(move.seat, STAYS):
            if state.kinds[card] == move.kind:
                state.rules.fallen(state, move.seat, card)
                return


class DestroyEnemies(Effect):
    """Destroy all cards that opponents have in play."""

    __slots__ = ()

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Each of them, each opponent."""
        for seat in state.rules.sides.opponents(state, me):
            for card in list(state.zone(seat, STAYS)):
                state.rules.fallen(state, seat, card)


class CopyAll(Effect):
    """Do again what each card of a sort that you played this turn does."""

    __slots__ = ("which",)

    def __init__(self, which: Filter) -> None:
        super().__init__()
        self.which = which

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """In the order they were played, so the last goes on the agenda first."""
        which = state.table(self.which, me)
        for card in reversed(state.played[me]):
            kind = state.kinds[card]
            effect = state.rules.cards[kind].play
            if which[kind] and effect is not None and "copies" not in state.rules.cards[kind].flags:
                state.agenda.append((effect, me, source, NOBODY))


class FetchAll(Effect):
    """Take all cards of a sort from your discard pile into your hand."""

    __slots__ = ("which",)

    def __init__(self, which: Filter) -> None:
        super().__init__()
        self.which = which
        self.instant = True

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Every one."""
        for card in list(state.zone(me, DISCARD)):
            if state.fits(self.which, me, state.kinds[card]):
                state.shift(me, card, DISCARD, HAND)


class FetchThis(Effect):
    """The card that does this returns from your discard pile to your hand."""

    __slots__ = ()

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Only if it still lies there."""
        if source in state.zone(me, DISCARD):
            state.shift(me, source, DISCARD, HAND)


class OnceMore(Effect):
    """After a copy: the same once more, if a condition holds by then. `it` is the kind that was copied."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition = condition

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Looked at anew, like every copy."""
        effect = state.rules.cards[it].play
        if effect is not None and self.condition.holds(state, me, source, NOBODY):
            state.agenda.append((effect, me, source, NOBODY))
