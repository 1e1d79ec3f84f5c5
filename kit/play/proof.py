"""Proof: the examples of a card (`check:` in its entry) are set out on a table, played and compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from kit.core.moves import IllegalMove
from kit.core.rules import Rules
from kit.play.table import SeatView, Table, ids

PARTS: Final = frozenset({"given", "do", "then"})
# Read from the whole table; everything else in `then` is read from a seat.
NUMBERS: Final = ("pool", "turn", "active", "over", "havoc")
PILES: Final = ("void", "banished", "row", "beneath", "fate-discard", "face-down")


def prove(rules: Rules, card: str) -> list[str]:
    """What the examples of a card promise and the table does not hold, a sentence each. None is what one hopes for."""
    entry = rules.cards[rules.by_id[card]].entry
    examples = entry.get("check") or []
    if not isinstance(examples, list) or not examples:
        return [f"{card} has no check; write at least one example of what it does."]
    return [f"check {n}: {line}" for n, each in enumerate(examples, 1) for line in failures(rules, each)]


def failures(rules: Rules, check: Mapping[str, Any]) -> list[str]:
    """What one example promises and the table does not hold."""
    unknown = [f"a check has no {key!r}; it has given, do, then." for key in check if key not in PARTS]
    if unknown or not check.get("then"):
        return unknown or ["a check without `then` shows nothing."]
    try:
        table = Table(rules, **(check.get("given") or {}))
    except (ValueError, TypeError) as error:
        return [str(error)]
    for number, move in enumerate(check.get("do") or [], 1):
        try:
            table.do(move)
        except IllegalMove as error:
            return [f"move {number}: {error}"]
    then = check["then"]
    wrong = [line for key, value in then.items() for line in compare(table, key, value)]
    decision = table.state.decision
    if not {"offers", "refuses"} & set(then) and decision is not None and decision.why != "main":
        wrong.append(f"a question is left open: {decision!r}")
    return wrong


def compare(table: Table, key: str, value: Any) -> list[str]:
    """One line of `then`."""
    if key == "offers":
        return [f"{text!r} is not offered; offered: {table.options}" for text in value if not table.offers(text)]
    if key == "refuses":
        return [f"{text!r} is offered and should not be" for text in value if table.offers(text)]
    if key == "row_has":
        return [f"{card!r} is not in the row: {table.row}" for card in ids(value) if card not in table.row]
    if key == "opponent":
        other = table.opponent(1)
        return [line for name, part in value.items() for line in of_seat(other, name, part, "opponent ")]
    if key == "boss":
        return [line for name, part in value.items() for line in of_seat(table.boss, name, part, "boss ")]
    if key in NUMBERS or key in PILES:
        if not hasattr(table, key):
            return [f"this game has no {key!r}"]
        return equal(key, getattr(table, key), value)
    return of_seat(table.me, key, value)


def of_seat(seat: SeatView, key: str, value: object, whose: str = "") -> list[str]:
    """What is said of a seat."""
    try:
        found = getattr(seat, key)
    except AttributeError as error:
        return [f"{whose}{key}: {error}"]
    return equal(whose + key, found, value, ordered=key == "deck")


def equal(key: str, found: Any, value: object, ordered: bool = False) -> list[str]:
    """Numbers are the same; places hold the same cards, in the same order only where order matters."""
    if isinstance(found, int):
        return [] if type(value) is type(found) and found == value else [f"{key} is {found}, not {value!r}"]
    if isinstance(value, int):
        return [f"{key} holds cards, not a number: {found}"]
    wanted = ids(value)
    same = found == wanted if ordered else Counter(found) == Counter(wanted)
    return [] if same else [f"{key} is {found}, not {wanted}"]
