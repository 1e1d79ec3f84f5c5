"""Findings: shares of games won, side by side, with how sure they are and one sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from kit.cards.terms import known
from kit.play.statistics import wilson
from kit.play.words import decimal

if TYPE_CHECKING:
    import pandas as pd


class Tried(NamedTuple):
    """Something that was tried in a number of games, and how many of them it won; a shared win is a part of one."""

    label: str
    games: int
    wins: float

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, by what was seen: 95 %."""
        return wilson(self.wins, self.games) if self.games else (0.0, 1.0)


class Findings:
    """What came of trying several things. In a notebook it shows itself as a chart with a sentence under it."""

    def __init__(
        self,
        rows: Sequence[Tried],
        says: str = "",
        language: str = "en",
        problems: Mapping[str, str] | None = None,
        even: float | None = 0.5,
        ordered: bool = True,
    ) -> None:
        # The best first, unless the order in which they were given means something.
        self.rows = sorted(rows, key=lambda row: -row.rate) if ordered else list(rows)
        self.says = says
        self.language = language
        self.problems = dict(problems or {})
        self.even = even
        self.ordered = ordered

    @property
    def best(self) -> str:
        """What won most."""
        return max(self.rows, key=lambda row: row.rate).label if self.rows else ""

    @property
    def table(self) -> pd.DataFrame:
        """One row for each thing tried: agent, games, wins, rate, low, high."""
        import pandas as pd

        rows = [(row.label, row.games, row.wins, row.rate, *row.interval) for row in self.rows]
        return pd.DataFrame(rows, columns=["agent", "games", "wins", "rate", "low", "high"])

    def __getitem__(self, label: str) -> Tried:
        for row in self.rows:
            if row.label == label:
                return row
        raise KeyError(f"{label!r} was not tried; these were: {', '.join(row.label for row in self.rows)}")

    def __repr__(self) -> str:
        width = max([len(row.label) for row in self.rows], default=0)
        lines = [f"{row.label:<{width}}  {share(row, self.language)}" for row in self.rows]
        lines += [self.says] if self.says else []
        lines += [f"{name}: {reason}" for name, reason in self.problems.items()]
        return "\n".join(lines)


OF: tuple[str, str, str] = (
    "{rate} of {n} games (95 % interval {low} to {high})",
    "{rate} de {n} parties (intervalle à 95 % : {low} à {high})",
    "{rate} de {n} partidas (intervalo de 95 %: {low} a {high})",
)


def share(row: Tried, language: str) -> str:
    """A share of games with its interval, in words."""
    low, high = row.interval
    return OF[known(language)].format(
        rate=percent(row.rate, language), n=row.games, low=percent(low, language), high=percent(high, language)
    )


def percent(value: float, language: str) -> str:
    """A share as per cent, with one digit."""
    return f"{decimal(100 * value, 1, language)} %"
