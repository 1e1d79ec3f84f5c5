"""The wheel works on its own: built, installed in a clean environment, and a game is loaded from elsewhere."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import kit

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = """
import kit
from kit.cards.load import folder
rules = kit.load("ascension")
match = kit.Match(rules, chairs=[kit.Greedy(), kit.Random(1)], seed=1)
match.run()
print(kit.__file__)
print(folder())
print(len(rules.cards), match.over)
"""


def run(*command: object, cwd: Path) -> str:
    """Run it without this environment shining through; its words are the message if it fails."""
    clean = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=clean, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built once."""
    out = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", out, ROOT, cwd=out)
    (path,) = out.glob("*.whl")
    return path


def test_the_wheel_carries_the_cards_and_tables_and_nothing_else(wheel: Path):
    names = zipfile.ZipFile(wheel).namelist()
    assert {path.split("/")[0] for path in names} == {
        "kit",
        f"deckkit-{kit.__version__}.dist-info",
        f"deckkit-{kit.__version__}.data",
    }
    # Beside the package only the template of the page, where Voilà looks for it.
    beside = [path for path in names if path.split("/")[0].endswith(".data")]
    assert beside
    assert all("/data/share/jupyter/voila/templates/deckkit/" in path for path in beside)
    for path in [*ROOT.glob("cards/**/*.yaml")]:
        assert f"kit/_cards/{path.relative_to(ROOT / 'cards').as_posix()}" in names
    for path in [*ROOT.glob("kit/**/*.toml"), *ROOT.glob("kit/**/*.py")]:
        assert path.relative_to(ROOT).as_posix() in names
    assert not [name for name in names if "__pycache__" in name]


def test_an_installed_kit_plays_with_its_own_cards(wheel: Path, tmp_path: Path):
    """From another folder, in an environment that has never seen this one."""
    run(sys.executable, "-m", "venv", tmp_path / "venv", cwd=tmp_path)
    python = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", wheel, cwd=tmp_path)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    where, cards, counted = run(python, "-I", "-c", SCRIPT, cwd=elsewhere).splitlines()
    assert Path(where).is_relative_to(tmp_path / "venv")
    assert Path(cards) == Path(where).parent / "_cards"
    assert counted == f"{len(kit.load('ascension').cards)} True"
