"""Positions for tests: every table that can be set, and games played on for a while."""

import random

from hypothesis import strategies as st

import kit
from benchmarks.soak import battles, tables

# Every way to play each box; with the fifth booklet's box beside the others every third of them, and every fifth battle:
# all bosses, all numbers of players and all modes are among them. `make soak` plays all.
_every = tables()
_third = [table for table in _every if "shadow-of-salvation" in table[0].sets][::3]
TABLES = [
    *(table for table in _every if "shadow-of-salvation" not in table[0].sets),
    *_third,
    *battles()[::5],
]
IDS = [
    f"{rules.game}-{'+'.join(rules.sets)}-{'+'.join(rules.variants) or 'plain'}{'-' * bool(rules.boss)}{rules.boss}-{seats}"
    for rules, seats in TABLES
]


class Wild(kit.Agent):
    """Half a good player, half a random one: sees more of the cards than either alone."""

    name = "Wild"

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.greedy = kit.Greedy()

    def choose(self, view, decision):
        if self.random.random() < 0.5:
            return self.greedy.choose(view, decision)
        return self.random.choice(decision.options)


def walk(rules, seats, seed, most=100_000):
    """The state of a game at each of its decisions; it is the same object all the time, playing on."""
    state = rules.begin(seats, seed)
    agent = Wild(seed)
    for _ in range(most):
        decision = state.decision
        if decision is None:
            return
        yield state
        if state.decision is not decision:
            raise AssertionError("the caller has played on")
        state.apply(agent.choose(state.view(decision.seat), decision))


def after(rules, seats, seed, steps):
    """A position after so many decisions, or the last one before the end."""
    state = rules.begin(seats, seed)
    agent = Wild(seed)
    for _ in range(steps):
        decision = state.decision
        before = state.clone()
        state.apply(agent.choose(state.view(decision.seat), decision))
        if state.over:
            return before
    return state


def finish(state, seed=0):
    """Play a position to its end."""
    agent = Wild(seed)
    for _ in range(50_000):
        if state.decision is None:
            return state
        state.apply(agent.choose(state.view(state.decision.seat), state.decision))
    raise AssertionError("this game does not end")


@st.composite
def positions(draw):
    """Any position of any game, with an open decision."""
    rules, seats = draw(st.sampled_from(TABLES))
    return after(rules, seats, draw(st.integers(0, 2**32)), draw(st.integers(0, 700)))


def everything(state):
    """All card numbers of a state, wherever they lie."""
    return sorted(card for zone in state.zones for card in zone)
