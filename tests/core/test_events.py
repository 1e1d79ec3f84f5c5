"""Events: none when nobody listens, and the same game whether or not somebody does."""

import pytest

import kit
from kit.core import events
from tests.helpers import IDS, TABLES, Wild


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_listening_changes_nothing(rules, seats):
    heard = set()
    for seed in range(3):
        quiet, loud = rules.begin(seats, seed), rules.begin(seats, seed)
        loud.log = []
        # An opponent may have had a turn before anybody is asked.
        before = loud.turn
        agent = Wild(seed)
        while quiet.decision is not None:
            move = agent.choose(quiet.view(quiet.decision.seat), quiet.decision)
            quiet.apply(move)
            loud.apply(move)
            assert quiet.digest() == loud.digest()
        assert quiet.log is None
        assert loud.log
        heard |= {event[0] for event in loud.log}
        assert loud.log[-1][0] == events.OVER
        assert sum(event[0] == events.TURN for event in loud.log) == loud.turn - before
    assert {events.PLAY, events.DRAW, events.ACQUIRE, events.ENTER, events.SHUFFLE, events.MOVE} <= heard


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_events_account_for_every_card(rules, seats):
    """Who follows the events knows where each card is, at every decision."""
    state = rules.begin(seats, 5)
    where = {card: spot for spot, zone in enumerate(state.zones) for card in zone}
    state.log = []
    agent = Wild(5)
    while state.decision is not None:
        state.apply(agent.choose(state.view(state.decision.seat), state.decision))
        for what, _, card, _, source, target in state.log:
            if what == events.SHUFFLE:
                for each, spot in where.items():
                    if spot == source:
                        where[each] = target
            elif card >= 0 and what not in (events.GAIN, events.LOSE, events.SPEND, events.WASTE):
                assert where[card] == source, (events.WORDS[what], state.name(card))
                where[card] = target
        state.log.clear()
        assert where == {card: spot for spot, zone in enumerate(state.zones) for card in zone}


def test_a_clone_has_no_listener():
    state = kit.load("ascension").begin(2, 1)
    state.log = []
    copy = state.clone()
    copy.apply(copy.decision.options[0])
    assert copy.log is None
    assert state.log == []


def test_an_extra_turn_is_told():
    table = kit.Table("ascension", constructs="tablet-of-times-dawn").do("use tablet-of-times-dawn", "end")
    assert table.story("use tablet-of-times-dawn", "banish tablet-of-times-dawn", "extra 1", "turn 2")


def test_every_event_has_a_number_and_a_word_of_its_own():
    numbers = {name: value for name, value in vars(events).items() if name.isupper() and isinstance(value, int)}
    assert sorted(numbers.values()) == list(range(len(events.WORDS)))
    for name, value in numbers.items():
        assert events.WORDS[value] == name.lower()
