"""Film: a game as a strip of positions that can be stepped through, with what happened at each step.

It follows the moves of a match or a replay by playing them on a state of its own, so looking back never
touches the game that is being played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kit.core.events import Event
from kit.core.moves import Move
from kit.core.rules import Rules
from kit.core.state import State

STRIDE: Final = 12


class Film:
    """Positions 0 (before the first move) to `len(film)`."""

    def __init__(self, rules: Rules, players: int, seed: int, start: State | None = None) -> None:
        self.rules = rules
        self.seats = players + len(rules.automata)
        self.seed = seed
        self.start = start
        self.moves: list[str] = []
        self.turns: list[int] = []
        self.answers: list[tuple[int, Move]] = []
        self._events: list[list[Event]] = []
        self._numbers: list[tuple[int, ...]] = []
        self._kept: dict[int, State] = {}
        self._shown: tuple[int, State] | None = None
        self._last = rules.begin(players, seed) if start is None else start.clone()
        self._last.log = []
        self._kept[0] = self._last.clone()
        self.turns.append(self._last.turn)
        self.active = [self._last.active]
        self._numbers.append(tuple(self._last.counters))

    def __len__(self) -> int:
        return len(self.moves)

    def follow(self, moves: Sequence[str]) -> None:
        """Be as long as this record: cut what was taken back, play what is new."""
        same = 0
        most = min(len(moves), len(self.moves))
        while same < most and moves[same] == self.moves[same]:
            same += 1
        if same < len(self.moves):
            self._cut(same)
        state = self._last
        for index in range(same, len(moves)):
            log: list[Event] = []
            state.log = log
            decision = state.decision
            if decision is not None:
                move = decision.find(moves[index])
                self.answers.append((decision.seat, move))
                state.apply(move)
            else:
                state.apply(moves[index])
            self.moves.append(moves[index])
            self._events.append(log)
            self.turns.append(state.turn)
            self.active.append(state.active)
            self._numbers.append(tuple(state.counters))
            if (index + 1) % STRIDE == 0:
                self._kept[index + 1] = state.clone()
        self._shown = None

    def _cut(self, number: int) -> None:
        self._last = self.at(number).clone()
        del self.moves[number:]
        del self.answers[number:]
        del self._events[number:]
        del self.turns[number + 1 :]
        del self.active[number + 1 :]
        del self._numbers[number + 1 :]
        self._kept = {n: state for n, state in self._kept.items() if n <= number}
        self._shown = None

    def at(self, number: int) -> State:
        """The position after that many moves. It is for looking: do not play on it, clone it."""
        if number == len(self.moves):
            return self._last
        if self._shown is not None and self._shown[0] == number:
            return self._shown[1]
        if self._shown is not None and self._shown[0] == number - 1:
            state = self._shown[1]
            start = number - 1
        else:
            start = max(n for n in self._kept if n <= number)
            state = self._kept[start].clone()
        state.log = None
        for index in range(start, number):
            state.apply(self.moves[index])
        self._shown = (number, state)
        return state

    def events(self, number: int) -> list[Event]:
        """What happened on the way from position `number - 1` to `number`."""
        return self._events[number - 1] if number > 0 else []

    def curve(self, counter: str) -> list[list[object]]:
        """A number of every seat at the beginning of each turn and at the end: [position, [values]]."""
        found: list[list[object]] = []
        state = self._kept[0]
        spots = [state.purse[seat] + self.rules.counter(counter) for seat in range(self.seats)]
        points = [position for _, position in self.turn_starts()]
        for position in dict.fromkeys([*points, len(self.moves)]):
            found.append([position, [self._numbers[position][spot] for spot in spots]])
        return found

    def turn_starts(self) -> list[list[int]]:
        """Each turn and the first position in it."""
        found: list[list[int]] = []
        for position, turn in enumerate(self.turns):
            if turn > 0 and (not found or found[-1][0] != turn):
                found.append([turn, position])
        return found

    def next_turn(self, number: int) -> int:
        """The first position of the next turn, or the end."""
        for position in range(number + 1, len(self.turns)):
            if self.turns[position] != self.turns[number]:
                return position
        return len(self.moves)

    def last_turn(self, number: int) -> int:
        """The beginning of this turn, or of the one before if we stand there already."""
        starts = [position for _, position in self.turn_starts()]
        return max((position for position in starts if position < number), default=0)
