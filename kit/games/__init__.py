"""The games: `load` composes the rules of one from its boxes and variants, once."""

from __future__ import annotations

import copyreg
import difflib
import hashlib
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from kit.cards.compile import Lasting
from kit.cards.conditions import Question
from kit.cards.entries import compile_cards
from kit.cards.load import CardError, Source, known_sets, parse, read, read_part, read_set
from kit.cards.sorts import Home, Sort
from kit.cards.vocabulary import WORDS, Word
from kit.core.rules import Rules
from kit.games.ascension import fallen, solo, teams
from kit.games.ascension import keywords as ascension_words
from kit.games.ascension import rules as ascension_rules
from kit.games.ascension import sorts as ascension_sorts
from kit.games.shards import modes
from kit.games.shards import rules as shards_rules
from kit.games.shards import sorts as shards_sorts
from kit.games.shards import words as shards_words
from kit.games.shards.champions import STATICS

Change = Callable[[Rules], Rules]


class Game:
    """A game as `load` knows it: its rules, its words, its variants, and boxes that change the rules."""

    def __init__(
        self,
        rules: Callable[[], Rules],
        words: list[Word],
        variants: dict[str, Change],
        questions: Sequence[Question] = (),
        statics: Sequence[Lasting] = (),
        sets: dict[str, Change] | None = None,
        needs: dict[str, str] | None = None,
        clashes: Sequence[tuple[str, str, str]] = (),
        requires: dict[str, str] | None = None,
        more: dict[str, tuple[str, ...]] | None = None,
        title: str = "",
        sorts: dict[str, Sort] | None = None,
        boxed: dict[str, str] | None = None,
    ) -> None:
        self.rules = rules
        # What it is called, what each type of card can carry, and the box that brings a word.
        self.title = title
        self.sorts = sorts or {}
        self.boxed = boxed or {}
        self.words = words
        # Boxes that bring more than cards, as functions from rules to rules, like variants.
        self.sets = sets or {}
        self.variants = variants
        # The box a set or variant needs, and pairs that cannot be played together, with the reason.
        self.needs = needs or {}
        self.clashes = list(clashes)
        # The variant a variant needs, and card files that only some variants bring in.
        self.requires = requires or {}
        self.more = more or {}
        self.questions = list(questions)
        self.statics = list(statics)


GAMES: dict[str, Game] = {
    "ascension": Game(
        ascension_rules.rules,
        ascension_words.WORDS,
        {"solo": solo.solo, "teams": teams.teams},
        ascension_words.QUESTIONS,
        sets={"return-of-the-fallen": fallen.box},
        title="Ascension",
        sorts=ascension_sorts.SORTS,
        boxed=ascension_sorts.NEEDS,
    ),
    "shards": Game(
        shards_rules.rules,
        shards_words.WORDS,
        shards_rules.VARIANTS,
        shards_words.QUESTIONS,
        STATICS,
        shards_rules.SETS,
        shards_rules.NEEDS,
        shards_rules.CLASHES,
        modes.REQUIRES,
        modes.MORE_FILES,
        "Shards of Infinity",
        shards_sorts.SORTS,
    ),
}

# Whom a battle is against, what Saved cards each player brings, and the boss's head start.
Fight = tuple[str, tuple[tuple[str, ...], ...], int]
NO_FIGHT: Fight = ("", (), 0)
MOST_HEAD_START = 20
MOST_RARE = 32
"""So many battles with Saved cards of their own are kept loaded."""

_parts: dict[tuple[str, str], list[str]] = {}
_loaded: dict[tuple[object, ...], Rules] = {}
_loading = threading.Lock()


class UnknownName(ValueError):
    """A game, set or variant that does not exist; the sentence says which do."""


class CannotCombine(UnknownName):
    """Sets and variants that exist but do not go together; the sentence says why."""


