"""What cards, resources and places are called inside a sentence: "a Mechana construct that costs 4 or less".

The noun phrases of the card language in three languages; `teller.py` makes whole sentences of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.cards.phrases import CONDITIONS, SMALL
from kit.cards.terms import COUNTERS, FACTIONS, IN, LANGUAGES, NOUNS, OF, counted, here, known, term

if TYPE_CHECKING:
    from kit.core.cards import Card

Step = dict[str, object]
SHARDS: Final = ("ally", "mercenary", "champion", "shadow", "attack", "spore")


def capital(text: str) -> str:
    """With a capital letter in front."""
    return text[:1].upper() + text[1:]


def origin(place: str, who: str, index: int, game: str = "") -> str:
    """Where a card comes from: "your hand", "de votre main", "da sua mão"."""
    forms = here(OF, place, game)
    return (forms.get(who) or forms[""])[index]


def texts(value: object) -> list[str]:
    """One text or a list of them, as a list."""
    if value is None:
        return []
    return [str(v) for v in value] if isinstance(value, list) else [str(value)]


def mapping(value: object) -> Step:
    """A mapping, or an empty one."""
    return value if isinstance(value, dict) else {}


def number(value: object) -> int:
    """A number, or one where none is written."""
    return value if isinstance(value, int) else 1


def listed(value: object) -> list[Step]:
    """A list of steps."""
    return [mapping(v) for v in value] if isinstance(value, list) else []


class Things:
    """Names what one card speaks of, in one language."""

    def __init__(self, card: Card, language: str) -> None:
        self.card = card
        self.index = known(language)
        self.language = LANGUAGES[self.index]
        shards = card.type in SHARDS
        self.game = "shards" if shards else "ascension"
        self.stays = "champion" if shards else "construct"
        self.money = "gems" if shards else "runes"
        self.buy = "recruit" if shards else "acquire"
        self.semicolon = " ; " if self.language == "fr" else "; "
        # Whether the card a trigger is about is masculine or feminine.
        self.gender = "f"

    def small(self, key: str) -> str:
        """A small fixed turn of phrase."""
        return SMALL[key][self.index]

    def resources(self, spec: Step) -> str:
        """Numbers with their names: "2 runes and 1 honor"."""
        parts: list[str] = []
        for name, amount in spec.items():
            if amount == "infinite":
                many = COUNTERS[name][self.language][2] if name in COUNTERS else term(name, self.language)
                parts.append(self.small("infinite").format(name=many.removeprefix("de ")))
            else:
                parts.append(counted(name, number(amount), self.language))
        return ", ".join(parts[:-1]) + (self.small("and") if len(parts) > 1 else "") + parts[-1]

    def cards(
        self, spec: Step, count: int = 1, default: str = "card", other: bool = False, article: bool = True
    ) -> tuple[str, str]:
        """Which cards, and whether the word for them is masculine or feminine: "a Mechana construct"."""
        many = count > 1
        nouns = [
            NOUNS[t][self.language] if t in NOUNS else (t, t, "m") for t in texts(spec.get("type")) or [default]
        ]
        gender = nouns[-1][2]
        slot = 1 + 2 * many + (gender == "f")
        factions = [FACTIONS[f][self.language][slot] if f in FACTIONS else f for f in texts(spec.get("faction"))]
        adjective = self.small("or").join(factions)
        parts = [noun[1] if many else noun[0] for noun in nouns]
        if self.language == "en":
            text = (adjective + " " if adjective else "") + " or ".join(parts)
            first = "another" if other else "an" if text[0] in "aeiouAEIOU" else "a"
            if article:
                text = f"{count}{' other' if other else ''} {text}" if many else f"{first} {text}"
        else:
            if article and many:
                others = "autres" if self.language == "fr" else "outros" if gender == "m" else "outras"
                parts[0] = f"{count} {others + ' ' if other else ''}{parts[0]}"
            elif article:
                parts = [f"{self.one(noun[2], other)} {noun[0]}" for noun in nouns]
            text = self.small("or").join(parts) + (" " + adjective if adjective else "")
        return text + self.named(spec, gender) + self.price(mapping(spec.get("cost")), many), gender

    def one(self, gender: str, other: bool) -> str:
        """The article in front of one card, or "another"."""
        if self.language == "fr":
            return ("une" if gender == "f" else "un") + (" autre" if other else "")
        if other:
            return "outra" if gender == "f" else "outro"
        return "uma" if gender == "f" else "um"

    def named(self, spec: Step, gender: str) -> str:
        """Cards given by name."""
        found = [(i, self.card.mentions.get(i, {})) for i in texts(spec.get("id"))]
        names = [n.get(self.language) or n.get("en") or i.replace("-", " ").title() for i, n in found]
        if not names:
            return ""
        called = ("named", "nommée" if gender == "f" else "nommé", "chamada" if gender == "f" else "chamado")
        return f" {called[self.index]} {self.small('or').join(names)}"

    def price(self, cost: Step, many: bool) -> str:
        """Bounds on the cost: "that costs 4 or less"."""
        if not cost:
            return ""
        costs = (" that cost" if many else " that costs", " coûtant", " que custem" if many else " que custe")
        least, most = cost.get("at_least"), cost.get("at_most")
        if least is not None and most is not None:
            return (
                costs[self.index]
                + (f" {least} to {most}", f" de {least} à {most}", f" de {least} a {most}")[self.index]
            )
        if most is not None:
            return f"{costs[self.index]} {most} {('or less', 'ou moins', 'ou menos')[self.index]}"
        return f"{costs[self.index]} {least} {('or more', 'ou plus', 'ou mais')[self.index]}"

    def upto(self, count: int, may: bool) -> str:
        """Several that may be declined are "up to" so many."""
        return self.small("up to") if may and count > 1 else ""

    def origins(self, spec: Step, them: str, default: str) -> str:
        """Where the cards come from."""
        places = [
            origin(p, them, self.index, self.game) for p in texts(spec.get("from", default or None)) if p in OF
        ]
        if not places:
            return ""
        if self.language == "en":
            rest = [place.removeprefix("your ").removeprefix("their ") for place in places[1:]]
            return " from " + " or ".join([places[0], *rest])
        return " " + self.small("or").join(places)

    def own(self, spec: object, them: str, may: bool) -> str:
        """Cards one has in play: one, several, all, all but one."""
        nouns = NOUNS[self.stays][self.language][1]
        your = ("your" if them == "you" else "their", "vos" if them == "you" else "ses", "seus")[self.index]
        if spec == "all":
            return (f"all {your} {nouns}", f"tous {your} {nouns}", f"todos os {your} {nouns}")[self.index]
        if spec == "all_but_one":
            every = (
                f"all but one of {your} {nouns}",
                f"tous {your} {nouns} sauf un",
                f"todos os {your} {nouns}, exceto um",
            )
            return every[self.index]
        count = number(spec)
        many = str(count) if count > 1 else ("one", "un", "um")[self.index]
        return self.upto(count, may) + f"{many} {('of', 'de', 'dos')[self.index]} {your} {nouns}"

    def played(self, gender: str, them: str) -> str:
        """That was played this turn."""
        done = ("joué", "jogad")
        subject = "you" if them == "you" else "they"
        french = f"{done[0]}{'e' if gender == 'f' else ''} ce tour-ci"
        return (f"{subject} played this turn", french, f"{done[1]}{'a' if gender == 'f' else 'o'} neste turno")[
            self.index
        ]

    def each(self, spec: Step, them: str) -> str:
        """`for_each`: what is counted."""
        if "counter" in spec:
            return self.each_of(spec)
        zone = str(spec.get("zone"))
        stays = zone in ("constructs", "champions")
        distinct = "distinct" in spec
        default = self.stays if stays else "card"
        # Several are named without a number: "among constructs you control".
        found, gender = self.cards(spec, 2 if distinct else 1, default, article=False)
        if zone == "played":
            where = self.played(gender, them)
            where = where.replace(" ", "s ", 1) if distinct and self.language != "en" else where
        else:
            where = here(IN, "stays" if stays else zone, self.game)[them][self.index]
        if distinct:
            the = ("", "les ", "as " if gender == "f" else "os ")[self.index]
            found = self.small("difference") + the + found
        return f"{(' for each', ' pour chaque', ' para cada')[self.index]} {found} {where}"

    def each_of(self, spec: Step) -> str:
        """As much as you have of something: "for each 2 mastery you have, rounded up"."""
        name = str(spec["counter"])
        forms = COUNTERS[name][self.language] if name in COUNTERS else (name, name, name)
        one, many = forms[1], forms[2]
        if self.language == "pt" and one.startswith("de "):
            one, many = "ponto " + one, "pontos " + many
        return self.small("half of that" if spec.get("half") is True else "that you have").format(
            one=one, many=many
        )

    def condition(self, spec: Step, who: str) -> str:
        """`if`: what must hold, for you ("if you …"), for them, or as "who …"; several joined by "and"."""
        parts = [self.asked(name, rest, who) for name, rest in spec.items()]
        if who == "who" or len(parts) < 2:
            return self.small("and").join(parts)
        return self.small("and").join(part.removesuffix(", ") for part in parts) + ", "

    def asked(self, name: str, rest: object, who: str) -> str:
        """One question."""
        least = ("at least ", "au moins ", "pelo menos ")[self.index]
        if name == "it":
            return CONDITIONS[name][who][self.index].format(x=self.cards(mapping(rest), 1)[0])
        if name in ("idle", "echo", "inspire"):
            return CONDITIONS[name][who][self.index]
        if name == "hero":
            names = self.card.mentions.get(str(rest), {})
            called = names.get(self.language) or names.get("en") or str(rest).title()
            return CONDITIONS[name][who][self.index].format(x=called)
        if name == "most":
            return CONDITIONS[name][who][self.index].format(x=term(str(rest), self.language))
        if name not in ("control", "played"):
            x = least + counted(name, number(rest), self.language)
            return CONDITIONS["counter"][who][self.index].format(x=x)
        cards = mapping(rest)
        count = number(cards.get("count", 1))
        x = (least if count > 1 else "") + self.cards(cards, count, "card", cards.get("other") is True)[0]
        return CONDITIONS[name][who][self.index].format(x=x)
