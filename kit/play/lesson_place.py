"""Where a lesson is read: in which language, and whether by a person or by a test that has little time."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from kit.cards.terms import LANGUAGES

SMALL: Final = "KIT_SMALL"
LANGUAGE: Final = "KIT_LANGUAGE"
FEW: Final = 4


def games(wanted: int) -> int:
    """So many games for a person; a handful where KIT_SMALL is set, which is how the notebooks are tested.

    A number in KIT_SMALL says how many a handful is.
    """
    small = os.environ.get(SMALL, "").strip()
    if not small or small == "0":
        return wanted
    most = int(small) if small.isdecimal() and len(small) < 6 and int(small) > 1 else FEW
    return min(wanted, most)


@contextlib.contextmanager
def bar(total: int, progress: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar that leaves nothing behind; call what you get with the number of games just played."""
    if not progress:
        yield lambda played: None
        return
    # Only now: in a notebook it brings the libraries of the page along.
    from tqdm.auto import tqdm

    # disable=None: no bar where nobody can see it move.
    with tqdm(total=total, leave=False, disable=None) as shown:

        def step(played: int) -> None:
            shown.update(played)

        yield step


def language() -> str:
    """The language of the lesson: KIT_LANGUAGE if it is set, else that of the folder (`fr`, `pt`), else English.

    A notebook runs in the folder it lies in, so the same cells open the board in its language.
    """
    for name in (os.environ.get(LANGUAGE, "").strip().lower(), Path.cwd().name):
        if name in LANGUAGES:
            return name
    return "en"


def card_file(text: str, name: str = "my-cards.yaml") -> Path:
    """A card file made of this text, in a folder of its own that the system clears away: for `kit.load(…, extra=…)`."""
    path = Path(tempfile.mkdtemp(prefix="kit-")) / Path(name).name
    path.write_text(text, encoding="utf-8")
    return path
