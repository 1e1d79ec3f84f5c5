"""Words of the card language that only Ascension has: defeat, acquire_or_defeat, unite, treat, draw_more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.cards.conditions import Question
from kit.cards.vocabulary import CARDS, NUMBER, STEPS, Word
from kit.core.cards import Filter
from kit.core.count import AtMost, HasPlayed
from kit.core.effects import GainPlain
from kit.core.flow import If
from kit.core.watch import PLAYS, NextTime, Treat
from kit.core.zones import CENTRE, NOBODY, ROW, VOID
from kit.games.ascension.verbs import DefeatFree, DefeatPaying, PutUnder, Seize

if TYPE_CHECKING:
    from kit.cards.compile import Shop
    from kit.cards.load import Path_
    from kit.core.cards import Condition
    from kit.core.effects import Effect


def defeat(shop: Shop, spec: object, step: dict[str, object], path: Path_) -> Effect:
    """Without paying; the Cultist may be chosen unless the row is named (G15)."""
    cards = shop.mapping(spec, path, (*shop.FILTER, "from", "pay", "to"))
    which = shop.filter({**cards, "type": "monster"}, path)
    if "pay" in cards:
        return defeat_paying(shop, cards, which, step, path)
    if "to" in cards:
        raise shop.error((*path, "to"), "only a monster of the void ('pay: true') is put elsewhere.")
    places = shop.shared_places(cards.get("from"), (*path, "from"))
    picked = DefeatFree("defeat", shop.offers("defeat", places), which, shop.decline(step))
    picked.then = shop.then(step, path)
    return picked


def defeat_paying(
    shop: Shop, cards: dict[str, object], which: Filter, step: dict[str, object], path: Path_
) -> Effect:
    """`{from: void, pay: true, to: centre}`: as if it were in the row, then under the centre deck."""
    if not shop.flag(cards["pay"], (*path, "pay")):
        raise shop.error((*path, "pay"), "leave 'pay' out where nothing is paid.")
    places = shop.places(cards.get("from", "void"), (*path, "from"), (VOID,))
    under: Effect | None = None
    if "to" in cards:
        shop.places(cards["to"], (*path, "to"), (CENTRE,))
        under = shop.rules.enlist(PutUnder())
    power = shop.rules.counter("power")
    picked = DefeatPaying("defeat", shop.offers("defeat", places), which, shop.decline(step), power, under)
    picked.then = shop.then(step, path)
    return picked


def treat(shop: Shop, spec: object, step: dict[str, object], path: Path_) -> Effect:
    """For the rest of the turn, every construct."""
    faction = shop.rules.treat[1]
    if spec != faction:
        raise shop.unknown(path, "faction to treat cards as", spec, [faction])
    return Treat(NOBODY)


def draw_more(shop: Shop, spec: object, step: dict[str, object], path: Path_) -> Effect:
    """Counted now, drawn with the next hand."""
    return GainPlain(shop.rules.counter("more-cards"), shop.number(spec, path, least=1))


def idle(shop: Shop, spec: object, path: Path_) -> Condition:
    """Nothing acquired, nothing defeated."""
    if not shop.flag(spec, path):
        raise shop.error(path, "needs true: whether something was done cannot be asked.")
    return AtMost(shop.rules.deeds, 0)


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
        "Defeat a monster without paying; its reward is gained as usual. With `pay: true` from the void, "
        "for its power; `to: centre` puts it under the centre deck afterwards.",
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
    Word(
        "treat",
        treat,
        "This turn you may treat every construct as Mechana.",
        "{treat: mechana}",
        {"const": "mechana"},
    ),
    Word(
        "draw_more",
        draw_more,
        "At the end of the turn, draw so many cards more than usual. Needs the set `return-of-the-fallen`.",
        "{draw_more: 2, may: true}",
        NUMBER,
    ),
]

QUESTIONS: list[Question] = [
    Question(
        "idle",
        idle,
        "`true`: you have acquired nothing and defeated nothing this turn. Needs the set `return-of-the-fallen`.",
        "{idle: true}",
        {"const": True},
    ),
]
