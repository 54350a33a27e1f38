"""What of a mask covers everything below it: copied, where the rest has to be blended."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

Pixels = tuple[int, int, int, int]  # left, top, right, bottom

WORTH = 270  # px that must be copied instead of blended for each part more, to make up for that
SOLID = bytes(255 if level == 255 else 0 for level in range(256))


def solid_apart(mask: Image.Image) -> list[tuple[Pixels, bool]]:
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
    if (x1 - x0) * (y1 - y0) <= WORTH * len(rests):
        yield box, False
        return
    yield found, True
    for rest in rests:
        yield from _cut(mask, lines, rest)


def _inside(lines: list[bytes], box: Pixels) -> Pixels:
    """A large solid box round the middle of another; it grows towards the side where it stays wider."""
    left, top, right, bottom = box
    across, middle = (left + right) // 2, (top + bottom) // 2
    spans = [_span(lines[y], left, across, right) for y in range(top, bottom)]
    x0, x1 = spans[middle - top]
    y0, y1 = middle, middle + 1
    best, most = (across, middle, across, middle), 0
    while x0 < x1:
        if (x1 - x0) * (y1 - y0) > most:
            best, most = (x0, y0, x1, y1), (x1 - x0) * (y1 - y0)
        ways = [(y0 - 1, y0 - 1, y1)] if y0 > top else []
        ways += [(y1, y0, y1 + 1)] if y1 < bottom else []
        if not ways:
            break
        grown = [(min(x1, spans[y - top][1]) - max(x0, spans[y - top][0]), y, low, high) for y, low, high in ways]
        _, y, y0, y1 = max(grown)
        x0, x1 = max(x0, spans[y - top][0]), min(x1, spans[y - top][1])
    return best


def _span(line: bytes, left: int, across: int, right: int) -> tuple[int, int]:
    """From where to where a line is solid round one of its pixels; the same twice where it is not."""
    if not line[across]:
        return across, across
    before, after = line.rfind(b"\0", left, across), line.find(b"\0", across, right)
    return (left if before < 0 else before + 1), (right if after < 0 else after)
