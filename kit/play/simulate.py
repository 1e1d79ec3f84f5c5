"""A bot by its name, and what came of a series as a few lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.agents.base import Agent
from kit.agents.roster import bots
from kit.play.statistics import finished, win_rates
from kit.play.words import decimal, say

if TYPE_CHECKING:
    from kit.play.results import Results


def bot(game: str, name: str, seed: int, seat: int = 0) -> Agent:
    """A bot of the roster by its name, with luck of its own for each game and chair."""
    return bots(game)[name](seed * 16 + seat)


def summary(results: Results, language: str = "en", seconds: float = 0.0) -> str:
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
    lines = [say("simulated", language, label=results.rules.label, n=n, seats=seats, seed=results.seed), ""]
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
        if seconds > 0:
            lines.append(say("length", language, speed=decimal(n / seconds, 0, language), **long))
        else:
            lines.append(say("lasts", language, **long))
    if results.failures:
        worst = results.failures[0]
        lines += [
            "",
            say("failed", language, n=len(results.failures), agent=worst.agent, reason=worst.reason[:200]),
        ]
    return "\n".join(lines)
