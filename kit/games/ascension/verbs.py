"""Defeating monsters, by paying power or by a card's effect.

Booklet: Ascension, "defeating monsters"; order of steps A36, A55 and P1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core import events
from kit.core.book import spend
from kit.core.effects import Effect, Pick
from kit.core.row import offer_twin
from kit.core.verbs import NEVER, Buy
from kit.core.watch import DEFEATS, Cheaper, bargains
from kit.core.zones import CENTRE, DISCARD, NOBODY, PILES, ROW, VOID

if TYPE_CHECKING:
    from kit.core.cards import Filter
    from kit.core.moves import Move
    from kit.core.rules import Rules
    from kit.core.state import State


def defeat(state: State, me: int, card: int, place: int) -> None:
    """To the void, fill the row, then the reward, then what was waiting for it."""
    rules = state.rules
    kind = state.kinds[card]
    index = NOBODY
    if state.book is not None:
        state.book.take(state.turn, me, me, card, events.DEFEAT, place)
    if place in (ROW, VOID):
        # Most monsters go to the void; one that is kept lies with whoever defeated it.
        to = state.spot(me, rules.spoils[kind])
        if state.log is not None:
            state.log.append((events.DEFEAT, me, card, 1, place, to))
        if place == ROW:
            index = state.zones[ROW].index(card)
            state.zones[to].append(card)
            rules.row.fill(state, index)
        else:
            state.zones[VOID].remove(card)
            state.zones[to].append(card)
        counter = state.purse[me] + rules.counter("defeats")
        state.counters[counter] += 1
        # Pushed before the reward, so it happens after it (P1).
        if state.notes or rules.attentive[DEFEATS][kind]:
            state.tell(DEFEATS, me, card)
    elif state.log is not None:
        state.log.append((events.DEFEAT, me, card, 1, place, place))
    if rules.deeds >= 0 and me == state.active:
        state.counters[state.purse[me] + rules.deeds] += 1
    reward = rules.rewards[kind]
    if reward is not None:
        # A reward that speaks of the cards beside the monster needs to know where it lay.
        state.agenda.append((reward, me, card, index))


Menu = tuple[list["Move | None"], list[tuple[int, "Move"]]]

MOST_DEALS: Final = 5000
"""Menus kept for changed prices; there are endless ways to change them."""


class Market(Buy):
    """Acquire heroes and constructs for runes, defeat monsters for power, in one look at the middle.

    The Cultist and the other piles are always there; he stays where he is (A37).
    """

    __slots__ = ("apart", "deals", "menus", "power", "toughness", "weakest")

    def __init__(self, runes: int, power: int, types: frozenset[str], special: int) -> None:
        super().__init__("acquire", runes, types, special)
        self.power = power
        self.toughness: list[int] = []
        # Are like cards of the row told apart?
        self.apart = False
        self.weakest = 0
        self.menus: list[Menu | None] = []
        self.deals: dict[tuple[int, int, int, tuple[int, ...], bool], Menu] = {}

    def bind(self, rules: Rules) -> None:
        """Every kind in the middle has one price, in runes or in power, and one move."""
        super().bind(rules)
        self.toughness = [card.cost if card.type == "monster" else NEVER for card in rules.cards]
        self.weakest = min(self.toughness, default=NEVER)
        defeats = rules.moves_of("defeat", ROW, self)
        self.moves = [d if t < NEVER else m for m, d, t in zip(self.moves, defeats, self.toughness, strict=True)]
        self.menus = [None] * 1024
        self.apart = rules.apart
        self.deals = {}

    def menu(self, rules: Rules, runes: int, power: int, prices: list[int]) -> Menu:
        """What so much buys: a move or nothing for every kind, and the piles that can be paid."""
        table: list[Move | None] = [
            move if prices[kind] <= runes or self.toughness[kind] <= power else None
            for kind, move in enumerate(self.moves)
        ]
        piles: list[tuple[int, Move]] = []
        for place in rules.pile_places():
            move = table[rules.pile_kinds[place - PILES]]
            if move is not None:
                piles.append((place, move))
        return table, piles

    def offer(self, state: State, me: int, options: list[Move]) -> None:
        """Whatever can be paid, from the centre deck outward, then the piles."""
        counters = state.counters
        spot = state.purse[me]
        runes = counters[spot + self.counter]
        power = counters[spot + self.power]
        if counters[spot + self.special] or (state.notes and bargains(state, me)):
            menu = self.deal(state, me, runes, power)
        elif runes < self.cheapest and power < self.weakest:
            return
        elif runes < 32 and power < 32:
            # The same purse always buys the same, so each menu is written once.
            found = self.menus[runes << 5 | power]
            if found is None:
                found = self.menus[runes << 5 | power] = self.menu(state.rules, runes, power, self.prices)
            menu = found
        else:
            menu = self.menu(state.rules, runes, power, self.prices)
        table, piles = menu
        kinds = state.kinds
        zones = state.zones
        apart = self.apart
        for card in zones[ROW]:
            move = table[kinds[card]]
            if move is not None:
                if move not in options:
                    options.append(move)
                elif apart:
                    offer_twin(state.rules, move, options)
        for place, move in piles:
            if zones[place]:
                options.append(move)

    def deal(self, state: State, me: int, runes: int, power: int) -> Menu:
        """The menu while something changes prices; the same changes make the same menu."""
        special = state.counters[state.purse[me] + self.special]
        less = tuple([n.number for n, seat, _ in state.notes if seat == me and isinstance(n, Cheaper)])
        key = (runes, power, special, less, state.treats(me))
        menu = self.deals.get(key)
        if menu is None:
            prices = [self.price(state, me, kind) for kind in range(len(self.prices))]
            menu = self.menu(state.rules, runes, power, prices)
            if len(self.deals) >= MOST_DEALS:
                self.deals.clear()
            self.deals[key] = menu
        return menu

    def do(self, state: State, me: int, move: Move) -> None:
        """A monster is defeated, anything else acquired."""
        kind = move.kind
        if self.toughness[kind] == NEVER:
            super().do(state, me, move)
            return
        spend(state, me, self.power, self.toughness[kind])
        place = state.rules.stalls[kind]
        defeat(state, me, state.named(state.zones[place], move), place)


class DefeatFree(Pick):
    """Defeat a monster without paying; its reward is gained as usual."""

    __slots__ = ()

    def act(self, state: State, me: int, source: int, card: int, place: int) -> None:
        """As if it had been paid."""
        defeat(state, me, card, place)


class DefeatPaying(Pick):
    """Defeat a monster that lies elsewhere as if it were in the row: its power is paid.

    After its reward and all that waited for it, the monster is put under the centre deck.
    """

    __slots__ = ("power", "under")

    def __init__(
        self,
        why: str,
        places: tuple[tuple[int, list[Move]], ...],
        which: Filter,
        decline: Move | None,
        power: int,
        under: Effect | None,
    ) -> None:
        super().__init__(why, places, which, decline)
        self.power = power
        self.under = under

    def options(self, state: State, me: int) -> list[Move]:
        """Those there is power enough for."""
        power = state.counters[state.purse[me] + self.power]
        cards = state.rules.cards
        return [move for move in super().options(state, me) if cards[move.kind].cost <= power]

    def act(self, state: State, me: int, source: int, card: int, place: int) -> None:
        """Pay, then as ever."""
        spend(state, me, self.power, state.rules.cards[state.kinds[card]].cost)
        if self.under is not None:
            state.agenda.append((self.under, me, source, card))
        defeat(state, me, card, place)


class PutUnder(Effect):
    """Put the card this is about from the void under the centre deck, unless it has gone elsewhere."""

    __slots__ = ()

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """The bottom of a pile is its beginning."""
        if it in state.zones[VOID]:
            state.zones[VOID].remove(it)
            state.zones[CENTRE].insert(0, it)
            if state.log is not None:
                state.log.append((events.MOVE, me, it, 1, VOID, CENTRE))


class Seize(Pick):
    """Acquire or defeat a card of the row without paying."""

    __slots__ = ("monsters",)

    def __init__(
        self,
        why: str,
        acquires: list[Move],
        defeats: list[Move],
        which: Filter,
        monsters: bytes,
        decline: Move | None,
    ) -> None:
        moves = [d if m else a for a, d, m in zip(acquires, defeats, monsters, strict=True)]
        super().__init__(why, ((ROW, moves),), which, decline)
        self.monsters = monsters

    def act(self, state: State, me: int, source: int, card: int, place: int) -> None:
        """A monster is defeated, anything else acquired."""
        if self.monsters[state.kinds[card]]:
            defeat(state, me, card, place)
        else:
            state.acquire(me, card, place, DISCARD)
