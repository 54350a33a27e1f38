"""One area with everything on it."""

from __future__ import annotations

from engine.yokohama.view.structs import AreaView, View
from render.kit import Point, SeatStyle, Sheet, piece
from render.yokohama.board import layout, tiles
from render.yokohama.board.layout import BoardPlan
from render.yokohama.scene import Scene


def draw_area(sheet: Sheet, scene: Scene, area: AreaView, plan: BoardPlan) -> None:
    """The board of an area, the mover's gauge, the token, people and buildings."""
    view, seats = scene.view, scene.seats
    x, y = plan.at(area)
    paste = sheet.image.paste
    paste(tiles.board(area, plan, scene.lang, agent=view.redirect == area.id), (x, y))
    if area.type == "canal":
        return
    power = gauge_power(view, area)
    if power:
        left, top = layout.POWER[:2]
        paste(tiles.gauge(area, plan, power, seats[view.active]), (x + plan.px(left), y + plan.px(top)))
    if area.token is not None:
        left, top = layout.TAG[:2]
        paste(tiles.tag(area.token_reward, area.token_is_agent, plan), (x + plan.px(left), y + plan.px(top)))
    for n, owner in enumerate(area.shops):
        left, top, _, _, step = layout.SHOP
        image = (
            tiles.space(area.shop_rewards[n], area.type, plan, house=False)
            if owner is None
            else tiles.built(seats[owner], plan, house=False)
        )
        paste(image, (x + plan.px(left + n * step), y + plan.px(top)))
    image = (
        tiles.space(area.house_reward, area.type, plan, house=True)
        if area.house is None
        else tiles.built(seats[area.house], plan, house=True)
    )
    paste(image, (x + plan.px(layout.HOUSE[0]), y + plan.px(layout.HOUSE[1])))
    people(sheet, scene, area, plan)


def gauge_power(view: View, area: AreaView) -> int:
    """The power the mover has here or would have on arriving; 0 where that is no question."""
    if view.phase != "turn":
        return 0
    if view.area is not None:
        return view.power if view.area == area.id else 0
    if view.step in ("recovery", "end") or view.active in area.presidents:
        return 0
    return area.power[view.active] if area.assistants[view.active] or area.id in view.reach else 0


def people(sheet: Sheet, scene: Scene, area: AreaView, plan: BoardPlan) -> None:
    """One column per seat in turn order: a chip with the number of assistants, small beside the hat of a president."""
    seats = scene.seats
    left, top, wide, high = plan.within(area, layout.PEOPLE)
    column = wide / len(seats)
    crowd = len(area.presidents) > 1
    before = scene.changed.was(area.id, "assistants", area.assistants)
    stood = scene.changed.was(area.id, "presidents", area.presidents)
    for place, seat in enumerate(scene.view.turn_order):
        middle, count, was, style = left + column * (place + 0.5), area.assistants[seat], before[seat], seats[seat]
        hat = {"colour": style.colour, "ink": style.ink, "words": style.letter}
        if seat not in area.presidents:
            if count or was:
                at = (middle, top + high - plan.px(29))
                _chip(sheet, at, style, plan.px(56), count, was)
            elif seat in stood:
                sheet.changed_icon((middle, top + high - 1), "president", plan.px(84), -1, anchor="mb", **hat)
            continue
        size = plan.px(58 if crowd else 84)
        foot = top + (plan.px(58) if crowd else high - 1)
        sheet.changed_icon((middle, foot), "president", size, seat not in stood, anchor="mb", **hat)
        if count and crowd:
            _chip(sheet, (middle, top + high - plan.px(15)), style, plan.px(34), count, was)
        elif count:
            side = -1 if place == len(seats) - 1 else 1
            _chip(sheet, (middle + side * plan.px(38), top + plan.px(17)), style, plan.px(36), count, was)


def _chip(sheet: Sheet, at: Point, style: SeatStyle, size: int, count: int, was: int) -> None:
    """Assistants of a seat; a halo where there are more than before, a ghost where there are none any more."""
    shown = piece(style, size, count or was)
    sheet.changed_icon(at, shown.name, size, -1 if not count else count > was, **shown.variant)
    if count and was:
        sheet.badge((at[0] + size * 0.42, at[1] - size * 0.42), count - was)


def marks(sheet: Sheet, scene: Scene, area: AreaView, plan: BoardPlan) -> None:
    """Outlines of the area and of what can be chosen inside it; a halo round what was built."""
    marked = scene.marked
    sheet.marks(area.id, plan.box(area), marked, frozenset(), outside=3)
    if area.type == "canal":
        return
    inside = {f"{area.id}:token": layout.TAG, f"{area.id}:house": layout.HOUSE}
    left, top, w, h, step = layout.SHOP
    shops = scene.changed.was(area.id, "shops", area.shops)
    for n, owner in enumerate(area.shops):
        inside[f"{area.id}:shop:{n + 1}"] = (left + n * step, top, w, h)
        if owner is not None and shops[n] != owner:
            sheet.changed(plan.within(area, (left + n * step, top, w, h)), radius=4, outside=0)
    if area.house is not None and scene.changed.was(area.id, "house", area.house) != area.house:
        sheet.changed(plan.within(area, layout.HOUSE), radius=4, outside=0)
    for target, units in inside.items():
        if target in marked:
            box = plan.within(area, units)
            sheet.legal(box, radius=6, outside=3)
            # A small disc on the upper edge hides neither the reward below nor the people above.
            across = box[2] if target.endswith(":token") else box[2] / 2
            sheet.label((box[0] + across, box[1] + plan.px(3)), marked[target], plan.px(36))
