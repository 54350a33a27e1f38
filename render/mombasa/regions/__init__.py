"""Where a company can go: the part of the map with the regions on offer, each with its number in its middle."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from itertools import product
from operator import itemgetter
from typing import NamedTuple

from PIL import Image

from engine.mombasa.rules.option_facts import Entering
from engine.mombasa.view.structs import RegionView
from render.kit import CAPITALS, Box, Point, Sheet, fonts, theme
from render.mombasa import colours, land_parts, layout
from render.mombasa.colours import COLOURS
from render.mombasa.scene import Scene
from render.mombasa.scenery import chart, geography, tones
from render.mombasa.scenery.chart import Frame
from render.mombasa.scenery.hatching import lay_land
from render.mombasa.wording import name
from render.zoom import DISC, WIDTH, Zoom

SCALES = (1.6, 1.25, 0.9)  # of the board's map; the largest in which everything on offer has room is taken
MOST_HIGH = 860  # px, but for the whole continent
MARGIN = 26  # px round what is on offer
BARE = 13  # px that all in a region without an outline keeps from its border
COST, GAP, BETWEEN = 40, 4, 4  # px of a cost, between it and the number, and between both rows
SHIFT = 60  # px that all this may lie off the centre of a region
PAD = 8  # px beside a cost on its tag
BESIDE = 14  # px between these and what stands in a region, where both have one row
ROOMY = 0.985  # of what stands in a region lies clear of its borders: nothing is better
BELOW = 6  # px between the name of a region and what stands there
ASHORE = (46, 62)  # px across of the sign where a company comes ashore, by a single border or a double one
SLICE = 24  # px of a region in one piece of its light
LEFT, RIGHT, TOP, BOTTOM = 55, 978, 5, 988  # of the continent, in units of the chart


Rows = tuple[tuple[int, int], ...]  # each one's width and height; all of them above each other, in their middle


class Sizes(NamedTuple):
    """How large what is said in a region is, and how near its borders."""

    taller: float  # than the board's map
    rim: int  # px inside a border runs the outline of a region on offer
    line: int  # px, how wide it is
    icons: float  # how large posts, rewards and mines are
    tags: float  # how large numbers and costs are
    letters: int  # px of a name
    name: int  # px of a line of it
    roomy: float  # of what stands in a region on offer lies clear of its borders, so that there is room for its name
    roomier: float  # and in one that is not

    @property
    def border(self) -> float:
        """Px that all in a region on offer keeps from its border."""
        return self.rim + self.line / 2


NEAR = Sizes(1, 12, 9, 1.1, 1, 30, 36, ROOMY, ROOMY)
WHOLE = Sizes(1.2, 7, 7, 0.9, 0.68, 23, 26, 0.92, 0.96)


class RegionsLayout(NamedTuple):
    """The whole map at one scale."""

    frame: Frame
    wide: int
    high: int
    icons: float  # how large posts, rewards and mines are


class Cut(NamedTuple):
    """The map at one scale, and the part of it that is shown."""

    layout: RegionsLayout
    left: int
    top: int
    high: int

    def shows(self, at: Point, wide: float, high: float) -> bool:
        """Whether something round a point is seen whole."""
        x, y = at[0] - self.left, at[1] - self.top
        return wide / 2 <= x <= WIDTH - wide / 2 and high / 2 <= y <= self.high - high / 2


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture: nothing but land and sea is cut at its edges, and regions have names where there is room."""
    scene = Scene(zoom.view, names, lang, zoom.numbers(), changed)
    costs = {one.target: dict(one.facts.price)["expansion"] for one in zoom.options if isinstance(one.facts, Entering)}
    numbers = [scene.data.region[region].number for region in costs if region is not None]
    part = cut(numbers)
    where = part.layout
    key = ("mombasa.regions", scene.view.components, where.frame)
    ground = partial(land_parts.ground, data=scene.data, frame=where.frame)
    sheet = Sheet.over(key, where.wide, where.high, ground, ground=tones.SEA[2], colours=COLOURS)
    thick = land_parts.doubles(scene.data)
    for region in scene.view.regions:
        owner = region.fresh or region.post
        if owner is not None:
            lay_land(sheet, owner, where.frame, scene.data.region[region.id].number, thick, engraved=False)
    for region in scene.view.regions:
        outline(sheet, scene, region, where.frame)
    for company, number, line in land_parts.exits(scene.data):
        at, _ = land_parts.stub(where.frame, layout.LANES[company, number], where.wide)
        thick_ring = line == "double"
        if part.shows(at, ASHORE[thick_ring], ASHORE[thick_ring]):
            land_parts.landing(sheet, at, company, thick=thick_ring)
    for region in scene.view.regions:
        inside(sheet, scene, region, part, costs.get(region.id))
    return cropped(sheet, part)


