"""Where a bonus marker can go, in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.mombasa.descriptions import Describer, areas, spaces
from render.zoom import Zoom


def alt(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """Which spaces are free; what they bring is told by number with the question."""
    return " ".join(spaces(Describer(zoom.view, names, lang)))


def text(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """Bonus spaces, then everybody's cards and values."""
    d = Describer(zoom.view, names, lang)
    return "\n".join([*spaces(d), *areas(d)])
