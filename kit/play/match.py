"""Match: one game being played. A chair per seat holds an agent, or is empty for a person."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterable, Sequence

from kit.agents.base import Agent
from kit.core.engine import drive
from kit.core.moves import Decision, IllegalMove, Move, question
from kit.core.rules import Rules
from kit.core.state import State
from kit.core.view import View
from kit.play.replay import Replay

Chair = Agent | Callable[[View, Decision], Move | str] | None


class CannotUndo(ValueError):
    """There is nothing to take back, or something hidden has been seen since."""


class Match:
    """A state, a chair for each seat, and the record of what was decided."""

    def __init__(
        self, rules: Rules, chairs: Sequence[Chair], seed: int | None = None, start: State | None = None
    ) -> None:
        if not isinstance(rules, Rules):
            raise TypeError(f"A match needs rules, such as kit.load('ascension'), not {rules!r}.")
        if not isinstance(chairs, Iterable):
            raise TypeError(f"A match needs a list of chairs, one for each seat, not {chairs!r}.")
        self.rules = rules
        # A position set out by hand to begin from; most games begin with a deal.
        self.start = start.clone() if start is not None else None
        self.chairs: list[Chair] = list(chairs)
        self.seed = random.SystemRandom().randrange(1 << 32) if seed is None else seed
        for chair in self.chairs:
            if isinstance(chair, type) or not (chair is None or isinstance(chair, Agent) or callable(chair)):
                raise TypeError(
                    f"A chair holds an agent such as kit.Greedy(), a function, or None for a person, not {chair!r}."
                )
        self.state = rules.begin(len(self.chairs), self.seed) if self.start is None else self.start.clone()
        self.moves: list[str] = []
        self._views = [self.state.view(seat) for seat in range(self.state.seats)]
        # Before each answer of a person: how long the record and the log were, and the state.
        self._before: list[tuple[int, int, State]] = []
        self._lock = threading.RLock()

    @classmethod
    def resume(cls, replay: Replay, chairs: Sequence[Chair]) -> Match:
        """The game of a replay, to be played on from where it ends."""
        match = cls(replay.rules, chairs, replay.seed, replay.start)
        for text in replay.moves:
            match.state.apply(text)
        match.moves = list(replay.moves)
        return match

    # ------------------------------------------------------------------ playing

    def run(self) -> Decision | None:
        """Let the agents answer until an empty chair must, or the game is over."""
        with self._lock:
            # An agent chooses; a plain function is an agent too.
            chairs = [chair.choose if isinstance(chair, Agent) else chair for chair in self.chairs]
            return drive(self.state, chairs, self._views, self.moves)

    def step(self) -> bool:
        """Let an agent answer one question. False if a person is asked, or nobody."""
        with self._lock:
            decision = self.state.decision
            chair = self.chairs[decision.seat] if decision is not None else None
            if decision is None or chair is None:
                return False
            view = self._views[decision.seat]
            chosen = chair.choose(view, decision) if isinstance(chair, Agent) else chair(view, decision)
            move = chosen if isinstance(chosen, Move) else decision.find(chosen)
            self.state.apply(move)
            self.moves.append(move.text)
            return True

    def answer(self, move: Move | str, number: int | None = None, run: bool = True) -> Decision | None:
        """Answer the open decision for the seat that is asked, then let the agents go on.

        `number` is that of the decision being answered; a late or double answer is refused with it.
        With `run=False` the agents wait for `step` or `run`.
        """
        with self._lock:
            decision = self.state.decision
            if decision is None:
                raise IllegalMove("The game is over; there is nothing left to answer.")
            if self.chairs[decision.seat] is not None:
                raise IllegalMove(f"p{decision.seat + 1} is asked, and an agent sits there; run() lets it answer.")
            if number is not None and number != decision.number:
                raise IllegalMove(
                    f"This answers question {number}, but question {decision.number} is open now; look again."
                )
            chosen = decision.find(move) if isinstance(move, str) else move
            before = self.state.clone()
            heard = len(self.state.log or ())
            self.state.apply(chosen)
            self._before.append((len(self.moves), heard, before))
            self.moves.append(chosen.text)
            return self.run() if run else self.state.decision

    # ------------------------------------------------------------------ looking and taking back

    @property
    def decision(self) -> Decision | None:
        """The open decision."""
        return self.state.decision

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.state.over

    def can_undo(self) -> bool:
        """Can the last answer be taken back without having seen anything hidden?"""
        return bool(self._before) and self._before[-1][2].reveals == self.state.reveals

    def undo(self) -> Decision | None:
        """Take back the last answer a person gave, as long as nothing hidden was shown since."""
        with self._lock:
            if not self._before:
                raise CannotUndo("There is no answer to take back yet.")
            if not self.can_undo():
                raise CannotUndo("Something hidden has been seen since that answer, so it stands.")
            length, heard, state = self._before.pop()
            log = self.state.log
            if log is not None:
                del log[heard:]
            # No number is given twice, so that an answer to a question taken back is known to be late.
            state.number = self.state.number + 1
            asked = state.decision
            if asked is not None:
                state.decision = question(
                    state.number, asked.seat, asked.source, list(asked.options), asked.asker, asked.it, asked.me
                )
            self.state = state
            self.state.log = log
            self._views = [state.view(seat) for seat in range(state.seats)]
            del self.moves[length:]
            return self.state.decision

    def replay(self) -> Replay:
        """The record so far: enough to rebuild every position."""
        return Replay(self.rules, len(self.chairs), self.seed, self.moves, self.start)

    def __repr__(self) -> str:
        chairs = ", ".join("a person" if c is None else getattr(c, "name", "a function") for c in self.chairs)
        return f"<match of {self.rules.label}: {chairs}; turn {self.state.turn}{', over' if self.over else ''}>"
