"""Where several rules meet: copies, couriers, extra turns, empty decks, borrowed factions."""

from collections import Counter

import pytest

import kit
from kit.core.zones import CENTRE

# ---------------------------------------------------------------------- Twofold Askara


def test_askara_copies_a_unite_and_finds_the_hero_she_copies():
    """A19, A21: as a Lycanthrope she has another Lifebound hero beside her, the one she copied."""
    table = kit.Table("ascension", hand="runic-lycanthrope twofold-askara")
    table.do("play runic-lycanthrope", "play twofold-askara")
    assert table.me.runes == 4
    assert table.me.power == 2, "hers is paid; his is not, for she is Enlightened"


def test_a_copied_unite_pays_once_and_the_first_one_too():
    """A19: a third Lifebound hero wakes the Lycanthrope that still waits, and nobody twice."""
    table = kit.Table("ascension", hand="runic-lycanthrope twofold-askara wolf-shaman lifebound-initiate", deck="")
    table.do("play runic-lycanthrope", "play twofold-askara")
    assert table.me.power == 2
    assert table.do("play wolf-shaman").me.power == 4
    assert table.do("play lifebound-initiate").me.power == 4


def test_askara_makes_the_choice_of_the_card_she_copies():
    """A23: she asks what it would ask, and nothing else can be done before."""
    table = kit.Table("ascension", hand="void-initiate twofold-askara apprentice militia")
    table.do("play void-initiate", "pass", "play twofold-askara")
    assert table.me.runes == 2
    assert set(table.options) == {"banish apprentice", "banish militia", "pass"}
    assert table.do("banish militia").me.hand == ["apprentice"]


def test_askara_copies_what_defeats_and_what_acquires():
    """A22, G15: the copied Templar defeats a second monster, the copied Druids fetch a second hero."""
    templar = kit.Table("ascension", hand="arha-templar twofold-askara", row="mephit samaels-trickster", deck="")
    templar.do("play arha-templar", "defeat mephit", "pass", "play twofold-askara", "defeat samaels-trickster")
    assert templar.me.honor == 4
    assert templar.me.runes == 1
    druids = kit.Table("ascension", hand="druids-of-the-stone-circle twofold-askara", row="wolf-shaman", deck="")
    druids.do("play druids-of-the-stone-circle", "acquire wolf-shaman", "play twofold-askara", "acquire mystic")
    assert druids.me.deck == ["mystic", "wolf-shaman"]


def test_askara_chooses_among_heroes_played_this_turn_only():
    """A15, A28: not a construct, not a hero of an earlier turn, not herself."""
    table = kit.Table(
        "ascension", hand="demon-slayer shadow-star", deck="twofold-askara apprentice militia mystic mystic"
    )
    table.do("play demon-slayer", "play shadow-star", "end", "end")
    assert table.do("play twofold-askara").options[-1] == "end"
    assert table.me.power == 0
    table.do("play militia")
    assert table.me.power == 1


def test_a_copied_hero_is_not_played_again():
    """A15: only Askara lies there; the copied card is played once and discarded once."""
    table = kit.Table("ascension", hand="demon-slayer twofold-askara").do(
        "play demon-slayer", "play twofold-askara"
    )
    assert table.me.power == 6
    assert Counter(table.me.played) == {"demon-slayer": 1, "twofold-askara": 1}
    # Nor for cards that count what was played: with three heroes played two of them would be Lifebound.
    table = kit.Table("ascension", hand="runic-lycanthrope twofold-askara", constructs="snapdragon")
    table.do("play runic-lycanthrope", "play twofold-askara")
    assert len(table.state.played[0]) == 2


def test_a_copied_reactor_monk_takes_another_rune_off_the_same_construct():
    """A23, A57: both discounts are for the next construct."""
    table = kit.Table("ascension", hand="reactor-monk twofold-askara", row="watchmakers-altar shadow-star")
    table.do("play reactor-monk", "play twofold-askara", "acquire watchmakers-altar")
    assert table.me.runes == 4 - 3
    assert not table.offers("acquire shadow-star")


# ---------------------------------------------------------------------- Rocket Courier


def test_the_courier_serves_constructs_acquired_without_paying():
    """A21, A33: the Avatar's free construct goes to the discard pile, so it may go to the hand."""
    table = kit.Table(
        "ascension",
        power=7,
        row="avatar-of-the-fallen burrower-mark-ii",
        constructs="rocket-courier-x-99",
        centre="mephit demon-slayer",
    )
    table.do("defeat avatar-of-the-fallen", "acquire burrower-mark-ii")
    assert table.offers("hand burrower-mark-ii")
    table.do("hand burrower-mark-ii", "play burrower-mark-ii")
    assert table.me.constructs == ["rocket-courier-x-99", "burrower-mark-ii"]


