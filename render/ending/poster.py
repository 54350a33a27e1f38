"""The poster of a finished game, 3:4 so that a phone shows it whole: podium, points over the rounds, map, moments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from PIL import Image

from engine.core.result import Result, Score
from engine.core.text import Text, text
from engine.story import GameStory, RoundPoints
from render.ending import portraits
from render.ending.chart import RoundsChart, turning_text
from render.ending.moments import PosterMoment, moments
from render.ending.score_groups import PLAIN, ScorePad
from render.ending.scores import ranked, signed
from render.head import one_or_two
from render.kit import fonts, theme
from render.kit.rows import Icon, Part, piece, row_width
from render.kit.sheet import Box, Sheet
from render.kit.theme import SeatStyle
from words import label, say

WIDE, HIGH = 1600, 2132  # px
HEAD, FLOOR = 236, 864
WIDTHS, STEPS = {2: (812, 736), 3: (696, 424, 424)}, (214, 176, 146, 120)  # of the podium, by place
OF_MANY = (556, 336, 336, 312)  # the widths of those of more players
NUMBERS, GAP = (170, 112, 96, 80), 4
PORTRAITS, OVER = (292, 220, 204, 188), 12  # how high they are at most, and the air above them
LARGEST, ABREAST = (360, 296), 700  # px: the same with the name beside it, of first and second, on wider steps
BESIDE = 66  # px between them, for the trophy
CHART: Box = (24, 888, 1552, 516)
MAP: Box = (24, 1420, 712, 688)
MOMENTS: Box = (752, 1420, 824, 688)
MOMENT_HIGH, LARGER = 220, 1.35  # px of one of three, and how much larger words are at most where there are fewer

DrawHead = Callable[[Sheet, Box], None]
DrawMap = Callable[[Sheet, Box, Any, Sequence[SeatStyle], str], None]
DrawBoard = Callable[..., Image.Image]


class PosterView(Struct, frozen=True):
    """What a poster is drawn from: a game that is over, so nothing in it is secret."""

    title: str
    colours: tuple[str, ...]  # by seat
    result: Result
    story: GameStory
    day: tuple[int, int, int]  # year, month, day of its end
    final: Any  # the view after the last turn


def plain_head(sheet: Sheet, box: Box) -> None:
    """Rows of globes, for a game without a world of its own."""
    x, y, w, h = box
    sheet.rect(box, theme.LAND)
    for row in range(round(h) // 58):
        for column in range(-1, round(w) // 96 + 1):
            sheet.icon((x + column * 96 + 48 * (row % 2) + 24, y + 30 + row * 58), "globe", 44, fade=0.78)


class Cover(NamedTuple):
    """How a game's poster looks: the world at its head, the people on the podium, its map."""

    head: DrawHead = plain_head
    portrait: str = "portrait"  # the icon that draws them, see `render.ending.portraits`
    map: DrawMap | None = None  # its own small map; else the whole board made small


PLAIN_COVER = Cover()


def draw(
    view: PosterView,
    *,
    names: Sequence[str],
    lang: str,
    marked: Mapping[str, str] = {},
    changed: frozenset[str] = frozenset(),
    pad: ScorePad = PLAIN,
    cover: Cover = PLAIN_COVER,
    board: DrawBoard | None = None,
) -> Image.Image:
    """The picture; `board` draws the board, from which the map is taken."""
    sheet = Sheet(WIDE, HIGH)
    seats = theme.seat_styles(names, view.colours)
    _head(sheet, view, cover, lang)
    _podium(sheet, view.result, seats, cover.portrait)
    sheet.panel(CHART, theme.PANEL, theme.LINE, shadow=theme.SHADE)
    chart = RoundsChart(sheet, CHART, view.story, seats, lang)
    chart.title(pad.unit)
    chart.draw(view.result.winners)
    if cover.map is not None:
        looks = [*seats, theme.neutral(theme.AUTOMA)]
        cover.map(sheet, MAP, view.final, looks, lang)
    elif board is not None:
        _map(sheet, board(view.final, names=names, lang=lang, marked={}, changed=frozenset()))
    found = moments(view.story, view.result, pad, names, lang)
    for number, one in enumerate(found):
        tall = (MOMENTS[3] - 14 * (len(found) - 1)) / len(found)
        _moment(sheet, (MOMENTS[0], MOMENTS[1] + number * (tall + 14), MOMENTS[2], tall), one, seats)
    return sheet.image


