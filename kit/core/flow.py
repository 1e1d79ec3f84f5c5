"""How effects are put together: one after another, the first that applies, a choice, for others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core.effects import Effect

if TYPE_CHECKING:
    from kit.core.cards import Condition
    from kit.core.moves import Move
    from kit.core.state import State


class Sequence(Effect):
    """One thing after another, top to bottom."""

    __slots__ = ("head", "tail")

    def __init__(self, steps: list[Effect]) -> None:
        super().__init__()
        split = 0
        while split < len(steps) and steps[split].instant:
            split += 1
        # What is instant is done on the spot; the rest goes on the agenda, last one first.
        self.head = tuple(steps[:split])
        self.tail = tuple(reversed(steps[split:]))
        self.instant = not self.tail

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Do the simple part, leave the rest for later."""
        for step in self.head:
            step.run(state, me, source, it)
        for step in self.tail:
            state.agenda.append((step, me, source, it))


class If(Effect):
    """Only if a condition holds when this step is reached."""

    __slots__ = ("condition", "otherwise", "then")

    def __init__(self, condition: Condition, then: Effect, otherwise: Effect | None = None) -> None:
        super().__init__()
        self.condition = condition
        self.then = then
        self.otherwise = otherwise
        self.instant = then.instant and (otherwise is None or otherwise.instant)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Look, then do."""
        if self.condition.holds(state, me, source, it):
            self.then.run(state, me, source, it)
        elif self.otherwise is not None:
            self.otherwise.run(state, me, source, it)


class Choose(Effect):
    """Choose one of several things to happen; `decline` makes it a "may"."""

    __slots__ = ("branches", "decline", "moves")

    def __init__(self, why: str, moves: list[Move], branches: list[Effect], decline: Move | None) -> None:
        super().__init__()
        self.why = why
        self.moves = moves
        self.branches = branches
        self.decline = decline

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Ask which of those that can be done."""
        options = [move for i, move in enumerate(self.moves) if self.branches[i].able(state, me, source)]
        if not options:
            return
        if self.decline is not None:
            options.append(self.decline)
        state.ask(self, me, source, it, options)

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """That one, then."""
        if move is not self.decline:
            state.agenda.append((self.branches[self.moves.index(move)], me, source, it))


class EachOpponent(Effect):
    """Each opponent does this, one after another, clockwise."""

    __slots__ = ("what",)

    def __init__(self, what: Effect) -> None:
        super().__init__()
        self.what = what

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """The nearest on the left is first, so he is pushed last."""
        for seat in reversed(state.rules.sides.opponents(state, me)):
            state.agenda.append((self.what, seat, source, it))


class EachPlayer(Effect):
    """Each player does this, the active one first, then clockwise; `others` leaves out who did it."""

    __slots__ = ("others", "what")

    def __init__(self, what: Effect, others: bool = False) -> None:
        super().__init__()
        self.what = what
        self.others = others

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Pushed in reverse, done in order."""
        players = state.rules.sides.players(state)
        start = state.active if state.active in players else state.first
        for step in range(state.seats - 1, -1, -1):
            seat = (start + step) % state.seats
            if seat in players and (seat != me or not self.others):
                state.agenda.append((self.what, seat, source, it))


class AnOpponent(Effect):
    """An opponent of your choice does this."""

    __slots__ = ("moves", "what")

    def __init__(self, moves: list[Move], what: Effect) -> None:
        super().__init__()
        self.why = "target"
        self.moves = moves
        self.what = what

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Which one? With a single opponent there is nothing to ask."""
        options = [self.moves[seat] for seat in state.rules.sides.opponents(state, me)]
        if options:
            state.ask(self, me, source, it, options)

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """That one."""
        state.agenda.append((self.what, move.seat, source, it))