def layout_at(scale: float) -> RegionsLayout:
    """The map at a scale, with a little sea round it."""
    px = WHOLE if scale < 1 else NEAR
    across, down = chart.BOARD.across * scale, chart.BOARD.down * scale * px.taller
    wide, high = max(WIDTH, round((RIGHT - LEFT) * across) + 2 * MARGIN), round((BOTTOM - TOP) * down) + 2 * MARGIN
    left = (wide - (RIGHT - LEFT) * across) / 2 - LEFT * across
    return RegionsLayout(Frame(left, across, MARGIN - TOP * down, down), wide, high, px.icons * scale**0.5)


def cut(numbers: Sequence[int]) -> Cut:
    """The part of the map that has all these regions, as large as they have room."""
    for scale in SCALES:
        where = layout_at(scale)
        outlines = geography.charted(where.frame).regions
        points = [point for number in numbers for point in outlines[number]]
        (left, right), (top, bottom) = ((min(p[n] for p in points), max(p[n] for p in points)) for n in (0, 1))
        last = scale == SCALES[-1]
        if last or (right - left + 2 * MARGIN <= WIDTH and bottom - top + 2 * MARGIN <= MOST_HIGH):
            break
    high = min(where.high, max(WIDTH // 2, bottom - top + 2 * MARGIN))
    shift = min(max(0, (left + right - WIDTH) / 2), where.wide - WIDTH)
    down = min(max(0, (top + bottom - high) / 2), where.high - high)
    return Cut(where, round(shift), round(down), round(high))


def cropped(sheet: Sheet, part: Cut) -> Image.Image:
    """The part of the map; what is marked in it lies where it lay."""
    image = sheet.image.crop((part.left, part.top, part.left + WIDTH, part.top + part.high))

    def moved(box: Box) -> Box:
        return (box[0] - part.left, box[1] - part.top, box[2], box[3])

    image.info["marks"] = {label: moved(box) for label, box in sheet.image.info.get("marks", {}).items()}
    places = sheet.image.info.get("places", {})
    image.info["places"] = {label: [moved(box) for box in boxes] for label, boxes in places.items()}
    return image


def outline(sheet: Sheet, scene: Scene, region: RegionView, frame: Frame) -> None:
    """The outline of a region on offer; an enclave's lies on its own line."""
    if region.id in scene.marked:
        number, px = scene.data.region[region.id].number, sizes(frame)
        mask, left, top = geography.rim(frame, number, 0 if number in chart.ENCLAVES else px.rim, px.line)
        sheet.cover((left, top), mask, theme.VERMILION)
        for down in range(0, mask.height, SLICE):  # a light has its shape
            across = mask.crop((0, down, mask.width, min(mask.height, down + SLICE))).getbbox()
            if across is not None:
                start, first, end, last = across
                sheet.place((left + start, top + down + first, end - start, last - first), scene.marked[region.id])


def inside(sheet: Sheet, scene: Scene, region: RegionView, part: Cut, cost: int | None) -> None:
    """Name, posts and the reward; in a region on offer its number and what it costs above these."""
    where, printed = part.layout, scene.data.region[region.id]
    scale = chart.SMALLER.get(printed.number, 1) * where.icons
    mine, post = round(land_parts.MINE * scale), round(land_parts.POST * scale)
    below = land_parts.inside(scene, region, printed, scale)
    number = scene.marked.get(region.id)
    offered = number is not None and cost is not None
    paid, px = f"−{cost}", sizes(where.frame)
    disc, size = round(DISC * px.tags), round(COST * px.tags)
    first = disc + GAP + fonts.width(paid, size, bold=True) + 2 * PAD if offered else 0
    standing = land_parts.wide(below, printed, mine)
    rows: Rows = ((round(first), disc + BETWEEN),) * offered
    rows += ((round(standing), post),) * bool(below or not offered)
    ways = [rows, ((round(first + BESIDE + standing), max(disc, post)),)] if offered and below else [rows]
    said = name(scene.lang, "region", region.id)
    (x, y), called, rows = placed(said, printed.number, where, ways, offered=offered)
    abreast = len(ways) > 1 and rows == ways[1]  # so that there is room for the name
    if not offered and not called:
        x, y = where.frame.pixel(chart.CENTRES[printed.number])
    wide, high = extent(rows)
    tall = tall_of(called, px.name)
    if not part.shows((x, y), max([wide, *(fonts.width(one, px.letters, CAPITALS) for one in called)]), high + tall):
        return
    top = y - (high + tall) / 2
    for words in called:
        sheet.text((x, top + px.name / 2), words, px.letters, bold=CAPITALS, anchor="mm")
        top += px.name
    top += BELOW * bool(called)
    if abreast:
        land_parts.standing(sheet, (x + (wide - standing) / 2, top + high / 2), below, printed, mine)
        x, top = x - (wide - first) / 2, top + (high - disc) / 2
    if number is not None and offered:
        sheet.pill((x + first / 2, top + disc / 2), paid, size, colours.COMPASS, theme.WHITE, anchor="rm", pad=PAD)
        sheet.label((x - first / 2 + disc / 2, top + disc / 2), number, disc)
        top += disc + BETWEEN
    if not abreast and (below or not offered):
        land_parts.standing(sheet, (x, top + post / 2), below, printed, mine)


def tall_of(called: Sequence[str], line: int) -> int:
    """How high the lines of a name are; a halo below them reaches no letter."""
    return line * len(called) + BELOW * bool(called)


def extent(rows: Rows) -> tuple[int, int]:
    """How wide and how high rows are together."""
    return max((wide for wide, _ in rows), default=0), sum(high for _, high in rows)


def placed(
    called: str, number: int, where: RegionsLayout, ways: Sequence[Rows], *, offered: bool
) -> tuple[Point, list[str], Rows]:
    """Where the middle of all that stands in a region is, the lines of its name if they have room, and its rows."""
    px = sizes(where.frame)
    found: list[tuple[float, Point, list[str], Rows]] = []
    for rows, lines in product(ways, ([called], called.split(" "))):
        above = [(round(fonts.width(one, px.letters, CAPITALS)), px.name) for one in lines]
        above[-1] = (above[-1][0], px.name + BELOW)
        whole = (*above, *rows)
        at = clear(where.frame, number, whole, offered)
        found.append((covered(where.frame, number, whole, at, offered) / area(whole), at, lines, rows))
        if found[-1][0] >= ROOMY:
            break
    share, at, lines, rows = max(found, key=itemgetter(0))
    if share >= (px.roomy if offered else px.roomier):
        return at, lines, rows
    return clear(where.frame, number, ways[0], offered), [], ways[0]


def sizes(frame: Frame) -> Sizes:
    """How large what is said is on a map of this scale: smaller where the whole continent is shown."""
    return WHOLE if frame.across < chart.BOARD.across else NEAR


@lru_cache(maxsize=256)
def clear(frame: Frame, number: int, rows: Rows, offered: bool = True) -> Point:
    """Where in a region these rows lie clear of its borders, as far as they can, near its centre."""
    x, y = frame.pixel(chart.CENTRES[number])
    places = [(x + across, y + down) for across in range(-SHIFT, SHIFT + 1, 6) for down in range(-SHIFT, SHIFT + 1, 6)]
    best, most = (x, y), -1
    for at in sorted(places, key=lambda at: math.dist(at, (x, y))):
        if (lies := covered(frame, number, rows, at, offered)) > most:
            best, most = at, lies
        if most >= area(rows):
            break
    return best


def area(rows: Rows) -> int:
    """Px that rows take."""
    return sum(wide * high for wide, high in rows)


def covered(frame: Frame, number: int, rows: Rows, at: Point, offered: bool = True) -> int:
    """How many px of rows round a point lie in a region, clear of its borders and of the outline of an offer."""
    border = sizes(frame).border if offered else BARE
    mask, left, top = geography.inside(frame, number, 0 if number in chart.ENCLAVES else border)
    down, found = round(at[1] - extent(rows)[1] / 2 - top), 0
    for wide, high in rows:
        across = round(at[0] - wide / 2 - left)
        found += sum(mask.crop((across, down, across + wide, down + high)).histogram()[1:])
        down += high
    return found
