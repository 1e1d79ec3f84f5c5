"""The columns of all tables as a page of text: `python -m kit.play.columns` writes it into kit/README.md."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kit.games import GAMES, load
from kit.play.results import Column, schema

BEGIN: Final = "<!-- the columns of the tables: written by make cards -->"
END: Final = "<!-- up to here -->"
FILE: Final = Path(__file__).resolve().parents[1] / "README.md"


def section() -> str:
    """A list for each table: its columns, what they hold and what they mean; some are of one game only."""
    schemas = {game: schema(load(game)) for game in GAMES}
    first = next(iter(schemas.values()))
    lines = [BEGIN, ""]
    for table in first:
        lines += [f"**`{table}`**", "", "| column | holds | meaning |", "|---|---|---|"]
        seen: dict[str, tuple[Column, list[str]]] = {}
        for game, tables in schemas.items():
            for column in tables[table]:
                seen.setdefault(column.name, (column, []))[1].append(game)
        for name, (column, games) in seen.items():
            only = "" if len(games) == len(schemas) else f" ({', '.join(games)})"
            lines.append(f"| `{name}` | {column.holds} | {column.meaning}{only} |")
        lines.append("")
    return "\n".join([*lines, END])


def main() -> None:
    """Write it where it belongs."""
    text = FILE.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    FILE.write_text(before + section() + after, encoding="utf-8")


if __name__ == "__main__":
    main()
