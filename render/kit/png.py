"""RGB picture to PNG bytes through one fixed palette per game, which makes files small and encoding fast.

Pillow compares colours by the upper six bits of each channel. Colours whose channels are multiples of 4 and stand in
the palette are therefore kept exactly; the remaining entries are a median cut of the mixtures that antialiasing makes.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from functools import lru_cache
from operator import sub
from typing import Any

from PIL import Image

from render.kit import theme
from render.kit.theme import Colour

LEVEL = 3
STEP = 4  # of a channel, between colours that a palette tells apart
TIGHT = 6  # the same for pictures that come with every question: smaller, in twice the time
EDGES = 32  # mixtures that those have for their edges; the others have as many as there is room for
LARGEST = 85_000  # bytes that a megapixel of the others may have
TIGHTER = ((5, 0.91), (TIGHT, 0.85), (7, 0.83), (9, 0))  # levels, and the share of the bytes of `LEVEL` they leave
ALIKE = (5, 4, 0)  # bits of a channel in which colours of one kind may differ, one division after the other
GROUNDS = 48  # colours that are kept however alike they are
COARSER = (12, 4)  # mixtures of the few that would still be too large
# What edges are mostly blended with, and in which shares.
MIXTURES = ((theme.INK, (0.25, 0.5, 0.75)), (theme.PANEL, (0.25, 0.5, 0.75)), (theme.PAPER, (0.5,)))


@lru_cache(maxsize=16)
def palette(extra: tuple[Colour, ...] = (), edges: int = 256) -> Image.Image:
    """A palette picture with the theme's colours, a game's own ones, and mixtures of all of them."""
    exact = list(dict.fromkeys((*theme.shared_colours(), *extra)))
    if len(exact) > 200:
        raise ValueError(f"{len(exact)} colours leave too little room for antialiasing; at most 200")
    for colour in exact:
        if any(c % 4 or not 0 <= c <= 252 for c in colour):
            raise ValueError(f"colour {colour}: every channel must be a multiple of 4 from 0 to 252")
    known = set(exact)
    mixed = [theme.mix(c, ground, s) for ground, shares in MIXTURES for c in exact if c != ground for s in shares]
    mixed = [m for m in mixed if m not in known]
    sample = Image.new("RGB", (len(mixed), 1))
    sample.putdata(mixed)
    room = min(256 - len(exact), edges)
    cut = sample.quantize(room, method=Image.Quantize.MEDIANCUT, kmeans=4).getpalette("RGB") or []
    rest = [(cut[i], cut[i + 1], cut[i + 2]) for i in range(0, len(cut) - len(cut) % 3, 3)][:room]
    entries = exact + rest
    holder = Image.new("P", (1, 1))
    holder.putpalette([c for entry in entries for c in entry])
    return holder


def to_palette(
    image: Image.Image, colours: tuple[Colour, ...] = (), *, tight: bool = False, edges: int = EDGES
) -> Image.Image:
    """The picture with palette pixels, without dithering; a new object that one thread may save."""
    known = palette(colours, edges) if tight else palette(colours)
    return image.quantize(palette=known, dither=Image.Dither.NONE)


def save(image: Image.Image, level: int = LEVEL) -> bytes:
    """PNG bytes of a palette picture; nobody else may hold this object (a shared one corrupts its encoder)."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=level)
    return out.getvalue()


def encode(
    image: Image.Image,
    colours: tuple[Colour, ...] = (),
    *,
    tight: bool = False,
    enough: int | None = None,
    level: int = LEVEL,
) -> bytes:
    """PNG bytes of an RGB picture; `colours` are the game's own beside the theme's.

    It may have `enough` bytes, else as many as its size allows: it is packed as fast as that allows, and a tight one
    has coarser edges in the end.
    """
    pixels = to_palette(image, colours, tight=tight)
    if enough is None:
        enough, level = LARGEST * image.width * image.height // 1_000_000, TIGHT if tight else level
    made = save(pixels, level)
    quick = len(made) / dict(TIGHTER).get(level, 1.0)
    for tighter, share in TIGHTER:
        if tighter > level and len(made) > enough >= quick * share:
            made = save(pixels.copy(), tighter)
    for edges in COARSER if tight else ():
        if len(made) > enough:
            made = save(to_palette(image, colours, tight=True, edges=edges), TIGHTER[-1][0])
    return made


def strays(image: Image.Image, colours: tuple[Colour, ...] = (), least: int = 2000) -> list[Colour]:
    """Flat colours (of at least so many px) that the palette has nothing near to; a picture's test wants none."""
    entries = palette(colours).getpalette("RGB") or []
    known = {tuple(entries[i : i + 3]) for i in range(0, len(entries), 3)}
    used = image.getcolors(maxcolors=image.width * image.height) or []
    flat: list[Any] = [tint for n, tint in sorted(used, reverse=True) if n >= least]
    return [tint for tint in flat if not any(max(map(abs, map(sub, tint, one))) < STEP for one in known)]


def encode_flat(image: Image.Image) -> bytes:
    """A PNG with the commonest colours of the picture as they are, and before the others the commonest of every hue.

    What is small and has a colour of its own keeps it, however many mixtures edges have.
    """
    counted = commonest(image)
    chosen = dict.fromkeys([*counted[:GROUNDS], *(tint for bits in ALIKE for tint in kinds(counted, bits))])
    known = Image.new("P", (1, 1))
    known.putpalette([channel for tint in [*chosen][:256] for channel in tint])
    return save(image.quantize(palette=known, dither=Image.Dither.NONE), TIGHT)


def commonest(image: Image.Image, least: int = 1) -> list[Colour]:
    """The colours of at least so many px, those of most first."""
    counted: list[tuple[int, Any]] = image.getcolors(image.width * image.height) or []
    return [tint for n, tint in sorted(counted, reverse=True) if n >= least]


def kinds(tints: Iterable[Colour], bits: int) -> list[Colour]:
    """The first of all those whose channels differ in so many lower bits at most."""
    found: dict[tuple[int, ...], Colour] = {}
    for tint in tints:
        found.setdefault(tuple(channel >> bits for channel in tint), tint)
    return [*found.values()]


def encode_freely(image: Image.Image) -> bytes:
    """A PNG with a palette of its own, for pictures whose colours are no longer the theme's."""
    return save(image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE), TIGHT)


def size_of(picture: bytes) -> tuple[int, int]:
    """The width and height of a picture that was made."""
    with Image.open(io.BytesIO(picture)) as image:
        return image.size
