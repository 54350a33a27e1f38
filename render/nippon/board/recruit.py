"""Recruitment: five slots with their actions, the queue and the bag."""

from __future__ import annotations

from collections.abc import Hashable

from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import ActionView
from render.kit import CAPITALS, Box, Icon, Part, Sheet, Words, theme
from render.nippon import colours
from render.nippon.actions import ground, price
from render.nippon.board.layout import FIGURE, BoardLayout
from render.nippon.icons import ACTIONS
from render.nippon.pieces import figure
from render.nippon.scene import Scene
from render.nippon.wording import pic

BAG = 66  # px from the right edge of the queue to the middle of the bag


def prices(view: View) -> Hashable:
    """What the still layer shows of the component set."""
    tiles = tuple((a.id, tuple(tuple(p.items()) for p in a.prices), a.most) for s in view.slots for a in s.actions)
    return tiles, tuple((level.coal, level.influence) for level in view.levels)


def still(sheet: Sheet, view: View, where: BoardLayout, lang: str) -> None:
    """Action tiles and prices."""
    k = where.scale
    for n, slot in enumerate(view.slots):
        for place, action in enumerate(slot.actions):
            box = where.tile(n, place, len(slot.actions))
            sheet.panel(box, ground(action), None, radius=8)
            _action(sheet, view, action, box, lang, alone=len(slot.actions) == 1, k=k)
    x, y, w, _ = where.queue
    size = round(26 * k)
    room = w - BAG * k - 24 * k
    sheet.text(
        (x, y + 22 * k), pic(lang, "queue"), size, theme.SOFT, bold=CAPITALS, room=room, shrink=range(size - 1, 21, -1)
    )
    sheet.icon((x + w - BAG * k, y + 20 * k), "bag", round(40 * k))


def _action(sheet: Sheet, view: View, action: ActionView, box: Box, lang: str, *, alone: bool, k: float) -> None:
    """Sign and name, the price below; one that has a slot of its own tells what the levels give, too."""
    x, y, w, _ = box
    sign = round((44 if alone else 38) * k)
    at = (x + 14 * k, y + 60 * k) if alone else (x + 6 * k, y + 25 * k)
    wide = sheet.icon(at, ACTIONS[action.id], sign, anchor="lm")
    left = 12 * k if alone else max(wide, sign) + 14 * k
    words, size = pic(lang, f"action.{action.id}"), round(29 * k)
    room = w - left - 9 * k
    sheet.text((x + left, y + 25 * k), words, size, bold=CAPITALS, room=room, shrink=range(size - 1, 21, -1))
    left = (72 if alone else 14) * k
    sheet.row((x + left, y + (60 if alone else 65) * k), price(view, action, w - left - 6 * k, round(39 * k)), gap=3)
    if alone:
        _levels(sheet, view, box, k)


def _levels(sheet: Sheet, view: View, box: Box, k: float) -> None:
    """Which goods give which influence: the key to the tints of the demand tiles."""
    x, y, w, h = box
    wide = (w - 12 - 2 * 6) / 3
    for n, level in enumerate(view.levels):
        left = x + 6 + n * (wide + 6)
        sheet.panel((left, y + 88 * k, wide, h - 95 * k), colours.LEVEL[level.level], theme.SOFT, radius=8)
        size = round(min(30 * k, wide / 2 - 5))
        row: list[Part] = [Icon(f"nippon.{good}", size) for good in level.goods]
        sheet.row((left + wide / 2, y + 110 * k), row, gap=3, anchor="mm")
        span = f"{level.influence[0]}–{level.influence[-1]}"
        sheet.text((left + wide / 2, y + 148 * k), span, round(31 * k), bold=True, anchor="mm")


def draw(sheet: Sheet, scene: Scene, where: BoardLayout) -> None:
    """Workers, queue, bag and the marks."""
    view, marked, k = scene.view, scene.marked, where.scale
    for n, slot in enumerate(view.slots):
        sheet.whole(where.slot(n))
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


def _queue(sheet: Sheet, view: View, where: BoardLayout) -> None:
    x, y, w, h = where.queue
    k = where.scale
    sheet.text((x + w - 4, y + 22 * k), view.bag_count, round(37 * k), bold=True, anchor="rm")
    step = (h - 44 * k) / max(5, len(view.queue))
    first = min(74 * k, w - 126 * k)
    area = view.queue[0].area if view.queue else ""
    for n, row in enumerate(view.queue):
        middle = y + 44 * k + (n + 0.5) * step
        if row.area != area:
            area = row.area
            sheet.line([(x + 44 * k, middle - step / 2), (x + w, middle - step / 2)], theme.LINE, 3)
        if row.next:
            sheet.icon((x + 20 * k, middle), "arrow", round(34 * k), colour=theme.VERMILION)
        for place in range(3):
            at = (x + first + place * 52 * k, middle)
            if place < len(row.workers):
                figure(sheet, at, row.workers[place], round(42 * k))
            else:
                sheet.disc(*at, 6, theme.LINE, None)
    if len(view.queue) < 4:
        _bag(sheet, view, (x, y + 46 * k + len(view.queue) * step, w, step), k)


def _bag(sheet: Sheet, view: View, box: Box, k: float) -> None:
    """What is in the bag, where the short queue leaves room."""
    x, y, w, _ = box
    sheet.line([(x, y), (x + w, y)], theme.LINE, 3)
    across = min(74 * k, (w + 6) / 3)
    for n, (color, count) in enumerate(view.bag.items()):
        at = (x + 2 + n % 3 * across, y + (24 + (n // 3) * 38) * k)
        parts: list[Part] = [Icon("nippon.plaque", round(32 * k), color=color, grey=not count)]
        sheet.row(at, [*parts, Words(count, round(26 * k), theme.INK if count else theme.SOFT)], gap=4)
