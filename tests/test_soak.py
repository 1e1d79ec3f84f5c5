"""Whole random games of everything that can be loaded. `make soak` plays many more."""

import pytest

from benchmarks.soak import play, tables
from tests.helpers import IDS, TABLES

GAMES = 300
EACH = max(10, -(-GAMES // len(TABLES)))


@pytest.mark.parametrize("table", range(len(TABLES)), ids=IDS)
def test_random_games_end_and_lose_no_card(table):
    rules, seats = TABLES[table]
    first = 10_000 + table * EACH
    wrong = {seed: play(rules, seats, seed) for seed in range(first, first + EACH)}
    assert {seed: sentence for seed, sentence in wrong.items() if sentence} == {}


def test_the_tables_are_all_there_are():
    """Both games, and every number of seats they are for."""
    found = {(rules.game, seats) for rules, seats in tables() if not rules.variants and rules.sets == ("base",)}
    assert found == {(game, seats) for game in ("ascension", "shards") for seats in (2, 3, 4)}
    assert len(TABLES) * EACH >= GAMES
