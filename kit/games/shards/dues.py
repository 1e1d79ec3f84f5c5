"""What players do against a boss besides playing: close rifts, turn cards face up, give hack tokens back.

Booklet: Shadow of Salvation, question on Unstable Rifts (S171); the pages of the bosses. Gems may come from several
players, each paying a part; what is not paid in full by the end of the turn is lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core import events
from kit.core.verbs import Verb
from kit.core.zones import NOBODY, ROW
from kit.games.shards.boss import boss, number
from kit.games.shards.fate import discard
from kit.games.shards.numbers import (
    ATTACKS,
    FACE_DOWN,
    GEMS,
    JAMMED,
    MASTERY,
    PAID,
    SUPPLY,
    TOKENS,
    has,
)
from kit.games.shards.shadow import PUT
from kit.games.shards.veil import most_tokens
from kit.games.shards.verbs import Focus

if TYPE_CHECKING:
    from kit.core.moves import Move
    from kit.core.rules import Rules
    from kit.core.state import State

MOST: int = 5
"""The largest part of a price that one move pays."""


class CloseAttack(Verb):
    """Pay towards an ongoing attack that gems can close: `close lesser-unstable-rift p2 3` (S171)."""

    __slots__ = ("moves", "prices")

    def __init__(self) -> None:
        super().__init__("close")
        self.moves: dict[tuple[int, int], list[Move]] = {}
        self.prices: dict[int, int] = {}

    def bind(self, rules: Rules) -> None:
        """For each such kind, player and part of its price."""
        for card in rules.cards:
            price = card.entry.get("close")
            if not isinstance(price, int):
                continue
            self.prices[card.kind] = price
            for seat in range(rules.most):
                found = []
                for part in range(1, price + 1):
                    move = rules.move("close", card.kind, ATTACKS, self, f"p{seat + 1} {part}", part)
                    move.seat = seat
                    found.append(move)
                self.moves[card.kind, seat] = found

    def offer(self, state: State, me: int, options: list[Move]) -> None:
        """In front of anybody, up to what is still missing."""
        gems = has(state, me, GEMS)
        if not gems or not self.prices:
            return
        for seat in range(state.seats - 1):
            for card in state.zones[state.base[seat] + ATTACKS]:
                kind = state.kinds[card]
                if kind in self.prices:
                    missing = self.prices[kind] - state.used.count(card * 8 + PUT)
                    for move in self.moves[kind, seat][: min(gems, missing)]:
                        if move not in options:
                            options.append(move)

    def do(self, state: State, me: int, move: Move) -> None:
        """Towards the one most is paid for; closed once the whole price is there."""
        price = self.prices[move.kind]
        found = [c for c in state.zones[state.base[move.seat] + ATTACKS] if state.kinds[c] == move.kind]
        found = [c for c in found if price - state.used.count(c * 8 + PUT) >= move.amount]
        card = max(found, key=lambda c: state.used.count(c * 8 + PUT))
        state.lose(me, GEMS, move.amount)
        state.used += [card * 8 + PUT] * move.amount
        if state.used.count(card * 8 + PUT) >= price:
            discard(state, card)


class TurnUp(Verb):
    """Pay towards turning a face-down card of the row face up: `lift 2`."""

    __slots__ = ("moves",)

    def __init__(self) -> None:
        super().__init__("lift")
        self.moves: list[Move] = []

    def bind(self, rules: Rules) -> None:
        """One move for each part of the price."""
        self.moves = [rules.move("lift", NOBODY, NOBODY, self, str(part), part) for part in range(1, MOST + 1)]

    def offer(self, state: State, me: int, options: list[Move]) -> None:
        """Up to what is still missing."""
        gems = has(state, me, GEMS)
        if gems and state.zones[FACE_DOWN]:
            missing = number(state, "lifting") - state.counters[PAID]
            options += self.moves[: max(0, min(gems, missing))]

    def do(self, state: State, me: int, move: Move) -> None:
        """Face up; with the last of them the boss loses mastery, half the number of players, rounded up."""
        state.lose(me, GEMS, move.amount)
        state.counters[PAID] += move.amount
        if state.counters[PAID] < number(state, "lifting"):
            return
        state.counters[PAID] = 0
        card = state.zones[FACE_DOWN].pop()
        state.zones[ROW].append(card)
        state.reveals += 1
        if state.log is not None:
            state.log.append((events.ENTER, NOBODY, card, 1, FACE_DOWN, ROW))
        if not state.zones[FACE_DOWN]:
            state.lose(boss(state), MASTERY, state.seats // 2)


class Scramble(Verb):
    """Pay to give back one of your hack tokens."""

    __slots__ = ("move",)

    def __init__(self) -> None:
        super().__init__("scramble")
        self.move: Move | None = None

    def bind(self, rules: Rules) -> None:
        """One move."""
        self.move = rules.move("scramble", NOBODY, NOBODY, self)

    def offer(self, state: State, me: int, options: list[Move]) -> None:
        """Any number of times, unless it is forbidden for a turn."""
        price = number(state, "scramble")
        if has(state, me, TOKENS) and not state.counters[JAMMED] and has(state, me, GEMS) >= price:
            if self.move is not None:
                options.append(self.move)

    def do(self, state: State, me: int, move: Move) -> None:
        """Back to the supply."""
        state.lose(me, GEMS, number(state, "scramble"))
        state.lose(me, TOKENS, 1)
        state.counters[SUPPLY] += 1


class HackedFocus(Focus):
    """Who holds as many hack tokens as may be held cannot focus."""

    __slots__ = ()

    def offer(self, state: State, me: int, options: list[Move]) -> None:
        """With fewer, as ever."""
        if has(state, me, TOKENS) < most_tokens(state):
            super().offer(state, me, options)
