"""Poison seeds: they hurt whoever draws them and go on to another deck.

Booklet: Shadow of Salvation, box and the cards of Crimson Thorn (S120). A seed never stays in hand: drawn, it takes
effect at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core import events
from kit.core.effects import Draw, Effect
from kit.core.parts import CleanUp
from kit.core.zones import DISCARD, HAND, NOBODY
from kit.games.shards.boss import Battle, boss, number
from kit.games.shards.numbers import HEALTH, SPORES, alive, has
from kit.games.shards.wounds import wound

if TYPE_CHECKING:
    from kit.core.moves import Move
    from kit.core.rules import Rules
    from kit.core.state import State


class Poison(Effect):
    """Put poison seeds into your discard pile, while there are any."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """From the supply beside the boss."""
        for _ in range(self.count):
            if state.zones[SPORES] and alive(state, me):
                state.shift(me, state.zones[SPORES][-1], SPORES, DISCARD)


class Sicken(Effect):
    """Whatever poison has just been drawn takes effect, one seed after another."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """A seed never stays in hand, so each one found there was drawn just now."""
        for card in state.zone(me, HAND):
            slot = state.rules.cards[state.kinds[card]].slots.get("drawn")
            if slot is not None:
                state.agenda.append((slot, me, card, NOBODY))


class Venom(Effect):
    """It deals damage that shields cannot prevent, then goes to a discard pile of the drawer's choice."""

    __slots__ = ("moves",)

    def __init__(self, moves: list[Move]) -> None:
        super().__init__()
        self.why = "pass-on"
        self.moves = moves

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """`it` is 0 once the damage is dealt."""
        if it == NOBODY:
            before = has(state, me, HEALTH)
            wound(state, me, number(state, "venom"))
            if before and number(state, "nourishment"):
                state.gain(boss(state), HEALTH, number(state, "nourishment"))
            state.agenda.append((self, me, source, 0))
            return
        players = state.rules.sides.players(state)
        if players:
            # Who falls to it has no say any more: the leader passes it on.
            chooser = me if me in players else players[0]
            order = [chooser, *(seat for seat in players if seat != chooser)]
            state.ask(self, chooser, source, 0, [self.moves[seat] for seat in order])

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """From the hand of whoever drew it, or from where it went with a fallen player's hand."""
        to = state.base[move.seat] + DISCARD
        for seat in range(state.seats - 1):
            for place in (HAND, DISCARD):
                spot = state.base[seat] + place
                if source in state.zones[spot]:
                    state.zones[spot].remove(source)
                    state.zones[to].append(source)
                    if state.book is not None and seat != move.seat:
                        state.book.take(state.turn, move.seat, move.seat, source, events.MOVE, spot)
                    if state.log is not None:
                        state.log.append((events.MOVE, move.seat, source, 1, spot, to))
                    return


class DrawWarily(Draw):
    """Draw, then suffer what was poisoned."""

    __slots__ = ("after", "battle")

    def __init__(self, amount: int, battle: Battle, after: Effect) -> None:
        super().__init__(amount)
        self.battle = battle
        self.after = after
        self.instant = False

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Nothing more, where nobody poisons."""
        super().run(state, me, source, it)
        if self.battle.page.numbers.get("venom"):
            state.agenda.append((self.after, me, NOBODY, NOBODY))


class WaryCleanUp(Effect):
    """The clean-up of one seat, then what was poisoned among the new hand."""

    __slots__ = ("after", "battle", "usual")

    def __init__(self, usual: CleanUp, battle: Battle, after: Effect) -> None:
        super().__init__()
        self.usual = usual
        self.battle = battle
        self.after = after

    def bind(self, rules: Rules) -> None:
        """Both are tasks of their own."""
        rules.enlist(self.after)
        rules.enlist(self.usual)
        self.usual.bind(rules)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """In this order."""
        if self.battle.page.numbers.get("venom"):
            state.agenda.append((self.after, me, NOBODY, NOBODY))
        state.agenda.append((self.usual, me, NOBODY, NOBODY))
