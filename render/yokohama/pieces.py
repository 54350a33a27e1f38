"""Pieces of the seats that are more than a shape."""

from __future__ import annotations

from typing import Any

from render.kit import Icon, SeatStyle


def president(style: SeatStyle, size: int, **variant: Any) -> Icon:
    """A seat's president: its letter on the coat, its shape on the hat."""
    return Icon("president", size, colour=style.colour, ink=style.ink, words=style.letter, shape=style.shape, **variant)
