"""The players' turn: all at the same time, one seat after another holding the baton.

Booklet: Shadow of Salvation, "players' turn" (S143–S150), "end of the battle" (S151–S153, D17, D19). One seat at
a time is asked. Besides its own moves it may hand the baton over to anybody who has not finished, so any order
of the players' moves can be played. Handing it round without doing anything is possible once for each player;
who says `end` has finished for this turn. So a turn always ends, whoever plays it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core.book import spend
from kit.core.effects import Effect
from kit.core.parts import Finish, Turns, finish
from kit.core.verbs import End, Open, Verb
from kit.core.zones import NOBODY
from kit.games.shards.boss import Battle, boss
from kit.games.shards.keywords import earned
from kit.games.shards.numbers import (
    DEALT,
    DONE,
    FELL,
    HAVOC,
    HEALTH,
    INFINITE,
    JAMMED,
    PAID,
    PASSED,
    POWER,
    TURNS,
    alive,
    has,
)
from kit.games.shards.shadow import returned
from kit.games.shards.wounds import wound

if TYPE_CHECKING:
    from kit.core.moves import Move
    from kit.core.rules import Rules
    from kit.core.state import State

LONGEST: Final = 100
"""So many turns of the boss; then its shadow has fallen over everything and the battle is lost."""


class Gather(Effect):
    """The players' turn begins: everyone standing takes part, or one alone in an extra turn."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """`me` begins: the leader, or whoever has the extra turn."""
        alone = has(state, me, TURNS) > 0
        for seat in range(state.seats - 1):
            here = alive(state, seat) and (seat == me or not alone)
            state.counters[state.purse[seat] + DONE] = int(not here)
        if alone:
            state.counters[state.purse[me] + TURNS] -= 1
        state.counters[PASSED] = 0


class Together(Open):
    """Everyone does what they like, in any order, until all have finished (S143, S144, S150)."""

    __slots__ = ("over",)

    def __init__(self, why: str, verbs: list[Verb], ending: End) -> None:
        super().__init__(why, verbs, ending)
        self.over: list[Move] = []

    def bind(self, rules: Rules) -> None:
        """One more move for each seat: `hand-over p3`."""
        super().bind(rules)
        self.over = rules.seat_moves("hand-over")

    def waiting(self, state: State, me: int) -> list[int]:
        """The others who have not finished, clockwise from this seat."""
        count = state.seats - 1
        others = [(me + step) % count for step in range(1, count)]
        return [seat for seat in others if alive(state, seat) and not has(state, seat, DONE)]

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Ask the one who holds the baton; who has fallen or finished passes it on."""
        others = self.waiting(state, me)
        if not alive(state, me) or has(state, me, DONE):
            if others:
                self.give(state, others[0])
            return
        super().run(state, me, source, it)
        decision = state.decision
        if others and decision is not None and state.counters[PASSED] <= len(others):
            own = decision.options
            decision.options = (*own[:-1], *(self.over[seat] for seat in others), own[-1])

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """Do it and come back here, with the baton where it now is."""
        if move.verb is self.ending:
            state.counters[state.purse[me] + DONE] = 1
            state.counters[PASSED] = 0
            self.give(state, me)
        elif move.verb is None:
            state.counters[PASSED] += 1
            self.give(state, move.seat)
        else:
            state.counters[PASSED] = 0
            super().take(state, me, source, it, move)

    def give(self, state: State, seat: int) -> None:
        """The baton goes there: it is that seat's turn now."""
        state.active = seat
        state.agenda.append((self, seat, NOBODY, NOBODY))


class Settle(Effect):
    """All have finished: power that was not spent on shadow champions strikes the boss (S148)."""

    __slots__ = ("battle",)

    def __init__(self, battle: Battle) -> None:
        super().__init__()
        self.battle = battle

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Everyone's at once; then what the damage earned, and whether the boss rages."""
        total = returned(state)
        for seat in state.rules.sides.players(state):
            power = has(state, seat, POWER)
            total = min(INFINITE, total + power)
            spend(state, seat, POWER, power)
            state.counters[state.purse[seat] + DEALT] = power
            if state.notes:
                earned(state, seat)
        foe = boss(state)
        wound(state, foe, total)
        state.counters[PAID] = 0
        state.counters[JAMMED] = 0
        page = self.battle.page
        if page.havoc and 2 * has(state, foe, HEALTH) <= page.whole(state):
            state.counters[HAVOC] = 1


class AllCleanUp(Effect):
    """Everyone discards, readies and draws a new hand, before the boss's turn (D17)."""

    __slots__ = ("one",)

    def __init__(self, one: Effect) -> None:
        super().__init__()
        self.one = one

    def bind(self, rules: Rules) -> None:
        """The clean-up of one seat is a task of its own: what is drawn may ask something."""
        rules.enlist(self.one)
        self.one.bind(rules)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Those who took part; in an extra turn the others keep their hands."""
        alone = state.active != NOBODY and self.alone(state)
        seats = [state.active] if alone else state.rules.sides.players(state)
        for seat in reversed(seats):
            state.agenda.append((self.one, seat, NOBODY, NOBODY))

    def alone(self, state: State) -> bool:
        """Was this an extra turn? Then the turn before was the players' too."""
        return bool(state.extra)


class BattleTurns(Turns):
    """Boss and players in turn, the boss first (S128); extra turns and the last stand come before it."""

    def __init__(self, skip: bool = False) -> None:
        # Novice mode: the boss's first turn is left out (S157).
        self.skip = skip

    def next(self, state: State) -> None:
        """Whose turn is next, or the end."""
        foe = boss(state)
        players = state.rules.sides.players(state)
        state.extra = 0
        if state.turn == 0:
            if self.skip:
                self.start(state, players[0])
            else:
                self.start(state, foe)
            return
        if state.active == foe:
            self.start(state, players[0])
            return
        waiting = [seat for seat in players if has(state, seat, TURNS)]
        fell = state.counters[FELL]
        if waiting:
            state.extra = 1
            self.start(state, waiting[0])
        elif fell == state.turn:
            # Fallen in this very turn: those who stand have one more (S153, D19).
            self.start(state, players[0])
        elif fell or state.turn >= 2 * LONGEST:
            finish(state)
        else:
            self.start(state, foe)

    def role(self, state: State, seat: int) -> str:
        """The boss's turn has phases of its own."""
        return "boss" if seat == boss(state) else "player"


class TeamOrBoss(Finish):
    """The players win together when the boss falls; else it has won (S151, S153)."""

    def reached(self, state: State) -> bool:
        """The turns see to it."""
        return False

    def scores(self, state: State) -> list[int]:
        """Health, for want of points."""
        return [has(state, seat, HEALTH) for seat in range(state.seats)]

    def winners(self, state: State) -> tuple[int, ...]:
        """All players, also those who fell; or the boss."""
        foe = boss(state)
        return (foe,) if alive(state, foe) else tuple(range(foe))
