"""From the vocabulary to `cards/schema.json`, with which editors complete and underline card files.

The schema knows the form of a file: which keys, which words, which values. What only makes sense in its
place is left to the compiler, which has the last word.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kit.cards.compile import MOST_TIMES, Lasting
from kit.cards.conditions import QUESTIONS, Question
from kit.cards.entries import FLAGS, LANGUAGES, MOST_CARDS, MOST_COPIES, STATUS
from kit.cards.grammar import AMOUNTS, CHECK, EVENTS, FACTS, HEADER, KEYS, SLOTS, TIMES
from kit.cards.values import MOST_TEXT
from kit.cards.vocabulary import MODIFIERS, WORDS, Word
from kit.core.zones import PILES

if TYPE_CHECKING:
    from kit.core.rules import Rules

Schema = dict[str, object]

TRUTH: Schema = {"type": "boolean"}
TEXT: Schema = {"type": "string", "minLength": 1, "maxLength": MOST_TEXT}
LABEL = "^[a-z0-9]+(-[a-z0-9]+)*$"


class Speech:
    """One game as the card language sees it: its words, and the names its rules give to things."""

    def __init__(
        self,
        game: str,
        rules: list[Rules],
        words: list[Word],
        questions: list[Question],
        statics: list[Lasting],
    ) -> None:
        self.game = game
        self.words = words
        self.questions = questions
        self.statics = statics
        self.heroes: list[str] = []
        self.types: list[str] = []
        self.factions: list[str] = []
        self.figures: list[str] = []
        self.resources: list[str] = []
        self.places: list[str] = []
        self.own: list[str] = []
        # Places on the table whose cards can be counted.
        self.counted: list[str] = []
        # A box or a variant may add a place or a number, so all of them are looked through.
        for one in rules:
            join(self.types, list(one.types))
            join(self.factions, list(one.factions))
            join(self.figures, list(one.figures))
            join(self.resources, [counter.name for counter in one.seat_counters if counter.shown])
            join(self.places, [zone.name for zone in one.table_zones[:PILES]])
            join(self.own, [zone.name for zone in one.seat_zones])
            join(self.counted, [zone.name for zone in one.table_zones if zone.name == "face-down"])
            join(self.heroes, [hero.id for hero in one.heroes])


def join(names: list[str], more: list[str]) -> None:
    """Add what is not there yet."""
    names += [name for name in more if name not in names]


def schema(speeches: list[Speech]) -> Schema:
    """The schema of card files for all games."""
    defs: Schema = {}
    for speech in speeches:
        for name, part in definitions(speech).items():
            defs[f"{speech.game}-{name}"] = placed(part, speech.game)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A card file",
        "description": "Written by `make cards` from the vocabulary; see cards/README.md.",
        "type": "object",
        "required": ["game", "set", "cards"],
        "properties": {"game": {"enum": [speech.game for speech in speeches], "description": HEADER["game"]}},
        "allOf": [
            {
                "if": {"properties": {"game": {"const": speech.game}}},
                "then": {"$ref": f"#/$defs/{speech.game}-file"},
            }
            for speech in speeches
        ],
        "$defs": defs,
    }


def placed(part: object, game: str) -> object:
    """The same with every reference pointing at the definitions of one game."""
    if isinstance(part, dict):
        return {
            key: value.replace("#/$defs/", f"#/$defs/{game}-") if key == "$ref" else placed(value, game)
            for key, value in part.items()
        }
    return [placed(value, game) for value in part] if isinstance(part, list) else part


def definitions(speech: Speech) -> dict[str, Schema]:
    """What a file of one game is made of."""
    facts = fact_forms(speech)
    slots: dict[str, Schema] = {
        "use": {"oneOf": [ref("steps"), named(1)]},
        "when": one_or_many(ref("when")),
        "static": {"type": "array", "minItems": 1, "items": ref("static")},
    }
    entry: Schema = {name: said(facts.get(name, {}), means) for name, means in FACTS.items()}
    entry |= {name: said(slots.get(name, ref("steps")), means) for name, means in SLOTS.items()}
    entry |= {name: {"anyOf": [number(0), {"enum": speech.resources}]} for name in speech.figures}
    hero = closed({"id": {"type": "string", "pattern": LABEL}, "name": ref("names"), "faction": TEXT})
    header: dict[str, Schema] = {
        "game": {"const": speech.game},
        "set": TEXT,
        "name": ref("names"),
        "expect": closed({key: number(0) for key in ("kinds", "centre", "starter", "pile", "relics", "aside")}),
        "heroes": {"type": "array", "items": hero},
        "extends": one_or_many(TEXT),
        "bosses": {"type": "array", "items": ref("boss")},
        "cards": {"type": "array", "maxItems": MOST_CARDS, "items": ref("card")},
    }
    card: Schema = closed(entry) | {
        "required": ["id", "name", "type"],
        "oneOf": [{"required": [key]} for key in ("copies", "starter", "pile", "relic", "aside")],
    }
    amount: Schema = {"anyOf": [number(1), {"const": "infinite"}]}
    return {
        "file": closed({key: said(header.get(key, {}), means) for key, means in HEADER.items()}),
        "card": card,
        "boss": boss(),
        "names": closed(dict.fromkeys(LANGUAGES, TEXT)) | {"required": ["en"]},
        "steps": {"type": "array", "minItems": 1, "items": ref("step")},
        "step": step(speech),
        "condition": condition(speech),
        "when": when(),
        "static": static(speech),
        "amount": closed({**filters(speech, ("type", "faction", "cost", "id")), **amounts(speech)}),
        "cards": closed(filters(speech, tuple(KEYS))),
        "counters": closed(dict.fromkeys(speech.resources, amount)) | {"minProperties": 1},
    }


def fact_forms(speech: Speech) -> dict[str, Schema]:
    """What may stand after each fact."""
    price = closed(dict.fromkeys(speech.resources, number(0))) | {"minProperties": 1, "maxProperties": 1}
    counts = number(1) | {"maximum": MOST_COPIES}
    check: dict[str, Schema] = {
        "given": {"type": "object"},
        "do": {"type": "array", "items": TEXT},
        "then": {"type": "object", "minProperties": 1},
    }
    example = closed({key: said(check.get(key, {}), means) for key, means in CHECK.items()}) | {
        "required": ["then"]
    }
    return {
        "id": {"type": "string", "pattern": LABEL, "maxLength": 60},
        "name": ref("names"),
        "type": {"enum": speech.types},
        "faction": {"enum": speech.factions},
        "cost": price,
        "copies": counts,
        "starter": counts,
        "pile": counts,
        "relic": {"enum": speech.heroes},
        "aside": counts,
        "group": {"type": "string", "pattern": LABEL},
        "boss": {"type": "string", "pattern": LABEL},
        "close": number(1),
        "discount": closed({"by": number(1), "for_each": ref("amount")}),
        "flags": one_or_many({"enum": list(FLAGS)}),
        "status": {"enum": list(STATUS)},
        "note": TEXT,
        "check": {"type": "array", "items": example},
    }


def boss() -> Schema:
    """A boss's page; which numbers there are, the compiler knows."""
    numbers: Schema = {"type": "object", "additionalProperties": number(0)}
    threshold = closed({"mastery": number(1), "havoc": TRUTH, "once": ref("steps"), "permanent": numbers})
    parts: Schema = {
        "id": {"type": "string", "pattern": LABEL},
        "name": ref("names"),
        "groups": {"type": "array", "minItems": 2, "maxItems": 2, "items": TEXT},
        "health": closed({players: number(1) for players in ("2", "3", "4", "5")}),
        "numbers": numbers,
        "setup": ref("steps"),
        "start": ref("steps"),
        "end": ref("steps"),
        "havoc": TRUTH,
        "thresholds": {"type": "array", "items": threshold},
        "status": {"enum": list(STATUS)},
        "note": TEXT,
    }
    return closed(parts) | {"required": ["id", "name", "groups", "health", "thresholds"]}


