"""The turns of phrase of the card language, in English, French and Portuguese.

Plain tables keyed by word. A verb has three forms: as an instruction to you ("banish"), after "you may"
or "to" ("banish"), and for someone else ("banishes"). Nothing here knows how cards work.
"""

from __future__ import annotations

from typing import Final

from kit.cards import battle_phrases, rare_phrases, shard_phrases

Forms = tuple[str, str, str]

# What a word of the card language does, as a verb.
VERBS: Final[dict[str, dict[str, Forms]]] = {
    "gain": {
        "en": ("gain", "gain", "gains"),
        "fr": ("gagnez", "gagner", "gagne"),
        "pt": ("ganhe", "ganhar", "ganha"),
    },
    "lose": {
        "en": ("lose", "lose", "loses"),
        "fr": ("perdez", "perdre", "perd"),
        "pt": ("perca", "perder", "perde"),
    },
    "draw": {
        "en": ("draw", "draw", "draws"),
        "fr": ("piochez", "piocher", "pioche"),
        "pt": ("compre", "comprar", "compra"),
    },
    "banish": {
        "en": ("banish", "banish", "banishes"),
        "fr": ("bannissez", "bannir", "bannit"),
        "pt": ("bana", "banir", "bane"),
    },
    "discard": {
        "en": ("discard", "discard", "discards"),
        "fr": ("défaussez", "défausser", "défausse"),
        "pt": ("descarte", "descartar", "descarta"),
    },
    "destroy": {
        "en": ("destroy", "destroy", "destroys"),
        "fr": ("détruisez", "détruire", "détruit"),
        "pt": ("destrua", "destruir", "destrói"),
    },
    "acquire": {
        "en": ("acquire", "acquire", "acquires"),
        "fr": ("achetez", "acheter", "achète"),
        "pt": ("adquira", "adquirir", "adquire"),
    },
    "recruit": {
        "en": ("recruit", "recruit", "recruits"),
        "fr": ("recrutez", "recruter", "recrute"),
        "pt": ("recrute", "recrutar", "recruta"),
    },
    "fetch": {
        "en": ("return", "return", "returns"),
        "fr": ("reprenez en main", "reprendre en main", "reprend en main"),
        "pt": ("devolva à sua mão", "devolver à sua mão", "devolve à sua mão"),
    },
    "fetch-deck": {
        "en": ("put", "put", "puts"),
        "fr": ("placez", "placer", "place"),
        "pt": (
            "coloque no topo do seu baralho",
            "colocar no topo do seu baralho",
            "coloca no topo do seu baralho",
        ),
    },
    "copy": {
        "en": ("copy", "copy", "copies"),
        "fr": ("copiez", "copier", "copie"),
        "pt": ("copie", "copiar", "copia"),
    },
    "put-m": {
        "en": ("put it", "put it", "puts it"),
        "fr": ("placez-le", "le placer", "le place"),
        "pt": ("coloque-o", "colocá-lo", "o coloca"),
    },
    "put-f": {
        "en": ("put it", "put it", "puts it"),
        "fr": ("placez-la", "la placer", "la place"),
        "pt": ("coloque-a", "colocá-la", "a coloca"),
    },
    "steal": {
        "en": ("take", "take", "takes"),
        "fr": ("prenez", "prendre", "prend"),
        "pt": ("pegue", "pegar", "pega"),
    },
    "steal-add": {
        "en": ("add it", "add it", "adds it"),
        "fr": ("ajoutez-la", "l'ajouter", "l'ajoute"),
        "pt": ("coloque-a", "colocá-la", "a coloca"),
    },
    "pay": {
        "en": ("pay", "pay", "pays"),
        "fr": ("payez", "payer", "paie"),
        "pt": ("pague", "pagar", "paga"),
    },
    "extra_turn": {
        "en": (
            "take another turn after this one",
            "take another turn after this one",
            "takes another turn after this one",
        ),
        "fr": (
            "jouez un tour supplémentaire après celui-ci",
            "jouer un tour supplémentaire après celui-ci",
            "joue un tour supplémentaire après celui-ci",
        ),
        "pt": (
            "jogue um turno extra depois deste",
            "jogar um turno extra depois deste",
            "joga um turno extra depois deste",
        ),
    },
    "choose": {
        "en": ("choose one", "choose one", "chooses one"),
        "fr": ("choisissez", "choisir", "choisit"),
        "pt": ("escolha uma opção", "escolher uma opção", "escolhe uma opção"),
    },
    "defeat": {
        "en": ("defeat", "defeat", "defeats"),
        "fr": ("éliminez", "éliminer", "élimine"),
        "pt": ("derrote", "derrotar", "derrota"),
    },
    "acquire_or_defeat": {
        "en": ("acquire or defeat", "acquire or defeat", "acquires or defeats"),
        "fr": ("achetez ou éliminez", "acheter ou éliminer", "achète ou élimine"),
        "pt": ("adquira ou derrote", "adquirir ou derrotar", "adquire ou derrota"),
    },
    **rare_phrases.VERBS,
    **shard_phrases.VERBS,
    **battle_phrases.VERBS,
}

