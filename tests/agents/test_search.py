"""Rollout and Mcts: they look ahead without peeking, twice the same from the same seed, in every game."""

import copy
import json
import pickle

import pytest

import kit
from kit.agents.mcts import Node, preferred, settled
from kit.agents.playout import opposed, playout
from kit.agents.roster import bots
from tests.helpers import IDS, TABLES, after, walk

SMALL = {
    "Rollout": lambda seed=3, n=2: kit.Rollout(n, seed, cut=2),
    "Mcts": lambda seed=3, n=12: kit.Mcts(n, seed, cut=2),
    "Mcts to the end": lambda seed=3, n=4: kit.Mcts(n, seed),
}


def real(rules, seats, seed, most=400):
    """Positions with something to think about."""
    tables = playout(rules)
    for state in walk(rules, seats, seed, most):
        if tables.obvious(state.decision) is None:
            yield state


# ---------------------------------------------------------------------- in every game


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_a_search_thinks_in_every_game_at_every_table(rules, seats, name):
    """Some decisions of one game, each answered with one of its options and explained."""
    agent = SMALL[name]()
    for number, state in enumerate(real(rules, seats, 12, 300)):
        if number % 15 == 0:
            decision = state.decision
            view = state.view(decision.seat)
            before = state.digest()
            move = agent.choose(view, decision)
            rows = agent.explain(view, decision)
            assert move in decision.options
            assert rows[0].text == move.text
            assert sorted(row.text for row in rows) == sorted(str(option) for option in decision.options)
            assert all(0 <= row.mean <= 1 for row in rows)
            assert state.digest() == before


@pytest.mark.parametrize("game", ["ascension", "shards"])
@pytest.mark.parametrize("name", ["rollout", "mcts"])
def test_search_bots_are_on_the_roster(game, name):
    agent = bots(game)[name](5)
    assert agent.seed == 5
    assert agent.name.lower().startswith(name)


def test_whole_games_are_played_twice_the_same():
    for game in ("ascension", "shards"):
        ends = set()
        for _ in range(2):
            chairs = [kit.Mcts(6, seed=4, cut=1), kit.Rollout(1, seed=2, cut=1)]
            match = kit.Match(kit.load(game), chairs, seed=3)
            match.run()
            assert match.over
            ends.add(match.state.digest())
        assert len(ends) == 1


def test_another_seed_thinks_otherwise():
    state = next(iter(real(kit.load("ascension"), 2, 5)))
    view = state.view(state.decision.seat)
    thoughts = {tuple(kit.Mcts(40, seed).explain(view, state.decision)) for seed in range(6)}
    assert len(thoughts) > 1


def test_a_copy_thinks_the_same():
    state = next(iter(real(kit.load("shards"), 2, 5)))
    view, decision = state.view(state.decision.seat), state.decision
    for agent in (kit.Mcts(30, seed=8), kit.Rollout(3, seed=8)):
        first = agent.explain(view, decision)
        for twin in (pickle.loads(pickle.dumps(agent)), copy.deepcopy(agent)):
            assert twin.name == agent.name
            assert twin.explain(view, decision) == first
        other = agent.seeded(9)
        assert (other.n, other.cut, other.name, other.seed) == (agent.n, agent.cut, agent.name, 9)
        assert other.explain(view, decision) == type(agent)(agent.n, seed=9).explain(view, decision)


# ---------------------------------------------------------------------- hidden stays hidden


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_what_is_hidden_does_not_change_a_thought(rules, seats):
    """Other cards in hidden places, other luck to come: the same thoughts, because the view is the same."""
    state = next(s for s in real(rules, seats, 21) if s.turn > 4 or s.number > 60)
    seat = state.decision.seat
    for make in SMALL.values():
        first = make().explain(state.view(seat), state.decision)
        for seed in (1, 2):
            other = state.view(seat).imagine(seed)
            assert other.digest() != state.digest()
            assert make().explain(other.view(seat), other.decision) == first


# ---------------------------------------------------------------------- sense


def test_both_see_a_win_in_one():
    """Enough power to end the game is not spent on anything else, and the hit is the winning one."""
    table = kit.Table("shards", power=9, gems=3, opponents=[{"health": 6, "hand": "", "champions": "evokatus"}])
    for agent in (kit.Mcts(60), kit.Rollout(10)):
        rows = agent.explain(table.state.view(0), table.state.decision)
        assert "destroy evokatus p2" in [row.text for row in rows]
        best = {row.text: row.mean for row in rows}
        assert best["end"] > 0.8
        state = table.state.clone()
        while not state.over and state.turn == table.state.turn:
            state.apply(agent.choose(state.view(0), state.decision))
        assert state.winners == (0,)


def test_the_last_honor_is_taken_when_it_wins():
    """The pool holds one honor, you are level and the later seat: a cultist is worth more than a card."""
    position = {"pool": 1, "honor": 10, "power": 2, "runes": 3, "opponents": [{"honor": 11, "deck": "apprentice"}]}
    table = kit.Table("ascension", deck="apprentice", row="mephit", **position)
    agent = kit.Mcts(120)
    assert str(agent.choose(table.state.view(0), table.state.decision)) in ("defeat cultist", "acquire mystic")
    rows = {row.text: row for row in agent.explain(table.state.view(0), table.state.decision)}
    assert rows["defeat cultist"].mean > rows["end"].mean if rows["end"].visits else rows["defeat cultist"].visits


