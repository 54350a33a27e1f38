"""What stands on land and along its coast, for the pictures that show a map."""

from __future__ import annotations

import math
from collections.abc import Sequence

from engine.mombasa.components import Components
from engine.mombasa.components.rows import Region
from engine.mombasa.view.structs import RegionView
from render.kit import Icon, Part, Point, Sheet, row_width, theme
from render.mombasa.pieces import reward
from render.mombasa.scene import Scene
from render.mombasa.scenery import chart, engraving, geography, tones
from render.mombasa.scenery.chart import Frame
from render.mombasa.scenery.geography import DOUBLE, SHORE, SINGLE

POST, REWARD, MINE = 46, 46, 26  # px
FOAM = 14  # px of pale water along the coast, half of it below the land
STUB, LANDING = 34, 44  # px of a way that is not drawn whole, and the sign at its end
INLAND = 48  # px from a side of the picture to the middle of such a sign: clear of the neat line


def doubles(data: Components) -> tuple[tuple[int, int], ...]:
    """The double borders by region numbers."""
    number = {region.id: region.number for region in data.regions.rows}
    pairs = (sorted((number[b.a], number[b.b])) for b in data.borders.rows if b.line == "double")
    return tuple((a, b) for a, b in pairs)


def ground(sheet: Sheet, data: Components, frame: Frame, *, engraved: bool = False) -> None:
    """Free land and its borders, from the foam before the coast to the lake."""
    there = geography.charted(frame)
    shore = geography.chunks(there.coast, 12)
    for path in shore:
        sheet.line(path, tones.SAIL, FOAM)
    for number in there.regions:
        parts = [geography.inside(frame, number, 0)]
        parts += [engraving.wash(frame, number), engraving.signs(frame, number)] if engraved else []
        for (mask, left, top), tone in zip(parts, tones.FREE[engraving.GROUND[number]], strict=False):
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
    for path in shore:
        sheet.line(path, theme.INK, SHORE)
    sheet.icon(frame.pixel(chart.LAKE), "mombasa.lake", 38)


def exits(data: Components) -> list[tuple[str, int, str]]:
    """Company, region number and line of every way out."""
    return [(b.company, data.region[way.region].number, way.line) for b in data.bases.rows for way in b.borders]


def stub(frame: Frame, lane: Sequence[Point], wide: float) -> list[Point]:
    """The last px of the way from a base to the coast, on a sea of some width."""
    (ax, ay), (bx, by) = (frame.pixel(chart.BOARD.units(at)) for at in lane[-2:])
    share = STUB / math.dist((ax, ay), (bx, by))
    x = bx + (ax - bx) * share
    return [(min(max(x, INLAND), wide - INLAND), by + (ay - by) * share), (bx, by)]


def landing(sheet: Sheet, at: Point, company: str, *, thick: bool) -> None:
    """Where a company comes ashore, in a ring of the style of the border."""
    sheet.disc(*at, LANDING / 2, theme.PANEL, theme.INK if thick else theme.SOFT, width=SINGLE)
    if thick:
        sheet.disc(*at, LANDING / 2 + 7, None, theme.INK, width=SINGLE)
        sheet.disc(*at, LANDING / 2 + 3, None, theme.PANEL, width=SINGLE - 1)
    sheet.icon(at, "mombasa.post", round(LANDING * 0.66), company=company)


def standing(sheet: Sheet, at: Point, parts: Sequence[Part], printed: Region, mine: int) -> None:
    """Posts and the reward of a region in a row round a point, its mines behind them."""
    x = at[0] - wide(parts, printed, mine) / 2
    if parts:
        x += sheet.row((x, at[1]), parts, gap=5)
    for number in range(printed.mines):
        shift = 0.0 if printed.mines == 1 else (number - 0.5) * (mine - 1)
        sheet.icon((x + 4 + mine / 2, at[1] + shift), "pick", mine)


def wide(parts: Sequence[Part], printed: Region, mine: int) -> float:
    """How wide such a row is."""
    return row_width(parts, gap=5) + (mine + 4 if printed.mines else 0)


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
