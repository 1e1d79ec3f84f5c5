"""The engine: a game that goes on by itself as long as those who are asked can choose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kit.core.moves import Decision
from kit.core.state import NOTHING, State
from kit.core.view import View

# A bot of somebody's own may answer anything; what it is, is looked at below.
Chooser = Callable[[View, Decision], Any]


def drive(
    state: State, chairs: Sequence[Chooser | None], views: Sequence[View], record: list[str]
) -> Decision | None:
    """Let those who choose answer until an empty chair is asked, or the game is over.

    Each answer is applied as `State.apply` does it, and its text put on record; only the call is left out,
    and that there is a question to answer.
    """
    while (decision := state.decision) is not None:
        seat = decision.seat
        choose = chairs[seat]
        if choose is None:
            return decision
        move = choose(views[seat], decision)
        if move not in decision.options:
            move = decision.meant(move)
        state.decision = NOTHING
        state.number += 1
        decision.asker.take(state, decision.me, decision.source, decision.it, move)
        if state.decision is None:
            state.advance()
        record.append(move.text)
    return None
