"""What all searching bots share: thoughts about options, seeds, and not thinking where there is nothing to decide.

A search sees a view and imagines the rest (`view.imagine`), so it knows no more than a person in its chair. Its
luck comes from its seed and the number of the question: asked the same twice, it thinks the same.
"""

from __future__ import annotations

import copy
import operator
from abc import ABC, abstractmethod
from typing import Final, NamedTuple

from kit.agents.base import Agent
from kit.agents.playout import FURTHEST, Playout, playout
from kit.core.dice import stream
from kit.core.moves import Decision, Move
from kit.core.view import View

MOST_THOUGHTS: Final = 1_000_000


class Thought(NamedTuple):
    """What a search thinks of an option: how often it was tried, and what came of it on average, from 0 to 1.

    The mean is mostly the share of games won, and a little by how much. An option that was not tried has 0 visits.
    """

    text: str
    visits: int
    mean: float


class Search(Agent, ABC):
    """A bot that tries options on imagined states. A subclass says how, in `think`."""

    def __init__(self, n: int, seed: int = 0, cut: int | None = None) -> None:
        self.n = operator.index(n)
        self.seed = operator.index(seed)
        self.cut = None if cut is None else operator.index(cut)
        kind = type(self).__name__
        if not 1 <= self.n <= MOST_THOUGHTS:
            raise ValueError(f"{kind} tries from 1 to {MOST_THOUGHTS:,} times, not {self.n}.")
        if self.cut is not None and not 0 <= self.cut <= FURTHEST:
            raise ValueError(
                f"A game is cut after 0 to {FURTHEST} turns, not {self.cut}; leave cut out for whole games."
            )
        self.name = f"{kind}({self.n})" if self.cut is None else f"{kind}({self.n}, cut={self.cut})"
        # How many games were played on in the head so far, for those who measure.
        self.iterations = 0
        self._thoughts: list[tuple[Move, int, float]] = []
        self._decision: Decision | None = None

    def choose(self, view: View, decision: Decision) -> Move:
        """What is obvious at once, else what the search likes best."""
        obvious = playout(view.rules).obvious(decision)
        return obvious if obvious is not None else self._thought(view, decision)[0][0]

    def explain(self, view: View, decision: Decision) -> list[Thought]:
        """What it thinks of every option, the one it would choose first.

        Where there is nothing to think about (see `playout.plainly_good`) nothing is tried: all have 0 visits.
        """
        obvious = playout(view.rules).obvious(decision)
        rows = self._thought(view, decision) if obvious is None else [(obvious, 0, 0.0)]
        tried = [move for move, _, _ in rows]
        rows = rows + [(move, 0, 0.0) for move in decision.options if move not in tried]
        return [Thought(move.text, visits, mean) for move, visits, mean in rows]

    def seeded(self, seed: int) -> Agent:
        """The same budget with other luck."""
        twin = copy.copy(self)
        twin.seed = seed
        twin.iterations = 0
        return twin

    @abstractmethod
    def think(self, view: View, decision: Decision, tables: Playout, seed: int) -> list[tuple[Move, int, float]]:
        """Each option that was tried, how often and with what result; the best first."""

    def last(self, turn: int) -> int:
        """The last turn that is played in the head."""
        return turn + (FURTHEST if self.cut is None else self.cut)

    def _thought(self, view: View, decision: Decision) -> list[tuple[Move, int, float]]:
        """Thinks, unless it has just thought about this very question."""
        if decision is not self._decision:
            seed = stream(self.seed, 1000 + decision.number)
            self._thoughts = self.think(view, decision, playout(view.rules), seed)
            self._decision = decision
        return self._thoughts

    def __getstate__(self) -> dict[str, object]:
        # What it thought last stays here: moves belong to the rules, which every process has of its own.
        return {**self.__dict__, "_thoughts": [], "_decision": None}
