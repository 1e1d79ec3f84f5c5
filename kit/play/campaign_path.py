"""The way through the campaign, read from `cards/shards/campaign/path.yaml`: chapters, hand-outs, endings.

The order of the battles and the texts are designed for this kit; the file says so, and `Path.designed` tells it on.
"""

from __future__ import annotations

import functools
from typing import Final, NamedTuple

from kit.cards.load import CardError, Source, read_part
from kit.cards.terms import LANGUAGES
from kit.games import known_bosses, saved_cards

GAME: Final = "shards"
MOST_CHAPTERS: Final = 40

Texts = dict[str, str]


class Outcome(NamedTuple):
    """What a victory or a defeat leads to."""

    texts: Texts
    # The hand-out of Saved cards it earns, by its letter; empty for none.
    hand_out: str
    # The mastery the next boss begins with.
    head_start: int
    # The chapters that may come next.
    next: tuple[str, ...]

    def text(self, language: str = "en") -> str:
        """What happened then."""
        return spoken(self.texts, language)


class Chapter(NamedTuple):
    """One battle and what leads to it."""

    id: str
    boss: str
    names: Texts
    texts: Texts
    won: Outcome
    lost: Outcome

    def name(self, language: str = "en") -> str:
        """What the chapter is called."""
        return spoken(self.names, language)

    def text(self, language: str = "en") -> str:
        """What is read before the battle."""
        return spoken(self.texts, language)

    def boss_name(self, language: str = "en") -> str:
        """Who is fought."""
        return spoken(boss_names()[self.boss], language)


class Ending(NamedTuple):
    """One way for it all to end."""

    id: str
    # Must the last battle be won for it, and how many must have been in all?
    won: bool
    least: int
    names: Texts
    texts: Texts

    def name(self, language: str = "en") -> str:
        """What the ending is called."""
        return spoken(self.names, language)

    def text(self, language: str = "en") -> str:
        """What is read at the end."""
        return spoken(self.texts, language)


class Path(NamedTuple):
    """The whole way."""

    names: Texts
    chapters: dict[str, Chapter]
    hand_outs: dict[str, tuple[str, ...]]
    endings: tuple[Ending, ...]
    designed: bool

    def ending(self, won: bool, battles: int) -> Ending:
        """How it ends after so many battles won, the last one included if it was."""
        return next(one for one in self.endings if one.won == won and battles >= one.least)

    def beyond(self, chapter: str) -> set[str]:
        """Every chapter that can still come after this one."""
        found: set[str] = set()
        waiting = [chapter]
        while waiting:
            here = self.chapters[waiting.pop()]
            for name in (*here.won.next, *here.lost.next):
                if name not in found:
                    found.add(name)
                    waiting.append(name)
        return found


def spoken(texts: Texts, language: str) -> str:
    """In that language, or in English."""
    return texts.get(language) or texts["en"]


@functools.cache
def boss_names() -> dict[str, Texts]:
    """The names of the bosses, as their pages say them."""
    listed = read_part(GAME, "bosses").data["bosses"]
    assert isinstance(listed, list)
    return {str(entry["id"]): dict(entry["name"]) for entry in listed}


@functools.cache
def path() -> Path:
    """The way the card files describe, read once."""
    return read(read_part(GAME, "path"))


def read(source: Source) -> Path:
    """A file in the shape of path.yaml; what does not fit is named with its line."""
    reader = Reader(source)
    hand_outs = reader.hand_outs()
    chapters = reader.chapters(hand_outs)
    endings = tuple(reader.ending(entry, ("endings", i)) for i, entry in enumerate(reader.listed(("endings",))))
    found = Path(reader.texts(("name",)), chapters, hand_outs, endings, reader.data.get("status") == "designed")
    for won in (True, False):
        if not any(one.won == won and one.least <= int(won) for one in endings):
            raise reader.error(
                ("endings",), f"no ending is left when the last battle is {'won' if won else 'lost'}."
            )
    for name in chapters:
        if name in found.beyond(name):
            raise reader.error(("chapters",), f"{name!r} leads back to itself.")
    return found


Where = tuple[str | int, ...]


