"""Greedy plays Shards of Infinity sensibly, and its table of weights has no misprints."""

import tomllib

import pytest

import kit
from kit.agents import greedy
from kit.cards.load import known_sets

BOTH = ["base", "relics-of-the-future"]
WAYS = [
    (["base"], [], 2),
    (["base"], [], 4),
    (["base"], ["two-against-two"], 4),
    (["base"], ["arena"], 3),
    (BOTH, ["health-auction"], 3),
    (BOTH, ["relic-draft"], 2),
    (BOTH, ["hidden-relics"], 4),
]
FILE = tomllib.loads(greedy.FILE.read_text(encoding="utf-8"))["shards"]


def choice(table):
    """What Greedy would answer here."""
    decision = table.state.decision
    return str(kit.Greedy().choose(table.state.view(decision.seat), decision))


def turn(table):
    """What Greedy does until its turn is over."""
    done = []
    while table.state.turn == 1 and not table.over:
        done.append(choice(table))
        table.do(done[-1])
    return done


def wins(game, games, sets=None):
    """How many of so many games Greedy wins against Random: each deal twice, seats swapped."""
    won = 0
    for number in range(games):
        mine, seed = number % 2, number // 2
        chairs = [kit.Random(seed), kit.Random(seed + 1)]
        chairs[mine] = kit.Greedy()
        match = kit.Match(kit.load(game, sets), chairs, seed=seed)
        match.run()
        won += mine in match.state.winners
    return won


@pytest.mark.parametrize(("game", "sets"), [("shards", ["base"]), ("shards", BOTH), ("ascension", ["base"])])
def test_greedy_beats_random_nearly_always(game, sets):
    assert wins(game, 100, sets) >= 95


@pytest.mark.parametrize(("sets", "variants", "seats"), WAYS)
def test_the_explanation_is_the_choice_and_the_game_ends(sets, variants, seats):
    state = kit.load("shards", sets, variants).begin(seats, 5)
    agent = kit.Greedy()
    while (decision := state.decision) is not None:
        view = state.view(decision.seat)
        rows = agent.explain(view, decision)
        assert sorted(text for text, _ in rows) == sorted(str(move) for move in decision.options)
        assert [weight for _, weight in rows] == sorted((weight for _, weight in rows), reverse=True)
        move = agent.choose(view, decision)
        assert str(move) == rows[0][0]
        state.apply(move)
        assert state.number < 5000
    assert state.winners


def test_a_champion_worth_it_is_destroyed_and_a_tough_cheap_one_is_not():
    table = kit.Table("shards", power=6, opponents=[{"champions": "drakonarius", "hand": ""}])
    assert choice(table) == "destroy drakonarius p2"
    table = kit.Table("shards", power=6, opponents=[{"champions": "primus-pilus", "hand": ""}])
    assert choice(table) == "end"


def test_power_that_eliminates_is_not_spent_on_champions():
    other = {"champions": "drakonarius", "hand": "", "health": 6}
    assert choice(kit.Table("shards", power=6, opponents=[other])) == "end"
    assert choice(kit.Table("shards", power=5, opponents=[other])) == "destroy drakonarius p2"


def test_zetta_is_destroyed_however_much_power_there_is():
    """Nobody behind her can be hit, so sparing her would be waiting for ever."""
    other = {"champions": "zetta-the-encryptor", "hand": "", "health": 3}
    table = kit.Table("shards", hand="infinity-shard", mastery=30, opponents=[other])
    assert "destroy zetta-the-encryptor p2" in turn(table)
    assert table.over


def test_all_cards_are_played_and_no_champion_is_left_idle():
    table = kit.Table("shards", hand="crystal blaster shard-reactor infinity-shard", champions="optio-crusher")
    done = turn(table)
    assert {"play crystal", "play blaster", "play shard-reactor", "play infinity-shard"} <= set(done)
    assert "exhaust optio-crusher" in done


def test_mastery_comes_before_the_infinity_shard():
    """At 29 it focuses first, and wins."""
    table = kit.Table("shards", hand="infinity-shard crystal", mastery=29, opponents=[{"hand": ""}])
    assert turn(table) == ["play crystal", "focus", "play infinity-shard", "end"]
    assert table.over


