"""Shards of Infinity: effects, thresholds, banishing, copies."""

import pytest

import kit

RELICS = ["base", "relics-of-the-future"]


def test_effects_are_followed_from_top_to_bottom():
    """S43: Furrowing Elemental heals, draws, and only then looks whether you have 50 health."""
    table = kit.Table("shards", hand="furrowing-elemental", deck="crystal", health=46).do(
        "play furrowing-elemental"
    )
    assert table.told == ["play furrowing-elemental", "gain health 4", "draw crystal", "gain power 6"]


def test_choices_are_made_when_the_line_is_reached():
    """S43: the card just drawn can be shown for the line below."""
    table = kit.Table("shards", hand="arach-devotees", deck="spore-cleric", health=40, sets=RELICS)
    table.do("play arach-devotees")
    assert table.options == ["reveal spore-cleric", "pass"]


def test_what_is_produced_can_be_used_until_the_end_of_the_turn():
    """S44: the three gems of a Reactor Drone, in parts and after other things."""
    table = kit.Table("shards", hand="reactor-drone blaster", row="spore-cleric", opponents=[{"hand": ""}])
    table.do("play reactor-drone", "play blaster", "recruit spore-cleric")
    assert table.me.gems == 1
    assert table.do("focus").me.gems == 0


def test_what_follows_exhaust_applies_when_it_is_exhausted():
    """S45: playing Optio Crusher gives nothing yet; Evokatus draws when played and strikes when exhausted."""
    table = kit.Table("shards", hand="optio-crusher evokatus", deck="crystal")
    assert table.do("play optio-crusher").me.power == 0
    table.do("play evokatus")
    assert (table.me.hand, table.me.power) == (["crystal"], 0)
    assert table.do("exhaust evokatus").me.power == 2
    assert table.me.hand == ["crystal"]


def test_played_or_revealed():
    """S46: played this turn, or shown from hand now; the shown card stays in hand, and showing is free to decline."""
    hand = "undergrowth-aspirant spore-cleric"
    assert kit.Table("shards", hand=hand).do("play spore-cleric", "play undergrowth-aspirant").me.power == 5
    table = kit.Table("shards", hand=hand).do("play undergrowth-aspirant")
    assert table.asked == 0
    assert table.options == ["reveal spore-cleric", "pass"]
    table.do("reveal spore-cleric")
    assert (table.me.power, table.me.hand) == (5, ["spore-cleric"])
    assert "reveal spore-cleric" in table.told
    assert kit.Table("shards", hand=hand).do("play undergrowth-aspirant", "pass").me.power == 0


def test_a_card_played_on_an_earlier_turn_does_not_count():
    """S46: this turn only."""
    table = kit.Table("shards", hand="spore-cleric", deck="leshai-knight", opponents=[{"hand": ""}])
    table.do("play spore-cleric", "end", "end")
    assert sorted(table.me.hand) == ["leshai-knight", "spore-cleric"]
    table.do("play leshai-knight")
    assert table.options == ["reveal spore-cleric", "pass"]


def test_nobody_is_asked_to_show_what_is_met_or_cannot_be_met():
    """S46: no question without a choice that matters."""
    assert kit.Table("shards", hand="leshai-knight crystal").do("play leshai-knight").me.power == 3
    table = kit.Table("shards", hand="leshai-knight spore-cleric undergrowth-aspirant").do("play spore-cleric")
    assert table.do("play leshai-knight").me.power == 6
    table = kit.Table("shards", hand="thorn-zealot spore-cleric", opponents=[{"champions": ""}])
    assert "end" in table.do("play thorn-zealot").options


def test_a_champion_is_no_ally_for_unify():
    """S46: nor is the card itself, though two copies serve each other."""
    table = kit.Table("shards", hand="leshai-knight additri-gaiamancer").do("play additri-gaiamancer")
    assert table.do("play leshai-knight").me.power == 3
    table = kit.Table("shards", hand="leshai-knight leshai-knight")
    table.do("play leshai-knight", "pass", "play leshai-knight")
    assert table.me.power == 3 + 6


