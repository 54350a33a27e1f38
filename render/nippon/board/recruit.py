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
    for n, slot in enumerate(view.slots):
        for k, action in enumerate(slot.actions):
            box = where.tile(n, k, len(slot.actions))
            x, y, w, _ = box
            sheet.panel(box, ground(action), None, radius=8)
            words = pic(lang, f"action.{action.id}")
            sheet.text((x + 12, y + 23), words, 26, bold=True, room=w - 20, shrink=(25, 24, 23, 22))
            sheet.icon((x + 36, y + 60), ACTIONS[action.id], 44)
            sheet.row((x + 72, y + 60), price(view, action, w - 80), gap=3)
            if len(slot.actions) == 1:
                _levels(sheet, view, box)
    x, y, w, _ = where.queue
    sheet.text((x + 4, y + 22), pic(lang, "queue"), 26, theme.SOFT, bold=True, room=w - 104, shrink=(24, 22))
    sheet.icon((x + w - 72, y + 20), "bag", 40)


def _levels(sheet: Sheet, view: View, box: tuple[float, float, float, float]) -> None:
    """Which goods give which influence: the key to the tints of the demand tiles."""
    x, y, w, h = box
    wide = (w - 12 - 2 * 6) / 3
    for n, level in enumerate(view.levels):
        left = x + 6 + n * (wide + 6)
        sheet.panel((left, y + 88, wide, h - 95), colours.LEVEL[level.level], theme.SOFT, radius=8)
        row: list[Part] = [Icon(f"nippon.{good}", 30) for good in level.goods]
        sheet.row((left + wide / 2, y + 110), row, gap=3, anchor="mm")
        span = f"{level.influence[0]}–{level.influence[-1]}"
        sheet.text((left + wide / 2, y + 148), span, 28, bold=True, anchor="mm")


def draw(sheet: Sheet, scene: Scene, where: Plan) -> None:
    """Workers, queue, bag and the marks."""
    view, marked = scene.view, scene.marked
    for n, slot in enumerate(view.slots):
        for k in range(max(slot.room, len(slot.workers))):
            x, y, _, _ = where.figure(n, k)
            if k < len(slot.workers):
                figure(sheet, (x + 28, y + FIGURE / 2), slot.workers[k], FIGURE)
            else:
                sheet.disc(x + 28, y + FIGURE - 14, 8, theme.SHADE, None)
        if slot.in_use:
            x, y, w, h = where.slot(n)
            sheet.mover((x - 6, y - 6, w + 12, h + 12))
    _queue(sheet, view, where)
    for n, slot in enumerate(view.slots):
        for k, action in enumerate(slot.actions):
            box = where.tile(n, k, len(slot.actions))
            sheet.marks(f"action:{action.id}", box, marked, scene.changed, radius=8, at="rt", outside=2)
        for color in dict.fromkeys(slot.workers):
            box = where.figure(n, slot.workers.index(color))
            sheet.marks(f"slot:{slot.slot}:{color}", box, marked, frozenset(), radius=10, at="rt", outside=2)


def _queue(sheet: Sheet, view: View, where: Plan) -> None:
    x, y, w, h = where.queue
    sheet.text((x + w - 4, y + 22), view.bag_count, 34, bold=True, anchor="rm")
    step = (h - 44) / max(5, len(view.queue))
    area = view.queue[0].area if view.queue else ""
    for n, row in enumerate(view.queue):
        middle = y + 44 + (n + 0.5) * step
        if row.area != area:
            area = row.area
            sheet.line([(x + 44, middle - step / 2), (x + w, middle - step / 2)], theme.LINE, 3)
        if row.next:
            sheet.icon((x + 20, middle), "arrow", 34, colour=theme.VERMILION)
        for k in range(3):
            at = (x + 74 + k * 52, middle)
            if k < len(row.workers):
                figure(sheet, at, row.workers[k], 40)
            else:
                sheet.disc(*at, 6, theme.LINE, None)
    if len(view.queue) < 4:
        _bag(sheet, view, (x, y + 46 + len(view.queue) * step, w, step))


def _bag(sheet: Sheet, view: View, box: tuple[float, float, float, float]) -> None:
    """What is in the bag, where the short queue leaves room."""
    x, y, w, _ = box
    sheet.line([(x, y), (x + w, y)], theme.LINE, 3)
    for n, (color, count) in enumerate(view.bag.items()):
        at = (x + 2 + (n % 3) * 74, y + 24 + (n // 3) * 38)
        parts: list[Part] = [Icon("nippon.plaque", 32, color=color, grey=not count)]
        sheet.row(at, [*parts, Words(count, 26, theme.INK if count else theme.SOFT)], gap=4)
