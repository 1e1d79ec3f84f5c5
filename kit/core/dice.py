"""Chance, as small integers that live in the state.

Each owner (the centre deck, every seat) has a stream of its own, all derived from one seed. So what one
player decides never changes the luck of another, and a cloned state carries its future luck with it.
"""

from __future__ import annotations

from typing import Final

# A linear congruential stream of 48 bits (the constants of drand48). Its upper bits are used; 48 bits
# because Python multiplies such numbers a third faster than 64-bit ones, and shuffling is a tenth of a game.
MASK: Final = (1 << 48) - 1
STEP: Final = 0x5DEECE66D
WIDE: Final = (1 << 64) - 1


def stream(seed: int, owner: int) -> int:
    """The first number of an owner's stream (splitmix64, so that neighbouring seeds are unlike)."""
    x = (seed * 0x9E3779B97F4A7C15 + (owner + 1) * 0xD1B54A32D192ED03) & WIDE
    x ^= x >> 30
    x = (x * 0xBF58476D1CE4E5B9) & WIDE
    x ^= x >> 27
    x = (x * 0x94D049BB133111EB) & WIDE
    return (x ^ (x >> 31)) & MASK


def roll(x: int) -> int:
    """The next number of a stream; its upper bits are the random part."""
    return (x * STEP + 11) & MASK


def pick(x: int, count: int) -> int:
    """A place among `count`, from a number that `roll` gave."""
    return (x >> 18) % count


def shuffle(cards: list[int], x: int) -> int:
    """Shuffle in place and give back where the stream now stands."""
    for last in range(len(cards) - 1, 0, -2):
        x = (x * 0x5DEECE66D + 11) & 0xFFFFFFFFFFFF
        # The 30 good bits of one number are enough for two cards: what the first leaves over picks the second.
        rest = x >> 18
        left = last + 1
        other = rest % left
        cards[last], cards[other] = cards[other], cards[last]
        other = rest // left % last
        cards[last - 1], cards[other] = cards[other], cards[last - 1]
    return x
