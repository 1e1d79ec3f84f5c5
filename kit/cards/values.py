"""Plain values in a card file: each is what it should be, or is refused with a sentence."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kit.cards.load import CardError, Path_, Source

MOST_TEXT: Final = 400
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\Z")


def told(value: object) -> str:
    """A value as it is shown in an error: as in the file, short, and nothing of Python."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, dict)):
        return "a list" if isinstance(value, list) else "a mapping"
    return repr(str(value)[:40])


class Values:
    """Looks at values of one file: numbers, texts, lists, mappings."""

    def __init__(self) -> None:
        self.source: Source | None = None
        # Words of other games, with the title of the game.
        self.elsewhere: dict[str, str] = {}

    # ------------------------------------------------------------------ errors

    def error(self, path: Path_, message: str) -> CardError:
        """Where, and what is wrong."""
        assert self.source is not None
        return self.source.error(path, message)

    def unknown(self, path: Path_, what: str, name: object, known: Sequence[str]) -> CardError:
        """No such word; the likely one, or all there are."""
        close = difflib.get_close_matches(str(name), known, 1, 0.6)
        hint = f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(sorted(known))}."
        if what != "key" and str(name) in self.elsewhere:
            hint = f"that is a word of {self.elsewhere[str(name)]}."
        shown = repr(name[:60]) if isinstance(name, str) else told(name)
        return self.error(path, f"no {what} {shown}; {hint}")

    # ------------------------------------------------------------------ plain values

    def number(self, value: object, path: Path_, least: int = 0) -> int:
        """A whole number, never negative."""
        if type(value) is not int:
            raise self.error(path, f"needs a whole number, not {told(value)}.")
        if value < 0:
            raise self.error(path, f"{value} is negative; write how much, not in which direction.")
        if not least <= value <= 1000:
            raise self.error(path, f"{value} is out of bounds; from {least} to 1000.")
        return value

    def mapping(
        self, value: object, path: Path_, keys: Sequence[str] | None = None, like: str = ""
    ) -> dict[str, object]:
        """A mapping, with only the keys that mean something here; `like` is an example of a right one."""
        if not isinstance(value, dict):
            shown = like or (f"{{{keys[0]}: …}}" if keys else "{}")
            raise self.error(path, f"needs a mapping like {shown}, not {told(value)}.")
        if keys is not None:
            for key in value:
                if key not in keys:
                    raise self.unknown((*path, key), "key", key, keys)
        return value

    def listed(self, value: object, path: Path_) -> list[object]:
        """A list."""
        if not isinstance(value, list):
            raise self.error(path, f"needs a list, not {told(value)}.")
        return value

    def text(self, value: object, path: Path_) -> str:
        """A single word or text."""
        if not isinstance(value, str) or not value:
            raise self.error(path, f"needs a text, not {told(value)}.")
        if len(value) > MOST_TEXT:
            raise self.error(path, f"{len(value)} characters are too many; the most is {MOST_TEXT}.")
        if not value.isprintable():
            raise self.error(path, "needs plain text on one line.")
        return value

    def label(self, value: str, path: Path_) -> str:
        """A name that becomes part of a move: it must be readable there and in a saved game."""
        if not ID.match(value) or len(value) > 40:
            raise self.error(
                path, f"{value[:40]!r} cannot be the name of a choice: small letters and digits joined by hyphens."
            )
        return value

    def flag(self, value: object, path: Path_) -> bool:
        """true or false."""
        if not isinstance(value, bool):
            raise self.error(path, f"needs true or false, not {told(value)}.")
        return value

    def texts(self, value: object, path: Path_) -> list[str]:
        """One text or a list of them."""
        if value == []:
            raise self.error(path, "needs at least one.")
        if isinstance(value, list):
            return [self.text(v, (*path, i)) for i, v in enumerate(value)]
        return [self.text(value, path)]
