"""The text of a card, a move or a question as a person reads it, in English, French and Portuguese.

Nobody writes these texts: they are made from what the card does, so they cannot disagree with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.cards import battle_tales
from kit.cards.phrases import SMALL, VERBS
from kit.cards.teller import Teller
from kit.cards.terms import LANGUAGES, MOVES, OF, QUESTIONS, counted, known, term
from kit.cards.things import capital, origin
from kit.core.cards import Card
from kit.core.zones import NOBODY, SEAT, VOID

if TYPE_CHECKING:
    from kit.core.moves import Move
    from kit.core.rules import Rules

__all__ = ["move_sentence", "page_lines", "question", "sentence", "term"]


# Which of several like cards is meant; of the first it goes without saying.
NTH_OF_THE_ROW: Final = (
    ("", *(f", the {nth} of the centre row" for nth in ("second", "third", "fourth", "fifth", "sixth"))),
    (
        "",
        *(
            f", la {nth} de la ligne centrale"
            for nth in ("deuxième", "troisième", "quatrième", "cinquième", "sixième")
        ),
    ),
    ("", *(f", a {nth} da linha central" for nth in ("segunda", "terceira", "quarta", "quinta", "sexta"))),
)


def sentence(card: Card, language: str = "en") -> str:
    """The whole text of a card, one line for each thing it does; empty if it does nothing."""
    return "\n".join(Teller(card, language).lines())


def page_lines(entry: dict[str, object], language: str = "en", players: int = 2) -> list[str]:
    """A boss's page as it stands in the file, line by line: health for so many, special rules, thresholds."""
    card = Card(NOBODY, entry, "")
    card.type = "attack"
    return battle_tales.page(Teller(card, language), entry, players)


def question(why: str, language: str = "en") -> str:
    """What a decision asks; a reason nobody has words for asks for a choice."""
    return QUESTIONS.get(why, QUESTIONS["choose"])[known(language)]


def move_sentence(rules: Rules, move: Move, language: str = "en") -> str:
    """A move as a person reads it: "Acquire Mystic (3 runes)"."""
    index = known(language)
    language = LANGUAGES[index]
    name = term(move.name, language)
    if move.word == "choose":
        verb = VERBS.get(move.name.replace("-", "_"))
        return capital(verb[language][1] if verb else name)
    if move.word not in MOVES:
        return capital(move.text)
    x = cost = of = void = who = ""
    word = move.word
    if move.seat != NOBODY:
        who = rules.called(rules.most + len(rules.automata), move.seat)
        word = word + "-for" if word + "-for" in MOVES else word
    if move.kind != NOBODY:
        card = rules.cards[move.kind]
        x = card.name(language)
        # Only a move that is a deed of one's own has a price; what a card gives away is free.
        if move.verb is not None and card.currency and move.word != "destroy":
            extra = move.amount if word != move.word else 0
            cost = f" ({counted(card.currency, card.cost + extra, language)})"
    if move.place != NOBODY:
        zones = rules.table_zones if move.place < SEAT else rules.seat_zones
        place = zones[move.place % SEAT].name
        if place in OF:
            of = " " + ("from " if language == "en" else "") + origin(place, "you", index, rules.game)
        void = of if move.place == VOID else ""
    bare = next((hero.name(language) for hero in rules.heroes if hero.id == move.name), move.name)
    named = SMALL["choice"][index] + name if move.name else ""
    said = MOVES[word][index].format(
        x=x, cost=cost, of=of, void=void, who=who, name=named, bare=bare, amount=move.amount
    )
    return said + NTH_OF_THE_ROW[index][move.nth - 1]
