"""Shards of Infinity, as far as it shows that one core plays two games.

Booklet: Shards of Infinity, "set-up", "the turn", "attacking players". Starter decks, a row of six,
focus, recruiting, an attack phase, shields revealed on another seat's turn, last one standing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core import events
from kit.core.effects import Effect
from kit.core.parts import Capped, CleanUp, Finish, FirstHands, FirstPlayer, LayRow, MakeCards, Setup, Turns
from kit.core.rules import Rules
from kit.core.verbs import Buy, End, Open, Play, Use, Verb
from kit.core.zones import ALL, HAND, NOBODY, NONE, OWNER, SEAT, Counter, Zone

if TYPE_CHECKING:
    from kit.core.moves import Move
    from kit.core.state import State

GEMS: Final = SEAT
POWER: Final = SEAT + 1
MASTERY: Final = SEAT + 2
HEALTH: Final = SEAT + 3
FOCUSED: Final = SEAT + 4
INCOMING: Final = SEAT + 5
HEALTH_MOST: Final = 50
MASTERY_MOST: Final = 30
INFINITE: Final = 500_000
SHOWN: Final = 7


def rules() -> Rules:
    """Shards of Infinity for two to four players."""
    game = Rules("shards", (2, 4))
    game.table_zones = [Zone("centre", NONE), Zone("row", ALL), Zone("banished", ALL, True), Zone("box", ALL)]
    game.seat_zones = [
        Zone("deck", NONE),
        Zone("hand", OWNER),
        Zone("played", ALL),
        Zone("champions", ALL),
        Zone("discard", ALL, True),
    ]
    game.seat_counters = [
        Counter("gems", per_turn=True),
        Counter("power", per_turn=True),
        Counter("mastery", most=MASTERY_MOST),
        Counter("health", most=HEALTH_MOST, start=HEALTH_MOST),
        Counter("focused", per_turn=True, shown=False),
        Counter("incoming", shown=False),
    ]
    game.types = ("ally", "mercenary", "champion")
    game.factions = ("none", "homodeus", "order", "undergrowth", "wraethe")
    game.figures = ("health", "shield")
    game.staying = frozenset(["champion"])
    game.ownable = frozenset(["ally", "mercenary", "champion"])
    game.recycles = False
    game.filler = "reactor-drone"
    game.sources = {MASTERY: Capped(MASTERY_MOST), HEALTH: Capped(HEALTH_MOST)}
    game.setup = [
        ("cards", MakeCards()),
        ("first player", FirstPlayer()),
        ("handicap", Handicap()),
        ("row", LayRow()),
        ("hands", FirstHands(5)),
    ]
    end = End()
    game.verbs = [Play(), Use("exhaust"), Buy("recruit", GEMS, game.ownable), Focus(), end]
    game.phases = {
        "player": [
            ("main", Open("main", game.verbs[:-1], end)),
            ("attack", Attack()),
            ("clean-up", CleanUp(5)),
        ]
    }
    game.turns = Living()
    game.finish = LastStanding()
    return game


class Handicap(Setup):
    """The first player starts at 0 mastery, each next one 1 higher (S7)."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """In turn order."""
        for step in range(state.seats):
            state.counters[state.purse[(state.first + step) % state.seats] + MASTERY] = step


class Focus(Verb):
    """Once a turn: pay 1 gem for 1 mastery (S28)."""

    __slots__ = ("move",)

    def __init__(self) -> None:
        super().__init__("focus")
        self.move: Move | None = None

    def bind(self, rules: Rules) -> None:
        """One move."""
        self.move = rules.move("focus", NOBODY, NOBODY, self)

    def offer(self, state: State, me: int, options: list[Move]) -> None:
        """With a gem left, the first time this turn."""
        purse = state.purse[me]
        if state.counters[purse + GEMS] and not state.counters[purse + FOCUSED] and self.move is not None:
            options.append(self.move)

    def do(self, state: State, me: int, move: Move) -> None:
        """Pay and learn."""
        state.lose(me, GEMS, 1)
        state.counters[state.purse[me] + FOCUSED] = 1
        state.gain(me, MASTERY, 1)


class Attack(Effect):
    """All power left goes to opponents; with several, one is chosen and takes it all for now."""

    __slots__ = ("shields", "strike")

    def __init__(self) -> None:
        super().__init__()
        self.why = "attack"
        self.strike: list[Move] = []
        self.shields = Shields()

    def bind(self, rules: Rules) -> None:
        """A move for each seat that can be hit."""
        rules.enlist(self.shields)
        self.shields.prepare(rules)
        for seat in range(rules.most):
            move = rules.move("hit", NOBODY, NOBODY, None, f"p{seat + 1}")
            move.seat = seat
            self.strike.append(move)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Nothing to assign, nobody to ask."""
        if state.counters[state.purse[me] + POWER] <= 0:
            return
        options = [self.strike[s] for s in state.rules.sides.opponents(state, me) if alive(state, s)]
        if options:
            state.ask(self, me, NOBODY, NOBODY, options)

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """The attacked seat may reveal shields before the damage (S19, S20)."""
        power = state.counters[state.purse[me] + POWER]
        state.counters[state.purse[me] + POWER] = 0
        state.counters[state.purse[move.seat] + INCOMING] = power
        state.agenda.append((self.shields, move.seat, NOBODY, NOBODY))


