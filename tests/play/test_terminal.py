"""A person plays in a real terminal: choosing, looking, taking back, saving, leaving in every way."""

import re

import pytest

import kit
from kit.play.answers import chosen, unanswered
from kit.play.words import KEYS, SAYS
from tests.play.programs import CTRL_C, CTRL_D, Person, kit_run

ASK = r"\n> $"


def only_file(folder):
    (file,) = folder.iterdir()
    return file


def test_a_turn_is_played_by_numbers_words_and_all_at_once(tmp_path):
    with Person("play", "ascension", "--seed", 7, cwd=tmp_path) as me:
        opening = me.read(ASK)
        assert "p1 (you)   p2 (Greedy)" in opening
        assert "p2 acquires Mystic" in opening, "what the bot did before is told"
        assert "RUNES 0" in opening
        assert re.search(r"\n  1  Play Apprentice\n", opening)
        assert "You play Apprentice (+1 rune)" in me.type("1")
        assert "You play Apprentice (+1 rune)" in me.type("play apprentice")
        rest = me.type("p")
        assert "You play Militia (+1 power)" in rest
        assert "RUNES 4   POWER 1" in rest
        assert "You acquire Mystic" in me.type("acquire mystic")
        after = me.type("end")
        assert re.search(r"p2 (plays|acquires|draws)", after)
        assert "turn 4 | your turn" in after


def test_an_answer_that_is_none_changes_nothing(tmp_path):
    with Person("play", "ascension", "--seed", 7, cwd=tmp_path) as me:
        me.read(ASK)
        for text in ("0", "9", "-1", "1.5", "٣", "acquire moon", "p l a y", "x" * 3000, "\x1b[31m"):
            answer = me.type(text)
            assert "is not an answer here. Type a number from 1 to 3" in answer, text
            assert "You play" not in answer
        assert "\x1b[31m" not in me.seen.replace("^[[31m", ""), "what was typed is not sent back as it is"
        assert "You play Apprentice" in me.type("1")


def test_a_move_in_words_may_be_written_as_one_likes(tmp_path):
    with Person("play", "ascension", "--seed", 7, "--language", "fr", cwd=tmp_path) as me:
        me.read(ASK)
        assert "Vous jouez Apprenti" in me.type("Play  Apprentice")
        assert "Vous jouez Apprenti" in me.type("  JOUER   apprenti ")
        assert "Vous jouez Milice" in me.type("p")
        assert "Vous achetez Mystique" in me.type("acheter mystique")


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "acquire mystc", "Did you mean “acquire mystic”?"),
        ("fr", "acheter mistique", "Vouliez-vous dire “Acheter Mystique (3 runes)” ?"),
        ("pt", "acquire mystc", "Você quis dizer “acquire mystic”?"),
    ],
)
def test_what_was_nearly_typed_is_asked_for(language, typed, meant, tmp_path):
    with Person("play", "ascension", "--seed", 7, "--language", language, cwd=tmp_path) as me:
        me.read(ASK)
        me.type("p")
        assert meant in me.type(typed)
        assert "quis dizer" not in me.type("zzzz")


def test_what_leaves_open_which_one_is_no_answer():
    table = kit.Table("ascension", hand="void-initiate apprentice", discard="apprentice")
    table.do("play void-initiate")
    decision, rules = table.state.decision, table.state.rules
    assert chosen("BANISH apprentice", decision, rules, "en").text == "banish apprentice"
    assert chosen("banish apprentice  @Discard", decision, rules, "en").text == "banish apprentice @discard"
    assert chosen("banish", decision, rules, "en") is None
    assert "“pass”" in unanswered("pas", decision, rules, "en")


def test_a_choice_for_the_nemesis_says_whose_it_is(tmp_path):
    boxes = ("--sets", "base,relics-of-the-future", "--variants", "solo")
    with Person("play", "shards", *boxes, "--seed", 3, cwd=tmp_path) as me:
        assert "\nWhich hero?\n" in me.read(ASK)
        assert "\nNemesis: Which hero?\n" in me.type("hero decima")
        after = me.type("hero tetra")
        assert "Umbral Scourge enter the row\n" in after, "six cards at once"
        assert "set aside" not in after, "only Samael sets cards aside"


