"""What is marked in a picture, made easy to find: the things it lies on, each of them whole, or a light on it.

Whoever draws says what is a thing (`Sheet.whole`): a card, an area, a region, a panel, a row with its label. Of a part
of a picture every thing is seen whole or not at all, and nothing of what lies around it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit import theme
from render.kit.shapes import Points
from render.kit.sheet import Box, around

WIDEST = 1120  # px; things beside each other that take more would be no larger to the eye than the whole
NARROWEST, SINGLE = 640, 480  # px; less would be larger than a screen needs it; of a thing by itself
STRIP = 0.96  # of the width: so high at most are things that can be put beside each other
SINGLE_STRIP = 0.7  # of the width; a thing by itself, which is large enough in less
COLUMN = 2  # times as high as wide is a thing by itself that would be too small there
LIT_STRIP, LIT_COLUMN = 0.6, 0.8  # where something lies in the light, since a step is told above it; below each other
MOST_OF_WHOLE = 0.8  # of its height, as wide as it is: where things take more, all of it is shown
GAP, GROUND = 24, theme.LAND  # px between things and round them, and what is seen there
UNLIKE = 0.25  # by how much of its height a thing is of another kind than those beside it
OUTLINE = 6  # px round a thing that its frame takes
CORNER = 14  # px of the corners of a thing
MAP_MARGIN = 96  # px that are seen around what lies on no thing, as on a map
FADE = 40  # px over which such a part fades at its edges
STEP = 24  # a change of grey from one pixel to the next that is seen
BESIDE_PX = 3  # lines beside a clear one that are clear, too
LIGHT_MARGIN = 8  # px of light round each thing
LIGHT_FADE = 5  # px over which the light fades
DIMMED = 0.62  # how much is left of a colour outside the light: what else is offered there is still read
DUSK = theme.mix(theme.INK, theme.INDIGO, 0.5)  # what lies over the rest, so that paper turns to a cool grey
# Between things of a picture with a light in it.
DIM_GROUND = tuple(round(dark + DIMMED * (part - dark)) for part, dark in zip(theme.PAPER, DUSK, strict=True))


def cut(image: Image.Image, lit: Sequence[str] = ()) -> Image.Image | None:
    """The things on which the marks of a picture lie, unscaled, in rows; None where that is nearly all of it.

    Where a light falls on some of the marks, the others are there, too, and all together take less room. Without marks
    it is where something has changed.
    """
    marks = image.info.get("marks", {})
    labels = sorted(marks, key=lambda label: (len(label), label))  # 2 before 10
    shape, ground = (LIT_STRIP, DIM_GROUND) if marks.keys() & set(lit) else (STRIP, GROUND)
    boxes = [box for label in labels for box in spots(image, label)] if marks else image.info.get("new", ())
    things = things_of(image, boxes, shape)
    if not things:
        return None
    part = laid([alone(image, thing, ground) for thing in things], ground, shape)
    return part if part.height / part.width < MOST_OF_WHOLE * image.height / image.width else None


def things_of(image: Image.Image, boxes: Iterable[Box], shape: float) -> list[Box]:
    """The things on which these marks lie, each once, in this order; what is seen around marks that lie on none."""
    found: list[Box] = []
    loose: Box | None = None
    for box in boxes:
        thing = thing_under(image, box)
        if thing is None:
            loose = box if loose is None else around(loose, box)
        elif thing not in found:
            found.append(thing)
    return found if loose is None else [*found, surroundings(image, loose, shape)]


def spots(image: Image.Image, label: str) -> list[Box]:
    """Where something with this mark lies, its number left out."""
    places, discs = image.info["places"][label], image.info.get("discs", {}).get(label, ())
    return [one for one in places if one not in discs] or places


def discs_on(image: Image.Image, thing: Box) -> list[Box]:
    """The numbers on a thing, and those beside it that are about it."""
    found = []
    for label, discs in image.info.get("discs", {}).items():
        about = [thing_under(image, box) for box in spots(image, label)]
        found += [box for box in discs if (thing_under(image, box) or about[0]) == thing]
    return found


def thing_under(image: Image.Image, box: Box) -> Box | None:
    """The smallest thing on which the middle of a mark lies."""
    x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
    here = [one for one in image.info.get("wholes", ()) if 0 <= x - one[0] <= one[2] and 0 <= y - one[1] <= one[3]]
    return min(here, key=lambda one: one[2] * one[3], default=None)


def surroundings(image: Image.Image, box: Box, shape: float) -> Box:
    """What is seen around something, as wide as a part is, without the head of the picture."""
    x, y, w, h = box
    top, bottom = max(min(y, image.info.get("head", 0)), y - MAP_MARGIN), min(image.height, y + h + MAP_MARGIN)
    wide = min(image.width, max(w + 2 * MAP_MARGIN, NARROWEST, (bottom - top) / shape))
    return min(max(0, x + w / 2 - wide / 2), image.width - wide), top, wide, bottom - top


def alone(image: Image.Image, thing: Box, ground: tuple[int, ...] = GROUND) -> Image.Image:
    """A thing with a margin round it in which nothing is seen but its own frame and discs."""
    x, y, w, h = thing
    places = image.info.get("places", {})
    discs, frame = discs_on(image, thing), thing
    for box in discs:
        frame = around(frame, box)
    first, last = ([round(frame[side] + far * frame[side + 2]) for side in (0, 1)] for far in (0, 1))
    window = first[0] - GAP // 2, first[1] - GAP // 2, last[0] + GAP // 2, last[1] + GAP // 2
    seen = Image.new("L", image.size, 0)
    pen = ImageDraw.Draw(seen)
    framed = OUTLINE if thing in [tuple(box) for boxes in places.values() for box in boxes] else 0
    if thing in image.info.get("wholes", ()):
        pen.rounded_rectangle((x - framed, y - framed, x + w + framed - 1, y + h + framed - 1), radius=CORNER, fill=255)
    else:  # part of a map, which has no edge there
        pen.rectangle((x + FADE, y + FADE, x + w - FADE, y + h - FADE), fill=255)
        seen = seen.filter(ImageFilter.BoxBlur(FADE))
        pen = ImageDraw.Draw(seen)
    for left, top, wide, high in discs:
        pen.ellipse((left, top, left + wide, top + high), fill=255)
    return Image.composite(image.crop(window), Image.new(image.mode, size(window), ground), seen.crop(window))


def size(window: tuple[int, int, int, int]) -> tuple[int, int]:
    return window[2] - window[0], window[3] - window[1]


def laid(parts: Sequence[Image.Image], ground: tuple[int, ...], shape: float) -> Image.Image:
    """Things in rows that are as wide as need be, so that all of them are no higher than a strip may be.

    So many that they would have to be wider than that are in the rows in which they are seen largest.
    """
    widths = sorted({sum(one.width for one in parts[first:last]) for last in range(1, len(parts) + 1)
                     for first in range(last)})  # fmt: skip
    least = max(one.width for one in parts)
    tried = [rows(parts, width) for width in widths if width == least or least < width <= WIDEST]
    flat = [one for one in tried if high(one) + GAP <= shape * max(wide(one) + GAP, NARROWEST)]
    lying = min(flat or tried[-1:], key=lambda one: high(one) * max(wide(one), NARROWEST))
    if not flat and shape == STRIP:
        every = [rows(parts, width) for width in widths if width >= least]
        lying = min(every, key=lambda one: max(wide(one), high(one) / shape))
    height, narrowest = round(high(lying) + GAP), NARROWEST
    if len(parts) == 1:
        narrowest, shape = SINGLE, STRIP if lying[0][0].height > COLUMN * lying[0][0].width else SINGLE_STRIP
    elif all(len(row) == 1 for row in lying):
        shape = max(shape, LIT_COLUMN)
    width = max(wide(lying) + GAP, narrowest, round(height / shape))
    made = Image.new(parts[0].mode, (width, height), ground)
    top = GAP // 2
    for row in lying:
        left = (width - sum(one.width for one in row)) // 2
        for one in row:
            made.paste(one, (left, top))
            left += one.width
        top += max(one.height for one in row)
    return made


def rows(parts: Sequence[Image.Image], width: int) -> list[list[Image.Image]]:
    """Things of about one height side by side up to a width, then below each other."""
    found: list[list[Image.Image]] = [[]]
    for one in parts:
        row = found[-1]
        if row and (
            abs(one.height - row[0].height) > UNLIKE * one.height
            or sum(other.width for other in row) + one.width > width
        ):
            found.append([])
        found[-1].append(one)
    return found


def wide(lying: Sequence[Sequence[Image.Image]]) -> int:
    return max(sum(one.width for one in row) for row in lying)


def high(lying: Sequence[Sequence[Image.Image]]) -> int:
    return sum(max(one.height for one in row) for row in lying)


def clear_line(image: Image.Image, at: int, among: tuple[int, int], across: tuple[int, int], side: int) -> int | None:
    """Of these lines the nearest to `at` along which hardly anything changes."""
    low, high = among
    if high <= low:
        return None
    box = (across[0], low, across[1], high) if side else (low, across[0], high, across[1])
    strip = image.crop(box).convert("L")
    strip = strip if side else strip.transpose(Image.Transpose.TRANSPOSE)
    beside, below = (ImageChops.difference(strip, ImageChops.offset(strip, *by)) for by in ((1, 0), (0, 1)))
    changes = ImageChops.lighter(beside, below).point(lambda grey: 255 * (grey > STEP))
    means = changes.resize((1, high - low), Image.Resampling.BOX).tobytes()  # a step or two count for nothing
    clear = [low + n for n in range(len(means)) if not any(means[max(0, n - BESIDE_PX) : n + BESIDE_PX + 1])]
    return min(clear, key=lambda line: abs(line - at), default=None)


def lit(image: Image.Image, labels: Iterable[str]) -> Image.Image:
    """A picture with only its head and what has these marks in full light; as it is where nothing has them."""
    places, discs = image.info.get("places", {}), image.info.get("discs", {})
    paths: dict[str, list[Points]] = image.info.get("paths", {})
    shapes = [path for label in labels for path in paths.get(label, ())]
    boxes = [box for label in labels for box in discs.get(label, ())]
    boxes += [box for label in labels if label not in paths for box in places.get(label, ())]
    if not boxes and not shapes:
        return image
    light = Image.new("L", image.size, round(255 * DIMMED))
    pen = ImageDraw.Draw(light)
    if head := image.info.get("head"):
        pen.rectangle((0, 0, image.width, head - 1), fill=255)
    for path in shapes:
        pen.polygon([*path], fill=255)
        pen.line([*path, *path[:2]], fill=255, width=2 * LIGHT_MARGIN, joint="curve")
    for x, y, w, h in boxes:
        around = (x - LIGHT_MARGIN, y - LIGHT_MARGIN, x + w + LIGHT_MARGIN, y + h + LIGHT_MARGIN)
        pen.rounded_rectangle(around, radius=LIGHT_MARGIN, fill=255)
    light = light.filter(ImageFilter.GaussianBlur(LIGHT_FADE))
    shown = Image.composite(image, Image.new("RGB", image.size, DUSK), light)
    shown.info.update(image.info)
    return shown
