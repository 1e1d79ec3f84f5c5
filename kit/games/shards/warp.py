"""Warp, and the other words of the classic cards of Shadow of Salvation.

Booklet: Shadow of Salvation, "classic mode", glossary (S121, S175). Warp fast-plays an ally of the row for nothing,
also one that is no mercenary; it leaves under the centre deck at the end of the turn like any fast-played card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core.deeds import ExtraTurn
from kit.core.effects import Effect, Pick
from kit.core.zones import CENTRE, DISCARD, NOBODY, ROW
from kit.games.shards.boss import Allied
from kit.games.shards.champions import KEEPS, lasting
from kit.games.shards.numbers import FAST_PLAYED, SLIPPED, TURNS, has
from kit.games.shards.verbs import fast_play

if TYPE_CHECKING:
    from kit.cards.compile import Shop
    from kit.cards.load import Path_
    from kit.core.moves import Move
    from kit.core.rules import Rules
    from kit.core.state import State

Step = dict[str, object]


class Warp(Pick):
    """Fast-play an ally of the row without paying (S175)."""

    __slots__ = ()

    def act(self, state: State, me: int, source: int, card: int, place: int) -> None:
        """It does what it does at once."""
        fast_play(state, me, card)


class Perform(Effect):
    """Do what the card this is about does, as if this card did it."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Looked at with the mastery of now."""
        effect = state.rules.cards[state.kinds[it]].play if it >= 0 else None
        if effect is not None:
            effect.run(state, me, source, NOBODY)


class OnceATurnMore(Effect):
    """Take another turn after this one, once a game; in a battle alone, before the boss."""

    __slots__ = ("usual",)

    def __init__(self) -> None:
        super().__init__()
        self.usual = ExtraTurn()

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Not a second time."""
        if has(state, me, SLIPPED):
            return
        state.counters[state.purse[me] + SLIPPED] = 1
        if isinstance(state.rules.sides, Allied):
            state.counters[state.purse[me] + TURNS] += 1
        else:
            self.usual.run(state, me, source, it)


class KeepHired(Effect):
    """At the end of the turn: recruit what was fast-played, card by card, or let it go."""

    __slots__ = ("decline", "moves")
    decline: Move

    def __init__(self) -> None:
        super().__init__()
        self.why = "keep-hired"
        self.moves: list[Move] = []

    def bind(self, rules: Rules) -> None:
        """One move per kind."""
        self.moves = rules.moves_of("recruit", FAST_PLAYED)
        self.decline = rules.move("pass", NOBODY, NOBODY)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """The first that was fast-played is the first to be asked about."""
        hired = state.zones[state.base[me] + FAST_PLAYED]
        if hired and lasting(state, me, KEEPS):
            state.ask(self, me, NOBODY, NOBODY, [self.moves[state.kinds[hired[0]]], self.decline])

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """To the discard pile, or under the centre deck."""
        state.agenda.append((self, me, source, it))
        card = state.zones[state.base[me] + FAST_PLAYED][0]
        if move is self.decline:
            state.tuck(me, card, FAST_PLAYED, CENTRE)
        else:
            state.acquire(me, card, FAST_PLAYED, DISCARD)


def warp(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`warp: 3`, or `warp: any`."""
    which: Step = {"type": "ally"}
    if spec != "any":
        which["cost"] = {"at_most": shop.number(spec, path, least=1)}
    decline = shop.rules.move("pass", NOBODY, NOBODY)
    return Warp("warp", shop.offers("warp", (ROW,)), shop.filter(which, path), decline)


def perform(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`perform: it`."""
    if spec != "it":
        raise shop.unknown(path, "card to perform", spec, ["it"])
    return Perform()


def slip(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`another_turn: 1`."""
    if shop.number(spec, path, least=1) != 1:
        raise shop.error(path, "a card gives one extra turn at a time.")
    if shop.rules.counter("slipped") == NOBODY:
        raise shop.error(path, "only with Shadow of Salvation can a turn be taken once a game.")
    return OnceATurnMore()