def step(speech: Speech) -> Schema:
    """One word, and what may stand beside it."""
    # The values of `who` are those its sentence in the vocabulary names.
    who = re.findall(r"`(\w+)`", MODIFIERS["who"])
    beside: dict[str, Schema] = {
        "who": {"enum": who},
        "if": ref("condition"),
        "for_each": ref("amount"),
        "may": TRUTH,
        "then": ref("steps"),
        "otherwise": ref("steps"),
    }
    words = [*WORDS, *speech.words]
    parts: Schema = {word.name: said(word.takes, word.means) for word in words}
    parts |= {name: said(beside.get(name, {}), means) for name, means in MODIFIERS.items()}
    return closed(parts) | {"oneOf": [{"required": [word.name]} for word in words]}


def condition(speech: Speech) -> Schema:
    """Questions: about cards, or how much there is of something."""
    asked = [*QUESTIONS, *speech.questions]
    parts: Schema = {question.name: said(question.takes, question.means) for question in asked}
    parts |= dict.fromkeys(speech.resources, number(0))
    return closed(parts) | {"minProperties": 1}


def static(speech: Speech) -> Schema:
    """What holds while a card is in play."""
    parts: Schema = {"if": ref("condition")}
    for word in speech.statics:
        parts[word.name] = said(number(1) if word.counted else {"const": True}, word.means)
    required: list[object] = [{"required": [word.name]} for word in speech.statics]
    return closed(parts) | {"oneOf": required or [False]}


