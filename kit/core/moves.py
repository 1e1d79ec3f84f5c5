"""Moves and decisions: the one door through which people, bots, replays and tests play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core.zones import NOBODY

if TYPE_CHECKING:
    from kit.core.effects import Effect
    from kit.core.state import State
    from kit.core.verbs import Verb


NTH: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
"""Which of several like cards in the row a move means, where that matters; the first goes without saying."""


class IllegalMove(ValueError):
    """An answer that is not among the options. Its sentence lists what is."""


class Move:
    """One thing that can be chosen. Made once with the rules and shared: compare with `is`."""

    __slots__ = ("amount", "kind", "name", "nth", "number", "place", "seat", "text", "verb", "where", "word")

    def __init__(
        self,
        number: int,
        text: str,
        word: str,
        kind: int,
        place: int,
        name: str,
        verb: Verb | None,
        seat: int = NOBODY,
        amount: int = 0,
        where: str = "",
    ) -> None:
        self.number = number
        self.text = text
        self.word = word
        self.kind = kind
        self.place = place
        self.name = name
        self.verb = verb
        self.seat = seat
        self.amount = amount
        # The name of the place, also where the text leaves it out.
        self.where = where
        # Of several such cards in the row, the how manyth from the centre deck.
        self.nth = 1

    def bare(self) -> str:
        """Its text without what may be left out as long as it is clear: the place, which of several."""
        text = self.text.partition(" @")[0]
        return text if self.nth == 1 else text.removesuffix(" " + NTH[self.nth - 1])

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Decision:
    """One question to one seat. Pick exactly one of the options; they are never empty."""

    # Whoever asks fills these in: a call that only hands seven values on would cost a tenth of a whole move.
    __slots__ = ("asker", "it", "me", "number", "options", "seat", "source")
    number: int
    # Who answers, and on whose behalf: the same, unless a player chooses for an automatic opponent.
    seat: int
    me: int
    source: int
    # For good: clones share the decision, and whoever is asked must not be able to add an answer.
    options: tuple[Move, ...]
    asker: Effect
    it: int

    @property
    def why(self) -> str:
        """What is asked, as a key for sentences: "main", "banish", "shield", …"""
        return self.asker.why

    def find(self, text: str) -> Move:
        """The option with this text. What is said short (`banish apprentice`) must be clear."""
        for move in self.options:
            if move.text == text:
                return move
        bare, at, place = text.partition(" @")
        # `@hand` may be said although it goes without saying; `@discard` may be left out if it is the only one.
        close = [m for m in self.options if m.bare() == bare and (not at or m.where == place)]
        if len(close) == 1:
            return close[0]
        raise self.refusal(text)

    def meant(self, move: object) -> Move:
        """The option an answer means that is not one of them: the text of one, or it is refused."""
        if isinstance(move, str):
            return self.find(move)
        raise self.refusal(str(move))

    def refusal(self, text: str) -> IllegalMove:
        """What to say to an answer that is not among the options."""
        may = ", ".join(move.text for move in self.options)
        return IllegalMove(f"{text!r} is not offered; p{self.seat + 1} may: {may}")

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            try:
                self.find(move)
            except IllegalMove:
                return False
            return True
        return move in self.options

    def __len__(self) -> int:
        return len(self.options)

    def __repr__(self) -> str:
        return f"<p{self.seat + 1}, {self.why}: " + " | ".join(m.text for m in self.options) + ">"

    def wire(self, state: State) -> dict[str, object]:
        """The decision as plain data, as it travels to a page or over a network."""
        return {
            "number": self.number,
            "seat": self.seat,
            "why": self.why,
            "source": state.name(self.source),
            "options": [m.text for m in self.options],
        }


def question(
    number: int, seat: int, source: int, options: list[Move], asker: Effect, it: int, me: int
) -> Decision:
    """A decision with everything in it. An open phase, which asks most, fills in its own."""
    decision = Decision()
    decision.number = number
    decision.seat = seat
    decision.me = me
    decision.source = source
    decision.options = tuple(options)
    decision.asker = asker
    decision.it = it
    return decision
