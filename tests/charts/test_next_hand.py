"""The next hand: exact chances, from what the seat may know."""

from fractions import Fraction
from itertools import combinations

import pytest

import kit
from kit import charts
from kit.charts.hands import NextHand, coming, plain_worth


def brute(hand, worth):
    """The same by counting every hand one by one."""
    sure = sum(worth[card] for card in hand.sure)
    found = {}
    hands = list(combinations(range(len(hand.pool)), hand.drawn))
    for some in hands:
        total = sure + sum(worth[hand.pool[i]] for i in some)
        found[total] = found.get(total, 0) + Fraction(1, len(hands))
    return found


@pytest.mark.parametrize(
    "hand",
    [
        NextHand((), ("a", "a", "a", "b", "b", "c", "d"), 5),
        NextHand(("a", "d"), ("a", "b", "b", "c", "c", "c"), 3),
        NextHand(("a",), (), 0),
    ],
)
def test_the_chance_of_each_sum_is_exact(hand):
    worth = {"a": 1, "b": 2, "c": 0, "d": 5}
    assert hand.amounts(worth) == dict(sorted(brute(hand, worth).items()))
    assert sum(hand.amounts(worth).values()) == 1


def test_the_chance_to_hold_a_card_is_exact():
    hand = NextHand((), ("a", "a", "b", "b", "b", "b", "c"), 5)
    assert hand.holds("c") == Fraction(5, 7)
    assert hand.holds("a") == 1 - Fraction(1, 21)
    assert NextHand(("c",), ("a", "b"), 1).holds("c") == 1
    assert NextHand(("c",), ("a", "b"), 1).holds("a") == Fraction(1, 2)


def test_a_deck_that_is_large_enough_gives_the_whole_hand():
    table = kit.Table(
        "ascension",
        hand="mystic",
        deck="apprentice apprentice militia militia heavy-infantry mystic",
        discard="landtalker",
    )
    hand = coming(table.state.view(0))
    assert hand.sure == ()
    assert hand.pool == ("apprentice", "apprentice", "heavy-infantry", "militia", "militia", "mystic")
    assert hand.drawn == 5


def test_a_deck_that_is_too_small_is_drawn_whole_and_the_discard_pile_is_shuffled():
    """What is in hand and what was played lies in the discard pile by then; constructs stay where they are."""
    table = kit.Table(
        "ascension",
        hand="apprentice mystic",
        deck="militia militia",
        discard="landtalker",
        constructs="shadow-star",
    )
    table.do("play mystic")
    hand = coming(table.state.view(0))
    assert hand.sure == ("militia", "militia")
    assert hand.pool == ("apprentice", "landtalker", "mystic")
    assert hand.drawn == 3
    said = charts.next_hand(table.state.view(0)).layout.meta["say"]
    assert "2 cards come from the deck, 3 from the reshuffled discard pile." in said


def test_what_was_said_comes_true_at_the_end_of_the_turn():
    """Over many shuffles the hands that are drawn follow the chances."""
    match = kit.Match(kit.load("ascension"), [kit.Greedy(), kit.Greedy()], seed=3)
    match.run()
    replay = match.replay()
    step = next(
        n
        for n in range(60, 200)
        if replay.moves[n] == "end" and len(replay.at(n).view(replay.at(n).active).own_deck()) < 5
    )
    state = replay.at(step)
    seat = state.active
    view = state.view(seat)
    hand = coming(view)
    seen = dict.fromkeys(set(hand.sure + hand.pool), 0)
    many = 400
    for seed in range(many):
        again = view.imagine(seed)
        again.apply("end")
        for card in set(again.view(seat).zone("hand")):
            seen[card] += 1
    for card, count in seen.items():
        assert abs(count / many - float(hand.holds(card))) < 0.12, card


def test_only_what_a_card_gives_without_conditions_is_counted():
    rules = kit.load("shards")
    worth = {
        card: plain_worth(rules.cards[rules.by_id[card]], "power")
        for card in ("blaster", "infinity-shard", "crystal")
    }
    assert worth["infinity-shard"] == 2
    assert worth["crystal"] == 0
    assert worth["blaster"] > 0


def test_the_order_of_the_deck_changes_nothing():
    table = kit.Table(
        "ascension", hand="apprentice", deck="mystic militia apprentice landtalker militia apprentice"
    )
    one = charts.next_hand(table.state.view(0)).to_json()
    state = table.state.clone()
    state.zone(0, 64).reverse()
    assert charts.next_hand(state.view(0)).to_json() == one


def test_bars_are_the_chances():
    table = kit.Table("ascension", hand="", deck="apprentice apprentice apprentice apprentice militia militia")
    figure = charts.next_hand(table.state.view(0))
    runes = figure.data[0]
    assert list(runes.x) == [3, 4]
    assert list(runes.y) == [pytest.approx(2 / 3), pytest.approx(1 / 3)]
