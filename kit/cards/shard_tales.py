"""Sentences for the words only Shards of Infinity has: what `teller.py` does for the common ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.cards.phrases import FRAMES, VERBS
from kit.cards.shard_phrases import STATICS
from kit.cards.terms import NOUNS, PLACES, counted, term
from kit.cards.things import capital, listed, mapping, number

if TYPE_CHECKING:
    from kit.cards.teller import Teller
    from kit.cards.things import Step

# Words that are no instruction to anybody, as in `teller.py`.
STATEMENTS: Final[tuple[str, ...]] = ("unify", "dominion", "into_play", "pierce", "mirror", "spoils")


def deed(teller: Teller, word: str, step: Step, form: int, them: str) -> str:
    """The verb and what it is done to, or nothing where others say it."""
    spec = step[word]
    cards = mapping(spec)
    language = teller.language
    if word == "double":
        return f"{VERBS[word][language][form]} {term(str(spec), language)}"
    if word == "destroy" and spec in ("enemy", "all_enemy"):
        one, many, _ = NOUNS[teller.stays][language]
        key = "enemy" if spec == "enemy" else "all enemy"
        return f"{VERBS[word][language][form]} {teller.small(key).format(one=one, many=many)}"
    if word == "fetch" and (spec == "this" or cards.get("count") == "all"):
        found = teller.small("this")
        if spec != "this":
            name, gender = teller.cards(cards, 2, article=False)
            found = teller.small("every " + gender).format(many=name)
        text = f"{VERBS[word][language][form]} {found}{teller.origins({}, them, 'discard')}"
        return text + (f" to {'your' if them == 'you' else 'their'} hand" if language == "en" else "")
    if word == "copy_all":
        found, gender = teller.cards(cards, 1, article=False)
        effect = ("the effect of each", "l'effet de chaque", "o efeito de cada")[teller.index]
        when = (
            "you have played or later play this turn",
            f"que vous avez joué{'e' if gender == 'f' else ''} ou jouerez ce tour-ci",
            "que você já jogou ou ainda jogar neste turno",
        )
        return f"{VERBS[word][language][form]} {effect} {found} {when[teller.index]}"
    return ""


def again(teller: Teller, step: Step) -> str:
    """`again_if`: what follows a copy."""
    cards = mapping(step.get("copy"))
    if "again_if" not in cards:
        return ""
    return teller.condition(mapping(cards["again_if"]), "you") + teller.small("once more")


def statement(teller: Teller, word: str, step: Step, who: str) -> str:
    """A step that is no instruction."""
    frame = FRAMES[word][teller.index]
    language = teller.language
    spec = step[word]
    if word in ("unify", "dominion"):
        text = frame + teller.joined(spec, who, False)
        if "otherwise" in step:
            text += teller.semicolon + teller.small("otherwise") + teller.joined(step["otherwise"], who, False)
        return text
    parts = mapping(spec)
    if word == "into_play":
        found, gender = teller.cards(parts, 1, article=False)
        le = {"frm": "le", "frf": "la", "ptm": "o", "ptf": "a"}.get(language + gender, "")
        ending = "prochain" + ("e" if gender == "f" else "")
        soon = ending if language == "fr" else "próximo" if gender == "m" else "próxima"
        return frame.format(cards=found, le=le, prochain=soon)
    if word == "mirror":
        gained, given = next(iter(parts.items()), ("", ""))
        return frame.format(gained=term(gained, language), given=term(str(given), language))
    if word == "spoils":
        drawn = teller.cards({}, number(parts.get("draw")))[0]
        return frame.format(damage=number(parts.get("damage")), cards=drawn)
    return frame


def lines(teller: Teller) -> list[str]:
    """What stands on a card besides what it does: what holds in play, its price, figures that vary."""
    entry = teller.card.entry
    found: list[str] = []
    said: list[str] = []
    for spec in listed(entry.get("static")):
        name = next(key for key in spec if key in STATICS)
        again_ = f"{name} more" if name in said and f"{name} more" in STATICS else name
        said.append(name)
        front = teller.condition(mapping(spec["if"]), "you") if "if" in spec else ""
        found.append(capital(front + STATICS[again_][teller.index].format(n=spec[name])) + ".")
    if "discount" in entry:
        less = mapping(entry["discount"])
        amount = counted(teller.money, number(less.get("by", 1)), teller.language)
        each_ = teller.each(mapping(less.get("for_each")), "you")
        found.append(teller.small("costs less").format(amount=amount, each=each_))
    for figure, counter in teller.card.scaled.items():
        label = PLACES[figure][teller.index] if figure in PLACES else figure
        found.append(teller.small("equals").format(figure=label, counter=term(counter, teller.language)))
    return found
