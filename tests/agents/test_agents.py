"""Agents play whole games, legally, twice the same from the same seed, and see only what they may."""

import inspect

import pytest

import kit
from tests.helpers import IDS, TABLES


def function(view, decision):
    """A plain function is an agent too."""
    return decision.options[-1] if len(decision.options) > 3 else decision.options[0]


def texts(view, decision):
    """The text of a move is as good as the move."""
    return str(decision.options[0])


class Own(kit.Agent):
    """A subclass that keeps count."""

    name = "Own"

    def __init__(self):
        self.asked = 0

    def choose(self, view, decision):
        self.asked += 1
        return decision.options[self.asked % len(decision.options)]


MAKERS = {
    "Random": lambda: kit.Random(5),
    "First": kit.First,
    "Greedy": kit.Greedy,
    "Scripted": lambda: kit.Scripted([], then=kit.Greedy()),
    "function": lambda: function,
    "texts": lambda: texts,
    "Own": Own,
}


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_every_agent_plays_whole_games_and_twice_the_same(rules, seats, name):
    """Beside Greedy, who sees to it that the game ends."""
    make = MAKERS[name]
    digests = set()
    for _ in range(2):
        chairs = [make(), *[kit.Greedy() for _ in range(seats - 1)]]
        match = kit.Match(rules, chairs, seed=12)
        assert match.run() is None
        assert match.over
        digests.add(match.state.digest())
    assert len(digests) == 1


def test_another_seed_is_another_player():
    rules = kit.load("ascension")
    ends = set()
    for seed in range(5):
        match = kit.Match(rules, [kit.Random(seed), kit.Random(99)], seed=1)
        match.run()
        ends.add(match.state.digest())
    assert len(ends) == 5


def test_random_picks_every_option_about_equally_often():
    decision = kit.Table("ascension", hand="apprentice militia mystic", runes=3).state.decision
    agent = kit.Random(3)
    counts = {}
    for _ in range(6000):
        move = agent.choose(None, decision)
        counts[str(move)] = counts.get(str(move), 0) + 1
    assert len(counts) == len(decision.options) == 6
    assert all(850 < count < 1150 for count in counts.values()), counts


def test_a_script_is_followed_and_then_left_to_another():
    rules = kit.load("ascension")
    match = kit.Match(rules, [kit.Scripted(["end", "end"], then=kit.First()), None], seed=3)
    while match.run() is not None and match.state.turn < 8:
        match.answer("end")
    mine = [text for text in match.moves if text != "end"]
    assert match.moves[: match.moves.index(mine[0])].count("end") >= 2
    assert mine[0].startswith("play")


def test_a_script_that_ends_or_errs_says_so():
    rules = kit.load("ascension")
    with pytest.raises(kit.IllegalMove, match="script has ended after 1"):
        kit.Match(rules, [kit.Scripted(["end"]), kit.First()], seed=3).run()
    with pytest.raises(kit.IllegalMove, match="'play muramasa' is not offered"):
        kit.Match(rules, [kit.Scripted(["play muramasa"]), kit.First()], seed=3).run()


@pytest.mark.parametrize("answer", [None, 7, "", "resign", object()])
def test_an_agent_that_answers_nonsense_is_refused_and_nothing_happens(answer):
    match = kit.Match(kit.load("ascension"), [lambda view, decision: answer] * 2, seed=3)
    before = match.state.digest()
    with pytest.raises(kit.IllegalMove, match="is not offered"):
        match.run()
    assert match.state.digest() == before
    assert match.moves == []


# Where only one side may look; none of these is anywhere else.
SECRET = {"hand": "muramasa", "deck": "hedron-cannon landtalker"}
NAMES = ("muramasa", "hedron-cannon", "landtalker", "the-grand-design", "oziah-the-peerless")


def test_nothing_public_of_a_view_names_what_is_hidden():
    """Every attribute, every place of every seat, every method that asks for nothing."""
    table = kit.Table(
        "ascension",
        hand="void-initiate apprentice",
        deck="the-grand-design",
        centre="oziah-the-peerless",
        opponents=[SECRET],
    )
    # Those named are the only ones of their kind that do not lie in the centre deck somewhere below.
    table.do("play void-initiate")
    spied = []

    def spy(view, decision):
        rules = view.rules
        for zone in rules.table_zones:
            spied.append(view.zone(zone.name))
        for seat in range(view.seats):
            spied.extend(view.zone(zone.name, seat) for zone in rules.seat_zones)
        for thing in (view, decision):
            for name in dir(thing):
                # Which cards are left in one's own deck is known, only not their order: `own_deck` sorts them.
                if name.startswith("_") or name in ("rules", "imagine", "asker", "own_deck"):
                    continue
                value = getattr(thing, name)
                if inspect.ismethod(value):
                    needed = [
                        p
                        for p in inspect.signature(value).parameters.values()
                        if p.default is inspect.Parameter.empty
                    ]
                    value = value() if not needed else None
                assert not isinstance(value, kit.State)
                spied.append(value)
        return decision.options[0]

    decision = table.state.decision
    spy(table.state.view(0), decision)
    assert len(spied) > 30
    found = [name for name in NAMES if name in repr(spied)]
    assert found == []


def test_an_agent_is_given_views_of_its_own_seat_only():
    seen = []

    def watch(view, decision):
        seen.append((view.seat, decision.seat, view.decision is decision, type(view)))
        return decision.options[0]

    kit.Match(kit.load("ascension"), [watch, watch, watch], seed=1).run()
    assert {seat for seat, *_ in seen} == {0, 1, 2}
    assert all(seat == asked and same and kind is kit.View for seat, asked, same, kind in seen)
