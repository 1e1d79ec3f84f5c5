"""The kit: learn deckbuilding strategy by playing, measuring and changing games.

import kit
rules = kit.load("ascension")
match = kit.Match(rules, chairs=[None, kit.Greedy()], seed=7)
"""

from kit.agents.base import Agent
from kit.agents.greedy import Greedy
from kit.agents.simple import First, Random, Scripted
from kit.cards.load import CardError
from kit.core.moves import Decision, IllegalMove, Move
from kit.core.rules import Rules
from kit.core.saves import BadSave
from kit.core.state import State
from kit.core.view import View
from kit.games import UnknownName, load
from kit.play.match import CannotUndo, Match
from kit.play.replay import BadReplay, Replay
from kit.play.table import Table

__version__ = "0.1.0"

__all__ = [
    "Agent",
    "BadReplay",
    "BadSave",
    "CannotUndo",
    "CardError",
    "Decision",
    "First",
    "Greedy",
    "IllegalMove",
    "Match",
    "Move",
    "Random",
    "Replay",
    "Rules",
    "Scripted",
    "State",
    "Table",
    "UnknownName",
    "View",
    "load",
]
