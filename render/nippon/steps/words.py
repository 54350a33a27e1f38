"""Steps on tracks in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.nippon.descriptions import Describer
from render.nippon.steps import landings, stepped
from render.zoom import Zoom


def alt(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """Whose turn it is, where the markers stand, and where the options would take them."""
    return " ".join(_lines(zoom, names, lang))


def text(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """Whose turn it is, where the markers stand, and where the options would take them, a line each."""
    return "\n".join(_lines(zoom, names, lang))


def _lines(zoom: Zoom, names: Sequence[str], lang: str) -> list[str]:
    d = Describer(zoom.view, names, lang)
    lines = d.state()
    for track in stepped(zoom):
        ways = [f"{number}. → {track.cells[index].value}" for number, index in landings(zoom, track)]
        lines.append(f"{d.name('track', track.id)}: {track.value}; {', '.join(ways)}.")
    return lines
