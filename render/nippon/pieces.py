"""Pieces of the seats, the workers, and what several pictures have in common."""

from __future__ import annotations

from engine.nippon.components.effects import Department
from engine.nippon.view.structs import SoloGoalView
from engine.nippon.view.structs_player import ContractView, TrackCellView, TrackView
from render.kit import CAPITALS, Box, Icon, Part, SeatStyle, Sheet, Words, row_width, theme
from render.nippon import colours
from render.nippon.effects import one_op, thing
from render.nippon.wording import name

TRACK = 262  # px of a track that has the whole width
CELL_X, CELL_Y, CELL_HIGH, APART = 20, 134, 112, 6  # px from its corner to its cells, and of these
BESIDE = 1.5  # times as wide as high has a contract its goods beside the department
# Of the Automa's action tokens.
FRAMES = {"green": theme.SEAT_COLOURS["green"], "yellow": theme.STAR, "red": theme.VERMILION}


def vehicle(kind: str, style: SeatStyle, size: int) -> Icon:
    """A ship, train or machine of a seat."""
    return Icon(f"nippon.{kind}", size, colour=style.colour, words=style.letter, shape=style.shape)


def draw_vehicle(sheet: Sheet, at: tuple[float, float], kind: str, style: SeatStyle, size: int) -> None:
    icon = vehicle(kind, style, size)
    sheet.icon(at, icon.name, icon.size, **icon.variant)


def figure(sheet: Sheet, at: tuple[float, float], color: str | None, size: int, *, expert: bool = False) -> None:
    """A worker, or the ghost of a missing one."""
    if color is None:
        sheet.icon(at, "worker", size, ghost=True)
    else:
        sheet.icon(at, "worker", size, colour=colours.WORKER[color], sign=f"nippon.sign.{color}", hat=expert)


def goal(sheet: Sheet, at: tuple[float, float], shown: SoloGoalView, k: float) -> float:
    """What must be reached, in the frame it activates."""
    x, y = at
    mark: list[Part] = [6, Icon("tick", round(32 * k))] if shown.met else []
    parts: list[Part] = [
        thing(shown.metric, round(40 * k)),
        8,
        Words(f"{shown.have} / {shown.need}", round(30 * k)),
        *mark,
    ]
    wide, high = row_width(parts, gap=4) + 28, 54 * k
    sheet.panel((x, y - high / 2, wide, high), theme.CARD, FRAMES[shown.frame], width=5, radius=10)
    sheet.row((x + 14, y), parts, gap=4)
    return wide


def track_cell(sheet: Sheet, cell: TrackCellView, box: Box, digits: int, style: SeatStyle | None, here: bool) -> None:
    """A cell of a track with its bonus, as nobody has reached it or as its owner has, whose marker may stand here."""
    x, y, w, h = box
    fill, ink = theme.CARD, theme.INK
    if style is not None:
        fill, ink = (style.colour, style.ink) if here else (style.tint, theme.SOFT)
    sheet.panel(box, fill, theme.INK if here else theme.LINE, width=4 if here else 3)
    sheet.text((x + w / 2, y + h * 0.27), cell.value, digits, ink, bold=True, anchor="mm")
    at = (x + w / 2, y + h * 0.7)
    if cell.threshold is not None:
        sheet.icon(at, "flags", round(h * 0.43), count=1 if cell.threshold == "lower" else 2)
    elif cell.bonus is not None:
        for part in one_op(cell.bonus, round(h * 0.4)):
            if isinstance(part, Icon):
                sheet.icon(at, part.name, part.size, **part.variant, grey=style is not None)


def wide_track(
    sheet: Sheet, track: TrackView, style: SeatStyle, box: Box, lang: str, longest: int | None = None
) -> list[Box]:
    """A track below its name, and where its cells lie; they are as wide as those of the `longest`."""
    x, y, w, _ = box
    sheet.icon((x + 50, y + 50), thing(track.id, 56).name, 58)
    sheet.text((x + 100, y + 50), name(lang, "track", track.id), 40, bold=CAPITALS, room=700)
    step = (w - 2 * CELL_X + APART) / (longest or len(track.cells))
    boxes: list[Box] = [(x + CELL_X + k * step, y + CELL_Y, step - APART, CELL_HIGH) for k in range(len(track.cells))]
    for k, (cell, where) in enumerate(zip(track.cells, boxes, strict=True)):
        track_cell(sheet, cell, where, 42, style if k <= track.index else None, k == track.index)
    return boxes


def contract(sheet: Sheet, one: ContractView, box: Box) -> None:
    """A contract: its department and goods; a done one is grey with a tick."""
    left, top, wide, high = box
    sheet.panel(box, theme.USED if one.done else theme.ROSE_TINT, theme.LINE if one.done else theme.INK)
    middle = left + wide / 2
    color = one.bonus.color if isinstance(one.bonus, Department) else "any"
    if wide > high * BESIDE:
        row: list[Part] = [Icon("nippon.plaque", round(high * 0.6), color=color, grey=one.done)]
        row += [Icon(f"nippon.{good}", round(high * 0.46), grey=one.done) for good in one.types]
        sheet.row((middle, top + high / 2), row, gap=5, anchor="mm")
    else:
        at = (middle, top + high * (0.31 if one.types else 0.5))
        sheet.icon(at, "nippon.plaque", round(high * (0.45 if one.types else 0.57)), color=color, grey=one.done)
        size = 30 + round((wide - 97) / 3)
        row = [Icon(f"nippon.{good}", size, grey=one.done) for good in one.types]
        sheet.row((middle, top + high * 0.755), row, gap=4, anchor="mm")
    if one.done:
        sheet.icon((left + wide - 18, top + 16), "tick", 36)
