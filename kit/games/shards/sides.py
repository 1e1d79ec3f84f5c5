"""Who is against whom, whose turn is next, who has won.

Booklets: Shards of Infinity, "end of the game"; Relics of the Future, "two against two", "arena".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core.book import spend, waste
from kit.core.effects import Effect
from kit.core.parts import LONGEST, Finish, FirstPlayer, Sides, Turns, finish
from kit.core.zones import NOBODY
from kit.games.shards.combat import Attack
from kit.games.shards.numbers import HEALTH, INCOMING, PLACE, POWER, alive, has
from kit.games.shards.opening import luck

if TYPE_CHECKING:
    from kit.core.moves import Move
    from kit.core.rules import Rules
    from kit.core.state import State


class Living(Sides):
    """Everyone for themselves, as long as they live."""

    def opponents(self, state: State, me: int) -> list[int]:
        """Clockwise from one's left, those still in the game."""
        found: list[int] = []
        seat = me
        for _ in range(state.seats - 1):
            seat += 1
            if seat == state.seats:
                seat = 0
            if state.counters[state.purse[seat] + HEALTH] > 0:
                found.append(seat)
        return found


class LivingTurns(Turns):
    """Clockwise among those still alive, or in the order that was bid for."""

    def next(self, state: State) -> None:
        """A game in which nobody has a card left that could strike is stopped as it stands."""
        if state.turn >= LONGEST:
            finish(state)
        else:
            super().next(state)

    def after(self, state: State) -> int:
        """The next one with health left."""
        mine = has(state, state.active, PLACE)
        if mine:
            order = sorted(range(state.seats), key=lambda seat: (has(state, seat, PLACE) - mine) % state.seats)
            return next(seat for seat in order[1:] if alive(state, seat))
        seat = (state.active + 1) % state.seats
        while not alive(state, seat):
            seat = (seat + 1) % state.seats
        return seat


class LastStanding(Finish):
    """The last one alive wins (S61)."""

    def side(self, seat: int) -> int:
        """Which side a seat is on: its own."""
        return seat

    def reached(self, state: State) -> bool:
        """Only one side is left."""
        first = NOBODY
        for seat in range(state.seats):
            if alive(state, seat):
                if first == NOBODY:
                    first = self.side(seat)
                elif self.side(seat) != first:
                    return False
        return True

    def scores(self, state: State) -> list[int]:
        """Health, for want of points."""
        return [has(state, seat, HEALTH) for seat in range(state.seats)]

    def winners(self, state: State) -> tuple[int, ...]:
        """Everyone on the side that is left, also those who fell for it.

        Of several, in a game nobody could end, the one with most health, and of these the one that began later.
        """
        best, most = NOBODY, 0
        for step in range(state.seats):
            side = self.side((state.first + step) % state.seats)
            health = sum(has(state, seat, HEALTH) for seat in range(state.seats) if self.side(seat) == side)
            if health and health >= most:
                best, most = side, health
        return tuple(seat for seat in range(state.seats) if self.side(seat) == best)


# ---------------------------------------------------------------------- two against two


def team(seat: int) -> int:
    """Clockwise: left of team A, both of team B, right of team A (S81)."""
    return 0 if seat in (0, 3) else 1


def mate(seat: int) -> int:
    """The other one on the team."""
    return 3 - seat


def facing(seat: int) -> int:
    """Who sits across: the first and second seat, the third and fourth."""
    return seat ^ 1


class Pairs(Living):
    """Two teams of two: only the other team is against you (D14)."""

    def opponents(self, state: State, me: int) -> list[int]:
        """Those of the other team still in the game."""
        return [seat for seat in super().opponents(state, me) if team(seat) != team(me)]


class LeftOfATeam(FirstPlayer):
    """A random team starts, with its left-hand player (S81)."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """The first seat is the left of one team, the third that of the other."""
        state.first = 2 * luck(state, 2)


class LastTeam(LastStanding):
    """The last team with a player alive wins (D14)."""

    def side(self, seat: int) -> int:
        """The team."""
        return team(seat)


class AcrossAttack(Attack):
    """Power goes to the player facing you; what is too much for him may go to his team-mate (S82–S84)."""

    __slots__ = ("rest",)

    def __init__(self) -> None:
        super().__init__()
        self.rest = Rest(self)

    def bind(self, rules: Rules) -> None:
        """The rest is a question of its own."""
        super().bind(rules)
        rules.enlist(self.rest)
        self.rest.bind(rules)

    def targets(self, state: State, me: int) -> list[int]:
        """Both, once your team-mate is gone; the other, once the one across is gone."""
        found = super().targets(state, me)
        across = facing(me)
        if alive(state, mate(me)) and alive(state, across):
            return [seat for seat in found if seat == across]
        return found

    def beyond(self, state: State, me: int, seat: int, excess: int) -> None:
        """The attacker may send the rest on, once every share of the attack has struck."""
        if excess > 0 and alive(state, mate(seat)):
            spend(state, me, POWER, has(state, me, POWER) - excess)
            index = len(state.agenda)
            while index and state.agenda[index - 1][0] is self.shields:
                index -= 1
            state.agenda.insert(index, (self.rest, me, NOBODY, NOBODY))


class Rest(Effect):
    """Damage in excess may go to the fallen player's team-mate (S83)."""

    __slots__ = ("attack", "decline")
    decline: Move

    def __init__(self, attack: AcrossAttack) -> None:
        super().__init__()
        self.why = "attack"
        self.attack = attack

    def bind(self, rules: Rules) -> None:
        """It may also be let go."""
        self.decline = rules.move("pass", NOBODY, NOBODY)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """All of it or nothing: nobody gains by giving less."""
        targets = self.attack.targets(state, me)
        if targets:
            power = min(has(state, me, POWER), len(self.attack.shares[targets[0]]))
            state.ask(self, me, NOBODY, NOBODY, [self.attack.shares[targets[0]][power - 1], self.decline])

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """A second attack, with the same answers."""
        power = has(state, me, POWER)
        if move is self.decline:
            waste(state, me, POWER)
        else:
            spend(state, me, POWER, power)
            state.counters[state.purse[move.seat] + INCOMING] = power
            self.attack.defend(state, me, move.seat)


# ---------------------------------------------------------------------- arena


class ArenaAttack(Attack):
    """Everyone takes the whole of it; a shield protects only the one who shows it (S86, S87)."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Nothing to divide, so nothing to ask."""
        power = has(state, me, POWER)
        if power > 0:
            targets = self.targets(state, me)
            for seat in targets:
                state.counters[state.purse[seat] + INCOMING] = power
            if targets:
                spend(state, me, POWER, power)
        self.resolve(state, me)
