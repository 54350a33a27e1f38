"""The poster of a finished game, 3:4 so that a phone shows it whole: podium, points over the rounds, map, moments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from PIL import Image

from engine.core.result import Result, Score
from engine.core.text import Text, text
from engine.story import GameStory, RoundPoints
from render.ending.chart import RoundsChart, turning_text
from render.ending.moments import PosterMoment, moments
from render.ending.score_groups import PLAIN, ScorePad
from render.ending.scores import ranked, signed
from render.kit import fonts, theme
from render.kit.rows import Icon, Part, piece, row_width
from render.kit.sheet import Box, Sheet
from render.kit.theme import Colour, SeatStyle
from words import label, say

WIDE, HIGH = 1600, 2132  # px
HEAD, FLOOR = 176, 812
WIDTHS, STEPS = (556, 336, 336, 308), (268, 214, 172, 132)  # of the podium, by place
NUMBERS, GAP = (190, 112, 96, 80), 4
CHART: Box = (24, 836, 1552, 560)
MAP: Box = (24, 1420, 712, 688)
MOMENTS: Box = (752, 1420, 824, 688)

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


class Cover(NamedTuple):
    """How a game's poster looks: the ground and pattern of its head, its emblem, its map."""

    ground: Colour = theme.LAND
    pattern: Icon = Icon("globe", 60)
    emblem: Icon = Icon("trophy", 150)
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
    _podium(sheet, view.result, seats)
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
    """The game's own ground, its title and emblem, the day and how long it took."""
    sheet.rect((0, 0, WIDE, HEAD - 6), cover.ground)
    pattern = cover.pattern
    for row in range(3):
        for column in range(-1, WIDE // 96 + 1):
            at = (column * 96 + 48 * (row % 2) + 24, 30 + row * 58)
            sheet.icon(at, pattern.name, 44, fade=0.78, **pattern.variant)
    sheet.rect((0, HEAD - 6, WIDE, 6), theme.mix(cover.ground, theme.INK, 0.4))
    title, size = fonts.fit(view.title, 84, 620, bold=True, shrink=(72, 60, 52, 44))
    long = fonts.width(title, size, bold=True) + 72
    sheet.panel((24, 26, long, 116), theme.PANEL, theme.INK, width=4, radius=16)
    sheet.text((60, 84), title, size, bold=True)
    date = label(date_text(view.day), lang)
    rounds = view.story.standings[-1].round
    below = f"{label(text('end.poster.rounds', n=rounds), lang)} · Kontor"
    wide = max(fonts.width(date, 38, bold=True), fonts.width(below, 32)) + 56
    sheet.panel((WIDE - 24 - wide, 26, wide, 116), theme.PANEL, theme.INK, width=4, radius=16)
    sheet.text((WIDE - 52, 64), date, 38, bold=True, anchor="rm")
    sheet.text((WIDE - 52, 112), below, 32, theme.SOFT, anchor="rm")
    sheet.icon(((24 + long + WIDE - 24 - wide) / 2, 84), cover.emblem.name, 140, **cover.emblem.variant)


def _podium(sheet: Sheet, result: Result, seats: Sequence[SeatStyle]) -> None:
    """Second, first, third, fourth, side by side on one floor; equal winners stand equally high."""
    scores = ranked(result)
    order = [scores[1], scores[0], *scores[2:]] if len(result.winners) < 2 else scores
    shared = len(result.winners) > 1
    places = {score.seat: n for n, score in enumerate(scores)}
    equal = (1552 - GAP * (len(scores) - 1)) // len(scores)
    widths = [min(equal, 420) if shared else WIDTHS[places[score.seat]] for score in order]
    x = (WIDE - sum(widths) - GAP * (len(order) - 1)) / 2
    for score, wide in zip(order, widths, strict=True):
        won = score.seat in result.winners
        place = 0 if won else places[score.seat]
        _step(sheet, (x, wide), score, seats[score.seat], place, won=won, small=shared)
        x += wide + GAP
    sheet.line([(24, FLOOR), (WIDE - 24, FLOOR)], theme.INK, 6)


def _step(
    sheet: Sheet, across: tuple[float, float], score: Score, seat: SeatStyle, place: int, *, won: bool, small: bool
) -> None:
    """One player on a step: points on it, name above, then the piece with the trophy or the rank."""
    x, wide = across
    tall, cap = STEPS[place], 34 if won else 20
    top, middle = FLOOR - tall, x + wide / 2
    sheet.panel((x, top, wide, tall + 20), theme.COIN if won else seat.tint, theme.INK, width=4)
    sheet.band((x, top, wide, cap), seat.colour, inset=4)
    sheet.line([(x + 2, top + cap), (x + wide - 2, top + cap)], theme.INK, 4)
    sheet.rect((x, FLOOR, wide + 1, 24), theme.PAPER)
    number = min(NUMBERS[place], 150) if small else NUMBERS[place]
    points, number = fonts.fit(signed(score.total), number, wide - 24, bold=True, shrink=range(number - 4, 40, -4))
    sheet.text((middle, (top + cap + FLOOR) / 2), points, number, bold=True, anchor="mm")
    size, lines = (62, 2) if won and not small else (42, 3)
    shrink = (56, 50, 44) if won and not small else (38, 35, 32)
    found, size = _name(seat.name, size, wide - 16, lines, won, shrink)
    step = size * 1.16
    for n, line in enumerate(reversed(found)):
        sheet.text((middle, top - 22 - n * step), line, size, bold=won, anchor="ms")
    y = top - 22 - step * len(found) - (92 if won and not small else 66)
    if won:
        parts: list[Part] = [piece(seat, 188 if not small else 120), Icon("trophy", 172 if not small else 120)]
        sheet.row((middle, y), parts, gap=26, anchor="mm")
    else:
        rank = f"{score.rank}."
        long = fonts.width(rank, 48, bold=True)
        left = middle - (long + 16 + 120) / 2
        sheet.text((left, y), rank, 48, theme.SOFT, bold=True)
        sheet.piece((left + long + 16 + 60, y), seat, 120)


def _name(name: str, size: int, room: float, lines: int, bold: bool, shrink: Sequence[int]) -> tuple[list[str], int]:
    """A name in lines; where a double name would be cut, it is broken at its hyphens, too."""
    found, fitting = fonts.wrap(name, size, room, lines, bold=bold, shrink=shrink)
    if any("…" in line for line in found) and "-" in name:
        found, fitting = fonts.wrap(name.replace("-", "- "), size, room, lines, bold=bold, shrink=shrink)
    return found, fitting


def _map(sheet: Sheet, board: Image.Image) -> None:
    """The board made to fit."""
    x, y, w, h = MAP
    scale = min((w - 16) / board.width, (h - 16) / board.height)
    small = board.resize((round(board.width * scale), round(board.height * scale)), Image.Resampling.LANCZOS)
    sheet.panel(MAP, theme.PANEL, theme.LINE, shadow=theme.SHADE)
    sheet.image.paste(small, (round(x + (w - small.width) / 2), round(y + (h - small.height) / 2)))


def _moment(sheet: Sheet, box: Box, one: PosterMoment, seats: Sequence[SeatStyle]) -> None:
    """An icon, what it was, who did it, and its number."""
    x, y, w, h = box
    side = min(192.0, h - 24)
    sheet.panel(box, theme.PANEL, theme.LINE, shadow=theme.SHADE)
    tint = seats[one.seats[0]].tint
    sheet.panel((x + 14, y + (h - side) / 2, side, side), tint, theme.INK, width=4)
    sheet.row((x + 14 + side / 2, y + h / 2), [Icon(one.icon.name, 128, **one.icon.variant)], anchor="mm")
    left = x + 14 + side + 24
    room = x + w - 20 - left
    sheet.text((left, y + 38), one.kind, 30, theme.SOFT, room=room, shrink=(28, 26))
    sheet.block((left, y + 58, room, h - 136), one.words, 36, bold=True, lines=2, align="lm", shrink=(34, 31, 28, 26))
    below = y + h - 42
    wide = sheet.pill((x + w - 18, below), one.value, 44, theme.INDIGO, anchor="rm")
    shown: list[Part] = [piece(seats[seat], 48) for seat in one.seats]
    sheet.row((left, below), shown, gap=10)
    if len(one.seats) == 1:
        long = row_width(shown) + 14
        name = seats[one.seats[0]].name
        sheet.text((left + long, below), name, 34, room=room - long - wide - 16, shrink=(30, 28, 26))


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
