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
from kit.core.zones import ALL, SEAT, Counter, Zone
from kit.games.ascension.rules import HAND_SIZE, POWER

if TYPE_CHECKING:
    from kit.core.rules import Rules


def box(rules: Rules) -> Rules:
    """On its own for two players, with the base box for two to six (B2)."""
    together = "base" in rules.sets
    if not together:
        rules.filler = "nairi-henge-queen"
    more = SEAT + len(rules.seat_counters) + 1
    rules.adding(
        seat_zones=[Zone("kept", ALL)],
        seat_counters=[
            Counter("deeds", per_turn=True, shown=False),
            Counter("more-cards", per_turn=True, shown=False),
        ],
    )
    rules.replacing(seats=(2, 6) if together else (2, 2), phases={"clean-up": CleanUp(HAND_SIZE, more)})
    rules.alike = {"monster": "hero"}
    rules.touches.append(own_monsters)
    return rules


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
