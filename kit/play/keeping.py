"""Where a game is kept, what may be written over, and the command with which it goes on."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from kit.play.match import Match
from kit.play.replay import FIRST_LINE
from kit.play.words import say


def shown(text: str) -> str:
    """What somebody typed, as it can be shown: short, and without anything a terminal would obey."""
    clean = "".join(c if c.isprintable() else "?" for c in text[:60])
    return f"“{clean}{'…' if len(text) > 60 else ''}”"


def free_name(stem: str, suffix: str = ".txt") -> Path:
    """A file that does not exist yet, in this folder if the stem names no other."""
    path = Path(f"{stem}{suffix}")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}{suffix}")
        number += 1
    return path


def elsewhere(file: Path) -> Path:
    """Where there is room when a file cannot be written: a new one in the folder for passing things."""
    return free_name(str(Path(tempfile.gettempdir()) / file.stem), file.suffix)


def foreign(path: Path) -> bool:
    """Is there a file already that is no saved game? It is not to be written over."""
    if not path.exists():
        return False
    if not path.is_file():
        return True
    with path.open("rb") as file:
        return file.read(len(FIRST_LINE)) != FIRST_LINE.encode()


def written(match: Match, path: Path, language: str) -> tuple[bool, str]:
    """Write the game to a file: whether that was possible, and the sentence that says so."""
    try:
        if foreign(path):
            return False, say("taken", language, file=shown(str(path)))
        match.replay().save(path)
    except (OSError, ValueError, RuntimeError) as error:
        why = getattr(error, "strerror", None) or type(error).__name__
        return False, say("not saved", language, file=shown(str(path)), why=why)
    return True, say("saved", language, file=path)


def this_python() -> str:
    """What is typed to run the Python that runs now: `.venv/bin/python` where that is the one, else its name."""
    running = Path(sys.executable)
    if Path(".venv").exists() and os.path.samefile(sys.prefix, ".venv"):
        return str(Path(".venv", running.parent.name, running.name))
    return running.name.removesuffix(".exe") or "python"


def command(words: Sequence[str]) -> str:
    """`python -m kit …`, as it can be typed."""
    parts = [this_python(), "-m", "kit", *words]
    return subprocess.list2cmdline(parts) if os.name == "nt" else shlex.join(parts)


def reason(error: Exception) -> str:
    """What an error says, as a short sentence that a terminal can show."""
    text = " ".join(str(error).split())[:300]
    # Only what was raised with a sentence explains itself.
    if not text or not isinstance(error, RuntimeError | ValueError):
        text = f"{type(error).__name__}: {text}" if text else type(error).__name__
    clean = "".join(c if c.isprintable() else "?" for c in text)
    return clean if clean.endswith((".", "!", "?")) else clean + "."
