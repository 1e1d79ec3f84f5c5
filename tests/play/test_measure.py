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


# ---------------------------------------------------------------------- games known by hand


def played(game, seed, *turns):
    """A game in which these moves are made, turn by turn, after all cards in hand were played."""
    match = kit.Match(kit.load(game), [None, None], seed)
    for moves in turns:
        while plays := [move for move in match.decision.options if move.word == "play"]:
            match.answer(plays[0])
        for move in moves:
            match.answer(move)
    return kit.measure(match, ["ann", "bob"])


def rows(table, *columns):
    """Some columns of a table as tuples."""
    return list(table[list(columns)].itertuples(index=False, name=None))


def test_a_game_of_ascension_known_by_hand():
    """Deal 7: bob begins, and both hold four Apprentices (1 rune each) and a Militia (1 power), twice."""
    measured = played(
        "ascension",
        7,
        # Four runes: the Void Initiate for one, a Mystic for three. The power is of no use.
        ["acquire void-initiate", "acquire mystic", "end"],
        # Heavy Infantry for two of four runes.
        ["acquire heavy-infantry", "end"],
        ["end"],
    )
    turns = measured.turns[measured.turns["turn"] <= 3]
    assert rows(turns, "turn", "round", "seat", "agent", "active") == [
        (1, 1, 0, "ann", False),
        (1, 1, 1, "bob", True),
        (2, 1, 0, "ann", True),
        (2, 1, 1, "bob", False),
        (3, 2, 0, "ann", False),
        (3, 2, 1, "bob", True),
    ]
    mine = turns[turns["active"]]
    assert rows(mine, "runes_made", "runes_spent", "runes_wasted") == [(4, 4, 0), (4, 2, 2), (4, 0, 4)]
    assert rows(mine, "power_made", "power_spent", "power_wasted") == [(1, 0, 1), (1, 0, 1), (1, 0, 1)]
    # Ten starters; the cards played and bought lie on the discard pile, then all are shuffled for the third hand.
    assert rows(mine, "hand", "deck", "discard", "in_play", "cards") == [
        (5, 0, 7, 0, 12),
        (5, 0, 6, 0, 11),
        (5, 7, 0, 0, 12),
    ]
    # Nobody has honor yet, but each of the cards bought is worth 1; they cost 1 + 3 and 2.
    assert rows(mine, "honor", "score", "value") == [(0, 2, 4), (0, 1, 2), (0, 2, 4)]
    others = turns[~turns["active"]]
    assert others[[c for c in turns.columns if c.endswith(("_made", "_spent", "_wasted"))]].to_numpy().sum() == 0
    assert rows(measured.acquisitions, "turn", "agent", "card", "faction", "type", "cost", "how") == [
        (1, "bob", "void-initiate", "void", "hero", 1, "acquire"),
        (1, "bob", "mystic", "none", "hero", 3, "acquire"),
        (2, "ann", "heavy-infantry", "none", "hero", 2, "acquire"),
    ]
    decks = measured.decks
    assert rows(decks[(decks["turn"] == 2) & (decks["agent"] == "bob")], "card", "count") == [
        ("apprentice", 8),
        ("militia", 2),
        ("mystic", 1),
        ("void-initiate", 1),
    ]
    given = measured.sources.groupby(["what", "card"], observed=True)["amount"].sum()
    assert given.to_dict() == {
        ("honor in cards", "heavy-infantry"): 1,
        ("honor in cards", "mystic"): 1,
        ("honor in cards", "void-initiate"): 1,
        ("power", "militia"): 3,
        ("runes", "apprentice"): 12,
    }
    assert rows(measured.games, "agent", "first", "won", "share", "turns", "moves", "ended") == [
        ("ann", False, False, 0.0, 4, 21, "stopped"),
        ("bob", True, False, 0.0, 4, 21, "stopped"),
    ]


