"""Shards of Infinity, every way to play it: what holds in every position, whatever was played."""

import json
import random
from functools import cache

import pytest

import kit
from kit.core.zones import BOX, CENTRE, DECK, HAND
from kit.games.shards.numbers import RELICS
from tests.helpers import Wild

BASE = ["base"]
BOTH = ["base", "relics-of-the-future"]
# boxes, variants, seats
WAYS = [
    (BASE, [], (2, 3, 4)),
    (BASE, ["two-against-two"], (4,)),
    (BASE, ["arena"], (3,)),
    (BASE, ["health-auction"], (2, 3, 4)),
    (BASE, ["arena", "health-auction"], (3,)),
    (BOTH, [], (2, 3, 4)),
    (BOTH, ["random-heroes"], (2, 4)),
    (BOTH, ["two-against-two"], (4,)),
    (BOTH, ["two-against-two", "hidden-relics"], (4,)),
    (BOTH, ["arena"], (3,)),
    (BOTH, ["arena", "health-auction", "hidden-relics"], (3,)),
    (BOTH, ["arena", "relic-draft"], (3,)),
    (BOTH, ["health-auction"], (2, 3, 4)),
    (BOTH, ["relic-draft"], (2, 3, 4)),
    (BOTH, ["relic-draft", "random-heroes"], (4,)),
    (BOTH, ["hidden-relics"], (2, 3, 4)),
    (BOTH, ["hidden-relics", "health-auction"], (2,)),
]
TABLES = [(sets, variants, seats) for sets, variants, numbers in WAYS for seats in numbers]
IDS = [f"{len(sets)}-{'+'.join(variants) or 'plain'}-{seats}" for sets, variants, seats in TABLES]
every_table = pytest.mark.parametrize("table", TABLES, ids=IDS)


def rules_of(table):
    return kit.load("shards", table[0], table[1])


@cache
def game(index, seed):
    """A whole game of that table by wild players: its match."""
    table = TABLES[index]
    match = kit.Match(rules_of(table), [Wild(seed * 10 + seat) for seat in range(table[2])], seed=seed)
    match.run()
    return match


def positions(index, seed, every):
    """Clones of a game's positions: all that are not the ordinary question of a turn, and some that are."""
    match = game(index, seed)
    state = match.rules.begin(match.state.seats, seed)
    for number, text in enumerate(match.moves):
        if state.decision.why != "main" or number % every == 0:
            yield state.clone()
        state.apply(text)


@every_table
def test_whole_random_games_end_and_lose_no_card(table):
    for seed in range(4):
        state = rules_of(table).begin(table[2], seed)
        agents = [kit.Random(seed * 4 + seat) for seat in range(table[2])]
        kinds = list(state.kinds)
        while (decision := state.decision) is not None:
            state.apply(agents[decision.seat].choose(state.view(decision.seat), decision))
            assert state.number < 20_000
        assert state.over
        assert state.winners
        assert sorted(card for zone in state.zones for card in zone) == list(range(len(kinds)))
        assert state.kinds == kinds


@every_table
def test_dials_stay_within_their_bounds_and_cards_in_one_place(table):
    index = TABLES.index(table)
    for state in positions(index, 3, 5):
        view = state.view(0)
        for seat in range(state.seats):
            assert 0 <= view.count("health", seat) <= 50
            assert 0 <= view.count("mastery", seat) <= 30
            assert view.count("gems", seat) >= 0
            assert view.count("power", seat) >= 0
        assert sorted(card for zone in state.zones for card in zone) == list(range(len(state.kinds)))
        living = [seat for seat in range(state.seats) if view.count("health", seat)]
        assert state.decision.seat in living
    end = game(index, 3).state
    assert all(end.view(0).count("health", seat) == 0 for seat in range(end.seats) if seat not in end.winners)


@every_table
def test_a_save_in_the_middle_is_the_position(table):
    for state in positions(TABLES.index(table), 1, 9):
        again = state.rules.restore(json.loads(json.dumps(state.save())))
        assert again.digest() == state.digest()
        assert again.decision.options == state.decision.options
        assert (again.decision.seat, again.decision.why) == (state.decision.seat, state.decision.why)
        moves = [state.decision.options[0], state.decision.options[-1]]
        for move in moves:
            one, two = state.clone(), again.clone()
            one.apply(move)
            two.apply(move)
            assert one.digest() == two.digest()


def test_these_games_ask_every_kind_of_question():
    """Else the properties here would not have seen them: saved in the middle of each."""
    found = set()
    for index in range(len(TABLES)):
        for seed in (1, 2):
            for state in positions(index, seed, 50):
                found.add(state.decision.why)
    wanted = "main attack shield show hero bid draft banish fetch copy destroy target acquire"
    assert set(wanted.split()) <= found


@every_table
def test_a_replay_is_the_game(table):
    match = game(TABLES.index(table), 2)
    text = str(match.replay())
    replay = kit.Replay.parse(text)
    assert str(replay) == text
    assert replay.rules is match.rules
    assert replay.at(-1).digest() == match.state.digest()
    assert replay.at(-1).winners == match.state.winners
    half = len(replay) // 2
    state = match.rules.begin(match.state.seats, 2)
    for move in match.moves[:half]:
        state.apply(move)
    assert replay.at(half).digest() == state.digest()


@every_table
def test_a_clone_and_its_original_leave_each_other_alone(table):
    for state in list(positions(TABLES.index(table), 1, 40))[::7]:
        before = state.digest()
        copy = state.clone()
        agent = Wild(5)
        while copy.decision is not None:
            copy.apply(agent.choose(copy.view(copy.decision.seat), copy.decision))
        assert state.digest() == before
        again, agent = state.clone(), Wild(5)
        while again.decision is not None:
            again.apply(agent.choose(again.view(again.decision.seat), again.decision))
        assert again.digest() == copy.digest()


