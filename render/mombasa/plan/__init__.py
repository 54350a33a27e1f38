"""The plan under way: stacks, slots with what is planned, what that is worth together, below it hand and tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.mombasa.view.structs import SlotView
from render.kit import CAPITALS, Box, Icon, Part, Sheet, Words, row_width, theme
from render.mombasa import cards, colours
from render.mombasa.pieces import slot_letter, tile_icon
from render.mombasa.plan.planned import COUNTED, Draft, draft, sums
from render.mombasa.scene import Scene
from render.mombasa.wording import heading, pic
from render.zoom import EDGE, HEAD, WIDTH, Zoom, disc, head

COLUMN, STEP = 206, 220
TOP = HEAD + 22
STRIP, STRIP_STEP, FEWEST = (190, 60), 66, 1
CARD = (COLUMN, 176)
HAND_ROW, HAND_STEP = 5, 194
SUM_HIGH = 76
KEY_LINE, KEY_ROUNDS = 44, 2  # where it takes room of its own it is there in the first rounds
TILE = 150


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    plan = draft(zoom)
    scene = Scene(zoom.view, names, lang, zoom.numbers(), changed)
    stack_high = 14 + STRIP_STEP * max(FEWEST, *(len(slot.stack) for slot in plan.me.slots))
    slots = TOP + stack_high + 40
    hand = slots + CARD[1] + 24 + (SUM_HIGH + 20 if plan.cards else 0)
    rows = -(-shown(plan) // HAND_ROW)
    below = hand + HAND_STEP * rows
    beside = key_beside(plan)
    keyed = beside or scene.view.round <= KEY_ROUNDS
    sheet = Sheet(WIDTH, below + (KEY_LINE * len(key_words(scene, plan)) + 14 if keyed and not beside else 6))
    title(sheet, scene, plan)
    for n, slot in enumerate(plan.me.slots):
        x = EDGE + STEP * n
        stack(sheet, scene, slot, (x, TOP, COLUMN, stack_high))
        rising = theme.SOFT if slot.id in plan.cards else theme.LINE
        sheet.icon((x + COLUMN / 2, slots - 20), "up", 28, colour=rising)
        action_slot(sheet, scene, plan, slot, (x, slots, *CARD))
    if plan.cards:  # nothing is worth nothing
        worth(sheet, scene, plan, slots + CARD[1] + 24)
    laid = plan.cards.values()
    numbers = cards.marked_alike(scene.data, [card for card in plan.hand if card not in laid], scene.marked)
    places = [(EDGE + STEP * (n % HAND_ROW), hand + HAND_STEP * (n // HAND_ROW)) for n in range(shown(plan))]
    sheet.whole((EDGE, TOP, WIDTH - 2 * EDGE, slots + CARD[1] - TOP))
    for place in places:
        sheet.whole((*place, *CARD))
    for (x, y), card in zip(places, plan.lying, strict=False):
        held(sheet, scene, plan, card, (x, y, *CARD), numbers.get(card))
    for (x, y), tile in zip(places[len(plan.lying) :], plan.tiles, strict=True):
        tile_icon(sheet, scene.data, tile, (x + CARD[0] / 2, y + CARD[1] / 2), TILE)
    if keyed:
        key(sheet, scene, plan, below - HAND_STEP if beside else below)
    return sheet.image


def shown(plan: Draft) -> int:
    """How many cards and tiles lie below the slots."""
    return len(plan.lying) + len(plan.tiles)


def title(sheet: Sheet, scene: Scene, plan: Draft) -> None:
    """What is asked, and at the right how much of the plan is there."""
    seat = scene.seats[plan.me.seat]
    asked = "plan.card" if plan.slot else "plan.locked" if plan.done else "plan.title"
    words = heading(scene.lang, asked, round=scene.view.round, rounds=scene.view.rounds)
    after: list[Part] = []
    if plan.slot:
        after = [Icon("mombasa.slot_tag", 62, words=slot_letter(plan.slot), fill=theme.VERMILION)]
    open_slots = [slot.id for slot in plan.me.slots if slot.open]
    right: list[Part] = [Words(f"{len(plan.cards)}/{len(open_slots)}", 44), 16]
    if plan.done:
        right.insert(0, Icon("lock", 48))
    for slot in open_slots:
        fill, line, ink = theme.CARD, theme.LINE, theme.FAINT
        if slot == plan.slot:
            line = ink = theme.VERMILION
        elif slot in plan.cards:
            fill, line, ink = seat.colour, theme.INK, seat.ink
        right.append(Icon("mombasa.slot_card", 56, words=slot_letter(slot), fill=fill, line=line, ink=ink))
    head(sheet, seat, words, right, after=after)


def stack(sheet: Sheet, scene: Scene, slot: SlotView, box: Box) -> None:
    """The cards that come back together, the newest on top."""
    x, y, w, h = box
    sheet.panel(box, colours.STACK, theme.LINE)
    wide, tall = STRIP
    for n, card in enumerate(slot.stack):
        at = (x + (w - wide) / 2, y + h - 10 - tall - STRIP_STEP * n, wide, tall)
        cards.small(sheet, scene.data, at, card, colours.STACK, size=50)


def action_slot(sheet: Sheet, scene: Scene, plan: Draft, slot: SlotView, box: Box) -> None:
    """The card that is planned, a free place, the place that is asked about, or what opens it."""
    x, y, w, h = box
    seat, letter = scene.seats[plan.me.seat], slot_letter(slot.id)
    if slot.id == plan.slot:
        sheet.panel(box, theme.ROSE_TINT, theme.VERMILION, width=7, radius=12)
        sheet.text((x + w / 2, y + h / 2), letter, 96, theme.VERMILION, bold=True, anchor="mm")
    elif slot.id in plan.cards:
        cards.whole(sheet, scene.data, box, plan.cards[slot.id])
        tag = Icon("mombasa.slot_tag", 46, words=letter, fill=seat.colour, ink=seat.ink, line=theme.INK)
        sheet.row((x + w - 4, y + h - 28), [tag], anchor="rm")
    elif slot.open:
        sheet.panel(box, theme.CARD, theme.FAINT, width=4, radius=10)
        sheet.text((x + w / 2, y + h / 2), letter, 88, theme.FAINT, bold=True, anchor="mm")
    else:
        sheet.panel(box, theme.PAPER, theme.LINE, width=4, radius=10)
        needs = Icon("mombasa.diamond", 60, words=slot.opens_at)
        if scene.data.slot[slot.id].unlock == "bookkeeping_track":
            needs = Icon("mombasa.jar", 72, words=str(slot.opens_at))
        sign = Icon("hourglass", 58) if slot.opens_next else Icon("lock", 58)
        sheet.row((x + w / 2, y + h / 2), [sign, needs], gap=24, anchor="mm")
    if slot.id in scene.marked:
        disc(sheet, (x + 16, y + 2), scene.marked[slot.id], box)  # above a merchant's head


def worth(sheet: Sheet, scene: Scene, plan: Draft, top: float) -> None:
    """What the planned cards are worth together, kind by kind; of people how many there are."""
    sheet.panel((EDGE, top, WIDTH - 2 * EDGE, SUM_HIGH), theme.PANEL, theme.LINE)
    middle = top + SUM_HIGH / 2
    sheet.text((EDGE + 38, middle), "=", 48, theme.SOFT, bold=True, anchor="mm")
    for n, (kind, total) in enumerate(sums(scene.data, plan).items()):
        ink = theme.INK if total else theme.FAINT
        sign = Icon(f"mombasa.{kind}", 54, fade=0 if total else 0.5)
        amount = f"×{total}" if total and kind in COUNTED else total
        sheet.row((EDGE + 88 + 166 * n, middle), [sign, Words(amount, 46, ink, bold=total > 0)], gap=12)


def held(sheet: Sheet, scene: Scene, plan: Draft, card: str, box: Box, number: str | None) -> None:
    """A card of the hand with the number it is chosen by and how many there are alike.

    A planned one leaves a ghost that says where it went.
    """
    x, y, w, h = box
    slot = next((slot for slot, laid in plan.cards.items() if laid == card), None)
    if slot is None:
        cards.whole(sheet, scene.data, box, card)
        if plan.lying[card] > 1:
            beside = 12 if number is None else 56
            sheet.row((x + w - beside, y + h - 30), [Words(f"×{plan.lying[card]}", 46)], anchor="rm")
        if number is not None:
            disc(sheet, (x + w - 24, y + h - 27), number, box)
        return
    seat = scene.seats[plan.me.seat]
    sheet.dashed(box, theme.FAINT, width=4, radius=10, dash=14, gap=10)
    sheet.row((x + w / 2, y + h * 0.37), ghost(scene, card, w - 24), gap=10, anchor="mm")
    tag = Icon("mombasa.slot_tag", 46, words=slot_letter(slot), fill=seat.colour, ink=seat.ink, line=theme.INK)
    sheet.row((x + w / 2, y + h - 31), [Icon("up", 32, colour=theme.SOFT), tag], gap=10, anchor="mm")


def ghost(scene: Scene, card: str, room: float) -> list[Part]:
    """A card in one pale row, as large as it fits."""
    size = 78
    while row_width(parts := cards.brief(scene.data.card[card], size, ink=theme.FAINT)) > room and size > 40:
        size -= 4
    for part in parts:
        if isinstance(part, Icon):
            part.variant["fade"] = colours.GHOST
    return parts


def key_words(scene: Scene, plan: Draft) -> dict[str, str]:
    """What the signs mean that are in the picture."""
    there = {"stack": any(slot.stack for slot in plan.me.slots), "up": True, "ghost": bool(plan.cards)}
    return {sign: pic(scene.lang, f"plan.key.{sign}") for sign, shown in there.items() if shown}


def key_beside(plan: Draft) -> bool:
    """Whether the last row of the hand leaves room for the key; otherwise it stands below."""
    used = (shown(plan) - 1) % HAND_ROW + 1 if shown(plan) else HAND_ROW
    return used <= HAND_ROW - 3


def key(sheet: Sheet, scene: Scene, plan: Draft, top: float) -> None:
    """A line for each sign, beside the last row of the hand or below it."""
    beside = key_beside(plan)
    x = EDGE + STEP * ((shown(plan) - 1) % HAND_ROW + 1) if beside else EDGE
    lines = key_words(scene, plan)
    wide, high = WIDTH - EDGE - x, CARD[1] if beside else KEY_LINE * len(lines) + 8
    sheet.panel((x, top, wide, high), theme.PANEL, theme.LINE)
    for n, (sign, line) in enumerate(lines.items()):
        y = top + high / 2 + KEY_LINE * (n - (len(lines) - 1) / 2)
        match sign:
            case "stack":
                sheet.panel((x + 16, y - 18, 60, 36), colours.KIND["banana"], theme.INK, radius=7)
                sheet.icon((x + 46, y), "mombasa.banana", 28)
            case "up":
                sheet.icon((x + 46, y), "up", 28, colour=theme.SOFT)
            case _:
                sheet.dashed((x + 20, y - 18, 52, 36), theme.FAINT, width=4, radius=7, dash=8, gap=6)
        sheet.text((x + 94, y), line, 30, bold=CAPITALS, room=wide - 104, narrow=True)
