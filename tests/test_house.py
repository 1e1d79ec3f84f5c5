"""The house is in order: files of readable length, nothing of anybody's machine, notebooks without outputs."""

import json
import re
import tomllib
from pathlib import Path

import pytest

import kit

ROOT = Path(__file__).resolve().parent.parent
MOST_LINES = 400
FOLDERS = ["kit", "cards", "tests", "benchmarks", "notebooks", "docs", ".ci", ".github"]
KINDS = {".py", ".md", ".toml", ".yaml", ".yml", ".json", ".ipynb", ".js", ".css", ".txt", ""}
# Put together here so that this file does not contain what it looks for.
MACHINE = re.compile(
    "|".join(["/" + name + "/" for name in ("home", "Users", "root", "work", "tmp")] + [r"\b[A-Z]:\\\\"])
)


def texts() -> list[Path]:
    """Every text file of the project."""
    files = [path for path in ROOT.iterdir() if path.is_file()]
    for folder in FOLDERS:
        files += [path for path in (ROOT / folder).rglob("*") if path.is_file()]
    kept = [
        path
        for path in files
        if path.suffix in KINDS and not {"__pycache__", ".ipynb_checkpoints"} & {*path.parts}
    ]
    return sorted(kept)


def test_no_source_file_is_too_long_to_read():
    long = {}
    for path in sorted((ROOT / "kit").rglob("*.py")):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > MOST_LINES:
            long[path.relative_to(ROOT).as_posix()] = lines
    assert not long, f"more than {MOST_LINES} lines: {long}"


def test_no_file_knows_a_machine():
    found = []
    for path in texts():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if MACHINE.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}  {line.strip()[:80]}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", ["LICENSE", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "kit/README.md"])
def test_what_a_reader_looks_for_is_there(name: str):
    assert (ROOT / name).read_text(encoding="utf-8").strip()


def test_the_readme_names_the_two_commands():
    words = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make app" in words
    assert "make test" in words


def test_the_version_is_said_once():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == kit.__version__
    assert f"## {kit.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_notebooks_are_kept_without_outputs():
    full = []
    for path in sorted((ROOT / "notebooks").rglob("*.ipynb")):
        if ".ipynb_checkpoints" in path.parts:
            continue
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            if cell["cell_type"] == "code" and (cell["outputs"] or cell["execution_count"] is not None):
                full.append(path.relative_to(ROOT).as_posix())
                break
    assert not full, f"clear the outputs of: {', '.join(full)}"
