"""The scene, without a browser: everything that can be done is in it, and nothing a seat may not see."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kit
from kit.board.scene.choices import Choices
from kit.board.scene.faces import faces, symbols
from kit.board.scene.table import Sitting, open_view, paint
from kit.board.session import Session
from kit.cards.load import known_sets
from kit.core.effects import Effect
from kit.core.moves import Move, question
from kit.core.zones import HAND, NOBODY, SEAT
from kit.games import GAMES

LANGUAGES = ["en", "fr", "pt"]


def asking(why):
    """Somebody who asks for this reason."""
    effect = Effect()
    effect.why = why
    return effect


def sitting(seats):
    return Sitting([f"Player {n + 1}" for n in range(seats)], ["person"] * seats)


def scene_of(state, seat, language="en"):
    return paint(state.view(seat), state.decision, sitting(state.seats), language)


def moves_in(thing):
    """Every move a scene offers, wherever it is: on a card, a seat, a button, a stepper."""
    found = []
    if isinstance(thing, dict):
        for key, value in thing.items():
            if key in ("m", "buttons", "declines"):
                found += [entry[0] for entry in value]
            elif key == "moves":
                found += value
            elif key == "end" and isinstance(value, dict):
                found.append(value["move"])
            else:
                found += moves_in(value)
    elif isinstance(thing, list):
        for value in thing:
            found += moves_in(value)
    return found


def cards_in(thing):
    """The number of every card a scene shows."""
    if isinstance(thing, dict):
        own = [thing["k"]] if isinstance(thing.get("k"), int) else []
        return own + [n for value in thing.values() for n in cards_in(value)]
    if isinstance(thing, list):
        return [n for value in thing for n in cards_in(value)]
    return []


def positions(game, seed, seats, count):
    """Positions of a random game, about so many; `game` is a name or rules."""
    pick = random.Random(seed)
    rules = kit.load(game) if isinstance(game, str) else game
    state = rules.begin(seats, seed)
    for _ in range(count):
        if state.decision is None:
            return
        yield state
        state.apply(pick.choice(state.decision.options))


games = pytest.mark.parametrize("game", sorted(GAMES))


@games
def test_every_option_of_every_decision_can_be_clicked(game):
    """Whole random games: what the scene offers is exactly what the decision offers, to the seat that is asked."""
    asked = set()
    for seed in range(6):
        seats = 2 + seed % 3
        for state in positions(game, seed, seats, 400):
            decision = state.decision
            asked.add(decision.why)
            scene = scene_of(state, decision.seat)
            assert set(moves_in(scene)) == {move.text for move in decision.options}
            for seat in range(seats):
                if seat != decision.seat:
                    assert moves_in(scene_of(state, seat)) == []
            assert moves_in(paint(open_view(state), decision, sitting(seats))) == []
    assert "main" in asked
    assert len(asked) > 2


WAYS = [
    (game, tuple(sets), variants)
    for game in sorted(GAMES)
    for sets in ([known_sets(game)[0]], known_sets(game))
    for variants in [(), *[(name,) for name in GAMES[game].variants]]
]


def rules_of(way):
    """The rules of a way to play, if there are such rules."""
    try:
        return kit.load(way[0], way[1], way[2])
    except kit.UnknownName as refused:
        pytest.skip(str(refused))


@pytest.mark.parametrize("way", WAYS, ids=lambda way: " ".join([way[0], *way[1], *way[2]]))
def test_every_way_to_play_can_be_played_on_the_board(way):
    """Every box and variant, with as few and as many seats as there may be: all options are there, nothing hidden is."""
    rules = rules_of(way)
    for seats in {rules.least, rules.most}:
        for seed in range(2):
            for state in positions(rules, seed, seats, 250):
                decision, language = state.decision, LANGUAGES[seed]
                chairs = sitting(state.seats)
                scene = paint(state.view(decision.seat), decision, chairs, language)
                assert set(moves_in(scene)) == {move.text for move in decision.options}
                json.dumps(scene)
                if state.number % 25 == 0:
                    imagined = state.view(decision.seat).imagine(seed)
                    assert paint(imagined.view(decision.seat), imagined.decision, chairs, language) == scene


@pytest.mark.parametrize("way", WAYS, ids=lambda way: " ".join([way[0], *way[1], *way[2]]))
def test_every_way_to_play_has_a_session(way):
    """A person plays half a game at random against bots, looks back and returns."""
    rules = rules_of(way)
    pick = random.Random(4)
    chairs = [None, *[kit.Random(seat) for seat in range(1, rules.least)]]
    session = Session(kit.Match(rules, chairs, seed=6), speed="instant", keep=True)
    for _ in range(120):
        scene = session.scene()
        assert "toast" not in scene
        if scene["film"]["auto"]:
            session.receive({"do": "step", "at": scene["film"]["at"]})
        elif (decision := session.asked()) is not None:
            move = pick.choice(decision.options)
            session.receive({"do": "move", "move": move.text, "number": decision.number})
        else:
            break
    session.receive({"do": "hint"})
    for to in ("first", "next", "last"):
        session.receive({"do": "jump", "to": to})
        assert "toast" not in session.scene()
    session.receive({"do": "skip"})
    assert session.scene()["film"]["at"] == len(session.game.match.moves)


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scene_is_plain_data_in_every_language(game, language):
    for state in positions(game, 3, 2, 120):
        scene = scene_of(state, state.decision.seat, language)
        assert json.loads(json.dumps(scene)) == scene
        assert len(json.dumps(scene)) < 16_000


@games
@given(seed=st.integers(0, 10_000), dealt=st.integers(0, 10_000), steps=st.integers(0, 150))
def test_what_a_seat_cannot_know_is_not_in_its_scene(game, seed, dealt, steps):
    """Hidden cards dealt anew make no difference to what the page gets."""
    *_, state = positions(game, seed, 3, steps + 1)
    for seat in range(3):
        if state.decision.seat != seat:
            continue
        imagined = state.view(seat).imagine(dealt)
        assert scene_of(imagined, seat) == scene_of(state, seat)


@games
@given(seed=st.integers(0, 10_000), steps=st.integers(0, 150))
def test_only_cards_that_lie_open_are_in_a_scene(game, seed, steps):
    *_, state = positions(game, seed, 3, steps + 1)
    for seat in (0, 1, 2, NOBODY):
        view = state.view(seat)
        names = [zone.name for zone in state.rules.seat_zones]
        hidden = set()
        for whose in range(3):
            for index in range(len(names)):
                if not view.sees(SEAT + index, whose):
                    hidden |= set(state.zone(whose, SEAT + index))
        hidden |= set(state.zones[0])
        shown = set(cards_in(paint(view, state.decision, sitting(3))))
        assert not shown & hidden
        if seat != NOBODY:
            assert set(state.zone(seat, HAND)) <= shown


def test_two_ways_to_use_a_card_open_a_menu_at_it(ascension):
    table = ascension.table(hand="apprentice", row="mephit", power=3, runes=3)
    scene = scene_of(table.state, 0)
    mephit = next(card for card in scene["row"] if card["c"] == "mephit")
    assert [entry[2] for entry in mephit["m"]] == ["Defeat"]
    decision = table.state.decision
    other = Move(9999, "study mephit", "study", mephit_kind(table), 1, "", None)
    wider = question(decision.number, 0, NOBODY, [*decision.options, other], asking("main"), NOBODY, 0)
    both = paint(table.state.view(0), wider, sitting(2))
    mephit = next(card for card in both["row"] if card["c"] == "mephit")
    assert [entry[0] for entry in mephit["m"]] == ["defeat mephit", "study mephit"]


def test_each_of_two_like_cards_of_a_row_that_slides_is_clicked_by_itself():
    table = kit.Table("ascension", ["base"], ["solo"], runes=6, row="landtalker mephit landtalker")
    row = scene_of(table.state, 0)["row"]
    assert [card.get("m", [[""]])[0][0] for card in row[:3]] == [
        "acquire landtalker",
        "",
        "acquire landtalker second",
    ]
    plain = scene_of(kit.Table("ascension", runes=6, row="landtalker mephit landtalker").state, 0)["row"]
    assert [card.get("m", [[""]])[0][0] for card in plain[:3]] == ["acquire landtalker", "", "acquire landtalker"]


def test_what_samael_takes_next_is_marked():
    table = kit.Table("ascension", ["base"], ["solo"], row="landtalker mephit mephit mephit muramasa snapdragon")
    row = scene_of(table.state, 0)["row"]
    assert [card.get("claim") for card in row] == [None] * 4 + ["Player 2"] * 2
    assert not any("claim" in card for card in scene_of(kit.Table("ascension").state, 0)["row"])


def mephit_kind(table):
    return table.rules.by_id["mephit"]


def test_words_nobody_has_drawn_get_a_button_and_numbers_a_stepper(shards):
    """An unknown deed, a bid and power to share out: each can be answered."""
    table = shards.table(hand="crystal")
    given = table.state.decision
    moves = [
        Move(9001, "conjure", "conjure", NOBODY, NOBODY, "", None),
        *[Move(9010 + n, f"bid {n}", "bid", NOBODY, NOBODY, str(n), None, NOBODY, n) for n in range(3, 7)],
        *[Move(9020 + n, f"hit p2 {n}", "hit", NOBODY, NOBODY, f"p2 {n}", None, 1, n) for n in range(1, 4)],
        Move(9030, "pass", "pass", NOBODY, NOBODY, "", None),
    ]
    decision = question(given.number, 0, NOBODY, moves, asking("bid"), NOBODY, 0)
    scene = paint(table.state.view(0), decision, Sitting(["Ann", "Bea"], ["", ""]))
    dock = scene["dock"]
    assert dock["kind"] == "ask"
    assert [entry[0] for entry in dock["buttons"]] == ["conjure"]
    assert [step["values"] for step in dock["steps"]] == [[3, 4, 5, 6], [1, 2, 3]]
    assert "Bea" in dock["steps"][1]["label"]
    assert dock["declines"][0][1] == "Drop out"
    assert set(moves_in(scene)) == {move.text for move in moves}


def test_a_champion_of_another_seat_is_struck_where_it_lies(shards):
    table = shards.table(hand="crystal", opponents=[{"champions": "optio-crusher"}])
    given = table.state.decision
    kind = table.rules.by_id["optio-crusher"]
    moves = [
        Move(9100, "destroy optio-crusher p2", "destroy", kind, NOBODY, "p2", None, 1),
        Move(9101, "done", "done", NOBODY, NOBODY, "", None),
    ]
    decision = question(given.number, 0, NOBODY, moves, asking("attack"), NOBODY, 0)
    scene = paint(table.state.view(0), decision, sitting(2))
    (champion,) = scene["seats"][1]["stays"]
    assert champion["m"][0][0] == "destroy optio-crusher p2"


def test_the_end_of_a_turn_says_what_is_unspent(ascension):
    scene = scene_of(ascension.table(hand="", runes=3, power=2).state, 0)
    assert [(symbol, amount) for symbol, amount, _ in scene["dock"]["end"]["unspent"]] == [
        ("rune", 3),
        ("power", 2),
    ]


def test_power_is_for_the_attack_and_not_unspent(shards):
    end = scene_of(shards.table(hand="", gems=1, power=4).state, 0)["dock"]["end"]
    assert [symbol for symbol, _, _ in end["unspent"]] == ["crystal"]
    assert end["label"] == "To attack"


def test_what_is_missing_for_a_card_is_said(ascension):
    scene = scene_of(ascension.table(hand="", row="hedron-cannon mephit", runes=3, power=3).state, 0)
    cannon, mephit = scene["row"][:2]
    assert cannon["need"] == ["rune", 5]
    assert "need" not in mephit


def test_a_discount_changes_the_price_on_the_card(ascension):
    table = ascension.table(hand="reactor-monk", row="hedron-cannon")
    table.do("play reactor-monk")
    assert scene_of(table.state, 0)["row"][0]["price"] == 7


def test_plain_resource_cards_are_played_at_once_others_are_not(ascension):
    scene = scene_of(ascension.table(hand="apprentice apprentice militia void-initiate arha-initiate").state, 0)
    assert scene["dock"]["all"] == 3


def test_a_question_names_its_card_and_its_way_out(ascension):
    table = ascension.table(hand="void-initiate apprentice", discard="militia")
    table.do("play void-initiate")
    scene = scene_of(table.state, 0)
    dock = scene["dock"]
    assert (dock["kind"], dock["by"]) == ("ask", "void-initiate")
    assert dock["declines"][0][1] == "Banish nothing"
    (discard,) = [pile for pile in scene["seats"][0]["piles"] if pile["name"] == "discard"]
    assert [card["c"] for card in discard["offers"]] == ["militia"]


def test_dials_and_used_champions(shards):
    table = shards.table(champions="optio-crusher", health=31, mastery=12, hand="")
    table.do("exhaust optio-crusher")
    me = scene_of(table.state, 0)["seats"][0]
    dials = {entry["name"]: (entry["value"], entry["dial"]) for entry in me["counters"] if "dial" in entry}
    assert dials == {"health": (31, 50), "mastery": (12, 30)}
    assert me["stays"][0]["used"] == 1


# ---------------------------------------------------------------------- faces


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_face(game, language):
    """A name, an emblem, a sentence to be read aloud, and a text that leaves no marks behind."""
    rules = kit.load(game)
    for card in rules.cards:
        face = faces(rules, language)[card.id]
        assert face["name"] == card.name(language)
        assert face["emblem"]
        assert card.name(language) in face["say"]
        text = json.dumps(face, ensure_ascii=False)
        assert "\ue000" not in text
        assert "\ue001" not in text


def test_plain_gains_are_large_figures_and_the_rest_stays_a_sentence(ascension):
    face = faces(ascension.rules, "en")["shade-of-the-black-watch"]
    assert [line["k"] for line in face["lines"]] == ["big", "text"]
    assert face["lines"][0]["t"] == [["power", "2"]]


def test_thresholds_stand_below_the_figure_they_replace(shards):
    lines = faces(shards.rules, "en")["shard-reactor"]["lines"]
    assert lines[0] == {"k": "big", "t": [["crystal", "2"]]}
    assert lines[1]["t"] == [["gate", "mastery", "5"], ["crystal", "3"]]
    assert lines[2]["t"][:2] == [["gate", "mastery", "15"], ["crystal", "4"]]


@pytest.mark.parametrize(
    ("text", "language", "tokens"),
    [
        ("Gain 2 runes and draw.", "en", ["Gain ", ["rune", "2"], " and draw."]),
        ("Gagnez 3 points d'honneur.", "fr", ["Gagnez ", ["honor", "3"], "."]),
        ("Ganhe 1 de poder.", "pt", ["Ganhe ", ["power", "1"], "."]),
        ("No figures here", "en", ["No figures here"]),
    ],
)
def test_counted_resources_become_symbols(text, language, tokens):
    assert symbols(text, language) == tokens


def test_a_card_whose_text_is_inferred_is_marked(ascension):
    marked = [card.id for card in ascension.rules.cards if card.entry.get("status") == "inferred"]
    for name in marked:
        assert "inferred" in faces(ascension.rules, "en")[name]["mark"]
    assert "mark" not in faces(ascension.rules, "en")["apprentice"]


def test_choices_of_an_unseen_card_fall_back_to_a_button(ascension):
    table = ascension.table(hand="apprentice")
    given = table.state.decision
    kind = table.rules.by_id["hedron-cannon"]
    move = Move(9200, "ponder hedron-cannon", "ponder", kind, NOBODY, "", None)
    decision = question(given.number, 0, NOBODY, [move, *given.options], asking("ponder"), NOBODY, 0)
    choices = Choices(table.state.view(0), decision, ["A", "B"], "en")
    assert [one.text for one in choices.buttons] == ["ponder hedron-cannon"]
