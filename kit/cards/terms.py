"""What things are called in English, French and Portuguese: sorts of cards, factions, numbers, places.

Words follow the booklets where a booklet exists in that language. The rest of the sentence on a card is
put together in `sentences.py` from these and from `phrases.py`.
"""

from __future__ import annotations

from typing import Final, TypeVar

from kit.cards import battle_terms

LANGUAGES: Final = ("en", "fr", "pt")

# Sorts of cards: one, several, and whether the word is masculine or feminine.
Noun = tuple[str, str, str]
NOUNS: Final[dict[str, dict[str, Noun]]] = {
    "card": {"en": ("card", "cards", "m"), "fr": ("carte", "cartes", "f"), "pt": ("carta", "cartas", "f")},
    "hero": {"en": ("hero", "heroes", "m"), "fr": ("héros", "héros", "m"), "pt": ("herói", "heróis", "m")},
    "construct": {
        "en": ("construct", "constructs", "m"),
        "fr": ("artefact", "artefacts", "m"),
        "pt": ("construto", "construtos", "m"),
    },
    "monster": {
        "en": ("monster", "monsters", "m"),
        "fr": ("monstre", "monstres", "m"),
        "pt": ("monstro", "monstros", "m"),
    },
    "ally": {"en": ("ally", "allies", "m"), "fr": ("allié", "alliés", "m"), "pt": ("aliado", "aliados", "m")},
    "mercenary": {
        "en": ("mercenary", "mercenaries", "m"),
        "fr": ("mercenaire", "mercenaires", "m"),
        "pt": ("mercenário", "mercenários", "m"),
    },
    **battle_terms.NOUNS,
    "champion": {
        "en": ("champion", "champions", "m"),
        "fr": ("champion", "champions", "m"),
        "pt": ("campeão", "campeões", "m"),
    },
}

# Factions: the name by itself, then beside a noun (one m., one f., several m., several f.).
Faction = tuple[str, str, str, str, str]


def _same(name: str, beside: str = "") -> Faction:
    beside = beside or name
    return (name, beside, beside, beside, beside)


FACTIONS: Final[dict[str, dict[str, Faction]]] = {
    "none": {"en": _same("no faction", "factionless"), "fr": _same("sans faction"), "pt": _same("sem facção")},
    "enlightened": {
        "en": _same("Enlightened"),
        "fr": ("Illuminés", "Illuminé", "Illuminée", "Illuminés", "Illuminées"),
        "pt": ("Iluminados", "Iluminado", "Iluminada", "Iluminados", "Iluminadas"),
    },
    "lifebound": {
        "en": _same("Lifebound"),
        "fr": ("Liés à la vie", "Lié à la vie", "Liée à la vie", "Liés à la vie", "Liées à la vie"),
        "pt": ("Virentes", "Virente", "Virente", "Virentes", "Virentes"),
    },
    "mechana": {"en": _same("Mechana"), "fr": ("Mékas", "Méka", "Méka", "Mékas", "Mékas"), "pt": _same("Mechana")},
    "void": {"en": _same("Void"), "fr": _same("Néant", "du Néant"), "pt": _same("Vazio", "do Vazio")},
    "homodeus": {"en": _same("Homodeus"), "fr": _same("Homodeus"), "pt": _same("Homodeus")},
    "order": {"en": _same("Order"), "fr": _same("Ordre"), "pt": _same("Ordem", "da Ordem")},
    "undergrowth": {
        "en": _same("Undergrowth"),
        "fr": _same("Maquis"),
        "pt": _same("Sub-bosque", "do Sub-bosque"),
    },
    "wraethe": {"en": _same("Wraethe"), "fr": _same("Spectra"), "pt": _same("Wraethe")},
    "aion": {"en": _same("Aion"), "fr": _same("Aion"), "pt": _same("Aion")},
}