class Reader:
    """Takes a file apart, and says where it is wrong."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.data = source.data

    def error(self, where: Where, message: str) -> CardError:
        """What is wrong, in which line."""
        line = next(
            (self.source.lines[where[:n]] for n in range(len(where), -1, -1) if where[:n] in self.source.lines), 1
        )
        return CardError(f"{self.source.name}:{line}  {message}")

    def at(self, where: Where) -> object:
        """The value that stands there; nothing if there is none."""
        found: object = self.data
        for step in where:
            if isinstance(found, dict) and isinstance(step, str):
                found = found.get(step)
            elif isinstance(found, list) and isinstance(step, int):
                found = found[step]
            else:
                return None
        return found

    def listed(self, where: Where) -> list[object]:
        """A list that is not too long."""
        value = self.at(where)
        if not isinstance(value, list) or len(value) > MOST_CHAPTERS:
            raise self.error(where, f"{where[-1]!r} is a list of at most {MOST_CHAPTERS}.")
        return value

    def texts(self, where: Where) -> Texts:
        """A text in every language."""
        value = self.at(where)
        if (
            not isinstance(value, dict)
            or set(value) != set(LANGUAGES)
            or not all(isinstance(t, str) for t in value.values())
        ):
            raise self.error(where, f"{where[-1]!r} needs a text in {', '.join(LANGUAGES)}.")
        return {str(language): str(text) for language, text in value.items()}

    def word(self, where: Where, known: list[str] | None = None) -> str:
        """A name; one of these, if they are given."""
        value = self.at(where)
        if not isinstance(value, str) or not value or (known is not None and value not in known):
            raise self.error(where, f"{where[-1]!r} should be one of: {', '.join(known or ['a name'])}.")
        return value

    def number(self, where: Where) -> int:
        """A small number; 0 where there is none."""
        value = self.at(where)
        if value is None:
            return 0
        if type(value) is not int or not 0 <= value <= 20:
            raise self.error(where, f"{where[-1]!r} is a number from 0 to 20.")
        return value

    def hand_outs(self) -> dict[str, tuple[str, ...]]:
        """Which Saved cards are laid out when; each at most once."""
        value = self.at(("hand_outs",))
        if not isinstance(value, dict):
            raise self.error(("hand_outs",), "hand_outs names the Saved cards of each hand-out.")
        known = saved_cards(GAME)
        seen: set[str] = set()
        for letter in value:
            for i in range(len(self.listed(("hand_outs", letter)))):
                card = self.word(("hand_outs", letter, i), known)
                if card in seen:
                    raise self.error(("hand_outs", letter, i), f"{card!r} is handed out twice.")
                seen.add(card)
        return {str(letter): tuple(str(card) for card in cards) for letter, cards in value.items()}

    def chapters(self, hand_outs: dict[str, tuple[str, ...]]) -> dict[str, Chapter]:
        """All chapters by their id, the first one first."""
        listed = self.listed(("chapters",))
        names = [self.word(("chapters", i, "id")) for i in range(len(listed))]
        if not names or len(set(names)) < len(names):
            raise self.error(("chapters",), "needs chapters, each with an id of its own.")
        found: dict[str, Chapter] = {}
        for i, name in enumerate(names):
            where: Where = ("chapters", i)
            won, lost = (self.outcome((*where, way), names, list(hand_outs)) for way in ("won", "lost"))
            boss = self.word((*where, "boss"), known_bosses(GAME))
            found[name] = Chapter(
                name, boss, self.texts((*where, "name")), self.texts((*where, "text")), won, lost
            )
        return found

    def outcome(self, where: Where, names: list[str], letters: list[str]) -> Outcome:
        """A victory or a defeat."""
        following = tuple(self.word((*where, "next", i), names) for i in range(len(self.listed((*where, "next")))))
        letter = self.word((*where, "hand_out"), letters) if self.at((*where, "hand_out")) is not None else ""
        return Outcome(self.texts((*where, "text")), letter, self.number((*where, "head_start")), following)

    def ending(self, entry: object, where: Where) -> Ending:
        """One of the endings."""
        last = self.word((*where, "last"), ["won", "lost"])
        least = self.number((*where, "least"))
        return Ending(
            self.word((*where, "id")),
            last == "won",
            least,
            self.texts((*where, "name")),
            self.texts((*where, "text")),
        )
