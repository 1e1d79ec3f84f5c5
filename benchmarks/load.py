"""Many visitors at once on the published page: `make load`, or

    python -m benchmarks.load --visitors 10 --moves 20

A real server, a real kernel for each visitor, real websockets. All arrive at once and play against Greedy at the same
time; half of them say goodbye, the others just hang up, as a phone does. Every bar is printed with ok or not reached.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.visitor import Visitor

P95_MS = 250.0
MEGABYTES = 150.0
GONE_SECONDS = 120.0
ADDRESS = re.compile(r"The app is at (http://\S+) ")


class Server:
    """The published page on a free port."""

    def __init__(self, *words: str, environment: dict[str, str] | None = None) -> None:
        command = [sys.executable, "-m", "kit.app", "serve", "--port", "0", *words]
        root = str(Path(__file__).resolve().parent.parent)
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env={**os.environ, **(environment or {}), "PYTHONPATH": root},
        )  # fmt: skip
        assert self.process.stdout is not None
        self.said: list[str] = []
        for line in self.process.stdout:
            self.said.append(line)
            found = ADDRESS.match(line)
            if found is not None:
                self.url = found.group(1)
                threading.Thread(target=self.listen, daemon=True).start()
                return
        raise SystemExit("The server did not start:\n" + "".join(self.said))

    def listen(self) -> None:
        """Take in what it says, so that it never waits for a reader."""
        assert self.process.stdout is not None
        with self.process.stdout:
            self.said.extend(self.process.stdout)

    def kernels(self) -> list[int]:
        """The processes of its tables."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError, IndexError):
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                if parent == self.process.pid and b"kit.app.hosting.kernel" in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))
        return found

    def stop(self) -> None:
        """End it, and its tables with it."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@contextlib.contextmanager
def served(*words: str, environment: dict[str, str] | None = None) -> Iterator[Server]:
    """A server for a while."""
    server = Server(*words, environment=environment)
    try:
        yield server
    finally:
        server.stop()


def megabytes(process: int) -> float:
    """The share of memory that is this process's own doing (PSS)."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return 0.0


async def play(visitor: Visitor, seed: int, moves: int) -> tuple[list[float], int]:
    """So many moves: how long each took, and how many are not in the game's own record."""
    await visitor.deal(seed)
    times: list[float] = []
    lost = 0
    for _ in range(moves):
        number = visitor.scene["number"]
        start = time.perf_counter()
        text = await visitor.move()
        times.append(1000 * (time.perf_counter() - start))
        lost += visitor.record[number : number + 1] != [text]
    return times, lost


def verdict(name: str, value: float, bar: float, unit: str) -> bool:
    """A line for a bar."""
    good = value <= bar
    print(f"  {name:<34} {value:8.1f} {unit:<4} bar {bar:g}: {'ok' if good else 'NOT REACHED'}")
    return good


async def measure(server: Server, count: int, moves: int) -> bool:
    """Arrive, play, leave."""
    start = time.monotonic()
    visitors: Sequence[Visitor] = await asyncio.gather(*(Visitor(server.url).arrive() for _ in range(count)))
    print(f"{count} visitors have their table after {time.monotonic() - start:.1f} s (all arrived at once).")
    found = await asyncio.gather(*(play(visitor, 100 + i, moves) for i, visitor in enumerate(visitors)))
    times = sorted(t for each, _ in found for t in each)
    lost = sum(each for _, each in found)
    kernels = server.kernels()
    each = [megabytes(process) for process in kernels]
    own = megabytes(server.process.pid)
    print(
        f"{len(times)} moves, Greedy answering: median {statistics.median(times):.1f} ms, slowest {times[-1]:.0f} ms."
    )
    print(f"Memory (PSS): {statistics.mean(each):.0f} MB a kernel on average, the server {own:.0f} MB.")
    for visitor in visitors[::2]:
        await visitor.leave()
    for visitor in visitors[1::2]:
        await visitor.hang_up()
    start = time.monotonic()
    while server.kernels() and time.monotonic() - start < 2 * GONE_SECONDS:
        await asyncio.sleep(0.5)
    gone = time.monotonic() - start
    good = [
        verdict("answer, 95 of 100 within", times[int(len(times) * 0.95)], P95_MS, "ms"),
        verdict("memory of the heaviest visitor", max(each) + own / count, MEGABYTES, "MB"),
        verdict("moves lost", lost + (count * moves - len(times)) + abs(count - len(kernels)), 0, ""),
        verdict("kernels gone after leaving", gone, GONE_SECONDS, "s"),
    ]
    return all(good)


def main() -> None:
    """Measure and say so."""
    words = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    words.add_argument("--visitors", type=int, default=10)
    words.add_argument("--moves", type=int, default=20)
    given = words.parse_args()
    with served("--seats", str(given.visitors)) as server:
        good = asyncio.run(measure(server, given.visitors, given.moves))
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
