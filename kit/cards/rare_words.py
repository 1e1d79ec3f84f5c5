"""Words of the card language that few cards need, and rarer forms of common ones.

`vocabulary.py` has the everyday words and adds these to its table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.cards.sorts import heard
from kit.cards.word import COUNTERS, NUMBER, STEPS, Word
from kit.core import effects, hands, lasting, middle, watch
from kit.core.verbs import Buy
from kit.core.zones import DISCARD, HAND, NOBODY, ROW, STAYS, VOID

# What is done for each card that is played in a turn counts as so many steps of the card that says it.
FOR_EACH_CARD: Final = 10
COPIES_EACH: Final = 40

if TYPE_CHECKING:
    from kit.cards.compile import Shop
    from kit.cards.load import Path_
    from kit.cards.word import Step
    from kit.core.effects import Effect


# ---------------------------------------------------------------------- rarer forms of common words


def acquire_it(shop: Shop, step: Step) -> Effect:
    """`acquire: it`: in a `when`, the card it is about, from the void."""
    moves = shop.offers("acquire", (VOID,))[0][1]
    return middle.AcquireIt("acquire", VOID, DISCARD, moves, shop.decline(step), shop.bit)


def acquire_paying(shop: Shop, cards: Step, step: Step, path: Path_) -> Effect:
    """`acquire: {from: void, pay: true}`: as if it were in the row."""
    if not shop.flag(cards["pay"], (*path, "pay")):
        raise shop.error((*path, "pay"), "leave 'pay' out where nothing is paid.")
    market = next((verb for verb in shop.rules.verbs if isinstance(verb, Buy)), None)
    if market is None:
        raise shop.error((*path, "pay"), "nothing can be bought in this game.")
    places = shop.places(cards.get("from", "void"), (*path, "from"), (VOID,))
    which = shop.filter({k: v for k, v in cards.items() if k in shop.FILTER}, path, ownable=True)
    offers = shop.offers("acquire", places)
    picked = middle.AcquirePaying("acquire", offers, which, shop.decline(step), market)
    picked.then = shop.then(step, path)
    return picked


def acquire_counted(shop: Shop, cards: Step, step: Step, path: Path_, to: int) -> Effect:
    """`acquire: {cost: {at_most: {zone: …}}}`: the bound is counted when it is done."""
    here = (*path, "cost")
    bound = shop.mapping(cards["cost"], here, ("at_most",))
    most = shop.amount(bound["at_most"], (*here, "at_most"))
    places = shop.shared_places(cards.get("from"), (*path, "from"))
    which = shop.filter({k: v for k, v in cards.items() if k in ("type", "faction", "id")}, path, ownable=True)
    offers = shop.offers("acquire", places)
    picked = middle.AcquireCounted("acquire", offers, which, shop.decline(step), to, most)
    picked.then = shop.then(step, path)
    return picked


def discard_counted(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`discard: {for_each: {zone: …}}`."""
    cards = shop.mapping(spec, path, ("for_each",))
    if "then" in step or "may" in step or "for_each" not in cards:
        raise shop.error(path, "a counted discard stands alone: {discard: {for_each: {zone: …}}}.")
    amount = shop.amount(cards["for_each"], (*path, "for_each"))
    one = effects.Discard("discard", shop.offers("discard", (HAND,)), shop.everything(), None)
    shop.rules.enlist(one)
    return hands.DiscardCounted(amount, one)


def destroy_dearest(shop: Shop, step: Step, path: Path_) -> Effect:
    """`destroy: dearest`."""
    offers = shop.offers("destroy", (STAYS,))
    picked = hands.DestroyDearest("destroy", offers, shop.everything(), shop.decline(step))
    picked.then = shop.then(step, path)
    return picked


# ---------------------------------------------------------------------- words of their own


