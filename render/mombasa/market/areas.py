"""Action areas: what everybody has laid open this round, recovery stacks, and current values."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.text import Seat
from engine.mombasa.components.effects import MEASURES
from engine.mombasa.view.structs import PlayerView, SlotView
from render import phone
from render.kit import Box, Colour, Sheet, theme
from render.mombasa import cards, layout
from render.mombasa.pieces import tile_icon
from render.mombasa.scene import Scene

VALUES = (*MEASURES, "person")


class AreaPlan(NamedTuple):
    """Where things lie in a player's row, from its upper left corner."""

    left: float
    top: float
    size: tuple[float, float]
    step: float
    name: tuple[float, float, float]  # left edge, middle, room
    slots: tuple[float, float, float]  # left edge, top, step
    slot: tuple[float, float]
    stack: tuple[float, float]  # top and height
    card: int  # px of what stands on a card
    tiles: tuple[float, float, float]  # left edge, middle, room
    values: tuple[float, ...]  # middles
    value: tuple[float, int]  # middle of the line and px of the digits
    signs: bool  # with each value its icon, for they are not above all rows

    def row(self, n: int) -> Box:
        return (self.left, self.top + self.step * n, *self.size)


WHOLE = AreaPlan(
    layout.EDGE, layout.AREAS_TOP, (layout.INNER, layout.AREA_HIGH), layout.AREA_STEP,
    (layout.AREA_NAME_X - layout.EDGE, 68, layout.AREA_NAME_ROOM),
    (layout.SLOT_X - layout.EDGE, 8, layout.SLOT_STEP), layout.SLOT_SIZE, (layout.STACK_TOP, layout.STACK_HIGH), 42,
    (layout.TILES_X - layout.EDGE, 68, layout.TILES_ROOM),
    tuple(x - layout.EDGE for x in layout.VALUES_X), (68, 40), signs=False,
)  # fmt: skip
PHONE = AreaPlan(
    phone.EDGE, 60, (phone.WIDE - 2 * phone.EDGE, 330), 344,
    (96, 42, 660), (16, 84, 204), (196, 88), (178, 60), 58,
    (800, 42, 232), (114, 318, 522, 726, 930), (289, 46), signs=True,
)  # fmt: skip


def bottom(seats: int, where: AreaPlan = WHOLE) -> int:
    return round(where.top + where.step * seats)


def still(sheet: Sheet) -> None:
    """The icons above the values."""
    for x, measure in zip(layout.VALUES_X, VALUES, strict=True):
        sheet.icon((x, layout.AREA_HEAD), sign_of(measure), 44)


def sign_of(measure: str) -> str:
    return "clerk" if measure == "person" else f"mombasa.{measure}"


def draw(sheet: Sheet, scene: Scene, where: AreaPlan = WHOLE) -> None:
    """One row per player in turn order."""
    leaders = {majority.measure: majority.leaders for majority in scene.view.majorities}
    for row, player in enumerate(scene.order()):
        line(sheet, scene, player, where, where.row(row), leaders)


def line(
    sheet: Sheet, scene: Scene, player: PlayerView, where: AreaPlan, box: Box, leaders: dict[str, tuple[Seat, ...]]
) -> None:
    """One player: slots, tiles, values."""
    seat, moving = scene.seats[player.seat], scene.view.active == player.seat
    ground = theme.ROSE_TINT if moving else theme.PANEL
    sheet.panel(box, ground)
    if moving:
        sheet.mover(box)
    left, top = box[:2]
    name_x, down, room = where.name
    sheet.piece((left + name_x - 44, top + down), seat, 52)
    done = player.done and not scene.view.over
    room -= 42 if done else 0
    ink = theme.SOFT if done else theme.INK
    size = 40 if where.signs else 36
    at = (left + name_x, top + down)
    wide = sheet.text(at, seat.name, size, ink, bold=True, room=room, shrink=(36, 32, 29, 26))
    if done:
        sheet.icon((at[0] + wide + 26, at[1]), "tick", 34)
    first, above, step = where.slots
    for number, slot in enumerate(player.slots):
        place = (left + first + step * number, top + above, *where.slot)
        slot_box(sheet, scene, slot, place, ground, where.card)
        stack(sheet, scene, slot, (place[0], top + where.stack[0], place[2], where.stack[1]), ground, where.card)
        if moving and slot.id in scene.marked:
            sheet.legal(place, scene.marked[slot.id], radius=9, at="lt", outside=2)
    tiles(sheet, scene, player, (left + where.tiles[0], top + where.tiles[1], where.tiles[2]), moving=moving)
    values(sheet, player, where, (left, top), leaders)


def values(
    sheet: Sheet, player: PlayerView, where: AreaPlan, corner: tuple[float, float], leaders: dict[str, tuple[Seat, ...]]
) -> None:
    """What the cards are worth; who has most of something has it in gold."""
    down, size = where.value
    if where.signs:
        y = corner[1] + where.stack[0] + where.stack[1] + 9
        sheet.line([(corner[0] + 16, y), (corner[0] + where.size[0] - 16, y)], theme.LINE, 3)
    for x, measure in zip(where.values, VALUES, strict=True):
        value, middle = getattr(player.values, measure), (corner[0] + x, corner[1] + down)
        if where.signs:
            fade = {} if value else {"fade": 0.6}
            sheet.icon((middle[0] - 12, middle[1]), sign_of(measure), 56, anchor="rm", **fade)
            middle = (middle[0] + 34, middle[1])
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
    beside = layout.STACK_MORE + (14 if size > 42 else 0)
    cards.small(
        sheet, scene.data, (x, y, w - beside * bool(more), h), slot.stack[-1], ground, size=min(size, round(h) - 6)
    )
    if more:
        sheet.text((x + w, y + h / 2), f"+{more}", 26 if size == 42 else 36, theme.SOFT, bold=True, anchor="rm")


def tiles(sheet: Sheet, scene: Scene, player: PlayerView, where: tuple[float, float, float], *, moving: bool) -> None:
    """The bonus tiles a player has this round."""
    left, y, room = where
    held = [tile for tile in scene.view.tiles if tile.holder == player.seat and tile.slot is None]
    size = 66 if len(held) < 3 else 62
    step = min(size, (room - size) / max(1, len(held) - 1)) if held else 0
    for number, tile in enumerate(held):
        x = left + size / 2 + step * number
        tile_icon(sheet, scene.data, tile.id, (x, y), size, spent=tile.used)
        if moving and tile.id in scene.marked:
            sheet.legal((x - size / 2, y - size / 2, size, size), scene.marked[tile.id], radius=14, outside=1)