def date_text(day: tuple[int, int, int]) -> Text:
    """A day as people write it."""
    return text("end.date", year=str(day[0]), month=day[1], day=day[2])


def _head(sheet: Sheet, view: PosterView, cover: Cover, lang: str) -> None:
    """The world of the game, its title, the day and how long it took."""
    cover.head(sheet, (0, 0, WIDE, HEAD))
    sheet.rect((0, HEAD - 6, WIDE, 6), theme.INK)
    title, size = fonts.fit(view.title, 88, 560, bold=fonts.CAPITALS, shrink=(80, 72, 60, 52, 44))
    long, middle = fonts.width(title, size, bold=fonts.CAPITALS) + 72, (HEAD - 6) / 2
    sheet.panel((32, middle - 62, long, 124), theme.PANEL, theme.INK, width=4, radius=16)
    sheet.text((68, middle), title, size, bold=fonts.CAPITALS)
    date = label(date_text(view.day), lang)
    rounds = view.story.standings[-1].round
    below = f"{label(text('end.poster.rounds', n=rounds), lang)} · Kontor"
    wide = max(fonts.width(date, 38, bold=True), fonts.width(below, 36)) + 56
    sheet.panel((WIDE - 32 - wide, middle - 62, wide, 124), theme.PANEL, theme.INK, width=4, radius=16)
    sheet.text((WIDE - 60, middle - 24), date, 38, bold=True, anchor="rm")
    sheet.text((WIDE - 60, middle + 28), below, 36, theme.SOFT, anchor="rm")


def _podium(sheet: Sheet, result: Result, seats: Sequence[SeatStyle], portrait: str) -> None:
    """Second, first, third, fourth, side by side on one floor; who has the same rank stands equally high."""
    scores = ranked(result)
    order = [*scores[1:2], scores[0], *scores[2:]] if len(result.winners) < 2 else scores
    shared = len(result.winners) > 1
    places = {score.seat: n for n, score in enumerate(scores)}
    equal = (1552 - GAP * (len(scores) - 1)) // len(scores)
    by_place = WIDTHS.get(len(scores), OF_MANY)
    widths = [equal if shared else by_place[places[score.seat]] for score in order]
    x = (WIDE - sum(widths) - GAP * (len(order) - 1)) / 2
    for score, wide in zip(order, widths, strict=True):
        won = score.seat in result.winners
        step = PodiumStep(score, seats[score.seat], portrait, won=won, small=shared, alone=len(scores) == 1)
        step.draw(sheet, x, wide)
        x += wide + GAP
    sheet.line([(24, FLOOR), (WIDE - 24, FLOOR)], theme.INK, 6)


