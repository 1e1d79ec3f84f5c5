"""Team rules: four or six players in teams of two."""

import json

import pytest

import kit

BOTH = ["base", "return-of-the-fallen"]


def table(seats=4, sets=BOTH, **given):
    return kit.Table("ascension", sets, ["teams"], seats=seats, **given)


@pytest.mark.parametrize(("seats", "pool"), [(4, 120), (6, 180)])
def test_thirty_honor_for_each_player(seats, pool):
    """B50: as without teams."""
    assert table(seats).pool == pool


def test_four_or_six_but_not_five():
    """X11, B51: teams are of two, so an odd number is refused with a sentence."""
    rules = kit.load("ascension", BOTH, ["teams"])
    for seats in (4, 6):
        assert rules.begin(seats, 1).seats == seats
    with pytest.raises(ValueError, match="4 or 6 can play, not 5"):
        rules.begin(5, 1)
    for seats in (2, 3, 7):
        with pytest.raises(ValueError, match="4 or 6"):
            rules.begin(seats, 1)
    with pytest.raises(ValueError, match="exactly 4"):
        kit.load("ascension", ["base"], ["teams"]).begin(6, 1)


def test_a_saved_game_or_a_replay_of_five_is_refused_too():
    """X11: whatever a file says."""
    rules = kit.load("ascension", BOTH, ["teams"])
    data = json.loads(json.dumps(rules.begin(4, 1).save()))
    data["seats"] = 5
    with pytest.raises(ValueError, match="not 5"):
        rules.restore(data)
    match = kit.Match(rules, [kit.Random(seat) for seat in range(4)], seed=1)
    match.run()
    text = str(match.replay()).replace("| seats 4 |", "| seats 5 |")
    with pytest.raises(kit.BadReplay, match="not 5"):
        kit.Replay.parse(text)


def test_what_does_not_go_together_is_refused_when_loading():
    """X11: the second box alone is for two; nobody plays solo in teams."""
    with pytest.raises(ValueError, match="add the set 'base'"):
        kit.load("ascension", ["return-of-the-fallen"], ["teams"])
    with pytest.raises(ValueError, match="Solo and teams do not go together"):
        kit.load("ascension", BOTH, ["teams", "solo"])


@pytest.mark.parametrize(("seats", "pairs"), [(4, [(0, 2), (1, 3)]), (6, [(0, 3), (1, 4), (2, 5)])])
def test_team_mates_sit_opposite(seats, pairs):
    """B51: everyone else is an opponent, clockwise."""
    state = table(seats).state
    for one, other in pairs:
        for me, mate in ((one, other), (other, one)):
            against = state.rules.sides.opponents(state, me)
            assert against == [s % seats for s in range(me + 1, me + seats) if s % seats != mate]


def test_a_team_mate_is_spared_by_rewards():
    """B52: Vaultbreaker Wurm destroys nothing of the team-mate's."""
    others = [{"constructs": "reclamax"}, {"constructs": "black-hole"}, {"constructs": "stone-circle"}]
    one = table(power=5, row="vaultbreaker-wurm", opponents=others).do("defeat vaultbreaker-wurm")
    assert one.opponent(1).constructs == []
    assert one.opponent(2).constructs == ["black-hole"]
    assert one.opponent(3).constructs == []


@pytest.mark.parametrize(
    ("monster", "power"),
    [("fire-tyrant", 6), ("bazu-duke-of-scorn", 6), ("xeron-duke-of-lies", 6), ("sordid-asp", 3)],
)
def test_no_reward_reaches_the_team_mate(monster, power):
    """B52: neither hand nor constructs nor honor."""
    mate = {"hand": "mystic", "constructs": "black-hole", "honor": 9}
    one = table(power=power, row=monster, opponents=[{"hand": "", "honor": 1}, mate, {"hand": ""}])
    one.do(f"defeat {monster}")
    assert one.opponent(2).hand == ["mystic"]
    assert one.opponent(2).constructs == ["black-hole"]
    assert one.opponent(2).honor == 9


def test_a_fate_is_for_the_team_mate_too():
    """B52, G3: only rewards of monsters spare; each player is each player."""
    one = table(runes=1, row="hectic-scribe", centre="askara-of-fate").do("acquire hectic-scribe")
    asked = []
    for _ in range(4):
        asked.append(one.asked)
        one.do("choose draw")
    assert asked == [0, 1, 2, 3]
    assert len(one.opponent(2).hand) == 6


def test_one_rune_more_gives_a_card_to_the_team_mate():
    """B53, G9, X12: the cost plus one; the card goes to the team-mate's discard pile."""
    one = table(runes=4)
    assert one.offers("acquire mystic for p3")
    one.do("acquire mystic for p3")
    assert one.me.runes == 0
    assert one.me.discard == []
    assert one.opponent(2).discard == ["mystic"]
    assert not table(runes=3).offers("acquire mystic for p3")
    assert table(6, runes=4).offers("acquire mystic for p4")