def test_the_courier_does_not_take_a_hero_or_another_faction():
    """A14, A33: only Mechana constructs."""
    table = kit.Table("ascension", runes=9, row="shadow-star reactor-monk", constructs="rocket-courier-x-99")
    table.do("acquire shadow-star", "acquire reactor-monk")
    assert Counter(table.me.discard) == {"shadow-star": 1, "reactor-monk": 1}


def test_two_couriers_serve_two_constructs_and_ask_once_for_each():
    """A61, A62: each once per turn; what is in hand already is not asked about again."""
    table = kit.Table(
        "ascension",
        runes=14,
        row="burrower-mark-ii watchmakers-altar the-grand-design",
        constructs="rocket-courier-x-99 rocket-courier-x-99",
    )
    table.do("acquire burrower-mark-ii", "hand burrower-mark-ii")
    assert table.offers("acquire watchmakers-altar")
    table.do("acquire watchmakers-altar", "hand watchmakers-altar", "acquire the-grand-design")
    assert table.offers("end")
    assert table.me.discard == ["the-grand-design"]


def test_a_courier_that_is_declined_twice_by_two_asks_twice():
    """A62: declining does not use it up."""
    table = kit.Table(
        "ascension", runes=3, row="burrower-mark-ii", constructs="rocket-courier-x-99 rocket-courier-x-99"
    )
    table.do("acquire burrower-mark-ii", "pass")
    assert table.offers("hand burrower-mark-ii")
    table.do("pass")
    assert table.offers("end")
    one = kit.Table(
        "ascension", runes=9, row="burrower-mark-ii burrower-mark-ii", constructs="rocket-courier-x-99"
    )
    one.do("acquire burrower-mark-ii", "pass", "acquire burrower-mark-ii", "hand burrower-mark-ii")
    assert one.me.hand.count("burrower-mark-ii") == 1


def test_a_courier_acquired_or_played_now_does_not_serve_what_came_before():
    """A17: it hears only while you control it, and never of itself."""
    table = kit.Table("ascension", runes=7, row="burrower-mark-ii rocket-courier-x-99")
    table.do("acquire rocket-courier-x-99", "acquire burrower-mark-ii")
    assert len(table.me.discard) == 2
    table = kit.Table("ascension", runes=7, hand="rocket-courier-x-99", row="burrower-mark-ii rocket-courier-x-99")
    table.do("acquire burrower-mark-ii", "play rocket-courier-x-99")
    assert table.me.discard == ["burrower-mark-ii"]


def test_the_row_is_full_when_the_courier_asks():
    """A34, A60: the gap is filled before the question."""
    table = kit.Table(
        "ascension", runes=3, row="burrower-mark-ii", constructs="rocket-courier-x-99", centre="mephit"
    )
    table.do("acquire burrower-mark-ii")
    assert table.told == ["acquire burrower-mark-ii", "enter mephit"]
    assert table.offers("hand burrower-mark-ii")


# ---------------------------------------------------------------------- Hedron Link Device


def test_with_the_link_device_every_construct_is_mechana_to_you():
    """A14, A21: for the Courier, the Burrower, the Cannon and the restricted runes."""
    table = kit.Table(
        "ascension",
        hand="shadow-star",
        constructs="hedron-link-device rocket-courier-x-99 burrower-mark-ii hedron-cannon the-grand-design",
        runes=3,
        row="snapdragon",
        deck="militia",
    )
    assert not table.offers("use burrower-mark-ii")
    table.do("play shadow-star", "use burrower-mark-ii", "use the-grand-design", "acquire snapdragon")
    assert table.me.runes == 0
    table.do("hand snapdragon", "use hedron-cannon")
    assert table.me.power == 6
    assert sorted(table.me.hand) == ["militia", "snapdragon"]


def test_the_link_device_makes_no_hero_mechana_and_counts_no_faction_less():
    """A14: a treated construct keeps its own faction, and heroes are what they are."""
    table = kit.Table(
        "ascension", hand="avatar-golem", constructs="hedron-link-device shadow-star snapdragon", runes=1
    )
    table.do("play avatar-golem")
    assert table.me.honor == 3
    table = kit.Table("ascension", constructs="hedron-link-device the-grand-design", row="arha-initiate")
    assert not table.do("use the-grand-design").offers("acquire arha-initiate")


