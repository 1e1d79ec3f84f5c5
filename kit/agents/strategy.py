"""Strategy: a player written down as a few sentences, which a person can read and change.

Greedy's weights are the ground it stands on; the sentences change them. Of several that speak of the same
move the first that holds decides, and `never` always holds. Everything is looked up: the sentences are turned
into tables of moves once for some rules, one table for each set of conditions that ever hold together.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from kit.agents.base import Agent
from kit.agents.greedy import Scales, Weights, holds, shared_scales, weights
from kit.agents.strategy_lines import MOST_CHARACTERS, BadStrategy, Line, Test
from kit.agents.strategy_manual import manual
from kit.agents.strategy_plan import Plan
from kit.agents.strategy_words import near
from kit.core.moves import Decision, Move
from kit.core.rules import Rules
from kit.core.view import View
from kit.games import GAMES

FOLDER: Final = Path(__file__).with_name("strategies")
FORBIDDEN: Final = -5000.0
"""Below ending the turn, whatever else speaks for a move."""
FIRST: Final = 300.0
RANK: Final = 10.0
LAST: Final = -150.0
MOST_TABLES: Final = 512
BITS: Final = 12
MOST_COUNTED: Final = (1 << BITS) - 1

Decider = Line | None


class Reason(NamedTuple):
    """Why an option weighs what it weighs: the line that decided, or line 0 for Greedy's own weights."""

    text: str
    weight: float
    number: int
    line: str


class Strategy(Agent):
    """A player made of sentences: `kit.Strategy(text)`, a file, or one of those that come along."""

    def __init__(self, text_or_path: str | Path, name: str | None = None, rules: Rules | None = None) -> None:
        self.text = contents(text_or_path)
        # Own cards are known by the rules that were loaded with them.
        self._own = rules
        self._plan = read_plan(self.text) if rules is None else Plan(self.text, rules)
        self.game = self._plan.game
        self.name = name or self._plan.names.get("en") or "Strategy"
        self.id = ""
        self._rules: Rules | None = None
        self._sheet: Sheet | None = None
        self._table: list[float] = []
        self._ceiling = 0.0

    @classmethod
    def named(cls, name: str, game: str = "") -> Strategy:
        """One of the strategies of the kit by its id: `Strategy.named("mechana")`."""
        games = [game] if game else list(GAMES)
        for one in games:
            path = FOLDER / one / f"{name}.txt"
            if name in shipped(one):
                made = cls(path)
                made.id = name
                return made
        known = [one for each in games if each in GAMES for one in shipped(each)]
        raise BadStrategy(f"There is no strategy {name[:40]!r}.{near(name, known)} Known: {', '.join(known)}.")

    @staticmethod
    def manual(language: str = "en") -> str:
        """The language strategies are written in, as a page of text."""
        return manual(language)

    @property
    def idea(self) -> dict[str, str]:
        """What it wants, in each language it says so."""
        return dict(self._plan.ideas)

    def idea_in(self, language: str) -> str:
        """What it wants, in this language or in English."""
        ideas = self._plan.ideas
        return ideas.get(language) or ideas.get("en", "")

    def name_in(self, language: str) -> str:
        """What it is called, in this language or as it is called."""
        return self._plan.names.get(language) or self.name if language != "en" else self.name

    def choose(self, view: View, decision: Decision) -> Move:
        """The heaviest option, the first of equals."""
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
        if most > self._ceiling or self._sheet is None:
            # Nothing that depends on the moment can be heavier than this.
            return best
        return self._sheet.heaviest(view, options)

    def explain(self, view: View, decision: Decision) -> list[Reason]:
        """Every option with its weight and the line that decided, the heaviest first."""
        if view.rules is not self._rules:
            self._prepare(view.rules)
        assert self._sheet is not None
        rows: list[Reason] = []
        options = decision.options
        found = self._sheet.weigh(view, options)
        deciders = self._sheet.table(self._sheet.mask(view, options))[1]
        for move, weight in zip(options, found, strict=True):
            line = deciders[move.number]
            rows.append(Reason(move.text, weight, line.number if line else 0, line.text if line else ""))
        return sorted(rows, key=lambda row: -row.weight)

    def seeded(self, seed: int) -> Strategy:
        """It has no luck and remembers nothing."""
        return self

    def _prepare(self, rules: Rules) -> None:
        """Turn the sentences into tables of moves; strategies with the same text share them."""
        if rules.game != self.game:
            raise BadStrategy(f"{self.name!r} is a strategy for {self.game}, and this is {rules.game}.")
        self._rules = rules
        self._sheet = self._plan_sheet(rules)
        self._table = self._sheet.tables[0][0]
        self._ceiling = self._sheet.ceiling

    def _plan_sheet(self, rules: Rules) -> Sheet:
        known = _sheets.get((id(self._plan), id(rules)))
        if known is None or known.rules is not rules or known.plan is not self._plan:
            if len(_sheets) > MOST_TABLES:
                _sheets.clear()
            known = _sheets[(id(self._plan), id(rules))] = Sheet(rules, self._plan)
        return known

    def __reduce__(self) -> tuple[object, tuple[str, str, str, Rules | None]]:
        return rebuilt, (self.text, self.name, self.id, self._own)

    def __repr__(self) -> str:
        return f"<strategy {self.name}: {len(self._plan.lines)} sentences for {self.game}>"


def rebuilt(text: str, name: str, id_: str, rules: Rules | None = None) -> Strategy:
    """The same strategy in another process."""
    made = Strategy(text, name, rules)
    made.id = id_
    return made


@functools.lru_cache(maxsize=128)
def read_plan(text: str) -> Plan:
    """A text is read once; whoever has the same one shares it."""
    return Plan(text)


_sheets: dict[tuple[int, int], Sheet] = {}


def contents(given: str | Path) -> str:
    """The text itself, or that of a file: a text has a heading or several lines."""
    if isinstance(given, str) and ("\n" in given or ": " in given):
        return given
    path = Path(given)
    try:
        with path.open("rb") as file:
            raw = file.read(4 * MOST_CHARACTERS + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "no such file"
        raise BadStrategy(
            f"{path.name[:60]!r} cannot be read ({reason}). Give a file, or the strategy itself as a text of several lines."
        ) from None
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise BadStrategy(f"{path.name[:60]!r} is not text in UTF-8.") from None


@functools.cache
def shipped(game: str) -> tuple[str, ...]:
    """The ids of the strategies that come along for a game."""
    return tuple(sorted(path.stem for path in (FOLDER / game).glob("*.txt"))) if game in GAMES else ()


def strategies(game: str) -> dict[str, Strategy]:
    """The strategies of the kit for a game, by id."""
    if game not in GAMES:
        raise BadStrategy(f"There is no game {game[:40]!r}.{near(game, GAMES)} Known: {', '.join(GAMES)}.")
    return {name: Strategy.named(name, game) for name in shipped(game)}


class Sheet:
    """A plan worked out for some rules: conditions, and a table of weights for each way they can hold."""

    def __init__(self, rules: Rules, plan: Plan) -> None:
        self.rules = rules
        self.plan = plan
        given = changed(weights(rules.game), plan.lines)
        own = given is not None
        self.scales = Scales(rules, given) if given is not None else shared_scales(rules)
        # A line that speaks of a card stands in place of what Greedy thinks of that very card.
        bare = {
            k: v
            for k, v in (given if own and given else weights(rules.game)).items()
            if k not in ("cards", "factions", "texts")
        }
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
