"""The simplest players: at random, always the first option, or from a script."""

from __future__ import annotations

import random
from collections.abc import Iterable

from kit.agents.base import Agent
from kit.core.moves import Decision, IllegalMove, Move
from kit.core.view import View


class Random(Agent):
    """Picks any option with the same chance. The same seed picks the same."""

    name = "Random"

    def __init__(self, seed: int = 0) -> None:
        self._next = random.Random(seed).getrandbits

    def __deepcopy__(self, memo: dict[int, object]) -> Random:
        # The luck goes along, but each copy draws from its own.
        twin = Random()
        luck = random.Random()
        luck.setstate(getattr(self._next, "__self__").getstate())  # noqa: B009
        twin._next = luck.getrandbits
        return twin

    def seeded(self, seed: int) -> Random:
        """Another one, with luck from this seed."""
        return Random(seed)

    def choose(self, view: View, decision: Decision) -> Move:
        """Any of them."""
        options = decision.options
        return options[self._next(30) % len(options)]


class First(Agent):
    """Always picks the first option: plays every card, then buys what it sees first."""

    name = "First"

    def choose(self, view: View, decision: Decision) -> Move:
        """The first one."""
        return decision.options[0]

    def seeded(self, seed: int) -> First:
        """It has no luck and remembers nothing."""
        return self


class Scripted(Agent):
    """Answers from a list of moves, then leaves the rest to another agent."""

    name = "Scripted"

    def __init__(self, moves: Iterable[str], then: Agent | None = None) -> None:
        self._moves = list(moves)
        self._then = then
        self._at = 0

    def choose(self, view: View, decision: Decision) -> Move | str:
        """The next line of the script."""
        if self._at < len(self._moves):
            self._at += 1
            return self._moves[self._at - 1]
        if self._then is None:
            raise IllegalMove(
                f"the script has ended after {len(self._moves)} moves and p{decision.seat + 1} is asked: {decision!r}"
            )
        return self._then.choose(view, decision)

    def seeded(self, seed: int) -> Scripted:
        """The same script from its beginning."""
        return Scripted(self._moves, self._then.seeded(seed) if self._then is not None else None)
