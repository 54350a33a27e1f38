"""Pieces of the seats, and the workers."""

from __future__ import annotations

from render.kit import Icon, SeatStyle, Sheet
from render.nippon import colours


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
