"""The score sheet of any game: a bar per player in the order of ranks, parted by groups, with the numbers below it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from PIL import Image

from engine.core.result import Result, Score
from engine.core.text import Text
from render.ending.score_groups import PLAIN, GroupSum, ScoreGroup, ScorePad, groups_of, sum_of
from render.kit import fonts, theme
from render.kit.fonts import CAPITALS
from render.kit.rows import Icon, Part, Words, row_width
from render.kit.sheet import Box, Sheet
from render.kit.theme import SeatStyle
from words import label, say

WIDE, INNER = 1600, 1552  # px
TOP, HEAD, PLAYER = 100, 132, 250  # px; the head without words
LEFT = 152  # where bars and columns begin
COLUMNS = WIDE - 32 - LEFT
BAR, CAP = 92, 18
TOTAL = 172  # px kept free behind the longest bar
LEAST, SIGNS = 46, range(52, 19, -4)  # px of a segment that has a number in it, and of a sign in one, as it has room
WORDS, LINES = range(46, 29, -1), 3  # px of type above the columns, one size for all, and of how many lines they are
LEADING, LEVEL_GAP = 1.06, 16  # px between words on two levels
BESIDE = 12  # px between words and the line that leads to a neighbour's
NARROWEST = 0.8  # of its width that a word longer than its column has


class ScoreView(Struct, frozen=True):
    """What the score sheet is drawn from: anybody may see it, so it is the same for every viewer."""

    title: str
    colours: tuple[str, ...]  # by seat
    result: Result
    final: bool = True  # else what everybody would have if the game ended now


def signed(points: int) -> str:
    """A number with a real minus sign."""
    return f"−{-points}" if points < 0 else str(points)


def ranked(result: Result) -> list[Score]:
    """The columns of the pad, best first."""
    return sorted(result.scores, key=lambda score: (score.rank, score.seat))


def draw(
    view: ScoreView,
    *,
    names: Sequence[str],
    lang: str,
    marked: Mapping[str, str] = {},
    changed: frozenset[str] = frozenset(),
    pad: ScorePad = PLAIN,
) -> Image.Image:
    """The picture."""
    scores = ranked(view.result)
    seats = theme.seat_styles(names, view.colours)
    groups = groups_of(pad, view.result)
    note = say(view.result.note, lang, names) if view.result.note is not None else ""
    noted, note_size = fonts.wrap(note, 34, INNER - 40, 4, shrink=(30, 26, 24, 22)) if note else ([], 34)
    size, levels = heads(groups, lang)
    head = HEAD + round(sum(levels) * size * LEADING) + LEVEL_GAP * (len(levels) - 1)
    bottom = TOP + head + PLAYER * len(scores)
    sheet = Sheet(WIDE, bottom + 28 + (24 + 44 * len(noted) if noted else 0))
    long = sheet.text((24, 52), view.title, theme.TITLE, bold=CAPITALS, room=900)
    state = Text("end.score.final") if view.final else Text("end.score.now")
    sheet.text(
        (24 + long + 28, 54),
        label(state, lang),
        36,
        theme.SOFT,
        bold=CAPITALS,
        room=WIDE - 76 - long,
        shrink=(32, 28, 24),
    )
    sheet.panel((24, TOP, INNER, bottom - TOP), theme.PANEL, theme.LINE, shadow=theme.SHADE)
    Columns(sheet, groups, pad, lang).head(size, levels)
    sums = [[sum_of(group, score) for group in groups] for score in scores]
    longest = max(1, *(sum(one.gained for one in row) for row in sums))
    room = COLUMNS - CAP - TOTAL
    for number, score in enumerate(scores):
        won = view.final and score.seat in view.result.winners
        line = PlayerLine(sheet, TOP + head + PLAYER * number, seats[score.seat], room / longest)
        line.frame(won=won, first=number == 0)
        line.place(score, won=won, alone=len(scores) == 1)
        line.bar(groups, sums[number], score, won=won)
        best = [max(row[n].total for row in sums) if len(sums) > 1 else None for n in range(len(groups))]
        line.numbers(groups, sums[number], best)
    sheet.panel((24, TOP, INNER, bottom - TOP), None, theme.LINE)
    for number, one in enumerate(noted):
        sheet.text((44, bottom + 46 + 44 * number), one, note_size, theme.SOFT)
    return sheet.image


def column(groups: Sequence[ScoreGroup], number: int) -> tuple[float, float]:
    """Left edge and width of a group's column."""
    wide = min(300.0, COLUMNS / len(groups))
    return LEFT + wide * number, wide - 8


