"""The first decision in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.nippon.descriptions import Describer
from render.nippon.wording import heading
from render.zoom import Zoom


def alt(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """What each pair brings."""
    return " ".join(_lines(zoom, names, lang))


def text(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """When it is and whom it concerns, then what each pair brings, a line each."""
    d = Describer(zoom.view, names, lang)
    return "\n".join([" ".join(d.state()), *_lines(zoom, names, lang)])


def _lines(zoom: Zoom, names: Sequence[str], lang: str) -> list[str]:
    d, numbers = Describer(zoom.view, names, lang), zoom.numbers()
    lines = [f"{heading(lang, 'pairs')}:"]
    for pair in d.view.pairs:
        number = f"{numbers[pair.a]}. " if pair.a in numbers else ""
        lines.append(f"{number}{d.pair(pair)}.")
    return lines
