"""One game of a series, played as fast as it can be, and stopped if it goes wrong."""

from __future__ import annotations

import ctypes
import hashlib
import threading
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from kit.agents.base import Agent
from kit.core.book import Book
from kit.core.events import Event
from kit.core.moves import Decision, Move
from kit.core.rules import Rules
from kit.core.state import State
from kit.core.view import View
from kit.core.zones import NOBODY
from kit.play.probes import adds_honor
from kit.play.records import Asked, Record
from kit.play.replay import Replay

Player = Agent | Callable[[View, Decision], Move | str]

MOST_DECISIONS: Final = 50_000
"""A game with more of them counts as one that does not end."""
MOST_REASON: Final = 1000


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


class Limits(NamedTuple):
    """How long a game and a single decision may take, in seconds."""

    game: float
    decision: float


class TooSlow(BaseException):
    """A game or a decision took too long. No agent that catches every exception catches this one."""


class Watch:
    """Looks at a running game now and then, from beside it, and ends one that takes too long.

    The game pays nothing for it: how many decisions were made can be seen from outside. A machine that is busy
    with other things looks less often too, so a decision counts as slow only after several looks.
    """

    EVERY: Final = 0.1
    LOOKS: Final = 5

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.reason = ""
        self._thread = threading.get_ident()
        self._made: list[int] | None = None
        self._began = self._since = 0.0
        self._count = -1
        self._looks = 0
        self._lock = threading.Lock()
        self._ended = threading.Event()
        self._looker = threading.Thread(target=self._look, name="kit-series-watch", daemon=True)

    def __enter__(self) -> Watch:
        self._looker.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._looker.join()

    @property
    def playing(self) -> bool:
        """Is a game going on?"""
        return self._made is not None

    def start(self, made: list[int]) -> None:
        """A game begins; its decisions will be counted here."""
        with self._lock:
            self._began = self._since = time.monotonic()
            self._count = -1
            self.reason = ""
            self._made = made

    def stop(self) -> None:
        """The game is over, one way or another. An interruption still on its way is caught here."""
        with self._lock:
            self._made = None
        if self.reason:
            try:
                for _ in range(100):
                    time.sleep(0)
            except TooSlow:
                pass

    def _look(self) -> None:
        while not self._ended.wait(self.EVERY):
            with self._lock:
                made, now = self._made, time.monotonic()
                if made is None or self.reason:
                    continue
                if len(made) != self._count:
                    self._count, self._since, self._looks = len(made), now, 0
                self._looks += 1
                if now - self._began > self.limits.game:
                    self.reason = f"the game took more than {self.limits.game:g} seconds."
                elif now - self._since > self.limits.decision and self._looks > self.LOOKS:
                    self.reason = f"one decision took more than {self.limits.decision:g} seconds."
                if self.reason:
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(
                        ctypes.c_ulong(self._thread), ctypes.py_object(TooSlow)
                    )


def luck(seed: int, game: int, seat: int) -> int:
    """A seed for one seat in one game, the same wherever and whenever the game is played."""
    text = f"{seed} {game} {seat}".encode()
    return int.from_bytes(hashlib.blake2s(text, digest_size=6).digest(), "big")


def fresh(player: Player, seed: int) -> Callable[[View, Decision], Move | str]:
    """What answers in one game: nothing an agent remembers goes from one game to the next."""
    return player.seeded(seed).choose if isinstance(player, Agent) else player


def dealt(rules: Rules, seats: int, seed: int, book: bool = True, log: list[Event] | None = None) -> State:
    """A new game like `rules.begin`, written down from the very beginning: an opponent may have the first turn."""
    wrong = rules.unseated(seats)
    if wrong:
        raise ValueError(wrong)
    state = rules.blank(seats + len(rules.automata), seed)
    state.book = Book(state, not adds_honor(rules)) if book else None
    state.log = log
    for _, step in reversed(rules.setup):
        state.agenda.append((step, NOBODY, NOBODY, NOBODY))
    state.advance()
    return state


def play(
    rules: Rules,
    players: Sequence[Player],
    names: Sequence[str],
    seating: Seating,
    seed: int,
    watch: Watch,
    book: bool = True,
    decisions: bool = False,
) -> tuple[Record, Failure | None, list[int]]:
    """A whole game: its record, what went wrong if something did, and the kinds of its cards."""
    order = seating.order
    state = dealt(rules, len(order), seating.seed, book)
    kept = state.book
    views = [state.view(seat) for seat in range(state.seats)]
    chairs: list[Callable[[View, Decision], Move | str]] = []
    made: list[int] = []
    asked: list[Asked] = []
    reason = ""
    seat = 0
    watch.start(made)
    try:
        for agent in order:
            seat = len(chairs)
            chairs.append(fresh(players[agent], luck(seed, seating.game, seat)))
        apply, note = state.apply, made.append
        while (decision := state.decision) is not None:
            seat = decision.seat
            move = chairs[seat](views[seat], decision)
            if move.__class__ is not Move:
                move = decision.find(str(move)[:200])
            if decisions:
                asked.append(question(state.turn, decision, move, state.kinds))
            apply(move)
            note(move.number)
            if len(made) >= MOST_DECISIONS and state.decision is not None:
                reason = f"the game has not ended after {MOST_DECISIONS:,} decisions."
                break
    except TooSlow:
        reason = watch.reason
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
    finally:
        watch.stop()
    everybody = order + tuple(range(len(names) - len(rules.automata), len(names)))
    if reason:
        moves = [rules.moves[number].text for number in made]
        text = str(Replay(rules, len(order), seating.seed, moves))
        failure = Failure(seating.game, names[order[seat]], seat, reason[:MOST_REASON], text)
        return unplayed(seating, everybody, state.first, state.turn, len(made)), failure, state.kinds
    if kept is not None:
        kept.end(state)
    record = Record(
        seating.game,
        seating.seed,
        everybody,
        state.first,
        state.winners,
        tuple(state.scores),
        state.turn,
        len(made),
        "finished",
        kept,
        asked,
    )
    return record, None, state.kinds


def question(turn: int, decision: Decision, move: Move, kinds: Sequence[int]) -> Asked:
    """One question and its answer, in numbers."""
    source = kinds[decision.source] if decision.source >= 0 else -1
    return (decision.number, turn, decision.seat, decision.why, source, len(decision.options), move.number)


def unplayed(seating: Seating, order: tuple[int, ...], first: int = 0, turns: int = 0, moves: int = 0) -> Record:
    """The record of a game that failed: nobody has won it."""
    nothing = (0,) * len(order)
    return Record(seating.game, seating.seed, order, first, (), nothing, turns, moves, "failed", None, [])
