"""Where a company can go: the part of the map with the regions on offer, each with its number in its middle."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from PIL import Image

from engine.mombasa.rules.option_facts import Entering
from engine.mombasa.view.structs import RegionView
from render.kit import Box, Point, Sheet, fonts, theme
from render.mombasa import colours, land_parts, layout
from render.mombasa.colours import COLOURS
from render.mombasa.scene import Scene
from render.mombasa.scenery import chart, geography, tones
from render.mombasa.scenery.chart import Frame
from render.mombasa.scenery.hatching import lay_land
from render.zoom import DISC, WIDTH, Zoom

SCALES = (1.6, 1.25, 0.9)  # of the board's map; the largest in which everything on offer has room is taken
MOST_HIGH = 860  # px, but for the whole continent
MARGIN = 26  # px round what is on offer
RIM, LINE = 12, 9  # px inside a border runs the outline of a region on offer, and how wide it is
SMALL = 0.8  # how large numbers and costs are where the whole continent is shown
COST, GAP, BETWEEN = 40, 4, 4  # px of a cost, between it and the number, and between both rows
SHIFT = 60  # px that all this may lie off the centre of a region
PAD = 8  # px beside a cost on its tag
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


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture; regions have no names in it, since their numbers stand before those below it."""
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
    for company, number, line in land_parts.exits(scene.data):
        at, _ = land_parts.stub(where.frame, layout.LANES[company, number], where.wide)
        land_parts.landing(sheet, at, company, thick=line == "double")
    for region in scene.view.regions:
        outline(sheet, scene, region, where.frame)
    for region in scene.view.regions:
        inside(sheet, scene, region, where, costs.get(region.id))
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


def inside(sheet: Sheet, scene: Scene, region: RegionView, where: RegionsLayout, cost: int | None) -> None:
    """Posts and the reward; in a region on offer its number and what it costs above them."""
    printed = scene.data.region[region.id]
    scale = chart.SMALLER.get(printed.number, 1) * where.icons
    mine, post = round(land_parts.MINE * scale), round(land_parts.POST * scale)
    below = land_parts.inside(scene, region, printed, scale)
    number = scene.marked.get(region.id)
    if number is None or cost is None:
        land_parts.standing(sheet, where.frame.pixel(chart.CENTRES[printed.number]), below, printed, mine)
        return
    paid, small = f"−{cost}", sizes(where.frame)
    disc, size = round(DISC * small), round(COST * small)
    wide = disc + GAP + fonts.width(paid, size, bold=True) + 2 * PAD
    high = disc + (BETWEEN + post if below else 0)
    x, y = clear(where.frame, printed.number, round(max(wide, land_parts.wide(below, printed, mine))), high)
    above = y - (high - disc) / 2
    sheet.pill((x + wide / 2, above), paid, size, colours.COMPASS, theme.WHITE, anchor="rm", pad=PAD)
    sheet.label((x - wide / 2 + disc / 2, above), number, disc)
    if below:
        land_parts.standing(sheet, (x, above + (disc + post) / 2 + BETWEEN), below, printed, mine)


def sizes(frame: Frame) -> float:
    """How large numbers and costs are on a map of this scale."""
    return SMALL if frame.scale < 1 else 1


@lru_cache(maxsize=256)
def clear(frame: Frame, number: int, wide: int, high: int) -> Point:
    """Where in a region something of this size lies clear of its borders, as far as it can, near its centre."""
    mask, left, top = geography.inside(frame, number, 0 if number in chart.ENCLAVES else RIM + LINE / 2)
    x, y = frame.pixel(chart.CENTRES[number])
    places = [(x + across, y + down) for across in range(-SHIFT, SHIFT + 1, 6) for down in range(-SHIFT, SHIFT + 1, 6)]

    def covered(at: Point) -> int:
        across, down = round(at[0] - wide / 2 - left), round(at[1] - high / 2 - top)
        return sum(mask.crop((across, down, across + wide, down + high)).histogram()[1:])

    return max(places, key=lambda at: (covered(at), -math.dist(at, (x, y))))
