"""Sheets that begin with what never changes, kept without the players' rows: so their number makes no difference."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PIL import Image

from render.caches import Cache, image_bytes
from render.kit import Sheet
from render.mombasa import layout

_grounds: Cache[Image.Image] = Cache(56 << 20, image_bytes)  # the board in four languages and the market


def laid(key: Hashable, high: int, kept: int, paint: Callable[[Sheet], None]) -> Sheet:
    """A sheet `high` px tall whose upper `kept` px are painted once per key."""

    def make() -> Image.Image:
        ground = Sheet(layout.WIDTH, kept)
        paint(ground)
        return ground.image

    sheet = Sheet(layout.WIDTH, high)
    sheet.image.paste(_grounds.get(key, make), (0, 0))
    return sheet
