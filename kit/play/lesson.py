"""Lessons: what the notebooks of the course work with. In a notebook it is `kit.lesson`.

`check` answers an exercise, `Puzzle` asks what to do in a position and lets a thousand games answer, `duels`
and `tournament` compare players, `gifts` asks what a card is worth, `thoughts` shows what a search thinks.
"""

from __future__ import annotations

from kit.play.lesson_check import Check, check
from kit.play.lesson_contest import duels, tournament
from kit.play.lesson_exercises import EXERCISES
from kit.play.lesson_findings import Findings
from kit.play.lesson_gifts import gifts
from kit.play.lesson_puzzle import Puzzle, thoughts
from kit.play.lesson_place import games, language

__all__ = [
    "Check",
    "EXERCISES",
    "Findings",
    "Puzzle",
    "check",
    "duels",
    "games",
    "gifts",
    "language",
    "thoughts",
    "tournament",
]
