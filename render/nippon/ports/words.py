"""The destinations of ships in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.nippon.descriptions import Describer
from render.nippon.wording import plain
from render.zoom import Zoom


def alt(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """Whose turn it is, and where a ship can go."""
    return " ".join(_lines(zoom, names, lang))


def text(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """Whose turn it is, and where a ship can go, a line each."""
    return "\n".join(_lines(zoom, names, lang))


def _lines(zoom: Zoom, names: Sequence[str], lang: str) -> list[str]:
    d, numbers = Describer(zoom.view, names, lang), zoom.numbers()
    offered = [port for port in d.view.ports if port.id in numbers]
    return [*d.state(), *(f"{numbers[one.id]}. {plain(lang, 'destination', one.id)}." for one in offered)]
