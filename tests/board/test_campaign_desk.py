"""The campaign in the app, with a real widget: the form, battles that come back by themselves, resuming, hostile messages."""

import json

import pytest

import kit
from kit.app.desk import Desk
from tests.board.test_session import send

GREEDY = kit.Greedy()


@pytest.fixture
def page():
    page = kit.App(speed="instant").page
    page.told = []
    page.send = page.told.append
    send(page, do="tab", to="campaign")
    return page


def campaign_of(page):
    return page.session.campaign.campaign


def kept(page):
    """What the browser was last told to keep."""
    return [message["campaign keep"] for message in page.told if "campaign keep" in message][-1]


def fight(page, until=lambda match: match.over):
    """Play the battle on the table with Greedy's judgement."""
    session = page.session
    while not until(page.match):
        decision = session.asked()
        if decision is None:
            send(page, do="skip")
            continue
        move = GREEDY.choose(page.match.state.view(decision.seat), decision)
        send(page, do="move", move=move.text, number=decision.number)


def test_a_campaign_is_begun_and_its_battle_comes_to_the_table_and_back(page):
    send(page, do="campaign", what="begin")
    campaign = campaign_of(page)
    assert page.scene["app"]["campaign"]["stage"] == "battle"
    assert [type(chair).__name__ for chair in campaign.chairs] == ["NoneType", "Greedy"]
    send(page, do="campaign", what="battle")
    assert page.scene["app"] == {"screen": "table", "campaign": 1}
    assert page.match is campaign.match
    assert page.book["page"]["name"] == "Moc Sai"
    # In the middle of it one may look at the path and come back.
    fight(page, lambda match: len(match.moves) > 20)
    send(page, do="tab", to="campaign")
    assert page.scene["app"]["campaign"]["begun"] == 1
    send(page, do="campaign", what="battle")
    fight(page)
    send(page, do="tab", to="campaign")
    shown = page.scene["app"]["campaign"]
    assert len(campaign.fought) == 1
    assert shown["stage"] == ("hand-out" if campaign.fought[0].won else "path")
    assert shown["path"][0]["state"] == ("won" if campaign.fought[0].won else "lost")
    # The battle can be looked at again.
    send(page, do="campaign", what="look", chapter="rifts")
    assert page.session.game.match is None
    assert page.scene["film"]["replay"] == 1


def test_a_whole_campaign_is_played_through_the_page(page):
    send(page, do="campaign", what="begin")
    campaign = campaign_of(page)
    for _ in range(40):
        shown = page.session.campaign.scene()
        assert json.dumps(shown)
        if shown["stage"] == "over":
            break
        if shown["stage"] == "battle":
            send(page, do="campaign", what="battle")
            fight(page)
            send(page, do="tab", to="campaign")
        elif shown["stage"] == "hand-out":
            seat, _, cards = shown["offers"][0]
            send(page, do="campaign", what="take", seat=seat, card=cards[0])
        else:
            send(page, do="campaign", what="go", to=shown["choices"][-1][0])
    assert campaign.over
    assert len(campaign.fought) == 4
    assert kept(page)["over"] is True
    shown = page.scene["app"]["campaign"]
    assert shown["title"] == campaign.ending.name("en")
    send(page, do="language", to="pt")
    assert page.scene["app"]["campaign"]["title"] == campaign.ending.name("pt")
    send(page, do="campaign", what="new")
    assert page.scene["app"]["campaign"]["stage"] == "new"


def test_a_reload_goes_on_in_the_middle_of_a_battle(page):
    send(page, do="campaign", what="begin")
    send(page, do="campaign", what="battle")
    fight(page, lambda match: len(match.moves) > 25)
    record, moves = kept(page), list(page.match.moves)
    header = page.match.replay().header()
    again = kit.App(speed="instant").page
    send(again, do="campaign", what="load", text=record["text"], chairs=record["chairs"], head=header, moves=moves)
    assert again.session.toast == ""
    send(again, do="campaign", what="battle")
    assert again.match.moves[: len(moves)] == moves
    assert again.match.chairs[0] is None
    # Resuming the game itself brings its campaign back too.
    third = kit.App(speed="instant").page
    send(third, do="resume", head=header, chairs=record["chairs"], moves=moves, names=[], campaign=record["text"])
    assert third.scene["app"] == {"screen": "table", "campaign": 1}
    fight(third)
    send(third, do="tab", to="campaign")
    assert len(campaign_of(third).fought) == 1


def test_a_battle_that_was_over_at_the_reload_counts(page):
    send(page, do="campaign", what="begin")
    send(page, do="campaign", what="battle")
    fight(page)
    record = kept(page)
    again = kit.App(speed="instant").page
    head, moves = page.match.replay().header(), list(page.match.moves)
    send(again, do="campaign", what="load", text=record["text"], chairs=record["chairs"], head=head, moves=moves)
    assert len(campaign_of(again).fought) == 1