def load(
    game: str,
    sets: Sequence[str] | None = None,
    variants: Sequence[str] | None = None,
    extra: str | Path | Source | None = None,
    boss: str | None = None,
    saved: Sequence[Sequence[str]] | None = None,
    head_start: int = 0,
) -> Rules:
    """The rules of a game with these boxes and variants. Loaded once and shared from then on.

    `extra` is a card file of your own; its cards are shuffled into the centre deck with the others.
    With the variant `boss`: `boss` is who is fought, `saved` the Saved cards each player brings, seat by seat,
    and `head_start` the mastery the boss begins with.
    """
    check("game", [game], list(GAMES))
    for what, given in (("sets", sets), ("variants", variants)):
        if isinstance(given, str):
            raise UnknownName(f"{what} is a list of names: {what}=[{given!r}].")
    boxes = list(sets) if sets is not None else ["base"]
    check("set", boxes, known_sets(game))
    if not boxes:
        raise UnknownName(f"A game needs at least one set; {game} has: {', '.join(known_sets(game))}.")
    chosen = list(variants) if variants is not None else []
    check("variant", chosen, list(GAMES[game].variants))
    boxes = [name for name in known_sets(game) if name in boxes]
    sensible(game, boxes, chosen)
    fight = fighting(game, chosen, boss, saved, head_start)
    if not isinstance(extra, str | Path | Source | None):
        raise TypeError(f"'extra' is the path of a card file, not {extra!r}.")
    own = read(Path(extra)) if isinstance(extra, str | Path) else extra
    mark = hashlib.blake2s(own.text.encode()).hexdigest() if own is not None else ""
    key = (game, tuple(boxes), tuple(sorted(chosen)), mark, fight)
    # Moves are compared by identity, so two threads must not each compose their own.
    with _loading:
        if key not in _loaded:
            if fight[1] or fight[2]:
                forget()
            _loaded[key] = compose(game, boxes, chosen, own, fight)
        return _loaded[key]


def fighting(
    game: str,
    variants: list[str],
    boss: str | None,
    saved: Sequence[Sequence[str]] | None,
    head_start: int,
) -> Fight:
    """Whom a battle is against and what is brought to it; nothing where there is none."""
    if "boss" not in variants:
        if boss is not None or saved is not None or head_start:
            raise CannotCombine("'boss', 'saved' and 'head_start' belong to a battle: variants=['boss'].")
        return NO_FIGHT
    known = known_bosses(game)
    name = known[0] if boss is None else boss
    check("boss", [name], known)
    if isinstance(saved, str) or (saved is not None and any(isinstance(ids, str) for ids in saved)):
        raise UnknownName("saved is a list of lists of cards, one for each player: saved=[['dash-saved'], []].")
    brought = tuple(tuple(ids) for ids in saved or ())
    if brought and not 2 <= len(brought) <= 5:
        raise UnknownName(f"A battle is for 2 to 5 players; saved has a list for {len(brought)}.")
    every = [card for ids in brought for card in ids]
    check("Saved card", every, saved_cards(game))
    if type(head_start) is not int or not 0 <= head_start <= MOST_HEAD_START:
        raise UnknownName(f"head_start is a whole number from 0 to {MOST_HEAD_START}.")
    return name, brought, head_start


def known_bosses(game: str) -> list[str]:
    """Who can be fought, in the order of the campaign."""
    return list(part(game, "bosses", "bosses"))


def saved_cards(game: str) -> list[str]:
    """The Saved cards there are."""
    return list(part(game, "saved", "cards"))


def part(game: str, name: str, key: str) -> list[str]:
    """The ids in one list of a card file of the campaign."""
    if (game, name) not in _parts:
        entries = read_part(game, name).data[key] if game == "shards" else []
        assert isinstance(entries, list)
        _parts[game, name] = [str(entry["id"]) for entry in entries]
    return _parts[game, name]


def forget() -> None:
    """There are endless ways to bring Saved cards; only the latest are kept at hand."""
    rare = [key for key, rules in _loaded.items() if rules.saved or rules.head_start]
    for key in rare[: max(0, len(rare) - MOST_RARE + 1)]:
        del _loaded[key]


