"""The dock: totals, one sentence, buttons. Every question is asked here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.board.scene import battle
from kit.board.scene.asking import enrich
from kit.board.scene.looks import DEEDS, SYMBOLS
from kit.board.scene.words import DECLINE, word
from kit.cards.sentences import question
from kit.cards.terms import counted, known, term
from kit.core.cards import Card
from kit.core.moves import Move
from kit.core.zones import HAND, NOBODY, PILES, ROW, SEAT

if TYPE_CHECKING:
    from kit.board.scene.table import Painter


def plain_resource(card: Card) -> bool:
    """Does playing this card only give countable things, whatever the moment?"""
    steps = card.entry.get("play")
    if not isinstance(steps, list) or card.triggers or not steps or card.type == "monster":
        return False
    return all(plain_step(step) for step in steps)


def plain_step(step: object) -> bool:
    """A gain without a question, a draw or a second person in it."""
    if not isinstance(step, dict):
        return False
    if set(step) == {"first_of"} and isinstance(step["first_of"], list):
        return all(plain_step({k: v for k, v in s.items() if k != "if"}) for s in step["first_of"])
    return set(step) == {"gain"}


def plain_moves(painter: Painter) -> list[Move]:
    """The plain resource cards in hand, as moves, one for each copy."""
    choices = painter.choices
    if choices is None:
        return []
    found: list[Move] = []
    held = painter.view.cards(painter.rules.seat_zones[HAND - SEAT].name, painter.me) or []
    for (whose, place, kind), moves in choices.cards.items():
        if whose == painter.me and place == HAND and plain_resource(painter.rules.cards[kind]):
            play = [move for move in moves if move.word == "play"]
            copies = sum(painter.view.kind(card).kind == kind for card in held)
            found += play[:1] * copies
    return found


def dock(painter: Painter) -> dict[str, object]:
    """What is asked, by whom, and the ways to answer that are not cards."""
    view, language = painter.view, painter.language
    if view.over:
        return {"kind": "over", "text": word("over", language)}
    if painter.choices is None or painter.decision is None:
        active = painter.decision.seat if painter.decision is not None else view.active
        name = painter.names[active] if 0 <= active < view.seats else ""
        return {"kind": "wait", "text": word("acting", language, x=name), "seat": active}
    if painter.choices.end is not None:
        return main(painter)
    return asked(painter)


def main(painter: Painter) -> dict[str, object]:
    """The open phase: play, spend, end."""
    choices, language = painter.choices, painter.language
    assert choices is not None
    assert choices.end is not None
    in_hand = any(place == HAND for _, place, _ in choices.cards)
    reach = sum(
        len([1 for card in painter.view.cards("row") or [] if painter.view.kind(card).kind == kind])
        if place == ROW
        else 1
        for _, place, kind in choices.cards
        if place == ROW or PILES <= place < SEAT
    )
    text = word("main" if in_hand else "spend" if choices.cards or choices.buttons else "nothing", language)
    small = ""
    if reach:
        small = word("one within reach", language) if reach == 1 else word("within reach", language, n=reach)
    wasted = [
        [SYMBOLS.get(name, name), painter.number(painter.view.count(name, painter.me)), term(name, language)]
        for name in painter.look.wasted
        if painter.view.count(name, painter.me) > 0
    ]
    strikes = painter.look.strike and painter.view.count(painter.look.strike, painter.me) > 0
    found: dict[str, object] = {
        "kind": "main",
        "text": text,
        "small": small,
        "end": {
            "move": choices.end.text,
            "label": word("to attack" if strikes else "end turn", language),
            "unspent": wasted,
            "idle": 0 if choices.cards or choices.buttons else 1,
        },
        "buttons": [deed(painter, move) for move in choices.buttons],
        "declines": [choices.entry(move) for move in choices.declines],
        "steps": choices.stepper_data(),
    }
    plain = plain_moves(painter)
    if len(plain) > 1:
        found["all"] = len(plain)
    if painter.rules.boss:
        together(painter, found)
    return found


def together(painter: Painter, found: dict[str, object]) -> None:
    """The players' turn of a battle: the baton, who is not done, what strikes the boss in the end."""
    view, language, choices = painter.view, painter.language, painter.choices
    assert choices is not None
    overs = [move for move in choices.buttons if move.word == "hand-over"]
    found["buttons"] = [deed(painter, move) for move in choices.buttons if move.word != "hand-over"]
    found["over"] = [[*choices.entry(move), move.seat] for move in overs]
    others = battle.waiting(view)
    if others:
        found["small"] = word("still playing", language, x=", ".join(painter.names[seat] for seat in others))
    end = found["end"]
    assert isinstance(end, dict)
    end["label"] = word("my part" if others else "end players", language)
    power = view.count("power", painter.me)
    if power:
        end["strike"] = [painter.number(power), word("to boss", language, x=painter.names[-1])]


def deed(painter: Painter, move: Move) -> list[object]:
    """A button that is no card, with its price and its worth where they are known."""
    assert painter.choices is not None
    entry = painter.choices.entry(move)
    if move.word in DEEDS and move.kind == NOBODY:
        entry.append(
            [[SYMBOLS.get(name, name), n, counted(name, n, painter.language)] for name, n in DEEDS[move.word]]
        )
    return entry


def asked(painter: Painter) -> dict[str, object]:
    """A question with its answers; cards are answered where they lie."""
    choices, decision, language = painter.choices, painter.decision, painter.language
    assert choices is not None
    assert decision is not None
    source = painter.view.kind(decision.source) if decision.source != NOBODY else None
    small = word("one click", language) + " " + word("may decline" if choices.declines else "must", language)
    declining = DECLINE.get(decision.why)
    found: dict[str, object] = {
        "kind": "ask",
        "why": decision.why,
        "title": word("card asks", language, x=source.name(language)) if source else word("table asks", language),
        "text": question(decision.why, language),
        "small": small,
        "buttons": [choices.entry(move) for move in choices.buttons],
        "declines": [decline(painter, move, declining) for move in choices.declines],
        "steps": choices.stepper_data(),
    }
    if source is not None:
        found["by"] = source.id
    enrich(painter, found)
    return found


def decline(painter: Painter, move: Move, forms: tuple[str, str, str] | None) -> list[object]:
    """The way out, saying what it means; "done" stays done."""
    choices = painter.choices
    assert choices is not None
    entry = choices.entry(move)
    if forms is not None and move.word != "done":
        entry[1] = forms[known(painter.language)]
    return entry
