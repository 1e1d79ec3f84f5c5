"""The page by itself in a real browser, with a model that only listens: drawing, keys, labels, what is sent."""

import copy

import pytest

import kit
from kit.board.page import script
from kit.board.session import Session

pytestmark = pytest.mark.browser


def session(game="ascension", seats=2, seed=7, **more):
    table = Session(
        kit.Match(kit.load(game), [None, kit.Greedy(), kit.Random(1), kit.Greedy()][:seats], seed=seed),
        speed="instant",
        **more,
    )
    while table.scene()["film"]["auto"]:
        table.receive({"do": "step", "at": table.game.at})
    return table


def played(table, answers):
    for _ in range(answers):
        if (decision := table.asked()) is None:
            break
        move = kit.Greedy().choose(table.view(), decision)
        table.receive({"do": "move", "move": move.text, "number": decision.number})
    return table


@pytest.mark.parametrize("game", ["ascension", "shards"])
def test_every_card_of_the_scene_is_drawn_with_its_words(draw, game):
    table = played(session(game, 3), 40)
    scene, book = table.scene(), table.book()
    page = draw(scene, book)
    assert page.locator(".cards6 .card").count() == len(scene["row"])
    assert page.locator(".handz .card").count() == len(scene["hand"])
    assert page.locator(".opp").count() == 2
    for entry in scene["row"]:
        shown = page.locator(f'.cards6 [data-k="{entry["k"]}"]')
        assert book["cards"][entry["c"]]["name"] in shown.inner_text()
        assert shown.get_attribute("aria-label").startswith(book["cards"][entry["c"]]["say"])
        assert ("is-play" in shown.get_attribute("class")) == ("m" in entry)


def test_a_click_sends_the_move_and_the_number_of_the_question(draw):
    table = session()
    scene = table.scene()
    page = draw(scene, table.book())
    page.locator(".handz .card.is-play").first.click()
    (sent,) = page.sent()
    assert sent == {"do": "move", "move": scene["hand"][0]["m"][0][0], "number": scene["number"]}


def test_a_card_with_two_moves_opens_a_menu_for_mouse_and_keys(draw):
    table = session()
    scene = copy.deepcopy(table.scene())
    scene["row"][0]["m"] = [["recruit x", "Recruit it", "Recruit"], ["fast-play x", "Fast-play it", "Fast-play"]]
    page = draw(scene, table.book())
    page.locator(".cards6 .card").first.click()
    assert page.sent() == []
    assert page.locator('.menu [role="menuitem"]').all_inner_texts() == ["Recruit it\n1", "Fast-play it\n2"]
    page.keyboard.press("Escape")
    assert page.locator(".menu").count() == 0
    page.keyboard.press("Enter")
    page.keyboard.press("2")
    assert page.sent()[0]["move"] == "fast-play x"


def test_names_and_texts_stay_text(draw):
    """Script in a name, a card text, a log line or an error is shown, never run."""
    evil = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
    table = session(names=[evil, evil])
    scene, book = copy.deepcopy(table.scene()), copy.deepcopy(table.book())
    for face in book["cards"].values():
        face.update(
            name=evil, say=evil, note=evil, sort=evil, mark=evil, lines=[{"k": "text", "t": [evil, ["b", evil]]}]
        )
    scene.update(toast=evil, title=evil, sub=evil)
    scene["dock"].update(text=evil, small=evil)
    scene["log"] = [{"turn": 1, "seat": 0, "title": evil, "lines": [[1, [evil, ["rune", evil]], 1]]}]
    page = draw(scene, book)
    assert page.locator(".handz .card").first.inner_text().count("<img") >= 2
    assert page.evaluate("window.hacked") is None
    assert page.locator(".dk img, .dk script").count() == 0
    page.locator(".handz .card").first.hover()
    page.keyboard.press("?")
    assert page.evaluate("window.hacked") is None


