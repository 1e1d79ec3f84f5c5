"""The words on charts in English, French and Portuguese: titles, axes, and what to see in each."""

from __future__ import annotations

import functools
from typing import Final

from kit.cards.terms import known, term
from kit.cards.things import capital

Three = tuple[str, str, str]

WORDS: Final[dict[str, Three]] = {
    # one game: titles, and what to see
    "resources": ("Resources per turn", "Ressources par tour", "Recursos por turno"),
    "see resources": (
        "The line is what each turn made; the shaded strip below it was left unspent.",
        "La ligne montre ce que chaque tour a produit ; la bande ombrée en dessous n'a pas été dépensée.",
        "A linha é o que cada turno rendeu; a faixa sombreada abaixo dela não foi gasta.",
    ),
    "tree": ("What the search tried", "Ce que la recherche a essayé", "O que a busca tentou"),
    "see tree": (
        "Read from left to right: an option, the answer to it, and so on. Tall fields were tried often, dark ones went well.",
        "À lire de gauche à droite : une option, la réponse, et ainsi de suite. Un champ haut a été souvent essayé, un champ foncé a bien tourné.",
        "Da esquerda para a direita: uma opção, a resposta a ela, e assim por diante. Campos altos foram tentados muitas vezes, os escuros correram bem.",
    ),
    "standing": ("How the game stands", "Où en est la partie", "Como está a partida"),
    "see standing": (
        "Who is ahead after each turn; steep stretches are the turns that counted.",
        "Qui mène après chaque tour ; les pentes raides sont les tours qui ont compté.",
        "Quem está à frente após cada turno; trechos íngremes são os turnos que contaram.",
    ),
    "composition": ("{x}: cards over time", "{x} : cartes au fil du temps", "{x}: cartas ao longo do tempo"),
    "see composition": (
        "Each band is a number of cards: it widens when they are bought and narrows when they are banished.",
        "Chaque bande est un nombre de cartes : elle s'élargit aux achats et se rétrécit aux bannissements.",
        "Cada faixa é um número de cartas: alarga-se com as compras e estreita-se com os banimentos.",
    ),
    "treemap": ("{x}: cards after turn {n}", "{x} : cartes après le tour {n}", "{x}: cartas após o turno {n}"),
    "see treemap": (
        "The larger a field, the more copies; look for weak starting cards that are still there.",
        "Plus un champ est grand, plus il y a d'exemplaires ; cherchez les faibles cartes de départ encore présentes.",
        "Quanto maior o campo, mais cópias; procure as cartas iniciais fracas que ainda estão ali.",
    ),
    "acquisitions": ("What was taken when", "Ce qui a été pris et quand", "O que foi obtido e quando"),
    "see acquisitions": (
        "Each block is a card, as tall as its cost; tall columns are rich turns, gaps are turns without a card.",
        "Chaque bloc est une carte, haute comme son coût ; les hautes colonnes sont des tours riches, les vides des tours sans carte.",
        "Cada bloco é uma carta, da altura do custo; colunas altas são turnos ricos, vazios são turnos sem carta.",
    ),
    "sources": ("Where {x} came from", "D'où vient : {x}", "De onde veio: {x}"),
    "see sources": (
        "The longest bars are the cards that carried each seat.",
        "Les plus longues barres sont les cartes qui ont porté chaque place.",
        "As barras mais longas são as cartas que sustentaram cada lugar.",
    ),
    "next_hand": ("{x}: next hand", "{x} : prochaine main", "{x}: próxima mão"),
    "see next_hand": (
        "How likely each amount is in the next hand, from the cards that can still be drawn; effects with conditions and extra draws are not counted.",
        "La probabilité de chaque quantité dans la prochaine main, d'après les cartes encore à piocher ; conditions et pioches en plus ne sont pas comptées.",
        "A chance de cada quantidade na próxima mão, pelas cartas que ainda podem vir; condições e compras extras não são contadas.",
    ),
    "reshuffle": (
        "{n} cards come from the deck, {m} from the reshuffled discard pile.",
        "{n} cartes viennent de la pioche, {m} de la défausse remélangée.",
        "{n} cartas vêm do baralho, {m} da pilha de descartes reembaralhada.",
    ),
    "from deck": (
        "All {n} cards come from the deck of {m}.",
        "Les {n} cartes viennent toutes de la pioche de {m}.",
        "Todas as {n} cartas vêm do baralho de {m}.",
    ),
    "in next hand": (
        "chance to hold at least one",
        "probabilité d'en avoir au moins une",
        "chance de ter ao menos uma",
    ),
    "on average": ("on average {x}", "en moyenne {x}", "em média {x}"),
    "at least": ("at least {x}: {y}", "au moins {x} : {y}", "pelo menos {x}: {y}"),
    # many games
    "win_rates": ("Win rates", "Taux de victoire", "Taxas de vitória"),
    "see win_rates": (
        "The mark is the share of games won, the bar its 95% interval; clear of the dashed line means better or worse than an even share.",
        "Le repère est la part de parties gagnées, la barre son intervalle à 95 % ; à l'écart de la ligne pointillée : mieux ou moins bien qu'une part égale.",
        "A marca é a parte de partidas vencidas, a barra seu intervalo de 95%; longe da linha tracejada: melhor ou pior que uma parte igual.",
    ),
    "matrix": ("Head to head", "Face à face", "Frente a frente"),
    "see matrix": (
        "How often the strategy of the row beats that of the column, in per cent of their games.",
        "Combien de fois la stratégie de la ligne bat celle de la colonne, en pour cent de leurs parties.",
        "Quantas vezes a estratégia da linha vence a da coluna, em por cento das partidas delas.",
    ),
    "bands": ("{x} by round", "{x} par manche", "{x} por rodada"),
    "see bands": (
        "The line is the middle game, the band holds eight games out of ten: where bands part, strategies differ.",
        "La ligne est la partie médiane, la bande contient huit parties sur dix : là où elles se séparent, les stratégies diffèrent.",
        "A linha é a partida mediana, a faixa contém oito de cada dez: onde se separam, as estratégias diferem.",
    ),
    "lengths": ("How long games last", "Durée des parties", "Quanto duram as partidas"),
    "see lengths": (
        "Each column counts games of that many turns; the dashed line is the middle game, at {x} turns.",
        "Chaque colonne compte les parties de tant de tours ; la ligne pointillée est la partie médiane, à {x} tours.",
        "Cada coluna conta partidas com tantos turnos; a linha tracejada é a partida mediana, com {x} turnos.",
    ),
    "seats": ("Does the seat matter?", "La place compte-t-elle ?", "O lugar importa?"),
    "see seats": (
        "The share of games won by whoever began and by the others, then from each seat; away from the dashed line it is an advantage.",
        "La part de parties gagnées par qui commence et par les autres, puis à chaque place ; à l'écart de la ligne pointillée, c'est un avantage.",
        "A parte de partidas vencidas por quem começa e pelos outros, depois em cada lugar; longe da linha tracejada, há vantagem.",
    ),
    "card_values": (
        "Cards that go with winning",
        "Les cartes qui vont avec la victoire",
        "Cartas que acompanham a vitória",
    ),
    "see card_values": (
        "How often the owner of a card won, drawn towards the average when seen seldom; filled marks stand out at a false discovery rate of 5%.",
        "Combien de fois le possesseur d'une carte a gagné, ramené vers la moyenne si elle est rare ; les repères pleins ressortent à un taux de fausses découvertes de 5 %.",
        "Quantas vezes o dono de uma carta venceu, puxado para a média quando rara; as marcas cheias se destacam a uma taxa de falsas descobertas de 5%.",
    ),
    "no cause": (
        "This is an association, not a cause: who is winning can also afford more.",
        "C'est une association, pas une cause : qui gagne peut aussi acheter davantage.",
        "É uma associação, não uma causa: quem está vencendo também pode comprar mais.",
    ),
    "final_decks": (
        "Decks at the end: winners and losers",
        "Paquets à la fin : gagnants et perdants",
        "Baralhos no fim: vencedores e perdedores",
    ),
    "see final_decks": (
        "The average number of cards in a deck; the gap between the two marks is what winners had more or less of.",
        "Le nombre moyen de cartes dans un paquet ; l'écart entre les deux repères est ce que les gagnants avaient en plus ou en moins.",
        "O número médio de cartas num baralho; a distância entre as duas marcas é o que os vencedores tinham a mais ou a menos.",
    ),
    # axes, hovers and small words
    "turn": ("turn", "tour", "turno"),
    "round": ("round", "manche", "rodada"),
    "turns": ("turns", "tours", "turnos"),
    "cards": ("cards", "cartes", "cartas"),
    "games": ("games", "parties", "partidas"),
    "cost": ("cost", "coût", "custo"),
    "made": ("made", "produit", "rendeu"),
    "spent": ("spent", "dépensé", "gasto"),
    "wasted": ("left unspent", "non dépensé", "não gasto"),
    "score": ("score with cards", "score avec les cartes", "pontos com as cartas"),
    "value": ("worth of the deck", "valeur du paquet", "valor do baralho"),
    "damage": ("damage", "dégâts", "dano"),
    "others": ("others", "autres", "outras"),
    "won by": ("games won", "parties gagnées", "partidas vencidas"),
    "even": ("even share", "part égale", "parte igual"),
    "of games": ("{x} of {n} games", "{x} des {n} parties", "{x} de {n} partidas"),
    "median": ("middle: {x}", "médiane : {x}", "mediana: {x}"),
    "average": ("average {x}", "moyenne {x}", "média {x}"),
    "begins": ("Begins", "Commence", "Começa"),
    "follows": ("Does not begin", "Ne commence pas", "Não começa"),
    "winners": ("winners", "gagnants", "vencedores"),
    "losers": ("losers", "perdants", "perdedores"),
    "interval": ("95% interval", "intervalle à 95 %", "intervalo de 95%"),
    "versus": ("{x} against {y}: {z}", "{x} contre {y} : {z}", "{x} contra {y}: {z}"),
    "seat": ("Seat {x}", "Place {x}", "Lugar {x}"),
    "question": ("the question", "la question", "a pergunta"),
    "nothing": ("Nothing to show yet.", "Rien à montrer pour l'instant.", "Nada a mostrar por enquanto."),
    "acquire": ("acquired", "acheté", "adquirida"),
    "defeat": ("defeated", "éliminé", "derrotada"),
    "recruit": ("recruited", "recruté", "recrutada"),
    "fast-play": ("fast-played", "enrôlé", "contratada"),
    "relic": ("relic", "relique", "relíquia"),
    "gift": ("given", "donné", "recebida"),
    "steal": ("taken from another", "prise à un autre", "tomada de outro"),
    "play": ("played", "joué", "jogada"),
    "attack": ("attack", "attaque", "ataque"),
    "focus": ("focus", "concentration", "concentração"),
    "faction": ("faction", "faction", "facção"),
    "type": ("type", "type", "tipo"),
    "card": ("card", "carte", "carta"),
}


