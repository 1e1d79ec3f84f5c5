"""Rules: everything that does not change during a game, as a record of named parts.

A game composes one; a box or a variant is a function from `Rules` to `Rules` that uses `adding`,
`replacing` and `without`. When all parts are together the rules are sealed: cards are compiled, moves
are made and tables are filled. After that they only answer questions.
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING

from kit.core.dice import stream
from kit.core.moves import Move
from kit.core.parts import Finish, Setup, Sides, Source, Turns
from kit.core.row import Row
from kit.core.saves import restored
from kit.core.state import State
from kit.core.verbs import Open, Verb
from kit.core.view import View
from kit.core.watch import HEARD
from kit.core.zones import BOX, NOBODY, PILES, ROW, SEAT, STAYS, VOID, Counter, Zone

if TYPE_CHECKING:
    from kit.core.cards import Card, Filter
    from kit.core.effects import Effect
    from kit.core.watch import Trigger


class Rules:
    """One game with its boxes and variants: cards, places, numbers, turn, end."""

    def __init__(self, game: str, seats: tuple[int, int]) -> None:
        self.game = game
        self.sets: tuple[str, ...] = ()
        self.variants: tuple[str, ...] = ()
        self.least, self.most = seats
        self.table_zones: list[Zone] = []
        self.seat_zones: list[Zone] = []
        self.table_counters: list[Counter] = []
        self.seat_counters: list[Counter] = []
        self.types: tuple[str, ...] = ()
        self.factions: tuple[str, ...] = ()
        self.staying: frozenset[str] = frozenset()
        self.ownable: frozenset[str] = frozenset()
        self.tallies: dict[str, str] = {}
        self.treat: tuple[str, str] = ("", "")
        self.restricted: tuple[str, str, str] = ("", "", "")
        self.figures: tuple[str, ...] = ()
        self.recycles = True
        self.filler = ""
        self.sides = Sides()
        self.setup: list[tuple[str, Setup]] = []
        self.turns = Turns()
        self.phases: dict[str, list[tuple[str, Effect]]] = {}
        self.verbs: list[Verb] = []
        self.finish = Finish()
        self.row = Row(6)
        # Filled by `seal`.
        self.label = ""
        self.fingerprint = ""
        self.cards: list[Card] = []
        self.by_id: dict[str, int] = {}
        self.effects: list[Effect] = []
        self.moves: list[Move] = []
        self.by_text: dict[str, Move] = {}
        self.pile_kinds: list[int] = []
        self.homes: list[int] = []
        self.fates: list[Effect | None] = []
        self.rewards: list[Effect | None] = []
        self.banished: list[Trigger | None] = []
        self.treating: list[bool] = []
        self.sources: dict[int, Source | None] = {}
        self.listening: list[tuple[int, ...]] = [() for _ in HEARD]
        self.triggers: list[list[Trigger | None]] = [[] for _ in HEARD]
        self.special_filter: Filter | None = None
        self.bases: dict[int, tuple[int, ...]] = {}
        self.purses: dict[int, tuple[int, ...]] = {}
        self.per_turn: list[int] = []
        self.numbers: dict[str, int] = {}
        self.agendas: dict[str, list[Effect]] = {}

    # ------------------------------------------------------------------ composing

    def adding(
        self,
        verbs: dict[str, list[Verb]] | None = None,
        setup: list[tuple[str, Setup]] | None = None,
        seat_zones: list[Zone] | None = None,
        seat_counters: list[Counter] | None = None,
    ) -> Rules:
        """More of something; a verb goes into the open phase with that name."""
        for phase, more in (verbs or {}).items():
            opened = self._open(phase)
            opened.verbs += more
            self.verbs += more
        self.setup += setup or []
        self.seat_zones += seat_zones or []
        self.seat_counters += seat_counters or []
        return self

    def replacing(
        self,
        sides: Sides | None = None,
        turns: Turns | None = None,
        finish: Finish | None = None,
        row: Row | None = None,
        setup: dict[str, Setup] | None = None,
        phases: dict[str, Effect] | None = None,
        seats: tuple[int, int] | None = None,
    ) -> Rules:
        """Another part in place of one that is there; a name that is not there is refused."""
        self.sides = sides or self.sides
        self.turns = turns or self.turns
        self.finish = finish or self.finish
        self.row = row or self.row
        if seats is not None:
            self.least, self.most = seats
        for name, step in (setup or {}).items():
            index = self._named([n for n, _ in self.setup], name, "set-up step")
            self.setup[index] = (name, step)
        for name, phase in (phases or {}).items():
            for steps in self.phases.values():
                index = self._named([n for n, _ in steps], name, "phase")
                steps[index] = (name, phase)
        return self

    def without(self, setup: str) -> Rules:
        """The same without one step of the set-up."""
        del self.setup[self._named([n for n, _ in self.setup], setup, "set-up step")]
        return self

    def _named(self, names: list[str], name: str, what: str) -> int:
        if name not in names:
            raise ValueError(f"{self.game} has no {what} {name!r}; it has: {', '.join(names)}")
        return names.index(name)

    def _open(self, phase: str) -> Open:
        for steps in self.phases.values():
            for name, effect in steps:
                if name == phase and isinstance(effect, Open):
                    return effect
        raise ValueError(f"{self.game} has no open phase {phase!r}")

    # ------------------------------------------------------------------ sealing

    def place(self, name: str) -> int:
        """The number of a place, by its name."""
        for index, zone in enumerate(self.table_zones):
            if zone.name == name:
                return index
        for index, zone in enumerate(self.seat_zones):
            if zone.name == name:
                return SEAT + index
        return NOBODY

    def counter(self, name: str) -> int:
        """The number of a counter, by its name."""
        if not self.numbers:
            for index, counter in enumerate(self.table_counters):
                self.numbers[counter.name] = index
            for index, counter in enumerate(self.seat_counters):
                self.numbers[counter.name] = SEAT + index
        return self.numbers.get(name, NOBODY)

    def settle(self, cards: list[Card]) -> None:
        """First half of sealing: the kinds are known, so places and numbers can be."""
        self.cards = cards
        self.numbers = {}
        self.by_id = {card.id: card.kind for card in cards}
        self.pile_kinds = [card.kind for card in cards if card.pile]
        for kind in self.pile_kinds:
            self.table_zones.append(Zone(cards[kind].id, 0))
        for card in cards:
            if card.pile:
                card.home = PILES + self.pile_kinds.index(card.kind)
            else:
                card.home = BOX if card.starter else VOID
        width, depth = len(self.seat_zones), len(self.seat_counters)
        for seats in range(1, self.most + 2):
            self.bases[seats] = tuple(len(self.table_zones) + s * width - SEAT for s in range(seats))
            self.purses[seats] = tuple(len(self.table_counters) + s * depth - SEAT for s in range(seats))
        self.per_turn = [SEAT + i for i, c in enumerate(self.seat_counters) if c.per_turn]
        for index, _ in enumerate(self.seat_counters):
            self.sources.setdefault(SEAT + index, None)

    def enlist(self, effect: Effect) -> Effect:
        """Give an effect its number, by which saved games name it."""
        if effect.number == NOBODY:
            effect.number = len(self.effects)
            self.effects.append(effect)
        return effect

    def seal(self, label: str, fingerprint: str) -> Rules:
        """Second half: the cards are compiled; make moves and tables."""
        self.label = label
        self.fingerprint = fingerprint
        cards = self.cards
        self.homes = [card.home for card in cards]
        self.fates = [card.slots.get("fate") for card in cards]
        self.rewards = [card.slots.get("reward") for card in cards]
        self.treating = ["treats" in card.flags for card in cards]
        self.banished = [None for _ in cards]
        for event, _ in enumerate(HEARD):
            self.triggers[event] = [None for _ in cards]
            for card in cards:
                for trigger in card.triggers:
                    if trigger.event == event:
                        self.triggers[event][card.kind] = trigger
            if any(t is not None for t in self.triggers[event]):
                self.listening[event] = (STAYS,)
        for _, step in self.setup:
            self.enlist(step).bind(self)
        for role in self.phases:
            for _, phase in self.phases[role]:
                self.enlist(phase).bind(self)
            self.agendas[role] = [phase for _, phase in reversed(self.phases[role])]
        for verb in self.verbs:
            verb.bind(self)
        return self

    def move(
        self, word: str, kind: int, place: int, verb: Verb | None = None, name: str = "", amount: int = 0
    ) -> Move:
        """A move, made once: the same words always give the same object."""
        text = word
        where = ""
        if kind != NOBODY:
            text += " " + self.cards[kind].id
        if name:
            text += " " + name
        if place != NOBODY:
            zone = self.table_zones[place] if place < SEAT else self.seat_zones[place - SEAT]
            where = zone.name
            if zone.suffix:
                text += " @" + where
        found = self.by_text.get(text)
        # The same words may mean a card in hand or one in the row; they never meet in one decision.
        if found is None or found.place != place or found.verb is not verb:
            found = Move(len(self.moves), text, word, kind, place, name, verb, NOBODY, amount, where)
            self.moves.append(found)
            self.by_text[text] = found
        return found

    def moves_of(self, word: str, place: int, verb: Verb | None = None) -> list[Move]:
        """One move per kind, for cards of one place."""
        return [self.move(word, card.kind, place, verb) for card in self.cards]

    def pile_places(self) -> list[int]:
        """The places of the always-available piles."""
        return [PILES + i for i in range(len(self.pile_kinds))]

    def where(self, state: State, kind: int) -> int:
        """Where a card of this kind can be bought: its pile, or the row."""
        return PILES + self.pile_kinds.index(kind) if kind in self.pile_kinds else ROW

    def buyable(self, card: Card, types: frozenset[str]) -> bool:
        """Can cards of this kind be bought at all?"""
        return card.type in types and not card.starter

    # ------------------------------------------------------------------ playing

    def begin(self, seats: int = 2, seed: int = 0) -> State:
        """A new game, dealt, at its first decision. The same seed deals the same game."""
        # Numbers of numpy and the like are welcome, but a state is made of plain ones.
        seats, seed = operator.index(seats), operator.index(seed)
        if not self.least <= seats <= self.most:
            raise ValueError(
                f"{self.label} is for {self.least} to {self.most} players, not {seats}."
                if self.least != self.most
                else f"{self.label} is for exactly {self.least} players, not {seats}."
            )
        state = self.blank(seats, seed)
        for _, step in reversed(self.setup):
            state.agenda.append((step, NOBODY, NOBODY, NOBODY))
        state.advance()
        return state

    def blank(self, seats: int, seed: int) -> State:
        """An empty table: places and numbers, no cards yet."""
        state = State(self, seats)
        state.zones = [[] for _ in range(len(self.table_zones) + seats * len(self.seat_zones))]
        state.counters = [c.start for c in self.table_counters]
        for _ in range(seats):
            state.counters += [c.start for c in self.seat_counters]
        state.played = [[] for _ in range(seats)]
        state.dice = [stream(seed, owner) for owner in range(seats + 2)]
        return state

    def next_turn(self, state: State) -> None:
        """Nothing is pending: the next seat's turn, or the end."""
        self.turns.next(state)

    def look(self, state: State, seat: int) -> View:
        """The lens of one seat, or of somebody who looks on (`NOBODY`) and sees no hand at all."""
        if not NOBODY <= seat < state.seats:
            raise ValueError(f"This game has seats 0 to {state.seats - 1}, not {seat}.")
        return View(state, seat)

    def restore(self, data: object) -> State:
        """A state from what `save` gave; anything that does not add up is refused with a sentence."""
        return restored(self, data)

    def __repr__(self) -> str:
        return f"<rules {self.label}: {len(self.cards)} cards, {self.least}-{self.most} players>"
