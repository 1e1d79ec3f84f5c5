"""Decisions: one seat, one pick, and the options are the law."""

import pytest

import kit
from tests.helpers import IDS, TABLES, walk


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_every_decision_is_one_seats_and_every_text_means_one_move(rules, seats):
    """Texts are unique within a decision and lead back to the very same move."""
    asked = 0
    for seed in range(5):
        for state in walk(rules, seats, seed):
            decision = state.decision
            assert 0 <= decision.seat < seats
            assert decision.options
            assert decision.number == state.number
            texts = [str(move) for move in decision.options]
            assert len(set(texts)) == len(texts), decision
            for move in decision.options:
                assert decision.find(str(move)) is move
                assert move in decision
                assert str(move) in decision
            asked += 1
    assert asked > 200


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_only_open_phases_ask_when_there_is_one_answer(rules, seats):
    """A question with one possible answer is not put, except "anything else, or is that all?"."""
    for state in walk(rules, seats, 11):
        if len(state.decision.options) == 1:
            assert state.decision.source == -1
            assert str(state.decision.options[0]) == "end"


def test_numbers_count_up():
    numbers = [state.decision.number for state in walk(kit.load("ascension"), 2, 3)]
    assert numbers == list(range(len(numbers)))


def test_a_move_of_another_decision_is_refused():
    state = kit.load("ascension").begin(2, 1)
    stranger = next(move for move in state.rules.moves if move not in state.decision.options)
    before = state.digest()
    with pytest.raises(kit.IllegalMove, match="is not offered"):
        state.apply(stranger)
    assert stranger not in state.decision
    assert state.digest() == before


def test_a_move_of_other_rules_with_the_same_words_is_refused():
    """The rules that made the move must be those that are played."""
    state = kit.load("ascension").begin(2, 1)
    other = kit.load("shards").begin(2, 1)
    ending = next(move for move in other.decision.options if str(move) == "end")
    with pytest.raises(kit.IllegalMove):
        state.apply(ending)


def test_a_stale_or_double_answer_is_refused_by_its_number():
    match = kit.Match(kit.load("ascension"), [None, None], seed=4)
    first = match.run()
    match.answer(first.options[0], number=first.number)
    after = match.state.digest()
    with pytest.raises(kit.IllegalMove, match=f"question {first.number}, but question {first.number + 1}"):
        match.answer("end", number=first.number)
    with pytest.raises(kit.IllegalMove):
        match.answer("end", number=first.number + 7)
    assert match.state.digest() == after
    assert len(match.moves) == 1


def question():
    """Void Initiate asks, and an Apprentice lies both in the hand and in the discard pile."""
    table = kit.Table("ascension", hand="void-initiate apprentice", discard="apprentice militia")
    return table.do("play void-initiate").state.decision


def test_a_place_may_be_said_and_must_then_be_the_right_one():
    decision = question()
    assert str(decision.find("banish apprentice")) == "banish apprentice"
    assert str(decision.find("banish apprentice @hand")) == "banish apprentice"
    assert str(decision.find("banish apprentice @discard")) == "banish apprentice @discard"
    assert str(decision.find("banish militia")) == "banish militia @discard"
    for text in ("banish apprentice @void", "banish apprentice @", "banish militia @hand", "pass @hand", "banish"):
        with pytest.raises(kit.IllegalMove):
            decision.find(text)
        assert text not in decision


@pytest.mark.parametrize(
    "text", ["", " ", "banish", "BANISH APPRENTICE", "banish  apprentice", "pass\n", "x" * 9999]
)
def test_other_texts_are_refused(text):
    with pytest.raises(kit.IllegalMove):
        question().find(text)


def test_nobody_who_is_asked_can_add_an_answer():
    """The options cannot be changed, not even by the agent that is asked."""
    decision = question()
    with pytest.raises(AttributeError):
        decision.options.append(decision.options[0])
    with pytest.raises(TypeError):
        decision.options[0] = decision.options[1]


def test_a_decision_travels_as_plain_data():
    table = kit.Table("ascension", hand="void-initiate apprentice").do("play void-initiate")
    assert table.state.decision.wire(table.state) == {
        "number": 1,
        "seat": 0,
        "why": "banish",
        "source": "void-initiate",
        "options": ["banish apprentice", "pass"],
    }


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_the_same_words_weigh_the_same_wherever_they_are_offered(rules, seats):
    """Every move offered is one of the rules' own, known by its number."""
    for state in walk(rules, seats, 5, most=300):
        for move in state.decision.options:
            assert rules.moves[move.number] is move
