"""Replay: a game as text. A header and the moves, turn by turn, like a chess score.

    kit replay 1
    ascension | sets base | variants none | seats 2 | seed 7 | cards 95537666
    1 p2  play apprentice, play militia, end
    2 p1  play apprentice, acquire mystic, end

Answers of another seat in the middle of a turn stand behind its name: `; p2: destroy shadow-star; p1: end`.
A replay may come from anywhere, so it is bounded and read strictly.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from kit.core.moves import IllegalMove
from kit.core.rules import Rules
from kit.core.state import State
from kit.games import UnknownName, load

FIRST_LINE = "kit replay 1"
MOST_BYTES = 2_000_000
MOST_MOVES = 100_000
STRIDE = 40
LINE = re.compile(r"([0-9]{1,6}) p([1-9])  (.+)")
OTHER = re.compile(r"p([1-9]): ")
TEXT = re.compile(r"[a-z0-9][a-z0-9 @-]{0,119}\Z")


# A move as a text says it: in which line, in which turn, by which seat.
Said = tuple[int, int, int, str]


class BadReplay(ValueError):
    """A text that is not a replay, or not one of these cards."""


class OtherCards(BadReplay):
    """A replay of a game with other cards than those that are here."""


class Replay:
    """A recorded game. `at(n)` is the position after n moves; `len(replay)` says how many there are."""

    def __init__(
        self, rules: Rules, seats: int, seed: int, moves: Sequence[str], start: State | None = None
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.moves = tuple(moves)
        # A position set out by hand, if the game did not begin with a deal.
        self.start = start
        self._kept: dict[int, State] = {}

    def __len__(self) -> int:
        return len(self.moves)

    def at(self, number: int) -> State:
        """The position after that many moves; negative numbers count from the end."""
        if number < 0:
            number += len(self.moves) + 1
        if not 0 <= number <= len(self.moves):
            raise IndexError(f"this replay has positions 0 to {len(self.moves)}, not {number}.")
        start = max((n for n in self._kept if n <= number), default=-1)
        state = self._kept[start].clone() if start >= 0 else self.begin()
        for index in range(max(start, 0), number):
            try:
                state.apply(self.moves[index])
            except IllegalMove as error:
                raise BadReplay(f"move {index + 1} of this replay does not fit: {error}") from None
            if (index + 1) % STRIDE == 0 and index + 1 not in self._kept:
                self._kept[index + 1] = state.clone()
        return state

    def begin(self) -> State:
        """The position before the first move."""
        return self.rules.begin(self.seats, self.seed) if self.start is None else self.start.clone()

    # ------------------------------------------------------------------ as text

    def header(self) -> str:
        """The second line: what was played, with which cards."""
        return f"{self.rules.label} | seats {self.seats} | seed {self.seed} | cards {self.rules.fingerprint}"

    def __str__(self) -> str:
        if self.start is not None:
            raise BadReplay("A game that began from a position set out by hand cannot be written down as a deal.")
        state = self.begin()
        lines = [FIRST_LINE, self.header()]
        turn, seat = -1, -1
        for text in self.moves:
            decision = state.decision
            if decision is None:
                raise BadReplay("this replay goes on after the end of the game.")
            if state.turn != turn:
                turn, seat = state.turn, decision.seat
                lines.append(f"{turn} p{seat + 1}  {text}")
            elif decision.seat != seat:
                seat = decision.seat
                lines[-1] += f"; p{seat + 1}: {text}"
            else:
                lines[-1] += f", {text}"
            state.apply(text)
        return "\n".join(lines) + "\n"

    def save(self, path: str | Path) -> Path:
        """Write it to a file."""
        target = Path(path)
        target.write_text(str(self), encoding="utf-8")
        return target

    @classmethod
    def load(cls, path: str | Path, extra: str | Path | None = None) -> Replay:
        """Read it from a file."""
        source = Path(path)
        try:
            # No more than that is ever read, whatever the file says about its length.
            with source.open("rb") as file:
                raw = file.read(MOST_BYTES + 1)
            if len(raw) > MOST_BYTES:
                raise BadReplay(f"{source.name} is too long for a replay; the most is {MOST_BYTES:,} bytes.")
            text = raw.decode("utf-8")
        except OSError as error:
            raise BadReplay(f"{source.name} cannot be read ({error.strerror}).") from None
        except UnicodeDecodeError:
            raise BadReplay(f"{source.name} is not text.") from None
        return cls.parse(text, extra)

    @classmethod
    def parse(cls, text: str, extra: str | Path | None = None) -> Replay:
        """Read it from text, and play it through once, so that a wrong one is found now."""
        if len(text) > MOST_BYTES:
            raise BadReplay(f"This text is too long for a replay; the most is {MOST_BYTES:,} characters.")
        lines = text.splitlines()
        if len(lines) < 2 or lines[0] != FIRST_LINE:
            raise BadReplay(f"This is not a replay: the first line must be {FIRST_LINE!r}.")
        rules, seats, seed, cards = read_header(lines[1], extra)
        if cards != rules.fingerprint:
            raise OtherCards("The cards have changed since this replay was recorded, so it would be misplayed.")
        said: list[Said] = []
        for number, line in enumerate(lines[2:], start=3):
            if line:
                said += read_line(line, number)
            if len(said) > MOST_MOVES:
                raise BadReplay(f"More than {MOST_MOVES:,} moves are too many for a replay.")
        replay = cls(rules, seats, seed, [text for _, _, _, text in said])
        if replay.header() != lines[1]:
            raise BadReplay(f"The second line of this replay should read: {replay.header()}")
        replay.check(said)
        return replay

    def check(self, said: Sequence[Said]) -> None:
        """Play it through: every move must fit, in the turn and for the seat the text says."""
        state = self.rules.begin(self.seats, self.seed)
        for line, turn, seat, text in said:
            decision = state.decision
            if decision is None:
                raise BadReplay(f"Line {line}: {text!r} comes after the end of the game.")
            if (turn, seat) != (state.turn, decision.seat):
                raise BadReplay(
                    f"Line {line}: {text!r} is said to be p{seat + 1}'s in turn {turn}, "
                    f"but p{decision.seat + 1} is asked in turn {state.turn}."
                )
            try:
                state.apply(text)
            except (IllegalMove, RuntimeError) as error:
                raise BadReplay(f"Line {line}: {error}") from None

    def __repr__(self) -> str:
        return f"<replay of {self.rules.label}: {len(self.moves)} moves>"


def read_header(line: str, extra: str | Path | None) -> tuple[Rules, int, int, str]:
    """The rules, the number of seats, the seed and the cards a replay was recorded with."""
    parts = [part.strip() for part in line[:1000].split("|")]
    try:
        game = parts[0]
        fields = dict(part.split(" ", 1) for part in parts[1:])
        sets = fields.pop("sets").split(", ")
        variants = [] if fields["variants"] == "none" else fields["variants"].split(", ")
        del fields["variants"]
        boss = fields.pop("boss", None)
        saved = read_saved(fields.pop("saved", None))
        head_start = int(fields.pop("head-start", "0"))
        seats, seed, cards = int(fields.pop("seats")), int(fields.pop("seed")), fields.pop("cards")
    except (KeyError, ValueError, IndexError):
        raise BadReplay("The second line of a replay names game, sets, variants, seats, seed and cards.") from None
    if fields or not 0 < seats < 100 or not -(1 << 64) < seed < 1 << 64:
        raise BadReplay("The second line of this replay has something in it that does not belong there.")
    try:
        rules = load(game, sets, variants, extra, boss, saved, head_start)
    except UnknownName as error:
        raise BadReplay(f"This replay needs something that is not here: {error}") from None
    if rules.unseated(seats):
        raise BadReplay(f"This replay has {seats} seats. {rules.unseated(seats)}")
    return rules, seats, seed, cards


def read_saved(text: str | None) -> list[list[str]] | None:
    """The Saved cards each player brought: `dash-saved+brute-saved, none`."""
    if text is None:
        return None
    return [[] if part == "none" else part.split("+") for part in text.split(", ")]


def read_line(line: str, number: int) -> list[Said]:
    """The moves of one turn, each with its line, its turn and whose it is said to be."""
    match = LINE.fullmatch(line)
    if match is None:
        raise BadReplay(f"Line {number} is not a turn like '3 p1  play apprentice, end'.")
    turn, seat = int(match.group(1)), int(match.group(2)) - 1
    moves: list[Said] = []
    for index, part in enumerate(match.group(3).split("; ")):
        other = OTHER.match(part)
        if (other is None) != (index == 0):
            raise BadReplay(f"Line {number}: behind a semicolon stands who answers, like '; p2: pass'.")
        if other is not None:
            seat = int(other.group(1)) - 1
        for text in part[other.end() if other is not None else 0 :].split(", "):
            if not TEXT.match(text):
                raise BadReplay(f"Line {number}: {text[:40]!r} is not a move.")
            moves.append((number, turn, seat, text))
    return moves
