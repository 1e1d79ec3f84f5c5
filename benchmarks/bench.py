"""How fast the kit plays, on one core: games, decisions, clones, loading, and a bare loop to compare with.

    python benchmarks/bench.py

Nothing fails here. A figure that has a floor says whether it is reached.
"""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Callable

import kit
from kit.agents.playout import playout
from kit.cards.load import known_sets
from kit.games import GAMES, compose, known_bosses

# At least so many, or (for times) at most.
FLOORS: dict[tuple[str, str], float] = {
    ("ascension", "random games/s"): 600,
    ("ascension", "greedy games/s"): 500,
    ("ascension", "clone µs"): 4,
    ("ascension", "load ms"): 150,
    ("ascension", "strategy, % of greedy"): 60,
    ("ascension", "mcts iterations/s"): 300,
    ("ascension", "mcts cut=2 iter./s"): 2000,
    ("ascension, all boxes", "random games/s"): 600,
    ("ascension, all boxes", "greedy games/s"): 500,
    ("ascension, all boxes", "clone µs"): 4,
    ("ascension, all boxes", "load ms"): 150,
    ("shards", "random games/s"): 700,
    ("shards", "greedy games/s"): 500,
    ("shards", "clone µs"): 4,
    ("shards", "load ms"): 150,
    ("shards", "strategy, % of greedy"): 60,
    ("shards", "mcts iterations/s"): 300,
    ("shards", "mcts cut=2 iter./s"): 2000,
    ("shards, a battle of three", "random games/s"): 150,
}
TIMES = ("clone µs", "load ms")

Chairs = Callable[[int], list[kit.Agent]]


def randoms(seed: int) -> list[kit.Agent]:
    """Two that pick anything, game after game."""
    return RANDOM


def greedies(seed: int) -> list[kit.Agent]:
    """Two that weigh; new ones for each game would only weigh the same moves again."""
    return GREEDY


RANDOM: list[kit.Agent] = [kit.Random(1), kit.Random(2)]
GREEDY: list[kit.Agent] = [kit.Greedy(), kit.Greedy()]


STRETCHES = 6


def games(rules: kit.Rules, chairs: Chairs, seconds: float) -> tuple[float, float]:
    """Whole games for about that long: games and decisions per second of the fastest of some stretches.

    Whatever else the machine does only ever makes a stretch slower, so the fastest says most about the code.
    """
    kit.Match(rules, chairs=chairs(0), seed=0).run()
    best = (0.0, 0.0)
    seed = 0
    for _ in range(STRETCHES):
        played = decided = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds / STRETCHES:
            match = kit.Match(rules, chairs=chairs(seed), seed=seed)
            match.run()
            seed += 1
            played += 1
            decided += len(match.moves)
        best = max(best, (played / spent, decided / spent))
    return best


