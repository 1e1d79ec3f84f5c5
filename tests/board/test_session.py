"""Messages to the board, with a real widget: what is expected is done, everything else leaves the game as it is."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kit
from kit.board.game import OPEN
from kit.board.session import Session


def board(game="ascension", chairs=None, seed=7, **more):
    chairs = [None, kit.Greedy()] if chairs is None else chairs
    more.setdefault("speed", "instant")
    return kit.Board(kit.Match(kit.load(game), chairs, seed=seed), **more)


def send(widget, **content):
    widget._handle_custom_msg(content, [])
    return widget.scene


def settle(widget):
    """What the page's clock does."""
    while widget.scene["film"]["auto"]:
        send(widget, do="step", at=widget.scene["film"]["at"])
    return widget.scene


def first_move(widget):
    return widget.match.decision.options[0].text


def test_a_click_is_a_move_and_bots_answer():
    widget = board()
    settle(widget)
    before = len(widget.match.moves)
    send(widget, do="move", move="end", number=widget.scene["number"])
    settle(widget)
    assert len(widget.match.moves) > before + 2
    assert widget.match.decision.seat == 0
    assert widget.scene["film"]["at"] == len(widget.match.moves)


@pytest.mark.parametrize(
    "content",
    [
        None,
        7,
        "move",
        [],
        {},
        {"do": 5},
        {"do": "move"},
        {"do": "move", "move": "end"},
        {"do": "move", "move": "end", "number": "3"},
        {"do": "move", "move": "end", "number": True},
        {"do": "move", "move": 5, "number": 0},
        {"do": "move", "move": "e" * 10_000_000, "number": 0},
        {"do": "move", "move": ["end"], "number": 0},
        {"do": "__init__"},
        {"do": "receive"},
        {"do": "open", "source": 1},
        {"do": "go", "to": 10**9},
        {"do": "go", "to": -1},
        {"do": "go", "to": "1"},
        {"do": "step", "at": {}},
        {"do": "seat", "to": 1},
        {"do": "seat", "to": OPEN},
        {"do": "language", "to": "xx"},
        {"do": "language", "to": ["fr"]},
        {"do": "speed", "to": {"1": 2}},
        {"do": "reveal", "seat": 1},
        {"do": "load", "text": 5},
        {"do": "load", "text": "kit replay 1\n" + "x" * 3_000_000},
        {"do": "by", "to": "magic"},
        {"do": "all", "number": None},
        {"do": "original"},
    ],
    ids=lambda content: str(content)[:40],
)
def test_what_is_not_expected_leaves_the_game_untouched(content):
    widget = board()
    settle(widget)
    digest, moves, seat = widget.match.state.digest(), list(widget.match.moves), widget.scene["me"]
    widget._handle_custom_msg(content, [])
    assert widget.match.state.digest() == digest
    assert widget.match.moves == moves
    assert widget.scene["me"] == seat
    assert widget.scene["language"] == "en"


@given(
    content=st.dictionaries(
        st.sampled_from(["do", "move", "number", "to", "at", "seat", "on", "text", "all"]),
        st.one_of(
            st.none(), st.booleans(), st.integers(), st.text(max_size=30), st.lists(st.integers(), max_size=3)
        ),
    )
)
def test_no_message_breaks_the_table(content):
    """Whatever comes: the table still has a scene, and only legal moves were made."""
    session = TABLE
    session.receive(content)
    scene = session.scene()
    json.dumps(scene)
    match = session.game.match
    kit.Replay(match.rules, 2, match.seed, match.moves).at(-1)


TABLE = Session(kit.Match(kit.load("ascension"), [None, kit.Greedy()], seed=2), speed="instant")


def test_late_and_double_answers_are_refused():
    widget = board()
    number = settle(widget)["number"]
    move = first_move(widget)
    send(widget, do="move", move=move, number=number)
    after = list(widget.match.moves)
    send(widget, do="move", move=move, number=number)
    assert widget.match.moves == after
    assert "moved on" in widget.scene["toast"]


def test_a_move_that_is_not_offered_is_refused():
    widget = board()
    number = settle(widget)["number"]
    moves = list(widget.match.moves)
    send(widget, do="move", move="acquire hedron-cannon", number=number)
    assert widget.match.moves == moves
    assert widget.scene["toast"]


