"""Table: a position built by hand, for tests, lessons and puzzles.

Name only what matters; the rest is sensible: a row of harmless cards, a starter deck, an opponent with
five starters in hand. Lists are written top card first. You are p1 and it is your turn.
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from kit.agents.greedy import Greedy
from kit.core.events import SPEND, WASTE, Event
from kit.core.moves import IllegalMove
from kit.core.rules import Rules
from kit.core.state import State
from kit.core.zones import BOX, CENTRE, DECK, DISCARD, HAND, NOBODY, OWN, PILES, PLAYED, ROW, SEAT, STAYS, VOID
from kit.games import load
from kit.games.shards.boss import Allied
from kit.play.match import Chair, Match
from kit.play.table_words import ids, likely, seats_of
from kit.play.told import tell

Cards = str | Sequence[str]
HARMLESS_ON_TOP = 6


class SeatView:
    """One side of the table, as a test or a lesson looks at it: `me.runes`, `me.hand`, `me.discard`."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._seat = seat

    def __getattr__(self, name: str) -> object:
        state = self._state
        rules = state.rules
        plain = name.replace("_", "-")
        counter = rules.counter(plain)
        if counter >= SEAT:
            return state.counters[state.purse[self._seat] + counter]
        place = rules.place(plain)
        if place >= SEAT:
            cards = state.zone(self._seat, place)
            # Piles are read from the top; a hand is as it is held.
            order = reversed(cards) if place in (DECK, DISCARD) else cards
            return [state.name(card) for card in order]
        known = [c.name for c in rules.seat_counters] + [z.name for z in rules.seat_zones]
        raise AttributeError(f"a seat has no {name!r}; it has: {', '.join(known)}")

    @property
    def score(self) -> int:
        """What this seat would score now."""
        return self._state.scores[self._seat]

    def __repr__(self) -> str:
        return f"<p{self._seat + 1}>"


