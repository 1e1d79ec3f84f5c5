"""Gifts: what a card is worth, by experiment. The same deals are played with and without it.

Who owns a card and wins may have won for another reason. Here nothing differs but the gift: one copy in the discard
pile at the start, as if it had been bought before the first turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kit.agents.greedy import Greedy
from kit.core.rules import Rules
from kit.core.state import State
from kit.core.zones import CENTRE, DISCARD, ROW
from kit.play.lesson_findings import Findings, Tried
from kit.play.lesson_place import bar
from kit.play.lesson_place import games as few
from kit.play.lesson_place import language as spoken
from kit.play.lesson_puzzle import Player, play_on
from kit.play.table import likely

NOTHING: Final = "–"


def gifts(
    rules: Rules,
    cards: Sequence[str],
    games: int = 400,
    seed: int = 0,
    bot: Player | None = None,
    language: str | None = None,
    progress: bool = True,
) -> Findings:
    """How often the one who was given the card wins, for each card and for no gift at all; chairs take turns."""
    for card in cards:
        if card not in rules.by_id:
            raise ValueError(
                f"{rules.label} has no card {str(card)[:60]!r}.{likely(str(card), list(rules.by_id))}"
            )
    player = bot if bot is not None else Greedy()
    wanted = few(games)
    wins = dict.fromkeys((*cards, NOTHING), 0.0)
    with bar(wanted, progress) as step:
        for deal in range(wanted):
            for card in wins:
                state = rules.begin(2, seed + deal // 2)
                lucky = deal % 2
                if card != NOTHING:
                    give(state, lucky, rules.by_id[card])
                play_on(state, player, seed + deal)
                if lucky in state.winners:
                    wins[card] += 1 / len(state.winners)
            step(1)
    rows = [Tried(card, wanted, won) for card, won in wins.items()]
    return Findings(rows, "", spoken() if language is None else language)


def give(state: State, seat: int, kind: int) -> None:
    """Move one copy from the centre deck or its pile to a discard pile; from the row, if all copies lie there."""
    for place in (CENTRE, *state.rules.pile_places(), ROW):
        for index, card in enumerate(state.zones[place]):
            if state.kinds[card] != kind:
                continue
            if place == ROW:
                # The next card of the deck takes its place, so the row stays full.
                state.zones[ROW][index] = state.zones[CENTRE].pop()
            else:
                del state.zones[place][index]
            state.zone(seat, DISCARD).append(card)
            return
    raise ValueError(f"{state.rules.cards[kind].id} is not a card one can get during the game.")
