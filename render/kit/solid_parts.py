"""Cuts a mask into boxes that are opaque throughout, which are copied (quick), and others, which are blended (slow)."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

Pixels = tuple[int, int, int, int]  # left, top, right, bottom

LEAST_SAVED_PX = 270  # that must be copied instead of blended for each part more, to make up for that
NOTHING = (0, 0)  # where a line would be solid that is not there
SOLID = bytes(255 if level == 255 else 0 for level in range(256))


def solid_parts(mask: Image.Image) -> list[tuple[Pixels, bool]]:
    """Boxes that hold all that a mask shows, none over another, and whether one is solid throughout."""
    whole = mask.getbbox()
    if whole is None:
        return []
    lines = mask.point(SOLID).tobytes()
    return list(_cut(mask, [lines[y * mask.width : (y + 1) * mask.width] for y in range(mask.height)], whole))


def _cut(mask: Image.Image, lines: list[bytes], box: Pixels) -> Iterator[tuple[Pixels, bool]]:
    """A solid box out of the middle, and what is above, below, left and right of it in the same way."""
    left, top, right, bottom = box
    x0, y0, x1, y1 = found = _inside(lines, box)
    rests = []
    for rest in ((left, top, right, y0), (left, y1, right, bottom), (left, y0, x0, y1), (x1, y0, right, y1)):
        within = mask.crop(rest).getbbox() if rest[0] < rest[2] and rest[1] < rest[3] else None
        if within is not None:
            x, y = rest[:2]
            rests.append((x + within[0], y + within[1], x + within[2], y + within[3]))
    if (x1 - x0) * (y1 - y0) <= LEAST_SAVED_PX * len(rests):
        yield box, False
        return
    yield found, True
    for rest in rests:
        yield from _cut(mask, lines, rest)


def _inside(lines: list[bytes], box: Pixels) -> Pixels:
    """A large solid box round the middle of another; it grows towards the side where it stays wider."""
    left, top, right, bottom = box
    across, y0 = (left + right) // 2, (top + bottom) // 2
    x0, x1 = _span(lines[y0], left, across, right)
    y1 = y0 + 1
    best, most = (across, y0, across, y0), 0
    above = _span(lines[y0 - 1], left, across, right) if y0 > top else NOTHING
    below = _span(lines[y1], left, across, right) if y1 < bottom else NOTHING
    while x0 < x1:
        if (x1 - x0) * (y1 - y0) > most:
            best, most = (x0, y0, x1, y1), (x1 - x0) * (y1 - y0)
        if min(x1, above[1]) - max(x0, above[0]) > min(x1, below[1]) - max(x0, below[0]):
            x0, x1, y0 = max(x0, above[0]), min(x1, above[1]), y0 - 1
            above = _span(lines[y0 - 1], left, across, right) if y0 > top else NOTHING
        else:
            x0, x1, y1 = max(x0, below[0]), min(x1, below[1]), y1 + 1
            below = _span(lines[y1], left, across, right) if y1 < bottom else NOTHING
    return best


def _span(line: bytes, left: int, across: int, right: int) -> tuple[int, int]:
    """From where to where a line is solid round one of its pixels; the same twice where it is not."""
    if not line[across]:
        return across, across
    before, after = line.rfind(b"\0", left, across), line.find(b"\0", across, right)
    return (left if before < 0 else before + 1), (right if after < 0 else after)
