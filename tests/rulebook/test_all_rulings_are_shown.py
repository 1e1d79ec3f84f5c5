"""No ruling of the booklets is without a test that shows it."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
# "A37, B39: …": the numbers before the first colon.
CITED = re.compile(r"[A-Z]\d+(?:, [A-Z]\d+)*(?=:)")


def cited():
    """Every number cited, with the tests that cite it; and the tests that cite none."""
    found, silent = {}, []
    for path in sorted(HERE.glob("test_*.py")):
        if path.name == Path(__file__).name:
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                start = CITED.match(ast.get_docstring(node) or "")
                if start is None:
                    silent.append(f"{path.name}: {node.name}")
                    continue
                for number in start.group().split(", "):
                    found.setdefault(number, []).append(node.name)
    return found, silent


# Both booklets (A, B), where they differ (X), what they leave open (G), and the publisher's word on order (P).
RULINGS = {"A": 72, "B": 64, "X": 18, "G": 20, "P": 2}


def test_every_ruling_of_ascension_is_shown():
    found, _ = cited()
    missing = [f"{letter}{n}" for letter, most in RULINGS.items() for n in range(1, most + 1)]
    missing = [number for number in missing if number not in found]
    assert not missing, f"no test shows {', '.join(missing)}"


SHARDS = [
    *(f"S{number}" for number in range(1, 178)),
    *(f"C{number}" for number in range(1, 11)),
    *(f"D{number}" for number in range(1, 23)),
]


def test_every_ruling_of_shards_is_shown():
    found, _ = cited()
    missing = [number for number in SHARDS if number not in found]
    assert not missing, f"no test shows {', '.join(missing)}"


def test_every_test_of_the_rulebook_says_which_ruling_it_shows():
    _, silent = cited()
    assert not silent, "\n".join(silent)
