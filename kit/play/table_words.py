"""What is said when a table is set out: card ids, opponents, and the word that was probably meant."""

from __future__ import annotations

import difflib
from collections.abc import Sequence


def likely(name: str, known: list[str]) -> str:
    """The word that was probably meant, as a question."""
    close = difflib.get_close_matches(name[:60], known, 1, 0.6)
    return f" Did you mean {close[0]!r}?" if close else ""


def seats_of(opponents: object) -> list[dict[str, object]]:
    """What is said about the others: a list with one dictionary each."""
    if opponents is None:
        return []
    if not isinstance(opponents, list | tuple) or not all(isinstance(each, dict) for each in opponents):
        raise TypeError("opponents is a list with a dict for each: opponents=[dict(hand='apprentice')].")
    return list(opponents)


def ids(value: object) -> list[str]:
    """Card ids from a text with spaces or a list."""
    if value is None:
        return []
    if isinstance(value, str):
        return value.split()
    if isinstance(value, Sequence) and all(isinstance(v, str) for v in value):
        return [str(v) for v in value]
    raise TypeError(f"cards are ids in a text or a list, not {value!r}.")
