"""Events: what happened, as small tuples. They are only made while somebody listens.

An event is (what, seat, card, number, from, to): `from` and `to` are absolute places of the state, so
whether a seat may know the card follows from who may look into them.

When something is gained, lost, spent, left over or struck, `card` is the counter (none for a hit), `from` the card that
gives it, if one does, and `to` how much it really came to: a dial has an end, nobody loses what he has not.
"""

from __future__ import annotations

from typing import Final

Event = tuple[int, int, int, int, int, int]

TURN: Final = 0
PLAY: Final = 1
USE: Final = 2
GAIN: Final = 3
LOSE: Final = 4
DRAW: Final = 5
SHUFFLE: Final = 6
MOVE: Final = 7
BANISH: Final = 8
ACQUIRE: Final = 9
DEFEAT: Final = 10
ENTER: Final = 11
EXTRA: Final = 12
OVER: Final = 13
HIT: Final = 14
OUT: Final = 15
REVEAL: Final = 16
SPEND: Final = 17
THRESHOLD: Final = 18
WASTE: Final = 19

WORDS: Final = (
    "turn",
    "play",
    "use",
    "gain",
    "lose",
    "draw",
    "shuffle",
    "move",
    "banish",
    "acquire",
    "defeat",
    "enter",
    "extra",
    "over",
    "hit",
    "out",
    "reveal",
    "spend",
    "threshold",
    "waste",
)
