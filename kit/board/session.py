"""A session at the board: what each message of a page does.

There is no widget here. `Board` hands every message to `Session.receive` and shows `Session.scene()`.
Messages come from a page and are not trusted: what is not expected changes nothing.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Final

from kit.agents.greedy import Greedy
from kit.board.game import Game
from kit.board.scene.dock import plain_moves
from kit.board.scene.errors import explained
from kit.board.scene.hint import hint
from kit.board.scene.words import word
from kit.board.showing import SPEEDS
from kit.board.stepping import Stepping
from kit.cards.terms import LANGUAGES
from kit.core.moves import IllegalMove
from kit.core.rules import Rules
from kit.core.zones import NOBODY
from kit.play.match import CannotUndo, Chair, Match
from kit.play.replay import BadReplay, Replay

MOST_TEXT: Final = 2_100_000
MOST_BRANCHES: Final = 8


class Session(Stepping):
    """One board, and everything a page may ask for. How much it may ask for, the app can say more tightly."""

    most_text = MOST_TEXT
    most_branches = MOST_BRANCHES

    def __init__(
        self,
        source: Match | Replay,
        language: str = "en",
        names: Sequence[str] | None = None,
        speed: str = "1",
        keep: bool = False,
    ) -> None:
        super().__init__(Game(source, names), language, speed, keep)
        self.handlers: dict[str, Callable[[dict[str, object]], None]] = {
            "move": self.do_move,
            "all": self.do_all,
            "split": self.do_split,
            "undo": self.do_undo,
            "hint": self.do_hint,
            "close": self.do_close,
            "reveal": self.do_reveal,
            "step": self.do_step,
            "go": self.do_go,
            "jump": self.do_jump,
            "auto": self.do_auto,
            "skip": self.do_skip,
            "by": self.do_by,
            "history": self.do_history,
            "speed": self.do_speed,
            "seat": self.do_seat,
            "language": self.do_language,
            "log": self.do_log,
            "whatif": self.do_whatif,
            "original": self.do_original,
            "copy": self.do_copy,
            "load": self.do_load,
            "record": self.do_record,
        }
        self.begin()

    def open(self, source: Match | Replay, names: Sequence[str] | None = None) -> None:
        """Put a game on the table."""
        self.enter(Game(source, names))
        self.begin()

    def begin(self) -> None:
        """A replay is stepped through; bots that are first begin."""
        self.stepping = self.game.match is None
        if self.game.match is not None and self.game.people:
            self.game.at = self._shown = len(self.game.film)
            self.go_on()

    # ------------------------------------------------------------------ messages

    def receive(self, content: object) -> bool:
        """Take a message from a page. True if there is something new to show."""
        if not isinstance(content, dict) or not isinstance(content.get("do"), str):
            return False
        handler = self.handlers.get(content["do"])
        if handler is None:
            return False
        with self.lock:
            self.toast = ""
            try:
                handler(content)
            except (IllegalMove, CannotUndo, BadReplay) as error:
                self.toast = explained(error, self.language)
            except Exception as error:
                # A bot of one's own may fail; the table must still say so and stay usable.
                self.auto = self.rush = False
                self.toast = word("oops", self.language, x=f"{type(error).__name__}: {error}"[:300])
        return True

    def do_move(self, message: dict[str, object]) -> None:
        """A person answers. Late, foreign and impossible answers change nothing."""
        text, number = message.get("move"), message.get("number")
        decision = self.asked()
        if not isinstance(text, str) or len(text) > 200 or type(number) is not int:
            return
        if decision is None or self.curtain() != NOBODY or number != decision.number:
            self.toast = word("late", self.language)
            return
        via = message.get("via")
        if type(via) is int:
            self.do_via(via, text)
            return
        if not any(move.text == text for move in decision.options):
            self.toast = word("not offered", self.language)
            return
        self.answer([text])

    def do_via(self, seat: int, text: str) -> None:
        """A click on a team-mate's card: the baton goes there, and the move is made. One undo takes both back."""
        mate = self.mates().get(seat)
        if mate is None or not any(move.text == text for move in mate.decision.options):
            self.toast = word("not offered", self.language)
            return
        self.answer([f"hand-over p{seat + 1}", text])

    def do_split(self, message: dict[str, object]) -> None:
        """Power is shared out: one answer for each who gets some. The first must be offered now."""
        moves = message.get("moves")
        if not isinstance(moves, list) or not 0 < len(moves) <= 8 or len(set(map(str, moves))) < len(moves):
            return
        decision = self.asked()
        if not all(isinstance(text, str) and len(text) <= 200 for text in moves):
            return
        if decision is None or self.curtain() != NOBODY or message.get("number") != decision.number:
            self.toast = word("late", self.language)
        elif decision.why != "attack" or not all(any(move.text == t for move in decision.options) for t in moves):
            self.toast = word("not offered", self.language)
        else:
            self.answer(moves)

    def answer(self, texts: list[str]) -> None:
        """Give answers one after another, as long as each is asked for; one undo takes them all back."""
        match = self.game.match
        assert match is not None
        if self.too_long():
            return
        self._marks.append(len(match.moves))
        self.hint = None
        for text in texts:
            decision = self.asked()
            if decision is None or not any(move.text == text for move in decision.options):
                break
            match.answer(text, decision.number, run=False)
            self.game.film.follow(match.moves)
            self.game.at = len(self.game.film)
        self.go_on()

    def go_on(self) -> None:
        """Bots are next: show them step by step, or at once."""
        match = self.game.match
        decision = match.decision if match is not None else None
        self.auto = match is not None and decision is not None and match.chairs[decision.seat] is not None
        self.rush = self.auto and SPEEDS[self.speed] == 0
        if self.rush:
            self.advance()
        decision = self.asked()
        if decision is not None and len(self.game.people) == 1:
            self.game.viewer = decision.seat

    def do_all(self, message: dict[str, object]) -> None:
        """Play all plain resource cards."""
        decision = self.asked()
        if decision is None or message.get("number") != decision.number or self.curtain() != NOBODY:
            return
        moves = [move.text for move in plain_moves(self.painter())]
        if moves:
            self.answer(moves)

    def do_undo(self, message: dict[str, object]) -> None:
        """Take back the last answer, if nothing hidden was seen since."""
        match = self.game.match
        if match is None or not self.live or self.curtain() != NOBODY:
            return
        target = self._marks.pop() if self._marks else max(len(match.moves) - 1, 0)
        if not self.can_undo():
            self._marks.append(target)
            match.undo()
            return
        while len(match.moves) > target and match.can_undo():
            match.undo()
        self.game.film.follow(match.moves)
        self.game.at = self._shown = len(self.game.film)
        self._told = {key: lines for key, lines in self._told.items() if key[0] <= self.game.at}
        self.auto = self.rush = False
        self.hint = None

    def do_hint(self, message: dict[str, object]) -> None:
        """Ask Greedy; nothing is done."""
        decision = self.asked()
        if decision is None or self.curtain() != NOBODY:
            return
        view = self.view()
        self.hint = hint(view, decision, self.sitting.addressed(view.seat, self.language), self.language)

    def do_close(self, message: dict[str, object]) -> None:
        """Close the hint or a message."""
        self.hint = None

    def do_reveal(self, message: dict[str, object]) -> None:
        """The next person has taken the table."""
        seat = self.curtain()
        if seat != NOBODY and message.get("seat") == seat:
            self.game.seen_by = self.game.viewer = seat
            self._shown = self.game.at

    # ------------------------------------------------------------------ language, log

    def do_language(self, message: dict[str, object]) -> None:
        """Another language, from now on."""
        if message.get("to") in LANGUAGES:
            self.language = str(message["to"])
            self.seat()
            if self.hint is not None:
                self.do_hint({})

    def do_log(self, message: dict[str, object]) -> None:
        """Show all of the log, or only the newest."""
        self.whole_log = message.get("all") is True

    # ------------------------------------------------------------------ branches and replays

    def do_whatif(self, message: dict[str, object]) -> None:
        """Go on from the position shown, as a new match; the original stays as it is."""
        state = self.state
        if state.decision is None or not self.may_step() or (self.live and self.asked() is not None):
            return
        match = self.game.match
        if match is not None and self.game.people:
            chairs = [likewise(chair, self.game.rules) for chair in match.chairs]
        else:
            person = self.game.viewer if self.game.viewer >= 0 else state.decision.seat
            bots = match.chairs if match is not None else [Greedy() for _ in range(self.game.players)]
            chairs = [
                None if seat == person else likewise(bots[seat], self.game.rules)
                for seat in range(self.game.players)
            ]
        at = self.game.at
        film = self.game.film
        replay = Replay(self.game.rules, self.game.players, self.game.seed, film.moves[:at], film.start)
        self.put_aside()
        game = Game(Match.resume(replay, chairs), self.game.names)
        game.branched = at
        game.at = len(game.film)
        if len(game.people) > 1 and self.game.seen_by in game.people:
            game.seen_by = game.viewer = self.game.seen_by
        self.enter(game)
        self.stepping = False
        self.go_on()

    def do_original(self, message: dict[str, object]) -> None:
        """Leave the branch; the original is where it was."""
        if self.stack:
            game = self.stack.pop()
            self.enter(game)
            self.auto = False
            self.stepping = True

    def do_copy(self, message: dict[str, object]) -> None:
        """The game so far as text. While it is played, it tells everything about the past only."""
        film = self.game.film
        replay = Replay(self.game.rules, self.game.players, self.game.seed, film.moves, film.start)
        self.outbox.append({"replay": str(replay)})

    def do_load(self, message: dict[str, object]) -> None:
        """Put a pasted replay on the table; one that does not fit gets a sentence and nothing happens."""
        text = message.get("text")
        if not isinstance(text, str):
            return
        if len(text) > self.most_text:
            raise BadReplay(word("too large", self.language))
        replay = Replay.parse(text.strip().replace("\r\n", "\n") + "\n")
        if len(replay) > self.most_moves:
            raise BadReplay(word("too large", self.language))
        self.put_aside()
        self.open(replay)

    def put_aside(self) -> None:
        """The game on the table waits below the next one; only so many do."""
        self.stack = [*self.stack, self.game][-self.most_branches :]

    def note(self) -> str:
        """What lies on the table when it is not the game one began with."""
        if self.game.branched != NOBODY:
            return word("branched", self.language, n=self.game.branched)
        return word("loaded", self.language)

    def do_record(self, message: dict[str, object]) -> None:
        """The page has lost the record; tell it all again."""
        self._sent = []


def likewise(chair: Chair, rules: Rules) -> Chair:
    """A bot of the same mind for another match, so that the first match goes on as it would have."""
    try:
        return copy.deepcopy(chair, {id(rules): rules})
    except Exception:
        # A bot of one's own that cannot be copied plays in both.
        return chair
