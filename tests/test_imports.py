"""Imports only look left: core < cards < games < agents < play < charts < board < app."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ["core", "cards", "games", "agents", "play", "charts", "board", "app"]
FILES = sorted((ROOT / "kit").glob("*/**/*.py"))
# Only inside functions, so that a page that simulates nothing does not load them.
SIMULATION = {"cloudpickle", "joblib", "numpy", "openskill", "pandas", "pyarrow", "scipy"}
# What a room may use besides the standard library and the kit. Rooms that are not named may use anything.
OUTSIDE = {"core": set(), "cards": {"yaml"}, "games": {"yaml"}, "agents": set(), "play": {"tqdm", *SIMULATION}}


def modules_used(path: Path) -> list[str]:
    """Every module a file imports, by its full name; also inside functions and for type checking only."""
    package = ["kit", *path.relative_to(ROOT / "kit").parent.parts]
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            whole = ".".join([*start, *([node.module] if node.module else [])])
            # `from kit import core` is a room; `from kit import Match` is the face.
            names += [f"kit.{alias.name}" for alias in node.names] if whole == "kit" else [whole]
    return names


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_every_folder_is_a_room():
    folders = {path.relative_to(ROOT / "kit").parts[0] for path in FILES}
    assert folders <= set(ROOMS)


@pytest.mark.parametrize("path", FILES, ids=shown)
def test_imports_only_look_left(path: Path):
    """Each room knows the rooms before it, and none after; nobody inside looks at the face."""
    room = path.relative_to(ROOT / "kit").parts[0]
    for name in modules_used(path):
        first, _, rest = name.partition(".")
        if first != "kit":
            continue
        used = rest.partition(".")[0]
        assert used in ROOMS, f"{shown(path)} imports {name}; import it from the room where it lives"
        assert ROOMS.index(used) <= ROOMS.index(room), f"{shown(path)} may not import {name}"


@pytest.mark.parametrize("path", FILES, ids=shown)
def test_a_room_uses_only_the_libraries_it_may(path: Path):
    """The machine needs nothing but Python; reading cards adds YAML."""
    room = path.relative_to(ROOT / "kit").parts[0]
    if room not in OUTSIDE:
        return
    for name in modules_used(path):
        first = name.partition(".")[0]
        assert first == "kit" or first in sys.stdlib_module_names or first in OUTSIDE[room], (
            f"{shown(path)} may not import {name}"
        )
