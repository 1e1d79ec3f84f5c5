"""Battles against every boss: what holds in every position, whoever plays and whatever was played."""

import json
import random

import pytest

import kit
from benchmarks.soak import battles
from kit.games.shards.numbers import FACE_DOWN, FATE, GUARD, SPORES
from tests.helpers import Wild
from tests.test_properties import mixed_up

TABLES = battles()[1::5]
IDS = [f"{rules.boss}-{'+'.join(rules.variants)}-{seats}" for rules, seats in TABLES]
every_battle = pytest.mark.parametrize("table", TABLES, ids=IDS)


def positions(table, seed, every):
    """Positions of a battle of wild players: all unusual questions, and some of the usual ones."""
    rules, seats = table
    state = rules.begin(seats, seed)
    agents = [Wild(seed * 10 + seat) for seat in range(seats)]
    number = 0
    while state.decision is not None:
        number += 1
        if state.decision.why != "main" or number % every == 0:
            yield state.clone()
        state.apply(agents[state.decision.seat].choose(state.view(state.decision.seat), state.decision))


@every_battle
def test_cards_lie_in_one_place_and_dials_stay_within_bounds(table):
    rules, seats = table
    page = rules.sides.battle.page
    for seed in (1, 2):
        for state in positions(table, seed, 3):
            view = state.view(0)
            assert sorted(card for zone in state.zones for card in zone) == list(range(len(state.kinds)))
            assert 0 <= view.count("health", seats) <= page.health[seats]
            for seat in range(seats):
                assert 0 <= view.count("health", seat) <= 50
                assert 0 <= view.count("mastery", seat) <= 30
            held = sum(view.count("hack-tokens", seat) for seat in range(seats))
            assert held + view.count("hack-supply") == 12
            # Fate cards are in the deck, in its discard pile or in front of somebody.
            fate = view.size("fate-deck") + view.size("fate-discard")
            fate += sum(view.size(name, seat) for seat in range(seats) for name in ("shadow", "attacks"))
            assert fate == 18 or state.turn == 0
            if "face-down" in [zone.name for zone in rules.table_zones] and view.size("centre"):
                assert view.size("row") + view.size("face-down") == 6 or state.turn == 0
            assert view.count("health", state.decision.seat) > 0
            assert state.decision.seat < seats


@every_battle
def test_a_save_in_the_middle_is_the_position(table):
    for state in positions(table, 3, 7):
        again = state.rules.restore(json.loads(json.dumps(state.save())))
        assert again.digest() == state.digest()
        assert again.decision.options == state.decision.options
        for move in (state.decision.options[0], state.decision.options[-1]):
            one, two = state.clone(), again.clone()
            one.apply(move)
            two.apply(move)
            assert one.digest() == two.digest()


@every_battle
def test_what_a_seat_cannot_see_changes_nothing_it_can(table):
    """Hands of team-mates, decks, the fate deck and cards face down in the row stay hidden."""
    chance = random.Random(4)
    greedy = kit.Greedy()
    for state in positions(table, 4, 9):
        for viewer in range(state.seats):
            other = mixed_up(state, viewer, chance)
            assert other.view(viewer).data() == state.view(viewer).data()
            assert other.view(viewer).own_deck() == state.view(viewer).own_deck()
            if state.decision.seat == viewer:
                assert other.decision.options == state.decision.options
                assert other.view(viewer).imagine(3).digest() == state.view(viewer).imagine(3).digest()
                assert greedy.explain(other.view(viewer), other.decision) == greedy.explain(
                    state.view(viewer), state.decision
                )


@every_battle
def test_what_is_imagined_can_be_played_to_its_end(table):
    """Also while another seat is asked; nothing is lost, and the one who imagines sees the same."""
    for state in list(positions(table, 5, 40))[::5]:
        for viewer in range(state.seats - 1):
            imagined = state.view(viewer).imagine(11)
            assert sorted(card for zone in imagined.zones for card in zone) == list(range(len(state.kinds)))
            if state.decision.seat == viewer:
                assert imagined.view(viewer).data() == state.view(viewer).data()
            agent = kit.Random(1)
            while imagined.decision is not None:
                imagined.apply(agent.choose(imagined.view(imagined.decision.seat), imagined.decision))
            assert imagined.over


def test_the_fate_deck_and_what_lies_face_down_are_imagined_anew():
    """Else the properties above would show nothing."""
    state = kit.load("shards", ["base", "shadow-of-salvation"], ["boss", "novice"], boss="glitchmother").begin(
        2, 1
    )
    view = state.view(state.decision.seat)
    assert view.zone("fate-deck") is None
    assert view.zone("face-down") is None
    assert view.size("face-down") == 2
    found = [view.imagine(seed) for seed in range(12)]
    assert len({tuple(one.zones[FATE]) for one in found}) == 12
    assert len({tuple(one.zones[FACE_DOWN]) for one in found}) > 6
    assert all(len(one.zones[FACE_DOWN]) == 2 for one in found)


def test_a_card_taken_from_a_deck_is_known_to_nobody_but_who_took_it():
    """Custcutta Scourge: the giver imagines it in the taker's hand or still in the own deck."""
    rules = kit.load("shards", ["base", "shadow-of-salvation"], ["boss"])
    deck = "crystal crystal crystal crystal crystal blaster shard-reactor infinity-shard"
    mate = {"hand": "", "deck": "crystal crystal crystal crystal crystal crystal crystal"}
    fate = "custcutta-scourge blood-shard"
    table = kit.Table(rules, boss={}, fate_deck=fate, deck=deck, opponents=[mate]).do("end", "end")
    assert "blaster" in table.opponent(1).hand
    held = [table.state.view(0).imagine(seed).view(1).zone("hand") for seed in range(40)]
    assert any("blaster" in hand for hand in held)
    assert any("blaster" not in hand for hand in held)
    own = [table.state.view(1).imagine(seed).view(1).zone("hand") for seed in range(5)]
    assert all("blaster" in hand for hand in own)
    # Whichever card is gone, the giver is told the same of the own deck: as many cards as there are.
    known = table.state.view(0).own_deck()
    assert len(known) == table.state.view(0).size("deck")
    told = [table.state.view(0).imagine(seed).view(0).own_deck() for seed in range(20)]
    assert all(one == known for one in told)


def test_the_questions_of_a_battle_are_all_asked():
    """Else the properties here would not have seen them."""
    asked, seeds, guarded = set(), False, False
    for table in TABLES:
        for state in positions(table, 6, 50):
            asked.add(state.decision.why)
            seeds = seeds or bool(state.rules.boss == "crimson-thorn" and len(state.zones[SPORES]) < 8)
            guarded = guarded or any(state.counters[state.purse[s] + GUARD] for s in range(state.seats - 1))
    assert {"main", "heal", "shield", "discard", "save", "hero", "pass-on"} <= asked
    assert seeds
    assert guarded
