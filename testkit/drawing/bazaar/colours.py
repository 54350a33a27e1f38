"""The game's own flat colours: all channels multiples of 4, or the palette shifts them. It has none so far."""

from __future__ import annotations

from render.kit import Colour

COLOURS: tuple[Colour, ...] = ()
