"""A batch of games: played one after the other, in this process or another, and made into columns."""

from __future__ import annotations

import hashlib
import pickle
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from kit.core.rules import Rules
from kit.play.probes import Shape, Sheets
from kit.play.records import Record, decision_columns, game_columns
from kit.play.series_games import Failure, Limits, Player, Seating, Watch, play, unplayed

if TYPE_CHECKING:
    from kit.play.probes import Columns


class Job(NamedTuple):
    """What is the same for all games of a series."""

    rules: Rules
    players: list[Player]
    names: list[str]
    seed: int
    tables: tuple[str, ...]
    limits: Limits


class Batch(NamedTuple):
    """What came of some games: their columns table by table, what failed, and how many were played."""

    columns: dict[str, Columns]
    failures: list[Failure]
    played: int


def play_batch(
    job: Job,
    seatings: Sequence[Seating],
    seconds: float,
    stopped: Callable[[], bool] | None = None,
    watching: Callable[[Watch], None] | None = None,
) -> Batch:
    """Play these games until they are all played, about so many seconds are over, or somebody says stop."""
    records: list[Record] = []
    failures: list[Failure] = []
    kinds: list[int] = []
    book = any(table not in ("games", "decisions") for table in job.tables)
    asked = "decisions" in job.tables
    end = time.monotonic() + seconds
    with Watch(job.limits) as watch:
        if watching is not None:
            watching(watch)
        try:
            for seating in seatings:
                record, failure, kinds = play(
                    job.rules, job.players, job.names, seating, job.seed, watch, book, asked
                )
                records.append(record)
                if failure is not None:
                    failures.append(failure)
                if time.monotonic() > end or (stopped is not None and stopped()):
                    break
        except KeyboardInterrupt:
            # The game that was going on is lost, those before it are not.
            watch.stop()
    return Batch(columns(job.rules, records, kinds, job.tables), failures, len(records))


def passed_over(job: Job, seatings: Sequence[Seating], reasons: Sequence[tuple[int, str]]) -> Batch:
    """Games that are not even begun, each with the agent (by number) and the reason."""
    more = tuple(range(len(job.names) - len(job.rules.automata), len(job.names)))
    records = [unplayed(seating, seating.order + more) for seating in seatings]
    failures = [
        Failure(seating.game, job.names[agent], seating.order.index(agent), reason, "")
        for seating, (agent, reason) in zip(seatings, reasons, strict=True)
    ]
    return Batch(columns(job.rules, records, [], job.tables), failures, len(records))


def columns(
    rules: Rules, records: Sequence[Record], kinds: Sequence[int], tables: Sequence[str]
) -> dict[str, Columns]:
    """The columns of the tables that were asked for, and of `games`."""
    found = {"games": game_columns(records)}
    wanted = [table for table in tables if table in ("turns", "acquisitions", "decks")]
    played = [record for record in records if record.book is not None and record.book.actives]
    if wanted and played:
        sheets = Sheets(Shape(rules, len(played[0].order)), played, kinds)
        makers: Mapping[str, Callable[[], Columns]] = {
            "turns": sheets.turns,
            "acquisitions": sheets.acquisitions,
            "decks": sheets.decks,
        }
        found.update({table: makers[table]() for table in wanted})
    if "decisions" in tables:
        found["decisions"] = decision_columns(records)
    return found


# ---------------------------------------------------------------------- in another process

_known: dict[str, Job] = {}
"""The job this process works on; agents need not be unpacked again for each batch."""


def packed(job: Job) -> tuple[str, bytes]:
    """A job as it travels, with its mark. Functions of a notebook travel too; rules travel by name."""
    import cloudpickle

    try:
        data: bytes = cloudpickle.dumps(job)
    except (TypeError, pickle.PicklingError, AttributeError) as error:
        raise TypeError(
            f"These agents cannot be sent to other processes ({error}); run(…, backend='serial') keeps them here."
        ) from None
    return hashlib.blake2s(data).hexdigest(), data


def play_elsewhere(mark: str, data: bytes, seatings: Sequence[Seating], seconds: float) -> Batch:
    """The same as `play_batch`, in a process that was sent the job."""
    if mark not in _known:
        _known.clear()
        _known[mark] = pickle.loads(data)
    return play_batch(_known[mark], seatings, seconds)
