"""The games: `load` composes the rules of one from its boxes and variants, once."""

from __future__ import annotations

import difflib
import hashlib
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from kit.cards.entries import compile_cards
from kit.cards.load import Source, known_sets, read, read_set
from kit.cards.vocabulary import Word
from kit.core.rules import Rules
from kit.games.ascension import keywords as ascension_words
from kit.games.ascension import rules as ascension_rules
from kit.games.shards import rules as shards_rules

Change = Callable[[Rules], Rules]


class Game:
    """A game as `load` knows it: its rules, its words, its variants."""

    def __init__(self, rules: Callable[[], Rules], words: list[Word], variants: dict[str, Change]) -> None:
        self.rules = rules
        self.words = words
        self.variants = variants


GAMES: dict[str, Game] = {
    "ascension": Game(ascension_rules.rules, ascension_words.WORDS, {}),
    "shards": Game(shards_rules.rules, [], {}),
}

_loaded: dict[tuple[object, ...], Rules] = {}
_loading = threading.Lock()


class UnknownName(ValueError):
    """A game, set or variant that does not exist; the sentence says which do."""


def load(
    game: str,
    sets: Sequence[str] | None = None,
    variants: Sequence[str] | None = None,
    extra: str | Path | None = None,
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
    own = read(Path(extra)) if extra is not None else None
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
    for name in rules.variants:
        rules = plan.variants[name](rules)
    sources = [read_set(game, name) for name in boxes]
    if own is not None:
        sources.append(own)
    fingerprint = compile_cards(rules, sources, plan.words)
    label = f"{game} | sets {', '.join(boxes)} | variants {', '.join(rules.variants) or 'none'}"
    return rules.seal(label, fingerprint)


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
