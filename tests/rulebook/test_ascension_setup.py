"""Components and set-up."""

from collections import Counter

import pytest

import kit
from kit.core.zones import CENTRE, DECK, HAND, ROW


def begun(seats=2, seed=1):
    return kit.load("ascension").begin(seats, seed)


def names(state, cards):
    return [state.name(card) for card in cards]


def test_what_is_in_the_box():
    """A1: 100 cards for the centre deck, 20 Mystic, 20 Heavy Infantry, 1 Cultist, 10 starters for each of four."""
    state = begun(4)
    rules = state.rules
    assert sum(card.copies for card in rules.cards) == 100
    assert {card.id: card.pile for card in rules.cards if card.pile} == {
        "mystic": 20,
        "heavy-infantry": 20,
        "cultist": 1,
    }
    assert {card.id: card.starter for card in rules.cards if card.starter} == {"apprentice": 8, "militia": 2}
    assert len(state.kinds) == 100 + 41 + 40


def test_two_to_four_play():
    """A2: neither one alone nor five."""
    rules = kit.load("ascension")
    for seats in (2, 3, 4):
        assert rules.begin(seats, 1).seats == seats
    for seats in (1, 5):
        with pytest.raises(ValueError, match="2 to 4"):
            rules.begin(seats, 1)


def test_everyone_starts_with_the_same_ten_cards():
    """A3, B4: eight Apprentices and two Militia each."""
    state = begun(3)
    for seat in range(3):
        own = names(state, state.zone(seat, DECK) + state.zone(seat, HAND))
        assert Counter(own) == {"apprentice": 8, "militia": 2}


def test_the_first_hand_is_five_of_the_ten_shuffled():
    """A4, X1: five in hand, five left face down; another seed deals other hands."""
    hands = set()
    for seed in range(20):
        state = begun(2, seed)
        for seat in range(2):
            assert len(state.zone(seat, HAND)) == len(state.zone(seat, DECK)) == 5
            hands.add(names(state, state.zone(seat, HAND)).count("militia"))
    assert hands == {0, 1, 2}


def test_nobody_sees_into_a_deck():
    """A4, A6: decks and centre deck lie face down, for their owners too; only the own hand is seen."""
    view = begun().view(0)
    assert view.zone("deck") is None
    assert view.zone("centre") is None
    assert view.zone("hand", 1) is None
    assert len(view.zone("hand")) == 5


def test_three_piles_are_open_to_all_from_the_start():
    """A5, B5: Mystic and Heavy Infantry to acquire, the Cultist to defeat, whatever the row holds."""
    table = kit.Table("ascension", runes=3, power=2)
    assert {"acquire mystic", "acquire heavy-infantry", "defeat cultist"} <= set(table.options)
    table = kit.Table("ascension", runes=1, power=1)
    assert table.options == ["end"]


def test_six_cards_of_the_centre_deck_are_laid_out():
    """A6, X1: the shuffled deck gives six face up and keeps 94; starters and piles are not among them."""
    rows = set()
    for seed in range(10):
        state = begun(2, seed)
        assert len(state.zones[ROW]) == 6
        assert len(state.zones[CENTRE]) == 94
        rows.add(tuple(names(state, state.zones[ROW])))
        together = [state.rules.by_id[name] for name in names(state, state.zones[ROW] + state.zones[CENTRE])]
        assert all(state.rules.cards[kind].copies for kind in together)
    assert len(rows) == 10


@pytest.mark.parametrize(("seats", "pool"), [(2, 60), (3, 90), (4, 120)])
def test_the_pool_is_thirty_honor_for_each_player(seats, pool):
    """A7, X2: thirty each, counted in points and not in crystals."""
    assert kit.Table("ascension", seats=seats).pool == pool


def test_crystals_are_only_points():
    """A8, X2: large or small does not matter; five points at once are as much as five single ones."""
    large = kit.Table("ascension", power=5, row="sea-tyrant").do("defeat sea-tyrant")
    small = kit.Table("ascension", power=10).do(*["defeat cultist"] * 5)
    assert large.me.honor == small.me.honor == 5
    assert large.pool == small.pool == 55


def test_the_first_player_is_drawn_at_random():
    """A9: every seat begins in some game, each about as often."""
    first = Counter(begun(3, seed).first for seed in range(300))
    assert set(first) == {0, 1, 2}
    assert min(first.values()) > 60


def test_play_goes_clockwise():
    """A9: the seats take turns in order, whoever begins."""
    for seed in range(6):
        state = begun(3, seed)
        turns = []
        for _ in range(6):
            turns.append(state.active)
            state.apply("end")
        assert turns == [(state.first + step) % 3 for step in range(6)]
