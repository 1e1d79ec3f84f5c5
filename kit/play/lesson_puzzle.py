"""Puzzles: a position, a question, and an answer that many games give.

Each option is played on many times from the position, by a bot on every chair, with the hidden cards dealt anew each
time; every option meets the same deals, so that luck favours none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kit.agents.base import Agent
from kit.agents.greedy import Greedy
from kit.cards.terms import known
from kit.core.moves import Decision, IllegalMove, Move
from kit.core.state import State
from kit.core.view import View
from kit.play.lesson_findings import Findings, Tried
from kit.play.lesson_place import bar
from kit.play.lesson_place import games as few
from kit.play.lesson_place import language as spoken
from kit.play.match import Chair, Match
from kit.play.table import Table
from kit.play.words import decimal

Player = Agent | Callable[[View, Decision], Move | str]

SAYS: Final[dict[str, tuple[str, str, str]]] = {
    "clear": (
        "{best} is better than {next} by {d} (95 % interval {low} to {high}).",
        "{best} fait mieux que {next} de {d} (intervalle à 95 % : {low} à {high}).",
        "{best} é melhor do que {next} em {d} (intervalo de 95 %: {low} a {high}).",
    ),
    "open": (
        "{best} leads {next} by {d}, but {n} games do not settle it (95 % interval {low} to {high}).",
        "{best} devance {next} de {d}, mais {n} parties ne suffisent pas pour trancher (intervalle à 95 % : {low} à {high}).",
        "{best} está à frente de {next} por {d}, mas {n} partidas não bastam para decidir (intervalo de 95 %: {low} a {high}).",
    ),
    "tried": (
        "It chooses {best}, after {n} games in its head.",
        "Il choisit {best}, après {n} parties dans sa tête.",
        "Escolhe {best}, depois de {n} partidas na cabeça.",
    ),
    "obvious": (
        "It does not think here: {best} is free and only gives something.",
        "Il ne réfléchit pas ici : {best} est gratuit et ne fait que donner.",
        "Aqui não pensa: {best} é grátis e só dá algo.",
    ),
    "right": ("You said so.", "C'est ce que vous aviez dit.", "Foi o que você disse."),
    "level": (
        "You said {mine}: these games cannot tell it from the best.",
        "Vous aviez dit {mine} : ces parties ne le distinguent pas du meilleur.",
        "Você disse {mine}: estas partidas não o distinguem do melhor.",
    ),
    "costs": (
        "You said {mine}: it wins {d} less often.",
        "Vous aviez dit {mine} : cela gagne {d} de moins.",
        "Você disse {mine}: ganha {d} menos vezes.",
    ),
    "unknown": (
        "You said {mine}, which is not one of the options: {options}.",
        "Vous aviez dit {mine}, qui n'est pas proposé : {options}.",
        "Você disse {mine}, que não é uma das opções: {options}.",
    ),
}


class Puzzle:
    """A position and a question. `kit.Board(puzzle.match())` lays it out, `puzzle.answer()` plays it many times.

    Options are moves as text, or several moves in a row: `"acquire mystic, acquire heavy-infantry"`. A dict gives
    them names. Without any, every move of the open decision is tried.
    """

    def __init__(
        self,
        table: Table,
        question: str = "",
        options: Sequence[str] | Mapping[str, str] | None = None,
        bot: Player | None = None,
    ) -> None:
        if not isinstance(table, Table):
            raise TypeError(f"A puzzle is set out on a kit.Table, not on {type(table).__name__}.")
        if table.state.decision is None:
            raise ValueError("Nobody is asked anything at this table, so there is no puzzle.")
        self.table = table
        self.question = question
        self.bot: Player = bot if bot is not None else Greedy()
        if options is None:
            options = table.options
        given = options if isinstance(options, Mapping) else {text: text for text in options}
        self.options = {label: tuple(part.strip() for part in text.split(",")) for label, text in given.items()}
        if len(self.options) < 2:
            raise ValueError("A puzzle needs at least two options.")
        for moves in self.options.values():
            _after(table.state.clone(), moves)

    def match(self, chairs: Sequence[Chair] | None = None) -> Match:
        """The position as a game to be played on."""
        return self.table.match(chairs)

    def answer(
        self,
        guess: str | None = None,
        games: int = 400,
        seed: int = 0,
        language: str | None = None,
        progress: bool = True,
    ) -> Findings:
        """Play every option that many times and say which wins most; with a guess, how good that was."""
        language = spoken() if language is None else language
        games = few(games)
        shares: dict[str, list[float]] = {label: [] for label in self.options}
        state = self.table.state
        decision = state.decision
        assert decision is not None
        view = View(state, decision.seat)
        with bar(games, progress) as step:
            for deal in range(games):
                for label, moves in self.options.items():
                    imagined = view.imagine(seed + deal)
                    _after(imagined, moves)
                    play_on(imagined, self.bot, seed + deal)
                    shares[label].append(_share(imagined, decision.seat))
                step(1)
        rows = [Tried(label, games, sum(found)) for label, found in shares.items()]
        found = Findings(rows, "", language, even=None)
        found.says = " ".join([_verdict(found, shares, language), *_about(found, shares, guess, language)])
        return found

    def __repr__(self) -> str:
        return f"<puzzle: {self.question or self.table!r} {' | '.join(self.options)}>"


def thoughts(agent: Any, position: Table | Match | State, language: str | None = None) -> Findings:
    """What a search thinks of the open decision: how good each option looked, and how often it was tried."""
    state = position if isinstance(position, State) else position.state
    decision = state.decision
    if decision is None:
        raise ValueError("Nobody is asked anything now, so there is nothing to think about.")
    rows = agent.explain(View(state, decision.seat), decision)
    tried = [Tried(row.text, row.visits, row.mean * row.visits) for row in rows if row.visits]
    language = spoken() if language is None else language
    text = "tried" if tried else "obvious"
    said = SAYS[text][known(language)].format(best=rows[0].text, n=sum(row.visits for row in rows))
    return Findings(sorted(tried, key=lambda row: -row.games), said, language, even=None, ordered=False)


def play_on(state: State, bot: Player, seed: int = 0) -> None:
    """Play to the end, the same bot on every chair."""
    choose = bot.seeded(seed).choose if isinstance(bot, Agent) else bot
    views = [View(state, seat) for seat in range(state.seats)]
    while (decision := state.decision) is not None:
        state.apply(choose(views[decision.seat], decision))


def difference(a: Sequence[float], b: Sequence[float]) -> tuple[float, float, float]:
    """How much more often `a` won than `b` in the same deals, with its 95 % interval."""
    n = len(a)
    gaps = [x - y for x, y in zip(a, b, strict=True)]
    mean = sum(gaps) / n
    spread = (sum((gap - mean) ** 2 for gap in gaps) / max(1, n - 1)) ** 0.5
    # With few games the spread seen may be none at all; nobody can be that sure.
    half = 1.96 * max(spread, 0.5 / n**0.5) / n**0.5
    return mean, mean - half, mean + half


def _verdict(found: Findings, shares: Mapping[str, Sequence[float]], language: str) -> str:
    best, second = found.rows[0].label, found.rows[1].label
    mean, low, high = difference(shares[best], shares[second])
    text = SAYS["clear" if low > 0 else "open"][known(language)]
    return text.format(best=best, next=second, n=len(shares[best]), **_points(mean, low, high, language))


def _about(found: Findings, shares: Mapping[str, Sequence[float]], guess: str | None, language: str) -> list[str]:
    if guess is None:
        return []
    mine = str(guess)[:80].strip()
    if mine not in shares:
        options = " | ".join(shares)
        return [SAYS["unknown"][known(language)].format(mine=repr(mine), options=options)]
    if mine == found.best:
        return [SAYS["right"][known(language)]]
    mean, low, _ = difference(shares[found.best], shares[mine])
    text = SAYS["costs" if low > 0 else "level"][known(language)]
    return [text.format(mine=mine, d=_gap(mean, language))]


def _points(mean: float, low: float, high: float, language: str) -> dict[str, str]:
    return {
        "d": _gap(mean, language),
        "low": decimal(100 * low, 1, language),
        "high": decimal(100 * high, 1, language),
    }


def _gap(value: float, language: str) -> str:
    """A difference of shares: points of a hundred."""
    return f"{decimal(100 * value, 1, language)} {('points', 'points', 'pontos')[known(language)]}"


def _after(state: State, moves: Sequence[str]) -> None:
    """Do these moves one after the other."""
    for text in moves:
        if state.decision is None:
            raise IllegalMove(f"{text!r} is not offered; the game is over.")
        state.apply(text)


def _share(state: State, seat: int) -> float:
    return 1 / len(state.winners) if seat in state.winners else 0.0
