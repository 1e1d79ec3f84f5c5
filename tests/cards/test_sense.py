"""A card says only what can happen, and what is wrong is answered with what would be right there."""

import re

import pytest

from tests.cards.files import CARD, CONSTRUCT, TOP, compiled, one_card, refusal

MONSTER = CARD.replace("hero", "monster").replace("    faction: void\n", "")
NEVER = [
    # What a card of this type says, and why it would never happen.
    (
        CARD,
        "play: [{banish: this, then: [{draw: 1}]}]",
        "play.banish: 'banish' with 'this' needs the card in play",
    ),
    (CARD, "play: [{destroy: this}]", "play.destroy: 'destroy' with 'this' needs the card in play"),
    (CARD, "play: [{fetch: this}]", "play.fetch: 'fetch' with 'this' needs the card in the discard pile"),
    (CARD, "play: [{acquire: it}]", "play.acquire: there is no card this could be about: it follows one of"),
    (CARD, "play: [{put: hand}]", "play.put: there is no card this could be about"),
    (CARD, "play: [{if: {it: {type: hero}}, draw: 1}]", "play.if.it: there is no card this could be about"),
    (CARD, "play: [{banish_beside: 1}]", "'banish_beside: 1' means something only in 'reward'"),
    (CARD, "fate: [{banish_beside: 1}]", "'banish_beside: 1' means something only in 'reward'"),
    (CARD, "use: [{draw: 1}]", "use: means nothing on a hero; it is for cards of type construct."),
    (CARD, "reward: [{draw: 1}]", "reward: means nothing on a hero; it is for cards of type monster."),
    (
        CARD,
        "discount: {by: 1, for_each: {zone: hand}}",
        "discount: means nothing on a hero; it is for cards of type",
    ),
    (CARD, "drawn: [{draw: 1}]", "it is for cards of type spore of Shards of Infinity."),
    (CARD, "fallen: [{draw: 1}]", "it is for cards of type champion, shadow of Shards of Infinity."),
    (CARD, "ambush: [{draw: 1}]", "it is for cards of type shadow of Shards of Infinity."),
    (CARD, "attack: [{draw: 1}]", "it is for cards of type attack of Shards of Infinity."),
    (CARD, "detonate: [{draw: 1}]", "it is for cards of type attack of Shards of Infinity."),
    (CARD, "static: [{guards: true}]", "it is for cards of type champion, shadow of Shards of Infinity."),
    (CARD.replace("copies: 1", "relic: tetra"), "honor: 1", "my-card.relic: means nothing on a hero; it is for"),
    (CARD, "close: 3", "it is for cards of type attack of Shards of Infinity."),
    (CARD, "honor: power", "my-card.honor: needs a whole number on a hero, not a resource."),
    (CARD, "cost: {power: 3}", "my-card.cost: a hero costs runes, not power."),
    (
        CARD,
        "flags: [ongoing]",
        "flags: 'ongoing' means nothing on a hero; it is for cards of type attack of Shards",
    ),
    (CARD, "flags: [upgrade]", "flags: 'upgrade' means nothing on a hero; it is for cards of type ally,"),
    (CARD, "flags: [stays]", "flags: 'stays' means nothing on a hero; it is for cards of type monster."),
    (CARD, "flags: [masters]", "'masters' needs the set 'return-of-the-fallen'."),
    (
        CARD,
        "when: {acquire: {}, do: [{draw: 1}]}",
        "a hero does not stay in play; it can wait with 'from: discard'",
    ),
    (CARD, "when: {end: {}, do: [{draw: 1}]}", "when.end: a hero does not stay in play."),
    (CONSTRUCT, "use: [{who: each_opponent, destroy: this}]", "is done by the card's owner; leave 'who' out"),
    (CONSTRUCT, "use: [{fetch: this}]", "'fetch' with 'this' needs the card in the discard pile"),
    (CONSTRUCT, "fate: [{banish: this}]", "fate.banish: 'banish' with 'this' needs the card in play"),
    (CONSTRUCT, "when: {play: {}, do: [{put: hand}]}", "it follows one of acquire, discard, destroy"),
    (CONSTRUCT, "when: {acquire: {}, do: [{acquire: it}]}", "it follows one of defeat, banish"),
    (MONSTER, "play: [{draw: 1}]", "play: means nothing on a monster; it is for cards of type hero, construct."),
    (MONSTER, "use: [{draw: 1}]", "use: means nothing on a monster; it is for cards of type construct."),
    (MONSTER, "honor: 3", "honor: means nothing on a monster; it is for cards of type hero, construct."),
    (MONSTER, "cost: {runes: 3}", "cost: a monster costs power, not runes."),
    (MONSTER, "when: {play: {}, do: [{draw: 1}]}", "a monster waits for something only with 'flags: [kept]'"),
    (MONSTER, "flags: [kept]", "'kept' needs the set 'return-of-the-fallen'."),
]


@pytest.mark.parametrize(("card", "line", "words"), NEVER, ids=[line for _, line, _ in NEVER])
def test_what_a_card_says_and_could_never_happen_is_refused(card, line, words):
    said = refusal(one_card(line, card))
    assert re.match(r"mine\.yaml:[89]  my-card", said), said
    assert words in said


