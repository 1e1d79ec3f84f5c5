"""Battles as scenes, without a browser: the boss, what lies in front of each player, the baton, team-mates' cards."""

import json
import random

import pytest

import kit
from kit.board.scene.battle import page_text
from kit.board.scene.table import paint
from kit.board.session import Session
from kit.core.view import View
from kit.games import known_bosses
from tests.board.test_scene import cards_in, moves_in, scene_of, sitting

SETS = ["base", "relics-of-the-future", "shadow-of-salvation"]
BOSSES = known_bosses("shards")
LANGUAGES = ["en", "fr", "pt"]


def battle(boss="moc-sai", variants=(), **more):
    return kit.load("shards", SETS, ["boss", *variants], boss=boss, **more)


def positions(rules, seats, seed, wild=0.3, most=700):
    """Positions of a whole battle of Greedys who sometimes do just anything."""
    pick = random.Random(seed)
    greedy = kit.Greedy()
    state = rules.begin(seats, seed)
    for _ in range(most):
        decision = state.decision
        if decision is None:
            return
        yield state
        wildly = pick.random() < wild
        move = pick.choice(decision.options) if wildly else greedy.choose(state.view(decision.seat), decision)
        state.apply(move)
    yield state


def session(rules=None, chairs=None, seed=3, **more):
    chairs = chairs or [None, kit.Greedy()]
    return Session(kit.Match(rules or battle(variants=["novice"]), list(chairs), seed), speed="instant", **more)


def said(session, move, **more):
    decision = session.asked()
    session.receive({"do": "move", "move": move, "number": decision.number, **more})


def play(session, until):
    """Let Greedy answer for the people until something is so."""
    greedy = kit.Greedy()
    while not until(session):
        decision = session.asked()
        match = session.game.match
        if decision is None:
            assert match.decision is not None, "the battle was over before"
            session.receive({"do": "skip"})
            continue
        said(session, greedy.choose(match.state.view(decision.seat), decision).text)
    return session


# ---------------------------------------------------------------------- every question of every boss


def test_every_option_of_every_boss_can_be_clicked_and_nothing_hidden_is_shown():
    asked = set()
    for boss in BOSSES:
        for seats, seed, wild in ((2, 1, 0.3), (3, 2, 0.1), (3, 4, 0.02), (5, 3, 0.05)):
            for number, state in enumerate(positions(battle(boss), seats, seed, wild)):
                if state.decision is not None:
                    asked.add(state.decision.why)
                    scene = scene_of(state, state.decision.seat, LANGUAGES[number % 3])
                    assert set(moves_in(scene)) == {move.text for move in state.decision.options}
                if number % 9 == 0:
                    nothing_hidden_is_shown(state, seats)
    assert asked >= {"main", "hero", "heal", "shield", "discard", "player", "pass-on", "perish", "choose"}


def test_the_card_under_a_shadow_champion_is_given_to_a_player():
    greedy = kit.Greedy()
    for seed in range(40):
        state = battle("moc-sai", ["novice"]).begin(3, seed)
        while (decision := state.decision) is not None:
            if decision.why == "gift":
                scene = scene_of(state, decision.seat)
                assert [button[0] for button in scene["dock"]["buttons"]] == [
                    move.text for move in decision.options
                ]
                assert [bool(seat.get("m")) for seat in scene["seats"]] == [True, True, True, False]
                return
            wish = [move for move in decision.options if "gene-scavs" in move.text]
            state.apply(wish[0] if wish else greedy.choose(state.view(decision.seat), decision))
    pytest.fail("nobody was given anything")


def nothing_hidden_is_shown(state, seats):
    for seat in range(seats):
        shown = set(cards_in(scene_of(state, seat)))
        for other in range(seats):
            assert other == seat or not shown & set(state.zone(other, state.rules.place("hand")))
        assert not shown & set(state.zones[state.rules.place("fate-deck")])
        assert not shown & set(state.zones[state.rules.place("face-down")])


@pytest.mark.parametrize("boss", BOSSES)
def test_a_scene_is_small_and_plain_data(boss):
    largest = 0
    for state in positions(battle(boss), 5, 4):
        if state.decision is not None and state.decision.why == "main":
            text = json.dumps(scene_of(state, state.decision.seat))
            largest = max(largest, len(text))
    assert 3000 < largest < 20_000


