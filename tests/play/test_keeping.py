"""Whatever happens, the game is kept first and talked about afterwards; and what is said about going on is true."""

import os
import shlex
import shutil
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


def test_a_second_campaign_does_not_write_over_the_first(tmp_path):
    for _ in range(2):
        kit_run("campaign", "--seed", 1, cwd=tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["campaign-2.json", "campaign.json"]


def test_what_is_kept_elsewhere_takes_the_place_of_nothing(tmp_path):
    (tmp_path / "elsewhere").mkdir()
    for _ in range(2):
        kit_run("play", "ascension", "--save", "no/such/game.txt", cwd=tmp_path, TMPDIR=tmp_path / "elsewhere")
    assert sorted(path.name for path in (tmp_path / "elsewhere").iterdir()) == ["game-2.txt", "game.txt"]


BREAKING = """\
import sys
from kit.core.state import State
from kit.play.commands import main

before = State.apply

def breaking(state, move):
    if "mystic" in str(move) and state.decision.seat == 0:
        raise RuntimeError("20,000 steps and no question: these cards go round in circles.")
    return before(state, move)

State.apply = breaking
sys.exit(main(sys.argv[1:]))
"""


def breaking(*arguments, cwd, stdin, card="mystic"):
    """The program with a rule that breaks as soon as the first player does something with this card."""
    return subprocess.run(
        [sys.executable, "-c", BREAKING.replace("mystic", card), *map(str, arguments)],
        cwd=cwd,
        env=environment(),
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            "The game cannot go on from here: 20,000 steps and no question: these cards go round in circles. It is",
        ),
        ("fr", "La partie ne peut pas continuer ainsi : 20,000 steps"),
        ("pt", "A partida não pode continuar assim: 20,000 steps"),
    ],
)
def test_a_game_that_breaks_is_kept_as_it_was_before_that_answer(language, words, tmp_path):
    done = breaking(
        "play", "ascension", "--seed", 7, "--language", language, cwd=tmp_path, stdin="p\nacquire mystic\nend\n"
    )
    assert (done.returncode, done.stderr) == (1, "")
    assert words in done.stdout
    assert "--load ascension-7.txt" in done.stdout
    assert kit.Replay.load(only_file(tmp_path)).moves[-1] == "play militia"
    on = kit_run("play", "--load", "ascension-7.txt", cwd=tmp_path, stdin="acquire mystic\n")
    assert on.returncode == 0
    assert kit.Replay.load(only_file(tmp_path)).moves[-1] == "acquire mystic"


def test_a_watched_game_that_breaks_is_kept_up_to_there(tmp_path):
    done = breaking("watch", "ascension", "--seed", 7, cwd=tmp_path, stdin="")
    assert (done.returncode, done.stderr) == (1, "")
    state = kit.Replay.load(only_file(tmp_path)).at(-1)
    assert kit.Greedy().choose(state.view(state.decision.seat), state.decision).text == "acquire mystic"


def test_a_campaign_whose_battle_breaks_is_kept_up_to_there(tmp_path):
    done = breaking(
        "campaign", "--seed", 1, "--variants", "novice", cwd=tmp_path, stdin="1\n" * 40, card="crystal"
    )
    assert (done.returncode, done.stderr) == (1, "")
    assert "The game cannot go on from here" in done.stdout
    assert "-m kit campaign --load campaign.json" in done.stdout
    battle = Campaign.load(tmp_path / "campaign.json").battle()
    assert "crystal" not in " ".join(move for move in battle.moves if move.startswith("play"))


# ---------------------------------------------------------------------- how it goes on


def last_command(text):
    """The words of the command that is named at the end."""
    return shlex.split(text.split("Go on with: ")[1].splitlines()[0])


def test_what_is_said_about_going_on_names_everything_that_is_needed(tmp_path):
    (tmp_path / "my cards.yaml").write_text(QUIET, encoding="utf-8")
    extra = ("--extra", "my cards.yaml")
    done = kit_run(
        "play", "ascension", "--seed", 7, *extra, "--bot", "random", "--language", "en", cwd=tmp_path, stdin="p\n"
    )
    python, *words = last_command(done.stdout)
    assert python == os.path.basename(sys.executable)
    assert words == [
        "-m",
        "kit",
        "play",
        "--load",
        "ascension-7.txt",
        *extra,
        "--bot",
        "random",
        "--language",
        "en",
    ]
    on = kit_run(*words[2:], cwd=tmp_path, stdin="end\n")
    assert on.returncode == 0
    assert "p2 (Random)" in on.stdout
    assert last_command(on.stdout) == [python, *words], "and so it is the next time"


def test_what_is_said_about_watching_on_names_the_bots(tmp_path):
    with Person("watch", "shards", "--seed", 2, "--bots", "first,random", cwd=tmp_path) as me:
        me.read(ASK)
        me.press(b"q\n")
        last, _ = me.leave()
    assert last_command(last)[3:] == ["watch", "--load", "shards-2.txt", "--bots", "first,random"]


def test_what_is_said_about_a_campaign_names_the_bot_and_the_language(tmp_path):
    done = kit_run("campaign", "--seed", 1, "--bot", "first", "--language", "en", cwd=tmp_path, stdin="1\n")
    assert last_command(done.stdout)[3:] == [
        *("campaign", "--load", "campaign.json", "--bot", "first", "--language", "en")
    ]


def test_the_python_of_this_folder_is_named_by_its_place(tmp_path):
    venv.create(tmp_path / ".venv", with_pip=False)
    python = tmp_path / ".venv" / "bin" / "python"
    found = [path for path in sys.path if path.endswith("site-packages")]
    done = subprocess.run(
        [python, "-m", "kit", "play", "ascension", "--seed", "7"],
        cwd=tmp_path,
        env={**environment(), "PYTHONPATH": os.pathsep.join([str(ROOT), *found])},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert last_command(done.stdout)[:3] == [".venv/bin/python", "-m", "kit"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "with a card file of your own, name it: --extra FILE"),
        ("fr", "avec un fichier de cartes à vous, indiquez-le : --extra FICHIER"),
        ("pt", "com um arquivo de cartas seu, indique-o: --extra ARQUIVO"),
    ],
)
def test_a_game_with_own_cards_that_is_loaded_without_them_says_what_may_be_missing(language, words, tmp_path):
    (tmp_path / "mine.yaml").write_text(QUIET, encoding="utf-8")
    kit_run("play", "ascension", "--seed", 7, "--extra", "mine.yaml", cwd=tmp_path)
    done = kit_run("play", "--load", "ascension-7.txt", "--language", language, cwd=tmp_path)
    assert done.returncode == 2
    assert "The cards have changed since this replay was recorded" in done.stderr
    assert words in done.stderr


@pytest.mark.skipif(not (ROOT / ".git").exists() or shutil.which("git") is None, reason="this is no checkout")
def test_kept_games_stay_out_of_the_project_and_recorded_ones_in_it():
    def ignored(name):
        return subprocess.run(["git", "check-ignore", "-q", "--no-index", name], cwd=ROOT).returncode == 0

    assert ignored("ascension-7.txt")
    assert ignored("shards-7-2.txt")
    recorded = [path.relative_to(ROOT) for path in (ROOT / "tests" / "gold").rglob("*.txt")]
    assert recorded
    assert not any(ignored(str(path)) for path in recorded)
