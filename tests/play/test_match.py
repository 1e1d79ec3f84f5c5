"""Match: chairs, answers, taking back."""

import threading

import pytest

import kit
from tests.helpers import Wild


def person(**chairs):
    """A person on both chairs; p1 and p2 take turns answering."""
    return kit.Match(kit.load("ascension"), [None, None], **chairs)


def set_out(**fields):
    """A match of two people that stands at a position set out by hand."""
    table = kit.Table("ascension", **fields)
    match = kit.Match(table.rules, [None, None], seed=1)
    match.state = table.state
    match.state.log = None
    return match


# ---------------------------------------------------------------------- chairs


@pytest.mark.parametrize("chair", [kit.Greedy, kit.Random, "greedy", 3, object()])
def test_a_chair_that_cannot_choose_is_refused_at_once(chair):
    with pytest.raises(TypeError, match="A chair holds an agent"):
        kit.Match(kit.load("ascension"), [chair, None])


@pytest.mark.parametrize("count", [0, 1, 5])
def test_the_number_of_chairs_must_fit(count):
    with pytest.raises(ValueError, match="2 to 4 players"):
        kit.Match(kit.load("ascension"), [None] * count)


def test_without_a_seed_every_match_is_another():
    rules = kit.load("ascension")
    assert len({kit.Match(rules, [None, None]).state.digest() for _ in range(5)}) == 5


def test_run_stops_at_an_empty_chair_and_only_there():
    match = kit.Match(kit.load("ascension"), [kit.Greedy(), None, kit.Greedy()], seed=3)
    for _ in range(5):
        decision = match.run()
        assert decision is match.decision
        assert decision.seat == 1
        match.answer("end")


def test_nobody_answers_for_an_agent():
    """Without run() it may be the agent's turn: then the answer is refused instead of given for it."""
    rules = kit.load("ascension")
    match = kit.Match(rules, [kit.Greedy(), kit.Greedy()], seed=1)
    before = match.state.digest()
    with pytest.raises(kit.IllegalMove, match="an agent sits there"):
        match.answer("end")
    assert match.state.digest() == before


def test_after_the_end_nothing_is_answered():
    match = kit.Match(kit.load("ascension"), [kit.Greedy(), kit.Greedy()], seed=1)
    match.run()
    with pytest.raises(kit.IllegalMove, match="over"):
        match.answer("end")


def test_an_illegal_answer_changes_nothing():
    match = person(seed=4)
    before = match.state.digest()
    with pytest.raises(kit.IllegalMove):
        match.answer("acquire muramasa")
    assert (match.state.digest(), match.moves, match.can_undo()) == (before, [], False)


def test_an_agent_that_fails_leaves_a_sound_match():
    """What was answered before stands, and the match goes on with another agent."""

    def fails(view, decision):
        raise RuntimeError("no idea")

    match = kit.Match(kit.load("ascension"), [None, fails], seed=7)
    while match.decision.seat != 0:
        match.chairs[1] = kit.Greedy()
        match.run()
        match.chairs[1] = fails
    with pytest.raises(RuntimeError, match="no idea"):
        match.answer("end")
    assert match.moves[-1] == "end"
    assert match.decision.seat == 1
    match.chairs = [kit.Greedy(), kit.Greedy()]
    match.run()
    assert match.replay().at(-1).digest() == match.state.digest()


# ---------------------------------------------------------------------- taking back


def test_what_shows_nothing_can_be_taken_back_step_by_step():
    match = set_out(hand="apprentice militia mystic", runes=2, power=2, constructs="shadow-star")
    digests = [match.state.digest()]
    for text in ("play mystic", "play apprentice", "use shadow-star", "defeat cultist", "acquire mystic"):
        match.answer(text)
        digests.append(match.state.digest())
    for digest in reversed(digests[:-1]):
        assert match.can_undo()
        match.undo()
        assert match.state.digest() == digest
    assert not match.can_undo()
    assert match.moves == []