def say(key: str, language: str = "en", **given: object) -> str:
    """A text of a chart, filled in; a key nobody has words for stays as it is."""
    forms = WORDS.get(key)
    text = forms[known(language)] if forms else key.replace("-", " ").replace("_", " ")
    return text.format(**given) if given else text


def number_name(name: str, language: str) -> str:
    """What a number is called on an axis: runes, honor, score."""
    return capital(say(name, language) if name in WORDS else term(name, language))


def group_name(name: str, language: str) -> str:
    """What a faction or a sort of card is called."""
    return capital(term(name, language))


@functools.cache
def card_titles() -> dict[str, dict[str, str]]:
    """The names of all cards of both games, by id; an own card that is not among them keeps its id."""
    from kit.cards.load import known_sets, read_set
    from kit.games import GAMES

    found: dict[str, dict[str, str]] = {}
    for game in GAMES:
        for box in known_sets(game):
            cards = read_set(game, box).data.get("cards")
            for entry in cards if isinstance(cards, list) else []:
                names = entry.get("name") if isinstance(entry, dict) else None
                if isinstance(names, dict):
                    found.setdefault(str(entry.get("id")), {str(k): str(v) for k, v in names.items()})
    return found


def card_name(card: str, language: str = "en") -> str:
    """What a card is called; a deed without a card has a word of its own, any other id is made readable."""
    names = card_titles().get(card, {})
    return names.get(language) or names.get("en") or capital(say(str(card), language))
