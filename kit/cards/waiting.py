"""Rarer forms of `when`: several things a card waits for, and events that are about no other card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core import lasting, watch
from kit.core.zones import DISCARD, HAND

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


def alone(shop: Shop, name: str, spec: dict[str, object], path: Path_) -> watch.Trigger:
    """The end of one's turn, or this card itself being banished."""
    here = (*path, name)
    shop.mapping(spec, path, (name, "do"))
    effect = shop.steps(spec.get("do"), (*path, "do"))
    bit = shop.bit
    shop.bit += 1
    if name == "end":
        shop.mapping(spec[name], here, ())
        return lasting.AtEnd(shop.everything(), effect, bit)
    cards = shop.mapping(spec[name], here, ("from",))
    places = shop.places(cards.get("from", ["hand", "discard"]), (*here, "from"), (HAND, DISCARD))
    return lasting.WhenBanished(shop.everything(), effect, bit, places)
