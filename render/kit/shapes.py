"""Antialiased masks of rounded boxes, discs, polygons and lines, drawn enlarged, reduced with BOX and cached."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Hashable, Sequence

from PIL import Image, ImageDraw

from render.kit.caches import HANDLE_BYTES, Cache, image_bytes
from render.kit.theme import Colour, Shape

Point = tuple[float, float]
Points = Sequence[Point]
MaskPart = tuple[Image.Image | None, int, int, int, int]  # coverage (None: solid), left, top, width, height
Stamp = tuple[MaskPart, ...]  # a shape cut into the parts that have anything in them, so that little is blended

TILE = 64
ONE_PIECE = 16_000  # px; smaller masks are not worth cutting


def stamp_bytes(stamp: Stamp) -> int:
    """What a shape takes in memory."""
    return sum(HANDLE_BYTES if mask is None else image_bytes(mask) for mask, *_ in stamp)


_stamps: Cache[Stamp] = Cache(stamp_bytes)


def rounded(w: int, h: int, radius: int) -> Stamp:
    """A filled box with round corners."""
    return _stamps.get(("box", w, h, radius), lambda: _box(w, h, radius, 0))


def ring(w: int, h: int, radius: int, width: int) -> Stamp:
    """The outline of such a box, inside its edge."""
    return _stamps.get(("ring", w, h, radius, width), lambda: _box(w, h, radius, width))


def _box(w: int, h: int, radius: int, width: int) -> Stamp:
    """Four corners and straight bars between them."""
    radius = max(0, min(radius, w // 2, h // 2))
    if width and 2 * width >= min(w, h):
        width = 0
    parts: list[MaskPart] = []
    if radius:
        quarter = _quarter(radius, width)
        flip, turn = Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM
        right, bottom = quarter.transpose(flip), quarter.transpose(turn)
        for corner, x, y in (
            (quarter, 0, 0),
            (right, w - radius, 0),
            (bottom, 0, h - radius),
            (right.transpose(turn), w - radius, h - radius),
        ):
            parts.append((corner, x, y, radius, radius))
    long, tall = w - 2 * radius, h - 2 * radius
    if width:
        bars = [(radius, 0, long, width), (radius, h - width, long, width)]
        sides = (radius, tall) if radius else (width, h - 2 * width)
        bars += [(0, sides[0], width, sides[1]), (w - width, sides[0], width, sides[1])]
    else:
        bars = [(radius, 0, long, radius), (0, radius, w, tall), (radius, h - radius, long, radius)]
    parts += [(None, *bar) for bar in bars if bar[2] > 0 and bar[3] > 0]
    if w * h > ONE_PIECE // 8:
        return tuple(parts)
    whole = Image.new("L", (w, h))  # blending a small box at once is quicker than eight parts
    for mask, x, y, wide, high in parts:
        whole.paste(mask or 255, (x, y, x + wide, y + high))
    return ((whole, 0, 0, w, h),)


def _quarter(radius: int, width: int) -> Image.Image:
    """Upper left corner: a quarter disc, or a quarter ring if it has a width."""
    k = 8
    image = Image.new("L", (radius * k, radius * k))
    pen = ImageDraw.Draw(image)
    pen.ellipse((0, 0, 2 * radius * k - 1, 2 * radius * k - 1), fill=255)
    if width and width < radius:
        pen.ellipse((width * k, width * k, (2 * radius - width) * k - 1, (2 * radius - width) * k - 1), fill=0)
    elif width:
        pen.rectangle((width * k, width * k, radius * k, radius * k), fill=0)
    return image.reduce(k)


def moved(stamp: Stamp, x: int, y: int) -> Stamp:
    """A shape, so many px further to the right and down."""
    return tuple((mask, left + x, top + y, w, h) for mask, left, top, w, h in stamp)


def _cut_up(mask: Image.Image) -> Stamp:
    """A mask as parts without its empty tiles; full tiles become solid."""
    w, h = mask.size
    if w * h <= ONE_PIECE:
        return ((mask, 0, 0, w, h),)
    parts: list[MaskPart] = []
    for top in range(0, h, TILE):
        for left in range(0, w, TILE):
            tile = mask.crop((left, top, min(w, left + TILE), min(h, top + TILE)))
            within = tile.getbbox()
            if within is None:
                continue
            x0, y0, x1, y1 = within
            tile = tile.crop(within)
            solid = tile.getextrema() == (255, 255)
            parts.append((None if solid else tile, left + x0, top + y0, x1 - x0, y1 - y0))
    return tuple(parts)


def polygon(points: Points) -> Stamp:
    """A filled polygon."""
    return _enlarged("poly", points, 1, lambda pen, pts, k: pen.polygon(pts, fill=255))


def outline(points: Points, width: float) -> Stamp:
    """The closed line round a polygon, centred on its edge, with round joints."""
    return line([*points, points[0], points[1]], width)


def line(points: Points, width: float) -> Stamp:
    """A line with round ends and joints."""
    return _enlarged(("line", width), points, width, lambda pen, pts, k: thick(pen, pts, width * k, 255))


def dashes(points: Points, width: float, dash: float, gap: float) -> Stamp:
    """A dashed line; the pattern is stretched a little so that it comes out even."""

    def draw(pen: ImageDraw.ImageDraw, path: list[Point], k: int) -> None:
        for piece in cut(path, dash * k, gap * k):
            thick(pen, piece, width * k, 255, caps=False)

    return _enlarged(("dash", width, dash, gap), points, width, draw)


def _enlarged(kind: Hashable, points: Points, margin: float, draw: Callable[..., None]) -> Stamp:
    """Draws enlarged in a frame just large enough; large things are enlarged less."""
    left, top = (math.floor(min(p[i] for p in points) - margin) for i in (0, 1))
    within = tuple((round(x - left, 2), round(y - top, 2)) for x, y in points)

    def make() -> Stamp:
        w, h = (math.ceil(max(p[i] for p in within) + margin) + 1 for i in (0, 1))
        k = 4 if w * h < 250_000 else 2
        image = Image.new("L", (w * k, h * k))
        draw(ImageDraw.Draw(image), [(x * k, y * k) for x, y in within], k)
        return _cut_up(image.reduce(k))

    return moved(_stamps.get((kind, within), make), left, top)


def thick(pen: ImageDraw.ImageDraw, points: Points, width: float, fill: int | Colour, *, caps: bool = True) -> None:
    """A line with round joints on an enlarged canvas; Pillow's own take longer, and leave gaps in sharp bends."""
    round_caps = caps and width > 3
    pen.line(list(points), fill=fill, width=max(1, round(width)), joint=None if round_caps else "curve")
    if round_caps:
        r = width / 2 - 0.5
        for x, y in points:
            pen.ellipse((x - r, y - r, x + r, y + r), fill=fill)


