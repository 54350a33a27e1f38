"""One area with everything on it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.yokohama.view.structs import AreaView, View
from render.kit import Box, Icon, Point, SeatStyle, Sheet, aspect, mix, theme
from render.kit.icons import HALO
from render.yokohama import colours
from render.yokohama.board import tiles
from render.yokohama.board.layout import BoardLayout
from render.yokohama.pieces import assistants, president
from render.yokohama.scene import Scene
from render.yokohama.wording import LARGE

FINE = 3  # px: the outline of areas where most of them may be chosen


def mostly_legal(scene: Scene) -> bool:
    """Whether more than half of the areas may be chosen: outlines would say nothing then."""
    return 2 * sum(area.id in scene.marked for area in scene.view.areas) > len(scene.view.areas)


def dim(sheet: Sheet, scene: Scene, where: BoardLayout) -> None:
    """Lets the land shine through the few areas that may not be chosen."""
    paler = [value for n in range(3) for value in (mix(theme.LAND, (v, v, v), colours.SHINES)[n] for v in range(256))]
    for area in scene.view.areas:
        if area.id not in scene.marked:
            x, y = where.at(area)
            within = (x, y, x + where.area[0], y + where.area[1])
            sheet.image.paste(sheet.image.crop(within).point(paler), within)


def draw_marks(sheet: Sheet, scene: Scene, where: BoardLayout) -> None:
    """The marks of all areas, those with a disc last; where most may be chosen, the others are dim."""
    if mostly_legal(scene):
        dim(sheet, scene, where)
    for area in sorted(scene.view.areas, key=lambda one: one.id in scene.marked):
        marks(sheet, scene, area, where)


def draw_area(sheet: Sheet, scene: Scene, area: AreaView, where: BoardLayout) -> None:
    """The board of an area, the mover's gauge, the token, people and buildings."""
    view, seats = scene.view, scene.seats
    x, y = where.at(area)
    sheet.whole(where.box(area))
    paste = sheet.image.paste
    paste(tiles.board(area, where, scene.lang, agent=view.redirect == area.id), (x, y))
    if area.type == "canal":
        return
    power = gauge_power(view, area)
    if power:
        left, top = where.parts.power[:2]
        paste(
            tiles.gauge(area, where, power, seats[view.active]), (x + where.px(left) - tiles.BEYOND, y + where.px(top))
        )
    if area.token is not None:
        left, top = where.parts.tag[:2]
        paste(tiles.tag(area.token_reward, area.token_is_agent, where), (x + where.px(left), y + where.px(top)))
    for n, owner in enumerate(area.shops):
        left, top, _, _, step = where.parts.shop
        image = (
            tiles.space(area.shop_rewards[n], area.type, where, house=False)
            if owner is None
            else tiles.built(seats[owner], where, house=False)
        )
        paste(image, (x + where.px(left + n * step), y + where.px(top)))
    image = (
        tiles.space(area.house_reward, area.type, where, house=True)
        if area.house is None
        else tiles.built(seats[area.house], where, house=True)
    )
    paste(image, (x + where.px(where.parts.house[0]), y + where.px(where.parts.house[1])))
    built_halos(sheet, scene, area, where)
    people(sheet, scene, area, where)


def built_halos(sheet: Sheet, scene: Scene, area: AreaView, where: BoardLayout) -> None:
    """A halo round what was built."""
    left, top, w, h, step = where.parts.shop
    shops = scene.changed.was(area.id, "shops", area.shops)
    for n, owner in enumerate(area.shops):
        if owner is not None and shops[n] != owner:
            sheet.changed(where.within(area, (left + n * step, top, w, h)), radius=4, outside=0)
    if area.house is not None and scene.changed.was(area.id, "house", area.house) != area.house:
        sheet.changed(where.within(area, where.parts.house), radius=4, outside=0)


def gauge_power(view: View, area: AreaView) -> int:
    """The power the mover has here or would have on arriving; 0 where that is no question."""
    if view.phase != "turn":
        return 0
    if view.area is not None:
        return view.power if view.area == area.id else 0
    if view.step in ("recovery", "end") or view.active in area.presidents:
        return 0
    return area.power[view.active] if area.assistants[view.active] or area.id in view.reach else 0


