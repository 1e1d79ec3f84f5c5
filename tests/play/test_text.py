"""The table and the story as text: in three languages, and never a word about what is hidden."""

import re

import pytest

import kit
from kit.cards.sentences import sentence
from kit.core.events import ACQUIRE, DEFEAT, GAIN, LOSE, REVEAL, SPEND, WASTE
from kit.play.answers import chosen
from kit.play.teams import partners, totals
from kit.play.text import log_text, table_text
from tests.helpers import IDS, TABLES, Wild

LANGUAGES = ("en", "fr", "pt")


def names(rules, ids, language):
    """Card names in a language, longest first, so that one name inside another is not mistaken for it."""
    return {rules.cards[rules.by_id[card]].name(language) for card in ids}


def hidden_and_open(state, viewer):
    """The ids of cards this seat cannot see anywhere, and of those it can."""
    view = state.view(viewer)
    rules = state.rules
    seen = set()
    for zone in rules.table_zones:
        seen.update(view.zone(zone.name) or [])
    for seat in range(state.seats):
        for zone in rules.seat_zones:
            seen.update(view.zone(zone.name, seat) or [])
    everything = {state.name(card) for card in range(len(state.kinds))}
    return everything - seen, seen


def without(text, shown):
    """The text with all names blotted out that may be there."""
    for name in sorted(shown, key=len, reverse=True):
        text = text.replace(name, "■")
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_the_table_names_no_hidden_card(rules, seats, language):
    checked = 0
    for seed in range(2):
        state = rules.begin(seats, seed)
        agent = Wild(seed)
        for step in range(160):
            if state.decision is None:
                break
            if step % 23 == 0:
                for viewer in range(-1, seats):
                    secret, shown = hidden_and_open(state, viewer)
                    page = without(table_text(state.view(viewer), language), names(rules, shown, language))
                    found = [name for name in names(rules, secret, language) if f" {name} " in f" {page} "]
                    # A card in sight may speak of another by name (an upgrade takes the place of a Crystal).
                    told = "\n".join(sentence(rules.cards[rules.by_id[card]], language) for card in shown)
                    assert [name for name in found if name not in told] == []
                    checked += len(secret)
            state.apply(agent.choose(state.view(state.decision.seat), state.decision))
    assert checked > 100


