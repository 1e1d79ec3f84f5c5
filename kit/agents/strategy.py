"""Strategy: a player written down as a few sentences, which a person can read and change.

Greedy's weights are the ground it stands on; the sentences change them. Of several that speak of the same
move the first that holds decides, and `never` always holds. Everything is looked up: the sentences are turned
into tables of moves once for some rules, one table for each set of conditions that ever hold together.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final, NamedTuple

from kit.agents.base import Agent
from kit.agents.strategy_lines import BadStrategy
from kit.agents.strategy_manual import manual
from kit.agents.strategy_plan import MOST_CHARACTERS, Plan
from kit.agents.strategy_sheet import Sheet
from kit.agents.strategy_words import near
from kit.core.moves import Decision, Move
from kit.core.rules import Rules
from kit.core.view import View
from kit.games import GAMES

FOLDER: Final = Path(__file__).with_name("strategies")
MOST_SHEETS: Final = 512


class Reason(NamedTuple):
    """Why an option weighs what it weighs: the line that decided, or line 0 for Greedy's own weights."""

    text: str
    weight: float
    number: int
    line: str


class Strategy(Agent):
    """A player made of sentences: `kit.Strategy(text)`, a file, or one of those that come along."""

    def __init__(self, text_or_path: str | Path, name: str | None = None, rules: Rules | None = None) -> None:
        text = contents(text_or_path)
        # Own cards are known by the rules that were loaded with them.
        own = [card.entry for card in rules.cards] if rules is not None else []
        self._hold(text, name, Plan(text, own) if own else read_plan(text))

    def _hold(self, text: str, name: str | None, plan: Plan) -> None:
        self.text = text
        self._plan = plan
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
            if len(_sheets) > MOST_SHEETS:
                _sheets.clear()
            known = _sheets[(id(self._plan), id(rules))] = Sheet(rules, self._plan)
        return known

    def __reduce__(self) -> tuple[object, tuple[str, str, str, list[dict[str, object]]]]:
        return rebuilt, (self.text, self.name, self.id, self._plan.own)

    def __repr__(self) -> str:
        return f"<strategy {self.name}: {len(self._plan.lines)} sentences for {self.game}>"


def rebuilt(text: str, name: str, id_: str, own: list[dict[str, object]]) -> Strategy:
    """The same strategy in another process, which may not have read the same card files yet."""
    made = Strategy.__new__(Strategy)
    made._hold(text, name, Plan(text, own) if own else read_plan(text))
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
