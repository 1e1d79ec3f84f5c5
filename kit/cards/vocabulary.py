"""The words of the card language that both games share.

Each word knows how it is written, what it means and how it is built. The compiler, the schema, the
manual in `cards/README.md` and the sentences on the cards all come from this table, so they agree.
A game adds words of its own (`kit/games/*/keywords.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.cards import rare_words
from kit.cards.conditions import CONDITIONS
from kit.cards.word import CARDS, COUNTERS, NUMBER, STEPS, Word
from kit.core import deeds, effects, flow, hands, watch
from kit.core.zones import DECK, DISCARD, HAND, NOBODY, PLAYED, ROW, STAYS

if TYPE_CHECKING:
    from kit.cards.compile import Shop
    from kit.cards.load import Path_
    from kit.cards.word import Step
    from kit.core.effects import Effect

__all__ = ["CARDS", "CONDITIONS", "COUNTERS", "MODIFIERS", "NUMBER", "STEPS", "WORDS", "Word"]


def gain(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """Fixed numbers are added at once; with `for_each` they are counted first."""
    pairs = shop.counters(spec, path)
    if "for_each" in step:
        amount = shop.amount(step["for_each"], (*path[:-1], "for_each"))
        parts: list[Effect] = [effects.GainCounted(c, n, amount) for c, n in pairs]
        return shop.sequence(parts)
    if any(shop.rules.sources.get(counter) is not None for counter, _ in pairs):
        return effects.Gain(tuple(pairs))
    return shop.sequence([effects.GainPlain(c, n) for c, n in pairs])


def lose(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """Never below nothing."""
    return effects.Lose(tuple(shop.counters(spec, path)))


def draw(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """From one's own deck."""
    return effects.Draw(shop.number(spec, path, least=1))


