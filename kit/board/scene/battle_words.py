"""The words of battles and of the campaign on the page, in English, French and Portuguese; `words.py` takes them in."""

from __future__ import annotations

from typing import Final

from kit.board.scene.app_words import Three

BATTLE: Final[dict[str, Three]] = {
    # the boss
    "the boss": ("The boss", "Le boss", "O chefe"),
    "boss turn": ("{x} strikes", "{x} frappe", "{x} ataca"),
    "players turn": ("Players' turn", "Tour des joueurs", "Turno dos jogadores"),
    "your baton": ("You have the baton", "À vous la main", "A vez está com você"),
    "baton of": ("{x} has the baton", "{x} a la main", "A vez está com {x}"),
    "baton": ("baton", "la main", "a vez"),
    "page": ("What {x} does", "Ce que fait {x}", "O que {x} faz"),
    "page designed": (
        "The attack cards are those of the box. This page was designed for this kit: the campaign book was not at hand.",
        "Les cartes d'attaque sont celles de la boîte. Cette page a été conçue pour ce kit : le livret de campagne manquait.",
        "As cartas de ataque são as da caixa. Esta página foi criada para este kit: faltava o livro da campanha.",
    ),
    "thresholds": ("Thresholds", "Seuils", "Limiares"),
    "reaches": (
        "{x} reaches {n} mastery. {y}",
        "{x} atteint {n} de maîtrise. {y}",
        "{x} chega a {n} de maestria. {y}",
    ),
    "reached": ("reached", "atteint", "alcançado"),
    "next threshold": ("next", "prochain", "próximo"),
    "not reached": ("not reached", "pas atteint", "não alcançado"),
    "lasting": ("lasting", "permanent", "permanente"),
    "once": ("once", "une fois", "uma vez"),
    "in force": ("in force", "en vigueur", "em vigor"),
    "missed": ("passed by", "manqué", "perdido"),
    "havoc": ("havoc mode", "mode Ravage", "modo Devastação"),
    "no havoc": ("not in havoc mode yet", "pas encore en mode Ravage", "ainda não no modo Devastação"),
    "leads": ("leads: {x}", "mène : {x}", "lidera: {x}"),
    "turned down": ("Row cards face down", "Cartes cachées de la rivière", "Cartas ocultas da linha"),
    "face down": ("face down", "face cachée", "virada para baixo"),
    "paid": ("{n} of {m} paid", "{n} sur {m} payés", "{n} de {m} pagos"),
    "last turn": (
        "A hero has fallen. The boss must fall this turn, or the battle is lost.",
        "Un héros est tombé. Le boss doit tomber ce tour-ci, sinon la bataille est perdue.",
        "Um herói caiu. O chefe precisa cair neste turno, ou a batalha está perdida.",
    ),
    # in front of a player
    "in front of you": ("In front of you", "Devant vous", "Diante de você"),
    "in front of": ("In front of {x}", "Devant {x}", "Diante de {x}"),
    "threat": ("{n} damage next", "{n} dégâts à venir", "{n} de dano a seguir"),
    "nothing in front": ("Nothing lies in front of you.", "Rien devant vous.", "Nada diante de você."),
    "put on": (
        "{n} of {m} power put on it",
        "{n} sur {m} de puissance assignés",
        "{n} de {m} de poder atribuídos",
    ),
    "attacks all": ("attacks everybody", "attaque tout le monde", "ataca todos"),
    "under it": ("under it: {x}", "dessous : {x}", "embaixo: {x}"),
    "finished": ("finished", "a terminé", "terminou"),
    "fallen": ("fallen", "est tombé", "caiu"),
    "leader": ("leader", "chef d'équipe", "líder"),
    # what one can do
    "do close": ("Pay {n}", "Payer {n}", "Pagar {n}"),
    "do wound": ("Put {p} power on it", "Y mettre {p} de puissance", "Pôr {p} de poder"),
    "do destroy": ("Defeat it", "Le vaincre", "Derrotar"),
    "finish it": ("{x} of {n}", "{x} sur {n}", "{x} de {n}"),
    "still playing": ("Not finished yet: {x}.", "Pas encore terminé : {x}.", "Ainda não terminaram: {x}."),
    "my part": ("I have finished", "J'ai terminé", "Terminei"),
    "end players": ("End the players' turn", "Finir le tour des joueurs", "Encerrar o turno dos jogadores"),
    "to boss": ("strikes {x}", "frappe {x}", "atinge {x}"),
    "hand over": ("Hand over to {x}", "Passer la main à {x}", "Passar a vez a {x}"),
    "heal title": ("Health for one of you", "De la santé pour l'un de vous", "Vida para um de vocês"),
    # the end
    "battle won": (
        "{x} has fallen. You win together!",
        "{x} est tombé. Vous gagnez ensemble !",
        "{x} caiu. Vocês vencem juntos!",
    ),
    "battle lost": (
        "{x} stands. The battle is lost.",
        "{x} tient bon. La bataille est perdue.",
        "{x} resiste. A batalha está perdida.",
    ),
    "on with campaign": ("On with the campaign", "Suite de la campagne", "Seguir a campanha"),
    # the campaign
    "Campaign": ("Campaign", "Campagne", "Campanha"),
    "boss label": ("Boss", "Boss", "Chefe"),
    "heroes": ("Heroes", "Héros", "Heróis"),
    "hero": ("Hero", "Héros", "Herói"),
    "leads team": ("leads the team", "mène l'équipe", "lidera a equipe"),
    "mode": ("How to play", "Façon de jouer", "Como jogar"),
    "begin campaign": ("Begin the campaign", "Commencer la campagne", "Começar a campanha"),
    "new campaign": ("New campaign", "Nouvelle campagne", "Nova campanha"),
    "campaign lead": (
        "Up to four battles, one story. Health, mastery and decks begin anew each time; only Saved cards stay with you.",
        "Jusqu'à quatre batailles, une histoire. Santé, maîtrise et decks repartent de zéro ; seules les cartes Sauvé restent.",
        "Até quatro batalhas, uma história. Vida, maestria e baralhos recomeçam; só as cartas salvas ficam com vocês.",
    ),
    "campaign designed": (
        "The order of the battles, the hand-outs and the texts were designed for this kit; bosses and cards are those of the box.",
        "L'ordre des batailles, les distributions et les textes ont été conçus pour ce kit ; boss et cartes sont ceux de la boîte.",
        "A ordem das batalhas, as entregas e os textos foram criados para este kit; chefes e cartas são os da caixa.",
    ),
    "the path": ("The path", "Le chemin", "O caminho"),
    "way won": ("won", "gagnée", "vencida"),
    "way lost": ("lost", "perdue", "perdida"),
    "way open": ("here", "ici", "aqui"),
    "way ahead": ("ahead", "à venir", "à frente"),
    "way missed": ("not taken", "pas empruntée", "não seguida"),
    "in turns": ("in {n} turns", "en {n} tours", "em {n} turnos"),
    "see battle": ("Look at it", "La revoir", "Rever"),
    "begin battle": ("Begin the battle", "Commencer la bataille", "Começar a batalha"),
    "on with battle": ("On with the battle", "Reprendre la bataille", "Retomar a batalha"),
    "head start": (
        "{x} begins with {n} mastery, because the last battle was lost.",
        "{x} commence avec {n} de maîtrise, car la dernière bataille a été perdue.",
        "{x} começa com {n} de maestria, porque a última batalha foi perdida.",
    ),
    "choose way": ("Where do you go?", "Où allez-vous ?", "Para onde vão?"),
    "go way": ("To {x}", "Vers {x}", "Para {x}"),
    "saved cards": ("Saved cards", "Cartes Sauvé", "Cartas salvas"),
    "none saved": ("none yet", "aucune pour l'instant", "nenhuma ainda"),
    "who saves": ("{x} saves one of these", "{x} sauve l'une de celles-ci", "{x} salva uma destas"),
    "save this": ("Save", "Sauver", "Salvar"),
    "score": ("{n} of {m} battles won", "{n} batailles gagnées sur {m}", "{n} de {m} batalhas vencidas"),
    "the end": ("The end", "Fin", "Fim"),
    "copy campaign": ("Copy", "Copier", "Copiar"),
    "download campaign": ("Download", "Télécharger", "Baixar"),
    "load campaign": ("Load a campaign", "Charger une campagne", "Carregar campanha"),
    "paste campaign": (
        "Paste a campaign here, or choose a file.",
        "Collez une campagne ici, ou choisissez un fichier.",
        "Cole uma campanha aqui ou escolha um arquivo.",
    ),
    "campaign copied": (
        "The campaign is in the clipboard.",
        "La campagne est dans le presse-papiers.",
        "A campanha está na área de transferência.",
    ),
    "campaign kept": (
        "You have an unfinished campaign: {x}",
        "Vous avez une campagne en cours : {x}",
        "Você tem uma campanha inacabada: {x}",
    ),
    "campaign too large": (
        "This file is too large for a campaign.",
        "Ce fichier est trop gros pour une campagne.",
        "Este arquivo é grande demais para uma campanha.",
    ),
}

GROUPS: Final[dict[str, Three]] = {
    "aberrant": ("Aberrant", "Aberrant", "Aberrante"),
    "glitch": ("Glitch", "Glitch", "Glitch"),
    "necrotic": ("Necrotic", "Nécrotique", "Necrótico"),
    "talos": ("Talos", "Talos", "Talos"),
}
"""The groups of shadow champions."""
