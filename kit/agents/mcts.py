"""Mcts: looks ahead with a tree over imagined states (information-set Monte Carlo tree search).

Every iteration imagines the hidden anew, walks down the tree, adds one move to it, plays the game on by
Greedy's tables, and counts what came of it for everybody on the way.

* Which move to try next: the mean so far plus a bonus for having been tried rarely (UCB). Moves that are not on
  offer in every imagined state are measured by how often they were (availability), not by how often anything was.
* Many options: those Greedy likes best come first, others join as the visits grow (progressive widening).
* The k-th trial of an option at the root has the same luck as the k-th of any other (common random numbers).
* Moves about which there is nothing to think are made without a place in the tree, which stays narrow.
* Two hundred games are few, so Greedy's favourite is only left for an option that did better with the same luck by
  more than chance explains (`DOUBT` standard errors of the difference, twice that where games are cut).
* It stops as soon as the leader cannot be caught with the iterations that are left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from kit.agents.playout import Playout, opposed
from kit.agents.search import Search
from kit.core.moves import Decision, Move
from kit.core.state import State
from kit.core.view import View

EXPLORE: Final = 0.25
"""How much having been tried rarely counts."""
WIDEN: Final = 0.6
"""How quickly more options join at the root: so many for the square root of the visits."""
DEEPER: Final = 0.35
"""The same below the root."""
DOUBT: Final = 1.0
DOUBT_IF_CUT: Final = 2.0
"""A position that is judged may be misjudged, however often it is tried."""
LEAST_TRIALS: Final = 6
"""With fewer trials an option is never preferred to Greedy's favourite."""
AT_ONCE: Final = 3
"""Options at the root that are looked at from the start."""
MOST_OPTIONS: Final = 12
MOST_DEPTH: Final = 60


class Node:
    """A move in the tree: how often it was on offer, how often it was tried, what came of it."""

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

    def ranked(self) -> list[Node]:
        """The moves after it that were tried, the most tried first."""
        tried = [node for node in self.children.values() if node.visits]
        return sorted(tried, key=lambda node: (-node.visits, -node.mean))

    def data(self, depth: int) -> dict[str, object]:
        """The tree from here as plain data."""
        found: dict[str, object] = {
            "text": self.move.text if self.move is not None else "",
            "seat": self.seat,
            "visits": self.visits,
            "mean": round(self.mean, 4),
        }
        if depth > 0:
            found["options"] = [node.data(depth - 1) for node in self.ranked()]
        return found


class Mcts(Search):
    """Thinks `n` iterations about each decision that needs it; `cut=2` judges the position two turns ahead."""

    def __init__(self, n: int = 200, seed: int = 0, cut: int | None = None, explore: float = EXPLORE) -> None:
        super().__init__(n, seed, cut)
        self.explore = explore
        self._root: Node | None = None

    def tree(self, depth: int = 2) -> dict[str, object]:
        """The tree of the last search as plain data: text, seat, visits, mean, and the options after it."""
        return self._root.data(max(0, min(depth, MOST_DEPTH))) if self._root is not None else {}

    def think(self, view: View, decision: Decision, tables: Playout, seed: int) -> list[tuple[Move, int, float]]:
        """Grow a tree, then choose; the chosen option first, then those tried most."""
        root = self._root = Node(None, decision.seat)
        options = ordered(tables, view, decision)
        favourite = options[0].number
        # What came of each trial of each option; the same place in two lists means the same luck.
        trials: dict[int, list[float]] = {move.number: [] for move in options}
        against: list[list[int]] = []
        most = 0
        for done in range(self.n):
            if settled(root, self.n - done):
                break
            if 2 * len(trials[favourite]) < most:
                # The others are measured by it, so it is not left behind.
                child = root.children[favourite]
            else:
                child = self._pick(root, options[: AT_ONCE + int(WIDEN * math.sqrt(done))], decision.seat)
            state = view.imagine(seed + child.visits)
            against = against or opposed(state)
            result = self._iterate(state, child, tables, against)[root.seat]
            assert child.move is not None
            trials[child.move.number].append(result)
            most = max(most, child.visits)
            root.visits += 1
            root.total += result
            self.iterations += 1
        best = preferred(trials, favourite, DOUBT if self.cut is None else DOUBT_IF_CUT)
        nodes = sorted(root.ranked(), key=lambda node: node is not root.children[best])
        return [(node.move, node.visits, node.mean) for node in nodes if node.move is not None]

    def _pick(self, node: Node, options: Sequence[Move], seat: int) -> Node:
        """The next move to try: one that has never been, or the one with the best hope."""
        children = node.children
        best: Node | None = None
        hope = -1.0
        for move in options:
            child = children.get(move.number)
            if child is None:
                child = children[move.number] = Node(move, seat)
            child.available += 1
            visits = child.visits
            if not visits:
                return child
            value = child.total / visits + self.explore * math.sqrt(math.log(child.available) / visits)
            if value > hope:
                best, hope = child, value
        assert best is not None
        return best

    def _iterate(self, state: State, child: Node, tables: Playout, against: list[list[int]]) -> list[float]:
        """Down the tree, one new move, on to the end, and back."""
        path = [child]
        last = self.last(state.turn)
        node = child
        assert node.move is not None
        state.apply(node.move)
        while node.visits and len(path) < MOST_DEPTH:
            decision = state.decision
            if decision is None or state.turn > last:
                break
            obvious = tables.obvious(decision)
            if obvious is not None:
                state.apply(obvious)
                continue
            options = ordered(tables, View(state, decision.seat), decision)
            node = self._pick(node, options[: 1 + int(DEEPER * math.sqrt(node.visits))], decision.seat)
            path.append(node)
            assert node.move is not None
            state.apply(node.move)
        tables.run(state, last)
        results = tables.results(state, against)
        for node in path:
            node.visits += 1
            node.total += results[node.seat]
        return results

    def __getstate__(self) -> dict[str, object]:
        return {**super().__getstate__(), "_root": None}


def ordered(tables: Playout, view: View, decision: Decision) -> list[Move]:
    """The options, those Greedy likes best first, no more than can be looked at."""
    options = decision.options
    found = tables.scales.weigh(view, options)
    ranked = sorted(range(len(options)), key=lambda index: -found[index])
    return [options[index] for index in ranked[:MOST_OPTIONS]]


def settled(root: Node, left: int) -> bool:
    """Can the leader no longer be caught?"""
    first = second = 0
    for node in root.children.values():
        if node.visits > first:
            first, second = node.visits, first
        elif node.visits > second:
            second = node.visits
    return first - second > left


def preferred(trials: dict[int, list[float]], favourite: int, doubt: float) -> int:
    """The option that did better than the favourite beyond doubt, by the most; else the favourite."""
    best, lead = favourite, 0.0
    for number, results in trials.items():
        pairs = min(len(results), len(trials[favourite]))
        if number == favourite or pairs < LEAST_TRIALS:
            continue
        gaps = [mine - other for mine, other in zip(results, trials[favourite], strict=False)]
        mean = sum(gaps) / pairs
        spread = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / (pairs - 1))
        sure = mean - doubt * spread / math.sqrt(pairs)
        if sure > lead:
            best, lead = number, sure
    return best
