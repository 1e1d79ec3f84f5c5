"""Shards of Infinity: attacking players, shields, elimination."""

import kit


def attacked(power, hand, **fields):
    """An attack on an opponent who holds these cards; the question is theirs if they hold a shield."""
    return kit.Table("shards", power=power, opponents=[{"hand": hand, **fields}]).do("end")


def against_two(power, one=None, two=None, **fields):
    """Two opponents with empty hands unless told otherwise."""
    return kit.Table(
        "shards", power=power, opponents=[{"hand": "", **(one or {})}, {"hand": "", **(two or {})}], **fields
    )


def test_all_power_left_is_assigned():
    """S18: nothing of it is kept back."""
    table = kit.Table("shards", power=7, opponents=[{"hand": ""}]).do("end")
    assert table.opponent().health == 43
    assert table.me.power == 0


def test_power_is_split_as_you_like():
    """S18, S53: any share for one; the rest goes to the other, and neither may be left out of it."""
    table = against_two(5).do("end")
    assert table.asked == 0
    assert table.options == [f"hit p{seat} {share}" for seat in (2, 3) for share in range(1, 6)]
    table.do("hit p3 2")
    assert (table.opponent(1).health, table.opponent(2).health) == (47, 48)
    table = against_two(5).do("end", "hit p2 5")
    assert (table.opponent(1).health, table.opponent(2).health) == (45, 50)


def test_power_is_split_among_three():
    """S53: share by share, until one is left for the rest."""
    table = kit.Table("shards", power=9, opponents=[{"hand": ""}] * 3)
    table.do("end", "hit p4 2", "hit p2 3")
    assert [table.opponent(n).health for n in (1, 2, 3)] == [47, 46, 48]


def test_the_attacked_may_reveal_shields():
    """S19: any number, one after the other, or none; the values add up."""
    table = attacked(9, "command-seer korvus-legionnaire crystal")
    assert table.asked == 1
    assert set(table.options) == {"reveal command-seer", "reveal korvus-legionnaire", "done"}
    assert table.do("reveal command-seer", "reveal korvus-legionnaire").opponent().health == 48
    assert attacked(9, "command-seer korvus-legionnaire").do("done").opponent().health == 41


def test_shields_are_shown_after_the_whole_assignment_clockwise():
    """S19, D5: first all power is assigned, then the attacked answer, the one on the left first."""
    table = against_two(9, {"hand": "command-seer"}, {"hand": "thorn-zealot"}).do("end")
    assert table.asked == 0
    table.do("hit p3 4")
    assert (table.asked, table.options) == (1, ["reveal command-seer", "done"])
    table.do("reveal command-seer")
    assert (table.asked, table.options) == (2, ["reveal thorn-zealot", "done"])
    table.do("reveal thorn-zealot")
    assert (table.opponent(1).health, table.opponent(2).health) == (50, 49)


def test_damage_not_prevented_is_lost_from_health():
    """S20: 8 against a shield of 2 leaves 6; more shield than damage leaves nothing, and heals nothing."""
    assert attacked(8, "korvus-legionnaire", health=30).do("reveal korvus-legionnaire").opponent().health == 24
    assert attacked(3, "command-seer", health=30).do("reveal command-seer").opponent().health == 30


def test_without_a_shield_nobody_is_asked():
    """S20: the blow falls at once."""
    table = attacked(3, "crystal blaster")
    assert table.opponent().health == 47
    assert table.active == 1


def test_nobody_is_asked_once_all_damage_is_prevented():
    """S20: a second shield has nothing left to prevent."""
    table = attacked(4, "command-seer thorn-zealot").do("reveal command-seer")
    assert (table.active, table.opponent().health) == (1, 50)


def test_more_damage_than_health_is_no_less_deadly():
    """S21, C4: at 0 or less, or at 0: the same thing."""
    for power in (4, 9):
        table = kit.Table("shards", power=power, opponents=[{"hand": "", "health": 4}]).do("end")
        assert table.over
        assert table.state.winners == (0,)
        assert table.opponent().health == 0


def test_players_are_attacked_after_everything_else():
    """S52: never in the play phase, and champions do not stand in the way."""
    table = kit.Table("shards", power=6, opponents=[{"champions": "evokatus optio-crusher", "hand": ""}])
    assert not [text for text in table.options if text.startswith("hit")]
    assert table.do("end").opponent().health == 44


def test_shields_are_revealed_from_hand_only():
    """S54: one in the discard pile does not help; two of a kind are two shields."""
    assert attacked(6, "crystal", discard="command-seer").opponent().health == 44
    table = attacked(12, "command-seer command-seer").do("reveal command-seer", "reveal command-seer")
    assert table.opponent().health == 48


def test_seven_damage_against_command_seer_leaves_two():
    """S55: the booklet's own example."""
    assert attacked(7, "command-seer").do("reveal command-seer").opponent().health == 48


def test_a_revealed_shield_stays_in_hand():
    """S56, S67: it is not discarded and may be played on the own turn."""
    table = attacked(7, "command-seer").do("reveal command-seer")
    assert table.opponent().hand == ["command-seer"]
    assert table.opponent().discard == []
    assert table.active == 1
    assert table.do("play command-seer").opponent().gems == 2


