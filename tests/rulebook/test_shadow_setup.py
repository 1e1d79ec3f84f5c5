"""Shadow of Salvation: the box, classic play with it, and how a battle is set up (S120–S128)."""

from collections import Counter

import pytest

import kit
from kit.cards.load import read_part, read_set
from kit.core.zones import BOX
from kit.games import known_bosses, saved_cards
from kit.games.shards.numbers import FATE
from tests.rulebook.shadow import RELICS, SETS, battle, everyone_ends, rules


def cards(name):
    return read_part("shards", name).data["cards"]


def total(entries):
    return sum(entry["aside"] for entry in entries)


def test_the_box_holds_97_cards():
    """S120, C1: 36 attacks, 24 shadow champions, 8 poison seeds, 2 relics, 18 Saved cards, 9 common cards."""
    bosses = cards("bosses")
    attacks = [entry for entry in bosses if entry["type"] == "attack"]
    box = read_set("shards", "shadow-of-salvation").data["cards"]
    common = sum(entry.get("copies", 0) for entry in box)
    relics = [entry for entry in box if "relic" in entry]
    counts = [total(attacks), total(cards("shadow-champions")), 8, len(relics), total(cards("saved")), common]
    assert counts == [36, 24, 8, 2, 18, 9]
    assert sum(counts) == 97
    assert rules("mind-hacker").begin(2, 1).view(0).count("hack-supply") == 12


def test_there_are_six_bosses_and_moc_sai_is_the_first():
    """C10, S125: each with a page of its own that says what it needs."""
    assert len(known_bosses("shards")) == 6
    assert known_bosses("shards")[0] == rules().boss == kit.load("shards", SETS, ["boss"]).boss == "moc-sai"
    for name in known_bosses("shards"):
        page = rules(name).sides.battle.page
        assert set(page.health) == {2, 3, 4, 5}
        assert len(page.groups) == 2
        assert page.entry["status"] == "designed"


def test_classic_play_adds_nine_cards_and_a_fifth_hero():
    """S121, C9: Rez has two relics of his own, where relics are played."""
    plain = kit.load("shards")
    more = kit.load("shards", SETS)
    assert sum(card.copies for card in more.cards) - sum(card.copies for card in plain.cards) == 9
    assert [hero.id for hero in more.heroes][-1] == "rez"
    state = kit.load("shards", RELICS).begin(2, 1)
    assert "hero rez" in state.decision
    state.apply("hero rez")
    first = state.first
    state.apply(state.decision.options[0])
    assert sorted(state.view(0).zone("relics", first)) == ["slipstream-shard", "warpquartz"]


def test_rez_alone_begins_with_dash():
    """C9, S121: in the solo challenge his eleventh card is Dash."""
    state = kit.load("shards", RELICS, ["solo"]).begin(1, 3)
    state.apply("hero rez")
    state.apply(state.decision.options[0])
    owned = [state.name(card) for place in (64, 65) for card in state.zone(0, place)]
    assert owned.count("dash") == 1
    assert len(owned) == 11


def test_aion_counts_for_no_dominion():
    """S121: dominion asks for the three factions it names."""
    table = kit.Table("shards", SETS, hand="order-initiate brute", row="mining-drones")
    table.do("play order-initiate")
    assert table.me.mastery == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play_together(seats):
    """S122, S123: at 50 health and no mastery, with all common cards and a hero each, also Rez."""
    state = rules().begin(seats, 5)
    view = state.view(0)
    assert state.seats == seats + 1
    for seat in range(seats):
        assert view.count("health", seat) == 50 or state.turn
        assert view.count("mastery", seat) == 0
    heroes = [view.hero(seat) for seat in range(seats)]
    assert len(set(heroes)) == seats
    assert len(state.rules.heroes) == 5
    centre = Counter(card.id for card in state.rules.cards if card.copies)
    assert {"dash", "breaker", "swyft"} <= set(centre)


@pytest.mark.parametrize("seats", [1, 6])
def test_nobody_fights_alone_and_six_are_too_many(seats):
    """S122: the sentence says for how many it is."""
    with pytest.raises(ValueError, match="2 to 5 players"):
        rules().begin(seats, 1)


