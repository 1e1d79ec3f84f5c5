"""Shadow of Salvation: the players' turn, all at the same time (S143–S150), and how a battle ends (S151–S153)."""

import itertools

import pytest

import kit
from kit.core.zones import HAND
from kit.games import known_bosses
from tests.rulebook.shadow import BLANK, RELICS, battle, everyone_ends, rules


def test_everyone_has_an_ordinary_turn_at_the_same_time():
    """S143, S144: the row is bought from in any order, one card by one player, the next by another."""
    row = "kiln-drone spore-cleric mining-drones"
    table = battle(seats=3, row=row, gems=4, mates=[{"gems": 2, "hand": "crystal"}, {"gems": 2}])
    table.do("recruit kiln-drone", "hand-over p3", "recruit mining-drones", "hand-over p1")
    table.do("hand-over p2", "play crystal", "recruit spore-cleric", "hand-over p1", "focus")
    assert table.me.discard == ["kiln-drone"]
    assert table.opponent(1).discard == ["spore-cleric"]
    assert table.opponent(2).discard == ["mining-drones"]
    assert table.me.mastery == 1


def test_any_order_of_the_players_moves_can_be_played():
    """S144: every way to mix two moves of each of two players."""
    for order in set(itertools.permutations([0, 0, 1, 1])):
        table = battle(hand="crystal crystal", mates=[{"hand": "blaster blaster"}])
        for seat in order:
            if table.asked != seat:
                table.do(f"hand-over p{seat + 1}")
            table.do("play crystal" if seat == 0 else "play blaster")
        assert (table.me.gems, table.opponent(1).power) == (2, 2)


def test_the_baton_does_not_go_round_for_ever():
    """S150: without anybody doing something it goes round once; who has finished is not offered it."""
    table = battle(seats=3, hand="crystal")
    for seat in (2, 3, 1):
        table.do(f"hand-over p{seat}")
    assert not any(text.startswith("hand-over") for text in table.options)
    table.do("play crystal")
    assert table.offers("hand-over p2")
    table.do("hand-over p2", "end")
    assert table.asked == 2
    assert not table.offers("hand-over p2")
    assert table.offers("hand-over p1")


@pytest.mark.parametrize("boss", known_bosses("shards"))
@pytest.mark.parametrize("agent", [kit.First, kit.Greedy, lambda: kit.Random(3)])
def test_a_battle_ends_whoever_plays_it(boss, agent):
    """S150: also those who always take the first option."""
    match = kit.Match(rules(boss), [agent() for _ in range(3)], seed=11)
    match.run()
    assert match.state.over
    assert match.state.winners in ((0, 1, 2), (3,))


def test_gems_are_ones_own():
    """S145: nobody buys with the gems of another."""
    table = battle(row="mining-drones", gems=1, mates=[{"gems": 5}])
    assert not table.offers("recruit mining-drones")


def test_power_is_put_on_a_shadow_champion_together():
    """S146, D2: several pay parts of one action; it falls when all its health is paid."""
    table = battle(shadow="fragmenta", power=4, mates=[{"power": 3}])
    assert not table.offers("destroy fragmenta p1")
    table.do("wound fragmenta p1")
    assert table.me.shadow == ["fragmenta"]
    assert table.me.power == 0
    table.do("hand-over p2", "destroy fragmenta p1")
    assert table.me.shadow == []
    assert table.opponent(1).power == 1
    assert [table.state.name(card) for card in table.state.zones[table.rules.place("fate-discard")]] == [
        "fragmenta"
    ]


def test_whoever_it_lay_in_front_of_learns_from_it():
    """S147: 2 mastery, whoever defeats it."""
    table = battle(power=2, mates=[{"shadow": "shard-horrors"}])
    table.do("destroy shard-horrors p2")
    assert (table.me.mastery, table.opponent(1).mastery) == (0, 2)


def test_all_other_power_goes_to_the_boss():
    """S148: also while shadow champions remain, and what was put on one that did not fall."""
    table = battle(fate=BLANK, shadow="fragmenta", power=4, mates=[{"power": 3}], foe={"health": 40})
    table.do("wound fragmenta p1")
    everyone_ends(table)
    assert table.boss.health == 33
    assert "fragmenta" in table.me.shadow


