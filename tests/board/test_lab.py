"""Journeys in JupyterLab: the board in a cell, whole games, and Lab keeps its hands off the keys."""

import pytest

from tests.board.player import Player

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

IDLE = """() => { const w = window.jupyterapp && window.jupyterapp.shell.currentWidget;
  const s = w && w.sessionContext && w.sessionContext.session; return !!s && s.kernel && s.kernel.status === 'idle'; }"""


def run_all(page, url):
    page.set_default_timeout(60_000)
    page.goto(url)
    page.wait_for_function(IDLE)
    page.evaluate("window.jupyterapp.commands.execute('notebook:run-all-cells')")
    page.wait_for_selector(".dk .grid")
    return Player(page)


def test_a_whole_game_in_a_cell(watched, lab):
    url = lab(
        "play",
        "import kit\nmatch = kit.Match(kit.load('shards'), [None, kit.Greedy()], seed=5)\n"
        "kit.Board(match, speed='instant')",
    )
    player = run_all(watched.page(), url)
    player.settle()
    assert player.play() > 20
    assert "win" in player.text(".z-dock.over")


def test_a_replay_is_stepped_through_with_keys_that_lab_leaves_alone(watched, lab):
    """`a` adds no cell, `z` undoes no cell: the keys belong to the board while it has the focus."""
    url = lab(
        "replay",
        "import kit\nmatch = kit.Match(kit.load('ascension'), [kit.Greedy(), kit.Random(1)], seed=5)\nmatch.run()\n"
        "kit.Board(match.replay(), speed='instant')",
    )
    player = run_all(watched.page(), url)
    page = player.page
    cells = page.locator(".jp-Cell").count()
    page.locator("[data-do=jump][data-to=next]").focus()
    for _ in range(3):
        player.key("]")
    assert "Step 3 of" in player.text(".rp .where")
    player.key("[")
    assert "Step 2 of" in player.text(".rp .where")
    player.key("w")
    assert player.page.locator(".msg [data-do=original]").count() == 1
    hand = len(player.hand())
    if page.locator("[data-do=all]").count():
        player.key("a")
    else:
        player.press(".handz .card.is-play")
    assert len(player.hand()) < hand
    player.key("z")
    assert len(player.hand()) == hand
    page.keyboard.press("b")
    page.keyboard.press("x")
    assert page.locator(".jp-Cell").count() == cells
    player.press("[data-do=original]")
    assert "Step 2 of" in player.text(".rp .where")


def test_two_views_of_one_board_stay_in_step(watched, lab):
    url = lab(
        "twice",
        "import kit\nboard = kit.Board(kit.Match(kit.load('ascension'), [None, kit.Greedy()], seed=7), speed='instant')\nboard",
        "board",
    )
    player = run_all(watched.page(1400, 2400), url)
    page = player.page
    page.wait_for_function("() => document.querySelectorAll('.dk .grid').length === 2")
    player.settle()
    page.locator(".dk").nth(1).locator(".handz .card.is-play").first.click()
    page.wait_for_function(
        "() => [...document.querySelectorAll('.dk')].every((el) => el.querySelectorAll('.handz .card').length === 4)"
    )