def test_search_is_stronger_than_greedy():
    """A small budget and few games of the quicker game; the README has the figures of long runs."""
    rules = kit.load("ascension")
    won = 0
    for number in range(10):
        mine = number % 2
        chairs = [kit.Greedy(), kit.Greedy()]
        chairs[mine] = kit.Mcts(60, seed=number, cut=2)
        match = kit.Match(rules, chairs, seed=50 + number // 2)
        match.run()
        won += mine in match.state.winners
    assert won >= 6, won


def test_greedys_favourite_is_only_left_beyond_doubt():
    """The same luck decides: a small lead every time counts, a large one now and then does not."""
    level = [0.5] * 20
    assert preferred({0: level, 1: [0.55] * 20}, 0, 1.0) == 1
    assert preferred({0: level, 1: [0.45] * 20}, 0, 1.0) == 0
    assert preferred({0: level, 1: [1.0, 0.0] * 9 + [1.0, 1.0]}, 0, 1.0) == 0
    assert preferred({0: level, 1: [0.9] * 5}, 0, 1.0) == 0
    assert preferred({0: level, 1: [0.55] * 20, 2: [0.6] * 20}, 0, 1.0) == 2


# ---------------------------------------------------------------------- budgets and trees


def test_the_budget_is_kept_and_a_settled_search_stops_early():
    state = after(kit.load("ascension"), 2, 3, 120)
    while playout(state.rules).obvious(state.decision) is not None:
        state.apply(playout(state.rules).obvious(state.decision))
    for n in (1, 7, 50):
        agent = kit.Mcts(n)
        rows = agent.explain(state.view(state.decision.seat), state.decision)
        assert sum(row.visits for row in rows) == agent.iterations <= n
    root = Node(None, 0)
    root.children = {0: Node(None, 0), 1: Node(None, 0)}
    root.children[0].visits, root.children[1].visits = 60, 30
    assert settled(root, 29)
    assert not settled(root, 30)


def test_nothing_is_thought_about_what_is_obvious():
    """A card that only gives something is played at once; the explanation says that nothing was tried."""
    table = kit.Table("ascension", hand="apprentice void-initiate", runes=3)
    for agent in (kit.Mcts(50), kit.Rollout(5)):
        view, decision = table.state.view(0), table.state.decision
        assert str(agent.choose(view, decision)) == "play apprentice"
        assert agent.iterations == 0
        assert [row.visits for row in agent.explain(view, decision)] == [0] * len(decision.options)


def test_cards_with_a_choice_a_condition_or_a_price_need_thought():
    for game, careful, plain in (
        ("ascension", ["void-initiate", "temple-librarian", "arbiter-of-the-precipice", "avatar-golem"], "mystic"),
        ("shards", ["infinity-shard", "thorn-zealot", "shadow-apostle", "leshai-knight"], "crystal"),
    ):
        rules = kit.load(game)
        tables = playout(rules)
        thoughtless = {move.text for move in rules.moves if tables.plain[move.number]}
        assert f"play {plain}" in thoughtless
        assert not {f"play {card}" for card in careful} & thoughtless
        assert {text.split()[0] for text in thoughtless} <= {"play", "use", "exhaust"}


def test_the_tree_is_plain_data():
    state = next(iter(real(kit.load("ascension"), 2, 5)))
    agent = kit.Mcts(80, seed=2)
    assert agent.tree() == {}
    rows = agent.explain(state.view(state.decision.seat), state.decision)
    tree = agent.tree(depth=2)
    assert json.loads(json.dumps(tree)) == tree
    assert tree["visits"] == sum(row.visits for row in rows)
    assert [node["text"] for node in tree["options"]] == [row.text for row in rows if row.visits]
    deeper = [leaf for node in tree["options"] for leaf in node["options"]]
    assert deeper
    assert all("options" not in leaf for leaf in deeper)
    for node in tree["options"]:
        assert sum(leaf["visits"] for leaf in node["options"]) <= node["visits"]


@pytest.mark.parametrize("make", [lambda: kit.Mcts(0), lambda: kit.Rollout(-1), lambda: kit.Mcts(10**9)])
def test_a_budget_that_makes_no_sense_is_refused(make):
    with pytest.raises(ValueError, match=r"tries from 1 to 1,000,000 times, not"):
        make()
    with pytest.raises(ValueError, match="leave cut out"):
        kit.Mcts(10, cut=-1)


def test_results_are_shares_of_the_win():
    """Who has won alone has more than a half of what there is, and partners have the same."""
    for rules, seats in TABLES:
        match = kit.Match(rules, [kit.Greedy() for _ in range(seats)], seed=4)
        match.run()
        start = rules.begin(seats, 4)
        found = playout(rules).results(match.state, opposed(start))
        assert len(found) == match.state.seats
        assert all(0 <= value <= 1 for value in found)
        for seat, value in enumerate(found):
            assert (value > 0.5) == (seat in match.state.winners), (rules.label, found, match.state.winners)
