"""Stepping: bots one move at a time, back and forth through the game, by itself or by hand."""

from __future__ import annotations

import time
from typing import Final

from kit.board.game import OPEN
from kit.board.scene.words import word
from kit.board.showing import SPEEDS, Showing
from kit.core.zones import NOBODY
from kit.play.replay import MOST_MOVES

BUDGET: Final = 0.15
"""Seconds a handler may let bots think before it shows what there is and is asked to go on."""


class Stepping(Showing):
    """A board that can go back and forth. Each `do_` takes a message of the page, which is not trusted."""

    most_moves = MOST_MOVES

    def too_long(self) -> bool:
        """Has the game become too long to be kept and shown? Then it stops where it is."""
        if len(self.game.film) < self.most_moves:
            return False
        self.auto = self.rush = False
        self.toast = word("too long", self.language)
        return True

    def advance(self) -> None:
        """Go on with what bots do, for as long as a handler may take."""
        match, film = self.game.match, self.game.film
        until = time.monotonic() + BUDGET
        while True:
            if self.game.at < len(film):
                self.game.at += 1
            elif (
                match is not None and match.decision is not None and match.chairs[match.decision.seat] is not None
            ):
                if self.too_long():
                    return
                match.step()
                film.follow(match.moves)
                self.game.at = len(film)
            if self.finished():
                self.auto = self.rush = False
                return
            if not self.rush or time.monotonic() > until:
                return

    def finished(self) -> bool:
        """Is there nothing more to show by itself?"""
        match = self.game.match
        if self.game.at < len(self.game.film):
            return False
        return match is None or match.decision is None or match.chairs[match.decision.seat] is None

    def do_step(self, message: dict[str, object]) -> None:
        """The page's clock: one step further, if it speaks of the position we are at."""
        if not self.auto or message.get("at") != self.game.at:
            return
        if self.by == "turn" and self.stepping and not self.rush and not self.live:
            self.game.at = self.game.film.next_turn(self.game.at)
            self.auto = not self.finished()
        else:
            self.advance()

    def do_go(self, message: dict[str, object]) -> None:
        """Go to a position."""
        to = message.get("to")
        if type(to) is int and 0 <= to <= len(self.game.film) and self.may_step():
            self.auto = self.rush = False
            self.stepping = True
            self.game.at = to

    def may_step(self) -> bool:
        """Between two people the table is passed on first."""
        return self.curtain() == NOBODY

    def do_jump(self, message: dict[str, object]) -> None:
        """First, back, next, last."""
        if not self.may_step():
            return
        to, film, at = message.get("to"), self.game.film, self.game.at
        by_turn = self.by == "turn"
        self.stepping = True
        self.auto = self.rush = False
        if to == "first":
            self.game.at = 0
        elif to == "back":
            self.game.at = film.last_turn(at) if by_turn else max(at - 1, 0)
        elif to == "next":
            if at < len(film):
                self.game.at = film.next_turn(at) if by_turn else at + 1
            elif not self.finished():
                self.advance()
        elif to == "last":
            self.game.at = len(film)
            if not self.finished():
                self.auto = self.rush = True
                self.advance()

    def do_auto(self, message: dict[str, object]) -> None:
        """Play by itself, or stop."""
        on = message.get("on") is True and self.may_step()
        if on and self.live and self.game.match is None:
            self.game.at = 0
        self.auto = on and not self.finished()
        self.rush = self.rush and self.auto

    def do_skip(self, message: dict[str, object]) -> None:
        """Back to now, or to my turn: everything that bots still do, at once."""
        self.game.at = len(self.game.film)
        self.stepping = self.game.match is None
        self.auto = self.rush = not self.finished()
        if self.auto:
            self.advance()

    def do_by(self, message: dict[str, object]) -> None:
        """Step by decision or by turn."""
        if message.get("to") in ("decision", "turn"):
            self.by = str(message["to"])

    def do_history(self, message: dict[str, object]) -> None:
        """Show or hide the stepper of a running game."""
        self.stepping = message.get("on") is True or self.game.match is None
        if not self.stepping and not self.live:
            self.game.at = len(self.game.film)

    def do_speed(self, message: dict[str, object]) -> None:
        """How fast bots are shown."""
        if message.get("to") in SPEEDS:
            self.speed = str(message["to"])
            self.rush = self.auto and SPEEDS[self.speed] == 0 and not self.stepping
            if self.rush:
                self.advance()

    def do_seat(self, message: dict[str, object]) -> None:
        """Look from another seat; at a game with people in it only from one's own."""
        to = message.get("to")
        if self.game.people or type(to) is not int or not (to == OPEN or 0 <= to < self.game.players):
            return
        self.game.viewer = to
