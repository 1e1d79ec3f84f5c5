"""The desk behind the app: what can be chosen, what was chosen, and which screen is shown."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

from kit.agents.roster import DEFAULT, bots
from kit.app.campaign import CampaignPage
from kit.app.limits import limits
from kit.app.sitters import PERSON, chair, sitter, sitters
from kit.app.trials import Trials
from kit.board.scene.errors import explained
from kit.board.scene.faces import faces
from kit.board.scene.frame import set_title, variant_title
from kit.board.scene.looks import look
from kit.board.scene.words import languages, page_keys, page_words, word
from kit.board.session import Session
from kit.board.showing import paged
from kit.cards.load import known_sets
from kit.cards.terms import term
from kit.cards.things import capital
from kit.core.rules import Rules
from kit.games import GAMES, UnknownName, known_bosses, load
from kit.play.campaign_path import boss_names, spoken
from kit.play.match import Chair, Match
from kit.play.replay import TEXT, BadReplay, Replay, read_header

SCREENS = ("start", "table", "campaign", "replay", "cards", "dashboard", "simulate")
SHOWN = {
    "ascension": ("landtalker", "spike-vixen", "hedron-cannon"),
    "shards": ("command-seer", "shadow-apostle", "optio-crusher"),
}


class Desk(Session):
    """A session with a form for new games, a shelf of cards and a place for replays."""

    def __init__(self, language: str = "en", speed: str = "1") -> None:
        self.screen = "start"
        self.game_name = "ascension"
        self.boxes = ["base"]
        self.variants: list[str] = []
        self.chairs = [PERSON, DEFAULT]
        self.seed = ""
        self.boss = ""
        self.dealt = False
        self.dashboard = False
        bounds = limits()
        self.most_text, self.most_moves, self.most_branches = bounds.text, bounds.moves, bounds.branches
        self.trials = Trials()
        self.campaign = CampaignPage(self)
        super().__init__(Match(load("ascension"), [None, None], seed=0), language, None, speed, keep=True)
        self.handlers.update(
            {
                "tab": self.do_tab,
                "form": self.do_form,
                "deal": self.do_deal,
                "resume": self.do_resume,
                "trial": self.do_trial,
                "run": self.do_run,
                "stop": self.do_stop,
            }
        )
        self.handlers["campaign"] = self.campaign.receive

    # ------------------------------------------------------------------ what was chosen

    def rules(self) -> tuple[Rules | None, str]:
        """The rules that were chosen, or why there are none."""
        try:
            boss = self.boss or None if "boss" in self.variants else None
            return load(self.game_name, self.boxes, self.variants, boss=boss), ""
        except (UnknownName, ValueError) as error:
            return None, explained(error, self.language, 300)

    def shelf_rules(self) -> Rules:
        """Whose cards are in the book: those on the table, or those of the form."""
        if self.screen in ("table", "replay", "dashboard") and self.dealt:
            return self.game.rules
        if self.screen == "campaign":
            return self.campaign.rules()
        chosen, _ = self.rules()
        return chosen or load(self.game_name)

    def fit_seats(self) -> None:
        """As many chairs as the game is for."""
        rules, _ = self.rules()
        if rules is not None:
            while len(self.chairs) < rules.least:
                self.chairs.append(DEFAULT)
            del self.chairs[rules.most :]
            while len(self.chairs) not in seats_for(rules) and len(self.chairs) < rules.most:
                self.chairs.append(DEFAULT)

    def form(self) -> dict[str, object]:
        """What there is to choose, and what is chosen."""
        language = self.language
        rules, problem = self.rules()
        people = {"id": PERSON, "label": word("person", language)}
        return {
            "screen": self.screen,
            "games": [
                {
                    "id": game,
                    "label": look(game).title,
                    "emblem": look(game).emblem,
                    "sets": [{"id": s, "label": set_title(game, s, language)} for s in known_sets(game)],
                    "variants": [{"id": v, "label": variant_title(v, language)} for v in GAMES[game].variants],
                }
                for game in GAMES
            ],
            "seats": seats_for(rules) if rules is not None else [len(self.chairs)],
            "sitters": [people, *sitters(self.game_name, language)],
            "form": {
                "game": self.game_name,
                "boxes": self.boxes,
                "variants": self.variants,
                "chairs": self.chairs,
                "seed": self.seed,
                "boss": rules.boss if rules is not None else "",
            },
            "bosses": self.bosses() if "boss" in self.variants else [],
            "campaign": self.campaign.scene() if self.screen == "campaign" else None,
            "problem": problem,
            "shown": [name for name in SHOWN.get(self.game_name, ()) if name in self.shelf_rules().by_id],
            "terms": self.terms(),
            "dealt": 1 if self.dealt else 0,
            "below": 1 if self.below() else 0,
            "trials": self.trials.form(self.game_name, self.language) if self.screen == "simulate" else None,
        }

    def below(self) -> bool:
        """Are there charts below this screen?"""
        if self.screen == "simulate":
            return self.trials.results is not None
        return self.screen == "dashboard" and self.dealt and self.dashboard

    def bosses(self) -> list[dict[str, str]]:
        """Who can be fought."""
        names = boss_names()
        return [{"id": it, "label": spoken(names[it], self.language)} for it in known_bosses(self.game_name)]

    def seated(self, names: Sequence[str], seed: int, game: str) -> list[Chair]:
        """Those who sit down, by name."""
        return [chair(game, name, seat, seed) for seat, name in enumerate(names)]

    def terms(self) -> dict[str, str]:
        """What the filters are called."""
        rules = self.shelf_rules()
        names = {name: capital(term(name, self.language)) for name in rules.factions}
        return {
            **names,
            "type": capital(term("type", self.language)),
            "faction": capital(term("faction", self.language)),
        }

    # ------------------------------------------------------------------ what the page gets

    def book(self) -> dict[str, object]:
        """The cards of the game that is shown or chosen."""
        rules = self.shelf_rules()
        return {
            "language": self.language,
            "languages": languages(),
            "game": rules.game,
            "cards": faces(rules, self.language),
            "words": page_words(self.language),
            "keys": page_keys(self.language),
            **paged(rules, self.language),
        }

    def scene(self) -> dict[str, object]:
        """The table with the bar of the app over it, or one of the other screens."""
        if self.screen == "table":
            scene = super().scene()
            scene["app"] = {"screen": "table", **({"campaign": 1} if self.campaign.on_table() else {})}
            return scene
        self.serial += 1
        scene = {
            "n": self.serial,
            "language": self.language,
            "app": self.form(),
            "film": {"auto": 0, "stepping": 0},
            "dock": {"kind": "none", "text": ""},
            "seats": [],
            "row": [],
        }
        if self.toast:
            scene["toast"] = self.toast
        return scene

    # ------------------------------------------------------------------ messages

    def do_tab(self, message: dict[str, object]) -> None:
        """Another screen."""
        to = message.get("to")
        if to not in SCREENS:
            return
        if to == "table" and not self.dealt:
            to = "start"
        if to == "replay" and self.game.match is None:
            to = "table"
        if to == "campaign":
            self.campaign.collect()
        self.auto = False if to != "table" else self.auto
        self.screen = str(to)

    def do_form(self, message: dict[str, object]) -> None:
        """A choice in the form; what is not offered is not taken."""
        name, value, seat = message.get("name"), message.get("value"), message.get("seat")
        if not isinstance(value, str) or len(value) > 60:
            return
        if name == "game" and value in GAMES:
            self.game_name, self.boxes, self.variants = value, ["base"], []
            self.chairs = [sitter(name, value) for name in self.chairs]
        elif name == "boxes" and value in known_sets(self.game_name):
            chosen = [b for b in known_sets(self.game_name) if (b in self.boxes) != (b == value)]
            had, self.boxes = self.boxes, chosen or self.boxes
            if self.rules()[0] is None:
                # A way to play that needs the box goes with it; a box that needs another stays.
                requires = GAMES[self.game_name].requires
                self.variants = [v for v in self.variants if self.goes([requires[v], v] if v in requires else [v])]
                self.boxes = self.boxes if self.rules()[0] is not None else had
        elif name == "variants" and value in GAMES[self.game_name].variants:
            self.choose_variant(value)
        elif name == "boss" and value in known_bosses(self.game_name):
            self.boss = value
        elif name == "seats" and re.fullmatch("[1-8]", value):
            rules, _ = self.rules()
            if rules is not None and int(value) in seats_for(rules):
                self.chairs = [*self.chairs, *[DEFAULT] * 8][: int(value)]
        elif name == "chair" and type(seat) is int and 0 <= seat < len(self.chairs):
            if value == PERSON or value.lower() in bots(self.game_name):
                self.chairs[seat] = value.lower()
        elif name == "seed":
            self.seed = value if re.fullmatch("[0-9]{0,12}", value) else ""
        self.fit_seats()

    def goes(self, variants: list[str]) -> bool:
        """Can this be played with the boxes chosen?"""
        try:
            load(self.game_name, self.boxes, variants)
        except (UnknownName, ValueError):
            return False
        return True

    def choose_variant(self, value: str) -> None:
        """A way to play, on or off; a box it needs comes with it, and those it excludes go."""
        requires = GAMES[self.game_name].requires
        if value in self.variants:
            self.variants = [v for v in self.variants if value not in (v, requires.get(v))]
            return
        # A mode of a battle brings the battle with it.
        chosen = [requires[value], value] if value in requires else [value]
        if not self.goes(chosen):
            self.boxes = list(known_sets(self.game_name))
        for other in self.variants:
            chosen = [*chosen, other] if self.goes([*chosen, other]) else chosen
        self.variants = [v for v in GAMES[self.game_name].variants if v in chosen]

    def do_deal(self, message: dict[str, object]) -> None:
        """A new game."""
        rules, problem = self.rules()
        if rules is None:
            self.toast = problem
            return
        seed = int(self.seed) if self.seed else random.SystemRandom().randrange(1 << 31)
        self.put(Match(rules, self.seated(self.chairs, seed, rules.game), seed))

    def do_trial(self, message: dict[str, object]) -> None:
        """A choice for a series of games."""
        value = message.get("value")
        if isinstance(value, str) and len(value) <= 60:
            self.trials.choose(message.get("name"), value, self.game_name)

    def do_run(self, message: dict[str, object]) -> None:
        """Play a series, with the game of the form."""
        rules, problem = self.rules()
        if rules is None:
            self.toast = problem
            return
        self.trials.start(rules, len(self.chairs), self.language, int(self.seed) if self.seed else None)

    def do_stop(self, message: dict[str, object]) -> None:
        """Stop the series; what is finished is counted."""
        self.trials.stop()

    def put(self, match: Match, names: list[str] | None = None) -> None:
        """Put a match on the table."""
        self.stack = []
        self.dealt = True
        self.screen = "table"
        self.open(match, names)

    def lay(self, replay: Replay) -> None:
        """Put a replay on the table."""
        self.stack = []
        self.dealt = True
        self.screen = "table"
        self.open(replay)

    def do_load(self, message: dict[str, object]) -> None:
        """A replay takes the table only if it is sound."""
        if not isinstance(message.get("text"), str):
            return
        had = self.dealt
        super().do_load(message)
        if not had:
            self.stack = []
        self.dealt = True
        self.screen = "table"

    def do_resume(self, message: dict[str, object]) -> None:
        """Go on with a game the browser has kept; it is read as strictly as any replay."""
        head, seats, moves = message.get("head"), message.get("chairs"), message.get("moves")
        if (
            not isinstance(head, str)
            or len(head) > 1000
            or not texts(seats, 8)
            or not texts(moves, self.most_moves)
        ):
            raise BadReplay(word("oops", self.language, x="?"))
        assert isinstance(seats, list)
        assert isinstance(moves, list)
        rules, count, seed, cards = read_header(head, None)
        if cards != rules.fingerprint:
            raise BadReplay("The cards have changed since this game was kept, so it would be misplayed.")
        if len(seats) != count or any(not TEXT.match(move) for move in moves):
            raise BadReplay("This kept game is damaged.")
        known = [sitter(name, rules.game) for name in seats]
        replay = Replay(rules, count, seed, moves)
        match = Match.resume(replay, self.seated(known, seed, rules.game))
        self.game_name, self.boxes, self.variants = rules.game, list(rules.sets), list(rules.variants)
        self.chairs = known
        self.boss = rules.boss
        self.campaign.adopt(message.get("campaign"), match)
        called = message.get("names")
        self.put(match, called if isinstance(called, list) and len(called) == count and texts(called, 8) else None)


def seats_for(rules: Rules) -> list[int]:
    """How many can play."""
    return [seats for seats in range(rules.least, rules.most + 1) if not rules.unseated(seats)]


def texts(value: object, most: int) -> bool:
    """A list of short texts, not too many?"""
    return (
        isinstance(value, list) and len(value) <= most and all(isinstance(v, str) and len(v) <= 130 for v in value)
    )


__all__: Sequence[str] = ("Desk",)