# Numbers: the label, then how one and how several are counted: "1 rune", "2 runes".
COUNTERS: Final[dict[str, dict[str, tuple[str, str, str]]]] = {
    "runes": {
        "en": ("runes", "rune", "runes"),
        "fr": ("runes", "rune", "runes"),
        "pt": ("runas", "runa", "runas"),
    },
    "power": {
        "en": ("power", "power", "power"),
        "fr": ("puissance", "point de puissance", "points de puissance"),
        "pt": ("poder", "de poder", "de poder"),
    },
    "honor": {
        "en": ("honor", "honor", "honor"),
        "fr": ("honneur", "point d'honneur", "points d'honneur"),
        "pt": ("honra", "de honra", "de honra"),
    },
    "mechana-runes": {
        "en": (
            "runes for Mechana constructs",
            "rune usable only for Mechana constructs",
            "runes usable only for Mechana constructs",
        ),
        "fr": (
            "runes pour artefacts Mékas",
            "rune utilisable seulement pour des artefacts Mékas",
            "runes utilisables seulement pour des artefacts Mékas",
        ),
        "pt": (
            "runas para construtos Mechana",
            "runa utilizável apenas em construtos Mechana",
            "runas utilizáveis apenas em construtos Mechana",
        ),
    },
    "gems": {
        "en": ("gems", "gem", "gems"),
        "fr": ("cristaux", "cristal", "cristaux"),
        "pt": ("cristais", "cristal", "cristais"),
    },
    "mastery": {
        "en": ("mastery", "mastery", "mastery"),
        "fr": ("maîtrise", "point de maîtrise", "points de maîtrise"),
        "pt": ("maestria", "de maestria", "de maestria"),
    },
    "health": {
        "en": ("health", "health", "health"),
        "fr": ("santé", "point de santé", "points de santé"),
        "pt": ("vida", "de vida", "de vida"),
    },
    "hack-tokens": {
        "en": ("hack tokens", "hack token", "hack tokens"),
        "fr": ("jetons Piraté", "jeton Piraté", "jetons Piraté"),
        "pt": ("fichas de invasão", "ficha de invasão", "fichas de invasão"),
    },
}

# Places, and other things a board has a label for. Where the booklets of one game use another word than
# those of the other, it stands under `name@game`; the same holds for the three tables that follow.
PLACES: Final[dict[str, tuple[str, str, str]]] = {
    "centre": ("centre deck", "pioche centrale", "baralho central"),
    "row": ("centre row", "ligne centrale", "linha central"),
    "row@shards": ("centre row", "rivière", "linha central"),
    "centre@shards": ("centre deck", "pioche commune", "baralho central"),
    "deck@shards": ("deck", "deck", "baralho"),
    "void": ("void", "Néant", "vazio"),
    "banished": ("banished cards", "cartes bannies", "cartas banidas"),
    "box": ("box", "boîte", "caixa"),
    "piles": ("always-available piles", "piles toujours disponibles", "pilhas sempre disponíveis"),
    "deck": ("deck", "pioche", "baralho"),
    "hand": ("hand", "main", "mão"),
    "played": ("played this turn", "jouées ce tour-ci", "jogadas neste turno"),
    "constructs": ("constructs", "artefacts", "construtos"),
    "champions": ("champions", "champions", "campeões"),
    "discard": ("discard pile", "défausse", "pilha de descartes"),
    "fast-played": ("fast-played", "enrôlés", "contratados"),
    "relics": ("relics", "reliques", "relíquias"),
    "offered": ("relics on offer", "reliques proposées", "relíquias oferecidas"),
    "relic": ("relic", "relique", "relíquia"),
    "pool": ("honor pool", "réserve d'honneur", "reserva de honra"),
    "shield": ("shield", "bouclier", "escudo"),
    "cost": ("cost", "coût", "custo"),
    "reward": ("reward", "récompense", "recompensa"),
    "fate": ("fate", "destin", "sina"),
    "unite": ("unite", "union", "união"),
    "faction": ("faction", "faction", "facção"),
    "type": ("type", "type", "tipo"),
    "turn": ("turn", "tour", "turno"),
    "kept": ("kept cards", "cartes gardées", "cartas mantidas"),
    **battle_terms.PLACES,
    # What an ability is called where a card has several.
    "recall": ("from the void", "dans le Néant", "no vazio"),
}


