"""Summoning shadow champions in classic play.

Booklet: Shadow of Salvation, "summoning shadow champions" (S160, S161, S173, D22). Each player is dealt five and keeps
three, in secret; for 3 gems one of them comes into play, at any moment of one's turn, and can be exhausted for its
power. It lies among its owner's champions; destroyed, it leaves the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core import events
from kit.core.dice import shuffle
from kit.core.parts import Setup
from kit.core.verbs import Verb
from kit.core.zones import BOX, NOBODY, STAYS
from kit.games.shards.champions import SHADOW_TYPE
from kit.games.shards.numbers import GEMS, POWER, RESERVE, has
from kit.games.shards.shadow import power_of

if TYPE_CHECKING:
    from kit.core.moves import Move
    from kit.core.rules import Rules
    from kit.core.state import State

DEALT: Final = 5
KEPT: Final = 3
PRICE: Final = 3
EXHAUSTED: Final = 0
"""The mark of a shadow champion exhausted this turn."""


class DealShadows(Setup):
    """Five random shadow champions each, of which two go back to the box (S160)."""

    __slots__ = ("moves",)

    def __init__(self) -> None:
        super().__init__()
        self.why = "reserve"
        self.moves: list[Move] = []

    def bind(self, rules: Rules) -> None:
        """One move per kind."""
        self.moves = rules.moves_of("put-back", RESERVE)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Dealt once, then put back one at a time, in turn order."""
        seats = [(state.first + step) % state.seats for step in range(state.seats)]
        if me == NOBODY:
            cards = sorted(c for c in state.zones[BOX] if state.rules.cards[state.kinds[c]].type == SHADOW_TYPE)
            state.dice[-1] = shuffle(cards, state.dice[-1])
            for seat in seats:
                for _ in range(DEALT):
                    state.shift(seat, cards.pop(), BOX, RESERVE)
                state.zone(seat, RESERVE).sort()
            state.agenda.append((self, state.first, NOBODY, NOBODY))
            return
        for seat in seats:
            held = state.zone(seat, RESERVE)
            if len(held) > KEPT:
                options = list(dict.fromkeys(self.moves[state.kinds[card]] for card in held))
                state.ask(self, seat, NOBODY, NOBODY, options)
                return

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """Unseen by the others."""
        state.shift(me, state.find(me, move), RESERVE, BOX)
        state.agenda.append((self, me, NOBODY, NOBODY))


class Summon(Verb):
    """Pay 3 gems: one of your three comes into play and its ambush happens (S161)."""

    __slots__ = ("moves",)

    def __init__(self) -> None:
        super().__init__("summon", RESERVE)
        self.moves: list[Move] = []

    def bind(self, rules: Rules) -> None:
        """One move per kind."""
        self.moves = rules.moves_of("summon", RESERVE, self)

    def offer(self, state: State, me: int, options: list[Move]) -> None:
        """Any of them."""
        if has(state, me, GEMS) >= PRICE:
            for card in state.zones[state.base[me] + RESERVE]:
                move = self.moves[state.kinds[card]]
                if move not in options:
                    options.append(move)

    def do(self, state: State, me: int, move: Move) -> None:
        """It is under your control from now on."""
        state.lose(me, GEMS, PRICE)
        card = state.find(me, move)
        spot = state.base[me] + STAYS
        state.zones[state.base[me] + RESERVE].remove(card)
        state.zones[spot].append(card)
        state.reveals += 1
        if state.log is not None:
            state.log.append((events.PLAY, me, card, 1, state.base[me] + RESERVE, spot))
        ambush = state.rules.cards[move.kind].slots.get("ambush")
        if ambush is not None:
            state.agenda.append((ambush, me, card, NOBODY))


class ExhaustShadow(Verb):
    """Exhaust one of your shadow champions for its power (S161, D22)."""

    __slots__ = ("moves",)

    def __init__(self) -> None:
        super().__init__("exhaust", STAYS)
        self.moves: list[Move] = []

    def bind(self, rules: Rules) -> None:
        """One move per kind."""
        self.moves = rules.moves_of("exhaust", STAYS, self)

    def ready(self, state: State, me: int, kind: int) -> list[int]:
        """Those of a kind that are not exhausted, or all of them for any kind."""
        cards = state.rules.cards
        return [
            card
            for card in state.zones[state.base[me] + STAYS]
            if cards[state.kinds[card]].type == SHADOW_TYPE
            and kind in (NOBODY, state.kinds[card])
            and card * 8 + EXHAUSTED not in state.used
        ]

    def offer(self, state: State, me: int, options: list[Move]) -> None:
        """Those that have any power."""
        for card in self.ready(state, me, NOBODY):
            move = self.moves[state.kinds[card]]
            if move not in options and power_of(state, me, card):
                options.append(move)

    def do(self, state: State, me: int, move: Move) -> None:
        """The strongest of its kind."""
        card = max(self.ready(state, me, move.kind), key=lambda c: power_of(state, me, c))
        state.used.append(card * 8 + EXHAUSTED)
        if state.log is not None:
            spot = state.base[me] + STAYS
            state.log.append((events.USE, me, card, EXHAUSTED, spot, spot))
        state.gain(me, POWER, power_of(state, me, card))
