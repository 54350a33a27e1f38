"""Pieces of the seats, the workers, and what several pictures have in common."""

from __future__ import annotations

from engine.nippon.view.structs import SoloGoalView
from engine.nippon.view.structs_player import TrackCellView
from render.kit import Box, Icon, Part, SeatStyle, Sheet, Words, row_width, theme
from render.nippon import colours
from render.nippon.effects import one_op, thing

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
