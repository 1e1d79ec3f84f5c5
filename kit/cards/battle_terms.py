"""What the things of a battle are called in English, French and Portuguese; `terms.py` takes them in."""

from __future__ import annotations

from typing import Final

SUMMONED: Final = "summoned"
"""Set on shadow champions that players summon: their sentences say "you" where others say "the boss"."""

NOUNS: Final[dict[str, dict[str, tuple[str, str, str]]]] = {
    "shadow": {
        "en": ("shadow champion", "shadow champions", "m"),
        "fr": ("champion Ombre", "champions Ombre", "m"),
        "pt": ("campeão das sombras", "campeões das sombras", "m"),
    },
    "attack": {
        "en": ("boss attack", "boss attacks", "m"),
        "fr": ("attaque du boss", "attaques du boss", "f"),
        "pt": ("ataque do chefe", "ataques do chefe", "m"),
    },
    "spore": {
        "en": ("poison seed", "poison seeds", "m"),
        "fr": ("spore empoisonnée", "spores empoisonnées", "f"),
        "pt": ("esporo venenoso", "esporos venenosos", "m"),
    },
}

PLACES: Final[dict[str, tuple[str, str, str]]] = {
    "shadow": ("shadow champions", "champions Ombre", "campeões das sombras"),
    "attacks": ("ongoing attacks", "attaques permanentes", "ataques contínuos"),
    "saved": ("Saved cards", "cartes Sauvé", "cartas salvas"),
    "reserve": ("shadow champions in reserve", "champions Ombre en réserve", "campeões das sombras em reserva"),
    "fate-deck": ("fate deck", "deck du destin", "baralho do destino"),
    "fate-discard": ("fate discard pile", "défausse du destin", "descartes do destino"),
    "spores": ("poison seeds left", "spores empoisonnées restantes", "esporos venenosos restantes"),
    "face-down": ("row cards face down", "cartes cachées de la rivière", "cartas ocultas da linha central"),
    "beneath": ("under Gene Scavs", "sous les Gene Scavs", "sob os Gene Scavs"),
    "beneath-2": ("under the second Gene Scavs", "sous les deuxièmes Gene Scavs", "sob os segundos Gene Scavs"),
    "boss": ("boss", "boss adverse", "chefe"),
    "baton": ("baton", "bâton", "bastão"),
    # What can be chosen for Deathgrasp.
    "alone": ("you discard", "vous défaussez", "você descarta"),
    "others": ("the others discard", "les autres défaussent", "os outros descartam"),
}

MOVES: Final[dict[str, tuple[str, str, str]]] = {
    "warp": ("Warp {x}", "Distordre {x}", "Distorcer {x}"),
    "wound": (
        "Put all your power on {x}",
        "Assigner toute votre puissance à {x}",
        "Atribuir todo o seu poder a {x}",
    ),
    "wound-for": (
        "Put all your power on {x} of {who}",
        "Assigner toute votre puissance à {x} de {who}",
        "Atribuir todo o seu poder a {x} de {who}",
    ),
    "close": ("Pay {amount} towards {x}", "Payer {amount} pour {x}", "Pagar {amount} por {x}"),
    "close-for": (
        "Pay {amount} towards {x} of {who}",
        "Payer {amount} pour {x} de {who}",
        "Pagar {amount} por {x} de {who}",
    ),
    "lift": (
        "Pay {amount} to turn a card face up",
        "Payer {amount} pour révéler une carte",
        "Pagar {amount} para virar uma carta",
    ),
    "scramble": ("Scramble a hack token", "Brouiller un jeton Piraté", "Devolver uma ficha de invasão"),
    "hand-over": ("Hand over to {who}", "Passer la main à {who}", "Passar a vez a {who}"),
    "heal": ("Health for {who}", "Santé pour {who}", "Vida para {who}"),
    "give": ("{who} recruits it", "Recrutée par {who}", "Recrutada por {who}"),
    "pass-on": ("Into the discard pile of {who}", "Dans la défausse de {who}", "Na pilha de descartes de {who}"),
    "choose-player": ("Choose {who}", "Choisir {who}", "Escolher {who}"),
    "save": ("Save {x}", "Sauver {x}", "Salvar {x}"),
    "put-back": ("Put {x} back", "Remettre {x}", "Devolver {x}"),
    "summon": ("Summon {x}", "Invoquer {x}", "Invocar {x}"),
}

QUESTIONS: Final[dict[str, tuple[str, str, str]]] = {
    "warp": ("Which ally do you warp?", "Quel allié distordre ?", "Qual aliado distorcer?"),
    "heal": ("Who gains the health?", "Qui gagne la santé ?", "Quem ganha a vida?"),
    "perish": ("Which champion is lost?", "Quel champion est perdu ?", "Qual campeão é perdido?"),
    "gift": ("Who recruits the card?", "Qui recrute la carte ?", "Quem recruta a carta?"),
    "pass-on": (
        "Into whose discard pile does it go?",
        "Dans quelle défausse va-t-elle ?",
        "Para qual pilha de descartes ela vai?",
    ),
    "player": ("Which player?", "Quel joueur ?", "Qual jogador?"),
    "save": ("Which card do you save?", "Quelle carte sauvez-vous ?", "Qual carta você salva?"),
    "reserve": (
        "Which shadow champion goes back to the box?",
        "Quel champion Ombre remettez-vous dans la boîte ?",
        "Qual campeão das sombras volta para a caixa?",
    ),
    "keep-hired": ("Do you recruit it?", "La recrutez-vous ?", "Você a recruta?"),
}
