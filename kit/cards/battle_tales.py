"""Sentences for battles against a boss: the words of attacks and shadow champions, and a boss's whole page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.cards.battle_phrases import CONDITIONS, FRAMES, SMALL, STATICS, VERBS
from kit.cards.battle_terms import SUMMONED
from kit.cards.page_phrases import NUMBERS, PAGE
from kit.cards.terms import FACTIONS, NOUNS, counted
from kit.cards.things import capital, listed, mapping, number

if TYPE_CHECKING:
    from kit.cards.teller import Teller
    from kit.cards.things import Step

STATEMENTS: Final[tuple[str, ...]] = tuple(FRAMES)
SLOTS: Final = ("attack", "ambush", "detonate", "drawn", "fallen")


def deed(teller: Teller, word: str, step: Step, form: int, them: str) -> str:
    """The verb and what it is done to, or nothing where others say it."""
    if word not in VERBS:
        return ""
    spec = step[word]
    if word == "hurt" and spec == "mastery":
        return VERBS["hurt-mastery"][teller.language][form]
    if word == "hurt" and isinstance(spec, str):
        # A number of the page: the page itself says what it is.
        return ""
    count = number(mapping(spec).get("count", 1)) if isinstance(spec, dict) else number(spec)
    cards = teller.cards({}, count)[0]
    text = VERBS[word][teller.language][form].format(n=count, cards=cards, s="s" if count > 1 else "")
    amount = mapping(step.get("for_each")) or mapping(mapping(spec).get("for_each"))
    return text + (teller.each(amount, them) if amount else "")


def statement(teller: Teller, word: str, step: Step) -> str:
    """A step that is no instruction."""
    spec = step[word]
    count = spec if isinstance(spec, int) and not isinstance(spec, bool) else 1
    price = teller.price({"at_most": count}, False) if word == "warp" and spec != "any" else ""
    return FRAMES[word][teller.index].format(n=count, s="s" if count > 1 else "", price=price)


def each(teller: Teller, spec: Step) -> str:
    """What only battles count; nothing for the rest."""
    if "in_play" in spec:
        return SMALL["in play each"][teller.index].format(x=shadow(teller, mapping(spec["in_play"])))
    if spec.get("zone") in ("face-down", "attacks"):
        return SMALL[f"{spec['zone']} each"][teller.index]
    return ""


def shadow(teller: Teller, cards: Step) -> str:
    """A sort of shadow champion, without an article."""
    if "id" in cards:
        names = teller.card.mentions.get(str(cards["id"]), {})
        return names.get(teller.language) or names.get("en") or str(cards["id"])
    one = NOUNS["shadow"][teller.language][0]
    if "faction" not in cards:
        return one
    faction = FACTIONS[str(cards["faction"])][teller.language][1]
    return f"{faction} {one}" if teller.language == "en" else f"{one} {faction}"


def asked(teller: Teller, name: str, rest: object) -> str:
    """A question only battles ask; nothing for the rest."""
    if name == "in_play":
        return CONDITIONS[name][teller.index].format(x=shadow(teller, mapping(rest)))
    if name == "face_down":
        return CONDITIONS[name if rest is True else "no_face_down"][teller.index]
    if name in ("havoc", "recruited"):
        return CONDITIONS[name][teller.index].format(x=rest)
    if name == "mastery" and bossy(teller):
        least = ("at least ", "au moins ", "pelo menos ")[teller.index]
        return CONDITIONS["boss"][teller.index].format(x=least + counted(name, number(rest), teller.language))
    return ""


def shared(teller: Teller, spec: Step) -> bool:
    """Is this a question about the boss or the table, and not about whoever does what follows?"""
    return teller.card.type == "shadow" or any(asked(teller, name, rest) for name, rest in spec.items())


def bossy(teller: Teller) -> bool:
    """Does this shadow champion belong to a boss, and not to a player who summoned it?"""
    return teller.card.type == "shadow" and SUMMONED not in teller.card.flags


def lines(teller: Teller) -> list[str]:
    """The slots only cards of a battle have."""
    entry = teller.card.entry
    found: list[str] = []
    for slot in SLOTS:
        if slot in entry:
            who = "boss" if slot == "ambush" and bossy(teller) else "you"
            found.append(SMALL[slot][teller.index] + teller.line(entry[slot], who))
    if "close" in entry:
        amount = counted("gems", number(entry["close"]), teller.language)
        found.append(SMALL["close"][teller.index].format(amount=amount))
    return found


def page(teller: Teller, spec: Step, players: int) -> list[str]:
    """A boss's page, line by line, for so many players."""
    index = teller.index
    health = mapping(spec.get("health")).get(str(players))
    found = [PAGE["health"][index].format(n=health)] if health else []
    for name, value in mapping(spec.get("numbers")).items():
        if value:
            found.append(NUMBERS[name][index].format(n=value))
    for moment in ("setup", "start", "end"):
        steps = [step for step in listed(spec.get(moment)) if not told_by_numbers(step)]
        if steps:
            found.append(PAGE[moment][index] + teller.line(steps))
    if spec.get("havoc") is True:
        found.append(PAGE["havoc"][index])
    return found + [threshold(teller, part) for part in listed(spec.get("thresholds"))]


def threshold(teller: Teller, part: Step) -> str:
    """One threshold: once, or as long as it lasts."""
    key = "mastery havoc" if part.get("havoc") is True else "mastery"
    front = PAGE[key][teller.index].format(n=part["mastery"])
    if "once" in part:
        return front + teller.line(part["once"])
    changed = mapping(part.get("permanent"))
    return front + capital(
        " ".join(NUMBERS[name][teller.index].format(n=value) for name, value in changed.items())
    )


def told_by_numbers(step: Step) -> bool:
    """Steps that only carry out what a number of the page already says."""
    return any(isinstance(step.get(word), str) for word in ("hurt",)) or bool(
        {"detonate_all", "intrude"} & set(step)
    )


__all__ = ["STATEMENTS", "STATICS", "asked", "deed", "each", "lines", "page", "shared", "statement"]
