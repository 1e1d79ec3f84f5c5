"""The face of a card as plain data: figures first, sentences with symbols, badges, and what is read aloud.

The sentences are those of `kit.cards`: a teller that sets simple gains apart as large figures, and a
table of counted resources that become symbols wherever a sentence speaks of them.

A line of a face is {"k": kind, "t": tokens}; a token is a text, or [symbol, number].
"""

from __future__ import annotations

import functools
import math
import re
from typing import Final

from kit.board.scene.looks import SYMBOLS
from kit.board.scene.words import word
from kit.cards.sentences import sentence
from kit.cards.teller import Teller
from kit.cards.terms import COUNTERS, LANGUAGES, counted, known, term
from kit.cards.things import Step, capital, listed, mapping
from kit.core.cards import Card
from kit.core.rules import Rules

Token = str | list[str]
Line = dict[str, object]

OPEN: Final = "\ue000"
SHUT: Final = "\ue001"
MARK: Final = re.compile(f"{OPEN}([0-9]+){SHUT}")
INSTEAD: Final = ("instead", "à la place", "em vez disso")
# How many characters fit in a line of a small card, and how many lines beside a picture of which size.
CHARACTERS: Final = 20
ROOM: Final = (("", 3.4), ("long", 4.9), ("xlong", 5.8), ("wall", 7.3))


class Figures:
    """What a line begins with: plain gains, and gains behind a threshold."""

    def __init__(self) -> None:
        self.big: list[list[str]] = []
        self.gates: list[list[Token]] = []


def plain_gain(step: Step) -> list[list[str]] | None:
    """A step that only gives countable things, as figures; None for anything else."""
    if set(step) == {"draw"} and isinstance(step["draw"], int):
        return [["draw", str(step["draw"])]]
    if set(step) != {"gain"}:
        return None
    found: list[list[str]] = []
    for name, amount in mapping(step["gain"]).items():
        if name not in SYMBOLS or "-" in name or not (isinstance(amount, int) or amount == "infinite"):
            return None
        found.append([SYMBOLS[name], "∞" if amount == "infinite" else str(amount)])
    return found or None


def threshold(step: Step) -> tuple[str, str] | None:
    """The number a step waits for, where it is a single one with a symbol: mastery 10."""
    spec = mapping(step.get("if"))
    if len(spec) != 1:
        return None
    name, least = next(iter(spec.items()))
    return (SYMBOLS[name], str(least)) if name in SYMBOLS and isinstance(least, int) else None


class Shown:
    """Sets apart what a card shows as large figures; in the sentence stands a mark for them."""

    def __init__(self, language: str) -> None:
        self.index = known(language)
        self.figures: list[Figures] = []

    def apart(self, steps: list[Step]) -> tuple[str, list[Step]]:
        """What is simple goes into figures; the rest stays a sentence."""
        found = Figures()
        while steps and self.take(steps[0], found):
            steps = steps[1:]
        self.figures.append(found)
        return f"{OPEN}{len(self.figures) - 1}{SHUT}", steps

    def take(self, step: Step, found: Figures) -> bool:
        """Can this step be shown as figures? Then it is taken."""
        gains = plain_gain(step)
        if gains is not None:
            if found.gates:
                return False
            found.big += gains
            return True
        gate = threshold(step)
        inner = plain_gain({key: value for key, value in step.items() if key != "if"})
        if gate is not None and inner is not None and found.big:
            found.gates.append([["gate", gate[0], gate[1]], "+", *inner])
            return True
        if set(step) == {"first_of"}:
            return self.take_first(listed(step["first_of"]), found)
        return False

    def take_first(self, branches: list[Step], found: Figures) -> bool:
        """The least is large, what more mastery gives stands below it."""
        base = plain_gain(branches[-1]) if branches else None
        steps: list[list[Token]] = []
        for branch in branches[:-1]:
            gate = threshold(branch)
            inner = plain_gain({key: value for key, value in branch.items() if key != "if"})
            if gate is None or inner is None:
                return False
            steps.append([["gate", gate[0], gate[1]], *inner])
        if base is None or not steps or found.gates:
            return False
        found.big += base
        steps.reverse()
        steps[-1].append(" " + INSTEAD[self.index])
        found.gates += steps
        return True


# ---------------------------------------------------------------------- symbols inside sentences


