"""What went wrong, in the language of the page. The kit raises English sentences; those a person can meet at the
table are said again here, the rest keep their words.
"""

from __future__ import annotations

import re
from typing import Final

from kit.cards.terms import known

SAID: Final[tuple[tuple[str, str, str], ...]] = (
    (
        r"This is not a replay: the first line must be (?P<x>.+)\.",
        "Ceci n'est pas une partie enregistrée : la première ligne doit être {x}.",
        "Isto não é uma partida gravada: a primeira linha deve ser {x}.",
    ),
    (
        r"The cards have changed since this (?:replay was recorded|game was kept), so it would be misplayed\.",
        "Les cartes ont changé depuis cette partie : elle serait mal rejouée.",
        "As cartas mudaram desde esta partida: ela seria jogada errado.",
    ),
    (
        r"The second line of this replay should read: (?P<x>.+)",
        "La deuxième ligne de cette partie devrait être : {x}",
        "A segunda linha desta partida deveria ser: {x}",
    ),
    (
        r"The second line of a replay names game, sets, variants, seats, seed and cards\.",
        "La deuxième ligne d'une partie nomme le jeu, les boîtes, les variantes, les places, la graine et les cartes.",
        "A segunda linha de uma partida nomeia jogo, caixas, variantes, lugares, semente e cartas.",
    ),
    (
        r"The second line of this replay has something in it that does not belong there\.",
        "La deuxième ligne de cette partie contient quelque chose qui n'y a pas sa place.",
        "A segunda linha desta partida contém algo que não deveria estar ali.",
    ),
    (
        r"This replay needs something that is not here: .*",
        "Cette partie demande un jeu, une boîte ou une variante qui n'est pas ici.",
        "Esta partida precisa de um jogo, uma caixa ou uma variante que não está aqui.",
    ),
    (
        r"This replay has (?P<n>\d+) seats\..*",
        "Cette partie a {n} places : on ne peut pas y jouer ainsi.",
        "Esta partida tem {n} lugares: não se joga assim.",
    ),
    (
        r"This text is too long for a replay; the most is (?P<n>[\d,]+) characters\.",
        "Ce texte est trop long pour une partie ; le maximum est de {n} caractères.",
        "Este texto é longo demais para uma partida; o máximo é de {n} caracteres.",
    ),
    (
        r"More than (?P<n>[\d,]+) moves are too many for a replay\.",
        "Plus de {n} coups, c'est trop pour une partie.",
        "Mais de {n} jogadas é demais para uma partida.",
    ),
    (
        r"Line (?P<n>\d+): (?P<x>.+?) comes after the end of the game\.",
        "Ligne {n} : {x} vient après la fin de la partie.",
        "Linha {n}: {x} vem depois do fim da partida.",
    ),
    (
        r"Line (?P<n>\d+): (?P<x>.+?) is not offered; .*",
        "Ligne {n} : {x} n'est pas possible à ce moment.",
        "Linha {n}: {x} não é possível nesse momento.",
    ),
    (
        r"Line (?P<n>\d+)\b.*",
        "La ligne {n} de cette partie est abîmée.",
        "A linha {n} desta partida está danificada.",
    ),
    (
        r"A game that began from a position set out by hand cannot be written down as a deal\.",
        "Une partie commencée d'une position posée à la main ne peut pas être notée comme une donne.",
        "Uma partida que começou de uma posição montada à mão não pode ser anotada como uma distribuição.",
    ),
    (r"This kept game is damaged\.", "Cette partie gardée est abîmée.", "Esta partida guardada está danificada."),
    (
        r"This is not a campaign: .*",
        "Ceci n'est pas une campagne.",
        "Isto não é uma campanha.",
    ),
    (
        r"This campaign is damaged: .*",
        "Cette campagne est abîmée.",
        "Esta campanha está danificada.",
    ),
    (
        r"This campaign was written by another version of the kit; .*",
        "Cette campagne vient d'une autre version du kit.",
        "Esta campanha vem de outra versão do kit.",
    ),
    (
        r"This text is too long for a campaign; the most is (?P<n>[\d,]+) characters\.",
        "Ce texte est trop long pour une campagne ; le maximum est de {n} caractères.",
        "Este texto é longo demais para uma campanha; o máximo é de {n} caracteres.",
    ),
    (
        r"There is no answer to take back yet\.",
        "Il n'y a rien à annuler.",
        "Ainda não há nada a desfazer.",
    ),
    (
        r"Something hidden has been seen since that answer, so it stands\.",
        "Quelque chose de caché a été vu depuis : la dernière réponse reste.",
        "Algo oculto foi visto desde então: a última resposta fica.",
    ),
    (
        r"The variants .* cannot be played together: .*|Solo and teams do not go together.*",
        "Ces variantes ne se jouent pas ensemble.",
        "Estas variantes não podem ser jogadas juntas.",
    ),
    (
        r"'.+' needs the variant .*",
        "Ce mode se joue seulement dans un combat contre un boss.",
        "Este modo só existe em uma batalha contra um chefe.",
    ),
    (
        r"(?:'.+' needs the set|Teams need 4 or 6 players).*",
        "Il manque une boîte pour jouer ainsi.",
        "Falta uma caixa para jogar assim.",
    ),
)
PATTERNS: Final = tuple((re.compile(pattern, re.DOTALL), forms) for pattern, *forms in SAID)


def explained(error: object, language: str, most: int = 400) -> str:
    """An error as a person reads it; one that nobody has put into words stays as it is."""
    text = str(error)[:4000]
    index = known(language)
    if index:
        for pattern, forms in PATTERNS:
            match = pattern.fullmatch(text)
            if match is not None:
                # What is quoted from a text may be long and is only quoted in part.
                return forms[index - 1].format(**{k: v[:120] for k, v in match.groupdict().items()})[:most]
    return text[:most]
