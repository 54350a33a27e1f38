"""The map: sea, land, borders, and what stands in each region."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from engine.mombasa.components import Components
from engine.mombasa.components.rows import Region
from engine.mombasa.view.structs import RegionView
from render.kit import CAPITALS, Icon, Part, Point, Sheet, fonts, row_width, shapes, theme, widest, wrap
from render.mombasa import colours, layout
from render.mombasa.board import chart, engraving, geography
from render.mombasa.board.chart import Frame
from render.mombasa.board.geography import DOUBLE, SHORE, SINGLE
from render.mombasa.board.hatching import lay_land
from render.mombasa.board.sea_plan import SeaPlan
from render.mombasa.pieces import reward
from render.mombasa.scene import Scene
from render.mombasa.scenery import sea, tones
from render.mombasa.wording import name

NAME, SMALLEST, LEADING = 25, 22, 1.04  # px and shares of them: an enclave's name, the smallest one, a line
HALO = 10  # px round a post that has come
POST, REWARD, MINE = 46, 46, 26
COSTS = {"b": (0, 34), "t": (0, -34), "l": (-38, 0), "r": (38, 0)}  # px from the disc of a region to what it costs
ROSE = 190  # px
FOAM = 14  # px of pale water along the coast, half of it below the land
RIM = 9  # px inside a border runs the outline of a region that may be chosen
STUB, LANDING = 34, 44  # px of a way that is not drawn whole, and the sign at its end


class Placed(NamedTuple):
    """Where a region's name and what stands below it lie."""

    lines: list[str]
    size: int
    middles: list[float]  # of the lines
    down: float  # the middle of the row of posts and rewards


def doubles(data: Components) -> tuple[tuple[int, int], ...]:
    """The double borders by region numbers."""
    number = {region.id: region.number for region in data.regions.rows}
    pairs = (sorted((number[b.a], number[b.b])) for b in data.borders.rows if b.line == "double")
    return tuple((a, b) for a, b in pairs)


def still(sheet: Sheet, data: Components, where: SeaPlan) -> None:
    """Sea, lanes, land and borders; free land is sand."""
    there = geography.charted(where.frame)
    sea.draw(sheet, where.sea, there.coast, where.knots)
    sheet.icon(where.rose, "compass_rose", ROSE, ring=tones.ROSE[0], needle=tones.ROSE[1])
    for ornament in where.ornaments:
        sheet.icon(ornament.at, ornament.icon, ornament.high)
    lanes(sheet, data, where)
    shore = geography.chunks(there.coast, 12)
    for path in shore:
        sheet.line(path, tones.SAIL, FOAM)
    ground(sheet, data, where.frame, engraved=True)
    for path in shore:
        sheet.line(path, theme.INK, SHORE)
    sheet.icon(where.frame.pixel(chart.LAKE), "mombasa.lake", 38)
    sea.frame(sheet, where.sea)


def ground(sheet: Sheet, data: Components, frame: Frame, *, engraved: bool = False) -> None:
    """Free land and its borders."""
    there = geography.charted(frame)
    sheet.polygon(there.coast, theme.LAND)
    for number in there.regions if engraved else ():
        for (mask, left, top), tone in (
            (engraving.wash(frame, number), tones.FREE_WASH),
            (engraving.signs(frame, number), tones.FREE_MARKS),
        ):
            sheet.cover((left, top), mask, tone)
    thick = [path for pair, path in there.borders.items() if pair in doubles(data)]
    for number in chart.ENCLAVES:
        thick.append([*there.regions[number], there.regions[number][0]])
    for path in there.borders.values():
        if path not in thick:
            sheet.line(path, theme.SOFT, SINGLE)
    for path in thick:
        sheet.line(path if path[0] == path[-1] else geography.trimmed(path, 5), theme.INK, DOUBLE)
    for path in thick:
        sheet.line(path, theme.PANEL, 5)


def lanes(sheet: Sheet, data: Components, where: SeaPlan) -> None:
    """The ways out of the bases, in the two styles of borders."""
    for company, region, line in exits(data):
        path = lane(where, company, region)
        if path is None:
            continue
        path = shapes.curve(path)
        thick = line == "double"
        sheet.line(path, tones.SAIL, (DOUBLE if thick else SINGLE) + 6)
        sheet.line(path, theme.INK if thick else theme.SOFT, DOUBLE if thick else SINGLE)
        if thick:
            sheet.line(path, theme.PANEL, 5)


def lane(where: SeaPlan, company: str, region: int) -> list[Point] | None:
    """The way from a base to the coast of a region; without lanes its last px."""
    path = layout.LANES.get((company, region))
    if path is None or where.lanes:
        return path
    (ax, ay), (bx, by) = (where.frame.pixel(chart.BOARD.units(at)) for at in path[-2:])
    share = STUB / math.dist((ax, ay), (bx, by))
    x = bx + (ax - bx) * share
    return [(min(max(x, LANDING - 12), where.sea[2] - LANDING + 12), by + (ay - by) * share), (bx, by)]


def exits(data: Components) -> list[tuple[str, int, str]]:
    """Company, region number and line of every way out."""
    return [(b.company, data.region[way.region].number, way.line) for b in data.bases.rows for way in b.borders]


def draw(sheet: Sheet, scene: Scene, where: SeaPlan) -> None:
    """Tints, names, posts and rewards; then the marks."""
    thick = doubles(scene.data)
    for region in scene.view.regions:
        owner = region.fresh or region.post
        if owner is not None:
            lay_land(sheet, owner, where.frame, scene.data.region[region.id].number, thick)
    for company, number, line in exits(scene.data):
        path = lane(where, company, number)
        if path is not None and where.lanes:
            sheet.disc(*path[-1], 11, colours.COMPANY[company])
        elif path is not None:
            landing(sheet, path[0], company, thick=line == "double")
    for region in scene.view.regions:
        outline(sheet, scene, region.id, scene.data.region[region.id].number, where.frame)
    for region in scene.view.regions:
        contents(sheet, scene, region, scene.data.region[region.id], where)
    for region in scene.view.regions:
        marks(sheet, scene, region.id, scene.data.region[region.id].number, where.frame)


