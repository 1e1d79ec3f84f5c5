"""Journeys through the charts in a real browser: on the page of the app and in JupyterLab."""

import pytest

from tests.board.player import Player
from tests.board.test_lab import run_all

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

DRAWN = "id => { const el = document.querySelector(`[data-plot=\"${id}\"]`); return !!el && !!el.querySelector('.main-svg'); }"


def drawn(page, *charts):
    for chart in charts:
        page.wait_for_function(DRAWN, arg=chart)


def click_turn(page, chart, turn):
    """Click where a turn lies on a chart; the page itself says where that is."""
    page.locator(f'[data-plot="{chart}"]').scroll_into_view_if_needed()
    spot = page.evaluate(
        """([chart, turn]) => { const div = document.querySelector(`[data-plot="${chart}"]`);
        const box = div.getBoundingClientRect(), x = div._fullLayout.xaxis, y = div._fullLayout.yaxis;
        return [box.left + x._offset + x.l2p(turn), box.top + y._offset + y._length / 2]; }""",
        [chart, turn],
    )
    page.mouse.move(spot[0] - 3, spot[1])
    page.mouse.move(*spot, steps=3)
    # Plotly looks for what lies under the pointer at its own pace, and a click means what was found.
    page.wait_for_function(
        'chart => (document.querySelector(`[data-plot="${chart}"]`)._hoverdata || []).length > 0', arg=chart
    )
    page.mouse.click(*spot)


def turn_shown(page, turn):
    page.wait_for_function("n => document.querySelector('.dash').dataset.turn === String(n)", arg=turn)


def test_a_click_on_a_chart_takes_the_table_of_the_app_to_that_turn(watched, voila):
    """Some turns are played, the dashboard is opened, a chart clicked: the table stands at that turn."""
    player = Player(watched.page(1400, 1600)).open_app(voila).deal("ascension", seed=7)
    page = player.page
    while player.page.evaluate("() => window.deckkit.scene.film.turn") < 7:
        player.turn()
    now, last = page.evaluate("() => [window.deckkit.scene.film.at, window.deckkit.scene.film.turn]")
    player.press('[data-fid="tab:dashboard"]')
    drawn(page, "standing", "resources", "acquisitions", "composition", "treemap", "sources", "next_hand")
    turn_shown(page, last)
    assert page.locator('[data-plot="standing"]').get_attribute("aria-label").startswith("How the game stands.")
    assert page.locator('[data-plot="next_hand"]').get_attribute("role") == "img"
    click_turn(page, "standing", 4)
    turn_shown(page, 4)
    assert f"Turn 4 of {last}" in page.locator(".dash .where").inner_text()
    # The mark is drawn at the turn on every chart of turns.
    marks = page.evaluate(
        "() => ['standing', 'resources', 'acquisitions', 'composition'].map((id) => document.querySelector(`[data-plot=\"${id}\"]`).layout.shapes.at(-1).x0)"
    )
    assert marks == [4, 4, 4, 4]
    page.locator('[data-fid="dash:table"]').click()
    page.wait_for_selector(".rp .where")
    assert "turn 4" in player.text(".rp .where")
    assert page.evaluate("() => window.deckkit.scene.film.at") < now
    # The same by keyboard: a turn on, and back to now.
    player.press('[data-fid="tab:dashboard"]')
    page.locator('[data-fid="dash:next"]').focus()
    page.keyboard.press("Enter")
    turn_shown(page, 5)
    page.locator('[data-fid="dash:turn"]').focus()
    page.keyboard.press("End")
    turn_shown(page, last)
    page.locator('[data-fid="dash:table"]').click()
    page.wait_for_function("() => window.deckkit.scene.app.screen === 'table'")
    assert page.evaluate("() => window.deckkit.scene.film.at") == now


def test_the_charts_turn_dark_with_the_table_and_fit_a_phone(watched, voila):
    player = Player(watched.page(480, 1000)).open_app(voila).deal("shards", seed=5)
    page = player.page
    while page.evaluate("() => window.deckkit.scene.film.turn") < 4:
        player.turn()
    player.press('[data-fid="tab:dashboard"]')
    drawn(page, "standing", "next_hand")
    paper = "() => document.querySelector('[data-plot=\"standing\"]').layout.paper_bgcolor"
    assert page.evaluate(paper) == "#fbfbf8"
    page.locator("[data-do=theme]").first.click()
    page.wait_for_function(f"() => ({paper})() === '#1d282e'")
    assert page.locator(".dash.dark").count() == 1
    assert player.no_sideways()


def test_a_dashboard_in_a_cell_goes_with_its_board(watched, lab):
    """In JupyterLab: a click on a chart moves the board, a step of the board moves the mark."""
    url = lab(
        "dashboard",
        "import kit\nmatch = kit.Match(kit.load('shards'), [kit.Greedy(), kit.Random(1)], seed=5)\nmatch.run()\n"
        "kit.Dashboard(match.replay())",
    )
    player = run_all(watched.page(1400, 2600), url)
    page = player.page
    drawn(page, "standing", "resources", "acquisitions", "composition", "treemap", "sources")
    click_turn(page, "resources", 6)
    turn_shown(page, 6)
    page.wait_for_function("() => window.deckkit.scene.film.turn === 6")
    assert "turn 6" in player.text(".rp .where")
    player.press("[data-do=jump][data-to=first]")
    page.wait_for_function("() => Number(document.querySelector('.dash').dataset.turn) < 6")
    page.locator('[data-fid="dash:seat:1"]').click()
    page.wait_for_function(
        "() => document.querySelector('[data-chart=\"composition\"] h3').textContent.startsWith('Player B')"
    )


def test_a_series_runs_while_the_table_is_played_and_is_drawn_when_it_is_stopped(watched, voila):
    """Ten thousand games are begun; a card is played meanwhile; then the series is stopped, and its charts appear."""
    player = Player(watched.page(1400, 1600)).open_app(voila).deal("ascension", seed=7)
    page = player.page
    player.press('[data-fid="tab:simulate"]')
    player.press('[data-fid="trial:games:10000"]')
    page.locator('[data-fid="trial:run"]').click()
    page.wait_for_function("() => window.deckkit.scene.app.trials.done > 0")
    assert page.locator("[role=progressbar]").get_attribute("aria-valuetext").endswith("of 10,000 games")
    page.locator('[data-fid="tab:table"]').click()
    page.wait_for_selector(".handz .card.is-play")
    hand = len(player.hand())
    player.press(".handz .card.is-play")
    assert len(player.hand()) == hand - 1
    page.locator('[data-fid="tab:simulate"]').click()
    page.wait_for_selector('[data-fid="trial:stop"]')
    page.locator('[data-fid="trial:stop"]').click()
    drawn(page, "win_rates", "matrix", "seats", "lengths", "bands honor", "card_values", "final_decks")
    assert "Stopped: the charts show" in player.text(".howfar")
    assert page.locator('[data-plot="win_rates"]').get_attribute("aria-label").startswith("Win rates.")
