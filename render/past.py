"""Bands above pictures, of the past and of practice."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.kit import fonts, theme
from render.kit.rows import Icon, Part, Words
from render.kit.sheet import Sheet

BAND, EDGE = 84, 10  # px


def stamped(image: Image.Image, words: str) -> Image.Image:
    """The picture in an indigo frame with the words above it, so that nobody takes it for the present."""
    return _banded(image, words, theme.INDIGO, [Icon("hourglass", 56)])


def marked_practice(image: Image.Image, words: str) -> Image.Image:
    """The picture in a teal frame with the words above it, so that nobody takes it for a game that counts."""
    return _banded(image, words, theme.TEAL, [])


def _banded(image: Image.Image, words: str, colour: theme.Colour, signs: Sequence[Part]) -> Image.Image:
    sheet = Sheet(image.width + 2 * EDGE, image.height + BAND + EDGE, colour)
    sheet.image.paste(image, (EDGE, BAND))
    said, size = fonts.fit(words, 44, image.width - 120, bold=True, shrink=(38, 32))
    parts: list[Part] = [*signs, Words(said, size, theme.WHITE)]
    sheet.row((sheet.width / 2, BAND / 2 + 2), parts, gap=18, anchor="mm")
    sheet.image.info.update(image.info)
    return sheet.image
