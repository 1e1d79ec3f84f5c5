"""A bot by its name, and what came of a series as a few lines of text."""

from __future__ import annotations

import itertools
import time
from typing import TYPE_CHECKING, Final

from kit.agents.base import Agent
from kit.agents.roster import bots
from kit.play.statistics import finished, win_rates
from kit.play.titles import heading
from kit.play.words import decimal, say

if TYPE_CHECKING:
    from kit.play.results import Results


ENOUGH: Final = 8
"""Reports from which one can tell what is usual."""
SHORTEST: Final = 0.5
"""Seconds of games below which their number per second says nothing."""


def bot(game: str, name: str, seed: int, seat: int = 0) -> Agent:
    """A bot of the roster by its name, with luck of its own for each game and chair."""
    return bots(game)[name](seed * 16 + seat)


class Pace:
    """How fast games are played once they are: getting ready does not count, too short a stretch says nothing."""

    def __init__(self) -> None:
        # When a report came, and how many games were finished by then.
        self.reports: list[tuple[float, int]] = []

    def step(self, done: int) -> None:
        """So many games are finished now."""
        self.reports.append((time.perf_counter(), done))

    def speed(self) -> float:
        """Games in a second, or 0 where that cannot be said."""
        stretches = [(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(self.reports)]
        if len(stretches) >= ENOUGH:
            # After a few games the other processes are started: the longest silence is not a slow game.
            stretches.remove(max(stretches))
        seconds = sum(stretch[0] for stretch in stretches)
        return sum(stretch[1] for stretch in stretches) / seconds if seconds >= SHORTEST else 0.0


def summary(results: Results, language: str = "en", speed: float = 0.0) -> str:
    """Who won how often, how sure that is, how long a game is; how fast they were played, if it is known."""
    rows = [[say(word, language) for word in ("bot", "won", "share", "interval")]]
    for row in win_rates(results).itertuples():
        if row.agent in results.rules.automata:
            continue
        interval = f"{decimal(100 * row.low, 1, language)} – {decimal(100 * row.high, 1, language)} %"
        rows.append([str(row.agent), str(row.wins), f"{decimal(100 * row.rate, 1, language)} %", interval])
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    games = finished(results)
    n = int(games["game"].nunique())
    seats = int(games["seat"].max()) + 1 - len(results.rules.automata) if n else 0
    lines = [
        say("simulated", language, label=heading(results.rules, language), n=n, seats=seats, seed=results.seed),
        "",
    ]
    for row in rows:
        cells = [f"{row[0]:<{widths[0]}}"] + [f"{row[c]:>{widths[c]}}" for c in (1, 2, 3)]
        lines.append("  " + "   ".join(cells))
    if n:
        one = games.drop_duplicates("game")
        long = {
            "turns": decimal(float(one["turns"].mean()), 1, language),
            "moves": decimal(float(one["moves"].mean()), 1, language),
        }
        lines.append("")
        if speed > 0:
            # Slow games are told apart by what stands behind the point.
            lines.append(say("length", language, speed=decimal(speed, 0 if speed >= 10 else 2, language), **long))
        else:
            lines.append(say("lasts", language, **long))
    if results.failures:
        worst = results.failures[0]
        lines += [
            "",
            say("failed", language, n=len(results.failures), agent=worst.agent, reason=worst.reason[:200]),
        ]
    return "\n".join(lines)
