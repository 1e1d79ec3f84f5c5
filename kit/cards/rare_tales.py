"""Sentences for the rarer words: what `teller.py` does for the common ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.cards.phrases import FRAMES, VERBS
from kit.cards.rare_phrases import NEXT
from kit.cards.terms import FACTIONS, IN, NOUNS, counted, term
from kit.cards.things import mapping, number

if TYPE_CHECKING:
    from kit.cards.teller import Teller
    from kit.cards.things import Step

# Rarer words that are no instruction to anybody, as in `teller.py`.
STATEMENTS: Final[tuple[str, ...]] = ("each_played", "next_time", "take_from_leader", "treat")


def deed(teller: Teller, word: str, step: Step, form: int, them: str, may: bool) -> str:
    """The verb and what it is done to, or nothing where the common words say it."""
    spec = step[word]
    cards = mapping(spec)
    language, index = teller.language, teller.index
    if word == "acquire" and spec == "it":
        return VERBS["acquire-it"][language][form]
    if word not in VERBS:
        return ""
    verb = VERBS[teller.buy if word == "acquire" else word][language][form]
    if word == "banish_beside":
        return verb + teller.small("beside all" if spec == "all" else "beside one")
    if word == "guess":
        return verb
    if word == "draw_more":
        return f"{verb} {teller.cards({}, number(spec))[0]}{teller.small('than usual')}"
    if word == "discard" and isinstance(spec, dict):
        return f"{verb} {teller.cards({})[0]}{teller.each(mapping(cards.get('for_each')), them)}"
    if word == "destroy" and spec == "this":
        return f"{verb} {teller.small('this')}"
    if word == "destroy" and spec == "dearest":
        one = NOUNS[teller.stays][language][0]
        return f"{verb} {teller.small('dearest ' + them).format(one=one)}"
    if word in ("acquire", "defeat") and "pay" in cards:
        found, gender = teller.cards(cards, 1, "monster" if word == "defeat" else "card")
        text = f"{verb} {found}{teller.origins(cards, them, 'void')}{teller.small('for its cost')}"
        if "to" in cards:
            put = VERBS["put-" + gender][language][form]
            text += teller.small("later") + put + teller.small("under")
        return text
    bound = mapping(cards.get("cost")).get("at_most")
    if word == "acquire" and isinstance(bound, dict):
        plain = {k: v for k, v in cards.items() if k != "cost"}
        found, _ = teller.cards(plain, 1)
        counted_, _ = teller.cards(bound, 2, teller.stays, article=False)
        where = IN["stays"][them][index]
        of = "d'" if language == "fr" and counted_[0] in "aeiouhAEIOUH" else "de " if language == "fr" else ""
        most = teller.small("as many as").format(x=f"{of}{counted_} {where}")
        return f"{verb}{teller.small('freely')}{found}{most}"
    return ""


def statement(teller: Teller, word: str, spec: object, who: str) -> str:
    """A step that is no instruction."""
    frame = FRAMES[word][teller.index]
    language = teller.language
    them = "you" if who == "you" else "they"
    parts = mapping(spec)
    if word == "treat":
        faction = FACTIONS[str(spec)][language][1]
        return frame.format(type=term("construct", language), faction=faction)
    if word == "take_from_leader":
        name, amount = next(iter(parts.items()))
        label = term(name, language)
        de = "d'" if label[0] in "aeiouh" else "de "
        return frame.format(name=label, de=de, amount=counted(name, number(amount), language))
    if word == "next_time":
        event = next(key for key in parts if key in NEXT)
        found, _ = teller.cards(mapping(parts[event]), 1, "monster" if event == "defeat" else "card")
        what = NEXT[event][them][teller.index].format(x=found)
        return frame.format(x=what) + teller.joined(parts.get("do"), who, False)
    found, gender = teller.cards({k: v for k, v in parts.items() if k != "do"}, 1, article=False)
    played = {
        "you": (
            "you have played or later play",
            "que vous avez joué{e} ou jouerez",
            "que você já jogou ou ainda jogar",
        ),
        "they": ("they have played or later play", "qu'il a joué{e} ou jouera", "que já jogou ou ainda jogar"),
    }
    subject = played[them][teller.index].format(e="e" if gender == "f" else "")
    return frame.format(cards=found, subject=subject) + teller.joined(parts.get("do"), who, False)
