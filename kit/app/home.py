"""Voilà as `make app` starts it: every frame to the page is sent at once.

An answer is several small frames. Left to itself the network layer keeps back each one until the page has
acknowledged the one before, which takes a browser up to 40 ms and is most of what a person waits for after a click.
"""

from __future__ import annotations

from typing import Any

import voila.app


class PromptLine(voila.app.VoilaKernelWebsocketHandler):  # type: ignore[misc]
    """The line between a page and its kernel, without waiting."""

    async def open(self, kernel_id: str) -> Any:
        """As ever, but nothing is kept back."""
        self.set_nodelay(True)
        await super().open(kernel_id)


def main() -> None:
    """Start Voilà with the arguments it was given."""
    voila.app.VoilaKernelWebsocketHandler = PromptLine
    voila.app.main()


if __name__ == "__main__":
    main()
