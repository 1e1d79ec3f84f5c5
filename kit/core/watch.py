"""Triggers on cards ("when you acquire …") and notes that last until the end of the turn.

Every change of state that a card may wait for goes through `State.tell`. A trigger belongs to a card in
play (or where its `from` says); a note belongs to a seat and has an end. Both only put work on the agenda; nothing happens here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core.effects import Effect
from kit.core.zones import DISCARD, NOBODY, STAYS

if TYPE_CHECKING:
    from kit.core.cards import Filter
    from kit.core.rules import Rules
    from kit.core.state import State

# What can be waited for.
PLAYS: Final = 0
ACQUIRES: Final = 1
DEFEATS: Final = 2
ENDS: Final = 3
BANISHED: Final = 4
HEARD: Final = ("play", "acquire", "defeat", "end", "banished")


class Trigger:
    """What a card waits for, as a rule while it is in play, and what then happens."""

    __slots__ = ("bit", "effect", "event", "first", "once", "other", "place", "which")

    def __init__(
        self,
        event: int,
        which: Filter,
        effect: Effect,
        once: bool,
        first: int,
        other: bool,
        bit: int,
        place: int = STAYS,
    ) -> None:
        self.event = event
        self.which = which
        self.effect = effect
        # once: this card, once per turn; first: a counter that must stand at 1 ("the first time each turn").
        self.once = once
        self.first = first
        self.other = other
        self.bit = bit
        # Where the card must lie to hear it: in play, unless it says otherwise.
        self.place = place

    def hear(self, state: State, me: int, mine: int, card: int) -> None:
        """A card of mine hears what happened to another card."""
        if self.other and card == mine:
            return
        if not state.fits(self.which, me, state.kinds[card]):
            return
        if self.first >= 0 and state.counters[state.purse[me] + self.first] != 1:
            return
        if self.once and mine * 8 + self.bit in state.used:
            return
        state.agenda.append((self.effect, me, mine, card))


class Note(Effect):
    """Something that holds for a seat until the end of the turn. Kept on the state with who and what for."""

    __slots__ = ("event",)

    def __init__(self, event: int) -> None:
        super().__init__()
        self.event = event

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Write the note down."""
        state.notes.append((self, me, source))

    def hear(self, state: State, me: int, source: int, card: int) -> bool:
        """Something happened to this seat's card. True means the note is used up."""
        return False


class Cheaper(Note):
    """The next card of a sort that you acquire this turn costs less."""

    __slots__ = ("by", "which")

    def __init__(self, event: int, which: Filter, by: int) -> None:
        super().__init__(event)
        self.which = which
        self.by = by

    def hear(self, state: State, me: int, source: int, card: int) -> bool:
        """Acquired: that was the one."""
        return state.fits(self.which, me, state.kinds[card])


class NextTime(Note):
    """The next time this turn that … happens, do something, once."""

    __slots__ = ("effect", "which")

    def __init__(self, event: int, which: Filter, effect: Effect) -> None:
        super().__init__(event)
        self.which = which
        self.effect = effect

    def hear(self, state: State, me: int, source: int, card: int) -> bool:
        """It happened: put the effect on the agenda."""
        if card == source or not state.fits(self.which, me, state.kinds[card]):
            return False
        state.agenda.append((self.effect, me, source, card))
        return True


class Treat(Note):
    """This turn you may treat cards of a sort as if they belonged to a faction."""

    __slots__ = ()


class Marked(Effect):
    """Once per turn: mark the card that does this, then do it."""

    __slots__ = ("bit", "what")

    def __init__(self, bit: int, what: Effect) -> None:
        super().__init__()
        self.bit = bit
        self.what = what

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Not a second time, also when two things set it off at once."""
        mark = source * 8 + self.bit
        if mark not in state.used:
            state.used.append(mark)
            self.what.run(state, me, source, it)


class Mirror(Note):
    """This turn, as much of one thing as you gain of another, also of what the dial no longer takes."""

    __slots__ = ("gained", "given")

    def __init__(self, gained: int, given: int) -> None:
        super().__init__(NOBODY)
        self.gained = gained
        self.given = given


class IntoPlay(Note):
    """The next card of a sort that you acquire this turn goes straight into play."""

    __slots__ = ("which",)

    def __init__(self, event: int, which: Filter) -> None:
        super().__init__(event)
        self.which = which

    def hear(self, state: State, me: int, source: int, card: int) -> bool:
        """Only if it lies on the discard pile: of two notes one serves this card, the other the next."""
        if not state.fits(self.which, me, state.kinds[card]) or card not in state.zone(me, DISCARD):
            return False
        state.shift(me, card, DISCARD, STAYS)
        return True


class CopyLater(Note):
    """For the rest of the turn, do what each card of a sort does once more when it is played."""

    __slots__ = ("which",)

    def __init__(self, event: int, which: Filter) -> None:
        super().__init__(event)
        self.which = which

    def hear(self, state: State, me: int, source: int, card: int) -> bool:
        """After the card itself, unless that copies, too; the note stays."""
        played = state.rules.cards[state.kinds[card]]
        effect = played.play
        if effect is not None and "copies" not in played.flags and state.fits(self.which, me, played.kind):
            state.agenda.append((effect, me, source, NOBODY))
        return False


def listen(rules: Rules, event: int, kept: int) -> None:
    """Which cards wait for an event, from which places, and for what sort of card."""
    cards = rules.cards
    rules.triggers[event] = [None for _ in cards]
    places: list[int] = []
    heard = bytearray(len(cards))
    for card in cards:
        for trigger in card.triggers:
            if trigger.event == event:
                rules.triggers[event][card.kind] = trigger
                if "kept" in card.flags:
                    trigger.place = kept
                if trigger.place not in places:
                    places.append(trigger.place)
                wide = trigger.which.loose or trigger.which.strict
                heard = bytearray(a | b for a, b in zip(heard, wide, strict=True))
    rules.listening[event] = tuple(places)
    rules.attentive[event] = bytes(heard)


def heeded(state: State, event: int, me: int, card: int) -> list[tuple[Note, int, int]]:
    """A seat's notes hear of something; those that are not used up by it are left."""
    left: list[tuple[Note, int, int]] = []
    for entry in state.notes:
        if entry[0].event != event or entry[1] != me or not entry[0].hear(state, me, entry[2], card):
            left.append(entry)
    return left


def mirrored(state: State, me: int, counter: int, amount: int) -> None:
    """Somebody gained something: notes that give something else for it.

    What they give is not mirrored again: two of them would go on between each other without end.
    """
    notes = state.notes
    state.notes = []
    for note, seat, source in notes:
        if seat == me and isinstance(note, Mirror) and note.gained == counter:
            state.gain(me, note.given, amount, source)
    state.notes = notes


def acquired(state: State, me: int, card: int) -> None:
    """A seat has acquired a card: its turn was not idle, and whoever waits for it hears of it."""
    rules = state.rules
    if rules.deeds >= 0 and me == state.active:
        state.counters[state.purse[me] + rules.deeds] += 1
    if state.notes or rules.attentive[ACQUIRES][state.kinds[card]]:
        state.tell(ACQUIRES, me, card)


def bargains(state: State, me: int) -> bool:
    """Does anything cost this seat less now?"""
    for note, seat, _ in state.notes:
        if seat == me and isinstance(note, Cheaper):
            return True
    return False


def discount(state: State, me: int, kind: int) -> int:
    """How much less a card costs this seat now."""
    less = 0
    for note, seat, _ in state.notes:
        if seat == me and isinstance(note, Cheaper) and state.fits(note.which, me, kind):
            less += note.by
    return less