def test_everything_can_be_looked_at(tmp_path):
    with Person("play", "ascension", "--seed", 7, cwd=tmp_path) as me:
        me.read(ASK)
        assert "Edition | mystic" in me.type("? mystic")
        assert "Edition | apprentice" in me.type("?1"), "the card of the first option"
        assert "Edition | sea-tyrant" in me.type("? SEA TYR")
        assert "Several cards fit" in me.type("? initiate")
        assert re.search("No card is called “zzzz”", me.type("? zzzz"))
        assert "Perhaps: Mystic" in me.type("? mistic")
        assert "discard pile of p1 (you) (0)" in me.type("d")
        assert "discard pile of p2 (Greedy) (7)" in me.type("d 2")
        assert "There is no seat “3”; there are 2." in me.type("d 3")
        assert "-- void (0)" in me.type("v")
        assert "honor pool 60" in me.type("t")
        assert "1  Play Apprentice" in me.type("o")
        assert "Greedy would choose: Play Apprentice" in me.type("h")
        shown = me.type("?")
        for key, english, *_ in KEYS:
            assert f"{key} " in shown
            assert english in shown


def test_an_answer_is_taken_back_unless_something_hidden_was_seen(tmp_path):
    with Person("play", "ascension", "--seed", 7, cwd=tmp_path) as me:
        me.read(ASK)
        assert "There is nothing to take back" in me.type("u")
        me.type("p")
        back = me.type("u")
        assert "Taken back." in back
        assert "RUNES 4   POWER 0" in back
        assert "1  Play Militia" in back
        me.type("p")
        me.type("acquire void-initiate")
        assert "There is nothing to take back" in me.type("u"), "a card of the centre deck has been seen"


@pytest.mark.parametrize("way", ["Ctrl-C", "Ctrl-D", "q", "SIGTERM", "SIGHUP"])
def test_every_way_of_leaving_is_quiet_and_keeps_the_game(way, tmp_path):
    with Person("play", "ascension", "--seed", 7, cwd=tmp_path) as me:
        me.read(ASK)
        me.type("p")
        if way.startswith("SIG"):
            me.send(way)
        else:
            me.press({"Ctrl-C": CTRL_C, "Ctrl-D": CTRL_D, "q": b"q\n"}[way])
        last, code = me.leave()
    assert code == 0
    assert "Traceback" not in me.seen
    assert "The game is saved in ascension-7.txt." in last
    assert "python -m kit play --load ascension-7.txt" in last
    replay = kit.Replay.load(only_file(tmp_path))
    assert replay.moves[-5:] == ("play apprentice",) * 4 + ("play militia",)


def test_a_saved_game_goes_on_where_it_was_left(tmp_path):
    with Person("play", "ascension", "--seed", 7, cwd=tmp_path) as me:
        me.read(ASK)
        me.type("p")
        assert "saved in here.txt" in me.type("s here.txt")
        me.press(CTRL_C)
        assert "saved in here.txt" in me.leave()[0], "on leaving it is kept where it was saved before"
    with Person("play", "--load", "here.txt", cwd=tmp_path) as me:
        opening = me.read(ASK)
        assert re.search(r"The game goes on after \d+ moves\.", opening)
        assert "RUNES 4   POWER 1" in opening
        assert "There is nothing to take back" in me.type("u")
        me.type("acquire mystic")
        me.press(CTRL_D)
        me.leave()
    assert kit.Replay.load(tmp_path / "here.txt").moves[-1] == "acquire mystic"
    assert [path.name for path in tmp_path.iterdir()] == ["here.txt"]


def test_a_file_that_is_no_saved_game_is_not_written_over(tmp_path):
    (tmp_path / "letter.txt").write_text("Dear aunt", encoding="utf-8")
    with Person("play", "ascension", "--seed", 7, cwd=tmp_path) as me:
        me.read(ASK)
        assert "is no saved game; choose another name" in me.type("s letter.txt")
        assert "is no saved game; choose another name" in me.type("s .")
        assert "could not be saved" in me.type("s no/such/folder/game.txt")
        me.press(CTRL_C)
        me.leave()
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8") == "Dear aunt"


