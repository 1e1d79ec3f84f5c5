"""The desk of the app: the form, resuming, and replays, with a real widget."""

import pytest

import kit
from kit.agents.roster import bots, listed_as
from kit.app.desk import Desk
from tests.board.test_session import send, settle


def app():
    return kit.App(speed="instant")


def test_the_app_deals_what_was_chosen():
    page = app().page
    send(page, do="form", name="game", value="shards")
    send(page, do="form", name="seats", value="3")
    send(page, do="form", name="chair", seat=2, value="Random")
    send(page, do="form", name="seed", value="42")
    send(page, do="deal")
    assert page.match.rules.game == "shards"
    assert page.match.seed == 42
    assert [type(chair).__name__ for chair in page.match.chairs] == ["NoneType", "Greedy", "Random"]


@pytest.mark.parametrize(
    ("name", "value", "seat"),
    [
        ("game", "chess", None),
        ("boxes", "../../secret", None),
        ("variants", "none such", None),
        ("seats", "99", None),
        ("chair", "os.system", 0),
        ("chair", "Random", 99),
        ("seed", "1; drop", None),
        ("nonsense", "x", None),
        ("game", 5, None),
    ],
)
def test_the_form_takes_only_what_it_offers(name, value, seat):
    page = app().page
    before = page.scene["app"]["form"]
    send(page, do="form", name=name, value=value, seat=seat)
    assert page.scene["app"]["form"] == before


def test_a_kept_game_is_resumed_exactly_or_not_at_all():
    page = app().page
    send(page, do="deal")
    settle(page)
    send(page, do="move", move="end", number=page.scene["number"])
    settle(page)
    moves = list(page.match.moves)
    kept = {"head": page.match.replay().header(), "chairs": ["person", "Greedy"], "moves": moves, "names": []}
    other = app().page
    send(other, do="resume", **kept)
    settle(other)
    assert other.match.moves == moves
    assert other.match.state.digest() == page.match.state.digest()
    for wrong in (
        {"moves": [*moves, "acquire everything"]},
        {"moves": [1, 2]},
        {"moves": "end"},
        {"head": kept["head"].replace("cards ", "cards 0")},
        {"head": "x" * 5000},
        {"head": None},
        {"chairs": ["person"]},
        {"chairs": ["person", ["Greedy"]]},
    ):
        fresh = app().page
        send(fresh, do="resume", **{**kept, **wrong})
        assert fresh.scene["app"]["screen"] == "start"
        assert fresh.scene["toast"]


def test_what_is_kept_follows_the_game_also_when_a_move_is_taken_back():
    """The page puts the pieces together: cut at `from`, then add."""
    page = app().page
    kept: list[str] = []

    def keep():
        save = page.scene["save"]
        assert save["from"] <= len(kept)
        kept[save["from"] :] = save["moves"]

    send(page, do="form", name="seed", value="7")
    send(page, do="deal")
    keep()
    while page.scene["film"]["auto"]:
        send(page, do="step", at=page.scene["film"]["at"])
        keep()
    for message in ({"do": "all"}, {"do": "undo"}, {"do": "all"}):
        send(page, number=page.scene["number"], **message)
        keep()
        assert kept == page.match.moves
    kept.clear()
    send(page, do="record")
    keep()
    assert kept == page.match.moves


def test_every_bot_of_the_roster_may_sit_down():
    desk = Desk("fr")
    for game in ("ascension", "shards"):
        desk.do_form({"name": "game", "value": game})
        offered = {entry["id"]: entry["label"] for entry in desk.form()["sitters"]}
        assert list(offered) == ["person", *bots(game)]
        assert offered["greedy"] == "Greedy"
    assert offered["champions"] == "Mur de champions"


def test_a_strategy_of_another_game_leaves_its_chair_to_greedy():
    desk = Desk()
    desk.do_form({"name": "chair", "seat": 1, "value": "mechana"})
    assert desk.chairs == ["person", "mechana"]
    desk.do_form({"name": "game", "value": "shards"})
    assert desk.chairs == ["person", "greedy"]


def test_a_kept_game_goes_on_against_the_same_strategy():
    page = app().page
    send(page, do="form", name="chair", seat=1, value="mechana")
    send(page, do="form", name="seed", value="8")
    send(page, do="deal")
    head, moves = page.match.replay().header(), list(page.match.moves)
    assert [listed_as(chair) for chair in page.match.chairs[1:]] == ["mechana"]
    again = app().page
    send(again, do="resume", head=head, chairs=["person", "mechana"], moves=moves, names=[])
    assert again.match.chairs[1].name == "Mechana constructs"


def test_a_bad_replay_leaves_the_app_where_it_is():
    page = app().page
    send(page, do="tab", to="replay")
    send(page, do="load", text="nonsense")
    assert page.scene["app"]["screen"] == "replay"
    assert "not a replay" in page.scene["toast"]
