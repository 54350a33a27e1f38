"""The strip below a board: what the others did lately, a row for each turn; piece → action → place → gains.

A game says in `render/<game>/recap.py` what a turn came to, as a `RecapRow`; how that looks is the same for all games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count, product, zip_longest
from typing import Any

from msgspec import Struct, structs
from PIL import Image

from engine.core.account import Account, Deed
from engine.core.text import Text
from render.kit import fonts, theme
from render.kit.rows import Icon, Part, Words, piece, row_width
from render.kit.sheet import Sheet
from render.kit.theme import SeatStyle
from words import label, say

MOST = 4  # rows; of older turns only the pieces are shown
ROW, LOW_ROW, FOLDED, EDGE, GAP = 104, 82, 64, 24, 12  # px; low: a turn that brought nothing
PIECE, LOW_PIECE, ICON, PLACE, CHIP = 68, 60, 62, 56, 70
NUMBER, POINTS, NAME = 42, 50, 34
NAME_ROOM, STEP_ROOM = 520, 860
SEVERAL, SEVERAL_ROOM = 30, 600  # px of type of several places, and of all of them
DETAIL, TIGHT = 62, 7  # px of a line of what a scoring was made of, and between two parts of a cell
DETAIL_GAPS = (34, 24, 14)  # px between two of its columns, as many as there is room for
DEED, COLUMN, MARGIN = 112, 332, 26  # px: where the deed begins, how far gains begin below each other, right edge
BETWEEN = 10


class PastMove(Struct, frozen=True):
    """A turn that is over: what was seen before it and after it, and what was done in it that the reader may know."""

    before: Any
    after: Any
    deeds: tuple[Deed, ...] = ()


class RecapGain(Struct, frozen=True):
    """So much more, or less, of something, or for somebody; 0: a thing that comes once and needs no number."""

    icon: Icon
    n: int = 0


Cells = tuple[tuple[Part, ...], ...]  # a line of a table


class RecapRow(Struct, frozen=True):
    """What somebody's turn came to, or a step of the rules (no seat)."""

    seat: SeatStyle | None
    did: tuple[Part, ...]  # what acted, or what was done
    places: tuple[Part, ...] = ()
    gains: tuple[RecapGain, ...] = ()
    points: int = 0
    unit: Icon | None = None
    forecast: bool = False  # the points are those of what it would come to, as in the head
    parts: tuple[Cells, ...] = ()  # what a scoring was made of, below the row, in columns


# What one player did in a turn; with names and language. None: there is nothing to show of it.
Recap = Callable[[PastMove, Account, Sequence[str], str], RecapRow | None]


def scoring_row(
    account: Account, unit: str, seats: Sequence[SeatStyle], lang: str, parts: tuple[Cells, ...] = ()
) -> RecapRow | None:
    """What a step of the rules brought everybody in points, and of which `parts`; None for no points."""
    gains = tuple(RecapGain(piece(seats[seat], 50), n) for seat, n in sorted(account.points(unit).items()))
    if not gains:
        return None
    step = Words(
        fonts.ellipsis(label(Text(account.cause), lang), NAME, STEP_ROOM, bold=fonts.CAPITALS),
        NAME,
        bold=fonts.CAPITALS,
    )
    return RecapRow(None, (step,), (), gains, parts=parts)


def place_name(words: str) -> Words:
    """A place that has no icon, shortened if it must be."""
    return Words(fonts.ellipsis(words, NAME, NAME_ROOM, bold=fonts.CAPITALS), NAME, bold=fonts.CAPITALS)


