"""The game on the table, and who sits at it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from kit.agents.base import Agent
from kit.agents.roster import called
from kit.board.film import Film
from kit.board.scene.words import word
from kit.core.zones import NOBODY
from kit.play.match import Chair, Match
from kit.play.replay import Replay

OPEN: Final = -2
"""Look from: all hands open."""


class Game:
    """What is being looked at: a match that goes on, or a replay."""

    def __init__(self, source: Match | Replay, names: Sequence[str] | None = None) -> None:
        self.source = source
        self.match = source if isinstance(source, Match) else None
        self.rules = source.rules
        # Those who decide; automatic seats (Samael) come after them.
        self.players = len(source.chairs) if isinstance(source, Match) else source.seats
        self.seats = self.players + len(self.rules.automata)
        self.seed = source.seed
        self.film = Film(self.rules, self.players, self.seed, source.start)
        self.film.follow(source.moves)
        self.people = [s for s, chair in enumerate(self.match.chairs) if chair is None] if self.match else []
        # Several people in one battle at one screen: they play with open hands.
        self.team = tuple(self.people) if self.rules.boss and len(self.people) > 1 else ()
        self.at = 0
        self.viewer = self.people[0] if self.people else OPEN
        self.seen_by = self.people[0] if len(self.people) == 1 else NOBODY
        self.branched = NOBODY
        self.token = secrets.token_hex(4)
        # Names are as long as a name may be; without them everybody is called after the chair.
        self.names = [str(name)[:40] for name in names] if names and len(names) == self.players else None
        self.start = self.film.at(0).clone()


def chair_name(chair: Chair) -> str:
    """What a chair is called in a saved game."""
    if chair is None:
        return "person"
    return chair.name if isinstance(chair, Agent) else "function"


def seat_names(chairs: Sequence[Chair], language: str) -> list[str]:
    """A name for each seat; bots of the same sort are told apart by their letter."""
    raw = [
        word("player", language, x="ABCDEFGH"[seat])
        if chair is None
        else (called(chair, language) if isinstance(chair, Agent) else getattr(chair, "__name__", "bot"))
        for seat, chair in enumerate(chairs)
    ]
    return [name if raw.count(name) == 1 else f"{name} {'ABCDEFGH'[seat]}" for seat, name in enumerate(raw)]


def seat_roles(chairs: Sequence[Chair], names: Sequence[str], language: str, match: Match | None) -> list[str]:
    """What sits there: a person, or which bot."""
    if match is None:
        return ["" for _ in chairs]
    found: list[str] = []
    for chair, name in zip(chairs, names, strict=True):
        if chair is None:
            found.append(word("person", language))
        else:
            own = called(chair, language) if isinstance(chair, Agent) else chair_name(chair)
            found.append(word("bot", language) if name.startswith(own) else own)
    return found
