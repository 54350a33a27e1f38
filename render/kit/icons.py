"""The registry of icons: drawn once per size and variant as vectors, kept as sprites."""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Sequence
from typing import Any

from PIL import Image, ImageChops, ImageOps

from render.kit.caches import HANDLE_BYTES, Cache, image_bytes
from render.kit.pen import Pen
from render.kit.solid_parts import solid_parts
from render.kit.theme import RIM, STAR, Colour

Painter = Callable[..., None]
GREY_DARK: Colour = (140, 132, 120)
GREY_LIGHT: Colour = (236, 228, 212)
HALO = 9  # px by which the halo of something new is larger on each side
GLOW = 4  # of them next to it
GHOST = 0.45  # how much of the ground is seen through what is gone


# Pillow's inner picture or a colour, its coverage (None: all of it), left, top, width, height.
CutPart = tuple[Any, Any, int, int, int, int]


def cut_bytes(parts: Sequence[CutPart]) -> int:
    """What they take in memory; a colour takes nothing."""
    pictures = [(mask, w, h) for what, mask, _, _, w, h in parts if not isinstance(what, tuple)]
    return sum(w * h * (4 if mask is None else 5) + HANDLE_BYTES for mask, w, h in pictures)


class Sprite:
    """A small finished picture: colours and coverage, ready to be laid on a sheet.

    Blending takes thirty times as long as copying, so what covers everything below it is a part of its own.
    """

    __slots__ = ("height", "mask", "parts", "width")

    def __init__(self, rgb: Image.Image, mask: Image.Image) -> None:
        self.mask = mask
        self.width, self.height = rgb.size
        self.parts: tuple[CutPart, ...] = tuple(
            (rgb.crop(box).im, None if solid else mask.crop(box).im, box[0], box[1], box[2] - box[0], box[3] - box[1])
            for box, solid in solid_parts(mask)
        )

    def rgba(self) -> Image.Image:
        """As one picture with an alpha channel; a new object."""
        whole = Image.new("RGB", (self.width, self.height))
        for rgb, _, left, top, w, h in self.parts:
            whole.im.paste(rgb, (left, top, left + w, top + h))
        whole.putalpha(self.mask)
        return whole

    def bytes(self) -> int:
        """What it takes in memory."""
        return image_bytes(self.mask) + cut_bytes(self.parts)


_painters: dict[str, tuple[Painter, float]] = {}
_sprites: Cache[Sprite] = Cache(lambda sprite: sprite.bytes())


def drawn(name: str, aspect: float = 1.0) -> Callable[[Painter], Painter]:
    """Registers a painter `f(pen, **variant)`; a game's icons begin with its id: `@drawn("bazaar.silk")`."""

    def register(painter: Painter) -> Painter:
        if name in _painters:
            raise ValueError(f"icon {name} is drawn twice")
        _painters[name] = painter, aspect
        return painter

    return register


def icon(name: str, size: int, *, grey: bool = False, fade: float = 0, **variant: Any) -> Sprite:
    """The sprite, `size` px high; `grey` for used or missing, `fade` (0 to 1) lets the ground shine through."""
    key = (name, size, grey, fade, *variant.items())
    return _sprites.get(key, lambda: _paint(name, size, grey, fade, variant))


def halo(name: str, size: int, **variant: Any) -> Sprite:
    """What lies round an icon that is new: its outline, grown twice."""
    key = ("halo", name, size, *variant.items())
    return _sprites.get(key, lambda: _halo(icon(name, size, **variant).mask))


def ghost(name: str, size: int, **variant: Any) -> Sprite:
    """What was here and is gone."""
    return icon(name, size, grey=True, fade=GHOST, **variant)


def _halo(mask: Image.Image) -> Sprite:
    rgb = Image.new("RGB", (mask.width + 2 * HALO, mask.height + 2 * HALO), RIM)
    rgb.paste(STAR, (0, 0), _grown(mask, GLOW))
    return Sprite(rgb, _grown(mask, HALO))


def _grown(mask: Image.Image, by: int) -> Image.Image:
    """Coverage that reaches so many px further on all sides."""
    whole = Image.new("L", (mask.width + 2 * HALO, mask.height + 2 * HALO))
    for turn in range(24):
        angle = math.tau * turn / 24
        shifted = Image.new("L", whole.size)
        shifted.paste(mask, (HALO + round(by * math.cos(angle)), HALO + round(by * math.sin(angle))))
        whole = ImageChops.lighter(whole, shifted)
    return whole


def png(name: str, size: int, **variant: Any) -> bytes:
    """The icon in the middle of a square file of its own with a clear ground, for emojis."""
    drawn = icon(name, int(size / max(1.0, aspect(name))), **variant).rgba()
    square = Image.new("RGBA", (size, size))
    square.paste(drawn, ((size - drawn.width) // 2, (size - drawn.height) // 2))
    out = io.BytesIO()
    square.save(out, "PNG", optimize=True)
    return out.getvalue()


def aspect(name: str) -> float:
    """Width of an icon divided by its height."""
    return _painters[name][1]


def names() -> list[str]:
    """All registered icons."""
    return sorted(_painters)


def _rgba(name: str, size: int, **variant: Any) -> Image.Image:
    """The picture of an icon that another icon is drawn with."""
    return icon(name, size, **variant).rgba()


def _paint(name: str, size: int, grey: bool, fade: float, variant: dict[str, Any]) -> Sprite:
    painter, shape = _painters[name]
    pen = Pen(size, shape, _rgba)
    painter(pen, **variant)
    return sprite_of(pen.finished(), grey=grey, fade=fade)


def sprite_of(picture: Image.Image, *, grey: bool = False, fade: float = 0) -> Sprite:
    """A sprite from any RGBA picture."""
    mask = picture.getchannel("A")
    rgb = picture.convert("RGB")
    if grey:
        rgb = ImageOps.colorize(rgb.convert("L"), black=GREY_DARK, white=GREY_LIGHT)
    if fade:
        mask = mask.point(lambda a: round(a * (1 - fade)))
    return Sprite(rgb, mask)
