"""Whatever happens, the game is kept first and talked about afterwards; and what is said about going on is true."""

import os
import shlex
import subprocess
import sys
import venv

import pytest

import kit
from kit.play.campaign import Campaign
from tests.play.programs import (
    ROOT,
    Person,
    environment,
    kit_run,
    read_by_one_who_goes_away,
)

ASK = r"\n> $"
ROUND = """\
game: ascension
set: mine
cards:
  - id: whirlpool
    name: {en: Whirlpool}
    type: construct
    cost: {runes: 0}
    copies: 100
    when: [{gain: honor, do: [{gain: {honor: 1}}]}]
"""
QUIET = """\
game: ascension
set: mine
cards:
  - id: old-oak
    name: {en: Old Oak, fr: Vieux Chêne}
    type: hero
    cost: {runes: 1}
    copies: 20
    play: [{draw: 1}]
"""


def only_file(folder):
    (file,) = folder.iterdir()
    return file


def test_a_closed_window_keeps_the_game(tmp_path):
    with Person("play", "ascension", "--seed", 7, cwd=tmp_path) as me:
        me.read(ASK)
        me.type("1")
        me.close()
    assert kit.Replay.load(only_file(tmp_path)).moves[-1] == "play apprentice"


def test_a_closed_window_keeps_the_game_that_is_watched(tmp_path):
    with Person("watch", "ascension", "--seed", 2, cwd=tmp_path) as me:
        me.read(ASK)
        me.type("")
        me.close()
    assert kit.Replay.load(only_file(tmp_path)).at(-1).turn == 3


def test_a_closed_window_keeps_the_campaign_and_its_battle(tmp_path):
    with Person("campaign", "--seed", 1, "--variants", "novice", cwd=tmp_path) as me:
        me.read(ASK)
        me.type("1")
        me.type("1")
        me.close()
    assert only_file(tmp_path).name == "campaign.json"
    assert len(Campaign.load(tmp_path / "campaign.json").battle().moves) >= 2


def test_a_window_closed_between_battles_keeps_the_campaign(tmp_path):
    campaign = Campaign(["decima", "rez"], seed=5, variants=["novice"], chairs=[None, kit.Greedy()])
    match = campaign.battle()
    while match.decision is not None:
        match.answer(kit.Greedy().choose(match.state.view(0), match.decision))
    campaign.finish()
    campaign.save(tmp_path / "campaign.json")
    with Person("campaign", "--load", "campaign.json", cwd=tmp_path) as me:
        me.read(ASK)
        me.type("1")
        me.close()
    again = Campaign.load(tmp_path / "campaign.json")
    assert [len(cards) for cards in again.saved] == [1, 1]


def test_a_reader_who_goes_away_does_not_take_the_game_along(tmp_path):
    code, errors = read_by_one_who_goes_away(
        "play", "ascension", "--seed", 7, cwd=tmp_path, stdin="1\n" * 300, characters=2000
    )
    assert (code, errors) == (141, "")
    assert len(kit.Replay.load(only_file(tmp_path)).moves) > 5


def test_a_reader_of_a_watched_game_who_goes_away_takes_only_what_was_not_to_be_kept(tmp_path):
    watched = ("watch", "ascension", "--seed", 2)
    assert read_by_one_who_goes_away(*watched, cwd=tmp_path, stdin="", characters=500) == (141, "")
    assert list(tmp_path.iterdir()) == []
    kept = (*watched, "--save", "seen.txt")
    assert read_by_one_who_goes_away(*kept, cwd=tmp_path, stdin="", characters=9000) == (141, "")
    assert kit.Replay.load(tmp_path / "seen.txt").moves
