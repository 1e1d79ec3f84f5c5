"""The numbers and places a seat has in Shards of Infinity, beside those every game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core.zones import OWN, SEAT

if TYPE_CHECKING:
    from kit.core.state import State

# Counters. The first four are for everybody to see.
GEMS: Final = SEAT
POWER: Final = SEAT + 1
MASTERY: Final = SEAT + 2
HEALTH: Final = SEAT + 3
FOCUSED: Final = SEAT + 4
"""1 once the hero is exhausted this turn."""
INCOMING: Final = SEAT + 5
"""Damage assigned to this seat and not dealt yet."""
DEALT: Final = SEAT + 6
"""The most damage dealt to one opponent this turn."""
MORE_CARDS: Final = SEAT + 7
"""Cards to draw beyond five at the end of the turn."""
HERO: Final = SEAT + 8
"""Which hero, counted from 1; 0 while none is chosen."""
MASTERED: Final = SEAT + 9
"""1 once this seat has had 10 mastery: it may recruit a relic (D8)."""
RELIC_TAKEN: Final = SEAT + 10
"""1 once it has done so (S78)."""
PLACE: Final = SEAT + 11
"""The place in the order of play, counted from 1, where it was bid for; 0 where it goes by the seat."""

# Places.
FAST_PLAYED: Final = OWN
RELICS: Final = OWN + 1

HEALTH_MOST: Final = 50
MASTERY_MOST: Final = 30
RELIC_MASTERY: Final = 10
INFINITE: Final = 500_000
"""From here on power is more than anything can absorb (D9)."""


def has(state: State, seat: int, counter: int) -> int:
    """How much of something a seat has."""
    return state.counters[state.purse[seat] + counter]


def alive(state: State, seat: int) -> bool:
    """Still in the game?"""
    return state.counters[state.purse[seat] + HEALTH] > 0
