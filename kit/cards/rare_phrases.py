"""The turns of phrase of the rarer words, in English, French and Portuguese; `phrases.py` takes them in."""

from __future__ import annotations

from typing import Final

Forms = tuple[str, str, str]

VERBS: Final[dict[str, dict[str, Forms]]] = {
    "banish_beside": {
        "en": ("banish", "banish", "banishes"),
        "fr": ("bannissez", "bannir", "bannit"),
        "pt": ("bana", "banir", "bane"),
    },
    "guess": {
        "en": (
            "name a card, then reveal the top card of your deck and put it into your hand",
            "name a card, then reveal the top card of your deck and put it into your hand",
            "names a card, then reveals the top card of their deck and puts it into their hand",
        ),
        "fr": (
            "nommez une carte, puis révélez la carte au sommet de votre pioche et placez-la dans votre main",
            "nommer une carte, puis révéler la carte au sommet de votre pioche et la placer dans votre main",
            "nomme une carte, puis révèle la carte au sommet de sa pioche et la place dans sa main",
        ),
        "pt": (
            "nomeie uma carta, depois revele a carta do topo do seu baralho e coloque-a na sua mão",
            "nomear uma carta, depois revelar a carta do topo do seu baralho e colocá-la na sua mão",
            "nomeia uma carta, depois revela a carta do topo do seu baralho e a coloca na sua mão",
        ),
    },
    "draw_more": {
        "en": ("draw", "draw", "draws"),
        "fr": ("piochez", "piocher", "pioche"),
        "pt": ("compre", "comprar", "compra"),
    },
    "acquire-it": {
        "en": ("acquire it without paying", "acquire it without paying", "acquires it without paying"),
        "fr": ("achetez-le sans payer", "l'acheter sans payer", "l'achète sans payer"),
        "pt": ("adquira-o sem pagar", "adquiri-lo sem pagar", "o adquire sem pagar"),
    },
}

FRAMES: Final[dict[str, tuple[str, str, str]]] = {
    "each_played": (
        "for each {cards} {subject} this turn, ",
        "pour chaque {cards} {subject} ce tour-ci, ",
        "para cada {cards} {subject} neste turno, ",
    ),
    "next_time": (
        "the next time {x} this turn, ",
        "la prochaine fois que {x} ce tour-ci, ",
        "na próxima vez que {x} neste turno, ",
    ),
    "take_from_leader": (
        "if the opponent with the most {name} has more than you, take {amount} from that opponent",
        "si l'adversaire qui a le plus {de}{name} en a plus que vous, prenez-lui {amount}",
        "se o oponente com mais {name} tiver mais do que você, tome {amount} dele",
    ),
    "treat": (
        "this turn you may treat every {type} as {faction}",
        "ce tour-ci, vous pouvez traiter chaque {type} comme {faction}",
        "neste turno, você pode tratar qualquer {type} como {faction}",
    ),
}

# What `next_time` waits for, for you and for someone else.
NEXT: Final[dict[str, dict[str, tuple[str, str, str]]]] = {
    "play": {
        "you": ("you play {x}", "vous jouez {x}", "jogar {x}"),
        "they": ("they play {x}", "il joue {x}", "jogar {x}"),
    },
    "acquire": {
        "you": ("you acquire {x}", "vous achetez {x}", "adquirir {x}"),
        "they": ("they acquire {x}", "il achète {x}", "adquirir {x}"),
    },
    "defeat": {
        "you": (
            "you defeat {x} in the centre row or the void",
            "vous éliminez {x} de la ligne centrale ou du Néant",
            "derrotar {x} da linha central ou do vazio",
        ),
        "they": (
            "they defeat {x} in the centre row or the void",
            "il élimine {x} de la ligne centrale ou du Néant",
            "derrotar {x} da linha central ou do vazio",
        ),
    },
}

SMALL: Final[dict[str, tuple[str, str, str]]] = {
    "may other": (
        "each other player{rel} may ",
        "chaque autre joueur{rel} peut ",
        "cada outro jogador{rel} pode ",
    ),
    "do other": ("each other player{rel} ", "chaque autre joueur{rel} ", "cada outro jogador{rel} "),
    "each other": ("for each other player: ", "pour chaque autre joueur : ", "para cada outro jogador: "),
    "guessed": ("if it is the named card, ", "si c'est la carte nommée, ", "se for a carta nomeada, "),
    "for its cost": (" for its cost", " en payant son coût", " pagando o seu custo"),
    "freely": (", without paying, ", ", sans payer, ", ", sem pagar, "),
    "under": (" under the centre deck", " sous la pioche centrale", " embaixo do baralho central"),
    "later": (", then ", ", puis ", " e depois "),
    "beside all": (
        " every card next to this one in the centre row",
        " toutes les cartes à côté de celle-ci dans la ligne centrale",
        " todas as cartas ao lado desta na linha central",
    ),
    "beside one": (
        " a card that was next to this one in the centre row",
        " une carte qui était à côté de celle-ci dans la ligne centrale",
        " uma carta que estava ao lado desta na linha central",
    ),
    "than usual": (" more than usual", " de plus que d'habitude", " a mais do que o normal"),
    "dearest you": (
        "your {one} with the highest cost",
        "votre {one} au coût le plus élevé",
        "o seu {one} de maior custo",
    ),
    "dearest they": (
        "their {one} with the highest cost",
        "son {one} au coût le plus élevé",
        "o seu {one} de maior custo",
    ),
    "as many as": (
        " that costs no more than the number of {x}",
        " dont le coût ne dépasse pas le nombre {x}",
        " cujo custo não passe do número de {x}",
    ),
}

CONDITIONS: Final[dict[str, dict[str, tuple[str, str, str]]]] = {
    "it": {
        "you": ("if it was {x}, ", "si c'était {x}, ", "se era {x}, "),
        "they": ("if it was {x}, ", "si c'était {x}, ", "se era {x}, "),
        "who": (" if it was {x}", " si c'était {x}", " se era {x}"),
    },
    "idle": {
        "you": (
            "if you have acquired no card and defeated no monster this turn, ",
            "si vous n'avez acheté aucune carte ni éliminé aucun monstre ce tour-ci, ",
            "se não tiver adquirido nenhuma carta nem derrotado nenhum monstro neste turno, ",
        ),
        "they": (
            "if they have acquired no card and defeated no monster this turn, ",
            "s'il n'a acheté aucune carte ni éliminé aucun monstre ce tour-ci, ",
            "se não tiver adquirido nenhuma carta nem derrotado nenhum monstro neste turno, ",
        ),
        "who": (
            " who has acquired no card and defeated no monster this turn",
            " qui n'a acheté aucune carte ni éliminé aucun monstre ce tour-ci",
            " que não tenha adquirido nenhuma carta nem derrotado nenhum monstro neste turno",
        ),
    },
}

FLAGS: Final[dict[str, tuple[str, str, str]]] = {
    "kept": (
        "Once defeated, it stays in front of whoever defeated it.",
        "Une fois éliminée, elle reste devant celui qui l'a éliminée.",
        "Ao ser derrotada, fica na frente de quem a derrotou.",
    ),
    "masters": (
        "While it is in front of you, monsters in your deck count as heroes and give power equal to their cost.",
        "Tant qu'elle est devant vous, les monstres de votre paquet comptent comme des héros et donnent autant de "
        "puissance que leur coût.",
        "Enquanto estiver na sua frente, os monstros do seu baralho contam como heróis e dão poder igual ao seu custo.",
    ),
}
