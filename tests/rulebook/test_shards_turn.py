"""Shards of Infinity: general rules, the three phases of a turn, heroes and allies."""

from collections import Counter

import kit


def test_playing_costs_nothing_and_the_card_stays_until_the_end():
    """S10: face up in the play area, then to the discard pile."""
    table = kit.Table("shards", hand="root-of-the-forest crystal", gems=0).do("play root-of-the-forest")
    assert table.me.played == ["root-of-the-forest"]
    assert table.me.hand == ["crystal"]
    assert table.me.discard == []
    table.do("end")
    assert table.me.played == []
    assert "root-of-the-forest" in table.me.discard


def test_what_is_left_is_drawn_before_the_discard_pile_is_shuffled():
    """S11: in a draw of two, first the last card of the deck, then one of the new deck."""
    table = kit.Table("shards", hand="data-heretic", deck="blaster", discard="crystal crystal crystal")
    table.do("play data-heretic")
    assert table.told == ["play data-heretic", "draw blaster", "shuffle 3", "draw crystal"]
    assert Counter(table.me.hand) == {"blaster": 1, "crystal": 1}
    assert table.me.discard == []


def test_an_empty_deck_is_shuffled_only_when_a_card_is_needed():
    """S11: the discard pile stays as it is after the last card was drawn."""
    table = kit.Table("shards", hand="mining-drones", deck="blaster", discard="crystal").do("play mining-drones")
    assert (table.me.deck, table.me.discard) == ([], ["crystal"])


def test_with_neither_deck_nor_discard_pile_nothing_is_drawn():
    """D3: as many as there are; played cards are not shuffled in."""
    table = kit.Table("shards", hand="data-heretic", deck="blaster").do("play data-heretic")
    assert table.me.hand == ["blaster"]
    assert table.me.played == ["data-heretic"]


def test_recruited_cards_go_to_the_discard_pile():
    """S12, S30: paid with gems, of whatever sort."""
    table = kit.Table("shards", gems=12, row="shardwood-guardian optio-crusher nil-assassin")
    table.do("recruit shardwood-guardian", "recruit optio-crusher", "recruit nil-assassin")
    assert Counter(table.me.discard) == {"shardwood-guardian": 1, "optio-crusher": 1, "nil-assassin": 1}
    assert table.me.gems == 12 - 4 - 5 - 2
    assert (table.me.played, table.me.champions, table.me.power) == ([], [], 0)


def test_a_card_must_be_paid_in_full():
    """S30: one gem short is not enough."""
    assert not kit.Table("shards", gems=3, row="shardwood-guardian").offers("recruit shardwood-guardian")
    assert kit.Table("shards", gems=4, row="shardwood-guardian").offers("recruit shardwood-guardian")


def test_the_row_is_filled_before_anything_else_happens():
    """S13: recruited or fast-played, the new card lies there before the effect; in the same place."""
    table = kit.Table("shards", gems=5, row="data-heretic evokatus nil-assassin", centre="spore-cleric")
    table.do("fast-play nil-assassin")
    assert table.told == ["play nil-assassin", "enter spore-cleric", "gain power 5"]
    assert table.row[:3] == ["data-heretic", "evokatus", "spore-cleric"]
    table.do("recruit data-heretic")
    assert table.told[3:] == ["acquire data-heretic", "enter reactor-drone"]
    assert table.row[:3] == ["reactor-drone", "evokatus", "spore-cleric"]


def test_without_a_centre_deck_the_row_is_not_filled():
    """D4: it gets shorter, and what was banished does not come back."""
    table = kit.Table("shards", gems=3, row="nil-assassin", banished="crystal")
    table.state.zones[0].clear()
    table.do("recruit nil-assassin")
    assert len(table.row) == 5
    assert table.banished == ["crystal"]


def test_the_whole_hand_is_discarded_and_five_are_drawn():
    """S14, S24, S25: also the cards you would like to keep; then the player on the left is next."""
    table = kit.Table("shards", hand="command-seer data-heretic").do("end")
    assert sorted(table.me.discard) == ["command-seer", "data-heretic"]
    assert len(table.me.hand) == 5
    assert table.story("move command-seer to discard", "draw", "draw", "draw", "draw", "draw", "turn 2")
    assert table.active == 1


def test_a_card_that_contradicts_the_rules_wins():
    """S15: recruited cards go to the discard pile, but with Numeri Drones a champion comes into play."""
    table = kit.Table("shards", champions="numeri-drones", gems=3, row="evokatus")
    table.do("exhaust numeri-drones", "recruit evokatus")
    assert table.me.champions == ["numeri-drones", "evokatus"]
    assert table.me.discard == []


def test_play_then_attack_then_end():
    """S16: the blow falls before anything is put away, and after it nothing more is played."""
    table = kit.Table("shards", hand="blaster crystal", gems=2, row="nil-assassin", opponents=[{"hand": ""}])
    table.do("play blaster", "fast-play nil-assassin", "end")
    assert table.story(
        "play blaster",
        "play nil-assassin",
        "hit 6",
        "move nil-assassin to centre",
        "move blaster to discard",
        "move crystal to discard",
        "draw",
        "turn 2",
    )
    assert table.asked == 1


