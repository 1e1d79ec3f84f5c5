"""Series: many games of agents against each other, one set of tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from kit.agents.base import Agent
from kit.core.rules import Rules
from kit.play.probes import Record, Shape, Sheets, decision_columns, game_columns
from kit.play.results import TABLES, Results, frame
from kit.play.series_games import Failure, Player, Seating, play

USUAL: Final = ("games", "turns", "acquisitions", "decks")


class Series:
    """Agents who play many games, every deal with every seating."""

    def __init__(
        self,
        rules: Rules,
        agents: Sequence[Player] | Mapping[str, Player],
        seed: int = 0,
        names: Sequence[str] | None = None,
        seats: int | None = None,
    ) -> None:
        self.rules = rules
        self.seed = seed
        if isinstance(agents, Mapping):
            names = list(agents)
            agents = list(agents.values())
        self.players = list(agents)
        self.names = list(names) if names is not None else named(self.players)
        self.seats = seats if seats is not None else min(max(len(self.players), rules.least), rules.most)

    def seatings(self, games: int) -> list[Seating]:
        """Who sits where in each game: a deal is played with every seating before the next one is dealt."""
        seats, many = self.seats, len(self.players)
        tables = (
            list(combinations(range(many), seats)) if many > seats else [tuple(i % many for i in range(seats))]
        )
        round_ = [
            tuple(table[(chair + turn) % seats] for chair in range(seats))
            for table in tables
            for turn in range(seats)
        ]
        return [
            Seating(game, self.seed + game // len(round_), round_[game % len(round_)]) for game in range(games)
        ]

    def run(self, games: int = 1000, tables: Sequence[str] = USUAL, **more: Any) -> Results:
        """Play them, and give back the tables."""
        records: list[Record] = []
        failures: list[Failure] = []
        kinds: list[int] = []
        names = [*self.names, *self.rules.automata]
        for seating in self.seatings(games):
            record, failure, kinds = play(
                self.rules,
                self.players,
                names,
                seating,
                self.seed,
                bool({*tables} - {"games"}),
                "decisions" in tables,
            )
            records.append(record)
            if failure is not None:
                failures.append(failure)
        return Results(
            self.rules, self.seed, names, frames(self.rules, records, kinds, names, tables), failures, games
        )


def frames(
    rules: Rules, records: Sequence[Record], kinds: list[int], names: Sequence[str], tables: Sequence[str]
) -> Any:
    """The tables of some games."""
    seats = len(records[0].order)
    sheets = Sheets(Shape(rules, seats), records, kinds)
    made: dict[str, Callable[[], Mapping[str, Any]]] = {
        "games": lambda: game_columns(records),
        "turns": sheets.turns,
        "acquisitions": sheets.acquisitions,
        "decks": sheets.decks,
        "decisions": lambda: decision_columns(records),
    }
    return {name: frame(rules, name, made[name](), names) for name in TABLES if name in tables or name == "games"}


def named(players: Sequence[Player]) -> list[str]:
    """What each is called; those of the same name are numbered."""
    plain = [p.name if isinstance(p, Agent) else getattr(p, "__name__", "function") for p in players]
    return [
        f"{name} {plain[: index + 1].count(name)}" if plain.count(name) > 1 else name
        for index, name in enumerate(plain)
    ]
