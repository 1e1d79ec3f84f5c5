"""Rarer things cards do: take from others, copy everything, another turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core.effects import Effect
from kit.core.zones import HAND

if TYPE_CHECKING:
    from kit.core.state import State


class Steal(Effect):
    """Take a card at random from each opponent's hand into your own, for good."""

    __slots__ = ()

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """One from each, in seat order; an empty hand gives nothing."""
        for other in state.rules.sides.opponents(state, me):
            hand = state.zone(other, HAND)
            if hand:
                card = hand[state.chance(other, len(hand))]
                state.hand_over(other, me, card, HAND)


class ExtraTurn(Effect):
    """Take another turn after this one."""

    __slots__ = ()

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Counted, so that two of them give two turns."""
        state.extra += 1
