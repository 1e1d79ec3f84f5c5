"""A state as plain data, and back. What is read may come from anywhere, so every number is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core.watch import Note
from kit.core.zones import NOBODY

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


def restored(rules: Rules, data: object) -> State:
    """A state from plain data, or `BadSave` with the reason."""
    if not isinstance(data, dict) or data.get("format") != 1:
        raise BadSave("This is not a saved game (format 1).")
    if data.get("rules") != rules.label:
        raise BadSave(
            f"This game was saved with {str(data.get('rules'))[:80]!r}, these rules are {rules.label!r}."
        )
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
    state.counters = numbers(data.get("counters"), "counters", -1_000_000, 2_000_000_000, 1000)
    if len(state.counters) != blank_counters:
        raise BadSave("The list of counters has the wrong length.")
    state.played = lists(data.get("played"), "played", 0, cards - 1, cards)
    if len(state.played) != seats:
        raise BadSave("The list of played cards needs one entry per seat.")
    state.used = numbers(data.get("used"), "used", 0, cards * 8, cards * 8)
    state.mixed = numbers(data.get("mixed"), "mixed", 0, seats - 1, 10_000)
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
    state.extra = number(data, "extra", 0, 1000)
    state.reveals = number(data, "reveals", 0, 1 << 30)
    winners = numbers(data.get("winners"), "winners", 0, seats - 1, seats)
    if data.get("over") is True:
        state.over = True
        state.winners = tuple(winners)
        return state
    asks = data.get("asks")
    effect, seat, source, it = tasked(rules, state, numbers(asks, "asks", NOBODY, 1 << 20, 4), cards)
    effect.run(state, seat, source, it)
    if state.decision is None or state.decision.asker is not effect:
        raise BadSave("The saved question does not fit the saved position.")
    return state


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
