"""The real program, run as a person runs it: in a subprocess, or in a terminal of its own."""

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
KIT = [sys.executable, "-m", "kit"]


def environment(**more):
    """Without the language and the width of whoever runs the tests."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "COLUMNS"))}
    return {**kept, "PYTHONPATH": str(ROOT), "COLUMNS": "100", "TERM": "dumb", "PYTHONUTF8": "1", **more}


def kit_run(*arguments, cwd, stdin="", **more):
    """Run it to its end. Stdin is a text, not a terminal."""
    return subprocess.run(
        [*KIT, *map(str, arguments)],
        cwd=cwd,
        env=environment(**more),
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )


def take_terminal():
    """Make what stands at stdin the terminal of this new session."""
    # Whoever runs the tests in the background may have switched the interrupt key off.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Person:
    """Somebody at a terminal: reads what appears, types, presses Ctrl-C."""

    def __init__(self, *arguments, cwd, **more):
        self.master, slave = pty.openpty()
        # As large as a window usually is; a new one has no size.
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        self.process = subprocess.Popen(
            [*KIT, *map(str, arguments)],
            cwd=cwd,
            env=environment(**more),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            # A session of its own, with this as its terminal, so that Ctrl-C reaches the program as it would.
            start_new_session=True,
            preexec_fn=take_terminal,
        )
        os.close(slave)
        self.seen = ""

    def __enter__(self):
        return self

    def __exit__(self, *error):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        if self.master is not None:
            os.close(self.master)

    def read(self, until, seconds=60):
        """Read on until a pattern appears; returns what was read."""
        start = len(self.seen)
        end = time.monotonic() + seconds
        while not re.search(until, self.seen[start:]):
            if time.monotonic() > end:
                raise AssertionError(f"{until!r} did not appear within {seconds} s:\n{self.seen[start:]}")
            if not self._more():
                raise AssertionError(f"the program ended before {until!r} appeared:\n{self.seen[start:]}")
        return self.seen[start:]

    def _more(self):
        ready, _, _ = select.select([self.master], [], [], 0.5)
        if not ready:
            return self.process.poll() is None
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.seen += data.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(data)

    def type(self, text, until=r"\n> $"):
        """Type a line and read until the program asks again."""
        os.write(self.master, (text + "\n").encode())
        return self.read(until)

    def press(self, key):
        """A control key, as the keyboard sends it."""
        os.write(self.master, key)

    def send(self, name):
        """A signal from outside."""
        self.process.send_signal(getattr(signal, name))

    def close(self, seconds=60):
        """The window is closed: nothing can be read, said or typed any more. Returns the exit code."""
        os.close(self.master)
        self.master = None
        return self.process.wait(timeout=seconds)

    def leave(self, seconds=60):
        """Wait for the end: everything that was still said, and the exit code."""
        start = len(self.seen)
        end = time.monotonic() + seconds
        while self._more():
            assert time.monotonic() < end, f"the program does not end:\n{self.seen[start:]}"
        return self.seen[start:], self.process.wait(timeout=seconds)


def read_by_one_who_goes_away(*arguments, cwd, stdin, characters):
    """`kit … | head`: the answers lie ready, whoever reads along reads so much and goes. The code and the errors."""
    with subprocess.Popen(
        [*KIT, *map(str, arguments)],
        cwd=cwd,
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        feeding = threading.Thread(target=feed, args=(process, stdin), daemon=True)
        feeding.start()
        process.stdout.read(characters)
        process.stdout.close()
        errors = process.stderr.read().decode()
        feeding.join(60)
    return process.returncode, errors


def feed(process, text):
    """All answers, as long as they are taken."""
    with contextlib.suppress(BrokenPipeError):
        process.stdin.write(text.encode())
        process.stdin.close()


CTRL_C = b"\x03"
CTRL_D = b"\x04"
