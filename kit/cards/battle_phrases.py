"""The turns of phrase of battles against a boss, in English, French and Portuguese; `phrases.py` takes them in.

`{n}` is a number, `{cards}` a number of cards, `{s}` the plural of what follows it.
"""

from __future__ import annotations

from typing import Final

Forms = tuple[str, str, str]


def _all(english: Forms, french: Forms, portuguese: Forms) -> dict[str, Forms]:
    return {"en": english, "fr": french, "pt": portuguese}


# What a step does: as an instruction, after "may", for somebody else.
VERBS: Final[dict[str, dict[str, Forms]]] = {
    "hurt": _all(
        ("take {n} damage", "take {n} damage", "takes {n} damage"),
        ("subissez {n} dégâts", "subir {n} dégâts", "subit {n} dégâts"),
        ("sofra {n} de dano", "sofrer {n} de dano", "sofre {n} de dano"),
    ),
    "hurt-mastery": _all(
        ("take damage equal to the boss's mastery",) * 2 + ("takes damage equal to the boss's mastery",),
        (
            "subissez autant de dégâts que le boss a de maîtrise",
            "subir autant de dégâts que le boss a de maîtrise",
            "subit autant de dégâts que le boss a de maîtrise",
        ),
        (
            "sofra dano igual à maestria do chefe",
            "sofrer dano igual à maestria do chefe",
            "sofre dano igual à maestria do chefe",
        ),
    ),
    "perform": _all(
        ("do what it does", "do what it does", "does what it does"),
        ("appliquez ses effets", "appliquer ses effets", "applique ses effets"),
        ("aplique os efeitos dela", "aplicar os efeitos dela", "aplica os efeitos dela"),
    ),
    "another_turn": _all(
        ("take another turn after this one, once a game",) * 2
        + ("takes another turn after this one, once a game",),
        (
            "jouez un autre tour après celui-ci, une fois par partie",
            "jouer un autre tour après celui-ci, une fois par partie",
            "joue un autre tour après celui-ci, une fois par partie",
        ),
        (
            "jogue outro turno depois deste, uma vez por partida",
            "jogar outro turno depois deste, uma vez por partida",
            "joga outro turno depois deste, uma vez por partida",
        ),
    ),
    "destroy_dearest_enemy": _all(
        ("destroy the enemy champion of the highest cost",) * 2
        + ("destroys the enemy champion of the highest cost",),
        (
            "détruisez le champion adverse de plus haut coût",
            "détruire le champion adverse de plus haut coût",
            "détruit le champion adverse de plus haut coût",
        ),
        (
            "destrua o campeão inimigo de maior custo",
            "destruir o campeão inimigo de maior custo",
            "destrói o campeão inimigo de maior custo",
        ),
    ),
    "discard_random": _all(
        ("discard {cards} at random", "discard {cards} at random", "discards {cards} at random"),
        ("défaussez {cards} au hasard", "défausser {cards} au hasard", "défausse {cards} au hasard"),
        ("descarte {cards} ao acaso", "descartar {cards} ao acaso", "descarta {cards} ao acaso"),
    ),
    "discard_hand": _all(
        ("discard your hand", "discard your hand", "discards their hand"),
        ("défaussez votre main", "défausser votre main", "défausse sa main"),
        ("descarte a sua mão", "descartar a sua mão", "descarta a sua mão"),
    ),
    "reshuffle": _all(
        (
            "shuffle your discard pile into your deck",
            "shuffle your discard pile into your deck",
            "shuffles their discard pile into their deck",
        ),
        (
            "mélangez votre défausse à votre deck",
            "mélanger votre défausse à votre deck",
            "mélange sa défausse à son deck",
        ),
        (
            "embaralhe a sua pilha de descartes no seu baralho",
            "embaralhar a sua pilha de descartes no seu baralho",
            "embaralha a sua pilha de descartes no seu baralho",
        ),
    ),
    "banish_top": _all(
        (
            "banish {cards} from the top of your deck",
            "banish {cards} from the top of your deck",
            "banishes {cards} from the top of their deck",
        ),
        (
            "bannissez {cards} du sommet de votre deck",
            "bannir {cards} du sommet de votre deck",
            "bannit {cards} du sommet de son deck",
        ),
        (
            "bana {cards} do topo do seu baralho",
            "banir {cards} do topo do seu baralho",
            "bane {cards} do topo do seu baralho",
        ),
    ),
    "recruit_top": _all(
        (
            "recruit {cards} from the top of the centre deck",
            "recruit {cards} from the top of the centre deck",
            "recruits {cards} from the top of the centre deck",
        ),
        (
            "recrutez {cards} du sommet de la pioche commune",
            "recruter {cards} du sommet de la pioche commune",
            "recrute {cards} du sommet de la pioche commune",
        ),
        (
            "recrute {cards} do topo do baralho central",
            "recrutar {cards} do topo do baralho central",
            "recruta {cards} do topo do baralho central",
        ),
    ),
    "poison": _all(
        (
            "put {n} poison seed{s} into your discard pile",
            "put {n} poison seed{s} into your discard pile",
            "puts {n} poison seed{s} into their discard pile",
        ),
        (
            "placez {n} spore{s} empoisonnée{s} dans votre défausse",
            "placer {n} spore{s} empoisonnée{s} dans votre défausse",
            "place {n} spore{s} empoisonnée{s} dans sa défausse",
        ),
        (
            "coloque {n} esporo{s} venenoso{s} na sua pilha de descartes",
            "colocar {n} esporo{s} venenoso{s} na sua pilha de descartes",
            "coloca {n} esporo{s} venenoso{s} na sua pilha de descartes",
        ),
    ),
    "draw_fate": _all(
        (
            "draw and resolve {n} more fate card{s}",
            "draw and resolve {n} more fate card{s}",
            "draws and resolves {n} more fate card{s}",
        ),
        (
            "piochez et résolvez {n} carte{s} Destin de plus",
            "piocher et résoudre {n} carte{s} Destin de plus",
            "pioche et résout {n} carte{s} Destin de plus",
        ),
        (
            "compre e resolva mais {n} carta{s} do destino",
            "comprar e resolver mais {n} carta{s} do destino",
            "compra e resolve mais {n} carta{s} do destino",
        ),
    ),
}

