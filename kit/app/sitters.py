"""Who can sit down: a person, and every bot of the roster."""

from __future__ import annotations

from kit.agents.mcts import Mcts
from kit.agents.rollout import Rollout
from kit.agents.roster import DEFAULT, bots, label
from kit.app.limits import limits
from kit.play.match import Chair

PERSON = "person"


def sitters(game: str, language: str) -> list[dict[str, str]]:
    """The bots for a game, with the name a page shows."""
    return [{"id": name, "label": label(game, name, language)} for name in bots(game)]


def sitter(name: str, game: str) -> str:
    """The name of somebody who can sit down at this game; Greedy stands in for whoever cannot.

    Capitals do not matter: games kept by a browser may name bots as they were once written.
    """
    known = name.lower()
    return known if known == PERSON or known in bots(game) else DEFAULT


def chair(game: str, name: str, seat: int, seed: int) -> Chair:
    """A chair by name; every bot gets a seed of its own, so the same game can be played twice."""
    if name == PERSON:
        return None
    bot = bots(game)[name]((seed + seat) % (1 << 31))
    # A visitor's bots think no longer than a visitor may ask for.
    if isinstance(bot, Mcts) and bot.n > limits().iterations:
        return Mcts(limits().iterations, bot.seed)
    if isinstance(bot, Rollout) and bot.n > limits().rollouts:
        return Rollout(limits().rollouts, bot.seed)
    return bot
