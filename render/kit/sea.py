"""The sea that maps lie in: waves like fish scales, and coasts with shallow water, foam and a beach."""

from __future__ import annotations

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


def waves(sheet: Sheet, box: Box) -> None:
    """Fills a box with sea; waves of neighbouring boxes meet, since they all begin at the sheet's corner."""
    left, top, wide, high = (round(measure) for measure in box)
    tile = kept(("sea", REACH), _tile)
    strip = Image.new("RGB", (wide, tile.height))
    for x in range(-(left % tile.width), wide, tile.width):
        strip.paste(tile, (x, 0))
    sea = Image.new("RGB", (wide, high))
    for y in range(-(top % tile.height), high, tile.height):
        sea.paste(strip, (0, y))
    sheet.image.paste(sea, (left, top))


def _tile() -> Image.Image:
    """One period of the waves in two flat colours: rows of circles, each row over the one above it."""
    r = REACH * K
    image = Image.new("RGB", (2 * r, 4 * r), theme.WATER)
    pen = ImageDraw.Draw(image)
    for row in range(-2, 9):
        for x in range(-r * (row % 2), 4 * r, 2 * r):
            y = row * r // 2
            for share in RINGS:
                reach = r * share
                pen.ellipse((x - reach, y - reach, x + reach, y + reach), theme.WATER, theme.WAVE, round(STROKE * K))
    small = image.reduce(K).crop((0, REACH, 2 * REACH, 2 * REACH))
    bound = (theme.WATER[0] + theme.WAVE[0]) / 2  # smooth edges would cost much space and are hardly seen
    calm = small.getchannel("R").point(lambda red: 255 if red > bound else 0)
    water, wave = (Image.new("RGB", small.size, one) for one in (theme.WATER, theme.WAVE))
    return Image.composite(water, wave, calm)


def coast(sheet: Sheet, path: Points, land: Colour, *, beach: bool = True) -> None:
    """Land with a smooth closed `path` for its coast; small islets have no room for a beach."""
    pen, closed = ImageDraw.Draw(sheet.image), [*path, *path[:2]]
    for width, colour in ((SHALLOW, theme.SHALLOW), (FOAM, theme.FOAM)):  # so pale that hard edges are not seen
        shapes.thick(pen, closed, width, colour)
    sheet.polygon(path, theme.BEACH if beach else land, theme.COAST, SHORE)
    if beach:
        sheet.polygon(shapes.inset(path, BEACH), land)
