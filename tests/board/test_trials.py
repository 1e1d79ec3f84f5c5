"""A series on the page: chosen within the limits, played beside the table, stopped when told, drawn at the end."""

import pytest

from kit.app import limits
from kit.app.app import App
from kit.app.trials import MOST_BOTS, Trials, playing
from kit.games import load


def app(games=20, **form):
    """The app at the tab of simulations."""
    page = App()
    page.desk.receive({"do": "tab", "to": "simulate"})
    for name, value in form.items():
        page.desk.receive({"do": "form", "name": name, "value": value, "seat": None})
    page.desk.trials.games = games
    page.page.show()
    return page


def form(page):
    return page.page.scene["app"]["trials"]


def test_a_series_is_played_beside_the_table_and_then_drawn():
    page = app()
    page.desk.receive({"do": "run"})
    page.page.show()
    assert form(page)["state"] in ("playing", "drawing", "done")
    page.desk.trials.wait(120)
    assert form(page)["state"] == "done"
    assert form(page)["done"] == form(page)["total"] == 20
    assert form(page)["text"] == "20 games"
    assert page.page.scene["app"]["below"] == 1
    assert page.simulation.layout.display == ""
    drawn = [panel["id"] for panel in page.series.charts.panels]
    assert drawn[:4] == ["win_rates", "matrix", "seats", "lengths"]
    assert {"card_values", "final_decks", "bands honor", "bands runes_made"} <= set(drawn)


def test_the_charts_of_the_series_change_with_the_language():
    page = app()
    page.desk.receive({"do": "run"})
    page.desk.trials.wait(120)
    page.desk.receive({"do": "language", "to": "pt"})
    page.page.show()
    assert page.series.charts.panels[0]["title"] == "Taxas de vitória"
    assert form(page)["text"] == "20 partidas"


def test_a_series_that_is_stopped_counts_what_is_finished():
    trials = Trials()
    trials.games = 10_000
    # Stopped as soon as the first games are told of.
    trials.tell = trials.stop
    trials.start(load("ascension"), 2, "en", seed=1)
    trials.wait(120)
    assert trials.state == "done"
    assert 0 < trials.done < 10_000
    assert trials.results.games["game"].nunique() == trials.done
    assert trials.text("en").startswith("Stopped: the charts show")


def test_only_one_series_is_played_at_a_time_and_nothing_is_chosen_meanwhile():
    trials = Trials()
    trials.games = 10_000
    trials.start(load("ascension"), 2, "en", seed=1)
    thread = trials._thread
    trials.start(load("ascension"), 2, "en", seed=2)
    trials.choose("games", "20", "ascension")
    assert trials._thread is thread
    assert trials.games == 10_000
    trials.stop()
    trials.wait(120)
    assert not trials.running


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("bots", "nobody"),
        ("bots", "../x"),
        ("games", "21"),
        ("games", "-1"),
        ("games", "1e9"),
        ("games", "١٠٠"),
        ("seed", "1"),
        (None, "20"),
    ],
)
def test_what_is_not_offered_is_not_taken(name, value):
    page = app(games=100)
    before = form(page)
    page.desk.receive({"do": "trial", "name": name, "value": value})
    page.page.show()
    assert form(page) == before


def test_a_choice_that_is_no_text_is_not_taken():
    page = app(games=100)
    before = form(page)
    for value in (None, 20, ["greedy"], "x" * 1000):
        page.desk.receive({"do": "trial", "name": "games", "value": value})
    page.page.show()
    assert form(page) == before


def test_bots_are_those_of_the_game_and_not_too_many():
    trials = Trials()
    offered = [bot["id"] for bot in trials.form("ascension", "en")["bots"]]
    for name in offered:
        if name not in trials.bots:
            trials.choose("bots", name, "ascension")
    assert len(trials.bots) == min(MOST_BOTS, len(offered))
    trials.form("shards", "en")
    assert set(trials.bots) <= {bot["id"] for bot in trials.form("shards", "en")["bots"]}
    assert len(trials.bots) >= 2


def test_on_a_published_page_the_limits_are_tight(monkeypatch):
    monkeypatch.setenv(limits.PUBLISHED, "1")
    trials = Trials()
    trials.games = 10_000
    trials.fit("ascension")
    assert max(trials.counts()) <= limits.PUBLIC.games
    assert trials.games <= limits.PUBLIC.games


def test_a_series_that_cannot_be_played_says_so():
    """Teams need four or six: with five seats the page says why, and can go on."""
    page = app()
    page.desk.trials.start(
        load("ascension", sets=["base", "return-of-the-fallen"], variants=["teams"]), 5, "en", seed=1
    )
    page.desk.trials.wait(60)
    assert page.desk.trials.state == "idle"
    assert page.desk.trials.problem
    page.page.show()
    assert form(page)["problem"]


def test_a_solo_game_can_be_simulated():
    page = app()
    page.desk.receive({"do": "form", "name": "variants", "value": "solo", "seat": None})
    page.desk.receive({"do": "run"})
    page.desk.trials.wait(120)
    assert page.desk.trials.problem == ""
    assert page.desk.trials.state == "done"


def test_the_dashboard_of_the_app_opens_with_the_first_look_and_follows():
    page = App()
    page.desk.receive({"do": "tab", "to": "dashboard"})
    page.page.show()
    assert page.charts is None
    assert page.page.scene["app"]["dealt"] == 0
    page.desk.receive({"do": "form", "name": "seed", "value": "7", "seat": None})
    page.desk.receive({"do": "deal"})
    page.desk.receive({"do": "tab", "to": "dashboard"})
    page.page.show()
    page._opening.join(60)
    assert page.dashboard.children == (page.charts,)
    assert page.dashboard.layout.display == ""
    assert page.page.scene["app"]["below"] == 1
    page.charts.receive({"do": "table", "to": "table"})
    assert page.desk.screen == "table"
    assert page.dashboard.layout.display == "none"
    assert page.charts.shown is False


def test_games_that_all_failed_are_told_with_their_reason():
    """A bot of one's own that always stumbles: nothing can be drawn, and the page says why."""
    trials = Trials()

    def stumbling(view, decision):
        raise RuntimeError("out of ideas")

    trials.total = trials.games = 4
    trials._play(load("ascension"), {"Stumbling": stumbling, "Other": stumbling}, 2, 1)
    assert trials.done == 0
    assert "4 failed" in trials.trouble("en")
    assert "out of ideas" in trials.trouble("en")


def test_bots_that_think_long_play_no_series_on_a_published_page(monkeypatch):
    assert {"mcts", "rollout"} <= set(playing("shards"))
    monkeypatch.setenv(limits.PUBLISHED, "1")
    assert not {"mcts", "rollout"} & set(playing("shards"))
    trials = Trials()
    trials.fit("shards")
    assert set(trials.bots) <= set(playing("shards"))