def compose(
    game: str, boxes: list[str], variants: list[str], own: Source | None, fight: Fight = NO_FIGHT
) -> Rules:
    """Put the parts together, then seal them."""
    plan = GAMES[game]
    rules = plan.rules()
    rules.sets = tuple(boxes)
    rules.variants = tuple(sorted(variants))
    rules.boss, rules.saved, rules.head_start = fight
    changes = [plan.sets[name] for name in boxes if name in plan.sets]
    changes += [plan.variants[name] for name in rules.variants]
    for change in changes:
        try:
            rules = change(rules)
        except ValueError as error:
            raise CannotCombine(str(error)) from None
    sources = [read_set(game, name) for name in boxes]
    more = [name for variant in rules.variants for name in plan.more.get(variant, ())]
    sources += [read_part(game, name) for name in dict.fromkeys(more)]
    if own is not None:
        sources.append(own)
        rules.own = (own.name, own.text)
    others = [home(name) for name in GAMES if name != game]
    fingerprint = compile_cards(rules, sources, plan.words, plan.questions, plan.statics, home(game), others)
    if not any(card.starter for card in rules.cards):
        needed = ["base", *(name for name in boxes if name != "base")]
        raise CannotCombine(f"{', '.join(boxes)} has no starting decks and needs another set: sets={needed}.")
    label = f"{game} | sets {', '.join(boxes)} | variants {', '.join(rules.variants) or 'none'}"
    if rules.boss:
        label += f" | boss {rules.boss}"
    if rules.saved:
        label += " | saved " + ", ".join("+".join(ids) or "none" for ids in rules.saved)
    if rules.head_start:
        label += f" | head-start {rules.head_start}"
    return rules.seal(label, fingerprint)


def home(game: str) -> Home:
    """A game as its card files see it."""
    plan = GAMES[game]
    rules = plan.rules()
    names = [word.name for word in [*WORDS, *plan.words]]
    names += [question.name for question in plan.questions] + [static.name for static in plan.statics]
    names += [*plan.sorts, *rules.factions, *rules.figures]
    names += [counter.name for counter in rules.seat_counters if counter.shown]
    return Home(plan.title, plan.sorts, names, plan.boxed)


def reloaded(
    game: str,
    sets: tuple[str, ...],
    variants: tuple[str, ...],
    own: tuple[str, str],
    fight: Fight,
    fingerprint: str,
) -> Rules:
    """The same rules in another process: composed from the card files there, and compared."""
    boss, saved, head_start = fight
    extra = parse(own[1], own[0]) if own[1] else None
    rules = load(game, sets, variants, extra, boss or None, saved or None, head_start)
    if rules.fingerprint != fingerprint:
        raise CardError(f"The card files of {game} are not the same here as where this comes from.")
    return rules


def by_name(rules: Rules) -> tuple[Callable[..., Rules], tuple[object, ...]]:
    """Rules travel by name: moves are compared by identity, so there may be one set of them per process."""
    fight: Fight = (rules.boss, rules.saved, rules.head_start)
    return reloaded, (rules.game, rules.sets, rules.variants, rules.own, fight, rules.fingerprint)


copyreg.pickle(Rules, by_name)


def sensible(game: str, boxes: list[str], variants: list[str]) -> None:
    """Refuse what cannot be played together, with the reason."""
    plan = GAMES[game]
    for name in [*boxes, *variants]:
        needed = plan.needs.get(name)
        if needed is not None and needed not in boxes:
            whole = [box for box in known_sets(game) if box in boxes or box == needed]
            raise CannotCombine(f"{name!r} needs the set {needed!r} as well: sets={whole}.")
    for name in variants:
        wanted = plan.requires.get(name)
        if wanted is not None and wanted not in variants:
            raise CannotCombine(f"{name!r} needs the variant {wanted!r} as well: variants={[wanted, name]}.")
    for one, other, reason in plan.clashes:
        if one in variants and other in variants:
            raise CannotCombine(f"The variants {one!r} and {other!r} cannot be played together: {reason}")


def check(what: str, names: Sequence[str], known: list[str]) -> None:
    """Refuse names that do not exist, or that are said twice, with those that do."""
    for name in names:
        if name not in known:
            close = difflib.get_close_matches(str(name), known, 1, 0.6)
            hint = f" Did you mean {close[0]!r}?" if close else ""
            there = ", ".join(known) if known else "none yet"
            raise UnknownName(f"There is no {what} {str(name)[:60]!r}.{hint} Known: {there}.")
    if len(set(names)) != len(names):
        raise UnknownName(f"A {what} is named twice: {', '.join(names)}.")
