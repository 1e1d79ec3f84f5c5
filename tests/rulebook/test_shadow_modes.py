"""Shadow of Salvation: Saved cards (S154–S156, S169, S174, S177) and the ways to play (S157–S164)."""

from collections import Counter

import pytest

import kit
from kit.core.zones import BOX, DECK, HAND
from kit.games.shards.numbers import FATE
from tests.rulebook.shadow import BLANK, SETS, battle, everyone_ends, rules


def owned(state, seat):
    return Counter(state.name(card) for place in (DECK, HAND) for card in state.zone(seat, place))


# ---------------------------------------------------------------------- Saved cards


def test_saved_cards_belong_to_the_starter_deck():
    """S156, S177, S174: an ally with upgrade takes the place of a Crystal, a champion is added."""
    one = rules("vox", ["novice"], saved=[["dash-saved"], ["optio-crusher-saved", "kiln-drone-saved"]])
    state = one.begin(2, 4)
    assert owned(state, 0) == {
        "crystal": 6,
        "blaster": 1,
        "shard-reactor": 1,
        "infinity-shard": 1,
        "dash-saved": 1,
    }
    assert owned(state, 1)["crystal"] == 6
    assert owned(state, 1)["optio-crusher-saved"] == owned(state, 1)["kiln-drone-saved"] == 1
    assert one.label.endswith("boss vox | saved dash-saved, optio-crusher-saved+kiln-drone-saved")


def test_every_battle_begins_anew_but_for_what_was_saved():
    """S155, S156, S169, S154: health, mastery and decks are reset; a Saved card that was banished is back."""
    one = rules("vox", saved=[["dash-saved"], []])
    match = kit.Match(one, [kit.Greedy(), kit.Greedy()], seed=3)
    match.run()
    again = rules("mind-hacker", ["novice"], saved=[["dash-saved"], []], head_start=2).begin(2, 9)
    view = again.view(0)
    assert [view.count("health", seat) for seat in (0, 1)] == [50, 50]
    assert [view.count("mastery", seat) for seat in (0, 1, 2)] == [0, 0, 2]
    assert owned(again, 0)["dash-saved"] == 1
    assert owned(again, 0).total() == owned(again, 1).total() == 10


def test_saved_cards_fix_the_number_of_players():
    """S156: one list for each of them; cards nobody knows, or twice the same, are refused."""
    with pytest.raises(ValueError, match="exactly 2 players"):
        rules(saved=[["dash-saved"], []]).begin(3, 1)
    with pytest.raises(ValueError, match="no Saved card 'dash'"):
        rules(saved=[["dash"], []])
    with pytest.raises(ValueError, match="named twice"):
        rules(saved=[["dash-saved"], ["dash-saved"]])
    with pytest.raises(ValueError, match="list of lists"):
        kit.load("shards", SETS, ["boss"], saved=["dash-saved"])


def test_a_replay_names_the_boss_and_what_was_saved():
    """S156: it is read strictly, and plays the same battle."""
    one = rules("dominatus", ["heroic"], saved=[["brute-saved", "dash-saved"], []], head_start=2)
    match = kit.Match(one, [kit.Random(1), kit.Random(2)], seed=5)
    match.run()
    text = str(match.replay())
    header = "boss dominatus | saved brute-saved+dash-saved, none | head-start 2 | seats 2 | seed 5"
    assert header in text.splitlines()[1]
    assert kit.Replay.parse(text).at(-1).digest() == match.state.digest()
    for wrong in ("boss dominatsu", "boss vox | boss vox"):
        with pytest.raises(kit.BadReplay):
            kit.Replay.parse(text.replace("boss dominatus", wrong))
    with pytest.raises(kit.BadReplay):
        kit.Replay.parse(text.replace("head-start 2", "head-start 999"))
    with pytest.raises(kit.BadReplay):
        kit.Replay.parse(text.replace("brute-saved+dash-saved", "brute-saved+crystal"))


