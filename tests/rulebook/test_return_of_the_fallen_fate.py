"""Fate: what happens when a card enters the centre row, and in which order."""

import json

import pytest

import kit
from kit.core.zones import CENTRE, NOBODY, ROW
from kit.play.match import Match

FALLEN = ["return-of-the-fallen"]
BOTH = ["base", "return-of-the-fallen"]
ONE = {"hand": "militia", "deck": "mystic apprentice"}


def table(sets=FALLEN, **given):
    return kit.Table("ascension", sets, **given)


def test_a_fate_happens_when_the_card_enters_the_row():
    """B21: acquiring a card brings Askara of Fate, and each player may draw."""
    one = table(runes=1, row="hectic-scribe", centre="askara-of-fate", deck="mystic", opponents=[ONE])
    one.do("acquire hectic-scribe")
    assert one.row[0] == "askara-of-fate"
    assert one.asked == 0
    one.do("choose draw")
    assert one.me.hand == ["mystic"]
    assert one.asked == 1
    one.do("choose draw")
    assert one.opponent().hand == ["militia", "mystic"]
    assert one.state.decision.why == "main"


def test_a_fate_asks_nobody_twice_and_only_on_entering():
    """B21: a Fate card that lies in the row does nothing more."""
    one = table(runes=3, row="askara-of-fate stone-circle", opponents=[ONE])
    one.do("acquire mystic", "end")
    assert one.asked == 1
    assert one.state.decision.why == "main"


def test_a_fate_card_does_what_it_does_when_it_is_played_too():
    """B21: the black text is for the row only; from hand Arbiter of Fate draws and may banish."""
    one = table(hand="arbiter-of-fate", deck="apprentice", opponents=[ONE]).do("play arbiter-of-fate")
    assert one.options == ["banish apprentice", "pass"]
    one.do("pass")
    assert one.state.decision.why == "main"


def opening(name, sets=FALLEN, seats=2):
    """The first seed whose opening row holds this card and no other with a Fate."""
    rules = kit.load("ascension", sets)
    fates = {card.id for card in rules.cards if "fate" in card.slots}
    for seed in range(500):
        state = rules.begin(seats, seed)
        row = [state.name(card) for card in state.zones[ROW]]
        if [card for card in row if card in fates] == [name] and state.active == NOBODY:
            return state
    raise AssertionError("no such opening")


def test_fates_of_the_opening_row_happen_before_the_first_turn():
    """B21, G3: hands are dealt, nobody is active, the first player is asked first."""
    state = opening("askara-of-fate")
    assert state.turn == 0
    first = state.first
    assert state.decision.seat == first
    assert len(state.view(first).zone("hand")) == 5
    state.apply("choose draw")
    assert len(state.view(first).zone("hand")) == 6
    assert state.decision.seat == 1 - first
    state.apply("pass")
    assert state.turn == 1
    assert state.active == first
    assert len(state.view(1 - first).zone("hand")) == 5


def test_the_opening_six_are_complete_before_the_first_fate():
    """G4, G2: whatever a Fate of the opening row asks, six cards lie there."""
    rules = kit.load("ascension", BOTH)
    asked = 0
    for seed in range(80):
        state = rules.begin(3, seed)
        while state.active == NOBODY:
            asked += 1
            assert len(state.zones[ROW]) == 6
            state.apply("pass")
    assert asked > 30


def test_opening_fates_go_from_the_centre_deck_outward():
    """G2, P1: the card nearest to the centre deck is first."""
    rules = kit.load("ascension", FALLEN)
    seen = 0
    for seed in range(200):
        state = rules.begin(2, seed)
        order = []
        row = list(state.zones[ROW])
        if state.zones[2]:
            continue  # A Gorph has eaten its neighbours, so the order of the row is no longer that of the deal.
        while state.active == NOBODY and state.decision.source in row:
            if state.decision.seat == state.first:
                order.append(row.index(state.decision.source))
            state.apply("pass")
        if len(order) > 1:
            assert order == sorted(order)
            seen += 1
    assert seen > 10


def test_an_opening_gorph_eats_its_neighbours():
    """B21, G4: also in the set-up; the row is full again."""
    rules = kit.load("ascension", FALLEN)
    seen = 0
    for seed in range(60):
        state = rules.begin(2, seed)
        row = [state.name(card) for card in state.zones[ROW]]
        if state.active != NOBODY and "ravenous-gorph" in row:
            seen += 1
            assert len(row) == 6
            assert state.zones[2], "a neighbour of the Gorph has been banished"
    assert seen > 3


def test_the_reward_comes_before_the_fate_of_the_card_that_replaces_the_monster():
    """G1, P1, X6: void, fill, reward, then Fate."""
    one = table(
        power=6,
        row="fire-tyrant",
        centre="askara-of-fate",
        deck="mystic",
        opponents=[{"hand": "militia apprentice"}],
    )
    one.do("defeat fire-tyrant")
    assert one.me.honor == 6
    assert one.asked == 1
    assert one.options == ["discard apprentice", "discard militia"]
    one.do("discard militia")
    assert one.asked == 0
    assert one.options == ["choose draw", "pass"]
    one.do("pass", "pass")
    assert one.story("defeat fire-tyrant", "enter askara-of-fate", "gain honor 6", "move militia to discard")


