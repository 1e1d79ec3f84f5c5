"""A series of games: every deal from every seat, the same tables wherever it is played, bad agents reported."""

import re
import signal
import subprocess
import sys
import textwrap
import threading
from pathlib import Path

import pandas as pd
import pytest

import kit
from tests.play import agents

ROOT = Path(__file__).resolve().parents[2]
EVERYTHING = ("games", "turns", "acquisitions", "decks", "decisions")


def same(one, other):
    """Two results with the same tables, to the last cell."""
    assert list(one.tables) == list(other.tables)
    for table in one.tables:
        pd.testing.assert_frame_equal(one.tables[table], other.tables[table])
    assert one.failures == other.failures


@pytest.fixture(scope="module")
def ascension():
    return kit.load("ascension")


# ---------------------------------------------------------------------- who sits where


def test_every_deal_is_played_with_every_seating(ascension):
    results = kit.Series(ascension, {"a": kit.First(), "b": kit.First(), "c": kit.First()}, seed=9).run(
        6, tables=["games"], backend="serial", progress=False
    )
    seen = {(row.seed, row.seat, row.agent) for row in results.games.itertuples()}
    assert seen == {(seed, seat, agent) for seed in (9, 10) for seat in (0, 1, 2) for agent in "abc"}


def test_more_agents_than_seats_play_in_all_pairs(ascension):
    players = {name: kit.First() for name in "abcd"}
    results = kit.Series(ascension, players, seats=2).run(12, tables=["games"], backend="serial", progress=False)
    tables = results.games.groupby("game")["agent"].agg(lambda names: tuple(names))
    assert sorted(tables) == sorted((a, b) for a in "abcd" for b in "abcd" if a != b)
    assert set(results.games["seed"]) == {0}


def test_fewer_agents_than_seats_take_turns_on_them():
    series = kit.Series(kit.load("shards"), [kit.Greedy(), kit.First()], seats=4)
    results = series.run(2, backend="serial", progress=False)
    assert [list(rows["agent"]) for _, rows in results.games.groupby("game")] == [
        ["Greedy", "First", "Greedy", "First"],
        ["First", "Greedy", "First", "Greedy"],
    ]


def test_an_automatic_opponent_is_a_seat_with_its_name():
    for game, sets, name in (
        ("ascension", None, "Samael"),
        ("shards", ["base", "relics-of-the-future"], "Nemesis"),
    ):
        results = kit.Series(kit.load(game, sets, ["solo"]), [kit.Greedy()]).run(
            4, backend="serial", progress=False
        )
        assert results.agents == ["Greedy", name]
        assert list(results.games["agent"]) == ["Greedy", name] * 4
        assert set(results.turns["agent"]) == {"Greedy", name}
        assert not results.failures


def test_agents_of_one_name_are_numbered(ascension):
    assert kit.Series(ascension, [kit.Greedy(), kit.First(), kit.Greedy()]).names == [
        "Greedy 1",
        "First",
        "Greedy 2",
    ]


