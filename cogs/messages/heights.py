"""How high a panel is on a phone, reckoned from its payload.

The measures are those of a column of 312 px beside the avatar on a screen 390 px wide. `testkit/page/panel_page.py`
lays the same payload out in a browser; `tools.pace` compares the two.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cogs.messages import limits
from cogs.messages.message import Message, Part
from render.kit import fonts

SCREEN_PX = 690  # of 844, without what the app itself shows above and below
COLUMN_PX = 312
WIDE_COLUMN_PX, WIDE_BUTTON_PX = 366, 42  # where components run below the avatar, as the local table has them
GAP_PX = 8
HEAD_PX, FOOT_PX, AROUND_PX = 22, 22, 8  # the author's line, "Only you can see this", the message's own margins
BUTTON_PX, BUTTON_PAD_PX, SELECT_PX = 38, 32, 42
SECTION_GAP_PX = 12
CONTAINER_PAD_PX, EDGE_PX = 12, 5
LINE_PX = {"text": 20, "small": 18, "head": 24}
FONT_PX = {"text": 16, "small": 13, "head": 18, "button": 15}
USUAL_WIDTH = 0.55  # of a letter, in ems
INDENT_PX = 20  # of a bullet
HIGHEST_PICTURE = 1.6  # times its width: Discord shows no more of one picture
MARKS = re.compile(r"__|`|</([^:>]+):\d+>|\[([^\]]*)\]\([^)]*\)")
TIMES = re.compile(r"<t:\d+:\w>")
SOON = "in 1 minute"  # what Discord makes of a time, by the length that most have
NO_BREAK = "\N{NO-BREAK SPACE}"
BEGIN = re.compile(r"^(-# |#+ |- )", re.MULTILINE)
HYPHENS = re.compile(r"(?<=[-–—])(?=[^\W\d])")  # after which a line may end inside a word: “Нью-” and “Йорк”


class ShownPanel(NamedTuple):
    """One panel as it was shown: its components, and its pictures' sizes."""

    components: list[dict[str, Any]]
    pictures: dict[str, tuple[int, int]]
    key: str = ""

    @classmethod
    def of(cls, message: Message, key: str = "") -> ShownPanel:
        sizes = {one.filename: one.size for one in message.pictures}
        return cls([dict(part.to_component_dict()) for part in message.parts], sizes, key)


def width(word: str, size: int, bold: bool) -> float:
    """The length of a word in px; where no font can be read, about that."""
    printed = "".join(one for one in word if one.isprintable() or one == NO_BREAK)  # nothing else has a width
    try:
        return fonts.set_width(printed, size, bold)
    except OSError:
        return len(printed) * size * USUAL_WIDTH


def height(panel: ShownPanel, column: int = COLUMN_PX, button: int = BUTTON_PX) -> int:
    """The height of a panel in pixels, from the author's line to the last."""
    inside = [part_height(one, panel.pictures, column, button) for one in panel.components]
    return round(HEAD_PX + FOOT_PX + AROUND_PX + sum(inside) + GAP_PX * len(inside))


def fits(message: Message, *, wide: bool = True) -> bool:
    """Whether all of a message is seen on one screen beside the avatar, and where it is as `wide` as the screen."""
    panel = ShownPanel.of(message)
    if wide and height(panel, WIDE_COLUMN_PX, WIDE_BUTTON_PX) > SCREEN_PX:
        return False
    return height(panel) <= SCREEN_PX


def is_one_line(part: Part) -> bool:
    """Whether a text in small print takes one line."""
    return part_height(part.to_component_dict(), {}, COLUMN_PX) <= LINE_PX["small"]


def is_low(part: Part) -> bool:
    """Whether a text is no higher than the button beside it."""
    return part_height(part.to_component_dict(), {}, COLUMN_PX) <= BUTTON_PX


def part_height(
    part: Mapping[str, Any], pictures: Mapping[str, tuple[int, int]], room: float, button: int = BUTTON_PX
) -> float:
    match part["type"]:
        case limits.DISPLAY:
            return text_height(part["content"], room)
        case limits.MEDIA:
            wide, high = pictures[part["items"][0]["media"]["url"].removeprefix("attachment://")]
            return min(room * high / wide, room * HIGHEST_PICTURE)
        case limits.ACTION_ROW:
            return row_height(part["components"], room, button)
        case limits.SECTION_TYPE:
            beside = part["accessory"]
            left = room - button_width(beside) - SECTION_GAP_PX
            return max(button, sum(text_height(one["content"], left) for one in part["components"]))
        case limits.CONTAINER:
            inside = room - 2 * CONTAINER_PAD_PX - EDGE_PX
            inner = [part_height(one, pictures, inside, button) for one in part["components"]]
            return sum(inner) + GAP_PX * (len(inner) - 1) + 2 * CONTAINER_PAD_PX
    return 1.0


def row_height(row: Sequence[Mapping[str, Any]], room: float, button: int = BUTTON_PX) -> float:
    """A list, or buttons that go on in the next line where there is no room."""
    if row[0]["type"] != limits.BUTTON:
        return SELECT_PX
    lines, at = 1, 0.0
    for one in row:
        wide = button_width(one)
        if at and at + GAP_PX + wide > room:
            lines, at = lines + 1, 0.0
        at += wide + (GAP_PX if at else 0)
    return lines * button + (lines - 1) * GAP_PX


def button_width(part: Mapping[str, Any]) -> float:
    return width(part.get("label") or "□", FONT_PX["button"], False) + BUTTON_PAD_PX


def text_height(said: str, room: float) -> float:
    return sum(line_height(line, room) for line in said.split("\n"))


def line_height(line: str, room: float) -> float:
    """One line of a text, which takes several where it is too long for one."""
    kind = "small" if line.startswith("-# ") else "head" if line.startswith("#") else "text"
    bullet = line.startswith("- ")
    plain = MARKS.sub(lambda found: found[1] or found[2] or "", TIMES.sub(SOON, re.sub(BEGIN, "", line)))
    parts = [(part, kind == "head" or n % 2 == 1) for n, part in enumerate(plain.split("**"))]
    return LINE_PX[kind] * wrapped(parts, FONT_PX[kind], room - (INDENT_PX if bullet else 0))


def wrapped(parts: Sequence[tuple[str, bool]], size: int, room: float) -> int:
    """How many lines words take, some of them in bold; what follows a word without a space goes with it."""
    words: list[tuple[float, float]] = []  # the space before each, and its width
    for said, bold in parts:
        for n, word in enumerate(said.split(" ")):
            first, *further = [width(piece, size, bold) for piece in HYPHENS.split(word)]
            if n == 0 and words:
                words[-1] = (words[-1][0], words[-1][1] + first)
            else:
                words.append((width(" ", size, bold) if n else 0.0, first))
            words += [(0.0, wide) for wide in further]
    lines, at = 1, 0.0
    for space, wide in words:
        if at and at + space + wide > room:
            lines, at = lines + 1, wide
        else:
            at += (space if at else 0.0) + wide
    return lines