# Where a card comes from, for you and for someone else.
OF: Final[dict[str, dict[str, tuple[str, str, str]]]] = {
    "hand": {
        "you": ("your hand", "de votre main", "da sua mão"),
        "they": ("their hand", "de sa main", "da sua mão"),
    },
    "discard": {
        "you": ("your discard pile", "de votre défausse", "da sua pilha de descartes"),
        "they": ("their discard pile", "de sa défausse", "da sua pilha de descartes"),
    },
    "row": {"": ("the centre row", "de la ligne centrale", "da linha central")},
    "void": {"": ("the void", "dans le Néant", "no vazio")},
    "row@shards": {"": ("the centre row", "de la rivière", "da linha central")},
    "piles": {
        "": ("the always-available piles", "des piles toujours disponibles", "das pilhas sempre disponíveis")
    },
}

# Where a card goes, and where cards are when they are counted.
TO: Final[dict[str, dict[str, tuple[str, str, str]]]] = {
    "hand": {
        "you": ("into your hand", "dans votre main", "na sua mão"),
        "they": ("into their hand", "dans sa main", "na sua mão"),
    },
    "deck": {
        "you": ("on top of your deck", "au sommet de votre pioche", "no topo do seu baralho"),
        "they": ("on top of their deck", "au sommet de sa pioche", "no topo do seu baralho"),
    },
    "deck@shards": {
        "you": ("on top of your deck", "au sommet de votre deck", "no topo do seu baralho"),
        "they": ("on top of their deck", "au sommet de son deck", "no topo do seu baralho"),
    },
}
IN: Final[dict[str, dict[str, tuple[str, str, str]]]] = {
    "hand": {
        "you": ("in your hand", "dans votre main", "na sua mão"),
        "they": ("in their hand", "dans sa main", "na sua mão"),
    },
    "discard": {
        "you": ("in your discard pile", "dans votre défausse", "na sua pilha de descartes"),
        "they": ("in their discard pile", "dans sa défausse", "na sua pilha de descartes"),
    },
    "deck": {
        "you": ("in your deck", "dans votre pioche", "no seu baralho"),
        "they": ("in their deck", "dans sa pioche", "no seu baralho"),
    },
    "deck@shards": {
        "you": ("in your deck", "dans votre deck", "no seu baralho"),
        "they": ("in their deck", "dans son deck", "no seu baralho"),
    },
    "stays": {
        "you": ("you control", "que vous contrôlez", "que você controla"),
        "they": ("they control", "qu'il contrôle", "que ele controla"),
    },
}

# A move as it stands on a button. {x} is the card, {of} where it is, {cost} its price, {name} what was named.
MOVES: Final[dict[str, tuple[str, str, str]]] = {
    "play": ("Play {x}", "Jouer {x}", "Jogar {x}"),
    "use": ("Use {x}{name}", "Utiliser {x}{name}", "Usar {x}{name}"),
    "exhaust": ("Exhaust {x}{name}", "Activer {x}{name}", "Ativar {x}{name}"),
    "acquire": ("Acquire {x}{void}{cost}", "Acheter {x}{void}{cost}", "Adquirir {x}{void}{cost}"),
    "acquire-for": (
        "Acquire {x} for {who}{cost}",
        "Acheter {x} pour {who}{cost}",
        "Adquirir {x} para {who}{cost}",
    ),
    "fast-play": ("Fast-play {x}{cost}", "Enrôler {x}{cost}", "Contratar {x}{cost}"),
    "recruit": ("Recruit {x}{cost}", "Recruter {x}{cost}", "Recrutar {x}{cost}"),
    "defeat": ("Defeat {x}{void}{cost}", "Éliminer {x}{void}{cost}", "Derrotar {x}{void}{cost}"),
    "banish": ("Banish {x}{of}", "Bannir {x}{of}", "Banir {x}{of}"),
    "discard": ("Discard {x}", "Défausser {x}", "Descartar {x}"),
    "destroy": ("Destroy {x}", "Détruire {x}", "Destruir {x}"),
    "destroy-for": ("Destroy {x} of {who}", "Détruire {x} de {who}", "Destruir {x} de {who}"),
    "keep": ("Keep {x}", "Garder {x}", "Manter {x}"),
    "fetch": ("Take {x}{of}", "Prendre {x}{of}", "Pegar {x}{of}"),
    "copy": ("Copy {x}", "Copier {x}", "Copiar {x}"),
    "hand": ("Put {x} into your hand", "Placer {x} dans votre main", "Colocar {x} na sua mão"),
    "top": (
        "Put {x} on top of your deck",
        "Placer {x} au sommet de votre pioche",
        "Colocar {x} no topo do seu baralho",
    ),
    "name": ("Name {x}", "Nommer {x}", "Nomear {x}"),
    "take": ("Take from {who}", "Prendre à {who}", "Tomar de {who}"),
    "reveal": ("Reveal {x}", "Révéler {x}", "Revelar {x}"),
    "hit": ("Hit {who} for {amount}", "Infliger {amount} à {who}", "Causar {amount} a {who}"),
    "target": ("Choose {who}", "Choisir {who}", "Escolher {who}"),
    "hero": ("Choose {bare}", "Choisir {bare}", "Escolher {bare}"),
    "draft": ("Take {x}", "Prendre {x}", "Pegar {x}"),
    "bid": ("Bid {amount} health", "Enchérir à {amount}", "Apostar {amount} de vida"),
    "drop": ("Drop out", "Se retirer", "Desistir"),
    "focus": ("Focus", "Concentration", "Concentração"),
    **battle_terms.MOVES,
    "pass": ("Decline", "Refuser", "Recusar"),
    "done": ("Done", "Terminé", "Pronto"),
    "end": ("End turn", "Terminer le tour", "Encerrar o turno"),
}