# Words that make a statement or a frame of their own rather than an instruction.
FRAMES: Final[dict[str, tuple[str, str, str]]] = {
    "unite": (
        "unite: once {subject} played {cards} this turn, ",
        "union : dès que {subject} joué {cards} ce tour-ci, ",
        "união: assim que {subject} jogado {cards} neste turno, ",
    ),
    "cheaper": (
        "the next {cards} {subject} this turn costs {amount} less",
        "{le} {prochain} {cards} que {subject} ce tour-ci coûte {amount} de moins",
        "{le} {prochain} {cards} que {subject} neste turno custa {amount} a menos",
    ),
    "first_of": ("; otherwise, ", " ; sinon, ", "; senão, "),
    **rare_phrases.FRAMES,
    **shard_phrases.FRAMES,
    **battle_phrases.FRAMES,
}

# Small fixed turns: (English, French, Portuguese).
SMALL: Final[dict[str, tuple[str, str, str]]] = {
    "may you": ("you may ", "vous pouvez ", "você pode "),
    "may opponent": ("each opponent{rel} may ", "chaque adversaire{rel} peut ", "cada oponente{rel} pode "),
    "may player": ("each player{rel} may ", "chaque joueur{rel} peut ", "cada jogador{rel} pode "),
    "may they": ("they may ", "il peut ", "ele pode "),
    "do opponent": ("each opponent{rel} ", "chaque adversaire{rel} ", "cada oponente{rel} "),
    "do player": ("each player{rel} ", "chaque joueur{rel} ", "cada jogador{rel} "),
    "do they": ("they ", "il ", "ele "),
    "each opponent": ("for each opponent: ", "pour chaque adversaire : ", "para cada oponente: "),
    "each player": ("for each player: ", "pour chaque joueur : ", "para cada jogador: "),
    "wish you": ("if you wish, ", "si vous le souhaitez, ", "se quiser, "),
    "wish they": ("if they wish, ", "s'il le souhaite, ", "se quiser, "),
    "done you": ("if you do, ", "si vous le faites, ", "se fizer isso, "),
    "done they": ("if they do, ", "s'il le fait, ", "se fizer isso, "),
    "to": (" to ", " pour ", " para "),
    "and": (" and ", " et ", " e "),
    "or": (" or ", " ou ", " ou "),
    "this": ("this card", "cette carte", "esta carta"),
    "up to": ("up to ", "jusqu'à ", "até "),
    "free": (" without paying its cost", " sans en payer le coût", " sem pagar o custo"),
    "random": (
        " a random card from each opponent's hand",
        " une carte au hasard dans la main de chaque adversaire",
        " uma carta aleatória da mão de cada oponente",
    ),
    "infinite": ("infinite {name}", "une infinité de {name}", "uma infinidade de {name}"),
    "choice": (": ", " : ", ": "),
    "else": (", or ", ", ou ", ", ou "),
    "once": ("Once per turn: ", "Une fois par tour : ", "Uma vez por turno: "),
    "itself too": (" (this one included)", " (y compris celui-ci)", " (incluindo este)"),
    "exhaust": ("Exhaust: ", "Activez : ", "Ative: "),
    "reward": ("Reward: ", "Récompense : ", "Recompensa: "),
    "fate": ("Fate: ", "Destin : ", "Sina: "),
    "once when": ("once per turn, ", "une fois par tour, ", "uma vez por turno, "),
    "difference": ("faction among ", "faction différente parmi ", "facção diferente entre "),
    **rare_phrases.SMALL,
    **shard_phrases.SMALL,
    **battle_phrases.SMALL,
}

