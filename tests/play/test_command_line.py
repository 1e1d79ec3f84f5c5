"""python -m kit play | watch | simulate | cards, run as programs."""

import os
import re
import subprocess

import pytest

import kit
from kit.cards.terms import LANGUAGES
from kit.games import GAMES
from kit.play.simulate import Pace
from kit.play.titles import VARIANTS
from kit.play.words import say
from tests.play.programs import KIT, environment, kit_run

TRACEBACK = "Traceback"


# ---------------------------------------------------------------------- what does not exist


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], ["no game 'chess'", "ascension, shards"]),
        (["play"], ["Which game?", "ascension, shards"]),
        (["cards", "ascention"], ["Did you mean 'ascension'?"]),
        (["play", "ascension", "--sets", "bsae"], ["no set 'bsae'", "Did you mean 'base'?"]),
        (["play", "ascension", "--variants", "upside-down"], ["no variant 'upside-down'"]),
        (["play", "ascension", "--bot", "gredy"], ["no bot 'gredy'", "Did you mean 'greedy'?", "random"]),
        (["play", "ascension", "--language", "de"], ["no language 'de'", "en, fr, pt"]),
        (["play", "ascension", "--seats", "17"], ["not 17"]),
        (["play", "ascension", "--load", "nowhere.txt"], ["nowhere.txt cannot be read"]),
        (["watch", "ascension", "--bots", "greedy,nobody"], ["no bot 'nobody'"]),
        (["simulate", "ascension", "--bots", "a,b"], ["no bot 'a'"]),
        (["simulate", "ascension", "--games", "0"], ["0 is no number of games"]),
        (
            ["simulate", "ascension", "--seats", "2", "--bots", "first,first,first"],
            ["3 bots do not fit on 2 seats"],
        ),
        (["cards", "ascension", "--type", "heroe"], ["no type 'heroe'", "Did you mean 'hero'?"]),
        (["cards", "ascension", "--faction", "viod"], ["Did you mean 'void'?"]),
        (["cards", "ascension", "mystik"], ["No card is called “mystik”.", "Mystic"]),
        (["cards", "ascension", "--extra", "nowhere.yaml"], ["nowhere.yaml", "cannot be read"]),
        (["cards", "ascension", "--colour"], ["--colour"]),
        ([], ["play"]),
    ],
)
def test_an_unknown_name_is_answered_with_a_sentence_and_the_known_ones(arguments, words, tmp_path):
    done = kit_run(*arguments, cwd=tmp_path)
    assert done.returncode == 2, done.stdout
    assert TRACEBACK not in done.stderr
    for word in words:
        assert word in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("language", "play", "show"),
    [
        ("en", "This cannot be played: There is no ", "This cannot be shown: There is no "),
        ("fr", "Ceci ne peut pas être joué : There is no ", "Ceci ne peut pas être montré : There is no "),
        ("pt", "Isto não pode ser jogado: There is no ", "Isto não pode ser mostrado: There is no "),
    ],
)
def test_a_refusal_begins_in_the_language_of_the_reader(language, play, show, tmp_path):
    tongue = ("--language", language)
    assert kit_run("play", "ascension", "--sets", "bsae", *tongue, cwd=tmp_path).stderr.startswith(play)
    assert kit_run("watch", "shards", "--variants", "x", *tongue, cwd=tmp_path).stderr.startswith(play)
    assert kit_run("cards", "chess", *tongue, cwd=tmp_path).stderr.startswith(show)
    missing = kit_run("cards", "ascension", "mystik", *tongue, cwd=tmp_path).stderr
    assert "mystik" in missing
    assert not missing.startswith(show), "that sentence is in the language already"


def test_a_saved_game_of_another_game_is_not_taken(tmp_path):
    kit.Match(kit.load("shards"), [None, None], seed=1).replay().save(tmp_path / "other.txt")
    done = kit_run("play", "ascension", "--load", "other.txt", cwd=tmp_path)
    assert (done.returncode, "a game of shards, not of ascension" in done.stderr) == (2, True)
    done = kit_run("play", "--load", "other.txt", "--seed", 3, cwd=tmp_path)
    assert (done.returncode, "its own sets, variants, seats and seed" in done.stderr) == (2, True)


# ---------------------------------------------------------------------- cards


def test_the_list_of_cards_names_every_card(tmp_path):
    for game in ("ascension", "shards"):
        rules = kit.load(game)
        done = kit_run("cards", game, cwd=tmp_path)
        assert done.returncode == 0
        for card in rules.cards:
            assert card.name() in done.stdout
        assert f"{len(rules.cards)} kinds of cards" in done.stdout


def test_the_list_of_cards_can_be_narrowed(tmp_path):
    done = kit_run("cards", "ascension", "--type", "construct", "--faction", "void", cwd=tmp_path)
    assert "Muramasa" in done.stdout
    assert "Hedron" not in done.stdout
    assert "3 kinds of cards" in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["mystic"],
        ["MYSTIC"],
        ["--language", "fr", "mystique"],
        ["--language", "pt", "mistico"],
        ["--type", "hero", "mysti"],
    ],
)
def test_one_card_is_shown_in_full_by_its_name(arguments, tmp_path):
    """In any language, without accents, and with the name before or after the options."""
    done = kit_run("cards", "ascension", *arguments, cwd=tmp_path)
    assert " | mystic\n" in done.stdout


