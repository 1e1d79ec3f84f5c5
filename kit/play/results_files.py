"""Results as files: a folder with one file for each table and a page that says what they are.

A folder may come from anywhere, so it is read strictly: every column, every type, every name and every number
must be one that these rules can bring about.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kit.core.rules import Rules
from kit.games import UnknownName, by_name, load
from kit.play.probes import HOW
from kit.play.records import ENDED
from kit.play.results import TABLES, Column, Results, schema
from kit.play.series_games import Failure

if TYPE_CHECKING:
    import pandas as pd

PAGE: Final = "series.json"
FORMAT: Final = 1
MOST_PAGE: Final = 50_000_000
MOST_NUMBER: Final = 1 << 40
KEYS: Final = (
    "format",
    "game",
    "sets",
    "variants",
    "more",
    "cards",
    "seed",
    "agents",
    "wanted",
    "tables",
    "failures",
)
SIGNED: Final = ("seed", "score", "honor")
"""Columns that may hold less than nothing; a seed is any number."""


class BadResults(ValueError):
    """A folder that holds no results, or not those of these rules; the sentence says what is wrong."""


def write(results: Results, folder: str | Path, kind: str) -> Path:
    """All tables and the page, in a folder that is made if it is not there."""
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    rules = results.rules
    _, (game, sets, variants, _, _, cards) = by_name(rules)
    for table, frame in results.tables.items():
        for other in ("parquet", "csv"):
            (target / f"{table}.{other}").unlink(missing_ok=True)
        if kind == "parquet":
            frame.to_parquet(target / f"{table}.parquet", engine="pyarrow", index=False)
        else:
            frame.to_csv(target / f"{table}.csv", index=False, lineterminator="\n")
    page = {
        "format": FORMAT,
        "game": game,
        "sets": sets,
        "variants": variants,
        "more": battle(rules),
        "cards": cards,
        "seed": results.seed,
        "agents": results.agents,
        "wanted": results.wanted,
        "tables": dict.fromkeys(results.tables, kind),
        "failures": [list(failure) for failure in results.failures],
    }
    (target / PAGE).write_text(json.dumps(page, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return target


def battle(rules: Rules) -> dict[str, object]:
    """What a battle is loaded with beside its boxes and variants: whom it is against and what is brought to it."""
    if not rules.boss:
        return {}
    saved = [list(ids) for ids in rules.saved] or None
    return {"boss": rules.boss, "saved": saved, "head_start": rules.head_start}


def is_battle(more: object) -> bool:
    """Does this look like what `battle` says? Whether there are such things is seen when they are loaded."""
    if not isinstance(more, dict) or not more:
        return more == {}
    saved = more.get("saved")
    lists = [] if saved is None else saved
    return (
        set(more) == {"boss", "saved", "head_start"}
        and isinstance(more["boss"], str)
        and type(more["head_start"]) is int
        and isinstance(lists, list)
        and all(isinstance(ids, list) and all(isinstance(name, str) for name in ids) for ids in lists)
    )


def read(folder: str | Path, extra: str | Path | None = None) -> Results:
    """The results of a folder, every cell of them looked at."""
    source = Path(folder)
    page = read_page(source)
    try:
        rules = load(page["game"], page["sets"], page["variants"], extra, **page["more"])
    except (UnknownName, TypeError) as error:
        raise BadResults(f"These results need something that is not here: {error}") from None
    if rules.fingerprint != page["cards"]:
        raise BadResults("The cards have changed since these results were written, so they would be misread.")
    names = [str(name) for name in page["agents"]]
    columns = schema(rules)
    tables = {}
    for table, kind in page["tables"].items():
        frame = read_table(source / f"{table}.{kind}", kind, columns[table])
        tables[table] = checked(frame, f"{table}.{kind}", columns[table], words(rules, names), page)
    failures = [Failure(*entry) for entry in page["failures"]]
    return Results(rules, page["seed"], names, tables, failures, page["wanted"])


def read_page(source: Path) -> dict[str, Any]:
    """The page of a folder: which rules, which agents, which tables."""
    try:
        with (source / PAGE).open("rb") as file:
            raw = file.read(MOST_PAGE + 1)
        page = json.loads(raw.decode("utf-8")) if len(raw) <= MOST_PAGE else None
    except OSError as error:
        raise BadResults(
            f"There are no results in {source.name!r}: {PAGE} cannot be read ({error.strerror})."
        ) from None
    except (ValueError, RecursionError):
        page = None
    if not isinstance(page, dict) or page.get("format") != FORMAT or sorted(page) != sorted(KEYS):
        raise BadResults(f"{PAGE} is not the page of a series (format {FORMAT}).")
    texts = [page["game"], page["cards"], *flat(page["sets"]), *flat(page["variants"]), *flat(page["agents"])]
    tables, more = page["tables"], page["more"]
    fine = (
        all(isinstance(text, str) and 0 < len(text) <= 200 for text in texts)
        and all(isinstance(number, int) for number in (page["seed"], page["wanted"]))
        and isinstance(tables, dict)
        and "games" in tables
        and all(name in (*TABLES, "sources") and kind in ("parquet", "csv") for name, kind in tables.items())
        and is_battle(more)
        and isinstance(page["failures"], list)
        and all(is_failure(entry) for entry in page["failures"])
    )
    if not fine:
        raise BadResults(f"{PAGE} has something in it that does not belong there.")
    return page


def flat(value: object) -> list[object]:
    """A list as it is; anything else is something that cannot be right."""
    return value if isinstance(value, list) else [None]


def is_failure(entry: object) -> bool:
    """Game, agent, seat, reason and replay, as a list?"""
    return (
        isinstance(entry, list) and len(entry) == 5 and [type(part) for part in entry] == [int, str, int, str, str]
    )


def read_table(path: Path, kind: str, columns: tuple[Column, ...]) -> pd.DataFrame:
    """One file as it is, whatever is in it."""
    import pandas as pd

    try:
        if kind == "parquet":
            import pyarrow.parquet

            # What a foreign file says about itself is not listened to, only its columns.
            return pyarrow.parquet.read_table(path).to_pandas(ignore_metadata=True)
        return pd.read_csv(
            path,
            dtype={column.name: "str" for column in columns if column.holds == "word"},
            keep_default_na=False,
            na_values=[],
        )
    except OSError as error:
        raise BadResults(f"{path.name} cannot be read ({error.strerror or str(error)[:100]}).") from None
    except Exception as error:
        raise BadResults(f"{path.name} is damaged ({type(error).__name__}).") from None


def words(rules: Rules, names: list[str]) -> dict[str, list[str]]:
    """For each column of words, those there can be; columns that are not named may hold any."""
    cards = [card.id for card in rules.cards]
    return {
        "agent": names,
        "card": cards,
        "source": cards,
        "faction": sorted({card.faction for card in rules.cards}),
        "type": sorted({card.type for card in rules.cards}),
        "how": list(HOW),
        "ended": list(ENDED),
    }


def checked(
    frame: pd.DataFrame, file: str, columns: tuple[Column, ...], known: dict[str, list[str]], page: dict[str, Any]
) -> pd.DataFrame:
    """The table with the types it should have, or the sentence that says what is wrong with it."""
    import pandas as pd

    expected = [column.name for column in columns]
    if list(frame.columns) != expected:
        raise BadResults(f"{file} should have the columns {', '.join(expected)}.")
    found: dict[str, Any] = {}
    for column in columns:
        values = frame[column.name]
        where = f"{file}, column {column.name}:"
        if column.holds == "word":
            found[column.name] = worded(values, where, column.name, known, file)
            continue
        if values.isna().any():
            raise BadResults(f"{where} a number is missing.")
        if column.holds == "bool":
            if values.dtype != bool:
                raise BadResults(f"{where} these are not all true or false.")
        elif not pd.api.types.is_numeric_dtype(values) or values.dtype == bool:
            raise BadResults(f"{where} these are not all numbers.")
        elif column.holds == "int" and not pd.api.types.is_integer_dtype(values):
            raise BadResults(f"{where} these are not all whole numbers.")
        elif len(values) and column.name != "seed":
            least = (
                -MOST_NUMBER if column.name in SIGNED else 1 if column.name in ("turn", "round", "place") else 0
            )
            most = {"seat": 5, "share": 1, "game": max(page["wanted"] - 1, 0)}.get(column.name, MOST_NUMBER)
            if file.startswith("decisions") and column.name == "turn":
                least = 0
            if values.min() < least or values.max() > most:
                raise BadResults(f"{where} a number is not between {least} and {most}.")
        found[column.name] = values.astype({"int": "i8", "float": "f8", "bool": "?"}[column.holds])
    return pd.DataFrame(found)


def worded(values: pd.Series, where: str, name: str, known: dict[str, list[str]], file: str) -> Any:
    """A column of words as categories, in the order in which a series makes them."""
    import pandas as pd

    texts = values.astype(object)
    missing = texts.isna() | (texts == "")
    own = name in known and not (name == "card" and file.startswith("sources"))
    there = list(texts[~missing].unique())
    if any(not isinstance(text, str) or len(text) > 200 for text in there):
        raise BadResults(f"{where} these are not all words.")
    if missing.any() and name not in ("source", "card"):
        raise BadResults(f"{where} a word is missing.")
    strange = sorted(set(there) - set(known[name])) if own else []
    if strange:
        raise BadResults(f"{where} there is no {strange[0][:60]!r} in this game.")
    return pd.Categorical(texts.where(~missing, None), known[name] if own else sorted(there))
