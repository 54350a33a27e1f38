"""What a turn is chosen from, in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.mombasa.descriptions import Describer, areas, most_of, spaces
from render.zoom import Zoom


def alt(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """Who has most of what; what can be done is told by number with the question."""
    d = Describer(zoom.view, names, lang)
    return " ".join([*d.when(), *most_of(d)])


def text(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """Everybody's cards and values, then the bonus spaces."""
    d = Describer(zoom.view, names, lang)
    return "\n".join([" ".join(d.when()), *areas(d), *spaces(d)])
