"""Shards of Infinity: mercenaries and champions."""

import pytest

import kit


def test_a_mercenary_is_recruited_or_fast_played_for_the_same_price():
    """S33: into the discard pile, or into play with its effect at once."""
    table = kit.Table("shards", gems=2, row="nil-assassin")
    assert {"recruit nil-assassin", "fast-play nil-assassin"} <= set(table.options)
    table.do("recruit nil-assassin")
    assert (table.me.gems, table.me.power, table.me.discard) == (0, 0, ["nil-assassin"])
    table = kit.Table("shards", gems=2, row="nil-assassin").do("fast-play nil-assassin")
    assert (table.me.gems, table.me.power, table.me.fast_played) == (0, 5, ["nil-assassin"])
    assert not kit.Table("shards", gems=1, row="nil-assassin").offers("fast-play nil-assassin")


def test_a_fast_played_mercenary_never_goes_to_the_discard_pile():
    """S34: under the centre deck at the end of the turn."""
    table = kit.Table("shards", gems=2, row="nil-assassin", opponents=[{"hand": ""}])
    table.do("fast-play nil-assassin", "end")
    assert table.me.discard == []
    assert table.centre[-1] == "nil-assassin"


def test_fast_played_once_and_not_recruited_after():
    """S35: it is no longer in the row; a second copy there is another card."""
    table = kit.Table("shards", gems=6, row="nil-assassin", centre="reactor-drone").do("fast-play nil-assassin")
    assert not table.offers("fast-play nil-assassin")
    assert not table.offers("recruit nil-assassin")
    table = kit.Table("shards", gems=6, row="nil-assassin nil-assassin").do("fast-play nil-assassin")
    assert table.offers("fast-play nil-assassin")
    assert table.offers("recruit nil-assassin")


def test_a_fast_played_mercenary_counts_as_an_ally_played():
    """S36, S65: Spore Cleric from the row is the other Undergrowth ally of Unify."""
    table = kit.Table("shards", gems=2, row="spore-cleric", hand="leshai-knight")
    assert table.do("fast-play spore-cleric", "play leshai-knight").me.power == 6


def test_a_fast_played_card_unifies_with_others_too():
    """S36: a Knight fast-played after a Cleric was played from hand."""
    table = kit.Table("shards", gems=3, row="leshai-knight", hand="spore-cleric")
    assert table.do("play spore-cleric", "fast-play leshai-knight").me.power == 6


def test_a_fast_played_card_counts_for_dominion():
    """S36, S65: one of the three factions comes from the row."""
    table = kit.Table("shards", gems=2, row="spore-cleric", hand="order-initiate reactor-drone nil-assassin")
    table.do("fast-play spore-cleric", "play reactor-drone", "play nil-assassin", "play order-initiate")
    assert table.me.mastery == 2


def test_only_mercenaries_of_the_row_can_be_fast_played():
    """S37: no ally, no champion, and no card from the hand."""
    table = kit.Table("shards", gems=9, row="reactor-drone evokatus data-heretic", hand="nil-assassin")
    assert [text for text in table.options if text.startswith("fast-play")] == ["fast-play data-heretic"]


def test_champions_stay_from_turn_to_turn():
    """S38: recruited into the discard pile, played from hand, and then there to stay."""
    table = kit.Table("shards", gems=5, row="optio-crusher", hand="evokatus", opponents=[{"hand": ""}])
    table.do("recruit optio-crusher", "play evokatus")
    assert table.me.discard == ["optio-crusher"]
    table.do("end", "end", "end", "end")
    assert table.me.champions == ["evokatus"]


def test_a_champion_is_exhausted_once_a_turn_from_the_turn_it_is_played():
    """S39: at any moment of the play phase, and again on the next turn."""
    table = kit.Table("shards", hand="optio-crusher crystal", opponents=[{"hand": ""}])
    assert not table.offers("exhaust optio-crusher")
    table.do("play optio-crusher", "play crystal", "exhaust optio-crusher")
    assert table.me.power == 3
    assert not table.offers("exhaust optio-crusher")
    table.do("end", "end")
    assert table.offers("exhaust optio-crusher")


def test_two_alike_are_exhausted_one_by_one():
    """S39: each once."""
    table = kit.Table("shards", champions="optio-crusher optio-crusher")
    table.do("exhaust optio-crusher", "exhaust optio-crusher")
    assert table.me.power == 6
    assert not table.offers("exhaust optio-crusher")


def test_a_champion_is_destroyed_by_power_equal_to_its_health():
    """S40, D2: in one payment of exactly its health, at any moment of the play phase."""
    table = kit.Table("shards", power=5, hand="blaster", opponents=[{"champions": "optio-crusher", "hand": ""}])
    table.do("destroy optio-crusher p2", "play blaster", "end")
    assert table.opponent().champions == []
    assert table.opponent().health == 50 - (5 - 4) - 1


@pytest.mark.parametrize(("power", "offered"), [(3, False), (4, True)])
def test_less_than_its_health_is_not_accepted(power, offered):
    """S40, D2, C3: one page says in one turn, another in one go; the stricter one holds, so no part payments."""
    table = kit.Table("shards", power=power, opponents=[{"champions": "optio-crusher"}])
    assert table.offers("destroy optio-crusher p2") is offered


def test_a_champion_keeps_no_damage():
    """S41: three power one turn and three the next do not add up to four."""
    crusher = {"champions": "optio-crusher", "hand": ""}
    table = kit.Table("shards", power=3, deck="infinity-shard blaster", opponents=[crusher]).do("end", "end")
    table.do("play infinity-shard", "play blaster")
    assert table.me.power == 3
    assert not table.offers("destroy optio-crusher p2")
    assert table.opponent().champions == ["optio-crusher"]


def test_a_destroyed_champion_goes_to_its_owners_discard_pile():
    """S42, S73: and may be played again later."""
    table = kit.Table("shards", power=4, opponents=[{"champions": "optio-crusher", "hand": "", "deck": ""}])
    table.do("destroy optio-crusher p2")
    assert table.opponent().discard == ["optio-crusher"]
    table.do("end", "end", "end")
    assert table.opponent().hand == ["optio-crusher"]
    assert table.do("play optio-crusher").opponent().champions == ["optio-crusher"]


def test_ones_own_champions_are_not_attacked():
    """S40: opposing ones only."""
    table = kit.Table("shards", power=9, champions="evokatus", opponents=[{"champions": ""}])
    assert table.options == ["exhaust evokatus", "end"]


def test_nobody_behind_zetta_can_be_attacked():
    """D10: neither her owner nor his other champions, until she is destroyed, in the same turn if you like."""
    zetta = {"champions": "zetta-the-encryptor evokatus", "hand": ""}
    table = kit.Table("shards", power=9, opponents=[zetta])
    assert not table.offers("destroy evokatus p2")
    assert table.offers("destroy zetta-the-encryptor p2")
    table.do("destroy zetta-the-encryptor p2")
    assert table.offers("destroy evokatus p2")
    assert table.do("end").opponent().health == 46
    assert kit.Table("shards", power=9, opponents=[zetta]).do("end").opponent().health == 50


def test_power_kept_from_one_player_by_zetta_goes_to_another():
    """D10, S18: all of it is assigned to those who can be attacked."""
    others = [{"champions": "zetta-the-encryptor", "hand": ""}, {"hand": ""}]
    table = kit.Table("shards", power=4, opponents=others).do("end")
    assert (table.opponent(1).health, table.opponent(2).health) == (50, 46)
