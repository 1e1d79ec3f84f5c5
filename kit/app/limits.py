"""Limits: the one table of how much a visitor of the page may ask for.

At home (`make app`, a notebook) they only stop mistakes: nobody else is disturbed. On a published page (`make serve`)
they are tight, so that one visitor cannot take the table away from others. The server says which of the two holds by
the environment of the kernel, which no message of a page can change.

    from kit.app.limits import limits

    games = min(asked, limits().games)
"""

from __future__ import annotations

import os
from typing import Final, NamedTuple

PUBLISHED: Final = "KIT_PUBLISHED"
"""The environment variable that the server of a published page sets for its kernels."""


class Limits(NamedTuple):
    """How much one visitor may ask for. Numbers only, so that they can be read at a glance."""

    # What a page may send.
    text: int
    """Characters of a pasted replay."""
    moves: int
    """Moves of a replay that is pasted or resumed, and of a game that goes on."""
    name: int
    """Characters of a player's name."""
    branches: int
    """Games that wait below the one on the table ("what if", loaded replays)."""

    # How long bots may think.
    rollouts: int
    """Games the Rollout bot imagines for one move."""
    iterations: int
    """Iterations of the Mcts bot for one move."""

    # The Simulate tab.
    games: int
    """Games of one series."""
    series_seconds: float
    """Seconds for one series; what is finished by then is counted."""
    seconds_per_game: float
    """Seconds for one game of a series."""
    workers: int
    """Processes of one series; 1 plays in the kernel itself and starts none, 0 takes what the machine has."""
    rows: int
    """Rows of a table that is shown or drawn."""

    # What the kernel may use, seen to by the operating system (0: as much as there is).
    memory_mb: int
    """Megabytes of memory of its own that a kernel may have (RLIMIT_DATA)."""
    cpu_seconds: int
    """Seconds of processor time in the life of a kernel (RLIMIT_CPU); then the table goes to sleep."""
    files: int
    """Open files and sockets (RLIMIT_NOFILE)."""
    nice: int
    """How far a kernel stands back behind the server that answers everybody."""


HOME: Final = Limits(
    text=2_100_000,
    moves=100_000,
    name=40,
    branches=8,
    rollouts=2_000,
    iterations=20_000,
    games=100_000,
    series_seconds=3600.0,
    seconds_per_game=60.0,
    workers=0,
    rows=1_000_000,
    memory_mb=0,
    cpu_seconds=0,
    files=0,
    nice=0,
)

PUBLIC: Final = Limits(
    text=200_000,
    moves=6_000,
    name=40,
    branches=4,
    rollouts=30,
    iterations=200,
    games=300,
    series_seconds=30.0,
    seconds_per_game=5.0,
    workers=1,
    rows=50_000,
    memory_mb=600,
    cpu_seconds=1200,
    files=256,
    nice=5,
)


def limits() -> Limits:
    """Those that hold here."""
    return PUBLIC if os.environ.get(PUBLISHED) else HOME
