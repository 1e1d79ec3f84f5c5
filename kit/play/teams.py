"""Who plays with whom, as a table shows it: team-mates, and what teams have together."""

from __future__ import annotations

import functools
from typing import Final

from kit.cards.terms import known
from kit.core.rules import Rules
from kit.core.state import State

WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "yours": (" (your team-mate)", " (votre coéquipier)", " (seu parceiro)"),
    "with": (" (with {who})", " (avec {who})", " (com {who})"),
    "team": ("Team", "Équipe", "Equipe"),
}


@functools.lru_cache(maxsize=64)
def partners(rules: Rules, seats: int) -> tuple[tuple[int, ...], ...]:
    """Of every seat of such a table, those that are not against it; nothing where all play together or alone."""
    nobody = ((),) * seats
    if rules.automata:
        return nobody
    # As long as everybody is alive: who has fallen is nobody's opponent and no team-mate either.
    state = rules.begin(seats, 0)
    against = [rules.sides.opponents(state, seat) for seat in range(seats)]
    return tuple(tuple(o for o in range(seats) if o != seat and o not in against[seat]) for seat in range(seats))


def beside(rules: Rules, seats: int, seat: int, viewer: int, language: str) -> str:
    """What is said behind a seat: whom it plays with, if with anybody."""
    mates = partners(rules, seats)[seat]
    if viewer in mates:
        return WORDS["yours"][known(language)]
    who = ", ".join(rules.called(seats, mate) for mate in mates)
    return WORDS["with"][known(language)].format(who=who) if who else ""


def totals(state: State, language: str) -> list[str]:
    """What each team has together: `Team p1 + p3 = 186 *`, with a star for the winners."""
    found = partners(state.rules, state.seats)
    teams = dict.fromkeys(tuple(sorted((seat, *mates))) for seat, mates in enumerate(found) if mates)
    # Neighbours who help each other are no teams: everybody has others.
    if sum(len(team) for team in teams) != state.seats:
        return []
    lines = []
    for team in teams:
        names = " + ".join(state.rules.called(state.seats, seat) for seat in team)
        mark = " *" if team[0] in state.winners else ""
        lines.append(
            f"{WORDS['team'][known(language)]} {names} = {sum(state.scores[seat] for seat in team)}{mark}"
        )
    return lines
