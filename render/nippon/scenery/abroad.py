"""The shore beyond the sea: mills of brick and their chimneys, pale in the evening."""

from __future__ import annotations

from render.kit import Box, Colour, Sheet
from render.nippon.scenery import tones

WALL: Colour = (228, 188, 152)
CHIMNEY: Colour = (212, 164, 128)
COLOURS: tuple[Colour, ...] = (WALL, CHIMNEY)
TOOTH, TEETH = 22, 5  # px of a roof's tooth, and how many a mill has
APART = 46  # px between two mills


def draw(sheet: Sheet, box: Box, works: tuple[float, float]) -> None:
    """Bands of light over the whole width, before them one mill beside the other from one place to another."""
    x, y, w, h = box
    for share, tint in ((0.0, tones.CREAM), (0.36, tones.PEACH), (0.7, tones.GLOW)):
        sheet.rect((x, y + h * share, w, h * (1 - share)), tint)
    left, right = works
    for n in range(int((right - left + APART) // (TOOTH * TEETH + APART))):
        _mill(sheet, left + n * (TOOTH * TEETH + APART), y + h, 2 + n % 2)
    sheet.rect((x, y + h, w, 6), tones.MEADOW)


def _mill(sheet: Sheet, left: float, foot: float, chimneys: int) -> None:
    """A hall under a saw-tooth roof."""
    for n in range(chimneys):
        across = left + TOOTH * (0.6 + n * 1.7)
        sheet.rect((across, foot - 36, 7, 36), CHIMNEY)
        for puff, reach in enumerate((4, 6)):
            sheet.disc(across + 8 + puff * 9, foot - 38 - puff * 1, reach, tones.SMOKE, None)
    teeth = [
        (left + n * TOOTH + across, foot - up) for n in range(TEETH) for across, up in ((0, 12), (TOOTH * 0.8, 20))
    ]
    sheet.polygon([(left, foot), *teeth, (left + TEETH * TOOTH, foot - 12), (left + TEETH * TOOTH, foot)], WALL)