def test_what_another_player_draws_is_his_for_the_battle():
    """S156, S169: Custcutta Scourge; so a Saved card can change hands."""
    mate = {"hand": "", "deck": "crystal crystal crystal crystal crystal dash-saved"}
    deck = "crystal crystal crystal crystal crystal blaster"
    table = battle(fate=f"custcutta-scourge {BLANK}", deck=deck, mates=[mate])
    everyone_ends(table)
    assert "dash-saved" in table.me.hand
    assert "blaster" in table.opponent(1).hand


# ---------------------------------------------------------------------- difficulty


def test_novice_mode_skips_the_first_turn_of_the_boss():
    """S157: only the first."""
    state = rules(variants=["novice"]).begin(3, 1)
    assert state.turn == 1
    assert state.active == state.first
    assert len(state.zones[FATE]) == 18
    for _ in range(3):
        while state.decision.why != "main":
            state.apply(state.decision.options[0])
        state.apply("end")
    assert len(state.zones[FATE]) == 15


def test_heroic_mode_doubles_every_gain_of_mastery():
    """S158: of the boss alone."""
    table = battle(variants=["heroic"], fate=f"greater-unstable-rift {BLANK}", gems=1)
    table.do("focus")
    everyone_ends(table)
    assert table.boss.mastery == 4
    assert table.me.mastery == 1


def test_you_will_not_save_them_all():
    """S159: two random Saved cards each, of which exactly one is kept."""
    state = rules(variants=["save-them-all", "novice"]).begin(3, 7)
    offered = [list(state.view(0).zone("saved", seat)) for seat in range(3)]
    assert all(len(cards) == 2 for cards in offered)
    assert len({card for cards in offered for card in cards}) == 6
    for _ in range(3):
        assert state.decision.why == "save"
        state.apply(state.decision.options[0])
    for seat in range(3):
        kept = [card for card in owned(state, seat) if card.endswith("-saved")]
        assert len(kept) == 1
        assert kept[0] in offered[seat]
        assert state.view(0).zone("saved", seat) == []


def test_single_boss_mode_draws_two_groups_at_random():
    """S164: and each player starts with one Saved card."""
    found = set()
    one = rules("vox", ["single-boss", "novice"])
    for seed in range(30):
        state = one.begin(2, seed)
        cards = [one.cards[state.kinds[card]] for card in state.zones[FATE]]
        assert len(cards) == 18
        assert sum(card.entry.get("boss") == "vox" for card in cards) == 6
        found.add(tuple(sorted({card.entry["group"] for card in cards if card.type == "shadow"})))
        assert state.decision.why == "save"
    assert len(found) == 6


# ---------------------------------------------------------------------- summoning


def summoning(**given):
    return kit.Table("shards", SETS, ["summoning"], **given)


def test_each_player_keeps_three_of_five_in_secret():
    """S160: two go back to the box; nobody sees those of another."""
    state = kit.load("shards", SETS, ["summoning"]).begin(2, 3)
    first = state.decision.seat
    assert state.decision.why == "reserve"
    assert len(state.view(first).zone("reserve")) == 5
    assert state.view(1 - first).zone("reserve", first) is None
    for _ in range(4):
        state.apply(state.decision.options[0])
    assert [state.view(seat).size("reserve") for seat in (0, 1)] == [3, 3]
    assert state.decision.why == "main"


def test_a_shadow_champion_is_summoned_for_three_gems():
    """S161, D22: its ambush happens; it is exhausted for its power, counts for inspire and is one's own."""
    table = summoning(reserve="shard-horrors vector-fiend", gems=7, hand="kiln-drone", mastery=10)
    table.do("summon vector-fiend", "summon shard-horrors")
    assert table.me.gems == 1
    assert sorted(table.me.champions) == ["shard-horrors", "vector-fiend"]
    table.do("exhaust shard-horrors", "exhaust vector-fiend")
    # 7 and, with 10 mastery of whoever controls it, 5 more; 4 of the other.
    assert table.me.power == 16
    assert not table.offers("exhaust shard-horrors")
    table.do("play kiln-drone")
    assert table.me.gems == 5