# ---------------------------------------------------------------------- the boss


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("boss", BOSSES)
def test_the_page_says_what_the_boss_does_in_every_language(boss, language):
    page = page_text(battle(boss), language)
    rules = battle(boss)
    assert len(page["thresholds"]) == len(rules.sides.battle.page.thresholds)
    assert all(len(text) > 8 and text.endswith(".") for text in page["thresholds"])
    # The number stands on the mark, not in front of the sentence.
    assert not any(text.split(":")[0].strip().split(" ")[0].isdigit() for text in page["thresholds"])
    assert len(page["groups"]) == 2
    assert page["designed"]
    if language != "en":
        assert page["thresholds"] != page_text(rules, "en")["thresholds"]


def test_the_boss_panel_shows_health_mastery_and_how_each_threshold_stands():
    rules = battle("moc-sai")
    seen = set()
    for state in positions(rules, 2, 7, wild=0):
        panel = scene_of(state, 0)["boss"]
        whole = rules.sides.battle.page.health[2]
        assert panel["health"] == [max(0, state.view(0).count("health", 2)), whole]
        assert panel["mastery"] == state.view(0).count("mastery", 2)
        states = [entry["state"] for entry in panel["thresholds"]]
        # First those that were reached, then the next, then the rest.
        order = {"reached": 0, "missed": 0, "next": 1, "ahead": 2}
        assert [order[it] for it in states] == sorted(order[it] for it in states)
        assert states.count("next") == (1 if "ahead" in states or "next" in states else 0)
        for entry in panel["thresholds"]:
            if entry.get("on"):
                assert entry["lasting"]
                assert panel["mastery"] >= entry["at"]
        seen.update(states)
        assert {pile["name"] for pile in panel["piles"]} == {"fate-deck", "fate-discard"}
        assert "cards" not in panel["piles"][0]
    assert seen >= {"next", "ahead", "reached"}


def test_a_havoc_threshold_that_was_passed_too_early_is_marked_as_missed():
    rules = battle("dominatus", head_start=15)
    panel = scene_of(rules.begin(2, 1), 0)["boss"]
    by_mastery = {entry["at"]: entry for entry in panel["thresholds"]}
    assert by_mastery[14]["havoc"] == 1
    for state in positions(rules, 2, 1, wild=0):
        entry = {it["at"]: it for it in scene_of(state, 0)["boss"]["thresholds"]}[14]
        if state.view(0).count("crossed") >> 2 & 1 and not state.view(0).count("lit") >> 2 & 1:
            assert entry["state"] == "missed"
            return
    pytest.fail("the threshold of 14 was never passed by")


def test_poison_seeds_and_face_down_cards_are_shown_as_counts():
    scene = scene_of(battle("crimson-thorn").begin(2, 1), 0)
    assert [pile["name"] for pile in scene["boss"]["piles"]] == ["fate-deck", "fate-discard", "spores"]
    for state in positions(battle("glitchmother"), 2, 1):
        if state.turn == 0:
            continue
        scene = scene_of(state, 0)
        assert len(scene["row"]) + scene.get("hidden row", 0) == 6
        assert "more" not in scene


def test_hack_tokens_are_only_shown_where_there_are_any():
    names = [it["name"] for it in scene_of(battle("moc-sai").begin(2, 1), 0)["seats"][0]["counters"]]
    assert "hack-tokens" not in names
    names = [it["name"] for it in scene_of(battle("mind-hacker").begin(2, 1), 0)["seats"][0]["counters"]]
    assert "hack-tokens" in names


# ---------------------------------------------------------------------- in front of a player


