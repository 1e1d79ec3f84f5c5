"""The lessons keep to their form; `make lessons` runs them all from top to bottom (nbval, with few games)."""

import json
import re
from pathlib import Path

import pytest

import kit

FOLDER = Path(__file__).resolve().parent.parent / "notebooks"
LESSONS = sorted(FOLDER.glob("[0-9][0-9]_*.ipynb"))
TRANSLATED = sorted(path for language in ("fr", "pt") for path in (FOLDER / language).glob("*.ipynb"))
EVERY = sorted(path for path in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
MOST_LINES = 12
NEXT = {"en": "## Try this next", "fr": "## Et maintenant", "pt": "## E agora"}
ABLE = {"en": "Afterwards you", "fr": "Ensuite vous", "pt": "Depois você"}
PICTURE = re.compile(r"kit\.(Board|charts\.\w+|Dashboard)\(")
CHECK = re.compile(r'kit\.lesson\.check\("([\w-]+)"')
LINK = re.compile(r"\]\(([^)#]+?)\)")


def cells(path, kind=None):
    """The cells of a notebook as texts."""
    book = json.loads(path.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in book["cells"] if kind in (None, cell["cell_type"])]


def shown(path):
    return path.relative_to(FOLDER).as_posix()


def tongue(path):
    return path.parent.name if path.parent.name in ("fr", "pt") else "en"


each_lesson = pytest.mark.parametrize("path", [*LESSONS, *TRANSLATED], ids=shown)
each_notebook = pytest.mark.parametrize("path", EVERY, ids=shown)


def test_the_course_is_numbered_without_a_gap():
    assert [int(path.name[:2]) for path in LESSONS] == list(range(12))


@each_notebook
def test_cells_are_short_and_have_names_of_their_own(path):
    book = json.loads(path.read_text(encoding="utf-8"))
    assert len({cell["id"] for cell in book["cells"]}) == len(book["cells"])
    long = [text for text in cells(path, "code") if len(text.splitlines()) > MOST_LINES]
    assert not long, f"more than {MOST_LINES} lines; what deserves a test lives in kit/: {long[0]}"


@each_lesson
def test_a_board_or_a_chart_is_among_the_first_three_cells(path):
    assert PICTURE.search("\n".join(cells(path)[:3]))


@each_lesson
def test_a_lesson_says_what_you_will_be_able_to_do_and_what_to_try_next(path):
    texts = cells(path)
    assert re.match(rf"# {path.name[:2]} · \w", texts[0])
    assert ABLE[tongue(path)] in texts[0]
    assert NEXT[tongue(path)] in "\n".join(texts[-2:])


@each_lesson
def test_a_lesson_asks_questions_and_has_an_exercise_that_checks_itself(path):
    texts = cells(path)
    prose = "\n".join(cells(path, "markdown"))
    assert prose.count("<details>") == prose.count("</details>") >= 2
    assert prose.count("<summary>") == prose.count("</summary>") == prose.count("<details>")
    assert CHECK.search("\n".join(texts))


def test_every_exercise_is_in_some_lesson_and_every_lesson_knows_its_exercises():
    used = {name for path in LESSONS for name in CHECK.findall("\n".join(cells(path, "code")))}
    assert used == set(kit.lesson.EXERCISES)


@pytest.mark.parametrize("path", TRANSLATED, ids=shown)
def test_a_translation_has_the_same_cells_and_other_words(path):
    original = FOLDER / path.name
    assert cells(path, "code") == cells(original, "code")
    here, there = cells(path, "markdown"), cells(original, "markdown")
    assert len(here) == len(there)
    assert not [text for text in here if text in there]
    assert "language=language" in "\n".join(cells(path, "code")), "the board opens in the language of the folder"


def test_the_first_three_lessons_are_there_in_three_languages():
    names = [path.name for path in LESSONS[:3]]
    for language in ("fr", "pt"):
        assert [path.name for path in TRANSLATED if path.parent.name == language] == names


@each_notebook
def test_links_lead_somewhere_and_never_to_another_host(path):
    for link in LINK.findall("\n".join(cells(path, "markdown"))):
        assert (path.parent / link).exists(), f"{shown(path)} links to {link}"
    assert not re.search(r"(src|href)=.?http|!\[[^]]*\]\(http", "\n".join(cells(path)))


def test_the_gallery_shows_every_lesson_with_a_small_picture():
    text = "\n".join(cells(FOLDER / "gallery.ipynb", "markdown"))
    for path in LESSONS:
        assert f"({path.name})" in text, f"the gallery does not lead to {path.name}"
        picture = FOLDER.parent / "docs" / "lessons" / f"{path.name[:2]}.jpg"
        assert f"../docs/lessons/{picture.name}" in text
        assert 2_000 < picture.stat().st_size <= 60_000


def test_the_readme_has_a_line_for_every_lesson():
    readme = (FOLDER.parent / "README.md").read_text(encoding="utf-8")
    missing = [path.name for path in LESSONS if f"notebooks/{path.name}" not in readme]
    assert not missing
