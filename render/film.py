"""A game as a film: the map after every turn, what was done in it above, and everybody's points as growing bars."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from PIL import Image

from engine.core.account import Deed
from render import phone, recap
from render.head import PHONE_POINTS, if_over
from render.kit import theme
from render.kit.fonts import CAPITALS, fit
from render.kit.rows import Icon, Part, Words
from render.kit.sheet import Sheet
from render.kit.theme import SeatStyle
from render.recap import PastMove, RecapRow

WIDE = 720  # px of a picture
SIZES = ((WIDE, 50), (540, 25))  # px and the quality of a lossy WebP, the better ones first
FILM_BYTES = 8_000_000  # Discord takes ten
FIRST_FRAME_MS, FRAME_MS, LAST_FRAME_MS = 2_000, 900, 8_000

EDGE, ROW, BAR = 16, 62, 40  # px of the bars, before the picture is made small
PIECE, NAME, SMALL, NUMBER, BADGE = 50, 34, 27, 46, 34
TITLE, SIGN = 50, 44  # px of the line above them, and of what they count
NAME_ROOM, NUMBER_ROOM = 380, 236

DrawBoard = Callable[..., Image.Image]
Tell = Callable[[Sequence[PastMove], Sequence[str], str], list[RecapRow]]


class FilmFrame(Struct, frozen=True):
    """What one picture of a film is drawn from: the table after a turn, as everybody knew it."""

    board: Any
    colours: tuple[str, ...]  # by seat
    totals: tuple[int, ...] = ()  # by seat: what the head would say; empty where nobody can tell
    earlier: tuple[int, ...] = ()  # the same in the picture before this one, where that is to be compared
    most: int = 1  # points for which a bar is as long as it can be
    deeds: tuple[Deed, ...] = ()  # what was done in that turn, as far as everybody may know it
    forecast: bool = False  # the totals are what it would come to


def draw(
    view: FilmFrame,
    *,
    names: Sequence[str],
    lang: str,
    marked: Mapping[str, str],
    changed: frozenset[str],
    board: DrawBoard,
    tell: Tell,
    unit: Icon,
) -> Image.Image:
    """The picture at full size; `board` draws the map, `tell` says what the turn came to, `unit` stands for points."""
    image = board(view.board, names=names, lang=lang, marked={}, changed=changed)
    if not view.totals:
        return image
    if image.info.get("head") == phone.HEAD:
        told = tell([PastMove(None, view.board, view.deeds)], names, lang)
        image = _with_turn(image, next((row for row in told if row.seat is not None), next(iter(told), None)))
    sheet = Sheet(image.width, image.height + TITLE + ROW * len(view.totals) + 2 * EDGE)
    sheet.image.paste(image, (0, 0))
    _title(sheet, image.height + EDGE, unit, if_over(lang) if view.forecast else "")
    seats = theme.seat_styles(names, view.colours)
    for place, seat in enumerate(sorted(range(len(view.totals)), key=lambda seat: -view.totals[seat])):
        _bar(sheet, image.height + EDGE + TITLE + ROW * place, view, seat, seats[seat])
    return sheet.image


def _with_turn(image: Image.Image, row: RecapRow | None) -> Image.Image:
    """What was done in the place of the head's points, which the bars tell; they stay where there is nothing to say."""
    x, top, wide, high = (round(one) for one in PHONE_POINTS)
    more = recap.ROW - high
    sheet = Sheet(image.width, image.height + more)
    sheet.image.paste(image.crop((0, 0, image.width, top)), (0, 0))
    sheet.image.paste(image.crop((0, phone.HEAD, *image.size)), (0, phone.HEAD + more))
    if row is None:
        sheet.image.paste(image.crop((0, top, image.width, phone.HEAD)), (0, top + more // 2))
        return sheet.image
    sheet.image.paste(recap.in_one_line(row, wide - 4), (x + 2, top + 2))
    sheet.panel((x, top, wide, recap.ROW), None, theme.LINE)
    return sheet.image


def _title(sheet: Sheet, top: float, unit: Icon, forecast: str) -> None:
    """What the bars count, and that it is a forecast, which then has the head's sign and words."""
    equal: list[Part] = [Words("=", NAME, theme.SOFT), 4] if forecast else []
    left, middle = EDGE + PIECE + 28 + NAME_ROOM, top + TITLE / 2
    x = left + 14 + sheet.row((left, middle), [*equal, Icon(unit.name, SIGN, **unit.variant)])
    sheet.text((x, middle), forecast, NAME, theme.SOFT, bold=CAPITALS, room=sheet.width - EDGE - x,
               shrink=(32, 30, 28))  # fmt: skip


def _bar(sheet: Sheet, top: float, view: FilmFrame, seat: int, style: SeatStyle) -> None:
    """A seat's piece, name, bar and points, and by how much they are others than in the picture before."""
    total, middle = view.totals[seat], top + ROW / 2
    if total == max(view.totals) > min(view.totals):
        sheet.panel((EDGE, top + 2, sheet.width - 2 * EDGE, ROW - 4), theme.GOLD_TINT, theme.GOLD)
    sheet.piece((EDGE + 12 + PIECE / 2, middle), style, PIECE)
    left = EDGE + PIECE + 28
    room = NAME_ROOM - 16
    name, size = fit(style.name, NAME, room, bold=CAPITALS, shrink=(32, 30))
    if name == style.name:
        sheet.text((left, middle), name, size, bold=CAPITALS)
    else:
        sheet.block((left, top, room, ROW), style.name, SMALL, bold=CAPITALS, align="lm", shrink=(26, 25), leading=1.0)
    left += NAME_ROOM
    room = sheet.width - EDGE - NUMBER_ROOM - left
    sheet.panel((left, middle - BAR / 2, room, BAR), theme.PANEL, theme.LINE, radius=8)
    long = room * min(1.0, max(0.0, total / view.most))
    if long > 0:
        sheet.panel((left, middle - BAR / 2, max(16.0, long), BAR), style.colour, theme.INK, radius=8)
    number = f"−{-total}" if total < 0 else str(total)
    wide = sheet.text((left + room + 20, middle), number, NUMBER, bold=True)
    if view.earlier:
        sheet.badge((left + room + 20 + max(wide, 76) + 60, middle), total - view.earlier[seat], BADGE)


def words(view: FilmFrame, *, names: Sequence[str], lang: str) -> str:
    """Everybody's points; what is on the map is told with the picture of that turn."""
    return ", ".join(f"{name} {total}" for name, total in zip(names, view.totals, strict=False))


class Reel(Image.Image):
    """Pictures that are unpacked one by one: a whole game at once would take hundreds of megabytes."""

    def __init__(self, frames: Sequence[bytes], wide: int) -> None:
        super().__init__()
        self._frames, self._at = frames, 0
        sizes = [self._unpacked(frame).size for frame in frames]
        # A board may grow by a line in the middle of a game; a film has one size.
        self._whole = (max(w for w, _ in sizes), max(h for _, h in sizes))
        wide = min(wide, self._whole[0])
        self._mode, self._size = "RGB", (wide, round(self._whole[1] * wide / self._whole[0]))
        self.seek(0)

    @property
    def n_frames(self) -> int:
        return len(self._frames)

    def tell(self) -> int:
        return self._at

    def seek(self, frame: int) -> None:
        self._at = frame
        whole = Image.new("RGB", self._whole, theme.INDIGO)
        whole.paste(self._unpacked(self._frames[frame]).convert("RGB"), (0, 0))
        self.im = (whole if self.size == self._whole else whole.resize(self.size, Image.Resampling.BOX)).im

    @staticmethod
    def _unpacked(frame: bytes) -> Image.Image:
        return Image.open(io.BytesIO(frame))


def film(frames: Sequence[bytes], most: int = FILM_BYTES) -> bytes:
    """Finished pictures as an animated WebP that holds what is different from one to the next.

    What would be too large is made smaller and coarser before its reader has to leave out turns.
    """
    durations = [FIRST_FRAME_MS, *[FRAME_MS] * (len(frames) - 2), LAST_FRAME_MS][-len(frames) :]
    for wide, quality in SIZES:
        out = io.BytesIO()
        Reel(frames, wide).save(
            out, "WEBP", save_all=True, duration=durations, loop=0, quality=quality, method=0, kmin=0, kmax=0,
        )  # fmt: skip
        if out.tell() <= most:
            break
    return out.getvalue()
