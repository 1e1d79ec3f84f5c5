"""What a player does in the play phase besides playing and exhausting cards.

Booklet: Shards of Infinity, "play phase", "mercenaries", "focus", "attacking champions"; Relics of the
Future, "relics". Recruit, fast-play, focus, destroy a champion, take a relic.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core import events
from kit.core.book import spend
from kit.core.verbs import NEVER, Buy, Verb
from kit.core.watch import PLAYS, bargains
from kit.core.zones import DISCARD, NOBODY, ROW, STAYS
from kit.games.shards.champions import champion_is_open, health_of
from kit.games.shards.numbers import (
    FAST_PLAYED,
    FOCUSED,
    GEMS,
    MASTERED,
    MASTERY,
    POWER,
    RELIC_MASTERY,
    RELIC_TAKEN,
    RELICS,
)

if TYPE_CHECKING:
    from kit.core.effects import Effect
    from kit.core.moves import Move
    from kit.core.rules import Rules
    from kit.core.state import State


class Hire(Buy):
    """Recruit a card of the row into your discard pile, or fast-play a mercenary: the same price (S17, S33)."""

    __slots__ = ("effects", "fast", "heard", "menus", "varying")

    def __init__(self, types: frozenset[str]) -> None:
        super().__init__("recruit", GEMS, types)
        self.fast: list[Move | None] = []
        self.menus: dict[int, list[tuple[Move, ...]]] = {}
        self.effects: list[Effect | None] = []
        self.heard = b""
        self.varying: list[bool] = []

    def bind(self, rules: Rules) -> None:
        """Mercenaries have two moves, all others one."""
        super().bind(rules)
        moves = rules.moves_of("fast-play", ROW, self)
        self.fast = [m if c.type == "mercenary" else None for m, c in zip(moves, rules.cards, strict=True)]
        self.effects = [card.play for card in rules.cards]
        self.heard = rules.attentive[PLAYS]
        self.varying = [card.discount is not None for card in rules.cards]
        if any(self.varying):
            self.cheapest = 0
        self.menus = {}

    def price(self, state: State, me: int, kind: int) -> int:
        """What it costs this seat now; some cards cost less for what it has in play."""
        price = super().price(state, me, kind)
        discount = state.rules.cards[kind].discount
        if discount is not None:
            by, amount = discount
            price = max(0, price - by * amount.count(state, me, NOBODY, NOBODY))
        return price

    def offer(self, state: State, me: int, options: list[Move]) -> None:
        """Whatever can be paid, from the centre deck outward."""
        gems = state.counters[state.purse[me] + GEMS]
        if gems < self.cheapest:
            return
        kinds = state.kinds
        varying = self.varying
        dear = state.notes and bargains(state, me)
        menu = self.menus.get(gems)
        if menu is None:
            menu = [self.moves_for(kind, self.prices[kind], gems) for kind in range(len(self.prices))]
            if gems < 100:
                self.menus[gems] = menu
        for card in state.zones[ROW]:
            kind = kinds[card]
            if dear or varying[kind]:
                moves = self.moves_for(kind, self.price(state, me, kind), gems)
            else:
                moves = menu[kind]
            for move in moves:
                if move not in options:
                    options.append(move)

    def moves_for(self, kind: int, price: int, gems: int) -> tuple[Move, ...]:
        """What so many gems can do with a card at this price."""
        if price > gems or price >= NEVER:
            return ()
        fast = self.fast[kind]
        return (self.moves[kind],) if fast is None else (self.moves[kind], fast)

    def pay(self, state: State, me: int, kind: int) -> None:
        """Spend what the card costs."""
        spend(state, me, GEMS, self.price(state, me, kind))

    def do(self, state: State, me: int, move: Move) -> None:
        """Recruited it goes to the discard pile; fast-played it does what it does now (S34, S36)."""
        kind = move.kind
        if move is not self.fast[kind]:
            super().do(state, me, move)
            return
        self.pay(state, me, kind)
        row = state.zones[ROW]
        for card in row:
            if state.kinds[card] == kind:
                fast_play(state, me, card)
                return


def fast_play(state: State, me: int, card: int) -> None:
    """A card of the row is played at once; at the end of the turn it goes under the centre deck."""
    kind = state.kinds[card]
    index = state.zones[ROW].index(card)
    spot = state.base[me] + FAST_PLAYED
    state.zones[spot].append(card)
    state.played[me].append(card)
    if state.book is not None:
        state.book.take(state.turn, me, me, card, events.PLAY, ROW)
    if state.log is not None:
        state.log.append((events.PLAY, me, card, 1, ROW, spot))
    # The gap is closed before the card does anything (S13).
    state.rules.row.fill(state, index)
    if state.notes or state.rules.attentive[PLAYS][kind]:
        state.tell(PLAYS, me, card)
    effect = state.rules.cards[kind].play
    if effect is not None:
        effect.run(state, me, card, NOBODY)


class Focus(Verb):
    """Exhaust your hero and pay 1 gem for 1 mastery, once a turn (S28)."""

    __slots__ = ("move",)

    def __init__(self) -> None:
        super().__init__("focus")
        self.move: Move | None = None

    def bind(self, rules: Rules) -> None:
        """One move."""
        self.move = rules.move("focus", NOBODY, NOBODY, self)

    def offer(self, state: State, me: int, options: list[Move]) -> None:
        """With a gem left, the first time this turn."""
        purse = state.purse[me]
        if state.counters[purse + GEMS] and not state.counters[purse + FOCUSED] and self.move is not None:
            options.append(self.move)

    def do(self, state: State, me: int, move: Move) -> None:
        """Pay and learn."""
        spend(state, me, GEMS, 1)
        state.counters[state.purse[me] + FOCUSED] = 1
        state.gain(me, MASTERY, 1)


class DestroyChampion(Verb):
    """Spend power equal to an opposing champion's health, all at once (S40, D2)."""

    __slots__ = ("moves",)

    def __init__(self) -> None:
        super().__init__("destroy")
        self.moves: list[list[Move]] = []

    def bind(self, rules: Rules) -> None:
        """One move for each kind and owner."""
        self.moves = rules.moves_by_seat("destroy", STAYS, self)

    def offer(self, state: State, me: int, options: list[Move]) -> None:
        """Those that can be attacked and paid for."""
        power = state.counters[state.purse[me] + POWER]
        if power <= 0:
            return
        zones = state.zones
        for base in state.base:
            # Most of the time nobody else has a champion, and then nothing needs to be asked.
            if zones[base + STAYS] and base != state.base[me]:
                break
        else:
            return
        for seat in state.rules.sides.opponents(state, me):
            for card in zones[state.base[seat] + STAYS]:
                move = self.moves[seat][state.kinds[card]]
                if (
                    move not in options
                    and health_of(state, seat, card) <= power
                    and champion_is_open(state, me, seat, card)
                ):
                    options.append(move)

    def do(self, state: State, me: int, move: Move) -> None:
        """Of two alike, the first that can be attacked."""
        for card in state.zones[state.base[move.seat] + STAYS]:
            if state.kinds[card] == move.kind and champion_is_open(state, me, move.seat, card):
                state.lose(me, POWER, health_of(state, move.seat, card))
                state.rules.fallen(state, move.seat, card)
                return


class TakeRelic(Verb):
    """Recruit one of your relics, once a game, as soon as you have had 10 mastery (S77, S78)."""

    __slots__ = ("moves",)

    def __init__(self) -> None:
        super().__init__("recruit", RELICS)
        self.moves: list[Move] = []

    def bind(self, rules: Rules) -> None:
        """One move per relic."""
        self.moves = rules.moves_of("recruit", RELICS, self)

    def offer(self, state: State, me: int, options: list[Move]) -> None:
        """It costs nothing."""
        purse = state.purse[me]
        reached = state.counters[purse + MASTERED] or state.counters[purse + MASTERY] >= RELIC_MASTERY
        if reached and not state.counters[purse + RELIC_TAKEN]:
            for card in state.zones[state.base[me] + RELICS]:
                options.append(self.moves[state.kinds[card]])

    def do(self, state: State, me: int, move: Move) -> None:
        """To the discard pile, like a card of the row."""
        state.counters[state.purse[me] + RELIC_TAKEN] = 1
        state.acquire(me, state.find(me, move), RELICS, DISCARD)
