"""Mcts: looks ahead with a tree over imagined states (information-set Monte Carlo tree search).

Every iteration imagines the hidden anew, walks down the tree, adds one move to it, plays the game on by
Greedy's tables, and counts what came of it for everybody on the way.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from kit.agents.base import Agent
from kit.agents.playout import FURTHEST, Playout, opposed, playout
from kit.core.moves import Decision, Move
from kit.core.rules import Rules
from kit.core.state import State
from kit.core.view import View

EXPLORE: Final = 0.25
WIDEN: Final = 0.6
ROOT: Final = 3
MOST_OPTIONS: Final = 12


class Thought(NamedTuple):
    """What a search thinks of an option: how often it was tried, and its share of the win on average."""

    text: str
    visits: int
    mean: float


class Node:
    """A move in the tree: how often it could be chosen, how often it was, what came of it."""

    __slots__ = ("available", "children", "move", "seat", "total", "visits")

    def __init__(self, move: Move | None, seat: int) -> None:
        self.move = move
        # Whose move it is: what came of it is counted for this seat.
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    @property
    def mean(self) -> float:
        """What came of it on average."""
        return self.total / self.visits if self.visits else 0.0


class Mcts(Agent):
    """Thinks `n` iterations about each decision that needs it; `cut=2` judges the position two turns ahead."""

    name = "Mcts"

    def __init__(self, n: int = 200, seed: int = 0, cut: int | None = None, explore=EXPLORE, widen=WIDEN, root=ROOT, crn=True, skip=True) -> None:
        self.n, self.cut, self.seed = n, cut, seed
        self.explore, self.widen, self.root_width, self.crn, self.skip = explore, widen, root, crn, skip
        self._asked = 0
        self._root: Node | None = None
        self.iterations = 0

    def choose(self, view: View, decision: Decision) -> Move:
        """The option tried most."""
        tables = playout(view.rules)
        if self.skip:
            plain = tables.obvious(decision)
            if plain is not None:
                return plain
        self._asked += 1
        root = self._search(view, decision, tables)
        best = max(root.children.values(), key=lambda node: (node.visits, node.mean))
        assert best.move is not None
        return best.move

    def _search(self, view: View, decision: Decision, tables: Playout) -> Node:
        root = Node(None, decision.seat)
        start = self.seed * 1_000_003 + self._asked * 10_007
        ranked = order(tables, view, decision)
        against: list[list[int]] = []
        for done in range(self.n):
            if self._settled(root, self.n - done):
                break
            width = min(len(ranked), self.root_width + int(self.widen * math.sqrt(done)))
            root.visits += 1
            child = self._pick(root, ranked[:width], decision.seat)
            state = view.imagine(start + (child.visits if self.crn else done))
            if not against:
                against = opposed(state)
            self._iterate(state, child, tables, against)
            self.iterations += 1
        self._root = root
        return root

    def _settled(self, root: Node, left: int) -> bool:
        """Can the leader no longer be caught?"""
        if len(root.children) < 2:
            return False
        first, second = sorted((node.visits for node in root.children.values()), reverse=True)[:2]
        return first - second > left

    def _pick(self, node: Node, options: list[Move], seat: int) -> Node:
        """The next child to try: one that has never been, or the one with the best hope."""
        children = node.children
        best: Node | None = None
        hope = -1.0
        for move in options:
            child = children.get(move.number)
            if child is None:
                child = children[move.number] = Node(move, seat)
                child.available = 1
                return child
            child.available += 1
            if child.visits == 0:
                return child
            value = child.total / child.visits + self.explore * math.sqrt(math.log(child.available) / child.visits)
            if value > hope:
                best, hope = child, value
        assert best is not None
        return best

    def _iterate(self, state: State, child: Node, tables: Playout, against: list[list[int]]) -> None:
        """Down the tree, one new move, on to the end, and back."""
        path = [child]
        last = state.turn + (FURTHEST if self.cut is None else self.cut)
        node = child
        assert child.move is not None
        state.apply(child.move)
        while node.visits:
            decision = state.decision
            if decision is None or state.turn > last:
                break
            plain = tables.obvious(decision)
            if plain is not None:
                state.apply(plain)
                continue
            ranked = order(tables, View(state, decision.seat), decision)
            width = 1 + int(self.widen * math.sqrt(node.visits))
            node = self._pick(node, ranked[:width], decision.seat)
            path.append(node)
            assert node.move is not None
            state.apply(node.move)
        tables.run(state, last)
        results = tables.results(state, against)
        for node in path:
            node.visits += 1
            node.total += results[node.seat]


def order(tables: Playout, view: View, decision: Decision) -> list[Move]:
    """The options, the heaviest first, no more than can be looked at."""
    options = decision.options
    found = tables.scales.weigh(view, options)
    ranked = sorted(range(len(options)), key=lambda index: -found[index])
    return [options[index] for index in ranked[:MOST_OPTIONS]]