class Shields(Effect):
    """The attacked seat reveals shields from hand, one at a time, until it is done (S19, S54).

    A revealed shield stays in hand; a mark remembers that it was shown against this attack.
    """

    __slots__ = ("done", "moves", "shields")

    def __init__(self) -> None:
        super().__init__()
        self.why = "shield"
        self.moves: list[Move] = []
        self.shields: list[int] = []
        self.done: Move | None = None

    def prepare(self, rules: Rules) -> None:
        """Moves and values by kind."""
        self.moves = rules.moves_of("reveal", HAND)
        self.shields = [card.figures.get("shield", 0) for card in rules.cards]
        self.done = rules.move("done", NOBODY, NOBODY)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Ask while there is damage left and a shield not shown; then the damage is dealt."""
        spot = state.purse[me] + INCOMING
        options: list[Move] = []
        if 0 < state.counters[spot] < INFINITE:
            for card in state.zone(me, HAND):
                move = self.moves[state.kinds[card]]
                hidden = card * 8 + SHOWN not in state.used
                if self.shields[state.kinds[card]] and hidden and move not in options:
                    options.append(move)
        if options and self.done is not None:
            options.append(self.done)
            state.ask(self, me, source, it, options)
        else:
            self.strike(state, me)

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """One more shield, or the blow."""
        if move is self.done:
            self.strike(state, me)
            return
        for card in state.zone(me, HAND):
            if state.kinds[card] == move.kind and card * 8 + SHOWN not in state.used:
                state.used.append(card * 8 + SHOWN)
                state.reveals += 1
                break
        spot = state.purse[me] + INCOMING
        state.counters[spot] = max(0, state.counters[spot] - self.shields[move.kind])
        state.agenda.append((self, me, source, it))

    def strike(self, state: State, me: int) -> None:
        """What was not prevented is lost from health (S20)."""
        spot = state.purse[me] + INCOMING
        hit = state.counters[spot]
        state.counters[spot] = 0
        health = state.purse[me] + HEALTH
        state.counters[health] = max(0, state.counters[health] - hit)
        if state.log is not None:
            state.log.append((events.HIT, me, NOBODY, hit, NOBODY, NOBODY))


def alive(state: State, seat: int) -> bool:
    """Still in the game?"""
    return state.counters[state.purse[seat] + HEALTH] > 0


class Living(Turns):
    """Clockwise among those still alive."""

    def after(self, state: State) -> int:
        """The next seat with health left."""
        seat = (state.active + 1) % state.seats
        while not alive(state, seat):
            seat = (seat + 1) % state.seats
        return seat


class LastStanding(Finish):
    """The last one alive wins (S61)."""

    def reached(self, state: State) -> bool:
        """Only one is left."""
        return sum(alive(state, seat) for seat in range(state.seats)) <= 1

    def scores(self, state: State) -> list[int]:
        """Health, for want of points."""
        return [state.counters[state.purse[seat] + HEALTH] for seat in range(state.seats)]

    def winners(self, state: State) -> tuple[int, ...]:
        """Whoever is alive."""
        return tuple(seat for seat in range(state.seats) if alive(state, seat))
