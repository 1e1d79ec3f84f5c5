"""Shards of Infinity: the questions the booklet answers."""

import kit


def test_cache_warden_that_brings_you_to_ten_draws():
    """S62: read from top to bottom."""
    table = kit.Table("shards", hand="cache-warden", mastery=9, deck="blaster").do("play cache-warden")
    assert (table.me.mastery, table.me.hand) == (10, ["blaster"])
    table = kit.Table("shards", hand="cache-warden", mastery=8, deck="blaster").do("play cache-warden")
    assert (table.me.mastery, table.me.hand) == (9, [])


def test_exhausting_systema_gives_its_threshold_too():
    """S63: the rest of the card applies when it is exhausted; the mastery it gives counts."""
    table = kit.Table("shards", champions="systema-ai", mastery=19, deck="blaster crystal").do(
        "exhaust systema-ai"
    )
    assert (table.me.mastery, sorted(table.me.hand)) == (20, ["blaster", "crystal"])
    table = kit.Table("shards", champions="systema-ai", mastery=18, deck="blaster crystal").do(
        "exhaust systema-ai"
    )
    assert (table.me.mastery, table.me.hand) == (19, [])


def test_a_shield_cannot_defend_a_champion():
    """S64: neither against power nor against an effect."""
    other = {"champions": "optio-crusher", "hand": "cryptofist-monk"}
    table = kit.Table("shards", hand="thorn-zealot spore-cleric", deck="", opponents=[other])
    table.do("play spore-cleric", "play thorn-zealot")
    assert table.asked == 0
    assert table.opponent().discard == ["optio-crusher"]


def test_a_fast_played_spore_cleric_is_an_undergrowth_ally():
    """S65: fast-playing works like playing from hand."""
    table = kit.Table("shards", gems=2, row="spore-cleric", hand="undergrowth-aspirant")
    assert table.do("fast-play spore-cleric", "play undergrowth-aspirant").me.power == 5


def test_thorn_zealot_can_destroy_li_hin():
    """S66: she cannot be attacked, but an effect is no attack."""
    table = kit.Table(
        "shards", power=9, hand="thorn-zealot spore-cleric", opponents=[{"champions": "li-hin-the-shattered"}]
    )
    assert not table.offers("destroy li-hin-the-shattered p2")
    table.do("play spore-cleric", "play thorn-zealot")
    assert table.opponent().champions == []
    assert table.me.power == 9


def test_a_revealed_shield_is_kept():
    """S67: for the next attacker, and for the own turn."""
    table = kit.Table("shards", power=4, opponents=[{"hand": "korvus-legionnaire"}])
    table.do("end", "reveal korvus-legionnaire")
    assert table.opponent().hand == ["korvus-legionnaire"]
    assert table.do("play korvus-legionnaire").opponent().power == 2


def test_any_number_of_shields_is_added_up():
    """S68: 2, 3, 5 and 8."""
    hand = "korvus-legionnaire thorn-zealot command-seer cryptofist-monk"
    table = kit.Table("shards", power=20, opponents=[{"hand": hand}]).do("end")
    assert table.do(*[f"reveal {card}" for card in hand.split()]).opponent().health == 48


def test_banishing_a_card_does_not_give_its_effect():
    """S69: effects come from playing."""
    table = kit.Table("shards", hand="shadow-apostle reactor-drone").do(
        "play shadow-apostle", "banish reactor-drone"
    )
    assert (table.me.gems, table.banished) == (0, ["reactor-drone"])


def test_a_used_crystal_cannot_be_banished_by_shadow_apostle():
    """S70: only the Crystal still in hand can."""
    table = kit.Table("shards", hand="shadow-apostle crystal crystal", deck="").do(
        "play crystal", "play shadow-apostle"
    )
    assert table.options == ["banish crystal", "pass"]
    table.do("banish crystal")
    assert (table.me.played, table.me.hand) == (["crystal", "shadow-apostle"], [])


def test_banished_cards_never_come_back():
    """S71: they are not shuffled into any deck."""
    table = kit.Table("shards", hand="shadow-apostle blaster", deck="", opponents=[{"hand": ""}])
    table.do("play shadow-apostle", "banish blaster", "end", "end")
    assert table.me.hand == ["shadow-apostle"]
    assert table.banished == ["blaster"]


def test_exhausting_is_not_playing():
    """S72: as many as you like, each once, when you choose; a Wraethe champion exhausted is none played."""
    table = kit.Table(
        "shards", champions="li-hin-the-shattered optio-crusher", hand="order-initiate reactor-drone spore-cleric"
    )
    table.do("exhaust li-hin-the-shattered", "play reactor-drone", "exhaust optio-crusher", "play spore-cleric")
    table.do("play order-initiate")
    assert (table.me.power, table.me.mastery) == (4, 0)


def test_destroy_takes_a_champion_to_its_owners_discard_pile():
    """S73: all of them with Ghostwillow Avenger, each to its own owner."""
    others = [{"champions": "evokatus zetta-the-encryptor"}, {"champions": "li-hin-the-shattered"}]
    table = kit.Table(
        "shards", hand="ghostwillow-avenger", mastery=15, champions="optio-crusher", opponents=others
    )
    table.do("play ghostwillow-avenger")
    assert sorted(table.opponent(1).discard) == ["evokatus", "zetta-the-encryptor"]
    assert table.opponent(2).discard == ["li-hin-the-shattered"]
    assert table.me.champions == ["optio-crusher"]
