"""What went wrong is said in the language of the page."""

import itertools
import random

import pytest

import kit
from kit.app.desk import Desk
from kit.board.scene.errors import explained
from kit.board.scene.frame import variant_title
from kit.cards.load import known_sets
from kit.games import GAMES
from kit.play.replay import BadReplay, Replay

MATCH = kit.Match(kit.load("ascension"), [kit.Greedy(), kit.Greedy()], seed=3)
MATCH.run()
GOOD = str(MATCH.replay())
HEAD = GOOD.splitlines()[1]
BAD = [
    "",
    "hello",
    "kit replay 1\nchess",
    GOOD.replace(HEAD, HEAD + " | more 1"),
    GOOD.replace("ascension |", "chess |"),
    GOOD.replace("seats 2", "seats 9"),
    GOOD.replace("cards ", "cards 0"),
    GOOD + "999 p1  play apprentice\n",
    GOOD.replace("play apprentice", "play nonsense", 1),
    GOOD.replace("play apprentice", "%%%", 1),
]


@pytest.mark.parametrize("text", BAD)
@pytest.mark.parametrize("language", ["fr", "pt"])
def test_a_bad_replay_is_refused_in_the_language_of_the_page(text, language):
    with pytest.raises(BadReplay) as raised:
        Replay.parse(text)
    assert explained(raised.value, "en") == str(raised.value)[:400]
    assert explained(raised.value, language) != explained(raised.value, "en")
    desk = Desk(language)
    desk.receive({"do": "tab", "to": "replay"})
    desk.receive({"do": "load", "text": text})
    assert desk.screen == "replay"
    assert not desk.dealt
    assert desk.toast == explained(raised.value, language)


def test_what_is_quoted_in_an_error_stays_short_and_is_not_read_as_a_format():
    said = explained(f"Line 3: '{{language.__class__}}{'x' * 500}' is not offered; p1 may: end", "fr")
    assert "{language.__class__}" in said
    assert len(said) < 200


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_every_way_to_play_has_a_name_in_every_language(language):
    same = {"solo", "arena"}
    for game in GAMES:
        for name in GAMES[game].variants:
            assert name in same or variant_title(name, language) != variant_title(name, "en")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_whatever_is_ticked_in_the_form_can_be_dealt(game):
    """A way to play brings the box it needs and drops the ways it excludes, so there is always a game."""
    names = [("boxes", box) for box in known_sets(game)] + [("variants", way) for way in GAMES[game].variants]
    every = list(itertools.product(names, repeat=3))
    # All of them where there are few; else a good part, always the same.
    for clicks in every if len(every) < 1000 else random.Random(1).sample(every, 500):
        desk = Desk()
        desk.receive({"do": "form", "name": "game", "value": game})
        for name, value in clicks:
            desk.receive({"do": "form", "name": name, "value": value})
            assert desk.form()["problem"] == "", clicks
            assert len(desk.chairs) in desk.form()["seats"], clicks
        if clicks[2][0] == "variants" and clicks[1] != clicks[2] and clicks[0] != clicks[2]:
            # A mode of a battle brings the battle with it, so a click on that one takes it away again.
            assert clicks[2][1] in desk.variants or clicks[2][1] in GAMES[game].requires.values()
