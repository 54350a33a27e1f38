"""The sea that maps lie in: waves like fish scales, and coasts with shallow water, foam and a beach."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.kit import shapes, theme
from render.kit.caches import kept
from render.kit.shapes import Points
from render.kit.sheet import Box, Sheet
from render.kit.theme import Colour

REACH = 44  # px from the middle of a wave's circle to its rim
RINGS = (1.0, 0.7, 0.4)
STROKE = 2.6
K = 4  # how much larger than the tile it is drawn
SHALLOW, FOAM, SHORE, BEACH = 46, 14, 4, 11  # px: two strokes along the coast, its line, the sand inside


def waves(sheet: Sheet, box: Box, water: Colour = theme.WATER, wave: Colour = theme.WAVE) -> None:
    """Fills a box with sea; waves of neighbouring boxes meet, since they all begin at the sheet's corner."""
    left, top, wide, high = (round(measure) for measure in box)
    tile = kept(("sea", REACH, water, wave), lambda: _tile(water, wave))
    strip = Image.new("RGB", (wide, tile.height))
    for x in range(-(left % tile.width), wide, tile.width):
        strip.paste(tile, (x, 0))
    sea = Image.new("RGB", (wide, high))
    for y in range(-(top % tile.height), high, tile.height):
        sea.paste(strip, (0, y))
    sheet.image.paste(sea, (left, top))


def _tile(water: Colour, wave: Colour) -> Image.Image:
    """One period of the waves in two flat colours: rows of circles, each row over the one above it."""
    r = REACH * K
    image = Image.new("L", (2 * r, 4 * r), 255)
    pen = ImageDraw.Draw(image)
    for row in range(-2, 9):
        for x in range(-r * (row % 2), 4 * r, 2 * r):
            y = row * r // 2
            for share in RINGS:
                reach = r * share
                pen.ellipse((x - reach, y - reach, x + reach, y + reach), 255, 0, round(STROKE * K))
    small = image.reduce(K).crop((0, REACH, 2 * REACH, 2 * REACH))
    calm = small.point(lambda level: 255 if level > 127 else 0)  # smooth edges would cost much space, hardly seen
    return Image.composite(Image.new("RGB", small.size, water), Image.new("RGB", small.size, wave), calm)


def depths(sheet: Sheet, box: Box, coasts: Sequence[Points], bands: Sequence[tuple[float, Colour]]) -> None:
    """Bands of water along coasts, within a box: how wide each is on both sides together, the widest first."""
    left, top, wide, high = (round(measure) for measure in box)
    water = sheet.image.crop((left, top, left + wide, top + high))
    pen = ImageDraw.Draw(water)
    for width, tint in bands:
        for path in coasts:
            shapes.thick(pen, [(x - left, y - top) for x, y in (*path, *path[:2])], width, tint)
    sheet.image.paste(water, (left, top))


def coast(sheet: Sheet, path: Points, land: Colour, *, foam: bool = True) -> None:
    """Land with a smooth closed `path` for its coast, and a beach inside."""
    pen, closed = ImageDraw.Draw(sheet.image), [*path, *path[:2]]
    strokes = ((SHALLOW, theme.SHALLOW), (FOAM, theme.FOAM))  # so pale that hard edges are not seen
    for width, colour in strokes if foam else strokes[:1]:
        shapes.thick(pen, closed, width, colour)
    sheet.polygon(path, theme.BEACH, theme.COAST, SHORE)
    sheet.polygon(shapes.inset(path, BEACH), land)
