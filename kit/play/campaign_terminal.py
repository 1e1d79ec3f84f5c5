"""The campaign in the terminal: what is to be read, the battles, Saved cards and ways to choose from."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kit.cards.sentences import sentence
from kit.cards.terms import known
from kit.play.campaign import Campaign
from kit.play.campaign_saves import MARK
from kit.play.keeping import command, elsewhere, reason
from kit.play.leaving import NOBODY_READS, Gone, aside, ask, hearing, leaving_by_signal, undisturbed
from kit.play.lookup import page_width
from kit.play.terminal import FAILED, Asks, Says, Terminal
from kit.play.words import say

TEXTS: Final[dict[str, tuple[str, str, str]]] = {
    "designed": (
        "Bosses and cards are those of the box; the order of the battles and the texts were designed for this kit.",
        "Boss et cartes sont ceux de la boîte ; l'ordre des batailles et les textes ont été conçus pour ce kit.",
        "Chefes e cartas são os da caixa; a ordem das batalhas e os textos foram criados para este kit.",
    ),
    "against": ("Against {x}.", "Contre {x}.", "Contra {x}."),
    "head start": (
        "{x} begins with {n} mastery.",
        "{x} commence avec {n} de maîtrise.",
        "{x} começa com {n} de maestria.",
    ),
    "won": ("won", "gagnée", "vencida"),
    "lost": ("lost", "perdue", "perdida"),
    "result": ("{x}: {y}, {n} turns.", "{x} : {y}, {n} tours.", "{x}: {y}, {n} turnos."),
    "saves": ("{x} saves one of these:", "{x} sauve l'une de celles-ci :", "{x} salva uma destas:"),
    "saved": ("{x} saves {y}.", "{x} sauve {y}.", "{x} salva {y}."),
    "where": ("Where do you go?", "Où allez-vous ?", "Para onde vão?"),
    "number": (
        "A number from 1 to {n}, please.",
        "Un numéro de 1 à {n}, s'il vous plaît.",
        "Um número de 1 a {n}, por favor.",
    ),
    "score": ("Battles won: {n} of {m}.", "Batailles gagnées : {n} sur {m}.", "Batalhas vencidas: {n} de {m}."),
    "kept": (
        "The campaign is kept in {file}. Go on with: {command}",
        "La campagne est gardée dans {file}. Pour continuer : {command}",
        "A campanha está guardada em {file}. Para continuar: {command}",
    ),
    "not kept": (
        "The campaign could not be written to {file} ({why}).",
        "Impossible d'écrire la campagne dans {file} ({why}).",
        "Não foi possível gravar a campanha em {file} ({why}).",
    ),
    "taken": (
        "{file} is another file and is not written over.",
        "{file} est un autre fichier et n'est pas remplacé.",
        "{file} é outro arquivo e não será substituído.",
    ),
}


class Battle(Terminal):
    """A battle of the campaign; the campaign keeps it."""

    why = ""

    def keep(self, why: str = "") -> None:
        """Nothing of its own; why it broke, if it did, is said by the campaign."""
        self.why = why


class CampaignTerminal:
    """One campaign in the terminal."""

    def __init__(
        self,
        campaign: Campaign,
        language: str,
        file: Path,
        says: Says = print,
        asks: Asks = ask,
        again: Sequence[str] = ("campaign",),
    ) -> None:
        self.campaign = campaign
        self.language = language
        self.file = file
        self.says = hearing(says)
        self.asks = hearing(asks)
        # The command and its options with which it goes on.
        self.onward = again
        # How it ends: the exit code, and why a battle broke, if one did.
        self.code, self.why = 0, ""
        self.width = page_width()
        self.names = {hero.id: hero.name(language) for hero in campaign.rules().heroes}

    def say(self, key: str, **given: object) -> None:
        """A sentence."""
        self.says(self.word(key, **given))

    def read(self, text: str) -> None:
        """A text to be read, in lines that fit."""
        for part in text.split("\n\n"):
            self.says("")
            self.says(textwrap.fill(part, self.width, break_on_hyphens=False))

    def play(self) -> int:
        """From where it stands until it is over or somebody leaves; then it is kept. Returns the exit code."""
        with leaving_by_signal():
            try:
                self.story()
            except Gone:
                self.code = NOBODY_READS
            except (EOFError, KeyboardInterrupt):
                pass
            except Exception as error:
                self.code, self.why = FAILED, say("broken", self.language, why=reason(error))
            undisturbed(self.keep)
            return self.code

    def story(self) -> None:
        """Battle after battle, and how it ends."""
        self.say("designed")
        people = any(chair is None for chair in self.campaign.chairs)
        while not self.campaign.over:
            if not self.step(people):
                break
        ending = self.campaign.ending
        if ending is not None:
            self.title(ending.name(self.language))
            self.read(ending.text(self.language))
            self.says("")
            self.say("score", n=self.campaign.score, m=len(self.campaign.fought))

    def title(self, text: str) -> None:
        """A heading."""
        self.says(f"\n== {text} ".ljust(self.width, "="))

    def step(self, people: bool) -> bool:
        """The next thing; False if the person has left the battle."""
        campaign = self.campaign
        if campaign.stage == "hand-out":
            self.hand_out()
        elif campaign.stage == "path":
            self.choose_way(people)
        else:
            return self.battle(people)
        return True

    def battle(self, people: bool) -> bool:
        """One battle, with what is read before and after it."""
        campaign = self.campaign
        chapter = campaign.chapter
        self.title(chapter.name(self.language))
        self.read(chapter.text(self.language))
        self.says("")
        self.say("against", x=chapter.boss_name(self.language))
        if campaign.head_start:
            self.say("head start", x=chapter.boss_name(self.language), n=campaign.head_start)
        match = campaign.battle()
        if people:
            battle = Battle(match, self.language, None, self.says, self.asks)
            self.code = battle.play()
            self.why = battle.why
        else:
            match.run()
        if not match.over:
            return False
        before = [len(cards) for cards in campaign.saved]
        won = campaign.finish()
        fought = campaign.fought[-1]
        self.say("result", x=chapter.name(self.language), y=self.word("won" if won else "lost"), n=fought.turns)
        self.read((chapter.won if won else chapter.lost).text(self.language))
        self.tell_saved(before)
        return True

    def word(self, key: str, **given: object) -> str:
        """A sentence or a word, not yet said."""
        return TEXTS[key][known(self.language)].format(**given)

    def tell_saved(self, before: list[int]) -> None:
        """Which cards bots have saved meanwhile."""
        rules = self.campaign.rules()
        for seat, cards in enumerate(self.campaign.saved):
            for name in cards[before[seat] :]:
                card = rules.cards[rules.by_id[name]].name(self.language)
                self.say("saved", x=self.names[self.campaign.heroes[seat]], y=card)

    def hand_out(self) -> None:
        """A Saved card for the next person."""
        rules = self.campaign.rules()
        seat, offered = next(iter(self.campaign.offers.items()))
        self.says("")
        self.say("saves", x=self.names[self.campaign.heroes[seat]])
        for number, name in enumerate(offered, start=1):
            card = rules.cards[rules.by_id[name]]
            text = " ".join(sentence(card, self.language).splitlines())
            self.says(
                textwrap.fill(
                    f"{number:>3}  {card.name(self.language)}: {text}",
                    self.width,
                    subsequent_indent=" " * 5,
                    break_on_hyphens=False,
                )
            )
        before = [len(cards) for cards in self.campaign.saved]
        self.campaign.take(seat, offered[self.pick(len(offered))])
        self.tell_saved(before)

    def choose_way(self, people: bool) -> None:
        """Where to go; bots among themselves draw lots."""
        ways = self.campaign.choices
        if not people:
            self.campaign.draw_way()
            return
        if len(ways) > 1:
            self.says("")
            self.say("where")
            for number, chapter in enumerate(ways, start=1):
                self.says(f"{number:>3}  {chapter.name(self.language)} ({chapter.boss_name(self.language)})")
        self.campaign.go(ways[self.pick(len(ways)) if len(ways) > 1 else 0].id)

    def pick(self, count: int) -> int:
        """One of so many, asked until it is one."""
        while True:
            text = self.asks("> ").strip()
            if text.isascii() and text.isdigit() and 1 <= int(text[:4]) <= count:
                return int(text[:4]) - 1
            self.say("number", n=count)

    def keep(self) -> None:
        """Write the campaign, a battle in its middle included, and say where; other files are left alone."""
        told = []
        for path in (self.file, elsewhere(self.file)):
            done, text = self.written(path)
            told.append(text)
            if done:
                break
        # The prompt may still be open.
        for text in ["", *([self.why] if self.why else []), *told]:
            aside(self.says, text)

    def written(self, path: Path) -> tuple[bool, str]:
        """Write it to a file: whether that was possible, and the sentence that says so."""
        word, *more = self.onward
        try:
            if path.exists() and MARK not in path.read_text(encoding="utf-8", errors="replace")[:40]:
                return False, self.word("taken", file=path)
            self.campaign.save(path)
        except OSError as error:
            return False, self.word("not kept", file=path, why=error.strerror)
        return True, self.word("kept", file=path, command=command([word, "--load", str(path), *more]))
