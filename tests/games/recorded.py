"""Recorded games of Shards of Infinity, one for each way to play it.

    python -m tests.games.recorded

writes them again; read the difference before you keep it. A recorded game is a replay and, below it, how it
ended. It is compared by replaying, so it changes only when a rule it touches does.
"""

from pathlib import Path

import kit
from kit.core.zones import SEAT

HERE = Path(__file__).resolve().parent / "recorded"
MARK = "---- the end ----"
BASE = ["base"]
BOTH = ["base", "relics-of-the-future"]

# name: (boxes, variants, who plays, seed)
GAMES = {
    "shards-2": (BASE, [], "gg", 3),
    "shards-4": (BASE, [], "grgr", 13),
    "shards-relics-3": (BOTH, [], "ggr", 2),
    "shards-two-against-two": (BOTH, ["two-against-two"], "gggg", 11),
    "shards-arena": (BASE, ["arena"], "ggg", 4),
    "shards-health-auction": (BOTH, ["health-auction"], "rgg", 9),
    "shards-relic-draft": (BOTH, ["relic-draft"], "gg", 6),
    "shards-hidden-relics": (BOTH, ["hidden-relics", "random-heroes"], "gg", 8),
}


def played(name):
    """Play one of the games anew."""
    sets, variants, who, seed = GAMES[name]
    chairs = [kit.Greedy() if agent == "g" else kit.Random(seed + seat) for seat, agent in enumerate(who)]
    match = kit.Match(kit.load("shards", sets, variants), chairs, seed=seed)
    match.run()
    return match.replay()


def ending(replay):
    """How it ended: the dials, the cards of each player, the winners."""
    state = replay.at(-1)
    view = state.view(0)
    lines = [f"turns {state.turn}, decisions {state.number}, over {state.over}"]
    for seat in range(state.seats):
        dials = ", ".join(
            f"{name} {view.count(name, seat)}" for name in ("health", "mastery", "hero", "relic-taken")
        )
        own = sorted(
            state.name(card)
            for place in range(SEAT, SEAT + len(state.rules.seat_zones))
            for card in state.zone(seat, place)
        )
        counted = ", ".join(f"{own.count(card)} {card}" for card in dict.fromkeys(own)) or "nothing"
        lines.append(f"p{seat + 1}: {dials}; {counted}")
    lines.append(f"winners: {', '.join(f'p{seat + 1}' for seat in state.winners)}")
    return "\n".join(lines) + "\n"


def recorded(replay):
    """The whole text of a recorded game."""
    return f"{replay}\n{MARK}\n{ending(replay)}"


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for each in GAMES:
        (HERE / f"{each}.txt").write_text(recorded(played(each)), encoding="utf-8", newline="\n")
        print(each)
