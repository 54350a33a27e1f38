"""Bands above pictures, of the past and of practice; and many pictures of the past as a short film."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from render.kit import fonts, theme
from render.kit.rows import Icon, Part, Words
from render.kit.sheet import Sheet

BAND, EDGE = 84, 10  # px
FILM_BYTES = 1_000_000
FILM = ((720, 50), (600, 50), (480, 45), (360, 34))  # width and quality, until the film is small enough
FRAME_MS, LAST_FRAME_MS = 700, 3000


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


def film(frames: Sequence[bytes]) -> bytes:
    """An animated WebP of some pictures, as large as it may be; what changes least costs least."""
    made = b""
    for wide, quality in FILM:
        made = _film(frames, wide, quality)
        if len(made) <= FILM_BYTES:
            return made
    return _film(frames[:: max(2, len(made) // FILM_BYTES + 1)], *FILM[-1])


def _film(frames: Sequence[bytes], wide: int, quality: int) -> bytes:
    small = []
    for one in frames:
        with Image.open(io.BytesIO(one)) as image:
            tall = round(image.height * wide / image.width)
            small.append(image.convert("RGB").resize((wide, tall), Image.Resampling.BOX))
    # A board may grow by a line in the middle of a game; a film has one size.
    size = (wide, max(image.height for image in small))
    even = [image if image.size == size else _framed(image, size) for image in small]
    out = io.BytesIO()
    durations = [FRAME_MS] * (len(even) - 1) + [LAST_FRAME_MS]
    even[0].save(
        out, "WEBP", save_all=True, append_images=even[1:], duration=durations, loop=0, quality=quality, method=1,
    )  # fmt: skip
    return out.getvalue()


def _framed(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    whole = Image.new("RGB", size, theme.INDIGO)
    whole.paste(image, (0, 0))
    return whole
