"""What boxes and variants are called, in three languages: the heading of a game, and where a card comes from."""

from __future__ import annotations

import functools
from typing import Final

from kit.cards.load import CardError, Source, parse, read_set
from kit.cards.terms import known
from kit.core.rules import Rules

VARIANTS: Final[dict[str, tuple[str, str, str]]] = {
    "solo": ("Solo", "Solo", "Solo"),
    "teams": ("Teams", "En équipes", "Equipes"),
    "two-against-two": ("Two against two", "2 contre 2 en équipes", "2 contra 2 em equipes"),
    "arena": ("Arena", "Arène", "Arena"),
    "health-auction": ("Health auction", "Enchère de santé", "Leilão de vida"),
    "random-heroes": ("Random heroes", "Héros au hasard", "Heróis aleatórios"),
    "relic-draft": ("Relic draft", "Draft des reliques", "Draft de relíquias"),
    "hidden-relics": ("Hidden relics", "Reliques cachées", "Relíquias ocultas"),
    "boss": ("Battle against a boss", "Bataille contre un boss", "Batalha contra um chefe"),
    "novice": ("Novice mode", "Mode novice", "Modo novato"),
    "heroic": ("Heroic mode", "Mode héroïque", "Modo heroico"),
    "save-them-all": (
        "You will not save them all",
        "Vous ne les sauverez pas tous",
        "Não dá para salvar todos",
    ),
    "single-boss": ("Single boss", "Un seul boss", "Um só chefe"),
    "summoning": ("Summoning shadows", "Invocation d'Ombres", "Invocação de sombras"),
    "alliance": ("Alliance of five", "Alliance à cinq", "Aliança de cinco"),
}


def heading(rules: Rules, language: str) -> str:
    """What is played: the boxes, then the variants, then who is fought."""
    boxes = dict.fromkeys([*rules.sets, *([own_set(rules)] if rules.own[1] else [])])
    parts = [", ".join(box_name(rules, box, language) for box in boxes)]
    if rules.variants:
        parts.append(", ".join(variant_name(name, language) for name in rules.variants))
    if rules.boss:
        parts.append(rules.automata[0])
    return " | ".join(parts)


def variant_name(name: str, language: str) -> str:
    """What a way to play is called."""
    return VARIANTS[name][known(language)] if name in VARIANTS else plain(name)


def box_name(rules: Rules, box: str, language: str) -> str:
    """What the card file of a box says it is called; English where it has no name in a language."""
    source = own(*rules.own) if rules.own[1] and box == own_set(rules) else shipped(rules.game, box)
    names = source.data.get("name") if source is not None else None
    said = (names.get(language) or names.get("en")) if isinstance(names, dict) else None
    return str(said) if said else plain(box)


def plain(name: str) -> str:
    """A name that nobody has given words."""
    words = name.replace("-", " ")
    return words[:1].upper() + words[1:]


def own_set(rules: Rules) -> str:
    """How a player's own card file is called among the sets."""
    return str(own(*rules.own).data.get("set", ""))


@functools.cache
def shipped(game: str, box: str) -> Source | None:
    """The card file of a box, read once."""
    try:
        return read_set(game, box)
    except CardError:
        return None


@functools.lru_cache(maxsize=8)
def own(name: str, text: str) -> Source:
    """A player's own card file; it has been read before, so it can be read."""
    return parse(text, name)