def cut(points: Points, dash: float, gap: float) -> list[list[Point]]:
    """The dashes along a line, each as a short line that follows its bends."""
    total = sum(math.dist(a, b) for a, b in itertools.pairwise(points))
    closed = points[0] == points[-1]
    count = max(1, round((total if closed else total + gap) / (dash + gap)))
    scale = (total if closed else total + gap) / (count * (dash + gap)) if total else 1
    dash, gap = dash * scale, gap * scale
    pieces: list[list[Point]] = []
    piece: list[Point] | None = [points[0]]
    left = dash
    for a, b in itertools.pairwise(points):
        length, done = math.dist(a, b), 0.0
        while length - done > left:
            done += left
            at = (a[0] + (b[0] - a[0]) * done / length, a[1] + (b[1] - a[1]) * done / length)
            if piece is not None:
                pieces.append([*piece, at])
                piece, left = None, gap
            else:
                piece, left = [at], dash
        left -= length - done
        if piece is not None:
            piece.append(b)
    if piece is not None and len(piece) > 1 and left < dash * 0.7:
        pieces.append(piece)
    return pieces


def box_path(x0: float, y0: float, x1: float, y1: float, radius: float) -> list[Point]:
    """The closed line round a rounded box, beginning in the middle of its upper side."""
    radius = max(0.0, min(radius, (x1 - x0) / 2, (y1 - y0) / 2))
    path: list[Point] = [((x0 + x1) / 2, y0)]
    for cx, cy, start in (
        (x1 - radius, y0 + radius, -90),
        (x1 - radius, y1 - radius, 0),
        (x0 + radius, y1 - radius, 90),
        (x0 + radius, y0 + radius, 180),
    ):
        steps = max(1, round(radius / 2))
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            path.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    return [*path, path[0]]


def seat_shape(shape: Shape, cx: float, cy: float, size: float) -> list[Point]:
    """The corners of a seat's shape in a square of `size`; shapes are balanced to look equally large."""
    r = size / 2
    match shape:
        case "circle":
            return regular(cx, cy, r, 48)
        case "square":
            q = r * 0.86
            return [(cx - q, cy - q), (cx + q, cy - q), (cx + q, cy + q), (cx - q, cy + q)]
        case "triangle":
            return [(cx, cy - r * 0.94), (cx + r * 1.06, cy + r * 0.86), (cx - r * 1.06, cy + r * 0.86)]
        case "diamond":
            q = r * 1.1
            return [(cx, cy - q), (cx + q, cy), (cx, cy + q), (cx - q, cy)]
        case "hexagon":
            return regular(cx, cy, r, 6, turn=0)