def test_nobody_answers_for_a_bot():
    widget = board(speed="1", chairs=[kit.Greedy(), None], seed=1)
    for _ in range(30):
        decision = widget.match.decision
        if decision.seat == 0:
            break
        send(widget, do="move", move=first_move(widget), number=decision.number)
    moves = list(widget.match.moves)
    decision = widget.match.decision
    assert decision.seat == 0
    send(widget, do="move", move=decision.options[0].text, number=decision.number)
    assert widget.match.moves == moves


def test_what_the_page_writes_into_the_scene_is_never_read():
    widget = board()
    settle(widget)
    digest = widget.match.state.digest()
    widget.set_state({"scene": {"number": 99, "me": 1}, "book": {"cards": {}}})
    send(widget, do="close")
    assert widget.match.state.digest() == digest
    assert widget.scene["me"] == 0


def test_the_hand_of_the_next_person_is_not_sent_before_the_curtain():
    widget = board(chairs=[None, None], seed=3)
    scene = widget.scene
    asked = widget.match.decision.seat
    assert scene["curtain"]["seat"] == asked
    assert scene["hand"] == []
    send(widget, do="reveal", seat=1 - asked)
    assert "curtain" in widget.scene
    send(widget, do="reveal", seat=asked)
    assert len(widget.scene["hand"]) == 5
    send(widget, do="move", move="end", number=widget.scene["number"])
    assert widget.scene["curtain"]["seat"] == 1 - asked
    assert widget.scene["hand"] == []
    moves = list(widget.match.moves)
    send(widget, do="move", move="end", number=widget.match.decision.number)
    send(widget, do="undo")
    send(widget, do="jump", to="first")
    assert widget.match.moves == moves
    assert "curtain" in widget.scene


def test_undo_is_honest():
    widget = board()
    settle(widget)
    state = widget.match.state.digest()
    send(widget, do="move", move="play apprentice", number=widget.scene["number"])
    assert widget.scene["undo"]["can"]
    send(widget, do="undo")
    assert widget.match.state.digest() == state
    send(widget, do="move", move="end", number=widget.scene["number"])
    settle(widget)
    moves = list(widget.match.moves)
    assert not widget.scene["undo"]["can"]
    send(widget, do="undo")
    assert widget.match.moves == moves
    assert "hidden" in widget.scene["toast"]


def test_a_hint_names_the_weights_and_does_nothing():
    widget = board()
    settle(widget)
    moves = list(widget.match.moves)
    hint = send(widget, do="hint")["hint"]
    assert widget.match.moves == moves
    best = kit.Greedy().choose(widget.match.state.view(0), widget.match.decision)
    assert hint["move"] == best.text
    assert sum(float(value) for _, value in hint["parts"]) == float(hint["weight"])
    send(widget, do="close")
    assert "hint" not in widget.scene


def test_bots_are_shown_one_move_at_a_time():
    widget = board(speed="2")
    while widget.scene["film"]["auto"]:
        at = widget.scene["film"]["at"]
        assert widget.scene["film"]["delay"] == 450
        send(widget, do="step", at=at)
        assert widget.scene["film"]["at"] == at + 1
        send(widget, do="step", at=at)  # a second page's clock
        assert widget.scene["film"]["at"] == at + 1
    assert widget.match.decision.seat == 0


def test_a_bot_that_fails_is_reported_and_the_table_stays():
    def broken(view, decision):
        raise RuntimeError("I have no idea")

    widget = board(chairs=[broken, None], seed=1, speed="1")
    for _ in range(10):
        decision = widget.match.decision
        if widget.scene["film"]["auto"]:
            send(widget, do="step", at=widget.scene["film"]["at"])
        elif "number" in widget.scene:
            send(widget, do="move", move="end", number=decision.number)
        if "toast" in widget.scene:
            break
    assert "no idea" in widget.scene["toast"]


