"""Rules: everything that does not change during a game, as a record of named parts.

A game composes one; a box or a variant is a function from `Rules` to `Rules` that uses `adding`,
`replacing` and `without`. When all parts are together the rules are sealed: cards are compiled, moves
are made and tables are filled. After that they only answer questions.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING

from kit.core.dice import stream
from kit.core.moves import Move
from kit.core.parts import Finish, Setup, Sides, Source, Turns
from kit.core.row import Row, twins
from kit.core.saves import restored
from kit.core.state import State
from kit.core.verbs import Open, Verb
from kit.core.view import View
from kit.core.watch import BANISHED, HEARD, listen
from kit.core.zones import BOX, CENTRE, DISCARD, NOBODY, PILES, ROW, SEAT, STAYS, VOID, Counter, Zone

if TYPE_CHECKING:
    from kit.core.cards import Amount, Card, Filter, Hero
    from kit.core.effects import Effect
    from kit.core.state import Task
    from kit.core.watch import Trigger


class Rules:
    """One game with its boxes and variants: cards, places, numbers, turn, end."""

    def __init__(self, game: str, seats: tuple[int, int]) -> None:
        self.game = game
        self.sets: tuple[str, ...] = ()
        self.variants: tuple[str, ...] = ()
        # A card file of a player's own: its name and its text.
        self.own = ("", "")
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
        # A sort of card that counts as another one too (a mercenary is an ally).
        self.counts_as: dict[str, tuple[str, ...]] = {}
        self.heroes: list[Hero] = []
        self.recycles = True
        # Are there piles beside the row from which cards can always be had?
        self.piles = True
        # Banished starters go back to the box, not where other banished cards lie.
        self.starters_leave = True
        # Names of the seats that no person sits at (Samael); they come after the others.
        self.automata: tuple[str, ...] = ()
        # The seat that plays by itself, if there is one, and who chooses for it where a choice is needed.
        self.automaton = NOBODY
        self.master = 0
        # Words of the card language that mean something else at this table: word -> builder.
        self.rewording: dict[str, Callable[..., Effect]] = {}
        # What a game adds to the card language: who does a step, what is counted, parts of a header.
        self.doers: dict[str, Callable[[Rules, Effect], Effect]] = {}
        self.counting: dict[str, Callable[..., Amount]] = {}
        self.readers: dict[str, Callable[..., None]] = {}
        # Who is fought together, where somebody is: its name, the cards each brings, the mastery it begins with.
        self.boss, self.head_start = "", 0
        self.saved: tuple[tuple[str, ...], ...] = ()
        # Where a destroyed card of a type goes, if not to its owner; the type that is held in secret.
        self.falls, self.reserved = dict[str, int](), ""
        # Places on the table that nobody sees into: those that cannot be told apart stand together.
        self.unseen: list[tuple[int, ...]] = [(CENTRE,)]
        # Numbers of players between the least and the most that cannot play, with the reason.
        self.refused: dict[int, str] = {}
        # Cards of one type in a seat's own deck that count as another type there (monsters as heroes).
        self.alike: dict[str, str] = {}
        # Last changes to the compiled cards, just before the tables are made.
        self.touches: list[Callable[[Rules], None]] = []
        self.filler = ""
        self.sides = Sides()
        self.setup: list[tuple[str, Setup]] = []
        self.turns = Turns()
        self.phases: dict[str, list[tuple[str, Effect]]] = {}
        self.verbs: list[Verb] = []
        self.finish = Finish()
        self.row = Row(6)
        # Does it matter where in the row a card lies? Then like cards are told apart.
        self.apart = False
        # Filled by `seal`.
        self.label = ""
        self.fingerprint = ""
        self.cards: list[Card] = []
        self.by_id: dict[str, int] = {}
        self.effects: list[Effect] = []
        self.moves: list[Move] = []
        self.made, self.again = dict[tuple[str, int, int], Move](), dict[int, list[Move]]()
        self.pile_kinds: list[int] = []
        # Where a card of each kind can be bought: its pile, or the row.
        self.stalls: list[int] = []
        self.homes: list[int] = []
        self.fates: list[Effect | None] = []
        self.rewards: list[Effect | None] = []
        self.banished: list[Trigger | None] = []
        self.spoils: list[int] = []
        self.frame: frozenset[int] = frozenset()
        self.deeds = NOBODY
        self.treating: list[bool] = []
        self.sources: dict[int, Source | None] = {}
        self.listening: list[tuple[int, ...]] = [() for _ in HEARD]
        self.triggers: list[list[Trigger | None]] = [[] for _ in HEARD]
        # By event and kind: could any card wait for this happening to such a card?
        self.attentive: list[bytes] = [b"" for _ in HEARD]
        self.special_filter: Filter | None = None
        self.bases: dict[int, tuple[int, ...]] = {}
        self.purses: dict[int, tuple[int, ...]] = {}
        self.per_turn: list[int] = []
        self.numbers: dict[str, int] = {}
        # A whole turn as tasks, by role and seat, the first phase on top.
        self.agendas: dict[str, list[list[Task]]] = {}
        # The turns of all seats, where everybody's is of the same kind.
        self.usual: list[list[Task]] = []

    # ------------------------------------------------------------------ composing

    def adding(
        self,
        verbs: dict[str, list[Verb]] | None = None,
        setup: list[tuple[str, Setup]] | None = None,
        before: str = "",
        after: str = "",
        seat_zones: list[Zone] | None = None,
        seat_counters: list[Counter] | None = None,
        roles: dict[str, list[tuple[str, Effect]]] | None = None,
    ) -> Rules:
        """More of something: verbs for an open phase, steps of the set-up before or after another, roles."""
        for phase, more in (verbs or {}).items():
            opened = self._open(phase)
            opened.verbs += more
            self.verbs += more
        index = len(self.setup)
        if before or after:
            index = self._named([n for n, _ in self.setup], before or after, "set-up step") + bool(after)
        self.setup[index:index] = setup or []
        self.seat_zones += seat_zones or []
        self.seat_counters += seat_counters or []
        self.phases.update(roles or {})
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
        self.stalls = [ROW for _ in cards]
        for kind in self.pile_kinds:
            self.stalls[kind] = PILES + self.pile_kinds.index(kind)
            self.table_zones.append(Zone(cards[kind].id, 0))
        for card in cards:
            if card.pile:
                card.home = PILES + self.pile_kinds.index(card.kind)
            else:
                card.home = BOX if card.starter and self.starters_leave else VOID
        width, depth = len(self.seat_zones), len(self.seat_counters)
        for seats in range(1, self.most + 2):
            self.bases[seats] = tuple(len(self.table_zones) + s * width - SEAT for s in range(seats))
            self.purses[seats] = tuple(len(self.table_counters) + s * depth - SEAT for s in range(seats))
        self.per_turn = [SEAT + i for i, c in enumerate(self.seat_counters) if c.per_turn]
        for index, _ in enumerate(self.seat_counters):
            self.sources.setdefault(SEAT + index, None)
        self.deeds = self.counter("deeds")

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
        for touch in self.touches:
            touch(self)
        self.homes = [card.home for card in cards]
        kept = self.place("kept")
        self.spoils = [kept if "kept" in card.flags else card.home for card in cards]
        self.fates = [card.slots.get("fate") for card in cards]
        self.rewards = [card.slots.get("reward") for card in cards]
        self.treating = ["treats" in card.flags for card in cards]
        for event, _ in enumerate(HEARD):
            listen(self, event, kept)
        self.banished = self.triggers[BANISHED]
        for _, step in self.setup:
            self.enlist(step).bind(self)
        for role in self.phases:
            for _, phase in self.phases[role]:
                self.enlist(phase).bind(self)
            self.agendas[role] = [
                [(phase, seat, NOBODY, NOBODY) for _, phase in reversed(self.phases[role])]
                for seat in range(self.most + len(self.automata))
            ]
        if len(self.agendas) == 1:
            self.usual = self.agendas["player"]
        steps = [step.number for _, step in self.setup]
        steps += [phase.number for phases in self.phases.values() for _, phase in phases]
        self.frame = frozenset(steps)
        for verb in self.verbs:
            verb.bind(self)
        if self.apart:
            self.again = twins(self)
        return self

    def move(
        self,
        word: str,
        kind: int,
        place: int,
        verb: Verb | None = None,
        name: str = "",
        amount: int = 0,
        seat: int = NOBODY,
    ) -> Move:
        """A move, made once: the same words always give the same object."""
        text = word
        where = ""
        if kind != NOBODY:
            text += " " + self.cards[kind].id
        if name:
            text += " " + name
        if seat != NOBODY:
            text += f" p{seat + 1}"
        if place != NOBODY:
            zone = self.table_zones[place] if place < SEAT else self.seat_zones[place - SEAT]
            where = zone.name
            if zone.suffix:
                text += " @" + where
        # The same words may mean a card in hand or one in the row; they never meet in one decision.
        key = (text, place, -1 if verb is None else self.verbs.index(verb))
        found = self.made.get(key)
        if found is None:
            found = Move(len(self.moves), text, word, kind, place, name, verb, seat, amount, where)
            self.moves.append(found)
            self.made[key] = found
        return found

    def seat_moves(self, word: str) -> list[Move]:
        """One move per seat: `target p2`."""
        return [self.move(word, NOBODY, NOBODY, seat=seat) for seat in range(self.most + 1)]

    def moves_by_seat(self, word: str, place: int, verb: Verb | None = None) -> list[list[Move]]:
        """One move per seat and kind: `destroy evokatus p2`."""
        return [
            [self.move(word, card.kind, place, verb, seat=seat) for card in self.cards]
            for seat in range(self.most + 1)
        ]

    def moves_of(self, word: str, place: int, verb: Verb | None = None) -> list[Move]:
        """One move per kind."""
        return [self.move(word, card.kind, place, verb) for card in self.cards]

    def pile_places(self) -> list[int]:
        """The places of the always-available piles."""
        return [PILES + i for i in range(len(self.pile_kinds))]

    # ------------------------------------------------------------------ playing

    def begin(self, seats: int = 2, seed: int = 0) -> State:
        """A new game, dealt, at its first decision. The same seed deals the same game."""
        # Numbers of numpy and the like are welcome, but a state is made of plain ones.
        seats, seed = operator.index(seats), operator.index(seed)
        wrong = self.unseated(seats)
        if wrong:
            raise ValueError(wrong)
        state = self.blank(seats + len(self.automata), seed)
        for _, step in reversed(self.setup):
            state.agenda.append((step, NOBODY, NOBODY, NOBODY))
        state.advance()
        return state

    def unseated(self, seats: int) -> str:
        """Why so many players cannot play this; nothing if they can."""
        if seats in self.refused or self.least <= seats <= self.most:
            return self.refused.get(seats, "")
        fine = [n for n in range(self.least, self.most + 1) if n not in self.refused]
        whole = len(fine) > fine[-1] - fine[0]
        many = f"{fine[0]} to {fine[-1]}" if whole and len(fine) > 1 else " or ".join(map(str, fine))
        many = f"exactly {fine[0]} player{'s' * (fine[0] > 1)}" if len(fine) == 1 else many + " players"
        return f"This game ({self.label}) is for {many}, not {seats}."

    def called(self, seats: int, seat: int) -> str:
        """What a seat is called at a table of so many: p1, p2, or the name of an automatic one."""
        index = seat - (seats - len(self.automata))
        return self.automata[index] if 0 <= index < len(self.automata) else f"p{seat + 1}"

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

    def fallen(self, state: State, owner: int, card: int) -> None:
        """A card in play is destroyed: to its owner's discard pile; an automatic seat has none."""
        to = self.falls.get(self.cards[state.kinds[card]].type, DISCARD)
        state.shift(owner, card, STAYS, VOID if owner == self.automaton else to)
        last = self.cards[state.kinds[card]].slots.get("fallen")
        if last is not None:
            state.agenda.append((last, owner, card, NOBODY))

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
