"""Compile the rules with mypyc in a copy of the tree, run the tests there, and measure.

    python benchmarks/compiled.py            (make compiled)

The project itself is left as it is: it runs in plain Python, and this only shows that `core`, `cards` and
`games` stay within what mypyc compiles. A C compiler is needed.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("kit/core", "kit/cards", "kit/games")
COPIED = (
    "kit",
    "cards",
    "tests",
    "benchmarks",
    "notebooks",
    "docs",
    "Makefile",
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "environment.yml",
)
# Tests about the tree itself and not about the rules: they look at files that the copy has not got.
ELSEWHERE = ("tests/test_house.py", "tests/test_wheel.py", "tests/test_environment.py", "tests/test_imports.py")

MEASURE = """
import time, kit, kit.core.state
compiled = kit.core.state.__file__.endswith((".so", ".pyd"))
for game in ("ascension", "shards"):
    rules = kit.load(game)
    for name in ("random", "greedy"):
        greedy = [kit.Greedy(), kit.Greedy()]
        best = 0.0
        for _ in range(3):
            start, games = time.perf_counter(), 0
            while time.perf_counter() - start < 1.0:
                chairs = greedy if name == "greedy" else [kit.Random(games), kit.Random(games + 1)]
                kit.Match(rules, chairs, seed=games).run()
                games += 1
            best = max(best, games / (time.perf_counter() - start))
        print(f"{'compiled' if compiled else 'plain':<9} {game:<10} {name:<7} {best:8,.0f} games/s")
"""


def modules(root: Path) -> list[str]:
    """What is compiled: every module of the three rooms; the empty `__init__.py` stay as they are."""
    found: list[str] = []
    for room in ROOMS:
        for path in sorted((root / room).rglob("*.py")):
            if path.read_text(encoding="utf-8").strip():
                found.append(path.relative_to(root).as_posix())
    return found


def run(command: list[str], where: Path) -> None:
    """Run a command in the copy, with the copy's `kit` and none of ours; stop here if it fails."""
    print("$", "python", *[part for part in command[1:5] if "\n" not in part], "…", flush=True)
    surroundings = {**os.environ, "PYTHONPATH": str(where), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=where, env=surroundings, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def main() -> int:
    """Copy, compile, test, measure."""
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc in a copy and test them there.")
    parser.add_argument("--keep", action="store_true", help="do not remove the copy")
    given, more = parser.parse_known_args()
    if shutil.which("gcc") is None and shutil.which("cc") is None:
        print("There is no C compiler here, so nothing can be compiled.")
        return 1
    if importlib.util.find_spec("setuptools") is None:
        print("mypyc needs setuptools: .venv/bin/python -m pip install setuptools")
        return 1
    copy = Path(tempfile.mkdtemp(prefix="compiled-"))
    try:
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
            else:
                shutil.copy(source, copy / name)
        chosen = modules(copy)
        print(f"{len(chosen)} modules of {', '.join(ROOMS)}")
        run([sys.executable, "-c", MEASURE], copy)
        run([sys.executable, "-m", "mypyc", *chosen], copy)
        # Only now: what compiles would take it for its own.
        shutil.copy(ROOT / "pyproject.toml", copy)
        check = "import kit.core.state as s, kit.cards.compile as c, kit.games.ascension.rules as r;"
        check += "print([m.__file__.rpartition('.')[2] for m in (s, c, r)])"
        run([sys.executable, "-c", check], copy)
        run([sys.executable, "-c", MEASURE], copy)
        ignored = [f"--ignore={name}" for name in ELSEWHERE]
        run([sys.executable, "-m", "pytest", "-n", "2", "-p", "no:cacheprovider", *ignored, *more], copy)
    finally:
        if not given.keep:
            shutil.rmtree(copy, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
