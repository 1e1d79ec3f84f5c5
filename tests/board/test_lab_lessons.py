"""The first lesson in JupyterLab, as a pupil goes through it: run the cells, play three turns, pass the check."""

import re

import pytest

from tests.board.conftest import ROOT
from tests.board.player import Player
from tests.board.test_lab import IDLE

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

LESSON = "00_first_game.ipynb"


def opened(page, url):
    page.set_default_timeout(60_000)
    page.goto(url)
    page.wait_for_function(IDLE)
    page.locator(".jp-Notebook .jp-MarkdownCell").first.click()
    return page


def run(page, cells):
    """Press the button that runs a cell and goes to the next, so many times."""
    for _ in range(cells):
        page.locator(
            ".jp-NotebookPanel-toolbar [data-jp-item-name=run] [role=button], .jp-NotebookPanel-toolbar [data-jp-item-name=run] button"
        ).first.click()


def play_turns(player, turns):
    """Click what glows until so many turns are ended."""
    ended = 0
    for _ in range(120):
        ended += player.wish() == ".z-dock [data-end]"
        player.turn()
        if ended == turns:
            return
    raise AssertionError("three turns took more than 120 clicks")


def test_the_first_lesson_is_done_by_clicking(watched, lab):
    page = opened(watched.page(1500, 1300), lab.lesson(ROOT / "notebooks" / LESSON))
    run(page, 2)
    page.wait_for_selector(".dk .grid")
    player = Player(page)
    player.after(lambda: page.locator(".tools [data-choice=speed]").first.select_option("instant"))
    run(page, 2)
    check = page.locator(".dk-check")
    check.first.wait_for()
    assert "No turn of yours is over yet" in check.inner_text()
    play_turns(player, 3)
    # Back to the cell of the check: run it again.
    page.locator(".jp-CodeCell", has_text="three-turns").locator(".jp-InputArea").first.click()
    run(page, 1)
    page.wait_for_function("() => document.querySelector('.dk-check')?.textContent.includes('✓')")
    assert "Three turns played" in check.inner_text()
    run(page, 2)
    options = page.locator(".jp-CodeCell", has_text="match.decision").locator(".jp-OutputArea-output li")
    options.first.wait_for()
    assert options.count() >= 1


@pytest.mark.parametrize(("language", "word"), [("fr", "puissance"), ("pt", "poder")])
def test_the_lesson_of_another_folder_opens_the_board_in_its_language(watched, lab, language, word):
    page = opened(watched.page(1500, 1300), lab.lesson(ROOT / "notebooks" / language / LESSON))
    run(page, 2)
    page.wait_for_selector(".dk .grid")
    assert re.search(word, page.locator(".dk .z-dock").first.inner_text(), re.IGNORECASE)
