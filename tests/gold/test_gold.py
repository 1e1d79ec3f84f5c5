"""Recorded games are played again, move by move, and must be told in the same words."""

from pathlib import Path

import pytest

import kit
from tests.gold.games import GAMES, MARK, played, recorded, story

HERE = Path(__file__).resolve().parent
FORGOTTEN = "If the change is meant, run `make gold` and read the difference."


def text_of(name):
    return (HERE / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_replayed_to_the_same_story(name):
    text = text_of(name)
    moves, _, told = text.partition(f"\n{MARK}\n\n")
    replay = kit.Replay.parse(moves)
    assert str(replay) == moves
    assert replay.at(-1).over
    assert story(replay) == told, FORGOTTEN


@pytest.mark.parametrize("name", GAMES)
def test_the_same_players_play_it_the_same_way_again(name):
    assert recorded(played(name)) == text_of(name), FORGOTTEN


def test_every_file_is_in_the_list():
    assert {path.stem for path in HERE.glob("*.txt")} == set(GAMES)
    assert len(GAMES) >= 6


def test_the_recorded_games_show_much_of_what_there_is():
    """Together: every word of a move that both games know, and questions put to other seats."""
    text = "".join(text_of(name).partition(MARK)[0] for name in GAMES)
    for word in (
        "play",
        "use",
        "acquire",
        "defeat",
        "banish",
        "discard",
        "copy",
        "keep",
        "destroy",
        "pass",
        "hand",
    ):
        assert f" {word} " in text or f" {word}," in text, word
    for word in ("exhaust", "recruit", "focus", "hit", "reveal", "done"):
        assert f" {word}" in text, word
    assert "; p" in text
