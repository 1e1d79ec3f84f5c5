"""Return of the Fallen: what the second box adds to the rules of Ascension.

Booklet: Ascension: Return of the Fallen, "set-up", "general rules". Fate itself needs nothing here: cards
with a `fate` are heard by the row. This module seats the players, gives Samael the Fallen a place in
front of whoever defeated him, and lets a turn end with more than the usual hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core.count import HasHere
from kit.core.effects import GainPlain
from kit.core.flow import If
from kit.core.parts import CleanUp
from kit.core.watch import ENDS
from kit.core.zones import ALL, NOBODY, STAYS, Counter, Zone
from kit.games.ascension.rules import HAND_SIZE, POWER

if TYPE_CHECKING:
    from kit.core.rules import Rules
    from kit.core.state import State


def box(rules: Rules) -> Rules:
    """On its own for two players, with the base box for two to six (B2)."""
    together = "base" in rules.sets
    if not together:
        rules.filler = "nairi-henge-queen"
    rules.adding(
        seat_zones=[Zone("kept", ALL)],
        seat_counters=[
            Counter("deeds", per_turn=True, shown=False),
            Counter("more-cards", per_turn=True, shown=False),
        ],
    )
    rules.replacing(seats=(2, 6) if together else (2, 2), phases={"clean-up": FullerHand(HAND_SIZE)})
    rules.alike = {"monster": "hero"}
    rules.touches.append(own_monsters)
    return rules


class FullerHand(CleanUp):
    """The end of a turn: what waits for it happens, then all is put away and the next hand drawn.

    That hand has as many cards more than usual as a card has granted. `it` is 0 once cards have been told.
    """

    __slots__ = ()

    def bind(self, rules: Rules) -> None:
        """Where it is counted."""
        self.more = rules.counter("more-cards")

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """First whoever waits for the end of the turn; when that is done, the rest."""
        if it == NOBODY:
            waiting = state.rules.triggers[ENDS]
            for card in state.zones[state.base[me] + STAYS]:
                if waiting[state.kinds[card]] is not None:
                    state.agenda.append((self, me, source, 0))
                    state.tell(ENDS, me, NOBODY)
                    return
        super().run(state, me, source, it)


def own_monsters(rules: Rules) -> None:
    """Monsters in a deck give power equal to their cost when played, to whoever keeps Samael the Fallen."""
    marked = bytes("masters" in card.flags for card in rules.cards)
    if not any(marked):
        return
    mastered = HasHere(rules.place("kept"), marked)
    for card in rules.cards:
        if card.type == "monster":
            gain = rules.enlist(GainPlain(POWER, card.cost))
            card.play = rules.enlist(If(mastered, gain))
