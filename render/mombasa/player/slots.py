"""Recovery stacks, the action slots below them, and what everything is worth now."""

from __future__ import annotations

from PIL import Image

from engine.mombasa.view.structs import PlayerView, SlotView
from render.kit import CAPITALS, Box, Colour, Icon, Part, Sheet, Words, kept, theme
from render.mombasa import cards, colours, layout
from render.mombasa.pieces import slot_letter, tile_icon
from render.mombasa.player.layout import PlayerLayout
from render.mombasa.scene import Scene
from render.mombasa.wording import heading


def stack_high(me: PlayerView, where: PlayerLayout) -> int:
    """Tall enough for the tallest stack."""
    most = max(layout.FEWEST_STRIPS, *(len(slot.stack) for slot in me.slots))
    return 12 + where.strip_step * most


def high(me: PlayerView, where: PlayerLayout) -> int:
    below = layout.HEADING + where.below if where.below else 0
    return layout.HEADING + stack_high(me, where) + layout.SLOT_GAP + where.slot + 22 + below


def draw(sheet: Sheet, scene: Scene, me: PlayerView, top: int, where: PlayerLayout) -> None:
    """Five columns, and the values to the right of them or below."""
    sheet.text((where.edge, top + 14), heading(scene.lang, "stacks"), where.heading, theme.SOFT, bold=CAPITALS)
    tall, (wide, step), above = stack_high(me, where), where.column, top
    top += layout.HEADING
    for number, slot in enumerate(me.slots):
        x = where.edge + step * number
        stack(sheet, scene, slot, (x, top, wide, tall), where)
        sheet.icon((x + wide / 2, top + tall + layout.SLOT_GAP / 2), "up", 26)
        action_slot(sheet, scene, slot, (x, top + tall + layout.SLOT_GAP, wide, where.slot))
    slots = top + tall + layout.SLOT_GAP
    sheet.whole((where.edge - 6, above - 8, 12 + step * (len(me.slots) - 1) + wide, slots + where.slot + 8 - above))
    box: Box = (layout.NOW_X, top, layout.NOW_WIDE, tall)
    places: Box = (layout.NOW_X, slots, layout.NOW_WIDE, where.slot)
    if where.below:
        above = slots + where.slot + 22
        box = (where.edge, above + layout.HEADING, where.inner - layout.NOW_WIDE - 12, where.below - 18)
        places = (where.right - layout.NOW_WIDE, box[1], layout.NOW_WIDE, box[3])
    sheet.text((box[0], above + 14), heading(scene.lang, "now"), where.heading, theme.SOFT, bold=CAPITALS)
    sheet.whole((box[0] - 6, above - 8, where.right - box[0] + 12, places[1] + places[3] + 8 - above))
    now(sheet, me, box, scene, where)
    tiles(sheet, scene, me, places)


def blank(sheet: Sheet, box: Box, fill: Colour, *, width: int = 3, radius: int = 12) -> None:
    """An empty box on paper: the kit blends large ones corner by corner, this one is copied."""
    x, y, w, h = (round(n) for n in box)

    def make() -> Image.Image:
        paper = Sheet(w, h)
        paper.panel((0, 0, w, h), fill, width=width, radius=radius)
        return paper.image

    sheet.image.paste(kept(("mombasa.blank", w, h, fill, width, radius), make), (x, y))


def stack(sheet: Sheet, scene: Scene, slot: SlotView, box: Box, where: PlayerLayout) -> None:
    """The cards that come back together, newest on top."""
    x, y, w, h = box
    blank(sheet, box, colours.STACK)
    if not slot.open and not slot.stack:
        sheet.icon((x + w / 2, y + h / 2), "lock", 56)
    elif len(slot.stack) * where.strip_step + 44 < h:
        sheet.text((x + w - 20, y + 24), slot_letter(slot.id), 28, theme.FAINT, bold=True, anchor="mm")
    wide, tall = where.strip
    for number, card in enumerate(slot.stack):
        at = (x + (w - wide) / 2, y + h - 9 - tall - where.strip_step * number, wide, tall)
        cards.small(sheet, scene.data, at, card, colours.STACK, size=where.strip_size)
    sheet.marks(f"stack:{slot.id}", box, scene.marked, scene.changed)


