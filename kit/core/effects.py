"""Effects: what cards do. They either do something, or ask.

An effect is stateless and shared by every game and every clone, so it keeps nothing about a game.
`run` does it now, pushes smaller effects on the agenda, or asks. An effect that asks changes nothing
before the answer: a saved game asks again simply by running the same effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core.row import offer_twin
from kit.core.zones import DISCARD, NOBODY, ROW, STAYS, fitting

if TYPE_CHECKING:
    from kit.core.cards import Amount, Filter
    from kit.core.moves import Move
    from kit.core.rules import Rules
    from kit.core.state import State


class Effect:
    """What a card does. Shared by every game and every clone, so it keeps nothing."""

    __slots__ = ("instant", "number", "why")

    def __init__(self) -> None:
        # Its place in the list of the rules, by which a saved game names it.
        self.number = NOBODY
        self.why = ""
        # Instant effects never ask and push nothing: they may be run on the spot.
        self.instant = False

    def bind(self, rules: Rules) -> None:
        """Phases and set-up steps make their moves here, once, when the rules are sealed."""

    def able(self, state: State, me: int, source: int) -> bool:
        """Would it do anything now? What cannot be paid or met is not offered."""
        return True

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Do it now, push smaller effects on the agenda, or ask."""

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """Go on with the answer to what `run` asked."""


class Gain(Effect):
    """Gain resources: fixed numbers, known when the card was compiled."""

    __slots__ = ("pairs",)

    def __init__(self, pairs: tuple[tuple[int, int], ...]) -> None:
        super().__init__()
        self.pairs = pairs
        self.instant = True

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Each from where it comes."""
        for counter, amount in self.pairs:
            state.gain(me, counter, amount, source)


class GainPlain(Effect):
    """Gain one resource that comes from nowhere and has no limit: what most cards do."""

    __slots__ = ("amount", "counter")

    def __init__(self, counter: int, amount: int) -> None:
        super().__init__()
        self.counter = counter
        self.amount = amount
        self.instant = True

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Add it."""
        if state.log is None:
            state.counters[state.purse[me] + self.counter] += self.amount
        else:
            state.gain(me, self.counter, self.amount, source)


class GainCounted(Effect):
    """Gain a resource as often as something is counted."""

    __slots__ = ("amount", "counter", "times")

    def __init__(self, counter: int, times: int, amount: Amount) -> None:
        super().__init__()
        self.counter = counter
        self.times = times
        self.amount = amount
        self.instant = True

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Count, then gain, as far as a number goes."""
        count = fitting(state, me, self.counter, self.times * self.amount.count(state, me, source, it))
        if count:
            state.gain(me, self.counter, count, source)


class Lose(Effect):
    """Lose resources, never below nothing."""

    __slots__ = ("pairs",)

    def __init__(self, pairs: tuple[tuple[int, int], ...]) -> None:
        super().__init__()
        self.pairs = pairs
        self.instant = True

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Take them away."""
        for counter, amount in self.pairs:
            state.lose(me, counter, amount)


class Draw(Effect):
    """Take cards from your deck; shuffle your discard pile when it runs out."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount
        self.instant = True

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Draw as many as there are."""
        state.draw(me, self.amount)


class Pay(Effect):
    """Spend resources for what follows. Nothing happens if they are not there."""

    __slots__ = ("pairs", "then")

    def __init__(self, pairs: tuple[tuple[int, int], ...], then: Effect) -> None:
        super().__init__()
        self.pairs = pairs
        self.then = then

    def able(self, state: State, me: int, source: int) -> bool:
        """Can this seat pay it now?"""
        purse = state.purse[me]
        return all(state.counters[purse + counter] >= amount for counter, amount in self.pairs)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Pay, then do it."""
        if self.able(state, me, source):
            for counter, amount in self.pairs:
                state.lose(me, counter, amount)
            state.agenda.append((self.then, me, source, it))


class Pick(Effect):
    """Choose one card from certain places; what happens to it is up to the kinds of `Pick`.

    Options are one per kind and place. Compulsory as far as it can be done, unless `decline` is set.
    """

    __slots__ = ("again", "decline", "places", "then", "which")

    def __init__(
        self, why: str, places: tuple[tuple[int, list[Move]], ...], which: Filter, decline: Move | None
    ) -> None:
        super().__init__()
        self.why = why
        self.places = places
        self.which = which
        self.decline = decline
        self.then: Effect | None = None
        # "up to two": the same question once more after a card was chosen.
        self.again: Effect | None = None

    def options(self, state: State, me: int) -> list[Move]:
        """What can be chosen now."""
        found: list[Move] = []
        kinds = state.kinds
        which = state.table(self.which, me)
        for place, moves in self.places:
            seen: list[int] = []
            for card in state.zone(me, place):
                kind = kinds[card]
                if which[kind]:
                    if kind not in seen:
                        seen.append(kind)
                        found.append(moves[kind])
                    elif place == ROW:
                        offer_twin(state.rules, moves[kind], found)
        return found

    def able(self, state: State, me: int, source: int) -> bool:
        """Is there anything to choose?"""
        return bool(self.options(state, me))

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Ask, if there is anything to choose."""
        options = self.options(state, me)
        if options:
            if self.decline is not None:
                options.append(self.decline)
            state.ask(self, me, source, it, options)

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """Do it to the chosen card, then whatever depends on it."""
        if move is self.decline:
            return
        card = state.find(me, move)
        if self.again is not None:
            state.agenda.append((self.again, me, source, it))
        if self.then is not None:
            state.agenda.append((self.then, me, source, card))
        self.act(state, me, source, card, move.place)

    def act(self, state: State, me: int, source: int, card: int, place: int) -> None:
        """What choosing the card means."""


