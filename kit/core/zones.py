"""Places for cards: what each is called, and who may look into it.

A place is known by a small number. Places on the table (row, void, …) count from 0; places that every
seat has (deck, hand, …) count from `SEAT`. Both games use the same numbers, under their own names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kit.core.state import State

NOBODY: Final = -1
"""No seat, no card, no place."""

# On the table, once.
CENTRE: Final = 0
ROW: Final = 1
VOID: Final = 2
BOX: Final = 3
PILES: Final = 4
"""The first of the always-available piles; the others follow."""

# In front of every seat.
SEAT: Final = 64
DECK: Final = 64
HAND: Final = 65
PLAYED: Final = 66
STAYS: Final = 67
DISCARD: Final = 68
OWN: Final = 69
"""The first place that only one game has (relics, …); the others follow."""

MOST: Final = 1_000_000
"""So much of a resource is as good as without end; what doubles or counts goes no further."""

BLIND: Final = 8
"""Added to a giver's seat where not even the giver knows which card went over."""

# Who may look.
ALL: Final = 0
OWNER: Final = 1
NONE: Final = 2


class Zone:
    """An ordered place of cards, top card last."""

    __slots__ = ("name", "sees", "suffix")

    def __init__(self, name: str, sees: int, suffix: bool = False) -> None:
        self.name = name
        self.sees = sees
        # In the text of a move, cards of some places are told apart: `banish apprentice @discard`.
        self.suffix = suffix


class Counter:
    """A number a seat (or the table) keeps: runes, honor, mastery, the honor pool."""

    __slots__ = ("name", "per_turn", "most", "start", "shown")

    def __init__(
        self,
        name: str,
        per_turn: bool = False,
        most: int = MOST,
        start: int = 0,
        shown: bool = True,
    ) -> None:
        self.name = name
        self.per_turn = per_turn
        self.most = most
        self.start = start
        # Some numbers only serve a rule ("the first time each turn") and are not for the board.
        self.shown = shown


def fitting(state: State, me: int, counter: int, amount: int) -> int:
    """As much of an amount as a seat can still have: what multiplies would else have no end."""
    return min(amount, max(0, MOST - state.counters[state.purse[me] + counter]))
