"""Greedy: takes the option with the highest weight. The weights are in `greedy.toml`, for reading.

Almost every weight is known before the game begins, so choosing is looking up. Only two things depend
on the moment: which phase of the game it is, and moves against somebody (hits, champions to destroy).
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kit.agents.base import Agent
from kit.core.moves import Decision, Move
from kit.core.rules import Rules
from kit.core.view import View

FILE = Path(__file__).with_name("greedy.toml")

SHIELDS = 8
"""So much damage beyond the health of the one struck is not wasted yet: there may be shields."""

FULL = 50
"""The health players have at most."""

LIVE = ("hit", "heal", "hand-over", "wound")
"""Words of moves that depend on the moment."""

LATE = {"pool_below": 10}
"""When the phase `late` holds if it does not say so itself: less than that much honor left per player."""

Weights = dict[str, Any]


def weights(game: str) -> Weights:
    """The weights for a game, as they stand in the file."""
    return dict(tomllib.loads(FILE.read_text(encoding="utf-8")).get(game, {}))


def weights_for(rules: Rules) -> Weights:
    """The weights for a game; a variant that is another game altogether has a part of its own laid over them."""
    found = weights(rules.game)
    for variant in rules.variants:
        found = overlaid(found, weights(f"{rules.game}-{variant}"))
    return found


class Greedy(Agent):
    """Weighs every option by a small table and takes the heaviest, the first of equals."""

    name = "Greedy"

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights
        self._rules: Rules | None = None
        self._scales: Scales | None = None
        self._table: list[float] = []
        self._ceiling = 0.0

    def choose(self, view: View, decision: Decision) -> Move:
        """The heaviest."""
        if view.rules is not self._rules:
            self._prepare(view.rules)
        options = decision.options
        table = self._table
        best = options[0]
        most = table[best.number]
        for move in options:
            weight = table[move.number]
            if weight > most:
                best, most = move, weight
        if most > self._ceiling or self._scales is None:
            # Nothing that depends on the moment can be heavier than this.
            return best
        return self._scales.heaviest(view, options)

    def seeded(self, seed: int) -> Greedy:
        """It has no luck, and what it remembers holds for every game."""
        return self

    def __getstate__(self) -> dict[str, Any]:
        # Whoever takes it elsewhere takes its weights; the tables are made again from the rules that are there.
        return {**vars(self), "_rules": None, "_scales": None, "_table": [], "_ceiling": 0.0}

    def explain(self, view: View, decision: Decision) -> list[tuple[str, float]]:
        """Every option with its weight, the heaviest first."""
        if view.rules is not self._rules:
            self._prepare(view.rules)
        assert self._scales is not None
        found = self._scales.weigh(view, decision.options)
        rows = [(move.text, weight) for move, weight in zip(decision.options, found, strict=True)]
        return sorted(rows, key=lambda row: -row[1])

    def _prepare(self, rules: Rules) -> None:
        """Weigh every move of the game once; the tables of the file are shared by all who use them."""
        self._rules = rules
        scales = Scales(rules, self._weights) if self._weights is not None else shared_scales(rules)
        self._scales = scales
        self._table = scales.tables[0]
        self._ceiling = scales.ceiling


class Scales:
    """The weights of all moves of some rules, one table for each phase of the game."""

    def __init__(self, rules: Rules, given: Weights) -> None:
        self.rules = rules
        self.now: dict[str, float] = given.get("now", {})
        self.words: dict[str, float] = given.get("words", {})
        self.phases: list[tuple[dict[str, int], int]] = []
        self.tables = [[weigh(rules, move, given) for move in rules.moves]]
        for name, phase in given.items():
            if name == "late" or "when" in phase:
                self.phases.append((phase.get("when", LATE), len(self.tables)))
                changed = overlaid(given, phase)
                self.tables.append([weigh(rules, move, changed) for move in rules.moves])
        # Moves weighed anew at the moment, because they are against somebody, or for somebody.
        self.live = [
            (move.word in LIVE or (move.word == "destroy" and move.verb is not None)) and bool(self.now)
            for move in rules.moves
        ]
        self.lively = any(self.live)
        self.ceiling = float("-inf")
        for number, live in enumerate(self.live):
            heights = [table[number] for table in self.tables]
            if live or min(heights) != max(heights):
                self.ceiling = max(self.ceiling, *heights)

    def heaviest(self, view: View, options: Sequence[Move]) -> Move:
        """The first of the heaviest."""
        found = self.weigh(view, options)
        return options[found.index(max(found))]

    def weigh(self, view: View, options: Sequence[Move]) -> list[float]:
        """What each option weighs in this phase, against these opponents."""
        table = self.tables[self.phase(view)]
        found = [table[move.number] for move in options]
        if not self.lively:
            return found
        live = self.live
        for index, move in enumerate(options):
            if live[move.number]:
                found[index] += self.against(view, move)
        return found

    def phase(self, view: View) -> int:
        """The table that holds now: the first phase of the file whose conditions are met."""
        for when, number in self.phases:
            if holds(view, when):
                return number
        return 0

    def against(self, view: View, move: Move) -> float:
        """What the moment adds to a move against somebody."""
        if move.word == "hit":
            health = view.count("health", move.seat)
            waste = max(0, move.amount - health - SHIELDS)
            return self.now.get("per_health", 0) * health + self.now.get("per_waste", 0) * waste
        if move.word == "heal":
            return -self.now.get("heal_per_health", 0) * view.count("health", move.seat)
        if move.word == "hand-over":
            # To somebody who still has cards to play; else there is nothing to wait for.
            return 0 if view.size("hand", move.seat) else self.now.get("idle", 0)
        power = self.power(view)
        for seat in view.opponents():
            if view.count("health", seat) <= power:
                return self.now.get("deadly", 0)
        if move.word == "wound" and self.rules.cards[move.kind].figures.get("health", 0) > power:
            return self.now.get("futile", 0)
        # In a battle: what lies in front of somebody weak is the first to go.
        return self.now["weak"] * (FULL - view.count("health", move.seat)) if "weak" in self.now else 0

    def power(self, view: View) -> int:
        """The power at hand: one's own, and that of whoever stands on the same side in a battle."""
        against = view.opponents()
        if not self.rules.boss:
            return view.count("power")
        return sum(view.count("power", seat) for seat in range(view.seats) if seat not in against)


