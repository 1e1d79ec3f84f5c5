"""How strong a bot is: whole games against Greedy, every deal from both seats, with an interval.

    python benchmarks/duel.py --games 200 --iterations 200

Search thinks for seconds in each game, so two hundred games take most of an hour on two cores.
"""

from __future__ import annotations

import argparse
import time

import kit
from kit.games import GAMES


def duel(game: str, games: int, iterations: int, seed: int, workers: int | None) -> None:
    """One line: won, played, the share with its interval, and how long it took."""
    bots = {"Mcts": kit.Mcts(iterations), "Greedy": kit.Greedy()}
    start = time.perf_counter()
    results = kit.Series(kit.load(game), bots, seed).run(games, tables=("games",), workers=workers)
    for failure in results.failures:
        print(failure)
    row = kit.statistics.win_rates(results).set_index("agent").loc["Mcts"]
    spent = time.perf_counter() - start
    share = f"{row['rate']:.1%} (95 % interval {row['low']:.1%} to {row['high']:.1%})"
    print(
        f"{game}: Mcts({iterations}) won {row['wins']:g} of {row['games']:g}, {share}; {spent:,.0f} s", flush=True
    )


def main() -> None:
    """Both games, or the one that is named."""
    parser = argparse.ArgumentParser(description="How strong search is against Greedy.")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="only this one; may be repeated")
    parser.add_argument("--games", type=int, default=200, help="games, two for each deal")
    parser.add_argument("--iterations", type=int, default=200, help="how often search looks ahead before a move")
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--workers", type=int, help="processes; all cores if left out")
    given = parser.parse_args()
    for game in given.game or list(GAMES):
        duel(game, given.games, given.iterations, given.seed, given.workers)


if __name__ == "__main__":
    main()
