"""Playing a game on in the head: quickly, by Greedy's tables, to the end or for a few turns, and what came of it.

What is played on are imagined states (`view.imagine`), never the true one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from kit.agents.greedy import Scales, shared_scales
from kit.core.moves import Decision, Move
from kit.core.rules import Rules
from kit.core.state import NOTHING, State
from kit.core.verbs import Open
from kit.core.view import View
from kit.core.zones import DECK, DISCARD, HAND, SEAT, STAYS

FURTHEST: Final = 400
"""Turns after which a game played on in the head is judged as it stands."""
OUT: Final = -1000.0
"""The standing of a player who has nothing left and is out of the game."""
MARGIN: Final = 0.3
"""How much of a result is by how much it was won or lost, rather than that it was."""


class Standing(NamedTuple):
    """How a position is judged in points: what a seat has scored, and what its cards and numbers are worth."""

    # For each card owned: for each rune or gem of its price, for being there, and for being a starter.
    cost: float
    card: float
    starter: float
    counters: tuple[tuple[str, float], ...]
    # Leads that win about three games of four: while the game goes on, and (to say how clear it was) at its end.
    lead: float
    final: float


# Found by logistic regression over how 40 positions each, played on 150 times after every option, ended, then tried in
# games. Points are what the rules call the score (honor, health). More cards than needed slow an Ascension deck down.
STANDINGS: Final[dict[str, Standing]] = {
    "ascension": Standing(0.7, -2.3, 2.2, (), 5.4, 12.0),
    "shards": Standing(1.45, 0.0, -4.0, (("mastery", 2.7),), 15.0, 20.0),
}
PLAINLY: Final = Standing(0.5, 0.0, 0.0, (), 10.0, 10.0)


class Playout:
    """The tables by which games are played on, for some rules. It only looks things up."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.scales: Scales = shared_scales(rules)
        self.standing = STANDINGS.get(rules.game, PLAINLY)
        judged = self.standing
        # By kind: what owning such a card is worth while the game goes on.
        self.worth = [
            judged.cost * card.cost + judged.card + (judged.starter if card.starter else 0.0)
            for card in rules.cards
        ]
        # Everybody starts with these, so they are no lead; an automatic opponent has no deck to compare with.
        self.start = sum(card.starter * self.worth[card.kind] for card in rules.cards)
        self.counters = [
            (rules.counter(name), weight) for name, weight in self.standing.counters if rules.counter(name) >= 0
        ]
        live = [number for number, is_live in enumerate(self.scales.live) if is_live]
        # Moves against somebody are weighed at the moment, and only if nothing heavier is there.
        self.ceiling = max((table[n] for table in self.scales.tables for n in live), default=-math.inf)
        self.plain = [plainly_good(rules, move) for move in rules.moves]
        # By kind: the move that plays such a card, if that needs no thought.
        self.hasty: list[Move | None] = [None for _ in rules.cards]
        for move in rules.moves:
            if self.plain[move.number] and move.word == "play":
                self.hasty[move.kind] = move

    def obvious(self, decision: Decision) -> Move | None:
        """A move about which there is nothing to think: the only one, or one that is free and only gives something."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        plain = self.plain
        for move in options:
            if plain[move.number]:
                return move
        return None

    def run(self, state: State, last: int) -> None:
        """Play on by the tables until the game is over or turn `last` has ended."""
        scales = self.scales
        tables = scales.tables
        table = tables[0]
        ceiling = self.ceiling
        views = [View(state, seat) for seat in range(state.seats)]
        turn = -1
        while (decision := state.decision) is not None:
            if state.turn != turn:
                turn = state.turn
                if turn > last:
                    return
                table = tables[scales.phase(views[decision.seat])]
            options = decision.options
            best = options[0]
            if len(options) > 1:
                most = table[best.number]
                for move in options:
                    weight = table[move.number]
                    if weight > most:
                        best, most = move, weight
                if most <= ceiling:
                    best = scales.heaviest(views[decision.seat], options)
            if self.plain[best.number] and best.word == "play" and isinstance(decision.asker, Open):
                self.play_hand(state, decision)
                continue
            # What `apply` does, without asking again whether the move is one of the options.
            state.decision = NOTHING
            state.number += 1
            decision.asker.take(state, decision.me, decision.source, decision.it, best)
            if state.decision is None:
                state.advance()

    def play_hand(self, state: State, decision: Decision) -> None:
        """Play all cards of the hand that need no thought, one after the other, and only then ask what else."""
        asker, me = decision.asker, decision.me
        agenda, kinds = state.agenda, state.kinds
        mark = len(agenda)
        state.decision = NOTHING
        for card in state.zones[state.base[me] + HAND][:]:
            move = self.hasty[kinds[card]]
            if move is None or move.verb is None:
                continue
            state.number += 1
            move.verb.do(state, me, move)
            if len(agenda) != mark or state.decision is not None or state.over:
                # Something was set off by it, so that comes first, as in an open phase.
                agenda.insert(mark, (asker, me, decision.source, decision.it))
                if state.decision is None:
                    state.advance()
                return
        asker.run(state, me, decision.source, decision.it)

    def results(self, state: State, against: Sequence[Sequence[int]]) -> list[float]:
        """What came of it for each seat, from 0 to 1: its share of the win, and by how much."""
        standings = self.standings(state)
        lead = self.standing.final if state.over else self.standing.lead
        found: list[float] = []
        for seat, others in enumerate(against):
            rival = max([standings[other] for other in others], default=0.0)
            x = max(-60.0, min(60.0, (standings[seat] - rival) / lead))
            close = 1.0 / (1.0 + math.exp(-x))
            if state.over:
                share = 0.0
                if seat in state.winners:
                    share = 1.0 / (1 + sum(other in state.winners for other in others))
                close = (1.0 - MARGIN) * share + MARGIN * close
            found.append(close)
        return found

    def standings(self, state: State) -> list[float]:
        """How each seat stands."""
        found = [float(score) for score in state.scores]
        if state.over:
            return found
        worth, kinds, counters = self.worth, state.kinds, state.counters
        for seat in self.rules.sides.players(state):
            base = state.base[seat]
            total = -self.start
            cards = 0
            for zone in state.zones[base + DECK : base + DISCARD + 1]:
                cards += len(zone)
                for card in zone:
                    total += worth[kinds[card]]
            if not cards and found[seat] <= 0:
                found[seat] = OUT
                continue
            for counter, weight in self.counters:
                total += weight * counters[state.purse[seat] + counter]
            found[seat] += total
        return found


def plainly_good(rules: Rules, move: Move) -> bool:
    """Is it free and only gives something? Then it is done at once, and what needs thought comes after it.

    Playing a card that gains or draws, laying out one that stays in play and does nothing yet, using one that
    gains or draws. Anything with a condition, a choice or a price is thought about.
    """
    if move.verb is None or move.kind < 0:
        return False
    card = rules.cards[move.kind]
    if move.word == "play":
        if card.play is None:
            return card.type in rules.staying
        return gives_only(card.entry.get("play"))
    used = card.entry.get("use")
    if move.where != rules.seat_zones[STAYS - SEAT].name or move.seat >= 0 or used is None:
        return False
    return gives_only(used.get(move.name) if isinstance(used, dict) else used)


def gives_only(steps: object) -> bool:
    """Do these steps of a card only gain something or draw, unconditionally?"""
    if not isinstance(steps, list) or not steps:
        return False
    for step in steps:
        if not isinstance(step, dict) or set(step) - {"gain", "draw"}:
            return False
        gained = step.get("gain", {})
        if not isinstance(step.get("draw", 0), int) or not isinstance(gained, dict):
            return False
        if not all(isinstance(amount, int) for amount in gained.values()):
            return False
    return True


_known: dict[int, Playout] = {}


def playout(rules: Rules) -> Playout:
    """The tables for these rules, made once."""
    known = _known.get(id(rules))
    if known is None or known.rules is not rules:
        known = _known[id(rules)] = Playout(rules)
    return known


def opposed(state: State) -> list[list[int]]:
    """For each seat, those it plays against."""
    sides = state.rules.sides
    found: list[list[int]] = []
    for seat in range(state.seats):
        against = list(sides.opponents(state, seat))
        found.append(against + [other for other in sides.rivals(state, seat) if other not in against])
    return found
