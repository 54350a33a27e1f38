"""Points over the rounds: a line per seat with piece and total at its end, the turning point, the biggest move."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from engine.core.text import Text, text
from engine.story import GameStory, TurningPoint
from render.kit import fonts, theme
from render.kit.rows import Icon
from render.kit.shapes import Point
from render.kit.sheet import Box, Sheet
from render.kit.theme import SeatStyle
from words import label

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
BEAD, BEADS = 7, 26  # px: the beads of what was expected, and how far apart they lie
MARK, END, APART = 36, 56, 64  # px: pieces on the lines and behind them, and how far those keep apart
CLEAR = 84  # px from the middle of a badge to that of the ring
ASIDE = 66  # and to the line of the turning point
AXIS = 32  # px of type
TAG = (46, 32)  # px from the middle of what the biggest move brought to its ends, and a little more


def turning_text(turning: TurningPoint) -> Text:
    """What happened in that round."""
    if turning.passed:
        return text("end.poster.turned", round=turning.round)
    return text("end.poster.lead", round=turning.round)


class RoundsChart:
    """One chart in a box of a sheet."""

    def __init__(self, sheet: Sheet, box: Box, story: GameStory, seats: Sequence[SeatStyle], lang: str) -> None:
        self.sheet, self.story, self.seats, self.lang = sheet, story, seats, lang
        self.free = box[0]  # up to here the line above the chart is taken
        x, y, w, h = box
        self.left, self.right, self.top, self.bottom = x + 92, x + w - 190, y + 96, y + h - 68
        self.edge = x + w - 24  # of what stands above the chart
        every = [total for one in story.standings for total in (*one.totals, *one.expected)]
        low, high = min(0, *every), max(1, *every)
        self.step = next((step for step in STEPS if (high - low) / step <= 5.5), STEPS[-1])
        self.expects = all(one.expected for one in story.standings)
        self.low = low // self.step * self.step
        self.high = -(-high // self.step) * self.step

    def at(self, number: int, points: float) -> tuple[float, float]:
        """Where a standing lies, by its place in the list."""
        wide = max(1, len(self.story.standings) - 1)
        x = self.left + (self.right - self.left) * number / wide
        return x, self.bottom - (self.bottom - self.top) * (points - self.low) / (self.high - self.low)

    def place_of(self, round_: int) -> int:
        """Which standing is the end of a round."""
        return next((n for n, one in enumerate(self.story.standings) if one.round == round_), 0)

    def title(self, unit: Icon) -> None:
        """What is counted, above the chart."""
        x, y = self.left - 66, self.top - 56
        x += self.sheet.icon((x, y), unit.name, 52, anchor="lm", **unit.variant) + 14
        said = label(Text("end.poster.points"), self.lang)
        x += self.sheet.text((x, y), said, 38, bold=fonts.CAPITALS, room=400, shrink=(36, 34, 32)) + 24
        if self.expects:
            for n in range(3):
                self.sheet.disc(x + BEAD + n * BEADS, y, BEAD, theme.PANEL, theme.INK, 3)
            x += 3 * BEADS + 8
            said = label(Text("end.poster.expected"), self.lang)
            x += self.sheet.text((x, y), said, 32, theme.SOFT, bold=fonts.CAPITALS, room=430, shrink=(30, 28)) + 24
        self.free = x

    def draw(self, winners: Sequence[int]) -> None:
        """All of it; winners' lines are thicker and lie above the others."""
        self._grid()
        if self.expects:
            for seat in range(len(self.seats)):
                self._expected(seat)
        self._turning()
        last = self.story.standings[-1].totals
        order = sorted(range(len(self.seats)), key=lambda seat: (seat in winners, last[seat]))
        for seat in order:
            self._line(seat, 12 if seat in winners else 8)
        for seat in order:
            self._marks(seat)
        self._ring()
        self._biggest()
        self._ends(last)

    def _grid(self) -> None:
        sheet = self.sheet
        for points in range(self.low, self.high + 1, self.step):
            y = self.at(0, points)[1]
            zero = points == 0
            sheet.line([(self.left, y), (self.right, y)], theme.INK if zero else theme.SHADE, 4 if zero else 3)
            sheet.text((self.left - 16, y), f"−{-points}" if points < 0 else points, AXIS, theme.SOFT, anchor="rm")
        rounds = len(self.story.standings) - 1
        every = 1 if rounds <= 10 else 2 if rounds <= 24 else 5
        for number, one in enumerate(self.story.standings):
            if number and number % every == 0:
                sheet.text((self.at(number, 0)[0], self.bottom + 32), one.round, AXIS, theme.SOFT, anchor="mm")

    def _line(self, seat: int, width: int) -> None:
        points = [self.at(n, one.totals[seat]) for n, one in enumerate(self.story.standings)]
        if len(points) == 1:
            points = [(self.left, points[0][1]), points[0]]
        self.sheet.line(points, theme.INK, width + 6)
        self.sheet.line(points, self.seats[seat].colour, width)

    def _expected(self, seat: int) -> None:
        """Beads, apart from each other by the same way however steep it goes."""
        points = [self.at(n, one.expected[seat]) for n, one in enumerate(self.story.standings)]
        ahead = 0.0  # to the next bead
        for (x0, y0), (x1, y1) in pairwise(points):
            long = hypot(x1 - x0, y1 - y0)
            while ahead < long:
                x, y = x0 + (x1 - x0) * ahead / long, y0 + (y1 - y0) * ahead / long
                self.sheet.disc(x, y, BEAD, self.seats[seat].colour, theme.INK, 2)
                ahead += BEADS
            ahead -= long

    def _marks(self, seat: int) -> None:
        """The seat's shape where its line is marked."""
        for at in self._marked(seat):
            self.sheet.piece(at, self.seats[seat], MARK, "")

    def _marked(self, seat: int) -> list[Point]:
        """Every third round of a line, shifted by seat so that no two meet."""
        every = 3 if len(self.story.standings) > 10 else 2
        rounds = range(1 + seat % every, len(self.story.standings) - 1, every)
        return [self.at(number, self.story.standings[number].totals[seat]) for number in rounds]

    def _turning(self) -> None:
        """A line through the chart, and a flag at its top, beside the title."""
        turning = self.story.turning_point
        if turning is None:
            return
        x = self.at(self.place_of(turning.round), 0)[0]
        said = label(turning_text(turning), self.lang)
        room = self.edge - self.free
        said, size = fonts.fit(said, 34, room - 86, bold=True, shrink=range(33, 21, -1))
        wide = fonts.width(said, size, bold=True) + 86
        left = min(max(x - wide, self.free), self.edge - wide)
        box = (left, self.top - 78, wide, 56)
        foot = box[1] + box[3]  # below the title, which the flag of an early round must pass
        self.sheet.line([(max(x, left), foot), (x, foot), (x, self.bottom)], theme.VERMILION, 4)
        self.sheet.panel(box, theme.ROSE_TINT, theme.VERMILION, width=4)
        self.sheet.piece((box[0] + 38, box[1] + 28), self.seats[turning.seat], 42)
        self.sheet.text((box[0] + 70, box[1] + 28), said, size, theme.VERMILION, bold=True)

    def _ring(self) -> None:
        if turned := self._turned():
            self.sheet.disc(*turned, 15, theme.WHITE, theme.VERMILION, 5)

    def _turned(self) -> Point | None:
        """Where the line of whoever took the lead had come to then."""
        turning = self.story.turning_point
        if turning is None:
            return None
        number = self.place_of(turning.round)
        return self.at(number, self.story.standings[number].totals[turning.seat])

    def _biggest(self) -> None:
        """What the biggest move brought, beside its line where there is room."""
        biggest = self.story.biggest
        if biggest is None:
            return
        number = self.place_of(biggest.round)
        before = max(0, number - 1)
        (x0, y0), (x1, y1) = (self.at(n, self.story.standings[n].totals[biggest.seat]) for n in (before, number))
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        across = (min(x + 74, self.right - 60), x - 74, x - 140)
        down = (y + 62, y - 62) if y + 70 < self.bottom - 30 else (y - 62,)
        tags = [(to, at) for to in across for at in down]
        tags += [(x + 16, at) for at in (y + 88, y - 88) if self.top < at < self.bottom - 40]
        ring = self._turned() or (0, 0)
        clear = [one for one in tags if hypot(one[0] - ring[0], one[1] - ring[1]) > CLEAR]
        marks = [at for seat in range(len(self.seats)) for at in self._marked(seat)]
        aside = [one for one in clear if abs(one[0] - ring[0]) > ASIDE]
        free = [one for one in aside if not any(abs(one[0] - u) < 66 and abs(one[1] - v) < 46 for u, v in marks)]
        apart = [one for one in free if self._off_lines(one, biggest.seat)]
        apart = [one for one in apart if self._off_lines(((x + one[0]) / 2, (y + one[1]) / 2), biggest.seat)] or apart
        tag = (apart or free or aside or clear or tags)[0]
        self.sheet.line([(x, y), tag], theme.INK, 3)
        self.sheet.pill(tag, f"+{biggest.gain}", 32, self.seats[biggest.seat].colour, line=theme.INK)

    def _off_lines(self, tag: Point, seat: int) -> bool:
        """Whether a tag there lies on nobody else's line."""
        x, y = tag
        for other in (one for one in range(len(self.seats)) if one != seat):
            points = [self.at(n, one.totals[other]) for n, one in enumerate(self.story.standings)]
            for (u, v), (end, low) in pairwise(points):
                for n in range(9):
                    at = u + (end - u) * n / 8, v + (low - v) * n / 8
                    if abs(at[0] - x) < TAG[0] and abs(at[1] - y) < TAG[1]:
                        return False
        return True

    def _ends(self, last: Sequence[int]) -> None:
        """Pieces and totals, apart from each other and tied to their lines."""
        order = sorted(range(len(self.seats)), key=lambda seat: -last[seat])
        ends = [self.at(len(self.story.standings) - 1, last[seat])[1] for seat in order]
        places = list(ends)
        for n in range(1, len(places)):
            places[n] = max(places[n], places[n - 1] + APART)
        over = places[-1] + APART / 2 - (self.bottom + 30)
        if over > 0:
            for n in range(len(places) - 1, -1, -1):
                places[n] = min(places[n], self.bottom + 30 - APART / 2 - APART * (len(places) - 1 - n))
        for seat, end, y in zip(order, ends, places, strict=True):
            self.sheet.line([(self.right + 8, end), (self.right + 36, y)], theme.INK, 3)
            self.sheet.piece((self.right + 66, y), self.seats[seat], END)
            total = last[seat]
            self.sheet.text((self.right + 104, y), f"−{-total}" if total < 0 else total, 40, bold=True)
