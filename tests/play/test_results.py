"""Results: tables with known columns, kept as files, and refused when anything about them is wrong."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pandas as pd
import pytest

import kit
from kit.play import columns
from kit.play.results import TABLES, schema

ROOT = Path(__file__).resolve().parents[2]
KINDS = {"int": "int64", "float": "float64", "bool": "bool", "word": "category"}


@pytest.fixture(scope="module")
def results():
    series = kit.Series(kit.load("shards"), [kit.Greedy(), kit.Random()], seed=2)
    return series.run(6, tables=TABLES, backend="serial", progress=False)


def test_every_table_has_the_columns_of_the_schema(results):
    for table in TABLES:
        frame = results.tables[table]
        wanted = schema(results.rules)[table]
        assert list(frame.columns) == [column.name for column in wanted]
        assert {name: str(kind) for name, kind in frame.dtypes.items()} == {c.name: KINDS[c.holds] for c in wanted}
        assert len(frame)
    one = kit.measure(kit.Match(results.rules, [None, None], 1))
    assert list(one.sources.columns) == [column.name for column in schema(results.rules)["sources"]]


def test_the_readme_of_the_kit_lists_the_same_columns():
    """`make cards` writes it again."""
    assert columns.section() in (ROOT / "kit" / "README.md").read_text(encoding="utf-8")
    for game in ("ascension", "shards"):
        for table, wanted in schema(kit.load(game)).items():
            for column in wanted:
                assert f"| `{column.name}` |" in columns.section(), f"{table}.{column.name}"


def test_a_table_that_was_not_asked_for_says_how_to_ask(results):
    few = kit.Series(results.rules, [kit.First()], seats=2).run(
        1, tables=["games"], backend="serial", progress=False
    )
    with pytest.raises(AttributeError, match="'turns' was not asked for"):
        few.turns  # noqa: B018
    assert few.table() is few.games
    assert "games (2)" in repr(few)


def test_results_come_back_from_files_as_they_were(results, tmp_path):
    for kind in ("parquet", "csv"):
        folder = getattr(results, f"to_{kind}")(tmp_path / kind)
        again = kit.Results.load(folder)
        assert (again.rules, again.seed, again.agents) == (results.rules, results.seed, results.agents)
        assert again.failures == results.failures
        for table in TABLES:
            pd.testing.assert_frame_equal(again.tables[table], results.tables[table])


def test_a_single_game_comes_back_too(tmp_path):
    match = kit.Match(kit.load("ascension"), [kit.Greedy(), kit.Random(1)], 3)
    match.run()
    one = kit.measure(match)
    again = kit.Results.load(one.to_csv(tmp_path))
    pd.testing.assert_frame_equal(again.sources, one.sources)


def change_page(**changes):
    def change(folder):
        page = json.loads((folder / "series.json").read_text())
        page.update(changes)
        (folder / "series.json").write_text(json.dumps(page))

    return change


def change_table(table, change):
    def spoil(folder):
        frame = pd.read_parquet(folder / f"{table}.parquet")
        frame = change(frame)
        frame.to_parquet(folder / f"{table}.parquet", index=False)

    return spoil


DAMAGE = {
    "no page": (lambda folder: (folder / "series.json").unlink(), "There are no results"),
    "not a page": (lambda folder: (folder / "series.json").write_text("[" * 100_000), "not the page"),
    "other format": (change_page(format=2), "not the page"),
    "more on the page": (change_page(surprise=1), "not the page"),
    "other cards": (change_page(cards="00000000"), "cards have changed"),
    "unknown game": (change_page(game="chess"), "no game 'chess'"),
    "a path for a table": (change_page(tables={"games": "parquet", "../x": "csv"}), "does not belong there"),
    "odd failures": (change_page(failures=[[1, 2]]), "does not belong there"),
    "odd agents": (change_page(agents="Greedy"), "does not belong there"),
    "a table is gone": (lambda folder: (folder / "turns.parquet").unlink(), "turns.parquet cannot be read"),
    "not parquet": (lambda folder: (folder / "turns.parquet").write_bytes(b"PAR1nonsensePAR1"), "is damaged"),
    "a column is gone": (change_table("turns", lambda f: f.drop(columns="deck")), "should have the columns"),
    "a column more": (change_table("turns", lambda f: f.assign(x=1)), "should have the columns"),
    "text for numbers": (change_table("turns", lambda f: f.assign(deck="many")), "not all numbers"),
    "fractions": (change_table("turns", lambda f: f.assign(deck=0.5)), "whole numbers"),
    "numbers for yes and no": (change_table("turns", lambda f: f.assign(active=1)), "true or false"),
    "a negative number": (change_table("turns", lambda f: f.assign(deck=-1)), "not between 0"),
    "a seat too many": (change_table("games", lambda f: f.assign(seat=6)), "not between 0 and 5"),
    "a game too many": (change_table("games", lambda f: f.assign(game=6)), "not between 0 and 5"),
    "more than a whole win": (change_table("games", lambda f: f.assign(share=1.5)), "not between 0 and 1"),
    "an unknown card": (change_table("decks", lambda f: f.assign(card="ace-of-spades")), "no 'ace-of-spades'"),
    "an unknown agent": (change_table("decks", lambda f: f.assign(agent="Nobody")), "no 'Nobody'"),
    "a missing word": (change_table("decks", lambda f: f.assign(agent="")), "a word is missing"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damaged_and_foreign_files_are_refused_with_a_sentence(results, tmp_path, damage):
    spoil, says = DAMAGE[damage]
    folder = results.to_parquet(tmp_path / "whole")
    copy = Path(shutil.copytree(folder, tmp_path / "copy"))
    spoil(copy)
    with pytest.raises(kit.BadResults) as error:
        kit.Results.load(copy)
    assert says in str(error.value)
    assert str(error.value).endswith(".")
    kit.Results.load(folder)


def test_a_missing_library_is_named_with_the_way_to_get_it():
    program = (
        "import sys; sys.modules['pandas'] = None\n"
        "import kit\n"
        "try:\n    kit.Series(kit.load('ascension'), [kit.First()]).run(1)\n"
        "except ModuleNotFoundError as error:\n    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert "pip install 'deckkit[sim]'" in done.stdout, done.stderr


def test_the_face_is_shown_without_loading_the_libraries_of_tables():
    program = (
        "import sys, kit\n"
        "kit.Match(kit.load('ascension'), [kit.Greedy(), kit.Greedy()], 1).run()\n"
        "print([n for n in ('pandas', 'numpy', 'scipy', 'joblib', 'distributed', 'openskill') if n in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.stdout == "[]\n", done.stderr