def test_the_race_is_on_from_twenty_mastery():
    """Then the gem goes into mastery before anything is bought."""
    early = kit.Table("shards", gems=4, mastery=10, row="shardwood-guardian")
    late = kit.Table("shards", gems=4, mastery=20, row="shardwood-guardian")
    assert choice(early) == "recruit shardwood-guardian"
    assert choice(late) == "focus"


def test_starters_are_banished_and_good_cards_are_not():
    table = kit.Table("shards", hand="shadow-apostle crystal optio-crusher", discard="blaster")
    assert choice(table.do("play shadow-apostle")) == "banish crystal"
    table = kit.Table("shards", hand="shadow-apostle infinity-shard", discard="shardwood-guardian")
    assert choice(table.do("play shadow-apostle")) == "pass"


def test_a_mercenary_is_fast_played_when_that_is_better():
    table = kit.Table("shards", gems=3, row="shard-abstractor")
    assert choice(table) == "fast-play shard-abstractor"
    table = kit.Table("shards", gems=3, row="data-heretic")
    assert choice(table) == "recruit data-heretic"


def test_shields_are_shown_and_cards_for_unify():
    table = kit.Table("shards", power=9, opponents=[{"hand": "command-seer"}]).do("end")
    assert choice(table) == "reveal command-seer"
    table = kit.Table("shards", hand="leshai-knight spore-cleric").do("play leshai-knight")
    assert choice(table) == "reveal spore-cleric"


def test_damage_goes_to_the_weakest():
    others = [{"hand": "", "health": 40}, {"hand": "", "health": 15}]
    assert choice(kit.Table("shards", power=9, opponents=others).do("end")) == "hit p3 9"


def test_what_is_too_much_for_one_goes_to_another():
    """A little more than his health is kept for shields; the rest would be wasted."""
    others = [{"hand": "", "health": 40}, {"hand": "", "health": 5}]
    table = kit.Table("shards", power=30, opponents=others).do("end")
    share = int(choice(table).removeprefix("hit p3 "))
    assert 5 <= share < 30
    table.do(f"hit p3 {share}")
    assert table.opponent(1).health == 40 - (30 - share)


def test_bids_are_small_and_end():
    state = kit.load("shards", variants=["health-auction"]).begin(3, 1)
    agent = kit.Greedy()
    bids = []
    while state.decision.why in ("bid", "hero"):
        move = agent.choose(state.view(state.decision.seat), state.decision)
        bids.append(str(move))
        state.apply(move)
    assert "bid 1" in bids
    assert not [text for text in bids if text.startswith("bid ") and int(text[4:]) > 8]


def test_a_relic_is_recruited_as_soon_as_it_may_be():
    table = kit.Table("shards", BOTH, relics="praetorian-01 praetorian-02", mastery=10)
    assert choice(table) == "recruit praetorian-01 @relics"


# ---------------------------------------------------------------------- the file


def test_every_weight_names_something_of_the_game():
    names = ("two-against-two", "health-auction", "relic-draft", "hidden-relics", "summoning")
    every = [[], *([name] for name in names)]
    loaded = [kit.load("shards", known_sets("shards"), variants) for variants in every]
    words = {move.word for rules in loaded for move in rules.moves}
    named = {
        f"{move.word} {rules.cards[move.kind].id if move.kind >= 0 else move.name}"
        for rules in loaded
        for move in rules.moves
    }
    for given in (FILE, FILE["race"]):
        for part in ("words", "per_cost", "per_health", "per_amount"):
            assert set(given.get(part, {})) <= words, part
        assert set(given.get("cards", {})) <= named
    assert words <= set(FILE["words"])


def test_a_phase_that_waits_for_something_unknown_is_refused():
    table = kit.Table("shards", gems=1)
    agent = kit.Greedy({"words": {"focus": 1}, "some": {"when": {"moon": 3}, "words": {"focus": 2}}})
    with pytest.raises(ValueError, match="moon"):
        agent.choose(table.state.view(0), table.state.decision)
