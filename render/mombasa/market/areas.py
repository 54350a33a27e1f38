"""Action areas: what everybody has laid open this round, recovery stacks, and current values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.text import Seat
from engine.mombasa.components.effects import MEASURES
from engine.mombasa.view.structs import PlayerView, SlotView, TileView
from render import phone
from render.head import one_or_two
from render.kit import Box, Colour, Point, Sheet, theme
from render.mombasa import cards, layout
from render.mombasa.pieces import on_piece, sign_of, tile_icon
from render.mombasa.scene import Scene

VALUES = (*MEASURES, "person")
BESIDE = 48  # px for how many more cards lie in a stack


class AreaLayout(NamedTuple):
    """Where things lie in a player's row, from its upper left corner."""

    left: float
    top: float
    size: tuple[float, float]
    step: float
    name: tuple[float, float, float]  # left edge, middle, room
    high: int  # px of a name in lines
    slots: tuple[float, float, float]  # left edge, top, step
    slot: tuple[float, float]
    stack: tuple[float, float]  # top and height
    card: int  # px of what stands on a card
    tiles: tuple[float, float, float]  # left edge, middle, room
    lift: float  # px that the name gives way to tiles below it
    values: tuple[Point, ...]  # where an icon and its value meet
    value: tuple[int, int]  # px of both
    apart: tuple[float, float]  # px from there to the icon's edge and to the middle of the value
    below: bool  # whether they lie below the cards

    def row(self, n: int) -> Box:
        return (self.left, self.top + self.step * n, *self.size)


WHOLE = AreaLayout(
    layout.EDGE, layout.AREAS_TOP, (layout.INNER, layout.AREA_HIGH), layout.AREA_STEP,
    (86, 83, 240), 90, (336, 10, 162), (154, 80), (98, 58), 56, (86, 122, 240), 35,
    ((1214, 48), (1338, 48), (1462, 48), (1214, 120), (1338, 120)), (54, 44), (4, 30), below=False,
)  # fmt: skip
PHONE = AreaLayout(
    phone.EDGE, 60, (phone.WIDE - 2 * phone.EDGE, 330), 344,
    (96, 42, 660), 60, (16, 84, 204), (196, 88), (178, 60), 58, (800, 42, 232), 0,
    tuple((x, 289) for x in (114, 318, 522, 726, 930)), (56, 46), (12, 34), below=True,
)  # fmt: skip


def bottom(seats: int, where: AreaLayout = WHOLE) -> int:
    return round(where.top + where.step * seats)


def draw(sheet: Sheet, scene: Scene, where: AreaLayout = WHOLE) -> None:
    """One row per player in turn order."""
    leaders = {majority.measure: majority.leaders for majority in scene.view.majorities}
    for row, player in enumerate(scene.order()):
        line(sheet, scene, player, where, where.row(row), leaders)


def line(
    sheet: Sheet, scene: Scene, player: PlayerView, where: AreaLayout, box: Box, leaders: dict[str, tuple[Seat, ...]]
) -> None:
    """One player: slots, tiles, values."""
    moving = scene.view.active == player.seat
    ground = theme.ROSE_TINT if moving else theme.PANEL
    sheet.panel(box, ground)
    sheet.whole(box)
    if moving:
        sheet.mover(box)
    left, top = box[:2]
    held = [tile for tile in scene.view.tiles if tile.holder == player.seat and tile.slot is None]
    name(sheet, scene, player, where, (left, top - (where.lift if held else 0)))
    first, above, step = where.slots
    for number, slot in enumerate(player.slots):
        place = (left + first + step * number, top + above, *where.slot)
        slot_box(sheet, scene, slot, place, ground, where.card)
        stack(sheet, scene, slot, (place[0], top + where.stack[0], place[2], where.stack[1]), ground, where.card)
        if moving and slot.id in scene.marked:
            sheet.legal(place, scene.marked[slot.id], radius=9, outside=2, row=box)
    tiles(sheet, scene, held, (left + where.tiles[0], top + where.tiles[1], where.tiles[2]), box if moving else None)
    values(sheet, player, where, (left, top), leaders)


