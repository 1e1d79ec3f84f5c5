"""What a series costs: beside a bare loop of matches, over one and two workers, and with all tables.

    python benchmarks/bench_series.py

Nothing fails here. A figure that has a bound says whether it is kept.
"""

from __future__ import annotations

import argparse
import platform
import time

import kit
from kit.games import GAMES

GREEDY = {"one": kit.Greedy(), "other": kit.Greedy()}
OVERHEAD = 25.0
"""Percent that the table of turns may cost, beside the bare loop."""
THOUSAND = 5.0
"""Seconds of one core for a thousand games with all tables."""
TABLES = ("games", "turns", "acquisitions", "decks")


def bare(rules: kit.Rules, first: int, games: int) -> float:
    """Seconds of the processor for so many games one after the other, each deal from both seats."""
    chairs = list(GREEDY.values())
    start = time.process_time()
    for game in range(games):
        kit.Match(rules, chairs=chairs, seed=first + game // 2).run()
    return time.process_time() - start


def series(rules: kit.Rules, first: int, games: int, tables: tuple[str, ...]) -> float:
    """The same games as a series in this process."""
    start = time.process_time()
    kit.Series(rules, GREEDY, first).run(games, tables, backend="serial", progress=False)
    return time.process_time() - start


def scaling(rules: kit.Rules, games: int, workers: int) -> float:
    """Games per second by the clock, on so many workers; the processes are there already."""
    made = kit.Series(rules, GREEDY)
    made.run(4 * workers, workers=workers, progress=False)
    start = time.perf_counter()
    made.run(games, TABLES, workers=workers, progress=False)
    return games / (time.perf_counter() - start)


def line(what: str, figure: float, bound: float | None = None) -> None:
    """One figure, with its bound if it has one."""
    text = f"  {what:<44}{figure:>10,.1f}"
    if bound is not None:
        text += f"   at most {bound:>4,.0f}   {'ok' if figure <= bound else 'above'}"
    print(text, flush=True)


def main() -> None:
    """All figures, game by game. Of several stretches the fastest says most about the code."""
    parser = argparse.ArgumentParser(description="What a series costs.")
    parser.add_argument("--games", type=int, default=200, help="games in a stretch")
    parser.add_argument("--stretches", type=int, default=5, help="how many stretches")
    given = parser.parse_args()
    print(f"Python {platform.python_version()}, two Greedy bots, {given.games} games in a stretch")
    for game in GAMES:
        rules = kit.load(game)
        spent: dict[str, list[float]] = {"bare": [], "games": [], "turns": [], "all": []}
        series(rules, 0, 10, TABLES)
        for stretch in range(given.stretches):
            first = stretch * given.games
            spent["bare"].append(bare(rules, first, given.games))
            spent["games"].append(series(rules, first, given.games, ("games",)))
            spent["turns"].append(series(rules, first, given.games, ("games", "turns")))
            spent["all"].append(series(rules, first, given.games, TABLES))
        best = {name: min(times) for name, times in spent.items()}
        print(f"\n{game}")
        line("games/s of a bare loop, one core", given.games / best["bare"])
        line("games/s of a series with turns, one core", given.games / best["turns"])
        for name in ("games", "turns", "all"):
            over = 100 * (best[name] / best["bare"] - 1)
            line(f"% more than the bare loop, table(s): {name}", over, OVERHEAD if name == "turns" else None)
        line("seconds for 1,000 games with all tables", series(rules, 0, 1000, TABLES), THOUSAND)
        for workers in (1, 2):
            line(f"games/s by the clock, {workers} worker{'s' * (workers > 1)}", scaling(rules, 1000, workers))


if __name__ == "__main__":
    main()
