"""A campaign as text, and back: plain JSON that names what was decided. What is read may come from anywhere.

    {"kit campaign": 1, "heroes": ["decima", "rez"], "leader": 0, "seed": 7, "variants": ["novice"], "sets": […],
     "steps": [["battle", "rifts", true, 14, "kit replay 1…"], ["take", 0, "dash-saved"], ["go", "traps"]]}

Reading takes every step again, so a file can say nothing that could not have happened. Battles are played through
where the cards are still the same; where they have changed, the result stands and only the replay is lost.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kit.core.moves import IllegalMove
from kit.core.saves import BadSave
from kit.games import UnknownName
from kit.play.match import Chair, Match
from kit.play.replay import FIRST_LINE, LINE, MOST_MOVES, TEXT, BadReplay, Replay

if TYPE_CHECKING:
    from kit.play.campaign import Campaign

MARK: Final = "kit campaign"
FORMAT: Final = 1
MOST_BYTES: Final = 2_000_000
MOST_STEPS: Final = 200
MOST_TURNS: Final = 10_000
KEYS: Final = {MARK, "heroes", "leader", "seed", "variants", "sets", "steps"}
DAMAGED: Final = "This campaign is damaged: "


def written(campaign: Campaign) -> str:
    """The campaign as text."""
    data: dict[str, object] = {
        MARK: FORMAT,
        "heroes": campaign.heroes,
        "leader": campaign.leader,
        "seed": campaign.seed,
        "variants": campaign.variants,
        "sets": campaign.sets,
        "steps": [list(step) for step in campaign.steps],
    }
    match = campaign.match
    if match is not None and match.moves:
        data["open"] = {"cards": match.rules.fingerprint, "moves": list(match.moves)}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def read_file(source: Path) -> str:
    """A file that is not too long, as text."""
    try:
        with source.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
        return raw.decode("utf-8") if len(raw) <= MOST_BYTES else " " * len(raw)
    except OSError as error:
        raise BadSave(f"{source.name} cannot be read ({error.strerror}).") from None
    except UnicodeDecodeError:
        raise BadSave(f"{source.name} is not text.") from None


def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """No key twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise BadSave(DAMAGED + "something stands in it twice.")
    return found


def no_number(text: str) -> object:
    """NaN and the like are no part of it."""
    raise BadSave(DAMAGED + f"{text!r} is not a number.")


def plain(text: str) -> dict[str, object]:
    """The data of a text that is a campaign at first sight."""
    if len(text) > MOST_BYTES:
        raise BadSave(f"This text is too long for a campaign; the most is {MOST_BYTES:,} characters.")
    try:
        data = json.loads(text, object_pairs_hook=once, parse_constant=no_number)
    except (RecursionError, json.JSONDecodeError):
        raise BadSave("This is not a campaign: it is not JSON.") from None
    except BadSave:
        raise
    except ValueError:
        raise BadSave(DAMAGED + "a number is too long.") from None
    if not isinstance(data, dict) or MARK not in data:
        raise BadSave(f"This is not a campaign: it does not begin with {MARK!r}.")
    if type(data[MARK]) is not int or data[MARK] != FORMAT:
        raise BadSave(f"This campaign was written by another version of the kit; this one reads format {FORMAT}.")
    if not KEYS <= set(data) <= KEYS | {"open"}:
        raise BadSave(DAMAGED + f"it should have {', '.join(sorted(KEYS))} and nothing else.")
    return data


def names(value: object, what: str) -> list[str]:
    """A short list of names."""
    if isinstance(value, list) and len(value) <= 20 and all(isinstance(v, str) and len(v) <= 60 for v in value):
        return value
    raise BadSave(DAMAGED + f"{what} is a list of names.")