_shared: dict[int, Scales] = {}


def shared_scales(rules: Rules) -> Scales:
    """The weights of the file for these rules, weighed once for all who use them."""
    known = _shared.get(id(rules))
    if known is None or known.rules is not rules:
        known = _shared[id(rules)] = Scales(rules, weights_for(rules))
    return known


def holds(view: View, when: dict[str, int]) -> bool:
    """Are all conditions of a phase met?"""
    for name, bound in when.items():
        if name == "pool_below":
            fine = view.count("pool") < bound * view.seats
        elif name == "mastery_from":
            fine = view.count("mastery") >= bound
        elif name == "enemy_health_to":
            fine = min((view.count("health", seat) for seat in view.opponents()), default=0) <= bound
        else:
            raise ValueError(
                f"a phase cannot wait for {name!r}; it knows pool_below, mastery_from, enemy_health_to."
            )
        if not fine:
            return False
    return True


def overlaid(given: Weights, phase: Weights) -> Weights:
    """The weights with those of a phase laid over them, number by number."""
    out = dict(given)
    for name, table in phase.items():
        if name != "when":
            out[name] = {**given.get(name, {}), **table}
    return out


def weigh(rules: Rules, move: Move, given: Weights) -> float:
    """The weight of one move, as far as it is known before the game."""
    words = given.get("words", {})
    word = move.word
    # What is acquired for a team-mate is another matter than what one acquires for oneself.
    total: float = float(words.get(word + "-for" if move.seat >= 0 and word + "-for" in words else word, 0))
    total += given.get("texts", {}).get(move.text, 0)
    total += given.get("per_amount", {}).get(word, 0) * move.amount
    named = move.name
    if move.kind >= 0:
        card = rules.cards[move.kind]
        named = card.id
        total += given.get("per_cost", {}).get(word, 0) * card.cost
        for figure, value in card.figures.items():
            total += given.get("per_" + figure, {}).get(word, 0) * value
        total += given.get("types", {}).get(f"{word} {card.type}", 0)
        if word in ("acquire", "recruit"):
            total += given.get("factions", {}).get(card.faction, 0)
    total += given.get("cards", {}).get(f"{word} {named}", 0)
    return total