def banish_beside(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`all`: every neighbour of this card in the row; `1`: one that lay beside it before it left."""
    which = shop.filter({}, path, banishable=True)
    if spec == "all":
        shop.rules.apart = True
        return middle.BanishNeighbours(which)
    if isinstance(spec, str):
        raise shop.unknown(path, "neighbour", spec, ["all"])
    if shop.number(spec, path, least=1) != 1:
        raise shop.error(path, "one neighbour or all of them: write 1 or all.")
    shop.rules.apart = True
    return middle.BanishBeside("banish", shop.offers("banish", (ROW,)), which, shop.decline(step))


def guess(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """What a right guess brings stands in `then`."""
    if spec != "deck":
        raise shop.unknown(path, "place to guess at", spec, ["deck"])
    moves = shop.offers("name", (NOBODY,), plain=True)[0][1]
    return hands.Guess("guess", moves, shop.then(step, path))


def each_played(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """Looks back over the turn and ahead to its end."""
    cards = shop.mapping(spec, path, (*shop.FILTER, "do"))
    which = shop.filter({k: v for k, v in cards.items() if k != "do"}, path, own=True)
    shop.often *= FOR_EACH_CARD
    what = shop.following("play", cards.get("do"), (*path, "do"))
    shop.often //= FOR_EACH_CARD
    later = lasting.EveryTime(watch.PLAYS, which, what)
    shop.rules.enlist(later)
    return lasting.EachPlayed(which, what, later)


def next_time(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """An event with the cards it is about, and what to do once."""
    parts = shop.mapping(spec, path, ("play", "acquire", "defeat", "do"))
    events = [key for key in parts if key != "do"]
    if len(events) != 1:
        raise shop.error(path, "waits for exactly one of play, acquire, defeat.")
    here = (*path, events[0])
    which = shop.filter(shop.mapping(parts[events[0]], here, shop.FILTER), here)
    heard(shop, events[0], here)
    what = shop.following(events[0], parts.get("do"), (*path, "do"))
    return watch.NextTime(watch.HEARD.index(events[0]), which, what)


def take_from_leader(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """One resource, from whoever has the most of it and more than you."""
    pairs = shop.counters(spec, path)
    if len(pairs) != 1:
        raise shop.error(path, "takes one sort of thing.")
    moves = []
    for seat in range(shop.rules.most + len(shop.rules.automata)):
        move = shop.rules.move("take", NOBODY, NOBODY, None, f"from p{seat + 1}")
        move.seat = seat
        moves.append(move)
    return hands.TakeFromLeader("take", pairs[0][0], pairs[0][1], moves)


RARE: list[Word] = [
    Word(
        "banish_beside",
        banish_beside,
        "In a `fate`, `all`: banish every card next to this one. In a `reward`, `1`: one that lay beside it.",
        "{banish_beside: 1, may: true}",
        {"enum": ["all", 1]},
    ),
    Word(
        "guess",
        guess,
        "Name a card, then reveal the top card of your deck and take it; `then` follows if it is the one.",
        "{guess: deck, then: [{gain: {honor: 3}}]}",
        {"const": "deck"},
    ),
    Word(
        "each_played",
        each_played,
        "For each card of a sort you have played, or later play, this turn.",
        "{each_played: {type: hero, faction: lifebound, do: [{gain: {honor: 1}}]}}",
        {"type": "object", "properties": {"do": STEPS}},
    ),
    Word(
        "next_time",
        next_time,
        "The next time this turn that you play, acquire or defeat a card of a sort.",
        "{next_time: {defeat: {}, do: [{gain: {honor: 2}}]}}",
        {"type": "object", "properties": {"do": STEPS}},
    ),
    Word(
        "take_from_leader",
        take_from_leader,
        "If the opponent who has the most of a resource has more than you, take some from that opponent.",
        "{take_from_leader: {honor: 2}}",
        COUNTERS,
    ),
]

DISCARDS: dict[str, object] = {
    "oneOf": [NUMBER, {"type": "object", "properties": {"for_each": {"type": "object"}}}]
}
