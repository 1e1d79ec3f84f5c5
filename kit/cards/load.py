"""Finding and reading card files, with the line of everything in them.

The files are read strictly: only text, whole numbers, true/false, lists and mappings; no key twice, no
anchors, no tags, bounded in size and depth. So a file from a stranger cannot do anything but be wrong.
"""

from __future__ import annotations

import re
from pathlib import Path

import yaml

MOST_BYTES = 1_000_000
MOST_DEPTH = 16
INTEGER = re.compile(r"-?(0|[1-9][0-9]{0,8})\Z")

Path_ = tuple[object, ...]


class CardError(ValueError):
    """Something in a card file is wrong: which file, which line, which card, and what to do."""


class Source:
    """A card file as read: plain data, and the line where each part of it stands."""

    def __init__(self, name: str, data: dict[str, object], lines: dict[Path_, int], text: str) -> None:
        self.name = name
        self.data = data
        self.lines = lines
        self.text = text

    def error(self, path: Path_, message: str) -> CardError:
        """An error at a place: `file:line  card.slot: sentence`."""
        known = path
        while known and known not in self.lines:
            known = known[:-1]
        line = self.lines.get(known, 1)
        where = ".".join(str(part) for part in self.shown(path))
        return CardError(f"{self.name}:{line}  {where + ': ' if where else ''}{message}")

    def shown(self, path: Path_) -> list[object]:
        """The path as a person names it: the card's id in place of its number, no list numbers."""
        parts: list[object] = []
        if len(path) >= 2 and path[0] == "cards" and isinstance(path[1], int):
            cards = self.data.get("cards")
            if isinstance(cards, list) and isinstance(cards[path[1]], dict):
                parts.append(cards[path[1]].get("id", f"card {path[1] + 1}"))
            path = path[2:]
        parts += [part for part in path if not isinstance(part, int)]
        return parts


def folder() -> Path:
    """Where the cards are: inside an installed package, or beside it in a checkout."""
    here = Path(__file__).resolve().parent.parent
    inside = here / "_cards"
    return inside if inside.is_dir() else here.parent / "cards"


def known_games() -> list[str]:
    """The games there are card files for."""
    return sorted(path.name for path in folder().iterdir() if path.is_dir())


def known_sets(game: str) -> list[str]:
    """The boxes of a game, the base box first."""
    names = sorted(path.stem for path in (folder() / game).glob("*.yaml"))
    return sorted(names, key=lambda name: (name != "base", name))


def read_set(game: str, name: str) -> Source:
    """One box of a game."""
    return read(folder() / game / f"{name}.yaml", f"cards/{game}/{name}.yaml")


def read(path: Path, name: str | None = None) -> Source:
    """A card file from disk."""
    shown = name or path.name
    try:
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise CardError(f"{shown}: {size:,} bytes is too long for a card file; the most is {MOST_BYTES:,}.")
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise CardError(f"{shown}: cannot be read ({error.strerror}).") from None
    except UnicodeDecodeError:
        raise CardError(f"{shown}: is not text in UTF-8.") from None
    return parse(text, shown)


def parse(text: str, name: str) -> Source:
    """A card file from text."""
    if len(text) > MOST_BYTES:
        raise CardError(f"{name}: too long for a card file; the most is {MOST_BYTES:,} characters.")
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        node = yaml.compose(text, Loader=loader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 1 if mark is not None else 1
        problem = getattr(error, "problem", None) or "is not YAML"
        raise CardError(f"{name}:{line}  {problem}") from None
    except RecursionError:
        raise CardError(f"{name}: is nested too deeply for a card file.") from None
    lines: dict[Path_, int] = {}
    if node is None:
        raise CardError(f"{name}:1  the file is empty; it needs game, set and cards.")
    data = plain(node, (), lines, name, set())
    if not isinstance(data, dict):
        raise CardError(f"{name}:1  a card file is a mapping with game, set and cards.")
    return Source(name, data, lines, text)


def plain(node: yaml.Node, path: Path_, lines: dict[Path_, int], name: str, seen: set[int]) -> object:
    """A node as plain data; notes the line of each part on the way."""
    line = node.start_mark.line + 1
    lines[path] = line
    if len(path) > MOST_DEPTH:
        raise CardError(f"{name}:{line}  is nested too deeply for a card file.")
    if id(node) in seen:
        raise CardError(f"{name}:{line}  anchors and aliases (& and *) are not part of the card language.")
    seen.add(id(node))
    if isinstance(node, yaml.MappingNode):
        out: dict[str, object] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise CardError(f"{name}:{key_node.start_mark.line + 1}  a key must be a single word.")
            key = str(key_node.value)
            if key in out:
                raise CardError(f"{name}:{key_node.start_mark.line + 1}  {key!r} stands here twice.")
            lines[(*path, key)] = key_node.start_mark.line + 1
            value = plain(value_node, (*path, key), lines, name, seen)
            lines[(*path, key)] = key_node.start_mark.line + 1
            out[key] = value
        return out
    if isinstance(node, yaml.SequenceNode):
        return [plain(child, (*path, i), lines, name, seen) for i, child in enumerate(node.value)]
    return scalar(node, name, line)


def scalar(node: yaml.Node, name: str, line: int) -> object:
    """Text, a whole number, true, false or nothing; words like yes, no and on stay text."""
    if not node.tag.startswith("tag:yaml.org,2002:"):
        raise CardError(f"{name}:{line}  tags ({node.tag[:40]}) are not part of the card language.")
    value = str(node.value)
    if getattr(node, "style", None):
        return value
    if INTEGER.match(value):
        return int(value)
    if value == "true":
        return True
    if value == "false":
        return False
    if value in ("", "null", "~"):
        return None
    return value
