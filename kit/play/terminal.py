"""A game in the terminal: a person against bots, or bots among themselves to watch.

Lines in, lines out; nothing here knows a game. Whatever way the person leaves, the game is kept in a
file from which it goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from kit.agents.greedy import Greedy
from kit.cards.sentences import move_sentence, question, term
from kit.core.events import OVER, Event
from kit.core.moves import Decision, Move
from kit.core.state import State
from kit.core.zones import DISCARD, NOBODY, SEAT, VOID
from kit.play.answers import chosen, unanswered
from kit.play.keeping import command, elsewhere, free_name, reason, shown, written
from kit.play.leaving import NOBODY_READS, Gone, aside, ask, hearing, leaving_by_signal, undisturbed
from kit.play.listing import card_lines
from kit.play.lookup import card_text, missing, page_width, search
from kit.play.match import CannotUndo, Match
from kit.play.teams import totals
from kit.play.text import colon, log_text, rule, status_line, table_text
from kit.play.titles import heading
from kit.play.words import help_text, say

FAILED: Final = 1
MOST_INPUT: Final = 400
"""Nobody types a longer answer; the rest of the line is not looked at."""

Says = Callable[[str], None]
Asks = Callable[[str], str]


class Terminal:
    """One game in the terminal: what is shown, what is typed, where it is kept."""

    def __init__(
        self,
        match: Match,
        language: str = "en",
        save: Path | None = None,
        says: Says = print,
        asks: Asks = ask,
        again: Sequence[str] = ("play",),
    ) -> None:
        self.match = match
        self.language = language
        self.file = save if save is not None else free_name(f"{match.rules.game}-{match.seed}")
        self.asked_for = save is not None
        self.says = hearing(says)
        self.asks = hearing(asks)
        # The command and its options with which a kept game goes on.
        self.onward = again
        # So many moves are kept if the game breaks: those before the answer that broke it.
        self.sound = len(match.moves)
        self.width = page_width()
        self.person = next((seat for seat, chair in enumerate(match.chairs) if chair is None), NOBODY)
        self.events: list[Event] = []
        match.state.log = self.events
        self.turn = (-1, -1)

    # ------------------------------------------------------------------ the game

    def play(self) -> int:
        """Until the game is over or the person leaves. Returns the exit code."""
        return self.guarded(self.sitting)

    def watch(self, pause: bool) -> int:
        """Bots play; each turn is told when it is over. With `pause`, Enter goes on to the next."""
        # Where nobody sits at the keyboard, and nobody reads any more, nobody has stopped in the middle of anything.
        return self.guarded(lambda: self.looking(pause), pause or self.asked_for)

    def guarded(self, game: Callable[[], bool], keeping: bool = True) -> int:
        """Go through a game, and keep it however that ends: left, cut off or broken. Returns the exit code."""
        with leaving_by_signal():
            code, why = 0, ""
            try:
                if game():
                    return 0
            except Gone:
                code = NOBODY_READS
            except (EOFError, KeyboardInterrupt):
                pass
            except Exception as error:
                # What came of the last answer is not to be trusted; the answers before it are.
                del self.match.moves[self.sound :]
                code, why = FAILED, say("broken", self.language, why=reason(error))
            if keeping or code != NOBODY_READS:
                self.keep(why)
            return code

    def sitting(self) -> bool:
        """Play a game; False if the person leaves before its end."""
        self.greet("welcome")
        self.match.run()
        while self.match.decision is not None and self.step():
            pass
        if self.match.over:
            self.tell()
            self.finished()
        return self.match.over

    def looking(self, pause: bool) -> bool:
        """Look on; False if the person leaves before the end."""
        self.greet("watching")
        self.says("")
        self.says(table_text(self.match.state.view(NOBODY), self.language, self.width))
        while self.match.decision is not None:
            self.turn_of_bots()
            self.tell()
            if pause and self.match.decision is not None:
                answer = self.asks("> ").strip().lower()
                if answer == "q":
                    return False
                pause = answer != "a"
                if pause:
                    self.says(table_text(self.match.state.view(NOBODY), self.language, self.width))
        self.finished()
        return True

    def finished(self) -> None:
        """The result; the game is kept before anything is said, if that was asked for."""
        told = undisturbed(lambda: written(self.match, self.file, self.language)[1]) if self.asked_for else ""
        self.says(self.result())
        if told:
            self.says(told)

    def turn_of_bots(self) -> None:
        """One whole turn."""
        turn = self.match.state.turn
        while self.match.state.turn == turn and self.match.step():
            self.sound = len(self.match.moves)

    def greet(self, what: str) -> None:
        """Who sits where, and how to go on."""
        match = self.match
        self.says(heading(match.rules, self.language))
        self.says("   ".join(self.who(seat, True) for seat in range(len(match.chairs))))
        self.says(say(what, self.language, seed=match.seed))
        if match.moves:
            self.says(say("resumed", self.language, n=len(match.moves)))

    def who(self, seat: int, long: bool = False) -> str:
        """p2, or in full: p2 (Greedy); an automatic opponent by name."""
        short = self.match.rules.called(self.match.state.seats, seat)
        if not long or seat >= len(self.match.chairs):
            return short
        chair = self.match.chairs[seat]
        name = say("you", self.language) if chair is None else getattr(chair, "name", "?")
        return f"{short} ({name})"

    # ------------------------------------------------------------------ one answer

    def step(self) -> bool:
        """Show what there is to choose, take one line; False when the person leaves."""
        self.tell()
        decision = self.match.decision
        assert decision is not None
        state = self.match.state
        if (state.turn, state.active) != self.turn:
            self.turn = (state.turn, state.active)
            self.table()
        elif decision.why == "main":
            self.says(status_line(state.view(decision.seat), self.language))
        self.options(decision)
        while True:
            text = self.asks("> ")[:MOST_INPUT].strip()
            if text.lower() in ("q", "quit", "exit"):
                return False
            if text and self.answer(text, decision):
                return True

    def answer(self, text: str, decision: Decision) -> bool:
        """Do what was typed. True if the position may have changed."""
        word, _, rest = text.partition(" ")
        word, rest = word.lower(), rest.strip()
        if text.startswith("?") and len(text) > 1:
            word, rest = "?", text[1:].strip()
        if word == "u" and not rest:
            return self.undo()
        if word == "p" and not rest:
            return self.play_hand()
        if word == "s":
            self.save(Path(rest) if rest else self.file)
        elif word == "?" and rest:
            self.look(rest, decision)
        elif word == "d":
            self.discard(rest, decision.seat)
        elif text.lower() in ("?", "help", "aide", "ajuda"):
            self.says(help_text(self.language))
        elif text.lower() in ("t", "o", "v", "h"):
            {"t": self.table, "o": self.again, "v": self.void, "h": self.hint}[text.lower()]()
        else:
            return self.choose(text, decision)
        return False

    def answered(self, move: Move, decision: Decision) -> None:
        """Answer; if the game breaks over it, it is kept as it was before."""
        self.sound = len(self.match.moves)
        self.match.answer(move, decision.number)

    def choose(self, text: str, decision: Decision) -> bool:
        """An option by its number or by its words."""
        move = chosen(text, decision, self.match.rules, self.language)
        if move is None:
            self.says(unanswered(text, decision, self.match.rules, self.language))
            return False
        self.answered(move, decision)
        return True

    def play_hand(self) -> bool:
        """Play card after card, and stop where there is something else to decide."""
        done = False
        while (decision := self.match.decision) is not None and decision.why == "main":
            move = next((move for move in decision.options if move.word == "play"), None)
            if move is None or decision.seat != self.match.state.active:
                break
            self.answered(move, decision)
            done = True
        if not done:
            self.says(say("nothing to play", self.language))
        return done

    def undo(self) -> bool:
        """Take the last answer back."""
        try:
            self.match.undo()
        except CannotUndo:
            self.says(say("no undo", self.language))
            return False
        self.events.clear()
        self.says(say("undone", self.language))
        return True

    # ------------------------------------------------------------------ what is shown

    @property
    def viewer(self) -> int:
        """Whose eyes we look through: the person who is asked, or the first one."""
        decision = self.match.decision
        if decision is not None and self.match.chairs[decision.seat] is None:
            return decision.seat
        return self.person

    def tell(self) -> None:
        """What happened since the last time, as the viewer may know it."""
        # That the game is over is said with the scores.
        events = [event for event in self.events if event[0] != OVER]
        for line in log_text(self.match.state, events, self.viewer, self.language):
            self.says(line)
        self.events.clear()

    def table(self) -> None:
        """The whole table."""
        self.says("")
        self.says(table_text(self.match.state.view(self.viewer), self.language, self.width))

    def again(self) -> None:
        """The options once more."""
        if self.match.decision is not None:
            self.options(self.match.decision)

    def options(self, decision: Decision) -> None:
        """The question and its numbered answers."""
        rules = self.match.rules
        if decision.why != "main" and decision.source != NOBODY:
            card = rules.cards[self.match.state.kinds[decision.source]]
            self.says(say("source", self.language, card=card.name(self.language)))
        asked = question(decision.why, self.language)
        if decision.me != decision.seat:
            # A choice made for an automatic opponent: say whose it is.
            asked = f"{rules.called(self.match.state.seats, decision.me)}{colon(self.language)}{asked}"
        self.says(asked)
        room = len(str(len(decision.options)))
        for number, move in enumerate(decision.options, 1):
            self.says(f"  {number:>{room}}  {move_sentence(rules, move, self.language)}")

    def hint(self) -> None:
        """What Greedy would do in this place, knowing no more than the person."""
        decision = self.match.decision
        if decision is None:
            return
        move = Greedy().choose(self.match.state.view(decision.seat), decision)
        self.says(say("hint", self.language, move=move_sentence(self.match.rules, move, self.language)))

    def look(self, text: str, decision: Decision) -> None:
        """One card in full: by the number of an option, its id, or its name or a part of it."""
        cards = self.match.rules.cards
        if text.isascii() and text.isdigit() and 1 <= int(text) <= len(decision.options):
            kind = decision.options[int(text) - 1].kind
            found = [cards[kind]] if kind != NOBODY else []
        else:
            found = search(cards, text, self.language)
        if len(found) == 1:
            self.says(card_text(found[0], self.match.rules, self.language, self.width))
        elif found:
            names = ", ".join(card.name(self.language) for card in found[:12]) + (", …" if len(found) > 12 else "")
            self.says(say("several", self.language, names=names))
        else:
            self.says(missing(cards, text, self.language))

    def discard(self, text: str, seat: int) -> None:
        """A discard pile, the top card first."""
        seats = self.match.state.seats
        number = text.lower().removeprefix("p")
        if text:
            if not (number.isascii() and number.isdigit() and 1 <= int(number) <= seats):
                self.says(say("no seat", self.language, text=shown(text), n=seats))
                return
            seat = int(number) - 1
        zone = self.match.rules.seat_zones[DISCARD - SEAT].name
        title = say("pile", self.language, place=term(zone, self.language, True), who=self.who(seat, True))
        self.pile(title, self.match.state.view(self.viewer).zone(zone, seat))

    def void(self) -> None:
        """What is out of play."""
        zone = self.match.rules.table_zones[VOID].name
        self.pile(term(zone, self.language, True), self.match.state.view(self.viewer).zone(zone))

    def pile(self, title: str, ids: Sequence[str] | None) -> None:
        """The cards of a place, each kind once."""
        rules = self.match.rules
        self.says(rule(f"{title} ({len(ids or [])})", self.width))
        kinds = [rules.by_id[name] for name in ids or []]
        counted = [(rules.cards[kind], kinds.count(kind)) for kind in dict.fromkeys(kinds)]
        for line in card_lines(counted, self.language, self.width, price=False):
            self.says(line)
        if not kinds:
            self.says(f"  {say('empty', self.language)}")

    def result(self) -> str:
        """The scores and who has won."""
        state = self.match.state
        lines = ["", say("over", self.language, n=state.turn)]
        width = max(len(self.who(seat, True)) for seat in range(state.seats))
        for seat, score in enumerate(state.scores):
            mark = " *" if seat in state.winners else ""
            lines.append(f"  {self.who(seat, True):<{width}}  {say('score', self.language)} {score}{mark}")
        lines += [f"  {line}" for line in totals(state, self.language)]
        lines.append(self.winners(state))
        return "\n".join(lines)

    def winners(self, state: State) -> str:
        """One sentence."""
        if self.person != NOBODY and self.person in state.winners and self.match.chairs.count(None) == 1:
            return say("you win", self.language)
        names = [self.who(seat, True) for seat in state.winners]
        if not names:
            return say("nobody wins", self.language)
        who = say("and", self.language).join([*([", ".join(names[:-1])] if names[1:] else []), names[-1]])
        return say("win" if names[1:] else "wins", self.language, who=who)

    # ------------------------------------------------------------------ keeping the game

    def save(self, path: Path) -> bool:
        """Write the game to a file and say where."""
        done, text = written(self.match, path, self.language)
        if done:
            self.file = path
        self.says(text)
        return done

    def keep(self, why: str = "") -> None:
        """Keep the game, then say where and how it goes on; no second Ctrl-C and no dead terminal spoils it."""
        undisturbed(lambda: self.part(why))

    def part(self, why: str) -> None:
        """First the game is safe, then there is time for words."""
        told = self.put_away()
        # The prompt is still open; what follows stands on a line of its own.
        for text in ["", *([why] if why else []), *told]:
            aside(self.says, text)

    def put_away(self) -> list[str]:
        """Write the game to its file, or else where there is always room; the sentences to say about it."""
        told = []
        for path in (self.file, elsewhere(self.file)):
            done, text = written(self.match, path, self.language)
            told.append(text)
            if done:
                self.file = path
                word, *more = self.onward
                told.append(say("go on", self.language, command=command([word, "--load", str(path), *more])))
                break
        return told