def test_cards_of_the_boss_lie_in_front_of_the_players_with_their_numbers():
    rules = battle("moc-sai")
    pooled = paid = carried = False
    for seed in range(6):
        for state in positions(rules, 3, seed):
            scene = scene_of(state, 0)
            for seat in range(3):
                entry = scene["seats"][seat]
                front = entry.get("front", [])
                shadow = state.zone(seat, rules.place("shadow"))
                attacks = state.zone(seat, rules.place("attacks"))
                assert [it["k"] for it in front] == [*shadow, *attacks]
                for it in front:
                    if it["k"] in shadow:
                        put, health = it["need"]
                        assert 0 <= put < health
                        assert it["power"] >= 0
                        pooled = pooled or put > 0
                        carried = carried or "under" in it
                    else:
                        assert it["close"][1] == 5
                        paid = paid or it["close"][0] > 0
                if entry.get("threat"):
                    assert entry["threat"] == sum(it.get("power", 0) for it in front)
                assert not {zone["name"] for zone in entry.get("zones", [])} & {"shadow", "attacks"}
    assert pooled
    assert paid
    assert carried


def test_the_boss_has_no_panel_among_the_players():
    scene = scene_of(battle().begin(2, 1), 0)
    assert scene["boss"]["seat"] == 2
    assert "front" not in scene["seats"][2]


# ---------------------------------------------------------------------- the baton


def test_the_dock_names_those_who_have_not_finished_and_what_will_strike_the_boss():
    table = play(session(), lambda s: s.asked() and s.asked().why == "main" and s.view().count("power", 0) > 0)
    dock = table.scene()["dock"]
    assert dock["over"] == [["hand-over p2", "Hand over to Greedy", "Hand over to", 1]]
    assert "Greedy" in dock["small"]
    assert dock["end"]["label"] == "I have finished"
    assert dock["end"]["strike"] == [table.view().count("power", 0), "strikes Moc Sai"]
    assert not any(button[0].startswith("hand-over") for button in dock["buttons"])


def test_the_last_one_ends_the_turn_of_all():
    table = session(chairs=[None, None])
    play(table, lambda s: s.asked().why == "main")
    first = table.asked().seat
    said(table, "end")
    scene = table.scene()
    assert scene["me"] == 1 - first
    assert scene["dock"]["end"]["label"] == "End the players' turn"
    assert scene["seats"][first]["done"] == 1
    assert "over" not in scene["dock"] or scene["dock"]["over"] == []


def test_people_at_one_screen_see_each_others_hands_and_no_curtain_falls():
    table = session(chairs=[None, None, kit.Greedy()])
    play(table, lambda s: s.asked() and s.asked().why == "main")
    scene = table.scene()
    assert "curtain" not in scene
    mine, other = scene["me"], 1 - scene["me"]
    assert scene["hand"]
    assert len(scene["seats"][other]["open hand"]) == 5
    # The bot's hand stays its own.
    assert "open hand" not in scene["seats"][2]
    state = table.game.match.state
    view = View(state, mine, (0, 1))
    assert view.cards("hand", other) is not None
    assert view.cards("hand", 2) is None
    assert view.cards("deck", other) is None


def test_a_click_on_a_team_mates_card_hands_the_baton_over_and_plays_it():
    table = session(chairs=[None, None])
    play(table, lambda s: s.asked().why == "main")
    scene = table.scene()
    me, mate = scene["me"], 1 - scene["me"]
    card = next(it for it in scene["seats"][mate]["open hand"] if it.get("m"))
    assert card["via"] == mate
    before = list(table.game.match.moves)
    said(table, card["m"][0][0], via=mate)
    assert table.toast == ""
    assert table.game.match.moves == [*before, f"hand-over p{mate + 1}", card["m"][0][0]]
    assert table.scene()["me"] == mate
    # One undo takes both back, and the baton is where it was.
    table.receive({"do": "undo"})
    assert table.game.match.moves == before
    assert table.scene()["me"] == me


@pytest.mark.parametrize("via", [7, -1, 2, True, "1", None, 1.0])
def test_a_seat_that_is_no_team_mate_changes_nothing(via):
    table = session(chairs=[None, None])
    play(table, lambda s: s.asked().why == "main")
    before = list(table.game.match.moves)
    said(table, "play moonlight", via=via)
    assert table.game.match.moves == before
    assert table.toast


def test_with_a_bot_in_the_other_chair_its_cards_cannot_be_clicked():
    table = session()
    play(table, lambda s: s.asked() and s.asked().why == "main")
    assert not any("via" in it for it in table.scene()["seats"][1]["stays"])
    before = list(table.game.match.moves)
    said(table, "play crystal", via=1)
    assert table.game.match.moves == before