def regular(cx: float, cy: float, r: float, corners: int, turn: float = -90) -> list[Point]:
    """A regular polygon."""
    angles = [math.radians(turn + 360 * i / corners) for i in range(corners)]
    return [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in angles]


def star(cx: float, cy: float, r: float, tips: int = 5, inner: float = 0.45) -> list[Point]:
    """A star with a tip on top."""
    angles = [math.radians(-90 + 180 * i / tips) for i in range(2 * tips)]
    return [
        (cx + r * (inner if i % 2 else 1) * math.cos(a), cy + r * (inner if i % 2 else 1) * math.sin(a))
        for i, a in enumerate(angles)
    ]


def gear(cx: float, cy: float, r: float, teeth: int = 8, depth: float = 0.2) -> list[Point]:
    """A gear wheel with flat teeth."""
    step, points = 360 / teeth, []
    for i in range(teeth):
        middle = -90 + step * i
        for turn, length in ((-0.36, 1 - depth), (-0.22, 1), (0.22, 1), (0.36, 1 - depth)):
            a = math.radians(middle + turn * step)
            points.append((cx + r * length * math.cos(a), cy + r * length * math.sin(a)))
    return points


def rosette(cx: float, cy: float, r: float, waves: int = 14, depth: float = 0.1) -> list[Point]:
    """A disc with a scalloped edge, like a seal."""
    points = []
    for i in range(waves * 8):
        a = 2 * math.pi * i / (waves * 8)
        length = r * (1 - depth / 2 + depth / 2 * math.cos(a * waves))
        points.append((cx + length * math.sin(a), cy - length * math.cos(a)))
    return points


def smooth(points: Points, rounds: int = 2, *, closed: bool = False) -> list[Point]:
    """Cuts the corners of a line so that it flows; ends of an open line stay."""
    path = list(points)
    for _ in range(rounds):
        pairs = list(zip(path, path[1:] + path[:1] if closed else path[1:], strict=False))
        cut_path: list[Point] = []
        for (ax, ay), (bx, by) in pairs:
            cut_path += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        path = cut_path if closed else [path[0], *cut_path[1:-1], path[-1]]
    return path


def wobble(points: Points, rounds: int, share: float, seed: str) -> list[Point]:
    """Halves each piece `rounds` times and shifts the middle sideways by at most `share`: a drawn border."""
    dice = random.Random(seed)  # for the eye only; the same border in every picture
    path = list(points)
    for _ in range(rounds):
        finer = [path[0]]
        for (ax, ay), (bx, by) in itertools.pairwise(path):
            shift = dice.uniform(-share, share)
            finer += [((ax + bx) / 2 - (by - ay) * shift, (ay + by) / 2 + (bx - ax) * shift), (bx, by)]
        path = finer
    return path


def curve(points: Points, steps: int = 12, *, closed: bool = False) -> list[Point]:
    """A smooth line through all the points."""
    p = list(points)
    if len(p) < 3:
        return p
    padded = [p[-1], *p, p[0], p[1]] if closed else [p[0], *p, p[-1]]
    path: list[Point] = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for i in range(steps):
            t = i / steps
            path.append(
                tuple(  # type: ignore[arg-type]
                    0.5
                    * (
                        2 * b[n]
                        + (c[n] - a[n]) * t
                        + (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t
                        + (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t**3
                    )
                    for n in (0, 1)
                )
            )
    return path if closed else [*path, p[-1]]


def inset(points: Points, by: float) -> list[Point]:
    """A polygon moved inwards (or outwards, if negative), corner by corner; for outlines inside a region."""
    area = sum(ax * by_ - bx * ay for (ax, ay), (bx, by_) in zip(points, [*points[1:], points[0]], strict=True))
    side = by if area > 0 else -by
    moved: list[Point] = []
    n = len(points)
    for i in range(n):
        (ax, ay), (bx, by_), (cx, cy) = points[i - 1], points[i], points[(i + 1) % n]
        la, lb = math.dist((ax, ay), (bx, by_)) or 1, math.dist((bx, by_), (cx, cy)) or 1
        n1, n2 = (-(by_ - ay) / la, (bx - ax) / la), (-(cy - by_) / lb, (cx - bx) / lb)
        nx, ny = n1[0] + n2[0], n1[1] + n2[1]
        size = nx * nx + ny * ny
        k = 2 * side / size if size > 0.5 else side  # a very sharp corner is not stretched to its far tip
        moved.append((bx + nx * k, by_ + ny * k))
    return moved
