"""The recorded games: one line each. Add a line, run `make gold`, read what was written, keep it.

A recorded game is a replay and, below it, the story of some of its turns and how it ended. It is written by
playing and compared by replaying, so a change of any rule it touches is seen.
"""

import kit
from kit.play.text import log_text
from tests.helpers import Wild

MARK = "---- the story ----"
TELL_EVERY = 12
"""Besides the first round and the last turn, every so many turns are told in full."""

AGENTS = {
    "greedy": lambda seed: kit.Greedy(),
    "random": kit.Random,
    "wild": Wild,
    "first": lambda seed: kit.First(),
}

RELICS = ["base", "relics-of-the-future"]
SHADOW = ["base", "shadow-of-salvation"]
ALL = [*RELICS, "shadow-of-salvation"]

# name: (game, sets, variants, who plays, seed, and whatever else `kit.load` is told)
GAMES = {
    "ascension-2-greedy": ("ascension", ["base"], [], "greedy greedy", 239),
    "ascension-2-wild": ("ascension", ["base"], [], "wild greedy", 295),
    "ascension-3": ("ascension", ["base"], [], "greedy wild random", 195),
    "ascension-4": ("ascension", ["base"], [], "greedy wild greedy wild", 195),
    "ascension-fallen-2": ("ascension", ["return-of-the-fallen"], [], "greedy wild", 10),
    "ascension-both-2": ("ascension", ["base", "return-of-the-fallen"], [], "wild greedy", 43),
    "ascension-both-6": (
        "ascension",
        ["base", "return-of-the-fallen"],
        [],
        "greedy wild greedy random greedy wild",
        5,
    ),
    "ascension-teams-4": ("ascension", ["base"], ["teams"], "greedy wild wild greedy", 17),
    "ascension-teams-6": (
        "ascension",
        ["base", "return-of-the-fallen"],
        ["teams"],
        "wild greedy wild greedy wild greedy",
        5,
    ),
    "ascension-solo": ("ascension", ["base"], ["solo"], "greedy", 13),
    "ascension-solo-fallen": ("ascension", ["return-of-the-fallen"], ["solo"], "greedy", 54),
    "ascension-solo-both": ("ascension", ["base", "return-of-the-fallen"], ["solo"], "greedy", 5),
    "shards-2": ("shards", ["base"], [], "greedy greedy", 59),
    "shards-3": ("shards", ["base"], [], "wild greedy wild", 38),
    "shards-4": ("shards", ["base"], [], "wild wild greedy random", 114),
    "shards-relics-2": ("shards", RELICS, [], "wild greedy", 7),
    "shards-relics-4": ("shards", RELICS, ["random-heroes"], "greedy wild greedy wild", 21),
    "shards-arena": ("shards", RELICS, ["arena"], "wild greedy wild", 3),
    "shards-two-against-two": ("shards", RELICS, ["two-against-two"], "wild greedy greedy wild", 12),
    "shards-health-auction": ("shards", RELICS, ["health-auction"], "greedy wild greedy", 31),
    "shards-relic-draft": ("shards", RELICS, ["relic-draft"], "wild greedy wild", 8),
    "shards-hidden-relics": ("shards", RELICS, ["hidden-relics"], "wild greedy", 15),
    "shards-solo": ("shards", RELICS, ["solo"], "greedy", 4),
    "shards-shadow-3": ("shards", SHADOW, [], "greedy wild greedy", 9),
    "shards-summoning-2": ("shards", SHADOW, ["summoning"], "wild greedy", 5),
    "shards-alliance": ("shards", ALL, ["alliance", "random-heroes"], "wild greedy wild greedy wild", 6),
    "shards-moc-sai-3": ("shards", SHADOW, ["boss"], "greedy wild greedy", 2, {"boss": "moc-sai"}),
    "shards-vox-2-novice": ("shards", ALL, ["boss", "novice"], "greedy greedy", 4, {"boss": "vox"}),
    "shards-mind-hacker-4-heroic": (
        "shards",
        SHADOW,
        ["boss", "heroic"],
        "greedy wild greedy wild",
        3,
        {"boss": "mind-hacker"},
    ),
    "shards-crimson-thorn-3": (
        "shards",
        SHADOW,
        ["boss", "save-them-all"],
        "greedy greedy wild",
        8,
        {"boss": "crimson-thorn"},
    ),
    "shards-glitchmother-5": (
        "shards",
        ALL,
        ["boss", "single-boss"],
        "greedy wild greedy greedy wild",
        5,
        {"boss": "glitchmother"},
    ),
    "shards-dominatus-2": (
        "shards",
        SHADOW,
        ["boss"],
        "greedy greedy",
        7,
        {"boss": "dominatus", "saved": [["dash-saved"], ["optio-crusher-saved", "brute-saved"]], "head_start": 2},
    ),
}


def played(name):
    """Play one of the games anew."""
    game, sets, variants, who, seed, *more = GAMES[name]
    rules = kit.load(game, sets, variants, **(more[0] if more else {}))
    chairs = [AGENTS[agent](seed + seat) for seat, agent in enumerate(who.split())]
    match = kit.Match(rules, chairs, seed=seed)
    match.run()
    return match.replay()


def called(state, seat):
    """p1, p2, or the name of one who plays by himself."""
    return state.rules.called(state.seats, seat)


def story(replay):
    """Some turns as an onlooker saw them, then the end: the cards, the scores, the winners, the fingerprint."""
    state = replay.rules.begin(replay.seats, replay.seed)
    state.log = []
    lines = []
    turn = state.turn
    for text in replay.moves:
        state.apply(text)
        if state.turn == turn and not state.over:
            continue
        if turn <= replay.seats or turn % TELL_EVERY == 0 or state.over:
            # What is told here begins with the turn that is over and ends where the next one begins.
            said = log_text(state, state.log, -1)
            lines += [f"Turn {turn}", *(f"  {line}" for line in said if not line.startswith("Turn ")), ""]
            scores = ", ".join(f"{called(state, seat)} {score}" for seat, score in enumerate(state.scores))
            lines += [f"  after turn {turn}: {scores}; {state.digest()}", ""]
        state.log.clear()
        turn = state.turn
    for seat in range(state.seats):
        own = sorted(
            state.name(card)
            for place in range(64, 64 + len(replay.rules.seat_zones))
            for card in state.zone(seat, place)
        )
        counted = ", ".join(f"{own.count(card)} {card}" for card in dict.fromkeys(own))
        lines.append(f"{called(state, seat)} has {state.scores[seat]}: {counted}")
    lines += ["", f"turns {state.turn}, decisions {state.number}"]
    lines += [f"winners: {', '.join(called(state, seat) for seat in state.winners) or 'nobody'}"]
    lines += [f"digest: {state.digest()}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def recorded(replay):
    """The whole text of a recorded game."""
    return f"{replay}\n{MARK}\n\n{story(replay)}"
