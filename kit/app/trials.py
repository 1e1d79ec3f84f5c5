"""Trials: strategies play each other many times while the table stays free. What is chosen, how far it is, what came out.

The games are played in a thread of their own, which leaves the work to other processes where the limits allow it,
so a click on the table is answered meanwhile.
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from kit.agents.roster import bots, label
from kit.app.limits import limits
from kit.board.scene.words import word
from kit.charts.look import number
from kit.core.rules import Rules

COUNTS: Final = (20, 100, 300, 1000, 3000, 10_000)
"""How many games can be chosen, as far as the limits go."""

MOST_BOTS: Final = 6
PATIENCE: Final = 30.0
"""Seconds that a game of bots that look ahead may need."""
SEARCHING: Final = ("rollout", "mcts")
EVERY: Final = 0.2
"""Seconds between two reports on how far it is."""


class Trials:
    """One series at a time."""

    def __init__(self) -> None:
        self.bots: list[str] = []
        self.games = 100
        self.state = "idle"
        self.done = 0
        self.total = 0
        self.problem = ""
        self.results: Any = None
        # Told when there is something new to show, from the thread that plays.
        self.tell: Callable[[], None] = lambda: None
        self.draw: Callable[[Any], None] = lambda results: None
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    # ------------------------------------------------------------------ what is chosen

    def counts(self) -> list[int]:
        """How many games may be chosen here."""
        most = limits().games
        return [count for count in COUNTS if count <= most] or [most]

    def fit(self, game: str) -> None:
        """Keep to the bots there are for a game; at first the usual one against another."""
        there = playing(game)
        self.bots = [name for name in self.bots if name in there][:MOST_BOTS]
        if len(self.bots) < 2:
            self.bots = [*self.bots, *(name for name in there if name not in self.bots)][:2]
        if self.games not in self.counts():
            self.games = max(count for count in self.counts() if count <= max(self.games, self.counts()[0]))

    def choose(self, name: object, value: str, game: str) -> None:
        """A choice of the page; what is not offered is not taken."""
        if self.running:
            return
        if name == "bots" and value in playing(game):
            chosen = [bot for bot in playing(game) if (bot in self.bots) != (bot == value)]
            if 1 <= len(chosen) <= MOST_BOTS:
                self.bots = chosen
        elif name == "games" and value.isdecimal() and int(value) in self.counts():
            self.games = int(value)

    def form(self, game: str, language: str) -> dict[str, object]:
        """What there is to choose, and how far it is."""
        if not self.running:
            self.fit(game)
        return {
            "bots": [{"id": name, "label": label(game, name, language)} for name in playing(game)],
            "chosen": self.bots,
            "counts": [{"id": str(count), "label": number(count, language)} for count in self.counts()],
            "games": str(self.games),
            "state": self.state,
            "done": self.done,
            "total": self.total,
            "text": self.text(language),
            "problem": self.problem or self.trouble(language),
        }

    def trouble(self, language: str) -> str:
        """What went wrong in the games themselves, if something did."""
        failures = self.results.failures if self.results is not None and self.state == "done" else []
        if not failures:
            return ""
        first = failures[0]
        return (
            f"{word('games failed', language, n=number(len(failures), language))}: {first.agent}, {first.reason}"[
                :300
            ]
        )

    def text(self, language: str) -> str:
        """How far it is, in words."""
        if self.state == "playing":
            done, total = number(self.done, language), number(self.total, language)
            return word("playing games", language, n=done, m=total)
        if self.state == "drawing":
            return word("drawing", language)
        if self.state == "done" and self.done < self.total:
            return word("stopped at", language, n=number(self.done, language))
        return word("games played", language, n=number(self.done, language)) if self.state == "done" else ""

    # ------------------------------------------------------------------ playing

    @property
    def running(self) -> bool:
        """Is a series being played or drawn?"""
        return self.state in ("playing", "drawing")

    def start(self, rules: Rules, seats: int, language: str, seed: int | None = None) -> None:
        """Begin a series in a thread of its own; one at a time."""
        if self.running:
            return
        self.fit(rules.game)
        self._stop = threading.Event()
        self.state, self.done, self.total, self.problem = "playing", 0, self.games, ""
        seed = random.SystemRandom().randrange(1 << 31) if seed is None else seed
        agents = {label(rules.game, name, language): bots(rules.game)[name](seed) for name in self.bots}
        self._thread = threading.Thread(target=self._run, args=(rules, agents, seats, seed), daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop soon; what is finished is counted."""
        self._stop.set()

    def wait(self, seconds: float | None = None) -> None:
        """Until it is over; for tests and notebooks."""
        if self._thread is not None:
            self._thread.join(seconds)

    def _run(self, rules: Rules, agents: dict[str, Any], seats: int, seed: int) -> None:
        try:
            self._play(rules, agents, seats, seed)
        except Exception as error:
            # Whatever goes wrong is said on the page; the table must stay usable.
            self.state, self.problem = "idle", f"{type(error).__name__}: {error}"[:300]
        self.tell()

    def _play(self, rules: Rules, agents: dict[str, Any], seats: int, seed: int) -> None:
        from kit.play.series import Series

        most = limits()
        until = time.monotonic() + most.series_seconds
        last = 0.0

        def report(done: int, total: int) -> None:
            nonlocal last
            self.done, self.total = done, total
            if time.monotonic() - last > EVERY:
                last = time.monotonic()
                self.tell()

        results = Series(rules, agents, seed=seed, seats=max(seats, rules.least)).run(
            self.games,
            workers=most.workers or None,
            progress=False,
            seconds_per_game=most.seconds_per_game,
            on_progress=report,
            stop=lambda: self._stop.is_set() or time.monotonic() > until,
        )
        self.results = results
        self.done = results.played
        self.state = "drawing"
        self.tell()
        self.draw(results)
        self.state = "done"


def playing(game: str) -> list[str]:
    """The bots a series may be played with: those that think long only where a game may take long."""
    patient = limits().seconds_per_game >= PATIENCE
    return [name for name in bots(game) if patient or name not in SEARCHING]
