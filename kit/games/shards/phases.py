"""The dial of mastery and the end of a turn: what every way to play Shards of Infinity shares.

Booklets: Shards of Infinity, "mastery", "end phase"; Shadow of Salvation, Swyft.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core.parts import Capped, CleanUp
from kit.core.zones import CENTRE, NOBODY
from kit.games.shards.champions import KEEPS, lasting
from kit.games.shards.keywords import earned
from kit.games.shards.numbers import FAST_PLAYED, MASTERED, RELIC_MASTERY
from kit.games.shards.warp import KeepHired

if TYPE_CHECKING:
    from kit.core.rules import Rules
    from kit.core.state import State

HAND_SIZE: Final = 5


class Mastery(Capped):
    """The dial stops at 30; who has had 10 once may recruit a relic from then on (S29, D8)."""

    def gain(self, state: State, me: int, counter: int, amount: int) -> None:
        """Turn it up, and remember."""
        super().gain(state, me, counter, amount)
        if state.counters[state.purse[me] + counter] >= RELIC_MASTERY:
            state.counters[state.purse[me] + MASTERED] = 1


class EndPhase(CleanUp):
    """Fast-played mercenaries go under the centre deck, then the turn is cleared away as usual (S22–S25)."""

    __slots__ = ("keep",)

    def __init__(self, hand: int, more: int = NOBODY) -> None:
        super().__init__(hand, more)
        self.keep: KeepHired | None = None

    def bind(self, rules: Rules) -> None:
        """Is there a card with which fast-played cards may be kept?"""
        super().bind(rules)
        if any(static.what == KEEPS for card in rules.cards for static in card.statics):
            self.keep = KeepHired()
            rules.enlist(self.keep)
            self.keep.bind(rules)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """In the order they were played (D5); before that, what the attack earned."""
        hired = state.zones[state.base[me] + FAST_PLAYED]
        if hired and self.keep is not None and it < 0 and lasting(state, me, KEEPS):
            state.agenda.append((self, me, source, 0))
            state.agenda.append((self.keep, me, source, NOBODY))
            return
        if state.notes:
            earned(state, me)
        while hired:
            state.tuck(me, hired[0], FAST_PLAYED, CENTRE)
        super().run(state, me, source, it)
