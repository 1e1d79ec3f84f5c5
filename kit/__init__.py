"""The kit: learn deckbuilding strategy by playing, measuring and changing games.

import kit
rules = kit.load("ascension")
match = kit.Match(rules, chairs=[None, kit.Greedy()], seed=7)
"""

from typing import TYPE_CHECKING, Any

from kit import charts
from kit.agents.base import Agent
from kit.agents.greedy import Greedy
from kit.agents.mcts import Mcts
from kit.agents.rollout import Rollout
from kit.agents.search import Thought
from kit.agents.simple import First, Random, Scripted
from kit.agents.strategy import Strategy, strategies
from kit.agents.strategy_lines import BadStrategy
from kit.board import display as _display
from kit.cards.load import CardError
from kit.core.moves import Decision, IllegalMove, Move
from kit.core.rules import Rules
from kit.core.saves import BadSave
from kit.core.state import State
from kit.core.view import View
from kit.games import UnknownName, load
from kit.play import lesson, statistics
from kit.play.campaign import Campaign
from kit.play.match import CannotUndo, Match
from kit.play.measuring import measure
from kit.play.replay import BadReplay, Replay
from kit.play.results import Results
from kit.play.results_files import BadResults
from kit.play.series import Series
from kit.play.series_games import Failure
from kit.play.table import Table

if TYPE_CHECKING:
    from kit.app.app import App
    from kit.board.board import Board
    from kit.board.dashboard import Dashboard

__version__ = "0.1.0"

__all__ = [
    "Agent",
    "App",
    "BadReplay",
    "BadResults",
    "BadSave",
    "BadStrategy",
    "Board",
    "Campaign",
    "CannotUndo",
    "CardError",
    "Dashboard",
    "Decision",
    "Failure",
    "First",
    "Greedy",
    "IllegalMove",
    "Match",
    "Mcts",
    "Move",
    "Random",
    "Replay",
    "Results",
    "Rollout",
    "Rules",
    "Scripted",
    "Series",
    "State",
    "Strategy",
    "Table",
    "Thought",
    "UnknownName",
    "View",
    "charts",
    "lesson",
    "load",
    "measure",
    "statistics",
    "strategies",
]

# In a notebook cards, matches and replays show themselves.
_display.register()


def __getattr__(name: str) -> Any:
    """The board and the app need the libraries of a page, so they are only read when asked for."""
    homes = {"Board": "kit.board.board", "App": "kit.app.app", "Dashboard": "kit.board.dashboard"}
    if name not in homes:
        raise AttributeError(f"module 'kit' has no attribute {name!r}")
    import importlib

    try:
        return getattr(importlib.import_module(homes[name]), name)
    except ModuleNotFoundError as error:
        if error.name in ("anywidget", "ipywidgets", "traitlets"):
            raise ModuleNotFoundError(
                f"kit.{name} needs {error.name}; install the page libraries with: pip install 'deckkit[app]'",
                name=error.name,
            ) from None
        raise
