"""The dashboard without a page: it follows the board, obeys few messages, and tells nothing a seat may not know."""

import json

import pytest

import kit
from kit.board.dashboard_tables import Known, known, position, without
from kit.board.game import OPEN
from kit.core.view import View
from tests.charts import tables


def played(game="ascension", seed=7):
    match = kit.Match(kit.load(game), [kit.Greedy(), kit.Random(1)], seed=seed)
    match.run()
    return match


def halfway(moves=60, people=1, seed=7, game="ascension"):
    """A match in which people sit, played on by the first option that does something."""
    chairs = [None] * people + [kit.Greedy()] * (2 - people)
    board = kit.Board(kit.Match(kit.load(game), chairs, seed=seed), speed="instant")
    for _ in range(moves):
        seat = board.session.curtain()
        if seat >= 0:
            board.session.receive({"do": "reveal", "seat": seat})
        decision = board.session.asked()
        board.session.receive({"do": "move", "move": decision.options[0].text, "number": decision.number})
    board.show()
    return board


def shown(dashboard):
    """Everything the page gets."""
    charts = dashboard.charts
    return json.dumps([charts.strip, charts.panels, charts.now], sort_keys=True)


def panels(dashboard):
    return {panel["id"]: panel for panel in [*dashboard.charts.panels, *dashboard.charts.now]}


# ---------------------------------------------------------------------- following


def test_a_match_comes_with_its_board_and_a_board_keeps_its_own():
    replay = played().replay()
    whole = kit.Dashboard(replay)
    assert whole.board in whole.children
    board = kit.Board(replay)
    beside = kit.Dashboard(board)
    assert beside.board is board
    assert board not in beside.children
    with pytest.raises(TypeError, match=r"kit\.Replay"):
        kit.Dashboard("a game")


def test_all_charts_of_a_game_are_there_and_say_what_to_see():
    found = panels(kit.Dashboard(played().replay()))
    assert set(found) == {
        "standing",
        "resources",
        "acquisitions",
        "composition",
        "treemap",
        "sources",
        "next_hand",
    }
    for panel in found.values():
        assert panel["see"]
        assert panel["say"].startswith(panel["title"])
    assert {name for name, panel in found.items() if panel["click"]} == {
        "standing",
        "resources",
        "acquisitions",
        "composition",
    }


def test_a_step_of_the_board_moves_the_mark_and_leaves_the_curves_alone():
    dashboard = kit.Dashboard(played().replay())
    curves = dashboard.charts.panels
    dashboard.board.step = 40
    assert dashboard.charts.strip["turn"] == dashboard.session.game.film.turns[40]
    assert dashboard.charts.panels is curves
    assert "Step 40" in dashboard.charts.strip["note"]


def test_a_click_on_a_chart_takes_the_board_to_that_turn():
    dashboard = kit.Dashboard(played().replay())
    film = dashboard.session.game.film
    dashboard.receive({"do": "turn", "to": 9})
    assert film.turns[dashboard.board.step] == 9
    assert film.turns[dashboard.board.step - 1] == 8
    assert dashboard.board.scene["film"]["turn"] == 9
    assert dashboard.charts.strip["turn"] == 9


def test_a_click_on_the_turn_being_played_leads_back_to_now():
    board = halfway()
    dashboard = kit.Dashboard(board)
    now = board.step
    dashboard.receive({"do": "turn", "to": 2})
    assert board.step < now
    dashboard.receive({"do": "turn", "to": dashboard.charts.strip["last"]})
    assert board.step == now
    assert board.session.asked() is not None


def test_every_turn_has_a_place_on_the_board():
    film = kit.Board(played().replay()).session.game.film
    for turn in range(1, film.turns[-1] + 1):
        assert film.turns[position(film, turn, False)] == turn


def test_the_curves_grow_when_a_turn_is_over():
    board = halfway(4)
    dashboard = kit.Dashboard(board)
    before = len(dashboard.figures["resources"].data[1].x) if dashboard.figures["resources"].data else 0
    while dashboard.charts.strip["turn"] < 5:
        decision = board.session.asked()
        board.session.receive({"do": "move", "move": decision.options[-1].text, "number": decision.number})
        board.show()
    assert len(dashboard.figures["resources"].data[1].x) > before
    assert max(dashboard.figures["resources"].data[1].x) < 5


def test_the_charts_speak_the_language_of_the_board():
    board = kit.Board(played().replay())
    dashboard = kit.Dashboard(board)
    board.session.receive({"do": "language", "to": "fr"})
    board.show()
    assert panels(dashboard)["standing"]["title"] == "Où en est la partie"
    assert dashboard.charts.strip["words"]["next"] == "Tour suivant"
    assert panels(kit.Dashboard(board, language="pt"))["standing"]["title"] == "Como está a partida"


def test_the_cards_of_another_seat_and_by_another_order():
    dashboard = kit.Dashboard(played().replay())
    title = panels(dashboard)["composition"]["title"]
    dashboard.receive({"do": "seat", "to": 1})
    assert panels(dashboard)["composition"]["title"] != title
    dashboard.receive({"do": "by", "to": "card"})
    assert "Apprentice" in panels(dashboard)["composition"]["say"]


def test_light_and_dark_are_as_the_page_is():
    dashboard = kit.Dashboard(played().replay())
    dashboard.receive({"do": "theme", "to": "dark"})
    assert panels(dashboard)["standing"]["figure"]["layout"]["paper_bgcolor"] == "#1d282e"
    assert dashboard.charts.strip["theme"] == "dark"


