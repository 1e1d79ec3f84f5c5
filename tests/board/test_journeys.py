"""Journeys on the page that `make app` serves: whole games and everything around them, by clicking."""

import json
import re

import pytest

import kit
from tests.board.player import Player

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]


@pytest.fixture
def player(watched, voila):
    return Player(watched.page()).open_app(voila)


@pytest.mark.parametrize("game", ["ascension", "shards"])
def test_a_whole_game_is_played_by_clicking(player, game):
    """From the form to the last score, against Greedy."""
    player.deal(game, seed=3)
    clicks = player.play()
    assert clicks > 30
    assert re.search(r"win", player.text(".z-dock.over"))
    assert player.no_sideways()
    player.press(".z-dock.over [data-do=history]")
    assert player.page.locator(".rp").count() == 1


def test_a_move_is_taken_back_until_something_hidden_is_seen(player):
    player.deal(seed=7)
    before = player.hand()
    player.press(".handz .card.is-play")
    assert len(player.hand()) == 4
    player.press("[data-do=undo]")
    assert player.hand() == before
    assert player.page.get_attribute("[data-do=undo]", "aria-disabled") == "true"
    # All plain cards at once are taken back at once.
    player.key("a")
    assert player.hand() == []
    player.key("z")
    assert player.hand() == before
    # The end of the turn draws cards, and what was drawn has been seen.
    player.key("e")
    hand = player.hand()
    assert "hidden" in player.page.get_attribute("[data-do=undo]", "title")
    player.key("z")
    assert player.hand() == hand
    assert "hidden" in player.text(".msg")


def test_looking_back_leaves_the_game_where_it_is(player):
    player.deal(seed=7)
    player.key("a")
    player.key("e")
    hand, place = player.hand(), "[data-do=jump][data-to={}]"
    player.press(".tools [data-do=history]")
    player.press(place.format("first"))
    assert "Step 0 of" in player.text(".rp .where")
    player.press(place.format("next"))
    assert "Step 1 of" in player.text(".rp .where")
    player.press("[data-do=by][data-to=turn]")
    player.press(place.format("next"))
    assert int(re.search(r"Step (\d+)", player.text(".rp .where")).group(1)) > 1
    slider = player.page.locator(".rp input[type=range]")
    player.after(lambda: slider.fill("2"))
    assert "Step 2 of" in player.text(".rp .where")
    line = ".log .grp:last-child p:last-of-type .ln"
    player.after(lambda: slider.fill("4"))
    step = player.page.locator(line).last.get_attribute("data-to")
    player.press(line)
    assert f"Step {step} of" in player.text(".rp .where")
    assert player.page.locator(".card.is-play").count() == 0
    player.press(".z-dock [data-do=skip]")
    assert player.hand() == hand


def test_what_if_goes_on_from_a_step_and_the_original_stays(player):
    player.deal(seed=7)
    player.key("a")
    player.key("e")
    hand = player.hand()
    player.press(".tools [data-do=history]")
    steps = player.text(".rp .where")
    player.press("[data-do=jump][data-to=first]")
    player.press("[data-do=jump][data-to=next]")
    player.press("[data-do=whatif]")
    assert "original" in player.text(".msg")
    assert len(player.hand()) == 4 or player.page.locator(".card.is-play").count() > 0
    player.key("e")
    player.press("[data-do=original]")
    player.press("[data-do=jump][data-to=last]")
    assert player.text(".rp .where") == steps
    assert player.hand() == hand


def test_a_reload_offers_to_resume(player, voila):
    player.deal(seed=11)
    player.key("a")
    player.key("e")
    hand, log = player.hand(), player.text(".log .grp >> nth=0")
    player.open_app(voila)
    assert "Ascension" in player.text(".resume")
    player.press("[data-do=resume]")
    assert player.hand() == hand
    assert player.text(".log .grp >> nth=0") == log
    # What the browser keeps is read strictly.
    kept = json.loads(player.page.evaluate("localStorage.getItem('deckkit.game')"))
    kept["moves"][0] = "play <b>nonsense"
    player.page.evaluate("text => localStorage.setItem('deckkit.game', text)", json.dumps(kept))
    player.open_app(voila)
    player.press("[data-do=resume]")
    assert "damaged" in player.text(".msg")
    player.page.click("[data-do=forget]")
    assert player.page.locator(".resume").count() == 0


def test_the_language_is_changed_while_playing(player):
    player.deal(seed=7)
    player.key("a")
    for language, end, card in (("fr", "Finir le tour", "Apprenti"), ("pt", "Encerrar turno", "Aprendiz")):
        player.after(
            lambda language=language: player.page.locator(".tools [data-choice=language]").select_option(language)
        )
        assert end in player.text(".btn.end")
        assert card in player.text(".played")
        assert player.page.get_attribute(".dk", "lang") == language
    player.key("e")
    assert "Você" in player.text(".log")


