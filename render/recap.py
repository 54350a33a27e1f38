"""The strip below a board: what the others did lately, one row for each turn; piece → action → place → gains.

A game says in its `RECAP` what a turn came to, as a `RecapRow`; how that looks is the same for all games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from PIL import Image

from engine.core.state import Event
from render import fonts, theme
from render.rows import Icon, Part, Words, piece, row_width
from render.sheet import Sheet
from render.theme import SeatStyle
from words import say

MOST = 4  # rows; of older turns only the pieces are shown
ROW, FOLDED, EDGE, GAP = 104, 64, 24, 12  # px
PIECE, ICON, PLACE, CHIP = 68, 62, 56, 70
NUMBER, POINTS, NAME = 42, 50, 34
NAME_ROOM = 520
COLUMN = 420  # from here on there are gains, if what was done ends before
BETWEEN = 10


class PastMove(Struct, frozen=True):
    """A turn that is over: what was seen before it and after it, and what happened that the reader may know."""

    before: Any
    after: Any
    events: tuple[Event, ...] = ()


class RecapGain(Struct, frozen=True):
    """So much more, or less, of something; 0: a thing that comes once and needs no number."""

    icon: Icon
    n: int = 0


class RecapRow(Struct, frozen=True):
    """What somebody's turn came to."""

    seat: SeatStyle
    did: tuple[Part, ...]  # what acted, or what was done
    places: tuple[Part, ...] = ()
    gains: tuple[RecapGain, ...] = ()
    points: int = 0
    unit: Icon | None = None


Recap = Callable[[PastMove, Sequence[str], str], RecapRow | None]  # names and language; None: it was nobody's turn


def place_name(words: str) -> Words:
    """A place that has no icon, shortened if it must be."""
    return Words(fonts.ellipsis(words, NAME, NAME_ROOM, bold=True), NAME)


def changes(before: Any, after: Any, icons: dict[str, Icon]) -> tuple[RecapGain, ...]:
    """What there is more of, then what there is less of: fields of two views that are numbers."""
    found = [RecapGain(icon, getattr(after, name) - getattr(before, name)) for name, icon in icons.items()]
    return gained_first(gain for gain in found if gain.n)


def gained_first(gains: Any) -> tuple[RecapGain, ...]:
    """Losses after gains, each in the order given."""
    return tuple(sorted(gains, key=lambda gain: gain.n < 0))


def below(image: Image.Image, rows: Sequence[RecapRow]) -> Image.Image:
    """The picture with the strip under it; the newest turn is the last one."""
    if not rows:
        return image
    older, shown = rows[:-MOST], rows[-MOST:]
    head = FOLDED if older else 0
    high = head + ROW * len(shown)
    whole = Sheet(image.width, image.height + high + GAP)
    whole.image.paste(image, (0, 0))
    whole.image.info.update(image.info)
    top = image.height
    left, wide = EDGE, image.width - 2 * EDGE
    whole.panel((left, top, wide, high), theme.PANEL, theme.LINE)
    if older:
        folded: list[Part] = [Icon("hourglass", 40), 10, *(piece(row.seat, 44) for row in older[-20:])]
        whole.row((left + 26, top + head / 2), folded, gap=8)
    for number, row in enumerate(shown):
        y = top + head + ROW * number
        if number or older:
            whole.rect((left + 20, y - 1, wide - 40, 3), theme.LINE)
        _row(whole, row, left, y + ROW / 2, wide)
    return whole.image


def said(moves: Sequence[PastMove], names: Sequence[str], lang: str) -> str:
    """The same in words, as the log has it."""
    return " ".join(say(event.text, lang, names) for move in moves[-MOST:] for event in move.events)


def _row(sheet: Sheet, row: RecapRow, left: float, y: float, wide: float) -> None:
    right = left + wide - 26
    if row.points:
        sign = "+" if row.points > 0 else "−"
        parts: list[Part] = [Words(f"{sign}{abs(row.points)}", POINTS)]
        if row.unit is not None:
            parts.append(Icon(row.unit.name, POINTS + 4, **row.unit.variant))
        sheet.row((right, y), parts, anchor="rm")
        right -= row_width(parts) + 24
    sheet.piece((left + 58, y), row.seat, PIECE)
    did: list[Part] = [*row.did]
    if row.places:
        did += [10, Icon("arrow", 36, colour=theme.SOFT), 10, *row.places]
    x = left + 112 + sheet.row((left + 112, y), did, gap=8) + 24
    x = max(x, left + COLUMN)
    for gain in _fitting(row.gains, right - x):
        x += _chip(sheet, gain, x, y) + BETWEEN


def _fitting(gains: Sequence[RecapGain], room: float) -> list[RecapGain]:
    """As many as there is room for: losses first lose their numbers, then the last ones go."""
    shown = list(gains)
    if _wide(shown) > room:
        shown = [RecapGain(gain.icon, -1) if gain.n < -1 else gain for gain in shown]
    while shown and _wide(shown) > room:
        shown.pop()
    return shown


def _wide(gains: Sequence[RecapGain]) -> float:
    return sum(row_width(_parts(gain)) + 32 for gain in gains) + BETWEEN * max(0, len(gains) - 1)


def _parts(gain: RecapGain) -> list[Part]:
    if gain.n == 0:
        return [gain.icon]
    sign, colour = ("+", theme.INK) if gain.n > 0 else ("−", theme.SOFT)
    return [Words(f"{sign}{abs(gain.n)}", NUMBER, colour), 4, gain.icon]


def _chip(sheet: Sheet, gain: RecapGain, x: float, y: float) -> float:
    """A gain on pale green, a loss hollow with a line: sign and fill tell them apart without colour."""
    parts = _parts(gain)
    wide = row_width(parts) + 32
    box = (x, y - CHIP / 2, wide, CHIP)
    if gain.n < 0:
        sheet.panel(box, theme.PANEL, theme.FAINT, radius=14)
    else:
        sheet.panel(box, theme.GAIN, None, radius=14)
    sheet.row((x + 16, y), parts)
    return wide
