"""Regions as polygons: borders run between meeting points, so that neighbours touch exactly where the data says."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render.kit import Point, shapes
from render.kit.caches import Cache, image_bytes
from render.mombasa.scenery import chart
from render.mombasa.scenery.chart import Frame

Patch = tuple[Image.Image, int, int]  # coverage, left, top

K = 4  # enlargement of masks
DOUBLE, SINGLE, SHORE = 14, 4, 4  # px of the lines
AROUND = 12  # px of sea that belong to the land's part of the picture

_patches: Cache[Patch] = Cache(lambda patch: image_bytes(patch[0]))
_masks: Cache[Image.Image] = Cache(image_bytes)


class Chart(NamedTuple):
    """Everything in px: the coast, the borders by their two regions, the outline of each region."""

    coast: list[Point]
    borders: dict[tuple[int, int], list[Point]]
    regions: dict[int, list[Point]]


@lru_cache(maxsize=8)
def charted(frame: Frame) -> Chart:
    """The chart on a picture, worked out once."""
    coast = shapes.smooth([frame.pixel(p) for p in chart.COAST], 2, closed=True)
    nodes = [(who, frame.pixel(at)) for who, at in chart.MEETING]
    landings = []
    for who, at in chart.BEACH:
        index = _nearest(coast, frame.pixel(at))
        landings.append((index, who))
        nodes.append((who, coast[index]))
    borders = {}
    for pair in sorted({tuple(sorted(two)) for who, _ in nodes for two in combinations(who, 2)}):
        ends = [at for who, at in nodes if set(pair) <= set(who)]
        if len(ends) == 2:  # regions that meet in the lake only have one
            seed = f"border {pair[0]}-{pair[1]}"
            borders[pair[0], pair[1]] = shapes.smooth(shapes.wobble(ends, 3, 0.07, seed), 2)
    numbers = sorted({n for who, _ in nodes for n in who})
    regions = {n: _stitched(_edges(n, coast, sorted(landings), borders)) for n in numbers}
    for number, (across, down) in chart.ENCLAVES.items():
        regions[number] = _oval(frame, number, across, down)
    return Chart(coast, borders, regions)


def _nearest(path: list[Point], at: Point) -> int:
    return min(range(len(path)), key=lambda n: math.dist(path[n], at))


def _edges(
    number: int,
    coast: list[Point],
    landings: list[tuple[int, tuple[int, ...]]],
    borders: dict[tuple[int, int], list[Point]],
) -> list[list[Point]]:
    """The borders of a region and its stretch of the coast."""
    found = [line for pair, line in borders.items() if number in pair]
    for (start, here), (end, there) in pairwise([*landings, landings[0]]):
        if number in here and number in there:
            found.append(coast[start : end + 1] if start < end else [*coast[start:], *coast[: end + 1]])
    return found


def _stitched(edges: list[list[Point]]) -> list[Point]:
    """Lines that share their ends as one closed line."""
    path, rest = list(edges[0]), edges[1:]
    while rest:
        following = min(rest, key=lambda e: min(math.dist(path[-1], e[0]), math.dist(path[-1], e[-1])))
        rest.remove(following)
        if math.dist(path[-1], following[0]) > math.dist(path[-1], following[-1]):
            following = following[::-1]
        path += following[1:]
    return path[:-1]


def _oval(frame: Frame, number: int, across: float, down: float) -> list[Point]:
    """The wobbly outline of an enclave."""
    x, y = frame.pixel(chart.CENTRES[number])
    wide, high = across * frame.across, down * frame.down
    ring = [(x + wide * math.cos(a), y + high * math.sin(a)) for a in (math.tau * n / 14 for n in range(14))]
    path = shapes.wobble([*ring, ring[0]], 1, 0.05, f"enclave {number}")
    return shapes.smooth(path[:-1], 2, closed=True)


@_patches.remember
def mask(frame: Frame, number: int, lines: tuple[tuple[int, int], ...]) -> Patch:
    """What of a region is seen between its lines, and where; `lines` are the double borders."""
    outline = charted(frame).regions[number]
    left, top = (math.floor(min(p[n] for p in outline)) - 1 for n in (0, 1))
    w, h = (math.ceil(max(p[n] for p in outline)) + 1 - edge for n, edge in ((0, left), (1, top)))
    image = Image.new("L", (w * K, h * K))
    pen = ImageDraw.Draw(image)
    pen.polygon([((x - left) * K, (y - top) * K) for x, y in outline], fill=255)
    free = image.reduce(K)
    x0, y0, _, _ = _land(frame)
    drawn = _lines(frame, lines).crop((left - x0, top - y0, left - x0 + w, top - y0 + h))
    within = Image.new("L", (w * K, h * K))
    for enclave in chart.ENCLAVES:
        if enclave != number:
            inner = charted(frame).regions[enclave]
            ImageDraw.Draw(within).polygon([((x - left) * K, (y - top) * K) for x, y in inner], fill=255)
    return ImageChops.subtract(ImageChops.subtract(free, drawn), within.reduce(K)), left, top


@_patches.remember
def rim(frame: Frame, number: int, by: float, width: float) -> Patch:
    """A line of some px inside the outline of a region, as far from it everywhere, and where it lies."""
    outline = charted(frame).regions[number]
    left, top = (math.floor(min(p[n] for p in outline)) - 8 for n in (0, 1))
    w, h = (math.ceil(max(p[n] for p in outline)) + 8 - edge for n, edge in ((0, left), (1, top)))
    path = [((x - left) * K, (y - top) * K) for x, y in outline]
    outer, inner = (_shrunk(path, (w * K, h * K), by + side * width / 2) for side in (-1, 1))
    return ImageChops.subtract(outer, inner).reduce(K), left, top


@_patches.remember
def inside(frame: Frame, number: int, by: float) -> Patch:
    """What of a region lies at least so many px inside its outline, and where; with hard edges, without enclaves."""
    outline = charted(frame).regions[number]
    left, top = (math.floor(min(p[n] for p in outline)) - 1 for n in (0, 1))
    w, h = (math.ceil(max(p[n] for p in outline)) + 1 - edge for n, edge in ((0, left), (1, top)))
    image = _shrunk([(x - left, y - top) for x, y in outline], (w, h), by / K)
    pen = ImageDraw.Draw(image)
    for enclave in chart.ENCLAVES:
        if enclave != number:
            hole = [(x - left, y - top) for x, y in charted(frame).regions[enclave]]
            pen.polygon(hole, fill=0)
            shapes.thick(pen, [*hole, hole[0]], 2 * by, 0)
    return image, left, top


def _shrunk(path: list[Point], size: tuple[int, int], by: float) -> Image.Image:
    """A polygon without what lies nearer than `by` px to its edge; larger by as much if that is negative."""
    image = Image.new("L", size)
    pen = ImageDraw.Draw(image)
    pen.polygon(path, fill=255)
    if by:
        shapes.thick(pen, [*path, path[0]], 2 * abs(by) * K, 0 if by > 0 else 255)
    return image


def chunks(path: list[Point], count: int) -> list[list[Point]]:
    """A closed line in pieces: the kit draws small things finer than large ones."""
    closed = [*path, path[0]]
    step = -(-len(path) // count)
    return [closed[start : start + step + 1] for start in range(0, len(path), step)]


def trimmed(path: list[Point], by: float) -> list[Point]:
    """A line without its first and last px, so that round ends do not stand out."""
    kept = [p for p in path[1:-1] if math.dist(p, path[0]) > by and math.dist(p, path[-1]) > by]

    def end(near: Point, corner: Point) -> Point:
        share = by / max(by, math.dist(near, corner))
        return corner[0] + (near[0] - corner[0]) * share, corner[1] + (near[1] - corner[1]) * share

    return [end(kept[0], path[0]), *kept, end(kept[-1], path[-1])]


def _land(frame: Frame) -> tuple[int, int, int, int]:
    """The part of the picture that has land."""
    coast = charted(frame).coast
    left, top = (math.floor(min(p[side] for p in coast)) - AROUND for side in (0, 1))
    right, bottom = (math.ceil(max(p[side] for p in coast)) + AROUND for side in (0, 1))
    return left, top, right - left, bottom - top


@_masks.remember
def _lines(frame: Frame, doubles: tuple[tuple[int, int], ...]) -> Image.Image:
    """Coast and borders as one mask of the land's part of the picture."""
    left, top, wide, high = _land(frame)
    image = Image.new("L", (wide * K, high * K))
    pen = ImageDraw.Draw(image)

    def stroke(path: list[Point], width: float) -> None:
        shapes.thick(pen, [((x - left) * K, (y - top) * K) for x, y in path], width * K, 255)

    there = charted(frame)
    stroke([*there.coast, there.coast[0]], SHORE)
    for pair, path in there.borders.items():
        stroke(path, DOUBLE if pair in doubles else SINGLE)
    for enclave in chart.ENCLAVES:
        stroke([*there.regions[enclave], there.regions[enclave][0]], DOUBLE)
    x, y = frame.pixel(chart.LAKE)
    pen.ellipse([(x - left - 30) * K, (y - top - 17) * K, (x - left + 30) * K, (y - top + 17) * K], fill=255)
    return image.reduce(K)