def test_a_relic_is_listed_once_with_its_hero(tmp_path):
    boxes = ("cards", "shards", "--sets", "base,relics-of-the-future")
    listed = kit_run(*boxes, cwd=tmp_path).stdout
    assert "Praetorian-01 " in listed
    assert "×0" not in listed
    one = kit_run(*boxes, "praetorian-02", cwd=tmp_path).stdout
    assert "9 health; a relic of Decima" in one
    assert "it is weaker by 3 more" in one


def test_the_language_of_the_machine_is_taken(tmp_path):
    assert "artefact" in kit_run("cards", "ascension", cwd=tmp_path, LANG="fr_FR.UTF-8").stdout
    assert "construto" in kit_run("cards", "ascension", cwd=tmp_path, LC_ALL="pt_BR.UTF-8").stdout
    assert "construct" in kit_run("cards", "ascension", cwd=tmp_path, LANG="C").stdout


@pytest.mark.parametrize(
    ("language", "box", "sort"),
    [
        ("en", "Return of the Fallen", "hero"),
        ("fr", "Le Retour du Déchu", "héros"),
        ("pt", "O Retorno do Caído", "herói"),
    ],
)
def test_boxes_are_called_by_their_names(language, box, sort, tmp_path):
    tongue = ("--sets", "base,return-of-the-fallen", "--language", language)
    colon = " : " if language == "fr" else ": "
    assert f"-- {box}{colon}{sort}" in kit_run("cards", "ascension", *tongue, cwd=tmp_path).stdout
    played = kit_run("play", "ascension", *tongue, "--variants", "teams", cwd=tmp_path).stdout.splitlines()[0]
    assert played.endswith(f", {box} | {VARIANTS['teams'][LANGUAGES.index(language)]}")


def test_a_battle_says_against_whom(tmp_path):
    boxes = (
        "--sets",
        "base,relics-of-the-future,shadow-of-salvation",
        "--variants",
        "boss,novice",
        "--boss",
        "vox",
    )
    heading = kit_run("play", "shards", *boxes, "--language", "fr", cwd=tmp_path).stdout.splitlines()[0]
    assert heading.endswith("L'Ombre du Salut | Bataille contre un boss, Mode novice | Vox")


def test_every_variant_has_a_name():
    assert {name for game in GAMES.values() for name in game.variants} == set(VARIANTS)


def test_a_card_file_of_ones_own_is_listed(tmp_path):
    file = tmp_path / "mine.yaml"
    file.write_text(
        "game: ascension\nset: mine\ncards:\n  - {id: my-hero, name: {en: My Own Hero}, type: hero, copies: 2,"
        " cost: {runes: 1}, play: [{draw: 1}]}\n",
        encoding="utf-8",
    )
    done = kit_run("cards", "ascension", "--extra", file, "my own", cwd=tmp_path)
    assert "Mine | my-hero" in done.stdout


def test_nobody_reading_on_is_no_error(tmp_path):
    """`… | head -1` ends quietly."""
    for command in (["cards", "ascension"], ["watch", "ascension", "--seed", "1"]):
        with subprocess.Popen(
            [*KIT, *command],
            cwd=tmp_path,
            env=environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        ) as process:
            process.stdout.readline()
            process.stdout.close()
            assert process.stderr.read() == b""


def test_a_terminal_without_accents_gets_question_marks_not_a_traceback(tmp_path):
    done = subprocess.run(
        [*KIT, "cards", "ascension", "--language", "fr"],
        cwd=tmp_path,
        env={**environment(), "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"},
        capture_output=True,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"h?ros" in done.stdout


def test_cards_are_read_and_games_played_where_there_is_no_progress_bar(tmp_path):
    (tmp_path / "tqdm.py").write_text("raise ImportError('there is none')", encoding="utf-8")
    shown = kit_run("cards", "ascension", "mystic", cwd=tmp_path)
    assert (shown.returncode, shown.stderr) == (0, "")
    played = kit_run("play", "ascension", "--seed", 7, cwd=tmp_path, stdin="p\n")
    assert (played.returncode, played.stderr) == (0, "")


# ---------------------------------------------------------------------- simulate


def test_simulation_counts_every_game_and_is_the_same_twice(tmp_path):
    first = kit_run("simulate", "ascension", "--games", 12, "--bots", "greedy,random", "--seed", 5, cwd=tmp_path)
    again = kit_run("simulate", "ascension", "--games", 12, "--bots", "greedy,random", "--seed", 5, cwd=tmp_path)
    assert first.returncode == 0
    assert first.stderr == "", "the bar is only for a terminal"
    greedy = int(re.search(r"Greedy +(\d+)", first.stdout)[1])
    random = int(re.search(r"Random +(\d+)", first.stdout)[1])
    assert greedy + random == 12
    assert greedy > random
    assert first.stdout == again.stdout
    assert "per second" not in first.stdout, "so few games say nothing about speed"


def test_the_speed_of_a_simulation_leaves_the_start_out(monkeypatch):
    now = [100.0]
    monkeypatch.setattr("kit.play.simulate.time.perf_counter", lambda: now[0])
    pace = Pace()
    # Getting ready took long, and so did the other processes after a few games.
    for seconds, done in [(0, 10), (0.1, 20), (3.0, 30), *[(3 + 0.1 * n, 30 + 10 * n) for n in range(1, 30)]]:
        now[0] = 102.0 + seconds
        pace.step(done)
    assert round(pace.speed()) == 100
    short = Pace()
    short.step(5)
    assert short.speed() == 0


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "after one move.", "after 2 moves."),
        ("fr", "après un coup.", "après 2 coups."),
        ("pt", "após uma jogada.", "após 2 jogadas."),
    ],
)
def test_one_is_not_several(language, one, several):
    assert say("resumed", language, n=1).endswith(one)
    assert say("resumed", language, n=2).endswith(several)