def test_the_leader_is_drawn_at_random():
    """S124: he is asked first."""
    firsts = {rules().begin(4, seed).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    state = rules(variants=["novice"]).begin(3, 4)
    assert state.decision.seat == state.first


@pytest.mark.parametrize("boss", known_bosses("shards"))
def test_the_fate_deck_is_six_attacks_and_two_groups(boss):
    """S126, S127: 18 cards; the dial stands at no mastery and the health of the page."""
    one = rules(boss, ["novice"])
    state = one.begin(3, 2)
    page = one.sides.battle.page
    deck = [one.cards[state.kinds[card]] for card in state.zones[FATE]]
    assert len(deck) == 18
    assert sum(card.type == "attack" and card.entry["boss"] == boss for card in deck) == 6
    assert Counter(card.entry.get("group") for card in deck if card.type == "shadow") == dict.fromkeys(
        page.groups, 6
    )
    assert state.view(0).count("health", 3) == page.health[3]
    assert state.view(0).count("mastery", 3) == 0
    assert state.zones[BOX]


def test_the_six_pages_use_every_pair_of_groups():
    """S126, C6: Aberrant, Glitch, Necrotic and Talos, two at a time."""
    pairs = {tuple(sorted(rules(name).sides.battle.page.groups)) for name in known_bosses("shards")}
    assert len(pairs) == 6
    assert {group for pair in pairs for group in pair} == {"aberrant", "glitch", "necrotic", "talos"}


def test_the_boss_plays_first_and_then_in_turn():
    """S128: boss, players, boss."""
    table = kit.Table(rules(), boss={}, fate_deck="blood-shard blood-shard")
    state = rules().begin(2, 1)
    state.log = []
    assert state.turn == 2
    everyone_ends(table)
    assert table.turn == 3
    assert table.active == 0


def test_relics_are_used_in_battles_too():
    """D21: heroes are chosen, and a relic can be recruited with 10 mastery."""
    state = rules(sets=RELICS, variants=["novice"]).begin(2, 1)
    assert state.decision.why == "hero"
    table = kit.Table(rules(sets=RELICS), boss={}, mastery=10, relics="warpquartz", fate_deck="")
    assert table.offers("recruit warpquartz")


def test_what_does_not_go_together_is_refused_with_a_sentence():
    """S122, S157, S158: and so is a boss nobody knows."""
    with pytest.raises(ValueError, match="easier"):
        rules(variants=["novice", "heroic"])
    with pytest.raises(ValueError, match="needs the variant 'boss'"):
        kit.load("shards", SETS, ["heroic"])
    with pytest.raises(ValueError, match="needs the set 'shadow-of-salvation'"):
        kit.load("shards", ["base"], ["boss"])
    with pytest.raises(ValueError, match="Did you mean 'moc-sai'"):
        kit.load("shards", SETS, ["boss"], boss="moc-say")
    with pytest.raises(ValueError, match="belong to a battle"):
        kit.load("shards", SETS, boss="vox")
    with pytest.raises(ValueError, match="stand together"):
        kit.load("shards", SETS, ["boss", "arena"])


def test_both_kinds_of_rift_cost_the_same_to_close():
    """C8: the question in the booklet speaks of one; two cards bear the name."""
    prices = {entry["id"]: entry["close"] for entry in cards("bosses") if "close" in entry}
    assert prices == {"greater-unstable-rift": 5, "lesser-unstable-rift": 5}


def test_every_saved_card_says_that_it_is_inferred():
    """S177: 18 of them, all but one with upgrade."""
    assert len(saved_cards("shards")) == 18
    assert {entry["status"] for entry in cards("saved")} == {"inferred"}
    assert [entry["id"] for entry in cards("saved") if "flags" not in entry] == ["optio-crusher-saved"]


def test_a_table_of_a_battle_is_in_the_players_turn():
    """S143: p1 holds the baton."""
    table = battle()
    assert table.asked == 0
    assert table.offers("hand-over p2")
