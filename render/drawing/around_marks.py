"""What is marked in a picture, made easy to find: the part of the picture around it, or a light on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit import theme

Box = tuple[float, float, float, float]  # left, top, width, height

PART_MARGIN = 96  # px that are seen around what is on offer
SMALLEST_PART = (720, 480)  # px; less would not tell where on the picture this is
LARGEST_PART = (960, 900)  # px; more would be no larger to the eye than the whole
STRIP = 0.96  # of the width: so high at most is what lies across all of it, without the rest above and below
LIT_STRIP = 0.45  # the same of what lies in the light, above which a step is told
BAND_MARGIN = 72  # px that are seen above and below what is on offer, where bands of a picture are put together
GAP, GROUND = 12, theme.LAND  # px between them, and what is seen there
TILE_MARGIN = 30  # px around a thing that is shown by itself, for its number
OUTLINE = 6  # px round a thing that its frame takes
TILES_ALIKE = 0.7  # how much smaller than the largest of them one may be
MOST_OF_WHOLE = 0.8  # of the height: where bands take more, the whole is shown
CLEAR_PX, CLEAR_BAND_PX = 110, 36  # by which an edge may move so that it cuts through nothing; that of a band
CLEAR_LIT_PX = 150  # the same of the lower edge of what lies in the light
CLOSEST_PX, CLOSEST_LIT_PX = 34, 0  # that an edge stays away from what is on offer; from what lies in the light
STEP = 24  # a change of grey from one pixel to the next that is seen
BESIDE_PX = 3  # lines beside a clear one that are clear, too
LIGHT_MARGIN = 26  # px of light round each thing
LIGHT_FADE = 10  # px over which the light fades
DIMMED = 0.45  # how much is left of a colour outside the light
DIM_GROUND = tuple(round(DIMMED * part) for part in GROUND)  # between bands of a picture with a light in it


def cut(image: Image.Image, lit: Sequence[str] = ()) -> Image.Image | None:
    """The part round the marks of a picture, unscaled, or the bands they lie in; None where that saves too little.

    Where a light falls on some of the marks, only they count.
    """
    marks = image.info.get("marks", {})
    labels = sorted(marks, key=lambda label: (len(label), label))  # 2 before 10
    shown = [label for label in labels if label in lit]
    labels, shape = (shown, LIT_STRIP) if shown else (labels, STRIP)
    boxes = [marks[label] for label in labels]
    if not boxes:
        return None
    (left, right), (top, bottom) = (_span(boxes, side, whole) for side, whole in enumerate(image.size))
    offered = any(marks)  # what is only outlined, to explain it, has no number and is seen with what lies around it
    wide = right - left > LARGEST_PART[0]
    across = (0, image.width) if wide else (left, right)
    if bottom - top <= (STRIP * image.width if wide else LARGEST_PART[1]):
        left, right = widened(across, bottom - top, image.width, shape)
        if offered:
            top, bottom = cleared(image, boxes, (top, bottom), (left, right), 1, CLEAR_PX)
        if offered and not wide:
            left, right = cleared(image, boxes, (left, right), (top, bottom), 0, CLEAR_PX)
        return image.crop((left, top, right, bottom))
    found = parted(image, boxes, bands(boxes, image.height), across)
    if offered:
        found[0] = cleared(image, boxes, found[0], across, 1, CLEAR_BAND_PX)[0], found[0][1]
        found[-1] = found[-1][0], cleared(image, boxes, found[-1], across, 1, CLEAR_BAND_PX)[1]
    height = sum(high - low for low, high in found) + GAP * (len(found) - 1)
    left, right = widened(across, height, image.width)
    little = height > MOST_OF_WHOLE * image.height
    if (little or height > STRIP * (right - left)) and (tiles := tiled(image, labels, boxes)) is not None:
        return tiles
    return None if little else joined([image.crop((left, low, right, high)) for low, high in found], height)


def head_and_light(
    image: Image.Image, lit: Iterable[str], head: int, shown: Image.Image | None = None
) -> Image.Image | None:
    """The head of a picture, and below it the bands in which a light falls; None where that saves too little.

    What is `shown` of it may be dimmed already, where things stand out less from each other.
    """
    places = image.info.get("places", {})
    boxes = [box for label in lit for box in places.get(label, ())]
    across = 0, image.width
    found = parted(image, boxes, [one for one in bands(boxes, image.height) if one[1] > head], across)
    if not found:
        return None
    if head:
        low, high = found[0]
        begin, _ = clear_ends(image, boxes, (max(head, low), high), across, 1, CLEAR_BAND_PX)
        found[:1] = [(0, high)] if begin is None or begin - head <= GAP else [(0, head), (begin, high)]
    _, end = clear_ends(image, boxes, found[-1], across, 1, CLEAR_LIT_PX, CLOSEST_LIT_PX)
    found[-1] = found[-1][0], found[-1][1] if end is None else end
    height = sum(high - low for low, high in found) + GAP * (len(found) - 1)
    if height > MOST_OF_WHOLE * image.height:
        return None
    shown = image if shown is None else shown
    return joined([shown.crop((0, low, image.width, high)) for low, high in found], height, DIM_GROUND)


def widened(across: tuple[int, int], height: int, whole: int, shape: float = STRIP) -> tuple[int, int]:
    """From where to where a part of this height has to reach so that it is no higher than a strip may be."""
    width = max(across[1] - across[0], min(whole, round(height / shape)))
    left = min(max(0, (sum(across) - width) // 2), whole - width)
    return left, left + width


def bands(boxes: Iterable[Box], whole: int) -> list[tuple[int, int]]:
    """From where to where something is marked, down a picture; what lies close together is one band."""
    found: list[tuple[int, int]] = []
    for _, top, _, height in sorted(boxes, key=lambda box: box[1]):
        low, high = max(0, round(top - BAND_MARGIN)), min(whole, round(top + height + BAND_MARGIN))
        if found and low - found[-1][1] < BAND_MARGIN:
            found[-1] = found[-1][0], max(high, found[-1][1])
        else:
            found.append((low, high))
    return found


def parted(
    image: Image.Image, boxes: Sequence[Box], found: Sequence[tuple[int, int]], across: tuple[int, int]
) -> list[tuple[int, int]]:
    """Bands that end and begin where nothing is cut through; where there is no such line between two, they are one."""
    made = list(found[:1])
    for low, high in found[1:]:
        before = made[-1]
        _, end = clear_ends(image, boxes, before, across, 1, CLEAR_PX)
        begin, _ = clear_ends(image, boxes, (low, high), across, 1, CLEAR_PX)
        if end is None or begin is None or begin - end <= GAP:
            made[-1] = before[0], high
        else:
            made[-1:] = [(before[0], end), (begin, high)]
    return made


def cleared(
    image: Image.Image, boxes: Sequence[Box], ends: tuple[int, int], across: tuple[int, int], side: int, most: int
) -> tuple[int, int]:
    """From where to where a part reaches across (0) or down (1), both ends moved to where they cut through nothing.

    Where there is no such line, as on a map, they stay.
    """
    low, high = clear_ends(image, boxes, ends, across, side, most)
    return ends[0] if low is None else low, ends[1] if high is None else high


def clear_ends(
    image: Image.Image,
    boxes: Sequence[Box],
    ends: tuple[int, int],
    across: tuple[int, int],
    side: int,
    most: int,
    closest: int = CLOSEST_PX,
) -> tuple[int | None, int | None]:
    """The nearest lines to both ends of a part along which hardly anything changes, clear of what is on offer."""
    inside = [box for box in boxes if box[side] >= ends[0] and box[side] + box[side + 2] <= ends[1]]
    first = round(min((box[side] for box in inside), default=ends[0])) - closest
    last = round(max((box[side] + box[side + 2] for box in inside), default=ends[1])) + closest
    whole = image.size[side]
    low, high = ends
    below = min(first, low + most) if inside else low + most
    above = max(last, high - most) if inside else high - most
    return (
        0 if low <= 0 else clear_line(image, low, (max(0, low - most), below), across, side),
        whole if high >= whole else clear_line(image, high, (above, min(whole, high + most)), across, side),
    )


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


def joined(parts: Sequence[Image.Image], height: int, ground: tuple[int, ...] = GROUND) -> Image.Image:
    """Bands of a picture below each other, with a gap where the rest is left out."""
    made = Image.new(parts[0].mode, (parts[0].width, height), ground)
    top = 0
    for part in parts:
        made.paste(part, (0, top))
        top += part.height + GAP
    return made


def tiled(image: Image.Image, labels: Sequence[str], boxes: Sequence[Box]) -> Image.Image | None:
    """Every marked thing by itself, in rows, where they are all over a picture and about equally large; else None.

    They come in the order of their numbers, and a last row that is shorter stands in the middle.
    """
    wide, high = (round(max(box[side] for box in boxes)) + 2 * TILE_MARGIN for side in (2, 3))
    alike = all(min(box[side] for box in boxes) >= TILES_ALIKE * max(box[side] for box in boxes) for side in (2, 3))
    columns = next((n for n in range(2, len(boxes)) if -(-len(boxes) // n) * high <= STRIP * n * wide), None)
    if not alike or columns is None or columns * wide > image.width:
        return None
    lines = -(-len(boxes) // columns)
    made = Image.new(image.mode, (columns * (wide + GAP) - GAP, lines * (high + GAP) - GAP), GROUND)
    short = (lines * columns - len(boxes)) * (wide + GAP) // 2  # by which the last row begins further right
    for n, (label, (x, y, w, h)) in enumerate(zip(labels, boxes, strict=True)):
        line, column = divmod(n, columns)
        left = min(max(0, round(x + w / 2 - wide / 2)), image.width - wide)
        top = min(max(0, round(y + h / 2 - high / 2)), image.height - high)
        at = column * (wide + GAP) + (short if line == lines - 1 else 0), line * (high + GAP)
        made.paste(alone(image, label).crop((left, top, left + wide, top + high)), at)
    return made


def alone(image: Image.Image, label: str) -> Image.Image:
    """A picture of the size of another one with nothing in it but what has this mark, and its number."""
    seen = Image.new("L", image.size, 0)
    pen, (x, y, w, h) = ImageDraw.Draw(seen), image.info["marks"][label]
    pen.rounded_rectangle((x - OUTLINE, y - OUTLINE, x + w + OUTLINE, y + h + OUTLINE), radius=2 * OUTLINE, fill=255)
    for x, y, w, h in image.info["places"][label]:
        if (x, y, w, h) != image.info["marks"][label]:  # its disc
            pen.ellipse((x, y, x + w, y + h), fill=255)
    return Image.composite(image, Image.new(image.mode, image.size, GROUND), seen)


def _span(boxes: Iterable[Box], side: int, whole: int) -> tuple[int, int]:
    """From where to where the part reaches across (0) or down (1)."""
    low = min(box[side] for box in boxes) - PART_MARGIN
    high = max(box[side] + box[side + 2] for box in boxes) + PART_MARGIN
    lacking = max(0.0, SMALLEST_PART[side] - (high - low))
    low, high = low - lacking / 2, high + lacking / 2
    shift = max(0.0, -low) - max(0.0, high - whole)
    return max(0, round(low + shift)), min(whole, round(high + shift))


def lit(image: Image.Image, labels: Iterable[str]) -> Image.Image:
    """A picture with only what has these marks in full light; as it is where nothing has them."""
    places = image.info.get("places", {})
    boxes = [box for label in labels for box in places.get(label, ())]
    if not boxes:
        return image
    light = Image.new("L", image.size, round(255 * DIMMED))
    pen = ImageDraw.Draw(light)
    for x, y, w, h in boxes:
        around = (x - LIGHT_MARGIN, y - LIGHT_MARGIN, x + w + LIGHT_MARGIN, y + h + LIGHT_MARGIN)
        pen.rounded_rectangle(around, radius=LIGHT_MARGIN, fill=255)
    light = light.filter(ImageFilter.GaussianBlur(LIGHT_FADE))
    shown = Image.composite(image, Image.new(image.mode, image.size), light)
    shown.info.update(image.info)
    return shown
