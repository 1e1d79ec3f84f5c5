"""Results: what came of many games, as tidy tables.

Every table is a pandas DataFrame with one row for each thing that happened; names are categories. The
columns are listed in `kit/README.md`, and `schema(rules)` says the same to a program.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kit.core.rules import Rules
from kit.play.probes import HOW, counters_of
from kit.play.records import ENDED
from kit.play.series_games import Failure

if TYPE_CHECKING:
    import pandas as pd

TABLES: Final = ("games", "turns", "acquisitions", "decks", "decisions")
SOURCES: Final = "sources"


class Column(NamedTuple):
    """A column of a table: its name, what it holds (int, float, bool or a word), and what it means."""

    name: str
    holds: str
    meaning: str


MOVE: Final = Column("move", "int", "number of the move in the rules; not in any table")
GAME: Final = Column("game", "int", "number of the game, from 0")
TURN: Final = Column("turn", "int", "number of the turn, from 1, over all seats")
ROUND: Final = Column("round", "int", "number of the round, from 1")
SEAT: Final = Column("seat", "int", "number of the seat, from 0")
AGENT: Final = Column("agent", "word", "who sits there")
CARD: Final = (
    Column("card", "word", "the card, by its id"),
    Column("faction", "word", "its faction"),
    Column("type", "word", "its type"),
)


def schema(rules: Rules) -> dict[str, tuple[Column, ...]]:
    """Every table and its columns, for this game."""
    resources, standings = counters_of(rules)
    purse: list[Column] = []
    for name, _ in resources:
        purse.append(Column(f"{name}_made", "int", f"{name} gained in this turn"))
        purse.append(Column(f"{name}_spent", "int", f"{name} paid in this turn"))
        purse.append(Column(f"{name}_wasted", "int", f"{name} left over and lost"))
    dials = [Column(name, "int", f"{name} at the end of the turn") for name, _ in standings]
    return {
        "games": (
            GAME,
            Column("seed", "int", "the deal: games with the same seed were dealt the same cards"),
            SEAT,
            AGENT,
            Column("first", "bool", "did this seat begin?"),
            Column("won", "bool", "did it win?"),
            Column("share", "float", "its part of the win: 1 divided by the number of winners, or 0"),
            Column("score", "int", "its score at the end (Shards: health)"),
            Column("place", "int", "1 for the winners, then by score"),
            Column("turns", "int", "turns of the whole game"),
            Column("moves", "int", "decisions of the whole game"),
            Column("ended", "word", "finished, failed (see `failures`) or stopped before its end"),
        ),
        "turns": (
            GAME,
            TURN,
            ROUND,
            SEAT,
            AGENT,
            Column("active", "bool", "was it this seat's turn? Against a boss the players take theirs together"),
            *purse,
            *dials,
            Column("hand", "int", "cards in hand at the end of the turn"),
            Column("deck", "int", "cards in the deck"),
            Column("discard", "int", "cards in the discard pile"),
            Column("in_play", "int", "cards in play"),
            Column("cards", "int", "all cards of its own"),
            Column("value", "int", "what they cost together"),
            Column("score", "int", "what it would score now"),
        ),
        "acquisitions": (
            GAME,
            TURN,
            ROUND,
            SEAT,
            AGENT,
            *CARD,
            Column("cost", "int", "its printed cost"),
            Column("how", "word", f"how it was come by: {', '.join(HOW)}"),
        ),
        "decks": (
            GAME,
            TURN,
            SEAT,
            AGENT,
            *CARD,
            Column("count", "int", "how many of it the seat owns at the end of the turn"),
        ),
        "decisions": (
            GAME,
            Column("number", "int", "number of the decision, from 0"),
            TURN,
            SEAT,
            AGENT,
            Column("why", "word", "what was asked"),
            Column("source", "word", "the card that asked, if one did"),
            Column("options", "int", "how many answers there were"),
            Column("chosen", "word", "the answer"),
            Column("word", "word", "its first word"),
            Column("card", "word", "the card it names, if it names one"),
        ),
        SOURCES: (
            GAME,
            TURN,
            SEAT,
            Column("what", "word", "what was gained, or damage that was dealt"),
            Column("card", "word", "the card it came from, or the word of the move"),
            Column("amount", "int", "how much of it"),
        ),
    }


class Results:
    """The tables of a series: `games`, `turns`, `acquisitions`, `decks`, `decisions`, and what failed."""

    def __init__(
        self,
        rules: Rules,
        seed: int,
        agents: Sequence[str],
        tables: Mapping[str, pd.DataFrame],
        failures: Sequence[Failure] = (),
        wanted: int = 0,
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.agents = list(agents)
        self.tables = dict(tables)
        self.failures = list(failures)
        # How many games were asked for; fewer were played if somebody stopped it.
        self.wanted = wanted

    def __getattr__(self, name: str) -> pd.DataFrame:
        if name in (*TABLES, SOURCES):
            if name in self.__dict__.get("tables", {}):
                return self.tables[name]
            raise AttributeError(f"the table {name!r} was not asked for; run(…, tables=(…, {name!r})) makes it.")
        raise AttributeError(f"results have no {name!r}; they have: {', '.join(self.__dict__.get('tables', {}))}")

    def table(self) -> pd.DataFrame:
        """One row for each game and seat."""
        return self.games

    @property
    def played(self) -> int:
        """How many games were played to their end."""
        games = self.games
        return int(games.loc[games["ended"] == "finished", "game"].nunique())

    def to_parquet(self, folder: str | Path) -> Path:
        """All tables as Parquet files in a folder; `Results.load` reads them again."""
        from kit.play.results_files import write

        return write(self, folder, "parquet")

    def to_csv(self, folder: str | Path) -> Path:
        """All tables as text, for any other program; `Results.load` reads them again."""
        from kit.play.results_files import write

        return write(self, folder, "csv")

    @classmethod
    def load(cls, folder: str | Path, extra: str | Path | None = None) -> Results:
        """The results of a folder. What is damaged or foreign is refused with a sentence (`BadResults`)."""
        from kit.play.results_files import read

        return read(folder, extra)

    def summary(self, language: str = "en") -> str:
        """Who won how often, how sure that is, how long a game is, and what failed."""
        from kit.play.simulate import summary

        return summary(self, language)

    def __repr__(self) -> str:
        tables = ", ".join(f"{name} ({len(frame):,})" for name, frame in self.tables.items())
        failed = f"; {len(self.failures)} failed" if self.failures else ""
        return f"<results of {self.played:,} games of {self.rules.label}{failed}: {tables}>"


# ---------------------------------------------------------------------- from columns to frames


def assembled(
    rules: Rules, parts: Sequence[Mapping[str, Mapping[str, Any]]], names: Sequence[str], tables: Sequence[str]
) -> dict[str, pd.DataFrame]:
    """The tables of a series from the columns of its batches, in the order of the games."""
    import numpy as np

    found: dict[str, pd.DataFrame] = {}
    for table in tables:
        pieces = [part[table] for part in parts if table in part]
        columns = {
            name: np.concatenate([piece[name] for piece in pieces]) for name in (pieces[0] if pieces else ())
        }
        if columns and len(columns["game"]) and (np.diff(columns["game"]) < 0).any():
            # Games that were passed over may lie between others.
            order = np.argsort(columns["game"], kind="stable")
            columns = {name: column[order] for name, column in columns.items()}
        found[table] = frame(rules, table, columns, names)
    return found


def frame(rules: Rules, table: str, columns: Mapping[str, Any], names: Sequence[str]) -> pd.DataFrame:
    """A table from its raw columns: numbers become words where the schema says so."""
    import numpy as np
    import pandas as pd

    cards = [card.id for card in rules.cards]
    given = dict(columns) or {column.name: np.zeros(0, "i4") for column in (*schema(rules)[table], MOVE)}
    words: dict[str, list[str]] = {"agent": list(names), "how": list(HOW), "ended": list(ENDED), "card": cards}
    if table in ("acquisitions", "decks"):
        kinds = np.asarray(given["card"], dtype="i4")
        for word in ("faction", "type"):
            values = [getattr(card, word) for card in rules.cards]
            words[word] = sorted(set(values))
            given[word] = np.array([words[word].index(value) for value in values], "i1")[kinds]
        if table == "acquisitions":
            given["cost"] = np.array([card.cost for card in rules.cards], "i4")[kinds]
    if table == "decisions":
        moves = rules.moves
        numbers = given.pop("move")
        given["card"] = [moves[n].kind for n in numbers]
        words["source"] = cards
        for name, texts in (
            ("why", given["why"]),
            ("chosen", [moves[n].text for n in numbers]),
            ("word", [moves[n].word for n in numbers]),
        ):
            words[name] = sorted(set(texts))
            places = {text: place for place, text in enumerate(words[name])}
            given[name] = [places[text] for text in texts]
    found: dict[str, Any] = {}
    for column in schema(rules)[table]:
        value = np.asarray(given[column.name])
        if column.holds == "word":
            found[column.name] = pd.Categorical.from_codes(value.astype("i4"), words[column.name])
        else:
            found[column.name] = value.astype({"int": "i8", "float": "f8", "bool": "?"}[column.holds])
    return pd.DataFrame(found)
