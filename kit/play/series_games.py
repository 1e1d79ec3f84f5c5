"""One game of a series, played as fast as it can be and stopped if it goes wrong."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from kit.agents.base import Agent
from kit.core.book import Book
from kit.core.moves import Decision, Move
from kit.core.rules import Rules
from kit.core.view import View
from kit.play.probes import Record, adds_honor
from kit.play.replay import Replay

Player = Agent | Callable[[View, Decision], Move | str]

MOST_DECISIONS: Final = 50_000
"""So many in one game, and it counts as one that does not end."""


class Failure(NamedTuple):
    """A game that could not be played to its end: whose fault it was, why, and the game so far."""

    game: int
    agent: str
    seat: int
    reason: str
    replay_text: str


class Seating(NamedTuple):
    """One game to be played: its number, its deal, and which agent sits on which seat."""

    game: int
    seed: int
    order: tuple[int, ...]


def luck(seed: int, game: int, agent: int) -> int:
    """A seed for one agent in one game, the same wherever the game is played."""
    text = f"{seed} {game} {agent}".encode()
    return int.from_bytes(hashlib.blake2s(text, digest_size=6).digest(), "big")


def fresh(player: Player, seed: int) -> Callable[[View, Decision], Move | str]:
    """What answers in one game: nothing an agent remembers goes from one game to the next."""
    return player.seeded(seed).choose if isinstance(player, Agent) else player


class Trouble(Exception):
    """Why a game cannot go on, and who is to blame."""


def play(
    rules: Rules,
    players: Sequence[Player],
    names: Sequence[str],
    seating: Seating,
    seed: int,
    book: bool,
    decisions: bool,
) -> tuple[Record, Failure | None, list[int]]:
    """A whole game: its record, what went wrong if it did, and the kinds of its cards."""
    order = seating.order
    state = rules.begin(len(order), seating.seed)
    kept = Book(state, not adds_honor(rules)) if book else None
    state.book = kept
    views = [state.view(seat) for seat in range(state.seats)]
    made: list[int] = []
    asked: list[tuple[int, int, int, str, int, int, int]] = []
    reason = ""
    seat = 0
    try:
        chairs = []
        for seat, agent in enumerate(order):
            chairs.append(fresh(players[agent], luck(seed, seating.game, agent)))
        apply = state.apply
        while (decision := state.decision) is not None:
            seat = decision.seat
            move = chairs[seat](views[seat], decision)
            if move.__class__ is not Move:
                move = decision.find(str(move))
            if decisions:
                source = state.kinds[decision.source] if decision.source >= 0 else -1
                asked.append(
                    (decision.number, state.turn, seat, decision.why, source, len(decision.options), move.number)
                )
            apply(move)
            made.append(move.number)
            if len(made) > MOST_DECISIONS:
                raise Trouble(f"the game has not ended after {MOST_DECISIONS:,} decisions.")
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
    total = state.seats
    names_order = order + tuple(len(names) - len(rules.automata) + i for i in range(len(rules.automata)))
    failure = None
    if reason:
        texts = [rules.moves[number].text for number in made]
        failure = Failure(
            seating.game,
            names[order[seat]],
            seat,
            reason[:1000],
            str(Replay(rules, len(order), seating.seed, texts)),
        )
    elif kept is not None:
        kept.end(state)
    record = Record(
        seating.game,
        seating.seed,
        names_order,
        state.first,
        state.winners if not reason else (),
        tuple(state.scores) if not reason else (0,) * total,
        state.turn,
        len(made),
        "failed" if reason else "finished",
        kept if not reason else None,
        asked if not reason else [],
    )
    return record, failure, state.kinds
