"""Saved cards: allies and champions that came through the campaign and belong to their owner's starter deck.

Booklet: Shadow of Salvation, "saved allies and champions", "you will not save them all", glossary (S156, S159, S174,
S177). An ally with upgrade takes the place of a Crystal, so the deck keeps its size; a champion is simply added.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core.dice import shuffle
from kit.core.parts import Setup
from kit.core.zones import BOX, DECK, NOBODY
from kit.games.shards.boss import boss
from kit.games.shards.numbers import SAVED

if TYPE_CHECKING:
    from kit.core.moves import Move
    from kit.core.rules import Rules
    from kit.core.state import State

REPLACED: Final = "crystal"
DEALT_EACH: Final = 2


def is_saved(rules: Rules, kind: int) -> bool:
    """A card that can be saved: one that waits in the box and may be owned."""
    card = rules.cards[kind]
    return card.aside > 0 and card.type in rules.ownable


def join(state: State, seat: int, card: int, place: int) -> None:
    """A Saved card joins a starter deck; with upgrade, a Crystal leaves it (S174)."""
    state.shift(seat, card, place, DECK)
    deck = state.zone(seat, DECK)
    if "upgrade" in state.rules.cards[state.kinds[card]].flags:
        old = state.rules.by_id.get(REPLACED, NOBODY)
        for starter in sorted(deck):
            if state.kinds[starter] == old:
                state.shift(seat, starter, DECK, BOX)
                break
    deck.sort()
    state.dice[seat + 1] = shuffle(deck, state.dice[seat + 1])


class HandedIn(Setup):
    """The Saved cards each player has by now, as the campaign hands them in (S156)."""

    __slots__ = ("saved",)

    def __init__(self, saved: tuple[tuple[str, ...], ...]) -> None:
        super().__init__()
        self.saved = saved

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Seat by seat."""
        for seat, ids in enumerate(self.saved[: state.seats - 1]):
            for name in ids:
                kind = state.rules.by_id[name]
                for card in state.zones[BOX]:
                    if state.kinds[card] == kind:
                        join(state, seat, card, BOX)
                        break


class NotAllSaved(Setup):
    """Two random Saved cards for each player, who keeps one (S159)."""

    __slots__ = ("moves",)

    def __init__(self) -> None:
        super().__init__()
        self.why = "save"
        self.moves: list[Move] = []

    def bind(self, rules: Rules) -> None:
        """One move per kind."""
        self.moves = rules.moves_of("save", SAVED)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Dealt first, then chosen, the leader first."""
        seats = range(state.seats - 1)
        if me == NOBODY:
            unused = sorted(c for c in state.zones[BOX] if is_saved(state.rules, state.kinds[c]))
            owner = boss(state)
            state.dice[owner + 1] = shuffle(unused, state.dice[owner + 1])
            for seat in seats:
                for _ in range(DEALT_EACH):
                    state.shift(seat, unused.pop(), BOX, SAVED)
                state.zone(seat, SAVED).sort()
            state.agenda.append((self, 0, NOBODY, NOBODY))
            return
        for seat in state.rules.sides.players(state):
            offered = state.zone(seat, SAVED)
            if offered:
                state.ask(self, seat, NOBODY, NOBODY, [self.moves[state.kinds[card]] for card in offered])
                return

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """One joins the deck, the other goes back to the box."""
        join(state, me, state.find(me, move), SAVED)
        for card in list(state.zone(me, SAVED)):
            state.shift(me, card, SAVED, BOX)
        state.agenda.append((self, me, NOBODY, NOBODY))
