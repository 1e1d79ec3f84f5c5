"""Effects on the middle of the table: cards beside each other in the row, cards in the void.

They follow the same protocol as those in `effects.py`: do, or ask, and keep nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core.effects import Acquire, Effect, Pick, PutIt
from kit.core.row import meaning
from kit.core.zones import DISCARD, NOBODY, ROW

if TYPE_CHECKING:
    from kit.core.cards import Amount, Filter
    from kit.core.moves import Move
    from kit.core.state import State
    from kit.core.verbs import Buy


class BanishNeighbours(Effect):
    """Banish every card next to the one that does this, in the row."""

    __slots__ = ("which",)

    def __init__(self, which: Filter) -> None:
        super().__init__()
        self.which = which

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """All that can be; a card that has left the row meanwhile has no neighbours."""
        row = state.zones[ROW]
        if source not in row:
            return
        at = row.index(source)
        beside = [row[i] for i in (at - 1, at + 1) if 0 <= i < len(row)]
        for card in beside:
            if self.which.strict[state.kinds[card]]:
                state.banish(me, card, ROW)


class BanishBeside(Pick):
    """Banish one of the cards that lay next to this one before it left the row.

    `it` is the place in the row that the card has left; none, if it was not there.
    """

    __slots__ = ()

    def near(self, state: State, me: int, it: int) -> list[int]:
        """The cards that can be chosen."""
        if it == NOBODY:
            return []
        which = state.table(self.which, me)
        return [card for card in state.rules.row.beside(state, it) if which[state.kinds[card]]]

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Ask which of the two."""
        moves = self.places[0][1]
        options: list[Move] = []
        for card in self.near(state, me, it):
            move = meaning(state, moves[state.kinds[card]], card)
            if move not in options:
                options.append(move)
        if options:
            if self.decline is not None:
                options.append(self.decline)
            state.ask(self, me, source, it, options)

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """That one, not a like card further off."""
        if move is self.decline:
            return
        moves = self.places[0][1]
        for card in self.near(state, me, it):
            if meaning(state, moves[state.kinds[card]], card) is move:
                if self.then is not None:
                    state.agenda.append((self.then, me, source, card))
                state.banish(me, card, ROW)
                return


class AcquirePaying(Pick):
    """Acquire a card that lies elsewhere as if it were in the row: its price is paid."""

    __slots__ = ("market",)

    def __init__(
        self,
        why: str,
        places: tuple[tuple[int, list[Move]], ...],
        which: Filter,
        decline: Move | None,
        market: Buy,
    ) -> None:
        super().__init__(why, places, which, decline)
        self.market = market

    def options(self, state: State, me: int) -> list[Move]:
        """Those that can be paid for now."""
        purse = state.counters[state.purse[me] + self.market.counter]
        market = self.market
        return [move for move in super().options(state, me) if market.price(state, me, move.kind) <= purse]

    def able(self, state: State, me: int, source: int) -> bool:
        """Is there one that can be paid for? The void may be large, so the first one is enough."""
        purse = state.counters[state.purse[me] + self.market.counter]
        which = state.table(self.which, me)
        for place, _ in self.places:
            for card in state.zone(me, place):
                kind = state.kinds[card]
                if which[kind] and self.market.price(state, me, kind) <= purse:
                    return True
        return False

    def act(self, state: State, me: int, source: int, card: int, place: int) -> None:
        """Pay, then it is yours."""
        self.market.pay(state, me, state.kinds[card])
        state.acquire(me, card, place, DISCARD)


class AcquireCounted(Acquire):
    """Take a card without paying whose cost is at most what is counted now."""

    __slots__ = ("most",)

    def __init__(
        self,
        why: str,
        places: tuple[tuple[int, list[Move]], ...],
        which: Filter,
        decline: Move | None,
        to: int,
        most: Amount,
    ) -> None:
        super().__init__(why, places, which, decline, to)
        self.most = most

    def options(self, state: State, me: int) -> list[Move]:
        """Those that are cheap enough."""
        most = self.most.count(state, me, NOBODY, NOBODY)
        cards = state.rules.cards
        return [move for move in super().options(state, me) if cards[move.kind].cost <= most]


class AcquireIt(PutIt):
    """Acquire the card this is about from where it just went; the seat may decline."""

    __slots__ = ()

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """Every time, not once per turn."""
        if move is not self.decline:
            state.acquire(me, it, self.place, self.to)