def name(sheet: Sheet, scene: Scene, player: PlayerView, where: AreaLayout, corner: Point) -> None:
    """Whose row it is; a tick on the piece of those who are done."""
    seat, (beside, down, room) = scene.seats[player.seat], where.name
    x, y = corner[0] + beside, corner[1] + down
    done = player.done and not scene.view.over
    ink = theme.SOFT if done else theme.INK
    sheet.piece((x - 44, y), seat, 52)
    on_piece(sheet, (x - 44, y), 52, first=False, done=done)
    one_or_two(sheet, (x, y - where.high / 2, room, where.high), seat.name, range(40, 31, -2), 32, ink, least=24)


def values(
    sheet: Sheet,
    player: PlayerView,
    where: AreaLayout,
    corner: tuple[float, float],
    leaders: dict[str, tuple[Seat, ...]],
) -> None:
    """What the cards are worth; who has most of something has it in gold."""
    icon, size = where.value
    if where.below:
        y = corner[1] + where.stack[0] + where.stack[1] + 9
        sheet.line([(corner[0] + 16, y), (corner[0] + where.size[0] - 16, y)], theme.LINE, 3)
    for (x, y), measure in zip(where.values, VALUES, strict=True):
        value, middle = getattr(player.values, measure), (corner[0] + x + where.apart[1], corner[1] + y)
        fade = 0.0 if value else 0.6
        sheet.icon((corner[0] + x - where.apart[0], middle[1]), sign_of(measure), icon, anchor="rm", fade=fade)
        if player.seat in leaders.get(measure, ()):
            sheet.pill(middle, value, size, theme.COIN, line=theme.INK, least=54, pad=8, radius=12)
        else:
            sheet.text(middle, value or "–", size, theme.INK if value else theme.FAINT, bold=bool(value), anchor="mm")


def slot_box(sheet: Sheet, scene: Scene, slot: SlotView, box: Box, ground: Colour, size: int) -> None:
    """A slot with its card; a locked one has a padlock, one that opens next round an hourglass."""
    x, y, w, h = box
    if slot.card is not None:
        cards.small(sheet, scene.data, box, slot.card, ground, value=slot.value, used=slot.used, size=size)
        if slot.plus_good:
            sheet.icon((x + w - 14, y + 14), "mombasa.tile", 34, kind="", n=0)
            sheet.text((x + w - 14, y + 14), "+1", 22, bold=True, anchor="mm")
        return
    sheet.panel(box, theme.PANEL if slot.open else theme.PAPER, theme.LINE, radius=9)
    if not slot.open:
        sheet.icon((x + w / 2, y + h / 2), "hourglass" if slot.opens_next else "lock", 40)


def stack(sheet: Sheet, scene: Scene, slot: SlotView, box: Box, ground: Colour, size: int) -> None:
    """The card that lies on top of a recovery stack, and how many more come back with it."""
    if not slot.stack:
        return
    (x, y, w, h), more = box, len(slot.stack) - 1
    shown = (x, y, w - BESIDE * bool(more), h)
    cards.small(sheet, scene.data, shown, slot.stack[-1], ground, size=min(size, round(h) - 6))
    if more:
        sheet.text((x + w, y + h / 2), f"+{more}", 36, theme.SOFT, bold=True, anchor="rm")


def tiles(
    sheet: Sheet, scene: Scene, held: Sequence[TileView], where: tuple[float, float, float], row: Box | None
) -> None:
    """The bonus tiles a player has this round; those of whoever is to act may be marked in their row."""
    left, y, room = where
    size = 70 if len(held) < 4 else 62
    step = min(size, (room - size) / max(1, len(held) - 1)) if held else 0
    for number, tile in enumerate(held):
        x = left + size / 2 + step * number
        tile_icon(sheet, scene.data, tile.id, (x, y), size, spent=tile.used)
        if row is not None and tile.id in scene.marked:
            here = (x - size / 2, y - size / 2, size, size)
            sheet.legal(here, scene.marked[tile.id], radius=14, outside=1, row=row)
