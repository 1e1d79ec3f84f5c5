"""Questions that need more than one sentence of the rules: who attacks and what a shield would leave, how much
power there is to share out, what was bid so far, which relics a hero brings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.board.scene.words import Three
from kit.cards.sentences import sentence
from kit.cards.terms import QUESTIONS, known
from kit.core.cards import Card
from kit.core.zones import HAND, NOBODY

if TYPE_CHECKING:
    from kit.board.scene.table import Painter

THIS: Final = QUESTIONS["unify"]
ASKED: Final[dict[str, Three]] = {
    "shield title": ("{x} attacks you", "{x} vous attaque", "{x} ataca você"),
    "shield": ("{n} damage is coming.", "{n} dégâts arrivent.", "{n} de dano a caminho."),
    "stops": (
        "{x} stops {n}: you would lose {m}.",
        "{x} en pare {n} : vous perdriez {m}.",
        "{x} bloqueia {n}: você perderia {m}.",
    ),
    "stops all": ("{x} stops all of it.", "{x} pare tout.", "{x} bloqueia tudo."),
    "fatal": (
        "{x} stops {n}, and you would still be out.",
        "{x} en pare {n}, et vous seriez quand même éliminé.",
        "{x} bloqueia {n}, e você ainda seria eliminado.",
    ),
    "take": ("Take {n} damage", "Subir {n} dégâts", "Sofrer {n} de dano"),
    "be out": ("Take {n} and be out", "Subir {n} : éliminé", "Sofrer {n}: eliminado"),
    "attack title": ("Attack", "Attaque", "Ataque"),
    "attack": (
        "Share out all your {n} power.",
        "Répartissez toute votre puissance : {n}.",
        "Distribua todo o seu poder: {n}.",
    ),
    "attack small": (
        "A letter gives that player everything.",
        "Une lettre donne tout à ce joueur.",
        "Uma letra dá tudo a esse jogador.",
    ),
    "rest": (
        "{n} power is left over. Who takes it?",
        "Il reste {n} de puissance. Qui la subit ?",
        "Sobram {n} de poder. Quem sofre?",
    ),
    "let go": ("Let it go", "Y renoncer", "Deixar passar"),
    "set-up": ("Before the first turn", "Avant le premier tour", "Antes do primeiro turno"),
    "hero": ("Which hero are you?", "Quel héros êtes-vous ?", "Qual herói é você?"),
    "hero of": ("Who is your opponent, {x}?", "Qui est votre adversaire, {x} ?", "Quem é seu oponente, {x}?"),
    "hero small": (
        "At 10 mastery you take one of the two relics of your hero.",
        "À 10 de maîtrise, vous prenez une des deux reliques de votre héros.",
        "Com 10 de maestria, você pega uma das duas relíquias do seu herói.",
    ),
    "bid": (
        "Bid {n} health or more, or drop out.",
        "Misez {n} points de vie ou plus, ou retirez-vous.",
        "Aposte {n} de vida ou mais, ou desista.",
    ),
    "draft small": (
        "A click takes it. One each, then a second one in the other direction.",
        "Un clic la prend. Une chacun, puis une deuxième dans l'autre sens.",
        "Um clique a pega. Uma para cada, depois uma segunda no sentido inverso.",
    ),
}


def said(key: str, language: str, **given: object) -> str:
    """A sentence of a question, filled in."""
    return ASKED[key][known(language)].format(**given)


def enrich(painter: Painter, found: dict[str, object]) -> None:
    """Say more where the question is one of those that need it."""
    why = str(found["why"])
    source = painter.decision.source if painter.decision is not None else NOBODY
    if source != NOBODY and (why == "show" or QUESTIONS.get(why, THIS) == THIS):
        # "Do you use this?" says nothing without what this is.
        found["small"] = " ".join(sentence(painter.view.kind(source), painter.language).splitlines())
        found["told"] = 1
    if why == "shield":
        shield(painter, found)
    elif why == "attack":
        attack(painter, found)
    elif why == "hero":
        hero(painter, found)
    elif why == "bid":
        bid(painter, found)
    elif why == "draft":
        found["title"] = said("set-up", painter.language)
        found["small"] = said("draft small", painter.language)


def shield(painter: Painter, found: dict[str, object]) -> None:
    """Who attacks, with how much, and what each shield would leave of it."""
    view, language, choices = painter.view, painter.language, painter.choices
    if choices is None or painter.rules.counter("incoming") < 0:
        return
    coming, health = view.count("incoming", painter.me), view.count("health", painter.me)
    if 0 <= view.active < len(painter.names) and view.active != painter.me:
        found["title"] = said("shield title", language, x=painter.names[view.active])
    parts = [said("shield", language, n=painter.number(coming))]
    for whose, place, kind in choices.cards:
        if (whose, place) == (painter.me, HAND) and len(parts) < 4:
            parts.append(outcome(painter, painter.rules.cards[kind], coming, health))
    found["text"] = " ".join(parts)
    found["small"] = ""
    declines = found["declines"]
    assert isinstance(declines, list)
    for entry in declines:
        entry[1] = said("be out" if coming >= health else "take", language, n=painter.number(coming))


def outcome(painter: Painter, card: Card, coming: int, health: int) -> str:
    """What one shield would change."""
    worth = card.figures.get("shield", 0)
    if "shield" in card.scaled:
        worth = painter.view.count("mastery", painter.me)
    left = max(0, coming - worth)
    key = "stops all" if left == 0 else "fatal" if left >= health else "stops"
    return said(key, painter.language, x=card.name(painter.language), n=worth, m=painter.number(left))


def attack(painter: Painter, found: dict[str, object]) -> None:
    """How much there is to share out."""
    language = painter.language
    power = painter.number(painter.view.count("power", painter.me))
    found["title"] = said("attack title", language)
    if found["steps"]:
        found["text"] = said("attack", language, n=power)
        found["small"] = said("attack small", language)
    else:
        found["text"] = said("rest", language, n=power)
        declines = found["declines"]
        assert isinstance(declines, list)
        for entry in declines:
            entry[1] = said("let go", language)


def bid(painter: Painter, found: dict[str, object]) -> None:
    """What one has to bid at least."""
    found["title"] = said("set-up", painter.language)
    steps = found["steps"]
    assert isinstance(steps, list)
    found["small"] = ""
    if steps:
        found["text"] = said("bid", painter.language, n=steps[0]["values"][0])


def hero(painter: Painter, found: dict[str, object]) -> None:
    """Who one can be, each with the relics that would be theirs; a relic that is dealt or drafted is nobody's yet."""
    language, choices, rules = painter.language, painter.choices, painter.rules
    assert choices is not None
    found["title"] = said("set-up", language)
    # Who plays alone chooses for the automatic opponent too.
    other = bool(rules.automata) and painter.view.count("hero", painter.me) > 0
    found["text"] = said("hero of", language, x=painter.names[-1]) if other else said("hero", language)
    brings = not other and not {"relic-draft", "hidden-relics"}.intersection(rules.variants)
    picks: list[list[object]] = []
    for move in choices.buttons:
        who = next((it for it in rules.heroes if it.id == move.name), None)
        if who is None:
            return
        label = who.name(language) if other else choices.label(move)
        relics = [card.id for card in rules.cards if brings and card.relic == who.id]
        picks.append([move.text, label, who.name(language), who.faction, relics])
    found["picks"] = picks
    if any(pick[4] for pick in picks):
        found["small"] = said("hero small", language)