def people(sheet: Sheet, scene: Scene, area: AreaView, where: BoardLayout) -> None:
    """One column per seat in turn order: the president, at its feet a chip with the number of assistants."""
    _, top, _, high = where.within(area, where.parts.people)
    before = scene.changed.was(area.id, "assistants", area.assistants)
    stood = scene.changed.was(area.id, "presidents", area.presidents)
    order = scene.view.turn_order
    size = where.px(where.parts.president)
    shown = {seat: president(scene.seats[seat], size, letter=not area.assistants[seat]) for seat in order}
    wide = [0.0] * len(order)
    for place, seat in enumerate(order):
        if seat in area.presidents or seat in stood:
            wide[place] = aspect(shown[seat].name) * size + (2 * HALO if seat not in stood else 0)
        elif area.assistants[seat] or before[seat]:
            wide[place] = where.px(where.parts.chip) + (2 * HALO if area.assistants[seat] > before[seat] else 0)
    feet = [(middle, top + high) for middle in _apart(wide, where.within(area, where.parts.people), HALO)]
    for foot, seat in zip(feet, order, strict=True):
        here, there = seat in area.presidents, seat in stood
        if here or there:
            _person(sheet, foot, shown[seat], here - there)
    for foot, seat in zip(feet, order, strict=True):  # so that no halo covers a number
        count, was = area.assistants[seat], before[seat]
        here = seat in area.presidents
        if count or (was and not here):
            _chip(sheet, foot, scene.seats[seat], where, count, was, under=here)


def _apart(wide: Sequence[float], box: Box, outside: int) -> list[float]:
    """The middles of columns, as far from those of even ones as what stands in them is wide."""
    left, _, room, _ = box
    first, last = left - outside, left + room + outside
    share = min(1, (last - first) / max(1, sum(wide)))
    found: list[float] = []
    for place, one in enumerate(wide):
        middle = left + room * (place + 0.5) / len(wide)
        found.append(max(middle, first + share * one / 2) if one else middle)
        first = found[-1] + share * one / 2 if one else first
    for place in reversed(range(len(wide))):
        if one := wide[place]:
            found[place] = min(found[place], last - share * one / 2)
            last = found[place] - share * one / 2
    return found


def _person(sheet: Sheet, foot: Point, shown: Icon, change: int) -> None:
    """A piece on its feet, with a halo if it is new; only its dashed outline if it has gone."""
    if change < 0:
        sheet.icon(foot, f"yokohama.gone.{shown.name.rpartition('.')[2]}", shown.size, anchor="mb", **shown.variant)
    else:
        sheet.changed_icon(foot, shown.name, shown.size, change, anchor="mb", **shown.variant)


def _chip(
    sheet: Sheet, foot: Point, style: SeatStyle, where: BoardLayout, count: int, was: int, *, under: bool
) -> None:
    """Assistants of a seat; a halo where there are more than before, a ghost where there are none any more.

    By how many they are more or fewer stands above the chip, beside the hat of a president who is here.
    """
    size = where.px(where.parts.beside if under else where.parts.chip)
    shown = assistants(style, size, count or was)
    _person(sheet, foot, shown, -1 if not count else count > was)
    if count and was:
        above = min(size + where.px(15), where.px(where.parts.people[3] - 17))
        across, up = (where.px(24), where.px(where.parts.president - 12)) if under else (0, above)
        sheet.badge((foot[0] + across, foot[1] - up), count - was, LARGE if where.large else theme.SMALL)


def marks(sheet: Sheet, scene: Scene, area: AreaView, where: BoardLayout) -> None:
    """Outlines of the area and of what can be chosen inside it."""
    marked = scene.marked
    if area.id in marked and mostly_legal(scene):
        sheet.legal(where.box(area), marked[area.id], outside=0, width=FINE)
    else:
        sheet.marks(area.id, where.box(area), marked, frozenset(), outside=3)
    if area.type == "canal" or not marked:
        return
    inside: dict[str, Box] = {f"{area.id}:token": where.parts.tag, f"{area.id}:house": where.parts.house}
    left, top, w, h, step = where.parts.shop
    for n in range(len(area.shops)):
        inside[f"{area.id}:shop:{n + 1}"] = (left + n * step, top, w, h)
    for target, units in inside.items():
        if target in marked:
            box = where.within(area, units)
            sheet.legal(box, radius=6, outside=3)
            # A small disc on the upper edge hides neither the reward below nor the people above.
            across = box[2] if target.endswith(":token") else box[2] / 2
            sheet.label((box[0] + across, box[1] + where.px(3)), marked[target], where.px(36))
            sheet.place(box, marked[target])
