"""The lands of the companies: each has its colour and, for eyes that do not tell colours apart, its own hatching."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit import Sheet, Sprite
from render.kit.caches import Cache
from render.mombasa import colours
from render.mombasa.scenery import engraving, geography
from render.mombasa.scenery.chart import Frame

PERIOD, LINE = 54, 4  # px: from one line to the next, and how wide it is
LEANING = {"mombasa": ((1, 1),), "cape_town": ((1, -1),), "saint_louis": ((1, 0),), "cairo": ((0, 1),)}
# Lines run where across * x + down * y is a multiple of the period: two diagonals, upright, level.
_lands: Cache[Sprite] = Cache(lambda sprite: sprite.bytes())


def lay_land(
    sheet: Sheet,
    company: str,
    frame: Frame,
    number: int,
    borders: tuple[tuple[int, int], ...] = (),
    *,
    engraved: bool = True,
) -> None:
    """A region in the colours of a company; the lines of neighbouring regions meet."""
    mask, left, top = geography.mask(frame, number, borders)
    box = (left, top, *mask.size)

    def printed() -> Sprite:
        return Sprite(_printed(company, frame, number, box) if engraved else hatched(company, *box), mask)

    sprite = _lands.get((company, frame, number, borders, engraved), printed)
    sheet.sprite((left, top), sprite, anchor="lt")


def _printed(company: str, frame: Frame, number: int, box: tuple[int, int, int, int]) -> Image.Image:
    """The box of a region as a company holds it: hatched and engraved."""
    image = hatched(company, *box)
    mask, left, top = engraving.signs(frame, number)
    image.paste(colours.ENGRAVED[company], (left - box[0], top - box[1]), mask)
    return image


def hatched(company: str, left: int, top: int, wide: int, high: int) -> Image.Image:
    """A box of a company's land."""
    image = Image.new("RGB", (wide, high), colours.LAND_OF[company])
    pen = ImageDraw.Draw(image)
    for across, down in LEANING[company]:
        first = left * across + top * down - high * abs(down)
        last = (left + wide) * across + (top + high) * down + high * abs(down)
        for at in range(first // PERIOD * PERIOD, last + PERIOD, PERIOD):
            ends: list[tuple[float, float]]
            if across:  # where the line crosses the upper and the lower edge
                ends = [((at - y * down) / across - left, y - top) for y in (top - LINE, top + high + LINE)]
            else:
                ends = [(x, at / down - top) for x in (-LINE, wide + LINE)]
            pen.line(ends, colours.HATCH[company], LINE)
    return image