def room_above(groups: Sequence[ScoreGroup], number: int, levels: int) -> tuple[float, float]:
    """Left edge and width of what words above a column have: on two levels up to the middles of its neighbours."""
    if levels == 1:
        return column(groups, number)
    left, right = (sum(column(groups, n)) - column(groups, n)[1] / 2 for n in (number - 1, number + 1))
    left = left + BESIDE if number else 24 + BESIDE
    right = right - BESIDE if number + 1 < len(groups) else 24 + INNER - BESIDE
    return left, right - left


def lines_of(group: ScoreGroup, lang: str, size: int, wide: float) -> list[str]:
    """What stands above a column, broken at spaces; a word that is too long has a line of its own."""
    said = label(group.label, lang)
    return fonts.wrap(said, size, max(wide, fonts.widest(said.split(), size, CAPITALS)), LINES, bold=CAPITALS)[0]


def heads(groups: Sequence[ScoreGroup], lang: str) -> tuple[int, list[int]]:
    """The size of all words above the columns, as large as can be, and of how many lines they are.

    Where they have no room beside each other, every other one stands below its neighbours.
    """
    for size, levels in [(WORDS[0], 1), *((size, 2) for size in WORDS)]:
        rooms = [room_above(groups, n, levels)[1] for n in range(len(groups))]
        found = [lines_of(group, lang, size, wide) for group, wide in zip(groups, rooms, strict=True)]
        fitting = all(
            fonts.widest(lines, size, CAPITALS) * (NARROWEST if levels > 1 else 1) <= wide
            and not any(line.endswith(fonts.ELLIPSIS) for line in lines)
            for lines, wide in zip(found, rooms, strict=True)
        )
        if fitting:
            break
    return size, [max(map(len, found[level::levels]), default=0) for level in range(levels)]


def sized(icons: Sequence[Icon], size: int) -> list[Part]:
    """Icons in another size."""
    return [Icon(one.name, size, **one.variant) for one in icons]


class Columns:
    """What stands above the columns: chips with icons, words, brackets over neighbours that belong together."""

    def __init__(self, sheet: Sheet, groups: Sequence[ScoreGroup], pad: ScorePad, lang: str) -> None:
        self.sheet, self.groups, self.pad, self.lang = sheet, groups, pad, lang

    def head(self, size: int, levels: Sequence[int]) -> None:
        """All of it, words in this size, on so many levels of so many lines."""
        self.sheet.icon((88, TOP + 84), self.pad.unit.name, 76, **self.pad.unit.variant)
        for number, group in enumerate(self.groups):
            x, wide = column(self.groups, number)
            self.chip((x, TOP + 52, wide, 60), group)
            left, room = room_above(self.groups, number, len(levels))
            lines = lines_of(group, self.lang, size, room)
            half = min(room, fonts.widest(lines, size, CAPITALS)) / 2
            middle = min(max(x + wide / 2, left + half), left + room - half)
            top = TOP + 126.0
            if number % len(levels):
                top += levels[0] * size * LEADING + LEVEL_GAP
                self.sheet.line([(x + wide / 2, TOP + 114), (x + wide / 2, top - 8)], theme.LINE, 4)
            for n, line in enumerate(lines):
                at = (middle, top + n * size * LEADING)
                self.sheet.text(at, line, size, bold=CAPITALS, anchor="mt", room=room, narrow=True)
        self.brackets()

    def chip(self, box: Box, group: ScoreGroup) -> None:
        """The group's colour with its icons, as large as they fit."""
        self.sheet.panel(box, group.colour, theme.INK, radius=10)
        size = 50 if len(group.icons) < 3 else 46
        while row_width(sized(group.icons, size)) > box[2] - 16:
            size -= 4
        middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
        self.sheet.row(middle, sized(group.icons, size), anchor="mm")

    def brackets(self) -> None:
        """A common word over neighbours."""
        for bracket in dict.fromkeys(group.bracket for group in self.groups if group.bracket is not None):
            mine = [n for n, group in enumerate(self.groups) if group.bracket == bracket]
            left, (last, wide) = column(self.groups, mine[0])[0], column(self.groups, mine[-1])
            right, y = last + wide, TOP + 26
            self.sheet.line(
                [(left + 2, TOP + 48), (left + 2, y), (right - 2, y), (right - 2, TOP + 48)], theme.FAINT, 4
            )
            sign = 58 if self.pad.bracket_icon else 0
            said, room = label(bracket, self.lang), right - left - sign - 80  # so that its ends are seen
            size = next((one for one in range(32, 25, -1) if fonts.width(said, one, CAPITALS) <= room), 25)
            wide = fonts.width(said, size, bold=CAPITALS) + sign
            middle = (left + right) / 2
            self.sheet.rect((middle - wide / 2 - 14, y - 20, wide + 28, 40), theme.PANEL)
            at = middle - wide / 2
            if self.pad.bracket_icon:
                at += self.sheet.icon((at, y), self.pad.bracket_icon, 40, anchor="lm") + 10
            self.sheet.text((at, y), said, size, bold=CAPITALS)


