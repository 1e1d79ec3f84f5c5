"""Shadow of Salvation: the boss turn (S129–S142), thresholds and the pages of the bosses (S170, S172)."""

import pytest

from kit.games.shards.numbers import FATE, FATE_DISCARD
from tests.rulebook.shadow import BLANK, battle, everyone_ends, rules


def test_each_player_draws_one_fate_card_the_leader_first():
    """S129, D16: then clockwise; a fallen player draws none."""
    table = battle(seats=3, fate="toxify fragmenta wrathbloom")
    everyone_ends(table)
    assert table.me.shadow == []
    assert table.opponent(1).shadow == ["fragmenta"]
    assert table.opponent(2).shadow == ["wrathbloom"]
    table = battle(seats=3, fate="fragmenta wrathbloom shard-horrors", mates=[{"health": 0}])
    everyone_ends(table)
    assert (table.me.shadow, table.opponent(1).shadow, table.opponent(2).shadow) == (
        ["fragmenta"],
        [],
        ["wrathbloom"],
    )


def test_an_empty_fate_deck_is_made_of_its_discard_pile():
    """S129: shuffled when a card must be drawn."""
    table = battle("crimson-thorn", fate="toxify", mates=[{"hand": ""}])
    everyone_ends(table)
    assert table.story("shuffle")
    assert table.boss.mastery == 2


def test_an_attack_is_resolved_and_put_away():
    """S130, D16: one that does not stay goes to the fate discard pile once it is resolved."""
    table = battle("crimson-thorn", fate=f"toxify {BLANK}")
    everyone_ends(table)
    assert table.me.attacks == []
    assert [table.state.name(card) for card in table.state.zones[FATE_DISCARD]] == ["toxify"]


def test_an_ongoing_attack_stays_in_front_of_who_drew_it():
    """S130: a rift."""
    table = battle(fate=f"lesser-unstable-rift {BLANK}")
    everyone_ends(table)
    assert table.me.attacks == ["lesser-unstable-rift"]
    assert not table.state.zones[FATE_DISCARD]


def test_a_threshold_that_is_passed_acts_once():
    """S131, S170: passing it by more than one is enough; losing and regaining mastery does not act again."""
    deck = "crystal crystal crystal crystal blaster"
    mate = {"hand": "", "deck": deck}
    table = battle(fate=f"greater-unstable-rift {BLANK}", foe={"mastery": 4}, deck=deck, mates=[mate])
    table.do("end", "end")
    assert table.boss.mastery == 6
    assert [table.asked, table.options[0].split()[0]] == [0, "discard"]
    table.do(table.options[0], table.options[0])
    assert len(table.me.hand) == len(table.opponent(1).hand) == 4
    table.state.lose(2, table.rules.counter("mastery"), 3)
    table.state.gain(2, table.rules.counter("mastery"), 4)
    assert table.state.agenda[-1][0] is not table.rules.sides.battle.page.thresholds[0].once


def test_several_thresholds_act_in_order():
    """S131: the lowest first."""
    table = battle(foe={"mastery": 4})
    table.state.gain(2, table.rules.counter("mastery"), 16)
    page = table.rules.sides.battle.page
    waiting = [task[0] for task in table.state.agenda[-3:]]
    assert waiting == [page.thresholds[3].once, page.thresholds[2].once, page.thresholds[0].once]


def test_a_permanent_power_holds_while_the_mastery_is_there():
    """S131, S170, C5: it stops below its threshold and resumes; card text may lower mastery."""
    table = battle(foe={"mastery": 10})
    page = table.rules.sides.battle.page
    mastery = table.rules.counter("mastery")
    assert page.number(table.state, "backlash") == 5
    table.state.lose(2, mastery, 1)
    assert page.number(table.state, "backlash") == 3
    table.state.gain(2, mastery, 1)
    assert page.number(table.state, "backlash") == 5


def test_a_shadow_champion_comes_into_play_in_front_of_who_drew_it():
    """S132, S176: and its ambush happens at once."""
    table = battle("vox", fate=f"vector-fiend {BLANK}", mates=[{"shadow": "simulacrons"}])
    everyone_ends(table)
    assert table.me.shadow == ["vector-fiend"]
    assert table.boss.mastery == 1


