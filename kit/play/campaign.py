"""Campaign: battle after battle with the same heroes, where what was won or lost decides what comes next.

Booklet: Shadow of Salvation (S124, S125, S154–S156, S159, S169, S177). The players choose their heroes and a leader.
Each battle is a match of its own. Health, mastery and decks begin anew in every battle; only the Saved cards a
player was given stay, whatever became of them. The way itself is designed: see `campaign_path.py`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path as File
from typing import Final, NamedTuple

from kit.core.dice import pick, roll, shuffle, stream
from kit.core.moves import IllegalMove
from kit.core.rules import Rules
from kit.games import UnknownName, check, load
from kit.play.campaign_path import GAME, Chapter, Ending, Outcome, Path, path
from kit.play.match import Chair, Match
from kit.play.replay import Replay

SETS: Final = ("base", "relics-of-the-future", "shadow-of-salvation")
NEEDED: Final = ("base", "shadow-of-salvation")
MODES: Final = ("novice", "heroic", "save-them-all")
"""How a campaign may be played; the last one is "you will not save them all" (S159)."""
DEALT_EACH: Final = 2
SEATS: Final = range(2, 6)


class Fought(NamedTuple):
    """A battle that is over."""

    chapter: str
    won: bool
    turns: int
    # The whole battle as text; `kit.Board(replay)` steps through it.
    replay: str


class Stop(NamedTuple):
    """A chapter on the path, and how it stands: won, lost, open, ahead, or missed for good."""

    chapter: Chapter
    state: str


class Campaign:
    """The whole campaign of one group: `battle()`, play it, `finish()`, `take` Saved cards, `go` on."""

    def __init__(
        self,
        heroes: Sequence[str] = ("decima", "rez"),
        leader: int = 0,
        seed: int | None = None,
        variants: Sequence[str] = (),
        chairs: Sequence[Chair] | None = None,
        sets: Sequence[str] | None = None,
    ) -> None:
        self.way: Path = path()
        self.sets = list(SETS) if sets is None else [str(name) for name in sets]
        for needed in NEEDED:
            if needed not in self.sets:
                raise UnknownName(f"A campaign needs the set {needed!r}.")
        if isinstance(heroes, str) or isinstance(variants, str):
            raise UnknownName("heroes and variants are lists of names: heroes=['decima', 'rez'].")
        check("way to play a campaign", list(variants), list(MODES))
        self.variants = [name for name in MODES if name in variants]
        known = [hero.id for hero in load(GAME, self.sets, self.battle_variants()).heroes]
        if len(heroes) not in SEATS:
            raise UnknownName(
                f"A campaign is for 2 to 5 heroes, not {len(heroes)}; there are: {', '.join(known)}."
            )
        check("hero", list(heroes), known)
        self.heroes = list(heroes)
        if type(leader) is not int or not 0 <= leader < len(heroes):
            raise UnknownName(f"The leader is one of the seats 0 to {len(heroes) - 1}.")
        self.leader = leader
        self.seed = random.SystemRandom().randrange(1 << 31) if seed is None else seed
        self.chairs: list[Chair] = [None] * len(heroes) if chairs is None else list(chairs)
        if len(self.chairs) != len(heroes):
            raise UnknownName(f"{len(heroes)} heroes need {len(heroes)} chairs, not {len(self.chairs)}.")
        self.saved: list[list[str]] = [[] for _ in heroes]
        self.fought: list[Fought] = []
        self.head_start = 0
        self._chapter = next(iter(self.way.chapters.values()))
        self._stage = "battle"
        self._offers: dict[int, list[str]] = {}
        self._choices: tuple[str, ...] = ()
        # All that was decided between battles, for the file.
        self.steps: list[tuple[object, ...]] = []
        self.match: Match | None = None

    # ------------------------------------------------------------------ where we are

    @property
    def stage(self) -> str:
        """What comes next: "battle", "hand-out" (Saved cards), "path" (choose a chapter) or "over"."""
        return self._stage

    @property
    def chapter(self) -> Chapter:
        """The chapter we are in."""
        return self._chapter

    @property
    def outcome(self) -> Outcome | None:
        """What the last battle of this chapter has led to, if it was fought."""
        if not self.fought or self.fought[-1].chapter != self._chapter.id:
            return None
        return self._chapter.won if self.fought[-1].won else self._chapter.lost

    @property
    def offers(self) -> dict[int, list[str]]:
        """Saved cards to choose from now, by seat. Laid out, the leader chooses first; dealt out, everybody may."""
        if self._stage != "hand-out":
            return {}
        if self.dealt:
            return {seat: list(cards) for seat, cards in self._offers.items()}
        seat = next(seat for seat in self.order() if seat in self._offers)
        return {seat: list(self._offers[seat])}

    @property
    def choices(self) -> tuple[Chapter, ...]:
        """The chapters one may go on to."""
        return tuple(self.way.chapters[name] for name in self._choices) if self._stage == "path" else ()

    @property
    def dealt(self) -> bool:
        """Are Saved cards dealt out instead of laid out (S159)?"""
        return "save-them-all" in self.variants

    @property
    def score(self) -> int:
        """Battles won."""
        return sum(battle.won for battle in self.fought)

    @property
    def over(self) -> bool:
        """Has it come to an end?"""
        return self._stage == "over"

    @property
    def won(self) -> bool:
        """Is it over, and was the last battle won?"""
        return self.over and self.fought[-1].won

    @property
    def ending(self) -> Ending | None:
        """How it ended, once it has."""
        return self.way.ending(self.won, self.score) if self.over else None

    def text(self, language: str = "en") -> str:
        """What is to be read now."""
        outcome = self.outcome
        ending = self.ending
        parts = [outcome.text(language) if outcome is not None else self._chapter.text(language)]
        if ending is not None:
            parts.append(ending.text(language))
        return "\n\n".join(parts)

    def path(self) -> list[Stop]:
        """All chapters, and how each stands."""
        results = {battle.chapter: battle.won for battle in self.fought}
        ahead = self.way.beyond(self._chapter.id)
        found: list[Stop] = []
        for name, chapter in self.way.chapters.items():
            if name in results:
                state = "won" if results[name] else "lost"
            elif name == self._chapter.id or (self._stage == "path" and name in self._choices):
                state = "open"
            else:
                state = "ahead" if name in ahead else "missed"
            found.append(Stop(chapter, state))
        return found

    @property
    def replays(self) -> list[Replay]:
        """The battles fought so far, each a replay of its own."""
        return [Replay.parse(battle.replay) for battle in self.fought]

    # ------------------------------------------------------------------ a battle

    def battle_variants(self) -> list[str]:
        """What a single battle is played with; Saved cards are handed out between battles."""
        return ["boss", *(name for name in self.variants if name != "save-them-all")]

    def rules(self) -> Rules:
        """The rules of the battle of this chapter: everything new but the Saved cards (S155, S156, S169)."""
        saved = self.saved if any(self.saved) else None
        return load(GAME, self.sets, self.battle_variants(), None, self._chapter.boss, saved, self.head_start)

    def opening(self, rules: Rules) -> Replay:
        """The battle before its first turn: the leader leads, the heroes are those of the campaign."""
        seats = len(self.heroes)
        seed = stream(self.seed, 1000 + len(self.fought)) & 0x7FFFFFFF
        # The dice choose a leader; the campaign takes the next seed that chooses the right one (S124).
        while rules.begin(seats, seed).first != self.leader:
            seed = (seed + 1) & 0x7FFFFFFF
        state = rules.begin(seats, seed)
        moves: list[str] = []
        while state.decision is not None and state.decision.why == "hero":
            moves.append(f"hero {self.heroes[state.decision.seat]}")
            state.apply(moves[-1])
        return Replay(rules, seats, seed, moves)

    def battle(self) -> Match:
        """The battle of this chapter, ready to be played; the same match again until it is finished."""
        if self._stage == "path" and len(self._choices) == 1:
            self.go(self._choices[0])
        if self._stage != "battle":
            raise IllegalMove(self.waiting())
        if self.match is None:
            self.match = Match.resume(self.opening(self.rules()), self.chairs)
        return self.match

    def waiting(self) -> str:
        """What has to be done before there is a battle."""
        if self._stage == "over":
            return "The campaign is over; there is no battle left."
        if self._stage == "path":
            names = ", ".join(repr(name) for name in self._choices)
            return f"Choose the way first: campaign.go(…) with one of {names}."
        seat, cards = next(iter(self.offers.items()))
        return (
            f"Saved cards are handed out first: campaign.take({seat}, {cards[0]!r}) or another of campaign.offers."
        )

    def finish(self, match: Match | None = None) -> bool:
        """Take the result of the battle in and move along the path. True if it was won."""
        match = match or self.match
        if self._stage != "battle" or match is None:
            raise IllegalMove("There is no battle to finish: campaign.battle() begins one.")
        expected = self.opening(self.rules())
        if (match.rules.label, match.seed, len(match.chairs)) != (
            expected.rules.label,
            expected.seed,
            expected.seats,
        ):
            raise IllegalMove("This match is not the battle of this chapter; campaign.battle() gives that one.")
        if not match.over:
            raise IllegalMove("This battle is not over yet; play it to its end first.")
        won = len(self.heroes) not in match.state.winners
        self.reach(won, match.state.turn, str(match.replay()))
        self.let_bots()
        return won

    def reach(self, won: bool, turns: int, replay: str) -> None:
        """A battle has ended this way."""
        self.match = None
        self.fought.append(Fought(self._chapter.id, won, turns, replay))
        self.steps.append(("battle", self._chapter.id, won, turns, replay))
        outcome = self._chapter.won if won else self._chapter.lost
        self.head_start = outcome.head_start
        self._choices = outcome.next
        self._offers = self.hand_out(outcome.hand_out) if outcome.hand_out else {}
        self._stage = "hand-out" if self._offers else self.onward()

    def onward(self) -> str:
        """The stage after a battle and its hand-out."""
        return "path" if self._choices else "over"

    # ------------------------------------------------------------------ between battles

    def order(self) -> list[int]:
        """The seats, the leader first, then clockwise."""
        count = len(self.heroes)
        return [(self.leader + step) % count for step in range(count)]

    def hand_out(self, letter: str) -> dict[int, list[str]]:
        """What each seat may choose from: the six of the hand-out, or two at random of those nobody has (S159)."""
        held = {card for cards in self.saved for card in cards}
        if not self.dealt:
            return {
                seat: [card for card in self.way.hand_outs[letter] if card not in held] for seat in self.order()
            }
        unused = [card for cards in self.way.hand_outs.values() for card in cards if card not in held]
        mixed = list(range(len(unused)))
        shuffle(mixed, stream(self.seed, 2000 + len(self.fought)))
        found: dict[int, list[str]] = {seat: [] for seat in self.order()}
        for _ in range(DEALT_EACH):
            for cards in found.values():
                if mixed:
                    cards.append(unused[mixed.pop()])
        return {seat: cards for seat, cards in found.items() if cards}

    def take(self, seat: int, card: str) -> None:
        """A player takes a Saved card; it belongs to the starter deck from now on (S156, S177)."""
        self.keep(seat, card)
        self.let_bots()

    def keep(self, seat: int, card: str) -> None:
        """The card is that player's; the others of a deal go back, the rest of a hand-out lies there for the next."""
        offers = self.offers
        if card not in offers.get(seat, []):
            now = "; ".join(f"seat {who}: {', '.join(cards)}" for who, cards in offers.items()) or "nothing"
            raise IllegalMove(f"{str(card)[:60]!r} is not offered to seat {str(seat)[:20]}. On offer: {now}.")
        self.saved[seat].append(card)
        self.steps.append(("take", seat, card))
        del self._offers[seat]
        for cards in self._offers.values():
            if card in cards:
                cards.remove(card)
        self._offers = {seat: cards for seat, cards in self._offers.items() if cards}
        if not self._offers:
            self._stage = self.onward()

    def go(self, chapter: str) -> None:
        """Go on to a chapter."""
        if self._stage != "path" or chapter not in self._choices:
            names = ", ".join(repr(name) for name in self._choices) if self._stage == "path" else "none now"
            raise IllegalMove(f"There is no way to {str(chapter)[:60]!r} from here; ways: {names}.")
        self._chapter = self.way.chapters[chapter]
        self._stage = "battle"
        self.steps.append(("go", chapter))

    def favourite(self, seat: int, offered: Sequence[str]) -> str:
        """What a bot saves: the dearest card; of equals one of its hero's faction, else the first."""
        rules = self.rules()
        faction = next(hero.faction for hero in rules.heroes if hero.id == self.heroes[seat])
        cards = [rules.cards[rules.by_id[name]] for name in offered]
        return max(cards, key=lambda card: (card.cost, card.faction == faction, -offered.index(card.id))).id

    def let_bots(self) -> None:
        """Bots take their Saved cards as soon as it is their turn to."""
        while True:
            waiting = [seat for seat in self.offers if self.chairs[seat] is not None]
            if not waiting:
                return
            self.keep(waiting[0], self.favourite(waiting[0], self.offers[waiting[0]]))

    def draw_way(self) -> None:
        """Go on by lot, from the seed."""
        lot = roll(stream(self.seed, 3000 + len(self.fought)))
        self.go(self._choices[pick(lot, len(self._choices))])

    def run(self) -> Campaign:
        """Bots in all chairs play it to its end; which way they go is drawn by lot from the seed."""
        if any(chair is None for chair in self.chairs):
            raise IllegalMove("A person sits here: play battle() after battle(), or give every chair an agent.")
        self.let_bots()
        while not self.over:
            if self._stage == "path":
                self.draw_way()
            match = self.battle()
            match.run()
            self.finish(match)
        return self

    # ------------------------------------------------------------------ as text

    def to_text(self) -> str:
        """All of it as text, with a battle that is not over yet; `parse` reads it."""
        from kit.play.campaign_saves import written

        return written(self)

    def save(self, file: str | File) -> File:
        """Write it to a file."""
        target = File(file)
        target.write_text(self.to_text(), encoding="utf-8")
        return target

    @classmethod
    def load(cls, file: str | File, chairs: Sequence[Chair] | None = None) -> Campaign:
        """Read it from a file; the chairs are given anew."""
        from kit.play.campaign_saves import read_file

        return cls.parse(read_file(File(file)), chairs)

    @classmethod
    def parse(cls, text: str, chairs: Sequence[Chair] | None = None) -> Campaign:
        """Read it from text, strictly: every step is taken again."""
        from kit.play.campaign_saves import parsed

        return parsed(cls, text, chairs)

    def __repr__(self) -> str:
        return (
            f"<campaign of {', '.join(self.heroes)}: {self._chapter.name()}, {self._stage}; "
            f"{self.score} of {len(self.fought)} battles won>"
        )
