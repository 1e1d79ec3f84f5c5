"""Who can sit down: a person, and every bot of the roster."""

from __future__ import annotations

from kit.agents.roster import DEFAULT, bots, label
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
    return None if name == PERSON else bots(game)[name]((seed + seat) % (1 << 31))