def test_a_given_card_leaves_the_row_and_the_gap_is_filled():
    """B53, B20: as with any other; monsters cannot be given."""
    one = table(runes=4, power=9, row="lunar-stag doom-weeper", centre="battery-monk")
    assert not one.offers("defeat doom-weeper for p3")
    assert not one.offers("acquire lunar-stag for p2")
    one.do("acquire lunar-stag for p3")
    assert one.row[0] == "battery-monk"
    assert one.opponent(2).discard == ["lunar-stag"]


def test_the_team_mate_gives_back():
    """B53: from the third seat the first is opposite."""
    one = table(opponents=[{}, {"runes": 3}]).do("end", "end")
    assert one.active == 2
    one.do("acquire heavy-infantry for p1")
    assert "heavy-infantry" in one.me.discard


def test_what_moves_your_own_acquisitions_does_not_move_a_gift():
    """G9: Stone Circle is not asked; a discount of yours counts and is used up."""
    one = table(runes=4, constructs="stone-circle").do("acquire mystic for p3")
    assert one.state.decision.why == "main"
    assert one.opponent(2).discard == ["mystic"]
    one = table(hand="battery-monk", deck="", runes=4, row="reclamax reclamax").do("play battery-monk")
    assert one.offers("acquire reclamax for p3")
    one.do("acquire reclamax for p3")
    assert one.me.runes == 0


def test_the_extra_rune_is_an_ordinary_one():
    """G9: runes for Mechana constructs pay for the card, not for giving it away."""
    given = {"row": "reclamax", "mechana_runes": 4}
    assert not table(runes=0, **given).offers("acquire reclamax for p3")
    one = table(runes=1, **given).do("acquire reclamax for p3")
    assert one.me.runes == one.me.mechana_runes == 0


def finished(honor):
    """A game of teams that ends now, with so much honor in each seat."""
    others = [{"honor": value, "hand": "", "deck": ""} for value in honor[1:]]
    one = table(len(honor), honor=honor[0], hand="", deck="", opponents=others, pool=0)
    while not one.state.over:
        one.do("end")
    return one.state.winners


def test_the_honor_of_both_is_added():
    """B54: the best single player may be on the losing side; both of a team win."""
    assert finished((9, 6, 1, 6)) == (1, 3)
    assert finished((9, 6, 4, 6)) == (0, 2)
    assert finished((1, 2, 3, 4, 5, 0)) == (1, 4)
    assert finished((1, 2, 5, 1, 0, 9)) == (2, 5)


def test_a_tie_goes_to_the_team_with_the_latest_seat():
    """G18: in the order of play, whoever began."""
    assert finished((5, 5, 5, 5)) == (1, 3)
    assert finished((3, 3, 3, 3, 3, 3)) == (2, 5)
    assert finished((3, 3, 0, 3, 3, 0)) == (1, 4)


def test_a_tie_when_another_seat_began():
    """G18: when the second seat begins, the first is the latest."""
    others = [{"honor": 5, "hand": "", "deck": ""} for _ in range(3)]
    one = table(4, honor=5, hand="", deck="", opponents=others, pool=0)
    one.state.first = 1
    one.do("end")
    assert one.state.over
    assert one.state.winners == (0, 2)


def test_turns_go_clockwise_by_seat():
    """G18, B42: team-mates do not play in a row."""
    one = table(6)
    turns = []
    for _ in range(7):
        turns.append(one.active)
        one.do("end")
    assert turns == [0, 1, 2, 3, 4, 5, 0]


def test_giving_ends_an_idle_turn():
    """G9, B53: you have acquired a card, though it lies elsewhere."""
    one = table(runes=4, constructs="dharthas-retreat").do("acquire mystic for p3", "end")
    assert one.active == 1


@pytest.mark.parametrize(("sets", "seats"), [(["base"], 4), (BOTH, 4), (BOTH, 6)])
def test_whole_games_in_teams(sets, seats):
    """B54, B45: greedy and random players finish; a pair has won, and gifts happen."""
    rules = kit.load("ascension", sets, ["teams"])
    gifts = 0
    for seed in range(4):
        chairs = [kit.Greedy() if seat % 2 else kit.Random(seed + seat) for seat in range(seats)]
        match = kit.Match(rules, chairs, seed=seed)
        match.run()
        assert match.over
        one, other = match.state.winners
        assert other - one == seats // 2
        scores = match.state.scores
        totals = [scores[seat] + scores[seat + seats // 2] for seat in range(seats // 2)]
        assert totals[one] == max(totals)
        gifts += sum(" for p" in move for move in match.moves)
        assert kit.Replay.parse(str(match.replay())).at(-1).digest() == match.state.digest()
    assert gifts
