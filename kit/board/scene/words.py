"""The words of the page in English, French and Portuguese. What cards and places are called is in kit.cards."""

from __future__ import annotations

from typing import Final

from kit.board.scene.app_words import APP_WORDS
from kit.board.scene.app_words import Three as Three
from kit.board.scene.battle_words import BATTLE
from kit.cards.terms import LANGUAGES, known

WORDS: Final[dict[str, Three]] = {
    # who and when
    "you": ("You", "Vous", "Você"),
    "person": ("Person", "Personne", "Pessoa"),
    "bot": ("bot", "robot", "robô"),
    "player": ("Player {x}", "Joueur {x}", "Jogador {x}"),
    "your turn": ("Your turn", "À vous de jouer", "Sua vez"),
    "turn of": ("{x}'s turn", "Tour de {x}", "Turno de {x}"),
    "turn": ("turn {n}", "tour {n}", "turno {n}"),
    "Turn": ("Turn {n}", "Tour {n}", "Turno {n}"),
    "seats": ("{n} seats", "{n} places", "{n} lugares"),
    "one seat": ("solo", "en solitaire", "solo"),
    "first player": ("first player", "premier joueur", "primeiro jogador"),
    "playing": ("playing", "joue", "jogando"),
    "out": ("out of the game", "hors jeu", "fora do jogo"),
    "won": ("won", "gagne", "venceu"),
    "before the game": ("Before the first turn", "Avant le premier tour", "Antes do primeiro turno"),
    # places
    "your hand": ("Your hand", "Votre main", "Sua mão"),
    "hand of": ("{x}'s hand", "Main de {x}", "Mão de {x}"),
    "played": ("Played this turn", "Jouées ce tour-ci", "Jogadas neste turno"),
    "played by": ("Played by {x} this turn", "Jouées par {x} ce tour-ci", "Jogadas por {x} neste turno"),
    "your": ("Your {x}", "Vos {x}", "Seus {x}"),
    "constructs": ("constructs", "artefacts", "construtos"),
    "champions": ("champions", "champions", "campeões"),
    "cards": ("{n} cards", "{n} cartes", "{n} cartas"),
    "one card": ("1 card", "1 carte", "1 carta"),
    "no cards": ("no cards", "aucune carte", "nenhuma carta"),
    "left": ("{n} left", "reste {n}", "restam {n}"),
    "always": ("always here", "toujours là", "sempre aqui"),
    "Hand": ("Hand", "Main", "Mão"),
    "Deck": ("Deck", "Pioche", "Baralho"),
    "Discard": ("Discard", "Défausse", "Descarte"),
    "Centre deck": ("Centre deck", "Pioche centrale", "Baralho central"),
    "of in pool": ("of {n} left in the pool", "sur {n} dans la réserve", "de {n} na reserva"),
    "from pool": ("Tokens", "Jetons", "Fichas"),
    "in cards": ("In your cards", "Dans vos cartes", "Nas suas cartas"),
    "used": ("Used", "Utilisé", "Usado"),
    "exhausted": ("Exhausted", "Épuisé", "Exaurido"),
    "asks": ("asks", "demande", "pergunta"),
    "new": ("NEW", "NEUF", "NOVO"),
    "claimed": (
        "{x} takes this card next, if it stays here",
        "{x} prendra cette carte au prochain tour, si elle reste ici",
        "{x} leva esta carta no próximo turno, se ficar aqui",
    ),
    "revealed": ("Revealed", "Révélée", "Revelada"),
    "starter": ("Starter", "Départ", "Inicial"),
    "copies": ("{n} copies in the box", "{n} exemplaires dans la boîte", "{n} cópias na caixa"),
    "one copy": ("1 copy in the box", "1 exemplaire dans la boîte", "1 cópia na caixa"),
    "never bought": ("never bought", "jamais achetée", "nunca comprada"),
    "cost": ("cost", "coût", "custo"),
    "inferred": (
        "The text of this card is inferred, not confirmed by a source.",
        "Le texte de cette carte est déduit, aucune source ne le confirme.",
        "O texto desta carta é deduzido, nenhuma fonte o confirma.",
    ),
    "designed": (
        "The text of this card was designed for this kit.",
        "Le texte de cette carte a été conçu pour ce kit.",
        "O texto desta carta foi criado para este kit.",
    ),
    "needs": ("{x} more needed", "il manque {x}", "falta {x}"),
    # the dock
    "main": (
        "Play your cards, then spend what they give.",
        "Jouez vos cartes, puis dépensez ce qu'elles donnent.",
        "Jogue suas cartas e gaste o que elas dão.",
    ),
    "spend": (
        "Spend what you have, or end the turn.",
        "Dépensez ce que vous avez, ou terminez le tour.",
        "Gaste o que tem ou encerre o turno.",
    ),
    "nothing": (
        "Nothing left to do: end the turn.",
        "Plus rien à faire : terminez le tour.",
        "Nada mais a fazer: encerre o turno.",
    ),
    "within reach": (
        "{n} cards in the centre are within reach.",
        "{n} cartes du centre sont à votre portée.",
        "{n} cartas do centro estão ao seu alcance.",
    ),
    "one within reach": (
        "One card in the centre is within reach.",
        "Une carte du centre est à votre portée.",
        "Uma carta do centro está ao seu alcance.",
    ),
    "card asks": ("{x} asks", "{x} demande", "{x} pergunta"),
    "table asks": ("A question", "Une question", "Uma pergunta"),
    "one click": ("One click decides.", "Un clic décide.", "Um clique decide."),
    "may decline": ("You may decline.", "Vous pouvez refuser.", "Você pode recusar."),
    "must": ("This cannot be declined.", "Impossible de refuser.", "Não é possível recusar."),
    "take one": ("take one", "prenez-en une", "pegue uma"),
    "share left": ("{n} left", "reste {n}", "restam {n}"),
    "attack": ("Attack", "Attaquer", "Atacar"),
    "all to": ("all to {x}", "tout à {x}", "tudo para {x}"),
    "Nemesis": ("Nemesis", "Némésis", "Nêmesis"),
    "team-mate": ("team-mate", "coéquipier", "parceiro"),
    "opponent": ("opponent", "adversaire", "oponente"),
    "end turn": ("End turn", "Finir le tour", "Encerrar turno"),
    "to attack": ("To attack", "Attaquer", "Atacar"),
    "unspent": ("unspent", "non dépensé", "não gasto"),
    "undo": ("Undo", "Annuler", "Desfazer"),
    "cannot undo": (
        "Something hidden has been seen since, so the last answer stands.",
        "Quelque chose de caché a été vu depuis : la dernière réponse reste.",
        "Algo oculto foi visto desde então: a última resposta fica.",
    ),
    "nothing to undo": (
        "There is nothing to take back yet.",
        "Il n'y a rien à annuler.",
        "Ainda não há nada a desfazer.",
    ),
    "hint": ("Hint", "Conseil", "Dica"),
    "play all": ("Play all {n}", "Tout jouer ({n})", "Jogar todas ({n})"),
    "would": ("Greedy would: {x}", "Greedy choisirait : {x}", "Greedy escolheria: {x}"),
    "weighs": ("weight {n}", "poids {n}", "peso {n}"),
    "next best": ("Next best: {x}", "Ensuite : {x}", "Em seguida: {x}"),
    "weights": (
        "These are the weights of the Greedy bot. Nothing has been done.",
        "Ce sont les poids du robot Greedy. Rien n'a été fait.",
        "Estes são os pesos do robô Greedy. Nada foi feito.",
    ),
    "do it": ("Do it", "Le faire", "Fazer"),
    "close": ("Close", "Fermer", "Fechar"),
    "decline": ("Decline", "Refuser", "Recusar"),
    "done": ("Done", "Terminé", "Pronto"),
    "confirm": ("Confirm", "Valider", "Confirmar"),
    "less": ("less", "moins", "menos"),
    "more": ("more", "plus", "mais"),
    "acting": ("{x} is playing.", "{x} joue.", "{x} está jogando."),
    "thinking": ("Waiting for {x}.", "En attente de {x}.", "Aguardando {x}."),
    "step by step": (
        "Bot turns are shown step by step.",
        "Les tours des robots sont montrés pas à pas.",
        "Os turnos dos robôs são mostrados passo a passo.",
    ),
    "to my turn": ("To my turn", "À mon tour", "Para minha vez"),
    "to now": ("Back to now", "Revenir au présent", "Voltar ao presente"),
    "pause": ("Pause", "Pause", "Pausa"),
    "go on": ("Go on", "Continuer", "Continuar"),
    "over": ("The game is over", "La partie est terminée", "A partida terminou"),
    "you win": ("You win!", "Vous gagnez !", "Você venceu!"),
    "you lose": ("{x} wins.", "{x} gagne.", "{x} vence."),
    "several win": ("{x} win.", "{x} gagnent.", "{x} vencem."),
    "nobody wins": ("Nobody wins.", "Personne ne gagne.", "Ninguém vence."),
    "final": ("Final scores: {x}", "Scores : {x}", "Pontuação final: {x}"),
    "new game": ("New game", "Nouvelle partie", "Nova partida"),
    "again": ("Same again", "Rejouer", "Jogar de novo"),
    "instant": ("Instant", "Instantané", "Instantâneo"),
    "speed": ("Speed", "Vitesse", "Velocidade"),
    # the curtain
    "hot seat": ("Hot seat", "Chacun son tour", "Revezamento"),
    "pass the table": (
        "Pass the table to {x}. Nobody else should look now.",
        "Passez la table à {x}. Personne d'autre ne doit regarder.",
        "Passe a mesa para {x}. Ninguém mais deve olhar agora.",
    ),
    "curtain": (
        "The hand is not in the page before this button.",
        "La main n'est pas dans la page avant ce bouton.",
        "A mão não está na página antes deste botão.",
    ),
    "i am": ("I am {x}, show my hand", "Je suis {x}, montrer ma main", "Eu sou {x}, mostrar minha mão"),
    # stepping
    "replay": ("Replay", "Partie enregistrée", "Partida gravada"),
    "looking back": ("Looking back", "Retour en arrière", "Olhando para trás"),
    "step of": ("Step {n} of {m}", "Étape {n} sur {m}", "Passo {n} de {m}"),
    "step": ("Step", "Étape", "Passo"),
    "by decision": ("By decision", "Par décision", "Por decisão"),
    "by turn": ("By turn", "Par tour", "Por turno"),
    "look from": ("Look from", "Vue de", "Ver de"),
    "all open": ("All open", "Tout ouvert", "Tudo aberto"),
    "about to": ("{x}, next: {y}", "{x}, ensuite : {y}", "{x}, a seguir: {y}"),
    "about to hidden": ("Next, {x} decides.", "Ensuite, {x} décide.", "A seguir, {x} decide."),
    "what if": ("What if… play on from here", "Et si… jouer à partir d'ici", "E se… jogar a partir daqui"),
    "untouched": (
        "Going on from here starts a new match; this one stays as it is.",
        "Continuer d'ici commence une nouvelle partie ; celle-ci reste telle quelle.",
        "Continuar daqui começa uma nova partida; esta fica como está.",
    ),
    "branched": (
        "A new match from step {n}. The original is untouched.",
        "Nouvelle partie à partir de l'étape {n}. L'originale est intacte.",
        "Nova partida a partir do passo {n}. A original está intacta.",
    ),
    "loaded": (
        "A replay is on the table; your game waits.",
        "Une partie enregistrée est sur la table ; la vôtre attend.",
        "Uma partida gravada está na mesa; a sua espera.",
    ),
    "back to original": ("Back to the original", "Revenir à l'originale", "Voltar à original"),
    "first": ("First", "Début", "Início"),
    "back": ("Back", "Précédent", "Anterior"),
    "next": ("Next", "Suivant", "Próximo"),
    "last": ("Last", "Fin", "Fim"),
    "autoplay": ("Play", "Lecture", "Reproduzir"),
    "history": ("Look back", "Revoir", "Rever"),
    # log and look
    "what happened": ("What happened", "Ce qui s'est passé", "O que aconteceu"),
    "earlier": ("Show earlier turns", "Montrer les tours précédents", "Mostrar turnos anteriores"),
    "look closer": ("Look closer", "Voir de près", "Ver de perto"),
    "copy replay": ("Copy replay", "Copier la partie", "Copiar partida"),
    "save replay": ("Download the replay", "Télécharger la partie", "Baixar a partida"),
    "load replay": ("Load a replay", "Charger une partie", "Carregar partida"),
    "copied": (
        "The replay is in the clipboard.",
        "La partie est dans le presse-papiers.",
        "A partida está na área de transferência.",
    ),
    "not copied": (
        "The clipboard is not available; copy the text below.",
        "Presse-papiers indisponible ; copiez le texte ci-dessous.",
        "Área de transferência indisponível; copie o texto abaixo.",
    ),
    "paste": (
        "Paste a replay here, or choose a file.",
        "Collez une partie ici, ou choisissez un fichier.",
        "Cole uma partida aqui ou escolha um arquivo.",
    ),
    "open": ("Open", "Ouvrir", "Abrir"),
    "file": ("Choose a file", "Choisir un fichier", "Escolher arquivo"),
    "too large": (
        "This file is too large for a replay.",
        "Ce fichier est trop gros pour une partie.",
        "Este arquivo é grande demais para uma partida.",
    ),
    # controls
    "language": ("Language", "Langue", "Idioma"),
    "theme": ("Light or dark", "Clair ou sombre", "Claro ou escuro"),
    "help": ("Help and keys", "Aide et touches", "Ajuda e teclas"),
    "browse": ("Browse", "Parcourir", "Ver"),
    "asleep": (
        "This table does not answer; it may have gone to sleep. Reload the page: your game is kept.",
        "Cette table ne répond pas ; elle s'est peut-être endormie. Rechargez la page : votre partie est gardée.",
        "Esta mesa não responde; talvez tenha adormecido. Recarregue a página: sua partida está guardada.",
    ),
    "asleep board": (
        "This table does not answer; its kernel may have stopped. Run the cell again.",
        "Cette table ne répond pas ; son noyau s'est peut-être arrêté. Relancez la cellule.",
        "Esta mesa não responde; o kernel pode ter parado. Execute a célula de novo.",
    ),
    "reload": ("Reload", "Recharger", "Recarregar"),
    "too long": ("This game is too long to go on.", "La partie est trop longue.", "A partida é longa demais."),
    "late": (
        "The table has moved on; look again.",
        "La table a changé ; regardez à nouveau.",
        "A mesa mudou; olhe de novo.",
    ),
    "not offered": (
        "That is not possible now.",
        "Ce n'est pas possible maintenant.",
        "Isso não é possível agora.",
    ),
    "oops": ("Something went wrong: {x}", "Un problème est survenu : {x}", "Algo deu errado: {x}"),
    "choose menu": ("What do you do with this card?", "Que faire de cette carte ?", "O que fazer com esta carta?"),
    "table": ("Card table", "Table de jeu", "Mesa de jogo"),
    "opponents": ("Other seats", "Autres places", "Outros lugares"),
    "centre": ("The centre", "Le centre", "O centro"),
    "your side": ("Your side", "Votre côté", "Seu lado"),
    **APP_WORDS,
    **BATTLE,
}

