"""What the owner of a published page can choose, on the command line or by environment variables."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

BASE: Final = re.compile(r"/((?!\.+/)[A-Za-z0-9_.~-]+/)*\Z")
ORIGIN: Final = re.compile(r"https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?\Z")


class Options(NamedTuple):
    """How the page is published. The defaults suit a small host behind a proxy on the same machine."""

    port: int = 8866
    address: str = "127.0.0.1"
    base_url: str = "/"
    seats: int = 25
    each: int = 0
    embed: tuple[str, ...] = ()
    idle_seconds: int = 1200
    away_seconds: int = 60
    arrive_seconds: int = 60
    look_seconds: int = 10
    again_seconds: int = 10
    proxy: bool = False
    memory_mb: int = 0
    cpu_seconds: int = 0
    message_bytes: int = 512_000
    messages_per_second: int = 40
    sockets: int = 4

    @property
    def tables_each(self) -> int:
        """How many tables one address may hold; behind a proxy no single one may hold more than half."""
        return self.each or (max(1, self.seats // 2) if self.proxy else self.seats)


def base_url(text: str) -> str:
    """A path such as /kit/, with its slashes."""
    path = "/" + text.strip("/") + "/" if text.strip("/") else "/"
    if not BASE.match(path):
        raise argparse.ArgumentTypeError(f"{text!r} is not a path such as /kit/.")
    return path


def origin(text: str) -> str:
    """The beginning of another site's address."""
    if not ORIGIN.match(text):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not an origin such as https://example.org: no path, no star."
        )
    return text


def number(least: int, most: int) -> argparse._ActionType:
    """A whole number in this range."""

    def read(text: str) -> int:
        value = int(text) if re.fullmatch("[0-9]{1,9}", text) else -1
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from {least} to {most}.")
        return value

    return read


# Option, environment variable, how it is read, what it means.
CHOICES: Final = (
    ("port", "KIT_PORT", number(0, 65535), "the port (default 8866; 0 takes one that is free)"),
    (
        "address",
        "KIT_ADDRESS",
        str,
        "where to listen (default 127.0.0.1: a proxy on this machine stands in front)",
    ),
    ("base-url", "KIT_BASE_URL", base_url, "the path under which the page lies, such as /kit/"),
    ("seats", "KIT_SEATS", number(1, 1000), "how many visitors at once (default 25; plan 150 MB for each)"),
    ("each", "KIT_EACH", number(0, 1000), "tables one address may hold (default: half of them with --proxy)"),
    ("idle-seconds", "KIT_IDLE_SECONDS", number(1, 86400), "a table nobody touches sleeps after (default 1200)"),
    ("away-seconds", "KIT_AWAY_SECONDS", number(1, 3600), "a table nobody looks at is cleared after (default 60)"),
    ("arrive-seconds", "KIT_ARRIVE_SECONDS", number(1, 3600), "so long a page may take to open (default 60)"),
    ("look-seconds", "KIT_LOOK_SECONDS", number(1, 600), "how often the tables are looked over (default 10)"),
    ("again-seconds", "KIT_AGAIN_SECONDS", number(1, 600), "who finds no table tries again after (default 10)"),
    ("memory-mb", "KIT_MEMORY_MB", number(0, 100000), "megabytes a kernel may have (default: as in limits.py)"),
    (
        "cpu-seconds",
        "KIT_CPU_SECONDS",
        number(0, 1000000),
        "processor time of a kernel (default: as in limits.py)",
    ),
)


def read(words: Sequence[str], environment: Mapping[str, str] = os.environ) -> Options:
    """The options as given; what is said on the command line counts more than the environment."""
    parser = argparse.ArgumentParser(
        prog="python -m kit.app serve",
        description="Publish the app: many visitors, each with a kernel of limited size. See docs/hosting.md.",
    )
    for name, variable, kind, text in CHOICES:
        given = environment.get(variable)
        default = getattr(Options(), name.replace("-", "_"))
        parser.add_argument(
            f"--{name}", type=kind, default=given if given else default, help=f"{text} [{variable}]"
        )
    parser.add_argument(
        "--embed",
        action="append",
        type=origin,
        default=None,
        help="a site that may show the page inside its own, such as https://example.org; may be repeated [KIT_EMBED]",
    )
    parser.add_argument(
        "--proxy",
        action="store_true",
        default=environment.get("KIT_PROXY", "") not in ("", "0"),
        help="believe the visitor's address that a proxy tells; only if nobody can reach the port past it [KIT_PROXY]",
    )
    found = vars(parser.parse_args(list(words)))
    if found["embed"] is None:
        try:
            found["embed"] = [origin(text) for text in environment.get("KIT_EMBED", "").split()]
        except argparse.ArgumentTypeError as error:
            parser.error(f"KIT_EMBED: {error}")
    found["embed"] = tuple(found["embed"])
    return Options(**found)
