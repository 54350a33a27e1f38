"""The head of the pictures of all games: how far the game is, whose turn it is, what it would come to if it ended now.

A game says in a `Head` what there is to say; where that stands and how it looks is the same everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

from msgspec import Struct

from engine.core.text import Text
from render import phone
from render.kit import theme
from render.kit.fonts import CAP, CAPITALS, ELLIPSIS, fit, widest, width, wrap
from render.kit.rows import Icon, Part, Words, piece, row_width
from render.kit.shapes import Point
from render.kit.sheet import Box, Sheet
from render.kit.theme import Colour, SeatStyle
from words import say

HIGH, EDGE = 148, 24  # px of the head above a picture of 1600 px, and beside it
MIDDLE, STRIP_TOP = 42, 80  # px: the middle of its first line, and where the second begins
MOVER: Box = (1000, 12, 576, 124)
STRIP = 58  # px of the line of points
PHONE_POINTS: Box = (phone.EDGE, 138, phone.WIDE - 2 * phone.EDGE, 64)  # the same on a phone
TITLE, WHEN, NAME, DOING = 44, 36, 44, 36  # px of type
NAMES, DOINGS = range(NAME, 33, -2), range(DOING, 25, -1)  # px of type, as large as there is room
BESIDE, NOTE, SMALL_NOTE = 34, 28, 22  # px: how far the game is if there is a note below it, and the note
POINTS, CAPTION = (44, 42, 40, 38, 36, 34), 25  # px: as large as there is room, and what the points are
CAPTION_ROOM = 260  # px; a longer one is set narrower
LARGE, PIECE = 30, 54  # px on a phone: the least type, of which 8 px are seen, and the pieces that hold it
SIGN = 66
BELOW, UNDER = 7, 26  # px between points and their badge where there is no room beside them, and of its type
STACKED = {CAPTION: (30, 20), LARGE: (30, 30)}  # px of both there, by what the caption is written in


class Standing(NamedTuple):
    """The points of a seat."""

    style: SeatStyle
    points: int
    best: bool  # leads, or has won
    gain: int = 0  # by how much they have changed, until the game is over


class _Cell(NamedTuple):
    """The points of a seat in the line: the piece, then their number with its badge beside or below it."""

    standing: Standing
    piece: int  # px
    size: int  # px of the number
    badge: int  # px
    below: bool

    @property
    def wide(self) -> float:
        """How much of the line that takes."""
        return self.before + self.number + 26 + (0 if self.below else self.beside)

    @property
    def before(self) -> float:
        return row_width([piece(self.standing.style, self.piece), 16])

    @property
    def number(self) -> float:
        """How wide the number is, or what stands below it."""
        wide = width(str(self.standing.points), self.size, bold=True)
        return max(wide, self.beside - 20) if self.below else wide

    @property
    def beside(self) -> float:
        """What the badge takes behind the number and its gold."""
        gain = self.standing.gain
        return width(f"{gain:+}", self.badge, bold=True) + 14 + 20 if gain else 0

    def draw(self, sheet: Sheet, box: Box) -> None:
        x, y, _, high = box
        standing, middle = self.standing, y + high / 2
        sheet.row((x, middle), [piece(standing.style, self.piece)])
        x += self.before
        if standing.best:
            gap = 1 if self.below else 4
            sheet.panel((x - 10, y + gap, self.number + 20, high - 2 * gap), theme.COIN, theme.INK, radius=14)
        if self.below:
            over_badge(sheet, (x + self.number / 2, middle), standing.points, self.size, standing.gain, self.badge)
        else:
            sheet.text((x, middle), standing.points, self.size, bold=True)
            sheet.badge((x + self.number + (self.beside + 16) / 2, middle), standing.gain, self.badge)


class Head(Struct, frozen=True, kw_only=True):
    """What the head of a picture says."""

    lang: str
    title: str
    when: str  # how far the game is
    note: str = ""  # what the round waits for, or that the end is near
    last: bool = False  # the end is near: the note is a warning
    movers: tuple[SeatStyle, ...]  # who is to act, or has won
    doing: str  # what is decided, or how it ended
    won: bool
    sign: str = ""  # the icon of what is done
    unit: Part  # what is counted
    standings: tuple[Standing, ...]  # in the order of the turns, at the end by rank
    forecast: bool  # the points are those if it ended now; else what everybody has


def if_over(lang: str) -> str:
    """What the points of a forecast are."""
    return say(Text("pictures.if_over"), lang)


def draw_head(sheet: Sheet, head: Head) -> tuple[float, float]:
    """The head above a wide picture; returns from where to where its first line is free."""
    sheet.image.info["head"] = HIGH
    x = EDGE + sheet.text((EDGE, MIDDLE), head.title, TITLE, bold=CAPITALS) + 26
    right = MOVER[0] - 18
    x += _when(sheet, head, (x, 6, right - x, 70))
    _strip(sheet, head, (EDGE, STRIP_TOP, right - EDGE, STRIP))
    _mover(sheet, head)
    return x + 26, right


def draw_phone_head(sheet: Sheet, head: Head) -> None:
    """The head above the first part of a picture for a phone."""
    sheet.image.info["head"] = phone.HEAD
    left, right = phone.EDGE + 8, phone.WIDE - phone.EDGE - 8
    wide = sheet.text((left, 34), head.title, TITLE, bold=CAPITALS)
    _phone_when(sheet, head, (left + wide + 26, 2, right - left - wide - 26, 62))
    _phone_mover(sheet, head)
    _strip(sheet, head, PHONE_POINTS, LARGE, PIECE)


def _when(sheet: Sheet, head: Head, box: Box) -> float:
    """How far the game is, and the note below it, at the left side of a box; returns how wide they are."""
    x, y, w, h = box
    if not head.note:
        return sheet.text((x, y + h / 2), head.when, WHEN, bold=CAPITALS, room=w, shrink=(34, 32))
    first = sheet.text((x, y + h * 0.28), head.when, BESIDE, bold=CAPITALS, room=w, shrink=(32, 30))
    glass: list[Part] = [Icon("hourglass", 34), 8] if head.last else []
    room, below = w - row_width(glass), y + h * 0.78
    note, size = fit(head.note, NOTE, room, bold=CAPITALS, shrink=range(NOTE - 1, SMALL_NOTE - 1, -1))
    ink = theme.VERMILION if head.last else theme.SOFT
    return max(first, sheet.row((x, below), [*glass, Words(note, size, ink, bold=CAPITALS)]))


def _phone_when(sheet: Sheet, head: Head, box: Box) -> None:
    """How far the game is at the right side of a box, and the note below it, as narrow as it must be."""
    x, y, w, h = box
    right = x + w
    high = 0.24 if head.note else 0.5
    sheet.text((right, y + h * high), head.when, BESIDE if head.note else WHEN, bold=CAPITALS, anchor="rm", room=w,
               shrink=(34, 32, 30))  # fmt: skip
    if head.note:
        glass, ink = (42, theme.VERMILION) if head.last else (0, theme.SOFT)
        below = (right, y + h * 0.74)
        wide = sheet.text(below, head.note, LARGE, ink, bold=CAPITALS, anchor="rm", room=w - glass, narrow=True)
        if head.last:
            sheet.icon((right - wide - 8, below[1]), "hourglass", 34, anchor="rm")


def _strip(sheet: Sheet, head: Head, box: Box, caption_size: int = CAPTION, least: int = 0) -> None:
    """Everybody's points, whoever leads on gold, and before them what they are; pieces have their least size."""
    x, y, room, high = box
    middle = y + high / 2
    said = _halves(if_over(head.lang)) if head.forecast else ()
    caption = min(CAPTION_ROOM, widest(said, caption_size, CAPITALS)) + 16 if said else 0
    unit: list[Part] = [Words("=", 36, theme.SOFT), 4, head.unit, 12] if head.forecast else [head.unit, 12]
    sign = 18 + row_width(unit)
    small, badge = STACKED[caption_size]
    beside = [[_Cell(one, max(size, least), size, caption_size, below=False) for one in head.standings]
              for size in POINTS]  # fmt: skip
    below = [_Cell(one, max(POINTS[0], least), small, badge, below=True) for one in head.standings]
    ways = [*product((caption, 0), beside), (caption, below)]
    caption, shown = next((one for one in ways if sign + one[0] + sum(cell.wide for cell in one[1]) + 10 <= room),
                          ways[-1])  # fmt: skip
    said, before = said if caption else (), sign + caption
    sheet.panel((x, y, min(room, before + sum(cell.wide for cell in shown) + 10), high), theme.PANEL, theme.LINE,
                radius=14)  # fmt: skip
    sheet.row((x + 18, middle), unit)
    for n, line in enumerate(said):
        at = (x + before - caption, middle + (n - 0.5) * caption_size * 1.05)
        sheet.text(at, line, caption_size, theme.SOFT, bold=CAPITALS, room=caption - 16, narrow=True)
    x += before
    for cell in shown:
        cell.draw(sheet, (x, y, cell.wide, high))
        x += cell.wide