def test_stepping_back_and_forth_shows_the_same_positions():
    match = kit.Match(kit.load("shards"), [kit.Greedy(), kit.Random(1)], seed=3)
    match.run()
    widget = kit.Board(match.replay())
    replay = match.replay()
    for to in (0, 5, 60, 59, len(replay), 13):
        send(widget, do="go", to=to)
        assert widget.session.state.digest() == replay.at(to).digest()
    send(widget, do="by", to="turn")
    send(widget, do="jump", to="first")
    turns = []
    while widget.scene["film"]["at"] < len(replay):
        turns.append(widget.scene["turn"])
        send(widget, do="jump", to="next")
    assert turns == list(range(turns[0], turns[0] + len(turns)))
    send(widget, do="jump", to="back")
    assert widget.scene["turn"] == turns[-1]


def test_a_replay_is_looked_at_from_any_seat_or_open():
    match = kit.Match(kit.load("ascension"), [kit.Greedy(), kit.Random(1)], seed=3)
    match.run()
    widget = kit.Board(match.replay())
    send(widget, do="go", to=20)
    for seat in (0, 1):
        scene = send(widget, do="seat", to=seat)
        hand = widget.session.state.view(seat).zone("hand")
        assert sorted(card["c"] for card in scene["hand"]) == sorted(hand)
        assert "open hand" not in scene["seats"][1 - seat]
    scene = send(widget, do="seat", to=OPEN)
    assert any("open hand" in seat for seat in scene["seats"])


def test_what_if_is_a_new_match():
    match = kit.Match(kit.load("ascension"), [kit.Greedy(), kit.Random(1)], seed=3)
    match.run()
    replay = match.replay()
    widget = kit.Board(replay, speed="instant")
    send(widget, do="go", to=30)
    send(widget, do="seat", to=0)
    send(widget, do="whatif")
    settle(widget)
    assert widget.match is not None
    assert widget.match.moves[:30] == list(replay.moves[:30])
    assert widget.match.chairs[0] is None
    send(widget, do="move", move=first_move(widget), number=widget.scene["number"])
    assert len(replay) == len(match.moves)
    send(widget, do="original")
    assert widget.match is None
    assert widget.scene["film"]["at"] == 30
    assert widget.scene["film"]["of"] == len(replay)


def test_bots_of_the_original_play_on_as_if_nobody_had_asked_what_if():
    """A branch takes copies of the bots along, with their luck."""
    games = []
    for asking in (False, True):
        widget = board(chairs=[None, kit.Random(5)], seed=2)
        for _ in range(4):
            settle(widget)
            send(widget, do="move", move="end", number=widget.scene["number"])
        settle(widget)
        if asking:
            send(widget, do="jump", to="back")
            send(widget, do="whatif")
            settle(widget)
            send(widget, do="move", move="end", number=widget.scene["number"])
            settle(widget)
            send(widget, do="original")
            send(widget, do="skip")
        for _ in range(4):
            settle(widget)
            send(widget, do="move", move="end", number=widget.scene["number"])
        games.append(list(widget.match.moves))
    assert games[0] == games[1]


def test_the_language_changes_everything_people_read():
    widget = board()
    settle(widget)
    for language, hand in (("fr", "Votre main"), ("pt", "Sua mão"), ("en", "Your hand")):
        send(widget, do="language", to=language)
        assert widget.scene["hand label"] == hand
        assert widget.book["language"] == language


def test_a_copied_replay_can_be_loaded_again():
    widget = board()
    settle(widget)
    send(widget, do="move", move="end", number=widget.scene["number"])
    settle(widget)
    sent = []
    widget.send = lambda content, buffers=None: sent.append(content)
    send(widget, do="copy")
    replay = kit.Replay.parse(sent[0]["replay"])
    assert list(replay.moves) == widget.match.moves


def test_a_board_wants_a_match_or_a_replay():
    with pytest.raises(TypeError, match=r"kit\.Match"):
        kit.Board("ascension")


def test_scenes_are_small():
    widget = board()
    sizes = []
    while not widget.scene["over"]:
        settle(widget)
        if widget.match.decision is None:
            break
        move = kit.Greedy().choose(widget.match.state.view(0), widget.match.decision)
        send(widget, do="move", move=move.text, number=widget.scene["number"])
        sizes.append(len(json.dumps(widget.scene)))
    assert max(sizes) < 18_000
