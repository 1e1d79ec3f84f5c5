"""`python -m kit play | watch | simulate | campaign | cards`: the kit on the command line."""

from __future__ import annotations

import sys

from kit.play.commands import main

if __name__ == "__main__":
    sys.exit(main())
