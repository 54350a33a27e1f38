"""How the seats look, the Automa's included."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.text import Seat
from engine.nippon.view.structs import View
from render.kit import SeatStyle, Sheet, seat_styles
from render.nippon import colours
from render.rows import Icon
from render.theme import AUTOMA


def styles(view: View, names: Sequence[str]) -> list[SeatStyle]:
    """One style per seat; the Automa has a cog for a letter."""
    own = [player.color for player in view.players]
    shown = list(names[: len(own)])
    if view.automa is not None:
        own.append(view.automa.color)
        shown.append(AUTOMA)
    return seat_styles(shown, [colours.SEATS.get(one, one) for one in own])


def acting(view: View) -> Seat:
    """Who is to act: the mover, unless the draft, a reward or the last consolidation waits for somebody else."""
    waiting = view.phase in ("draft", "final", "rewards") and view.deciding
    return view.deciding[0] if waiting and view.mover not in view.deciding else view.mover


def viewer(view: View) -> Seat:
    """Whose board is drawn: the viewer's, else the mover's; the Automa has none."""
    seat = acting(view) if view.viewer is None else view.viewer
    return seat if seat < len(view.players) else 0


def piece(style: SeatStyle, size: int, words: str | int | None = None, **variant: Any) -> Icon:
    """A seat's piece in a row."""
    shown = style.letter if words is None else str(words)
    return Icon("piece", size, shape=style.shape, colour=style.colour, ink=style.ink, words=shown, **variant)


def vehicle(sheet: Sheet, at: tuple[float, float], kind: str, style: SeatStyle, size: int, **variant: Any) -> None:
    """A ship, train or machine of a seat."""
    sheet.icon(at, f"nippon.{kind}", size, colour=style.colour, ink=style.ink, words=style.letter, **variant)
