"""Large things that never change, laid down in one piece."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PIL import Image

from render.caches import Cache, image_bytes
from render.kit import Box, Colour, Sheet, theme
from render.mombasa import layout

_grounds: Cache[Image.Image] = Cache(56 << 20, image_bytes)  # the board in four languages and the market
_panels: Cache[Image.Image] = Cache(4 << 20, image_bytes)


def laid(key: Hashable, high: int, kept: int, paint: Callable[[Sheet], None]) -> Sheet:
    """A sheet `high` px tall whose upper `kept` px are painted once per key; the players' rows come below them."""

    def make() -> Image.Image:
        ground = Sheet(layout.WIDTH, kept)
        paint(ground)
        return ground.image

    sheet = Sheet(layout.WIDTH, high)
    sheet.image.paste(_grounds.get(key, make), (0, 0))
    return sheet


def panel(sheet: Sheet, box: Box, fill: Colour, line: Colour = theme.LINE, *, width: int = 3, radius: int = 12) -> None:
    """An empty box on paper: the kit blends large ones corner by corner, this one is copied."""
    x, y, w, h = (round(n) for n in box)

    def make() -> Image.Image:
        blank = Sheet(w, h)
        blank.panel((0, 0, w, h), fill, line, width=width, radius=radius)
        return blank.image

    sheet.image.paste(_panels.get((w, h, fill, line, width, radius), make), (x, y))
