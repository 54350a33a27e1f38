"""Pieces of the seats that are more than a shape."""

from __future__ import annotations

from typing import Any

from render.kit import Icon, SeatStyle


def president(style: SeatStyle, size: int, *, letter: bool = True, **variant: Any) -> Icon:
    """A seat's president: its letter on the coat (unless something stands before it), its shape on the hat."""
    words = style.letter if letter else ""
    return Icon("president", size, colour=style.colour, ink=style.ink, words=words, shape=style.shape, **variant)


def assistants(style: SeatStyle, size: int, count: int) -> Icon:
    """So many assistants of a seat in one place."""
    return Icon("yokohama.assistants", size, shape=style.shape, colour=style.colour, ink=style.ink, words=str(count))
