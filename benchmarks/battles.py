"""How often a team of bots beats each boss, by number of players and difficulty.

    python benchmarks/battles.py --games 200
    python benchmarks/battles.py --games 200 --suggest

With this the designed numbers of the bosses' pages are tuned: in a classic battle a team of Greedy should win between
35 and 75 % against every boss with every number of players, more often in novice mode, less often in heroic mode.
`--suggest` lets each team fight a boss that cannot fall and prints the health with which it would have won half of
its battles: how much damage it has dealt by the time the battle is lost.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from tqdm import tqdm

import kit
from kit.games import known_bosses
from kit.games.shards.boss import Allied
from kit.play.statistics import wilson

SETS = ["base", "relics-of-the-future", "shadow-of-salvation"]
MODES: dict[str, list[str]] = {"classic": [], "novice": ["novice"], "heroic": ["heroic"]}
ENDLESS = 900


def fought(rules: kit.Rules, seats: int, games: int, seed: int) -> Iterator[kit.State]:
    """Whole battles of a team of Greedy, one after another."""
    team: list[kit.Agent] = [kit.Greedy() for _ in range(seats)]
    for number in tqdm(range(games), desc=f"{rules.boss} {seats}", unit="battle", leave=False, disable=None):
        match = kit.Match(rules, team, seed=seed + number)
        match.run()
        yield match.state


def share(rules: kit.Rules, seats: int, games: int, seed: int) -> str:
    """How many of them are won, with the 95 % interval."""
    wins = sum(state.winners[0] == 0 for state in fought(rules, seats, games, seed))
    low, high = wilson(wins, games)
    return f"{100 * wins / games:3.0f} ({100 * low:.0f}–{100 * high:.0f})"


def median(rules: kit.Rules, seats: int, games: int, seed: int) -> str:
    """The damage dealt to a boss that does not fall, in the middle one of the battles, and at its quarters."""
    assert isinstance(rules.sides, Allied)
    page = rules.sides.battle.page
    kept = page.health[seats]
    page.health[seats] = ENDLESS
    dealt = sorted(ENDLESS - state.scores[-1] for state in fought(rules, seats, games, seed))
    page.health[seats] = kept
    return f"{dealt[games // 2]} ({dealt[games // 4]}–{dealt[3 * games // 4]})"


def main() -> None:
    """One table for each difficulty, a line for each boss."""
    parser = argparse.ArgumentParser(description="How often a team of Greedy beats each boss.")
    parser.add_argument("--games", type=int, default=200, help="battles for each figure (200)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--mode", choices=list(MODES), help="only this difficulty")
    parser.add_argument("--suggest", action="store_true", help="the health with which half would be won")
    given = parser.parse_args()
    told = "damage until the battle is lost: median (quarters)" if given.suggest else "% won (95 % interval)"
    for mode, variants in MODES.items():
        if given.mode not in (None, mode) or (given.suggest and mode != "classic" and given.mode is None):
            continue
        print(f"\n{mode}, {given.games} battles each, {told}")
        print(f"{'':<16}" + "".join(f"{seats} players".ljust(16) for seats in range(2, 6)))
        for boss in known_bosses("shards"):
            rules = kit.load("shards", SETS, ["boss", "random-heroes", *variants], boss=boss)
            figure = median if given.suggest else share
            cells = [figure(rules, seats, given.games, given.seed).ljust(16) for seats in range(2, 6)]
            print(f"{boss:<16}" + "".join(cells), flush=True)


if __name__ == "__main__":
    main()
