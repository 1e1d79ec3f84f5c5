"""One look for all charts: colours, fonts, and a dash and a marker for each seat, so that colour is never needed.

The colours are those of the board (`board/page/tokens.css` and `table.css`); a test sees to it that they agree.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple


class Theme(NamedTuple):
    """The grounds and inks of a light or a dark page."""

    paper: str
    grid: str
    line: str
    ink: str
    ink_2: str
    go: str
    pick: str
    warn: str


THEMES: Final[dict[str, Theme]] = {
    "light": Theme("#fbfbf8", "#eef1ec", "#cdd4ce", "#18222a", "#47545c", "#00756b", "#9a5b00", "#a1320f"),
    "dark": Theme("#1d282e", "#253239", "#34434b", "#eef3f3", "#b3c0c5", "#45e0cc", "#ffc94d", "#ff9b73"),
}

FACTIONS: Final[dict[str, tuple[str, str]]] = {
    "enlightened": ("#173f6e", "#4d98d6"),
    "lifebound": ("#1b4a2b", "#3c8549"),
    "mechana": ("#5e3210", "#cd8840"),
    "void": ("#2f1b57", "#6141a6"),
    "monster": ("#3d0f16", "#7d2229"),
    "none": ("#3c474e", "#8b989f"),
    "homodeus": ("#3f4043", "#c9a227"),
    "order": ("#123c78", "#3d8fe6"),
    "undergrowth": ("#1d4a22", "#6cb048"),
    "wraethe": ("#3b1452", "#7c36a2"),
    "aion": ("#6b141b", "#b93531"),
}
"""Deep and middle colour of each faction: name bars and edges, fields and emblems."""

PATTERNS: Final[dict[str, str]] = {
    "enlightened": ".",
    "lifebound": "/",
    "mechana": "+",
    "void": "x",
    "monster": "\\",
    "none": "",
    "homodeus": "\\",
    "order": ".",
    "undergrowth": "/",
    "wraethe": "|",
    "aion": "-",
}
"""What a faction is hatched with where its colour fills a field."""

TYPES: Final[dict[str, tuple[str, str, str]]] = {
    # Light, dark and hatching; the hues are those of the resources a type is about.
    "hero": ("#1f5a8f", "#8cc4f5", ""),
    "construct": ("#7d5a00", "#f2c75c", "+"),
    "monster": ("#b02a1b", "#ff9a85", "\\"),
    "ally": ("#1f5a8f", "#8cc4f5", ""),
    "champion": ("#6a2fa0", "#cfa8ff", "/"),
    "mercenary": ("#a8400a", "#ffab6b", "."),
    "relic": ("#3c566e", "#b0c8dc", "x"),
}

RESOURCES: Final[dict[str, tuple[str, str]]] = {
    "runes": ("#1f5a8f", "#8cc4f5"),
    "gems": ("#00708f", "#62d3ee"),
    "power": ("#b02a1b", "#ff9a85"),
    "honor": ("#7d5a00", "#f2c75c"),
    "mastery": ("#6a2fa0", "#cfa8ff"),
    "health": ("#b01a55", "#ff8fb3"),
    "damage": ("#b02a1b", "#ff9a85"),
}
"""Light and dark ink of each number."""

TOKENS: Final[dict[str, str]] = {"runes": "rune", "gems": "crystal", "damage": "power"}
"""What the board calls a colour where it has another name for it."""

SEATS: Final[tuple[tuple[str, str, str, str], ...]] = (
    ("#00756b", "#45e0cc", "solid", "circle"),
    ("#8f4a08", "#f0a35a", "dash", "square"),
    ("#6a2fa0", "#c69bf5", "dot", "diamond"),
    ("#23508a", "#8cc4f5", "dashdot", "triangle-up"),
    ("#8a1f4b", "#ff8fb3", "longdash", "hexagon"),
    ("#4a5560", "#b3c0c5", "longdashdot", "cross"),
)
"""Light and dark colour, dash and marker of the first seat, the second, …; also of the first strategy and so on."""

LETTERS: Final = "ABCDEFGH"
FONT: Final = (
    '"Segoe UI", -apple-system, BlinkMacSystemFont, Roboto, "Helvetica Neue", "Noto Sans", '
    '"Liberation Sans", Arial, sans-serif'
)
SEPARATORS: Final[dict[str, str]] = {"en": ".,", "fr": ",\u202f", "pt": ",."}
"""How a language writes fractions and thousands."""


def theme_of(name: str) -> Theme:
    """A theme by its name; anything else is light."""
    return THEMES.get(name, THEMES["light"])


def seat_look(seat: int, theme: str) -> tuple[str, str, str]:
    """Colour, dash and marker of a seat."""
    light, dark, dash, marker = SEATS[seat % len(SEATS)]
    return (dark if theme == "dark" else light), dash, marker


def faction_look(faction: str) -> tuple[str, str, str]:
    """Edge, field and hatching of a faction; one that nobody has drawn yet is plain."""
    deep, middle = FACTIONS.get(faction, FACTIONS["none"])
    return deep, middle, PATTERNS.get(faction, "")


def resource_colour(name: str, theme: str) -> str:
    """The ink of a number."""
    return RESOURCES.get(name, ("#3c566e", "#b0c8dc"))[theme == "dark"]


def type_look(name: str, theme: str) -> tuple[str, str]:
    """Colour and hatching of a sort of card."""
    light, dark, hatch = TYPES.get(name, ("#3c474e", "#8b989f", ""))
    return (dark if theme == "dark" else light), hatch


def faint(colour: str, share: float) -> str:
    """A colour as a thin wash."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return f"rgba({red},{green},{blue},{share})"


def light(colour: str) -> float:
    """How light a colour is, from 0 to 1 (relative luminance)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ink_on(colour: str) -> str:
    """White or nearly black, whichever can be read better on a field."""
    return "#ffffff" if 1.05 / (light(colour) + 0.05) > (light(colour) + 0.05) / 0.058 else "#10181d"


def hatched(shape: str) -> dict[str, Any]:
    """A pattern over a field: fine enough to read what lies on it."""
    return {"shape": shape, "fgcolor": faint("#ffffff", 0.55), "fillmode": "overlay", "size": 7, "solidity": 0.18}


def number(value: float, language: str = "en", digits: int = 0) -> str:
    """A number as a language writes it: 1,234.5 or 1 234,5 or 1.234,5."""
    marks = SEPARATORS.get(language, SEPARATORS["en"])
    plain = f"{value:,.{digits}f}".replace("-", "−")
    return plain.translate({ord(","): marks[1], ord("."): marks[0]})


def percent(share: float, language: str = "en", digits: int = 0) -> str:
    """A share of one as per cent."""
    gap = "\u202f" if language == "fr" else ""
    least = 0.1**digits
    if 0 < 100 * share < least / 2:
        return f"<{gap}{number(least, language, digits)}{gap}%"
    return f"{number(100 * share, language, digits)}{gap}%"