def test_a_new_scene_changes_only_what_is_different(draw):
    table = session()
    page = draw(table.scene(), table.book())
    page.evaluate(
        "window.first = document.querySelector('.cards6 .card'); window.title = document.querySelector('.brand')"
    )
    played(table, 1)
    page.evaluate("scene => window.model.show(scene)", table.scene())
    assert page.evaluate("window.first === document.querySelector('.cards6 .card') && window.title.isConnected")
    assert page.locator(".handz .card").count() == 4
    assert page.locator(".played .card").count() == 1


def test_what_happened_is_read_aloud(draw):
    table = session()
    page = draw(table.scene(), table.book())
    played(table, 1)
    page.evaluate("scene => window.model.show(scene)", table.scene())
    assert "You play" in page.locator(".dk > [aria-live=polite]").inner_text()


def test_everything_that_can_be_clicked_has_a_name_and_can_be_reached(draw):
    """Every button is named; each place has exactly one tab stop, and arrows go through the rest."""
    table = played(session("shards", 3), 30)
    while len(table.view().zone("hand")) < 3:
        played(table, 1)
    page = draw(table.scene(), table.book())
    nameless = page.evaluate("""() => [...document.querySelectorAll('.dk button, .dk select, .dk input')]
        .filter((el) => !(el.getAttribute('aria-label') || el.textContent.trim())).map((el) => el.outerHTML)""")
    assert nameless == []
    stops = page.evaluate("""() => { const zones = {}; for (const el of document.querySelectorAll('.dk .card[data-zone]'))
        (zones[el.dataset.zone] = zones[el.dataset.zone] || []).push(el.tabIndex); return zones; }""")
    for zone, indexes in stops.items():
        assert indexes.count(0) == 1, zone
    hand = page.locator(".handz .card")
    hand.first.focus()
    for index in range(1, hand.count()):
        page.keyboard.press("ArrowRight")
        assert page.evaluate("i => document.activeElement === document.querySelectorAll('.handz .card')[i]", index)
    page.keyboard.press("ArrowUp")
    assert not page.evaluate("document.activeElement.closest('.handz')")


def test_focus_stays_in_the_hand_when_a_card_has_been_played(draw):
    table = session()
    page = draw(table.scene(), table.book())
    page.locator(".handz .card").first.focus()
    page.keyboard.press("Enter")
    played(table, 1)
    page.evaluate("scene => window.model.show(scene)", table.scene())
    assert page.evaluate("document.activeElement.closest('.handz') !== null")


def test_a_table_that_does_not_answer_says_so(draw):
    table = session()
    page = draw(table.scene(), table.book(), clock=True)
    page.locator(".handz .card.is-play").first.click()
    page.clock.fast_forward(5000)
    assert page.locator(".msg").count() == 0
    page.clock.fast_forward(5000)
    assert "does not answer" in page.locator(".msg.warn").inner_text()
    page.evaluate("scene => window.model.show(scene)", table.scene())
    assert page.locator(".msg.warn").count() == 0


def test_the_clock_asks_for_the_next_step_of_a_bot(draw):
    table = session()
    scene = copy.deepcopy(table.scene())
    # Hours, because the page's clock also goes by itself, and a busy machine may take seconds over a line.
    scene["film"].update(auto=1, delay=3_600_000, at=4)
    page = draw(scene, table.book(), clock=True)
    page.clock.fast_forward(3_000_000)
    assert page.sent() == []
    page.clock.fast_forward(600_000)
    assert page.sent() == [{"do": "step", "at": 4}]


def test_a_stepper_chooses_a_number(draw):
    table = session()
    scene = copy.deepcopy(table.scene())
    scene["dock"] = {
        "kind": "ask",
        "title": "Auction",
        "text": "How much?",
        "small": "",
        "buttons": [],
        "declines": [["pass", "Drop out", ""]],
        "steps": [{"label": "Bid", "seat": -1, "values": [4, 5, 6], "moves": ["bid 4", "bid 5", "bid 6"]}],
    }
    page = draw(scene, table.book())
    page.click('[data-do="more"]')
    page.click('[data-do="more"]')
    page.click('[data-do="more"]')
    page.click('[data-do="less"]')
    page.click(".stepper .btn.go")
    assert page.sent()[-1]["move"] == "bid 5"
    page.keyboard.press("n")
    assert page.sent()[-1]["move"] == "pass"