def test_the_campaign_is_given_as_text_and_read_from_it(page):
    send(page, do="campaign", what="begin")
    send(page, do="campaign", what="text")
    (text,) = [message["campaign"] for message in page.told if "campaign" in message]
    send(page, do="campaign", what="new")
    send(page, do="campaign", what="load", text=f"  {text}\n")
    assert campaign_of(page).to_text() == text


@pytest.mark.parametrize(
    ("language", "says"), [("en", "not a campaign"), ("fr", "pas une campagne"), ("pt", "não é uma")]
)
def test_a_text_that_is_no_campaign_gets_a_sentence_in_the_language_of_the_page(page, language, says):
    send(page, do="language", to=language)
    send(page, do="campaign", what="load", text="hello")
    assert says in page.scene["toast"]
    assert campaign_of(page) is None


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"what": 3},
        {"what": "fly"},
        {"what": "take", "seat": 0, "card": "dash-saved"},
        {"what": "take", "seat": "0", "card": None},
        {"what": "go", "to": "throne"},
        {"what": "go", "to": ["throne"]},
        {"what": "look", "chapter": "rifts"},
        {"what": "look", "chapter": {}},
        {"what": "load", "text": 7},
        {"what": "load", "text": "[" * 9999},
        {"what": "form", "name": "hero", "value": "x" * 99, "seat": 0},
        {"what": "form", "name": "hero", "value": "moc-sai", "seat": 0},
        {"what": "form", "name": "chair", "value": "os.system", "seat": 0},
        {"what": "form", "name": "chair", "value": "Random", "seat": 9},
        {"what": "form", "name": "leader", "value": "9"},
        {"what": "form", "name": "seats", "value": "99"},
        {"what": "form", "name": "modes", "value": "arena"},
    ],
    ids=str,
)
def test_messages_that_do_not_fit_change_nothing(page, message):
    send(page, do="campaign", what="begin")
    campaign, before = campaign_of(page), campaign_of(page).to_text()
    form = page.session.campaign.form()["form"]
    send(page, do="campaign", **message)
    assert campaign_of(page) is campaign
    assert campaign.to_text() == before
    assert page.session.campaign.form()["form"] == form


def test_two_heroes_change_places_and_modes_that_clash_give_way(page):
    form = lambda: page.session.campaign.form()["form"]  # noqa: E731
    send(page, do="campaign", what="form", name="hero", value="rez", seat=0)
    assert form()["heroes"] == ["rez", "decima"]
    assert form()["modes"] == ["novice"]
    send(page, do="campaign", what="form", name="modes", value="heroic")
    assert form()["modes"] == ["heroic"]
    send(page, do="campaign", what="form", name="modes", value="save-them-all")
    assert form()["modes"] == ["heroic", "save-them-all"]
    send(page, do="campaign", what="form", name="seats", value="5")
    assert sorted(form()["heroes"]) == sorted(["decima", "rez", "tetra", "volos", "ko-syn-wu"])
    assert form()["chairs"] == ["person", "greedy", "greedy", "greedy", "greedy"]


# ---------------------------------------------------------------------- a single battle from the form


def test_the_form_brings_the_box_and_the_battle_a_mode_needs():
    desk = Desk(speed="instant")
    desk.receive({"do": "form", "name": "game", "value": "shards"})
    desk.receive({"do": "form", "name": "variants", "value": "heroic"})
    assert desk.variants == ["boss", "heroic"]
    assert "shadow-of-salvation" in desk.boxes
    app = desk.scene()["app"]
    assert app["problem"] == ""
    assert [boss["id"] for boss in app["bosses"]][:2] == ["moc-sai", "vox"]
    assert app["seats"] == [2, 3, 4, 5]
    desk.receive({"do": "form", "name": "boss", "value": "vox"})
    desk.receive({"do": "form", "name": "boss", "value": "../vox"})
    assert desk.scene()["app"]["form"]["boss"] == "vox"
    desk.receive({"do": "deal"})
    assert desk.game.rules.boss == "vox"
    # Without the battle its modes go.
    desk.receive({"do": "form", "name": "variants", "value": "boss"})
    assert desk.variants == []
    desk.receive({"do": "form", "name": "variants", "value": "novice"})
    desk.receive({"do": "form", "name": "variants", "value": "heroic"})
    assert desk.variants == ["boss", "heroic"]
    desk.receive({"do": "form", "name": "variants", "value": "alliance"})
    assert desk.variants == ["alliance"]
    assert len(desk.chairs) == 5
