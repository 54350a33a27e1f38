"""How different two colours look, also to eyes that lack one kind of cones (Machado and others, 2009)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from render.kit.theme import Colour

DEFICIENCIES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
WHITE = (0.9505, 1.0, 1.089)
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))


def difference(one: Colour, other: Colour, eyes: str = "none") -> float:
    """ΔE (1976) of two colours as somebody with these eyes sees them."""
    a, b = (_lab(colour, eyes) for colour in (one, other))
    return math.dist(a, b)


def _lab(colour: Colour, eyes: str) -> tuple[float, float, float]:
    linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    seen = [min(1.0, max(0.0, value)) for value in _times(DEFICIENCIES[eyes], linear)]
    x, y, z = (_bent(value / white) for value, white in zip(_times(TO_XYZ, seen), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _bent(t: float) -> float:
    return t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116
