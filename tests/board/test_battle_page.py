"""A battle on the page by itself, in a real browser: the boss, cards in front of the players, the baton, the campaign."""

import copy

import pytest

import kit
from kit.app.desk import Desk
from tests.board.test_battle_scene import battle, play, session

pytestmark = pytest.mark.browser


@pytest.fixture
def fight():
    """A battle in which something lies in front of somebody and it is a person's turn."""
    return play(
        session(battle("moc-sai")),
        lambda s: (
            s.asked() and s.asked().why == "main" and s.game.match.state.turn > 3 and len(s.asked().options) > 5
        ),
    )


def crowd(seats=5, language="en"):
    chairs = [None, *[kit.Greedy() for _ in range(seats - 1)]]
    table = session(battle("mind-hacker"), chairs, seed=2, language=language)
    return play(table, lambda s: s.asked() and s.asked().why == "main" and s.game.match.state.turn > 3)


def test_the_boss_is_drawn_with_its_track_and_everything_has_a_name(draw, fight):
    scene, book = fight.scene(), fight.book()
    page = draw(scene, book)
    boss = page.locator(".z-boss")
    assert boss.get_attribute("aria-label") == "The boss: Moc Sai"
    assert boss.locator(".bhealth b").inner_text() == str(scene["boss"]["health"][0])
    assert boss.locator(".bmast b").inner_text() == str(scene["boss"]["mastery"])
    marks = boss.locator(".thr")
    assert marks.count() == 4
    for index, entry in enumerate(scene["boss"]["thresholds"]):
        mark = marks.nth(index)
        assert f"is-{entry['state']}" in mark.get_attribute("class")
        # Position, number and words say what colour says.
        assert book["page"]["thresholds"][index] in mark.get_attribute("aria-label")
        assert str(entry["at"]) in mark.inner_text()
    assert book["page"]["lines"][0] in boss.inner_text()
    # The boss is not one of the players.
    assert page.locator(".opp").count() == 1
    boss.locator("[data-do=page]").click()
    assert "designed" in page.locator(".paper").inner_text()
    page.keyboard.press("Escape")
    boss.locator('[data-pile="boss:fate-discard"]').click()
    discarded = sum(count for _, count in scene["boss"]["piles"][1]["cards"])
    assert str(discarded) in page.locator(".ph").inner_text()


def test_what_lies_in_front_of_a_player_shows_its_numbers_and_sends_its_move(draw, fight):
    scene = copy.deepcopy(fight.scene())
    seat = scene["seats"][0]
    seat["front"] = [
        {
            "k": 900,
            "c": "fragmenta",
            "power": 4,
            "need": [2, 6],
            "m": [["destroy fragmenta p1", "Defeat it", "Defeat it"]],
        },
        {
            "k": 901,
            "c": "greater-unstable-rift",
            "close": [1, 5],
            "m": [["close a p1 1", "Pay 1", "Pay"], ["close a p1 2", "Pay 2", "Pay"]],
        },
    ]
    page = draw(scene, fight.book())
    first, second = page.locator(".front.mine .foe").all()
    assert "2/6" in first.inner_text()
    assert "1/5" in second.inner_text()
    assert "2 of 6 power" in first.get_attribute("aria-label")
    first.click()
    assert page.sent()[-1] == {"do": "move", "move": "destroy fragmenta p1", "number": scene["number"]}
    second.click()
    assert [it.inner_text().split("\n")[0] for it in page.locator(".menu [data-move]").all()] == ["Pay 1", "Pay 2"]
    page.keyboard.press("2")
    assert page.sent()[-1]["move"] == "close a p1 2"


def test_the_baton_is_handed_over_by_button_key_and_click(draw, fight):
    scene = fight.scene()
    page = draw(scene, fight.book())
    page.locator(".btn.over").click()
    page.keyboard.press("b")
    page.locator(".opp .seatbtn").click()
    assert [sent["move"] for sent in page.sent()] == ["hand-over p2"] * 3
    # One may hand over at any time, so the panel of a player does not glow for it.
    assert page.locator(".opp.is-play").count() == 0


def test_a_team_mates_card_sends_whose_it_is(draw):
    table = play(session(chairs=[None, None]), lambda s: s.asked().why == "main")
    scene = table.scene()
    page = draw(scene, table.book())
    mate = 1 - scene["me"]
    card = page.locator(f".opp [data-via='{mate}']").first
    card.click()
    sent = page.sent()[-1]
    assert sent["via"] == mate
    assert sent["number"] == scene["number"]
    table.receive(sent)
    assert table.toast == ""


def test_cards_face_down_are_backs_in_the_row(draw):
    table = play(session(battle("glitchmother")), lambda s: s.asked() and s.asked().why == "main")
    scene = table.scene()
    page = draw(scene, table.book())
    assert page.locator(".cards6 .hid").count() == scene["hidden row"] > 0
    assert page.locator(".cards6 .card").count() == 6
    assert page.locator(".cards6 .hid").first.get_attribute("aria-label") == "face down"


