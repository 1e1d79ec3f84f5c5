"""Shards of Infinity, as far as the small game goes."""

from collections import Counter

import pytest

import kit
from kit.core.zones import DECK, HAND


def attacked(power, hand, **fields):
    """An attack on an opponent who holds these cards; the question is theirs if they hold a shield."""
    return kit.Table("shards", power=power, opponents=[{"hand": hand, **fields}]).do("end")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fifty_health_and_a_mastery_more_for_each_later_player(seats):
    """S7: 0, 1, 2, 3 from the first player on, whichever seat that is."""
    begins = set()
    for seed in range(12):
        state = kit.load("shards").begin(seats, seed)
        view = state.view(0)
        order = [(state.first + step) % seats for step in range(seats)]
        assert [view.count("mastery", seat) for seat in order] == list(range(seats))
        assert [view.count("health", seat) for seat in order] == [50] * seats
        begins.add(state.first)
    assert begins == set(range(seats))


def test_five_of_ten_starters_are_the_first_hand():
    """S8: seven Crystals, a Blaster, a Shard Reactor and the Infinity Shard, shuffled; five stay in the deck."""
    hands = set()
    for seed in range(10):
        state = kit.load("shards").begin(2, seed)
        for seat in range(2):
            hand = [state.name(card) for card in state.zone(seat, HAND)]
            deck = [state.name(card) for card in state.zone(seat, DECK)]
            assert (len(hand), len(deck)) == (5, 5)
            assert Counter(hand + deck) == {"crystal": 7, "blaster": 1, "shard-reactor": 1, "infinity-shard": 1}
            hands.add(tuple(sorted(hand)))
    assert len(hands) > 3


def test_the_whole_hand_is_discarded_and_five_are_drawn():
    """S14: also the cards you would like to keep."""
    table = kit.Table("shards", hand="command-seer data-heretic").do("end")
    assert sorted(table.me.discard) == ["command-seer", "data-heretic"]
    assert len(table.me.hand) == 5
    assert table.story("move command-seer to discard", "draw", "draw", "draw", "draw", "draw", "turn 2")


def test_all_power_left_is_assigned():
    """S18: nothing of it is kept back."""
    table = kit.Table("shards", power=7, opponents=[{"hand": ""}]).do("end")
    assert table.opponent().health == 43
    assert table.me.power == 0


def test_the_attacked_may_reveal_shields():
    """S19: any number, one after the other, or none; the values add up."""
    table = attacked(9, "command-seer korvus-legionnaire crystal")
    assert table.asked == 1
    assert set(table.options) == {"reveal command-seer", "reveal korvus-legionnaire", "done"}
    assert table.do("reveal command-seer", "reveal korvus-legionnaire").opponent().health == 48
    assert attacked(9, "command-seer korvus-legionnaire").do("done").opponent().health == 41


def test_damage_not_prevented_is_lost_from_health():
    """S20: 8 against a shield of 2 leaves 6; more shield than damage leaves nothing, and heals nothing."""
    assert attacked(8, "korvus-legionnaire", health=30).do("reveal korvus-legionnaire").opponent().health == 24
    assert attacked(3, "command-seer", health=30).do("reveal command-seer").opponent().health == 30


def test_without_a_shield_nobody_is_asked():
    """S20: the blow falls at once."""
    table = attacked(3, "crystal blaster")
    assert table.opponent().health == 47
    assert table.active == 1


def test_more_damage_than_health_is_no_less_deadly():
    """S21: below 0 counts as 0."""
    table = kit.Table("shards", power=9, opponents=[{"hand": "", "health": 4}]).do("end")
    assert table.state.over
    assert table.state.winners == (0,)


def test_unspent_gems_and_power_are_lost():
    """S26: neither is there on the next turn."""
    table = kit.Table("shards", gems=5, power=3, opponents=[{"hand": ""}]).do("end")
    assert (table.me.gems, table.me.power) == (0, 0)
    table.do("end")
    assert (table.active, table.me.gems, table.me.power) == (0, 0, 0)


def test_health_never_rises_above_fifty():
    """S27: what would go beyond is lost."""
    table = kit.Table("shards", hand="spore-cleric spore-cleric", health=45)
    assert table.do("play spore-cleric").me.health == 49
    assert table.do("play spore-cleric").me.health == 50


def test_focus_turns_a_gem_into_a_mastery_once_a_turn():
    """S28: not without a gem, not twice, and again on the next turn."""
    assert not kit.Table("shards").offers("focus")
    table = kit.Table("shards", gems=3, mastery=4).do("focus")
    assert (table.me.gems, table.me.mastery) == (2, 5)
    assert not table.offers("focus")
    table.do("end", "end", "play crystal")
    assert table.offers("focus")


