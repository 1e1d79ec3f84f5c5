"""Words of the card language that only Ascension has: defeat, acquire_or_defeat, unite."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.cards.vocabulary import CARDS, STEPS, Word
from kit.core.cards import Filter
from kit.core.count import HasPlayed
from kit.core.flow import If
from kit.core.watch import PLAYS, NextTime
from kit.core.zones import ROW
from kit.games.ascension.verbs import DefeatFree, Seize

if TYPE_CHECKING:
    from kit.cards.compile import Shop
    from kit.cards.load import Path_
    from kit.core.effects import Effect


def defeat(shop: Shop, spec: object, step: dict[str, object], path: Path_) -> Effect:
    """Without paying; the Cultist may be chosen unless the row is named (G15)."""
    cards = shop.mapping(spec, path, (*shop.FILTER, "from"))
    places = shop.shared_places(cards.get("from"), (*path, "from"))
    which = shop.filter({**cards, "type": "monster"}, path)
    picked = DefeatFree("defeat", shop.offers("defeat", places), which, shop.decline(step))
    picked.then = shop.then(step, path)
    return picked


def acquire_or_defeat(shop: Shop, spec: object, step: dict[str, object], path: Path_) -> Effect:
    """Any card of the row, whatever it is."""
    cards = shop.mapping(spec, path, shop.FILTER)
    monsters = bytes(1 if card.type == "monster" else 0 for card in shop.rules.cards)
    return Seize(
        "seize",
        shop.rules.moves_of("acquire", ROW),
        shop.rules.moves_of("defeat", ROW),
        shop.filter(cards, path),
        monsters,
        shop.decline(step),
    )


def unite(shop: Shop, spec: object, step: dict[str, object], path: Path_) -> Effect:
    """Once another hero of this card's faction has been or is later played this turn; pays once (A19)."""
    assert shop.card is not None
    faction = shop.card.faction
    table = bytes(1 if c.type == "hero" and c.faction == faction else 0 for c in shop.rules.cards)
    which = Filter(table)
    what = shop.steps(spec, path)
    later = shop.rules.enlist(NextTime(PLAYS, which, what))
    return If(HasPlayed(which, 1, other=True), what, later)


WORDS: list[Word] = [
    Word(
        "defeat",
        defeat,
        "Defeat a monster without paying; its reward is gained as usual.",
        "{defeat: {cost: {at_most: 4}}}",
        CARDS,
    ),
    Word(
        "acquire_or_defeat",
        acquire_or_defeat,
        "Acquire or defeat any card of the row without paying.",
        "{acquire_or_defeat: {}, may: true}",
        CARDS,
    ),
    Word(
        "unite",
        unite,
        "Once you have played, or later this turn play, another hero of this card's faction.",
        "{unite: [{gain: {power: 2}}]}",
        STEPS,
    ),
]