def test_only_its_controller_sees_it_so():
    """A17, A61: your Link Device helps nobody else."""
    table = kit.Table(
        "ascension",
        constructs="hedron-cannon shadow-star",
        opponents=[{"constructs": "hedron-link-device"}],
    )
    assert table.do("use hedron-cannon").me.power == 1


def test_a_link_device_that_is_gone_links_nothing():
    """A17, A18: destroyed on your turn, its owner has plain constructs on the next."""
    table = kit.Table(
        "ascension",
        power=4,
        row="corrosive-widow",
        opponents=[{"constructs": "hedron-link-device hedron-cannon shadow-star"}],
    )
    table.do("defeat corrosive-widow", "destroy hedron-link-device", "end", "use hedron-cannon")
    assert table.opponent().power == 1


# ---------------------------------------------------------------------- restricted runes


@pytest.mark.parametrize(("runes", "offered"), [(0, False), (1, False), (2, True)], ids=["none", "one", "two"])
def test_restricted_runes_pay_for_part_of_a_mechana_construct(runes, offered):
    """A21, A57: three less one from the Altar is two."""
    table = kit.Table("ascension", constructs="watchmakers-altar", row="burrower-mark-ii", runes=runes)
    assert table.do("use watchmakers-altar").offers("acquire burrower-mark-ii") is offered


def test_restricted_runes_are_spent_first_and_the_rest_is_kept():
    """A57: they are good for nothing else, so ordinary runes are saved; what is over serves the next."""
    table = kit.Table(
        "ascension",
        constructs="the-grand-design the-grand-design",
        row="burrower-mark-ii burrower-mark-ii",
        runes=3,
    )
    table.do("use the-grand-design", "use the-grand-design", "acquire burrower-mark-ii")
    assert (table.me.runes, table.me.mechana_runes) == (3, 1)
    table.do("acquire burrower-mark-ii")
    assert (table.me.runes, table.me.mechana_runes) == (1, 0)


def test_restricted_runes_pay_for_no_ability():
    """A21: Yggdrasil Staff wants four ordinary ones."""
    table = kit.Table("ascension", constructs="yggdrasil-staff the-grand-design the-grand-design", runes=2)
    table.do("use the-grand-design", "use the-grand-design")
    assert not table.offers("use yggdrasil-staff honor")


# ---------------------------------------------------------------------- turns and decks


def test_two_tablets_give_two_turns_one_after_the_other():
    """B46, G14: each is a whole turn with its own hand; then the next player follows."""
    table = kit.Table("ascension", constructs="tablet-of-times-dawn tablet-of-times-dawn")
    table.do("use tablet-of-times-dawn", "use tablet-of-times-dawn", "end")
    turns = []
    for _ in range(3):
        turns.append(table.active)
        assert len(table.me.hand) == 5 or table.active == 1
        table.do("end")
    assert turns == [0, 0, 1]


def test_extra_turns_of_the_last_player_come_before_the_end():
    """G14, A51: the pool was emptied before; both extra turns are played, nobody else's."""
    others = [{"constructs": "tablet-of-times-dawn tablet-of-times-dawn"}]
    table = kit.Table("ascension", pool=0, opponents=others)
    table.do("end", "use tablet-of-times-dawn", "use tablet-of-times-dawn", "end")
    assert (table.active, table.state.over) == (1, False)
    table.do("end")
    assert (table.active, table.state.over) == (1, False)
    assert table.do("end").state.over


def test_the_tablet_banished_by_another_effect_gives_no_turn():
    """A45: from hand or discard pile it just goes to the void."""
    table = kit.Table("ascension", hand="void-initiate tablet-of-times-dawn")
    table.do("play void-initiate", "banish tablet-of-times-dawn", "end")
    assert table.void == ["tablet-of-times-dawn"]
    assert table.active == 1


def test_a_construct_is_used_again_in_an_extra_turn():
    """A25, A62: once per turn, and the extra turn is a turn."""
    table = kit.Table("ascension", constructs="tablet-of-times-dawn muramasa")
    table.do("use muramasa", "use tablet-of-times-dawn", "end", "use muramasa")
    assert table.me.power == 3


def test_a_whole_turn_with_no_card_to_draw():
    """G7, A49: deck, discard pile and hand are empty: the new hand is empty, and so is the next turn."""
    table = kit.Table("ascension", hand="", deck="", constructs="the-all-seeing-eye")
    table.do("use the-all-seeing-eye", "end", "end")
    assert table.active == 0
    assert table.me.hand == []
    assert table.options == ["use the-all-seeing-eye", "end"]


