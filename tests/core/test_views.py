"""Views: what one seat may know, and worlds imagined from it."""

import pytest

import kit
from kit.core.zones import ALL, OWNER, SEAT
from tests.helpers import IDS, TABLES, Wild, after, everything, finish, walk


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_hidden_places_are_none_and_open_ones_are_shown(rules, seats):
    state = after(rules, seats, 3, 120)
    for viewer in range(seats):
        view = state.view(viewer)
        for seat in range(seats):
            for index, zone in enumerate(rules.seat_zones):
                cards = state.zone(seat, SEAT + index)
                may = zone.sees == ALL or (zone.sees == OWNER and seat == viewer)
                shown = view.zone(zone.name, seat)
                assert shown == ([state.name(card) for card in reversed(cards)] if may else None)
                assert view.size(zone.name, seat) == len(cards)
        for index, zone in enumerate(rules.table_zones):
            shown = view.zone(zone.name)
            assert (shown is None) == (zone.sees != ALL)
            assert view.size(zone.name) == len(state.zones[index])


def test_what_is_hidden_in_both_games():
    """At the table nobody sees a deck or a strange hand; everything else lies open."""
    for game, stays in (("ascension", "constructs"), ("shards", "champions")):
        view = kit.load(game).begin(2, 1).view(0)
        for name in ("deck", "centre"):
            assert view.zone(name) is None
        assert view.zone("deck", 1) is None
        assert view.zone("hand", 1) is None
        for name in ("hand", "discard", "played", stays, "row"):
            assert view.zone(name) is not None
        for name in ("discard", "played", stays):
            assert view.zone(name, 1) is not None


def test_only_the_seat_that_is_asked_sees_the_question():
    state = kit.load("ascension").begin(2, 1)
    asked = state.decision.seat
    assert state.view(asked).decision is state.decision
    assert state.view(1 - asked).decision is None
    assert state.view(1 - asked).data()["decision"] is None


def test_who_only_looks_on_sees_no_hand():
    state = kit.load("ascension").begin(3, 1)
    view = state.view(-1)
    assert view.zone("hand") is None
    for seat in range(3):
        assert view.zone("hand", seat) is None
        assert view.zone("discard", seat) == []
    assert all(entry["hand"] == 5 for entry in view.data()["seats"])
    assert view.decision is None
    assert everything(view.imagine(1)) == everything(state)


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat):
    with pytest.raises(ValueError, match="seats 0 to 1"):
        kit.load("ascension").begin(2, 1).view(seat)


def test_numbers_are_read_by_name():
    table = kit.Table("ascension", runes=3, pool=44, opponents=[{"honor": 9}])
    view = table.state.view(0)
    assert (view.count("runes"), view.count("pool"), view.count("honor", 1)) == (3, 44, 9)
    with pytest.raises(KeyError):
        view.count("gold")
    with pytest.raises(KeyError):
        view.zone("attic")
    with pytest.raises(KeyError):
        view.size("attic")


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_what_is_imagined_agrees_with_the_view(rules, seats):
    """Everything the seat may know is as it is, at every decision and for every seat, asked or not."""
    checked = others = 0
    for seed in range(3):
        for index, state in enumerate(walk(rules, seats, seed)):
            if index % 7 and state.decision.seat == state.active:
                continue
            for viewer in range(seats):
                view = state.view(viewer)
                imagined = view.imagine(seed)
                assert everything(imagined) == everything(state)
                assert imagined.view(viewer).data() == view.data()
                assert imagined.decision.seat == state.decision.seat
                assert imagined.decision.why == state.decision.why
                others += state.decision.seat not in (viewer, state.active)
                checked += 1
    assert checked > 20
    assert seats <= 2 or rules.variants or others > 0


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_imagining_never_touches_the_state_and_follows_its_seed(rules, seats):
    state = after(rules, seats, 6, 90)
    before = state.digest()
    worlds = {state.view(0).imagine(seed).digest() for seed in range(12)}
    assert state.digest() == before
    assert len(worlds) == 12
    assert state.view(0).imagine(5).digest() == state.view(0).imagine(5).digest()


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_an_imagined_game_can_be_played_to_its_end(rules, seats):
    for steps in (0, 40, 200):
        state = after(rules, seats, 14, steps)
        for viewer in range(seats):
            assert finish(state.view(viewer).imagine(steps)).over


def test_every_hidden_card_may_be_anywhere_it_could_be():
    """My deck is in some order, your five cards are some five of your ten, over many imagined worlds."""
    state = kit.load("ascension").begin(2, 3)
    rules = state.rules
    hands, tops, rows = set(), set(), set()
    for seed in range(60):
        world = state.view(0).imagine(seed)
        hands.add(tuple(world.zone(1, rules.place("hand"))))
        tops.add(world.zone(0, rules.place("deck"))[-1])
        rows.add(world.zones[0][-1])
    assert len(hands) > 30
    assert len(tops) == 5
    assert len(rows) > 30


def robbed():
    """p1 has taken a card from p2 and one from p3; p3 does not know which card p2 lost."""
    others = [{"hand": "muramasa mystic", "deck": "apprentice"}, {"hand": "militia", "deck": "apprentice"}]
    table = kit.Table("ascension", seats=3, power=6, row="xeron-duke-of-lies", opponents=others)
    return table.do("defeat xeron-duke-of-lies").state


def test_who_was_not_robbed_does_not_know_what_was_taken():
    state = robbed()
    taken = set()
    for seed in range(40):
        world = state.view(2).imagine(seed)
        own = [world.name(card) for place in ("hand", "deck") for card in world.zone(1, world.rules.place(place))]
        taken.add("muramasa" in own)
    assert taken == {True, False}


def test_who_took_it_and_who_lost_it_know():
    state = robbed()
    hand = state.rules.place("hand")
    true = sorted(state.name(card) for card in state.zone(0, hand))
    yours = sorted(
        state.name(card) for place in ("hand", "deck") for card in state.zone(1, state.rules.place(place))
    )
    for seed in range(10):
        mine = state.view(0).imagine(seed)
        assert sorted(mine.name(card) for card in mine.zone(0, hand)) == true
        cards = [c for place in ("hand", "deck") for c in mine.zone(1, mine.rules.place(place))]
        assert sorted(mine.name(card) for card in cards) == yours


def test_a_shield_that_was_shown_is_imagined_where_it_was_seen():
    """p2 has revealed one of two shields; in every imagined world that card is in p2's hand."""
    table = kit.Table(
        "shards", power=9, opponents=[{"hand": "command-seer korvus-legionnaire crystal", "deck": ["crystal"] * 5}]
    )
    table.do("end", "reveal command-seer")
    assert table.asked == 1
    state = table.state
    for seed in range(20):
        world = state.view(0).imagine(seed)
        held = [world.name(card) for card in world.zone(1, world.rules.place("hand"))]
        assert "command-seer" in held
        assert "korvus-legionnaire" in held, "without another shield p2 would not have been asked again"


def test_an_agent_can_look_ahead_with_what_it_has():
    """A one-step look-ahead on imagined worlds plays whole games and touches nothing."""

    def looks(view, decision):
        best, most = decision.options[0], -1
        for move in decision.options[:4]:
            world = view.imagine(1)
            world.apply(move)
            if world.scores[view.seat] > most:
                best, most = move, world.scores[view.seat]
        return best

    match = kit.Match(kit.load("ascension"), [looks, Wild(1)], seed=2)
    match.run()
    assert match.over