def test_players_control_none_of_the_shadow_champions():
    """S133: they are no champions of theirs, so they do not inspire and cannot be exhausted."""
    table = battle(shadow="fragmenta", hand="kiln-drone")
    table.do("play kiln-drone")
    assert table.me.gems == 2
    assert not table.offers("exhaust fragmenta")


def test_enemy_means_every_player():
    """S134, S173: destroy all enemy champions, each enemy player discards."""
    table = battle(fate=f"cobalt-chaplain {BLANK}", champions="evokatus", mates=[{"champions": "optio-crusher"}])
    everyone_ends(table)
    assert table.me.champions == table.opponent(1).champions == []


def test_the_champions_in_front_of_you_attack_together():
    """S135: their power is added up."""
    table = battle(fate=BLANK, shadow="fragmenta wrathbloom", mates=[{"shadow": "shard-horrors"}])
    everyone_ends(table)
    assert table.me.health == 43
    assert table.opponent(1).health == 43


def test_they_destroy_the_healthiest_champion_they_can():
    """S136, S137, S138: then the next; what they cannot destroy they leave alone; the rest strikes you."""
    # 4 + 3 = 7 power: Numeri Drones (5) fall, Evokatus (2) too, nothing is left.
    table = battle(fate=BLANK, shadow="fragmenta wrathbloom", champions="evokatus numeri-drones")
    everyone_ends(table)
    assert table.me.champions == []
    assert table.me.health == 50
    # 3 power cannot destroy 5 health, but 2.
    table = battle(fate=BLANK, shadow="wrathbloom", champions="evokatus numeri-drones")
    everyone_ends(table)
    assert table.me.champions == ["numeri-drones"]
    assert table.me.health == 49
    table = battle(fate=BLANK, shadow="wrathbloom", champions="numeri-drones")
    everyone_ends(table)
    assert table.me.champions == ["numeri-drones"]
    assert table.me.health == 47


def test_of_two_equally_healthy_champions_their_owner_chooses():
    """S136, S166: the shadow champions do not."""
    table = battle(fate=BLANK, shadow="fragmenta", champions="optio-crusher systema-ai")
    table.do("end", "end")
    assert table.state.decision.why == "perish"
    assert table.asked == 0
    assert set(table.options) == {"destroy optio-crusher", "destroy systema-ai"}
    table.do("destroy systema-ai")
    assert table.me.champions == ["optio-crusher"]


def test_what_cannot_be_attacked_is_passed_over_and_zetta_comes_first():
    """D18: while she stands neither her player nor his other champions are struck."""
    table = battle(fate=BLANK, shadow="fragmenta", champions="zetta-the-encryptor evokatus")
    everyone_ends(table)
    assert sorted(table.me.champions) == ["evokatus", "zetta-the-encryptor"]
    assert table.me.health == 50
    table = battle(fate=BLANK, shadow="fragmenta wrathbloom", champions="zetta-the-encryptor evokatus")
    everyone_ends(table)
    assert table.me.champions == []
    assert table.me.health == 50


def test_damage_of_attacks_goes_to_players():
    """S139: champions are not in the way."""
    table = battle("dominatus", fate=f"havoc-blast {BLANK}", champions="numeri-drones")
    everyone_ends(table)
    assert table.me.champions == ["numeri-drones"]
    assert table.me.health == 40


def test_what_is_left_of_a_shield_helps_later_in_the_turn():
    """S140, S141: 5 damage against a shield of 8 leaves 3; 6 more are cut to 3."""
    table = battle(
        "vox",
        attacks="order-trap",
        fate=BLANK,
        shadow="fragmenta simulacrons",
        deck="cryptofist-monk crystal crystal crystal crystal",
        foe={"mastery": 0},
    )
    table.do("end", "end")
    assert table.options == ["reveal cryptofist-monk", "done"]
    table.do("reveal cryptofist-monk")
    # 5 of the trap were stopped; of 4 + 2 the rest of the shield stops 3.
    assert table.me.health == 47
    assert "cryptofist-monk" in table.me.hand


def test_each_shield_is_revealed_once_in_a_boss_turn():
    """S140, S142: it returns to hand, and can be revealed again in the next boss turn."""
    table = battle(
        fate=f"lesser-unstable-rift {BLANK}",
        shadow="shard-horrors",
        deck="korvus-legionnaire crystal crystal crystal crystal",
        mates=[{}],
    )
    table.do("end", "end", "reveal korvus-legionnaire")
    assert table.me.health == 50 - (7 - 2) - 3
    assert table.state.decision.why == "main"
    table.do("end", "end")
    # Everything was drawn again: the five cards are the whole deck.
    assert table.offers("reveal korvus-legionnaire")