def action_slot(sheet: Sheet, scene: Scene, slot: SlotView, box: Box) -> None:
    """The card of this round, an empty place with its letter, or what opens it."""
    x, y, w, h = box
    if slot.card is not None:
        cards.whole(sheet, scene.data, box, slot.card, value=slot.value, used=slot.used)
        if slot.plus_good:
            tile_icon(sheet, scene.data, "tile_plus_1_good", (x + w - 34, y + h - 34), 62)
    elif slot.open:
        sheet.dashed(box, theme.FAINT, radius=10)
        sheet.text((x + w / 2, y + h / 2), slot_letter(slot.id), 64, theme.FAINT, bold=True, anchor="mm")
    else:
        blank(sheet, box, theme.PAPER, width=4, radius=10)
        needs = Icon("mombasa.diamond", 70, words=slot.opens_at)
        if scene.data.slot[slot.id].unlock == "bookkeeping_track":
            needs = Icon("mombasa.jar", 78, words=str(slot.opens_at))
        sign = Icon("hourglass", 60) if slot.opens_next else Icon("lock", 60)
        sheet.row((x + w / 2, y + h / 2), [sign, needs], gap=18, anchor="mm")
        sheet.text((x + w - 20, y + 24), slot_letter(slot.id), 28, theme.FAINT, bold=True, anchor="mm")
    sheet.marks(slot.id, box, scene.marked, frozenset(), radius=10)  # all seats call their slots the same: no changes


def now(sheet: Sheet, me: PlayerView, box: Box, scene: Scene, where: PlayerLayout) -> None:
    """Current values, and shares with those in hand where there is room; the fortune has them, too."""
    x, y, w, h = box
    blank(sheet, box, theme.PANEL)
    values = me.values
    worth = [
        ("mombasa.coffee", values.coffee),
        ("mombasa.banana", values.banana),
        ("mombasa.cotton", values.cotton),
        ("mombasa.expansion", values.expansion),
        ("clerk", values.person),
    ]
    across = len(worth) if where.below else 2
    step, rows = (w - 14) / across, 2 if where.below else 3
    shift = 0.1 if where.below else 0  # shares are lower than goods
    for number, (icon, value) in enumerate(worth):
        down, beside = divmod(number, across)
        at = (x + 18 + step * beside, y + h * (down + 0.5 + shift) / (rows + shift))
        pair(sheet, at, icon, value, where.value)
    if not where.below:
        return
    held: list[Part] = [
        Icon("mombasa.share", where.value[0], company=company, words=n)
        for company, n in zip(scene.data.company_ids, me.shares, strict=True)
    ]
    sheet.row((x + w / 2, y + h * (rows - 0.46) / (rows + shift)), held, gap=14, anchor="mm")


def pair(sheet: Sheet, at: tuple[float, float], icon: str, value: int, size: tuple[int, int]) -> None:
    """An icon and its value, pale if it is nothing."""
    ink = theme.INK if value else theme.FAINT
    sheet.row(at, [Icon(icon, size[0]), Words(value, size[1], ink, bold=bool(value))], gap=6)


def tiles(sheet: Sheet, scene: Scene, me: PlayerView, where: Box) -> None:
    """Places for bonus tiles; two as a rule, smaller ones if there are more."""
    left, top, wide, high = where
    held = [tile for tile in scene.view.tiles if tile.holder == me.seat and tile.slot is None]
    across = 2
    down = 1 if len(held) <= across else 2
    w = (wide - 12) / across
    h = (high - 12 * (down - 1)) / down
    for number in range(across * down):
        box = (left + (w + 12) * (number % across), top + (h + 12) * (number // across), w, h)
        x, y = box[0] + w / 2, box[1] + h / 2
        blank(sheet, box, theme.PAPER, width=4, radius=10)
        if number < len(held):
            tile_icon(sheet, scene.data, held[number].id, (x, y), round(min(h - 16, 140)), spent=held[number].used)
            sheet.marks(held[number].id, box, scene.marked, scene.changed, radius=10)
