"""Asking, and leaving in good order: Ctrl-C, a closed window, a reader that has gone away."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Final, ParamSpec, TypeVar

CLOSING: Final = ("SIGTERM", "SIGHUP")
NOBODY_READS: Final = 141
"""How a program ends whose reader has gone away."""

Handler = Callable[[int, FrameType | None], object] | signal.Handlers | int | None
T = TypeVar("T")
Talk = ParamSpec("Talk")


class Gone(EOFError):
    """The terminal is closed, or whoever read along has gone away: for a game it is the end of the input."""


def interrupt(number: int, frame: FrameType | None) -> None:
    """A closed window or a polite end is like Ctrl-C."""
    raise KeyboardInterrupt


@contextlib.contextmanager
def handling(names: tuple[str, ...], handler: Handler) -> Iterator[None]:
    """Handle signals in one way for a while. Only the main thread hears them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = [(number, signal.signal(number, handler)) for number in numbers]
    try:
        yield
    finally:
        for number, old in before:
            signal.signal(number, old if old is not None else signal.SIG_DFL)


def leaving_by_signal() -> contextlib.AbstractContextManager[None]:
    """While a game is played, the end of the terminal ends it like Ctrl-C."""
    return handling(CLOSING, interrupt)


def held_signals() -> contextlib.AbstractContextManager[None]:
    """While a file is written, nothing gets in between."""
    return handling(("SIGINT", *CLOSING), signal.SIG_IGN)


def undisturbed(work: Callable[[], T]) -> T:
    """Do it to its end; a signal that comes just before the signals are held only begins it anew."""
    while True:
        try:
            with held_signals():
                return work()
        except KeyboardInterrupt:
            continue


def hearing(talk: Callable[Talk, T]) -> Callable[Talk, T]:
    """Talk that notices when nobody is there any more; what is said after that goes nowhere, without an error."""

    def talked(*args: Talk.args, **more: Talk.kwargs) -> T:
        try:
            return talk(*args, **more)
        except OSError:
            silence()
            raise Gone from None

    return talked


def aside(says: Callable[[str], None], text: str) -> None:
    """Say something that is said for courtesy: a dead terminal must not spoil what has just been done."""
    with contextlib.suppress(Gone):
        says(text)


def ask(prompt: str) -> str:
    """One line from the keyboard, like `input`, but no Ctrl-C is lost.

    A signal that comes after the prompt and before Python waits for the line would only be noticed when a
    line comes. So we wait for two things, the line and a bell that every signal rings.
    """
    if os.name != "posix" or not sys.stdin.isatty():
        return input(prompt)
    print(prompt, end="", flush=True)
    listener, bell = os.pipe()
    os.set_blocking(bell, False)
    before = signal.set_wakeup_fd(bell, warn_on_full_buffer=False)
    try:
        ready: list[int] = []
        while sys.stdin.fileno() not in ready:
            # Python raises KeyboardInterrupt here as soon as the bell has rung.
            ready, _, _ = select.select([sys.stdin.fileno(), listener], [], [])
            if listener in ready:
                os.read(listener, 64)
    finally:
        signal.set_wakeup_fd(before)
        os.close(listener)
        os.close(bell)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")


def silence() -> None:
    """Nobody reads any more (`| head`): write the rest to nowhere, so that Python ends without a word."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    with contextlib.suppress(OSError, ValueError):
        # A closed window takes the place for errors with it; a reader of the output does not.
        if os.path.sameopenfile(sys.stdout.fileno(), sys.stderr.fileno()):
            os.dup2(nowhere, sys.stderr.fileno())
    with contextlib.suppress(OSError, ValueError):
        os.dup2(nowhere, sys.stdout.fileno())
