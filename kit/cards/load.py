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
MOST_PARTS = 100_000
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
        # A name may be anything in a file from a stranger; what is shown is short and plain.
        where = ".".join(plain(str(part)[:60]) for part in self.shown(path))
        return CardError(f"{self.name}:{line}  {where + ': ' if where else ''}{message}")

    def shown(self, path: Path_) -> list[object]:
        """The path as a person names it: the card's id in place of its number, no list numbers."""
        parts: list[object] = []
        if len(path) >= 2 and path[0] == "cards" and isinstance(path[1], int):
            cards = self.data.get("cards")
            if isinstance(cards, list) and isinstance(cards[path[1]], dict):
                name = cards[path[1]].get("id")
                parts.append(name if isinstance(name, str) and name else f"card {path[1] + 1}")
            path = path[2:]
        parts += [part for part in path if not isinstance(part, int)]
        return parts


def plain(text: str) -> str:
    """Without anything a terminal would obey."""
    return "".join(c if c.isprintable() else "?" for c in text)


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


def read_part(game: str, name: str) -> Source:
    """A file of cards that belong to a box but are not shuffled in with the others."""
    return read(folder() / game / "campaign" / f"{name}.yaml", f"cards/{game}/campaign/{name}.yaml")


def read(path: Path, name: str | None = None) -> Source:
    """A card file from disk."""
    shown = plain(name or path.name)
    try:
        if path.exists() and not path.is_file():
            raise CardError(f"{shown}: is not a file.")
        # No more than that is ever read, whatever the file says about its length.
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise CardError(f"{shown}: cannot be read ({error.strerror}).") from None
    if len(raw) > MOST_BYTES:
        raise CardError(f"{shown}: is too long for a card file; the most is {MOST_BYTES:,} bytes.")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise CardError(f"{shown}: is not text in UTF-8.") from None
    return parse(text, shown)


def parse(text: str, name: str) -> Source:
    """A card file from text."""
    if len(text) > MOST_BYTES:
        raise CardError(f"{name}: too long for a card file; the most is {MOST_BYTES:,} characters.")
    reading = Reading(name)
    try:
        # Event by event: a reader that builds the whole tree first can be brought down by deep nesting.
        for event in yaml.parse(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
            reading.take(event)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 1 if mark is not None else 1
        problem = getattr(error, "problem", None) or getattr(error, "reason", None) or "it cannot be read"
        raise CardError(f"{name}:{line}  this is not YAML: {problem}.") from None
    except UnicodeError:
        raise CardError(f"{name}: is not text in UTF-8.") from None
    if not reading.lines:
        raise CardError(f"{name}:1  the file is empty; it needs game, set and cards.")
    if not isinstance(reading.data, dict):
        raise CardError(f"{name}:1  a card file is a mapping with game, set and cards.")
    return Source(name, reading.data, reading.lines, text)


class Frame:
    """A list or mapping that is being read."""

    def __init__(self, path: Path_, into: list[object] | dict[str, object]) -> None:
        self.path = path
        self.into = into
        # In a mapping: the key whose value comes next.
        self.key: str | None = None


class Reading:
    """Puts plain data together from the events of the YAML reader, and notes the line of each part."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.data: object = None
        self.lines: dict[Path_, int] = {}
        self.open: list[Frame] = []
        self.documents = 0

    def error(self, line: int, message: str) -> CardError:
        """What is wrong, and where."""
        return CardError(f"{self.name}:{line}  {message}")

    def take(self, event: yaml.Event) -> None:
        """One event: a value, the beginning or the end of something."""
        line = event.start_mark.line + 1 if event.start_mark is not None else 1
        if isinstance(event, yaml.DocumentStartEvent):
            self.documents += 1
            if self.documents > 1:
                raise self.error(line, "a second document (---) begins here; a card file is only one.")
        elif isinstance(event, (yaml.SequenceEndEvent, yaml.MappingEndEvent)):
            self.open.pop()
        elif isinstance(event, yaml.NodeEvent):
            self.node(event, line)

    def node(self, event: yaml.NodeEvent, line: int) -> None:
        """A value, or the beginning of a list or mapping."""
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            raise self.error(line, "anchors and aliases (& and *) are not part of the card language.")
        tag = getattr(event, "tag", None)
        if tag is not None:
            raise self.error(line, f"tags ({str(tag)[:40]}) are not part of the card language.")
        inside = self.open[-1] if self.open else None
        if inside is not None and isinstance(inside.into, dict) and inside.key is None:
            self.named(inside, inside.into, event, line)
            return
        path = self.place(inside)
        # A key stands where its value does; its line is the better one to name.
        self.lines.setdefault(path, line)
        if len(self.lines) > MOST_PARTS:
            raise self.error(line, f"more than {MOST_PARTS:,} values are too many for a card file.")
        if isinstance(event, yaml.ScalarEvent):
            self.put(inside, scalar(event))
            return
        if len(path) >= MOST_DEPTH:
            raise self.error(line, "is nested too deeply for a card file.")
        into: list[object] | dict[str, object] = {} if isinstance(event, yaml.MappingStartEvent) else []
        self.put(inside, into)
        self.open.append(Frame(path, into))

    def named(self, inside: Frame, into: dict[str, object], event: yaml.NodeEvent, line: int) -> None:
        """The next key of a mapping."""
        if not isinstance(event, yaml.ScalarEvent):
            raise self.error(line, "a key must be a single word.")
        key = str(event.value)
        if key in into:
            raise self.error(line, f"{key[:60]!r} stands here twice.")
        inside.key = key
        self.lines[(*inside.path, key)] = line

    def place(self, inside: Frame | None) -> Path_:
        """Where the next value goes."""
        if inside is None:
            return ()
        return (*inside.path, len(inside.into) if isinstance(inside.into, list) else inside.key)

    def put(self, inside: Frame | None, value: object) -> None:
        """Put a value there."""
        if inside is None:
            self.data = value
        elif isinstance(inside.into, list):
            inside.into.append(value)
        else:
            inside.into[str(inside.key)] = value
            inside.key = None


def scalar(event: yaml.ScalarEvent) -> object:
    """Text, a whole number, true, false or nothing; words like yes, no and on stay text."""
    value = str(event.value)
    # What is quoted is text, whatever it looks like.
    if not event.implicit[0]:
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
