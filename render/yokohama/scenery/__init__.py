"""Woodblock prints: a scene for every kind of area, an evening skyline; all our own."""

from __future__ import annotations

from PIL import Image

from render.kit import icon
from render.yokohama.scenery import country, town
from render.yokohama.scenery.motifs import ASPECT

SCENES = (country, town)  # importing them has registered what they draw


def view_of(kind: str, wide: int, high: int, *, second: bool = False) -> Image.Image:
    """The scene of a kind of area, just large enough for a box, and the middle of it if it is wider than that."""
    size = max(high, -int(-wide // ASPECT) + 1)
    scene = icon(f"yokohama.scene.{kind}", size, second=second).rgba()
    left = (scene.width - wide) // 2
    return scene.crop((left, scene.height - high, left + wide, scene.height)).convert("RGB")
