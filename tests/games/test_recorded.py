"""Recorded games of Shards of Infinity are replayed, move by move, to the same end."""

import re

import pytest

import kit
from tests.games.recorded import GAMES, HERE, MARK, ending

FORGOTTEN = "If the change is meant, run `python -m tests.games.recorded` and read the difference."


def text_of(name):
    return (HERE / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_replayed_to_the_same_end(name):
    moves, _, end = text_of(name).partition(f"\n{MARK}\n")
    replay = kit.Replay.parse(moves)
    assert str(replay) == moves
    assert replay.at(-1).over
    assert ending(replay) == end, FORGOTTEN


def test_every_file_is_in_the_list():
    assert {path.stem for path in HERE.glob("*.txt")} == set(GAMES)


def test_together_they_show_every_kind_of_move():
    text = "".join(text_of(name).partition(MARK)[0] for name in GAMES)
    words = (
        "play exhaust recruit fast-play focus destroy banish fetch copy hit reveal done pass hero bid drop draft"
    )
    missing = [word for word in words.split() if not re.search(rf" {word}[ ,;\n]", text)]
    assert missing == []
    assert "@relics" in text
    assert "; p" in text
