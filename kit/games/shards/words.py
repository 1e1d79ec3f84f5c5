"""The table of words and questions that only Shards of Infinity has; what they do is in `keywords.py`."""

from __future__ import annotations

from kit.cards.conditions import Question
from kit.cards.vocabulary import CARDS, STEPS, Word
from kit.games.shards import battle_words, keywords

TRUE: dict[str, object] = {"const": True}
NAME: dict[str, object] = {"type": "string"}

WORDS: list[Word] = [
    Word(
        "unify",
        keywords.unify,
        "If you played another Undergrowth ally this turn, or show one from your hand; else `otherwise`.",
        "{unify: [{gain: {power: 6}}], otherwise: [{gain: {power: 3}}]}",
        STEPS,
    ),
    Word(
        "dominion",
        keywords.dominion,
        "If you played this turn, or show from your hand, a Homodeus, an Undergrowth and a Wraethe card.",
        "{dominion: [{gain: {mastery: 2}}]}",
        STEPS,
    ),
    Word(
        "into_play",
        keywords.into_play,
        "The next card of a sort that you recruit this turn goes straight into play.",
        "{into_play: {type: champion, faction: homodeus}}",
        CARDS,
    ),
    Word("pierce", keywords.pierce, "Your attacks ignore shields this turn.", "{pierce: true}", TRUE),
    Word(
        "mirror",
        keywords.mirror,
        "This turn, gain as much of the second as you gain of the first.",
        "{mirror: {health: power}}",
        {"type": "object"},
    ),
    Word(
        "spoils",
        keywords.spoils,
        "If you deal so much damage to one opponent this turn, draw more cards at its end.",
        "{spoils: {damage: 10, draw: 3}}",
        {"type": "object"},
    ),
    *battle_words.WORDS,
]

QUESTIONS: list[Question] = [
    Question("echo", keywords.echo, "A Wraethe card lies in your discard pile.", "{echo: true}", TRUE),
    Question("inspire", keywords.inspire, "You have a champion in play.", "{inspire: true}", TRUE),
    Question("hero", keywords.hero, "Your hero is this one.", "{hero: tetra}", NAME),
    Question(
        "most",
        keywords.most,
        "You have more of this than every opponent.",
        "{most: mastery}",
        NAME,
    ),
    *battle_words.QUESTIONS,
]