# Questions a step can ask first, by who is asked; `{x}` is what it is about.
CONDITIONS: Final[dict[str, dict[str, tuple[str, str, str]]]] = {
    "counter": {
        "you": ("if you have {x}, ", "si vous avez {x}, ", "se tiver {x}, "),
        "they": ("if they have {x}, ", "s'il a {x}, ", "se tiver {x}, "),
        "who": (" who has {x}", " qui a {x}", " que tenha {x}"),
    },
    "control": {
        "you": ("if you control {x}, ", "si vous contrôlez {x}, ", "se controlar {x}, "),
        "they": ("if they control {x}, ", "s'il contrôle {x}, ", "se controlar {x}, "),
        "who": (" who controls {x}", " qui contrôle {x}", " que controle {x}"),
    },
    "played": {
        "you": (
            "if you have played {x} this turn, ",
            "si vous avez joué {x} ce tour-ci, ",
            "se tiver jogado {x} neste turno, ",
        ),
        "they": (
            "if they have played {x} this turn, ",
            "s'il a joué {x} ce tour-ci, ",
            "se tiver jogado {x} neste turno, ",
        ),
        "who": (
            " who has played {x} this turn",
            " qui a joué {x} ce tour-ci",
            " que tenha jogado {x} neste turno",
        ),
    },
    **rare_phrases.CONDITIONS,
    **shard_phrases.CONDITIONS,
}

# What a card waits for; `first` is the first time each turn.
EVENTS: Final[dict[str, dict[str, tuple[str, str, str]]]] = {
    "play": {
        "when": ("when you play {x}, ", "quand vous jouez {x}, ", "quando jogar {x}, "),
        "first": (
            "the first time you play {x} each turn, ",
            "à chaque tour, la première fois que vous jouez {x}, ",
            "em cada turno, na primeira vez que jogar {x}, ",
        ),
    },
    "acquire": {
        "when": ("when you acquire {x}, ", "quand vous achetez {x}, ", "quando adquirir {x}, "),
        "first": (
            "the first time you acquire {x} each turn, ",
            "à chaque tour, la première fois que vous achetez {x}, ",
            "em cada turno, na primeira vez que adquirir {x}, ",
        ),
    },
    "recruit": {
        "when": ("when you recruit {x}, ", "quand vous recrutez {x}, ", "quando recrutar {x}, "),
        "first": (
            "the first time you recruit {x} each turn, ",
            "à chaque tour, la première fois que vous recrutez {x}, ",
            "em cada turno, na primeira vez que recrutar {x}, ",
        ),
    },
    "defeat": {
        "when": (
            "when you defeat {x} in the centre row, ",
            "quand vous éliminez {x} de la ligne centrale, ",
            "quando derrotar {x} da linha central, ",
        ),
        "first": (
            "the first time you defeat {x} in the centre row each turn, ",
            "à chaque tour, la première fois que vous éliminez {x} de la ligne centrale, ",
            "em cada turno, na primeira vez que derrotar {x} da linha central, ",
        ),
    },
    "defeat-anywhere": {
        "when": (
            "when you defeat {x} in the centre row or the void, ",
            "quand vous éliminez {x} de la ligne centrale ou du Néant, ",
            "quando derrotar {x} da linha central ou do vazio, ",
        ),
        "first": (
            "the first time you defeat {x} in the centre row or the void each turn, ",
            "la première fois que vous éliminez {x} de la ligne centrale ou du Néant à chaque tour, ",
            "na primeira vez que derrotar {x} da linha central ou do vazio em cada turno, ",
        ),
    },
    "gain": {
        "when": ("when you gain {x}, ", "quand vous gagnez {x}, ", "quando ganhar {x}, "),
        "first": (
            "the first time you gain {x} each turn, ",
            "à chaque tour, la première fois que vous gagnez {x}, ",
            "em cada turno, na primeira vez que ganhar {x}, ",
        ),
    },
    "end": {
        "when": ("at the end of your turn, ", "à la fin de votre tour, ", "no fim do seu turno, "),
        "first": ("at the end of your turn, ", "à la fin de votre tour, ", "no fim do seu turno, "),
    },
    "banished": {
        "when": (
            "when this card is banished{x}, ",
            "quand cette carte est bannie{x}, ",
            "quando esta carta for banida{x}, ",
        ),
        "first": (
            "when this card is banished{x}, ",
            "quand cette carte est bannie{x}, ",
            "quando esta carta for banida{x}, ",
        ),
    },
}

FLAGS: Final[dict[str, tuple[str, str, str]]] = {
    "unbanishable": (
        "This card cannot be banished.",
        "Cette carte ne peut pas être bannie.",
        "Esta carta não pode ser banida.",
    ),
    "stays": (
        "Once defeated, this card stays where it is.",
        "Une fois éliminée, cette carte reste en place.",
        "Depois de derrotada, esta carta permanece no lugar.",
    ),
    "treats": (
        "You may treat constructs as Mechana constructs.",
        "Vous pouvez considérer les artefacts comme des artefacts Mékas.",
        "Você pode tratar construtos como construtos Mechana.",
    ),
    "copies": (
        "This card cannot be copied itself.",
        "Cette carte ne peut pas être copiée elle-même.",
        "Esta carta não pode ser copiada.",
    ),
    **rare_phrases.FLAGS,
    **battle_phrases.FLAGS,
}
