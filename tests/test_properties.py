"""What holds for every game, every number of seats and every position, whatever was played."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kit
from kit.core.zones import CENTRE, DECK, HAND
from tests.helpers import TABLES, Wild, everything, finish, positions, walk

SEEDS = st.integers(0, 2**32)


@settings(max_examples=40)
@given(st.sampled_from(TABLES), SEEDS)
def test_cards_are_conserved_and_none_is_in_two_places(table, seed):
    rules, seats = table
    kinds = None
    for state in walk(rules, seats, seed):
        assert everything(state) == list(range(len(state.kinds)))
        kinds = kinds or list(state.kinds)
        assert state.kinds == kinds
        assert min(state.counters) >= 0


@settings(max_examples=60)
@given(positions(), SEEDS)
def test_a_clone_and_its_original_leave_each_other_alone(state, seed):
    before = state.digest()
    copy = state.clone()
    assert copy.digest() == before
    finish(copy, seed)
    assert state.digest() == before
    ended = copy.digest()
    finish(state, seed)
    assert copy.digest() == ended == state.digest()


@settings(max_examples=60)
@given(positions())
def test_a_save_is_the_position(state):
    again = state.rules.restore(json.loads(json.dumps(state.save())))
    assert again.digest() == state.digest()
    assert again.decision.options == state.decision.options
    for seat in range(state.seats):
        assert again.view(seat).data() == state.view(seat).data()


@settings(max_examples=30)
@given(st.sampled_from(TABLES), SEEDS, st.integers(0, 3000))
def test_a_replay_is_the_game(table, seed, number):
    rules, seats = table
    match = kit.Match(rules, [Wild(seed + seat) for seat in range(seats)], seed=seed)
    match.run()
    text = str(match.replay())
    replay = kit.Replay.parse(text)
    assert str(replay) == text
    assert replay.rules is rules
    assert replay.at(len(replay)).digest() == match.state.digest()
    number = min(number, len(replay))
    state = rules.begin(seats, seed)
    for move in match.moves[:number]:
        state.apply(move)
    assert replay.at(number).digest() == state.digest()
    assert str(kit.Replay(rules, seats, seed, match.moves[:number])) == str(
        kit.Replay.parse(str(kit.Replay(rules, seats, seed, match.moves[:number])))
    )


def mixed_up(state, viewer, chance):
    """The same for this seat, but everything it cannot see lies differently and luck is another.

    A hand that is being asked about stays, since the question is about it.
    """
    data = json.loads(json.dumps(state.save()))
    zones = data["zones"]
    for places in state.rules.unseen:
        cards = [card for place in places for card in zones[place]]
        chance.shuffle(cards)
        for place in places:
            zones[place][:] = [cards.pop() for _ in zones[place]]
    seen = {mark // 8 for mark in data["used"]}
    for seat in range(state.seats):
        deck, hand = zones[state.base[seat] + DECK], zones[state.base[seat] + HAND]
        if seat in (viewer, state.decision.seat):
            chance.shuffle(deck)
            continue
        hidden = deck + [card for card in hand if card not in seen]
        chance.shuffle(hidden)
        deck[:] = hidden[: len(deck)]
        hand[:] = sorted([card for card in hand if card in seen] + hidden[len(deck) :])
    data["dice"] = [f"{chance.getrandbits(48):016x}" for _ in data["dice"]]
    return state.rules.restore(data)


@settings(max_examples=200)
@given(positions(), SEEDS)
def test_what_a_seat_cannot_see_changes_nothing_it_can(state, seed):
    """Its view, its options and what it imagines are the same whatever lies face down."""
    chance = random.Random(seed)
    for viewer in range(state.seats):
        other = mixed_up(state, viewer, chance)
        assert other.view(viewer).data() == state.view(viewer).data()
        if state.decision.seat == viewer:
            assert other.decision.options == state.decision.options
            assert repr(other.decision) == repr(state.decision)
            assert other.view(viewer).imagine(seed).digest() == state.view(viewer).imagine(seed).digest()
            greedy = kit.Greedy()
            assert greedy.explain(other.view(viewer), other.decision) == greedy.explain(
                state.view(viewer), state.decision
            )


def test_the_mixing_does_mix():
    """Else the property above would show nothing."""
    state = kit.load("ascension").begin(3, 2)
    viewer = state.decision.seat
    other = mixed_up(state, viewer, random.Random(1))
    assert other.digest() != state.digest()
    for seat in range(3):
        assert other.zone(seat, DECK) != state.zone(seat, DECK)
    assert any(other.zone(seat, HAND) != state.zone(seat, HAND) for seat in range(3) if seat != viewer)
    assert other.zones[CENTRE] != state.zones[CENTRE]
    assert any(other.view(seat).data() != state.view(seat).data() for seat in range(3) if seat != viewer)


@pytest.fixture(scope="module")
def texts():
    """A sound replay of each table."""
    found = []
    for rules, seats in TABLES:
        match = kit.Match(rules, [Wild(seat) for seat in range(seats)], seed=9)
        match.run()
        found.append(str(match.replay()))
    return found


ODD = st.one_of(
    st.text(max_size=12),
    st.sampled_from(
        ["|", ", ", "; ", " @", "p1", "p9: ", "\n", "\r\n", "\x00", "٢", "end", "1", "-", "seats 3", "\u2028"]
    ),
)


@settings(max_examples=300)
@given(st.data())
def test_a_changed_replay_is_refused_or_sound(texts, data):
    text = data.draw(st.sampled_from(texts))
    head = text.index("\n", text.index("\n") + 1)
    for _ in range(data.draw(st.integers(1, 3))):
        # Half of the changes hit the two lines of the header.
        last = head if data.draw(st.booleans()) else len(text)
        start = data.draw(st.integers(0, min(last, len(text))))
        length = data.draw(st.sampled_from([0, 1, 2, 5, 40]))
        text = text[:start] + data.draw(ODD) + text[start + length :]
    try:
        replay = kit.Replay.parse(text)
    except kit.BadReplay:
        return
    assert kit.Replay.parse(str(replay)).at(-1).digest() == replay.at(-1).digest()


@settings(max_examples=50)
@given(st.text(max_size=300))
def test_any_text_is_a_replay_or_is_refused(text):
    for lines in (text, f"kit replay 1\n{text}"):
        with pytest.raises(kit.BadReplay):
            kit.Replay.parse(lines)
