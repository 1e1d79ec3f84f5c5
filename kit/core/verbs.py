"""Verbs: the things a seat may do in an open phase. Each offers moves and does one.

Here are those both games share: play a card, use a card in play, buy, end the turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core import events
from kit.core.book import spend
from kit.core.effects import Effect, GainPlain
from kit.core.moves import Decision
from kit.core.watch import PLAYS, discount
from kit.core.zones import DISCARD, HAND, NOBODY, PILES, PLAYED, ROW, STAYS

if TYPE_CHECKING:
    from kit.core.cards import Ability, Filter
    from kit.core.moves import Move
    from kit.core.rules import Rules
    from kit.core.state import State


NEVER: Final = 1 << 30
"""The price of what cannot be bought."""


class Verb:
    """A thing a seat may do."""

    __slots__ = ("needs", "word")

    def __init__(self, word: str, needs: int = NOBODY) -> None:
        self.word = word
        # The seat's place this verb is about: while it is empty there is nothing to offer.
        self.needs = needs

    def bind(self, rules: Rules) -> None:
        """Make the moves and tables of this verb, once, when the rules are complete."""

    def offer(self, state: State, me: int, options: list[Move]) -> None:
        """Add what can be done now."""

    def do(self, state: State, me: int, move: Move) -> None:
        """Do one of the offered moves."""


class Play(Verb):
    """Play a card from hand: put it in front of you and carry out what it does."""

    __slots__ = ("effects", "heard", "moves", "simple", "stays")

    def __init__(self) -> None:
        super().__init__("play", HAND)
        self.heard = b""
        self.effects: list[Effect | None] = []
        # Cards that only give one resource, as most of a deck do: which, and how much.
        self.simple: list[tuple[int, int] | None] = []
        # By kind. Any card in hand can be played, so the phase goes through the hand itself.
        self.moves: list[Move] = []
        self.stays: list[int] = []

    def bind(self, rules: Rules) -> None:
        """Cards that stay in play go to another place than those that leave at the end of the turn."""
        # Filled and not replaced: the phase holds on to this list.
        self.moves.clear()
        self.moves += rules.moves_of(self.word, HAND, self)
        self.effects = [card.play for card in rules.cards]
        self.simple = [(e.counter, e.amount) if isinstance(e, GainPlain) else None for e in self.effects]
        self.heard = rules.attentive[PLAYS]
        self.stays = [STAYS if card.type in rules.staying else PLAYED for card in rules.cards]

    def do(self, state: State, me: int, move: Move) -> None:
        """Others hear of it after the card has done what it does (they are put below it)."""
        kind = move.kind
        kinds = state.kinds
        base = state.base[me]
        hand = state.zones[base + HAND]
        card = NOBODY
        for card in hand:
            if kinds[card] == kind:
                break
        hand.remove(card)
        place = self.stays[kind]
        state.zones[base + place].append(card)
        state.played[me].append(card)
        log = state.log
        if log is not None:
            log.append((events.PLAY, me, card, 1, base + HAND, base + place))
        if state.notes or self.heard[kind]:
            state.tell(PLAYS, me, card)
        simple = self.simple[kind]
        if simple is not None and log is None:
            counter, amount = simple
            state.counters[state.purse[me] + counter] += amount
            return
        effect = self.effects[kind]
        if effect is not None:
            effect.run(state, me, card, NOBODY)


class Use(Verb):
    """Use an ability of a card in play: each once per turn, at the moment you choose."""

    __slots__ = ("uses",)

    def __init__(self, word: str) -> None:
        super().__init__(word, STAYS)
        # By kind: the move of each ability, and the ability.
        self.uses: list[list[tuple[Move, Ability]]] = []

    def bind(self, rules: Rules) -> None:
        """A card with one ability needs no name for it; with several the move says which."""
        self.uses = []
        for card in rules.cards:
            found: list[tuple[Move, Ability]] = []
            for ability in card.abilities:
                name = ability.name if len(card.abilities) > 1 else ""
                found.append((rules.move(self.word, card.kind, STAYS, self, name, ability.bit), ability))
            self.uses.append(found)

    def offer(self, state: State, me: int, options: list[Move]) -> None:
        """Abilities not used yet whose condition holds and whose price can be paid."""
        kinds = state.kinds
        used = state.used
        for card in state.zones[state.base[me] + STAYS]:
            for move, ability in self.uses[kinds[card]]:
                if (used and card * 8 + ability.bit in used) or move in options:
                    continue
                condition = ability.condition
                if condition is not None and not condition.holds(state, me, card, NOBODY):
                    continue
                if ability.effect.able(state, me, card):
                    options.append(move)

    def do(self, state: State, me: int, move: Move) -> None:
        """Mark it used, then do it."""
        kinds = state.kinds
        for card in state.zones[state.base[me] + STAYS]:
            mark = card * 8 + move.amount
            if kinds[card] == move.kind and mark not in state.used:
                state.used.append(mark)
                if state.log is not None:
                    spot = state.base[me] + STAYS
                    state.log.append((events.USE, me, card, move.amount, spot, spot))
                for ability in state.rules.cards[move.kind].abilities:
                    if ability.bit == move.amount:
                        ability.effect.run(state, me, card, NOBODY)
                return


class Buy(Verb):
    """Pay for a card of the row or of a pile; it goes to your discard pile."""

    __slots__ = ("cheapest", "counter", "moves", "piles", "prices", "purse", "special", "types", "which")

    def __init__(self, word: str, counter: int, types: frozenset[str], special: int = NOBODY) -> None:
        super().__init__(word)
        self.counter = counter
        self.types = types
        # A second purse that may only be spent on some cards (runes for Mechana constructs).
        self.special = special
        self.which: Filter | None = None
        self.prices: list[int] = []
        self.moves: list[Move] = []
        self.piles: list[int] = []
        self.cheapest = 0

    def bind(self, rules: Rules) -> None:
        """Prices by kind; what cannot be bought costs more than anybody has."""
        self.moves = rules.moves_of(self.word, ROW, self)
        self.prices = [
            card.cost if card.type in self.types and not card.starter else NEVER for card in rules.cards
        ]
        self.piles = [p for p in rules.pile_places() if self.prices[rules.pile_kinds[p - PILES]] < NEVER]
        self.cheapest = min(self.prices, default=0)
        self.which = rules.special_filter if self.special != NOBODY else None

    def price(self, state: State, me: int, kind: int) -> int:
        """What a card costs this seat now, in ordinary coin, after its special purse has paid."""
        price = self.prices[kind]
        if price == NEVER:
            return price
        if state.notes:
            price = max(0, price - discount(state, me, kind))
        if self.which is not None:
            extra = state.counters[state.purse[me] + self.special]
            if extra and state.fits(self.which, me, kind):
                price = max(0, price - extra)
        return price

    def offer(self, state: State, me: int, options: list[Move]) -> None:
        """Every kind in the row and every pile that can be paid."""
        counters = state.counters
        spot = state.purse[me]
        purse = counters[spot + self.counter]
        special = self.special
        if state.notes or (special != NOBODY and counters[spot + special]):
            self.offer_dear(state, me, purse, options)
            return
        if purse < self.cheapest:
            return
        kinds = state.kinds
        moves = self.moves
        prices = self.prices
        zones = state.zones
        for card in zones[ROW]:
            kind = kinds[card]
            if prices[kind] <= purse:
                move = moves[kind]
                if move not in options:
                    options.append(move)
        for place in self.piles:
            pile = zones[place]
            if pile:
                kind = kinds[pile[-1]]
                if prices[kind] <= purse:
                    options.append(moves[kind])

    def offer_dear(self, state: State, me: int, purse: int, options: list[Move]) -> None:
        """The same, while something changes prices."""
        kinds = state.kinds
        zones = state.zones
        shown = list(zones[ROW])
        shown += [zones[place][-1] for place in self.piles if zones[place]]
        for card in shown:
            kind = kinds[card]
            if self.price(state, me, kind) <= purse and self.moves[kind] not in options:
                options.append(self.moves[kind])

    def do(self, state: State, me: int, move: Move) -> None:
        """Pay, special coin first, then take the card."""
        kind = move.kind
        self.pay(state, me, kind)
        place = state.rules.stalls[kind]
        state.acquire(me, state.named(state.zones[place], move), place, DISCARD)

    def pay(self, state: State, me: int, kind: int) -> None:
        """Spend what the card costs."""
        price = self.prices[kind]
        if state.notes:
            price = max(0, price - discount(state, me, kind))
        if self.which is not None and state.fits(self.which, me, kind):
            spot = state.purse[me] + self.special
            extra = min(price, state.counters[spot])
            if extra:
                spend(state, me, self.special, extra)
                price -= extra
        spend(state, me, self.counter, price)


class End(Verb):
    """End the open phase: always possible, and always offered last."""

    __slots__ = ()

    def __init__(self, word: str = "end") -> None:
        super().__init__(word)


class Open(Effect):
    """An open phase: play cards and do what else you like, in any order, until you end it."""

    __slots__ = ("ending", "last", "moves", "needs", "play", "verbs")
    last: Move

    def __init__(self, why: str, verbs: list[Verb], ending: End) -> None:
        super().__init__()
        self.why = why
        self.verbs = list(verbs)
        self.play = next(verb for verb in verbs if isinstance(verb, Play))
        self.ending = ending
        self.needs: list[tuple[int, Verb]] = []
        self.moves: list[Move] = []

    def bind(self, rules: Rules) -> None:
        """The move that ends it, made with the rules."""
        self.last = rules.move(self.ending.word, NOBODY, NOBODY, self.ending)
        self.moves = self.play.moves
        self.needs = [(verb.needs, verb) for verb in self.verbs if verb is not self.play]

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Ask, even when little is left."""
        options: list[Move] = []
        zones = state.zones
        kinds = state.kinds
        base = state.base[me]
        moves = self.moves
        last: Move | None = None
        # Cards of a kind lie side by side, and are offered once.
        for card in zones[base + HAND]:
            move = moves[kinds[card]]
            if move is not last:
                options.append(move)
                last = move
        for place, verb in self.needs:
            # A verb about cards in a place that is empty has nothing to say; most turns have such.
            if place < 0 or zones[base + place]:
                verb.offer(state, me, options)
        options.append(self.last)
        decision = Decision()
        decision.number = state.number
        decision.seat = me
        decision.me = me
        decision.source = NOBODY
        decision.options = tuple(options)
        decision.asker = self
        decision.it = NOBODY
        state.decision = decision

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """Do it, and come back here unless that was the end."""
        verb = move.verb
        if verb is None or verb is self.ending:
            return
        agenda = state.agenda
        mark = len(agenda)
        verb.do(state, me, move)
        if len(agenda) == mark and state.decision is None and not state.over:
            # Most moves are done at once: then the next question follows without a detour.
            self.run(state, me, source, it)
        else:
            agenda.insert(mark, (self, me, source, it))
