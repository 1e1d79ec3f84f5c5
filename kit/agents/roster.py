"""The roster: every bot a person can name, for one game. The terminal, the app and simulations choose from here."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Final

from kit.agents.base import Agent
from kit.agents.greedy import Greedy
from kit.agents.mcts import Mcts
from kit.agents.rollout import Rollout
from kit.agents.simple import First, Random
from kit.agents.strategy import Strategy, shipped

Maker = Callable[[int], Agent]
"""Makes a bot from a seed, so that the same command plays the same games."""

DEFAULT: Final = "greedy"


def greedy(seed: int) -> Agent:
    """Greedy needs no luck."""
    return Greedy()


def first(seed: int) -> Agent:
    """First needs none either."""
    return First()


def rollout(seed: int) -> Agent:
    """Few enough trials to answer within about a second."""
    return Rollout(20, seed)


def mcts(seed: int) -> Agent:
    """The same."""
    return Mcts(200, seed)


def strategy(game: str, name: str, seed: int) -> Agent:
    """Neither does a strategy."""
    return Strategy.named(name, game)


COMMON: Final[dict[str, Maker]] = {
    "greedy": greedy,
    "random": Random,
    "first": first,
    "rollout": rollout,
    "mcts": mcts,
}


@functools.cache
def _bots(game: str) -> dict[str, Maker]:
    return {**COMMON, **{name: functools.partial(strategy, game, name) for name in shipped(game)}}


def bots(game: str) -> dict[str, Maker]:
    """The bots for a game by name, those for every game first; each is made from a seed."""
    return dict(_bots(game))


def label(game: str, name: str, language: str = "en") -> str:
    """What a bot is called on a page."""
    return called(_bots(game)[name](0), language)


def called(agent: Agent, language: str = "en") -> str:
    """What somebody who sits at the table is called there."""
    return agent.name_in(language) if isinstance(agent, Strategy) else agent.name


def listed_as(agent: object) -> str:
    """The name under which the roster may make such a bot again."""
    return (agent.id if isinstance(agent, Strategy) else "") or type(agent).__name__.lower()
