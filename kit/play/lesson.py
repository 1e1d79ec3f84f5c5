"""Lessons: what the notebooks of the course work with. In a notebook it is `kit.lesson`.

`check` answers an exercise, `Puzzle` asks what to do in a position and lets many games answer, `series`, `duels`
and `tournament` let players play, `gifts` asks what a card is worth, `thoughts` shows what a search thinks,
`card_file` and `prove` are for cards of one's own.
"""

from __future__ import annotations

from kit.play.lesson_check import Check, check
from kit.play.lesson_contest import duels, series, tournament
from kit.play.lesson_exercises import EXERCISES
from kit.play.lesson_findings import Findings, Tried
from kit.play.lesson_gifts import gifts
from kit.play.lesson_place import card_file, games, language
from kit.play.lesson_puzzle import Puzzle, thoughts
from kit.play.proof import prove

__all__ = [
    "Check",
    "EXERCISES",
    "Findings",
    "Puzzle",
    "Tried",
    "card_file",
    "check",
    "duels",
    "games",
    "gifts",
    "language",
    "prove",
    "series",
    "thoughts",
    "tournament",
]
