"""Whole card files: the facts of each entry, then what it does, then the counts.

Two passes: first every card's facts (so that filters know all kinds), then every card's effects.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from kit.cards.compile import Lasting, Shop
from kit.cards.conditions import Question
from kit.cards.examples import checks
from kit.cards.grammar import FACTS, HEADER, SLOTS
from kit.cards.load import known_sets
from kit.cards.sorts import Home, carried, lying, marked
from kit.cards.values import ID
from kit.cards.vocabulary import WORDS, Word
from kit.core.cards import Card, Hero
from kit.core.zones import SEAT

if TYPE_CHECKING:
    from kit.cards.load import Path_, Source
    from kit.core.rules import Rules

FLAGS: Final = (
    "unbanishable",
    "stays",
    "treats",
    "copies",
    "kept",
    "masters",
    "ongoing",
    "replaces",
    "upgrade",
)
# What an entry says besides what is played.
UNPLAYED: Final = ("check", "note", "name", "status")
# Slots that are a list of steps and nothing else.
LATER: Final = ("reward", "fate", "ambush", "attack", "detonate", "drawn", "fallen")
LANGUAGES: Final = ("en", "fr", "pt")
STATUS: Final = ("sourced", "inferred", "designed")
MOST_CARDS: Final = 500
MOST_COPIES: Final = 60


def compile_cards(
    rules: Rules,
    sources: list[Source],
    words: list[Word],
    questions: list[Question],
    statics: list[Lasting],
    home: Home,
    others: list[Home],
) -> str:
    """Fill the rules with the cards of these files. Returns their fingerprint."""
    shop = Shop(rules, {word.name: word for word in [*WORDS, *words]}, questions, statics, home, others)
    cards: list[Card] = []
    places: list[tuple[Source, Path_]] = []
    seen: dict[str, Card] = {}
    again: list[Card] = []
    for source in sources:
        shop.source = source
        header(shop, source, rules)
        entries = shop.listed(source.data.get("cards"), ("cards",))
        if len(entries) > MOST_CARDS:
            raise shop.error(("cards",), f"{len(entries)} cards are too many; the most is {MOST_CARDS}.")
        mine: list[Card] = []
        for index, entry in enumerate(entries):
            path: Path_ = ("cards", index)
            card = facts(shop, shop.mapping(entry, path, (*FACTS, *SLOTS, *rules.figures)), path, len(cards))
            card.set = str(source.data.get("set"))
            mine.append(card)
            if card.id in seen:
                merge(shop, source, seen[card.id], card, path)
                again.append(card)
                continue
            seen[card.id] = card
            cards.append(card)
            places.append((source, path))
        expected(shop, source, mine)
    room_for_piles(shop, cards, places)
    rules.settle(cards)
    rules.special_filter = None
    for card, (source, path) in zip(cards, places, strict=True):
        shop.source = source
        does(shop, card, path)
    for source in sources:
        shop.source = source
        shop.card = None
        for key, reader in rules.readers.items():
            if key in source.data:
                reader(shop, source.data[key], (key,))
    if rules.restricted[0]:
        shop.source = sources[0]
        _, kind, faction = rules.restricted
        rules.special_filter = shop.filter({"type": kind, "faction": faction}, ())
    digest = hashlib.blake2s(digest_size=4)
    for source in sources:
        # Only what plays counts: a new check or note does not make old replays useless.
        for card in [*cards, *again]:
            if card.set == source.data.get("set"):
                playing = {k: v for k, v in card.entry.items() if k not in UNPLAYED}
                digest.update(repr(playing).encode())
        for key in rules.readers:
            digest.update(repr(source.data.get(key)).encode())
    return digest.hexdigest()


def room_for_piles(shop: Shop, cards: list[Card], places: list[tuple[Source, Path_]]) -> None:
    """Every pile is a place on the table, and those have numbers below the ones of the seats."""
    most = SEAT - len(shop.rules.table_zones)
    piles = [place for card, place in zip(cards, places, strict=True) if card.pile]
    if len(piles) > most:
        shop.source, path = piles[most]
        raise shop.error((*path, "pile"), f"{len(piles)} piles are too many for a table; the most is {most}.")


def merge(shop: Shop, source: Source, first: Card, card: Card, path: Path_) -> None:
    """A box that `extends` another repeats its starters and piles: piles are put together (G19)."""
    here = (*path, "id")
    extends = shop.texts(source.data["extends"], ("extends",)) if "extends" in source.data else []
    if first.set not in extends or card.copies or first.copies:
        hint = " Only starters and piles of a set it extends may be repeated." if extends else ""
        raise shop.error(here, f"{card.id!r} is already a card of the set {first.set!r}.{hint}")
    loose = (*UNPLAYED, "pile")
    one, other = ({k: v for k, v in c.entry.items() if k not in loose} for c in (first, card))
    if one != other:
        raise shop.error(here, f"{card.id!r} is not the same card as in the set {first.set!r}.")
    # One that stays where it is when defeated is never used up, so one is enough.
    if "stays" not in card.flags:
        first.pile += card.pile


def header(shop: Shop, source: Source, rules: Rules) -> None:
    """The top of a file: which game, which set."""
    shop.mapping(source.data, (), list(HEADER))
    game = source.data.get("game")
    if game is None:
        raise shop.error(("game",), f"which game these cards are for is missing: game: {rules.game}.")
    if game != rules.game:
        raise shop.error(("game",), f"these are cards for {str(game)[:40]!r}, not for {rules.game!r}.")
    name = shop.text(source.data.get("set"), ("set",))
    boxes = known_sets(rules.game)
    if (source.name, source.text) == rules.own and name in boxes:
        raise shop.error(("set",), f"there is a set {name!r} already; give yours a name of its own.")
    if "extends" in source.data:
        for box in shop.texts(source.data["extends"], ("extends",)):
            if box not in boxes:
                raise shop.unknown(("extends",), "set", box, boxes)
    if "bosses" in source.data and "bosses" not in rules.readers:
        raise shop.error(("bosses",), "means something only where a boss is fought.")
    if "heroes" in source.data and not any("relic" in sort.carries for sort in shop.home.sorts.values()):
        raise shop.error(("heroes",), f"means nothing in {shop.home.title}; players are no heroes there.")
    if "name" in source.data:
        names(shop, source.data["name"], ("name",))
    for index, entry in enumerate(shop.listed(source.data.get("heroes", []), ("heroes",))):
        here: Path_ = ("heroes", index)
        spec = shop.mapping(entry, here, ("id", "name", "faction"))
        faction = shop.text(spec.get("faction"), (*here, "faction"))
        if faction not in rules.factions:
            raise shop.unknown((*here, "faction"), "faction", faction, rules.factions)
        hero = shop.text(spec.get("id"), (*here, "id"))
        if not ID.match(hero) or hero in [known.id for known in rules.heroes]:
            raise shop.error((*here, "id"), f"{hero[:60]!r} is not a new id of small letters, digits and hyphens.")
        rules.heroes.append(Hero(hero, names(shop, spec.get("name"), (*here, "name")), faction))


def names(shop: Shop, value: object, path: Path_) -> dict[str, str]:
    """A name in one to three languages."""
    if value is None:
        raise shop.error(path, "there is no name; write {en: …}.")
    short = isinstance(value, str) and value.isprintable() and len(value) <= 40
    found = shop.mapping(value, path, LANGUAGES, like=f"{{en: {value}}}" if short else "{en: …}")
    if "en" not in found:
        raise shop.error(path, "needs at least an English name: {en: …}.")
    return {k: shop.text(v, (*path, k)) for k, v in found.items()}


def facts(shop: Shop, entry: dict[str, object], path: Path_, kind: int) -> Card:
    """What stands in the corners of the card."""
    rules = shop.rules
    card = Card(kind, entry, "")
    if entry.get("id") is None:
        raise shop.error(path, "this card has no id: small letters and digits joined by hyphens.")
    card.id = shop.text(entry["id"], (*path, "id"))
    if not ID.match(card.id) or len(card.id) > 60:
        raise shop.error(
            (*path, "id"), f"{card.id[:60]!r} is not an id: small letters and digits joined by hyphens."
        )
    card.names = names(shop, entry.get("name"), (*path, "name"))
    card.type = shop.text(entry.get("type"), (*path, "type"))
    if card.type not in rules.types:
        raise shop.unknown((*path, "type"), "type", card.type, rules.types)
    carried(shop, card, path)
    card.faction = shop.text(entry.get("faction", "none"), (*path, "faction"))
    if card.faction not in rules.factions:
        raise shop.unknown((*path, "faction"), "faction", card.faction, rules.factions)
    if "cost" in entry:
        here: Path_ = (*path, "cost")
        price = shop.mapping(entry["cost"], here, like=shop.price_like(entry["cost"]))
        shown = [c.name for c in rules.seat_counters if c.shown]
        for name in price:
            if name not in shown:
                raise shop.unknown(here, "resource", name, shown)
        if len(price) != 1:
            said = ", ".join(price) or "none"
            raise shop.error(here, f"needs exactly one resource, like {shop.price_like(3)}; this one has {said}.")
        card.currency, amount = next(iter(price.items()))
        card.cost = shop.number(amount, (*path, "cost"))
    for figure in rules.figures:
        if figure in entry and isinstance(entry[figure], str):
            known = [c.name for c in rules.seat_counters if c.shown]
            if entry[figure] not in known:
                raise shop.unknown((*path, figure), "resource", entry[figure], known)
            card.scaled[figure] = str(entry[figure])
        elif figure in entry:
            card.figures[figure] = shop.number(entry[figure], (*path, figure))
    counts = [key for key in ("copies", "starter", "pile", "relic", "aside") if key in entry]
    if len(counts) != 1:
        raise shop.error(
            path, "needs exactly one of copies, starter, pile, relic, aside: how many, and where do they start?"
        )
    if "pile" in entry and not rules.piles:
        raise shop.error((*path, "pile"), f"{rules.game} has no piles; write copies: how many in the centre deck.")
    if "relic" in entry:
        heroes = [hero.id for hero in rules.heroes]
        card.relic = shop.text(entry["relic"], (*path, "relic"))
        if card.relic not in heroes:
            raise shop.unknown((*path, "relic"), "hero", card.relic, heroes)
    amount_ = 1 if card.relic else shop.number(entry[counts[0]], (*path, counts[0]), least=1)
    if amount_ > MOST_COPIES:
        raise shop.error((*path, counts[0]), f"{amount_} copies are too many; the most is {MOST_COPIES}.")
    card.copies = amount_ if counts[0] == "copies" else 0
    card.starter = amount_ if counts[0] == "starter" else 0
    card.pile = amount_ if counts[0] == "pile" else 0
    card.aside = amount_ if counts[0] == "aside" else 0
    for key in ("group", "boss"):
        if key in entry:
            shop.label(shop.text(entry[key], (*path, key)), (*path, key))
    if "close" in entry:
        shop.number(entry["close"], (*path, "close"), least=1)
    if card.pile and not card.cost:
        raise shop.error(path, "what always lies ready needs a cost, or it could be taken without end.")
    flags = shop.texts(entry["flags"], (*path, "flags")) if "flags" in entry else []
    for flag in flags:
        if flag not in FLAGS:
            raise shop.unknown((*path, "flags"), "flag", flag, FLAGS)
    card.flags = frozenset(flags)
    marked(shop, card, path)
    if "status" in entry and entry["status"] not in STATUS:
        raise shop.unknown((*path, "status"), "status", entry["status"], STATUS)
    if "note" in entry:
        note = entry["note"]
        shop.text(note.replace("\n", " ") if isinstance(note, str) else note, (*path, "note"))
    if "check" in entry:
        checks(shop, entry["check"], (*path, "check"))
    return card


def does(shop: Shop, card: Card, path: Path_) -> None:
    """What the card does, slot by slot."""
    entry = card.entry
    shop.card = card
    shop.bit = 0
    shop.work = 0
    shop.about = ""
    begun(shop, "play")
    if "play" in entry:
        card.play = shop.steps(entry["play"], (*path, "play"))
    begun(shop, "use")
    if "use" in entry:
        card.abilities = shop.abilities(entry["use"], (*path, "use"))
    for slot in LATER:
        begun(shop, slot)
        if slot in entry:
            card.slots[slot] = shop.steps(entry[slot], (*path, slot))
    begun(shop, "when")
    if "when" in entry:
        card.triggers = shop.triggers(entry["when"], (*path, "when"))
    if "static" in entry:
        card.statics = shop.lasting(entry["static"], (*path, "static"))
    if "discount" in entry:
        here: Path_ = (*path, "discount")
        less = shop.mapping(entry["discount"], here, ("by", "for_each"))
        by = shop.number(less.get("by", 1), (*here, "by"), least=1)
        card.discount = (by, shop.amount(less.get("for_each"), (*here, "for_each")))
    if shop.bit > 8:
        raise shop.error(path, "a card can have at most eight abilities.")


def begun(shop: Shop, slot: str) -> None:
    """The next part of the card is read."""
    shop.slot = slot
    shop.lies = lying(shop, slot)


def expected(shop: Shop, source: Source, cards: list[Card]) -> None:
    """The counts a file promises: `expect: {centre: 100, starter: 10, kinds: 53}`."""
    if "expect" not in source.data:
        return
    found = {
        "centre": sum(card.copies for card in cards),
        "starter": sum(card.starter for card in cards),
        "pile": sum(card.pile for card in cards),
        "relics": sum(1 for card in cards if card.relic),
        "aside": sum(card.aside for card in cards),
        "kinds": len(cards),
    }
    for key, value in shop.mapping(source.data["expect"], ("expect",), list(found)).items():
        if shop.number(value, ("expect", key)) != found[key]:
            raise shop.error(("expect", key), f"the file promises {value} but its cards add up to {found[key]}.")
