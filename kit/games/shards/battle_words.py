"""The words that attacks, shadow champions and bosses' pages are written with.

What they do is in `dangers.py`, `shadow.py`, `fate.py` and `wounds.py`; here they are read from a card file.
Some mean something only where a boss is fought, and say so elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.cards import vocabulary
from kit.cards.conditions import Question
from kit.cards.vocabulary import CARDS, NUMBER, Word
from kit.core.count import AtLeast
from kit.core.effects import Effect
from kit.core.zones import STAYS
from kit.games.shards import dangers, fate, shadow, veil, warp
from kit.games.shards import poison as seeds
from kit.games.shards.boss import NUMBERS, ByTheBoss
from kit.games.shards.keywords import yes
from kit.games.shards.numbers import DEEDS, SHADOW
from kit.games.shards.wounds import Front, Hurt

if TYPE_CHECKING:
    from kit.cards.compile import Shop
    from kit.cards.load import Path_
    from kit.core.cards import Amount, Condition, Filter
    from kit.core.rules import Rules

Step = dict[str, object]
TRUE: dict[str, object] = {"const": True}


def front(shop: Shop, path: Path_) -> Front:
    """The battle these cards are for."""
    sides = shop.rules.sides
    if not isinstance(sides, Front):
        raise shop.error(path, "means something only where a boss is fought.")
    return sides


# ---------------------------------------------------------------------- steps


def hurt(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`hurt: 10`, `hurt: mastery` (the boss's), `hurt: backlash` (a number of its page)."""
    defence = front(shop, path).defence
    each = shop.amount(step["for_each"], (*path[:-1], "for_each")) if "for_each" in step else None
    if isinstance(spec, str):
        if spec != "mastery" and spec not in NUMBERS:
            raise shop.unknown(path, "number of a boss", spec, ["mastery", *NUMBERS])
        return Hurt(defence, 0, spec, each)
    return Hurt(defence, shop.number(spec, path, least=1), "", each)


