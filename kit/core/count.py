"""Conditions and counted amounts, as cards use them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core.cards import Amount, Condition
from kit.core.watch import Treat
from kit.core.zones import STAYS

if TYPE_CHECKING:
    from kit.core.cards import Filter
    from kit.core.state import State


class Controls(Condition):
    """You have at least so many cards of a sort in a place."""

    __slots__ = ("least", "place", "which")

    def __init__(self, place: int, which: Filter, least: int) -> None:
        self.place = place
        self.which = which
        self.least = least

    def holds(self, state: State, me: int, source: int, it: int) -> bool:
        """Count them."""
        which = state.table(self.which, me)
        kinds = state.kinds
        found = 0
        for card in state.zone(me, self.place):
            found += which[kinds[card]]
        return found >= self.least


class HasPlayed(Condition):
    """You have played at least so many cards of a sort this turn."""

    __slots__ = ("least", "other", "which")

    def __init__(self, which: Filter, least: int, other: bool) -> None:
        self.which = which
        self.least = least
        self.other = other

    def holds(self, state: State, me: int, source: int, it: int) -> bool:
        """Count them, without this card itself where another is asked for."""
        strict = self.which.strict
        loose = self.which.loose
        played = state.played[me]
        kinds = state.kinds
        # What a card was treated as when it was played is what counts.
        since = len(played) if loose is None else treated_from(state, me)
        found = 0
        for index, card in enumerate(played):
            if not self.other or card != source:
                kind = kinds[card]
                found += loose[kind] if loose is not None and index >= since else strict[kind]
        return found >= self.least


def treated_from(state: State, me: int) -> int:
    """From which of the cards a seat has played this turn on it may treat cards as of another faction."""
    played = state.played[me]
    kinds = state.kinds
    treating = state.rules.treating
    since = len(played)
    # A card in play, or a note with the card that left it; what was there before this turn holds for all of it.
    sources = [card for card in state.zones[state.base[me] + STAYS] if treating[kinds[card]]]
    sources += [source for note, seat, source in state.notes if seat == me and isinstance(note, Treat)]
    for card in sources:
        since = min(since, played.index(card) if card in played else 0)
    return since


class AtLeast(Condition):
    """You have at least so much of something (mastery 10, …)."""

    __slots__ = ("counter", "least")

    def __init__(self, counter: int, least: int) -> None:
        self.counter = counter
        self.least = least

    def holds(self, state: State, me: int, source: int, it: int) -> bool:
        """Look at the dial."""
        return state.counters[state.purse[me] + self.counter] >= self.least


class CardsIn(Amount):
    """How many cards of a sort lie in one of your places."""

    __slots__ = ("place", "which")

    def __init__(self, place: int, which: Filter) -> None:
        self.place = place
        self.which = which

    def count(self, state: State, me: int, source: int, it: int) -> int:
        """Count them."""
        which = state.table(self.which, me)
        kinds = state.kinds
        found = 0
        for card in state.zone(me, self.place):
            found += which[kinds[card]]
        return found


class CardsPlayed(Amount):
    """How many cards of a sort you have played this turn."""

    __slots__ = ("which",)

    def __init__(self, which: Filter) -> None:
        self.which = which

    def count(self, state: State, me: int, source: int, it: int) -> int:
        """Count them."""
        which = state.table(self.which, me)
        kinds = state.kinds
        found = 0
        for card in state.played[me]:
            found += which[kinds[card]]
        return found


class FactionsIn(Amount):
    """How many different factions there are among your cards in a place."""

    __slots__ = ("place", "which")

    def __init__(self, place: int, which: Filter) -> None:
        self.place = place
        self.which = which

    def count(self, state: State, me: int, source: int, it: int) -> int:
        """Cards without a faction do not count; a card treated as of another one is of both."""
        which = state.table(self.which, me)
        rules = state.rules
        found: list[str] = []
        for card in state.zone(me, self.place):
            kind = state.kinds[card]
            factions = [rules.cards[kind].faction]
            if rules.cards[kind].type == rules.treat[0] and state.treats(me):
                factions.append(rules.treat[1])
            for faction in factions:
                if which[kind] and faction != "none" and faction not in found:
                    found.append(faction)
        return len(found)


class HowMuch(Amount):
    """As much as you have of something, or half of it, rounded up."""

    __slots__ = ("counter", "half")

    def __init__(self, counter: int, half: bool) -> None:
        self.counter = counter
        self.half = half

    def count(self, state: State, me: int, source: int, it: int) -> int:
        """Look at the dial."""
        value = state.counters[state.purse[me] + self.counter]
        return (value + 1) // 2 if self.half else value


class All(Condition):
    """Several conditions that must all hold."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, state: State, me: int, source: int, it: int) -> bool:
        """One after the other."""
        for part in self.parts:
            if not part.holds(state, me, source, it):
                return False
        return True


class ItIs(Condition):
    """The card a step is about (the one just banished, acquired, …) is of a sort."""

    __slots__ = ("which",)

    def __init__(self, which: Filter) -> None:
        self.which = which

    def holds(self, state: State, me: int, source: int, it: int) -> bool:
        """Look at it."""
        return it >= 0 and state.fits(self.which, me, state.kinds[it])


class AtMost(Condition):
    """You have at most so much of something (no deeds this turn)."""

    __slots__ = ("counter", "most")

    def __init__(self, counter: int, most: int) -> None:
        self.counter = counter
        self.most = most

    def holds(self, state: State, me: int, source: int, it: int) -> bool:
        """Look at the number."""
        return state.counters[state.purse[me] + self.counter] <= self.most


class HasHere(Condition):
    """A card with a certain mark lies in one of your places."""

    __slots__ = ("marked", "place")

    def __init__(self, place: int, marked: bytes) -> None:
        self.place = place
        self.marked = marked

    def holds(self, state: State, me: int, source: int, it: int) -> bool:
        """Look for it."""
        for card in state.zone(me, self.place):
            if self.marked[state.kinds[card]]:
                return True
        return False
