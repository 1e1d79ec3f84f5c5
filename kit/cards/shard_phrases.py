"""The turns of phrase of the words only Shards of Infinity has; `phrases.py` takes them in."""

from __future__ import annotations

from typing import Final

from kit.cards import battle_phrases

Forms = tuple[str, str, str]

VERBS: Final[dict[str, dict[str, Forms]]] = {
    "double": {
        "en": ("double your", "double your", "doubles their"),
        "fr": ("doublez votre réserve de", "doubler votre réserve de", "double sa réserve de"),
        "pt": ("dobre a sua reserva de", "dobrar a sua reserva de", "dobra a sua reserva de"),
    },
    "copy_all": {
        "en": ("copy", "copy", "copies"),
        "fr": ("copiez", "copier", "copie"),
        "pt": ("copie", "copiar", "copia"),
    },
}

# Words that make a statement of their own; what follows comes after them.
FRAMES: Final[dict[str, tuple[str, str, str]]] = {
    "unify": (
        "unify: if you have played or reveal another Undergrowth ally this turn, ",
        "union : si vous avez joué ou révélez un autre allié Maquis ce tour-ci, ",
        "união: se tiver jogado ou revelar outro aliado do Sub-bosque neste turno, ",
    ),
    "dominion": (
        "dominion: if you have played or reveal a Homodeus, an Undergrowth and a Wraethe card this turn, ",
        "domination : si vous avez joué ou révélez une carte Homodeus, une carte Maquis et une carte "
        "Spectra ce tour-ci, ",
        "domínio: se tiver jogado ou revelar uma carta Homodeus, uma do Sub-bosque e uma Wraethe neste turno, ",
    ),
    "into_play": (
        "the next {cards} you recruit this turn goes straight into play",
        "{le} {prochain} {cards} que vous recrutez ce tour-ci entre directement en jeu",
        "{le} {prochain} {cards} que recrutar neste turno entra diretamente em jogo",
    ),
    "pierce": (
        "your attacks ignore shields this turn",
        "vos attaques ignorent les boucliers ce tour-ci",
        "seus ataques ignoram escudos neste turno",
    ),
    "mirror": (
        "this turn, each gain of {gained} also gives you as much {given}",
        "ce tour-ci, vous obtenez autant de {given} que vous gagnez de {gained}",
        "neste turno, cada ganho de {gained} também lhe dá a mesma quantidade de {given}",
    ),
    "spoils": (
        "if you deal at least {damage} damage to one opponent this turn, draw {cards} more at its end",
        "si vous infligez au moins {damage} dégâts à un même adversaire ce tour-ci, piochez {cards} de plus à "
        "la fin du tour",
        "se causar pelo menos {damage} de dano a um mesmo oponente neste turno, compre {cards} a mais no fim dele",
    ),
}

SMALL: Final[dict[str, tuple[str, str, str]]] = {
    "do chosen": ("an opponent of your choice ", "un adversaire de votre choix ", "um oponente à sua escolha "),
    "may chosen": (
        "an opponent of your choice may ",
        "un adversaire de votre choix peut ",
        "um oponente à sua escolha pode ",
    ),
    "each chosen": (
        "for an opponent of your choice: ",
        "pour un adversaire de votre choix : ",
        "para um oponente à sua escolha: ",
    ),
    "otherwise": ("otherwise, ", "sinon, ", "senão, "),
    "enemy": ("an enemy {one}", "un {one} adverse", "um {one} inimigo"),
    "all enemy": ("all enemy {many}", "tous les {many} adverses", "todos os {many} inimigos"),
    "once more": ("copy it once more", "copiez-le une fois de plus", "copie-o mais uma vez"),
    "every m": ("all {many}", "tous les {many}", "todos os {many}"),
    "every f": ("all {many}", "toutes les {many}", "todas as {many}"),
    "that you have": (
        " for each {one} you have",
        " pour chaque {one} que vous avez",
        " para cada {one} que você tem",
    ),
    "half of that": (
        " for each 2 {many} you have, rounded up",
        " pour chaque lot de 2 {many} que vous avez, arrondi au-dessus",
        " para cada 2 {many} que você tem, arredondado para cima",
    ),
    "costs less": (
        "This card costs {amount} less{each}.",
        "Cette carte coûte {amount} de moins{each}.",
        "Esta carta custa {amount} a menos{each}.",
    ),
    "equals": (
        "Its {figure} equals your {counter}.",
        "Son {figure} est égal à votre {counter}.",
        "O {figure} dela é igual à sua {counter}.",
    ),
}

