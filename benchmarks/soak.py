"""Many whole random games of every kind, each checked at its end.

    python benchmarks/soak.py --games 2000

A game passes if it ends with a winner, every card is still there, in one place only, and positions along
the way come back from a save as they were.
"""

from __future__ import annotations

import argparse
import sys
from itertools import combinations, cycle, islice

from tqdm import tqdm

import kit
from kit.cards.load import known_sets
from kit.games import GAMES, known_bosses

MOST_DECISIONS = 50_000
SAVE_EVERY = 97

Seating = tuple[kit.Rules, int]


def boxes(game: str) -> list[list[str]]:
    """Every box of a game alone, together with the base box, and all at once."""
    known = known_sets(game)
    choices = [[name] for name in known]
    choices += [["base", name] for name in known if name != "base"]
    choices.append(known)
    return [choice for index, choice in enumerate(choices) if choice not in choices[:index]]


def together(game: str) -> list[list[str]]:
    """No variant, each alone, and every larger choice of them that no two of them forbid."""
    plan = GAMES[game]
    apart = {frozenset((one, other)) for one, other, _ in plan.clashes}
    found: list[list[str]] = []
    for count in range(len(plan.variants) + 1):
        for some in combinations(plan.variants, count):
            # What the fifth booklet adds to classic play touches nothing of the others: with one of them it is enough.
            if count > 2 and {"summoning", "alliance"} & set(some):
                continue
            if "boss" not in some and not any(frozenset(pair) in apart for pair in combinations(some, 2)):
                found.append(list(some))
    return found


def tables() -> list[Seating]:
    """All that `load` knows: every choice of boxes, with all variants that go together, for every number of seats.

    What cannot be played together is refused by `load` with a sentence, and left out here.
    """
    found: list[Seating] = []
    for game in GAMES:
        for sets in boxes(game):
            for variants in together(game):
                try:
                    rules = kit.load(game, sets, variants)
                except kit.UnknownName:
                    continue
                found += [
                    (rules, seats) for seats in range(rules.least, rules.most + 1) if not rules.unseated(seats)
                ]
    return found


SHADOW = ["base", "shadow-of-salvation"]
ALL = ["base", "relics-of-the-future", "shadow-of-salvation"]


def battles() -> list[Seating]:
    """Every boss with every number of players at every difficulty; the other modes take turns."""
    found: list[Seating] = []
    modes = cycle([[], ["save-them-all"], ["single-boss"], ["random-heroes"]])
    sets = cycle([SHADOW, ALL, ALL])
    for boss in known_bosses("shards"):
        for difficulty in ([], ["novice"], ["heroic"]):
            for seats in range(2, 6):
                mode, chosen = next(modes), next(sets)
                variants = ["boss", *difficulty, *mode]
                found.append((kit.load("shards", chosen, variants, boss=boss), seats))
    brought = [["dash-saved", "brute-saved"], [], ["optio-crusher-saved"]]
    rules = kit.load("shards", SHADOW, ["boss"], boss="dominatus", saved=brought, head_start=2)
    return [*found, (rules, len(brought))]


def play(rules: kit.Rules, seats: int, seed: int) -> str:
    """Play one game at random. What is wrong with it, or nothing."""
    state = rules.begin(seats, seed)
    dealt = sorted(card for zone in state.zones for card in zone)
    agents = [kit.Random(seed * seats + seat) for seat in range(seats)]
    views = [state.view(seat) for seat in range(seats)]
    for count in range(MOST_DECISIONS):
        decision = state.decision
        if decision is None:
            break
        if count % SAVE_EVERY == 0 and rules.restore(state.save()).digest() != state.digest():
            return f"decision {count} does not come back from a save"
        state.apply(agents[decision.seat].choose(views[decision.seat], decision))
    else:
        return f"still not over after {MOST_DECISIONS:,} decisions"
    if not state.over or not state.winners:
        return "nobody is asked, but the game has no end or no winner"
    kept = sorted(card for zone in state.zones for card in zone)
    if dealt != list(range(len(state.kinds))) or kept != dealt:
        odd = sorted(set(dealt).symmetric_difference(kept)) or [c for c in set(kept) if kept.count(c) > 1]
        return "cards are lost or doubled: " + ", ".join(state.name(card) for card in odd[:5])
    return ""


def main() -> int:
    """Play them all; 1 if any failed."""
    parser = argparse.ArgumentParser(description="Many whole random games, each checked at its end.")
    parser.add_argument("--games", type=int, default=2000, help="how many, over all games and numbers of seats")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    given = parser.parse_args()
    failed = []
    jobs = islice(enumerate(cycle([*tables(), *battles()]), given.seed), given.games)
    for seed, (rules, seats) in tqdm(jobs, total=given.games, unit="game", disable=None):
        try:
            wrong = play(rules, seats, seed)
        except Exception as error:
            wrong = f"{type(error).__name__}: {error}"
        if wrong:
            failed.append(f"{rules.label}, {seats} seats, seed {seed}: {wrong}")
    for sentence in failed[:20]:
        print(sentence)
    print(f"{given.games - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
