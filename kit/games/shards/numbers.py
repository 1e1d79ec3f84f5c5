"""The numbers and places a seat has in Shards of Infinity, beside those every game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core.zones import OWN, PILES, SEAT

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

SLIPPED: Final = SEAT + 12
"""With Shadow of Salvation: 1 once this seat has had the extra turn it may have once a game."""
# Only in a battle against a boss.
GUARD: Final = SEAT + 13
"""What is left of the shields revealed in this boss turn (S140)."""
DONE: Final = SEAT + 14
"""1 once this seat has finished its part of the players' turn."""
TURNS: Final = SEAT + 15
"""Whole turns this seat takes alone before the boss."""
DEEDS: Final = SEAT + 16
"""Cards recruited this turn."""
TOKENS: Final = SEAT + 17
"""Hack tokens."""

# Numbers on the table, only in a battle.
CROSSED: Final = 0
"""The thresholds the boss has reached, one bit each."""
LIT: Final = 1
"""Those of them whose ability took effect."""
HAVOC: Final = 2
"""1 once the boss is in havoc mode."""
FELL: Final = 3
"""In which turn the first player fell; 0 while all stand."""
JAMMED: Final = 4
"""1 while hack tokens cannot be given back."""
PAID: Final = 5
"""Gems paid so far towards turning a card of the row face up."""
PASSED: Final = 6
"""How often the baton was handed over since somebody last did something."""
SUPPLY: Final = 7
"""Hack tokens nobody holds."""

# Places.
FAST_PLAYED: Final = OWN
RELICS: Final = OWN + 1
SHADOW: Final = OWN + 2
"""Shadow champions that lie in front of a player in a battle."""
ATTACKS: Final = OWN + 3
"""Ongoing attacks in front of a player."""
SAVED: Final = OWN + 4
"""Saved cards to choose from before a battle."""
RESERVE: Final = OWN + 2
"""Where shadow champions are summoned: the three a player holds in secret."""
BENEATH: Final = PILES + 1
"""The card under the first Gene Scavs; that under the second lies in the next place."""
FATE: Final = PILES + 3
FATE_DISCARD: Final = PILES + 4
SPORES: Final = PILES + 5
FACE_DOWN: Final = PILES + 6

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
