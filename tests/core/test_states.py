"""States: copies are independent, and a saved game is the same game."""

import json

import pytest

import kit
from kit.cards.load import known_sets, read_set
from kit.games import GAMES
from tests.helpers import IDS, TABLES, after, everything, finish, walk


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_no_list_is_shared_with_a_clone(rules, seats):
    for state in walk(rules, seats, 2, most=150):
        copy = state.clone()
        for name in ("zones", "counters", "agenda", "notes", "used", "played", "dice"):
            assert getattr(copy, name) is not getattr(state, name), name
            assert getattr(copy, name) == getattr(state, name), name
        for name in ("zones", "played"):
            for mine, yours in zip(getattr(state, name), getattr(copy, name), strict=True):
                assert mine is not yours


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_the_clone_has_the_same_future(rules, seats):
    state = after(rules, seats, 8, 60)
    copy = state.clone()
    assert finish(state, 5).digest() == finish(copy, 5).digest()


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_a_save_at_every_decision_is_the_same_position(rules, seats):
    """Also in the middle of effects, with several things pending, and when another seat is asked."""
    whys, others, pending = set(), 0, 0
    for seed in range(64):
        # Some boxes need more games than others until everything that is asked for has been met.
        if seed >= 8 and (seats == 1 or (len(whys) > 1 and others and pending > 2)):
            break
        for state in walk(rules, seats, seed):
            again = rules.restore(json.loads(json.dumps(state.save())))
            assert again.digest() == state.digest()
            assert again.save() == state.save()
            assert again.decision.options == state.decision.options
            assert (again.decision.why, again.decision.seat) == (state.decision.why, state.decision.seat)
            whys.add(state.decision.why)
            others += state.decision.seat != state.active
            pending = max(pending, len(state.agenda))
    assert len(whys) > 1 or seats == 1, whys
    assert others > 0 or seats == 1
    assert pending > 2 or seats == 1


def test_a_restored_game_plays_on_to_the_same_end():
    rules = kit.load("ascension")
    for index, state in enumerate(walk(rules, 3, 6)):
        if index % 100 == 50:
            again = rules.restore(json.loads(json.dumps(state.save())))
            assert finish(again, 1).digest() == finish(state.clone(), 1).digest()


def test_a_finished_game_is_saved_too():
    rules = kit.load("ascension")
    state = finish(rules.begin(2, 3))
    again = rules.restore(json.loads(json.dumps(state.save())))
    assert again.over
    assert again.decision is None
    assert (again.winners, again.scores, again.digest()) == (state.winners, state.scores, state.digest())


def examples():
    for game in GAMES:
        for name in known_sets(game):
            sets = ["base"] if name == "base" else ["base", name]
            for card in read_set(game, name).data["cards"]:
                for number, check in enumerate(card.get("check") or [], 1):
                    yield pytest.param(game, sets, check, id=f"{game}-{card['id']}-{number}")


@pytest.mark.parametrize(("game", "sets", "check"), list(examples()))
def test_every_question_of_every_card_can_be_saved(game, sets, check):
    """The examples in the card files reach each question a card can ask."""
    rules = kit.load(game, sets)
    table = kit.Table(rules, **(check.get("given") or {}))
    for move in [*(check.get("do") or []), None]:
        state = table.state
        if not state.over:
            again = rules.restore(json.loads(json.dumps(state.save())))
            assert again.digest() == state.digest()
            assert again.decision.options == state.decision.options
            texts = table.options
            assert len(set(texts)) == len(texts)
            if move is not None:
                again.apply(move)
        if move is not None:
            table.do(move)
            if not table.state.over:
                assert again.digest() == table.state.digest()


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_digests_tell_positions_apart(rules, seats):
    """No two decisions of a game look the same, and luck belongs to the position."""
    digests = [state.digest() for state in walk(rules, seats, 9, most=400)]
    assert len(set(digests)) == len(digests)
    state = rules.begin(seats, 1)
    copy = state.clone()
    copy.dice[0] += 1
    assert copy.digest() != state.digest()


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_hands_are_sorted_and_copies_lie_side_by_side(rules, seats):
    for state in walk(rules, seats, 4):
        assert everything(state) == list(range(len(state.kinds)))
        assert state.kinds == sorted(state.kinds)
        for seat in range(seats):
            hand = state.zone(seat, rules.place("hand"))
            assert hand == sorted(hand)


def test_cards_of_a_table_lie_side_by_side_too():
    """Nine Apprentices are more than there are in the box; they are still one option."""
    table = kit.Table("ascension", hand=["apprentice"] * 9 + ["militia"])
    assert table.options == ["play apprentice", "play militia", "end"]
    assert table.state.kinds == sorted(table.state.kinds)