@pytest.mark.parametrize(
    ("build", "says"),
    [
        (lambda rules: kit.Series(rules, []), "needs from 1 to 100 agents"),
        (lambda rules: kit.Series(rules, [kit.Greedy]), "agents such as kit.Greedy()"),
        (lambda rules: kit.Series("ascension", [kit.Greedy()]), "kit.load('ascension')"),
        (lambda rules: kit.Series(rules, [kit.Greedy()], seats=7), "2 to 4 players, not 7"),
        (lambda rules: kit.Series(rules, [kit.Greedy(), kit.First()], names=["x", "x"]), "name of its own"),
        (lambda rules: kit.Series(rules, [kit.First()]).run(0), "0 is no number of games"),
        (lambda rules: kit.Series(rules, [kit.First()]).run(1, tables=["turn"]), "no table 'turn'"),
        (lambda rules: kit.Series(rules, [kit.First()]).run(1, tables="turns"), "tables=['turns']"),
        (lambda rules: kit.Series(rules, [kit.First()]).run(1, backend="moon"), "local, dask, serial"),
        (lambda rules: kit.Series(rules, [kit.First()]).run(1, workers=0), "no number of workers"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(ascension, build, says):
    with pytest.raises((TypeError, ValueError)) as error:
        build(ascension)
    assert says in str(error.value)


# ---------------------------------------------------------------------- the same wherever it is played


def test_the_same_seed_gives_the_same_tables_on_any_number_of_workers(ascension):
    def notebook(view, decision):
        """A function that no other process could import."""
        return decision.options[len(decision.options) // 2]

    series = kit.Series(ascension, [agents.Lucky(), kit.Random(), notebook], seed=3, seats=2)
    first = series.run(18, EVERYTHING, backend="serial", progress=False)
    assert not first.failures
    assert len(first.games) == 36
    same(first, series.run(18, EVERYTHING, workers=1, progress=False))
    same(first, series.run(18, EVERYTHING, workers=2, progress=False))
    other = kit.Series(ascension, [agents.Lucky(), kit.Random(), notebook], seed=4, seats=2)
    assert not first.games.equals(other.run(18, workers=1, progress=False).games)


def test_a_dask_cluster_gives_the_same_tables(ascension):
    distributed = pytest.importorskip("distributed")
    series = kit.Series(ascension, [agents.Lucky(), kit.Greedy()], seed=3)
    first = series.run(10, EVERYTHING, backend="serial", progress=False)
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        same(first, series.run(10, EVERYTHING, backend="dask", address=cluster.scheduler_address, progress=False))


def test_no_scheduler_is_answered_with_a_sentence(ascension):
    pytest.importorskip("distributed")
    with pytest.raises((ConnectionError, ValueError), match="no dask scheduler at 'nowhere"):
        kit.Series(ascension, [kit.First()]).run(1, backend="dask", address="nowhere://x", progress=False)


def test_cards_of_ones_own_travel_to_other_processes(tmp_path):
    own = tmp_path / "own.yaml"
    own.write_text(
        "game: ascension\nset: series\nname: {en: Own}\n"
        "cards:\n  - {id: own-hero, name: {en: Own Hero}, type: hero, cost: {runes: 1}, honor: 1, copies: 40,"
        " play: [{gain: {runes: 1}}]}\n",
        encoding="utf-8",
    )
    rules = kit.load("ascension", extra=own)
    own.unlink()
    series = kit.Series(rules, [kit.First(), kit.Random()])
    results = series.run(6, workers=2, progress=False)
    assert "own-hero" in set(results.acquisitions["card"])
    same(results, series.run(6, backend="serial", progress=False))


def test_what_an_agent_remembers_does_not_go_from_one_game_to_the_next(ascension):
    """The eleventh game of a series is the same as the only game of another with that deal."""
    lucky = agents.Lucky()
    many = kit.Series(ascension, [lucky, lucky], seed=3, names=["a", "b"]).run(
        4, EVERYTHING, backend="serial", progress=False
    )
    assert lucky.asked == 0
    chosen = many.decisions[many.decisions["game"] == 3]["chosen"].astype(str).tolist()
    again = kit.Series(ascension, [lucky, lucky], seed=3, names=["a", "b"]).run(
        4, EVERYTHING, backend="serial", progress=False
    )
    assert again.decisions[again.decisions["game"] == 3]["chosen"].astype(str).tolist() == chosen
    games = [many.decisions[many.decisions["game"] == game]["chosen"].astype(str).tolist() for game in range(4)]
    assert games[0] != games[1], "every game has luck of its own"


# ---------------------------------------------------------------------- bad agents


@pytest.mark.parametrize(
    ("bad", "says", "limit"),
    [
        (agents.Broken, "ValueError: a bug of mine", 60),
        (agents.Nonsense, "'dance on the table' is not offered", 60),
        (agents.Endless, "one decision took more than 1 seconds", 1),
    ],
)
def test_a_bad_agent_spoils_only_its_own_games(ascension, bad, says, limit):
    players = {"good": kit.First(), "fine": kit.First(), "bad": bad()}
    results = kit.Series(ascension, players, seats=2).run(6, workers=1, progress=False, seconds_per_decision=limit)
    assert len(results.failures) == 4
    assert {failure.agent for failure in results.failures} == {"bad"}
    # Who has spoilt three games by being slow is not asked a fourth time.
    told = [failure for failure in results.failures if not failure.reason.startswith("not played")]
    assert len(told) >= 3
    for failure in told:
        assert says in failure.reason
        replay = kit.Replay.parse(failure.replay_text)
        assert replay.at(-1).decision.seat == failure.seat
        assert failure.reason not in failure.replay_text
    ended = results.games.groupby("game")["ended"].first()
    assert sorted(ended) == ["failed"] * 4 + ["finished"] * 2
    assert set(results.turns["game"]) == set(ended[ended == "finished"].index)
    assert results.played == 2
    assert "4 games could not be finished" in results.summary()


def test_a_game_with_too_many_decisions_is_ended(ascension, monkeypatch):
    monkeypatch.setattr("kit.play.series_games.MOST_DECISIONS", 20)
    results = kit.Series(ascension, [kit.First(), kit.First()]).run(2, backend="serial", progress=False)
    assert [failure.reason for failure in results.failures] == ["the game has not ended after 20 decisions."] * 2


def test_an_agent_that_ends_its_process_does_not_end_the_series(ascension):
    players = {"good": kit.First(), "fine": kit.First(), "deadly": agents.Deadly()}
    results = kit.Series(ascension, players, seats=2).run(6, workers=2, progress=False)
    ended = results.games.groupby("game")["ended"].first()
    assert sorted(ended) == ["failed"] * 4 + ["finished"] * 2
    assert any("process" in failure.reason for failure in results.failures)
    assert {failure.agent for failure in results.failures} == {"deadly"}


# ---------------------------------------------------------------------- stopping


def test_progress_is_reported_and_stop_is_heard(ascension):
    seen = []
    stop = threading.Event()

    def step(done, total):
        seen.append((done, total))
        stop.set()

    results = kit.Series(ascension, [kit.First(), kit.First()]).run(
        500, tables=["games"], backend="serial", progress=False, on_progress=step, stop=stop
    )
    assert seen[0][1] == 500
    assert 0 < results.played == seen[-1][0] < 500
    assert sorted(set(results.games["game"])) == list(range(results.played))


INTERRUPTED = """
import sys
import kit
from tests.play.agents import Sleepy

def step(done, total):
    print("begun", flush=True)

series = kit.Series(kit.load("ascension"), [Sleepy(), Sleepy()])
results = series.run(100_000, workers={workers}, backend="{backend}", progress=False, on_progress=step)
print("kept", results.played, len(results.games), results.turns["game"].nunique(), results.wanted, flush=True)
"""


@pytest.mark.parametrize(("backend", "workers"), [("serial", 1), ("local", 2)])
def test_the_interrupt_key_keeps_what_is_finished(backend, workers):
    program = textwrap.dedent(INTERRUPTED.format(backend=backend, workers=workers))
    with subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout.readline() == "begun\n"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    played, rows, turned, wanted = map(int, re.search(r"kept (\d+) (\d+) (\d+) (\d+)", out).groups())
    assert wanted == 100_000
    assert 0 < played < wanted
    assert (rows, turned) == (2 * played, played)
    assert "Traceback" not in err
