"""Action areas: what everybody has laid open this round, recovery stacks, and current values."""

from __future__ import annotations

from engine.core.text import Seat
from engine.mombasa.components.effects import MEASURES
from engine.mombasa.view.structs import PlayerView, SlotView
from render.kit import Box, Colour, Sheet, theme
from render.mombasa import cards, layout
from render.mombasa.pieces import tile_icon
from render.mombasa.scene import Scene

VALUES = (*MEASURES, "person")


def bottom(seats: int) -> int:
    return layout.AREAS_TOP + layout.AREA_STEP * seats


def still(sheet: Sheet) -> None:
    """The icons above the values."""
    for x, measure in zip(layout.VALUES_X, VALUES, strict=True):
        sheet.icon((x, layout.AREA_HEAD), "clerk" if measure == "person" else f"mombasa.{measure}", 44)


def draw(sheet: Sheet, scene: Scene) -> None:
    """One row per player in turn order."""
    leaders = {majority.measure: majority.leaders for majority in scene.view.majorities}
    for row, player in enumerate(scene.order()):
        line(sheet, scene, player, layout.AREAS_TOP + layout.AREA_STEP * row, leaders)


def line(sheet: Sheet, scene: Scene, player: PlayerView, top: int, leaders: dict[str, tuple[Seat, ...]]) -> None:
    """One player: slots, tiles, values."""
    seat, moving = scene.seats[player.seat], scene.view.active == player.seat
    box = (layout.EDGE, top, layout.INNER, layout.AREA_HIGH)
    sheet.panel(box, theme.ROSE_TINT if moving else theme.PANEL)
    if moving:
        sheet.mover(box)
    y = top + layout.AREA_HIGH / 2
    sheet.piece((72, y), seat, 52)
    done = player.done and not scene.view.over
    room = layout.AREA_NAME_ROOM - (42 if done else 0)
    ink = theme.SOFT if done else theme.INK
    wide = sheet.text((layout.AREA_NAME_X, y), seat.name, 32, ink, bold=True, room=room, shrink=(29, 26))
    if done:
        sheet.icon((layout.AREA_NAME_X + wide + 26, y), "tick", 34)
    for number, slot in enumerate(player.slots):
        place = (layout.SLOT_X + layout.SLOT_STEP * number, top + 8, *layout.SLOT_SIZE)
        ground = theme.ROSE_TINT if moving else theme.PANEL
        slot_box(sheet, scene, slot, place, ground)
        stack(sheet, scene, slot, (place[0], top + layout.STACK_TOP), ground)
        if moving and slot.id in scene.marked:
            sheet.legal(place, scene.marked[slot.id], radius=9, at="lt", outside=2)
    tiles(sheet, scene, player, y, moving=moving)
    for x, measure in zip(layout.VALUES_X, VALUES, strict=True):
        value = getattr(player.values, measure)
        if player.seat in leaders.get(measure, ()):
            sheet.pill((x, y), value, 32, theme.COIN, line=theme.INK, least=54, pad=8, radius=12)
        else:
            sheet.text((x, y), value or "–", 32, theme.INK if value else theme.FAINT, bold=bool(value), anchor="mm")


def slot_box(sheet: Sheet, scene: Scene, slot: SlotView, box: Box, ground: Colour) -> None:
    """A slot with its card; a locked one has a padlock, one that opens next round an hourglass."""
    x, y, w, h = box
    if slot.card is not None:
        cards.small(sheet, scene.data, box, slot.card, ground, value=slot.value, used=slot.used)
        if slot.plus_good:
            sheet.icon((x + w - 14, y + 14), "mombasa.tile", 34, kind="", n=0)
            sheet.text((x + w - 14, y + 14), "+1", 22, bold=True, anchor="mm")
        return
    sheet.panel(box, theme.PANEL if slot.open else theme.PAPER, theme.LINE, radius=9)
    if not slot.open:
        sheet.icon((x + w / 2, y + h / 2), "hourglass" if slot.opens_next else "lock", 40)


def stack(sheet: Sheet, scene: Scene, slot: SlotView, at: tuple[float, float], ground: Colour) -> None:
    """The card that lies on top of a recovery stack, and how many more come back with it."""
    if not slot.stack:
        return
    (x, y), more = at, len(slot.stack) - 1
    wide = layout.SLOT_SIZE[0] - layout.STACK_MORE * bool(more)
    cards.small(sheet, scene.data, (x, y, wide, layout.STACK_HIGH), slot.stack[-1], ground)
    if more:
        middle = (x + layout.SLOT_SIZE[0], y + layout.STACK_HIGH / 2)
        sheet.text(middle, f"+{more}", 26, theme.SOFT, bold=True, anchor="rm")


def tiles(sheet: Sheet, scene: Scene, player: PlayerView, y: float, *, moving: bool) -> None:
    """The bonus tiles a player has this round."""
    held = [tile for tile in scene.view.tiles if tile.holder == player.seat and tile.slot is None]
    size = 66 if len(held) < 3 else 62
    step = min(size, (layout.TILES_ROOM - size) / max(1, len(held) - 1)) if held else 0
    for number, tile in enumerate(held):
        x = layout.TILES_X + size / 2 + step * number
        tile_icon(sheet, scene.data, tile.id, (x, y), size, spent=tile.used)
        if moving and tile.id in scene.marked:
            sheet.legal((x - size / 2, y - size / 2, size, size), scene.marked[tile.id], radius=14, outside=1)
