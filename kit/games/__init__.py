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
from kit.cards.load import CardError, Source, known_sets, parse, read, read_set
from kit.cards.vocabulary import Word
from kit.core.rules import Rules
from kit.games.ascension import fallen, solo, teams
from kit.games.ascension import keywords as ascension_words
from kit.games.ascension import rules as ascension_rules
from kit.games.shards import rules as shards_rules
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
    ) -> None:
        self.rules = rules
        self.words = words
        # Boxes that bring more than cards, as functions from rules to rules, like variants.
        self.sets = sets or {}
        self.variants = variants
        # The box a set or variant needs, and pairs that cannot be played together, with the reason.
        self.needs = needs or {}
        self.clashes = list(clashes)
        self.questions = list(questions)
        self.statics = list(statics)


GAMES: dict[str, Game] = {
    "ascension": Game(
        ascension_rules.rules,
        ascension_words.WORDS,
        {"solo": solo.solo, "teams": teams.teams},
        sets={"return-of-the-fallen": fallen.box},
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
    ),
}

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
) -> Rules:
    """The rules of a game with these boxes and variants. Loaded once and shared from then on.

    `extra` is a card file of your own; its cards are shuffled into the centre deck with the others.
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
    own = read(Path(extra)) if isinstance(extra, str | Path) else extra
    mark = hashlib.blake2s(own.text.encode()).hexdigest() if own is not None else ""
    key = (game, tuple(boxes), tuple(sorted(chosen)), mark)
    # Moves are compared by identity, so two threads must not each compose their own.
    with _loading:
        if key not in _loaded:
            _loaded[key] = compose(game, boxes, chosen, own)
        return _loaded[key]


def compose(game: str, boxes: list[str], variants: list[str], own: Source | None) -> Rules:
    """Put the parts together, then seal them."""
    plan = GAMES[game]
    rules = plan.rules()
    rules.sets = tuple(boxes)
    rules.variants = tuple(sorted(variants))
    changes = [plan.sets[name] for name in boxes if name in plan.sets]
    changes += [plan.variants[name] for name in rules.variants]
    for change in changes:
        try:
            rules = change(rules)
        except ValueError as error:
            raise CannotCombine(str(error)) from None
    sources = [read_set(game, name) for name in boxes]
    if own is not None:
        sources.append(own)
        rules.own = (own.name, own.text)
    fingerprint = compile_cards(rules, sources, plan.words, plan.questions, plan.statics)
    label = f"{game} | sets {', '.join(boxes)} | variants {', '.join(rules.variants) or 'none'}"
    return rules.seal(label, fingerprint)


def reloaded(
    game: str,
    sets: tuple[str, ...],
    variants: tuple[str, ...],
    own: tuple[str, str],
    more: dict[str, str],
    fingerprint: str,
) -> Rules:
    """The same rules in another process: composed from the card files there, and compared."""
    rules = load(game, sets, variants, parse(own[1], own[0]) if own[1] else None, **more)
    if rules.fingerprint != fingerprint:
        raise CardError(f"The card files of {game} are not the same here as where this comes from.")
    return rules


def by_name(rules: Rules) -> tuple[Callable[..., Rules], tuple[object, ...]]:
    """Rules travel by name: moves are compared by identity, so there may be one set of them per process."""
    # What a box asks for beyond its variants, by the name `load` knows it by.
    boss = getattr(rules, "boss", "")
    more = {"boss": boss} if boss else {}
    return reloaded, (rules.game, rules.sets, rules.variants, rules.own, more, rules.fingerprint)


copyreg.pickle(Rules, by_name)


def sensible(game: str, boxes: list[str], variants: list[str]) -> None:
    """Refuse what cannot be played together, with the reason."""
    plan = GAMES[game]
    for name in [*boxes, *variants]:
        needed = plan.needs.get(name)
        if needed is not None and needed not in boxes:
            whole = [box for box in known_sets(game) if box in boxes or box == needed]
            raise CannotCombine(f"{name!r} needs the set {needed!r} as well: sets={whole}.")
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
