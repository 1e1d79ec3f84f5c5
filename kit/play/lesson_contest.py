"""Contests: everybody against one rival, and the tournament of the class. One bad entry never stops the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kit.agents.base import Agent
from kit.agents.greedy import Greedy
from kit.agents.strategy import Strategy
from kit.agents.strategy_lines import BadStrategy
from kit.cards.terms import known
from kit.core.rules import Rules
from kit.games import load
from kit.play.lesson_findings import Findings, Tried
from kit.play.lesson_place import bar
from kit.play.lesson_place import games as few
from kit.play.lesson_place import language as spoken
from kit.play.results import Results
from kit.play.series import USUAL, Series

MOST_ENTRIES: Final = 60
MOST_NAME: Final = 40
WORTH_WORKERS: Final = 300
RIVAL: Final = "Greedy"

SAYS: Final[dict[str, tuple[str, str, str]]] = {
    "kind": (
        "is {x}; give the text of a strategy, a kit.Strategy, an agent or a function(view, decision).",
        "est {x} ; donnez le texte d'une stratégie, une kit.Strategy, un agent ou une fonction(view, decision).",
        "é {x}; dê o texto de uma estratégia, uma kit.Strategy, um agente ou uma função(view, decision).",
    ),
    "class": (
        "is a class; add brackets to make one: {x}().",
        "est une classe ; ajoutez des parenthèses pour en faire un : {x}().",
        "é uma classe; acrescente parênteses para fazer um: {x}().",
    ),
    "game": (
        "is a strategy for {x}, and this tournament plays {y}.",
        "est une stratégie pour {x}, et ce tournoi joue à {y}.",
        "é uma estratégia para {x}, e este torneio joga {y}.",
    ),
    "failed": (
        "did not play its trial game to the end: {x}",
        "n'a pas fini sa partie d'essai : {x}",
        "não terminou a partida de teste: {x}",
    ),
    "lost": (
        "lost {n} games because it could not go on, the first time: {x}",
        "a perdu {n} parties faute de pouvoir continuer, la première fois : {x}",
        "perdeu {n} partidas por não poder continuar, na primeira vez: {x}",
    ),
    "none": (
        "Nobody could enter; the reasons are below.",
        "Personne n'a pu participer ; les raisons sont ci-dessous.",
        "Ninguém pôde participar; as razões estão abaixo.",
    ),
    "dict": (
        "The entries are a dict of names: {'Ada': text, 'Ben': agent}.",
        "Les inscriptions sont un dict de noms : {'Ada': texte, 'Ben': agent}.",
        "As inscrições são um dict de nomes: {'Ada': texto, 'Ben': agente}.",
    ),
    "many": (
        "was left out: {n} entries are the most.",
        "n'a pas été retenu : {n} inscriptions au plus.",
        "ficou de fora: no máximo {n} inscrições.",
    ),
    "champion": (
        "{x} wins most: {n} games each.",
        "{x} gagne le plus : {n} parties chacun.",
        "{x} ganha mais: {n} partidas cada.",
    ),
    "close": (
        "{x} is in front, but {y} is within what luck can do: more games would tell.",
        "{x} est devant, mais {y} reste à portée du hasard : plus de parties trancheraient.",
        "{x} está à frente, mas {y} fica dentro do que a sorte faz: mais partidas diriam.",
    ),
}


def series(
    rules: Rules,
    players: Any,
    games: int = 1000,
    seed: int = 0,
    seats: int | None = None,
    tables: Sequence[str] = USUAL,
    progress: bool = True,
) -> Results:
    """`kit.Series(rules, players).run(games)`, with few games where a test is in a hurry (see `games`)."""
    wanted = few(games)
    with bar(wanted, progress) as step:
        return _played(rules, players, wanted, seed, seats, tables, step)


def duels(
    rules: Rules,
    players: Mapping[str, Any],
    rival: Any = None,
    games: int = 400,
    seed: int = 0,
    language: str | None = None,
    progress: bool = True,
) -> Findings:
    """Each of these against the same rival (Greedy if you name none), in the same deals, on both chairs in turn."""
    language = spoken() if language is None else language
    against = Greedy() if rival is None else rival
    wanted = _even(few(games))
    rows = []
    with bar(wanted * len(players), progress) as step:
        for name, player in players.items():
            results = _played(rules, {"me": player, "rival": against}, wanted, seed, 2, ("games",), step)
            rows.append(Tried(str(name), *_record(results, "me")))
    return Findings(rows, "", language, ordered=False)


def tournament(
    entries: Any,
    game: str | Rules = "ascension",
    games: int = 100,
    seed: int = 0,
    language: str | None = None,
    greedy: bool = True,
    progress: bool = True,
) -> Findings:
    """Everybody against everybody, `games` for each pair, Greedy among them as a yardstick.

    An entry is the text of a strategy, a strategy, an agent or a function. One that cannot be read or cannot play is
    left out with a sentence in `problems`.
    """
    language = spoken() if language is None else language
    rules = game if isinstance(game, Rules) else load(game)
    tongue = known(language)
    if not isinstance(entries, Mapping):
        return Findings([], SAYS["dict"][tongue], language)
    players: dict[str, Any] = {}
    problems: dict[str, str] = {}
    for name, entry in entries.items():
        called = " ".join(str(name).split())[:MOST_NAME] or "?"
        if len(players) >= MOST_ENTRIES:
            problems[called] = SAYS["many"][tongue].format(n=MOST_ENTRIES)
            continue
        player, problem = admitted(entry, called, rules, tongue)
        if problem:
            problems[called] = problem
        else:
            players[called] = player
    if not players:
        return Findings([], SAYS["none"][tongue], language, problems)
    if greedy and RIVAL not in players:
        players[RIVAL] = Greedy()
    if len(players) < 2:
        players[f"{RIVAL} 2"] = Greedy()
    pairs = len(players) * (len(players) - 1) // 2
    wanted = pairs * _even(few(games))
    with bar(wanted, progress) as step:
        results = _played(rules, players, wanted, seed, 2, ("games",), step)
    rows = [Tried(name, *_record(results, name)) for name in players]
    for name in players:
        own = [failure for failure in results.failures if failure.agent == name]
        if own:
            problems[name] = SAYS["lost"][tongue].format(n=len(own), x=own[0].reason[:200])
    found = Findings(rows, "", language, problems)
    first, second = found.rows[0], found.rows[1]
    close = second.interval[1] >= first.interval[0]
    found.says = SAYS["close" if close else "champion"][tongue].format(
        x=first.label, y=second.label, n=first.games
    )
    return found


def admitted(entry: Any, name: str, rules: Rules, tongue: int) -> tuple[Any, str]:
    """The player an entry makes, or why it makes none: it is read, and plays one game for trial."""
    if isinstance(entry, type):
        return None, SAYS["class"][tongue].format(x=entry.__name__)
    if isinstance(entry, str):
        try:
            # Names of files are not taken from people: what has no line of its own is a text with one line.
            entry = Strategy(entry if "\n" in entry else entry + "\n", name)
        except BadStrategy as error:
            return None, str(error)
    if not (isinstance(entry, Agent) or callable(entry)):
        return None, SAYS["kind"][tongue].format(x="None" if entry is None else type(entry).__name__)
    if isinstance(entry, Strategy) and entry.game != rules.game:
        return None, SAYS["game"][tongue].format(x=entry.game, y=rules.game)
    trial = Series(rules, [entry, Greedy()], seed=1, names=["me", "rival"], seats=2)
    results = trial.run(2, tables=("games",), progress=False, backend="serial")
    for failure in results.failures:
        return None, SAYS["failed"][tongue].format(x=failure.reason[:300])
    return entry, ""


def _played(
    rules: Rules,
    players: Any,
    games: int,
    seed: int,
    seats: int | None,
    tables: Sequence[str],
    step: Callable[[int], None] | None,
) -> Results:
    """A series; `step` hears how many games have been played since it last heard."""
    # Starting workers takes about as long as that many games.
    backend = "local" if games >= WORTH_WORKERS else "serial"
    before = 0

    def heard(done: int, total: int) -> None:
        nonlocal before
        if step is not None:
            step(done - before)
        before = done

    made = Series(rules, players, seed=seed, seats=seats)
    return made.run(games, tables, backend=backend, progress=False, on_progress=heard)


def _record(results: Results, name: str) -> tuple[int, float]:
    """Games and wins of one player. A game somebody could not go on with is lost by that one and won by the other."""
    table = results.games
    own = table[table["agent"].astype(str) == name]
    to_blame = {failure.game: failure.agent for failure in results.failures}
    wins = float(own["share"].sum())
    wins += sum(1 for game in own["game"] if to_blame.get(int(game), name) != name)
    return len(own), wins


def _even(games: int) -> int:
    """Both chairs as often."""
    return max(2, games + games % 2)