class Table:
    """A position of a game that you set out yourself. `do` plays moves, `offers` asks what is possible."""

    def __init__(
        self,
        game: str | Rules,
        sets: Sequence[str] | None = None,
        variants: Sequence[str] | None = None,
        seats: int | None = None,
        seed: int = 1,
        opponents: Sequence[dict[str, object]] | None = None,
        boss: str | dict[str, object] | None = None,
        **given: object,
    ) -> None:
        # In a battle the others are team-mates; `boss` is the one who is fought, by name or by what it has.
        name = boss if isinstance(boss, str) else None
        if isinstance(game, Rules) and (sets is not None or variants is not None):
            raise ValueError(
                "Rules that are loaded have their sets and variants; give the name of the game instead."
            )
        self.rules = game if isinstance(game, Rules) else load(game, sets, variants, boss=name)
        others = seats_of(opponents)
        wanted = len(others) + 1 - len(self.rules.automata)
        count = seats if seats is not None else max(self.rules.least, wanted)
        # An automatic opponent is one too, though nobody sits there.
        room = count - 1 + len(self.rules.automata)
        if len(others) > room:
            raise ValueError(f"{len(others)} opponents do not fit at a table of {count}.")
        others += [{} for _ in range(room - len(others))]
        if isinstance(boss, dict):
            others[-1] = boss
        self.state = self.rules.begin(count, seed)
        self._events: list[Event] = []
        self._set_out(given, others)

    # ------------------------------------------------------------------ setting out

    def _set_out(self, given: dict[str, object], others: list[dict[str, object]]) -> None:
        rules, state = self.rules, self.state
        state.kinds = list(state.kinds)
        state.agenda.clear()
        state.decision = None
        state.active, state.first, state.turn, state.number, state.reveals = 0, 0, 1, 0, 0
        for seat in range(state.seats):
            for counter in rules.seat_counters:
                code = rules.counter(counter.name)
                state.counters[state.purse[seat] + code] = counter.start
        if isinstance(rules.sides, Allied):
            # The boss has had its first turn; here nothing has happened yet.
            for index, counter in enumerate(rules.table_counters):
                state.counters[index] = counter.start
            whole = rules.sides.battle.page.whole(state)
            state.counters[state.purse[state.seats - 1] + rules.counter("health")] = whole
        # Everything goes back to where it can be taken from: own starters to the deck, the rest to the middle.
        for seat in range(state.seats):
            deck = state.zone(seat, DECK)
            for place in (HAND, PLAYED, STAYS, DISCARD):
                deck += state.zone(seat, place)
                state.zone(seat, place).clear()
            deck.sort(reverse=True)
            # Places only one game has (relics, …) go back to the box.
            for place in range(OWN, SEAT + len(rules.seat_zones)):
                state.zones[BOX] += state.zone(seat, place)
                state.zone(seat, place).clear()
        for place in (ROW, VOID):
            state.zones[CENTRE] += state.zones[place]
            state.zones[place] = []
        if "face-down" in self._asides():
            state.zones[CENTRE] += state.zones[rules.place("face-down")]
            state.zones[rules.place("face-down")] = []
        for seat, fields in enumerate([given, *others]):
            self._seat(seat, fields)
        self._middle(given)
        self._renumber()
        state.agenda = [
            (phase, 0, NOBODY, NOBODY) for _, phase in reversed(rules.phases[rules.turns.role(state, 0)])
        ]
        state.log = self._events
        state.advance()
        self._events.clear()

    def _seat(self, seat: int, fields: dict[str, object]) -> None:
        rules, state = self.rules, self.state
        table = [z.name for z in rules.table_zones[:BOX]] + [c.name for c in rules.table_counters]
        table += self._asides()
        for name, value in fields.items():
            plain = name.replace("_", "-")
            counter, place = rules.counter(plain), rules.place(plain)
            if plain == "hero" and rules.heroes:
                self._hero(seat, value)
            elif counter >= SEAT:
                if type(value) is not int or value < 0:
                    raise ValueError(f"{name} must be a whole number, not {value!r}.")
                state.counters[state.purse[seat] + counter] = value
            elif place < SEAT and not (seat == 0 and plain in table):
                known = [c.name for c in rules.seat_counters if c.shown] + [z.name for z in rules.seat_zones]
                known += table if seat == 0 else []
                raise TypeError(
                    f"a table of {rules.game} has no {name!r}.{likely(plain, known)} It has: {', '.join(known)}"
                )
        if rules.heroes and "hero" not in fields and seat in rules.sides.heroes(state):
            state.counters[state.purse[seat] + rules.counter("hero")] = seat % len(rules.heroes) + 1
        hand = fields.get("hand")
        places = [p for p in range(SEAT, SEAT + len(rules.seat_zones)) if p != DECK]
        for place in places:
            name = rules.seat_zones[place - SEAT].name
            value = fields.get(name, fields.get(name.replace("-", "_")))
            if value is None:
                continue
            cards = [self._fetch(seat, name) for name in ids(value)]
            if place == DISCARD:
                cards.reverse()
            zone = state.zone(seat, place)
            zone += cards
            if place == HAND:
                zone.sort()
            if place == PLAYED:
                state.played[seat] += cards
        deck = state.zone(seat, DECK)
        if "deck" in fields:
            cards = [self._fetch(seat, name) for name in ids(fields["deck"])]
            # Starters nobody asked for are out of the game.
            state.zones[BOX] += [card for card in deck if card not in cards]
            deck[:] = list(reversed(cards))
        else:
            deck.sort(reverse=True)
        if seat and hand is None:
            state.zone(seat, HAND).extend(deck[-5:])
            del deck[-5:]
            state.zone(seat, HAND).sort()

    def _hero(self, seat: int, value: object) -> None:
        names = [hero.id for hero in self.rules.heroes]
        if value not in names:
            close = difflib.get_close_matches(str(value), names, 1, 0.6)
            hint = f" Did you mean {close[0]!r}?" if close else ""
            raise ValueError(f"There is no hero {str(value)[:40]!r}.{hint} Known: {', '.join(names)}.")
        counter = self.rules.counter("hero")
        self.state.counters[self.state.purse[seat] + counter] = names.index(str(value)) + 1

    def _middle(self, given: dict[str, object]) -> None:
        rules, state = self.rules, self.state
        for counter in rules.table_counters:
            value = given.get(counter.name)
            if value is not None:
                if type(value) is not int or value < 0:
                    raise ValueError(f"{counter.name} must be a whole number, not {value!r}.")
                state.counters[rules.counter(counter.name)] = value
        for name in self._asides():
            value = given.get(name, given.get(name.replace("-", "_")))
            if value is not None:
                place = rules.place(name)
                state.zones[BOX] += state.zones[place]
                state.zones[place] = []
                state.zones[place] = [self._fetch(NOBODY, card) for card in reversed(ids(value))]
        void = given.get(rules.table_zones[VOID].name)
        state.zones[VOID] += [self._shared(name, VOID) for name in reversed(ids(void))]
        row = [self._shared(name) for name in ids(given.get("row"))]
        if len(row) > rules.row.size:
            raise ValueError(f"the row holds {rules.row.size} cards, not {len(row)}.")
        wanted = [self._shared(name) for name in ids(given.get("centre"))]
        hidden = len(state.zones[rules.place("face-down")]) if self.rules.boss else 0
        while len(row) + hidden < rules.row.size:
            row.append(self._fetch(NOBODY, rules.filler))
        state.zones[ROW] = row
        harmless = [self._fetch(NOBODY, rules.filler) for _ in range(HARMLESS_ON_TOP)]
        state.zones[CENTRE] += harmless + list(reversed(wanted))

    def _renumber(self) -> None:
        """Number all cards anew, kind by kind: everybody counts on copies lying side by side in a hand."""
        state = self.state
        order = sorted(range(len(state.kinds)), key=state.kinds.__getitem__)
        new = [0] * len(order)
        for number, card in enumerate(order):
            new[card] = number
        state.kinds = [state.kinds[card] for card in order]
        state.zones = [[new[card] for card in zone] for zone in state.zones]
        state.played = [[new[card] for card in cards] for cards in state.played]
        for seat in range(state.seats):
            state.zone(seat, HAND).sort()

    def _asides(self) -> list[str]:
        """Places on the table that only a battle has."""
        return [zone.name for zone in self.rules.table_zones[PILES + 1 :]] if self.rules.boss else []

    def _shared(self, name: str, place: int = ROW) -> int:
        """A card for the middle; starters and piles never lie there, unless it is where they are banished to."""
        kind = self.rules.by_id.get(name)
        card = self.rules.cards[kind] if kind is not None else None
        if card is not None and (card.starter or card.pile) and card.home != place:
            raise ValueError(f"{name!r} is never in the middle; only cards of the centre deck are.")
        return self._fetch(NOBODY, name)

    def _fetch(self, seat: int, name: str) -> int:
        """A card of that name: the seat's own starter, one from the middle or a pile, else a new one."""
        rules, state = self.rules, self.state
        if name not in rules.by_id:
            raise ValueError(f"{rules.label} has no card {name[:60]!r}.{likely(name, list(rules.by_id))}")
        kind = rules.by_id[name]
        places = [CENTRE, BOX, *rules.pile_places()]
        zones = [state.zones[p] for p in places]
        if seat != NOBODY:
            zones.insert(0, state.zone(seat, DECK))
        for zone in zones:
            for card in reversed(zone):
                if state.kinds[card] == kind:
                    if "stays" in rules.cards[kind].flags:
                        break
                    zone.remove(card)
                    return card
        state.kinds.append(kind)
        return len(state.kinds) - 1

    # ------------------------------------------------------------------ playing

    def do(self, *moves: str) -> Table:
        """Play these moves, whoever is asked; an error lists what is offered instead."""
        for text in moves:
            if self.state.decision is None:
                raise IllegalMove(f"{text!r} is not offered; the game is over.")
            self.state.apply(text)
        return self

    def offers(self, text: str) -> bool:
        """Is this among the options of the open decision?"""
        return self.state.decision is not None and text in self.state.decision

    @property
    def options(self) -> list[str]:
        """What can be chosen now, as text."""
        decision = self.state.decision
        return [] if decision is None else [move.text for move in decision.options]

    @property
    def asked(self) -> int | None:
        """Which seat is asked now."""
        return None if self.state.decision is None else self.state.decision.seat

    def match(self, chairs: Sequence[Chair] | None = None) -> Match:
        """A match that goes on from here: yours is the first chair, Greedy sits on the others, unless you say who."""
        players = self.state.seats - len(self.rules.automata)
        if chairs is None:
            chairs = [None, *(Greedy() for _ in range(players - 1))]
        if len(chairs) != players:
            raise ValueError(f"this table has {players} chairs, not {len(chairs)}.")
        return Match(self.rules, chairs, seed=0, start=self.state)

    # ------------------------------------------------------------------ looking

    @property
    def me(self) -> SeatView:
        """Your side."""
        return SeatView(self.state, 0)

    def opponent(self, number: int = 1) -> SeatView:
        """The side of an opponent, counted clockwise from 1."""
        if not 1 <= number < self.state.seats:
            raise IndexError(f"opponents are numbered 1 to {self.state.seats - 1}.")
        return SeatView(self.state, number)

    @property
    def boss(self) -> SeatView:
        """The side of the boss, in a battle."""
        return SeatView(self.state, self.state.seats - 1)

    @property
    def row(self) -> list[str]:
        """The row, from the centre deck outward."""
        return [self.state.name(card) for card in self.state.zones[ROW]]

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.state.over

    @property
    def turn(self) -> int:
        """Which turn it is; the first is 1."""
        return self.state.turn

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.state.active

    def __getattr__(self, name: str) -> object:
        state = self.__dict__.get("state")
        if state is not None:
            plain = name.replace("_", "-")
            counter, place = state.rules.counter(plain), state.rules.place(plain)
            if 0 <= counter < SEAT:
                return state.counters[counter]
            if 0 <= place < SEAT:
                return [state.name(card) for card in reversed(state.zones[place])]
        raise AttributeError(f"a table has no {name!r}")

    @property
    def told(self) -> list[str]:
        """What happened since the table was set out, event by event; that a price was paid goes without saying."""
        return [tell(self.state, event) for event in self._events if event[0] not in (SPEND, WASTE)]

    def story(self, *lines: str) -> bool:
        """Did these things happen, in this order (others may lie between)? A line may be a beginning."""
        rest = iter(self.told)
        return all(any(event.startswith(line) for event in rest) for line in lines)

    def __repr__(self) -> str:
        return f"<table of {self.rules.label}: {self.state.decision!r}>"
