"""The menu of a turn: workers and actions slot by slot, what cannot be done dimmed, and what consolidating leaves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.core.text import Text
from engine.nippon.view.structs_board import ActionView
from engine.nippon.view.structs_player import PlayerView
from render.kit import CAPITALS, Box, Icon, Part, Sheet, Words, theme
from render.nippon.actions import ground, price
from render.nippon.effects import thing
from render.nippon.icons import ACTIONS
from render.nippon.pieces import figure
from render.nippon.scene import Scene
from render.nippon.wording import heading, pic
from render.zoom import EDGE, HEAD, WIDTH, Zoom, disc, head
from words import label

COLUMN, STEP = 206, 220
TOP = HEAD + 20
WORKERS = 92  # px of the row of workers
TILE, TILE_STEP = 178, 190
CONSOLIDATE = TOP + WORKERS + 2 * TILE_STEP + 8
PANEL_HIGH, PANEL_CLOSED = 190, 94
DIMMED = theme.USED


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene = Scene(zoom.view, names, lang, zoom.numbers(), changed)
    me = zoom.view.players[zoom.seat]
    low = PANEL_HIGH if "consolidate" in scene.marked else PANEL_CLOSED
    sheet = Sheet(WIDTH, CONSOLIDATE + low + 18)
    held: list[Part] = []
    for resource in ("money", "coal", "silk", "iron"):
        held += [thing(resource, 46), Words(getattr(me, resource), 40), 18]
    head(sheet, scene.seats[zoom.seat], heading(lang, "menu.title"), held[:-1])
    for n, slot in enumerate(scene.view.slots):
        x = EDGE + STEP * n
        high = WORKERS + len(slot.actions) * TILE_STEP if len(slot.actions) > 1 else WORKERS + 2 * TILE_STEP
        sheet.panel((x, TOP - 6, COLUMN, high), theme.PANEL, theme.LINE)
        for place in range(max(slot.room, len(slot.workers))):
            color = slot.workers[place] if place < len(slot.workers) else None
            figure(sheet, (x + COLUMN / 2 + 62 * (place - 1), TOP + 40), color, 72)
        for place, action in enumerate(slot.actions):
            tall = TILE if len(slot.actions) > 1 else 2 * TILE_STEP - 12
            tile(sheet, scene, action, (x + 6, TOP + WORKERS - 6 + TILE_STEP * place, COLUMN - 12, tall))
    consolidation(sheet, scene, me, low)
    return sheet.image


def tile(sheet: Sheet, scene: Scene, action: ActionView, box: Box) -> None:
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
    cost = price(scene.view, action, w - 16, 36)
    for part in cost:
        if isinstance(part, Icon) and not open_to:
            part.variant.update(grey=True, fade=0.4)
        elif isinstance(part, Words) and not open_to:
            part.colour = theme.FAINT
    sheet.row((x + w / 2, y + h - 28), cost, gap=3, anchor="mm")
    if number is not None:
        disc(sheet, (x + 16, y + h / 2), number)


def consolidation(sheet: Sheet, scene: Scene, me: PlayerView, h: int) -> None:
    """The workers that would go, what comes in, what salaries cost, what is left then."""
    x, y, w = EDGE, CONSOLIDATE, WIDTH - 2 * EDGE
    number, now = scene.marked.get("consolidate"), me.consolidation
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
        income: list[Part] = [Words(f"+{now.coal_income}", 44), thing("coal", 44), 16]
        income += [Words(f"+{now.money_income}", 44), thing("money", 44)]
        column(sheet, x + 40, y, heading(scene.lang, "income"), income)
        column(sheet, x + 420, y, heading(scene.lang, "salaries"), [Words(f"−{now.due}", 44), thing("money", 44)])
        rest: list[Part] = [Words(now.money, 44), thing("money", 44), 16, Words(now.coal, 44), thing("coal", 44)]
        column(sheet, x + 660, y, heading(scene.lang, "leaves"), [*rest, 16, Words(now.vp, 44), Icon("star", 48)])
    if number:
        disc(sheet, (x + 16, y + 16), number)


def column(sheet: Sheet, x: float, y: float, words: str, parts: Sequence[Part]) -> None:
    """A heading and what stands under it."""
    sheet.text((x, y + 104), words, 28, theme.SOFT, bold=CAPITALS)
    sheet.row((x, y + 152), parts, gap=6)