# What is said the same whoever does it.
FRAMES: Final[dict[str, tuple[str, str, str]]] = {
    "warp": (
        "warp: you may fast-play an ally of the centre row{price} without paying",
        "distorsion : vous pouvez enrôler un allié de la rivière{price} sans payer",
        "distorção: você pode contratar um aliado da linha central{price} sem pagar",
    ),
    "draw_from_right": (
        "each player draws the top card of the deck of the player on their right",
        "chaque joueur pioche la première carte du deck de son voisin de droite",
        "cada jogador compra a carta do topo do baralho do jogador à sua direita",
    ),
    "put_beneath": (
        "put the top card of the centre deck under this card",
        "placez la première carte de la pioche commune sous cette carte",
        "coloque a carta do topo do baralho central sob esta carta",
    ),
    "give_beneath": (
        "choose a player, who recruits the card under this one",
        "choisissez un joueur, qui recrute la carte placée dessous",
        "escolha um jogador, que recruta a carta que está embaixo",
    ),
    "disarm": ("discard this attack", "défaussez cette attaque", "descarte este ataque"),
    "detonate_all": (
        "every trap in play detonates",
        "tous les pièges en jeu explosent",
        "todas as armadilhas em jogo explodem",
    ),
    "jam": (
        "players cannot scramble on their next turn",
        "les joueurs ne peuvent pas brouiller à leur prochain tour",
        "os jogadores não podem embaralhar sinais no próximo turno",
    ),
    "intrude": (
        "each player gains the hack tokens of the boss's page",
        "chaque joueur gagne les jetons Piraté indiqués par le boss",
        "cada jogador ganha as fichas de invasão indicadas pelo chefe",
    ),
    "venom": (
        "the boss deals its poison damage to you, which shields cannot prevent, then put this card into any "
        "player's discard pile",
        "le boss vous inflige les dégâts de son poison, que les boucliers ne parent pas, puis placez cette carte dans la "
        "défausse du joueur de votre choix",
        "o chefe causa a você o dano do seu veneno, que escudos não evitam; depois coloque esta carta na pilha de "
        "descartes de um jogador à sua escolha",
    ),
    "hide": (
        "turn {n} random card{s} of the centre row face down",
        "retournez face cachée {n} carte{s} de la rivière au hasard",
        "vire para baixo {n} carta{s} da linha central ao acaso",
    ),
    "wipe": (
        "all face-up cards of the centre row are banished and replaced face down",
        "toutes les cartes visibles de la rivière sont bannies et remplacées face cachée",
        "todas as cartas visíveis da linha central são banidas e substituídas viradas para baixo",
    ),
}

