"""The words of the app round the board in English, French and Portuguese: the form, the dashboard, simulations."""

from __future__ import annotations

from typing import Final

Three = tuple[str, str, str]

APP_WORDS: Final[dict[str, Three]] = {
    # the app
    "play": ("Play", "Jouer", "Jogar"),
    "Replay": ("Replay", "Revoir", "Rever"),
    "Cards": ("Cards", "Cartes", "Cartas"),
    "Dashboard": ("Dashboard", "Tableau de bord", "Painel"),
    "game": ("Game", "Jeu", "Jogo"),
    "boxes": ("Boxes", "Boîtes", "Caixas"),
    "variants": ("Variants", "Variantes", "Variantes"),
    "who sits where": ("Who sits where", "Qui joue où", "Quem senta onde"),
    "seats label": ("Seats", "Places", "Lugares"),
    "seed": ("Seed", "Graine", "Semente"),
    "any seed": ("any", "au hasard", "qualquer"),
    "deal": ("Deal the cards", "Distribuer", "Dar as cartas"),
    "resume": ("Resume", "Reprendre", "Retomar"),
    "forget": ("Forget it", "L'oublier", "Esquecer"),
    "unfinished": (
        "You have an unfinished game: {x}",
        "Vous avez une partie en cours : {x}",
        "Você tem uma partida inacabada: {x}",
    ),
    "search": ("Search names and texts", "Chercher noms et textes", "Procurar nomes e textos"),
    "all": ("All", "Toutes", "Todas"),
    "found": ("{n} of {m} cards", "{n} cartes sur {m}", "{n} de {m} cartas"),
    "tagline": (
        "Choose, deal, play. Nothing leaves this machine.",
        "Choisissez, distribuez, jouez. Rien ne quitte cette machine.",
        "Escolha, distribua, jogue. Nada sai desta máquina.",
    ),
    "no dashboard": (
        "Deal a game or open a replay first: its charts are drawn here.",
        "Distribuez d'abord une partie ou ouvrez un enregistrement : ses graphiques seront dessinés ici.",
        "Primeiro dê as cartas ou abra uma partida gravada: os gráficos dela aparecem aqui.",
    ),
    "turn of turns": ("Turn {n} of {m}", "Tour {n} sur {m}", "Turno {n} de {m}"),
    "turn back": ("Turn before", "Tour précédent", "Turno anterior"),
    "turn on": ("Turn after", "Tour suivant", "Turno seguinte"),
    "which turn": ("Turn shown on the board", "Tour montré sur la table", "Turno mostrado na mesa"),
    "cards of": ("Cards of", "Cartes de", "Cartas de"),
    "stacked by": ("Stacked by", "Empilées par", "Empilhadas por"),
    "by faction": ("by faction", "par faction", "por facção"),
    "by type": ("by type", "par type", "por tipo"),
    "by card": ("by card", "par carte", "por carta"),
    "to the table": ("Show on the table", "Montrer sur la table", "Mostrar na mesa"),
    "games played": ("{n} games", "{n} parties", "{n} partidas"),
    "games failed": ("{n} failed", "{n} en échec", "{n} falharam"),
    # simulations
    "Simulate": ("Simulate", "Simuler", "Simular"),
    "simulate lead": (
        "Let strategies play each other many times, and see what wins.",
        "Laissez des stratégies s'affronter de nombreuses fois et voyez ce qui gagne.",
        "Deixe estratégias se enfrentarem muitas vezes e veja o que vence.",
    ),
    "who plays": ("Who plays", "Qui joue", "Quem joga"),
    "at least two": (
        "Choose two or more. If there are more of them than seats, every group of them plays.",
        "Choisissez-en deux ou plus. S'ils sont plus nombreux que les places, chaque groupe joue.",
        "Escolha dois ou mais. Se forem mais do que os lugares, cada grupo deles joga.",
    ),
    "how many games": ("How many games", "Combien de parties", "Quantas partidas"),
    "run": ("Run", "Lancer", "Iniciar"),
    "stop": ("Stop", "Arrêter", "Parar"),
    "run again": ("Run again", "Relancer", "Iniciar de novo"),
    "playing games": ("{n} of {m} games", "{n} parties sur {m}", "{n} de {m} partidas"),
    "drawing": ("Drawing the charts…", "Dessin des graphiques…", "Desenhando os gráficos…"),
    "stopped at": (
        "Stopped: the charts show {n} games.",
        "Arrêté : les graphiques montrent {n} parties.",
        "Parado: os gráficos mostram {n} partidas.",
    ),
    "bots only": (
        "Only bots sit here: you will watch.",
        "Rien que des robots : vous regarderez.",
        "Só robôs aqui: você vai assistir.",
    ),
}
