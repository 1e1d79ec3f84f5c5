"""Cards as lines of text: price, name, what each is and what it does, in columns."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

from kit.cards.sentences import sentence
from kit.cards.terms import COUNTERS, LANGUAGES, counted, known, term
from kit.core.cards import Card

ENDLESS: Final = 400_000
"""Numbers from here on mean "infinite" on a card."""


def number(value: int) -> str:
    """A number; very large ones are endless."""
    return "∞" if value >= ENDLESS else str(value)


def grouped(names: Iterable[str]) -> str:
    """Names side by side, copies counted: `Apprentice ×3, Militia`."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in counts.items())


Columns = tuple[int, int, int]
"""How wide the price, the name and the sort of card are in a list."""


def short(name: str, value: int, language: str) -> str:
    """A number with its name as a list has room for it: `3 runes`, `4 puissance`."""
    several = COUNTERS[name][LANGUAGES[known(language)]][2] if name in COUNTERS else ""
    label_ = term(name, language)
    return (
        f"{number(value)} {label_}"
        if several != label_ and several.endswith(label_)
        else counted(name, value, language)
    )


def kind_text(card: Card, language: str) -> str:
    """What a card is, and the figures on it: `hero, Void, 2 honor`."""
    parts = [term(card.type, language)]
    if card.faction != "none":
        parts.append(term(card.faction, language))
    parts += [short(name, value, language) for name, value in card.figures.items() if value]
    return ", ".join(parts)


def cost_text(card: Card, language: str) -> str:
    """What a card costs: `3 runes`; nothing for what has no price."""
    return short(card.currency, card.cost, language) if card.currency else ""


def name_text(card: Card, language: str, count: int) -> str:
    """A name, with the number of copies where there are several or none."""
    return card.name(language) + (f" ×{count}" if count != 1 else "")


def columns(cards: Iterable[tuple[Card, int]], language: str, price: bool = True) -> Columns:
    """As wide as the widest of these cards."""
    listed = list(cards)
    return (
        max((len(cost_text(card, language)) for card, _ in listed), default=0) if price else 0,
        max((len(name_text(card, language, count)) for card, count in listed), default=0),
        max((len(kind_text(card, language)) for card, _ in listed), default=0),
    )


def card_lines(
    cards: Sequence[tuple[Card, int]], language: str, width: int, price: bool = True, room: Columns | None = None
) -> list[str]:
    """Kinds of cards, a line or two each: price, name, what it is, what it does. Each comes with its count."""
    cost, name, kind = room if room is not None else columns(cards, language, price)
    lines: list[str] = []
    for card, count in cards:
        head = f"  {cost_text(card, language):<{cost}}  " if price and cost else "  "
        head += f"{name_text(card, language, count):<{name}}  {kind_text(card, language):<{kind}}  "
        text = sentence(card, language)
        if len(head) <= width - 30:
            gap = " " * len(head)
            lines += textwrap.wrap(
                text, width, initial_indent=head, subsequent_indent=gap, break_on_hyphens=False
            ) or [head.rstrip()]
        else:
            # No room beside: what the card does stands below.
            lines.append(head.rstrip())
            lines += textwrap.wrap(
                text, width, initial_indent=" " * 6, subsequent_indent=" " * 6, break_on_hyphens=False
            )
    return lines