def test_a_gain_of_health_goes_to_one_player_undivided():
    """S149: separate gains may go to different players; nobody is healed above 50."""
    table = battle(
        seats=3, hand="spore-cleric undergrowth-aspirant", health=40, mates=[{"health": 20}, {"health": 50}]
    )
    table.do("play spore-cleric")
    assert table.options == ["heal p1", "heal p2"]
    table.do("heal p2")
    assert (table.me.health, table.opponent(1).health) == (40, 24)
    table.do("play undergrowth-aspirant", "heal p1")
    assert table.me.health == 43


def test_the_turn_ends_when_everybody_has_finished():
    """S150, D17: then all clean up, draw five and the boss takes its turn, so new hands hold the shields."""
    table = battle(fate=BLANK, hand="", deck="cryptofist-monk crystal crystal crystal crystal", shadow="fragmenta")
    table.do("end")
    assert table.turn == 1
    assert table.asked == 1
    table.do("end")
    assert table.options == ["reveal cryptofist-monk", "done"]


def test_the_first_hands_are_drawn_before_the_first_boss_turn():
    """D17: shields can be revealed in it."""
    for seed in range(30):
        state = rules("moc-sai").begin(3, seed)
        assert state.turn == 2
        assert all(len(state.zone(seat, HAND)) >= 5 for seat in range(3))


def test_the_players_win_when_the_boss_has_no_health_left():
    """S151: together, at once."""
    table = battle(power=3, mates=[{"power": 4}], foe={"health": 7})
    table.do("end", "end")
    assert table.over
    assert table.state.winners == (0, 1)


def test_infinite_power_wins_the_battle():
    """S151: the Infinity Shard at 30 mastery."""
    table = battle(mastery=30, hand="infinity-shard")
    table.do("play infinity-shard", "end", "end")
    assert table.state.winners == (0, 1)


def test_those_who_stand_have_one_last_turn():
    """S152, S153, D19: a fallen player takes no part, cannot be healed, and what lies in front of him stays."""
    table = battle(seats=3, fate=BLANK, mates=[{"health": 3, "shadow": "fragmenta"}], foe={"health": 40})
    everyone_ends(table)
    assert table.opponent(1).health == 0
    assert table.opponent(1).shadow[0] == "fragmenta"
    assert not table.over
    table.do("play crystal")
    assert not table.offers("hand-over p2")
    everyone_ends(table)
    assert table.over
    assert table.state.winners == (3,)


def test_the_last_turn_can_be_won():
    """S153: if the boss falls before its next turn."""
    table = battle(
        fate=BLANK,
        mates=[{"health": 3, "shadow": "fragmenta"}],
        foe={"health": 1},
        hand="",
        deck="blaster crystal crystal crystal crystal",
    )
    everyone_ends(table)
    table.do("play blaster", "end")
    assert table.state.winners == (0, 1)


def test_a_healing_card_does_not_raise_the_fallen():
    """D19: they are not offered."""
    table = battle(seats=3, hand="spore-cleric", health=40, mates=[{"health": 0}, {"health": 30}])
    table.do("play spore-cleric")
    assert table.options == ["heal p1", "heal p3"]


def test_who_falls_in_the_players_turn_leaves_the_others_one_more():
    """S153, D19: a poison seed drawn; the boss does not come in between."""
    table = battle(
        "crimson-thorn",
        seats=2,
        fate=BLANK,
        hand="mining-drones",
        deck="poison-seed",
        health=4,
        foe={"health": 40},
    )
    table.do("play mining-drones")
    assert table.me.health == 0
    assert table.opponent(1).discard == ["poison-seed"]
    table.do("end")
    assert table.turn == 2
    assert table.asked == 1
    assert not table.over
    table.do("end")
    assert table.state.winners == (2,)


def test_all_fallen_have_lost():
    """S152: there is nobody left to take a last turn."""
    table = battle("dominatus", fate=f"armageddon {BLANK}", havoc=1, health=5, mates=[{"health": 5}])
    everyone_ends(table)
    assert table.over
    assert table.state.winners == (2,)