def clone(rules: kit.Rules) -> float:
    """Microseconds to copy a state in the middle of a game, the best of several runs."""
    match = kit.Match(rules, chairs=randoms(1), seed=1)
    match.run()
    replay = match.replay()
    state = replay.at(len(replay) // 2)
    best = float("inf")
    for _ in range(7):
        start = time.process_time()
        for _ in range(5_000):
            state.clone()
        best = min(best, time.process_time() - start)
    return best / 5_000 * 1e6


def tables() -> list[tuple[str, str, list[str]]]:
    """What is measured: each game with its base box, and with all its boxes shuffled together."""
    found = []
    for game in GAMES:
        found.append((game, game, ["base"]))
        if len(known_sets(game)) > 1:
            found.append((f"{game}, all boxes", game, known_sets(game)))
    return found


def loading(game: str, boxes: list[str]) -> float:
    """Milliseconds from the card files to rules that can be played; the middle of five, nothing kept."""
    spent = []
    for _ in range(5):
        start = time.process_time()
        compose(game, boxes, [], None)
        spent.append(time.process_time() - start)
    return sorted(spent)[2] * 1e3


def strategies(rules: kit.Rules, greedy: float, seconds: float) -> float:
    """Decisions per second of the slowest strategy of the kit, as a share of Greedy's in per cent."""
    found = list(kit.strategies(rules.game).values())
    return min(100 * games(rules, lambda _, s=s: [s, s], seconds / len(found))[1] / greedy for s in found)


def searching(rules: kit.Rules, cut: int | None, seconds: float) -> float:
    """Iterations per second of Mcts early in a game, where games in the head are longest; the fastest stretch."""
    state = rules.begin(2, 3)
    while len(state.decision) < 4 or playout(rules).obvious(state.decision) is not None:
        state.apply(GREEDY[0].choose(state.view(state.decision.seat), state.decision))
    view, best = state.view(state.decision.seat), 0.0
    for seed in range(STRETCHES):
        agent = kit.Mcts(max(50, int(seconds * (300 if cut is None else 2000) / STRETCHES)), seed, cut)
        start = time.process_time()
        agent.choose(view, state.decision)
        best = max(best, agent.iterations / (time.process_time() - start))
    return best


def bare(count: int = 1_000_000) -> float:
    """Decisions per second of a loop that decides nothing: one card from one list to another for each."""
    deck, discard = list(range(100)), [0]
    start = time.process_time()
    for _ in range(count):
        discard.append(deck.pop())
        if not deck:
            deck, discard = discard, deck
    return count / (time.process_time() - start)


def battle(seconds: float) -> None:
    """Whole battles of three players against a boss, each boss for a part of the time; the slowest counts."""
    name = "shards, a battle of three"
    print(f"\n{name}")
    three: list[kit.Agent] = [kit.Random(1), kit.Random(2), kit.Random(3)]
    bots: list[kit.Agent] = [kit.Greedy(), kit.Greedy(), kit.Greedy()]
    sets = ["base", "shadow-of-salvation"]
    for what, chairs in (("random games/s", three), ("greedy games/s", bots)):
        found = []
        for boss in known_bosses("shards"):
            rules = kit.load("shards", sets, ["boss"], boss=boss)
            found.append(games(rules, lambda seed, chairs=chairs: chairs, seconds / 6)[0])  # type: ignore[misc]
        line(name, what, min(found))


def line(game: str, what: str, figure: float) -> None:
    """One figure, with its floor if it has one."""
    text = f"  {what:<26}{figure:>12,.1f}"
    floor = FLOORS.get((game, what))
    if floor is not None:
        fine = figure <= floor if what in TIMES else figure >= floor
        text += f"   {'at most' if what in TIMES else 'at least'} {floor:>5,.0f}   {'ok' if fine else 'below'}"
    print(text, flush=True)


def main() -> None:
    """All figures, game by game."""
    parser = argparse.ArgumentParser(description="How fast the kit plays, on one core.")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to play for each figure")
    seconds = parser.parse_args().seconds
    print(f"Python {platform.python_version()}, one core, two seats, {seconds:g} s per figure")
    loop = bare()
    for name, game, boxes in tables():
        rules = kit.load(game, boxes)
        print(f"\n{name}")
        random_games, random_decisions = games(rules, randoms, seconds)
        greedy_games, greedy_decisions = games(rules, greedies, seconds)
        line(name, "random games/s", random_games)
        line(name, "greedy games/s", greedy_games)
        line(name, "random decisions/s", random_decisions)
        line(name, "greedy decisions/s", greedy_decisions)
        if boxes == ["base"]:
            line(name, "strategy, % of greedy", strategies(rules, greedy_decisions, seconds))
            line(name, "mcts iterations/s", searching(rules, None, seconds))
            line(name, "mcts cut=2 iter./s", searching(rules, 2, seconds))
        line(name, "clone µs", clone(rules))
        line(name, "load ms", loading(game, boxes))
        # Against a loop that only moves cards from one list to another: how much of it is left, and its inverse.
        line(name, "% of a bare loop", 100 * random_decisions / loop)
        line(name, "list moves per decision", loop / random_decisions)
    battle(seconds)
    print(f"\na bare loop makes {loop:,.0f} list moves/s")


if __name__ == "__main__":
    main()