class PodiumStep:
    """One player on a step: points on it, name above, then the portrait with the trophy or the rank."""

    def __init__(self, score: Score, seat: SeatStyle, portrait: str, *, won: bool, small: bool, alone: bool) -> None:
        self.score, self.seat, self.portrait, self.won, self.alone = score, seat, portrait, won, alone
        self.small = small  # several have won and stand beside each other
        self.place = 0 if won else score.rank - 1

    def draw(self, sheet: Sheet, x: float, wide: float) -> None:
        """All of it, so many px wide."""
        tall, cap = STEPS[self.place], 34 if self.won else 20
        top, middle = FLOOR - tall, x + wide / 2
        sheet.panel((x, top, wide, tall + 20), theme.COIN if self.won else self.seat.tint, theme.INK, width=4)
        sheet.band((x, top, wide, cap), self.seat.colour, inset=4)
        sheet.line([(x + 2, top + cap), (x + wide - 2, top + cap)], theme.INK, 4)
        sheet.rect((x, FLOOR, wide + 1, 24), theme.PAPER)
        number = min(NUMBERS[self.place], 150) if self.small else NUMBERS[self.place]
        points, number = fonts.fit(
            signed(self.score.total), number, wide - 24, bold=True, shrink=range(number - 4, 40, -4)
        )
        sheet.text((middle, (top + cap + FLOOR) / 2), points, number, bold=True, anchor="mm")
        if wide > ABREAST:
            self._abreast(sheet, middle, top - 6, wide - 40)
        else:
            self._portrait(sheet, middle, self._named(sheet, middle, top - 22, wide - 16))

    def _abreast(self, sheet: Sheet, middle: float, foot: float, room: float) -> None:
        """A large portrait, and the name beside it."""
        high = round(min(LARGEST[not self.won], foot - HEAD - OVER))
        taken = high * portraits.ASPECT + BESIDE
        large = 62 if self.won else 54
        lines, size = _name(self.seat.name, large, room - taken, 3, range(large - 2, 35, -2))
        left = middle - (taken + fonts.widest(lines, size, fonts.CAPITALS)) / 2
        self._portrait(sheet, left + high * portraits.ASPECT / 2, foot, high)
        for n, line in enumerate(lines):
            down = foot - high / 2 + (n - (len(lines) - 1) / 2) * size * 1.16
            sheet.text((left + taken, down), line, size, bold=fonts.CAPITALS)

    def _named(self, sheet: Sheet, middle: float, foot: float, room: float) -> float:
        """The name in its lines above a line; where the highest of them begins."""
        large = self.won and not self.small
        size, lines = (62, 2) if large else (42, 4)
        shrink = (56, 50, 44) if large else (38, 35, 32, 30)
        found, size = _name(self.seat.name, size, room, lines, shrink)
        for n, line in enumerate(reversed(found)):
            sheet.text((middle, foot - n * size * 1.16), line, size, bold=fonts.CAPITALS, anchor="ms")
        return foot - size * (1.16 * len(found) - 0.3)

    def _portrait(self, sheet: Sheet, middle: float, foot: float, high: int = 0) -> None:
        """So high, or as large as there is room above the name."""
        high = high or round(min(PORTRAITS[self.place if not self.small else 1], foot - HEAD - OVER))
        shown = portraits.of(self.portrait, self.seat, high)
        sheet.icon((middle, foot), shown.name, high, anchor="mb", **shown.variant)
        corner = (middle + high * 0.38, foot - high * 0.2)
        if self.won:
            sheet.icon(corner, "trophy", round(high * 0.42))
        elif not self.alone:
            sheet.disc(*corner, high * 0.15, theme.PANEL, theme.INK, 4)
            sheet.text(corner, self.score.rank, round(high * 0.2), bold=True, anchor="mm")


def _name(name: str, size: int, room: float, lines: int, shrink: Sequence[int]) -> tuple[list[str], int]:
    """A name in lines; where a double name would be cut, it is broken at its hyphens, too."""
    found, fitting = fonts.wrap(name, size, room, lines, bold=fonts.CAPITALS, shrink=shrink)
    if any("…" in line for line in found) and "-" in name:
        found, fitting = fonts.wrap(name.replace("-", "- "), size, room, lines, bold=fonts.CAPITALS, shrink=shrink)
    return found, fitting


def _map(sheet: Sheet, board: Image.Image) -> None:
    """The board made to fit."""
    x, y, w, h = MAP
    scale = min((w - 16) / board.width, (h - 16) / board.height)
    small = board.resize((round(board.width * scale), round(board.height * scale)), Image.Resampling.LANCZOS)
    sheet.panel(MAP, theme.PANEL, theme.LINE, shadow=theme.SHADE)
    sheet.image.paste(small, (round(x + (w - small.width) / 2), round(y + (h - small.height) / 2)))


