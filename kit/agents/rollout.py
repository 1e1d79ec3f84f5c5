"""Rollout: tries every option equally often and plays on to the end (flat Monte Carlo)."""

from __future__ import annotations

from kit.agents.playout import Playout, opposed
from kit.agents.search import Search
from kit.core.moves import Decision, Move
from kit.core.view import View


class Rollout(Search):
    """Plays on `n` times after each option, all options with the same luck; takes what comes out best."""

    def __init__(self, n: int = 50, seed: int = 0, cut: int | None = None) -> None:
        super().__init__(n, seed, cut)

    def think(self, view: View, decision: Decision, tables: Playout, seed: int) -> list[tuple[Move, int, float]]:
        """The same imagined states for all options: what differs is the option, not the luck."""
        options = decision.options
        totals = [0.0] * len(options)
        against: list[list[int]] = []
        for round_ in range(self.n):
            imagined = view.imagine(seed + round_)
            against = against or opposed(imagined)
            last = self.last(imagined.turn)
            for index, move in enumerate(options):
                state = imagined.clone()
                state.apply(move)
                tables.run(state, last)
                totals[index] += tables.results(state, against)[decision.seat]
        self.iterations += self.n * len(options)
        rows = [(move, self.n, total / self.n) for move, total in zip(options, totals, strict=True)]
        return sorted(rows, key=lambda row: -row[2])
