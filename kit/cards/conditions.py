"""The questions a card may ask before it does something, and the things it may count.

`if: {control: …}`, `if: {mastery: 10}`, `for_each: {zone: constructs}`. A game adds questions of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kit.cards.sorts import needed
from kit.cards.word import CARDS
from kit.core import count
from kit.core.zones import NOBODY, SEAT, STAYS

if TYPE_CHECKING:
    from kit.cards.compile import Shop
    from kit.cards.load import Path_
    from kit.core.cards import Amount, Condition

    Ask = Callable[["Shop", object, Path_], Condition]


class Question:
    """A question of the card language: how it is written, what it means, how it is built."""

    def __init__(self, name: str, build: Ask, means: str, example: str, takes: dict[str, object]) -> None:
        self.name = name
        self.build = build
        self.means = means
        self.example = example
        # A JSON-schema fragment for what stands after it.
        self.takes = takes


def control(shop: Shop, spec: object, path: Path_) -> Condition:
    """Cards in play."""
    cards = shop.mapping(spec, path, (*shop.FILTER, "count"))
    least = shop.number(cards.get("count", 1), (*path, "count"), least=1)
    return count.Controls(STAYS, shop.filter(cards, path, own=True), least)


def played(shop: Shop, spec: object, path: Path_) -> Condition:
    """Cards played this turn."""
    cards = shop.mapping(spec, path, (*shop.FILTER, "count", "other"))
    least = shop.number(cards.get("count", 1), (*path, "count"), least=1)
    other = shop.flag(cards.get("other", False), (*path, "other"))
    return count.HasPlayed(shop.filter(cards, path, own=True), least, other)


def it(shop: Shop, spec: object, path: Path_) -> Condition:
    """The card a step is about."""
    which = shop.filter(shop.mapping(spec, path, shop.FILTER), path)
    if shop.card is not None and not shop.about:
        raise shop.error(path, "there is no card this could be about: ask in a 'then' or after an event.")
    return count.ItIs(which)


QUESTIONS: list[Question] = [
    Question(
        "control",
        control,
        "You have cards of a sort in play, `count` of them or more.",
        "{control: {type: construct, count: 2}}",
        CARDS,
    ),
    Question(
        "played",
        played,
        "You have played cards of a sort this turn; `other: true` leaves this card out.",
        "{played: {type: hero, other: true}}",
        CARDS,
    ),
    Question(
        "it",
        it,
        "The card just banished, acquired, … is of a sort.",
        "{it: {type: monster}}",
        CARDS,
    ),
]

CONDITIONS: dict[str, str] = {question.name: question.means for question in QUESTIONS}


def condition(shop: Shop, value: object, path: Path_) -> Condition:
    """One question, or several that must all be answered yes."""
    spec = shop.mapping(value, path, like="{played: {…}}")
    if not spec:
        raise shop.error(path, "a condition needs at least one question.")
    parts = [question(shop, name, rest, (*path, name)) for name, rest in spec.items()]
    return parts[0] if len(parts) == 1 else count.All(parts)


def question(shop: Shop, name: str, rest: object, path: Path_) -> Condition:
    """One question: about a number a seat has, or one of the words."""
    names = [c.name for c in shop.rules.seat_counters if c.shown]
    if name in names:
        return count.AtLeast(shop.rules.counter(name), shop.number(rest, path))
    needed(shop, name, path)
    if name not in shop.questions:
        raise shop.unknown(path, "condition", name, [*shop.questions, *names])
    return shop.questions[name].build(shop, rest, path)


def amount(shop: Shop, value: object, path: Path_) -> Amount:
    """`for_each`: cards of a place, different factions among them, or a number a seat has."""
    spec = shop.mapping(
        value, path, (*shop.FILTER, "zone", "distinct", "counter", "half", *shop.rules.counting), "{zone: …}"
    )
    for name, build in shop.rules.counting.items():
        if name in spec:
            return build(shop, spec[name], (*path, name))
    if "counter" in spec:
        names = [c.name for c in shop.rules.seat_counters if c.shown]
        name = shop.text(spec["counter"], (*path, "counter"))
        if name not in names:
            raise shop.unknown((*path, "counter"), "resource", name, names)
        half = shop.flag(spec.get("half", False), (*path, "half"))
        return count.HowMuch(shop.rules.counter(name), half)
    which = shop.filter(spec, path)
    if spec.get("zone") == "played":
        return count.CardsPlayed(which)
    allowed = [SEAT + i for i, _ in enumerate(shop.rules.seat_zones)]
    # Cards of the row that lie face down can be counted, where there are such.
    allowed += [place for place in (shop.rules.place("face-down"),) if place != NOBODY]
    place = shop.places(spec.get("zone"), (*path, "zone"), allowed)[0]
    if "distinct" in spec:
        if spec["distinct"] != "faction":
            raise shop.unknown((*path, "distinct"), "thing to tell apart", spec["distinct"], ["faction"])
        return count.FactionsIn(place, which)
    return count.CardsIn(place, which)
