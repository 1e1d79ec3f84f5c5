"""What somebody typed as an answer: a number, a move in words, or nearly one."""

from __future__ import annotations

import difflib
from typing import Final

from kit.cards.sentences import move_sentence
from kit.core.moves import Decision, IllegalMove, Move
from kit.core.rules import Rules
from kit.play.keeping import shown
from kit.play.lookup import plain
from kit.play.words import say

CLOSE: Final = 0.7
"""How like an option a slip of the pen has to be."""
LONGEST: Final = 120


def chosen(text: str, decision: Decision, rules: Rules, language: str) -> Move | None:
    """The option that is meant: its number, its words as a saved game has them, or as they stand on the screen."""
    options = decision.options
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(options):
        return options[int(text) - 1]
    words = tidy(text)
    try:
        return decision.find(words)
    except IllegalMove:
        pass
    found = [move for move in options if plain(words) in screen(move, rules, language)]
    return found[0] if len(found) == 1 else None


def tidy(text: str) -> str:
    """Small letters, single blanks."""
    return " ".join(text.lower().split())


def screen(move: Move, rules: Rules, language: str) -> list[str]:
    """An option as it stands on the screen, with and without its price, for comparing."""
    sentence = plain(move_sentence(rules, move, language))
    if move.nth > 1:
        # Said short, the first of several like cards is meant.
        return [sentence]
    return [sentence, sentence.rpartition(" (")[0] or sentence]


def unanswered(text: str, decision: Decision, rules: Rules, language: str) -> str:
    """That this is no answer, and which was probably meant."""
    said = say("no answer", language, text=shown(text), n=len(decision.options))
    meant = nearest(text, decision, rules, language)
    if not meant:
        return said
    return f"{said} {say('did you mean', language, text=shown(meant))}"


def nearest(text: str, decision: Decision, rules: Rules, language: str) -> str:
    """The option with nearly these words, if there is one."""
    words = tidy(text)[:LONGEST]
    there: dict[str, str] = {}
    for move in decision.options:
        there.setdefault(plain(move.text), move.text)
        for sentence in screen(move, rules, language):
            there.setdefault(sentence, move_sentence(rules, move, language))
    close = difflib.get_close_matches(plain(words), there, 1, CLOSE)
    return there[close[0]] if close else ""
