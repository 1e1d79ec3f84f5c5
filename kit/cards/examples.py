"""The examples of a card (`check:`). They are played by a test; here their form and their keys are looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.cards.grammar import CHECK

if TYPE_CHECKING:
    from kit.cards.compile import Shop
    from kit.cards.load import Path_

# How a table is set out, besides places and numbers.
SET_OUT: Final = ("hero", "seats", "seed", "opponents", "boss")
# What is looked at afterwards, besides places and numbers.
LOOKED_AT: Final = (
    *("offers", "refuses", "row_has", "opponent", "boss"),
    *("score", "turn", "active", "over", "havoc", "void", "banished"),
)
# Places and numbers that only another box or a battle has: a file is read without them, too.
ELSEWHERE: Final = (
    *("kept", "deeds", "more-cards", "attacks", "beneath", "beneath-2", "face-down", "fate-deck", "fate-discard"),
    *("hack-tokens", "hack-supply", "jammed", "reserve", "saved", "shadow", "spores"),
)


def checks(shop: Shop, value: object, path: Path_) -> None:
    """Each says what is given, what is done and what holds then, in words that a table knows."""
    rules = shop.rules
    seat = [zone.name for zone in rules.seat_zones] + [counter.name for counter in rules.seat_counters]
    table = [zone.name for zone in rules.table_zones] + [counter.name for counter in rules.table_counters]
    places = [*seat, *table, *ELSEWHERE]
    for index, example in enumerate(shop.listed(value, path)):
        here = (*path, index)
        parts = shop.mapping(example, here, list(CHECK))
        given = shop.mapping(parts.get("given") or {}, (*here, "given"), like="{hand: …}")
        named(shop, given, [*places, *SET_OUT], (*here, "given"))
        for number, move in enumerate(shop.listed(parts.get("do") or [], (*here, "do"))):
            shop.text(move, (*here, "do", number))
        then = shop.mapping(parts.get("then"), (*here, "then"), like="{hand: …}")
        if not then:
            raise shop.error((*here, "then"), "a check without anything in 'then' shows nothing.")
        named(shop, then, [*places, *LOOKED_AT], (*here, "then"))
        for whose in ("opponent", "boss"):
            if isinstance(then.get(whose), dict):
                there = (*here, "then", whose)
                named(shop, shop.mapping(then[whose], there), [*places, "score"], there)


def named(shop: Shop, parts: dict[str, object], known: list[str], path: Path_) -> None:
    """Only places and numbers there are; an underscore may stand for the hyphen in a name."""
    for key in parts:
        if key not in known and key.replace("_", "-") not in known:
            raise shop.unknown((*path, key), "place or number", key, known)
