"""An event in a few plain words, as tests and puzzles read it: `void wind-tyrant`, `gain honor 3`."""

from __future__ import annotations

from kit.core.events import GAIN, LOSE, WORDS, Event
from kit.core.state import State
from kit.core.zones import SEAT


def tell(state: State, event: Event) -> str:
    """One event as plain words: `banish mephit`, `gain honor 2`, `enter arha-initiate`."""
    what, _, card, number, _, target = event
    if what in (GAIN, LOSE):
        return f"{WORDS[what]} {state.rules.seat_counters[card - SEAT].name} {number}"
    words = [WORDS[what]]
    if card >= 0:
        words.append(state.name(card))
    elif number:
        words.append(str(number))
    if WORDS[what] == "move":
        words.append(f"to {place_name(state, target)}")
    return " ".join(words)


def place_name(state: State, spot: int) -> str:
    """The name of an absolute place of the state."""
    table = len(state.rules.table_zones)
    if spot < table:
        return state.rules.table_zones[spot].name
    return state.rules.seat_zones[(spot - table) % len(state.rules.seat_zones)].name