# How one declines, by the reason of the question.
DECLINE: Final[dict[str, Three]] = {
    "banish": ("Banish nothing", "Ne rien bannir", "Não banir nada"),
    "discard": ("Discard nothing", "Ne rien défausser", "Não descartar nada"),
    "acquire": ("Acquire nothing", "Ne rien acheter", "Não adquirir nada"),
    "defeat": ("Defeat nothing", "N'éliminer personne", "Não derrotar nada"),
    "seize": ("Take nothing", "Ne rien prendre", "Não pegar nada"),
    "acquire_or_defeat": ("Take nothing", "Ne rien prendre", "Não pegar nada"),
    "copy": ("Copy nothing", "Ne rien copier", "Não copiar nada"),
    "fetch": ("Take nothing", "Ne rien prendre", "Não pegar nada"),
    "destroy": ("Destroy nothing", "Ne rien détruire", "Não destruir nada"),
    "shield": ("Reveal none", "Ne rien révéler", "Não revelar nada"),
    "show": ("Reveal nothing", "Ne rien révéler", "Não revelar nada"),
    "draw": ("Do not draw", "Ne pas piocher", "Não comprar"),
    "pay": ("Do not pay", "Ne pas payer", "Não pagar"),
    "bid": ("Drop out", "Se retirer", "Desistir"),
    "auction": ("Drop out", "Se retirer", "Desistir"),
}

