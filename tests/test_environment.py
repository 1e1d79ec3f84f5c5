"""environment.yml and pyproject.toml name the same things."""

import re
import tomllib
from pathlib import Path

import yaml
from packaging.specifiers import SpecifierSet
from packaging.version import Version

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ENVIRONMENT = yaml.safe_load((ROOT / "environment.yml").read_text(encoding="utf-8"))


def test_conda_installs_the_project_with_extras_that_exist():
    """The one pip line names this folder, and every extra in its brackets is in pyproject.toml."""
    (lines,) = [entry["pip"] for entry in ENVIRONMENT["dependencies"] if isinstance(entry, dict)]
    own = [match for line in lines if (match := re.fullmatch(r"-e \.\[([a-z, ]+)\]", line))]
    assert len(own) == 1, f"no line like '-e .[app]' among {lines}"
    extras = [name.strip() for name in own[0].group(1).split(",")]
    assert "app" in extras
    for extra in extras:
        assert extra in PROJECT["optional-dependencies"], f"environment.yml asks for [{extra}]"


def test_the_python_of_conda_is_one_the_project_runs_on():
    (python,) = [e for e in ENVIRONMENT["dependencies"] if isinstance(e, str) and e.startswith("python=")]
    version = Version(python.partition("=")[2].strip("="))
    assert version in SpecifierSet(PROJECT["requires-python"])


def test_conda_is_given_nothing_that_the_project_already_names():
    plain = [e for e in ENVIRONMENT["dependencies"] if isinstance(e, str)]
    assert [e for e in plain if not re.match(r"(python|pip)\b", e)] == []
