"""The first decision in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.nippon.telling import Teller
from render.nippon.wording import heading
from render.zoom import Zoom


def alt(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """What each pair brings."""
    return " ".join(_lines(zoom, names, lang))


def text(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """The same, a pair a line, for whom it concerns and when."""
    tell = Teller(zoom.view, names, lang)
    return "\n".join([" ".join(tell.state()), *_lines(zoom, names, lang)])


def _lines(zoom: Zoom, names: Sequence[str], lang: str) -> list[str]:
    tell, numbers = Teller(zoom.view, names, lang), zoom.numbers()
    told = [f"{heading(lang, 'pairs')}:"]
    for pair in tell.view.pairs:
        number = f"{numbers[pair.a]}. " if pair.a in numbers else ""
        told.append(f"{number}{tell.pair(pair)}.")
    return told
