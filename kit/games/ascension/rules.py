"""Ascension: the composition of the game.

Booklet: Ascension 10th Anniversary Edition, "set-up", "turn", "end of the game".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core.parts import (
    LONGEST,
    CleanUp,
    Finish,
    FirstHands,
    FirstPlayer,
    LayRow,
    MakeCards,
    Setup,
    Source,
)
from kit.core.row import Row
from kit.core.rules import Rules
from kit.core.verbs import End, Open, Play, Use
from kit.core.zones import ALL, CENTRE, NONE, OWNER, ROW, SEAT, Counter, Zone
from kit.games.ascension.verbs import Market

if TYPE_CHECKING:
    from kit.core.state import State

HONOR_EACH: Final = 30
HAND_SIZE: Final = 5
ROW_SIZE: Final = 6

POOL: Final = 0
RUNES: Final = SEAT
POWER: Final = SEAT + 1
HONOR: Final = SEAT + 2
MECHANA_RUNES: Final = SEAT + 3


def rules() -> Rules:
    """Ascension, the base box, for two to four players."""
    game = Rules("ascension", (2, 4))
    game.table_zones = [Zone("centre", NONE), Zone("row", ALL), Zone("void", ALL, True), Zone("box", ALL)]
    game.seat_zones = [
        Zone("deck", NONE),
        Zone("hand", OWNER),
        Zone("played", ALL),
        Zone("constructs", ALL),
        Zone("discard", ALL, True),
    ]
    game.table_counters = [Counter("pool")]
    game.seat_counters = [
        Counter("runes", per_turn=True),
        Counter("power", per_turn=True),
        Counter("honor"),
        Counter("mechana-runes", per_turn=True),
        Counter("defeats", per_turn=True, shown=False),
    ]
    game.types = ("hero", "construct", "monster")
    game.factions = ("none", "enlightened", "lifebound", "mechana", "void")
    game.figures = ("honor",)
    game.staying = frozenset(["construct"])
    game.ownable = frozenset(["hero", "construct"])
    game.filler = "emri-one-with-the-void"
    game.tallies = {"defeat": "defeats"}
    game.treat = ("construct", "mechana")
    game.restricted = ("mechana-runes", "construct", "mechana")
    game.sources = {HONOR: HonorPool()}
    game.setup = [
        ("cards", MakeCards()),
        ("first player", FirstPlayer()),
        ("honor pool", FillPool(HONOR_EACH)),
        # Hands before the row: a Fate of the opening row may speak of them (B4, B6, B21).
        ("hands", FirstHands(HAND_SIZE)),
        ("row", LayRow()),
    ]
    end = End()
    game.verbs = [
        Play(),
        Use("use"),
        Market(RUNES, POWER, game.ownable, MECHANA_RUNES),
        end,
    ]
    game.phases = {"player": [("main", Open("main", game.verbs[:-1], end)), ("clean-up", CleanUp(HAND_SIZE))]}
    game.finish = MostHonor()
    game.row = CentreRow(ROW_SIZE)
    return game


class CentreRow(Row):
    """Always six cards, as long as there are any (A34): a row that fell short is whole again with the next gap."""

    __slots__ = ()

    def short(self, state: State) -> None:
        """From the void, if the centre deck has none."""
        while state.zones[CENTRE] or state.recycle():
            self.lay_out(state)
            if len(state.zones[ROW]) == self.size:
                return


class HonorPool(Source):
    """Honor is taken from the pool; beyond it there are spare crystals (A38, A52, G17)."""

    def gain(self, state: State, me: int, counter: int, amount: int) -> None:
        """What the pool has not got comes from the box."""
        state.counters[state.purse[me] + counter] += amount
        state.counters[POOL] = max(0, state.counters[POOL] - amount)


class FillPool(Setup):
    """So much honor per player (A7)."""

    __slots__ = ("each",)

    def __init__(self, each: int) -> None:
        super().__init__()
        self.each = each

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Count it out."""
        state.counters[POOL] = self.each * state.seats


class MostHonor(Finish):
    """The round in which the pool is emptied is the last; most honor wins, the later seat on a tie."""

    def reached(self, state: State) -> bool:
        """Everyone has had the same number of turns (A51); extra turns are not counted (B46)."""
        if state.counters[POOL] > 0 and state.turn < LONGEST:
            return False
        return state.active == (state.first - 1) % state.seats

    def scores(self, state: State) -> list[int]:
        """Honor of all a seat's cards, wherever they are, plus its crystals (A53)."""
        rules = state.rules
        width = len(rules.seat_zones)
        totals: list[int] = []
        for seat in range(state.seats):
            total = state.counters[state.purse[seat] + HONOR]
            start = state.base[seat] + SEAT
            for zone in state.zones[start : start + width]:
                for card in zone:
                    total += rules.cards[state.kinds[card]].figures.get("honor", 0)
            totals.append(total)
        return totals

    def winners(self, state: State) -> tuple[int, ...]:
        """Of those with the most, the one who started last (A54, B49)."""
        scores = self.scores(state)
        best = max(scores)
        order = [(state.first + step) % state.seats for step in range(state.seats)]
        return ([seat for seat in order if scores[seat] == best][-1],)
