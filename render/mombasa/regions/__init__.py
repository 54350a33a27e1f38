"""Where a company can go: the part of the map with the regions on offer, each with its number in its middle."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
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
RIM, LINE = 12, 9  # px inside a border runs the outline of a region on offer, and how wide it is
BARE = 13  # px that all in a region without an outline keeps from its border
SMALL = 0.8  # how large numbers, costs and names are where the whole continent is shown
COST, GAP, BETWEEN = 40, 4, 4  # px of a cost, between it and the number, and between both rows
SHIFT = 60  # px that all this may lie off the centre of a region
PAD = 8  # px beside a cost on its tag
BESIDE = 14  # px between these and what stands in a region, where both have one row
SIZE, NAME, BELOW = 30, 36, 6  # px of the name of a region, of a line of it, and between it and what stands there
ROOMY = 0.985  # of what stands in a region has to lie clear of its borders, so that there is room for its name
ASHORE = (46, 62)  # px across of the sign where a company comes ashore, by a single border or a double one
SLICE = 24  # px of a region in one piece of its light
LEFT, RIGHT, TOP, BOTTOM = 55, 978, 5, 988  # of the continent, in units of the chart


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
    across, down = chart.BOARD.across * scale, chart.BOARD.down * scale
    wide, high = max(WIDTH, round((RIGHT - LEFT) * across) + 2 * MARGIN), round((BOTTOM - TOP) * down) + 2 * MARGIN
    left = (wide - (RIGHT - LEFT) * across) / 2 - LEFT * across
    return RegionsLayout(Frame(left, across, MARGIN - TOP * down, down), wide, high, 1.1 * scale**0.5)


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
        number = scene.data.region[region.id].number
        mask, left, top = geography.rim(frame, number, 0 if number in chart.ENCLAVES else RIM, LINE)
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
    paid, small = f"−{cost}", sizes(where.frame)
    disc, size = round(DISC * small), round(COST * small)
    first = disc + GAP + fonts.width(paid, size, bold=True) + 2 * PAD if offered else 0
    standing = land_parts.wide(below, printed, mine)
    wide = max(first, standing)
    high = (disc + BETWEEN) * offered + (post if below or not offered else 0)
    said = name(scene.lang, "region", region.id)
    (x, y), called = placed(said, printed.number, where, (wide, high), offered=offered)
    abreast = offered and bool(below) and not called
    if abreast:  # so that there is room for the name
        side_by_side = first + BESIDE + standing, max(disc, post)
        at, called = placed(said, printed.number, where, side_by_side, offered=offered)
        if abreast := bool(called):
            (x, y), (wide, high) = at, side_by_side
    if not offered and not called:
        x, y = where.frame.pixel(chart.CENTRES[printed.number])
    letters, line = (round(px * small) for px in (SIZE, NAME))
    tall = tall_of(called, line)
    if not part.shows((x, y), max([wide, *(fonts.width(one, letters, CAPITALS) for one in called)]), high + tall):
        return
    top = y - (high + tall) / 2
    for words in called:
        sheet.text((x, top + line / 2), words, letters, bold=CAPITALS, anchor="mm")
        top += line
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


def placed(
    called: str, number: int, where: RegionsLayout, size: tuple[float, float], *, offered: bool
) -> tuple[Point, list[str]]:
    """Where the middle of all that stands in a region is, and the lines of its name if they have room, too."""
    wide, high = size
    letters, line = (round(px * sizes(where.frame)) for px in (SIZE, NAME))
    for lines in ([called], called.split(" ")):
        across = round(max([wide, *(fonts.width(one, letters, CAPITALS) for one in lines)]))
        down = round(high + tall_of(lines, line))
        at = clear(where.frame, number, across, down, offered)
        if covered(where.frame, number, across, down, at, offered) >= ROOMY * across * down:
            return at, lines
    return clear(where.frame, number, round(wide), round(high), offered), []


def sizes(frame: Frame) -> float:
    """How large numbers, costs and names are on a map of this scale."""
    return SMALL if frame.scale < 1 else 1


@lru_cache(maxsize=256)
def clear(frame: Frame, number: int, wide: int, high: int, offered: bool = True) -> Point:
    """Where in a region something of this size lies clear of its borders, as far as it can, near its centre."""
    x, y = frame.pixel(chart.CENTRES[number])
    places = [(x + across, y + down) for across in range(-SHIFT, SHIFT + 1, 6) for down in range(-SHIFT, SHIFT + 1, 6)]
    best, most = (x, y), -1
    for at in sorted(places, key=lambda at: math.dist(at, (x, y))):
        if (lies := covered(frame, number, wide, high, at, offered)) > most:
            best, most = at, lies
        if most >= wide * high:
            break
    return best


def covered(frame: Frame, number: int, wide: int, high: int, at: Point, offered: bool = True) -> int:
    """How many px of something round a point lie in a region, clear of its borders and of the outline of an offer."""
    border = RIM + LINE / 2 if offered else BARE
    mask, left, top = geography.inside(frame, number, 0 if number in chart.ENCLAVES else border)
    across, down = round(at[0] - wide / 2 - left), round(at[1] - high / 2 - top)
    return sum(mask.crop((across, down, across + wide, down + high)).histogram()[1:])