# What a decision asks, by its reason; the words of the card language are here too ("you may gain …").
QUESTIONS: Final[dict[str, tuple[str, str, str]]] = {
    "main": ("What do you do?", "Que faites-vous ?", "O que você faz?"),
    "banish": ("Which card is banished?", "Quelle carte bannir ?", "Qual carta banir?"),
    "discard": ("Which card is discarded?", "Quelle carte défausser ?", "Qual carta descartar?"),
    "destroy": ("Which card is destroyed?", "Quelle carte détruire ?", "Qual carta destruir?"),
    "keep": ("Which card do you keep?", "Quelle carte garder ?", "Qual carta manter?"),
    "acquire": ("Which card do you acquire?", "Quelle carte acheter ?", "Qual carta adquirir?"),
    "defeat": ("Which monster do you defeat?", "Quel monstre éliminer ?", "Qual monstro derrotar?"),
    "seize": (
        "Which card do you acquire or defeat?",
        "Quelle carte acheter ou éliminer ?",
        "Qual carta adquirir ou derrotar?",
    ),
    "acquire_or_defeat": (
        "Which card do you acquire or defeat?",
        "Quelle carte acheter ou éliminer ?",
        "Qual carta adquirir ou derrotar?",
    ),
    "fetch": (
        "Which card comes back from the discard pile?",
        "Quelle carte reprendre de la défausse ?",
        "Qual carta retirar da pilha de descartes?",
    ),
    "copy": ("Which card is copied?", "Quelle carte copier ?", "Qual carta copiar?"),
    "put": ("Where does the card go?", "Où placer la carte ?", "Onde colocar a carta?"),
    "choose": ("Which one do you choose?", "Que choisissez-vous ?", "O que você escolhe?"),
    "attack": ("Who takes how much?", "Qui subit combien ?", "Quem sofre quanto?"),
    "show": (
        "Do you reveal a card for it?",
        "Révélez-vous une carte pour cela ?",
        "Você revela uma carta para isso?",
    ),
    "target": ("Which opponent?", "Quel adversaire ?", "Qual oponente?"),
    "hero": ("Which hero?", "Quel héros ?", "Qual herói?"),
    "draft": ("Which relic do you take?", "Quelle relique prenez-vous ?", "Qual relíquia você pega?"),
    "bid": ("How much health do you bid?", "Combien de points de santé misez-vous ?", "Quanta vida você aposta?"),
    "double": ("Do you double it?", "La doublez-vous ?", "Você dobra?"),
    "copy_all": ("Do you copy them?", "Les copiez-vous ?", "Você as copia?"),
    "unify": ("Do you use this?", "Utilisez-vous cet effet ?", "Você usa este efeito?"),
    "dominion": ("Do you use this?", "Utilisez-vous cet effet ?", "Você usa este efeito?"),
    "into_play": ("Do you use this?", "Utilisez-vous cet effet ?", "Você usa este efeito?"),
    "pierce": ("Do you use this?", "Utilisez-vous cet effet ?", "Você usa este efeito?"),
    "mirror": ("Do you use this?", "Utilisez-vous cet effet ?", "Você usa este efeito?"),
    "spoils": ("Do you use this?", "Utilisez-vous cet effet ?", "Você usa este efeito?"),
    "shield": ("Do you reveal a shield?", "Révélez-vous un bouclier ?", "Você revela um escudo?"),
    "gain": ("Do you want to gain it?", "Voulez-vous le gain ?", "Você quer o ganho?"),
    "lose": ("Do you accept the loss?", "Acceptez-vous la perte ?", "Você aceita a perda?"),
    "draw": ("Do you draw?", "Piochez-vous ?", "Você compra?"),
    "steal": ("Do you take the cards?", "Prenez-vous les cartes ?", "Você pega as cartas?"),
    "pay": ("Do you pay?", "Payez-vous ?", "Você paga?"),
    "cheaper": ("Do you take the discount?", "Prenez-vous la réduction ?", "Você aceita o desconto?"),
    "extra_turn": ("Do you take another turn?", "Jouez-vous un autre tour ?", "Você joga outro turno?"),
    "first_of": ("Do you use this?", "Utilisez-vous cet effet ?", "Você usa este efeito?"),
    "unite": ("Do you unite?", "Utilisez-vous l'Union ?", "Você usa a União?"),
    "guess": ("Which card do you name?", "Quelle carte nommez-vous ?", "Qual carta você nomeia?"),
    "take": ("From whom do you take it?", "À qui prenez-vous ?", "De quem você toma?"),
    "take_from_leader": ("Do you take it?", "Le prenez-vous ?", "Você toma?"),
    "banish_beside": ("Which card is banished?", "Quelle carte bannir ?", "Qual carta banir?"),
    "draw_more": ("Do you draw more cards?", "Piochez-vous plus de cartes ?", "Você compra mais cartas?"),
    "each_played": ("Do you use this?", "Utilisez-vous cet effet ?", "Você usa este efeito?"),
    "next_time": ("Do you use this?", "Utilisez-vous cet effet ?", "Você usa este efeito?"),
    "treat": ("Do you use this?", "Utilisez-vous cet effet ?", "Você usa este efeito?"),
    **battle_terms.QUESTIONS,
}


