"""State: everything about now, including what is still to be resolved.

Cards are numbers in lists, resources are numbers in one list, pending work is a stack of tasks
(effect, seat, source, it). Every change a card may care about goes through one of the small methods
here, which tell the log and the watchers, if there are any.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core import events
from kit.core.dice import pick, roll, shuffle
from kit.core.moves import Decision, IllegalMove, Move, question
from kit.core.saves import digested, saved
from kit.core.watch import Note, Treat, acquired, heeded, mirrored
from kit.core.zones import CENTRE, DECK, DISCARD, HAND, NOBODY, ROW, SEAT, STAYS, VOID

if TYPE_CHECKING:
    from kit.core.book import Book
    from kit.core.cards import Filter
    from kit.core.effects import Effect
    from kit.core.events import Event
    from kit.core.rules import Rules
    from kit.core.view import View

    Task = tuple[Effect, int, int, int]

# Not just None: a compiler that follows types would take it for granted that no question comes back.
NOTHING: Decision | None = None

MOST_STEPS: Final = 20_000
STEPS: Final = range(MOST_STEPS)
"""Between two questions. Cards of one's own may set each other off without end; then the game stops here."""


class State:
    """One position of one game. Clone it freely; `apply` is the only way on."""

    __slots__ = (
        "active",
        "agenda",
        "base",
        "book",
        "counters",
        "decision",
        "dice",
        "extra",
        "first",
        "kinds",
        "log",
        "mixed",
        "notes",
        "number",
        "over",
        "played",
        "purse",
        "reveals",
        "rules",
        "seats",
        "turn",
        "used",
        "winners",
        "zones",
    )

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        # base[seat] + HAND is the seat's hand in `zones`; purse[seat] + RUNES its runes in `counters`.
        self.base = rules.bases[seats]
        self.purse = rules.purses[seats]
        self.kinds: list[int] = []
        self.zones: list[list[int]] = []
        self.counters: list[int] = []
        self.agenda: list[Task] = []
        self.notes: list[tuple[Note, int, int]] = []
        self.used: list[int] = []
        self.played: list[list[int]] = []
        self.dice: list[int] = []
        self.mixed: list[int] = []
        self.decision: Decision | None = None
        self.number = 0
        self.active = NOBODY
        self.first = 0
        self.turn = 0
        self.extra = 0
        self.reveals = 0
        self.over = False
        self.winners: tuple[int, ...] = ()
        self.log: list[Event] | None = None
        self.book: Book | None = None

    # ------------------------------------------------------------------ going on

    def apply(self, move: Move | str) -> None:
        """Answer the open decision. The options are the only legal answers."""
        decision = self.decision
        if decision is None:
            raise IllegalMove("The game is over; there is nothing left to answer.")
        if move not in decision.options:
            move = decision.meant(move)
        self.decision = NOTHING
        self.number += 1
        decision.asker.take(self, decision.me, decision.source, decision.it, move)
        if self.decision is None:
            self.advance()

    def advance(self) -> None:
        """Resolve what is pending until someone must choose or the game is over."""
        agenda = self.agenda
        for _ in STEPS:
            if self.decision is not None or self.over:
                return
            if agenda:
                effect, me, source, it = agenda.pop()
                effect.run(self, me, source, it)
            else:
                if self.book is not None and self.turn:
                    self.book.close(self)
                self.rules.turns.next(self)
        raise RuntimeError(
            f"{MOST_STEPS:,} steps and no question: these cards go round in circles, or do too much at once."
        )

    def ask(self, effect: Effect, me: int, source: int, it: int, options: list[Move]) -> None:
        """Stop and ask; a single possible answer is simply taken."""
        if len(options) == 1:
            effect.take(self, me, source, it, options[0])
        else:
            seat = me if me != self.rules.automaton else self.rules.master
            self.decision = question(self.number, seat, source, options, effect, it, me)

    def clone(self) -> State:
        """An independent copy that shares only what never changes. Nobody listens to it."""
        new = State(self.rules, self.seats)
        new.kinds = self.kinds
        new.zones = [zone[:] for zone in self.zones]
        new.counters = self.counters[:]
        new.agenda = self.agenda[:]
        new.notes = self.notes[:]
        new.used = self.used[:]
        new.played = [cards[:] for cards in self.played]
        new.dice = self.dice[:]
        new.mixed = self.mixed
        # A decision is never changed once made, so both may hold the same one.
        new.decision = self.decision
        new.number = self.number
        new.active = self.active
        new.first = self.first
        new.turn = self.turn
        new.extra = self.extra
        new.reveals = self.reveals
        new.over = self.over
        new.winners = self.winners
        return new

    # ------------------------------------------------------------------ looking

    def zone(self, me: int, place: int) -> list[int]:
        """The cards of a place, top card last; for a place on the table the seat does not matter."""
        return self.zones[place if place < SEAT else self.base[me] + place]

    def spot(self, me: int, place: int) -> int:
        """Where a place lies in `zones`."""
        return place if place < SEAT else self.base[me] + place

    def name(self, card: int) -> str:
        """The id of a card, or nothing for nobody."""
        return self.rules.cards[self.kinds[card]].id if card >= 0 else ""

    def find(self, me: int, move: Move) -> int:
        """A card of the kind the move names, in the place it names."""
        return self.named(self.zone(me, move.place), move)

    def named(self, zone: list[int], move: Move) -> int:
        """The card of the kind the move names; of several, the first, unless the move says which."""
        kinds = self.kinds
        kind = move.kind
        nth = move.nth
        for card in zone:
            if kinds[card] == kind:
                if nth == 1:
                    return card
                nth -= 1
        raise IllegalMove(f"there is no card for '{move}'")

    def fits(self, which: Filter, me: int, kind: int) -> bool:
        """Does a kind fit the filter, as this seat may see it?"""
        if which.strict[kind]:
            return True
        return which.loose is not None and which.loose[kind] != 0 and self.treats(me)

    def table(self, which: Filter, me: int) -> bytes:
        """The table of a filter, as this seat may see it."""
        if which.loose is not None and self.treats(me):
            return which.loose
        return which.strict

    def treats(self, me: int) -> bool:
        """May this seat treat its constructs as another faction (a card in play, or a note)?"""
        treating = self.rules.treating
        for card in self.zones[self.base[me] + STAYS]:
            if treating[self.kinds[card]]:
                return True
        for note, seat, _ in self.notes:
            if seat == me and isinstance(note, Treat):
                return True
        return False

    def view(self, seat: int) -> View:
        """What one seat may know of this state."""
        return self.rules.look(self, seat)

    @property
    def scores(self) -> list[int]:
        """What each seat would score if the game ended now."""
        return self.rules.finish.scores(self)

    # ------------------------------------------------------------------ changing

    def gain(self, me: int, counter: int, amount: int, cause: int = NOBODY) -> None:
        """A seat gains a resource; the cause is the card that gives it."""
        source = self.rules.sources[counter]
        spot = self.purse[me] + counter
        before = self.counters[spot]
        if source is not None:
            source.gain(self, me, counter, amount)
        else:
            self.counters[spot] = before + amount
        if self.log is not None:
            self.log.append((events.GAIN, me, counter, amount, cause, self.counters[spot] - before))
        if self.notes:
            mirrored(self, me, counter, amount)

    def lose(self, me: int, counter: int, amount: int) -> None:
        """A seat loses or spends a resource, never below nothing."""
        spot = self.purse[me] + counter
        really = min(amount, self.counters[spot])
        self.counters[spot] -= really
        if self.book is not None:
            self.book.paid[spot] += really
        if self.log is not None:
            self.log.append((events.LOSE, me, counter, amount, NOBODY, really))

    def draw(self, me: int, amount: int) -> None:
        """Draw cards; the discard pile becomes the deck when a card is needed and there is none."""
        base = self.base[me]
        deck = self.zones[base + DECK]
        hand = self.zones[base + HAND]
        while amount > 0:
            if not deck and not self.reshuffle(me):
                break
            if self.log is not None:
                card = deck[-1]
                self.log.append((events.DRAW, me, card, 1, base + DECK, base + HAND))
                hand.append(deck.pop())
                amount -= 1
            elif len(deck) >= amount:
                hand += deck[-amount:]
                del deck[-amount:]
                amount = 0
            else:
                amount -= len(deck)
                hand += deck
                deck.clear()
            self.reveals += 1
        # Cards of a kind are numbered in a row, so a sorted hand keeps them side by side.
        hand.sort()

    def reshuffle(self, me: int) -> bool:
        """Make the discard pile the deck. False if there is nothing to shuffle."""
        base = self.base[me]
        deck = self.zones[base + DECK]
        discard = self.zones[base + DISCARD]
        if not discard:
            return False
        deck += discard
        discard.clear()
        self.dice[me + 1] = shuffle(deck, self.dice[me + 1])
        self.reveals += 1
        if self.log is not None:
            self.log.append((events.SHUFFLE, me, NOBODY, len(deck), base + DISCARD, base + DECK))
        return True

    def recycle(self) -> bool:
        """Make the void the centre deck, where the rules say so. False if the row stays short."""
        void = self.zones[VOID]
        if not void or not self.rules.recycles:
            return False
        centre = self.zones[CENTRE]
        centre += void
        void.clear()
        self.dice[0] = shuffle(centre, self.dice[0])
        if self.log is not None:
            self.log.append((events.SHUFFLE, NOBODY, NOBODY, len(centre), VOID, CENTRE))
        return True

    def chance(self, me: int, count: int) -> int:
        """A random place among `count`, from the seat's own stream."""
        x = roll(self.dice[me + 1])
        self.dice[me + 1] = x
        self.reveals += 1
        return pick(x, count)

    def shift(self, me: int, card: int, place: int, to: int) -> None:
        """Move one of a seat's cards between two of its places."""
        a = self.spot(me, place)
        b = self.spot(me, to)
        self.zones[a].remove(card)
        self.zones[b].append(card)
        if to == HAND:
            self.zones[b].sort()
        if self.log is not None:
            self.log.append((events.MOVE, me, card, 1, a, b))

    def tuck(self, me: int, card: int, place: int, to: int) -> None:
        """Move a card to the bottom of another place."""
        a = self.spot(me, place)
        b = self.spot(me, to)
        self.zones[a].remove(card)
        self.zones[b].insert(0, card)
        if self.log is not None:
            self.log.append((events.MOVE, me, card, 1, a, b))

    def banish(self, me: int, card: int, place: int) -> None:
        """Out of the deck for good: to the void, its pile or the box; from the row the gap is filled."""
        home = self.rules.homes[self.kinds[card]]
        a = self.spot(me, place)
        zone = self.zones[a]
        index = zone.index(card)
        self.zones[home].append(card)
        if self.log is not None:
            self.log.append((events.BANISH, me, card, 1, a, home))
        if place == ROW:
            self.rules.row.fill(self, index)
        else:
            del zone[index]
            when = self.rules.banished[self.kinds[card]]
            if when is not None:
                when.hear(self, me, card, place)

    def acquire(self, me: int, card: int, place: int, to: int) -> None:
        """A card becomes a seat's own: first it moves, then the row is filled, then others hear of it."""
        a = self.spot(me, place)
        b = self.spot(me, to)
        zone = self.zones[a]
        index = zone.index(card)
        self.zones[b].append(card)
        if self.book is not None:
            self.book.take(self.turn, me, me, card, events.ACQUIRE, a)
        if self.log is not None:
            self.log.append((events.ACQUIRE, me, card, 1, a, b))
        if place == ROW:
            self.rules.row.fill(self, index)
        else:
            del zone[index]
        if to == HAND:
            self.zones[b].sort()
        acquired(self, me, card)

    def tell(self, event: int, me: int, card: int) -> None:
        """Something happened: the seat's cards in play and its notes hear of it.

        What they want is put on the agenda so that the first to hear is the first to act.
        """
        mark = len(self.agenda)
        kinds = self.kinds
        if card < 0 or self.rules.attentive[event][kinds[card]]:
            heard = self.rules.triggers[event]
            for place in self.rules.listening[event]:
                for mine in self.zones[self.base[me] + place]:
                    trigger = heard[kinds[mine]]
                    if trigger is not None and trigger.place == place:
                        trigger.hear(self, me, mine, card)
        for note, seat, _ in self.notes:
            if note.event == event and seat == me:
                # Only now is it worth going through them, and leaving out those that are used up.
                self.notes = heeded(self, event, me, card)
                break
        if len(self.agenda) - mark > 1:
            self.agenda[mark:] = reversed(self.agenda[mark:])

    # ------------------------------------------------------------------ as plain data

    def save(self) -> dict[str, object]:
        """The whole state as plain JSON data. `rules.restore` makes it a state again."""
        return saved(self)

    def digest(self) -> str:
        """A short fingerprint: two states with the same one are the same position with the same luck."""
        return digested(self)

    def __repr__(self) -> str:
        whose = "over" if self.over else f"turn {self.turn}, p{self.active + 1}"
        return f"<{self.rules.label}: {whose}>"
