"""Replay: a game as text that may come from anywhere, and is read strictly."""

import re

import pytest

import kit
from kit.play import replay as replays
from tests.helpers import Wild


@pytest.fixture(scope="module")
def text():
    match = kit.Match(kit.load("ascension"), [Wild(1), Wild(2), Wild(3)], seed=31)
    match.run()
    return str(match.replay())


def header(text, old, new):
    """The text with one change in its second line."""
    lines = text.splitlines()
    assert old in lines[1]
    lines[1] = lines[1].replace(old, new, 1)
    return "\n".join(lines) + "\n"


def test_the_text_reads_like_a_score(text):
    lines = text.splitlines()
    assert lines[0] == "kit replay 1"
    fingerprint = kit.load("ascension").fingerprint
    assert lines[1] == f"ascension | sets base | variants none | seats 3 | seed 31 | cards {fingerprint}"
    for number, line in enumerate(lines[2:], 1):
        assert re.match(rf"{number} p[123]  [a-z]", line)
        assert line.endswith("end")


def test_answers_of_other_seats_stand_behind_their_names():
    for seed in range(60):
        match = kit.Match(kit.load("ascension"), [Wild(seed), Wild(seed + 1)], seed=seed)
        match.run()
        text = str(match.replay())
        if "; p" in text:
            break
    line = next(line for line in text.splitlines() if "; p" in line)
    assert re.search(r"; p[12]: (destroy|keep) [a-z-]+; p[12]: ", line)
    replay = kit.Replay.parse(text)
    assert str(replay) == text
    other = re.sub(r"; p(\d): (destroy|keep)", lambda m: f"; p{3 - int(m[1])}: {m[2]}", text, count=1)
    with pytest.raises(kit.BadReplay, match="is asked in turn"):
        kit.Replay.parse(other)
    with pytest.raises(kit.BadReplay, match="who answers"):
        kit.Replay.parse(re.sub(r"; p\d: (destroy|keep)", r"; \1", text, count=1))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("ascension", "chess"),
        ("ascension", "shards"),
        ("ascension", "../../etc"),
        ("sets base", "sets bases"),
        ("sets base", "sets base, base"),
        ("sets base", "sets "),
        ("sets base", "sets ../base"),
        ("variants none", "variants blind"),
        ("variants none", "variants "),
        ("seats 3", "seats 2"),
        ("seats 3", "seats 5"),
        ("seats 3", "seats 0"),
        ("seats 3", "seats -3"),
        ("seats 3", "seats three"),
        ("seats 3", "seats ３"),
        ("seats 3", "seats +3"),
        ("seats 3", "seats 03"),
        ("seats 3", "seats 3.0"),
        ("seats 3", "seats " + "9" * 600),
        ("seed 31", "seed 3_1"),
        ("seed 31", "seed 0x1f"),
        ("seed 31", "seed " + "9" * 400),
        ("seed 31", "seed"),
        ("seed 31 | ", ""),
        ("seed 31", "seed 31 | seed 31"),
        ("seed 31", "seed 31 | mood good"),
        ("cards ", "cards 0"),
        (" | ", "|"),
        (" | ", "  |  "),
        ("ascension", "ascension\x00"),
        ("ascension", "ascension" + " " * 5000),
    ],
)
def test_a_hostile_header_is_refused(text, old, new):
    with pytest.raises(kit.BadReplay) as error:
        kit.Replay.parse(header(text, old, new))
    assert len(str(error.value)) < 600


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "kit replay 1",
        "kit replay 2\nascension",
        "kit replay 1 \nascension",
        " kit replay 1\nascension",
        "\ufeffkit replay 1\nascension",
        "kit replay 1\n\n",
        "kit replay 1\n" + "|" * 1000,
        "\x00" * 100,
    ],
)
def test_what_is_not_a_replay_is_refused(text):
    with pytest.raises(kit.BadReplay):
        kit.Replay.parse(text)


@pytest.mark.parametrize(
    "line",
    [
        "1 p1 play apprentice",
        "1 p1   play apprentice",
        "p1  play apprentice",
        "1  play apprentice",
        "1 p0  end",
        "1 p10  end",
        "1000000 p1  end",
        "１ p1  end",
        "-1 p1  end",
        "1 p1  ",
        "1 p1  end,",
        "1 p1  end, ",
        "1 p1  , end",
        "1 p1  end;",
        "1 p1  end; ",
        "1 p1  p1: end",
        "1 p1  END",
        "1 p1  end\x00",
        "1 p1  <script>",
        "1 p1  play apprentice # by the way",
        "1 p1  pläy apprentice",
        "1 p1  " + "a" * 200,
        "1 p1  __import__('os')",
        "1 p1  play ../../apprentice",
    ],
)
def test_a_line_that_is_no_turn_is_refused(line):
    rules = kit.load("ascension")
    first = str(kit.Replay(rules, 2, 1, []))
    assert len(kit.Replay.parse(first)) == 0
    with pytest.raises(kit.BadReplay, match="Line 3"):
        kit.Replay.parse(first + line + "\n")