def test_dominion_mixes_played_and_shown_cards():
    """S46: a champion played, a mercenary fast-played, an ally shown."""
    table = kit.Table(
        "shards", hand="evokatus order-initiate shardwood-guardian", deck="", gems=2, row="nil-assassin"
    )
    table.do("play evokatus", "fast-play nil-assassin", "play order-initiate")
    assert table.options == ["reveal shardwood-guardian", "pass"]
    table.do("reveal shardwood-guardian")
    assert table.me.mastery == 2


def test_a_champion_played_earlier_does_not_help_dominion():
    """S46: in play is not played this turn."""
    table = kit.Table("shards", hand="order-initiate shardwood-guardian nil-assassin", champions="evokatus")
    table.do("play order-initiate")
    assert table.me.mastery == 0
    assert "end" in table.options


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


def test_thirty_mastery_alone_does_nothing():
    """D9: the Infinity Shard must be played."""
    table = kit.Table("shards", hand="infinity-shard", mastery=29, gems=1, opponents=[{"hand": ""}])
    table.do("focus", "end")
    assert table.me.mastery == 30
    assert not table.over
    assert table.opponent().health == 50


def test_banished_is_out_of_the_game():
    """S59: from the place that is named, hand or discard pile, to the banish pile; starters too."""
    table = kit.Table("shards", hand="shadow-apostle crystal", discard="blaster", deck="infinity-shard")
    table.do("play shadow-apostle")
    assert set(table.options) == {"banish crystal", "banish blaster @discard", "pass"}
    table.do("banish blaster @discard")
    assert table.banished == ["blaster"]
    assert (table.me.discard, table.me.hand) == ([], ["crystal"])


def test_a_card_played_this_turn_cannot_be_banished():
    """S60, S70: a Crystal that was used is neither in hand nor in the discard pile."""
    table = kit.Table("shards", hand="shadow-apostle crystal").do("play crystal", "play shadow-apostle")
    assert "end" in table.options
    assert table.banished == []


def test_card_text_may_lower_mastery():
    """C5, D15: the rules say it is never lost; Venator of the Wastes takes 2, but never below 0."""
    for before, after in ((5, 3), (1, 0), (0, 0)):
        table = kit.Table(
            "shards", hand="venator-of-the-wastes", champions="systema-ai", opponents=[{"mastery": before}]
        )
        assert table.do("play venator-of-the-wastes").opponent().mastery == after


def test_ojas_cannot_be_copied():
    """D12: neither by himself nor by another copy."""
    table = kit.Table("shards", hand="ojas-genesis-druid ojas-genesis-druid blaster").do("play ojas-genesis-druid")
    assert table.me.power == 0
    table.do("play blaster", "play ojas-genesis-druid")
    assert table.me.power == 2


def test_taur_cannot_copy_ojas():
    """D12: an Undergrowth ally, but one that copies."""
    table = kit.Table("shards", hand="ojas-genesis-druid", champions="taur-arachpriest", sets=RELICS)
    assert not table.do("play ojas-genesis-druid").offers("exhaust taur-arachpriest")
    table = kit.Table("shards", hand="spore-cleric", champions="taur-arachpriest", health=30, sets=RELICS)
    assert table.do("play spore-cleric", "exhaust taur-arachpriest").me.health == 38


def test_a_copy_looks_at_your_mastery_now():
    """D12: Aetherbreaker gave 4 at 9 mastery, and its copy 8 at 10."""
    table = kit.Table("shards", hand="aetherbreaker ojas-genesis-druid", mastery=9, gems=1)
    table.do("play aetherbreaker", "focus", "play ojas-genesis-druid")
    assert table.me.power == 4 + 8


def test_a_copy_is_not_a_played_card():
    """D12: Additri counts what was played, not what was copied."""
    table = kit.Table("shards", hand="spore-cleric ojas-genesis-druid", champions="additri-gaiamancer")
    table.do("play spore-cleric", "play ojas-genesis-druid", "exhaust additri-gaiamancer")
    assert table.me.power == 2 + 2 * 2