def test_a_page_without_plotly_gets_plain_outputs():
    dashboard = kit.Dashboard(played().replay())
    dashboard.receive({"do": "plain"})
    assert len(dashboard.spark.outputs) == 7
    assert all("application/vnd.plotly.v1+json" in output["data"] for output in dashboard.spark.outputs)


# ---------------------------------------------------------------------- messages are not trusted


@pytest.mark.parametrize(
    "message",
    [
        None,
        [],
        "turn",
        {"do": 5},
        {"do": "explode"},
        {"do": "turn"},
        {"do": "turn", "to": "9"},
        {"do": "turn", "to": -1},
        {"do": "turn", "to": 0},
        {"do": "turn", "to": True},
        {"do": "turn", "to": 10**9},
        {"do": "turn", "to": None},
        {"do": "turn", "to": 2.5},
        {"do": "seat", "to": 2},
        {"do": "seat", "to": -1},
        {"do": "seat", "to": "0"},
        {"do": "by", "to": "__class__"},
        {"do": "by", "to": ["card"]},
        {"do": "theme", "to": "<b>"},
        {"do": "table", "to": "x"},
    ],
)
def test_an_unexpected_message_changes_nothing(message):
    dashboard = kit.Dashboard(played().replay())
    before = shown(dashboard)
    dashboard.receive(message)
    assert shown(dashboard) == before
    assert dashboard.board.step == 0


# ---------------------------------------------------------------------- what a seat may know


@pytest.mark.parametrize("game", ["ascension", "shards"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_a_seat_cannot_see_does_not_change_its_dashboard(seed, game):
    """The opponent's hand and deck and one's own deck are dealt anew; nothing on the charts moves."""
    board = halfway(70, game=game)
    dashboard = kit.Dashboard(board)
    before = shown(dashboard)
    game = board.session.game
    other = View(game.film.at(len(game.film)), 0).imagine(seed)
    assert other.digest() != game.film.at(len(game.film)).digest()
    game.film._last = other
    dashboard._turns = dashboard._place = ()
    dashboard._tables = None
    dashboard.follow()
    assert shown(dashboard) == before


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_tables_of_a_running_game_do_not_tell_a_hand_from_a_deck(seed):
    """The same game, but at its newest moment the hidden cards lie otherwise: every table stays as it is."""
    from kit.play.measuring import Listener

    replay = halfway(70).match.replay()

    def told(seed):
        listener = Listener(replay)
        for text in replay.moves:
            move = listener.state.decision.find(text)
            listener.state.apply(move)
            listener.hear(move.word)
        if seed:
            imagined = listener.state.view(0).imagine(seed)
            listener.places = [set(zone) for zone in imagined.zones]
        listener.end()
        return listener.turns, listener.decks, listener.taken

    assert told(seed) == told(0)


def test_while_people_play_only_ones_own_next_hand_is_told():
    board = halfway(60)
    dashboard = kit.Dashboard(board)
    own = panels(dashboard)["next_hand"]
    assert own["title"].startswith("You")
    dashboard.receive({"do": "seat", "to": 1})
    assert panels(dashboard)["next_hand"] == own
    board.session.receive({"do": "seat", "to": 1})
    board.show()
    assert panels(dashboard)["next_hand"] == own


def test_behind_the_curtain_nobody_is_told_a_hand():
    """Two people at one table: while it is passed on, only what all may know is shown."""
    board = halfway(30, people=2)
    dashboard = kit.Dashboard(board)
    while board.session.curtain() < 0:
        decision = board.session.asked()
        board.session.receive({"do": "move", "move": decision.options[-1].text, "number": decision.number})
        board.show()
    assert "next_hand" not in panels(dashboard)
    board.session.receive({"do": "reveal", "seat": board.session.curtain()})
    board.show()
    assert panels(dashboard)["next_hand"]["title"].startswith("You")


def test_an_open_replay_shows_every_hand_and_one_seen_from_a_seat_only_its_own():
    board = kit.Board(played().replay())
    dashboard = kit.Dashboard(board)
    dashboard.receive({"do": "turn", "to": 10})
    assert board.session.game.viewer == OPEN
    first = panels(dashboard)["next_hand"]["title"]
    dashboard.receive({"do": "seat", "to": 1})
    assert panels(dashboard)["next_hand"]["title"] != first
    board.session.receive({"do": "seat", "to": 0})
    board.show()
    dashboard.receive({"do": "seat", "to": 1})
    assert panels(dashboard)["next_hand"]["title"].startswith("You")


def test_cards_handed_over_out_of_sight_are_not_told():
    """A third party does not know what two others have passed between them."""
    table = kit.Table("ascension", seats=3)
    state = table.state
    state.mixed = [1, 2]
    assert state.view(0).unclear() == [1, 2]
    assert state.view(1).unclear() == []
    all_of_it = Known(tables.turns(), tables.acquisitions(), tables.decks(), tables.sources())
    less = without(all_of_it, [1])
    assert set(less.decks["seat"]) == {0}
    for column in ("score", "value"):
        assert less.turns.loc[less.turns["seat"] == 1, column].isna().all()
        assert less.turns.loc[less.turns["seat"] == 0, column].notna().all()
    names = [trace.name for trace in kit.charts.standing(less.turns).data]
    assert names == ["Ann", "Bea", "Ann"], "honor of both, the score of one"
    assert list(less.turns["honor"]) == list(all_of_it.turns["honor"])


def test_the_turn_being_played_is_not_in_the_tables_yet():
    board = halfway(61)
    game = board.session.game
    found = known(game, board.session.view(), False)
    assert found.turns["turn"].max() == game.film.turns[-1] - 1
    over = played()
    found = known(kit.Board(over.replay()).session.game, board.session.view(), True)
    assert found.turns["turn"].max() == over.state.turn > 20