def destroy(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """The word `destroy` in a battle: an enemy champion is a shadow champion, for the boss a player's."""
    if spec in ("enemy", "all_enemy"):
        front(shop, path)
        return shadow.DestroyShadow(shop.rules.moves_by_seat("destroy", SHADOW), spec == "all_enemy")
    return vocabulary.destroy(shop, spec, step, path)


def destroy_dearest_enemy(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`destroy_dearest_enemy: true`."""
    yes(shop, spec, path)
    return dangers.DestroyDearestEnemy(shop.rules.moves_by_seat("destroy", STAYS))


def draw(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """The word `draw` in a battle: what is drawn may be poisoned."""
    battle = front(shop, path).battle
    return seeds.DrawWarily(shop.number(spec, path, least=1), battle, shop.rules.enlist(seeds.Sicken()))


def discard_random(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """A number, or `{for_each: …}`."""
    front(shop, path)
    if isinstance(spec, dict):
        cards = shop.mapping(spec, path, ("for_each",))
        return dangers.DiscardAtRandom(0, shop.amount(cards.get("for_each"), (*path, "for_each")))
    return dangers.DiscardAtRandom(shop.number(spec, path, least=1), None)


def discard_hand(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`discard_hand: true`."""
    yes(shop, spec, path)
    return dangers.DiscardHand()


def reshuffle(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`reshuffle: true`."""
    yes(shop, spec, path)
    return dangers.Reshuffle()


def banish_top(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """Of one's own deck."""
    return dangers.BanishTop(shop.number(spec, path, least=1))


def draw_from_right(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """Everybody, whoever says it."""
    yes(shop, spec, path)
    return dangers.DrawFromRight(shop.rules.enlist(seeds.Sicken()))


def recruit_top(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """Of the centre deck."""
    return dangers.RecruitTop(shop.number(spec, path, least=1))


def put_beneath(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`put_beneath: true`."""
    yes(shop, spec, path)
    return dangers.PutBeneath()


def give_beneath(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`give_beneath: true`."""
    yes(shop, spec, path)
    return dangers.GiveBeneath(shop.rules.seat_moves("give"))


def disarm(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`disarm: true`."""
    yes(shop, spec, path)
    return dangers.Disarm()


def detonate_all(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`detonate_all: true`."""
    yes(shop, spec, path)
    effect = dangers.DetonateAll(front(shop, path).defence)
    shop.rules.enlist(effect.one)
    return effect


def draw_fate(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """More cards of the fate deck."""
    front(shop, path)
    effect = fate.DrawFate(shop.number(spec, path, least=1))
    effect.bind(shop.rules)
    return effect


def jam(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`jam: true`."""
    yes(shop, spec, path)
    front(shop, path)
    return veil.Jam()


def intrude(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`intrude: true`."""
    yes(shop, spec, path)
    front(shop, path)
    return veil.Intrude()


def poison(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """So many seeds."""
    front(shop, path)
    return seeds.Poison(shop.number(spec, path, least=1))


def venom(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`venom: true`: what a seed does."""
    yes(shop, spec, path)
    front(shop, path)
    return seeds.Venom(shop.rules.seat_moves("pass-on"))


def hide(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """So many cards of the row."""
    front(shop, path)
    return veil.Hide(shop.number(spec, path, least=1))


def wipe(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`wipe: true`."""
    yes(shop, spec, path)
    front(shop, path)
    return veil.Wipe()


# ---------------------------------------------------------------------- questions, amounts, doers


def some(shop: Shop, spec: object, path: Path_) -> tuple[Filter, bool, int]:
    """Which shadow champions: a sort, perhaps other ones only, perhaps several."""
    cards = shop.mapping(spec, path, (*shop.FILTER, "other", "count"))
    which: Step = {"type": "shadow", **{k: v for k, v in cards.items() if k in shop.FILTER}}
    other = shop.flag(cards.get("other", False), (*path, "other"))
    return shop.filter(which, path), other, shop.number(cards.get("count", 1), (*path, "count"), least=1)


def in_play(shop: Shop, spec: object, path: Path_) -> Condition:
    """`if: {in_play: {id: simulacrons, other: true}}`."""
    return shadow.InPlay(*some(shop, spec, path))


def how_many(shop: Shop, spec: object, path: Path_) -> Amount:
    """`for_each: {in_play: {faction: homodeus, other: true}}`."""
    which, other, _ = some(shop, spec, path)
    return shadow.HowManyInPlay(which, other)


def face_down(shop: Shop, spec: object, path: Path_) -> Condition:
    """`if: {face_down: true}`."""
    front(shop, path)
    return veil.AnyFaceDown(shop.flag(spec, path))


def havoc(shop: Shop, spec: object, path: Path_) -> Condition:
    """`if: {havoc: true}`."""
    yes(shop, spec, path)
    front(shop, path)
    return dangers.InHavoc()


def recruited(shop: Shop, spec: object, path: Path_) -> Condition:
    """`if: {recruited: 2}`."""
    front(shop, path)
    return AtLeast(DEEDS, shop.number(spec, path, least=1))


def by_the_boss(rules: Rules, effect: Effect) -> Effect:
    """`who: boss`."""
    rules.enlist(effect)
    return ByTheBoss(effect)


def by_a_player(rules: Rules, effect: Effect) -> Effect:
    """`who: a_player`."""
    rules.enlist(effect)
    return dangers.APlayer(rules.seat_moves("choose-player"), effect)


WORDS: list[Word] = [
    Word(
        "warp",
        warp.warp,
        "You may fast-play an ally of the row that costs so much or less, without paying, mercenary or not; or `any`.",
        "{warp: 3}",
        {"oneOf": [NUMBER, {"const": "any"}]},
    ),
    Word(
        "perform",
        warp.perform,
        "In a `then`: do what the card it is about does.",
        "{banish: {from: [hand, discard], type: ally}, may: true, then: [{perform: it}]}",
        {"const": "it"},
    ),
    Word("another_turn", warp.slip, "Take another turn after this one, once a game.", "{another_turn: 1}", NUMBER),
    Word(
        "hurt",
        hurt,
        "The boss deals damage to you: a number, its `mastery`, or a number of its page.",
        "{hurt: 10}",
        {"oneOf": [NUMBER, {"enum": ["mastery", *NUMBERS]}]},
    ),
    Word(
        "destroy_dearest_enemy",
        destroy_dearest_enemy,
        "Destroy the champion of the highest cost among all enemies.",
        "{destroy_dearest_enemy: true}",
        TRUE,
    ),
    Word(
        "discard_random",
        discard_random,
        "Discard cards at random: a number, or as many as `for_each` counts.",
        "{discard_random: 2}",
        {"oneOf": [NUMBER, {"type": "object"}]},
    ),
    Word("discard_hand", discard_hand, "Discard your hand.", "{discard_hand: true}", TRUE),
    Word("reshuffle", reshuffle, "Shuffle your discard pile into your deck.", "{reshuffle: true}", TRUE),
    Word("banish_top", banish_top, "Banish the top cards of your deck.", "{banish_top: 1}", NUMBER),
    Word(
        "draw_from_right",
        draw_from_right,
        "Each player draws the top card of the deck of the player on the right.",
        "{draw_from_right: true}",
        TRUE,
    ),
    Word("recruit_top", recruit_top, "Recruit the top cards of the centre deck.", "{recruit_top: 2}", NUMBER),
    Word(
        "put_beneath", put_beneath, "Put the top card of the centre deck under this.", "{put_beneath: true}", TRUE
    ),
    Word(
        "give_beneath",
        give_beneath,
        "Choose a player, who recruits the card under this.",
        "{give_beneath: true}",
        TRUE,
    ),
    Word("disarm", disarm, "Discard this attack.", "{disarm: true}", TRUE),
    Word("detonate_all", detonate_all, "Every trap in play detonates.", "{detonate_all: true}", TRUE),
    Word("draw_fate", draw_fate, "Draw and resolve more fate cards.", "{draw_fate: 2}", NUMBER),
    Word("jam", jam, "Players cannot scramble on their next turn.", "{jam: true}", TRUE),
    Word("intrude", intrude, "Each player gains as many hack tokens as the page says.", "{intrude: true}", TRUE),
    Word("poison", poison, "Put poison seeds into your discard pile, while there are any.", "{poison: 1}", NUMBER),
    Word(
        "venom",
        venom,
        "The boss deals damage to you that shields cannot prevent; then put this into any player's discard pile.",
        "{venom: true}",
        TRUE,
    ),
    Word("hide", hide, "Turn random cards of the row face down.", "{hide: 2}", NUMBER),
    Word(
        "wipe",
        wipe,
        "Banish all face-up cards of the row and replace them with face-down cards.",
        "{wipe: true}",
        TRUE,
    ),
]

QUESTIONS: list[Question] = [
    Question(
        "in_play",
        in_play,
        "Shadow champions of a sort are in play; `other: true` leaves this one out.",
        "{in_play: {id: simulacrons, other: true}}",
        CARDS,
    ),
    Question(
        "face_down",
        face_down,
        "A card of the row is face down; with `false`, none is.",
        "{face_down: true}",
        {"type": "boolean"},
    ),
    Question("havoc", havoc, "The boss is in havoc mode.", "{havoc: true}", TRUE),
    Question("recruited", recruited, "You have recruited so many cards this turn.", "{recruited: 2}", NUMBER),
]