def test_power_is_shared_out_with_steppers_that_always_add_up(draw):
    table = session("shards", 3)
    scene = copy.deepcopy(table.scene())
    step = [
        {
            "label": who,
            "who": who,
            "seat": seat,
            "values": [1, 2, 3],
            "moves": [f"hit p{seat + 1} {n}" for n in (1, 2, 3)],
        }
        for seat, who in ((1, "Bea"), (2, "Cal"))
    ]
    scene["dock"] = {
        "kind": "ask",
        "why": "attack",
        "title": "",
        "text": "",
        "buttons": [],
        "declines": [],
        "steps": step,
    }
    page = draw(scene, table.book(), 480)
    page.click(".shares .btn.go")
    assert page.sent()[-1]["moves"] == ["hit p2 3"]
    page.click('[data-fid="share:1:more"]')
    page.click(".shares .btn.go")
    assert page.sent()[-1]["moves"] == ["hit p2 2", "hit p3 1"]
    page.click('[data-fid="share:0:less"]')
    page.click(".shares .btn.go")
    assert page.sent()[-1]["moves"] == ["hit p2 1", "hit p3 2"]
    page.click('[data-fid="share:1:all"]')
    page.click('[data-fid="share:1:more"]')
    page.click(".shares .btn.go")
    assert page.sent()[-1]["moves"] == ["hit p3 3"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 480


@pytest.mark.parametrize("width", [480, 700, 900, 1180, 1400, 1600])
def test_nothing_scrolls_sideways(draw, width):
    for game, seats in (("ascension", 4), ("shards", 3)):
        table = played(session(game, seats), 60)
        page = draw(table.scene(), table.book(), width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        table.receive({"do": "history", "on": True})
        table.receive({"do": "language", "to": "fr"})
        page = draw(table.scene(), table.book(), width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_light_dark_and_still(draw):
    table = session()
    dark = draw(table.scene(), table.book(), color_scheme="dark")
    ground = "getComputedStyle(document.querySelector('.panel, .me')).backgroundColor"
    assert dark.evaluate("getComputedStyle(document.querySelector('.dk')).colorScheme") == "dark"
    before = dark.evaluate(ground)
    dark.click("[data-do=theme]")
    assert dark.evaluate(ground) != before
    # The page of these tests asks for reduced motion: nothing moves.
    moving = "[...document.querySelectorAll('.dk *')].filter((el) => getComputedStyle(el).animationName !== 'none').length"
    assert dark.evaluate(moving) == 0


def test_a_pile_that_lies_open_can_be_browsed(draw):
    table = played(session(), 60)
    scene = table.scene()
    page = draw(scene, table.book())
    page.locator(".pp .pile").nth(1).click()
    discard = scene["seats"][0]["piles"][1]
    assert page.locator(".paper .card").count() == len(discard["cards"])
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.classList.contains('pile')")


def test_two_boards_on_a_page_and_one_is_taken_away(draw):
    table = session()
    page = draw(table.scene(), table.book())
    page.evaluate(
        """async ([source, scene, book]) => {
      const place = document.createElement('div'); document.body.append(place);
      const module = await import(URL.createObjectURL(new Blob([source], {type: 'text/javascript'})));
      const model = {get: (n) => ({scene, book})[n], on() {}, off() {}, send() {}};
      window.stopTwo = module.default.render({model, el: place});
    }""",
        [script(), table.scene(), table.book()],
    )
    ids = page.evaluate("[...document.querySelectorAll('symbol')].map((el) => el.id)")
    assert len(ids) == len(set(ids)) or page.locator(".dk").count() == 2
    assert page.locator(".dk").count() == 2
    page.evaluate("window.stop()")
    assert page.locator(".dk").count() == 1
    assert page.evaluate("window.model.listeners()") == 0
