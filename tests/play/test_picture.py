"""The picture in the README is what the program shows."""

from tests.play.picture import BLOCK, README, picture


def test_the_picture_in_the_readme_is_true():
    found = BLOCK.search(README.read_text(encoding="utf-8"))
    assert found is not None, "the README has lost its picture"
    assert found[2] == picture(), "run: python -m tests.play.picture"