def test_a_turn_or_seat_that_is_not_so_is_refused(text):
    line = text.splitlines()[2]
    turn, seat = re.match(r"(\d+) p(\d)", line).groups()
    for wrong in (f"{int(turn) + 1} p{seat}", f"{turn} p{int(seat) % 3 + 1}"):
        with pytest.raises(kit.BadReplay, match=r"Line 3.*is asked in turn"):
            kit.Replay.parse(text.replace(f"{turn} p{seat}", wrong, 1))


def test_a_move_that_is_not_offered_is_refused_with_what_is(text):
    with pytest.raises(kit.BadReplay, match=r"Line 3: 'play muramasa' is not offered; p\d may: "):
        kit.Replay.parse(re.sub(r"(1 p\d  )", r"\1play muramasa, ", text, count=1))


def test_moves_after_the_end_are_refused(text):
    last = text.splitlines()[-1]
    turn, seat = re.match(r"(\d+) p(\d)", last).groups()
    with pytest.raises(kit.BadReplay, match="after the end"):
        kit.Replay.parse(text + f"{int(turn) + 1} p{int(seat) % 3 + 1}  end\n")
    with pytest.raises(kit.BadReplay, match="after the end"):
        kit.Replay.parse(text.rstrip() + ", end\n")


def test_too_much_is_refused_before_it_is_read(text, tmp_path):
    with pytest.raises(kit.BadReplay, match="too long"):
        kit.Replay.parse(text + "\n" * replays.MOST_BYTES)
    path = tmp_path / "long.txt"
    path.write_bytes(b"x" * (replays.MOST_BYTES + 1))
    with pytest.raises(kit.BadReplay, match="too long"):
        kit.Replay.load(path)
    first = str(kit.Replay(kit.load("ascension"), 2, 1, []))
    many = first + "1 p1  " + "end, " * (replays.MOST_MOVES + 1) + "end\n"
    with pytest.raises(kit.BadReplay, match="too many"):
        kit.Replay.parse(many)


def test_other_cards_are_refused(text):
    fingerprint = kit.load("ascension").fingerprint
    with pytest.raises(kit.BadReplay, match="cards have changed"):
        kit.Replay.parse(text.replace(fingerprint, "0" * len(fingerprint)))


def test_files_that_cannot_be_read_are_refused(tmp_path):
    (tmp_path / "bytes.txt").write_bytes(b"kit replay 1\n\xff\xfe\n")
    with pytest.raises(kit.BadReplay, match="not text"):
        kit.Replay.load(tmp_path / "bytes.txt")
    with pytest.raises(kit.BadReplay, match="cannot be read"):
        kit.Replay.load(tmp_path / "nowhere.txt")
    with pytest.raises(kit.BadReplay, match="cannot be read"):
        kit.Replay.load(tmp_path)


def test_other_line_ends_and_empty_lines_do_no_harm(text):
    assert str(kit.Replay.parse(text.replace("\n", "\r\n"))) == text
    assert str(kit.Replay.parse(text + "\n\n")) == text


def test_every_position_is_reached_from_anywhere(text):
    replay = kit.Replay.parse(text)
    states = []
    state = replay.rules.begin(3, 31)
    for move in replay.moves:
        states.append(state.digest())
        state.apply(move)
    states.append(state.digest())
    for number in (len(replay), 41, 40, 39, 0, 200, 199, 80, 1):
        assert replay.at(number).digest() == states[number]
    assert replay.at(-2).digest() == states[-2]
    replay.at(40).apply(replay.moves[40])
    assert replay.at(40).digest() == states[40], "a position that was given away is not the kept one"


def test_a_replay_made_by_hand_is_checked_when_it_is_used():
    replay = kit.Replay(kit.load("ascension"), 2, 1, ["play muramasa"])
    with pytest.raises(kit.BadReplay, match="move 1"):
        replay.at(1)


def test_a_game_with_cards_of_ones_own_needs_them_to_be_read(tmp_path):
    own = tmp_path / "own.yaml"
    own.write_text(
        "game: ascension\nset: own\nname: {en: Own}\n"
        "cards:\n  - {id: own-hero, name: {en: Own Hero}, type: hero, cost: {runes: 1}, honor: 1, copies: 1,"
        " play: [{gain: {runes: 1}}]}\n",
        encoding="utf-8",
    )
    match = kit.Match(kit.load("ascension", extra=own), [kit.First(), kit.Greedy()], seed=1)
    match.run()
    path = match.replay().save(tmp_path / "game.txt")
    with pytest.raises(kit.BadReplay, match="cards have changed"):
        kit.Replay.load(path)
    assert kit.Replay.load(path, extra=own).at(-1).digest() == match.state.digest()
