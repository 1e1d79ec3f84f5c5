"""Where the games of a series are played: here, in processes of this machine, or on a dask cluster.

All three play the same batches and get the same columns back. Which process played a game, and when, leaves
no trace in the tables.
"""

from __future__ import annotations

import contextlib
import importlib
import math
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from types import FrameType
from typing import TYPE_CHECKING, Any, Final

from kit.play.leaving import handling
from kit.play.series_batch import Batch, Job, packed, passed_over, play_batch, play_elsewhere
from kit.play.series_games import Failure, Seating, Watch

if TYPE_CHECKING:
    from kit.play.probes import Columns

MOST_BATCH: Final = 64
"""Games in a batch. More would make the bar jump, fewer would cost more than the games."""
SLICE: Final = 1.0
"""Seconds after which a batch comes back with what it has, so that slow agents show progress too."""
PATIENCE: Final = 3.0
"""Seconds that batches on their way get when somebody says stop."""
TASTE: Final = 0.3
"""Seconds of games played right here, to see how long the others will take."""
SHORT: Final = 2.0
"""A series that takes no longer than that is not worth a second process."""
TIRED: Final = 3
"""An agent that has run out of time so often, or has brought down so many processes, is not asked again."""
DIED: Final = "the process that played this game died."


class Runner:
    """The games of one series on their way: what is still to play, what came back."""

    def __init__(
        self,
        job: Job,
        seatings: Iterable[Seating],
        total: int,
        stop: Callable[[], bool],
        progress: Callable[[int], None],
    ) -> None:
        self.job = job
        self.total = total
        self.stop = stop
        self.progress = progress
        # Games that came back unplayed, and those that were never given out.
        self.back: deque[Seating] = deque()
        self.fresh = iter(seatings)
        self.columns: list[tuple[int, dict[str, Columns]]] = []
        self.failures: list[Failure] = []
        self.done = 0
        self.interrupted = False
        self.late: dict[str, int] = {}
        self.deaths: list[Seating] = []
        self._watch: Watch | None = None

    # ------------------------------------------------------------------ asking to stop

    @contextlib.contextmanager
    def listening(self) -> Iterator[None]:
        """The interrupt key ends the series, not the program: what is finished is kept."""
        with handling(("SIGINT",), self._interrupt):
            yield

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        if self.interrupted:
            raise KeyboardInterrupt
        self.interrupted = True
        if self._watch is not None and self._watch.playing:
            # Leave the game that is going on; between games a look at the flag is enough.
            raise KeyboardInterrupt

    def stopped(self) -> bool:
        """Has somebody said stop?"""
        return self.interrupted or self.stop()

    def _watching(self, watch: Watch) -> None:
        self._watch = watch

    # ------------------------------------------------------------------ taking and giving

    def take(self, seatings: Sequence[Seating], batch: Batch) -> None:
        """A batch has come back."""
        if batch.played:
            self.columns.append((seatings[0].game, batch.columns))
        for failure in batch.failures:
            if " took more than " in failure.reason:
                self.late[failure.agent] = self.late.get(failure.agent, 0) + 1
        self.failures += batch.failures
        self.done += batch.played
        self.progress(batch.played)

    def next(self, most: int) -> list[Seating]:
        """The next games to play. Those of an agent that is not asked any more are crossed off."""
        found: list[Seating] = []
        while len(found) < most:
            seating = self.back.popleft() if self.back else next(self.fresh, None)
            if seating is None:
                break
            agent = self.given_up(seating)
            if agent < 0:
                found.append(seating)
                continue
            name = self.job.names[agent]
            why = f"not played: {name} has spoilt {TIRED} games before by taking too long or ending its process."
            self.take([seating], passed_over(self.job, [seating], [(agent, why)]))
        return found

    def given_up(self, seating: Seating) -> int:
        """The agent of a game that is not asked any more, or -1."""
        for agent in seating.order:
            if self.late.get(self.job.names[agent], 0) >= TIRED:
                return agent
            if len(self.deaths) >= TIRED and all(agent in death.order for death in self.deaths):
                return agent
        return -1

    # ------------------------------------------------------------------ here

    def serial(self, seconds: float = float("inf")) -> None:
        """One game after the other, in this process, for about so long."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not self.stopped() and (seatings := self.next(MOST_BATCH)):
            batch = play_batch(self.job, seatings, min(SLICE, seconds), self.stopped, self._watching)
            self.take(seatings, batch)
            self.back.extendleft(reversed(seatings[batch.played :]))

    # ------------------------------------------------------------------ elsewhere

    def pooled(self, opened: Callable[[], Executor], workers: int, kill: Callable[[Executor], None]) -> None:
        """Batches go to other processes; what was not played in its slice of time goes out again."""
        mark, data = packed(self.job)
        most = max(1, min(MOST_BATCH, math.ceil(self.total / (4 * workers))))
        executor = opened()
        out: dict[Future[Batch], list[Seating]] = {}
        # Games that were out when a process died. They go out again one by one, to find the one that did it.
        lost: deque[Seating] = deque()
        alone = False
        while not self.stopped():
            try:
                if lost and not out:
                    alone = True
                    out[executor.submit(play_elsewhere, mark, data, [lost[0]], SLICE)] = [lost[0]]
                    lost.popleft()
                alone = alone and bool(out)
                while not lost and not alone and len(out) < 2 * workers and (seatings := self.next(most)):
                    self.back.extendleft(reversed(seatings))
                    out[executor.submit(play_elsewhere, mark, data, seatings, SLICE)] = seatings
                    for _ in seatings:
                        self.back.popleft()
            except BrokenExecutor:
                # It died just now. Those that are out will be told; with none, a new one can be opened at once.
                if not out:
                    executor = opened()
                    continue
            if not out:
                break
            finished, _ = wait(out, timeout=0.1, return_when=FIRST_COMPLETED)
            for future in finished:
                seatings = out.pop(future)
                try:
                    batch = future.result()
                except Exception as error:
                    if alone:
                        self.deaths += seatings
                        why = DIED if "Terminated" in type(error).__name__ else f"{type(error).__name__}: {error}"
                        self.take(seatings, passed_over(self.job, seatings, [(seatings[0].order[0], why[:1000])]))
                    else:
                        lost.extend(seatings)
                    if not out:
                        executor = opened()
                    continue
                self.take(seatings, batch)
                self.back.extendleft(reversed(seatings[batch.played :]))
        self.gather(out, executor, kill)
        self.settle()

    def settle(self) -> None:
        """Nobody saw who ended a process. If one agent alone sat in all games that died, it was that one."""
        common = [agent for agent in range(len(self.job.players)) if all(agent in d.order for d in self.deaths)]
        if len(common) != 1:
            return
        seats = {death.game: death.order.index(common[0]) for death in self.deaths}
        name = self.job.names[common[0]]
        self.failures = [
            failure._replace(agent=name, seat=seats[failure.game]) if failure.game in seats else failure
            for failure in self.failures
        ]

    def gather(
        self, out: dict[Future[Batch], list[Seating]], executor: Executor, kill: Callable[[Executor], None]
    ) -> None:
        """Somebody said stop: what has not begun is called back, what comes soon is waited for."""
        for future in out:
            future.cancel()
        end = time.monotonic() + PATIENCE
        for future, seatings in out.items():
            with contextlib.suppress(Exception):
                if not future.cancelled():
                    self.take(seatings, future.result(timeout=max(0.0, end - time.monotonic())))
        if any(not future.done() for future in out):
            kill(executor)


# ---------------------------------------------------------------------- the three places


def deaf() -> None:
    """A worker does not hear the interrupt key; the process that asked for the games does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_local(runner: Runner, workers: int | None) -> None:
    """Processes on this machine; with a single one the games are played right here."""
    from joblib import cpu_count
    from joblib.externals.loky import get_reusable_executor

    many = min(workers if workers is not None else cpu_count(), runner.total)
    if workers is None and many > 1:
        # Processes need a moment to start; a short series is over before that.
        begun = time.monotonic()
        runner.serial(TASTE)
        each = (time.monotonic() - begun) / max(1, runner.done)
        if each * (runner.total - runner.done) < SHORT:
            many = 1
    if many <= 1:
        runner.serial()
        return
    runner.pooled(
        lambda: get_reusable_executor(max_workers=many, initializer=deaf),
        many,
        lambda executor: executor.shutdown(wait=False, kill_workers=True),  # type: ignore[call-arg]
    )


def run_dask(runner: Runner, workers: int | None, address: Any) -> None:
    """A dask cluster: the one at this address, a client that is there already, or one made for the occasion."""
    try:
        distributed: Any = importlib.import_module("distributed")
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"backend='dask' needs {error.name}; install it with: pip install 'deckkit[cluster]'", name=error.name
        ) from None

    with contextlib.ExitStack() as stack:
        if isinstance(address, distributed.Client):
            client = address
        else:
            if address is None:
                many = workers if workers is not None else os.cpu_count() or 1
                address = stack.enter_context(
                    distributed.LocalCluster(n_workers=many, threads_per_worker=1, dashboard_address=None)
                )
            try:
                client = stack.enter_context(distributed.Client(address, timeout=10))
            except (OSError, ValueError) as error:
                raise ConnectionError(
                    f"There is no dask scheduler at {str(address)[:100]!r} ({str(error)[:200]}); "
                    "start one, or leave out the address and one is started here."
                ) from None
        many = workers if workers is not None else max(1, sum(client.nthreads().values()))
        executor = stack.enter_context(client.get_executor(pure=False))
        runner.pooled(lambda: executor, many, lambda _: None)
