"""What the program says in the terminal, in English, French and Portuguese.

Keys are the same in all languages; only what is said about them is not.
"""

from __future__ import annotations

from typing import Final

from kit.cards.terms import known

SAYS: Final[dict[str, tuple[str, str, str]]] = {
    # ------------------------------------------------------------ a game with a person
    "welcome": (
        "Seed {seed}. Type a number to choose, ? for help, q to leave.",
        "Graine {seed}. Tapez un numéro pour choisir, ? pour l'aide, q pour quitter.",
        "Semente {seed}. Digite um número para escolher, ? para ajuda, q para sair.",
    ),
    "resumed": (
        "The game goes on after {n} moves.",
        "La partie reprend après {n} coups.",
        "A partida continua após {n} jogadas.",
    ),
    "resumed 1": (
        "The game goes on after one move.",
        "La partie reprend après un coup.",
        "A partida continua após uma jogada.",
    ),
    "you": ("you", "vous", "você"),
    "source": ("{card} asks:", "{card} demande :", "{card} pergunta:"),
    "no answer": (
        "{text} is not an answer here. Type a number from 1 to {n}, or ? for help.",
        "{text} n'est pas une réponse possible. Tapez un numéro de 1 à {n}, ou ? pour l'aide.",
        "{text} não é uma resposta possível. Digite um número de 1 a {n}, ou ? para ajuda.",
    ),
    "did you mean": ("Did you mean {text}?", "Vouliez-vous dire {text} ?", "Você quis dizer {text}?"),
    "undone": ("Taken back.", "Coup annulé.", "Jogada desfeita."),
    "no undo": (
        "There is nothing to take back: no answer yet, or something hidden has been seen since.",
        "Rien à annuler : aucune réponse encore, ou quelque chose de caché a été vu depuis.",
        "Nada a desfazer: nenhuma resposta ainda, ou algo oculto foi visto desde então.",
    ),
    "hint": ("Greedy would choose: {move}", "Greedy choisirait : {move}", "Greedy escolheria: {move}"),
    "nothing to play": (
        "There is no card to play now.",
        "Aucune carte à jouer maintenant.",
        "Não há carta para jogar agora.",
    ),
    "saved": (
        "The game is saved in {file}.",
        "La partie est enregistrée dans {file}.",
        "A partida foi salva em {file}.",
    ),
    "go on": (
        "Go on with: {command}",
        "Pour reprendre : {command}",
        "Para continuar: {command}",
    ),
    "not saved": (
        "The game could not be saved in {file} ({why}).",
        "La partie n'a pas pu être enregistrée dans {file} ({why}).",
        "Não foi possível salvar a partida em {file} ({why}).",
    ),
    "taken": (
        "{file} is there already and is no saved game; choose another name.",
        "{file} existe déjà et n'est pas une partie enregistrée ; choisissez un autre nom.",
        "{file} já existe e não é uma partida salva; escolha outro nome.",
    ),
    "broken": (
        "The game cannot go on from here: {why} It is kept as it was before the last answer.",
        "La partie ne peut pas continuer ainsi : {why} Elle est gardée telle qu'avant la dernière réponse.",
        "A partida não pode continuar assim: {why} Ela fica guardada como estava antes da última resposta.",
    ),
    "own cards": (
        "If it was played with a card file of your own, name it: --extra FILE.",
        "Si elle a été jouée avec un fichier de cartes à vous, indiquez-le : --extra FICHIER.",
        "Se ela foi jogada com um arquivo de cartas seu, indique-o: --extra ARQUIVO.",
    ),
    "other cards": (
        "Or the card file {file} is not the one it was played with.",
        "Ou bien le fichier de cartes {file} n'est pas celui avec lequel elle a été jouée.",
        "Ou o arquivo de cartas {file} não é aquele com que ela foi jogada.",
    ),
    "pile": ("{place} of {who}", "{place} de {who}", "{place} de {who}"),
    "empty": ("no cards", "aucune carte", "nenhuma carta"),
    "no seat": (
        "There is no seat {text}; there are {n}.",
        "Il n'y a pas de place {text} ; il y en a {n}.",
        "Não há lugar {text}; há {n}.",
    ),
    "no card": (
        "No card is called {text}.{close}",
        "Aucune carte ne s'appelle {text}.{close}",
        "Nenhuma carta se chama {text}.{close}",
    ),
    "perhaps": (" Perhaps: {names}.", " Peut-être : {names}.", " Talvez: {names}."),
    "several": (
        "Several cards fit: {names}.",
        "Plusieurs cartes conviennent : {names}.",
        "Várias cartas servem: {names}.",
    ),
    # ------------------------------------------------------------ the end
    "over": (
        "The game is over after {n} turns.",
        "La partie est terminée après {n} tours.",
        "A partida terminou após {n} turnos.",
    ),
    "over 1": (
        "The game is over after one turn.",
        "La partie est terminée après un tour.",
        "A partida terminou após um turno.",
    ),
    "score": ("score", "score", "pontos"),
    "you win": ("You have won.", "Vous avez gagné.", "Você venceu."),
    "wins": ("{who} has won.", "Victoire de {who}.", "Vitória de {who}."),
    "win": ("{who} have won together.", "Victoire commune de {who}.", "Vitória conjunta de {who}."),
    "nobody wins": ("Nobody has won.", "Personne n'a gagné.", "Ninguém venceu."),
    "and": (" and ", " et ", " e "),
    # ------------------------------------------------------------ watching
    "watching": (
        "Seed {seed}. Enter: the next turn; a: all the rest; q: leave.",
        "Graine {seed}. Entrée : le tour suivant ; a : tout le reste ; q : quitter.",
        "Semente {seed}. Enter: o próximo turno; a: todo o resto; q: sair.",
    ),
    # ------------------------------------------------------------ what cannot be
    "cannot play": (
        "This cannot be played: {why}",
        "Ceci ne peut pas être joué : {why}",
        "Isto não pode ser jogado: {why}",
    ),
    "cannot show": (
        "This cannot be shown: {why}",
        "Ceci ne peut pas être montré : {why}",
        "Isto não pode ser mostrado: {why}",
    ),
    "no tables": (
        "The tables cannot be written to {folder} ({why}).",
        "Les tableaux ne peuvent pas être écrits dans {folder} ({why}).",
        "As tabelas não podem ser gravadas em {folder} ({why}).",
    ),
    # ------------------------------------------------------------ simulating
    "simulating": ("games", "parties", "partidas"),
    "simulated": (
        "{label} | games {n} | seats {seats} | seed {seed}",
        "{label} | parties {n} | places {seats} | graine {seed}",
        "{label} | partidas {n} | lugares {seats} | semente {seed}",
    ),
    "interrupted": (
        "Stopped: {n} of {all} games were finished and are counted.",
        "Arrêté : {n} parties sur {all} sont terminées et comptées.",
        "Interrompido: {n} de {all} partidas foram concluídas e contadas.",
    ),
    "interrupted 1": (
        "Stopped: one of {all} games was finished and is counted.",
        "Arrêté : une partie sur {all} est terminée et comptée.",
        "Interrompido: uma de {all} partidas foi concluída e contada.",
    ),
    "no games": (
        "Stopped before the first game was finished.",
        "Arrêté avant la fin de la première partie.",
        "Interrompido antes do fim da primeira partida.",
    ),
    "bot": ("bot", "joueur", "jogador"),
    "won": ("won", "gagnées", "vencidas"),
    "share": ("share", "part", "parcela"),
    "interval": ("95 % interval", "intervalle à 95 %", "intervalo de 95 %"),
    "length": (
        "A game lasts {turns} turns and {moves} decisions on average. Games per second: {speed}.",
        "Une partie dure en moyenne {turns} tours et {moves} décisions. Parties par seconde : {speed}.",
        "Uma partida dura em média {turns} turnos e {moves} decisões. Partidas por segundo: {speed}.",
    ),
    "lasts": (
        "A game lasts {turns} turns and {moves} decisions on average.",
        "Une partie dure en moyenne {turns} tours et {moves} décisions.",
        "Uma partida dura em média {turns} turnos e {moves} decisões.",
    ),
    "failed": (
        "{n} games could not be finished. The first: {agent}: {reason}",
        "{n} parties n'ont pas pu être terminées. La première : {agent} : {reason}",
        "{n} partidas não puderam ser concluídas. A primeira: {agent}: {reason}",
    ),
    "failed 1": (
        "One game could not be finished: {agent}: {reason}",
        "Une partie n'a pas pu être terminée : {agent} : {reason}",
        "Uma partida não pôde ser concluída: {agent}: {reason}",
    ),
    "tables": (
        "The tables are in {folder}.",
        "Les tableaux sont dans {folder}.",
        "As tabelas estão em {folder}.",
    ),
    # ------------------------------------------------------------ the list of cards
    "copies": ("{n} in the {centre}", "{n} dans la {centre}", "{n} no {centre}"),
    "starter": ("{n} in each starting deck", "{n} dans chaque deck de départ", "{n} em cada baralho inicial"),
    "piled": ("{n} always available", "{n} toujours disponibles", "{n} sempre disponíveis"),
    "aside": ("a relic of {hero}", "une relique de {hero}", "uma relíquia de {hero}"),
    "listed": ("{n} kinds of cards", "{n} cartes différentes", "{n} cartas diferentes"),
    "listed 1": ("one kind of card", "une seule carte", "uma só carta"),
    "inferred": (
        "Worked out from what is known of the card.",
        "Déduite de ce que l'on sait de la carte.",
        "Deduzida do que se sabe da carta.",
    ),
    "designed": (
        "Designed for this kit.",
        "Conçue pour ce programme.",
        "Criada para este programa.",
    ),
}