def _halves(words: str) -> tuple[str, str]:
    """Words in two lines that are as short as can be."""
    each = words.split()
    pairs = ((" ".join(each[:n]), " ".join(each[n:])) for n in range(1, len(each)))
    return min(pairs, key=lambda lines: widest(lines, CAPTION, CAPITALS))


def _ground(sheet: Sheet, head: Head, box: Box) -> None:
    """The box of whoever is to act in the colour of the seat, or golden for who has won."""
    if head.won:
        sheet.panel(box, theme.GOLD_PALE, theme.GOLD, width=theme.LEGAL_WIDTH, radius=14)
    else:
        sheet.panel(box, head.movers[0].tint if len(head.movers) == 1 else theme.ROSE_TINT, None, radius=14)
        sheet.mover(box, radius=14)


def _mover(sheet: Sheet, head: Head) -> None:
    """Whose turn it is, below that what is decided."""
    x, y, w, h = MOVER
    _ground(sheet, head, MOVER)
    left, right = x + 22, x + w - 20
    if head.sign:
        sheet.icon((right - SIGN / 2, y + h / 2), head.sign, SIGN)
        right -= SIGN + 14
    if len(head.movers) != 1:  # several at once, or nobody any more
        sheet.row((left, y + 35), [piece(one, 50) for one in head.movers], gap=14)
        sheet.text((left, y + 91), head.doing, DOING, theme.SOFT, bold=CAPITALS, room=right - left, shrink=(32, 28))
        return
    sheet.piece((left + 42, y + h / 2), head.movers[0], 84)
    left += 100
    room, name = right - left, head.movers[0].name
    long = width(name, NAMES[-1], CAPITALS) > room  # in two lines: what is decided has one
    first = 68 if long or width(head.doing, DOINGS[-1], CAPITALS) <= room else 54
    one_or_two(sheet, (left, y + 8, room, first), name, NAMES, 32)
    if long:
        size = fit(head.doing, DOING, room, bold=CAPITALS, shrink=DOINGS)[1]
        sheet.text((left, y + 95), head.doing, size, theme.SOFT, bold=CAPITALS, room=room, narrow=True)
    else:
        one_or_two(sheet, (left, y + 4 + first, room, h - 14 - first), head.doing, DOINGS, 26, theme.SOFT)


