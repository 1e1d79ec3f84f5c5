"""The figures of a game: quick ones from its book, slow ones from its events, known ones by hand."""

import pandas as pd
import pytest

import kit
from kit.play.results import TABLES, assembled
from kit.play.series_batch import columns
from kit.play.series_games import Limits, Seating, Watch, play
from tests.helpers import IDS, Wild
from tests.helpers import TABLES as ALL

LONG = Limits(600, 600)


def both(rules, seats, seed):
    """The tables of one game twice: from the book kept while playing, and from the events of the replay."""
    names = [f"p{seat + 1}" for seat in range(seats)]
    everybody = [*names, *rules.automata]
    wild = [Wild(seed * 8 + seat) for seat in range(seats)]
    with Watch(LONG) as watch:
        seating = Seating(0, seed, tuple(range(seats)))
        record, failure, kinds = play(rules, wild, everybody, seating, 0, watch, True, True)
    assert failure is None
    quick = assembled(rules, [columns(rules, [record], kinds, TABLES)], everybody, TABLES)
    moves = [rules.moves[asked[6]].text for asked in record.decisions]
    return quick, kit.measure(kit.Replay(rules, seats, seed, moves), names)


@pytest.mark.parametrize(("rules", "seats"), ALL, ids=IDS)
def test_what_is_written_down_while_playing_is_what_the_events_tell(rules, seats):
    for seed in range(2):
        quick, slow = both(rules, seats, seed)
        for table in TABLES:
            pd.testing.assert_frame_equal(quick[table], slow.tables[table])
