"""Solo against Samael: a sliding row, and an opponent who takes the two cards at its end.

Booklets: Ascension, "solo variant"; Return of the Fallen, "solo rules" (A66–A72, B55–B60, G8, G10–G13).
Samael is a seat without a deck and without decisions, the one after yours: his honor is counted like
anybody's, and the cards he acquires lie on his discard pile until the score. So `begin(seats=1)` deals
for you, while the state has two seats and `winners` is (0,) if you have won and (1,) if he has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core import events
from kit.core.effects import Effect, Gain
from kit.core.flow import Sequence
from kit.core.parts import LONGEST, Setup, Sides, Turns
from kit.core.row import Row
from kit.core.zones import CENTRE, DISCARD, ROW, VOID
from kit.games.ascension.rules import HONOR, POOL, ROW_SIZE, MostHonor

if TYPE_CHECKING:
    from kit.core.rules import Rules
    from kit.core.state import State

SOLO_HONOR: Final = 50
YOU: Final = 0
SAMAEL: Final = 1


def solo(rules: Rules) -> Rules:
    """One player against Samael, with any of the boxes."""
    rules.automata = ("Samael",)
    rules.automaton = SAMAEL
    rules.apart = True
    rules.replacing(
        seats=(1, 1),
        sides=Against(),
        turns=Alternating(),
        finish=MoreThanSamael(),
        row=Sliding(ROW_SIZE),
        setup={"first player": YouBegin(), "honor pool": SoloPool()},
    )
    # Two steps, so that a Fate comes between them (G11).
    return rules.adding(roles={"samael": [("rightmost", Rightmost()), ("rightmost again", Rightmost())]})


class Sliding(Row):
    """When a card leaves, the others slide to the right and the new one enters at the left (A68, B56)."""

    __slots__ = ()

    def fill(self, state: State, index: int) -> None:
        """The left end, beside the centre deck, is where the row begins."""
        row = state.zones[ROW]
        del row[index]
        while len(row) < self.size and (state.zones[CENTRE] or state.recycle()):
            card = state.zones[CENTRE].pop()
            row.insert(0, card)
            self.entered(state, card)

    def claims(self) -> int:
        """Samael takes two (A69, B57)."""
        return 2

    def beside(self, state: State, index: int) -> list[int]:
        """The left neighbour has slid into the gap, the right one is where it was."""
        row = state.zones[ROW]
        # The first place has no left neighbour: what lies there now is the new card.
        places = (index, index + 1) if index else (1,)
        return [row[i] for i in places if i < len(row)]


class Against(Sides):
    """Samael has no hand and no constructs, so only his honor is a rival's (G10)."""

    def opponents(self, state: State, me: int) -> list[int]:
        """What hits opponents hits nobody."""
        return []

    def rivals(self, state: State, me: int) -> list[int]:
        """The other one."""
        return [1 - me]


class YouBegin(Setup):
    """You take the first turn (B57)."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Always."""
        state.first = YOU


class SoloPool(Setup):
    """50 honor (A66, B55)."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Count it out."""
        state.counters[POOL] = SOLO_HONOR


class Alternating(Turns):
    """After each of your turns Samael takes one (A69, B57); an extra turn of yours comes before his."""

    def next(self, state: State) -> None:
        """The last turn is the one in which the last honor is taken: nothing follows it (A72, B60)."""
        if state.extra and state.rules.finish.reached(state):
            state.extra = 0
        super().next(state)

    def role(self, state: State, seat: int) -> str:
        """His turn has phases of its own."""
        return "samael" if seat == SAMAEL else "player"


class Rightmost(Effect):
    """Samael takes the card at the right end of the row."""

    __slots__ = ("honor",)

    def __init__(self) -> None:
        super().__init__()
        self.honor: list[int] = []

    def bind(self, rules: Rules) -> None:
        """What a monster is worth to him: the honor of its reward and nothing else (A71, B59)."""
        self.honor = [honor_of(rules.rewards[card.kind]) for card in rules.cards]

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """A monster is defeated and goes to the void (G12), anything else is set aside (A70, B58)."""
        row = state.zones[ROW]
        if not row:
            return
        card = row[-1]
        kind = state.kinds[card]
        monster = state.rules.cards[kind].type == "monster"
        to = VOID if monster else state.base[me] + DISCARD
        state.zones[to].append(card)
        if state.book is not None:
            state.book.take(state.turn, me, me, card, events.DEFEAT if monster else events.ACQUIRE, ROW)
        if state.log is not None:
            state.log.append((events.DEFEAT if monster else events.ACQUIRE, me, card, 1, ROW, to))
        state.rules.row.fill(state, len(row) - 1)
        if monster and self.honor[kind]:
            state.gain(me, HONOR, self.honor[kind], card)


def honor_of(reward: Effect | None) -> int:
    """The honor a reward gives without any condition."""
    if isinstance(reward, Gain):
        return sum(amount for counter, amount in reward.pairs if counter == HONOR)
    if isinstance(reward, Sequence):
        return sum(honor_of(step) for step in (*reward.head, *reward.tail))
    return 0


class MoreThanSamael(MostHonor):
    """The game ends with the turn in which the last honor is taken; a tie is not a win (A72, G13)."""

    def reached(self, state: State) -> bool:
        """Yours or his."""
        return state.counters[POOL] <= 0 or state.turn >= LONGEST

    def winners(self, state: State) -> tuple[int, ...]:
        """You, with more than he has."""
        scores = self.scores(state)
        return (YOU,) if scores[YOU] > scores[SAMAEL] else (SAMAEL,)
