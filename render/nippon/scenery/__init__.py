"""Landscapes in the manner of woodblock prints, one for every region, and the sea between them; all our own."""

from __future__ import annotations

from PIL import Image, ImageOps

from render.kit import icon
from render.nippon.scenery import islands, tones
from render.nippon.scenery.motifs import HIGH, WIDE

__all__ = ["HIGH", "WIDE", "print_at", "print_of", "view_of"]
OUTSKIRTS = 60  # px at the edges of a print that go on beyond it
ISLANDS = islands  # importing it has registered what it draws


def view_of(region: str, size: int = HIGH) -> Image.Image:
    """The landscape of a region, as large as its place on the board, in the colours it is printed in and no others."""
    blocks = Image.new("P", (1, 1))
    blocks.putpalette([channel for tone in tones.TONES for channel in tone])
    scene = icon(f"nippon.scene.{region}", size).rgba().convert("RGB")
    return scene.quantize(palette=blocks, dither=Image.Dither.NONE).convert("RGB")


def print_of(region: str, wide: int, high: int) -> Image.Image:
    """The landscape of a region in a box: what lies between the cities, without the ground of the rails."""
    size = max(-(-high * HIGH // islands.FOOT), -(-wide * HIGH // WIDE))
    whole = view_of(region, size)
    left = min(max(0, round(islands.MIDDLE * size / HIGH - wide / 2)), whole.width - wide)
    return whole.crop((left, 0, left + wide, high))


def print_at(region: str, wide: int, high: int, middle: int) -> Image.Image:
    """The same with what lies between the cities at `middle` of a box; where it ends its outskirts are repeated."""
    size = -(-high * HIGH // islands.FOOT)
    whole, page = view_of(region, size), Image.new("RGB", (wide, high))
    left = middle - round(islands.MIDDLE * size / HIGH)
    page.paste(whole, (left, 0))
    for place, start, step in ((0, left - OUTSKIRTS, -OUTSKIRTS), (1, left + whole.width, OUTSKIRTS)):
        first = place * (whole.width - OUTSKIRTS)
        there = whole.crop((first, 0, first + OUTSKIRTS, high))
        for x in range(start, wide if place else -OUTSKIRTS, step):
            there = ImageOps.mirror(there)
            page.paste(there, (x, 0))
    return page
