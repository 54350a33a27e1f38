"""Antialiased masks of rounded boxes, discs, polygons and lines, drawn enlarged, reduced with BOX and cached."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.caches import Cache, image_bytes
from render.theme import Shape

Point = tuple[float, float]
Points = Sequence[Point]
Placed = tuple[Image.Image, int, int]  # a mask and where its corner lies

_masks: Cache[Image.Image] = Cache(24 << 20, image_bytes)
_placed: Cache[Placed] = Cache(24 << 20, lambda p: image_bytes(p[0]))


def rounded(w: int, h: int, radius: int) -> Image.Image:
    """A filled box with round corners."""
    radius = max(0, min(radius, w // 2, h // 2))
    return _masks.get(("box", w, h, radius), lambda: _rounded(w, h, radius))


def _rounded(w: int, h: int, radius: int) -> Image.Image:
    image = Image.new("L", (w, h), 255)
    if radius:
        _set_corners(image, _quarter(radius, 0), radius)
    return image


def ring(w: int, h: int, radius: int, width: int) -> Image.Image:
    """The outline of such a box, inside its edge."""
    radius = max(0, min(radius, w // 2, h // 2))
    return _masks.get(("ring", w, h, radius, width), lambda: _ring(w, h, radius, width))


def _ring(w: int, h: int, radius: int, width: int) -> Image.Image:
    image = Image.new("L", (w, h), 255)
    if w > 2 * width and h > 2 * width:
        image.paste(0, (width, width, w - width, h - width))
    if radius:
        _set_corners(image, _quarter(radius, width), radius)
    return image


def _quarter(radius: int, width: int) -> Image.Image:
    """Upper left corner: a quarter disc, or a quarter ring if it has a width."""
    k = 8
    image = Image.new("L", (radius * k, radius * k))
    pen = ImageDraw.Draw(image)
    pen.ellipse((0, 0, 2 * radius * k - 1, 2 * radius * k - 1), fill=255)
    if width and width < radius:
        pen.ellipse((width * k, width * k, (2 * radius - width) * k - 1, (2 * radius - width) * k - 1), fill=0)
    return image.reduce(k)


def _set_corners(image: Image.Image, quarter: Image.Image, radius: int) -> None:
    w, h = image.size
    flip, turn = Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM
    image.paste(quarter, (0, 0))
    image.paste(quarter.transpose(flip), (w - radius, 0))
    image.paste(quarter.transpose(turn), (0, h - radius))
    image.paste(quarter.transpose(flip).transpose(turn), (w - radius, h - radius))


def polygon(points: Points) -> Placed:
    """A filled polygon."""
    return _enlarged("poly", points, 1, lambda pen, pts, k: pen.polygon(pts, fill=255))


def outline(points: Points, width: float) -> Placed:
    """The closed line round a polygon, centred on its edge, with round joints."""
    return line([*points, points[0], points[1]], width)


def line(points: Points, width: float) -> Placed:
    """A line with round ends and joints."""
    return _enlarged(("line", width), points, width, lambda pen, pts, k: thick(pen, pts, width * k, 255))


def dashes(points: Points, width: float, dash: float, gap: float) -> Placed:
    """A dashed line; the pattern is stretched a little so that it comes out even."""
    pieces = cut(points, dash, gap)

    def draw(pen: ImageDraw.ImageDraw, pts: list[Point], k: int) -> None:
        x, y = pts[0][0] - points[0][0] * k, pts[0][1] - points[0][1] * k
        for piece in pieces:
            thick(pen, [(px * k + x, py * k + y) for px, py in piece], width * k, 255, caps=False)

    return _enlarged(("dash", width, dash, gap), points, width, draw)


def _enlarged(kind, points: Points, margin: float, draw) -> Placed:
    """Draws enlarged in a frame just large enough; large things are enlarged less."""
    left, top = (math.floor(min(p[i] for p in points) - margin) for i in (0, 1))
    right, bottom = (math.ceil(max(p[i] for p in points) + margin) for i in (0, 1))
    w, h = right - left + 1, bottom - top + 1
    k = 4 if w * h < 250_000 else 2
    key = (kind, tuple((round(x - left, 2), round(y - top, 2)) for x, y in points))

    def make() -> Placed:
        image = Image.new("L", (w * k, h * k))
        draw(ImageDraw.Draw(image), [((x - left) * k, (y - top) * k) for x, y in points], k)
        return image.reduce(k), 0, 0

    return _placed.get(key, make)[0], left, top


def thick(pen: ImageDraw.ImageDraw, points: Points, width: float, fill, *, caps: bool = True) -> None:
    """A line with round joints on an enlarged canvas; Pillow's own joints leave gaps in sharp bends."""
    pen.line(list(points), fill=fill, width=max(1, round(width)), joint="curve")
    if caps and width > 3:
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
