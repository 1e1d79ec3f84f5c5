"""Chance: every owner has a stream of its own, so nobody's choices change anybody else's luck."""

from collections import Counter

import pytest

import kit
from kit.core.dice import pick, roll, shuffle, stream
from tests.helpers import TABLES, Wild, walk

ASCENSION = [(rules, seats) for rules, seats in TABLES if rules.label == kit.load("ascension").label]


def hands(rules, seats, seed, first, turns=60):
    """What the last seat holds at each of its turns while it only ever ends them, and what it owns."""
    watched = seats - 1
    state = rules.begin(seats, seed)
    seen = []
    while not state.over and len(seen) < turns:
        decision = state.decision
        if decision.seat != watched:
            state.apply(first.choose(state.view(decision.seat), decision))
        elif state.active == watched:
            own = [
                state.name(card)
                for place in ("deck", "hand", "discard")
                for card in state.zone(watched, rules.place(place))
            ]
            seen.append((tuple(state.zone(watched, rules.place("hand"))), Counter(own)))
            state.apply("end")
        else:
            state.apply(decision.options[-1])
    return seen


class Ends(kit.Agent):
    """Ends every turn at once."""

    def choose(self, view, decision):
        return decision.options[-1]


@pytest.mark.parametrize(("rules", "seats"), ASCENSION)
def test_what_one_seat_does_never_changes_the_draws_of_another(rules, seats):
    """Three very different players beside the same quiet one: the quiet one draws the same cards."""
    compared = 0
    for seed in range(6):
        plays = [hands(rules, seats, seed, agent) for agent in (Ends(), kit.Greedy(), Wild(seed))]
        for rounds in zip(*plays, strict=False):
            if any(own != rounds[0][1] for _, own in rounds):
                break  # somebody took a card from the quiet one: from here on the decks differ
            assert len({hand for hand, _ in rounds}) == 1
            compared += 1
    assert compared > 60


def test_xeron_does_not_touch_the_luck_of_those_he_robs():
    table = kit.Table("ascension", seats=3, power=6, row="xeron-duke-of-lies")
    before = list(table.state.dice)
    table.do("defeat xeron-duke-of-lies")
    assert table.state.dice[0] == before[0]
    assert table.state.dice[1] != before[1]
    assert table.state.dice[2:] == before[2:]


def test_what_the_row_does_never_changes_the_decks():
    """Refilling the centre deck from the void uses the luck of the middle alone."""
    table = kit.Table("ascension", runes=4, row="demon-slayer", void="landtalker muramasa wolf-shaman")
    table.state.zones[0].clear()
    before = list(table.state.dice)
    table.do("acquire demon-slayer")
    assert table.story("shuffle 3")
    assert table.state.dice[0] != before[0]
    assert table.state.dice[1:] == before[1:]


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_the_same_choices_have_the_same_luck(rules, seats):
    first = [state.digest() for state in walk(rules, seats, 21)]
    assert first == [state.digest() for state in walk(rules, seats, 21)]


def test_neighbouring_seeds_and_owners_are_unlike():
    starts = {stream(seed, owner) for seed in range(200) for owner in range(6)}
    assert len(starts) == 1200


def test_every_order_is_about_equally_likely():
    orders = Counter()
    for seed in range(6000):
        cards = [0, 1, 2]
        shuffle(cards, stream(seed, 0))
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values()), orders


def test_one_long_stream_shuffles_fairly_too():
    x = stream(7, 1)
    top = Counter()
    for _ in range(10_000):
        cards = list(range(10))
        x = shuffle(cards, x)
        top[cards[-1]] += 1
    assert all(880 < top[card] < 1120 for card in range(10)), top


def test_a_pick_reaches_every_place():
    x = stream(7, 1)
    found = Counter()
    for _ in range(5000):
        x = roll(x)
        found[pick(x, 5)] += 1
    assert all(880 < found[place] < 1120 for place in range(5)), found


@pytest.mark.parametrize("seed", [0, -1, 2**63, 10**30, True])
def test_any_whole_number_is_a_seed(seed):
    rules = kit.load("ascension")
    assert rules.begin(2, seed).digest() == rules.begin(2, seed).digest()


@pytest.mark.parametrize("seed", ["7", 7.5, None, b"7"])
def test_nothing_else_is_a_seed(seed):
    with pytest.raises(TypeError):
        kit.load("ascension").begin(2, seed)