def secretive():
    """Hidden cards that lie nowhere in the open: in p2's hand and deck, in p1's deck, in the centre deck."""
    return kit.Table(
        "ascension",
        hand="apprentice",
        deck="the-grand-design",
        centre="oziah-the-peerless",
        opponents=[{"hand": "muramasa", "deck": "hedron-cannon"}],
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_tells_each_seat_its_own_hand_only(language):
    state = secretive().state
    card = {name: state.rules.cards[state.rules.by_id[name]].name(language) for name in state.rules.by_id}
    mine, yours = table_text(state.view(0), language), table_text(state.view(1), language)
    assert card["apprentice"] in mine
    for name in ("the-grand-design", "oziah-the-peerless", "muramasa", "hedron-cannon"):
        assert card[name] not in mine
    assert card["muramasa"] in yours
    for name in ("the-grand-design", "oziah-the-peerless", "hedron-cannon"):
        assert card[name] not in yours
    onlooker = table_text(state.view(-1), language)
    assert re.search(r"\bp1 ?: ", onlooker)
    assert re.search(r"\bp2 ?: ", onlooker)
    for name in ("the-grand-design", "oziah-the-peerless", "muramasa", "hedron-cannon"):
        assert card[name] not in onlooker


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_the_story_names_no_hidden_card(rules, seats, language):
    """Events may name a card only to those who saw where it came from or where it went."""
    hidden = {rules.place("deck"), rules.place("hand")}
    told = 0
    for seed in range(3):
        state = rules.begin(seats, seed)
        state.log = []
        agent = Wild(seed)
        while state.decision is not None:
            state.apply(agent.choose(state.view(state.decision.seat), state.decision))
            table = len(rules.table_zones)
            for event in state.log:
                what, seat, card, _, source, target = event
                # What is revealed is shown to everybody; what is gained is no card.
                if what in (REVEAL, GAIN, LOSE, SPEND, WASTE) or source < table or target < table or card < 0:
                    continue
                ends = [divmod(spot - table, len(rules.seat_zones)) for spot in (source, target)]
                if not all(place + 64 in hidden for _, place in ends):
                    continue
                for viewer in range(-1, seats):
                    owners = {whose for whose, place in ends if place + 64 == rules.place("hand")}
                    line = " ".join(log_text(state, [event], viewer, language))
                    name = rules.cards[state.kinds[card]].name(language)
                    assert (name in line) == (viewer in owners), (line, name, viewer, seat)
                    told += 1
            state.log.clear()
    assert told > 20


def test_a_robbery_is_told_in_full_to_both_and_in_part_to_others():
    table = kit.Table(
        "ascension", seats=3, power=6, row="xeron-duke-of-lies", opponents=[{"hand": "muramasa"}, {"hand": ""}]
    )
    table.do("defeat xeron-duke-of-lies")
    state = table.state
    events = list(state.log)
    assert any("Muramasa" in line for line in log_text(state, events, 0))
    assert any("Muramasa" in line for line in log_text(state, events, 1))
    for viewer in (2, -1):
        lines = log_text(state, events, viewer)
        assert not any("Muramasa" in line for line in lines)
        assert any("a card" in line and "p2" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_every_event_can_be_told(rules, seats, language):
    """A whole game as a story: no gaps, no code words, no empty lines."""
    state = rules.begin(seats, 4)
    state.log = []
    agent = Wild(4)
    while state.decision is not None:
        state.apply(agent.choose(state.view(state.decision.seat), state.decision))
    for viewer in (0, -1):
        lines = log_text(state, state.log, viewer, language)
        assert len(lines) > 20
        for line in lines:
            assert line == line.strip()
            assert "{" not in line
            assert "p0" not in line.split()
            assert line[-1] not in ",;→"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_keeps_its_width(language):
    for width in (70, 80, 120):
        for line in table_text(secretive().state.view(0), language, width).splitlines():
            assert len(line) <= width, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_broken_and_no_two_run_together(language):
    state = kit.Table("ascension", hand="apprentice mystic", row="mephit sea-tyrant").state
    wide = " ".join(table_text(state.view(0), language, 200).split())
    for width in (60, 70, 80, 100):
        page = table_text(state.view(0), language, width)
        assert [word for word in page.split() if word not in wide and not set(word) <= set("-=")] == []


def test_an_unknown_language_is_english():
    state = secretive().state
    assert table_text(state.view(0), "xx") == table_text(state.view(0), "en")


@pytest.mark.parametrize(
    ("language", "mine", "others"),
    [
        ("en", "p3 (your team-mate): ", "p2 (with p4): "),
        ("fr", "p3 (votre coéquipier) : ", "p2 (avec p4) : "),
        ("pt", "p3 (seu parceiro): ", "p2 (com p4): "),
    ],
)
def test_the_table_says_who_plays_with_whom(language, mine, others):
    state = kit.load("ascension", variants=["teams"]).begin(seats=4, seed=1)
    page = table_text(state.view(0), language)
    assert f"  {mine}" in page
    assert f"  {others}" in page
    # Whoever only looks on is on no side.
    assert mine.split("(")[1] not in table_text(state.view(-1), language)


def test_who_plays_with_whom_is_so_in_both_games_and_nobody_plays_with_the_automatic_one():
    opposite = kit.load("ascension", ["base", "return-of-the-fallen"], ["teams"])
    assert partners(opposite, 6) == ((3,), (4,), (5,), (0,), (1,), (2,))
    assert partners(kit.load("shards", variants=["two-against-two"]), 4) == ((3,), (2,), (1,), (0,))
    for rules, seats in TABLES:
        together = {"teams", "two-against-two", "alliance"} & set(rules.variants)
        everyone = seats + len(rules.automata)
        assert any(partners(rules, everyone)) == bool(together), rules.label


@pytest.mark.parametrize(("language", "team"), [("en", "Team"), ("fr", "Équipe"), ("pt", "Equipe")])
def test_a_team_is_told_what_it_has_together(language, team):
    rules = kit.load("ascension", variants=["teams"])
    match = kit.Match(rules, [kit.Greedy(), kit.Random(1), kit.Greedy(), kit.Random(2)], seed=3)
    match.run()
    scores = match.state.scores
    first, second = totals(match.state, language)
    assert first == f"{team} p1 + p3 = {scores[0] + scores[2]} *"
    assert second == f"{team} p2 + p4 = {scores[1] + scores[3]}"
    assert totals(kit.load("ascension").begin(seats=3), language) == []
    boxes = ["base", "shadow-of-salvation"]
    alliance = kit.load("shards", boxes, ["alliance", "random-heroes"])
    assert totals(alliance.begin(seats=5), language) == [], "neighbours are no teams"


@pytest.mark.parametrize(
    ("language", "next_"),
    [
        ("en", "> the next two for Samael"),
        ("fr", "> les deux prochaines pour Samael"),
        ("pt", "> as duas próximas para Samael"),
    ],
)
def test_the_two_cards_samael_takes_next_are_marked(language, next_):
    rules = kit.load("ascension", variants=["solo"])
    state = rules.begin(seats=1, seed=4)
    marked = [line[2:] for line in table_text(state.view(0), language).splitlines() if line.startswith("> ")]
    names = [rules.cards[rules.by_id[name]].name(language) for name in state.view(0).zone("row")]
    assert [name for line in marked for name in names[:2] if f"  {name} " in line] == names[1::-1]
    assert marked[2:] == [next_[2:]]
    before = list(state.zones[rules.place("row")])
    state.log = []
    state.apply("end")
    taken = [event[2] for event in state.log if event[0] in (ACQUIRE, DEFEAT) and event[1] == 1]
    assert sorted(taken) == sorted(before[-2:])
    assert "> " not in table_text(kit.load("ascension").begin(seats=2).view(0), language)


def test_said_short_the_first_of_several_like_cards_is_meant():
    table = kit.Table("ascension", ["base"], ["solo"], runes=6, row="landtalker mephit landtalker")
    decision, rules = table.state.decision, table.rules
    assert chosen("acheter parle-terre", decision, rules, "fr").text == "acquire landtalker"
    second = "Acheter Parle-Terre (6 runes), la deuxième de la ligne centrale"
    assert chosen(second, decision, rules, "fr").text == "acquire landtalker second"
    assert chosen("acquire landtalker second", decision, rules, "en").text == "acquire landtalker second"
