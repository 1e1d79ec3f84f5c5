"""Series: many games of agents against each other, and what came of them as tables."""

from __future__ import annotations

import importlib
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from kit.agents.base import Agent
from kit.core.rules import Rules
from kit.play.results import TABLES, Results, assembled
from kit.play.series_backends import Runner, run_dask, run_local
from kit.play.series_batch import Job
from kit.play.series_games import Limits, Player, Seating

if TYPE_CHECKING:
    Stop = Callable[[], bool] | threading.Event | None

USUAL: Final = ("games", "turns", "acquisitions", "decks")
BACKENDS: Final = ("local", "dask", "serial")
MOST_GAMES: Final = 10_000_000
MOST_AGENTS: Final = 100


class Series:
    """Agents who play many games against each other, every deal with every seating.

    `agents` are agents or plain functions `(view, decision) -> move`, in a list or by name. If there are more
    of them than `seats`, every group that fits on the seats plays; if there are fewer, they take turns on them.

        kit.Series(rules, [kit.Greedy(), kit.Random()]).run(1000).games
    """

    def __init__(
        self,
        rules: Rules,
        agents: Sequence[Player] | Mapping[str, Player],
        seed: int = 0,
        names: Sequence[str] | None = None,
        seats: int | None = None,
    ) -> None:
        if not isinstance(rules, Rules):
            raise TypeError(f"A series needs rules such as kit.load('ascension'), not {rules!r}.")
        if isinstance(agents, Mapping):
            names, agents = list(agents), list(agents.values())
        self.rules = rules
        self.seed = seed
        self.players = list(agents)
        if not 1 <= len(self.players) <= MOST_AGENTS:
            raise ValueError(f"A series needs from 1 to {MOST_AGENTS} agents, not {len(self.players)}.")
        for player in self.players:
            if isinstance(player, type) or not (isinstance(player, Agent) or callable(player)):
                raise TypeError(f"A series is played by agents such as kit.Greedy() or functions, not {player!r}.")
        self.names = [str(name) for name in names] if names is not None else named(self.players)
        if len(self.names) != len(self.players) or len(set(self.names) | set(rules.automata)) != len(
            self.names
        ) + len(rules.automata):
            raise ValueError("Every agent needs a name of its own: as many names as agents, none of them twice.")
        self.seats = seats if seats is not None else max(rules.least, min(len(self.players), rules.most))
        wrong = rules.unseated(self.seats)
        if wrong:
            raise ValueError(wrong)

    def seatings(self, games: int) -> Iterator[Seating]:
        """Who sits where in each game: a deal is played with every seating before the next one is dealt."""
        seats, many = self.seats, len(self.players)
        groups = (
            list(combinations(range(many), seats))
            if many > seats
            else [tuple(seat % many for seat in range(seats))]
        )
        turned = [group[turn:] + group[:turn] for group in groups for turn in range(seats)]
        orders = list(dict.fromkeys(turned))
        for game in range(games):
            yield Seating(game, self.seed + game // len(orders), orders[game % len(orders)])

    def run(
        self,
        games: int = 1000,
        tables: Sequence[str] = USUAL,
        workers: int | None = None,
        backend: str = "local",
        address: Any = None,
        progress: bool = True,
        seconds_per_game: float = 600,
        seconds_per_decision: float = 120,
        on_progress: Callable[[int, int], None] | None = None,
        stop: Stop = None,
    ) -> Results:
        """Play so many games and give back their tables. The same seed gives the same tables, wherever it is run.

        `tables` are those wanted: games, turns, acquisitions, decks, decisions. The interrupt key, or `stop` (an
        event, or a function that says so), ends the series early and keeps what is finished. A game that an agent
        spoils (it raises, answers nonsense, takes too long, never ends) is listed in `failures`; the others go on.
        `backend` is "local" (`workers` processes on this machine), "serial" (this process) or "dask" (the cluster
        at `address`; without one, a cluster is made on this machine for the occasion).
        """
        wanted = checked(tables)
        if not 1 <= games <= MOST_GAMES:
            raise ValueError(f"{games} is no number of games; from 1 to {MOST_GAMES:,}.")
        if backend not in BACKENDS:
            raise ValueError(f"There is no backend {backend!r}. Known: {', '.join(BACKENDS)}.")
        if workers is not None and workers < 1:
            raise ValueError(f"{workers} is no number of workers; leave it out and every core is used.")
        needed("pandas", "joblib")
        limits = Limits(seconds_per_game, seconds_per_decision)
        everybody = [*self.names, *self.rules.automata]
        job = Job(self.rules, self.players, everybody, self.seed, wanted, limits)
        asked = stop.is_set if isinstance(stop, threading.Event) else stop or never
        # Only now: in a notebook it brings the libraries of the page along.
        from tqdm.auto import tqdm

        # disable=None: no bar where nobody can see it move.
        with tqdm(total=games, unit=" games", disable=None if progress else True) as bar:

            def step(played: int) -> None:
                bar.update(played)
                if on_progress is not None:
                    on_progress(runner.done, games)

            runner = Runner(job, self.seatings(games), games, asked, step)
            with runner.listening():
                if backend == "serial":
                    runner.serial()
                elif backend == "local":
                    run_local(runner, workers)
                else:
                    run_dask(runner, workers, address)
        columns = [part for _, part in sorted(runner.columns, key=lambda pair: pair[0])]
        frames = assembled(self.rules, columns, everybody, wanted)
        failures = sorted(runner.failures, key=lambda failure: failure.game)
        return Results(self.rules, self.seed, everybody, frames, failures, games)

    def __repr__(self) -> str:
        return f"<series of {self.rules.label}: {', '.join(self.names)} on {self.seats} seats>"


def never() -> bool:
    """Nobody says stop."""
    return False


def checked(tables: Sequence[str]) -> tuple[str, ...]:
    """The tables asked for, in their order; `games` is always among them."""
    if isinstance(tables, str):
        raise ValueError(f"tables is a list of names: tables=[{tables!r}].")
    for name in tables:
        if name not in TABLES:
            raise ValueError(f"There is no table {str(name)[:60]!r}. Known: {', '.join(TABLES)}.")
    return tuple(name for name in TABLES if name in tables or name == "games")


def needed(*libraries: str) -> None:
    """Say what is missing before the first game, and how to get it."""
    for library in libraries:
        try:
            importlib.import_module(library)
        except ModuleNotFoundError as error:
            raise ModuleNotFoundError(
                f"A series needs {error.name}; install what it needs with: pip install 'deckkit[sim]'",
                name=error.name,
            ) from None


def named(players: Sequence[Player]) -> list[str]:
    """What each is called; those of the same name are numbered."""
    plain = [
        str(player.name if isinstance(player, Agent) else getattr(player, "__name__", "function"))
        for player in players
    ]
    return numbered(plain)


def numbered(names: Sequence[str]) -> list[str]:
    """The same names; where one is there several times, each with its number."""
    return [
        f"{name} {names[: index + 1].count(name)}" if names.count(name) > 1 else name
        for index, name in enumerate(names)
    ]
