"""A state as plain data, and back. What is read may come from anywhere, so every number is looked at."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from kit.core.parts import Setup
from kit.core.watch import Note
from kit.core.zones import BLIND, CENTRE, HAND, NOBODY, ROW, VOID

if TYPE_CHECKING:
    from kit.core.rules import Rules
    from kit.core.state import State, Task

MOST_CARDS = 2000
MOST_TASKS = 500


class BadSave(ValueError):
    """Data that is not a saved game of these rules."""


def saved(state: State) -> dict[str, object]:
    """The whole state as plain JSON data: numbers, lists and texts."""
    decision = state.decision
    return {
        "format": 1,
        "rules": state.rules.label,
        "cards": state.rules.fingerprint,
        "seats": state.seats,
        "kinds": list(state.kinds),
        "zones": [list(zone) for zone in state.zones],
        "counters": list(state.counters),
        "agenda": [[task[0].number, task[1], task[2], task[3]] for task in state.agenda],
        "notes": [[note[0].number, note[1], note[2]] for note in state.notes],
        "used": list(state.used),
        "played": [list(cards) for cards in state.played],
        "dice": [f"{x:016x}" for x in state.dice],
        "mixed": list(state.mixed),
        "asks": None if decision is None else [decision.asker.number, decision.me, decision.source, decision.it],
        "number": state.number,
        "active": state.active,
        "first": state.first,
        "turn": state.turn,
        "extra": state.extra,
        "reveals": state.reveals,
        "over": state.over,
        "winners": list(state.winners),
    }


def digested(state: State) -> str:
    """A short fingerprint of all that matters for how the game goes on; how often was asked before does not."""
    data = saved(state)
    text = repr([data[key] for key in sorted(data) if key not in ("reveals", "mixed", "number")])
    return hashlib.blake2s(text.encode(), digest_size=8).hexdigest()


def restored(rules: Rules, data: object) -> State:
    """A state from plain data, or `BadSave` with the reason."""
    if not isinstance(data, dict) or data.get("format") != 1:
        raise BadSave("This is not a saved game (format 1).")
    label = data.get("rules")
    if not isinstance(label, str) or label != rules.label:
        named = repr(label[:80]) if isinstance(label, str) else "no rules"
        raise BadSave(f"This game was saved with {named}, these rules are {rules.label!r}.")
    if data.get("cards") != rules.fingerprint:
        raise BadSave("The card files have changed since this game was saved; load the cards it was saved with.")
    more = len(rules.automata)
    seats = number(data, "seats", rules.least + more, rules.most + more)
    if rules.unseated(seats - more):
        raise BadSave(rules.unseated(seats - more))
    state = rules.blank(seats, 0)
    blank_zones, blank_counters, blank_dice = len(state.zones), len(state.counters), len(state.dice)
    state.kinds = numbers(data.get("kinds"), "kinds", 0, len(rules.cards) - 1, MOST_CARDS)
    cards = len(state.kinds)
    zones = lists(data.get("zones"), "zones", 0, cards - 1, cards)
    if len(zones) != blank_zones:
        raise BadSave(f"A saved game of these rules has {blank_zones} places, not {len(zones)}.")
    if sorted(card for zone in zones for card in zone) != list(range(cards)):
        raise BadSave("Every card must lie in exactly one place; these do not.")
    state.zones = zones
    sound(rules, state)
    state.counters = numbers(data.get("counters"), "counters", -1_000_000, 2_000_000_000, 1000)
    if len(state.counters) != blank_counters:
        raise BadSave("The list of counters has the wrong length.")
    hero = rules.counter("hero")
    if hero >= 0 and not all(0 <= state.counters[spot + hero] <= len(rules.heroes) for spot in state.purse):
        raise BadSave("A saved hero is none of this game.")
    state.played = lists(data.get("played"), "played", 0, cards - 1, cards)
    if len(state.played) != seats:
        raise BadSave("The list of played cards needs one entry per seat.")
    state.used = numbers(data.get("used"), "used", 0, cards * 8 - 1, cards * 8)
    state.mixed = numbers(data.get("mixed"), "mixed", 0, seats - 1 + BLIND, 10_000)
    # Who gave, perhaps unseen by himself, and who was given.
    givers, given = state.mixed[::2], state.mixed[1::2]
    if (
        len(givers) != len(given)
        or any(seat % BLIND >= seats for seat in givers)
        or max(given, default=0) >= seats
    ):
        raise BadSave("'mixed' names seats two by two.")
    state.dice = dice(data.get("dice"), blank_dice)
    for task in lists(data.get("agenda"), "agenda", NOBODY, 1 << 20, 4):
        state.agenda.append(tasked(rules, state, task, cards))
    for entry in lists(data.get("notes"), "notes", NOBODY, 1 << 20, 3):
        effect, seat, source, _ = tasked(rules, state, [*entry, NOBODY], cards)
        if not isinstance(effect, Note):
            raise BadSave("A note names something that is not a note.")
        state.notes.append((effect, seat, source))
    state.number = number(data, "number", 0, 1 << 30)
    state.active = number(data, "active", NOBODY, seats - 1)
    state.first = number(data, "first", 0, seats - 1)
    state.turn = number(data, "turn", 0, 1 << 30)
    if state.turn and any(isinstance(task[0], Setup) for task in state.agenda):
        raise BadSave("A step of the set-up is still pending, but the game has begun.")
    if state.turn and any(task[1] == NOBODY for task in state.agenda):
        raise BadSave("Something pending is nobody's, but the game has begun.")
    state.extra = number(data, "extra", 0, 1000)
    state.reveals = number(data, "reveals", 0, 1 << 30)
    winners = numbers(data.get("winners"), "winners", 0, seats - 1, seats)
    asks = data.get("asks")
    if data.get("over") is True:
        if asks is not None or state.agenda:
            raise BadSave("A game that is over asks nothing and leaves nothing to do.")
        state.over = True
        state.winners = tuple(winners)
        return state
    if data.get("over") is not False or winners:
        raise BadSave("A game that is not over has no winners yet.")
    effect, seat, source, it = tasked(rules, state, numbers(asks, "asks", NOBODY, 1 << 20, 4), cards)
    if seat == NOBODY:
        raise BadSave("The saved question is put to nobody.")
    before = saved(state)
    effect.run(state, seat, source, it)
    decision = state.decision
    if decision is None or decision.asker is not effect or decision.me != seat:
        raise BadSave("The saved question does not fit the saved position.")
    # An effect that asks has changed nothing; one that did is not the one that was asking.
    if {**saved(state), "asks": None} != before:
        raise BadSave("The saved question does not fit the saved position.")
    return state


def sound(rules: Rules, state: State) -> None:
    """What everything else counts on: kinds in a row, hands in order, each pile with its own cards."""
    kinds = state.kinds
    if kinds != sorted(kinds):
        raise BadSave("'kinds' must be in order.")
    for seat in range(state.seats):
        hand = state.zone(seat, HAND)
        if hand != sorted(hand):
            raise BadSave("A hand must be in order.")
    for place, kind in zip(rules.pile_places(), rules.pile_kinds, strict=True):
        if any(kinds[card] != kind for card in state.zones[place]):
            raise BadSave("A pile holds only its own cards.")
    for place in (CENTRE, ROW, VOID):
        for card in state.zones[place]:
            # Where a game banishes its starters to the same place as all else, they may lie there.
            if rules.cards[kinds[card]].home == place:
                continue
            if rules.cards[kinds[card]].starter or rules.cards[kinds[card]].pile:
                raise BadSave("A starter or a card with a pile of its own is never in the middle.")


def tasked(rules: Rules, state: State, task: list[int], cards: int) -> Task:
    """A pending task; its effect is known by number."""
    if len(task) != 4 or not 0 <= task[0] < len(rules.effects):
        raise BadSave("A pending step is not one of these rules.")
    if not NOBODY <= task[1] < state.seats or not NOBODY <= task[2] < cards or not NOBODY <= task[3] < cards:
        raise BadSave("A pending step names a seat or card that is not in the game.")
    return rules.effects[task[0]], task[1], task[2], task[3]


def number(data: dict[str, object], key: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    value = data.get(key)
    if type(value) is not int or not least <= value <= most:
        raise BadSave(f"{key!r} must be a whole number from {least} to {most}.")
    return value


def numbers(value: object, key: str, least: int, most: int, length: int) -> list[int]:
    """A list of whole numbers within bounds."""
    if not isinstance(value, list) or len(value) > length:
        raise BadSave(f"{key!r} must be a list of at most {length} numbers.")
    out: list[int] = []
    for entry in value:
        if type(entry) is not int or not least <= entry <= most:
            raise BadSave(f"{key!r} holds something that is not a number from {least} to {most}.")
        out.append(entry)
    return out


def lists(value: object, key: str, least: int, most: int, length: int) -> list[list[int]]:
    """A list of such lists."""
    if not isinstance(value, list) or len(value) > MOST_TASKS:
        raise BadSave(f"{key!r} must be a list of at most {MOST_TASKS} lists.")
    return [numbers(entry, key, least, most, length) for entry in value]


def dice(value: object, length: int) -> list[int]:
    """Streams of chance, 16 hexadecimal digits each."""
    if not isinstance(value, list) or len(value) != length:
        raise BadSave(f"'dice' must be a list of {length} streams.")
    out: list[int] = []
    for entry in value:
        if not isinstance(entry, str) or len(entry) != 16 or not all(c in "0123456789abcdef" for c in entry):
            raise BadSave("A stream of chance is 16 hexadecimal digits.")
        out.append(int(entry, 16))
    return out
