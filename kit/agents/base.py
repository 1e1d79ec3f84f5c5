"""Agents: players that are programs. They see a view and a decision, and answer with a move."""

from __future__ import annotations

from kit.core.moves import Decision, Move
from kit.core.view import View


class Agent:
    """Anything that can choose. Give yours a name so that tables and charts can show it."""

    name = "agent"

    def choose(self, view: View, decision: Decision) -> Move | str:
        """One of `decision.options`, or its text."""
        return decision.options[0]

    def __repr__(self) -> str:
        return f"<{self.name}>"
