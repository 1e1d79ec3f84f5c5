"""Whatever a page sends, the game is untouched and the table stays usable."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from tornado.httpclient import HTTPClientError

import kit
from benchmarks.visitor import Closed, Visitor
from kit.app.desk import Desk
from kit.app.limits import PUBLIC, PUBLISHED
from kit.play.replay import Replay

# ---------------------------------------------------------------------- directly, for breadth

ATOMS = some.one_of(
    some.none(),
    some.booleans(),
    some.integers(),
    some.floats(),
    some.text(max_size=40),
    some.sampled_from(
        ["end", "play apprentice", "person", "Greedy", "../../x", "<script>alert(1)</script>", "table"]
    ),
)
ANYTHING = some.recursive(
    ATOMS,
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
FIELDS = [
    "move",
    "moves",
    "number",
    "to",
    "at",
    "on",
    "all",
    "seat",
    "text",
    "name",
    "value",
    "head",
    "chairs",
    "names",
]
DEEDS = sorted(Desk().handlers)
# These are how a game is changed; all others must leave its record alone, whatever they carry.
CHANGING = {"deal", "load", "resume", "whatif", "original", "undo", "move", "all", "split", "step", "jump", "skip", "auto", "speed"}  # fmt: skip


def table():
    """A desk at which somebody plays, and must answer now."""
    desk = Desk(speed="instant")
    desk.receive({"do": "form", "name": "seed", "value": "7"})
    desk.receive({"do": "deal"})
    while desk.auto:
        desk.receive({"do": "step", "at": desk.game.at})
    return desk


@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow])
@given(message=some.dictionaries(some.sampled_from(FIELDS), ANYTHING, max_size=5), deed=some.sampled_from(DEEDS))
def test_no_message_breaks_the_table(message, deed):
    desk = table()
    match, moves = desk.game.match, list(desk.game.match.moves)
    desk.receive({**message, "do": deed})
    # Whatever it was, there is something to show, and it can be sent.
    json.dumps(desk.scene(), allow_nan=False)
    if deed not in CHANGING:
        assert desk.game.match is match
        assert match.moves == moves
    # The game that was played is sound: its record leads to where it stands.
    assert Replay(match.rules, 2, match.seed, match.moves).at(-1).digest() == match.state.digest()
    # And the table goes on.
    desk.receive({"do": "tab", "to": "start"})
    desk.receive({"do": "deal"})
    while desk.auto:
        desk.receive({"do": "step", "at": desk.game.at})
    assert desk.asked() is not None


@settings(max_examples=300)
@given(content=ANYTHING)
def test_what_is_not_a_message_is_not_heard(content):
    desk = Desk()
    if isinstance(content, dict) and content.get("do") in desk.handlers:
        return
    assert desk.receive(content) is False


def lazy_replay(game, count):
    """A long game in which nobody does anything but lay out crystals; Shards goes on for thousands of turns then."""
    rules = kit.load(game)
    state, moves = rules.begin(2, 1), []
    while len(moves) < count:
        options = state.decision.options
        move = next((m for m in options if m.text in ("play crystal", "end")), options[0])
        state.apply(move)
        moves.append(move.text)
    return Replay(rules, 2, 1, moves)


@pytest.fixture
def published(monkeypatch):
    monkeypatch.setenv(PUBLISHED, "1")


def test_a_published_page_takes_replays_of_a_whole_game_and_none_of_endless_ones(published):
    desk = Desk()
    desk.receive({"do": "load", "text": str(lazy_replay("shards", PUBLIC.moves))})
    assert desk.screen == "table"
    desk = Desk()
    long = lazy_replay("shards", PUBLIC.moves + 1)
    desk.receive({"do": "load", "text": str(long)})
    assert desk.screen == "start"
    assert "too large" in desk.toast
    desk.receive(
        {"do": "resume", "head": long.header(), "chairs": ["person", "Greedy"], "moves": list(long.moves)}
    )
    assert desk.screen == "start"
    assert desk.toast
    desk.receive({"do": "load", "text": "x" * (PUBLIC.text + 1)})
    assert "too large" in desk.toast


def test_a_game_that_never_ends_is_stopped_where_it_is(published):
    desk = Desk(speed="instant")
    almost = lazy_replay("shards", PUBLIC.moves - 1)
    desk.receive(
        {"do": "resume", "head": almost.header(), "chairs": ["Random", "Random"], "moves": list(almost.moves)}
    )
    assert desk.dealt
    desk.receive({"do": "skip"})
    assert len(desk.game.film) == PUBLIC.moves
    assert not desk.auto
    assert "too long" in desk.toast


def test_only_so_many_games_wait_below_the_one_on_the_table(published):
    desk = Desk()
    text = str(lazy_replay("ascension", 30))
    for _ in range(PUBLIC.branches + 3):
        desk.receive({"do": "load", "text": text})
    assert len(desk.stack) == PUBLIC.branches


def test_the_whole_log_of_a_long_game_is_still_bounded():
    desk = Desk()
    desk.receive({"do": "load", "text": str(lazy_replay("shards", 6000))})
    desk.receive({"do": "jump", "to": "last"})
    desk.receive({"do": "log", "all": True})
    scene = desk.scene()
    assert 2000 < sum(len(group["lines"]) for group in scene["log"]) < 3100
    assert scene["log more"]


def test_names_are_text_and_short():
    desk = table()
    match = desk.game.match
    head = match.replay().header()
    kept = {"do": "resume", "head": head, "chairs": ["person", "Greedy"], "moves": list(match.moves)}
    script = "<img src=x onerror=alert(1)>"
    desk.receive({**kept, "names": [script, "y" * 120]})
    assert desk.game.names == [script, "y" * 40]
    for names in ([script], [1, 2], [script, "y" * 500], {"a": 1}, "xy"):
        desk.receive({**kept, "names": names})
        assert desk.game.names is None


def test_a_page_cannot_write_what_it_is_shown():
    page = kit.App().page
    before = dict(page.scene), dict(page.book), page._esm
    page._handle_msg(
        {
            "content": {
                "data": {
                    "method": "update",
                    "state": {"scene": {"n": 99}, "book": {}, "_esm": "evil"},
                    "buffer_paths": [],
                }
            },
            "buffers": [],
        }
    )
    assert (dict(page.scene), dict(page.book), page._esm) == before


# ---------------------------------------------------------------------- through the real line


def custom(visitor, content):
    return {"comm_id": visitor.model, "data": {"method": "custom", "content": content}}


HOSTILE = [
    {"do": "move", "move": "end", "number": 0},
    {"do": "move", "move": "end", "number": 10**30},
    {"do": "move", "move": "acquire everything", "number": None},
    {"do": "move", "move": ["end"], "number": 8},
    {"do": "split", "moves": [[[[]]], {}], "number": 8},
    {"do": "step", "at": 10**9},
    {"do": "seat", "to": 1},
    {"do": "reveal", "seat": 1},
    {"do": "go", "to": -1},
    {"do": "load", "text": "x" * 400_000},
    {"do": "load", "text": "kit replay 1\n<script>"},
    {"do": "resume", "head": "x" * 999, "chairs": ["person"] * 8, "moves": ["end"] * 20_000},
    {"do": "form", "name": "boxes", "value": "../../etc"},
    {"do": {"do": "deal"}},
    {"do": "__init__"},
    {"do": "language", "to": {"en": 1}},
    ["do", "deal"],
    None,
]


def test_hostile_messages_leave_the_game_and_the_page_as_they_were(house, visitor):
    kernel_state = list(visitor.record), visitor.scene["number"]

    async def attack():
        for content in HOSTILE:
            await visitor.send("comm_msg", custom(visitor, content))
        # Written straight into the widget, or into what is no widget.
        for state in (
            {"scene": {"n": 10**6}},
            {"book": None},
            {"_esm": "evil"},
            {"layout": "IPY_MODEL_x"},
            [],
            None,
        ):
            data = {"method": "update", "state": state, "buffer_paths": []}
            await visitor.send("comm_msg", {"comm_id": visitor.model, "data": data})
        for data in (None, [], {"method": "request_state"}, {"method": ["update"]}, {"method": "update", "state": {}, "buffer_paths": [["a"]]}):  # fmt: skip
            await visitor.send("comm_msg", {"comm_id": visitor.model, "data": data})
        await visitor.send("comm_msg", {"comm_id": "nobody", "data": {}})
        await visitor.send("comm_close", {"comm_id": "nobody", "data": {}})
        await visitor.pulse()

    house.run(attack())
    house.run(visitor.say(do="record"))
    assert (visitor.record, visitor.scene["number"]) == kernel_state
    assert visitor.scene["app"]["screen"] == "table"


def test_a_page_cannot_make_widgets(house, visitor):
    async def widgets():
        await visitor.send("comm_info_request", {"target_name": "jupyter.widget"})
        answer = await visitor.hear(lambda m: m["msg_type"] == "comm_info_reply")
        return set(answer["content"]["comms"])

    async def attack():
        before = await widgets()
        for number, name in enumerate(("HTMLModel", "OutputModel", "FileUploadModel")):
            state = {
                "_model_name": name,
                "_model_module": "@jupyter-widgets/controls",
                "_view_name": name,
                "value": "x",
            }
            content = {"comm_id": f"new-{number}", "target_name": "jupyter.widget", "data": {"state": state}}
            await visitor.send("comm_open", content, {"version": "2.1.0"})
        await visitor.send("comm_open", {"comm_id": "other", "target_name": "anything", "data": {}})
        await visitor.send(
            "comm_open", {"comm_id": "module", "target_name": "x", "target_module": "os", "data": {}}
        )
        assert await widgets() == before

    house.run(attack())


def message(content, msg_type="comm_msg", channel="shell"):
    header = {"msg_id": "x", "msg_type": msg_type, "session": "x", "username": "", "version": "5.3", "date": ""}
    return json.dumps(
        {"header": header, "parent_header": {}, "metadata": {}, "content": content, "channel": channel}
    )


@pytest.mark.parametrize(
    "raw",
    [
        "x" * 600_000,
        "[" * 100_000,
        '{"a":' * 50_000,
        "not json",
        "[]",
        '{"channel": "shell"}',
        message(None),
        message([]),
        message("x"),
        message({"comm_id": {}}),
        message({}, msg_type=["comm_msg"]),
        message({}, msg_type=None, channel="iopub"),
        b"\x00" * 64,
        b"\xff" * 64,
    ],
    ids=[
        "huge",
        "deep",
        "deeper",
        "words",
        "list",
        "empty",
        "nothing",
        "a list",
        "text",
        "no comm",
        "a list as type",
        "no type",
        "zeros",
        "ones",
    ],
)
def test_what_is_not_even_a_message_ends_the_line_at_most(house, visitor, raw):
    async def attack():
        try:
            await visitor.write(raw)
            await visitor.pulse()
        except Closed:
            await visitor.connect()
            await visitor.pulse()

    before = list(visitor.record)
    house.run(attack())
    house.run(visitor.say(do="record"))
    assert visitor.record == before


def test_a_page_that_talks_too_fast_is_cut_off_and_may_come_back(house, visitor):
    async def flood():
        for _ in range(3000):
            await visitor.send("comm_info_request", {})
        await visitor.hear(lambda m: False)

    async def attack():
        with pytest.raises(Closed):
            await flood()
        await visitor.connect()
        await visitor.pulse()

    house.run(attack())
    assert house.run(visitor.say(do="close"))["app"]["screen"] == "table"


def test_only_so_many_look_at_one_table(house, visitor):
    others = []

    async def crowd():
        while len(others) < 10:
            other = Visitor(house.url)
            other.kernel = visitor.kernel
            await other.connect()
            others.append(other)

    async def attack():
        with pytest.raises(HTTPClientError) as refused:
            await crowd()
        assert refused.value.code == 429
        assert len(others) < 10
        for other in others:
            await other.hang_up()

    house.run(attack())
    house.run(visitor.pulse())
