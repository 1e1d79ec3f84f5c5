"""What stands on a boss's page, in English, French and Portuguese."""

from __future__ import annotations

from typing import Final

# The numbers of a boss's page, each as a rule of the battle.
NUMBERS: Final[dict[str, tuple[str, str, str]]] = {
    "backlash": (
        "At the end of each boss turn each Unstable Rift deals {n} damage to the player it lies in front of.",
        "À la fin de chaque tour du boss, chaque Faille Instable inflige {n} dégâts au joueur devant lequel elle se trouve.",
        "No fim de cada turno do chefe, cada Fenda Instável causa {n} de dano ao jogador diante do qual está.",
    ),
    "detonation": (
        "At the start of each boss turn every trap detonates: {n} damage to the player it lies in front of.",
        "Au début de chaque tour du boss, tous les pièges explosent : {n} dégâts au joueur devant lequel ils se trouvent.",
        "No início de cada turno do chefe, toda armadilha explode: {n} de dano ao jogador diante do qual está.",
    ),
    "relish": (
        "Whenever a trap detonates, the boss gains {n} mastery.",
        "À chaque explosion d'un piège, le boss gagne {n} de maîtrise.",
        "Sempre que uma armadilha explode, o chefe ganha {n} de maestria.",
    ),
    "scramble": (
        "Scramble: a player may pay {n} gems to give back a hack token.",
        "Brouillage : un joueur peut payer {n} cristaux pour rendre un jeton Piraté.",
        "Embaralhar sinais: um jogador pode pagar {n} cristais para devolver uma ficha de invasão.",
    ),
    "intrusion": (
        "At the start of each boss turn each player gains {n} hack tokens.",
        "Au début de chaque tour du boss, chaque joueur gagne {n} jetons Piraté.",
        "No início de cada turno do chefe, cada jogador ganha {n} fichas de invasão.",
    ),
    "venom": (
        "A poison seed deals {n} damage to whoever draws it; shields do not help.",
        "Une spore empoisonnée inflige {n} dégâts à qui la pioche ; les boucliers n'y font rien.",
        "Um esporo venenoso causa {n} de dano a quem o compra; escudos não ajudam.",
    ),
    "nourishment": (
        "Whenever a poison seed deals damage, the boss regains {n} health.",
        "Quand une spore empoisonnée inflige des dégâts, le boss regagne {n} points de santé.",
        "Sempre que um esporo venenoso causa dano, o chefe recupera {n} de vida.",
    ),
    "lifting": (
        "The players may together pay {n} gems to turn a face-down card of the row face up.",
        "Les joueurs peuvent payer ensemble {n} cristaux pour retourner face visible une carte cachée de la rivière.",
        "Os jogadores podem pagar juntos {n} cristais para virar para cima uma carta oculta da linha central.",
    ),
    "veil": (
        "Cards that refill the row come face down.",
        "Les cartes qui complètent la rivière arrivent face cachée.",
        "As cartas que repõem a linha central chegam viradas para baixo.",
    ),
    "command": (
        "Shadow champions have {n} more power.",
        "Les champions Ombre ont {n} de puissance de plus.",
        "Os campeões das sombras têm {n} de poder a mais.",
    ),
    "fury": (
        "The boss's attacks deal {n} more damage.",
        "Les attaques du boss infligent {n} dégâts de plus.",
        "Os ataques do chefe causam {n} de dano a mais.",
    ),
}

# Parts of a page: where its lines stand.
PAGE: Final[dict[str, tuple[str, str, str]]] = {
    "health": ("Health: {n}.", "Santé : {n}.", "Vida: {n}."),
    "setup": ("Set-up: ", "Mise en place : ", "Preparação: "),
    "start": ("Start of each boss turn: ", "Début de chaque tour du boss : ", "Início de cada turno do chefe: "),
    "end": ("End of each boss turn: ", "Fin de chaque tour du boss : ", "Fim de cada turno do chefe: "),
    "mastery": ("{n} mastery: ", "{n} de maîtrise : ", "{n} de maestria: "),
    "mastery havoc": (
        "{n} mastery, in havoc mode: ",
        "{n} de maîtrise, en mode Ravage : ",
        "{n} de maestria, no modo Devastação: ",
    ),
    "havoc": (
        "Havoc mode: from the end of the players' turn in which half its health or less is left.",
        "Mode Ravage : dès la fin du tour des joueurs où il lui reste la moitié de sa santé ou moins.",
        "Modo Devastação: a partir do fim do turno dos jogadores em que lhe resta metade da vida ou menos.",
    ),
}