def test_the_controller_gains_what_the_boss_would():
    """D22: Vector Fiend counts the others in play and gives its controller the mastery."""
    table = summoning(
        reserve="vector-fiend", champions="simulacrons", gems=3, opponents=[{"champions": "simulacrons"}]
    )
    table.do("summon vector-fiend")
    assert table.me.mastery == 2


def test_enemies_are_the_other_players_there():
    """S173: those who summoned it are none."""
    table = summoning(
        reserve="cobalt-chaplain", gems=3, champions="evokatus", opponents=[{"champions": "optio-crusher"}]
    )
    table.do("summon cobalt-chaplain")
    assert sorted(table.me.champions) == ["cobalt-chaplain", "evokatus"]
    assert table.opponent(1).champions == []


def test_a_destroyed_one_leaves_the_game():
    """S161: it goes to no discard pile; another one may shelter it."""
    table = summoning(power=2, opponents=[{"champions": "shard-horrors"}])
    table.do("destroy shard-horrors p2")
    assert table.opponent(1).champions == table.opponent(1).discard == []
    assert any(table.state.name(card) == "shard-horrors" for card in table.state.zones[BOX])
    table = summoning(power=12, opponents=[{"champions": "shard-horrors blood-shard"}])
    assert not table.offers("destroy shard-horrors p2")
    table.do("destroy blood-shard p2", "destroy shard-horrors p2")
    assert table.opponent(1).champions == []


def test_gene_scavs_give_their_card_away_when_they_fall():
    """D22, S161: whoever summoned them chooses who recruits it."""
    table = summoning(
        reserve="gene-scavs", gems=3, centre="root-of-the-forest", opponents=[{"power": 0, "hand": ""}]
    )
    table.do("summon gene-scavs", "exhaust gene-scavs")
    assert table.me.power == 7


# ---------------------------------------------------------------------- the alliance of five


def alliance(**given):
    return kit.Table("shards", SETS, ["alliance"], **given)


def test_neighbours_are_allies():
    """S162: only the two across can be attacked."""
    table = alliance(
        power=4, opponents=[{"champions": "evokatus"}, {"champions": "evokatus"}, {}, {"champions": "evokatus"}]
    )
    assert [text for text in table.options if text.startswith("destroy")] == ["destroy evokatus p3"]


def test_whoever_sees_both_opponents_fall_has_won():
    """S162: whatever became of the allies."""
    for ally in ({}, {"health": 0}):
        mates = [ally, {"health": 0}, {"health": 3, "hand": ""}, ally]
        table = alliance(power=9, opponents=mates)
        table.do("end")
        assert table.over
        assert table.state.winners == (0,)


def test_two_may_win_in_the_same_turn_and_share():
    """S162: an attack that brings down the last opponents of two players."""
    # p1 is against p3 and p4; p2 is against p4 and p5, of whom p5 is out.
    mates = [{}, {"health": 2, "hand": ""}, {"health": 2, "hand": ""}, {"health": 0}]
    table = alliance(power=4, opponents=mates)
    table.do("end", "hit p3 2")
    assert table.over
    assert table.state.winners == (0, 1)


def test_the_first_player_is_random_and_the_others_have_a_handicap():
    """S163: 1, 2, 3 and 4 mastery, clockwise."""
    one = kit.load("shards", SETS, ["alliance"])
    firsts = set()
    for seed in range(30):
        state = one.begin(5, seed)
        firsts.add(state.first)
        assert [state.view(0).count("mastery", (state.first + step) % 5) for step in range(5)] == [0, 1, 2, 3, 4]
    assert firsts == {0, 1, 2, 3, 4}


def test_it_is_for_five():
    """S162: no other number."""
    with pytest.raises(ValueError, match="exactly 5 players"):
        kit.load("shards", SETS, ["alliance"]).begin(4, 1)
