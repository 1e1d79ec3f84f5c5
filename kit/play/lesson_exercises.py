"""The exercises of the course: what each takes, what must hold, and what is said in three languages.

Those of the first lessons are here, the others in `lesson_later`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kit.play.lesson_later import LATER
from kit.play.lesson_questions import Exercise, Step, near_to, own_turns, plays_to_the_end, says, speaks_of

FIRST: Final[Mapping[str, Exercise]] = {
    # ------------------------------------------------------------ 00
    "three-turns": Exercise(
        ("match",),
        (
            Step(
                lambda match: own_turns(match) >= 1,
                (
                    "No turn of yours is over yet. Play on the board above: click what glows, then End turn. Then run this cell again.",
                    "Aucun de vos tours n'est fini. Jouez sur le plateau ci-dessus : cliquez ce qui brille, puis Fin du tour. Puis exécutez de nouveau cette cellule.",
                    "Nenhum turno seu terminou ainda. Jogue no tabuleiro acima: clique no que brilha, depois Fim do turno. Depois execute esta célula de novo.",
                ),
            ),
            Step(
                lambda match: own_turns(match) >= 3,
                (
                    "A good beginning. Three turns are wanted: go on with the board, then run this cell again.",
                    "Bon début. Il en faut trois : continuez sur le plateau, puis exécutez de nouveau cette cellule.",
                    "Bom começo. São precisos três turnos: continue no tabuleiro e execute esta célula de novo.",
                ),
            ),
        ),
        (
            "Three turns played. You know how a turn goes; the rest is choosing well.",
            "Trois tours joués. Vous savez comment va un tour ; le reste est de bien choisir.",
            "Três turnos jogados. Você sabe como corre um turno; o resto é escolher bem.",
        ),
    ),
    # ------------------------------------------------------------ 01
    "mean-runes": Exercise(
        ("number",),
        (
            Step(
                lambda n: n != 5,
                (
                    "Five cards are drawn, but two of the ten starters are Militia and give no runes.",
                    "On pioche cinq cartes, mais deux des dix cartes de départ sont des Milices, sans runes.",
                    "Compram-se cinco cartas, mas duas das dez iniciais são Milícias, sem runas.",
                ),
            ),
            Step(
                near_to(4, 1e-6),
                (
                    "Not quite. Eight of ten cards give one rune, and you hold five of them at a time.",
                    "Pas tout à fait. Huit cartes sur dix donnent une rune, et vous en tenez cinq à la fois.",
                    "Ainda não. Oito de dez cartas dão uma runa, e você segura cinco de cada vez.",
                ),
            ),
        ),
        (
            "Yes: 5 × 8/10 = 4 runes and 1 power on average. Everything you buy is measured against that.",
            "Oui : 5 × 8/10 = 4 runes et 1 puissance en moyenne. Tout achat se mesure à cela.",
            "Sim: 5 × 8/10 = 4 runas e 1 poder em média. Toda compra mede-se por isso.",
        ),
    ),
    # ------------------------------------------------------------ 02
    "thin-hand": Exercise(
        ("number",),
        (
            Step(
                lambda n: not near_to(80 / 14, 0.02)(n),
                (
                    "That is the hand before the banishing. Now four Apprentices are gone: ten cards are left.",
                    "C'est la main d'avant le bannissement. Quatre Apprentis sont partis : il reste dix cartes.",
                    "Essa é a mão de antes do banimento. Quatro Aprendizes saíram: restam dez cartas.",
                ),
            ),
            Step(
                near_to(6, 0.01),
                (
                    "Not quite. Add up the runes of the ten cards that are left, divide by ten, times five.",
                    "Pas tout à fait. Additionnez les runes des dix cartes qui restent, divisez par dix, fois cinq.",
                    "Ainda não. Some as runas das dez cartas que restam, divida por dez, vezes cinco.",
                ),
            ),
        ),
        (
            "Yes: 4 + 8 = 12 runes on 10 cards, 6 in a hand of five; before it was 5.7.",
            "Oui : 4 + 8 = 12 runes sur 10 cartes, 6 dans une main de cinq ; avant, c'était 5,7.",
            "Sim: 4 + 8 = 12 runas em 10 cartas, 6 numa mão de cinco; antes eram 5,7.",
        ),
    ),
    "thin-plan": Exercise(
        ("strategy",),
        (
            Step(
                lambda strategy: strategy.game == "ascension",
                (
                    "The first line should be `game: ascension`.",
                    "La première ligne doit être `game: ascension`.",
                    "A primeira linha deve ser `game: ascension`.",
                ),
            ),
            Step(
                lambda strategy: says(strategy, "banish militia", "banish apprentice"),
                (
                    "It does not say yet what to banish. A line may read: banish apprentice first, then militia",
                    "Elle ne dit pas encore quoi bannir. Une ligne possible : banish apprentice first, then militia",
                    "Ela ainda não diz o que banir. Uma linha possível: banish apprentice first, then militia",
                ),
            ),
            Step(
                lambda strategy: speaks_of(strategy, "that banish"),
                (
                    "To banish, it must own cards that do so. Add: prefer cards that banish from hand",
                    "Pour bannir, il lui faut des cartes qui bannissent. Ajoutez : prefer cards that banish from hand",
                    "Para banir, ela precisa de cartas que banem. Acrescente: prefer cards that banish from hand",
                ),
            ),
        ),
        (
            "A plan for a thin deck. Now measure it: that is what counts.",
            "Un plan pour un deck affûté. Maintenant mesurez-le : c'est ce qui compte.",
            "Um plano para um baralho enxuto. Agora meça-o: é o que conta.",
        ),
    ),
    # ------------------------------------------------------------ 03
    "switch": Exercise(
        ("strategy",),
        (
            Step(
                lambda strategy: speaks_of(strategy, "until turn", "when honor pool"),
                (
                    "It plays the same way from first to last. Begin a line with `until turn 3` or `when honor pool below 30`.",
                    "Elle joue pareil du début à la fin. Commencez une ligne par `until turn 3` ou `when honor pool below 30`.",
                    "Ela joga igual do começo ao fim. Comece uma linha com `until turn 3` ou `when honor pool below 30`.",
                ),
            ),
            Step(
                lambda strategy: speaks_of(strategy, "monster", "cultist", "power"),
                (
                    "Nothing in it scores: say that it likes monsters, or cards that gain power.",
                    "Rien n'y marque de points : dites qu'elle aime les monstres, ou les cartes qui donnent de la puissance.",
                    "Nada nela pontua: diga que gosta de monstros, ou de cartas que dão poder.",
                ),
            ),
            Step(
                lambda strategy: plays_to_the_end(strategy).over,
                ("It does not play to the end.", "Elle ne joue pas jusqu'au bout.", "Ela não joga até o fim."),
            ),
        ),
        (
            "An engine that knows when to stop. Put it into the chart above and see.",
            "Un moteur qui sait s'arrêter. Mettez-le dans le graphique ci-dessus.",
            "Um motor que sabe parar. Ponha-o no gráfico acima e veja.",
        ),
    ),
    # ------------------------------------------------------------ 04
    "unite": Exercise(
        ("table",),
        (
            Step(
                lambda table: "runic-lycanthrope" in table.me.played,
                (
                    'The Runic Lycanthrope has not been played: table.do("play runic-lycanthrope").',
                    'Le Runic Lycanthrope n\'a pas été joué : table.do("play runic-lycanthrope").',
                    'O Runic Lycanthrope não foi jogado: table.do("play runic-lycanthrope").',
                ),
            ),
            Step(
                lambda table: table.me.power >= 2,
                (
                    "It was alone, so it gave no power. Put another Lifebound hero into the hand and play both.",
                    "Il était seul, donc sans puissance. Mettez un autre héros Lifebound en main et jouez les deux.",
                    "Estava sozinho, por isso sem poder. Ponha outro herói Lifebound na mão e jogue os dois.",
                ),
            ),
        ),
        (
            "United: two power that neither card gives alone.",
            "Unis : deux de puissance qu'aucune des deux cartes ne donne seule.",
            "Unidos: dois de poder que nenhuma das cartas dá sozinha.",
        ),
    ),
    # ------------------------------------------------------------ 05
    "clock": Exercise(
        ("number",),
        (
            Step(
                near_to(30, 0),
                (
                    "Focus gives one mastery, once in each of your turns, and you begin at none.",
                    "Se concentrer donne une maîtrise, une fois par tour à vous, et vous partez de zéro.",
                    "Focar dá uma maestria, uma vez em cada turno seu, e você começa do zero.",
                ),
            ),
        ),
        (
            "Thirty turns of yours: far too slow by itself. Cards that give mastery make the clock tick faster.",
            "Trente tours à vous : bien trop lent. Les cartes qui donnent de la maîtrise accélèrent l'horloge.",
            "Trinta turnos seus: lento demais. As cartas que dão maestria aceleram o relógio.",
        ),
    ),
}

EXERCISES: Final[Mapping[str, Exercise]] = {**FIRST, **LATER}
"""Every exercise by its name."""