# ---------------------------------------------------------------------- the story and the end


def test_the_log_tells_the_boss_and_the_players_turn_by_turn():
    table = session(battle("moc-sai"))
    play(table, lambda s: s.game.match.state.turn >= 6 and s.asked())
    groups = table.scene()["log"]
    titles = [group["title"] for group in groups]
    assert any(title.endswith("Moc Sai") for title in titles)
    assert any("Players' turn" in title for title in titles)
    boss = next(group for group in groups if group["seat"] == 2)
    told = " ".join(str(token) for line in boss["lines"] for token in line[1])
    assert "Moc Sai brings" in told
    # Whoever holds the baton: one turn is one group.
    assert len({group["turn"] for group in groups}) == len(groups)


@pytest.mark.parametrize(("language", "says"), [("en", "reaches"), ("fr", "atteint"), ("pt", "chega")])
def test_a_threshold_is_told_with_what_it_does(language, says):
    table = session(battle("moc-sai"), language=language)
    play(table, lambda s: s.view().count("crossed") and s.asked())
    table.receive({"do": "log", "all": True})
    lines = [str(line[1]) for group in table.scene()["log"] for line in group["lines"]]
    told = next(line for line in lines if says in line)
    assert page_text(battle("moc-sai"), language)["thresholds"][0] in told


def test_the_last_chance_is_announced_and_the_end_says_who_has_won():
    seen = False
    for seed in range(8):
        table = session(battle("vox"), seed=seed)
        play(table, lambda s: s.game.match.over or (s.view().count("fell") and s.asked()))
        if not table.game.match.over:
            seen = seen or bool(table.scene()["boss"].get("last"))
            play(table, lambda s: s.game.match.over)
        table.receive({"do": "skip"})
        end = table.scene()["end"]
        won = 2 not in table.game.match.state.winners
        assert end["battle"] == 1
        assert end["mine"] == int(won)
        assert end["text"] == ("Vox has fallen. You win together!" if won else "Vox stands. The battle is lost.")
    assert seen


def test_in_the_turn_of_the_boss_my_own_cards_stay_in_front_of_me():
    for state in positions(battle("moc-sai"), 2, 3, wild=0):
        if state.active == 2 and state.decision is not None:
            scene = scene_of(state, state.decision.seat)
            assert scene["money"] == state.decision.seat
            assert scene["played label"] == "Played this turn"
            return
    pytest.fail("nobody was asked anything in the boss's turn")


# ---------------------------------------------------------------------- the other modes of the box


def test_summoned_champions_lie_among_the_champions_and_the_reserve_is_ones_own():
    rules = kit.load("shards", SETS, ["summoning"])
    summoned = False
    for seed in range(4):
        for state in positions(rules, 2, seed):
            if state.decision is None:
                continue
            scene = scene_of(state, state.decision.seat)
            assert set(moves_in(scene)) == {move.text for move in state.decision.options}
            other = scene["seats"][1 - state.decision.seat]
            assert not any("cards" in zone for zone in other.get("zones", []) if zone["name"] == "reserve")
            kinds = {it["c"] for seat in scene["seats"] for it in seat["stays"]}
            summoned = summoned or any(rules.cards[rules.by_id[it]].type == "shadow" for it in kinds)
    assert summoned


def test_allies_are_marked_in_the_alliance_of_five():
    state = kit.load("shards", SETS, ["alliance"]).begin(5, 1)
    scene = paint(state.view(2), state.decision, sitting(5))
    assert [bool(seat.get("mate")) for seat in scene["seats"]] == [False, True, False, True, False]


def test_single_boss_mode_lets_each_player_save_one_card():
    table = session(kit.load("shards", SETS, ["boss", "single-boss"], boss="vox"), chairs=[None, None])
    play(table, lambda s: s.asked().why == "save")
    scene = table.scene()
    zone = next(zone for zone in scene["seats"][scene["me"]]["zones"] if zone["name"] == "saved")
    assert len(zone["cards"]) == 2
    assert all(card["m"][0][0].startswith("save ") for card in zone["cards"])