def test_a_battle_that_nobody_ends_is_lost_at_last():
    """S153: after a hundred turns of the boss."""
    table = battle(fate="", foe={"health": 60})
    table.state.turn = 199
    table.state.zones[table.rules.place("fate-deck")] = []
    everyone_ends(table)
    everyone_ends(table)
    assert table.state.winners == (2,)


def test_an_extra_turn_is_taken_alone_before_the_boss():
    """S143, D21: Slipstream Shard; the others keep their hands."""
    table = kit.Table(
        rules(sets=RELICS), boss={}, fate_deck=BLANK, hand="slipstream-shard", mastery=20,
        opponents=[{"hand": "crystal"}],
    )  # fmt: skip
    table.do("play slipstream-shard", "end", "end")
    assert table.turn == 2
    assert table.asked == 0
    assert not table.offers("hand-over p2")
    hand = table.opponent(1).hand
    table.do("end")
    assert table.opponent(1).hand == hand
    assert table.turn == 4


# ---------------------------------------------------------------------- questions and answers


def test_thorn_zealot_and_ghostwillow_destroy_shadow_champions():
    """S165: if unify or the mastery is met."""
    table = battle(
        hand="thorn-zealot spore-cleric", deck="crystal", mates=[{"shadow": "wrathbloom"}], shadow="fragmenta"
    )
    table.do("play thorn-zealot", "reveal spore-cleric", "destroy wrathbloom p2")
    assert table.opponent(1).shadow == []
    assert table.opponent(1).mastery == 2
    table = battle(hand="ghostwillow-avenger", mastery=15, shadow="fragmenta", mates=[{"shadow": "wrathbloom"}])
    table.do("play ghostwillow-avenger")
    assert (table.me.shadow, table.opponent(1).shadow) == ([], [])


def test_only_health_used_on_you_becomes_power():
    """S168: Entropic Talons; who heals another gains no power by it."""
    sets = rules(sets=RELICS)
    given = {"boss": {}, "fate_deck": "", "health": 30, "deck": "crystal crystal"}
    table = kit.Table(sets, hand="entropic-talons spore-cleric", opponents=[{"health": 30}], **given)
    table.do("play entropic-talons", "play spore-cleric", "heal p2")
    assert (table.me.power, table.opponent(1).power) == (0, 0)
    table = kit.Table(sets, hand="entropic-talons spore-cleric", opponents=[{"health": 30}], **given)
    table.do("play entropic-talons", "play spore-cleric", "heal p1")
    assert table.me.power == 4


def test_a_rift_is_closed_with_gems_of_several_players():
    """S171: 5 in all, 2 from one and 3 from another."""
    table = battle(attacks="lesser-unstable-rift", gems=2, mates=[{"gems": 3}])
    assert not table.offers("close lesser-unstable-rift p1 3")
    table.do("close lesser-unstable-rift p1 2", "hand-over p2", "close lesser-unstable-rift p1 3")
    assert table.me.attacks == []
    assert (table.me.gems, table.opponent(1).gems) == (0, 0)


def test_what_lowers_mastery_may_lower_the_bosss():
    """D18, C5: Venator of the Wastes; Cloud Oracles compare with the boss."""
    table = battle(hand="venator-of-the-wastes", champions="systema-ai", foe={"mastery": 8})
    table.do("play venator-of-the-wastes")
    assert table.boss.mastery == 6
    oracles = {"hand": "cloud-oracles", "deck": "crystal", "mastery": 3, "fate_deck": ""}
    table = kit.Table(rules(sets=RELICS), boss={"mastery": 2}, opponents=[{"mastery": 9}], **oracles)
    assert table.do("play cloud-oracles").me.gems == 2
    table = kit.Table(rules(sets=RELICS), boss={"mastery": 3}, **oracles)
    assert table.do("play cloud-oracles").me.gems == 0


def test_warp_fast_plays_any_ally():
    """S175: also one that is no mercenary; it goes under the centre deck at the end of the turn."""
    table = battle(
        fate=BLANK, hand="lucky", row="mining-drones", deck="crystal crystal crystal crystal crystal crystal"
    )
    table.do("play lucky", "warp mining-drones")
    assert table.me.gems == 3
    assert table.me.fast_played == ["mining-drones"]
    table.do("end", "end")
    assert table.me.fast_played == []
    assert table.state.name(table.state.zones[0][0]) == "mining-drones"