def parsed(kind: type[Campaign], text: str, chairs: Sequence[Chair] | None) -> Campaign:
    """A campaign from text."""
    data = plain(text)
    leader, seed, steps = data["leader"], data["seed"], data["steps"]
    if type(leader) is not int or type(seed) is not int or not -(1 << 64) < seed < 1 << 64:
        raise BadSave(DAMAGED + "leader and seed are numbers.")
    if not isinstance(steps, list) or len(steps) > MOST_STEPS:
        raise BadSave(DAMAGED + f"steps is a list of at most {MOST_STEPS}.")
    heroes, variants = names(data["heroes"], "heroes"), names(data["variants"], "variants")
    try:
        campaign = kind(heroes, leader, seed, variants, chairs, names(data["sets"], "sets"))
        for number, step in enumerate(steps, start=1):
            take_again(campaign, step, number)
    except (UnknownName, IllegalMove) as error:
        raise BadSave(DAMAGED + str(error)) from None
    if "open" in data:
        reopen(campaign, data["open"])
    campaign.let_bots()
    return campaign


def take_again(campaign: Campaign, step: object, number: int) -> None:
    """One step: a battle that was fought, a card that was taken, a way that was chosen."""
    wrong = BadSave(DAMAGED + f"step {number} does not fit.")
    if not isinstance(step, list) or not step:
        raise wrong
    word, given = step[0], step[1:]
    if word == "take" and len(given) == 2 and type(given[0]) is int and isinstance(given[1], str):
        campaign.keep(given[0], given[1])
    elif word == "go" and len(given) == 1 and isinstance(given[0], str):
        campaign.go(given[0])
    elif word == "battle" and len(given) == 4 and campaign.stage == "battle":
        chapter, won, turns, replay = given
        if chapter != campaign.chapter.id or type(won) is not bool or not isinstance(replay, str):
            raise wrong
        if type(turns) is not int or not 0 <= turns <= MOST_TURNS:
            raise wrong
        if not fits(campaign, won, turns, replay):
            raise BadSave(DAMAGED + f"the battle of step {number} did not end like that.")
        campaign.reach(won, turns, replay)
    else:
        raise wrong


def fits(campaign: Campaign, won: bool, turns: int, replay: str) -> bool:
    """Is this the record of that battle, with that end?"""
    opening = campaign.opening(campaign.rules())
    head, _, cards = opening.header().rpartition(" ")
    lines = replay.split("\n", 2)
    if len(lines) < 3 or lines[0] != FIRST_LINE or not lines[1].startswith("shards | "):
        return False
    if lines[1].rpartition(" ")[2] != cards:
        # Played with other cards: nobody can say more than the file does.
        return len(lines[1]) <= 1000 and all(LINE.fullmatch(line) for line in lines[2].splitlines())
    if lines[1] != f"{head} {cards}":
        return False
    try:
        state = Replay.parse(replay).at(-1)
    except BadReplay:
        return False
    return state.over and state.turn == turns and (len(campaign.heroes) not in state.winners) == won


def reopen(campaign: Campaign, value: object) -> None:
    """A battle that was not over: play its moves again."""
    if not isinstance(value, dict) or set(value) != {"cards", "moves"} or campaign.stage != "battle":
        raise BadSave(DAMAGED + "the open battle does not fit.")
    moves = value["moves"]
    if not isinstance(moves, list) or len(moves) > MOST_MOVES:
        raise BadSave(DAMAGED + "the open battle is too long.")
    if not all(isinstance(move, str) and TEXT.match(move) for move in moves):
        raise BadSave(DAMAGED + "a move of the open battle is none.")
    opening = campaign.opening(campaign.rules())
    if value["cards"] != opening.rules.fingerprint:
        # With other cards the battle begins anew.
        return
    if tuple(moves[: len(opening)]) != opening.moves:
        raise BadSave(DAMAGED + "the open battle begins otherwise.")
    try:
        campaign.match = Match.resume(Replay(opening.rules, opening.seats, opening.seed, moves), campaign.chairs)
    except (IllegalMove, RuntimeError):
        raise BadSave(DAMAGED + "a move of the open battle does not fit.") from None