def place_names(places: Sequence[str]) -> Words:
    """One such place or several: of too many the first ones, and how many more they are."""
    if len(places) == 1:
        return place_name(places[0])
    for shown in range(len(places), 1, -1):
        words = ", ".join(places[:shown]) + (f" +{len(places) - shown}" if shown < len(places) else "")
        if fonts.width(words, SEVERAL, bold=fonts.CAPITALS) <= SEVERAL_ROOM:
            return Words(words, SEVERAL, bold=fonts.CAPITALS)
    more = f" +{len(places) - 1}"
    room = SEVERAL_ROOM - fonts.width(more, SEVERAL, bold=fonts.CAPITALS)
    return Words(fonts.ellipsis(places[0], SEVERAL, room, bold=fonts.CAPITALS) + more, SEVERAL, bold=fonts.CAPITALS)


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
    left, wide = EDGE, image.width - 2 * EDGE
    lines = laid_out(shown, wide)
    head = FOLDED if older else 0
    high = head + sum(_high(line) for line in lines)
    above = GAP * (image.getpixel((0, image.height - 1)) != theme.PAPER)  # where the picture goes on to its edge
    whole = Sheet(image.width, image.height + above + high + GAP)
    whole.image.paste(image, (0, 0))
    whole.image.info.update(image.info)
    top = image.height + above
    whole.panel((left, top, wide, high), theme.PANEL, theme.LINE)
    if older:
        folded: list[Part] = [
            Icon("hourglass", 40),
            10,
            *(piece(row.seat, 44) for row in older[-20:] if row.seat is not None),
        ]
        whole.row((left + 26, top + head / 2), folded, gap=8)
    y = top + head
    for number, line in enumerate(lines):
        if number or older:
            whole.rect((left + 20, y - 1, wide - 40, 3), theme.LINE)
        for one, x in zip(line, (left, left + wide / 2), strict=False):
            if x > left:
                whole.rect((x - 1, y + 16, 3, _high(line) - 32), theme.LINE)
            one.draw(whole, x, y + (_high(line) - one.high) / 2)
        y += _high(line)
    return whole.image


def laid_out(rows: Sequence[RecapRow], wide: float) -> list[list[StripRow]]:
    """The rows from above; two that need no more than half of the width each stand side by side."""
    lines: list[list[StripRow]] = []
    column = max((after for row in rows if (after := deed_end(row)) <= COLUMN), default=0)
    halves = [StripRow(row, wide / 2, column) for row in rows]
    at = 0
    while at < len(rows):
        pair = halves[at : at + 2]
        if len(pair) == 2 and all(one.short for one in pair):
            lines.append(pair)
        else:
            lines.append([StripRow(rows[at], wide, column)])
        at += len(lines[-1])
    return lines


def _did(row: RecapRow) -> list[Part]:
    """What was done and where."""
    to: list[Part] = [10, Icon("arrow", 36, colour=theme.SOFT), 10, *row.places]
    return [*row.did, *(to if row.places else ())]


def deed_end(row: RecapRow) -> float:
    """Where the deed has ended."""
    return DEED + row_width(_did(row), gap=8) + 24


def _high(line: Sequence[StripRow]) -> int:
    return max(one.high for one in line)


def in_one_line(row: RecapRow, wide: int) -> Image.Image:
    """The row by itself as high as one line, without what a scoring was made of; smaller where that is too long."""
    row = structs.replace(row, parts=())
    laid = next(one for k in count(10) if (one := StripRow(row, wide * k / 10)).high <= ROW * k / 10)
    k = (laid.right + MARGIN) / wide
    sheet = Sheet(round(wide * k), round((ROW - 4) * k), theme.PANEL)
    laid.draw(sheet, 0, (sheet.height - laid.high) / 2)
    return sheet.image if k == 1 else sheet.image.resize((wide, ROW - 4), Image.Resampling.LANCZOS)


def said(moves: Sequence[PastMove], names: Sequence[str], lang: str) -> str:
    """What the strip shows, in words, as the log has it."""
    return " ".join(say(one.text, lang, names) for move in moves[-MOST:] for deed in move.deeds for one in deed.events)