CONDITIONS: Final[dict[str, dict[str, tuple[str, str, str]]]] = {
    "echo": {
        "you": (
            "if a Wraethe card is in your discard pile (echo), ",
            "si une carte Spectra est dans votre défausse (écho), ",
            "se houver uma carta Wraethe na sua pilha de descartes (eco), ",
        ),
        "they": (
            "if a Wraethe card is in their discard pile (echo), ",
            "si une carte Spectra est dans sa défausse (écho), ",
            "se houver uma carta Wraethe na pilha de descartes dele (eco), ",
        ),
        "who": (
            " who has a Wraethe card in their discard pile",
            " qui a une carte Spectra dans sa défausse",
            " que tenha uma carta Wraethe na sua pilha de descartes",
        ),
    },
    "inspire": {
        "you": (
            "if you have a champion in play (inspire), ",
            "si vous avez un champion en jeu (inspiration), ",
            "se tiver um campeão em jogo (inspiração), ",
        ),
        "they": (
            "if they have a champion in play (inspire), ",
            "s'il a un champion en jeu (inspiration), ",
            "se ele tiver um campeão em jogo (inspiração), ",
        ),
        "who": (
            " who has a champion in play",
            " qui a un champion en jeu",
            " que tenha um campeão em jogo",
        ),
    },
    "hero": {
        "you": ("if your hero is {x}, ", "si votre héros est {x}, ", "se o seu herói for {x}, "),
        "they": ("if their hero is {x}, ", "si son héros est {x}, ", "se o herói dele for {x}, "),
        "who": (" whose hero is {x}", " dont le héros est {x}", " cujo herói seja {x}"),
    },
    "most": {
        "you": (
            "if you have more {x} than every opponent, ",
            "si vous avez plus de {x} que chaque adversaire, ",
            "se tiver mais {x} do que cada oponente, ",
        ),
        "they": (
            "if they have more {x} than every opponent, ",
            "s'il a plus de {x} que chaque adversaire, ",
            "se tiver mais {x} do que cada oponente, ",
        ),
        "who": (
            " who has more {x} than every opponent",
            " qui a plus de {x} que chaque adversaire",
            " que tenha mais {x} do que cada oponente",
        ),
    },
}

# What holds while a card is in play.
STATICS: Final[dict[str, tuple[str, str, str]]] = {
    **battle_phrases.STATICS,
    "unattackable": (
        "this champion cannot be attacked",
        "ce champion ne peut pas être attaqué",
        "este campeão não pode ser atacado",
    ),
    "guards": (
        "you and your other champions cannot be attacked",
        "ni vous ni vos autres champions ne pouvez être attaqués",
        "você e seus outros campeões não podem ser atacados",
    ),
    "outranks": (
        "players with less mastery than you cannot attack this champion",
        "les joueurs qui ont moins de maîtrise que vous ne peuvent pas attaquer ce champion",
        "jogadores com menos maestria do que você não podem atacar este campeão",
    ),
    "toughens": (
        "each of your champions has {n} more health",
        "chacun de vos champions a {n} points de santé de plus",
        "cada um dos seus campeões tem {n} de vida a mais",
    ),
    "shields": (
        "every attack on you is weaker by {n}",
        "chaque attaque contre vous est réduite de {n}",
        "cada ataque contra você é reduzido em {n}",
    ),
    # Said a second time on the same card, it adds up.
    "shields more": (
        "it is weaker by {n} more",
        "elle est réduite de {n} de plus",
        "ele é reduzido em mais {n}",
    ),
}