# The keys of a game, in the order in which they are explained.
KEYS: Final[tuple[tuple[str, str, str, str], ...]] = (
    ("1, 2, …", "choose that option", "choisir cette option", "escolher essa opção"),
    (
        "acquire mystic",
        "the same in words, as in a saved game",
        "la même chose en mots, comme dans une partie enregistrée",
        "o mesmo em palavras, como numa partida salva",
    ),
    (
        "p",
        "play the cards of your hand until something is asked",
        "jouer les cartes de votre main jusqu'à la première question",
        "jogar as cartas da sua mão até a primeira pergunta",
    ),
    ("t", "the table", "la table", "a mesa"),
    ("o", "the options again", "de nouveau les options", "as opções de novo"),
    (
        "? name",
        "look at a card, by its name or the number of an option",
        "regarder une carte, par son nom ou le numéro d'une option",
        "olhar uma carta, pelo nome ou pelo número de uma opção",
    ),
    (
        "d, d 2",
        "your discard pile, or that of p2",
        "votre défausse, ou celle de p2",
        "sua pilha de descartes, ou a de p2",
    ),
    ("v", "the cards out of play", "les cartes hors du jeu", "as cartas fora do jogo"),
    ("h", "a hint: what Greedy would do", "un conseil : ce que ferait Greedy", "uma dica: o que Greedy faria"),
    (
        "u",
        "take the last answer back, as long as nothing hidden was seen",
        "annuler la dernière réponse, tant que rien de caché n'a été vu",
        "desfazer a última resposta, enquanto nada oculto foi visto",
    ),
    (
        "s, s file",
        "save the game",
        "enregistrer la partie",
        "salvar a partida",
    ),
    (
        "q",
        "save and leave (Ctrl-C and Ctrl-D too)",
        "enregistrer et quitter (Ctrl-C et Ctrl-D aussi)",
        "salvar e sair (Ctrl-C e Ctrl-D também)",
    ),
    ("?", "this help", "cette aide", "esta ajuda"),
)

# Where a word stands behind a key for something else, it is said in the language of the reader.
KEY_WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "? name": ("? name", "? nom", "? nome"),
    "s, s file": ("s, s file", "s, s fichier", "s, s arquivo"),
}


def say(what: str, language: str, **given: object) -> str:
    """One of the sentences above, filled in; where `n` is one and there is a sentence for it, that one."""
    single = given.get("n") == 1 and f"{what} 1" in SAYS
    text = SAYS[f"{what} 1" if single else what][known(language)]
    return text.format(**given) if given else text


def help_text(language: str) -> str:
    """All keys and what they do."""
    keys = [KEY_WORDS.get(row[0], (row[0],) * 3)[known(language)] for row in KEYS]
    width = max(len(key) for key in keys)
    return "\n".join(f"  {key:<{width}}  {row[1 + known(language)]}" for key, row in zip(keys, KEYS, strict=True))


def decimal(value: float, digits: int, language: str) -> str:
    """A number with a point, or a comma where one is written."""
    text = f"{value:.{digits}f}"
    return text if known(language) == 0 else text.replace(".", ",")