class StripRow:
    """A row with everything in its place: what does not fit beside the deed goes on below it; nothing is left out.

    Gains follow the deed; if it ends before `column`, they begin there as those of the rows around it.
    """

    def __init__(self, row: RecapRow, wide: float, column: float = 0) -> None:
        self.seat, self.right, self.did = row.seat, wide - MARGIN, _did(row)
        self.points: list[Part] = []
        if row.points:
            self.points.append(Words(f"{'+' if row.points > 0 else '−'}{abs(row.points)}", POINTS))
            unit = [] if row.unit is None else [Icon(row.unit.name, POINTS + 4, **row.unit.variant)]
            self.points = (
                [Words("=", 36, theme.SOFT), 4, *unit, 12, *self.points] if row.forecast else [*self.points, *unit]
            )
        end = self.right - (row_width(self.points) + 24 if self.points else 0)
        after = deed_end(row)
        long = sum(_chip_width(gain) + BETWEEN for gain in row.gains) - BETWEEN
        x, line = max(after, min(column, end - long)), 0
        if x + long > end + 1 and DEED + long <= self.right:
            x, line, end = DEED, 1, self.right  # all of them below, rather than the last one alone
        self.chips: list[tuple[RecapGain, float, int]] = []  # where each begins, in which line
        for gain in row.gains:
            chip = _chip_width(gain)
            if x + chip > end + 1:
                x, line, end = DEED, line + 1, self.right
            self.chips.append((gain, x, line))
            x += chip + BETWEEN
        self.high = ROW + line * (CHIP + BETWEEN)
        self.cells: list[tuple[Sequence[Part], float, float]] = []  # where each begins
        self._lay_cells(row.parts)
        self.short = self.high <= ROW and after - 24 <= end  # all of it in one line
        self.first = ROW if row.gains or row.points else LOW_ROW  # px of its first line
        self.high += self.first - ROW

    def _lay_cells(self, parts: Sequence[Cells]) -> None:
        """What a scoring was made of, in columns as wide as their widest cell; twice side by side if there is room."""
        widths = [max(row_width(cell, gap=TIGHT) for cell in column) for column in zip_longest(*parts, fillvalue=())]
        room, spaces = self.right - sum(widths), len(widths) - 1
        ways = product((DEED, MARGIN), DETAIL_GAPS)
        start, gap = next((way for way in ways if way[0] + spaces * way[1] <= room), (DEED, DETAIL_GAPS[0]))
        half = (start + self.right + gap) / 2
        places: list[tuple[float, int]] = []  # of a line's cells; what has no room goes on below the second one
        x, line = float(start), 0
        for wide in widths:
            if x + wide > self.right and len(places) > 1:
                x, line = places[1][0], line + 1
            places.append((x, line))
            x += wide + gap
        abreast = 2 if line == 0 and x <= half else 1
        for number, cells in enumerate(parts):
            left = half - start if number % abreast else 0
            found = [(cell, left + x, self.high + n * DETAIL) for cell, (x, n) in zip(cells, places, strict=False)]
            self.cells += found
            if number % abreast == abreast - 1 or number == len(parts) - 1:
                self.high += DETAIL * (1 + places[len(cells) - 1][1])

    def draw(self, sheet: Sheet, left: float, top: float) -> None:
        """The row, from its upper edge on."""
        y, low = top + self.first / 2, self.first < ROW
        sheet.row((left + self.right, y), self.points, anchor="rm")
        if self.seat is None:
            sheet.row((left + 58, y), [Icon("star", PIECE)], anchor="mm")
        else:
            sheet.piece((left + 58, y), self.seat, LOW_PIECE if low else PIECE)
        sheet.row((left + DEED, y), self.did, gap=8)
        for gain, x, line in self.chips:
            _chip(sheet, gain, left + x, y + line * (CHIP + BETWEEN))
        for cell, x, down in self.cells:
            sheet.row((left + x, top + down + DETAIL / 2 - BETWEEN), cell, gap=TIGHT)


def _parts(gain: RecapGain) -> list[Part]:
    if gain.n == 0:
        return [gain.icon]
    sign, colour = ("+", theme.INK) if gain.n > 0 else ("−", theme.SOFT)
    return [Words(f"{sign}{abs(gain.n)}", NUMBER, colour), 4, gain.icon]


def _chip_width(gain: RecapGain) -> float:
    return row_width(_parts(gain)) + 32


def _chip(sheet: Sheet, gain: RecapGain, x: float, y: float) -> None:
    """A gain on pale green, a loss hollow with a line: sign and fill tell them apart without colour."""
    box = (x, y - CHIP / 2, _chip_width(gain), CHIP)
    if gain.n < 0:
        sheet.panel(box, theme.PANEL, theme.FAINT, radius=14)
    else:
        sheet.panel(box, theme.GAIN, None, radius=14)
    sheet.row((x + 16, y), _parts(gain))
