"""What can be asked for on the command line: the commands and their options."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from kit.agents.roster import COMMON, DEFAULT
from kit.games import GAMES
from kit.play.campaign import MODES

CAMPAIGN: Final = "play the campaign of Shadow of Salvation"


def parsed(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The arguments; the name of a card may stand before or after the options."""
    root = parser()
    given, rest = root.parse_known_args(arguments)
    if rest and (given.command != "cards" or any(part.startswith("-") for part in rest)):
        root.error(f"this does not belong here: {' '.join(rest)[:60]}")
    if rest:
        given.name += rest
    return given


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    root = argparse.ArgumentParser(
        prog="python -m kit", description="Play, watch, simulate and read two deckbuilding games."
    )
    commands = root.add_subparsers(
        dest="command", required=True, metavar="play | watch | simulate | campaign | cards"
    )
    campaign_options(commands.add_parser("campaign", help=CAMPAIGN, description=CAMPAIGN.capitalize() + "."))
    for name, text in (
        ("play", "play against a bot in the terminal"),
        ("watch", "watch bots play, turn by turn"),
        ("simulate", "let bots play many games and see who wins"),
        ("cards", "read the cards"),
    ):
        command = commands.add_parser(name, help=text, description=text.capitalize() + ".")
        # With --load the saved game says which game it is.
        optional = "?" if name in ("play", "watch") else None
        command.add_argument("game", nargs=optional, help=", ".join(GAMES))
        command.add_argument("--sets", metavar="A,B", help="boxes, separated by commas (base)")
        command.add_argument("--variants", metavar="A,B", help="variants, separated by commas (none)")
        command.add_argument("--boss", metavar="BOSS", help="who is fought, with --variants boss (the first)")
        command.add_argument("--extra", metavar="FILE", help="a card file of your own")
        command.add_argument(
            "--language", metavar="en|fr|pt", help="the language of the table (yours, if it is one of these)"
        )
        if name == "cards":
            command.add_argument("--type", metavar="SORT", help="only cards of this sort")
            command.add_argument("--faction", metavar="FACTION", help="only cards of this faction")
            command.add_argument("name", nargs="*", help="a card, or a part of its name")
            continue
        command.add_argument("--seats", type=int, metavar="N", help="how many sit at the table")
        command.add_argument("--seed", type=int, metavar="N", help="the same number deals the same game")
        if name == "simulate":
            command.add_argument("--games", type=int, default=200, metavar="N", help="how many games (200)")
            command.add_argument(
                "--workers", type=int, metavar="N", help="how many processes (as many as there are cores)"
            )
            command.add_argument("--tables", metavar="FOLDER", help="keep the tables of the games in this folder")
        if name == "play":
            command.add_argument(
                "--bot", default=DEFAULT, metavar="BOT", help=f"against {', '.join(COMMON)}, a strategy (greedy)"
            )
        else:
            command.add_argument(
                "--bots", metavar="A,B", help=f"who plays: {', '.join(COMMON)}, strategies (greedy,random)"
            )
        if name != "simulate":
            command.add_argument("--load", metavar="FILE", help="go on with a saved game")
            command.add_argument("--save", metavar="FILE", help="where to keep the game")
    return root


def campaign_options(command: argparse.ArgumentParser) -> None:
    """What a campaign is begun or gone on with."""
    command.add_argument("--heroes", metavar="A,B", help="two to five heroes; you are the first (decima,rez)")
    command.add_argument("--leader", type=int, metavar="N", help="which of them leads, counted from 1 (1)")
    command.add_argument("--variants", metavar="A,B", help=f"{', '.join(MODES)} (none)")
    command.add_argument("--seed", type=int, metavar="N", help="the same number deals the same campaign")
    command.add_argument("--bot", default=DEFAULT, metavar="BOT", help="who plays the other heroes (greedy)")
    command.add_argument("--watch", action="store_true", help="the bot plays the first hero, too")
    command.add_argument("--language", metavar="en|fr|pt", help="the language of the story")
    command.add_argument("--load", metavar="FILE", help="go on with a saved campaign")
    command.add_argument("--save", metavar="FILE", help="where to keep it (campaign.json)")


def again(given: argparse.Namespace) -> list[str]:
    """The command with what has to be said once more when a saved game goes on; the rest stands in the file."""
    words = [str(given.command)]
    for option in ("extra", "bot", "bots", "watch", "language"):
        value = getattr(given, option, None)
        # The usual opponent goes without saying.
        if value and (option, value) != ("bot", DEFAULT):
            words += [f"--{option}"] if value is True else [f"--{option}", str(value)]
    return words
