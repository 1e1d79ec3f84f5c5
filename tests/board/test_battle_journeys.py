"""Journeys on the served page: a whole battle by clicking, and the campaign from its page to a battle and back."""

import json

import pytest

from kit.play.campaign import Campaign
from tests.board.player import Player

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]


@pytest.fixture
def player(watched, voila):
    return Player(watched.page()).open_app(voila)


def test_a_whole_battle_is_played_by_clicking(player):
    """Novice, with a bot at one's side, from the form to the fall of somebody."""
    player.deal("shards", seed=4, variants=["novice"], boss="glitchmother")
    assert player.page.locator(".z-boss").count() == 1
    clicks = player.play()
    assert clicks > 30
    text = player.text(".z-dock.over")
    assert "win together" in text or "battle is lost" in text
    assert player.no_sideways()
    # The log tells what the boss did, turn by turn.
    player.press(".tools [data-do=history]")
    assert player.page.locator(".log .skull").count() >= 1


def test_the_campaign_leads_to_a_battle_and_its_result_comes_back(player, voila):
    page = player.page
    player.press('[data-fid="tab:campaign"]')
    player.press('[data-fid="camp:begin"]')
    assert "The torn sky" in player.text(".tale h1")
    player.press('[data-fid="camp:battle"]')
    player.after(lambda: page.locator(".tools [data-choice=speed]").select_option("instant"))
    assert player.text(".bname b") == "Moc Sai"
    for _ in range(6):
        player.turn()
    # A reload in the middle: the campaign is offered again, and the battle stands where it stood.
    hand = player.hand()
    player.open_app(voila)
    player.press('[data-fid="tab:campaign"]')
    assert "The torn sky" in player.text(".resume")
    player.press("[data-do=campaignresume]")
    player.press('[data-fid="camp:battle"]')
    player.settle()
    assert player.hand() == hand
    player.after(lambda: page.locator(".tools [data-choice=speed]").select_option("instant"))
    player.play()
    player.press('[data-fid="dock:campaign"]')
    first = page.locator(".stop").first
    assert "turns" in first.get_attribute("aria-label")
    for _ in range(3):
        if page.locator(".offer .btn").count():
            player.press(".offer .btn")
    player.press('[data-fid="camp:go:traps"]')
    assert "Vox" in player.text(".tale")
    # What the browser keeps is a campaign the kit can read.
    kept = json.loads(page.evaluate("localStorage.getItem('deckkit.campaign')"))
    campaign = Campaign.parse(kept["text"])
    assert campaign.chapter.boss == "vox"
    assert len(campaign.replays) == 1
    player.press('[data-fid="camp:look:rifts"]')
    assert page.locator(".rp").count() == 1
    assert page.locator(".z-boss").count() == 1


def test_two_people_share_the_table_of_a_battle_without_a_curtain(player):
    player.deal("shards", seed=5, chairs=("person", "person"), variants=["novice"], boss="vox")
    page = player.page
    for _ in range(12):
        if page.locator(".opp [data-via]").count():
            break
        player.turn()
    assert page.locator(".z-dock [data-do=reveal]").count() == 0
    baton = player.text(".turn")
    player.press(".opp [data-via]")
    assert player.text(".turn") != baton
    assert page.locator(".played .card").count() == 1
    player.key("z")
    assert player.text(".turn") == baton
    assert page.locator(".played .card").count() == 0