def test_a_game_of_shards_known_by_hand():
    """Deal 7: bob has four Crystals (a gem each) and a Shard Reactor (two), ann four and the Infinity Shard."""
    measured = played("shards", 7, ["focus", "recruit undergrowth-aspirant", "end"], ["end"])
    mine = measured.turns[measured.turns["active"] & (measured.turns["turn"] <= 2)]
    # A gem to focus, one for the card; ann buys nothing. The second player starts with a mastery.
    assert rows(mine, "agent", "gems_made", "gems_spent", "gems_wasted", "mastery") == [
        ("bob", 6, 2, 4, 1),
        ("ann", 4, 0, 4, 1),
    ]
    # The Infinity Shard gives two power below 10 mastery, and both strike bob.
    assert rows(mine, "power_made", "power_spent", "power_wasted") == [(0, 0, 0), (2, 2, 0)]
    after = measured.turns[measured.turns["turn"] == 2]
    assert rows(after, "agent", "health", "score") == [("ann", 50, 50), ("bob", 48, 48)]
    assert rows(measured.acquisitions, "agent", "card", "how") == [("bob", "undergrowth-aspirant", "recruit")]
    damage = measured.sources[measured.sources["what"] == "damage"]
    assert rows(damage, "turn", "seat", "card", "amount") == [(2, 0, "infinity-shard", 2)]
    learned = measured.sources[measured.sources["what"] == "mastery"]
    assert rows(learned, "turn", "seat", "card", "amount") == [(1, 1, "focus", 1)]


# ---------------------------------------------------------------------- what always holds


@pytest.mark.parametrize(("rules", "seats"), ALL[:: max(1, len(ALL) // 12)])
def test_figures_add_up(rules, seats):
    """What is made is spent or wasted, damage is health that was lost, decks hold as many cards as are counted."""
    _, measured = both(rules, seats, 11)
    turns = measured.turns
    for name in {column.rsplit("_", 1)[0] for column in turns.columns if column.endswith("_made")}:
        made, gone = turns[f"{name}_made"], turns[f"{name}_spent"] + turns[f"{name}_wasted"]
        assert (turns[[f"{name}_{what}" for what in ("made", "spent", "wasted")]] >= 0).all(axis=None)
        # Over a whole game: somebody may be given something on another's turn and use it on his own.
        by = turns.assign(made=made, gone=gone).groupby("seat")[["made", "gone"]].sum()
        assert (by["made"] >= by["gone"]).all()
        sources = measured.sources
        given = sources[sources["what"] == name].groupby("seat")["amount"].sum()
        assert given.reindex(by.index, fill_value=0).to_dict() == by["made"].to_dict()
    held = measured.decks.groupby(["turn", "seat"])["count"].sum()
    counted = turns.set_index(["turn", "seat"])["cards"]
    assert held.reindex(counted.index, fill_value=0).to_dict() == counted.to_dict()
    last = turns[turns["turn"] == turns["turn"].max()].set_index("seat")["score"]
    assert last.to_dict() == measured.games.set_index("seat")["score"].to_dict()
    assert measured.games["share"].sum() == pytest.approx(1)


def test_a_match_can_be_measured_while_it_is_played():
    match = kit.Match(kit.load("ascension"), [None, kit.Greedy()], 5)
    match.run()
    early = kit.measure(match)
    assert early.agents == ["you", "Greedy"]
    assert set(early.games["ended"]) == {"stopped"}
    while match.decision is not None:
        match.answer(match.decision.options[0])
    whole = kit.measure(match)
    assert set(whole.games["ended"]) == {"finished"}
    assert whole.turns["turn"].max() == match.state.turn
    pd.testing.assert_frame_equal(kit.measure(match.replay(), ["you", "Greedy"]).turns, whole.turns)


def test_a_fresh_match_has_tables_without_rows():
    measured = kit.measure(kit.Match(kit.load("shards", ["base", "relics-of-the-future"]), [None, None], 5))
    assert measured.turns["turn"].max() in (0, 1) or measured.turns.empty
    assert measured.acquisitions.empty
    assert list(measured.games["moves"]) == [0, 0]


def test_only_games_are_measured():
    with pytest.raises(TypeError, match="match or a replay"):
        kit.measure("a game")
    with pytest.raises(ValueError, match="2 names"):
        kit.measure(kit.Match(kit.load("ascension"), [None, None], 5), ["x"])