def banish(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`banish: this`, or a choice of cards from the places named."""
    if spec == "this":
        return effects.BanishThis(shop.then(step, path))
    only_this(shop, spec, path)
    cards = shop.mapping(spec, path, shop.FILTER + ("from", "count"))
    places = shop.places(cards.get("from", ["hand"]), (*path, "from"), (HAND, DISCARD, ROW))
    if ROW in places and len(places) > 1:
        raise shop.error((*path, "from"), "cards of the row cannot be mixed with your own in one choice.")
    which = shop.filter(cards, path, banishable=ROW in places)
    count = shop.number(cards.get("count", 1), (*path, "count"), least=1)
    return shop.chain(
        count,
        step,
        path,
        lambda decline: effects.Banish("banish", shop.offers("banish", places), which, decline),
    )


def only_this(shop: Shop, spec: object, path: Path_, name: str = "this") -> None:
    """Besides naming cards there is one single word that may stand here."""
    if isinstance(spec, str):
        raise shop.unknown(path, "card", spec, [name])


def discard(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """From hand, one's own choice."""
    if isinstance(spec, dict):
        return rare_words.discard_counted(shop, spec, step, path)
    count = shop.number(spec, path, least=1)
    which = shop.everything()
    return shop.chain(
        count,
        step,
        path,
        lambda decline: effects.Discard("discard", shop.offers("discard", (HAND,)), which, decline),
    )


def destroy(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """One, all, all but one or the dearest of one's own cards in play, this card itself, or an opponent's."""
    if spec == "enemy":
        return deeds.DestroyEnemy(shop.rules.moves_by_seat("destroy", STAYS))
    if spec == "all_enemy":
        return deeds.DestroyEnemies()
    if spec == "all":
        return effects.DestroyAll()
    if spec == "this":
        # What follows finds the card in the discard pile.
        lay, shop.lies = shop.lies, DISCARD
        then = shop.then(step, path)
        shop.lies = lay
        return hands.DestroyThis(then)
    if spec == "dearest":
        return rare_words.destroy_dearest(shop, step, path)
    if spec == "all_but_one":
        return effects.Keep("keep", shop.offers("keep", (STAYS,)), shop.everything(), None)
    if isinstance(spec, str):
        raise shop.unknown(path, "sort of card to destroy", spec, DESTROYED)
    count = shop.number(spec, path, least=1)
    which = shop.everything()
    return shop.chain(
        count,
        step,
        path,
        lambda decline: effects.Destroy("destroy", shop.offers("destroy", (STAYS,)), which, decline),
    )


DESTROYED: Final = ("all", "all_but_one", "dearest", "this", "enemy", "all_enemy")


def acquire(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """From the row and the piles unless it says which."""
    if spec == "it":
        return rare_words.acquire_it(shop, step)
    only_this(shop, spec, path, "it")
    cards = shop.mapping(spec, path, shop.FILTER + ("from", "to", "pay"))
    if "pay" in cards:
        return rare_words.acquire_paying(shop, cards, step, path)
    places = shop.shared_places(cards.get("from"), (*path, "from"))
    to = shop.places(cards.get("to", "discard"), (*path, "to"), (DISCARD, HAND, DECK))[0]
    cost = cards.get("cost")
    if isinstance(cost, dict) and isinstance(cost.get("at_most"), dict):
        return rare_words.acquire_counted(shop, cards, step, path, to)
    which = shop.filter(cards, path, ownable=True)
    offers = shop.offers("acquire", places)
    picked = effects.Acquire("acquire", offers, which, shop.decline(step), to)
    picked.then = shop.then(step, path)
    return picked


def fetch(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """From the discard pile to hand (or on the deck); `this` is the card itself, `count: all` every one."""
    if spec == "this":
        return deeds.FetchThis()
    only_this(shop, spec, path)
    cards = shop.mapping(spec, path, (*shop.FILTER, "to", "count"))
    if "count" in cards:
        if cards["count"] != "all" or "to" in cards:
            raise shop.error((*path, "count"), "a count can only be 'all', and only to the hand.")
        return deeds.FetchAll(shop.filter(cards, path))
    to = shop.places(cards.get("to", "hand"), (*path, "to"), (HAND, DECK))[0]
    which = shop.filter(cards, path, own=True)
    picked = effects.Fetch("fetch", shop.offers("fetch", (DISCARD,)), which, shop.decline(step), to)
    picked.then = shop.then(step, path)
    return picked


def copy(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """Of a card played this turn."""
    not_itself(shop, path)
    cards = shop.mapping(spec, path, (*shop.FILTER, "again_if"))
    copied = effects.Copy(
        "copy", shop.offers("copy", (PLAYED,)), shop.filter(cards, path, own=True), shop.decline(step)
    )
    if "again_if" in cards:
        again = deeds.OnceMore(shop.condition(cards["again_if"], (*path, "again_if")))
        copied.once_more = shop.rules.enlist(again)
    return copied


def not_itself(shop: Shop, path: Path_) -> None:
    """Two cards that copy each other when they are played would do so without end."""
    if shop.slot == "play" and shop.card is not None and "copies" not in shop.card.flags:
        raise shop.error(path, "a card that copies needs 'flags: [copies]', or it would copy itself without end.")


def put(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """In a `when`: the card it is about goes somewhere else instead."""
    to = shop.places(spec, path, (HAND, DECK))[0]
    word = "hand" if to == HAND else "top"
    moves = shop.offers(word, (DISCARD,), plain=True)[0][1]
    return effects.PutIt("put", DISCARD, to, moves, shop.decline(step), shop.bit)


def steal(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """A random card from each opponent's hand."""
    if shop.number(spec, path, least=1) != 1:
        raise shop.error(path, "only one card of each opponent can be taken.")
    return deeds.Steal()


def pay(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """What it buys stands in `then`."""
    then = shop.then(step, path)
    if then is None:
        raise shop.error(path, "'pay' needs a 'then': what is it paid for?")
    return effects.Pay(tuple(shop.counters(spec, path)), then)


def cheaper(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """The next card of that sort acquired this turn."""
    cards = shop.mapping(spec, path, shop.FILTER + ("by",))
    by = shop.number(cards.get("by", 1), (*path, "by"), least=1)
    return watch.Cheaper(watch.ACQUIRES, shop.filter(cards, path), by)


def double(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """As much again as you have now."""
    names = [c.name for c in shop.rules.seat_counters if c.shown]
    if spec not in names:
        raise shop.unknown(path, "resource", spec, names)
    return deeds.Double(shop.rules.counter(str(spec)))


def copy_all(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """Those already played now, later ones as they are played."""
    not_itself(shop, path)
    shop.burden(rare_words.COPIES_EACH, path)
    which = shop.filter(shop.mapping(spec, path, shop.FILTER), path)
    return shop.sequence([watch.CopyLater(watch.PLAYS, which), deeds.CopyAll(which)])


def extra_turn(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """After this one."""
    if shop.number(spec, path, least=1) != 1:
        raise shop.error(path, "a card gives one extra turn at a time.")
    return deeds.ExtraTurn()


def first_of(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """Steps with conditions, best first; the first whose condition holds is done, and only that."""
    steps = shop.listed(spec, path)
    result: Effect | None = None
    for index in range(len(steps) - 1, -1, -1):
        here = (*path, index)
        branch = shop.mapping(steps[index], here)
        what = shop.step({k: v for k, v in branch.items() if k != "if"}, here)
        if "if" in branch:
            condition = shop.condition(branch["if"], (*here, "if"))
            result = shop.rules.enlist(flow.If(condition, what, result))
        elif index == len(steps) - 1:
            result = what
        else:
            raise shop.error(here, "only the last step of 'first_of' may stand without an 'if'.")
    if result is None:
        raise shop.error(path, "'first_of' needs at least one step.")
    return result


def choose(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """Named branches; the name is the text of the move."""
    branches = shop.mapping(spec, path, like="{one: […], other: […]}")
    if len(branches) < 2:
        raise shop.error(path, "'choose' needs at least two named branches.")
    moves = [shop.rules.move("choose", NOBODY, NOBODY, None, shop.label(n, (*path, n))) for n in branches]
    built = [shop.steps(branch, (*path, name)) for name, branch in branches.items()]
    return flow.Choose("choose", moves, built, shop.decline(step))


WORDS: list[Word] = [
    Word("gain", gain, "Gain resources.", "{gain: {runes: 2}}", COUNTERS),
    Word("lose", lose, "Lose resources, never below 0.", "{who: each_opponent, lose: {power: 1}}", COUNTERS),
    Word("draw", draw, "Draw cards from your deck.", "{draw: 2}", NUMBER),
    Word(
        "banish",
        banish,
        "Banish a card from hand, discard or row; `this` banishes the card itself from play.",
        "{banish: {from: [hand, discard]}, may: true}",
        {"oneOf": [{"const": "this"}, CARDS]},
    ),
    Word(
        "discard",
        discard,
        "Discard cards from your hand: a number, or as many as `for_each` counts.",
        "{discard: 1, then: [{draw: 2}]}",
        rare_words.DISCARDS,
    ),
    Word(
        "destroy",
        destroy,
        "Put cards in play on their owner's discard pile: a number of yours, `all`, `all_but_one`, `dearest`, "
        "`this`, or an opponent's: `enemy`, `all_enemy`.",
        "{who: each_opponent, destroy: 1}",
        {"oneOf": [NUMBER, {"enum": list(DESTROYED)}]},
    ),
    Word(
        "acquire",
        acquire,
        "Take a card of the row or a pile without paying; with `pay: true` from the void, for its price; "
        "in a `when`, `it` is the card it is about.",
        "{acquire: {type: hero, cost: {at_most: 4}, to: deck}}",
        {"oneOf": [{"const": "it"}, CARDS]},
    ),
    Word(
        "fetch",
        fetch,
        "Take a card of your discard pile to hand; `count: all` takes every one, `this` is the card itself.",
        "{fetch: {type: champion}}",
        {"oneOf": [{"const": "this"}, CARDS]},
    ),
    Word(
        "copy",
        copy,
        "Do again what a card you played this turn does; with `again_if`, once more if that holds then.",
        "{copy: {type: hero}}",
        CARDS,
    ),
    Word(
        "put",
        put,
        "In a `when`: put the card it is about into your hand or on your deck.",
        "{put: hand, may: true}",
        {"enum": ["hand", "deck"]},
    ),
    Word("steal", steal, "Take a random card from each opponent's hand, for good.", "{steal: 1}", NUMBER),
    Word(
        "pay",
        pay,
        "Spend resources for what stands in `then`.",
        "{pay: {runes: 4}, then: [{gain: {honor: 3}}]}",
        COUNTERS,
    ),
    Word(
        "cheaper",
        cheaper,
        "The next card of a sort you acquire this turn costs less.",
        "{cheaper: {type: construct, by: 1}}",
        CARDS,
    ),
    Word("double", double, "Have twice as much of a resource.", "{double: power}", {"type": "string"}),
    Word(
        "copy_all",
        copy_all,
        "Do again what each card of a sort you have played, or later play, this turn does.",
        "{copy_all: {type: hero}}",
        CARDS,
    ),
    Word("extra_turn", extra_turn, "Take another turn after this one.", "{extra_turn: 1}", NUMBER),
    Word(
        "first_of",
        first_of,
        "The first of several steps whose condition holds, and only that one.",
        "{first_of: [{if: {mastery: 10}, gain: {power: 3}}, {gain: {power: 2}}]}",
        {"type": "array", "items": {"$ref": "#/$defs/step"}},
    ),
    Word(
        "choose",
        choose,
        "Choose one of several named things.",
        "{choose: {runes: [{gain: {runes: 2}}], honor: [{gain: {honor: 2}}]}}",
        {"type": "object", "minProperties": 2, "additionalProperties": STEPS},
    ),
    *rare_words.RARE,
]

MODIFIERS: dict[str, str] = {
    "who": "Who does it, if not you: `each_opponent`, `each_player`, `each_other_player`, or `an_opponent` "
    "of your choice; in a battle also the `boss`, or `a_player` of the team's choice.",
    "if": "Only if this holds when the step is reached.",
    "for_each": "With `gain` and `hurt`: as often as this counts.",
    "may": "`true`: you may decline.",
    "then": "What follows if it was done.",
    "otherwise": "What happens instead if it was not met.",
}
