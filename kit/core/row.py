"""The row: face-up cards in the middle, filled again at once whenever one leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core import events
from kit.core.moves import NTH, Move
from kit.core.zones import CENTRE, NOBODY, ROW

if TYPE_CHECKING:
    from kit.core.rules import Rules
    from kit.core.state import State


class Row:
    """A row of fixed places: the new card lies where the old one was."""

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size

    def fill(self, state: State, index: int) -> None:
        """Put the top card of the centre deck where a card just left."""
        row = state.zones[ROW]
        centre = state.zones[CENTRE]
        if not centre and not state.recycle():
            del row[index]
            return
        card = centre.pop()
        row[index] = card
        self.entered(state, card)
        if len(row) < self.size:
            self.short(state)

    def short(self, state: State) -> None:
        """It has fewer cards than it could have: for want of cards, or as some of them lie elsewhere."""

    def lay_out(self, state: State) -> None:
        """Fill the row at the start of the game, from the centre deck outward."""
        row = state.zones[ROW]
        while len(row) < self.size and state.zones[CENTRE]:
            card = state.zones[CENTRE].pop()
            row.append(card)
            self.entered(state, card)

    def entered(self, state: State, card: int) -> None:
        """A card came into the row: everyone sees it, and its Fate, if it has one, waits its turn."""
        state.reveals += 1
        if state.log is not None:
            state.log.append((events.ENTER, NOBODY, card, 1, CENTRE, ROW))
        fate = state.rules.fates[state.kinds[card]]
        if fate is not None:
            # Below all that is still going on, and below the Fates of cards that came before it (P1).
            active = state.active if state.active >= 0 else state.first
            state.agenda.insert(self.floor(state), (fate, active, card, NOBODY))

    def claims(self) -> int:
        """How many cards at the end of the row an automatic opponent takes on its next turn."""
        return 0

    def floor(self, state: State) -> int:
        """Where on the agenda the rest of the turn, or of the set-up, ends and what is going on begins."""
        agenda = state.agenda
        frame = state.rules.frame
        floor = 0
        while floor < len(agenda) and agenda[floor][0].number in frame:
            floor += 1
        return floor

    def beside(self, state: State, index: int) -> list[int]:
        """The cards that lay next to one that has left this place of the row, now that the gap is filled."""
        row = state.zones[ROW]
        return [row[i] for i in (index - 1, index + 1) if 0 <= i < len(row)]


# ---------------------------------------------------------------------- which of several like cards


def twins(rules: Rules) -> dict[int, list[Move]]:
    """By the number of a move about a card in the row: the same for the second such card, the third, …

    As a rule it is all the same which of two like cards leaves the row, and there are none of these. They are made
    where it matters what lies beside a card, or how far it is from the end.
    """
    found: dict[int, list[Move]] = {}
    for move in rules.moves[:]:
        if move.place != ROW or move.kind < 0:
            continue
        card = rules.cards[move.kind]
        if card.pile or card.starter or card.relic or card.aside:
            continue
        found[move.number] = []
        for nth in range(2, min(max(card.copies, 2), len(NTH)) + 1):
            text = f"{move.text} {NTH[nth - 1]}"
            verb, seat, amount = move.verb, move.seat, move.amount
            twin = Move(
                len(rules.moves), text, move.word, move.kind, ROW, move.name, verb, seat, amount, move.where
            )
            twin.nth = nth
            rules.moves.append(twin)
            found[move.number].append(twin)
    return found


def offer_twin(rules: Rules, move: Move, options: list[Move]) -> None:
    """A card like one that is offered already: offer it too, where it matters which of them is meant."""
    for other in rules.again.get(move.number, ()):
        if other not in options:
            options.append(other)
            return


def meaning(state: State, move: Move, card: int) -> Move:
    """The move that means just this card of the row, where it matters which of several like cards it is."""
    kind = state.kinds[card]
    nth = 0
    for other in state.zones[ROW]:
        nth += state.kinds[other] == kind
        if other == card:
            break
    more = state.rules.again.get(move.number, [])
    return more[min(nth, len(more) + 1) - 2] if nth > 1 and more else move
