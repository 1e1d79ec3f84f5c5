"""The campaign on its own page: who goes, the path, what is to be read, Saved cards, and the battles in between.

Messages come from a page and are not trusted: what is not expected changes nothing, what does not fit gets a sentence.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from kit.app.limits import limits
from kit.app.sitters import PERSON, sitter
from kit.board.scene.errors import explained
from kit.board.scene.words import word
from kit.cards.terms import known
from kit.core.moves import IllegalMove
from kit.core.rules import Rules
from kit.core.saves import BadSave
from kit.games import UnknownName, load
from kit.play.campaign import MODES, SEATS, SETS, Campaign
from kit.play.campaign_path import GAME, path, spoken
from kit.play.campaign_saves import reopen
from kit.play.match import Match
from kit.play.replay import BadReplay, Replay
from kit.play.titles import VARIANTS

if TYPE_CHECKING:
    from kit.app.desk import Desk

CLASHING: Final = ("novice", "heroic")
"""One makes it easier, the other harder."""


class CampaignPage:
    """A campaign in the app, and the form for a new one."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.campaign: Campaign | None = None
        self.heroes = ["decima", "rez"]
        self.chairs = [PERSON, desk.chairs[-1]]
        self.leader = 0
        self.modes: list[str] = ["novice"]

    def rules(self) -> Rules:
        """The cards that are shown on this page."""
        return self.campaign.rules() if self.campaign is not None else load(GAME, list(SETS), ["boss"])

    # ------------------------------------------------------------------ what the page gets

    def scene(self) -> dict[str, object]:
        """All there is to show."""
        return self.form() if self.campaign is None else self.running(self.campaign)

    def form(self) -> dict[str, object]:
        """Who can go, and how."""
        language = self.desk.language
        return {
            "stage": "new",
            "title": spoken(path().names, language),
            "heroes": [{"id": hero.id, "label": hero.name(language)} for hero in self.rules().heroes],
            "modes": [{"id": name, "label": VARIANTS[name][known(language)]} for name in MODES],
            "seats": list(SEATS),
            "form": {
                "heroes": self.heroes,
                "chairs": self.chairs,
                "leader": self.leader,
                "modes": self.modes,
            },
            "designed": word("campaign designed", language),
        }

    def running(self, campaign: Campaign) -> dict[str, object]:
        """Where the campaign stands."""
        language = self.desk.language
        chapter, ending = campaign.chapter, campaign.ending
        heroes = {hero.id: hero.name(language) for hero in self.rules().heroes}
        turns = {battle.chapter: battle.turns for battle in campaign.fought}
        found: dict[str, object] = {
            "stage": campaign.stage,
            "title": ending.name(language) if ending is not None else chapter.name(language),
            "boss": chapter.boss_name(language),
            "text": campaign.text(language).split("\n\n"),
            "designed": word("campaign designed", language),
            "modes": [VARIANTS[name][known(language)] for name in campaign.variants],
            "score": word("score", language, n=campaign.score, m=len(campaign.fought)),
            "path": [
                {
                    "id": stop.chapter.id,
                    "name": stop.chapter.name(language),
                    "boss": stop.chapter.boss_name(language),
                    "state": stop.state,
                    **({"turns": turns[stop.chapter.id]} if stop.chapter.id in turns else {}),
                }
                for stop in campaign.path()
            ],
            "steps": steps(),
            "players": [
                {
                    "seat": seat,
                    "name": heroes[hero],
                    "chair": self.chairs[seat] if seat < len(self.chairs) else PERSON,
                    "leader": 1 if seat == campaign.leader else 0,
                    "saved": campaign.saved[seat],
                }
                for seat, hero in enumerate(campaign.heroes)
            ],
            "offers": [[seat, heroes[campaign.heroes[seat]], cards] for seat, cards in campaign.offers.items()],
            "choices": [[it.id, it.name(language), it.boss_name(language)] for it in campaign.choices],
        }
        if campaign.stage in ("battle", "path") and campaign.head_start:
            who = " / ".join(it.boss_name(language) for it in campaign.choices) or chapter.boss_name(language)
            found["head"] = word("head start", language, x=who, n=campaign.head_start)
        if campaign.match is not None:
            found["begun"] = 1
        if ending is not None:
            found["won"] = 1 if campaign.won else 0
        return found

    def on_table(self) -> bool:
        """Is the battle of the campaign what lies on the table?"""
        match = self.desk.game.match
        return self.campaign is not None and match is not None and match is self.campaign.match

    # ------------------------------------------------------------------ messages

    def receive(self, message: dict[str, object]) -> None:
        """One message; what it is about stands in `what`."""
        deeds = {
            "form": self.do_form,
            "begin": self.do_begin,
            "battle": self.do_battle,
            "take": self.do_take,
            "go": self.do_go,
            "look": self.do_look,
            "new": self.do_new,
            "text": self.do_text,
            "load": self.do_load,
        }
        deed = deeds.get(str(message.get("what")))
        if deed is None:
            return
        try:
            deed(message)
        except (BadSave, BadReplay, IllegalMove, UnknownName) as error:
            self.desk.toast = explained(error, self.desk.language)

    def do_form(self, message: dict[str, object]) -> None:
        """A choice in the form; what is not offered is not taken."""
        name, value, seat = message.get("name"), message.get("value"), message.get("seat")
        if not isinstance(value, str) or len(value) > 60:
            return
        heroes = [hero.id for hero in self.rules().heroes]
        here = type(seat) is int and 0 <= seat < len(self.heroes)
        if name == "seats" and value in [str(count) for count in SEATS]:
            free = [hero for hero in heroes if hero not in self.heroes]
            self.heroes = [*self.heroes, *free][: int(value)]
            self.chairs = [*self.chairs, *[self.chairs[-1]] * len(free)][: int(value)]
            self.leader = min(self.leader, len(self.heroes) - 1)
        elif name == "hero" and here and value in heroes:
            assert isinstance(seat, int)
            if value in self.heroes:
                # Two heroes change places.
                self.heroes[self.heroes.index(value)] = self.heroes[seat]
            self.heroes[seat] = value
        elif name == "chair" and here and sitter(value, GAME) == value.lower():
            assert isinstance(seat, int)
            self.chairs[seat] = value.lower()
        elif name == "leader" and value in [str(number) for number in range(len(self.heroes))]:
            self.leader = int(value)
        elif name == "modes" and value in MODES:
            chosen = {value} ^ set(self.modes)
            if value in CLASHING and value in chosen:
                chosen -= set(CLASHING) - {value}
            self.modes = [mode for mode in MODES if mode in chosen]

    def do_begin(self, message: dict[str, object]) -> None:
        """A new campaign with those of the form."""
        seed = random.SystemRandom().randrange(1 << 31)
        chairs = self.desk.seated(self.chairs, seed, GAME)
        self.campaign = Campaign(self.heroes, self.leader, seed, self.modes, chairs)
        self.keep()

    def do_battle(self, message: dict[str, object]) -> None:
        """To the table: the battle of this chapter, from its beginning or from where it was left."""
        if self.campaign is not None:
            self.desk.put(self.campaign.battle())
            self.keep()

    def do_take(self, message: dict[str, object]) -> None:
        """A Saved card for a player."""
        seat, card = message.get("seat"), message.get("card")
        if self.campaign is not None and type(seat) is int and isinstance(card, str):
            self.campaign.take(seat, card)
            self.keep()

    def do_go(self, message: dict[str, object]) -> None:
        """The way on."""
        to = message.get("to")
        if self.campaign is not None and isinstance(to, str):
            self.campaign.go(to)
            self.keep()

    def do_look(self, message: dict[str, object]) -> None:
        """A battle that was fought, as a replay on the table."""
        chapter = message.get("chapter")
        for battle in self.campaign.fought if self.campaign is not None else []:
            if battle.chapter == chapter:
                self.desk.lay(Replay.parse(battle.replay))

    def do_new(self, message: dict[str, object]) -> None:
        """Back to the form."""
        self.campaign = None

    def do_text(self, message: dict[str, object]) -> None:
        """The campaign as text, to be copied or downloaded."""
        if self.campaign is not None:
            self.desk.outbox.append({"campaign": self.campaign.to_text()})

    def do_load(self, message: dict[str, object]) -> None:
        """A campaign from text, with the battle the browser has kept if it is the right one."""
        text, chairs = message.get("text"), message.get("chairs")
        if not isinstance(text, str):
            return
        if len(text) > limits().text:
            raise BadSave(f"This text is too long for a campaign; the most is {limits().text:,} characters.")
        fresh = Campaign.parse(text.strip())
        names = chairs if isinstance(chairs, list) and len(chairs) == len(fresh.heroes) else None
        self.chairs = [
            sitter(name, GAME) if isinstance(name, str) and len(name) <= 60 else PERSON
            for name in names or [PERSON] * len(fresh.heroes)
        ]
        fresh.chairs = self.desk.seated(self.chairs, fresh.seed, GAME)
        moves, head = message.get("moves"), message.get("head")
        if fresh.stage == "battle" and isinstance(moves, list) and isinstance(head, str):
            opening = fresh.opening(fresh.rules())
            if head == opening.header():
                reopen(fresh, {"cards": opening.rules.fingerprint, "moves": moves})
        if fresh.match is not None:
            fresh.match = Match.resume(fresh.match.replay(), fresh.chairs)
        fresh.let_bots()
        self.campaign = fresh
        self.heroes, self.leader, self.modes = list(fresh.heroes), fresh.leader, list(fresh.variants)
        self.collect()
        self.keep()

    # ------------------------------------------------------------------ results come back by themselves

    def collect(self) -> None:
        """A battle that is over counts as soon as somebody looks at this page."""
        campaign = self.campaign
        if campaign is not None and campaign.match is not None and campaign.match.over:
            campaign.finish()
            self.keep()

    def adopt(self, text: object, match: Match) -> None:
        """A game the browser had kept is on the table again: if it is the battle of its campaign, so is that."""
        if not isinstance(text, str):
            return
        try:
            self.do_load({"text": text, "chairs": list(self.desk.chairs)})
        except (BadSave, BadReplay, IllegalMove, UnknownName):
            return
        campaign = self.campaign
        if campaign is None or campaign.stage != "battle":
            return
        opening = campaign.opening(campaign.rules())
        if (match.rules, match.seed) == (opening.rules, opening.seed):
            campaign.match = match

    def keep(self) -> None:
        """What the browser keeps, so that a reload loses nothing; an open battle is kept move by move elsewhere."""
        campaign = self.campaign
        if campaign is None:
            return
        match, campaign.match = campaign.match, None
        text = campaign.to_text()
        campaign.match = match
        title = f"{campaign.chapter.name(self.desk.language)} · {', '.join(campaign.heroes)}"
        record = {"text": text, "chairs": self.chairs, "title": title, "over": campaign.over}
        self.desk.outbox.append({"campaign keep": record})


def steps() -> list[list[str]]:
    """The chapters by how many battles come before them: the columns of the path."""
    way = path()
    columns: list[list[str]] = []
    here = [next(iter(way.chapters))]
    while here:
        columns.append(here)
        following = [name for at in here for name in (*way.chapters[at].won.next, *way.chapters[at].lost.next)]
        here = list(dict.fromkeys(following))
    return columns