KEYS: Final[tuple[tuple[str, Three], ...]] = (
    (
        "← → ↑ ↓",
        (
            "move between cards and places",
            "passer d'une carte ou d'un lieu à l'autre",
            "mover entre cartas e lugares",
        ),
    ),
    ("Tab", ("next place", "lieu suivant", "próximo lugar")),
    ("Enter", ("do what glows", "faire ce qui brille", "fazer o que brilha")),
    (
        "1–9",
        (
            "choose in a menu, or one of the buttons",
            "choisir dans un menu ou un bouton",
            "escolher no menu ou um botão",
        ),
    ),
    ("a", ("play all plain cards", "jouer toutes les cartes simples", "jogar todas as cartas simples")),
    ("e", ("end the turn", "finir le tour", "encerrar o turno")),
    ("z", ("undo", "annuler", "desfazer")),
    ("h", ("hint", "conseil", "dica")),
    ("n", ("decline", "refuser", "recusar")),
    ("b", ("hand the baton over", "passer la main", "passar a vez")),
    ("s", ("skip to my turn", "passer à mon tour", "pular para minha vez")),
    ("p", ("pause or go on", "pause ou continuer", "pausar ou continuar")),
    ("[  ]", ("step back, step on", "reculer, avancer", "recuar, avançar")),
    ("w", ("what if: play on from here", "et si : jouer à partir d'ici", "e se: jogar a partir daqui")),
    ("i", ("look closer", "voir de près", "ver de perto")),
    ("?", ("this help", "cette aide", "esta ajuda")),
    ("Esc", ("close", "fermer", "fechar")),
)


def word(key: str, language: str, **given: object) -> str:
    """A text of the page, filled in; a key nobody has words for stays as it is."""
    forms = WORDS.get(key)
    text = forms[known(language)] if forms else key
    return text.format(**given) if given else text


def page_words(language: str) -> dict[str, str]:
    """Every text the page itself needs; places to fill in stay as {x}."""
    index = known(language)
    return {key: forms[index] for key, forms in WORDS.items()}


def page_keys(language: str) -> list[list[str]]:
    """The keys and what they do."""
    index = known(language)
    return [[key, forms[index]] for key, forms in KEYS]


def languages() -> list[list[str]]:
    """The languages of the page, by their own names."""
    own = {"en": "English", "fr": "Français", "pt": "Português"}
    return [[code, own[code]] for code in LANGUAGES]