class Banish(Pick):
    """Put one card out of your deck for good, or out of the row."""

    __slots__ = ()

    def act(self, state: State, me: int, source: int, card: int, place: int) -> None:
        """To the void, to its pile or back to the box."""
        state.banish(me, card, place)


class Discard(Pick):
    """Put one card from your hand on your discard pile."""

    __slots__ = ()

    def act(self, state: State, me: int, source: int, card: int, place: int) -> None:
        """To the discard pile."""
        state.shift(me, card, place, DISCARD)


class Destroy(Pick):
    """Put one of your own cards in play on your discard pile."""

    __slots__ = ()

    def act(self, state: State, me: int, source: int, card: int, place: int) -> None:
        """To the discard pile of its owner."""
        state.shift(me, card, place, DISCARD)


class Keep(Pick):
    """Keep one of your cards in play and destroy the rest."""

    __slots__ = ()

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """With a single card there is nothing to destroy."""
        if len(state.zone(me, STAYS)) > 1:
            super().run(state, me, source, it)

    def act(self, state: State, me: int, source: int, card: int, place: int) -> None:
        """All the others go to the discard pile."""
        for other in list(state.zone(me, place)):
            if other != card:
                state.shift(me, other, place, DISCARD)


class DestroyAll(Effect):
    """Put all your cards in play on your discard pile."""

    __slots__ = ()

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Each of them."""
        for card in list(state.zone(me, STAYS)):
            state.shift(me, card, STAYS, DISCARD)


class Acquire(Pick):
    """Take a card from the row or a pile without paying for it."""

    __slots__ = ("to",)

    def __init__(
        self,
        why: str,
        places: tuple[tuple[int, list[Move]], ...],
        which: Filter,
        decline: Move | None,
        to: int,
    ) -> None:
        super().__init__(why, places, which, decline)
        self.to = to

    def act(self, state: State, me: int, source: int, card: int, place: int) -> None:
        """It is yours now."""
        state.acquire(me, card, place, self.to)


class Fetch(Pick):
    """Take a card from one of your places to another (discard pile to hand, …)."""

    __slots__ = ("to",)

    def __init__(
        self,
        why: str,
        places: tuple[tuple[int, list[Move]], ...],
        which: Filter,
        decline: Move | None,
        to: int,
    ) -> None:
        super().__init__(why, places, which, decline)
        self.to = to

    def act(self, state: State, me: int, source: int, card: int, place: int) -> None:
        """Move it."""
        state.shift(me, card, place, self.to)


class Copy(Pick):
    """Do again what a card you played this turn does, as if this card did it."""

    __slots__ = ("once_more",)

    def __init__(
        self, why: str, places: tuple[tuple[int, list[Move]], ...], which: Filter, decline: Move | None
    ) -> None:
        super().__init__(why, places, which, decline)
        # Asked after the copy: the same once more?
        self.once_more: Effect | None = None

    def options(self, state: State, me: int) -> list[Move]:
        """Cards played this turn, whichever kind, that do something and do not copy themselves."""
        found: list[Move] = []
        which = state.table(self.which, me)
        moves = self.places[0][1]
        cards = state.rules.cards
        for card in state.played[me]:
            kind = state.kinds[card]
            move = moves[kind]
            if which[kind] and "copies" not in cards[kind].flags and move not in found:
                found.append(move)
        return found

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """Run the copied card's effect with this card as its source."""
        if move is self.decline:
            return
        effect = state.rules.cards[move.kind].play
        if effect is not None:
            if self.once_more is not None:
                state.agenda.append((self.once_more, me, source, move.kind))
            state.agenda.append((effect, me, source, it))


class PutIt(Effect):
    """Put the card this is about somewhere else than where it just went; the seat may decline."""

    __slots__ = ("bit", "decline", "moves", "place", "to")

    def __init__(self, why: str, place: int, to: int, moves: list[Move], decline: Move | None, bit: int):
        super().__init__()
        self.why = why
        self.place = place
        self.to = to
        self.moves = moves
        self.decline = decline
        self.bit = bit

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Ask, as long as the card is still where it went and this was not used this turn."""
        if it in state.zone(me, self.place) and source * 8 + self.bit not in state.used:
            options = [self.moves[state.kinds[it]]]
            if self.decline is not None:
                options.append(self.decline)
            state.ask(self, me, source, it, options)

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """Used, if it was not declined."""
        if move is not self.decline:
            state.used.append(source * 8 + self.bit)
            state.shift(me, it, self.place, self.to)


class BanishThis(Effect):
    """Banish the card that does this from play, then go on."""

    __slots__ = ("then",)

    def __init__(self, then: Effect | None) -> None:
        super().__init__()
        self.then = then

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Only while it is in play. If it comes back this turn, it comes back unused."""
        if source in state.zone(me, STAYS):
            state.banish(me, source, STAYS)
            state.used = [mark for mark in state.used if mark // 8 != source]
            if self.then is not None:
                state.agenda.append((self.then, me, source, it))
