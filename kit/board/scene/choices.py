"""Where each option of a decision is clicked: on a card, on a seat, with a stepper, or on a button.

Everything is read from the moves themselves (word, kind, place, seat, amount, name), so a word nobody
has drawn yet still gets a button with a readable text.
"""

from __future__ import annotations

import re
from typing import Final

from kit.cards.sentences import move_sentence
from kit.cards.terms import MOVES, known
from kit.cards.things import capital
from kit.core.cards import Card
from kit.core.moves import Decision, Move
from kit.core.view import View
from kit.core.zones import HAND, NOBODY, PILES, PLAYED, ROW, SEAT, STAYS

Spot = tuple[int, int, int]
"""Whose place (nobody's for the table), which place, which kind of card."""

ENDING: Final = "end"
DECLINING: Final = ("pass", "done", "drop", "decline", "skip")
SEARCHED: Final = (STAYS, HAND, PLAYED)


class Blank(dict[str, str]):
    """Fills every gap of a text with nothing."""

    def __missing__(self, key: str) -> str:
        return ""


class Choices:
    """The options of one decision, sorted by where they are shown."""

    def __init__(self, view: View, decision: Decision, names: list[str], language: str) -> None:
        self.view = view
        self.decision = decision
        self.names = names
        self.language = language
        self.cards: dict[Spot, list[Move]] = {}
        self.seats: dict[int, list[Move]] = {}
        self.steppers: dict[tuple[str, int, int], list[Move]] = {}
        self.buttons: list[Move] = []
        self.declines: list[Move] = []
        self.end: Move | None = None
        for move in decision.options:
            self.sort(move)
        for key, moves in list(self.steppers.items()):
            if len(moves) < 2:
                del self.steppers[key]
                self.buttons += moves
        # Clicking a seat is the same as clicking the button that names it.
        for move in self.buttons:
            if move.seat != NOBODY:
                self.seats.setdefault(move.seat, []).append(move)

    def sort(self, move: Move) -> None:
        """Where does this one belong?"""
        if move.word == ENDING and move.kind == NOBODY:
            self.end = move
        elif move.word in DECLINING and move.kind == NOBODY and not move.name:
            self.declines.append(move)
        elif move.kind != NOBODY and (spot := self.spot(move)) is not None:
            self.cards.setdefault(spot, []).append(move)
        elif move.kind == NOBODY and self.amount(move) != NOBODY:
            self.steppers.setdefault((move.word, move.seat, move.kind), []).append(move)
        else:
            self.buttons.append(move)

    def amount(self, move: Move) -> int:
        """The number a move is about, if it is about one."""
        if move.amount > 0:
            return move.amount
        found = re.fullmatch(r"(?:p[1-9] )?([0-9]{1,6})", move.name)
        return int(found.group(1)) if found else NOBODY

    def spot(self, move: Move) -> Spot | None:
        """Where the card of a move lies; None if this seat cannot see it anywhere."""
        seat = self.decision.seat if move.seat == NOBODY else move.seat
        rules = self.view.rules
        if move.place == ROW and move.kind in rules.pile_kinds:
            # What is always available is bought with the same words as what lies in the row.
            return NOBODY, PILES + rules.pile_kinds.index(move.kind), move.kind
        if move.place != NOBODY:
            spots = [(NOBODY if move.place < SEAT else seat, move.place)]
        elif move.seat != NOBODY:
            spots = [(seat, STAYS)]
        else:
            own = [SEAT + i for i in range(len(rules.seat_zones)) if SEAT + i not in SEARCHED]
            spots = [(seat, place) for place in (*SEARCHED, *own)] + [(NOBODY, ROW)]
        for whose, place in spots:
            if self.lies(whose, place, move.kind):
                return whose, place, move.kind
        if move.kind in rules.pile_kinds:
            return NOBODY, PILES + rules.pile_kinds.index(move.kind), move.kind
        return None

    def lies(self, whose: int, place: int, kind: int) -> bool:
        """Does a card of that kind lie there, to be seen?"""
        zones = self.view.rules.table_zones if place < SEAT else self.view.rules.seat_zones
        cards = self.view.cards(zones[place % SEAT].name, whose)
        return cards is not None and any(self.view.kind(card).kind == kind for card in cards)

    # ------------------------------------------------------------------ as plain data

    def label(self, move: Move) -> str:
        """A move as a sentence on a button, with names instead of numbers of seats."""
        return named(move_sentence(self.view.rules, move, self.language), self.names)

    def short(self, move: Move) -> str:
        """Only what is done, without the card: "Acquire"."""
        forms = MOVES.get(move.word)
        if forms is None:
            return capital(move.word)
        bare = forms[known(self.language)].format_map(Blank())
        return " ".join(bare.split()).strip(" :") or capital(move.word)

    def entry(self, move: Move) -> list[object]:
        """A move as the page needs it: what is sent, what is read, what is shown at the card."""
        return [move.text, self.label(move), self.short(move)]

    def on_card(self, whose: int, place: int, card: Card, nth: int = 0) -> list[list[object]]:
        """What can be done with a card that lies there; where like cards are told apart, with just that one."""
        moves = self.cards.get((whose, place, card.kind), [])
        return [self.entry(move) for move in moves if nth in (0, move.nth)]

    def stepper_data(self) -> list[dict[str, object]]:
        """Steppers: a label, the numbers that may be chosen and what each sends."""
        found: list[dict[str, object]] = []
        for (_, seat, _), moves in self.steppers.items():
            moves = sorted(moves, key=self.amount)
            who = self.names[seat] if 0 <= seat < len(self.names) else ""
            found.append(
                {
                    "label": self.short(moves[0]) + (f" {who}" if who else ""),
                    "seat": seat,
                    "values": [self.amount(move) for move in moves],
                    "moves": [move.text for move in moves],
                    "labels": [self.label(move) for move in moves],
                    "who": who,
                }
            )
        return found


def nth(view: View, number: int) -> int:
    """Which of several like cards of the row this is, where they are told apart; else 0."""
    if not view.rules.apart:
        return 0
    row = view.cards("row") or []
    kind = view.kind(number)
    return sum(view.kind(other) is kind for other in row[: row.index(number) + 1])


def claimed(view: View, number: int) -> bool:
    """Will an automatic opponent take this card of the row on its next turn, if it stays where it is?"""
    claims = view.rules.row.claims()
    return claims > 0 and not view.over and number in (view.cards("row") or [])[-claims:]


def named(text: str, names: list[str]) -> str:
    """With the names of the seats instead of p1, p2, …"""

    def name(match: re.Match[str]) -> str:
        seat = int(match.group(1)) - 1
        return names[seat] if seat < len(names) else match.group(0)

    return re.sub(r"\b[pP]([1-9])\b", name, text)
