"""What is shown: the game, the position in it, for whom, what happened. It makes the scene and changes no game."""

from __future__ import annotations

import threading
from typing import Final

from kit.agents.roster import listed_as
from kit.board.game import OPEN, Game, seat_names, seat_roles
from kit.board.scene.battle import page_text, reachable
from kit.board.scene.choices import Choices
from kit.board.scene.faces import faces
from kit.board.scene.frame import framed
from kit.board.scene.story import Line, Part, answered, by_turns
from kit.board.scene.table import Painter, Sitting, open_view
from kit.board.scene.words import languages, page_keys, page_words, word
from kit.cards.terms import LANGUAGES
from kit.core.events import DRAW, ENTER, TURN
from kit.core.moves import Decision
from kit.core.rules import Rules
from kit.core.state import State
from kit.core.view import View
from kit.core.zones import NOBODY
from kit.play.match import Chair
from kit.play.replay import Replay

SPEEDS: Final[dict[str, int]] = {"1": 900, "2": 450, "4": 180, "instant": 0}
"""How long each step of a bot is shown, in milliseconds."""

LOG_LINES: Final = 36
WHOLE_LOG_LINES: Final = 3000


class Showing:
    """One board: a game, a position in it, a language, and who looks at it."""

    def __init__(
        self,
        game: Game,
        language: str = "en",
        speed: str = "1",
        keep: bool = False,
    ) -> None:
        self.lock = threading.RLock()
        self.language = language if language in LANGUAGES else "en"
        self.speed = speed if speed in SPEEDS else "1"
        self.keep = keep
        self.stack: list[Game] = []
        self.auto = False
        self.rush = False
        self.by = "decision"
        self.stepping = False
        self.hint: dict[str, object] | None = None
        self.toast = ""
        self.whole_log = False
        self.serial = 0
        self.outbox: list[dict[str, object]] = []
        self._marks: list[int] = []
        self._shown = 0
        self._told: dict[tuple[int, int, str], list[Part]] = {}
        self._sent: list[str] = []
        self.enter(game)

    # ------------------------------------------------------------------ the game on the table

    def enter(self, game: Game) -> None:
        """Make this the game that is shown."""
        self.game = game
        self.hint = None
        self.toast = ""
        self.auto = game.match is not None and not game.people
        self.rush = False
        self._marks = []
        self._told = {}
        self._sent = []
        self._shown = game.at
        self.seat()

    def seat(self) -> None:
        """Say who sits where, in the language of the page."""
        game = self.game
        chairs: list[Chair] = list(game.match.chairs) if game.match else [None] * game.players
        seated = game.names or seat_names(chairs, self.language)
        roles = seat_roles(chairs, seated, self.language, game.match)
        automatic = [word(name, self.language) for name in game.rules.automata]
        self.sitting = Sitting([*seated, *automatic], [*roles, *("" for _ in automatic)])

    @property
    def live(self) -> bool:
        """Are we looking at the newest position?"""
        return self.game.at >= len(self.game.film)

    @property
    def state(self) -> State:
        """The position that is shown."""
        return self.game.film.at(self.game.at)

    def asked(self) -> Decision | None:
        """The decision a person at this board has to answer now, if there is one."""
        match = self.game.match
        if match is None or not self.live:
            return None
        decision = match.decision
        return decision if decision is not None and match.chairs[decision.seat] is None else None

    def can_undo(self) -> bool:
        """Can the last answer be taken back, and would the same person be asked again?"""
        match = self.game.match
        return match is not None and self.asked() is not None and match.can_undo()

    def note(self) -> str:
        """What lies on the table when it is not the game one began with."""
        return ""

    def curtain(self) -> int:
        """The seat that has to take the table before its hand is shown, or nobody."""
        decision = self.asked()
        if decision is None or len(self.game.people) < 2 or decision.seat == self.game.seen_by:
            return NOBODY
        if self.game.team:
            # Those who fight a boss together at one screen may show each other their hands.
            return NOBODY
        return decision.seat

    def view(self) -> View:
        """What is looked at, as the one who looks may see it."""
        if self.curtain() != NOBODY:
            return View(self.state, NOBODY)
        if self.game.viewer == OPEN:
            return open_view(self.state)
        if self.game.team:
            decision = self.asked()
            self.game.viewer = self.game.seen_by = decision.seat if decision is not None else self.game.viewer
            return View(self.state, self.game.viewer, tuple(self.game.team))
        if len(self.game.people) > 1 and self.game.viewer != self.game.seen_by:
            return View(self.state, NOBODY)
        return View(self.state, self.game.viewer)

    def painter(self) -> Painter:
        """The one who makes the scene for this moment."""
        view = self.view()
        decision = self.state.decision
        mine = self.asked() if self.curtain() == NOBODY else None
        if mine is None and decision is not None and decision.seat == view.seat:
            # Looking back, or at a replay: what was asked is not asked again.
            decision = None
        start = View(self.game.start, NOBODY)
        starts = {c.name: start.count(c.name) for c in self.game.rules.table_counters}
        return Painter(view, decision, self.sitting, self.language, self.fresh(view), starts, self.mates())

    def mates(self) -> dict[int, Choices]:
        """What others at this screen could do with their cards, were the baton handed to them."""
        decision = self.asked()
        if decision is None or not self.game.team:
            return {}
        names = self.sitting.addressed(decision.seat, self.language)
        return reachable(self.state, decision, self.game.team, names, self.language)

    def fresh(self, view: View) -> set[int]:
        """Cards that came into sight with the last steps."""
        if not 0 < self.game.at - self._shown <= 60:
            return set()
        found: set[int] = set()
        for number in range(self._shown + 1, self.game.at + 1):
            events = self.game.film.events(number)
            # A whole new hand at the end of a turn is nothing to point at.
            new_turn = any(event[0] == TURN for event in events)
            for what, seat, card, _, _, _ in events:
                if card >= 0 and (what == ENTER or (what == DRAW and seat == view.seat and not new_turn)):
                    found.add(card)
        return found

    # ------------------------------------------------------------------ the story

    def lines(self, number: int) -> list[Line]:
        """What happened at a step, as the one who looks may know it."""
        return [line for _, _, part in self.parts(number) for line in part]

    def parts(self, number: int) -> list[Part]:
        """The same by turns: an automatic opponent takes its whole turn within one step."""
        seat = self.view().seat
        key = (number, seat, self.language)
        if key not in self._told:
            names = self.sitting.addressed(seat, self.language)
            film = self.game.film
            state = film.at(number) if number >= len(film) - 1 else film.at(len(film))
            whose = film.turns[number - 1], film.active[number - 1]
            parts = by_turns(state, film.events(number), whose, seat, names, self.language)
            parts[0][2][:0] = answered(state.rules, *film.answers[number - 1], names, self.language)
            self._told[key] = parts
        return self._told[key]

    def story(self) -> tuple[list[dict[str, object]], bool]:
        """The log, newest first, grouped by turn; and whether there is more of it."""
        film = self.game.film
        names = self.sitting.addressed(self.view().seat, self.language)
        groups: list[dict[str, object]] = []
        count = 0
        most = WHOLE_LOG_LINES if self.whole_log else LOG_LINES
        for number in range(self.game.at, 0, -1):
            if count >= most and groups and groups[-1]["turn"] != film.turns[number - 1]:
                return groups, True
            for turn, seat, lines in reversed(self.parts(number)):
                if not lines:
                    continue
                if not groups or groups[-1]["turn"] != turn:
                    who = names[seat] if 0 <= seat < len(names) else ""
                    if self.game.rules.boss and seat != self.game.players:
                        # All players have their turn together.
                        who, seat = word("players turn", self.language), NOBODY
                    title = word("Turn", self.language, n=turn) + (f" · {who}" if who else "")
                    if turn <= 0:
                        title = word("before the game", self.language)
                    groups.append({"turn": turn, "seat": seat, "title": title, "lines": []})
                kept = groups[-1]["lines"]
                assert isinstance(kept, list)
                for line in reversed(lines):
                    if kept and kept[-1][1] == line.drawn:
                        # The same thing several times over is said once.
                        kept[-1][2] += 1
                    else:
                        kept.append([number, line.drawn, 1])
                        count += 1
        return groups, False

    def spoken(self) -> str:
        """What happened since the page was last told, to be read aloud."""
        if not 0 < self.game.at - self._shown <= 60:
            return ""
        said = [line.spoken for n in range(self._shown + 1, self.game.at + 1) for line in self.lines(n)]
        return ". ".join(said)[:800]

    # ------------------------------------------------------------------ what the page gets

    def book(self) -> dict[str, object]:
        """What changes only with the game and the language: faces of the cards, words, keys."""
        return {
            "language": self.language,
            "languages": languages(),
            "game": self.game.rules.game,
            "cards": faces(self.game.rules, self.language),
            "words": page_words(self.language),
            "keys": page_keys(self.language),
            **paged(self.game.rules, self.language),
        }

    def scene(self) -> dict[str, object]:
        """Everything the page draws now. Only what the one who looks may see is in it."""
        self.serial += 1
        scene = framed(self)
        self._shown = self.game.at
        return scene

    def saved(self) -> dict[str, object]:
        """The record for the browser's own storage: only what is new since the last time."""
        moves = self.game.film.moves
        same = 0
        most = min(len(moves), len(self._sent))
        while same < most and moves[same] == self._sent[same]:
            same += 1
        self._sent = list(moves)
        match = self.game.match
        chairs = ["person" if chair is None else listed_as(chair) for chair in match.chairs] if match else []
        header = Replay(self.game.rules, self.game.players, self.game.seed, []).header()
        return {
            "id": self.game.token,
            "head": header,
            "chairs": chairs,
            "names": self.game.names or [],
            "from": same,
            "moves": moves[same:],
            "over": bool(match and match.over),
            "turn": self.game.film.turns[-1],
        }


def paged(rules: Rules, language: str) -> dict[str, object]:
    """The boss's page for the book, where one is fought."""
    return {"page": page_text(rules, language)} if rules.boss else {}
