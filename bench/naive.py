"""The peer of our pictures: the same sheet drawn naively, as a first attempt would draw it.

Everything is drawn anew on a canvas of double size, fonts are opened for every line, the whole is reduced with
LANCZOS and saved as RGB at level 6.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from PIL import Image, ImageDraw, ImageFont

from render.kit import fonts, icons, shapes, theme
from render.kit.caches import Cache
from render.kit.pen import Pen
from render.kit.sheet import Sheet


def _font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(fonts.ASSETS / f"NotoSans-{'Bold' if bold else 'Regular'}.ttf"), size)


def _twice(points: Any) -> list[tuple[float, float]]:
    return [(2 * x, 2 * y) for x, y in points]


def _begin(self: Any, image: Image.Image) -> None:
    self.image = Image.new("RGB", (2 * image.width, 2 * image.height), image.getpixel((0, 0)))
    self.canvas = ImageDraw.Draw(self.image)


def _over(
    cls: type[Sheet],
    key: Any,
    width: int,
    height: int,
    still: Callable[[Sheet], None],
    ground: Any = theme.PAPER,
    *,
    colours: tuple[theme.Colour, ...],
    upper: int | None = None,
) -> Sheet:
    sheet = cls(width, height, ground)
    still(sheet)
    return sheet


def _rect(self: Any, box: Any, fill: Any) -> None:
    x, y, w, h = box
    self.canvas.rectangle((2 * x, 2 * y, 2 * (x + w) - 1, 2 * (y + h) - 1), fill=fill)


def _panel(
    self: Any,
    box: Any,
    fill: Any = theme.PANEL,
    line: Any = theme.LINE,
    *,
    width: int = 3,
    radius: int = 12,
    shadow: Any = None,
) -> None:
    x, y, w, h = (2 * v for v in box)
    if shadow is not None:
        self.canvas.rounded_rectangle((x + 8, y + 10, x + w + 8, y + h + 10), 2 * radius, fill=shadow)
    self.canvas.rounded_rectangle((x, y, x + w, y + h), 2 * radius, fill=fill, outline=line, width=2 * width)


def _band(self: Any, box: Any, fill: Any, *, radius: int = 12, inset: int = 3) -> None:
    x, y, w, h = box
    area = (2 * (x + inset), 2 * (y + inset), 2 * (x + w - inset), 2 * (y + h))
    self.canvas.rounded_rectangle(area, 2 * radius, fill=fill, corners=(True, True, False, False))


def _polygon(self: Any, points: Any, fill: Any, line: Any = None, width: float = 3) -> None:
    if fill is not None:
        self.canvas.polygon(_twice(points), fill=fill)
    if line is not None:
        self.canvas.line(_twice([*points, points[0]]), fill=line, width=round(2 * width), joint="curve")


def _line(self: Any, points: Any, colour: Any = theme.LINE, width: float = 3) -> None:
    self.canvas.line(_twice(points), fill=colour, width=round(2 * width), joint="curve")


def _dashes(
    self: Any, points: Any, colour: Any = theme.GOLD, width: float = 4, dash: float = 16, gap: float = 10
) -> None:
    for piece in shapes.cut(points, dash, gap):
        _line(self, piece, colour, width)


def _dashed(
    self: Any, box: Any, colour: Any = theme.LINE, *, width: int = 3, radius: int = 12, dash: float = 12, gap: float = 8
) -> None:
    x, y, w, h = box
    _dashes(self, shapes.box_path(x, y, x + w, y + h, radius), colour, width, dash, gap)


def _changed(self: Any, box: Any, *, radius: int = 12, outside: int = 4) -> None:
    _dashed(self, box, theme.RIM, width=6, radius=radius, dash=18, gap=11)


def _text(
    self: Any,
    at: Any,
    words: Any,
    size: int = 26,
    colour: Any = theme.INK,
    *,
    bold: bool = False,
    anchor: str = "lm",
    room: float | None = None,
    shrink: Any = (),
    narrow: bool = False,
) -> float:
    line = str(words)
    if room is not None and not narrow:
        line, size = fonts.fit(line, size, room, bold=bold, shrink=shrink)
    down = {"t": size * fonts.CAP, "m": size * fonts.CAP / 2, "s": 0.0}[anchor[1]]
    face = _font(2 * size, bold)
    self.canvas.text((2 * at[0], 2 * (at[1] + down)), line, fill=colour, font=face, anchor=anchor[0] + "s")
    return face.getlength(line) / 2


def _icon(
    self: Any, at: Any, name: str, size: int, *, anchor: str = "mm", grey: bool = False, fade: float = 0, **variant: Any
) -> float:
    painter, aspect = icons._painters[name]
    pen = Pen(max(1, size // 2), aspect, icons._rgba)  # the pen's canvas has four times its size, here twice the icon's
    painter(pen, **variant)
    self.image.paste(
        pen.image, (round(2 * at[0]) - pen.image.width // 2, round(2 * at[1]) - pen.image.height // 2), pen.image
    )
    return pen.image.width / 2


def _stamp(self: Any, colour: Any, stamp: shapes.Stamp, x: int = 0, y: int = 0) -> None:
    for mask, left, top, w, h in stamp:
        at = (2 * (x + left), 2 * (y + top))
        if mask is None:
            self.image.paste(colour, (*at, at[0] + 2 * w, at[1] + 2 * h))
        else:
            self.image.paste(colour, at, mask.resize((2 * w, 2 * h)))


def _cover(self: Any, at: Any, mask: Image.Image, colour: Any) -> None:
    self.image.paste(colour, (2 * at[0], 2 * at[1]), mask.resize((2 * mask.width, 2 * mask.height)))


def _shadow(self: Any, at: Any, sprite: icons.Sprite, colour: Any = theme.SHADE, *, anchor: str = "mm") -> None:
    mask = sprite.mask.resize((2 * sprite.width, 2 * sprite.height))
    self.image.paste(colour, (round(2 * at[0]) - sprite.width + 8, round(2 * at[1]) - sprite.height + 10), mask)


def _sprite(self: Any, at: Any, sprite: icons.Sprite, *, anchor: str = "mm") -> float:
    twice = sprite.rgba().resize((2 * sprite.width, 2 * sprite.height))
    self.image.paste(twice, (round(2 * at[0]) - sprite.width, round(2 * at[1]) - sprite.height), twice)
    return sprite.width


OVERRIDES: dict[str, Any] = {
    "_begin": _begin,
    "over": classmethod(_over),
    "rect": _rect,
    "panel": _panel,
    "band": _band,
    "polygon": _polygon,
    "line": _line,
    "dashes": _dashes,
    "dashed": _dashed,
    "changed": _changed,
    "text": _text,
    "icon": _icon,
    "cover": _cover,
    "shadow": _shadow,
    "sprite": _sprite,
    "_stamp": _stamp,
    "width": property(lambda self: self.image.width // 2),
    "height": property(lambda self: self.image.height // 2),
}


@contextmanager
def carelessly() -> Iterator[None]:
    """Inside, every `Sheet` draws the naive way and nothing is remembered."""
    with (
        patch.multiple(Sheet, **OVERRIDES),
        patch.object(Cache, "get", lambda self, key, make: make()),
        patch.object(fonts, "font", _font),
        patch.object(fonts, "width", fonts.width.__wrapped__),
    ):
        yield


def naive_png(draw: Callable[[], Image.Image]) -> bytes:
    """State to PNG the naive way."""
    with carelessly():
        image = draw()
    small = image.resize((image.width // 2, image.height // 2), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    small.save(out, "PNG", compress_level=6)
    return out.getvalue()
