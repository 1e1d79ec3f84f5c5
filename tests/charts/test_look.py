"""One look: the colours are those of the board, nothing is told by colour alone, and every word is there three times."""

import re
import string
import subprocess
import sys
from pathlib import Path

import pytest

from kit.board.page import FOLDER
from kit.charts import look
from kit.charts.words import WORDS, card_name, say
from tests.charts import drawn

TOKENS = (FOLDER / "tokens.css").read_text(encoding="utf-8")
TABLE = (FOLDER / "table.css").read_text(encoding="utf-8")


def token(name, css=TOKENS):
    """A colour of the board: light and dark."""
    found = re.search(rf"--{name}:\s*light-dark\((#\w{{6}}),\s*(#\w{{6}})\)", css)
    assert found, f"the board has no colour --{name}"
    return found.groups()


def test_the_colours_of_factions_are_those_of_the_board():
    board = dict(re.findall(r"\.f-(\w+)\s*\{ --fd:(#\w{6}; --fm:#\w{6})", TOKENS))
    assert {name: f"{deep}; --fm:{middle}" for name, (deep, middle) in look.FACTIONS.items()} == board
    assert set(look.PATTERNS) == set(look.FACTIONS)


@pytest.mark.parametrize("name", sorted(look.RESOURCES))
def test_the_colours_of_resources_are_those_of_the_board(name):
    assert look.RESOURCES[name] == token(look.TOKENS.get(name, name))


@pytest.mark.parametrize(
    ("field", "name"),
    [
        ("paper", "panel"),
        ("grid", "panel-2"),
        ("line", "line"),
        ("ink", "ink"),
        ("ink_2", "ink-2"),
        ("go", "go"),
        ("pick", "pick"),
        ("warn", "warn"),
    ],
)
def test_the_grounds_and_inks_are_those_of_the_board(field, name):
    assert (getattr(look.THEMES["light"], field), getattr(look.THEMES["dark"], field)) == token(name)


def test_the_colours_of_seats_are_those_of_the_board():
    for number, (light, dark, _, _) in enumerate(look.SEATS, 1):
        line = re.search(rf"\.sc{number} \{{.*--sb:light-dark\((#\w{{6}}),(#\w{{6}})\)", TABLE)
        assert line is not None
        assert line.groups() == (light, dark)


def test_seats_differ_by_dash_and_marker_too():
    assert len({dash for _, _, dash, _ in look.SEATS}) == len(look.SEATS)
    assert len({marker for _, _, _, marker in look.SEATS}) == len(look.SEATS)


def test_the_factions_of_a_game_differ_by_hatching_too():
    for game in (
        ("enlightened", "lifebound", "mechana", "void", "monster", "none"),
        ("homodeus", "order", "undergrowth", "wraethe", "aion", "none"),
    ):
        assert len({look.PATTERNS[name] for name in game}) == len(game)


@pytest.mark.parametrize("colour", [colour for pair in look.FACTIONS.values() for colour in pair])
def test_figures_can_be_read_on_every_field(colour):
    """Contrast of at least 4.5 to 1 (WCAG 2)."""
    one, other = look.light(colour), look.light(look.ink_on(colour))
    assert (max(one, other) + 0.05) / (min(one, other) + 0.05) >= 4.5


def test_every_text_is_there_in_three_languages_with_the_same_places_to_fill():
    for key, forms in WORDS.items():
        assert len(forms) == 3, key
        assert all(forms), key
        places = [{name for _, name, _, _ in string.Formatter().parse(text) if name} for text in forms]
        assert places[0] == places[1] == places[2], key


def test_cards_have_the_names_of_their_language():
    assert card_name("infinity-shard", "fr") == "Éclat de l'infini"
    assert card_name("mystic", "en") == "Mystic"
    assert card_name("own-card", "pt") == "Own card"


def test_numbers_are_written_as_the_language_writes_them():
    assert look.number(1234.5, "en", 1) == "1,234.5"
    assert look.number(1234.5, "fr", 1) == "1\u202f234,5"
    assert look.number(1234.5, "pt", 1) == "1.234,5"
    assert look.percent(0.256, "en") == "26%"
    assert look.percent(0.001, "pt") == "<1%"


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", sorted(drawn.ALL))
def test_every_chart_says_what_to_see_in_every_language(name, theme, language):
    """The title, the sentence and the text alternative are words of the language; the paper is that of the theme."""
    figure = drawn.ALL[name](language, theme)
    meta = figure.layout.meta
    assert say(name, language).split("{")[0] in meta["title"]
    assert meta["see"].endswith(".")
    assert meta["say"].startswith(meta["title"])
    assert len(meta["say"]) > len(meta["title"]) + len(meta["see"])
    assert figure.layout.paper_bgcolor == look.THEMES[theme].paper
    assert figure.layout.separators == look.SEPARATORS[language]
    assert len(figure.to_json()) < 20_000
    for other in {"en", "fr", "pt"} - {language}:
        assert meta["see"] != drawn.ALL[name](other, theme).layout.meta["see"]


@pytest.mark.parametrize("name", sorted(drawn.EMPTY))
def test_an_empty_table_is_said_to_be_empty(name):
    figure = drawn.EMPTY[name]()
    assert "Nothing to show yet." in figure.layout.meta["say"]
    assert len(figure.data) == 0


def test_the_kit_and_its_charts_are_imported_without_the_heavy_libraries():
    heavy = ["pandas", "numpy", "plotly", "scipy", "joblib"]
    code = f"import sys, kit, kit.charts\nprint([name for name in {heavy} if name in sys.modules])"
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2]
    )
    assert run.stdout.strip() == "[]"
