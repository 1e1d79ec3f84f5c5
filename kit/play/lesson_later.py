"""The exercises of the second half of the course: own strategies, many games, search, own cards, solo play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kit.play import proof
from kit.play.lesson_questions import (
    Exercise,
    Step,
    beats_random,
    chose,
    ended_well,
    own_cards,
    plays_to_the_end,
    sentences,
)
from kit.play.statistics import wilson

LOW, HIGH = wilson(60, 100)
ONE_LETTER: Final = Step(
    lambda word: chose(word, "a", "b", "c"),
    (
        'Answer with one letter: "a", "b" or "c".',
        'Répondez par une lettre : "a", "b" ou "c".',
        'Responda com uma letra: "a", "b" ou "c".',
    ),
)

LATER: Final[Mapping[str, Exercise]] = {
    # ------------------------------------------------------------ 06
    "own-strategy": Exercise(
        ("strategy",),
        (
            Step(
                lambda strategy: len(sentences(strategy)) >= 3,
                (
                    "It reads well, but has fewer than three sentences. What should it prefer, avoid, banish?",
                    "Elle se lit bien, mais compte moins de trois phrases. Que préférer, éviter, bannir ?",
                    "Lê-se bem, mas tem menos de três frases. O que preferir, evitar, banir?",
                ),
            ),
            Step(
                lambda strategy: plays_to_the_end(strategy, strategy.game).over,
                ("It does not play to the end.", "Elle ne joue pas jusqu'au bout.", "Ela não joga até o fim."),
            ),
            Step(
                lambda strategy: beats_random(strategy, strategy.game),
                (
                    "It loses to somebody who plays at random. Look for a `never` or `avoid` that goes too far.",
                    "Elle perd contre le hasard. Cherchez un `never` ou un `avoid` qui va trop loin.",
                    "Ela perde para quem joga ao acaso. Procure um `never` ou `avoid` que vai longe demais.",
                ),
            ),
        ),
        (
            "It plays, and it beats chance. Enter it in the tournament.",
            "Elle joue, et elle bat le hasard. Inscrivez-la au tournoi.",
            "Ela joga, e ganha do acaso. Inscreva-a no torneio.",
        ),
    ),
    # ------------------------------------------------------------ 07
    "interval": Exercise(
        ("pair",),
        (
            Step(
                lambda pair: pair[0] < pair[1],
                (
                    "The low end comes first: (low, high).",
                    "Le bas vient d'abord : (bas, haut).",
                    "O limite baixo vem primeiro: (baixo, alto).",
                ),
            ),
            Step(
                lambda pair: pair[0] >= 0 and pair[1] <= 1,
                (
                    "A share lies between 0 and 1; write 60 % as 0.60.",
                    "Une part est entre 0 et 1 ; écrivez 60 % comme 0.60.",
                    "Uma parcela fica entre 0 e 1; escreva 60 % como 0.60.",
                ),
            ),
            Step(
                lambda pair: abs(pair[0] - LOW) < 0.015 and abs(pair[1] - HIGH) < 0.015,
                (
                    "Not quite. A rule of thumb for 100 games: about ten points to either side.",
                    "Pas tout à fait. À vue de nez, pour 100 parties : environ dix points de chaque côté.",
                    "Ainda não. Regra prática para 100 partidas: cerca de dez pontos para cada lado.",
                ),
            ),
        ),
        (
            "Yes, 50 % to 69 %: sixty wins of a hundred are only just more than a coin.",
            "Oui, 50 % à 69 % : soixante victoires sur cent dépassent à peine une pièce de monnaie.",
            "Sim, 50 % a 69 %: sessenta vitórias em cem mal superam uma moeda.",
        ),
    ),
    # ------------------------------------------------------------ 08
    "cause": Exercise(
        ("words",),
        (
            ONE_LETTER,
            Step(
                lambda word: chose(word, "b"),
                (
                    "More games make the interval narrower, not fairer. What differs between the two groups besides the card?",
                    "Plus de parties rendent l'intervalle plus étroit, pas plus juste. Qu'est-ce qui diffère, à part la carte ?",
                    "Mais partidas tornam o intervalo mais estreito, não mais justo. O que difere, além da carta?",
                ),
            ),
        ),
        (
            "Yes: give the card to somebody by lot, and change nothing else.",
            "Oui : donner la carte par tirage au sort, sans rien changer d'autre.",
            "Sim: dar a carta por sorteio, sem mudar mais nada.",
        ),
    ),
    # ------------------------------------------------------------ 09
    "imagined": Exercise(
        ("words",),
        (
            ONE_LETTER,
            Step(
                lambda word: chose(word, "c"),
                (
                    "A bot gets a view, as you do: hands and decks of others are hidden from it.",
                    "Un bot reçoit une vue, comme vous : les mains et decks des autres lui sont cachés.",
                    "Um bot recebe uma vista, como você: mãos e baralhos dos outros ficam ocultos.",
                ),
            ),
        ),
        (
            "Yes: it deals the hidden cards anew for each game in its head.",
            "Oui : il redistribue les cartes cachées à chaque partie dans sa tête.",
            "Sim: ele redistribui as cartas ocultas em cada partida na sua cabeça.",
        ),
    ),
    # ------------------------------------------------------------ 10
    "own-card": Exercise(
        ("rules",),
        (
            Step(
                lambda rules: bool(own_cards(rules)),
                (
                    'All these cards are from the boxes. Load yours: kit.load("ascension", extra=path).',
                    'Toutes ces cartes viennent des boîtes. Chargez la vôtre : kit.load("ascension", extra=chemin).',
                    'Todas estas cartas são das caixas. Carregue a sua: kit.load("ascension", extra=caminho).',
                ),
            ),
            Step(
                lambda rules: all(rules.cards[rules.by_id[card]].entry.get("check") for card in own_cards(rules)),
                (
                    "Your card has no `check:` yet. Write one example: what is given, what you do, what holds then.",
                    "Votre carte n'a pas encore de `check:`. Écrivez un exemple : given, do, then.",
                    "A sua carta ainda não tem `check:`. Escreva um exemplo: given, do, then.",
                ),
            ),
            Step(
                lambda rules: not [line for card in own_cards(rules) for line in proof.prove(rules, card)],
                (
                    'Its example does not hold; kit.lesson.prove(rules, "your-card") says where.',
                    'Son exemple ne tient pas ; kit.lesson.prove(rules, "votre-carte") dit où.',
                    'O exemplo não se confirma; kit.lesson.prove(rules, "sua-carta") diz onde.',
                ),
            ),
        ),
        (
            "Your card is in the deck, and it does what you promised.",
            "Votre carte est dans le deck, et elle fait ce que vous avez promis.",
            "A sua carta está no baralho e faz o que você prometeu.",
        ),
    ),
    # ------------------------------------------------------------ 11
    "samael": Exercise(
        ("match",),
        (
            Step(
                lambda match: "solo" in match.rules.variants,
                (
                    'This is not a solo game: kit.load("ascension", variants=["solo"]).',
                    'Ce n\'est pas une partie en solitaire : kit.load("ascension", variants=["solo"]).',
                    'Este não é um jogo solo: kit.load("ascension", variants=["solo"]).',
                ),
            ),
            Step(
                lambda match: match.over,
                (
                    "The game is not over yet; match.run() lets a bot finish it.",
                    "La partie n'est pas finie ; match.run() laisse un bot la terminer.",
                    "A partida ainda não acabou; match.run() deixa um bot terminá-la.",
                ),
            ),
            Step(
                ended_well,
                (
                    "Samael won this time. Another seed, or another player in the chair?",
                    "Samael a gagné cette fois. Une autre graine, ou un autre joueur ?",
                    "Samael ganhou desta vez. Outra semente, ou outro jogador na cadeira?",
                ),
            ),
        ),
        (
            "Samael is beaten.",
            "Samael est vaincu.",
            "Samael foi vencido.",
        ),
    ),
}