def known(language: str) -> int:
    """Where a language stands in the tables; any other is answered in English."""
    return LANGUAGES.index(language) if language in LANGUAGES else 0


T = TypeVar("T")


def here(table: dict[str, T], name: str, game: str) -> T:
    """What one game calls it, or else what both do."""
    return table.get(f"{name}@{game}") or table[name]


def term(name: str, language: str = "en", places_first: bool = False, game: str = "") -> str:
    """What a sort of card, faction, number or place is called; a name nobody knows stays as it is.

    "void" is both a faction and a place: the faction is meant unless `places_first` is set. The two games
    have different French words for some places.
    """
    index = known(language)
    language = LANGUAGES[index]
    if places_first and name in PLACES:
        return here(PLACES, name, game)[index]
    if name in NOUNS:
        return NOUNS[name][language][0]
    if name in FACTIONS:
        return FACTIONS[name][language][0]
    if name in COUNTERS:
        return COUNTERS[name][language][0]
    if name in PLACES:
        return PLACES[name][index]
    return name.replace("-", " ").replace("_", " ")


def counted(name: str, number: int, language: str) -> str:
    """A number with what it counts: "1 rune", "3 points d'honneur", "2 de poder"."""
    forms = COUNTERS.get(name, {}).get(language)
    if forms is None:
        return f"{number} {term(name, language)}"
    # In French nought is singular too.
    single = number == 1 or (language == "fr" and number == 0)
    return f"{number} {forms[1] if single else forms[2]}"