@pytest.mark.parametrize("width", [480, 640, 820, 900, 1180, 1400, 1600])
def test_a_battle_of_five_does_not_scroll_sideways(draw, width):
    table = crowd(language="fr")
    page = draw(table.scene(), table.book(), width)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".opp").count() == 4
    assert page.locator(".btn.over").count() == 4
    for button in page.locator(".acts .btn").all():
        box = button.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_words_of_the_boss_can_be_read(draw, fight, scheme):
    """Contrast of at least 4.5 to 1 against the brightest part of the panel, in both themes."""
    page = draw(fight.scene(), fight.book(), color_scheme=scheme)
    colours = page.evaluate(
        """() => ['.bname b', '.bname small', '.ttext', '.blines li', '.bhealth small']
          .map(s => getComputedStyle(document.querySelector(s)).color)"""
    )
    ground = luminance((92, 24, 34))
    for colour in colours:
        red, green, blue = (float(part) for part in colour.split("(")[1].rstrip(")").split(",")[:3])
        assert (luminance((red, green, blue)) + 0.05) / (ground + 0.05) >= 4.5, colour


def luminance(colour):
    parts = [c / 255 for c in colour]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_everything_in_a_battle_that_can_be_clicked_has_a_name_and_can_be_reached(draw, fight):
    page = draw(fight.scene(), fight.book())
    nameless = page.evaluate(
        "[...document.querySelectorAll('.dk button')].filter(b => !(b.getAttribute('aria-label') || b.textContent.trim())).length"
    )
    assert nameless == 0
    for zone in ("boss", "bosspiles"):
        assert page.locator(f"[data-zone={zone}][tabindex='0']").count() >= 1


# ---------------------------------------------------------------------- the campaign's page


def desk():
    found = Desk(speed="instant")
    found.receive({"do": "tab", "to": "campaign"})
    return found


def test_the_form_of_a_campaign_sends_what_is_chosen(draw):
    table = desk()
    page = draw(table.scene(), table.book())
    page.locator('[data-fid="camp:seats:3"]').click()
    page.locator('[data-fid="camp:hero:1"]').select_option("volos")
    page.locator('[data-fid="camp:leader:1"]').click()
    page.locator('[data-fid="camp:modes:heroic"]').click()
    page.locator('[data-fid="camp:begin"]').click()
    sent = page.sent()
    for message in sent:
        table.receive(message)
    campaign = table.campaign.campaign
    assert campaign.heroes[1] == "volos"
    assert len(campaign.heroes) == 3
    assert campaign.leader == 1
    assert campaign.variants == ["heroic"]


@pytest.mark.parametrize("width", [480, 900, 1400])
def test_the_path_is_drawn_and_fits(draw, width):
    table = desk()
    table.receive({"do": "campaign", "what": "begin"})
    campaign = table.campaign.campaign
    campaign.reach(True, 12, "kit replay 1\n")
    campaign.let_bots()
    scene = table.scene()
    page = draw(scene, table.book(), width)
    assert page.locator(".stop").count() == 6
    assert (
        page.locator(".stop.is-won")
        .get_attribute("aria-label")
        .startswith("The torn sky, Moc Sai: won in 12 turns")
    )
    assert page.locator(".offer .card").count() == 5 + (campaign.leader == 0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".offer .btn").first.click()
    assert page.sent()[-1]["what"] == "take"
    table.receive(page.sent()[-1])
    assert campaign.stage == "path"


def test_what_the_browser_keeps_is_offered_again_and_texts_stay_texts(draw):
    table = desk()
    page = draw(table.scene(), table.book())
    page.evaluate(
        "model.hear({'campaign keep': {text: '{}', chairs: ['person'], title: '<img src=x onerror=boom()>', over: false}})"
    )
    page.evaluate("scene => model.show(scene)", table.scene())
    assert "<img" in page.locator(".resume").inner_text()
    assert page.locator(".resume img").count() == 0
    page.locator("[data-do=campaignresume]").click()
    assert page.sent()[-1]["text"] == "{}"
    page.locator("[data-do=campaignforget]").click()
    assert page.locator(".resume").count() == 0
    assert page.evaluate("localStorage.getItem('deckkit.campaign')") is None


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_summoning_can_be_read_in_every_language(draw, language):
    """The power of a shadow champion stands beside its symbol, and no word runs over the edge of its button."""
    rules = kit.load("shards", ["base", "relics-of-the-future", "shadow-of-salvation"], ["summoning"])
    table = session(rules, [None, kit.Greedy()], seed=4, language=language)
    table = play(
        table,
        lambda s: (
            s.asked() and s.asked().why == "main" and {"summon", "focus"} <= {m.word for m in s.asked().options}
        ),
    )
    page = draw(table.scene(), table.book())
    powers = page.locator(".held.from .bdg.c-power")
    assert powers.count() > 0
    for index in range(powers.count()):
        symbol = powers.nth(index).locator("svg").bounding_box()
        figure = powers.nth(index).locator("b").bounding_box()
        assert figure["x"] >= symbol["x"] + symbol["width"]
    wide = "els => els.map((el) => el.scrollWidth - el.clientWidth)"
    assert set(page.locator(".deeds .btn").evaluate_all(wide)) == {0}
