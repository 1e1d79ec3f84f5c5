"""Greedy: takes the option with the highest weight. The weights are in `greedy.toml`, for reading."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from kit.agents.base import Agent
from kit.core.moves import Decision, Move
from kit.core.rules import Rules
from kit.core.view import View

FILE = Path(__file__).with_name("greedy.toml")

LATE_POOL = 10
"""Honor left in the pool, per player, below which the `late` weights hold."""

# Weighing every move of a game takes milliseconds, so the tables of the file are made once per rules.
_tables: dict[int, tuple[Rules, list[float], list[float]]] = {}


def weights(game: str) -> dict[str, Any]:
    """The weights for a game, as they stand in the file."""
    return dict(tomllib.loads(FILE.read_text(encoding="utf-8")).get(game, {}))


class Greedy(Agent):
    """Weighs every option by a small table and takes the heaviest, the first of equals."""

    name = "Greedy"

    def __init__(self, weights: dict[str, Any] | None = None) -> None:
        self._weights = weights
        self._rules: Rules | None = None
        self._early: list[float] = []
        self._late: list[float] = []

    def choose(self, view: View, decision: Decision) -> Move:
        """The heaviest."""
        options = decision.options
        table = self._table(view)
        best = options[0]
        most = table[best.number]
        for move in options:
            weight = table[move.number]
            if weight > most:
                best, most = move, weight
        return best

    def explain(self, view: View, decision: Decision) -> list[tuple[str, float]]:
        """Every option with its weight, the heaviest first."""
        table = self._table(view)
        rows = [(move.text, table[move.number]) for move in decision.options]
        return sorted(rows, key=lambda row: -row[1])

    def _table(self, view: View) -> list[float]:
        """The weights that hold now: near the end of the game others than before."""
        if view.rules is not self._rules:
            self._prepare(view.rules)
        if self._late is self._early:
            return self._early
        return self._late if view.count("pool") < LATE_POOL * view.seats else self._early

    def _prepare(self, rules: Rules) -> None:
        """Weigh every move of the game once; after that choosing is looking up."""
        self._rules = rules
        known = _tables.get(id(rules))
        if self._weights is None and known is not None:
            _, self._early, self._late = known
            return
        given = self._weights if self._weights is not None else weights(rules.game)
        self._early = [weigh(rules, move, given) for move in rules.moves]
        self._late = self._early
        if "late" in given:
            late = {**given, **given["late"]}
            self._late = [weigh(rules, move, late) for move in rules.moves]
        if self._weights is None:
            _tables[id(rules)] = (rules, self._early, self._late)


def weigh(rules: Rules, move: Move, given: dict[str, Any]) -> float:
    """The weight of one move."""
    words = given.get("words", {})
    # What is acquired for a team-mate is another matter than what one acquires for oneself.
    word = move.word + "-for" if move.seat >= 0 and move.word + "-for" in words else move.word
    total = float(words.get(word, 0) + given.get("texts", {}).get(move.text, 0))
    if move.kind >= 0:
        card = rules.cards[move.kind]
        total += given.get("per_cost", {}).get(move.word, 0) * card.cost
        total += given.get("per_honor", {}).get(move.word, 0) * card.figures.get("honor", 0)
        total += given.get("cards", {}).get(f"{move.word} {card.id}", 0)
        total += given.get("types", {}).get(f"{move.word} {card.type}", 0)
        if move.word in ("acquire", "recruit"):
            total += given.get("factions", {}).get(card.faction, 0)
    return total
