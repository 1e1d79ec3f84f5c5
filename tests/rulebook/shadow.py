"""Battles for the tests of the fifth booklet: a table against a boss, and what lies on it."""

import kit

SETS = ["base", "shadow-of-salvation"]
RELICS = ["base", "relics-of-the-future", "shadow-of-salvation"]


def rules(boss="moc-sai", variants=(), sets=None, **more):
    return kit.load("shards", sets or SETS, ["boss", *variants], boss=boss, **more)


def battle(boss="moc-sai", variants=(), seats=2, foe=None, fate="", mates=(), **mine):
    """A table in the players' turn: p1 is the leader; `fate` is the fate deck, top card first."""
    return kit.Table(
        rules(boss, variants), seats=seats, boss=foe or {}, fate_deck=fate, opponents=list(mates), **mine
    )


def everyone_ends(table):
    """All players finish their turn, and the boss takes its own."""
    turn = table.turn
    while table.turn == turn and not table.over:
        table.do("end")
    return table


BLANK = "blood-shard blood-shard blood-shard blood-shard blood-shard"
"""Fate cards that do nothing when they are drawn."""