def _moment(sheet: Sheet, box: Box, one: PosterMoment, seats: Sequence[SeatStyle]) -> None:
    """An icon, what it was, who did it, and its number; all of it larger where there are few."""
    x, y, w, h = box
    k = min(LARGER, h / MOMENT_HIGH)
    side = min(240.0, h - 24)
    sheet.panel(box, theme.PANEL, theme.LINE, shadow=theme.SHADE)
    tint = seats[one.seats[0]].tint
    sheet.panel((x + 14, y + (h - side) / 2, side, side), tint, theme.INK, width=4)
    sheet.row(
        (x + 14 + side / 2, y + h / 2), [Icon(one.icon.name, round(side * 0.66), **one.icon.variant)], anchor="mm"
    )
    left = x + 14 + side + 24
    room = x + w - 20 - left
    kind = round(34 * k)
    sheet.text((left, y + 36 * k), one.kind, kind, theme.SOFT, bold=fonts.CAPITALS, room=room,
               shrink=range(kind - 1, 31, -1))  # fmt: skip
    told, size = (left, y + 66 * k, room, h - 148 * k), round(36 * k)
    sheet.block(told, one.words, size, bold=True, lines=2 + (k > 1), align="lm", shrink=range(size - 1, 27, -1),
                leading=1.12)  # fmt: skip
    below = y + h - 42 * k
    wide = sheet.pill((x + w - 18, below), one.value, round(44 * k), theme.INDIGO, anchor="rm")
    shown: list[Part] = [piece(seats[seat], round(48 * k)) for seat in one.seats]
    sheet.row((left, below), shown, gap=10)
    if len(one.seats) == 1:
        long, high = row_width(shown) + 14, 64 * k
        box = (left + long, below - high / 2, room - long - wide - 16, high)
        one_or_two(sheet, box, seats[one.seats[0]].name, range(round(36 * k), 29, -2), 28)


def alt(view: PosterView, *, names: Sequence[str], lang: str, pad: ScorePad = PLAIN) -> str:
    """Who won, the others, when, the turning point, the moments."""
    return "\n".join(_lines(view, names, lang, pad))


def text_of(view: PosterView, *, names: Sequence[str], lang: str, pad: ScorePad = PLAIN) -> str:
    """Who won, the others, when, turning point and moments, then the points at the end of every round."""
    rounds = [_round(one, names, lang) for one in view.story.standings[1:]]
    brackets = [label(Text("end.poster.brackets"), lang)] if view.story.standings[-1].expected else []
    return "\n".join([*_lines(view, names, lang, pad), *rounds, *brackets])


def _round(one: RoundPoints, names: Sequence[str], lang: str) -> str:
    """Everybody's points after a round, and in brackets what they could expect."""
    expected = [f" ({signed(points)})" for points in one.expected] or [""] * len(names)
    totals = [f"{name} {signed(n)}{more}" for name, n, more in zip(names, one.totals, expected, strict=False)]
    return say(text("end.poster.round", round=one.round, list=", ".join(totals)), lang)


def _lines(view: PosterView, names: Sequence[str], lang: str, pad: ScorePad) -> list[str]:
    rounds = label(text("end.poster.rounds", n=view.story.standings[-1].round), lang)
    lines = [f"{view.title} · {label(date_text(view.day), lang)} · {rounds}"]
    for score in ranked(view.result):
        star = " ★" if score.seat in view.result.winners else ""
        lines.append(f"{score.rank}. {names[score.seat]}: {signed(score.total)}{star}")
    if view.result.note is not None:
        lines.append(say(view.result.note, lang, names))
    turning = view.story.turning_point
    if turning is not None:
        lines.append(f"{label(turning_text(turning), lang)} ({names[turning.seat]})")
    for one in moments(view.story, view.result, pad, names, lang):
        who = ", ".join(names[seat] for seat in one.seats)
        lines.append(f"{one.kind}: {one.words} ({who}, {one.value})")
    return lines
