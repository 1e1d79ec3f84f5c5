"""The strategies of the kit: each clearly better than chance, and each recognisably what it says it is.

Measured over games against Greedy, each deal twice with seats swapped; Greedy in the same chairs is the yardstick.
"""

import functools
import statistics

import pytest

import kit

GAMES_PLAYED = 40
NAMES = [(game, name) for game in ("ascension", "shards") for name in kit.strategies(game)]


def made(game, name):
    return kit.Greedy() if name == "greedy" else kit.Strategy.named(name, game)


@functools.cache
def measured(game, name):
    """One entry per game: what this player got, banished and had."""
    rules = kit.load(game)
    rows = []
    for number in range(GAMES_PLAYED):
        mine = number % 2
        chairs = [kit.Greedy(), kit.Greedy()]
        row = {"got": [], "hired": [], "banished": [], "tenth": None, "first hit": None}
        agent = made(game, name)

        def watched(view, decision, agent=agent, row=row):
            move = agent.choose(view, decision)
            card = view.rules.cards[move.kind] if move.kind >= 0 else None
            if move.word in ("acquire", "recruit"):
                row["got"].append(card)
            if move.word == "defeat":
                row["got"].append(card)
            if move.word == "fast-play":
                row["hired"].append(card)
            if move.word == "banish" and move.where in ("hand", "discard"):
                row["banished"].append(card)
            if game == "shards" and row["tenth"] is None and view.count("mastery") >= 10:
                row["tenth"] = view.turn
            return move

        chairs[mine] = watched
        match = kit.Match(rules, chairs, seed=number // 2)
        match.run()
        row["turns"] = match.state.turn
        row["honor"] = match.state.view(mine).count("honor") if game == "ascension" else 0
        rows.append(row)
    return rows


def mean(game, name, what):
    return statistics.mean(what(row) for row in measured(game, name))


def share(which):
    """Of all cards got, the share that fits; a player who gets more of everything is not what is meant."""
    return lambda row: sum(which(card) for card in row["got"]) / max(1, len(row["got"]))


DIFFERENCES = {
    # What a player of this kind has clearly more of than Greedy: by this factor, on average.
    ("ascension", "mechana"): (share(lambda c: c.faction == "mechana" and c.type == "construct"), 1.3),
    ("ascension", "lifebound"): (share(lambda c: c.faction == "lifebound"), 1.5),
    ("ascension", "thinning"): (lambda row: sum(bool(card.starter) for card in row["banished"]), 1.4),
    ("ascension", "rush"): (lambda row: row["honor"] / row["turns"], 1.4),
    ("ascension", "engine"): (share(lambda c: c.type != "monster" and c.cost >= 5), 1.3),
    ("shards", "aggression"): (
        share(lambda c: "power" in str(c.entry.get("play", "")) + str(c.entry.get("use", ""))),
        1.15,
    ),
    ("shards", "champions"): (share(lambda c: c.type == "champion"), 1.15),
    ("shards", "mercenaries"): (lambda row: len(row["hired"]), 1.2),
    ("shards", "dominion"): (share(lambda c: c.faction == "order"), 1.3),
}


@pytest.mark.parametrize(("game", "name"), DIFFERENCES, ids="/".join)
def test_a_strategy_does_more_of_what_it_is_about(game, name):
    what, factor = DIFFERENCES[game, name]
    assert mean(game, name, what) > factor * mean(game, "greedy", what)


def test_the_mastery_rush_has_ten_mastery_earlier():
    def tenth(row):
        return row["tenth"] or row["turns"] + 1

    assert mean("shards", "mastery", tenth) < mean("shards", "greedy", tenth) - 3


def test_every_strategy_is_held_to_its_difference():
    assert {*DIFFERENCES, ("shards", "mastery")} == set(NAMES)


@pytest.mark.parametrize(("game", "name"), NAMES, ids="/".join)
def test_every_strategy_beats_random_clearly(game, name):
    rules = kit.load(game)
    won = 0
    for number in range(30):
        mine = number % 2
        chairs = [kit.Random(number), kit.Random(number)]
        chairs[mine] = made(game, name)
        match = kit.Match(rules, chairs, seed=number // 2)
        match.run()
        won += mine in match.state.winners
    assert won >= 25, won
