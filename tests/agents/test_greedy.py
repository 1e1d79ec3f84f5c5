"""Greedy: clearly better than chance, explains itself, and its table of weights has no misprints."""

import tomllib

import pytest

import kit
from kit.agents import greedy
from kit.cards.vocabulary import WORDS
from kit.games import GAMES
from tests.helpers import IDS, TABLES, walk

GAMES_PLAYED = 200
FILE = tomllib.loads(greedy.FILE.read_text(encoding="utf-8"))


def wins(game, games):
    """How many of so many games Greedy wins against Random, seats swapped each time."""
    rules = kit.load(game)
    won = 0
    for seed in range(games):
        mine = seed % 2
        chairs = [kit.Random(seed), kit.Random(seed)]
        chairs[mine] = kit.Greedy()
        match = kit.Match(rules, chairs, seed=seed // 2)
        match.run()
        won += mine in match.state.winners
    return won


def test_greedy_beats_random_clearly():
    assert wins("ascension", GAMES_PLAYED) > 0.9 * GAMES_PLAYED


def test_greedy_beats_random_in_shards_too():
    assert wins("shards", 100) > 75


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_the_explanation_is_the_choice(rules, seats):
    agent = kit.Greedy()
    for state in walk(rules, seats, 8):
        decision = state.decision
        view = state.view(decision.seat)
        rows = agent.explain(view, decision)
        assert sorted(text for text, _ in rows) == sorted(str(move) for move in decision.options)
        weights = [weight for _, weight in rows]
        assert weights == sorted(weights, reverse=True)
        assert str(agent.choose(view, decision)) == rows[0][0]


def test_equal_weights_take_the_first():
    agent = kit.Greedy({})
    decision = kit.Table("ascension", hand="militia apprentice").state.decision
    assert agent.choose(kit.Table("ascension").state.view(0), decision) is decision.options[0]


def test_weights_of_ones_own_are_used():
    table = kit.Table("ascension", hand="apprentice militia")
    view, decision = table.state.view(0), table.state.decision
    assert str(kit.Greedy({"words": {"end": 1}}).choose(view, decision)) == "end"
    assert str(kit.Greedy({"cards": {"play militia": 1}}).choose(view, decision)) == "play militia"
    assert str(kit.Greedy().choose(view, decision)) == "play apprentice"


def test_late_weights_hold_when_the_pool_runs_low():
    weights = {"words": {"end": 1}, "late": {"words": {"play": 1}}}
    for pool, chosen in ((60, "end"), (20, "end"), (19, "play militia"), (0, "play militia")):
        table = kit.Table("ascension", hand="militia", pool=pool)
        agent = kit.Greedy(weights)
        assert str(agent.choose(table.state.view(0), table.state.decision)) == chosen


def test_one_greedy_may_play_several_games():
    """It looks its weights up anew when the rules change."""
    agent = kit.Greedy()
    for game in ("ascension", "shards", "ascension"):
        match = kit.Match(kit.load(game), [agent, kit.Greedy()], seed=2)
        match.run()
        assert match.over


# ---------------------------------------------------------------------- the file


def everything(part):
    """All rules that can be loaded of a game, or of one of its variants that has weights of its own."""
    game, _, variant = part.partition("-")
    return [
        rules
        for rules, _ in TABLES
        if rules.game == game and (variant in rules.variants if variant else "boss" not in rules.variants)
    ]


def wrong(game, given, phase=False):
    """What in a table of weights names nothing of the game."""
    loaded = everything(game)
    moves = [(rules, move) for rules in loaded for move in rules.moves]
    words = {move.word for _, move in moves}
    # What is acquired for a team-mate may weigh otherwise; words only cards of one's own use are weighed too.
    words |= {f"{move.word}-for" for _, move in moves if move.seat >= 0}
    words |= {word.name for word in [*WORDS, *GAMES[game.partition("-")[0]].words]}
    cards = {f"{move.word} {rules.cards[move.kind].id}" for rules, move in moves if move.kind >= 0}
    cards |= {f"{move.word} {move.name}" for _, move in moves if move.name}
    names = {
        "words": words,
        "per_cost": words,
        "per_amount": words,
        **{f"per_{figure}": words for rules in loaded for figure in rules.figures},
        "cards": cards,
        "types": {f"{move.word} {rules.cards[move.kind].type}" for rules, move in moves if move.kind >= 0},
        "texts": {move.text for _, move in moves},
        "factions": {name for rules in loaded for name in rules.factions},
        "now": {"per_health", "per_waste", "deadly", "heal_per_health", "idle", "futile", "weak"},
        "when": {"pool_below", "mastery_from", "enemy_health_to"},
    }
    found = []
    for part, table in given.items():
        if not phase and (part == "late" or "when" in table):
            found += wrong(game, table, phase=True)
            continue
        if part not in names or (part == "when" and not phase):
            found.append(f"{game}.{part}")
            continue
        found += [f"{part}: {key}" for key in table if key not in names[part]]
        found += [f"{part}: {k} = {v!r}" for k, v in table.items() if type(v) not in (int, float)]
    return found


def test_the_file_knows_exactly_the_games():
    parts = {f"{game}-{variant}" for game, plan in GAMES.items() for variant in plan.variants}
    assert set(GAMES) <= set(FILE) <= set(GAMES) | parts


@pytest.mark.parametrize("game", FILE)
def test_every_weight_names_something_of_the_game(game):
    assert wrong(game, FILE[game]) == []


@pytest.mark.parametrize("game", FILE)
def test_every_word_of_the_game_has_a_weight(game):
    """A move without one would count as nothing, like ending the turn."""
    for rules in everything(game):
        weighed = set(FILE[game]["words"]) | set(FILE[game.partition("-")[0]]["words"])
        missing = {move.word for move in rules.moves} - weighed
        assert not missing, (rules.label, sorted(missing))


def test_misprints_are_found():
    assert wrong("ascension", {"wrods": {}}) == ["ascension.wrods"]
    assert wrong("ascension", {"words": {"aquire": 1}}) == ["words: aquire"]
    assert wrong("ascension", {"cards": {"banish aprentice": 1}}) == ["cards: banish aprentice"]
    assert wrong("ascension", {"cards": {"exhaust mystic": 1}}) == ["cards: exhaust mystic"]
    assert wrong("ascension", {"factions": {"wraethe": 1}}) == ["factions: wraethe"]
    assert wrong("ascension", {"types": {"banish monsters": 1}}) == ["types: banish monsters"]
    assert wrong("ascension", {"texts": {"choose honour": 1}}) == ["texts: choose honour"]
    assert wrong("ascension", {"late": {"per_honor": {"buy": 1}}}) == ["per_honor: buy"]
    assert wrong("ascension", {"words": {"play": "much"}}) == ["words: play = 'much'"]
