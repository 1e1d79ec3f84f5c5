"""What each type of card of Shards of Infinity can carry."""

from __future__ import annotations

from typing import Final

from kit.cards.sorts import Sort

SORTS: Final[dict[str, Sort]] = {
    "ally": Sort(
        "play when shield relic aside discount",
        flags="copies upgrade",
        noticing="play acquire banished",
        currency="gems",
        scaled="shield",
    ),
    "mercenary": Sort(
        "play when shield relic aside discount",
        flags="copies upgrade",
        noticing="play acquire banished",
        currency="gems",
        scaled="shield",
    ),
    "champion": Sort(
        "play use when static fallen health shield relic aside discount",
        flags="copies upgrade",
        events="play acquire",
        noticing="play acquire banished",
        currency="gems",
        scaled="shield",
    ),
    "shadow": Sort(
        "ambush static fallen health power aside group",
    ),
    "attack": Sort(
        "attack detonate when aside boss close",
        flags="ongoing replaces",
        events="play acquire",
    ),
    "spore": Sort("drawn aside boss"),
}
