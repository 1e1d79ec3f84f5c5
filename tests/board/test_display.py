"""In a notebook the nouns of the kit show themselves; outside of one nothing of a page is loaded."""

import subprocess
import sys
from pathlib import Path

import pytest
from IPython.core.interactiveshell import InteractiveShell

import kit
from kit.board.display import register

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="module")
def shell():
    shell = InteractiveShell.instance()
    shell.kernel = None  # a notebook's shell has one
    assert register(shell)
    yield shell
    InteractiveShell.clear_instance()


def html(shell, thing):
    return shell.display_formatter.format(thing)[0]["text/html"]


def test_a_card_a_decision_and_a_view_have_pictures(shell, ascension):
    state = ascension.rules.begin(2, 1)
    card = ascension.rules.cards[ascension.rules.by_id["void-initiate"]]
    assert "Void Initiate" in html(shell, card)
    assert "banish" in html(shell, card)
    assert "play apprentice" in html(shell, state.decision)
    assert "HONOR" in html(shell, state.view(0))


def test_names_are_escaped(shell, ascension):
    card = ascension.rules.cards[0]
    names = card.names
    card.names = {"en": "<script>x</script>"}
    try:
        assert "<script>" not in html(shell, card)
    finally:
        card.names = names


def test_a_match_and_a_replay_are_shown_on_a_board(shell, ascension, monkeypatch):
    shown = []
    monkeypatch.setattr("IPython.display.display", shown.append)
    match = kit.Match(ascension.rules, [None, kit.Greedy()], seed=1)
    for thing in (match, match.replay()):
        shell.display_formatter.ipython_display_formatter(thing)
    assert [type(board).__name__ for board in shown] == ["Board", "Board"]


def test_the_kit_is_imported_without_the_libraries_of_a_page():
    script = (
        "import sys; sys.modules.update(dict.fromkeys(['anywidget', 'ipywidgets', 'traitlets', 'IPython', 'voila']))\n"
        "import kit\n"
        "kit.load('ascension')\n"
        "try:\n    kit.Board\nexcept ImportError as error:\n    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=True)
    assert "deckkit[app]" in done.stdout


def test_an_unknown_name_of_the_kit_is_an_attribute_error():
    with pytest.raises(AttributeError, match="Borad"):
        _ = kit.Borad
