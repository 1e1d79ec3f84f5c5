"""Agents: players that are programs. They see a view and a decision, and answer with a move."""

from __future__ import annotations

import copy
import random

from kit.core.moves import Decision, Move
from kit.core.view import View


class Agent:
    """Anything that can choose. Give yours a name so that tables and charts can show it."""

    name = "agent"

    def choose(self, view: View, decision: Decision) -> Move | str:
        """One of `decision.options`, or its text."""
        return decision.options[0]

    def seeded(self, seed: int) -> Agent:
        """A fresh one for one game of many, with luck from this seed. One that keeps nothing may return itself.

        As it stands this is a copy in which every `random.Random` it keeps starts from the seed.
        """
        twin = copy.deepcopy(self)
        for number, value in enumerate(vars(twin).values()):
            if isinstance(value, random.Random):
                value.seed(seed + number)
        return twin

    def __repr__(self) -> str:
        return f"<{self.name}>"
