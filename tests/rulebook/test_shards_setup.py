"""Shards of Infinity: aim, components and set-up."""

from collections import Counter

import pytest

import kit
from kit.core.zones import CENTRE, DECK, HAND, ROW


def begun(seats=2, seed=1):
    return kit.load("shards").begin(seats, seed)


def names(state, cards):
    return [state.name(card) for card in cards]


def test_master_the_shard_or_eliminate_the_others():
    """S1: both ways lead to the same end, a last player alive."""
    mastered = kit.Table("shards", hand="infinity-shard", mastery=30, opponents=[{"hand": ""}])
    mastered.do("play infinity-shard", "end")
    beaten = kit.Table("shards", power=50, opponents=[{"hand": ""}]).do("end")
    for table in (mastered, beaten):
        assert table.over
        assert table.state.winners == (0,)
        assert table.opponent().health == 0


def test_allies_and_champions_of_every_faction_and_mercenaries():
    """S2: each of the four has all three sorts."""
    rules = kit.load("shards")
    sorts = {(card.faction, card.type) for card in rules.cards if card.copies}
    for faction in ("homodeus", "order", "undergrowth", "wraethe"):
        assert {(faction, sort) for sort in ("ally", "champion", "mercenary")} <= sorts


def test_four_resources():
    """S3: gems recruit, power attacks, health is lost, mastery unlocks."""
    rules = kit.load("shards")
    assert [counter.name for counter in rules.seat_counters if counter.shown] == [
        "gems",
        "power",
        "mastery",
        "health",
    ]
    table = kit.Table("shards", gems=2, power=4, hand="shard-reactor", mastery=5, opponents=[{"hand": ""}])
    table.do("play shard-reactor")
    assert table.me.gems == 2 + 3
    table.do("recruit reactor-drone", "end")
    assert table.me.discard.count("reactor-drone") == 1
    assert table.opponent().health == 46


def test_what_is_in_the_box():
    """S4: four heroes, 88 common cards and 40 starters, ten for each of four."""
    state = begun(4)
    assert [hero.id for hero in state.rules.heroes] == ["decima", "tetra", "volos", "ko-syn-wu"]
    assert sum(card.copies for card in state.rules.cards) == 88
    starters = {card.id: card.starter for card in state.rules.cards if card.starter}
    assert starters == {"crystal": 7, "blaster": 1, "shard-reactor": 1, "infinity-shard": 1}
    assert len(state.kinds) == 88 + 40


def test_four_factions_of_twenty_two_cards():
    """S5: the starters belong to none."""
    rules = kit.load("shards")
    found = Counter()
    for card in rules.cards:
        found[card.faction] += card.copies
    assert found == {"homodeus": 22, "order": 22, "undergrowth": 22, "wraethe": 22, "none": 0}
    assert all(card.faction == "none" for card in rules.cards if card.starter)


def test_two_to_four_play():
    """S6: neither one alone nor five."""
    rules = kit.load("shards")
    for seats in (1, 5):
        with pytest.raises(ValueError, match="2 to 4"):
            rules.begin(seats, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_random_and_play_goes_clockwise(seats):
    """S6: every seat begins in some game; the next is always the one on the left."""
    begins = set()
    for seed in range(20):
        state = begun(seats, seed)
        begins.add(state.first)
        turns = []
        for _ in range(2 * seats):
            turns.append(state.active)
            state.apply("end")
        assert turns == [(state.first + step) % seats for step in range(2 * seats)]
    assert begins == set(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fifty_health_and_a_mastery_more_for_each_later_player(seats):
    """S7: 0, 1, 2, 3 from the first player on, whichever seat that is."""
    for seed in range(12):
        state = begun(seats, seed)
        view = state.view(0)
        order = [(state.first + step) % seats for step in range(seats)]
        assert [view.count("mastery", seat) for seat in order] == list(range(seats))
        assert [view.count("health", seat) for seat in order] == [50] * seats


def test_five_of_ten_starters_are_the_first_hand():
    """S8: seven Crystals, a Blaster, a Shard Reactor and the Infinity Shard, shuffled; five stay in the deck."""
    hands = set()
    for seed in range(10):
        state = begun(2, seed)
        for seat in range(2):
            hand, deck = names(state, state.zone(seat, HAND)), names(state, state.zone(seat, DECK))
            assert (len(hand), len(deck)) == (5, 5)
            assert Counter(hand + deck) == {"crystal": 7, "blaster": 1, "shard-reactor": 1, "infinity-shard": 1}
            hands.add(tuple(sorted(hand)))
    assert len(hands) > 3


def test_six_cards_of_the_shuffled_centre_deck_are_the_row():
    """S9: six face up, 82 left; another seed lays out others."""
    rows = set()
    for seed in range(10):
        state = begun(2, seed)
        assert (len(state.zones[ROW]), len(state.zones[CENTRE])) == (6, 82)
        together = state.zones[ROW] + state.zones[CENTRE]
        assert all(state.rules.cards[state.kinds[card]].copies for card in together)
        rows.add(tuple(names(state, state.zones[ROW])))
    assert len(rows) == 10


def test_the_rarity_mark_is_the_number_of_copies():
    """S32: as many lie in the centre deck and the row together."""
    state = begun(3, 5)
    found = Counter(names(state, state.zones[ROW] + state.zones[CENTRE]))
    assert found == {card.id: card.copies for card in state.rules.cards if card.copies}
    assert (found["shardwood-guardian"], found["evokatus"], found["the-grand-architect"]) == (3, 2, 1)
