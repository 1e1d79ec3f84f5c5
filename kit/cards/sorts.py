"""What each type of card can carry: slots, facts, flags, events; and what a word needs around it.

A card's sentence is made from what its entry says, so an entry must not say what can never happen: a monster is
not played, a hero that has been played does not lie in play. Each game has one table of its types
(`games/*/sorts.py`); whatever is not in it is refused with a sentence that says where it would mean something.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kit.cards.grammar import SLOTS
from kit.core.zones import DISCARD, NOBODY, STAYS

if TYPE_CHECKING:
    from kit.cards.compile import Shop
    from kit.cards.load import Path_
    from kit.core.cards import Card

OPTIONAL: Final = ("relic", "aside", "group", "boss", "close", "discount", *SLOTS)
"""Besides figures, what not every type of card has."""


class Sort:
    """A type of card in one game."""

    def __init__(
        self,
        carries: str,
        flags: str = "",
        events: str = "",
        noticing: str = "",
        currency: str = "",
        scaled: str = "",
        kept: bool = False,
    ) -> None:
        # Slots, facts and figures that mean something on it.
        self.carries = carries.split()
        self.flags = flags.split()
        # What it can wait for while it is in play, and what from elsewhere (`from: discard`, or being banished).
        self.events = events.split()
        self.noticing = noticing.split()
        # What is paid for it, and figures that may be as large as something a player has.
        self.currency = currency
        self.scaled = scaled.split()
        # It waits for something only if it is kept in front of its owner.
        self.kept = kept


class Home:
    """A game as its card files see it: its title, its types of cards, and the names it has for things."""

    def __init__(self, title: str, sorts: dict[str, Sort], names: Sequence[str], needs: dict[str, str]) -> None:
        self.title = title
        self.sorts = sorts
        # Its words, types, factions, resources and so on: met in another game, they are answered with the title.
        self.names = names
        # The box a word or flag belongs to, if it is not the first.
        self.needs = needs


# Words about this card itself: where it must lie.
THIS: Final[dict[str, int]] = {"banish": STAYS, "destroy": STAYS, "fetch": DISCARD}
# Words about the card "it": what must have happened to that card just before.
ABOUT: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("put", "hand"): ("acquire", "discard", "destroy"),
    ("put", "deck"): ("acquire", "discard", "destroy"),
    ("acquire", "it"): ("defeat", "banish"),
    ("perform", "it"): ("acquire", "discard", "destroy", "banish", "defeat", "fetch", "play", "guess"),
}
# Words about the cards beside this one: the only slot in which it lies, or has just lain, in the row.
BESIDE: Final[dict[object, str]] = {"all": "fate", 1: "reward"}


def carried(shop: Shop, card: Card, path: Path_) -> None:
    """Refuse slots, facts and figures that can mean nothing on a card of this type."""
    sort = shop.home.sorts.get(card.type)
    if sort is None:
        return
    for key in card.entry:
        if (key in OPTIONAL or key in shop.rules.figures) and key not in sort.carries:
            raise shop.error((*path, key), f"means nothing on {a(card.type)}; {where(shop, key)}")


def marked(shop: Shop, card: Card, path: Path_) -> None:
    """The same for its flags, its price, and figures that are resources."""
    sort = shop.home.sorts.get(card.type)
    if sort is None:
        return
    for flag in sorted(card.flags):
        needed(shop, flag, (*path, "flags"))
        if flag not in sort.flags:
            here = (*path, "flags")
            raise shop.error(here, f"{flag!r} means nothing on {a(card.type)}; {where(shop, flag)}")
    for figure in card.scaled:
        if figure not in sort.scaled:
            raise shop.error((*path, figure), f"needs a whole number on {a(card.type)}, not a resource.")
    if card.currency and sort.currency and card.currency != sort.currency:
        raise shop.error((*path, "cost"), f"{a(card.type)} costs {sort.currency}, not {card.currency}.")


def where(shop: Shop, key: str) -> str:
    """Which types have it: of this game, or else of another."""
    for home in (shop.home, *shop.others):
        types = [name for name, sort in home.sorts.items() if key in sort.carries or key in sort.flags]
        if types:
            of = "" if home is shop.home else f" of {home.title}"
            return f"it is for cards of type {', '.join(types)}{of}."
    return "no card can have it."


def a(name: str) -> str:
    """With its article."""
    return f"an {name}" if name[0] in "aeiou" else f"a {name}"


def needed(shop: Shop, name: str, path: Path_) -> None:
    """Refuse what another box brings, if it is not there."""
    box = shop.home.needs.get(name)
    if box is not None and box not in shop.rules.sets:
        raise shop.error(path, f"{name!r} needs the set {box!r}.")


def noticed(shop: Shop, event: str, place: int, path: Path_) -> None:
    """Refuse an event that a card of this type cannot notice where it lies."""
    card = shop.card
    sort = shop.home.sorts.get(card.type) if card is not None else None
    if card is None or sort is None:
        return
    if event == "banished" or place == DISCARD:
        if event not in sort.noticing:
            raise shop.error(path, f"{a(card.type)} cannot wait for {event!r} there.")
    elif not sort.events:
        hint = "; it can wait with 'from: discard'" if event in sort.noticing else ""
        raise shop.error(path, f"{a(card.type)} does not stay in play{hint}.")
    elif event not in sort.events:
        known = ", ".join(sort.events)
        raise shop.error(path, f"{a(card.type)} cannot wait for {event!r} in this game, but for: {known}.")
    elif place == STAYS and card.type not in shop.rules.staying and not sort.kept:
        raise shop.error(path, f"{a(card.type)} does not stay in play; say 'from' where it lies.")
    elif sort.kept and "kept" not in card.flags:
        raise shop.error(path, f"{a(card.type)} waits for something only with 'flags: [kept]'.")


def heard(shop: Shop, event: str, path: Path_) -> None:
    """Refuse an event that this game does not have."""
    if not any(event in sort.noticing for sort in shop.home.sorts.values()):
        raise shop.error(path, f"{event!r} is no event of {shop.home.title}.")


def sensible(shop: Shop, word: str, spec: object, step: dict[str, object], path: Path_) -> None:
    """Refuse a word where what it speaks of cannot be there."""
    needed(shop, word, path)
    card = shop.card
    if card is None:
        return
    if spec == "this" and word in THIS and shop.lies != THIS[word]:
        place = shop.place_name(THIS[word])
        means = "in play" if THIS[word] == STAYS else f"in the {place} pile"
        raise shop.error(path, f"{word!r} with 'this' needs the card {means}, and here it is not.")
    if spec == "this" and word in THIS and "who" in step:
        raise shop.error(path, f"{word!r} with 'this' is done by the card's owner; leave 'who' out.")
    if isinstance(spec, str) and (word, spec) in ABOUT and shop.about not in ABOUT[word, spec]:
        after = ", ".join(ABOUT[word, spec])
        raise shop.error(path, f"there is no card this could be about: it follows one of {after}.")
    if word == "banish_beside" and isinstance(spec, (str, int)) and BESIDE.get(spec, shop.slot) != shop.slot:
        raise shop.error(path, f"'{word}: {spec}' means something only in {BESIDE[spec]!r}.")


def lying(shop: Shop, slot: str) -> int:
    """Where a card lies while it does what a slot says, as far as that is known."""
    card = shop.card
    if card is not None and card.type in shop.rules.staying and slot in ("play", "use"):
        return STAYS
    return DISCARD if slot == "fallen" else NOBODY