def test_a_second_game_does_not_write_over_the_first(tmp_path):
    for _ in range(2):
        kit_run("play", "ascension", "--seed", 7, cwd=tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ascension-7-2.txt", "ascension-7.txt"]


def test_where_nothing_may_be_written_the_game_is_kept_elsewhere(tmp_path):
    (tmp_path / "elsewhere").mkdir()
    done = kit_run(
        "play", "ascension", "--save", "no/such/folder/game.txt", cwd=tmp_path, TMPDIR=tmp_path / "elsewhere"
    )
    assert done.returncode == 0
    assert "could not be saved" in done.stdout
    assert kit.Replay.load(tmp_path / "elsewhere" / "game.txt").seats == 2


def test_the_end_of_the_input_is_like_leaving(tmp_path):
    done = kit_run("play", "ascension", "--seed", 7, cwd=tmp_path, stdin="p\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "saved in ascension-7.txt" in done.stdout


@pytest.mark.parametrize(("game", "seats"), [("ascension", 2), ("ascension", 4), ("shards", 2), ("shards", 3)])
def test_a_whole_game_ends_with_the_scores_and_the_winner(game, seats, tmp_path):
    """Somebody who always takes the hint of the first option gets to the end."""
    done = kit_run(
        "play", game, "--seed", 3, "--seats", seats, "--save", "whole.txt", cwd=tmp_path, stdin="1\n" * 20_000
    )
    assert done.returncode == 0
    assert done.stderr == ""
    state = kit.Replay.load(tmp_path / "whole.txt").at(-1)
    assert state.over
    for seat in range(seats):
        who = "you" if seat == 0 else "Greedy"
        mark = " *" if seat in state.winners else ""
        assert f"p{seat + 1} ({who})" in done.stdout
        assert re.search(rf"p{seat + 1} \({who}\) +score {state.scores[seat]}{re.escape(mark)}\n", done.stdout)
    (winner,) = state.winners
    assert ("You have won." if winner == 0 else f"p{winner + 1} (Greedy) has won.") in done.stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "fr",
            ["à vous de jouer", "Jouer Apprenti", "Que faites-vous ?", "p2 achète Mystique", "Vous jouez Milice"],
        ),
        ("pt", ["sua vez", "Jogar Aprendiz", "O que você faz?", "p2 adquire Místico", "Você joga Milícia"]),
    ],
)
def test_the_table_speaks_french_and_portuguese(language, words, tmp_path):
    with Person("play", "ascension", "--seed", 7, "--language", language, cwd=tmp_path) as me:
        me.read(ASK)
        for text in ("p", "h", "?", "u", "d", "v", "xyz", "? initi"):
            me.type(text)
        me.press(CTRL_C)
        last, code = me.leave()
    for word in words:
        assert word in me.seen
    assert code == 0
    column = {"fr": 1, "pt": 2}[language]
    assert SAYS["saved"][column].split("{")[0] in last
    assert {"fr": "? nom ", "pt": "? nome "}[language] in me.seen
    for english in (
        "? name",
        "sets base",
        "your turn",
        "What do",
        "The game",
        "Taken back",
        "is not an answer",
        "would choose",
        " plays ",
    ):
        assert english not in me.seen


def test_the_bar_of_a_simulation_moves_on_a_terminal_and_ctrl_c_keeps_what_is_finished(tmp_path):
    with Person("simulate", "ascension", "--games", 1_000_000, cwd=tmp_path) as me:
        me.read(r"[1-9][0-9]*/1000000 ")
        me.press(CTRL_C)
        last, code = me.leave()
    assert code == 130
    assert "Traceback" not in me.seen
    finished = int(re.search(r"Stopped: (\d+) of 1000000 games", last)[1])
    assert f"| games {finished} | seats 2 |" in last
    wins = [int(n) for n in re.findall(r"(?:Greedy|Random) +(\d+)", last)]
    assert sum(wins) == finished


def test_watching_goes_turn_by_turn(tmp_path):
    with Person("watch", "ascension", "--seed", 2, cwd=tmp_path) as me:
        me.read(ASK)
        second = me.type("")
        assert "| turn 2 |" in me.seen
        assert re.search(r"p[12] (plays|draws)", second)
        me.press(b"q\n")
        last, code = me.leave()
        assert (code, "python -m kit watch --load ascension-2.txt" in last) == (0, True)
    with Person("watch", "--load", "ascension-2.txt", cwd=tmp_path) as me:
        me.read(ASK)
        me.press(b"a\n")
        last, code = me.leave()
    assert code == 0
    assert "has won." in last


def test_everything_said_is_said_in_three_languages():
    """Each sentence has the same blanks in all languages, and no two are left the same by oversight."""
    same = {"score"}
    for name, texts in SAYS.items():
        assert len(texts) == 3
        blanks = [sorted(re.findall(r"{\w+}", text)) for text in texts]
        assert blanks[0] == blanks[1] == blanks[2], name
        if name not in same:
            assert texts[0] != texts[1] or "{" in texts[0], name
    for row in KEYS:
        assert len(row) == 4
        assert len(set(row[1:])) == 3
