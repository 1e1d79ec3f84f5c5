"""`when`: what a card waits for; one thing or several, and events that are about no other card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.cards.grammar import EVENTS, TIMES
from kit.cards.sorts import noticed
from kit.core import lasting, watch
from kit.core.effects import PutIt
from kit.core.zones import DISCARD, HAND, NOBODY, STAYS

if TYPE_CHECKING:
    from kit.cards.compile import Shop
    from kit.cards.load import Path_


def several(shop: Shop, value: list[object], path: Path_) -> list[watch.Trigger]:
    """A list: each event once."""
    found: list[watch.Trigger] = []
    for index, part in enumerate(value):
        found += shop.triggers(shop.mapping(part, (*path, index)), (*path, index))
    events = [trigger.event for trigger in found]
    if not found or len(set(events)) != len(events):
        raise shop.error(path, "needs at least one event, and each only once.")
    return found


def one(shop: Shop, value: object, path: Path_) -> watch.Trigger:
    """One event, the cards it is about, and what follows."""
    spec = shop.mapping(value, path, like="{acquire: {…}, do: […]}")
    keys = list(TIMES)
    events = [key for key in spec if key not in keys]
    for key in events:
        if key not in EVENTS:
            raise shop.unknown((*path, key), "event", key, [*EVENTS, *keys])
    if len(events) != 1:
        said = ", ".join(events) or "none"
        raise shop.error(path, f"waits for exactly one event, this one has {len(events)}: {said}.")
    name = events[0]
    here = (*path, name)
    if name in ("end", "banished"):
        return alone(shop, name, spec, path)
    cards = shop.mapping(spec[name], here, (*shop.FILTER, "other"))
    once = shop.flag(spec.get("once_per_turn", False), (*path, "once_per_turn"))
    first = NOBODY
    if shop.flag(spec.get("first_each_turn", False), (*path, "first_each_turn")):
        if name not in shop.rules.tallies:
            raise shop.error(path, f"{name!r} is not counted over a turn.")
        first = shop.rules.counter(shop.rules.tallies[name])
    heard = [STAYS, DISCARD, *[p for p in (shop.rules.place("attacks"),) if p != NOBODY]]
    place = shop.places(spec.get("from", shop.place_name(STAYS)), (*path, "from"), heard)[0]
    noticed(shop, name, place, here)
    # A card that is kept lies in a place of its own.
    shop.lies = NOBODY if shop.card is not None and "kept" in shop.card.flags else place
    effect = shop.following(name, spec.get("do"), (*path, "do"))
    if once and not isinstance(effect, PutIt):
        effect = shop.rules.enlist(watch.Marked(shop.bit, effect))
    other = shop.flag(cards.get("other", False), (*here, "other"))
    event = watch.HEARD.index(name)
    trigger = watch.Trigger(event, shop.filter(cards, here), effect, once, first, other, shop.bit, place)
    shop.bit += 1
    return trigger


def alone(shop: Shop, name: str, spec: dict[str, object], path: Path_) -> watch.Trigger:
    """The end of one's turn, or this card itself being banished."""
    here = (*path, name)
    shop.mapping(spec, path, (name, "do"))
    noticed(shop, name, STAYS, here)
    # At the end of a turn it lies in play; banished, it is gone.
    shop.lies = STAYS if name == "end" else NOBODY
    effect = shop.following("" if name == "end" else "banish", spec.get("do"), (*path, "do"))
    bit = shop.bit
    shop.bit += 1
    if name == "end":
        shop.mapping(spec[name], here, ())
        return lasting.AtEnd(shop.everything(), effect, bit)
    cards = shop.mapping(spec[name], here, ("from",))
    places = shop.places(cards.get("from", ["hand", "discard"]), (*here, "from"), (HAND, DISCARD))
    return lasting.WhenBanished(shop.everything(), effect, bit, places)