def test_what_waits_for_a_defeat_comes_before_the_fate():
    """P1, G1: reward, then the trigger, then the Fate."""
    one = table(power=4, kept="samael-the-fallen", row="doom-weeper", centre="askara-of-fate", opponents=[ONE])
    one.do("defeat doom-weeper")
    assert one.me.honor == 2
    assert one.options == ["acquire doom-weeper @void", "pass"]
    one.do("acquire doom-weeper @void")
    assert one.options == ["choose draw", "pass"]


def test_what_waits_for_an_acquisition_comes_before_the_fate():
    """P1: Stone Circle is asked first, then the new card speaks."""
    one = table(constructs="stone-circle", runes=1, row="hectic-scribe", centre="askara-of-fate", opponents=[ONE])
    one.do("acquire hectic-scribe")
    assert one.options == ["top hectic-scribe", "pass"]
    one.do("top hectic-scribe")
    assert one.options == ["choose draw", "pass"]
    one.do("choose draw", "pass")
    assert one.me.hand == ["hectic-scribe"]


def test_the_card_that_set_it_off_is_finished_first():
    """P1: Fates wait for the rest of the reward that banished a card of the row."""
    one = kit.Table(
        "ascension",
        BOTH,
        power=4,
        row="mistake-of-creation mephit",
        centre="emri-one-with-the-void askara-of-fate",
        discard="apprentice",
        opponents=[ONE],
    )
    one.do("defeat mistake-of-creation", "banish mephit")
    assert one.row[1] == "askara-of-fate"
    assert one.options == ["banish apprentice @discard", "pass"]
    one.do("banish apprentice @discard")
    assert one.options == ["choose draw", "pass"]


def test_each_player_means_the_active_one_first_then_clockwise():
    """G3: with four players, on the turn of the third."""
    one = table(BOTH, seats=4, row="hectic-scribe", centre="askara-of-fate", opponents=[{}, {"runes": 1}, {}])
    one.do("end", "end", "acquire hectic-scribe")
    asked = []
    for _ in range(4):
        asked.append(one.asked)
        one.do("pass")
    assert asked == [2, 3, 0, 1]
    assert one.active == 2


def test_a_chain_of_fates():
    """G4, P1: the Gorph banishes both neighbours, both spaces are filled, then their Fates in that order."""
    one = table(
        runes=1,
        row="lunar-stag hectic-scribe battery-monk",
        centre="ravenous-gorph askara-of-fate stone-circle",
        opponents=[ONE],
    )
    one.do("acquire hectic-scribe")
    assert one.row[:3] == ["askara-of-fate", "ravenous-gorph", "stone-circle"]
    assert one.void == ["battery-monk", "lunar-stag"]
    assert one.options == ["choose draw", "pass"]
    one.do("pass", "pass")
    assert one.options == ["acquire mystic", "pass"]
    one.do("acquire mystic", "pass")
    assert one.me.deck[0] == "mystic"
    assert one.state.decision.why == "main"
    assert one.story(
        "enter ravenous-gorph",
        "banish lunar-stag",
        "enter askara-of-fate",
        "banish battery-monk",
        "enter stone-circle",
    )


def test_a_gorph_may_eat_a_gorph():
    """G4: the new one banishes the old one in its turn; each space is filled before the next Fate."""
    one = table(
        runes=1,
        row="hectic-scribe lunar-stag battery-monk",
        centre="ravenous-gorph ravenous-gorph doom-weeper deathseeker",
    )
    one.do("acquire hectic-scribe")
    # The first lies at the end and eats the Stag; the second comes there and eats both its neighbours.
    assert one.row[:3] == ["doom-weeper", "ravenous-gorph", "deathseeker"]
    assert sorted(one.void) == ["battery-monk", "lunar-stag", "ravenous-gorph"]
    assert one.me.honor == 0


def test_a_card_banished_before_its_turn_still_has_its_fate():
    """G4, P1: three Gorphs in a chain; the last one eats Askara of Fate, whose Fate has been set off already."""
    one = table(
        runes=1,
        row="doom-weeper hectic-scribe lunar-stag battery-monk",
        centre="ravenous-gorph ravenous-gorph ravenous-gorph askara-of-fate deathseeker guardian-of-sadranis",
        opponents=[ONE],
    )
    one.do("acquire hectic-scribe")
    assert one.row[:4] == ["ravenous-gorph", "deathseeker", "ravenous-gorph", "guardian-of-sadranis"]
    assert "askara-of-fate" in one.void
    assert one.options == ["choose draw", "pass"]
    assert one.state.name(one.state.decision.source) == "askara-of-fate"