@pytest.mark.parametrize(
    ("what", "fields", "moves"),
    [
        ("a card drawn", {"hand": "arha-initiate"}, ["play arha-initiate"]),
        ("a new hand", {}, ["end"]),
        ("a card that enters the row", {"runes": 4, "row": "demon-slayer"}, ["acquire demon-slayer"]),
        ("a card that replaces a monster", {"power": 3, "row": "mephit"}, ["defeat mephit"]),
        (
            "a card that replaces a banished one",
            {"hand": "seer-of-the-forked-path", "row": "mephit", "deck": ""},
            ["play seer-of-the-forked-path", "banish mephit"],
        ),
        (
            "a reshuffle",
            {"hand": "arha-initiate", "deck": "", "discard": "militia mystic"},
            ["play arha-initiate"],
        ),
        ("a card taken at random", {"power": 6, "row": "xeron-duke-of-lies"}, ["defeat xeron-duke-of-lies"]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_was_seen_cannot_be_unseen(what, fields, moves):
    match = set_out(**fields)
    for text in moves:
        match.answer(text)
    after = match.state.digest()
    assert not match.can_undo()
    with pytest.raises(kit.CannotUndo, match="hidden has been seen"):
        match.undo()
    assert match.state.digest() == after
    assert match.moves == moves


def test_drawing_from_nothing_shows_nothing():
    """Deck and discard pile are empty, so the move may be taken back."""
    match = set_out(hand="arha-initiate", deck="")
    before = match.state.digest()
    match.answer("play arha-initiate")
    match.undo()
    assert match.state.digest() == before


def test_a_choice_may_be_taken_back_and_made_differently():
    match = set_out(hand="void-initiate apprentice militia")
    match.answer("play void-initiate")
    match.answer("banish apprentice")
    match.undo()
    match.answer("banish militia")
    assert match.state.view(0).zone("hand") == ["apprentice"]
    assert match.moves == ["play void-initiate", "banish militia"]


def test_a_shield_that_was_shown_stays_shown():
    table = kit.Table("shards", power=9, opponents=[{"hand": "command-seer korvus-legionnaire"}])
    match = kit.Match(table.rules, [None, None], seed=1)
    match.state = table.state
    match.answer("end")
    match.answer("reveal command-seer")
    assert not match.can_undo()


def test_taking_back_is_the_same_as_never_having_played():
    """Many answers and steps back at random: the record always rebuilds the position."""
    rules = kit.load("ascension")
    agent = Wild(3)
    match = kit.Match(rules, [None, kit.Greedy()], seed=3)
    undone = 0
    for step in range(400):
        if match.run() is None:
            break
        if step % 3 == 2 and match.can_undo():
            match.undo()
            undone += 1
        else:
            match.answer(agent.choose(match.state.view(0), match.decision))
        if step % 20 == 0:
            assert match.replay().at(-1).digest() == match.state.digest()
    assert undone > 10
    assert match.replay().at(-1).digest() == match.state.digest()


def test_what_was_told_is_taken_back_too():
    match = set_out(hand="apprentice militia")
    match.state.log = []
    match.answer("play apprentice")
    told = list(match.state.log)
    match.answer("play militia")
    assert len(match.state.log) > len(told)
    match.undo()
    assert match.state.log == told


# ---------------------------------------------------------------------- several threads


def test_of_many_who_answer_the_same_question_one_is_heard():
    match = person(seed=4)
    number = match.run().number
    heard, refused = [], []
    ready = threading.Barrier(8)

    def answer():
        ready.wait()
        try:
            match.answer("end", number=number)
            heard.append(1)
        except kit.IllegalMove:
            refused.append(1)

    threads = [threading.Thread(target=answer) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(heard), len(refused)) == (1, 7)
    assert match.moves == ["end"]


def test_many_threads_play_one_match_soundly():
    match = person(seed=5)

    def answers(seed):
        agent = Wild(seed)
        for _ in range(150):
            decision = match.decision
            if decision is None:
                return
            try:
                match.answer(agent.choose(match.state.view(decision.seat), decision), number=decision.number)
            except kit.IllegalMove:
                continue

    threads = [threading.Thread(target=answers, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(match.moves) > 100
    assert match.replay().at(-1).digest() == match.state.digest()


def test_a_late_answer_is_refused_also_after_an_undo():
    """A number is never given twice: what was meant for a question taken back does not answer another."""
    match = kit.Match(kit.load("ascension"), [None, kit.Greedy()], seed=5)
    match.run()
    first = match.decision.number
    plays = [move.text for move in match.decision.options if move.text.startswith("play ")]
    match.answer(plays[0])
    second = match.decision.number
    match.undo()
    assert match.decision.number > second
    for late in (first, second):
        with pytest.raises(kit.IllegalMove, match="look again"):
            match.answer(plays[0], number=late)
    match.answer(plays[-1], number=match.decision.number)
    assert match.replay().at(-1).digest() == match.state.digest()


def test_an_agent_cannot_look_through_the_view_of_another():
    """Not by accident, at least: whose view it is cannot be set."""
    view = kit.load("ascension").begin(2, 1).view(0)
    with pytest.raises(AttributeError):
        view.seat = 1
    assert view.zone("hand", 1) is None


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda rules: kit.Match("ascension", [None, None]), "needs rules"),
        (lambda rules: kit.Match(rules, None), "one for each seat"),
        (lambda rules: kit.load("ascension", extra=3), "path of a card file"),
        (lambda rules: kit.Table(rules, sets=["base"]), "name of the game"),
    ],
)
def test_what_is_given_wrongly_is_said(wrong, said):
    with pytest.raises((TypeError, ValueError), match=said):
        wrong(kit.load("ascension"))
