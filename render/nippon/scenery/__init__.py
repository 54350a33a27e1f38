"""Landscapes in the manner of woodblock prints, one for every region, and the sea between them; all our own."""

from __future__ import annotations

from PIL import Image

from render.kit import icon
from render.nippon.scenery import islands
from render.nippon.scenery.motifs import HIGH, WIDE

__all__ = ["HIGH", "WIDE", "view_of"]
ISLANDS = islands  # importing it has registered what it draws


def view_of(region: str) -> Image.Image:
    """The landscape of a region, as large as its place on the board."""
    return icon(f"nippon.scene.{region}", HIGH).rgba().convert("RGB")