# ---------------------------------------------------------------------- what nobody may know


def mixed_up(state, viewer, chance):
    """The same for this seat, but all it cannot see lies differently, and luck is another.

    The hand of a seat that is being asked stays, since the question is about it.
    """
    data = json.loads(json.dumps(state.save()))
    zones = data["zones"]
    chance.shuffle(zones[CENTRE])
    for seat in range(state.seats):
        deck, hand = zones[state.base[seat] + DECK], zones[state.base[seat] + HAND]
        if seat in (viewer, state.decision.seat):
            chance.shuffle(deck)
            continue
        # A shield that was shown this turn has been seen, so it stays.
        shown = [card for card in hand if card in {mark // 8 for mark in data["used"]}]
        hidden = deck + [card for card in hand if card not in shown]
        chance.shuffle(hidden)
        hand[:] = sorted(shown + hidden[len(deck) :])
        deck[:] = hidden[: len(deck)]
    if "hidden-relics" in state.rules.variants:
        others = [seat for seat in range(state.seats) if seat not in (viewer, state.decision.seat)]
        spots = [zones[state.base[seat] + RELICS] for seat in others]
        unused = [card for card in zones[BOX] if state.rules.cards[state.kinds[card]].relic]
        secret = unused + [card for spot in spots for card in spot]
        chance.shuffle(secret)
        for spot in spots:
            spot[:] = [secret.pop() for _ in spot]
        zones[BOX] = [card for card in zones[BOX] if card not in unused] + secret
    data["dice"] = [f"{chance.getrandbits(48):016x}" for _ in data["dice"]]
    return state.rules.restore(data)


@every_table
def test_what_a_seat_cannot_see_changes_nothing_it_can(table):
    """Its view, its options, what it imagines and what Greedy thinks are the same whatever lies face down."""
    chance = random.Random(7)
    greedy = kit.Greedy()
    for state in positions(TABLES.index(table), 2, 6):
        for viewer in range(state.seats):
            other = mixed_up(state, viewer, chance)
            assert other.view(viewer).data() == state.view(viewer).data()
            if state.decision.seat == viewer:
                assert other.decision.options == state.decision.options
                assert other.view(viewer).imagine(3).digest() == state.view(viewer).imagine(3).digest()
                assert greedy.explain(other.view(viewer), other.decision) == greedy.explain(
                    state.view(viewer), state.decision
                )


@every_table
def test_what_is_imagined_looks_the_same_and_can_be_played(table):
    """Also while another seat is asked; every card is still there."""
    for state in list(positions(TABLES.index(table), 1, 8))[::3]:
        for viewer in range(state.seats):
            imagined = state.view(viewer).imagine(11)
            assert sorted(card for zone in imagined.zones for card in zone) == list(range(len(state.kinds)))
            if state.decision.seat != viewer:
                continue
            assert imagined.view(viewer).data() == state.view(viewer).data()
            for _ in range(30):
                if imagined.decision is not None:
                    imagined.apply(imagined.decision.options[0])


def test_the_mixing_does_mix():
    """Else the properties above would show nothing."""
    state = kit.load("shards", BOTH, ["hidden-relics", "random-heroes"]).begin(3, 1)
    viewer = state.decision.seat
    seen = set()
    for seed in range(8):
        other = mixed_up(state, viewer, random.Random(seed))
        third = (viewer + 1) % 3
        seen.add(
            (tuple(other.zone(third, HAND)), tuple(other.zone(third, RELICS)), tuple(other.zones[CENTRE][:3]))
        )
    assert len(seen) == 8


def test_hidden_relics_of_others_are_imagined_anew():
    """One's own stay; those of others may be any that one has not seen, dealt or not."""
    state = kit.load("shards", BOTH, ["hidden-relics", "random-heroes"]).begin(3, 1)
    me = state.decision.seat
    view = state.view(me)
    own = view.zone("relics")
    found = {seat: set() for seat in range(3) if seat != me}
    for seed in range(60):
        imagined = view.imagine(seed)
        assert imagined.view(me).zone("relics") == own
        for seat in found:
            names = imagined.view(seat).zone("relics")
            assert len(names) == 2
            found[seat] |= set(names)
    rest = {card.id for card in state.rules.cards if card.relic} - set(own)
    assert all(names == rest for names in found.values())


def test_a_relic_that_was_recruited_is_no_secret_any_more():
    """It is never imagined in another player's secret pair, even after its owner is eliminated."""
    table = kit.Table(
        "shards",
        BOTH,
        ["hidden-relics"],
        power=9,
        relics="datic-robes praetorian-01",
        opponents=[
            {"health": 3, "hand": "", "relics": "entropic-talons", "discard": "panconscious-crown"},
            {"hand": "", "relics": "the-heart-of-nothing the-world-piercer"},
        ],
    ).do("end", "hit p2 9")
    assert table.opponent(1).health == 0
    found = set()
    for seed in range(60):
        found |= set(table.state.view(0).imagine(seed).view(2).zone("relics"))
    assert "panconscious-crown" not in found
    assert "entropic-talons" in found


def test_heroes_are_public():
    """Everyone sees who plays whom, also in secret-relic games."""
    state = kit.load("shards", BOTH, ["hidden-relics", "random-heroes"]).begin(4, 2)
    heroes = [state.view(seat).count("hero", seat) for seat in range(4)]
    for viewer in range(4):
        assert [state.view(viewer).count("hero", seat) for seat in range(4)] == heroes
        assert [state.view(viewer).imagine(1).view(viewer).count("hero", seat) for seat in range(4)] == heroes