def test_the_librarian_draws_the_card_just_discarded():
    """A27: the discard pile of which the new deck is made holds it already."""
    table = kit.Table("ascension", hand="temple-librarian mystic", deck="")
    table.do("play temple-librarian")
    assert table.me.hand == ["mystic"]
    assert table.story("move mystic to discard", "shuffle 1", "draw mystic")


def test_the_arbiter_with_nothing_to_draw_banishes_what_is_in_hand():
    """A40, G7: compulsory as far as it can be done."""
    table = kit.Table("ascension", hand="arbiter-of-the-precipice mystic", deck="").do(
        "play arbiter-of-the-precipice"
    )
    assert table.me.hand == []
    empty = kit.Table("ascension", hand="arbiter-of-the-precipice", deck="").do("play arbiter-of-the-precipice")
    assert empty.offers("end")


def test_an_empty_centre_deck_and_void_leave_effects_with_what_there_is():
    """G6: the Seer banishes from a row that cannot be filled, and the banished card comes straight back."""
    table = kit.Table("ascension", hand="seer-of-the-forked-path", deck="", row="mephit")
    table.state.zones[CENTRE].clear()
    table.do("play seer-of-the-forked-path", "banish mephit")
    assert table.row[0] == "mephit"
    assert table.void == []


# ---------------------------------------------------------------------- several at once


def test_each_opponent_chooses_for_himself_clockwise():
    """A18, A64: the Widow asks the player on the left first, then the next; those with nothing are passed over."""
    others = [
        {"constructs": "shadow-star muramasa"},
        {"constructs": ""},
        {"constructs": "snapdragon yggdrasil-staff"},
    ]
    table = kit.Table("ascension", seats=4, power=4, row="corrosive-widow", opponents=others)
    table.do("defeat corrosive-widow")
    assert table.asked == 1
    table.do("destroy muramasa")
    assert table.asked == 3
    table.do("destroy snapdragon")
    assert table.asked == 0
    assert [table.opponent(n).constructs for n in (1, 2, 3)] == [["shadow-star"], [], ["yggdrasil-staff"]]


def test_sea_tyrant_lets_one_of_two_equal_ones_stay():
    """A64: two of a kind need no question; one is kept."""
    table = kit.Table(
        "ascension", power=5, row="sea-tyrant", opponents=[{"constructs": "shadow-star shadow-star"}]
    )
    table.do("defeat sea-tyrant")
    assert table.asked == 0
    assert table.opponent().constructs == ["shadow-star"]
    assert table.opponent().discard == ["shadow-star"]


def test_avatar_defeats_a_monster_that_asks_and_all_of_it_happens():
    """A36, A60, P1: the Avatar's reward is finished only when the second monster's is."""
    table = kit.Table(
        "ascension",
        power=7,
        constructs="voidthirster",
        row="avatar-of-the-fallen mistake-of-creation mephit",
        discard="apprentice",
        deck="",
    )
    table.do("defeat avatar-of-the-fallen", "defeat mistake-of-creation", "banish mephit")
    assert table.offers("banish apprentice @discard")
    table.do("banish apprentice @discard")
    assert table.me.honor == 4 + 4 + 1
    assert table.offers("end")


def test_stolen_cards_score_for_the_thief_and_go_to_his_discard_pile():
    """A53, A65: they are his cards now, also a construct, which he may play at once."""
    table = kit.Table("ascension", power=6, row="xeron-duke-of-lies", opponents=[{"hand": "muramasa", "deck": ""}])
    table.do("defeat xeron-duke-of-lies")
    assert table.opponent().score == 0
    assert table.me.score == 4 + 4
    table.do("play muramasa", "use muramasa", "end")
    assert table.me.constructs == ["muramasa"]


def test_a_stolen_starter_goes_back_to_the_box_when_banished():
    """A43, A65: whoever has it."""
    table = kit.Table(
        "ascension", power=6, hand="void-initiate", row="xeron-duke-of-lies", opponents=[{"hand": "apprentice"}]
    )
    table.do("defeat xeron-duke-of-lies")
    before = table.box.count("apprentice")
    table.do("play void-initiate", "banish apprentice")
    assert table.box.count("apprentice") == before + 1


def test_the_templar_must_defeat_if_he_can():
    """A23, G15: he has no choice but which one; the Cultist is always there."""
    table = kit.Table("ascension", hand="arha-templar").do("play arha-templar")
    assert table.me.honor == 1
    table = kit.Table("ascension", hand="arha-templar", row="mephit").do("play arha-templar")
    assert not table.offers("pass")
