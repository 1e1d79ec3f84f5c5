"""A boss's page, read from the card files.

Each page says which groups of shadow champions it leads, its health by number of players, its numbers, what it
does at the set-up and at the start and end of its turn, and what happens at each threshold of mastery.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.cards.entries import STATUS, names
from kit.cards.values import ID
from kit.games.shards.boss import NUMBERS, Page, Threshold
from kit.games.shards.wounds import Front

if TYPE_CHECKING:
    from kit.cards.compile import Shop
    from kit.cards.load import Path_

KEYS: Final = (
    "id",
    "name",
    "groups",
    "health",
    "numbers",
    "setup",
    "start",
    "end",
    "havoc",
    "thresholds",
    "status",
    "note",
)
MOST_PAGES: Final = 40
MOST_THRESHOLDS: Final = 20


def read(shop: Shop, value: object, path: Path_) -> None:
    """All pages of a file; the one that is fought is the page of the battle."""
    sides = shop.rules.sides
    listed = shop.listed(value, path)
    if len(listed) > MOST_PAGES:
        raise shop.error(path, f"{len(listed)} bosses are too many; the most is {MOST_PAGES}.")
    if not isinstance(sides, Front):
        return
    battle = sides.battle
    for index, entry in enumerate(listed):
        here = (*path, index)
        found = page(shop, shop.mapping(entry, here, KEYS), here)
        if found.id in battle.pages:
            raise shop.error((*here, "id"), f"{found.id!r} is already a boss.")
        battle.pages[found.id] = found
        if found.id == shop.rules.boss:
            battle.page = found
            shop.rules.automata = (found.name(),)


def page(shop: Shop, spec: dict[str, object], path: Path_) -> Page:
    """One of them."""
    boss_id = shop.text(spec.get("id"), (*path, "id"))
    if not ID.match(boss_id):
        raise shop.error((*path, "id"), f"{boss_id[:60]!r} is not an id of small letters, digits and hyphens.")
    found = Page(boss_id, names(shop, spec.get("name"), (*path, "name")), spec)
    groups = {str(card.entry["group"]) for card in shop.rules.cards if "group" in card.entry}
    found.groups = shop.known(spec, "groups", path, sorted(groups))
    if len(found.groups) != 2:
        raise shop.error((*path, "groups"), "a boss leads two groups of shadow champions.")
    health = shop.mapping(spec.get("health"), (*path, "health"))
    for players, amount in health.items():
        if players not in ("2", "3", "4", "5"):
            raise shop.unknown((*path, "health", players), "number of players", players, ["2", "3", "4", "5"])
        found.health[int(players)] = shop.number(amount, (*path, "health", players), least=1)
    if len(found.health) != 4:
        raise shop.error((*path, "health"), "needs the health for 2, 3, 4 and 5 players.")
    found.numbers = numbers(shop, spec.get("numbers") or {}, (*path, "numbers"))
    if "setup" in spec:
        found.setup = shop.steps(spec["setup"], (*path, "setup"))
    if "start" in spec:
        found.start = shop.steps(spec["start"], (*path, "start"))
    if "end" in spec:
        found.end = shop.steps(spec["end"], (*path, "end"))
    if "havoc" in spec:
        found.havoc = shop.flag(spec["havoc"], (*path, "havoc"))
    if "status" in spec and spec["status"] not in STATUS:
        raise shop.unknown((*path, "status"), "status", spec["status"], STATUS)
    here = (*path, "thresholds")
    listed = shop.listed(spec.get("thresholds"), here)
    if len(listed) > MOST_THRESHOLDS:
        raise shop.error(here, f"{len(listed)} thresholds are too many; the most is {MOST_THRESHOLDS}.")
    found.thresholds = [threshold(shop, entry, (*here, index)) for index, entry in enumerate(listed)]
    reached = [one.mastery for one in found.thresholds]
    if reached != sorted(set(reached)):
        raise shop.error(here, "thresholds go up, each mastery once.")
    return found


def threshold(shop: Shop, value: object, path: Path_) -> Threshold:
    """`{mastery: 5, once: [steps]}` or `{mastery: 10, permanent: {backlash: 5}}`, either also with `havoc: true`."""
    spec = shop.mapping(value, path, ("mastery", "havoc", "once", "permanent"))
    mastery = shop.number(spec.get("mastery"), (*path, "mastery"), least=1)
    havoc = shop.flag(spec.get("havoc", False), (*path, "havoc"))
    if ("once" in spec) == ("permanent" in spec):
        raise shop.error(path, "needs either 'once' (steps) or 'permanent' (numbers of the page).")
    once = shop.steps(spec["once"], (*path, "once")) if "once" in spec else None
    changed = numbers(shop, spec.get("permanent") or {}, (*path, "permanent"))
    return Threshold(mastery, havoc, once, changed)


def numbers(shop: Shop, value: object, path: Path_) -> dict[str, int]:
    """Numbers of a page by name."""
    found: dict[str, int] = {}
    for name, amount in shop.mapping(value, path).items():
        if name not in NUMBERS:
            raise shop.unknown((*path, name), "number of a boss", name, NUMBERS)
        found[name] = shop.number(amount, (*path, name))
    return found
