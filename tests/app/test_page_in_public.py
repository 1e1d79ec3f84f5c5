"""The published page in a real browser, under its strict headers."""

import os
import signal

import pytest

from tests.board.player import Player

pytestmark = pytest.mark.browser


def complaints(page):
    """What the browser says against the page's own policy."""
    found = []
    page.on("console", lambda m: found.append(m.text) if "Content Security Policy" in m.text else None)
    return found


def test_the_page_works_under_its_policy_and_a_table_that_dies_says_so(house, watched):
    house.wait_for(0)
    page = watched.page()
    found = complaints(page)
    player = Player(page).open_app(house.url).deal()
    for _ in range(8):
        player.turn()
    assert found == []
    assert page.context.cookies() == []
    (kernel,) = house.server.kernels()
    os.kill(kernel, signal.SIGXCPU)
    house.wait_for(0)
    page.locator("[data-do=hint]").first.click()
    page.wait_for_selector(".msg.warn:has-text('gone to sleep')", timeout=30_000)
    # The game is kept: the page is loaded anew and goes on where it was.
    number = page.evaluate("window.deckkit.scene.number")
    page.locator("[data-fid='msg:reload']").click()
    page.wait_for_selector("[data-do=resume]", timeout=30_000)
    page.locator("[data-do=resume]").first.click()
    page.wait_for_selector(".grid")
    player.settle()
    assert page.evaluate("window.deckkit.scene.number") == number
    # Closing the page frees the table at once.
    page.goto("about:blank")
    house.wait_for(0)


def test_only_the_sites_that_were_named_may_show_the_page(house, watched):
    house.wait_for(0)
    page = watched.page()
    found = complaints(page)
    page.goto(house.friend.url)
    frame = page.frame_locator("iframe")
    frame.locator(".dk [data-do=deal]").click(timeout=30_000)
    frame.locator(".grid").wait_for()
    assert found == []
    page.goto(house.stranger.url)
    assert not page.frames[1].url.startswith(house.url)
    page.wait_for_function("() => document.readyState === 'complete'")
    assert any("frame-ancestors" in text for text in found)
    # Nor was a table set for nothing.
    assert len(house.server.kernels()) <= 1
    page.goto("about:blank")
    house.wait_for(0)


def test_a_waiting_visitor_is_led_to_the_table_that_becomes_free(house, watched):
    house.wait_for(0)
    guests = [house.arrive() for _ in range(3)]
    page = watched.page()
    answer = page.goto(house.url)
    assert answer.status == 503
    assert page.locator("h1").inner_text() == "All tables are taken"
    house.run(guests[0].leave())
    house.wait_for(2)
    # Nobody touches the page: it tries again by itself.
    page.wait_for_selector(".dk [data-do=deal]", timeout=60_000)
    for guest in guests[1:]:
        house.run(guest.leave())
    page.goto("about:blank")
    house.wait_for(0)