def when() -> Schema:
    """One event, and what follows."""
    parts: Schema = {name: said(ref("cards"), means) for name, means in EVENTS.items()}
    forms: dict[str, Schema] = {"do": ref("steps"), "from": TEXT}
    parts |= {name: said(forms.get(name, TRUTH), means) for name, means in TIMES.items()}
    return closed(parts) | {"required": ["do"], "oneOf": [{"required": [name]} for name in EVENTS]}


def filters(speech: Speech, keys: tuple[str, ...]) -> Schema:
    """Which cards."""
    bound: Schema = {"anyOf": [number(0), ref("amount")]}
    places: Schema = {"enum": [*speech.own, *speech.places, "piles"]}
    forms: dict[str, Schema] = {
        "type": one_or_many({"enum": speech.types}),
        "faction": one_or_many({"enum": speech.factions}),
        "cost": closed({"at_most": bound, "at_least": bound}),
        "id": one_or_many({"type": "string", "pattern": LABEL}),
        "from": one_or_many(places),
        "to": places,
        "count": {"anyOf": [number(1) | {"maximum": MOST_TIMES}, {"const": "all"}]},
        "again_if": ref("condition"),
        "pay": {"const": True},
        "by": number(1),
        "other": TRUTH,
    }
    return {key: said(forms.get(key, {}), KEYS[key]) for key in keys}


def amounts(speech: Speech) -> Schema:
    """What is counted, beside which cards."""
    forms: dict[str, Schema] = {
        "zone": {"enum": [*speech.own, *speech.counted]},
        "in_play": ref("cards"),
        "distinct": {"enum": ["faction"]},
        "counter": {"enum": speech.resources},
        "half": TRUTH,
    }
    return {key: said(forms.get(key, {}), means) for key, means in AMOUNTS.items()}


# ---------------------------------------------------------------------- small parts


def ref(name: str) -> Schema:
    """A definition by its name."""
    return {"$ref": f"#/$defs/{name}"}


def number(least: int) -> Schema:
    """A whole number within the bounds of the compiler."""
    return {"type": "integer", "minimum": least, "maximum": 1000}


def one_or_many(part: Schema) -> Schema:
    """The thing, or a list of them."""
    return {"oneOf": [part, {"type": "array", "minItems": 1, "items": part}]}


def named(least: int) -> Schema:
    """Several lists of steps, each with a name."""
    return {
        "type": "object",
        "minProperties": least,
        "propertyNames": {"pattern": LABEL},
        "additionalProperties": ref("steps"),
    }


def closed(parts: Schema) -> Schema:
    """A mapping with these keys and no others."""
    return {"type": "object", "properties": parts, "additionalProperties": False}


def said(part: Schema, means: str) -> Schema:
    """With the sentence an editor shows."""
    return {**part, "description": means}