@functools.cache
def counted_pattern(language: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """How resources are counted in a language, and which symbol each form stands for."""
    forms: dict[str, str] = {}
    for name, by_language in COUNTERS.items():
        if name in SYMBOLS and "-" not in name:
            for form in by_language[language][1:]:
                forms[form] = SYMBOLS[name]
    either = "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True))
    return re.compile(rf"(?<![\w,.])(\d+|∞) ({either})(?!\w)"), forms


def symbols(text: str, language: str) -> list[Token]:
    """A sentence as tokens: counted resources become symbols, the rest stays text."""
    pattern, forms = counted_pattern(LANGUAGES[known(language)])
    tokens: list[Token] = []
    at = 0
    for match in pattern.finditer(text):
        if match.start() > at:
            tokens.append(text[at : match.start()])
        tokens.append([forms[match.group(2)], match.group(1)])
        at = match.end()
    if at < len(text):
        tokens.append(text[at:])
    return tokens


def face_lines(card: Card, language: str) -> list[Line]:
    """The text of a card, line by line."""
    shown = Shown(language)
    found: list[Line] = []
    for told in Teller(card, language, shown.apart).lines():
        parts = MARK.split(told)
        caption = parts[0].strip()
        if len(parts) == 1:
            found.append({"k": "text", "t": symbols(caption, language)})
            continue
        if caption:
            found.append({"k": "cap", "t": [caption.rstrip(" :")]})
        for number, rest in zip(parts[1::2], parts[2::2], strict=True):
            figures = shown.figures[int(number)]
            if figures.big:
                found.append({"k": "big", "t": [*figures.big]})
            found += [{"k": "gate", "t": gate} for gate in figures.gates]
            if rest.strip():
                found.append({"k": "text", "t": symbols(rest.strip(), language)})
    return found


def amount_of_text(lines: list[Line]) -> str:
    """How much room the text needs on a small card, in lines: brief, plain, long, xlong, wall or packed."""
    if len(lines) == 1 and lines[0]["k"] == "big":
        return "brief"
    total = 0.0
    for line in lines:
        tokens = line["t"]
        assert isinstance(tokens, list)
        length = sum(len(t) if isinstance(t, str) else 3 for t in tokens)
        total += {"big": 1.7, "cap": 1.0, "gate": 1.1}.get(str(line["k"]), math.ceil(length / CHARACTERS) + 0.2)
    return next((name for name, most in ROOM if total <= most), "packed")


# ---------------------------------------------------------------------- the whole face


def face(card: Card, language: str) -> dict[str, object]:
    """A card as the page draws it."""
    lines = face_lines(card, language)
    kind = "starter" if card.starter else card.type
    sort = word("starter", language) if card.starter else capital(term(card.type, language))
    data: dict[str, object] = {
        "name": card.name(language),
        "type": kind,
        "sort": sort,
        "faction": card.faction,
        "skin": "monster" if card.type == "monster" and card.faction == "none" else card.faction,
        "emblem": emblem(card, lines),
        "lines": lines,
        "size": amount_of_text(lines),
        "say": spoken(card, language),
        "note": note(card, language),
    }
    if card.currency:
        data["cost"] = [card.currency, card.cost]
    for name, value in card.figures.items():
        if value:
            data[name] = value
    if not card.starter:
        data["copies"] = card.pile or card.copies
    status = str(card.entry.get("status", "sourced"))
    if status in ("inferred", "designed"):
        data["mark"] = word(status, language)
    return data


def emblem(card: Card, lines: list[Line]) -> str:
    """The sign in the seal: the faction, or what the card is about."""
    if card.faction != "none":
        return card.faction
    if card.type == "monster":
        return "monster"
    for line in lines:
        tokens = line["t"]
        assert isinstance(tokens, list)
        for token in tokens:
            if isinstance(token, list) and token[0] != "gate":
                return str(token[0])
    return "card"


def spoken(card: Card, language: str) -> str:
    """The card in words, for a screen reader."""
    parts = [card.name(language), term(card.type, language)]
    if card.faction != "none":
        parts.append(term(card.faction, language))
    if card.currency:
        parts.append(f"{word('cost', language)} {counted(card.currency, card.cost, language)}")
    if card.relic:
        parts.append(term("relic", language))
    parts += [line.rstrip(".") for line in sentence(card, language).splitlines()]
    parts += [counted(name, value, language) for name, value in card.figures.items() if value]
    return "; ".join(parts)


def note(card: Card, language: str) -> str:
    """What stands under a card that is looked at closely."""
    sort = term(card.type, language)
    if card.relic:
        sort = f"{term('relic', language)}, {sort}"
    if card.faction != "none":
        faction = term(card.faction, language)
        sort = f"{faction} {sort}" if language == "en" else f"{sort}, {faction}"
    if card.starter:
        return f"{sort} · {word('never bought', language)}"
    count = card.pile or card.copies
    if not count:
        return sort
    return f"{sort} · " + (word("one copy", language) if count == 1 else word("copies", language, n=count))


def faces(rules: Rules, language: str) -> dict[str, dict[str, object]]:
    """Every card of the rules by its id."""
    key = (rules.label, rules.fingerprint, language)
    known_faces = _faces.get(key)
    if known_faces is None:
        if len(_faces) > 24:
            _faces.clear()
        known_faces = _faces[key] = {card.id: face(card, language) for card in rules.cards}
    return known_faces


_faces: dict[tuple[str, str, str], dict[str, dict[str, object]]] = {}