@pytest.mark.parametrize(
    ("card", "line"),
    [
        (CARD, "play: [{banish: {from: [hand, discard]}, then: [{acquire: it, may: true}]}]"),
        (CARD, "play: [{next_time: {acquire: {}, do: [{put: hand}]}}]"),
        (CARD, "play: [{banish: {from: row}, then: [{if: {it: {type: monster}}, draw: 1}]}]"),
        (CARD, "when: {acquire: {type: hero}, from: discard, do: [{fetch: this}]}"),
        (CARD, "when: {banished: {}, do: [{draw: 1}]}"),
        (CARD, "fate: [{banish_beside: all}]"),
        (CONSTRUCT, "use: [{banish: this, then: [{draw: 1}]}]"),
        (CONSTRUCT, "use: [{destroy: this, then: [{fetch: this}]}]"),
        (CONSTRUCT, "when: {end: {}, do: [{destroy: this}]}"),
        (CONSTRUCT, "play: [{gain: {runes: 1}}]"),
        (MONSTER, "reward: [{banish_beside: 1, may: true}]"),
    ],
    ids=lambda value: value if "  - id" not in value else "",
)
def test_what_can_happen_is_accepted(card, line):
    compiled(one_card(line, card))


SAYS = [
    # The step of a hero, and all that is said about it.
    ("{gain: 3}", "play.gain: needs a mapping like {runes: 3}, not '3'."),
    ("{draw: }", "play.draw: needs a whole number, not nothing."),
    ("{draw: true}", "play.draw: needs a whole number, not true."),
    ("{draw: [1]}", "play.draw: needs a whole number, not a list."),
    ("draw", "play: needs a mapping like {draw: 1}, not 'draw'."),
    ("{destroy: al}", "play.destroy: no sort of card to destroy 'al'; did you mean 'all'?"),
    ("{banish: thsi}", "play.banish: no card 'thsi'; did you mean 'this'?"),
    ("{gain: {runes: 1}, for_each: 3}", "play.for_each: needs a mapping like {zone: …}, not '3'."),
    ("{banish_beside: al}", "play.banish_beside: no neighbour 'al'; did you mean 'all'?"),
    ("{banish_beside: [1]}", "play.banish_beside: needs a whole number, not a list."),
    ("{hurt: 3}", "play.hurt: no word 'hurt'; that is a word of Shards of Infinity."),
    ("{warp: 3}", "play.warp: no word 'warp'; that is a word of Shards of Infinity."),
    ("{gain: {gems: 1}}", "play.gain.gems: no resource 'gems'; that is a word of Shards of Infinity."),
    (
        "{if: {mastery: 3}, draw: 1}",
        "play.if.mastery: no condition 'mastery'; that is a word of Shards of Infinity.",
    ),
    ("{draw_more: 3}", "play.draw_more: 'draw_more' needs the set 'return-of-the-fallen'."),
    ("{if: {idle: true}, draw: 1}", "play.if.idle: 'idle' needs the set 'return-of-the-fallen'."),
    ("{choose: 3}", "play.choose: needs a mapping like {one: […], other: […]}, not '3'."),
]


@pytest.mark.parametrize(("step", "words"), SAYS, ids=[step for step, _ in SAYS])
def test_an_error_shows_what_is_right_there(step, words):
    assert refusal(one_card(f"play: [{step}]")) == f"mine.yaml:9  my-card.{words}"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            one_card("cost: {runes: 3, power: 1}"),
            "exactly one resource, like {runes: 3}; this one has runes, power.",
        ),
        (one_card("cost: {}"), "my-card.cost: needs exactly one resource, like {runes: 3}; this one has none."),
        (one_card("cost: 4"), "my-card.cost: needs a mapping like {runes: 4}, not '4'."),
        (
            TOP + CARD.replace("{en: My Card}", "My Card"),
            "name: needs a mapping like {en: My Card}, not 'My Card'.",
        ),
        (TOP + CARD.replace("    name: {en: My Card}\n", ""), "my-card.name: there is no name; write {en: …}."),
        (TOP + CARD.replace("id: my-card\n    ", ""), "mine.yaml:4  card 1: this card has no id"),
        (TOP.replace("ascension", ""), "mine.yaml:1  game: which game these cards are for is missing"),
        (
            TOP.replace("cards:", "bosses: hello\ncards:") + CARD,
            "bosses: means something only where a boss is fought",
        ),
        (TOP.replace("cards:", "heroes: []\ncards:") + CARD, "heroes: means nothing in Ascension"),
        (TOP.replace("cards:", "extends: 17\ncards:") + CARD, "mine.yaml:3  extends: needs a text, not '17'."),
        (TOP.replace("cards:", "extends: bse\ncards:") + CARD, "extends: no set 'bse'; did you mean 'base'?"),
        (
            one_card("check: [{given: {hnad: my-card}, then: {runes: 1}}]"),
            "my-card.check.given.hnad: no place or number 'hnad'; did you mean 'hand'?",
        ),
        (
            one_card("check: [{given: {hand: my-card}, then: {runse: 1}}]"),
            "my-card.check.then.runse: no place or number 'runse'; did you mean 'runes'?",
        ),
        (
            one_card("check: [{then: {opponent: {honour: 1}}}]"),
            "check.then.opponent.honour: no place or number 'honour'; did you mean 'honor'?",
        ),
        (
            one_card("check: [{then: {gems: 1}}]"),
            "no place or number 'gems'; that is a word of Shards of Infinity",
        ),
        (TOP.replace("mine", "base") + CARD, "mine.yaml:2  set: there is a set 'base' already"),
    ],
)
def test_an_error_outside_the_steps_shows_what_is_right_there(text, words):
    assert words in refusal(text)


def test_an_event_of_another_game_is_refused():
    card = "  - {id: my-card, name: {en: M}, type: ally, copies: 1, play: [{next_time: {defeat: {}, do: [{draw: 1}]}}]}"
    said = refusal(f"game: shards\nset: mine\ncards:\n{card}\n", "shards")
    assert "my-card.play.next_time.defeat: 'defeat' is no event of Shards of Infinity." in said
