"""Parts of pictures that are drawn once and kept as pictures of their own."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PIL import Image

from render.caches import Cache, image_bytes

_kept: Cache[Image.Image] = Cache(32 << 20, image_bytes)


def kept(key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
    """A part by what it shows, drawn when it is first needed."""
    return _kept.get(key, make)
