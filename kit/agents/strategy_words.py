"""The words a strategy may use for cards: names, factions, sorts, prices, and what the cards do.

They are read from the card files of all boxes of a game, so a strategy is checked before any game is loaded;
cards of a box that is not on the table simply never come up.
"""

from __future__ import annotations

import difflib
import functools
from collections.abc import Iterable, Iterator

from kit.agents.greedy import weights
from kit.cards.load import known_sets, read_set
from kit.cards.vocabulary import WORDS
from kit.core.cards import Card
from kit.core.rules import Rules
from kit.games import GAMES

# Facts of an entry in a card file that are not things the card does.
FACTS = ("check", "cost", "flags", "id", "name", "note", "status", "type", "faction")
# Moves by which a card or a monster is got hold of: what a line means that names no move.
GETTING = frozenset(["acquire", "recruit", "defeat", "draft", "fetch"])
# Numbers of the table under the name people say.
SPOKEN = {"honor-pool": "pool"}


class Vocabulary:
    """Every word that means something in the strategies of one game."""

    def __init__(self, game: str, own: Iterable[dict[str, object]] = ()) -> None:
        self.game = game
        blank = GAMES[game].rules()
        self.types = blank.types
        self.factions = tuple(name for name in blank.factions if name != "none")
        self.figures = blank.figures
        shared = [counter.name for counter in blank.table_counters]
        held = [counter.name for counter in blank.seat_counters if counter.shown]
        self.counters = {name: name for name in [*held, *shared]}
        self.counters.update({said: name for said, name in SPOKEN.items() if name in shared})
        self.shared = frozenset(shared)
        self.places = [zone.name for zone in [*blank.seat_zones, *blank.table_zones]]
        # Greedy has a weight for every sort of move there is, so its table is the list of them.
        self.moves: list[str] = sorted(weights(game).get("words", {}))
        self.ids: dict[str, str] = {}
        self.heroes: list[str] = []
        self.deeds: set[str] = set()
        for name in known_sets(game):
            data = read_set(game, name).data
            for hero in listed(data, "heroes"):
                self.heroes.append(str(hero.get("id", "")))
            for entry in listed(data, "cards"):
                self.add(entry)
        for entry in own:
            self.add(entry)
        # Only words of the card language; what follows them (numbers, names) is no deed.
        self.deeds &= {word.name for word in [*WORDS, *GAMES[game].words]}

    def add(self, entry: dict[str, object]) -> None:
        """A card can be called by its id or by its English name."""
        card = str(entry.get("id", ""))
        self.ids[card] = card
        names = entry.get("name")
        if isinstance(names, dict):
            self.ids[said(str(names.get("en", card)))] = card
        self.deeds.update(name for name, _ in deeds(entry))

    def card(self, word: str) -> str:
        """The id of the card that is called so, also when there are several (mystics); nothing if there is none."""
        for form in singulars(word):
            if form in self.ids:
                return self.ids[form]
        return ""


@functools.cache
def vocabulary(game: str) -> Vocabulary:
    """The words of a game, read once."""
    return Vocabulary(game)


def listed(data: dict[str, object], key: str) -> list[dict[str, object]]:
    """The entries of a list in a card file."""
    found = data.get(key)
    return [entry for entry in found if isinstance(entry, dict)] if isinstance(found, list) else []


def said(name: str) -> str:
    """A name as it is written in a strategy: small letters, hyphens, nothing else."""
    kept = "".join(c if c.isalnum() or c in " -" else "" for c in name.lower())
    return "-".join(kept.replace("-", " ").split())


def singulars(word: str) -> Iterator[str]:
    """A word, and what it may be the plural of."""
    yield word
    if word.endswith("ies"):
        yield word[:-3] + "y"
    if word.endswith("es"):
        yield word[:-2]
    if word.endswith("s"):
        yield word[:-1]


def near(word: str, known: Iterable[str]) -> str:
    """A hint at the word that was probably meant, or nothing."""
    close = difflib.get_close_matches(word[:40], list(known), 1, 0.6)
    return f" Did you mean {close[0]!r}?" if close else ""


def deeds(entry: object) -> Iterator[tuple[str, object]]:
    """Everything a card does, as words of the card language with what follows them."""
    if isinstance(entry, dict):
        for word, more in entry.items():
            if word not in FACTS:
                yield str(word), more
                yield from deeds(more)
    elif isinstance(entry, list):
        for part in entry:
            yield from deeds(part)


class Sort:
    """A sort of card: everything that is said about it must be so."""

    def __init__(self) -> None:
        self.card = ""
        self.hero = ""
        self.faction = ""
        self.type = ""
        self.starter = False
        self.least = 0
        self.most = 1_000_000
        self.figure = ""
        # What the card does: a word, a resource it is about, a place it is done from.
        self.deed = ("", "", "")

    def fits(self, card: Card, rules: Rules) -> bool:
        """Is this card of the sort?"""
        if self.hero or (self.card and card.id != self.card):
            return False
        if self.faction and card.faction != self.faction:
            return False
        if self.type and card.type != self.type and card.type not in rules.counts_as.get(self.type, ()):
            return False
        if (self.starter and not card.starter) or not self.least <= card.cost <= self.most:
            return False
        if self.figure and not (card.figures.get(self.figure) or self.figure in card.scaled):
            return False
        return not self.deed[0] or self.does(card)

    def does(self, card: Card) -> bool:
        """Does the card do what is said?"""
        word, counter, place = self.deed
        for name, more in deeds(card.entry):
            if name != word:
                continue
            told = more if isinstance(more, dict) else {}
            source = told.get("from", ())
            if (not counter or counter in told) and (not place or place == source or place in source):
                return True
        return False


class Which:
    """Cards a line speaks of: any of several sorts."""

    def __init__(self, sorts: list[Sort]) -> None:
        self.sorts = sorts

    def table(self, rules: Rules) -> bytes:
        """A 1 for every kind that is meant."""
        return bytes(any(sort.fits(card, rules) for sort in self.sorts) for card in rules.cards)

    def names(self) -> set[str]:
        """Heroes that are meant."""
        return {sort.hero for sort in self.sorts if sort.hero}
