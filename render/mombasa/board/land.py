"""The map: sea, land, borders, and what stands in each region."""

from __future__ import annotations

from typing import NamedTuple

from engine.mombasa.components import Components
from engine.mombasa.components.rows import Region
from engine.mombasa.view.structs import RegionView
from render.kit import CAPITALS, Point, Sheet, fonts, shapes, theme, widest, wrap
from render.mombasa import colours, land_parts, layout
from render.mombasa.board.sea_layout import SeaLayout
from render.mombasa.scene import Scene
from render.mombasa.scenery import chart, geography, sea, tones
from render.mombasa.scenery.chart import Frame
from render.mombasa.scenery.geography import DOUBLE, SINGLE
from render.mombasa.scenery.hatching import lay_land
from render.mombasa.wording import name

NAME, SMALLEST, LEADING = 25, 22, 1.04  # px and shares of them: an enclave's name, the smallest one, a line
NARROWED, LITTLE = 30, 0.92  # px of names that are set narrower still; down to that share they need not be smaller
LINES = 3  # of a name
HALO = 10  # px round a post that has come
COSTS = {"b": (0, 34), "t": (0, -34), "l": (-38, 0), "r": (38, 0)}  # px from the disc of a region to what it costs
ROSE = 190  # px
RIM, BORDER = (
    9,
    6,
)  # px inside a border: there runs the outline of a region that may be chosen, and there its light ends


class Placed(NamedTuple):
    """Where a region's name and what stands below it lie."""

    lines: list[str]
    size: int
    room: int  # px that no line is wider than
    middles: list[float]  # of the lines
    down: float  # the middle of the row of posts and rewards


def still(sheet: Sheet, data: Components, where: SeaLayout) -> None:
    """Sea, lanes, land and borders; free land is sand."""
    there = geography.charted(where.frame)
    sea.draw(sheet, where.sea, there.coast, where.knots)
    sheet.icon(where.rose, "compass_rose", ROSE, ring=tones.ROSE[0], needle=tones.ROSE[1])
    for ornament in where.ornaments:
        sheet.icon(ornament.at, ornament.icon, ornament.high)
    lanes(sheet, data, where)
    land_parts.ground(sheet, data, where.frame, engraved=True)
    sea.frame(sheet, where.sea)


def lanes(sheet: Sheet, data: Components, where: SeaLayout) -> None:
    """The ways out of the bases, in the two styles of borders."""
    for company, region, line in land_parts.exits(data):
        path = shapes.curve(lane(where, company, region))
        thick = line == "double"
        sheet.line(path, tones.SAIL, (DOUBLE if thick else SINGLE) + 6)
        sheet.line(path, theme.INK if thick else theme.SOFT, DOUBLE if thick else SINGLE)
        if thick:
            sheet.line(path, theme.PANEL, 5)


def lane(where: SeaLayout, company: str, region: int) -> list[Point]:
    """The way from a base to the coast of a region; without lanes its last px."""
    path = layout.LANES[company, region]
    return path if where.lanes else land_parts.stub(where.frame, path, where.sea[2])


def draw(sheet: Sheet, scene: Scene, where: SeaLayout) -> None:
    """Tints, names, posts and rewards; then the marks."""
    thick = land_parts.doubles(scene.data)
    for region in scene.view.regions:
        owner = region.fresh or region.post
        if owner is not None:
            lay_land(sheet, owner, where.frame, scene.data.region[region.id].number, thick)
    for company, number, line in land_parts.exits(scene.data):
        path = lane(where, company, number)
        if where.lanes:
            sheet.disc(*path[-1], 11, colours.COMPANY[company])
        else:
            land_parts.landing(sheet, path[0], company, thick=line == "double")
    for region in scene.view.regions:
        outline(sheet, scene, region.id, scene.data.region[region.id].number, where.frame)
    for region in scene.view.regions:
        contents(sheet, scene, region, scene.data.region[region.id], where)
    for region in scene.view.regions:
        marks(sheet, scene, region.id, scene.data.region[region.id].number, where.frame)


def contents(sheet: Sheet, scene: Scene, region: RegionView, printed: Region, where: SeaLayout) -> None:
    """Name, and below it posts, reward and mines, all round the centre of the region."""
    scale = where.scale(printed.number)
    parts = land_parts.inside(scene, region, printed, scale)
    placed = laid_out(name(scene.lang, "region", region.id), printed, where, alone=not parts and not printed.mines)
    x, _ = where.frame.pixel(chart.CENTRES[printed.number])
    share = min(1, placed.room / widest(placed.lines, placed.size, CAPITALS))  # all lines are narrowed alike
    for line, middle in zip(placed.lines, placed.middles, strict=True):
        room = share * fonts.width(line, placed.size, CAPITALS)
        sheet.text((x, middle), line, placed.size, bold=CAPITALS, anchor="mm", room=room, narrow=True)
    land_parts.standing(sheet, (x, placed.down), parts, printed, round(land_parts.MINE * scale))


def laid_out(called: str, printed: Region, where: SeaLayout, *, alone: bool = False) -> Placed:
    """A region's name above what stands there, both round its centre; a halo reaches no letter."""
    room, large = where.rooms[printed.number], where.names
    if where.narrow:
        words = called.split(" ")
        large = next(
            (px for px in range(large, NARROWED, -1) if widest(words, px, CAPITALS) * LITTLE <= room), NARROWED
        )
        lines, size = wrap(called, large, max(room, widest(words, large, CAPITALS)), LINES, bold=CAPITALS)
    else:
        large = NAME if printed.number in chart.ENCLAVES else large
        lines, size = wrap(called, large, room, LINES, bold=CAPITALS, shrink=range(large - 1, SMALLEST - 1, -1))
    leading = round(size * LEADING)
    post = land_parts.POST * where.scale(printed.number)
    letters = leading * (len(lines) - 1) + size * fonts.CAP
    _, y = where.frame.pixel(chart.CENTRES[printed.number])
    top = y - (letters if alone else letters + HALO + post) / 2
    middles = [top + size * fonts.CAP / 2 + leading * number for number in range(len(lines))]
    return Placed(lines, size, room, middles, top + letters + HALO + post / 2)


def outline(sheet: Sheet, scene: Scene, region: str, number: int, frame: Frame) -> None:
    """The outline of a region that may be chosen, below its name; an enclave's lies on its own line."""
    if region in scene.marked:
        mask, left, top = geography.rim(frame, number, 0 if number in chart.ENCLAVES else RIM, theme.LEGAL_WIDTH)
        sheet.cover((left, top), mask, theme.VERMILION)
        within = shapes.inset(geography.charted(frame).regions[number], BORDER)
        sheet.place((left, top, *mask.size), scene.marked[region], within)


def marks(sheet: Sheet, scene: Scene, region: str, number: int, frame: Frame) -> None:
    """The number of a region that may be chosen, and what it costs."""
    if region in scene.marked:
        at = frame.pixel(chart.DISCS[number])
        cost = scene.view.doing.costs.get(region) if scene.view.doing is not None else None
        if cost is not None:
            across, down = COSTS[chart.COST_AT.get(number, "b")]
            sheet.pill((at[0] + across, at[1] + down), f"−{cost}", 24, colours.COMPASS, theme.WHITE, pad=8, radius=16)
        sheet.label(at, scene.marked[region])
