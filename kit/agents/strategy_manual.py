"""The manual of the language of strategies, made from one table in three languages."""

from __future__ import annotations

from typing import Final, NamedTuple

Three = tuple[str, str, str]
LANGUAGES: Final = ("en", "fr", "pt")


class Form(NamedTuple):
    """One way to say something: how it is written, an example for each game, and what it means."""

    form: str
    ascension: str
    shards: str
    means: Three


HEADINGS: Final[list[Form]] = [
    Form(
        "game: GAME",
        "game: ascension",
        "game: shards",
        ("Which game it is for; needed.", "Pour quel jeu ; obligatoire.", "Para que jogo; obrigatório."),
    ),
    Form(
        "strategy: NAME",
        "strategy: Mechana constructs",
        "strategy: Champion wall",
        (
            "What it is called; `strategy fr:` in another language.",
            "Son nom ; `strategy fr:` dans une autre langue.",
            "Como se chama; `strategy pt:` noutra língua.",
        ),
    ),
    Form(
        "idea: SENTENCE",
        "idea: Points that lie on the table.",
        "idea: Let champions do the work.",
        (
            "What it wants, in a sentence; `idea fr:` and `idea pt:` likewise.",
            "Ce qu'elle veut, en une phrase ; de même `idea fr:` et `idea pt:`.",
            "O que ela quer, numa frase; da mesma forma `idea fr:` e `idea pt:`.",
        ),
    ),
    Form(
        "# NOTE",
        "# tried against Greedy",
        "# tried against Greedy",
        ("Not read.", "N'est pas lu.", "Não é lido."),
    ),
]
SENTENCES: Final[list[Form]] = [
    Form(
        "prefer THINGS [slightly | strongly | above all]",
        "prefer mechana constructs above all",
        "prefer homodeus champions strongly",
        (
            "These weigh more: 20, 60 when nothing is said, 140, or 320.",
            "Elles pèsent plus : 20, 60 si rien n'est dit, 140 ou 320.",
            "Estas pesam mais: 20, 60 se nada for dito, 140 ou 320.",
        ),
    ),
    Form(
        "avoid THINGS [slightly | strongly | above all]",
        "avoid monsters costing 3 or less",
        "avoid mercenaries slightly",
        ("These weigh less.", "Elles pèsent moins.", "Estas pesam menos."),
    ),
    Form(
        "never THINGS",
        "never militia or heavy-infantry",
        "never fast-play mercenaries",
        (
            "Not as long as anything else is possible, whatever other lines say.",
            "Jamais tant qu'autre chose est possible, quoi que disent les autres lignes.",
            "Nunca enquanto houver outra opção, digam o que disserem as outras linhas.",
        ),
    ),
    Form(
        "never more than N CARDS",
        "never more than 2 heavy-infantry",
        "never more than 3 champions",
        (
            "No more once you own so many.",
            "Plus aucune quand vous en possédez autant.",
            "Mais nenhuma depois de possuir tantas.",
        ),
    ),
    Form(
        "MOVE CARDS first[, then CARDS]…",
        "banish apprentice first, then militia",
        "banish crystal first, then blaster",
        (
            "In this order, before anything else that could be chosen.",
            "Dans cet ordre, avant tout autre choix.",
            "Nesta ordem, antes de qualquer outra escolha.",
        ),
    ),
    Form(
        "MOVE CARDS last",
        "play temple-librarian last",
        "play infinity-shard last",
        ("After the others of its kind.", "Après les autres de son espèce.", "Depois das outras do género."),
    ),
    Form(
        "race to N COUNTER",
        "race to 20 honor",
        "race to 10 mastery",
        (
            "Until then, whatever brings it: cards that gain it, and focus for mastery.",
            "Jusque-là, tout ce qui en donne : les cartes qui en rapportent, et se concentrer pour la maîtrise.",
            "Até lá, tudo o que a traga: cartas que a dão, e focar para a maestria.",
        ),
    ),
    Form(
        "weight MOVE [TYPE | per cost | per FIGURE | per amount] NUMBER",
        "weight acquire per cost 15",
        "weight focus 250",
        (
            "One of Greedy's weights, set anew for the whole game.",
            "Un des poids de Greedy, fixé à neuf pour toute la partie.",
            "Um dos pesos de Greedy, fixado de novo para todo o jogo.",
        ),
    ),
]
CONDITIONS: Final[list[Form]] = [
    Form(
        "until turn N",
        "until turn 6 prefer mystics",
        "until turn 4 prefer cards that draw",
        (
            "In your first turns, up to this one.",
            "Vos premiers tours, jusqu'à celui-ci.",
            "Nos seus primeiros turnos, até este.",
        ),
    ),
    Form(
        "from turn N",
        "from turn 10 prefer monsters",
        "from turn 8 prefer cards that gain power",
        ("From this turn of yours on.", "À partir de ce tour, le vôtre.", "A partir deste turno seu."),
    ),
    Form(
        "when COUNTER below N | at least N",
        "when honor pool below 15 prefer monsters",
        "when mastery at least 20 prefer focus above all",
        (
            "By a number of yours or of the table.",
            "Selon un nombre à vous ou de la table.",
            "Por um número seu ou da mesa.",
        ),
    ),
    Form(
        "when opponent COUNTER below N | at least N",
        "when opponent honor at least 30 prefer monsters",
        "when opponent health below 15 prefer cards that gain power",
        (
            "If that is so for any opponent.",
            "Si c'est le cas d'un adversaire.",
            "Se for assim para algum oponente.",
        ),
    ),
    Form(
        "when owning at least N CARDS | fewer than N CARDS",
        "when owning fewer than 3 mystics prefer mystics",
        "when owning at least 2 champions prefer korvus-legionnaire",
        (
            "By your own cards, wherever they are.",
            "Selon vos propres cartes, où qu'elles soient.",
            "Pelas suas próprias cartas, onde quer que estejam.",
        ),
    ),
    Form(
        "CONDITION and CONDITION, …",
        "from turn 4 and when runes at least 5 prefer constructs",
        "from turn 4 and when gems at least 5 prefer champions",
        ("Both must hold.", "Les deux à la fois.", "As duas ao mesmo tempo."),
    ),
]
CARDS: Final[list[Form]] = [
    Form(
        "a card",
        "prefer heavy infantry",
        "prefer thorn-zealot",
        ("By its id or its English name.", "Par son id ou son nom anglais.", "Pelo id ou pelo nome em inglês."),
    ),
    Form(
        "FACTION, TYPE, starter, cards",
        "prefer lifebound heroes",
        "prefer order allies",
        (
            "One or several, all of which must be so.",
            "Un ou plusieurs, tous à la fois.",
            "Um ou vários, todos ao mesmo tempo.",
        ),
    ),
    Form(
        "costing N [or more | or less]",
        "prefer monsters costing 5 or more",
        "avoid cards costing 1",
        ("By the printed price.", "Selon le prix imprimé.", "Pelo preço impresso."),
    ),
    Form(
        "that DEED [COUNTER] [from PLACE]",
        "prefer cards that banish from hand",
        "prefer cards that gain mastery",
        (
            "By what they do, in the words of the card language.",
            "Selon ce qu'elles font, dans les mots du langage des cartes.",
            "Pelo que fazem, nas palavras da linguagem das cartas.",
        ),
    ),
    Form(
        "with FIGURE",
        "prefer constructs with honor",
        "prefer allies with shield",
        ("That have such a figure.", "Qui ont un tel chiffre.", "Que têm tal número."),
    ),
    Form(
        "CARDS or CARDS",
        "prefer mystic or landtalker",
        "prefer data-heretic or mining-drones",
        ("Any of these.", "L'une d'elles.", "Qualquer uma delas."),
    ),
    Form(
        "MOVE [CARDS]",
        "prefer defeat monsters",
        "prefer fast-play mercenaries",
        (
            "This move; without a move, getting a card is meant: acquire, recruit, defeat, draft, fetch.",
            "Ce coup ; sans coup, il s'agit d'obtenir la carte : acquire, recruit, defeat, draft, fetch.",
            "Este lance; sem lance, trata-se de obter a carta: acquire, recruit, defeat, draft, fetch.",
        ),
    ),
]
PARTS: Final[list[tuple[Three, list[Form]]]] = [
    (("Headings", "En-têtes", "Cabeçalhos"), HEADINGS),
    (("Sentences", "Phrases", "Frases"), SENTENCES),
    (
        ("Conditions, in front of a sentence", "Conditions, devant une phrase", "Condições, antes de uma frase"),
        CONDITIONS,
    ),
    (("Things and cards", "Choses et cartes", "Coisas e cartas"), CARDS),
]
OPENING: Final[Three] = (
    "A strategy is a text of lines, one sentence each. Greedy's weights are the ground; a line changes them. Of "
    "several lines that speak of a move, the first that holds decides, in place of what Greedy thinks of that very "
    "card; `never` always holds.",
    "Une stratégie est un texte de lignes, une phrase par ligne. Les poids de Greedy en sont la base ; une ligne les "
    "change. De plusieurs lignes qui parlent d'un coup, la première qui s'applique décide, à la place de ce que Greedy "
    "pense de cette carte ; `never` s'applique toujours.",
    "Uma estratégia é um texto de linhas, uma frase em cada. Os pesos de Greedy são a base; uma linha os altera. De "
    "várias linhas que falam de um lance, decide a primeira que se aplica, em lugar do que Greedy pensa dessa carta; "
    "`never` aplica-se sempre.",
)


def manual(language: str = "en") -> str:
    """The whole language on a page."""
    tongue = LANGUAGES.index(language) if language in LANGUAGES else 0
    out = [OPENING[tongue]]
    for title, forms in PARTS:
        out += ["", f"### {title[tongue]}", ""]
        for form in forms:
            out.append(f"* `{form.form}`: {form.means[tongue]}")
            examples = [form.ascension] if form.ascension == form.shards else [form.ascension, form.shards]
            out.append("  " + ", ".join(f"`{example}`" for example in examples))
    return "\n".join(out) + "\n"
