"""Notes that end with the turn, "the first … each turn", and cards that cost less."""

import pytest

import kit
from tests.helpers import TABLES, walk


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_nothing_of_a_turn_is_left_when_the_next_begins(rules, seats):
    """Notes, used abilities, played cards and what cannot be kept: gone at the first question of a turn."""
    turn, noted, used = 0, 0, 0
    for seed in range(10):
        for state in walk(rules, seats, seed):
            noted = max(noted, len(state.notes))
            used = max(used, len(state.used))
            if state.turn != turn and state.decision.seat == state.active:
                turn = state.turn
                assert state.notes == []
                assert state.used == []
                assert state.played == [[] for _ in range(state.seats)]
                for seat in range(seats):
                    for counter in rules.per_turn:
                        assert state.counters[state.purse[seat] + counter] == 0
    # A game against Samael with the small box may be over before a construct is used.
    assert used > 0 or seats == 1
    if rules.game == "ascension" and seats > 1:
        assert noted > 0


def test_a_discount_ends_with_the_turn():
    table = kit.Table("ascension", hand="reactor-monk", row="shadow-star", deck="mystic apprentice apprentice")
    table.do("play reactor-monk", "end", "end", "play mystic")
    assert table.active == 0
    assert table.me.runes == 2
    assert not table.offers("acquire shadow-star")


def test_an_unfinished_unite_ends_with_an_extra_turn_too():
    """The extra turn is another turn."""
    table = kit.Table(
        "ascension", hand="runic-lycanthrope", deck="wolf-shaman apprentice", constructs="tablet-of-times-dawn"
    )
    table.do("play runic-lycanthrope", "use tablet-of-times-dawn", "end")
    assert table.active == 0
    table.do("play wolf-shaman")
    assert table.me.power == 0


def test_the_first_monster_of_every_turn_counts():
    """Voidthirster: once this turn, once the next."""
    table = kit.Table(
        "ascension",
        constructs="voidthirster",
        power=6,
        row="samaels-trickster samaels-trickster wind-tyrant",
        hand="demon-slayer demon-slayer",
        deck="",
    )
    table.do("defeat samaels-trickster", "defeat samaels-trickster")
    assert table.me.honor == 2 + 1 + 2
    table.do("end", "end", "play demon-slayer", "play demon-slayer", "defeat wind-tyrant")
    assert table.me.honor == 5 + 3 + 1


def test_two_that_wait_both_hear_it():
    table = kit.Table("ascension", constructs="voidthirster voidthirster", power=3, row="samaels-trickster")
    assert table.do("defeat samaels-trickster").me.honor == 2 + 1 + 1


def test_a_first_time_already_past_is_past():
    """A Voidthirster played after the first monster hears nothing this turn, however many follow."""
    table = kit.Table(
        "ascension", hand="voidthirster", power=9, row="samaels-trickster samaels-trickster samaels-trickster"
    )
    table.do(
        "defeat samaels-trickster", "play voidthirster", "defeat samaels-trickster", "defeat samaels-trickster"
    )
    assert table.me.honor == 6


def test_a_monster_defeated_without_paying_counts():
    table = kit.Table("ascension", hand="arha-templar", constructs="voidthirster", row="mephit")
    table.do("play arha-templar", "defeat mephit", "pass")
    assert table.me.honor == 2 + 1


def test_discounts_add_up_and_are_used_together():
    """Two Monks make the next construct 2 cheaper, and only that one."""
    table = kit.Table("ascension", hand="reactor-monk reactor-monk", row="shadow-star shadow-star")
    table.do("play reactor-monk", "play reactor-monk", "acquire shadow-star")
    assert table.me.runes == 4 - 1
    table.do("acquire shadow-star")
    assert table.me.runes == 0


def test_nothing_costs_less_than_nothing():
    table = kit.Table(
        "ascension", hand="reactor-monk", constructs="the-grand-design the-grand-design", row="burrower-mark-ii"
    )
    table.do("play reactor-monk", "use the-grand-design", "use the-grand-design", "acquire burrower-mark-ii")
    assert table.me.runes == 2
    assert table.me.mechana_runes == 4 - 2


def test_the_discount_comes_before_the_restricted_runes():
    """Cost 5, 1 off, 2 restricted: 2 ordinary runes."""
    table = kit.Table("ascension", hand="reactor-monk", constructs="the-grand-design", row="watchmakers-altar")
    table.do("play reactor-monk", "use the-grand-design", "acquire watchmakers-altar")
    assert (table.me.runes, table.me.mechana_runes) == (0, 0)


def test_a_hero_does_not_use_the_discount_up():
    table = kit.Table("ascension", hand="reactor-monk", runes=3, row="shadow-star arha-initiate")
    table.do("play reactor-monk", "acquire arha-initiate")
    assert table.me.runes == 4
    table.do("acquire shadow-star")
    assert table.me.runes == 2


def test_the_discount_is_its_owners():
    """A Monk of mine makes nothing cheaper for you; turns do not overlap."""
    table = kit.Table("ascension", hand="reactor-monk", row="shadow-star", opponents=[{"runes": 2}])
    table.do("play reactor-monk", "end")
    assert table.asked == 1
    assert not table.offers("acquire shadow-star")


def test_what_is_offered_can_be_paid_and_what_cannot_is_not():
    """In whole games: nobody's runes or power ever fall below nothing."""
    rules = kit.load("ascension")
    for seed in range(6):
        for state in walk(rules, 2, seed):
            assert min(state.counters) >= 0