def test_one_player_is_no_players(tmp_path):
    done = kit_run("play", "ascension", "--variants", "solo", "--seats", 3, cwd=tmp_path)
    assert "exactly 1 player, not 3" in done.stderr


def test_the_tables_of_a_simulation_are_kept_where_one_likes(tmp_path):
    done = kit_run(
        "simulate", "ascension", "--games", 6, "--seed", 5, "--tables", "out", "--workers", 2, cwd=tmp_path
    )
    assert done.returncode == 0
    assert "The tables are in out." in done.stdout
    kept = kit.Results.load(tmp_path / "out")
    assert kept.played == 6
    assert kept.seed == 5
    assert kept.agents == ["Greedy", "Random"]
    assert {"games", "turns", "acquisitions", "decks"} == set(kept.tables)


def test_an_impossible_number_of_workers_is_refused(tmp_path):
    done = kit_run("simulate", "ascension", "--workers", 0, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr == "This cannot be played: 0 is no number of workers; from 1 to 256.\n"


@pytest.mark.parametrize(
    ("language", "word"), [("en", "95 % interval"), ("fr", "intervalle à 95 %"), ("pt", "intervalo de 95 %")]
)
def test_the_summary_speaks_three_languages(language, word, tmp_path):
    done = kit_run(
        "simulate", "shards", "--games", 3, "--seats", 3, "--bots", "greedy", "--language", language, cwd=tmp_path
    )
    assert word in done.stdout
    assert "Greedy 3" in done.stdout


# ---------------------------------------------------------------------- watch


def test_watching_without_a_keyboard_goes_to_the_end(tmp_path):
    done = kit_run("watch", "ascension", "--seed", 2, "--bots", "greedy,first,random", cwd=tmp_path)
    assert done.returncode == 0
    assert "p3 (Random)" in done.stdout
    assert re.search(r"The game is over after \d+ turns\.", done.stdout)
    assert "has won." in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_watched_game_can_be_kept_and_read_again(tmp_path):
    done = kit_run("watch", "shards", "--seed", 2, "--save", "seen.txt", cwd=tmp_path)
    assert "saved in seen.txt" in done.stdout
    replay = kit.Replay.load(tmp_path / "seen.txt")
    assert replay.at(-1).over
    assert os.listdir(tmp_path) == ["seen.txt"]


# ---------------------------------------------------------------------- every way to play Ascension


def test_samael_is_called_by_his_name_to_the_end(tmp_path):
    for language, winner in (("en", "Samael has won"), ("fr", "Samael"), ("pt", "Vitória de Samael")):
        told = kit_run(
            "watch",
            "ascension",
            "--variants",
            "solo",
            "--seed",
            1,
            "--language",
            language,
            cwd=tmp_path,
            input="a\n",
        ).stdout
        assert winner in told
        assert not re.search(r"\bp2\b", told)


def test_a_team_wins_together(tmp_path):
    run = kit_run("watch", "ascension", "--variants", "teams", "--seed", 3, cwd=tmp_path, stdin="a\n")
    assert re.search(r"p1 \(\w+\) and p3 \(\w+\) have won together|p2 \(\w+\) and p4 \(\w+\) have won", run.stdout)
    assert re.search(r"  Team p1 \+ p3 = \d+( \*)?\n  Team p2 \+ p4 = \d+( \*)?\n", run.stdout)


def test_what_does_not_go_together_is_refused_on_the_command_line(tmp_path):
    for arguments, words in (
        (["--variants", "solo,teams"], "do not go together"),
        (["--sets", "return-of-the-fallen", "--variants", "teams"], "add the set 'base'"),
        (["--sets", "base,return-of-the-fallen", "--variants", "teams", "--seats", "5"], "not 5"),
        (["--sets", "return-of-the-fallen", "--seats", "3"], "exactly 2 players"),
    ):
        run = kit_run("play", "ascension", *arguments, cwd=tmp_path)
        assert run.returncode != 0
        assert words in run.stderr + run.stdout
        assert TRACEBACK not in run.stderr
