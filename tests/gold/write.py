"""Write the recorded games again: `make gold`. Read the difference before you keep it."""

import sys
from pathlib import Path

from tests.gold.games import GAMES, played, recorded

HERE = Path(__file__).resolve().parent


def main() -> int:
    """Each game to a file of its name; files of games that are no longer in the list go."""
    changed = 0
    for name in GAMES:
        path = HERE / f"{name}.txt"
        text = recorded(played(name))
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        if text != old:
            changed += 1
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"{name}: {'changed' if old else 'new'}, {len(text.splitlines())} lines")
    for path in HERE.glob("*.txt"):
        if path.stem not in GAMES:
            changed += 1
            path.unlink()
            print(f"{path.stem}: no longer in the list, removed")
    print(f"{len(GAMES)} recorded games, {changed} changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
