"""Recruitment: five slots with their actions, the queue and the bag."""

from __future__ import annotations

from collections.abc import Hashable

from engine.nippon.view.structs import View
from render.kit import Icon, Part, Sheet, Words, theme
from render.nippon import colours
from render.nippon.actions import ground, price
from render.nippon.board.layout import FIGURE, Plan
from render.nippon.icons import ACTIONS
from render.nippon.pieces import figure
from render.nippon.scene import Scene
from render.nippon.wording import pic


def prices(view: View) -> Hashable:
    """What the still layer shows of the component set."""
    tiles = tuple((a.id, tuple(tuple(p.items()) for p in a.prices), a.most) for s in view.slots for a in s.actions)
    return tiles, tuple((level.coal, level.influence) for level in view.levels)


def still(sheet: Sheet, view: View, where: Plan, lang: str) -> None:
    """Action tiles and prices."""
    k = where.scale
    for n, slot in enumerate(view.slots):
        for place, action in enumerate(slot.actions):
            box = where.tile(n, place, len(slot.actions))
            x, y, w, _ = box
            sheet.panel(box, ground(action), None, radius=8)
            words, sizes = pic(lang, f"action.{action.id}"), [round(size * k) for size in (26, 25, 24, 23, 22)]
            sheet.text((x + 12 * k, y + 23 * k), words, sizes[0], bold=True, room=w - 20 * k, shrink=sizes[1:])
            sheet.icon((x + 36 * k, y + 60 * k), ACTIONS[action.id], round(44 * k))
            sheet.row((x + 72 * k, y + 60 * k), price(view, action, w - 80 * k, round(30 * k)), gap=3)
            if len(slot.actions) == 1:
                _levels(sheet, view, box, k)
    x, y, w, _ = where.queue
    sizes = [round(size * k) for size in (26, 24, 22)]
    at, room = (x + 4 * k, y + 22 * k), w - 104 * k
    sheet.text(at, pic(lang, "queue"), sizes[0], theme.SOFT, bold=True, room=room, shrink=sizes[1:])
    sheet.icon((x + w - 72 * k, y + 20 * k), "bag", round(40 * k))


def _levels(sheet: Sheet, view: View, box: tuple[float, float, float, float], k: float) -> None:
    """Which goods give which influence: the key to the tints of the demand tiles."""
    x, y, w, h = box
    wide = (w - 12 - 2 * 6) / 3
    for n, level in enumerate(view.levels):
        left = x + 6 + n * (wide + 6)
        sheet.panel((left, y + 88 * k, wide, h - 95 * k), colours.LEVEL[level.level], theme.SOFT, radius=8)
        row: list[Part] = [Icon(f"nippon.{good}", round(30 * k)) for good in level.goods]
        sheet.row((left + wide / 2, y + 110 * k), row, gap=3, anchor="mm")
        span = f"{level.influence[0]}–{level.influence[-1]}"
        sheet.text((left + wide / 2, y + 148 * k), span, round(28 * k), bold=True, anchor="mm")


def draw(sheet: Sheet, scene: Scene, where: Plan) -> None:
    """Workers, queue, bag and the marks."""
    view, marked, k = scene.view, scene.marked, where.scale
    for n, slot in enumerate(view.slots):
        for place in range(max(slot.room, len(slot.workers))):
            x, y, w, h = where.figure(n, place)
            if place < len(slot.workers):
                figure(sheet, (x + w / 2, y + h / 2), slot.workers[place], round(FIGURE * k))
            else:
                sheet.disc(x + w / 2, y + h - 14 * k, 8, theme.SHADE, None)
        if slot.in_use:
            x, y, w, h = where.slot(n)
            sheet.mover((x - 6, y - 6, w + 12, h + 12))
    _queue(sheet, view, where)
    for n, slot in enumerate(view.slots):
        for place, action in enumerate(slot.actions):
            box = where.tile(n, place, len(slot.actions))
            sheet.marks(f"action:{action.id}", box, marked, scene.changed, radius=8, at="rt", outside=2)
        for color in dict.fromkeys(slot.workers):
            box = where.figure(n, slot.workers.index(color))
            sheet.marks(f"slot:{slot.slot}:{color}", box, marked, frozenset(), radius=10, at="rt", outside=2)


def _queue(sheet: Sheet, view: View, where: Plan) -> None:
    x, y, w, h = where.queue
    k = where.scale
    sheet.text((x + w - 4, y + 22 * k), view.bag_count, round(34 * k), bold=True, anchor="rm")
    step = (h - 44 * k) / max(5, len(view.queue))
    area = view.queue[0].area if view.queue else ""
    for n, row in enumerate(view.queue):
        middle = y + 44 * k + (n + 0.5) * step
        if row.area != area:
            area = row.area
            sheet.line([(x + 44 * k, middle - step / 2), (x + w, middle - step / 2)], theme.LINE, 3)
        if row.next:
            sheet.icon((x + 20 * k, middle), "arrow", round(34 * k), colour=theme.VERMILION)
        for place in range(3):
            at = (x + (74 + place * 52) * k, middle)
            if place < len(row.workers):
                figure(sheet, at, row.workers[place], round(40 * k))
            else:
                sheet.disc(*at, 6, theme.LINE, None)
    if len(view.queue) < 4:
        _bag(sheet, view, (x, y + 46 * k + len(view.queue) * step, w, step), k)


def _bag(sheet: Sheet, view: View, box: tuple[float, float, float, float], k: float) -> None:
    """What is in the bag, where the short queue leaves room."""
    x, y, w, _ = box
    sheet.line([(x, y), (x + w, y)], theme.LINE, 3)
    for n, (color, count) in enumerate(view.bag.items()):
        at = (x + (2 + (n % 3) * 74) * k, y + (24 + (n // 3) * 38) * k)
        parts: list[Part] = [Icon("nippon.plaque", round(32 * k), color=color, grey=not count)]
        sheet.row(at, [*parts, Words(count, round(26 * k), theme.INK if count else theme.SOFT)], gap=4)
