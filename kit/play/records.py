"""Records: what is known of a game when it has been played, and its rows in the plain tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kit.core.book import Book

if TYPE_CHECKING:
    import numpy as np

    Columns = dict[str, np.ndarray[Any, Any]]

# Number of the decision, turn, seat, why, kind of the source, how many options, number of the move.
Asked = tuple[int, int, int, str, int, int, int]


class Record(NamedTuple):
    """One game that was played: who sat where, how it ended, and its book."""

    game: int
    seed: int
    # For each seat the number of its agent in the list of names.
    order: tuple[int, ...]
    first: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    turns: int
    moves: int
    ended: str
    book: Book | None
    decisions: list[Asked]


ENDED: Final = ("finished", "failed", "stopped")


def game_columns(records: Sequence[Record]) -> Columns:
    """One row for each game and seat."""
    import numpy as np

    rows: list[tuple[int, int, int, int, bool, bool, float, int, int, int, int, int]] = []
    for r in records:
        share = 1 / len(r.winners) if r.winners else 0.0
        for seat, agent in enumerate(r.order):
            won = seat in r.winners
            score = r.scores[seat]
            better = sum(1 for s, other in enumerate(r.scores) if s not in r.winners and other > score)
            place = 1 if won else 1 + len(r.winners) + better
            rows.append(
                (
                    r.game,
                    r.seed,
                    seat,
                    agent,
                    seat == r.first,
                    won,
                    share if won else 0.0,
                    score,
                    place,
                    r.turns,
                    r.moves,
                    ENDED.index(r.ended),
                )
            )
    names = ("game", "seed", "seat", "agent", "first", "won", "share", "score", "place", "turns", "moves", "ended")
    kinds = ("i4", "i8", "i1", "i2", "?", "?", "f8", "i4", "i1", "i4", "i4", "i1")
    if not rows:
        return {name: np.zeros(0, kind) for name, kind in zip(names, kinds, strict=True)}
    return {n: np.array(c, k) for n, c, k in zip(names, zip(*rows, strict=True), kinds, strict=True)}


def decision_columns(records: Sequence[Record]) -> Columns:
    """One row for each question that was put and answered."""
    import numpy as np

    names = ("game", "agent", "number", "turn", "seat", "why", "source", "options", "move")
    rows = [(r.game, r.order[asked[2]], *asked) for r in records for asked in r.decisions]
    cells = zip(*rows, strict=True) if rows else [() for _ in names]
    return {
        name: np.array(column, "O" if name == "why" else "i4") for name, column in zip(names, cells, strict=True)
    }
