"""The command line: what can be asked for, and sentences instead of tracebacks for what cannot."""

from __future__ import annotations

import argparse
import contextlib
import difflib
import io
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from kit.agents.roster import bots
from kit.cards.load import CardError
from kit.cards.terms import LANGUAGES
from kit.core.rules import Rules
from kit.core.saves import BadSave
from kit.games import GAMES, UnknownName, load
from kit.play.arguments import again, parsed
from kit.play.campaign import Campaign
from kit.play.campaign_terminal import CampaignTerminal
from kit.play.keeping import free_name, reason, shown
from kit.play.leaving import NOBODY_READS, silence
from kit.play.lookup import card_text, list_text, missing, page_width, search
from kit.play.match import Chair, Match
from kit.play.replay import BadReplay, OtherCards, Replay
from kit.play.series import USUAL, Series, numbered
from kit.play.simulate import Pace, bot, summary
from kit.play.terminal import Terminal
from kit.play.words import say

WRONG: Final = 2
INTERRUPTED: Final = 130
MOST_GAMES: Final = 10_000_000
MOST_WORKERS: Final = 256


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments say. Returns the exit code: 0, 1 for a game that broke, 2 for what does not exist."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that knows no é shows a question mark rather than a traceback.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    given = parsed(arguments)
    try:
        code = COMMANDS[given.command](given)
        sys.stdout.flush()
        return code
    except Said as error:
        print(error, file=sys.stderr)
        return WRONG
    except (UnknownName, CardError, BadReplay, BadSave, Wrong, ModuleNotFoundError) as error:
        # These sentences are English; at least what they are about is said in the reader's language.
        lead = "cannot show" if given.command == "cards" else "cannot play"
        print(say(lead, known_tongue(given), why=error), file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        silence()
        return NOBODY_READS
    except KeyboardInterrupt:
        return INTERRUPTED


class Wrong(ValueError):
    """Something on the command line does not fit; the sentence says what would."""


class Said(ValueError):
    """The same, in a sentence of the reader's language that needs no other before it."""


# ---------------------------------------------------------------------- what the arguments mean


def names(text: str | None) -> list[str] | None:
    """Names separated by commas."""
    return None if text is None else [part.strip() for part in text.split(",") if part.strip()]


def known(what: str, name: str, all_: Sequence[str]) -> str:
    """The name, if there is such a thing; else a sentence with those there are."""
    if name in all_:
        return name
    close = difflib.get_close_matches(name[:60], all_, 1, 0.6)
    hint = f" Did you mean {close[0]!r}?" if close else ""
    raise Wrong(f"There is no {what} {name[:60]!r}.{hint} Known: {', '.join(all_)}.")


def tongue(given: argparse.Namespace) -> str:
    """The language asked for, or that of the machine."""
    if given.language is not None:
        known("language", given.language, LANGUAGES)
    return known_tongue(given)


def known_tongue(given: argparse.Namespace) -> str:
    """The same, and never a refusal: a language nobody speaks is that of the machine."""
    if given.language in LANGUAGES:
        return str(given.language)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            code = os.environ[variable][:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"


def rules_of(given: argparse.Namespace) -> Rules:
    """The game with its boxes and variants."""
    if given.game is None:
        raise Wrong(f"Which game? Known: {', '.join(GAMES)}.")
    return load(given.game, names(given.sets), names(given.variants), given.extra, given.boss)


def seats_of(given: argparse.Namespace, rules: Rules, wanted: int = 2) -> int:
    """How many sit down: as asked, or as many as the game needs."""
    seats = given.seats if given.seats is not None else max(rules.least, min(wanted, rules.most))
    # Also within bounds it may not be possible: an odd number of partners, say.
    if refusal := rules.unseated(seats):
        raise Wrong(refusal)
    return int(seats)


def bots_of(given: argparse.Namespace, rules: Rules) -> list[str]:
    """A bot for every seat; those named take turns until all seats are taken."""
    named = names(given.bots) or ["greedy", "random"]
    for name in named:
        known("bot", name, list(bots(rules.game)))
    seats = seats_of(given, rules, max(2, len(named)))
    if given.bots is not None and len(named) > seats:
        raise Wrong(f"{len(named)} bots do not fit on {seats} seats.")
    return [named[seat % len(named)] for seat in range(seats)]


def opened(given: argparse.Namespace) -> Replay | None:
    """The saved game to go on with."""
    if given.load is None:
        return None
    try:
        replay = Replay.load(given.load, given.extra)
    except OtherCards as error:
        # A saved game does not tell whether a file of one's own was there.
        key = "own cards" if given.extra is None else "other cards"
        raise Wrong(f"{error} {say(key, tongue(given), file=shown(str(given.extra)))}") from None
    if given.game is not None and known("game", given.game, list(GAMES)) != replay.rules.game:
        raise Wrong(f"{Path(given.load).name} is a game of {replay.rules.game}, not of {given.game}.")
    asked = (names(given.sets), names(given.variants), given.seats, given.seed, given.boss)
    if any(part is not None for part in asked):
        raise Wrong("A saved game has its own sets, variants, seats and seed; leave them out with --load.")
    return replay


def luck(given: argparse.Namespace, replay: Replay | None) -> int:
    """What the bots' own luck is made from: the seed asked for, or that of the saved game."""
    return int(replay.seed if replay is not None else given.seed or 0)


# ---------------------------------------------------------------------- the commands


def seated(given: argparse.Namespace, rules: Rules, replay: Replay | None, chairs: list[Chair]) -> Terminal:
    """A new game or a saved one, on the terminal."""
    try:
        match = Match.resume(replay, chairs) if replay is not None else Match(rules, chairs, given.seed)
    except RuntimeError as error:
        # Cards of one's own may go round in circles before anybody is asked.
        raise Wrong(reason(error)) from None
    file = given.save or given.load
    return Terminal(match, tongue(given), Path(file) if file else None, again=again(given))


def play(given: argparse.Namespace) -> int:
    """A person against bots."""
    tongue(given)
    replay = opened(given)
    rules = replay.rules if replay is not None else rules_of(given)
    known("bot", given.bot, list(bots(rules.game)))
    seats = replay.seats if replay is not None else seats_of(given, rules)
    chairs: list[Chair] = [None, *(bot(rules.game, given.bot, luck(given, replay), n) for n in range(1, seats))]
    return seated(given, rules, replay, chairs).play()


def watch(given: argparse.Namespace) -> int:
    """Bots among themselves, turn by turn."""
    replay = opened(given)
    rules = replay.rules if replay is not None else rules_of(given)
    if replay is not None:
        given.seats = replay.seats
    named = bots_of(given, rules)
    chairs: list[Chair] = [bot(rules.game, name, luck(given, replay), n) for n, name in enumerate(named)]
    # Without a person at the keyboard there is nobody to wait for.
    return seated(given, rules, replay, chairs).watch(pause=sys.stdin.isatty())


def simulate(given: argparse.Namespace) -> int:
    """Many games, and a summary; Ctrl-C keeps what is finished."""
    language = tongue(given)
    rules = rules_of(given)
    named = bots_of(given, rules)
    if not 1 <= given.games <= MOST_GAMES:
        raise Wrong(f"{given.games} is no number of games; from 1 to {MOST_GAMES:,}.")
    if given.workers is not None and not 1 <= given.workers <= MOST_WORKERS:
        raise Wrong(f"{given.workers} is no number of workers; from 1 to {MOST_WORKERS}.")
    seed = given.seed if given.seed is not None else 1
    names = numbered([name.capitalize() for name in named])
    players = [bot(rules.game, name, seed, seat) for seat, name in enumerate(named)]
    pace = Pace()
    with showing(given.games, f" {say('simulating', language)}", pace) as step:
        results = Series(rules, players, seed, names, len(named)).run(
            given.games,
            tables=USUAL if given.tables is not None else ("games",),
            workers=given.workers,
            progress=False,
            on_progress=step,
        )
    stopped = results.played + len(results.failures) < given.games
    if stopped:
        n = results.played
        print(say("interrupted", language, n=n, all=given.games) if n else say("no games", language))
    if results.played or results.failures:
        print(summary(results, language, pace.speed()))
    if given.tables is not None:
        try:
            print(say("tables", language, folder=results.to_parquet(given.tables)))
        except OSError as error:
            folder = shown(str(given.tables))
            raise Said(say("no tables", language, folder=folder, why=error.strerror)) from None
    return INTERRUPTED if stopped else 0


@contextlib.contextmanager
def showing(games: int, unit: str, pace: Pace) -> Iterator[Callable[[int, int], None]]:
    """A bar that moves on, on a terminal, in the words of the person who looks at it."""
    # Only here is a bar drawn; cards can be read and games played without one.
    from tqdm import tqdm

    # disable=None: no bar where nobody can see it move.
    with tqdm(total=games, unit=unit, ncols=page_width(), disable=None, leave=False) as bar:

        def step(done: int, total: int) -> None:
            bar.update(done - bar.n)
            pace.step(done)

        yield step


def campaign(given: argparse.Namespace) -> int:
    """Battle after battle, with what is read in between."""
    known("bot", given.bot, list(bots("shards")))
    language = tongue(given)
    fresh = given.load is None
    if not fresh and any(part is not None for part in (given.heroes, given.leader, given.variants, given.seed)):
        raise Wrong("A saved campaign has its own heroes, leader, variants and seed; leave them out with --load.")
    loaded = None if fresh else Campaign.load(given.load)
    heroes = loaded.heroes if loaded is not None else names(given.heroes) or ["decima", "rez"]
    seed = loaded.seed if loaded is not None else given.seed if given.seed is not None else None
    chairs: list[Chair] = [bot("shards", given.bot, seed or 0, seat) for seat in range(len(heroes))]
    if not given.watch:
        chairs[:1] = [None]
    if loaded is not None:
        going = Campaign.parse(loaded.to_text(), chairs)
    else:
        leader = given.leader - 1 if given.leader is not None else 0
        going = Campaign(heroes, leader, seed, names(given.variants) or [], chairs)
    kept = given.save or given.load
    # A new campaign does not take the place of one that is kept here.
    file = Path(kept) if kept else free_name("campaign", ".json")
    return CampaignTerminal(going, language, file, again=again(given)).play()


def cards(given: argparse.Namespace) -> int:
    """The list of cards, or one card in full."""
    language = tongue(given)
    rules = rules_of(given)
    found = list(rules.cards)
    if given.type is not None:
        known("type", given.type, rules.types)
        found = [card for card in found if card.type == given.type]
    if given.faction is not None:
        known("faction", given.faction, rules.factions)
        found = [card for card in found if card.faction == given.faction]
    text = " ".join(given.name)
    if text:
        searched = search(found, text, language)
        if not searched:
            raise Said(missing(found, text, language))
        found = searched
    width = page_width()
    print(
        card_text(found[0], rules, language, width)
        if text and len(found) == 1
        else list_text(found, rules, language, width)
    )
    return 0


COMMANDS: Final = {"play": play, "watch": watch, "simulate": simulate, "campaign": campaign, "cards": cards}