class PlayerLine:
    """One player: piece and place, the bar, its numbers."""

    def __init__(self, sheet: Sheet, y: float, seat: SeatStyle, scale: float) -> None:
        self.sheet, self.y, self.seat, self.scale = sheet, y, seat, scale

    def frame(self, *, won: bool, first: bool) -> None:
        """A line above; winners on gold."""
        if won:
            self.sheet.panel((30, self.y + 4, INNER - 12, PLAYER - 8), theme.GOLD_PALE, theme.GOLD)
        elif not first:
            self.sheet.line([(27, self.y), (21 + INNER, self.y)], theme.LINE, 3)

    def place(self, score: Score, *, won: bool, alone: bool) -> None:
        """The piece, and below it the trophy or the rank; who plays alone has no rank."""
        self.sheet.piece((88, self.y + 72), self.seat, 96)
        if won:
            self.sheet.icon((88, self.y + 180), "trophy", 88)
        elif not alone:
            self.sheet.text((88, self.y + 180), f"{score.rank}.", 52, theme.SOFT, bold=True, anchor="mm")
        self.sheet.text((LEFT, self.y + 34), self.seat.name, 40, bold=CAPITALS, room=1380, shrink=(36, 32, 28))

    def bar(self, groups: Sequence[ScoreGroup], sums: Sequence[GroupSum], score: Score, *, won: bool) -> None:
        """What was gained, group by group; behind it the total."""
        top, sheet = self.y + 60, self.sheet
        edges = [LEFT + CAP + self.scale * sum(one.gained for one in sums[:n]) for n in range(len(sums) + 1)]
        for group, one, x, end in zip(groups, sums, edges, edges[1:], strict=False):
            if end - x >= 1:
                sheet.rect((round(x), top, round(end) - round(x), BAR), group.colour or theme.PANEL)
                self._segment(group, one, x, end)
                sheet.line([(round(end), top), (round(end), top + BAR)], theme.INK, 3)
        sheet.rect((LEFT, top, CAP, BAR), self.seat.colour)
        sheet.line([(LEFT + CAP, top), (LEFT + CAP, top + BAR)], theme.INK, 3)
        sheet.panel((LEFT, top, max(CAP + 3, round(edges[-1]) - LEFT + 2), BAR), None, theme.INK, width=4, radius=6)
        x, y = edges[-1] + 22, top + BAR / 2
        if won:
            sheet.pill((x, y), signed(score.total), 56, theme.COIN, line=theme.INK, anchor="lm", pad=16)
        else:
            sheet.text((x, y), signed(score.total), 56, bold=True)

    def _segment(self, group: ScoreGroup, one: GroupSum, x: float, end: float) -> None:
        """An icon, or the parts with their numbers, where there is room."""
        y = self.y + 60 + BAR / 2
        if len(one.parts) < 2 and not group.parted:
            (source, _) = one.parts[0] if one.parts else (None, 0)
            signs = [source] if isinstance(source, Icon) else list(group.icons[-1:])
            for size in SIGNS if signs else ():
                if row_width(sized(signs, size)) <= end - x - 8:
                    self.sheet.row(((x + end) / 2, y), sized(signs, size), anchor="mm")
                    break
            return
        for number, (part, points) in enumerate(one.parts):
            wide = points * self.scale
            if number:
                self.sheet.line([(round(x), y - BAR / 2 + 4), (round(x), y + BAR / 2 - 4)], theme.PANEL, 3)
            if isinstance(part, Icon):
                self._source(part, points, x, wide)
            elif wide >= LEAST - 6 and part is not None:
                self.sheet.text((x + wide / 2, y - 20), say(part, "en"), 26, bold=True, anchor="mm")
                self.sheet.text((x + wide / 2, y + 18), points, 36, bold=True, anchor="mm")
            x += wide

    def _source(self, icon: Icon, points: int, x: float, wide: float) -> None:
        """Where some of the points came from, and how many, as far as there is room."""
        parts: list[Part] = [Icon(icon.name, 40, **icon.variant), Words(points, 32)]
        for shown in (parts, parts[:1]):
            if row_width(shown) <= wide - 10:
                self.sheet.row((x + wide / 2, self.y + 60 + BAR / 2), shown, anchor="mm")
                return

    def numbers(self, groups: Sequence[ScoreGroup], sums: Sequence[GroupSum], best: Sequence[int | None]) -> None:
        """What each group brought, beside it what was lost there; the best of a column on its colour."""
        y = self.y + 202
        for number, (group, one, most) in enumerate(zip(groups, sums, best, strict=True)):
            x, wide = column(groups, number)
            middle = x + wide / 2
            shown = signed(one.gained or one.total)
            if one.gained and one.lost:
                at = (min(middle + 126, WIDE - 34), y)  # inside the sheet's frame
                red = theme.VERMILION
                self.sheet.pill(at, signed(-one.lost), 30, theme.ROSE_TINT, red, line=red, anchor="rm")
            if one.total and one.total == most:
                self.sheet.panel((middle - 58, y - 30, 116, 60), group.colour, None, radius=14)
                self.sheet.text((middle, y), shown, 50, bold=True, anchor="mm")
            else:
                ink = theme.INK if one.total else theme.FAINT
                self.sheet.text((middle, y), shown, 48, ink, anchor="mm")