def landing(sheet: Sheet, at: Point, company: str, *, thick: bool) -> None:
    """Where a company comes ashore, in a ring of the style of the border."""
    sheet.disc(*at, LANDING / 2, theme.PANEL, theme.INK if thick else theme.SOFT, width=SINGLE)
    if thick:
        sheet.disc(*at, LANDING / 2 + 7, None, theme.INK, width=SINGLE)
        sheet.disc(*at, LANDING / 2 + 3, None, theme.PANEL, width=SINGLE - 1)
    sheet.icon(at, "mombasa.post", round(LANDING * 0.66), company=company)


def contents(sheet: Sheet, scene: Scene, region: RegionView, printed: Region, where: SeaPlan) -> None:
    """Name, and below it posts, reward and mines, all round the centre of the region."""
    scale = chart.SMALLER.get(printed.number, 1) * where.icons
    parts = inside(scene, region, printed, scale)
    placed = laid_out(name(scene.lang, "region", region.id), printed, where, alone=not parts and not printed.mines)
    x, _ = where.frame.pixel(chart.CENTRES[printed.number])
    room = name_room(printed.number, where)[0] if where.rooms else None
    for line, middle in zip(placed.lines, placed.middles, strict=True):
        sheet.text((x, middle), line, placed.size, bold=CAPITALS, anchor="mm", room=room, narrow=True)
    standing(sheet, (x, placed.down), parts, printed, round(MINE * scale))


def standing(sheet: Sheet, at: Point, parts: Sequence[Part], printed: Region, mine: int) -> None:
    """Posts and the reward of a region in a row round a point, its mines behind them."""
    x = at[0] - wide(parts, printed, mine) / 2
    if parts:
        x += sheet.row((x, at[1]), parts, gap=5)
    for number in range(printed.mines):
        shift = 0.0 if printed.mines == 1 else (number - 0.5) * (mine - 1)
        sheet.icon((x + 4 + mine / 2, at[1] + shift), "pick", mine)


def laid_out(called: str, printed: Region, where: SeaPlan, *, alone: bool = False) -> Placed:
    """A region's name above what stands there, both round its centre; a halo reaches no letter."""
    room, most = name_room(printed.number, where)
    if where.rooms:
        large, smallest = where.names, where.names
        room = max(room, widest(called.split(" ") if most > 1 else [called], large, CAPITALS))
    else:
        large, smallest = NAME if printed.number in chart.ENCLAVES else where.names, SMALLEST
    lines, size = wrap(called, large, room, most, bold=CAPITALS, shrink=range(large - 1, smallest - 1, -1))
    leading = round(size * LEADING)
    post = POST * chart.SMALLER.get(printed.number, 1) * where.icons
    letters = leading * (len(lines) - 1) + size * fonts.CAP
    _, y = where.frame.pixel(chart.CENTRES[printed.number])
    top = y - (letters if alone else letters + HALO + post) / 2
    middles = [top + size * fonts.CAP / 2 + leading * number for number in range(len(lines))]
    return Placed(lines, size, middles, top + letters + HALO + post / 2)


def wide(parts: Sequence[Part], printed: Region, mine: int) -> float:
    """How wide such a row is."""
    return row_width(parts, gap=5) + (mine + 4 if printed.mines else 0)


def name_room(number: int, where: SeaPlan) -> tuple[float, int]:
    """How wide a region's name may be, and how many lines it may take."""
    return (where.rooms or chart.NAME_ROOM).get(number, chart.NAME_ROOM_ELSE), 1 if number in chart.ONE_LINE else 3


def inside(scene: Scene, region: RegionView, printed: Region, scale: float) -> list[Part]:
    """Posts (the new one before the old one) and the reward; a halo round a post that has come, a ghost of one gone."""
    parts: list[Part] = []
    posts = [owner for owner in (region.post, region.fresh) if owner is not None]
    stood = scene.changed.was(region.id, "post", region.post)
    if stood is not None and not posts:
        parts.append(Icon("mombasa.post", round(POST * scale), change=-1, company=stood))
    for number, owner in enumerate(posts):
        if number:
            parts.append(-22)
        parts.append(Icon("mombasa.post", round(POST * scale), change=owner != stood, company=owner))
    return [*parts, *reward(printed.reward, round(REWARD * scale), on_map=True)]


def outline(sheet: Sheet, scene: Scene, region: str, number: int, frame: Frame) -> None:
    """The outline of a region that may be chosen, below its name; an enclave's lies on its own line."""
    if region in scene.marked:
        mask, left, top = geography.rim(frame, number, 0 if number in chart.ENCLAVES else RIM, theme.LEGAL_WIDTH)
        sheet.cover((left, top), mask, theme.VERMILION)
        sheet.place((left, top, *mask.size), scene.marked[region])


def marks(sheet: Sheet, scene: Scene, region: str, number: int, frame: Frame) -> None:
    """The number of a region that may be chosen, and what it costs."""
    if region in scene.marked:
        at = frame.pixel(chart.DISCS[number])
        cost = scene.view.doing.costs.get(region) if scene.view.doing is not None else None
        if cost is not None:
            across, down = COSTS[chart.COST_AT.get(number, "b")]
            sheet.pill((at[0] + across, at[1] + down), f"−{cost}", 24, colours.COMPASS, theme.WHITE, pad=8, radius=16)
        sheet.label(at, scene.marked[region])
