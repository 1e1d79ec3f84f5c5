"""A strategy worked out for some rules: its sentences as tables of moves, looked up while a game is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kit.agents.greedy import Scales, Weights, holds, shared_scales, weights
from kit.agents.strategy_lines import Line, Test
from kit.agents.strategy_plan import Plan
from kit.core.moves import Move
from kit.core.rules import Rules
from kit.core.view import View

FORBIDDEN: Final = -5000.0
"""Below ending the turn, whatever else speaks for a move."""
FIRST: Final = 300.0
RANK: Final = 10.0
LAST: Final = -150.0
MOST_TABLES: Final = 512
BITS: Final = 12
MOST_COUNTED: Final = (1 << BITS) - 1

Decider = Line | None


class Sheet:
    """A plan worked out for some rules: conditions, and a table of weights for each way they can hold."""

    def __init__(self, rules: Rules, plan: Plan) -> None:
        self.rules = rules
        self.plan = plan
        given = changed(weights(rules.game), plan.lines)
        self.scales = Scales(rules, given) if given is not None else shared_scales(rules)
        # A line that speaks of a card stands in place of what Greedy thinks of that very card.
        ground = given if given is not None else weights(rules.game)
        bare = {name: part for name, part in ground.items() if name not in ("cards", "factions", "texts")}
        self.bare = Scales(rules, bare)
        self.lines = [line for line in plan.lines if line.kind != "weight"]
        self.tests: list[Checked] = []
        self.spoken: list[dict[int, float]] = []
        self.holding: list[int] = []
        phases = len(self.scales.phases)
        for line in self.lines:
            mask = 0
            for test in line.tests:
                self.tests.append(Checked(test, rules))
                mask |= 1 << (phases + len(self.tests) - 1)
            self.holding.append(mask)
            self.spoken.append(self.speaks_of(line))
        # Conditions about cards owned are counted all at once: each has so many bits of a number by kind.
        self.counted = [0] * len(rules.cards)
        self.counting = 0
        for index, checked in enumerate(self.tests):
            if checked.what == "owning":
                self.counting |= 1 << index
                for kind, meant in enumerate(checked.kinds):
                    self.counted[kind] |= meant << (BITS * index)
        # By move: which conditions matter for its weight.
        self.matters = [0] * len(rules.moves)
        for mask, spoken in zip(self.holding, self.spoken, strict=True):
            for number in spoken:
                self.matters[number] |= mask
        for number in range(len(rules.moves)):
            for tables in (self.scales.tables, self.bare.tables):
                if len({table[number] for table in tables}) > 1:
                    self.matters[number] |= (1 << phases) - 1
        self.tables: dict[int, tuple[list[float], list[Decider]]] = {}
        self.table(0)
        self.ceiling = max(
            (
                self.height(number)
                for number in range(len(rules.moves))
                if self.matters[number] or self.scales.live[number]
            ),
            default=float("-inf"),
        )

    def speaks_of(self, line: Line) -> dict[int, float]:
        """The moves a line is about, each with its place in the order where there is one."""
        rules = self.rules
        found: dict[int, float] = {}
        for rank, which in enumerate(line.cards):
            kinds = which.table(rules) if which is not None else b""
            names = which.names() if which is not None else set()
            for move in rules.moves:
                if move.word not in line.words or move.number in found:
                    continue
                if which is None or (move.kind >= 0 and kinds[move.kind]) or move.name in names:
                    found[move.number] = float(rank)
        return found

    def height(self, number: int) -> float:
        """The most a move may ever weigh."""
        most = max(
            max(table[number] for table in self.scales.tables), max(table[number] for table in self.bare.tables)
        )
        more = [
            self.gain(line, spoken[number])
            for line, spoken in zip(self.lines, self.spoken, strict=True)
            if number in spoken
        ]
        # What the moment adds to a move against somebody is never more than nothing.
        return most + max([0.0, *more])

    def gain(self, line: Line, rank: float) -> float:
        """What a line adds to a move."""
        if line.kind == "rank":
            return FIRST - RANK * rank
        if line.kind == "last":
            return LAST
        return FORBIDDEN if line.kind == "never" else line.strength

    def table(self, mask: int) -> tuple[list[float], list[Decider]]:
        """The weights while exactly these conditions hold, and which line decided each."""
        known = self.tables.get(mask)
        if known is not None:
            return known
        phases = self.scales.phases
        phase = next((number for index, (_, number) in enumerate(phases) if mask >> index & 1), 0)
        table = self.scales.tables[phase][:]
        bare = self.bare.tables[phase]
        deciders: list[Decider] = [None] * len(table)
        words = self.scales.words
        for line, needed, spoken in zip(self.lines, self.holding, self.spoken, strict=True):
            if mask & needed != needed:
                continue
            for number, rank in spoken.items():
                if line.kind == "never":
                    table[number] = FORBIDDEN + bare[number]
                    deciders[number] = line
                elif deciders[number] is None:
                    deciders[number] = line
                    if line.kind == "rank":
                        # The order is that of the line, whatever the cards cost.
                        table[number] = words.get(self.rules.moves[number].word, 0.0) + self.gain(line, rank)
                    else:
                        ground = bare if line.strength > 0 else table
                        table[number] = ground[number] + self.gain(line, rank)
        if len(self.tables) > MOST_TABLES:
            self.tables = {0: self.tables[0]}
        self.tables[mask] = (table, deciders)
        return table, deciders

    def mask(self, view: View, options: Sequence[Move]) -> int:
        """Which of the conditions hold that matter for these options."""
        needed = 0
        matters = self.matters
        for move in options:
            needed |= matters[move.number]
        mask = 0
        for index, (when, _) in enumerate(self.scales.phases):
            if needed >> index & 1 and holds(view, when):
                mask |= 1 << index
        index = len(self.scales.phases)
        needed >>= index
        if needed:
            counts = view.owns(self.counted) if needed & self.counting else 0
            for test in self.tests:
                if needed & 1 and test.holds(view, counts & MOST_COUNTED):
                    mask |= 1 << index
                needed >>= 1
                counts >>= BITS
                index += 1
        return mask

    def weigh(self, view: View, options: Sequence[Move]) -> list[float]:
        """What each option weighs now."""
        table = self.table(self.mask(view, options))[0]
        found = [table[move.number] for move in options]
        live = self.scales.live
        for index, move in enumerate(options):
            if live[move.number]:
                found[index] += self.scales.against(view, move)
        return found

    def heaviest(self, view: View, options: Sequence[Move]) -> Move:
        """The first of the heaviest."""
        if len(options) == 1:
            return options[0]
        found = self.weigh(view, options)
        return options[found.index(max(found))]


class Checked:
    """A condition made ready for some rules."""

    __slots__ = ("counter", "kinds", "least", "most", "what")

    def __init__(self, test: Test, rules: Rules) -> None:
        self.what = test.what
        self.counter = test.counter
        self.least = test.least
        self.most = test.most
        self.kinds = test.which.table(rules) if test.which is not None else b""

    def holds(self, view: View, owned: int) -> bool:
        """Is it so now, for a seat that owns so many of the cards meant?"""
        what = self.what
        if what == "turn":
            # One's own turns, so it does not matter how many sit at the table.
            return self.least <= (view.turn - 1) // view.seats + 1 <= self.most
        if what == "owning":
            return self.least <= owned <= self.most
        if what == "opponent":
            return any(self.least <= view.count(self.counter, seat) <= self.most for seat in view.against())
        return self.least <= view.count(self.counter) <= self.most


def changed(given: Weights, lines: list[Line]) -> Weights | None:
    """Greedy's weights with those the strategy sets anew; None if it sets none."""
    changes = [line.change for line in lines if line.kind == "weight"]
    if not changes:
        return None
    for table, name, figure in changes:
        given[table] = {**given.get(table, {}), name: figure}
    return given
