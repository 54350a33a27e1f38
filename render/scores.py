"""The score sheet of any game: the scoring pad with categories as rows, players as columns, the winner in gold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct
from PIL import Image

from engine.core.result import Result, Score
from engine.core.text import Text
from render import fonts, theme
from render.rows import Icon, Part, Words, piece
from render.sheet import Sheet
from render.theme import SeatStyle
from words import label, say

LABELS, COLUMN, WIDEST_COLUMN = 500, 262, 360  # px
HEAD, ROW, TOTAL = 168, 62, 100


class ScoreView(Struct, frozen=True):
    """What the score sheet is drawn from: anybody may see it, so it is the same for every viewer."""

    title: str
    colours: tuple[str, ...]  # by seat
    result: Result


class Category(NamedTuple):
    """One row: its label and what each column has there, None where the category does not apply."""

    label: str
    points: list[int | None]


def categories(scores: Sequence[Score], lang: str, names: Sequence[str]) -> list[Category]:
    """All labels in the order in which they first appear."""
    keys: dict[Text, list[int | None]] = {}
    for column, score in enumerate(scores):
        for line in score.lines:
            row = keys.setdefault(line.label, [None] * len(scores))
            row[column] = (row[column] or 0) + line.points
    return [Category(label(key, lang, names), row) for key, row in keys.items()]


def signed(points: int) -> str:
    """A number with a real minus sign."""
    return f"−{-points}" if points < 0 else str(points)


POINTS = Icon("star", 54)


def draw(
    view: ScoreView,
    *,
    names: Sequence[str],
    lang: str,
    marked: Mapping[str, str] = {},
    changed: frozenset[str] = frozenset(),
    unit: Icon = POINTS,
) -> Image.Image:
    """The picture; columns stand in order of rank. `unit` says what is counted."""
    scores = sorted(view.result.scores, key=lambda s: (s.rank, s.seat))
    seats = theme.seat_styles(names, view.colours)
    rows = categories(scores, lang, names)
    column = min(WIDEST_COLUMN, max(COLUMN, (1552 - LABELS) // len(scores)))
    wide = LABELS + column * len(scores)
    note = say(view.result.note, lang, names) if view.result.note is not None else ""
    noted, note_size = fonts.wrap(note, 26, wide - 40, 4, shrink=(24, 22)) if note else ([], 26)
    bottom = 100 + HEAD + ROW * len(rows) + TOTAL
    sheet = Sheet(wide + 48, bottom + 24 + (24 + 34 * len(noted) if noted else 0))
    sheet.text((24, 50), view.title, theme.TITLE, bold=True, room=wide)
    sheet.panel((24, 100, wide, bottom - 100), theme.PANEL, theme.LINE, shadow=theme.SHADE)
    for number, score in enumerate(scores):
        box = (24 + LABELS + column * number, 100, column, bottom - 100)
        _head(sheet, box, seats[score.seat], score, won=score.seat in view.result.winners)
    _rows(sheet, rows, column, wide)
    y = bottom - TOTAL / 2
    sheet.line([(24, bottom - TOTAL), (24 + wide, bottom - TOTAL)], theme.INK, 4)
    total: list[Part] = [Words("=", 44), 12, unit]
    sheet.row((44, y), total)
    for number, score in enumerate(scores):
        x = 24 + LABELS + column * (number + 0.5)
        if score.seat in view.result.winners:
            sheet.pill((x, y), signed(score.total), 44, theme.COIN, line=theme.INK, least=110)
        else:
            sheet.text((x, y), signed(score.total), 44, bold=True, anchor="mm")
    sheet.panel((24, 100, wide, bottom - 100), None, theme.LINE)
    for number, line in enumerate(noted):
        sheet.text((44, bottom + 44 + 34 * number), line, note_size, theme.SOFT)
    return sheet.image


def _head(sheet: Sheet, box: tuple[float, float, float, float], seat: SeatStyle, score: Score, *, won: bool) -> None:
    """Piece, name and place of one player; the winner's column is a gold card."""
    x, y, w, h = box
    if won:
        sheet.panel((x + 8, y + 10, w - 15, h - 20), theme.GOLD_PALE, theme.GOLD)
        sheet.band((x + 8, y + 10, w - 15, HEAD - 10), theme.GOLD_TINT)
    sheet.line([(x, y + 3), (x, y + h - 3)], theme.LINE, 3)
    middle = x + w / 2
    place: Part = Icon("trophy", 58) if won else Words(f"{score.rank}.", 38, theme.SOFT)
    sheet.row((middle, y + 50), [piece(seat, 64), place], gap=16, anchor="mm")
    sheet.block((x + 16, y + 88, w - 31, 72), seat.name, 28, bold=won, lines=2, shrink=(26, 24))


def _rows(sheet: Sheet, rows: list[Category], column: int, wide: int) -> None:
    """One line per category, the best of each in bold."""
    for number, row in enumerate(rows):
        y = 100 + HEAD + ROW * number
        sheet.line([(24, y), (24 + wide, y)], theme.LINE, 2)
        sheet.block((44, y, LABELS - 34, ROW), row.label, 27, lines=2, align="lm", shrink=(25, 23), leading=1.1)
        best = max((p for p in row.points if p is not None), default=0)
        for place, points in enumerate(row.points):
            x = 24 + LABELS + column * (place + 0.5)
            shown = "–" if points is None else signed(points)
            colour = theme.INK if points else theme.FAINT
            sheet.text((x, y + ROW / 2), shown, 34, colour, bold=bool(points) and points == best, anchor="mm")


def alt(view: ScoreView, *, names: Sequence[str], lang: str) -> str:
    """Places and totals in one line."""
    ranked = sorted(view.result.scores, key=lambda s: (s.rank, s.seat))
    return f"{view.title}: " + ", ".join(f"{s.rank}. {names[s.seat]} {signed(s.total)}" for s in ranked)


def text(view: ScoreView, *, names: Sequence[str], lang: str) -> str:
    """Every player's column in words, with what each line was made of."""
    lines = [view.title]
    for score in sorted(view.result.scores, key=lambda s: (s.rank, s.seat)):
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
