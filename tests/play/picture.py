"""The picture of a game in the README: what the program shows at one moment of one game.

`python -m tests.play.picture` puts it there; a test sees to it that it stays true.
"""

import re
import tempfile
from pathlib import Path

import kit
from kit.play.terminal import Terminal

README = Path(__file__).resolve().parent.parent.parent / "README.md"
BLOCK = re.compile(r"(<!-- picture -->\n```text\n)(.*?)(```)", re.DOTALL)
SEED, TURN, WIDTH = 3, 16, 100


def picture() -> str:
    """The table of p1 and what there is to choose, after a few of its cards have been played."""
    match = kit.Match(kit.load("ascension"), chairs=[None, kit.Greedy()], seed=SEED)
    match.run()
    me = kit.Greedy()

    def play(until):
        while not until():
            match.answer(me.choose(match.state.view(0), match.decision))

    play(lambda: match.state.turn >= TURN)
    play(lambda: match.state.view(0).size("hand") <= 2)
    lines: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        terminal = Terminal(match, "en", Path(folder) / "game.txt", lines.append, leave)
        terminal.width = WIDTH
        terminal.play()
    text = "\n".join(lines)
    start = text.index("ASCENSION |")
    end = text.index("\n\nThe game is saved")
    return "\n".join(line.rstrip() for line in text[start:end].splitlines()) + "\n>\n"


def leave(prompt: str) -> str:
    """Whoever is asked has gone."""
    raise EOFError


if __name__ == "__main__":
    words = README.read_text(encoding="utf-8")
    README.write_text(BLOCK.sub(lambda found: found[1] + picture() + found[3], words), encoding="utf-8")