def test_the_play_phase_is_free_in_its_order():
    """S17: play, exhaust, recruit, fast-play, focus and destroy, mixed, as often as it can be paid."""
    table = kit.Table(
        "shards",
        hand="crystal crystal reactor-drone blaster",
        champions="optio-crusher",
        row="nil-assassin spore-cleric",
        opponents=[{"champions": "evokatus li-hin-the-shattered", "hand": ""}],
    )
    table.do("exhaust optio-crusher", "destroy evokatus p2", "play crystal", "focus", "play reactor-drone")
    table.do("fast-play nil-assassin", "play blaster", "play crystal", "recruit spore-cleric")
    assert (table.me.gems, table.me.power, table.me.mastery) == (0, 7, 1)
    assert table.me.discard == ["spore-cleric"]
    assert table.options == ["end"]


def test_fast_played_mercenaries_leave_first():
    """S22: to the bottom of the centre deck."""
    table = kit.Table("shards", gems=2, row="nil-assassin", opponents=[{"hand": ""}])
    table.do("fast-play nil-assassin", "end")
    assert table.centre[-1] == "nil-assassin"
    assert table.me.fast_played == []
    assert "nil-assassin" not in table.me.discard


def test_several_go_under_the_centre_deck_in_the_order_they_were_played():
    """D5: the first fast-played is the first to come back."""
    table = kit.Table("shards", gems=5, row="nil-assassin data-heretic", opponents=[{"hand": ""}])
    table.do("fast-play nil-assassin", "fast-play data-heretic", "end")
    assert table.centre[-2:] == ["nil-assassin", "data-heretic"]


def test_allies_are_discarded_and_champions_stay_and_are_readied():
    """S23, C2: the closing summary says all cards go; the list of the end phase keeps champions, and is right."""
    table = kit.Table("shards", hand="blaster optio-crusher", opponents=[{"hand": ""}])
    table.do("play blaster", "play optio-crusher", "exhaust optio-crusher", "end")
    assert table.me.champions == ["optio-crusher"]
    assert "blaster" in table.me.discard
    table.do("end")
    assert table.offers("exhaust optio-crusher")


def test_unspent_gems_and_power_are_lost():
    """S26: neither is there on the next turn."""
    table = kit.Table("shards", gems=5, power=3, opponents=[{"hand": ""}]).do("end")
    assert (table.me.gems, table.me.power) == (0, 0)
    table.do("end")
    assert (table.active, table.me.gems, table.me.power) == (0, 0, 0)


def test_health_never_rises_above_fifty():
    """S27, S58: what would go beyond is lost."""
    table = kit.Table("shards", hand="spore-cleric spore-cleric", health=45)
    assert table.do("play spore-cleric").me.health == 49
    assert table.do("play spore-cleric").me.health == 50


def test_damage_lowers_health_by_as_much():
    """S27: and at 0 the hero is out."""
    table = kit.Table("shards", power=9, opponents=[{"hand": "", "health": 10}]).do("end")
    assert table.opponent().health == 1
    assert not table.over


def test_focus_turns_a_gem_into_a_mastery_once_a_turn():
    """S28, D6: not without a gem, not twice, and again on the next turn: the hero is readied too."""
    assert not kit.Table("shards").offers("focus")
    table = kit.Table("shards", gems=3, mastery=4).do("focus")
    assert (table.me.gems, table.me.mastery) == (2, 5)
    assert not table.offers("focus")
    table.do("end", "end", "play crystal")
    assert table.offers("focus")


def test_mastery_never_rises_above_thirty():
    """S29, S47: whether by focus or by a card."""
    table = kit.Table("shards", gems=1, mastery=29, hand="fungal-hermit").do("focus")
    assert table.me.mastery == 30
    assert table.do("play fungal-hermit").me.mastery == 30


def test_at_thirty_the_final_power_can_be_set_off():
    """S29, S51: infinite damage; no health is enough."""
    table = kit.Table("shards", hand="infinity-shard", mastery=30, opponents=[{"hand": ""}])
    table.do("play infinity-shard", "end")
    assert table.over
    assert table.state.winners == (0,)


def test_allies_do_what_they_say_from_top_to_bottom_and_go_at_the_end():
    """S31: as many as you like; Shardwood Guardian gives power, then a card, which is then shown."""
    table = kit.Table("shards", hand="shardwood-guardian blaster blaster", deck="spore-cleric", health=40)
    table.do("play blaster", "play blaster", "play shardwood-guardian")
    assert table.told[4:] == ["play shardwood-guardian", "gain power 2", "draw spore-cleric"]
    table.do("reveal spore-cleric")
    assert table.me.health == 46
    assert Counter(table.me.played) == {"blaster": 2, "shardwood-guardian": 1}


def test_what_is_not_may_must_be_done_as_far_as_possible():
    """D7: Korvus Legionnaire returns a champion whether you like it or not; Shadow Apostle may banish none."""
    table = kit.Table("shards", hand="korvus-legionnaire", discard="evokatus optio-crusher")
    table.do("play korvus-legionnaire")
    assert set(table.options) == {"fetch optio-crusher @discard", "fetch evokatus @discard"}
    assert kit.Table("shards", hand="korvus-legionnaire").do("play korvus-legionnaire").me.power == 2
    table = kit.Table("shards", hand="shadow-apostle crystal").do("play shadow-apostle")
    assert "pass" in table.options
    assert table.do("pass").me.hand == ["crystal"]
    table = kit.Table("shards", hand="zara-ra-soulflayer crystal crystal", mastery=10).do(
        "play zara-ra-soulflayer"
    )
    assert table.do("banish crystal", "pass").me.hand == ["crystal"]