def test_an_unbanishable_neighbour_stays():
    """G5: the Gorph banishes only the other one."""
    one = table(runes=1, row="samael-the-fallen hectic-scribe lunar-stag", centre="ravenous-gorph")
    one.do("acquire hectic-scribe")
    assert one.row[0] == "samael-the-fallen"
    assert one.void == ["lunar-stag"]


def test_a_gorph_at_the_end_of_the_row_has_one_neighbour():
    """G4, G5: nothing is banished from the other end."""
    one = table(runes=1, row="hectic-scribe lunar-stag battery-monk doom-weeper fire-tyrant deathseeker")
    one.state.zones[CENTRE].append(one._fetch(NOBODY, "ravenous-gorph"))
    one.do("acquire hectic-scribe")
    assert one.void == ["lunar-stag"]
    assert one.row[5] == "deathseeker"


def test_a_fate_pays_on_another_players_turn():
    """X16: Deathseeker, banished by a Fate of somebody else's turn, gives its owner honor."""
    one = table(
        runes=1,
        row="hectic-scribe",
        centre="arbiter-of-fate",
        opponents=[{"hand": "deathseeker", "constructs": "black-hole"}],
    )
    one.do("acquire hectic-scribe", "pass")
    assert one.asked == 1
    assert not one.offers("use black-hole")
    one.do("banish deathseeker")
    assert one.opponent().honor == 3
    assert one.me.honor == 0


def test_conditions_look_ahead_only_where_the_card_says_so():
    """X14, B26: Dandelion Witch counts what is played later, Combustion Idol what there is now."""
    one = table(
        hand="dandelion-witch nairi-henge-queen reclamax",
        constructs="combustion-idol socket-altar",
        deck="militia",
    )
    assert not one.offers("use combustion-idol")
    one.do("play dandelion-witch", "play nairi-henge-queen")
    assert one.me.honor == 1 + 5 + 1
    one.do("play reclamax")
    assert one.offers("use combustion-idol")


def test_mystics_of_a_fate_run_out():
    """G3, G7: Stone Circle gives what the pile has, first to the active player."""
    one = table(runes=1, row="hectic-scribe", centre="stone-circle", opponents=[ONE])
    pile = one.state.zones[one.rules.place("mystic")]
    one.state.zones[3] += pile[1:]
    del pile[1:]
    one.do("acquire hectic-scribe", "acquire mystic")
    assert one.state.decision.why == "main"
    assert one.opponent().deck == ["mystic", "apprentice"]


# ---------------------------------------------------------------------- as data


def positions(sets, seats, variants=(), games=6):
    """Every position of some random games in which a Fate asks."""
    rules = kit.load("ascension", sets, list(variants))
    for seed in range(games):
        state = rules.begin(seats, seed)
        agents = [kit.Random(seed * 7 + seat) for seat in range(seats)]
        while state.decision is not None:
            decision = state.decision
            if decision.source != NOBODY and decision.source in state.zones[ROW]:
                yield state
            state.apply(agents[decision.seat].choose(state.view(decision.seat), decision))


@pytest.mark.parametrize(("sets", "seats"), [(FALLEN, 2), (BOTH, 4), (BOTH, 6)])
def test_a_game_is_saved_and_restored_in_the_middle_of_fates(sets, seats):
    """B21: what still waits is part of the position; clone, save and digest agree, and play on alike."""
    seen = waiting = 0
    for state in positions(sets, seats):
        seen += 1
        waiting += len(state.agenda) > 2
        again = state.rules.restore(json.loads(json.dumps(state.save())))
        copy = state.clone()
        assert again.digest() == copy.digest() == state.digest()
        assert [m.text for m in again.decision.options] == [m.text for m in state.decision.options]
        for other in (again, copy):
            for _ in range(8):
                if other.decision is not None:
                    other.apply(other.decision.options[-1])
        assert again.digest() == copy.digest() != state.digest()
        if seen > 40:
            break
    assert seen > 10
    assert waiting > 5


def test_a_replay_begins_with_the_fates_of_the_set_up():
    """B21: turn 0 stands in the record, and every position can be rebuilt."""
    rules = kit.load("ascension", BOTH)
    seed = next(seed for seed in range(50) if rules.begin(3, seed).active == NOBODY)
    match = Match(rules, [kit.Random(seat) for seat in range(3)], seed=seed)
    match.run()
    text = str(match.replay())
    assert text.splitlines()[2].startswith("0 p")
    replay = kit.Replay.parse(text)
    assert replay.at(-1).digest() == match.state.digest()
    assert replay.at(1).active == NOBODY or replay.at(1).turn == 1


def test_a_view_can_imagine_while_a_fate_asks():
    """B21: whoever looks, the imagined state is asked the same and can be played on."""
    for count, state in enumerate(positions(BOTH, 3)):
        for seat in range(3):
            imagined = state.view(seat).imagine(count)
            assert imagined.decision is not None
            imagined.apply(imagined.decision.options[0])
        if count > 15:
            return
