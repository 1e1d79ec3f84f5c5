"""What an exercise is made of: sorts of answers, and small questions about them."""

from __future__ import annotations

import math
import numbers
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from kit.agents.base import Agent
from kit.agents.greedy import Greedy
from kit.agents.simple import Random
from kit.agents.strategy import Strategy
from kit.core.rules import Rules
from kit.play.lesson_findings import Findings
from kit.play.match import Match
from kit.play.replay import Replay
from kit.play.table import Table

Three = tuple[str, str, str]


class Kind(NamedTuple):
    """A sort of answer: which values are of it, and what it is called."""

    fits: Callable[[Any], bool]
    called: Three


class Step(NamedTuple):
    """One thing that must hold, and what is said if it does not."""

    holds: Callable[..., bool]
    missing: Three


class Exercise(NamedTuple):
    """What is taken, what must hold in this order, and what is said when all of it does."""

    takes: tuple[str, ...]
    steps: tuple[Step, ...]
    done: Three


def is_number(value: Any) -> bool:
    """A number one can compare; true and false are none."""
    return type(value) is not bool and isinstance(value, numbers.Real) and math.isfinite(value)


def is_pair(value: Any) -> bool:
    """Two numbers."""
    return isinstance(value, list | tuple) and len(value) == 2 and all(is_number(each) for each in value)


HEADINGS: Final = ("game:", "strategy", "idea", "#")

KINDS: Final[dict[str, Kind]] = {
    "number": Kind(is_number, ("a number", "un nombre", "um número")),
    "pair": Kind(
        is_pair, ("two numbers, (low, high)", "deux nombres, (bas, haut)", "dois números, (baixo, alto)")
    ),
    "words": Kind(
        lambda v: isinstance(v, str), ("a text in quotes", "un texte entre guillemets", "um texto entre aspas")
    ),
    "match": Kind(lambda v: isinstance(v, Match), ("a kit.Match", "un kit.Match", "um kit.Match")),
    "replay": Kind(lambda v: isinstance(v, Replay), ("a kit.Replay", "un kit.Replay", "um kit.Replay")),
    "table": Kind(lambda v: isinstance(v, Table), ("a kit.Table", "une kit.Table", "uma kit.Table")),
    "rules": Kind(
        lambda v: isinstance(v, Rules),
        ("rules, from kit.load(…)", "des règles, de kit.load(…)", "regras, de kit.load(…)"),
    ),
    "strategy": Kind(
        lambda v: isinstance(v, Strategy), ("a kit.Strategy", "une kit.Strategy", "uma kit.Strategy")
    ),
    "player": Kind(
        lambda v: isinstance(v, Agent) or callable(v),
        (
            "a strategy, an agent or a function",
            "une stratégie, un agent ou une fonction",
            "uma estratégia, um agente ou uma função",
        ),
    ),
    "findings": Kind(
        lambda v: isinstance(v, Findings),
        ("what kit.lesson.duels(…) gave", "ce que kit.lesson.duels(…) a donné", "o que kit.lesson.duels(…) deu"),
    ),
}
"""The sorts of answers there are."""


# ---------------------------------------------------------------------- small questions about answers


def near_to(wanted: float, by: float) -> Callable[[Any], bool]:
    """Is it this number, give or take?"""
    return lambda value: abs(value - wanted) <= by


def says(strategy: Strategy, *beginnings: str) -> bool:
    """Does a line of the strategy begin like this?"""
    lines = [" ".join(line.split()).lower() for line in strategy.text.splitlines()]
    return any(line.startswith(beginnings) for line in lines)


def speaks_of(strategy: Strategy, *words: str) -> bool:
    """Does a sentence (no heading) of the strategy use one of these words?"""
    return any(word in line.lower() for line in sentences(strategy) for word in words)


def own_turns(match: Match) -> int:
    """How many turns the person at the first empty chair has ended."""
    seat = next((s for s, chair in enumerate(match.chairs) if chair is None), 0)
    return sum(1 for who, text in answers(match) if who == seat and text == "end")


def answers(match: Match) -> list[tuple[int, str]]:
    """Who said what, from the beginning."""
    state = match.replay().begin()
    found = []
    for text in match.moves:
        assert state.decision is not None
        found.append((state.decision.seat, text))
        state.apply(text)
    return found


def plays_to_the_end(player: Any, game: str = "ascension", rival: Any = None, seed: int = 1) -> Match:
    """A game of this player, played now."""
    from kit.games import load

    match = Match(load(game), [player, rival if rival is not None else Greedy()], seed=seed)
    match.run()
    return match


def beats_random(player: Any, game: str = "ascension", games: int = 10) -> bool:
    """Does it win most of a few games against somebody who plays at random?"""
    won = sum(0 in plays_to_the_end(player, game, Random(seed), seed).state.winners for seed in range(games))
    return won > games / 2


def own_cards(rules: Rules) -> list[str]:
    """The cards that are not in the boxes."""
    from kit.games import load

    boxes = load(rules.game, list(rules.sets), list(rules.variants))
    return [card.id for card in rules.cards if card.id not in boxes.by_id]


def sentences(strategy: Strategy) -> list[str]:
    """The lines of a strategy that are neither headings nor notes."""
    lines = [line.strip() for line in strategy.text.splitlines()]
    return [line for line in lines if line and not line.lower().startswith(HEADINGS)]


def chose(word: str, *letters: str) -> bool:
    """Is this one of the letters, however it is written?"""
    return word.strip().strip("().").lower() in letters


def ended_well(match: Match) -> bool:
    """Did the person or bot on the first chair win?"""
    return 0 in match.state.winners
