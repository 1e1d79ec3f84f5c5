"""The alliance of five: both neighbours are allies, the two others opponents.

Booklet: Shadow of Salvation, "five-player alliance" (S162, S163).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.games.shards.numbers import INCOMING, alive, has
from kit.games.shards.sides import LastStanding, Living

if TYPE_CHECKING:
    from kit.core.state import State


def against(seat: int) -> tuple[int, int]:
    """The two who sit neither left nor right."""
    return (seat + 2) % 5, (seat + 3) % 5


class Neighbours(Living):
    """Only the two across are against you."""

    def opponents(self, state: State, me: int) -> list[int]:
        """Those of them still in the game."""
        return [seat for seat in against(me) if alive(state, seat)]


class BothOpponentsOut(LastStanding):
    """Whoever has seen both opponents fall wins, alone or together with others (S162)."""

    def winners(self, state: State) -> tuple[int, ...]:
        """Those still standing whose opponents are both out; in a game nobody could end, the one with most health."""
        return self.through(state) or super().winners(state)

    def through(self, state: State) -> tuple[int, ...]:
        """Those who have seen both opponents fall."""
        return tuple(
            seat
            for seat in range(state.seats)
            if alive(state, seat) and not any(alive(state, other) for other in against(seat))
        )

    def reached(self, state: State) -> bool:
        """Not before an attack has struck everybody it was meant for: two may win with it."""
        if any(has(state, seat, INCOMING) for seat in range(state.seats)):
            return False
        return bool(self.through(state))