def over_badge(sheet: Sheet, at: Point, number: int | str, size: int, gain: int, badge: int = UNDER) -> None:
    """A number with the badge of its change below it; where there is none, by itself in the middle."""
    x, y = at
    numeral, pill = size * CAP, round(badge * CAP) + 6
    top = y - (numeral + BELOW + pill) / 2 if gain else y - numeral / 2
    sheet.text((x, top + numeral / 2), number, size, bold=True, anchor="mm")
    sheet.badge((x, top + numeral + BELOW + pill / 2), gain, badge, tall=pill)


def alike(names: Iterable[str], room: float, sizes: range) -> range:
    """Of these sizes those no larger than the one that all names have that can stand in one line."""
    fitting = (next((size for size in sizes if width(name, size, CAPITALS) <= room), None) for name in names)
    return range(min((size for size in fitting if size is not None), default=sizes.start), sizes.stop, sizes.step)


def one_or_two(
    sheet: Sheet, box: Box, words: str, sizes: range, small: int, ink: Colour = theme.INK, least: int = 22,
    leading: float = 1.0,
) -> float:  # fmt: skip
    """Words in one line as large as there is room, or small in two; how long they are is returned.

    A name that would be cut is broken behind a hyphen, too, and has a third line where the box is high enough.
    """
    x, y, w, h = box
    one = next((size for size in sizes if width(words, size, CAPITALS) <= w), None)
    if one is not None:
        return sheet.text((x, y + h / 2), words, one, ink, bold=CAPITALS)
    smaller = range(small - 1, least - 1, -1)
    lines, size = wrap(words, small, w, 2, bold=CAPITALS, shrink=smaller)
    if any(line.endswith(ELLIPSIS) for line in lines):
        three = [size for size in (small, *smaller) if size * (2 + CAP) <= h - 22]
        if three:
            lines, size = wrap(words.replace("-", "- "), three[0], w, 3, bold=CAPITALS, shrink=three[1:])
            lines = [line.replace("- ", "-") for line in lines]
    sheet.block(box, "\n".join(lines), size, ink, bold=CAPITALS, align="lm", leading=leading, lines=len(lines))
    return widest(lines, size, CAPITALS)


def _phone_mover(sheet: Sheet, head: Head) -> None:
    """Whose turn it is, and right of that what is decided."""
    box = x, y, w, h = (phone.EDGE, 64, phone.WIDE - 2 * phone.EDGE, 70)
    _ground(sheet, head, box)
    middle, left, right = y + h / 2, x + 18.0, x + w - 20.0
    if head.sign:
        sheet.icon((right, middle), head.sign, 56, anchor="rm")
        right -= 76
    left += sheet.row((left, middle), [piece(one, 56) for one in head.movers], gap=10) + 16
    if len(head.movers) == 1:
        name, room = head.movers[0].name, right - left - 22
        doing = min(width(head.doing, DOING, CAPITALS), max(room * 0.5, room - width(name, NAME, CAPITALS)))
        one_or_two(sheet, (left, y - 2, room - doing, h), name, range(NAME, 35, -2), LARGE, least=LARGE - 2)
        left = right - doing
    size = fit(head.doing, DOING, right - left, bold=CAPITALS, shrink=range(DOING - 1, LARGE - 1, -1))[1]
    sheet.text((right, middle), head.doing, size, theme.SOFT, bold=CAPITALS, anchor="rm", room=right - left,
               narrow=True)  # fmt: skip
