"""The menu of a turn: workers and actions slot by slot, what cannot be done dimmed, and what consolidating leaves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from PIL import Image

from engine.core.text import Text
from engine.nippon.view.structs_board import ActionView
from engine.nippon.view.structs_player import PlayerView
from render.kit import CAPITALS, Box, Icon, Part, Sheet, Words, row_width, theme, width
from render.nippon.actions import ground, price
from render.nippon.effects import between, department, one_op, thing
from render.nippon.icons import ACTIONS
from render.nippon.pieces import figure, goal
from render.nippon.scene import Scene
from render.nippon.wording import heading, pic
from render.zoom import EDGE, HEAD, SMALLER, WIDTH, Zoom, disc, head
from words import label

COLUMN, STEP = 206, 220
TOP = HEAD + 20
WORKERS = 92  # px of the row of workers
TILE, TILE_STEP = 178, 190
CONSOLIDATE = TOP + WORKERS + 2 * TILE_STEP + 14
PANEL_HIGH, PANEL_CLOSED = 190, 94
DIMMED = theme.USED
SIZES = (44, 40, 36, 34, 32)  # of the numbers of a consolidation
COLUMN_GAP = 22
GOALS, GOAL_SCALE = 84, 1.4  # px of the goals of a solo game, and how large they are


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene = Scene(zoom.view, names, lang, zoom.numbers(), changed)
    me = zoom.view.players[zoom.seat]
    low = PANEL_HIGH if "consolidate" in scene.marked else PANEL_CLOSED
    goals = () if scene.view.automa is None else scene.view.automa.goals
    sheet = Sheet(WIDTH, CONSOLIDATE + low + 18 + (GOALS if goals else 0))
    have = held(me)
    head(sheet, scene.seats[zoom.seat], when(scene, WIDTH - 154 - row_width(have, gap=10)), have)
    for n, slot in enumerate(scene.view.slots):
        x = EDGE + STEP * n
        high = WORKERS + len(slot.actions) * TILE_STEP if len(slot.actions) > 1 else WORKERS + 2 * TILE_STEP
        sheet.panel((x, TOP - 6, COLUMN, high), theme.PANEL, theme.LINE)
        sheet.whole((x, TOP - 6, COLUMN, high))
        for place in range(max(slot.room, len(slot.workers))):
            color = slot.workers[place] if place < len(slot.workers) else None
            figure(sheet, (x + COLUMN / 2 + 62 * (place - 1), TOP + 40), color, 72)
        for place, action in enumerate(slot.actions):
            tall = TILE if len(slot.actions) > 1 else 2 * TILE_STEP - 12
            tile(sheet, scene, me, action, (x + 6, TOP + WORKERS - 6 + TILE_STEP * place, COLUMN - 12, tall))
    consolidation(sheet, scene, me, low)
    left = float(EDGE)
    for one in goals:
        left += goal(sheet, (left, sheet.height - GOALS / 2 - 8), one, GOAL_SCALE) + 16
    return sheet.image


def when(scene: Scene, room: float) -> str:
    """The round, and how many workers are left in the queue, as far as there is room for that."""
    view, queue = scene.view, sum(len(row.workers) for row in scene.view.queue)
    told = {"n": view.round, "of": len(view.cells)}
    said = [pic(scene.lang, "menu.round", **told)]
    if not view.last_rounds:
        said.insert(0, pic(scene.lang, "menu.queue", **told, queue=queue))
    return next((one for one in said if width(one, SMALLER[-1], True) <= room), "")


def held(me: PlayerView) -> list[Part]:
    """What one can spend, goods included, as large as there is room for all of it."""
    goods = Counter[str]()
    for factory in me.factories:
        goods[factory.type] += factory.goods
    counts = {"money": me.money, "coal": me.coal + me.coal_stored, "silk": me.silk, "iron": me.iron}
    counts |= {good: n for good, n in goods.items() if n}
    for size in (46, 44, 42, 40, 38):
        parts: list[Part] = []
        for name, n in counts.items():
            parts += [18, thing(name, size), Words(n, size - 6)]
        if row_width(parts, gap=10) <= WIDTH - 140:
            break
    return parts[1:]


def tile(sheet: Sheet, scene: Scene, me: PlayerView, action: ActionView, box: Box) -> None:
    """An action with its price; a disc if it can be taken."""
    x, y, w, h = box
    number = scene.marked.get(f"action:{action.id}")
    open_to = number is not None
    sheet.panel(box, ground(action) if open_to else DIMMED, theme.INK if open_to else None, width=4, radius=10)
    ink = theme.INK if open_to else theme.FAINT
    name = pic(scene.lang, f"action.{action.id}")
    tall = h > TILE
    above = (x + 7, y + 10, w - 14, 92 if tall else 48)
    sheet.block(above, name, 30, ink, bold=CAPITALS, lines=2 if tall else 1, shrink=range(29, 21, -1))
    size = 110 if tall else 72
    sheet.icon((x + w / 2, y + h / 2 + 4), ACTIONS[action.id], size, grey=not open_to, fade=0 if open_to else 0.4)
    cost = price(scene.view, action, w - 16, 36, payer=me)
    for part in cost:
        if isinstance(part, Icon) and not open_to:
            part.variant.update(grey=True, fade=0.4)
        elif isinstance(part, Words) and not open_to:
            part.colour = theme.FAINT
    sheet.row((x + w / 2, y + h - 28), cost, gap=3, anchor="mm")
    if number is not None:
        disc(sheet, (x + 16, y + h / 2), number, box)


def consolidation(sheet: Sheet, scene: Scene, me: PlayerView, h: int) -> None:
    """The workers that would go, what comes in, what salaries cost, what is left then."""
    x, y, w = EDGE, CONSOLIDATE, WIDTH - 2 * EDGE
    number, now = scene.marked.get("consolidate"), me.consolidation
    sheet.whole((x, y, w, h))
    sheet.panel((x, y, w, h), theme.PANEL if number else DIMMED, theme.INK if number else None, width=4)
    name = label(Text("nippon.consolidate"), scene.lang)
    ink = theme.INK if number else theme.FAINT
    sheet.icon((x + 82, y + 46), "nippon.consolidate", 62, grey=not number)
    sheet.text((x + 126, y + 46), name, 40, ink, bold=CAPITALS, room=380, shrink=range(39, 29, -1))
    for place, cell in enumerate(me.workers):
        worker = cell.worker
        at = (x + w - 50 - 74 * (len(me.workers) - 1 - place), y + 48)
        figure(sheet, at, None if worker is None else worker.color, 68, expert=worker is not None and worker.expert)
    if number and now.possible:
        columns(sheet, (x + 40, y, w - 64, h), outcome(me), scene.lang)
    if number:
        disc(sheet, (x + 16, y + 46), number, (x, y, w, h))


def outcome(me: PlayerView) -> dict[str, list[list[Part]]]:
    """What a consolidation takes, brings and leaves, under its heading; each in the sizes it can have."""
    sizes = [outcome_at(me, size) for size in SIZES]
    return {key: [one[key] for one in sizes] for key in sizes[0] if sizes[0][key]}


def outcome_at(me: PlayerView, size: int) -> dict[str, list[Part]]:
    """What stands below the headings, in one size."""
    now = me.consolidation
    bonuses = [
        [department(one.color, size + 4, one.improved), 4, *between([one_op(op, size) for op in one.gives], "+", size)]
        for one in (now.bottom, now.top)
        if one is not None
    ]
    if now.favour:
        bonuses.insert(0, [Icon("nippon.fan", size + 12, level=now.favour)])
    income = {"money": now.money_income, "coal": now.coal_income}
    left = {"money": now.money, "coal": now.coal}
    lost: list[Part] = [8, Words(f"−{now.vp_lost}", size), Icon("star", size)] if now.vp_lost else []
    return {
        "discards": signed("−", {"money": now.money_discarded, "coal": now.coal_discarded}, size),
        "income": signed("+", income, size),
        "bonuses": [part for one in bonuses for part in (8, Words("+", size), *one)][1:],
        "salaries": [*signed("−", {"money": now.paid}, size), *lost],
        "leaves": signed("", left, size) or [Words(0, size), thing("money", size)],
    }


def signed(sign: str, given: Mapping[str, int], size: int) -> list[Part]:
    """Amounts with their sign; nothing of what there is none."""
    found: list[Part] = []
    for what, n in given.items():
        if n:
            found += [8, Words(f"{sign}{n}", size), thing(what, size)]
    return found[1:]


def columns(sheet: Sheet, box: Box, found: Mapping[str, list[list[Part]]], lang: str) -> None:
    """Headings side by side, and what stands under each, as large as there is room for all of them."""
    x, y, w, _ = box
    words = {key: heading(lang, key) for key in found}
    wide: list[float] = []
    at = 0
    for at, _ in enumerate(SIZES):
        wide = [max(row_width(rows[at], gap=4), width(words[key], 28, CAPITALS)) for key, rows in found.items()]
        if sum(wide) + COLUMN_GAP * (len(wide) - 1) <= w:
            break
    gap = (w - sum(wide)) / max(1, len(wide) - 1)
    for (key, rows), room in zip(found.items(), wide, strict=True):
        sheet.text((x, y + 104), words[key], 28, theme.SOFT, bold=CAPITALS)
        sheet.row((x, y + 152), rows[at], gap=4)
        x += room + min(gap, 60)
