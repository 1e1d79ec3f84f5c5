"""Many games of bots against each other: seats rotated, and how sure one can be of the result."""

from __future__ import annotations

import time
from collections.abc import Sequence

from kit.agents.base import Agent
from kit.agents.roster import bots
from kit.core.rules import Rules
from kit.play.match import Match
from kit.play.words import decimal, say


def bot(game: str, name: str, seed: int, seat: int = 0) -> Agent:
    """A bot of the roster by its name, with luck of its own for each game and chair."""
    return bots(game)[name](seed * 16 + seat)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson (1927) for a share: where the true one lies, by what was seen.

    Centre (w + z²/2) / (n + z²), half width z / (n + z²) · sqrt(w (n − w) / n + z²/4), with z = 1.96.
    Unlike the plain ± it stays within 0 and 1 and holds for few games too.
    """
    z = 1.959964
    middle = (wins + z * z / 2) / (games + z * z)
    half = z / (games + z * z) * (wins * (games - wins) / games + z * z / 4) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


class Tally:
    """What came of the games so far."""

    def __init__(self, rules: Rules, names: Sequence[str], seed: int) -> None:
        self.rules = rules
        self.names = list(names)
        self.seed = seed
        self.games = 0
        self.wins = [0 for _ in names]
        self.turns = 0
        self.moves = 0
        self.seconds = 0.0

    def play(self) -> None:
        """One more game. The bots move on by a chair each time, so that nobody always begins."""
        start = time.perf_counter()
        number, seats = self.games, len(self.names)
        # Chair i is taken by bot (i + number) mod seats.
        order = [(chair + number) % seats for chair in range(seats)]
        seed = self.seed + number
        chairs = [bot(self.rules.game, self.names[index], seed, index) for index in order]
        match = Match(self.rules, chairs, seed)
        match.run()
        state = match.state
        # Counted only when it is whole, so that an interruption leaves nothing half done.
        for seat in state.winners:
            if seat < seats:
                self.wins[order[seat]] += 1
        self.turns += state.turn
        self.moves += len(match.moves)
        self.games += 1
        self.seconds += time.perf_counter() - start

    def summary(self, language: str = "en") -> str:
        """Who won how often, how sure that is, and how long a game is."""
        n = self.games
        shown = [name.capitalize() for name in self.names]
        for index, name in enumerate(shown):
            if shown.count(name) > 1 or any(s.startswith(name + " ") for s in shown[:index]):
                same = [i for i, other in enumerate(self.names) if other == self.names[index]]
                shown[index] = f"{name} {same.index(index) + 1}"
        rows = [[say(word, language) for word in ("bot", "won", "share", "interval")]]
        for name, wins in zip(shown, self.wins, strict=True):
            low, high = wilson(wins, n)
            interval = f"{decimal(100 * low, 1, language)} – {decimal(100 * high, 1, language)} %"
            rows.append([name, str(wins), f"{decimal(100 * wins / n, 1, language)} %", interval])
        widths = [max(len(row[column]) for row in rows) for column in range(4)]
        lines = [
            say("simulated", language, label=self.rules.label, n=n, seats=len(self.names), seed=self.seed),
            "",
        ]
        for row in rows:
            cells = [f"{row[0]:<{widths[0]}}"] + [f"{row[c]:>{widths[c]}}" for c in (1, 2, 3)]
            lines.append("  " + "   ".join(cells))
        lines += [
            "",
            say(
                "length",
                language,
                turns=decimal(self.turns / n, 1, language),
                moves=decimal(self.moves / n, 1, language),
                speed=decimal(n / self.seconds, 0, language),
            ),
        ]
        return "\n".join(lines)