def test_a_bad_replay_gets_a_sentence_and_nothing_else_happens(player):
    player.deal(seed=7)
    player.key("a")
    hand, page = player.text(".handz"), player.page
    match = kit.Match(kit.load("ascension"), [kit.Greedy(), kit.Random(1)], seed=4)
    match.run()
    good = str(match.replay())
    fingerprint = kit.load("ascension").fingerprint
    for text, sentence in (
        ("hello", "not a replay"),
        (good.replace("end", "fly"), "not offered"),
        (good.replace(fingerprint, "00000000"), "cards have changed"),
        (good.replace("ascension |", "chess |"), "not here"),
        ("kit replay 1\n" + "x" * 2_100_000, "too"),
    ):
        page.click("[data-do=paste]")
        page.locator(".paper textarea").evaluate("(el, text) => { el.value = text; }", text)
        player.press(".paper [data-do=load]")
        assert sentence in player.text(".paper .bad")
        page.keyboard.press("Escape")
        assert player.text(".handz") == hand
    page.click("[data-do=paste]")
    page.locator(".paper textarea").evaluate("(el, text) => { el.value = text; }", good)
    player.press(".paper [data-do=load]")
    assert f"of {len(match.moves)}" in player.text(".rp .where")
    player.press("[data-do=seat][data-to='1']")
    assert page.locator(".opp .who b").first.inner_text() != "You"
    player.press("[data-do=original]")
    assert player.text(".handz") == hand


def test_two_people_pass_the_table_and_no_hand_is_in_the_page_before(player):
    player.deal(seed=5, chairs=("person", "person"))
    page = player.page
    assert page.locator(".handz .card[data-card]").count() == 0
    assert page.evaluate("!('hand' in window.deckkit.scene) || window.deckkit.scene.hand.length === 0")
    first = page.locator("[data-do=reveal]").inner_text()
    page.keyboard.press("Tab")
    player.press("[data-do=reveal]")
    assert len(player.hand()) == 5
    player.key("a")
    player.key("e")
    assert page.locator(".handz .card[data-card]").count() == 0
    assert page.locator("[data-do=reveal]").inner_text() != first
    player.press("[data-do=reveal]")
    assert len(player.hand()) == 5


def test_a_game_of_bots_is_watched_stopped_and_taken_over(player):
    player.deal("shards", seed=9, chairs=("Greedy", "Random"), speed=None)
    page = player.page
    page.wait_for_function("() => window.deckkit.scene.film.at >= 2")
    page.locator(".z-dock [data-do=auto]").click()
    player.settle()
    step = page.evaluate("window.deckkit.scene.film.at")
    assert step >= 2
    player.press("[data-do=whatif]")
    assert page.locator(".card.is-play, .btn.end").count() > 0
    player.press("[data-do=original]")
    player.press("[data-do=jump][data-to=last]")
    page.wait_for_selector(".z-dock.over")
    assert "wins" in player.text(".z-dock.over")


def test_a_turn_is_played_with_keys_alone(player):
    player.deal(seed=7)
    page = player.page
    page.locator(".dk").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.closest('.handz') !== null")
    held = len(player.hand())
    player.key("Enter")
    assert len(player.hand()) == held - 1
    assert page.evaluate("document.querySelector('.dk').contains(document.activeElement)")
    player.key("a")
    page.keyboard.press("?")
    assert page.locator(".paper .keys").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".paper").count() == 0
    player.key("h")
    assert "Greedy would" in player.text(".z-dock")
    player.key("Escape")
    player.key("e")
    assert len(player.hand()) == 5


def test_a_phone_shows_it_all_without_sideways_scrolling(watched, voila):
    player = Player(watched.page(480, 860, has_touch=True, color_scheme="dark")).open_app(voila)
    assert player.no_sideways()
    player.deal("shards", seed=3, chairs=("person", "Greedy", "Random"))
    player.key("a")
    player.key("e")
    for width in (480, 620, 760, 900, 1100, 1250, 1600):
        player.page.set_viewport_size({"width": width, "height": 860})
        assert player.no_sideways(), f"{width} px wide"
    assert player.page.evaluate("getComputedStyle(document.querySelector('.dk')).colorScheme") == "dark"


def test_all_cards_can_be_searched(player):
    page = player.page
    player.press("[data-fid='tab:cards']")
    all_cards = len(kit.load("ascension").cards)
    assert page.locator(".spread .card").count() == all_cards
    page.fill("[data-filter=text]", "mechana construct")
    page.wait_for_function("n => document.querySelectorAll('.spread .card').length < n", arg=all_cards)
    assert page.locator(".spread .card").count() > 2
    assert f"of {all_cards}" in player.text(".count")
    player.press("[data-fid='cards:shards']")
    page.fill("[data-filter=text]", "")
    page.wait_for_function(
        "n => document.querySelectorAll('.spread .card').length === n", arg=len(kit.load("shards").cards)
    )