def test_one_shield_serves_against_several_opponents():
    """S56, S67: p3 shows the same Seer to p1 and, a turn later, to p2."""
    table = against_two(7, {"hand": "infinity-shard blaster", "health": 50}, {"hand": "command-seer"})
    table.do("end", "hit p3 7", "reveal command-seer")
    assert table.opponent(2).health == 48
    table.do("play infinity-shard", "play blaster", "end", "hit p3 3", "reveal command-seer")
    assert table.opponent(2).health == 48
    assert table.active == 2


def test_a_shield_is_revealed_once_against_an_attack():
    """S54: it prevents its value, not more."""
    table = attacked(12, "command-seer").do("reveal command-seer")
    assert table.opponent().health == 43


def test_shields_never_protect_champions():
    """S57, S64: nobody is asked when a champion is destroyed."""
    table = kit.Table("shards", power=2, opponents=[{"champions": "evokatus", "hand": "cryptofist-monk"}])
    table.do("destroy evokatus p2")
    assert table.asked == 0
    assert table.opponent().discard == ["evokatus"]


def test_gained_health_is_fifty_at_most():
    """S58: ten health at 45 makes 50."""
    assert kit.Table("shards", hand="root-of-the-forest", health=45).do("play root-of-the-forest").me.health == 50


def test_the_last_one_alive_wins():
    """S61: with three, when the second of them falls."""
    table = against_two(3, {"health": 0}, {"health": 3}).do("end")
    assert table.over
    assert table.state.winners == (0,)


def test_an_eliminated_player_has_no_more_turns_and_the_others_play_on():
    """S61: nor can he be attacked again."""
    table = against_two(9, {"health": 4}, deck="infinity-shard").do("end", "hit p2 9")
    assert not table.over
    assert table.active == 2
    table.do("end")
    assert table.active == 0
    table.do("play infinity-shard", "end")
    assert table.opponent(2).health == 48


def test_the_cards_of_an_eliminated_player_leave_the_game():
    """D11: champions too; nothing of his is left on the table."""
    fallen = {
        "health": 2,
        "hand": "blaster",
        "champions": "evokatus",
        "discard": "nil-assassin",
        "deck": "crystal",
    }
    table = against_two(5, fallen).do("end", "hit p2 5")
    one = table.opponent(1)
    assert (one.hand, one.champions, one.discard, one.deck) == ([], [], [], [])
    assert {"blaster", "evokatus", "nil-assassin", "crystal"} <= set(table.banished)
    assert table.state.rules.sides.opponents(table.state, 0) == [2]


def test_no_shield_stops_infinite_damage():
    """D9: nobody is even asked."""
    table = kit.Table(
        "shards", hand="infinity-shard", mastery=30, opponents=[{"hand": "command-seer command-seer"}]
    )
    table.do("play infinity-shard", "end")
    assert table.opponent().health == 0
    assert table.state.winners == (0,)


def test_infinite_power_destroys_champions_and_still_eliminates_everybody():
    """D9: it can be split without end."""
    table = against_two(
        0,
        {"champions": "zetta-the-encryptor"},
        {"champions": "general-decurion"},
        hand="infinity-shard",
        mastery=30,
    )
    table.do("play infinity-shard", "destroy zetta-the-encryptor p2", "destroy general-decurion p3", "end")
    assert table.over
    assert (table.opponent(1).health, table.opponent(2).health) == (0, 0)


EMPTY = {"hand": "", "deck": "", "discard": ""}


def stopped(variants, healths, sets=("base",), first=0):
    """A game in which nobody has a card left, gone on with until it is stopped."""
    others = [{**EMPTY, "health": health} for health in healths[1:]]
    table = kit.Table(
        "shards",
        sets=sets,
        variants=variants,
        seats=len(healths),
        health=healths[0],
        opponents=others,
        row="",
        centre="",
        **EMPTY,
    )
    table.state.first = first
    while not table.over:
        table.do("end")
    assert 4000 <= table.turn <= 4001
    return table.state.winners


def test_a_game_nobody_can_end_is_stopped_and_most_health_wins():
    """S61: no end is in sight with no cards left, so after 4000 turns it stops; a tie is for the later seat."""
    assert stopped([], (3, 47)) == (1,)
    assert stopped([], (48, 47)) == (0,)
    assert stopped([], (20, 20)) == (1,)
    assert stopped([], (20, 20), first=1) == (0,)
    assert stopped([], (9, 5, 9)) == (2,)
    assert stopped(["arena"], (5, 9, 7), ["base", "relics-of-the-future"]) == (1,)


def test_a_game_no_team_can_end_is_stopped_and_most_health_together_wins():
    """S61, D14: the health of both players of a team counts."""
    both = ["base", "relics-of-the-future"]
    assert stopped(["two-against-two"], (20, 25, 25, 20), both) == (1, 2)
    assert stopped(["two-against-two"], (20, 5, 5, 20), both) == (0, 3)
    assert stopped(["two-against-two"], (20, 20, 20, 20), both) == (0, 3), "the last seat is theirs"


def test_an_alliance_nobody_can_end_is_stopped_and_most_health_wins():
    """S162: nobody has seen both opponents fall."""
    boxes = ["base", "shadow-of-salvation"]
    assert stopped(["alliance"], (5, 5, 9, 5, 5), boxes) == (2,)