def test_mastery_never_rises_above_thirty():
    """S29: whether by focus or by a card."""
    table = kit.Table("shards", gems=1, mastery=29, hand="fungal-hermit").do("focus")
    assert table.me.mastery == 30
    assert table.do("play fungal-hermit").me.mastery == 30


def test_mastery_is_kept_and_never_spent():
    """S47: using thresholds costs none of it, and the turn's end takes none."""
    table = kit.Table(
        "shards", hand="shard-reactor", champions="optio-crusher", mastery=10, opponents=[{"hand": ""}]
    )
    table.do("play shard-reactor", "exhaust optio-crusher", "end", "end")
    assert table.me.mastery == 10


@pytest.mark.parametrize(("mastery", "gems"), [(4, 2), (5, 3), (14, 3), (15, 4)])
def test_a_threshold_is_reached_at_its_figure(mastery, gems):
    """S48: at or above it, when the card is played."""
    table = kit.Table("shards", hand="shard-reactor", mastery=mastery).do("play shard-reactor")
    assert (table.me.gems, table.me.mastery) == (gems, mastery)


def test_a_threshold_counts_when_a_champion_is_exhausted():
    """S48: not when it was played."""
    table = kit.Table("shards", hand="optio-crusher", mastery=9, gems=1)
    table.do("play optio-crusher", "focus", "exhaust optio-crusher")
    assert table.me.power == 5


def test_mastery_gained_later_changes_nothing():
    """S49: the Reactor was played at 4, so it gave 2, whatever comes after."""
    table = kit.Table("shards", hand="shard-reactor", mastery=4).do("play shard-reactor", "focus")
    assert table.me.mastery == 5
    assert table.me.gems == 2 - 1


def test_the_mastery_a_card_gives_counts_for_itself():
    """S50: the Hermit at 9 makes it 10 and heals; at 8 he does not."""
    assert kit.Table("shards", hand="fungal-hermit", mastery=9, health=20).do("play fungal-hermit").me.health == 25
    assert kit.Table("shards", hand="fungal-hermit", mastery=8, health=20).do("play fungal-hermit").me.health == 20


@pytest.mark.parametrize(("mastery", "power"), [(0, 2), (9, 2), (10, 3), (19, 3), (20, 5), (29, 5)])
def test_the_infinity_shard_grows(mastery, power):
    """S51: each step takes the place of the one before."""
    assert kit.Table("shards", hand="infinity-shard", mastery=mastery).do("play infinity-shard").me.power == power


def test_at_thirty_the_infinity_shard_is_the_end():
    """S29, S51: infinite damage; no health is enough."""
    table = kit.Table("shards", hand="infinity-shard", mastery=30, opponents=[{"hand": ""}])
    table.do("play infinity-shard", "end")
    assert table.state.over
    assert table.state.winners == (0,)


def test_shields_are_revealed_from_hand_only():
    """S54: one in the discard pile does not help; two of a kind are two shields."""
    assert attacked(6, "crystal", discard="command-seer").opponent().health == 44
    table = attacked(12, "command-seer command-seer").do("reveal command-seer", "reveal command-seer")
    assert table.opponent().health == 48


def test_seven_damage_against_command_seer_leaves_two():
    """S55: the booklet's own example."""
    assert attacked(7, "command-seer").do("reveal command-seer").opponent().health == 48


def test_a_revealed_shield_stays_in_hand():
    """S56: it is not discarded and may be played on the own turn."""
    table = attacked(7, "command-seer").do("reveal command-seer")
    assert table.opponent().hand == ["command-seer"]
    assert table.opponent().discard == []
    assert table.active == 1
    assert table.do("play command-seer").opponent().gems == 2


def test_the_last_one_alive_wins():
    """S61: with three, when the second of them falls."""
    others = [{"hand": "", "health": 0}, {"hand": "", "health": 3}]
    table = kit.Table("shards", seats=3, power=3, opponents=others).do("end")
    assert table.state.over
    assert table.state.winners == (0,)


def test_thirty_mastery_alone_does_nothing():
    """D9: the Infinity Shard must be played."""
    table = kit.Table("shards", hand="infinity-shard", mastery=29, gems=1, opponents=[{"hand": ""}]).do(
        "focus", "end"
    )
    assert table.me.mastery == 30
    assert not table.state.over
    assert table.opponent().health == 50


def test_no_shield_stops_infinite_damage():
    """D9: nobody is even asked."""
    table = kit.Table(
        "shards", hand="infinity-shard", mastery=30, opponents=[{"hand": "command-seer command-seer"}]
    )
    table.do("play infinity-shard", "end")
    assert table.opponent().health == 0
    assert table.state.winners == (0,)
