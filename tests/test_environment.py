"""environment.yml and pyproject.toml name the same things."""

import json
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


def test_binder_finds_one_recipe_and_the_template_of_the_page():
    """A binder folder would make Binder overlook environment.yml; the template comes with the package."""
    assert not (ROOT / "binder").exists()
    assert not (ROOT / ".binder").exists()
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    shared = whole["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    ((source, target),) = shared.items()
    assert (ROOT / source / "index.html.j2").exists()
    book = json.loads((ROOT / "notebooks" / "app.ipynb").read_text(encoding="utf-8"))
    assert target == f"share/jupyter/voila/templates/{book['metadata']['voila']['template']}"


def test_the_hosting_guide_names_every_option():
    from kit.app.hosting.options import CHOICES

    guide = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name, variable, _, _ in CHOICES:
        assert f"`--{name}`" in guide, name
        assert variable in guide, variable
    assert "urlpath=voila/render/notebooks/app.ipynb" in guide
    assert "urlpath=lab/tree/notebooks/" in guide
