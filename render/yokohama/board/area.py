"""One area with everything on it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.yokohama.view.structs import AreaView, View
from render.kit import Icon, Point, Sheet, aspect, mix, theme
from render.kit.icons import HALO
from render.yokohama import colours
from render.yokohama.board import tiles
from render.yokohama.board.layout import BoardLayout
from render.yokohama.pieces import assistants, president
from render.yokohama.scene import Scene
from render.yokohama.wording import LARGE

Units = tuple[float, float, float, float]  # of a box inside an area

RAISED = 14  # units by which people stand higher where the numbers of buildings are below them
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
    """One column per seat in turn order: the president, beside it a chip with the number of assistants.

    The chip stands at the president's feet where there is no room. Who is new is a little smaller and stands higher, so
    that the halo stays between the power and the roofs; so is everybody where a building has a number.
    """
    left, top, room, high = where.within(area, where.parts.people)
    before = scene.changed.was(area.id, "assistants", area.assistants)
    stood = scene.changed.was(area.id, "presidents", area.presidents)
    order = scene.view.turn_order
    came = {seat for seat in order if seat in area.presidents and seat not in stood}
    more = {seat for seat in order if area.assistants[seat] > before[seat]}
    low = RAISED if scene.marked.keys() & _buildings(area, where).keys() else 0
    new = where.px(where.parts.new)
    raised = [max(HALO * (seat in came | more), where.px(low)) for seat in order]
    tall, sizes = [0] * len(order), [0] * len(order)  # of presidents and chips
    people, chips = [0.0] * len(order), [0.0] * len(order)  # how wide they are
    for place, seat in enumerate(order):
        here = seat in area.presidents
        if here or seat in stood:
            tall[place] = (
                new if low or seat in came else min(where.px(where.parts.president), round(high) - raised[place])
            )
            people[place] = aspect("president") * tall[place] + 2 * HALO * (seat in came)
        if area.assistants[seat] or (before[seat] and not here):
            size = where.px(where.parts.beside if here else where.parts.chip)
            sizes[place] = min(size, new) if low or seat in more else size
            chips[place] = sizes[place] + 2 * HALO * (seat in more)
    apart = sum(people) + sum(chips) <= room
    wide = [one + other if apart else max(one, other) for one, other in zip(people, chips, strict=True)]
    columns = list(zip(order, _apart(wide, left, room), strict=True))
    feet = [top + high - up for up in raised]
    for place, (seat, middle) in enumerate(columns):
        if people[place]:
            shown = president(scene.seats[seat], tall[place], letter=apart or not area.assistants[seat])
            across = (people[place] - wide[place]) / 2 if apart else 0
            _person(sheet, (middle + across, feet[place]), shown, (seat in area.presidents) - (seat in stood))
    for place, (seat, middle) in enumerate(columns):  # so that no halo covers a number
        if chips[place]:
            count, was, size = area.assistants[seat], before[seat], sizes[place]
            foot = (middle + (wide[place] - chips[place]) / 2 * apart, feet[place])
            _person(sheet, foot, assistants(scene.seats[seat], size, count or was), _change(count, was))
            if count and was:
                under = seat in area.presidents and not apart
                across, up = _beside(where, (foot[0], foot[1] - top), size, left + room / 2, under)
                sheet.badge((foot[0] + across, foot[1] - up), count - was, LARGE if where.large else theme.SMALL)


def _change(count: int, was: int) -> int:
    """Assistants of a seat: a halo where there are more than before, a ghost where there are none any more."""
    return -1 if not count else count > was


def _beside(where: BoardLayout, foot: Point, chip: int, centre: float, under: bool) -> Point:
    """Where it stands by how many assistants they are more or fewer: above the chip, beside the hat of a president.

    Where that is too high it goes to the side, that of the middle of the area.
    """
    most = foot[1] - where.px(17)
    if under:
        return where.px(24), min(where.px(where.parts.president - 12), most)
    above = chip + where.px(15)
    return (0, above) if above <= most else (chip * (0.6 if foot[0] < centre else -0.6), most)


def _apart(wide: Sequence[float], left: float, room: float) -> list[float]:
    """The middles of columns, as far from those of even ones as what stands in them is wide."""
    found = [left + room * (place + 0.5) / len(wide) for place in range(len(wide))]
    taken = [place for place, one in enumerate(wide) if one]
    if not taken:
        return found
    ends = (wide[taken[0]] + wide[taken[-1]]) / 2
    steps = [(wide[one] + wide[other]) / 2 for one, other in pairwise(taken)]
    share = min(1, (room - ends) / sum(steps)) if steps else 1
    least = left + wide[taken[0]] / 2
    for place, step in zip(taken, [*steps, 0], strict=True):
        found[place] = max(found[place], least)
        least = found[place] + share * step
    most = left + room - wide[taken[-1]] / 2
    for place, step in zip(reversed(taken), [*reversed(steps), 0], strict=True):
        found[place] = min(found[place], most)
        most = found[place] - share * step
    return found


def _person(sheet: Sheet, foot: Point, shown: Icon, change: int) -> None:
    """A piece on its feet, with a halo if it is new; only its dashed outline if it has gone."""
    if change < 0:
        sheet.icon(foot, f"yokohama.gone.{shown.name.rpartition('.')[2]}", shown.size, anchor="mb", **shown.variant)
    else:
        sheet.changed_icon(foot, shown.name, shown.size, change, anchor="mb", **shown.variant)


def marks(sheet: Sheet, scene: Scene, area: AreaView, where: BoardLayout) -> None:
    """Outlines of the area and of what can be chosen inside it."""
    marked = scene.marked
    if area.id in marked and mostly_legal(scene):
        sheet.legal(where.box(area), marked[area.id], outside=0, width=FINE)
    else:
        sheet.marks(area.id, where.box(area), marked, frozenset(), outside=3)
    if area.type == "canal" or not marked:
        return
    inside = {f"{area.id}:token": where.parts.tag, **_buildings(area, where)}
    for target, units in inside.items():
        if target in marked:
            box = where.within(area, units)
            sheet.legal(box, radius=6, outside=3)
            # A small disc on the upper edge hides neither the reward below nor the people above.
            token = target.endswith(":token")
            at = (box[0] + box[2], box[1] + where.px(3)) if token else (box[0] + box[2] / 2, box[1])
            sheet.label(at, marked[target], where.px(36 if token else 32))
            sheet.place(box, marked[target])


def _buildings(area: AreaView, where: BoardLayout) -> dict[str, Units]:
    """Where the spaces for buildings lie, in units, by the target that each of them is."""
    left, top, w, h, step = where.parts.shop
    shops = {f"{area.id}:shop:{n + 1}": (left + n * step, top, w, h) for n in range(len(area.shops))}
    return {**shops, f"{area.id}:house": where.parts.house}