def test_the_boss_turn_ends_when_all_have_attacked():
    """S142: then it is the players' turn, and nothing of the shields is left."""
    table = battle(fate=BLANK, shadow="fragmenta", deck="cryptofist-monk crystal crystal crystal crystal")
    table.do("end", "end", "reveal cryptofist-monk")
    assert table.me.health == 50
    assert table.me.guard == 0
    assert table.state.decision.why == "main"


def test_a_fallen_players_champions_attack_nobody():
    """D16, S152: they stay where they are."""
    table = battle(seats=3, fate=BLANK, mates=[{"health": 0, "shadow": "shard-horrors"}])
    everyone_ends(table)
    assert table.opponent(1).shadow == ["shard-horrors"]
    assert (table.me.health, table.opponent(2).health) == (50, 50)


def test_simulacrons_are_doubled_once():
    """S167: with two or with three in play."""
    for mates, hurt in (([{"shadow": "simulacrons"}], 4), ([{"shadow": "simulacrons simulacrons"}], 4)):
        table = battle("vox", fate=BLANK, shadow="simulacrons", mates=mates)
        everyone_ends(table)
        assert table.me.health == 50 - hurt


def test_havoc_thresholds_act_only_in_havoc_mode():
    """S172, C7: who enters it with 15 mastery does not set off the one at 14."""
    mastery = 2 + 64
    table = battle("dominatus", foe={"mastery": 13})
    table.state.gain(2, mastery, 2)
    assert not any(task[0] is table.rules.sides.battle.page.thresholds[2].once for task in table.state.agenda)
    table = battle("dominatus", foe={"mastery": 13}, havoc=1)
    table.state.gain(2, mastery, 2)
    assert any(task[0] is table.rules.sides.battle.page.thresholds[2].once for task in table.state.agenda)
    # Reached before havoc mode, it is spent for good; so is a permanent one.
    table = battle("dominatus", foe={"mastery": 19})
    table.state.gain(2, mastery, 2)
    table.state.counters[table.rules.counter("havoc")] = 1
    assert table.rules.sides.battle.page.number(table.state, "fury") == 0


def test_dominatus_rages_at_half_his_health():
    """C7: from the end of the players' turn in which half or less is left; 15 mastery is only an example."""
    half = rules("dominatus").sides.battle.page.health[2] // 2
    table = battle("dominatus", fate=BLANK, foe={"health": half + 3}, power=2)
    everyone_ends(table)
    assert table.havoc == 0
    table = battle("dominatus", fate=BLANK, foe={"health": half + 3}, power=3)
    everyone_ends(table)
    assert table.havoc == 1


def test_the_health_of_a_boss_never_rises_above_its_start():
    """D20: Vox regains what he lost, no more."""
    whole = rules("vox").sides.battle.page.health[2]
    table = battle("vox", fate=BLANK, attacks="undergrowth-trap", foe={"health": whole - 4})
    everyone_ends(table)
    assert table.boss.health == whole


@pytest.mark.parametrize(("mastery", "damage"), [(0, 5), (5, 8)])
def test_traps_detonate_at_the_start_of_the_boss_turn(mastery, damage):
    """S131: the page of Vox; a trap in front of a fallen player hurts nobody, but does the rest."""
    table = battle("vox", fate=BLANK, attacks="order-trap", foe={"mastery": mastery})
    everyone_ends(table)
    assert table.me.health == 50 - damage
    assert table.boss.mastery == mastery + 2
    table = battle("vox", seats=3, fate=BLANK, mates=[{"health": 0, "attacks": "order-trap"}])
    everyone_ends(table)
    assert table.boss.mastery == 2
    assert table.me.health == 50


def test_a_card_that_draws_more_fate_cards_draws_for_who_drew_it():
    """S129: the fate deck gets shorter by as many."""
    table = battle("glitchmother", fate=f"masterstroke fragmenta {BLANK}", face_down="kiln-drone")
    before = len(table.state.zones[FATE])
    everyone_ends(table)
    assert before - len(table.state.zones[FATE]) == 4
    assert "fragmenta" in table.me.shadow
