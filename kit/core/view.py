"""View: what one seat may know. Bots get this, never a state.

A view is a lens over the state, not a copy: it costs nothing to make and shows what is there now.
`imagine` fills in the hidden at random: a full state that this seat could be looking at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core.dice import shuffle, stream
from kit.core.watch import discount
from kit.core.zones import ALL, BLIND, BOX, DECK, DISCARD, HAND, NOBODY, OWN, OWNER, SEAT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kit.core.cards import Card
    from kit.core.moves import Decision
    from kit.core.rules import Rules
    from kit.core.state import State

MOST_DEALS: Final = 1024
"""So often hidden cards are dealt anew until they explain the open question."""


class View:
    """What one seat may know of a game: its own hand, all public places and numbers, sizes of the rest."""

    __slots__ = ("_beside", "_seat", "_state")

    def __init__(self, state: State, seat: int, beside: tuple[int, ...] = ()) -> None:
        self._state = state
        self._seat = seat
        # Others whose hands are open to whoever looks: people of one team at one screen, or all, for a spectator.
        self._beside = beside

    @property
    def seat(self) -> int:
        """Whose view it is; for good, so that nobody looks through another's by accident."""
        return self._seat

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self._state.rules

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._state.seats

    @property
    def turn(self) -> int:
        """Which turn it is, counted over all seats from 1."""
        return self._state.turn

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self._state.active

    @property
    def first(self) -> int:
        """Who had the first turn."""
        return self._state.first

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self._state.over

    @property
    def decision(self) -> Decision | None:
        """The open decision, if it is this seat's to make."""
        decision = self._state.decision
        return decision if decision is not None and decision.seat == self._seat else None

    def count(self, name: str, seat: int = NOBODY) -> int:
        """A number by its name: `count("runes")`, `count("honor", 1)`, `count("pool")`."""
        state = self._state
        counter = state.rules.counter(name)
        if counter == NOBODY:
            raise KeyError(f"no counter {name!r}")
        if counter < SEAT:
            return state.counters[counter]
        return state.counters[state.purse[self._seat if seat == NOBODY else seat] + counter]

    def zone(self, name: str, seat: int = NOBODY) -> list[str] | None:
        """The ids of the cards of a place, top card first; None where this seat may not look."""
        state = self._state
        place = state.rules.place(name)
        if place == NOBODY:
            raise KeyError(f"no place {name!r}")
        whose = self._seat if seat == NOBODY else seat
        if not self.sees(place, whose):
            return None
        return [state.name(card) for card in reversed(state.zone(whose, place))]

    def cards(self, name: str, seat: int = NOBODY) -> list[int] | None:
        """The numbers of the cards of a place, top card last; None where this seat may not look."""
        state = self._state
        place = state.rules.place(name)
        if place == NOBODY:
            raise KeyError(f"no place {name!r}")
        whose = self._seat if seat == NOBODY else seat
        if place >= SEAT and not 0 <= whose < state.seats:
            return None
        return list(state.zone(whose, place)) if self.sees(place, whose) else None

    def kind(self, card: int) -> Card:
        """What sort of card a number is."""
        return self._state.rules.cards[self._state.kinds[card]]

    def spent(self, card: int, bit: int) -> bool:
        """Has this ability of a card in play been used this turn?"""
        return card * 8 + bit in self._state.used

    def price(self, card: Card) -> int:
        """What a card costs this seat now: less what makes it cheaper, and what may only be spent on it."""
        state = self._state
        rules = state.rules
        if not 0 <= self._seat < state.seats:
            return card.cost
        price = card.cost - discount(state, self._seat, card.kind)
        special = rules.special_filter
        if special is not None and state.fits(special, self._seat, card.kind):
            price -= self.count(rules.restricted[0])
        return max(0, price)

    def own_score(self) -> int:
        """What this seat would score now; it knows its own cards, if not their order."""
        return self._state.rules.finish.scores(self._state)[self._seat]

    def own_deck(self) -> list[str]:
        """The cards left in this seat's own deck, sorted: it knows which they are, not how they lie.

        If one was taken from it unseen, this is one of the decks it could be, and never tells which is gone.
        """
        state = self._state
        if not 0 <= self._seat < state.seats:
            return []
        if self._seat in self.unclear():
            state = state.clone()
            self._deal(state, stream(0, 99))
        return sorted([state.name(card) for card in state.zone(self._seat, DECK)])

    def unclear(self) -> list[int]:
        """Seats whose cards this one cannot name any more: some were handed over out of its sight."""
        return sorted([seat for group in self._groups(self._state) if len(group) > 1 for seat in group])

    def against(self) -> list[int]:
        """The seats this one plays against, also automatic ones."""
        state = self._state
        against = state.rules.sides.opponents(state, self._seat)
        return against + [seat for seat in state.rules.sides.rivals(state, self._seat) if seat not in against]

    def owns(self, worth: Sequence[int]) -> int:
        """What this seat's own cards add up to, by kind: it knows what is in its deck, if not where.

        With a 1 for some kinds and a 0 for the others this counts cards.
        """
        state = self._state
        if not 0 <= self._seat < state.seats:
            return 0
        kinds = state.kinds
        base = state.base[self._seat]
        found = 0
        for zone in state.zones[base + DECK : base + DISCARD + 1]:
            for card in zone:
                found += worth[kinds[card]]
        return found

    def size(self, name: str, seat: int = NOBODY) -> int:
        """How many cards lie in a place."""
        state = self._state
        place = state.rules.place(name)
        if place == NOBODY:
            raise KeyError(f"no place {name!r}")
        return len(state.zone(self._seat if seat == NOBODY else seat, place))

    def sees(self, place: int, whose: int) -> bool:
        """May this seat look into that place?"""
        rules = self._state.rules
        zone = rules.table_zones[place] if place < SEAT else rules.seat_zones[place - SEAT]
        return zone.sees == ALL or (
            zone.sees == OWNER and (whose == self._seat != NOBODY or whose in self._beside)
        )

    def hero(self, seat: int = NOBODY) -> str:
        """Which hero a seat is, by id; nothing where there are none or none is chosen yet."""
        rules = self._state.rules
        number = self.count("hero", seat) if rules.heroes else 0
        return rules.heroes[number - 1].id if number else ""

    def opponents(self) -> list[int]:
        """The seats against this one that are still in the game, clockwise from its left."""
        return self._state.rules.sides.opponents(self._state, self._seat)

    def source(self) -> str:
        """The card that asks the open decision, or nothing."""
        decision = self._state.decision
        return self._state.name(decision.source) if decision is not None else ""

    def data(self) -> dict[str, object]:
        """All of it as plain data; two states this seat cannot tell apart give the same."""
        state = self._state
        rules = state.rules
        seats: list[dict[str, object]] = []
        for seat in range(state.seats):
            entry: dict[str, object] = {}
            for counter in rules.seat_counters:
                entry[counter.name] = self.count(counter.name, seat)
            for zone in rules.seat_zones:
                cards = self.zone(zone.name, seat)
                entry[zone.name] = cards if cards is not None else self.size(zone.name, seat)
            seats.append(entry)
        table: dict[str, object] = {c.name: self.count(c.name) for c in rules.table_counters}
        for zone in rules.table_zones:
            cards = self.zone(zone.name)
            table[zone.name] = cards if cards is not None else self.size(zone.name)
        decision = self.decision
        return {
            "seat": self._seat,
            "turn": state.turn,
            "active": state.active,
            "over": state.over,
            "table": table,
            "seats": seats,
            "used": sorted([state.name(mark // 8), mark % 8] for mark in state.used),
            "decision": None if decision is None else decision.wire(state),
        }

    def imagine(self, seed: int = 0) -> State:
        """A full state this seat could be looking at: hidden cards dealt anew, future luck drawn anew."""
        x = stream(seed, 99)
        decision = self._state.decision
        state = self._state
        for _ in range(MOST_DEALS):
            state = self._state.clone()
            x = self._deal(state, x)
            state.dice = [stream(seed, 100 + owner) for owner in range(len(state.dice))]
            if decision is None or decision.seat == self._seat:
                return state
            # Somebody else is asked: what they may answer follows from the cards they are imagined to hold.
            # Cards with which nobody would have been asked are not what they hold, so these are dealt again.
            self._ask_again(state, decision)
            again = state.decision
            if again is not None and again.asker is decision.asker and again.seat == decision.seat:
                return state
        state.advance()
        return state

    def _deal(self, state: State, x: int) -> int:
        """Deal everything hidden anew and give back where the stream of chance stands."""
        me = self._seat
        # Sorted first: what is imagined may depend on the seed, never on the true order.
        for places in state.rules.unseen:
            x = self._deal_unseen(state, places, x)
        # Cards that have done something this turn were seen, so they stay in the hand they are in.
        seen = [mark // 8 for mark in state.used]
        for group in self._groups(state):
            spots = [state.base[seat] + HAND for seat in group if seat != me]
            spots += [state.base[seat] + DECK for seat in group]
            cards: list[int] = []
            for spot in spots:
                cards += [card for card in state.zones[spot] if card not in seen]
            cards.sort()
            x = shuffle(cards, x)
            for spot in spots:
                for index, card in enumerate(state.zones[spot]):
                    if card not in seen:
                        state.zones[spot][index] = cards.pop()
            for seat in group:
                state.zones[state.base[seat] + HAND].sort()
        return self._deal_secrets(state, x)

    def _deal_unseen(self, state: State, places: tuple[int, ...], x: int) -> int:
        """Face-down cards on the table: as many in each place, but any of them."""
        cards = sorted(card for place in places for card in state.zones[place])
        x = shuffle(cards, x)
        for place in places:
            size = len(state.zones[place])
            state.zones[place] = cards[:size]
            del cards[:size]
        return x

    def _ask_again(self, state: State, decision: Decision) -> None:
        """Put a question once more, now that other cards are held."""
        state.decision = None
        decision.asker.run(state, decision.me, decision.source, decision.it)

    def _groups(self, state: State) -> list[list[int]]:
        """Seats whose hidden cards cannot be told apart: third parties do not know what was handed over."""
        groups: list[list[int]] = [[seat] for seat in range(state.seats)]
        for i in range(0, len(state.mixed), 2):
            a, b = state.mixed[i] % BLIND, state.mixed[i + 1]
            if self._seat not in (a, b) or state.mixed[i] >= BLIND:
                merged = next(g for g in groups if a in g)
                other = next(g for g in groups if b in g)
                if merged is not other:
                    merged += other
                    groups.remove(other)
        return groups

    def _deal_secrets(self, state: State, x: int) -> int:
        """What others hold in secret (relics, …): dealt anew together with those that nobody was given."""
        rules = state.rules
        for place in range(OWN, SEAT + len(rules.seat_zones)):
            if rules.seat_zones[place - SEAT].sees != OWNER:
                continue
            spots = [state.base[seat] + place for seat in range(state.seats) if seat != self._seat]
            box = state.zones[BOX]
            unused = [card for card in box if secret(rules, place, state.kinds[card])]
            cards = sorted(unused + [card for spot in spots for card in state.zones[spot]])
            x = shuffle(cards, x)
            for spot in spots:
                size = len(state.zones[spot])
                state.zones[spot] = sorted(cards[:size])
                del cards[:size]
            state.zones[BOX] = [card for card in box if card not in unused] + sorted(cards)
        return x

    def __repr__(self) -> str:
        return f"<view of p{self._seat + 1}, turn {self.turn}>"


def secret(rules: Rules, place: int, kind: int) -> bool:
    """Could a card of this kind, now in the box, be one that somebody holds in secret in that place?"""
    card = rules.cards[kind]
    return bool(card.relic) if rules.seat_zones[place - SEAT].name == "relics" else card.type == rules.reserved