def alt(view: ScoreView, *, names: Sequence[str], lang: str, pad: ScorePad = PLAIN) -> str:
    """Places, totals and what they are made of, group by group."""
    groups = groups_of(pad, view.result)
    places = []
    for score in ranked(view.result):
        sums = ((group, sum_of(group, score).total) for group in groups)
        parts = "; ".join(f"{say(group.label, lang, names)} {signed(points)}" for group, points in sums if points)
        places.append(f"{score.rank}. {names[score.seat]} {signed(score.total)}" + (f" ({parts})" if parts else ""))
    note = [] if view.result.note is None else [say(view.result.note, lang, names)]
    return "\n".join([view.title, *places, *note])


def text(view: ScoreView, *, names: Sequence[str], lang: str) -> str:
    """Every player's column in words, with what each line was made of."""
    lines = [view.title]
    for score in ranked(view.result):
        star = " ★" if score.seat in view.result.winners else ""
        lines.append(f"{score.rank}. {names[score.seat]}: {signed(score.total)}{star}")
        for line in score.lines:
            detail = f" ({say(line.detail, lang, names)})" if line.detail is not None else ""
            lines.append(f"   {label(line.label, lang, names)}: {signed(line.points)}{detail}")
        if score.note is not None:
            lines.append(f"   {say(score.note, lang, names)}")
    if view.result.note is not None:
        lines.append(say(view.result.note, lang, names))
    return "\n".join(lines)
