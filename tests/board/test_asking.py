"""Questions that say what one needs to choose: shields, shares of power, heroes, bids."""

import pytest

import kit
from kit.agents.greedy import Greedy
from kit.board.scene.table import Sitting, paint
from kit.board.session import Session
from kit.cards.sentences import sentence
from kit.core.view import View


def asked(state, language="en"):
    names = ["Ada", "Bea", "Cal", "Dan"][: state.seats]
    return paint(View(state, state.decision.seat), state.decision, Sitting(names, [""] * state.seats), language)


def shards(variants=(), sets=("base",), seats=3, seed=7):
    return kit.load("shards", list(sets), list(variants)).begin(seats, seed)


def until(state, why, most=600):
    """Play on as Greedy would, until that is asked."""
    bot = Greedy()
    for _ in range(most):
        if state.over or state.decision.why == why:
            break
        state.apply(bot.choose(View(state, state.decision.seat), state.decision))
    assert state.decision.why == why
    return state


def test_a_shield_says_what_it_would_leave():
    """S19: who attacks, with how much, and what each shield would stop."""
    state = until(shards(), "shield")
    dock = asked(state)["dock"]
    attacker = ["Ada", "Bea", "Cal"][state.active]
    coming = View(state, state.decision.seat).count("incoming", state.decision.seat)
    assert dock["title"] == f"{attacker} attacks you"
    assert dock["text"].startswith(f"{coming} damage is coming.")
    assert " stops " in dock["text"]
    assert dock["declines"][0][1].startswith(f"Take {coming}")
    assert asked(state, "fr")["dock"]["title"].endswith("vous attaque")


def test_power_is_shared_out_in_one_go():
    """S18, S53: all power is split as the attacker likes; one message gives every share."""
    rules = kit.load("shards")
    match = kit.Match(rules, [None, Greedy(), Greedy()], seed=7)
    session = Session(match, speed="instant")
    bot = Greedy()
    for _ in range(400):
        decision = session.asked()
        if decision.why == "attack" and len(decision.options) >= 4:
            break
        session.answer([bot.choose(session.view(), decision).text])
    decision = session.asked()
    steps = session.scene()["dock"]["steps"]
    assert len(steps) == 2
    power = len(steps[0]["values"])
    first, second = steps[0]["moves"][power - 2], steps[1]["moves"][0]
    for wrong in (["hit p2 999", second], [first, first], [], "hit", [first] * 9, [3]):
        session.receive({"do": "split", "number": decision.number, "moves": wrong})
        assert session.asked() is decision
    session.receive({"do": "split", "number": decision.number - 1, "moves": [first, second]})
    assert session.asked() is decision
    session.receive({"do": "split", "number": decision.number, "moves": [first, second]})
    assert session.asked() is not decision
    assert first in match.moves


def test_a_hero_is_chosen_with_its_relics_in_sight():
    """S75: each hero has two relics of its own."""
    dock = asked(shards(sets=("base", "relics-of-the-future")))["dock"]
    assert len(dock["picks"]) >= 2
    for move, label, name, _, relics in dock["picks"]:
        assert move.startswith("hero ")
        assert name in label
        assert len(relics) == 2


@pytest.mark.parametrize("variant", ["relic-draft", "hidden-relics"])
def test_where_relics_are_dealt_a_hero_brings_none(variant):
    """S110, S113: relics are drafted or dealt, so none is shown with a hero."""
    state = until(shards([variant], ("base", "relics-of-the-future")), "hero")
    assert all(pick[4] == [] for pick in asked(state)["dock"]["picks"])


def test_a_bid_says_what_it_takes():
    """S106: the least one may bid is said."""
    dock = asked(shards(["health-auction"]))["dock"]
    least = dock["steps"][0]["values"][0]
    assert str(least) in dock["text"]
    assert dock["steps"][0]["labels"][0] == f"Bid {least} health"


def test_who_plays_alone_is_asked_for_the_nemesis_too():
    """S89: two heroes are chosen, one's own and that of the Nemesis; the second question says so."""
    state = kit.load("shards", ["base", "relics-of-the-future"], ["solo"]).begin(1, 7)
    sitting = Sitting(["Ada", "Nemesis"], ["", ""])
    first = paint(View(state, 0), state.decision, sitting)["dock"]
    state.apply(state.decision.options[0])
    second = paint(View(state, 0), state.decision, sitting)["dock"]
    assert first["text"] == "Which hero are you?"
    assert "Nemesis" in second["text"]
    assert all(pick[4] == [] for pick in second["picks"])


def test_the_turn_of_an_automatic_opponent_has_a_heading_of_its_own():
    """S89: what the Nemesis does within one step is told under its own turn, in the language of the page."""
    rules = kit.load("shards", ["base", "relics-of-the-future"], ["solo"])
    session = Session(kit.Match(rules, [None], seed=7), "fr", speed="instant")
    bot = Greedy()
    while session.state.turn < 3:
        session.answer([bot.choose(session.view(), session.asked()).text])
    log = session.scene()["log"]
    assert any(group["seat"] == 1 and "Némésis" in group["title"] for group in log)
    mine = [line for group in log if group["seat"] == 0 for line in group["lines"]]
    assert not any(str(tokens[0]).startswith("Némésis révèle") for _, tokens, _ in mine)
    assert "Nemesis" not in str(log)
    assert log[-1]["turn"] == 0
    assert any("Vous : " in str(line) for line in log[-1]["lines"])


def test_a_question_about_a_card_tells_what_the_card_does():
    """S46: "Do you reveal a card for it?" is answered knowing what "it" is."""
    state = until(shards(seed=3), "show")
    dock = asked(state, "pt")["dock"]
    card = state.rules.cards[state.kinds[state.decision.source]]
    assert dock["told"]
    assert dock["small"] == " ".join(sentence(card, "pt").splitlines())
    assert dock["declines"][0][1] == "Não revelar nada"


def test_focus_says_what_it_costs_and_gives():
    """S28: one gem for one mastery."""
    state = shards(seats=2)
    while not any(move.word == "focus" for move in state.decision.options):
        state.apply(state.decision.options[0])
    focus = next(it for it in asked(state, "fr")["dock"]["buttons"] if it[0] == "focus")
    assert [(symbol, n) for symbol, n, _ in focus[3]] == [("crystal", 1), ("mastery", 1)]
    before = View(state, state.decision.seat)
    gems, mastery = before.count("gems", before.seat), before.count("mastery", before.seat)
    state.apply("focus")
    after = View(state, before.seat)
    assert (after.count("gems", before.seat), after.count("mastery", before.seat)) == (gems - 1, mastery + 1)