SMALL: Final[dict[str, tuple[str, str, str]]] = {
    "do boss": ("the boss ", "le boss ", "o chefe "),
    "may boss": ("the boss may ", "le boss peut ", "o chefe pode "),
    "each boss": ("for the boss: ", "pour le boss : ", "para o chefe: "),
    "do someone": (
        "a player of the team's choice ",
        "un joueur choisi par l'équipe ",
        "um jogador escolhido pela equipe ",
    ),
    "may someone": (
        "a player of the team's choice may ",
        "un joueur choisi par l'équipe peut ",
        "um jogador escolhido pela equipe pode ",
    ),
    "each someone": (
        "for a player of the team's choice: ",
        "pour un joueur choisi par l'équipe : ",
        "para um jogador escolhido pela equipe: ",
    ),
    "ambush": ("Ambush: ", "Embuscade : ", "Emboscada: "),
    "attack": ("When drawn: ", "Quand elle est piochée : ", "Ao ser comprada: "),
    "detonate": ("If it detonates: ", "S'il explose : ", "Se explodir: "),
    "drawn": ("When drawn from a deck: ", "Piochée dans un deck : ", "Comprada de um baralho: "),
    "fallen": ("When destroyed: ", "Une fois détruit : ", "Ao ser destruído: "),
    "close": (
        "The players may together pay {amount} to discard it.",
        "Les joueurs peuvent payer ensemble {amount} pour la défausser.",
        "Os jogadores podem pagar juntos {amount} para descartá-la.",
    ),
    "in play each": (
        " for each other {x} in play",
        " pour chaque autre {x} en jeu",
        " para cada outro {x} em jogo",
    ),
    "face-down each": (
        " for each face-down card of the centre row",
        " pour chaque carte face cachée de la rivière",
        " para cada carta virada para baixo da linha central",
    ),
    "attacks each": (
        " for each ongoing attack in front of that player",
        " pour chaque attaque permanente devant ce joueur",
        " para cada ataque contínuo diante desse jogador",
    ),
}

CONDITIONS: Final[dict[str, tuple[str, str, str]]] = {
    "in_play": ("if another {x} is in play, ", "si un autre {x} est en jeu, ", "se outro {x} estiver em jogo, "),
    "face_down": (
        "if a card of the centre row is face down, ",
        "si une carte de la rivière est face cachée, ",
        "se uma carta da linha central estiver virada para baixo, ",
    ),
    "no_face_down": (
        "if no card of the centre row is face down, ",
        "si aucune carte de la rivière n'est face cachée, ",
        "se nenhuma carta da linha central estiver virada para baixo, ",
    ),
    "havoc": ("in havoc mode, ", "en mode Ravage, ", "no modo Devastação, "),
    "recruited": (
        "if you have recruited {x} cards this turn, ",
        "si vous avez recruté {x} cartes ce tour-ci, ",
        "se tiver recrutado {x} cartas neste turno, ",
    ),
    "boss": ("if the boss has {x}, ", "si le boss a {x}, ", "se o chefe tiver {x}, "),
}

# What holds while a shadow champion or a card is in play.
STATICS: Final[dict[str, tuple[str, str, str]]] = {
    "stronger": ("it has {n} more power", "il a {n} points de puissance de plus", "ele tem {n} de poder a mais"),
    "everywhere": ("it attacks every player", "il attaque tous les joueurs", "ele ataca todos os jogadores"),
    "doubled": ("it deals double damage", "il inflige le double de dégâts", "ele causa o dobro de dano"),
    "shelters": (
        "other shadow champions of its group cannot be destroyed",
        "les autres champions Ombre de son groupe ne peuvent pas être détruits",
        "outros campeões das sombras do seu grupo não podem ser destruídos",
    ),
    "carries": (
        "its power is the cost of the card under it",
        "sa puissance est le coût de la carte placée dessous",
        "o poder dele é o custo da carta que está embaixo",
    ),
    "keeps_hired": (
        "at the end of your turn you may recruit the cards you have fast-played",
        "à la fin de votre tour, vous pouvez recruter les cartes que vous avez enrôlées",
        "no fim do seu turno, você pode recrutar as cartas que contratou",
    ),
}

FLAGS: Final[dict[str, tuple[str, str, str]]] = {
    "ongoing": (
        "Ongoing: it stays in front of the player who drew it.",
        "Attaque permanente : elle reste devant le joueur qui l'a piochée.",
        "Contínuo: permanece diante do jogador que o comprou.",
    ),
    "replaces": (
        "That replaces the usual damage of a detonation.",
        "Cela remplace les dégâts habituels de l'explosion.",
        "Isso substitui o dano habitual da explosão.",
    ),
    "upgrade": (
        "Upgrade: it takes the place of a Crystal in the starting deck.",
        "Amélioration : elle remplace un Cristal du deck de départ.",
        "Aprimoramento: ocupa o lugar de um Cristal no baralho inicial.",
    ),
}
