"""The card display with what every card costs now, and steps left over; what cannot be paid is pale.

At the top what is paid with. Where it is asked what to pay with, every card is there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.mombasa.components.effects import GOODS
from engine.mombasa.components.rows import GoodsCard
from engine.mombasa.rules.option_facts import Buying
from render.kit import Icon, Part, Sheet, Words, theme
from render.mombasa import cards
from render.mombasa.scene import Scene
from render.mombasa.wording import heading
from render.zoom import EDGE, HEAD, WIDTH, Zoom, disc, head

WHICH = "mombasa.good"  # what to pay with
GAP = 12  # px between cards
TOP = HEAD + GAP  # px above the columns
COLUMN_HEAD = 56  # px of the heads of the columns
HIGH = 182  # px of a card
STEPS = 104  # px from the right edge of a card to the end of what is left for steps


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The whole display: a place is empty only where no card lies."""
    scene = Scene(zoom.view, names, lang, zoom.numbers(), changed)
    columns = scene.data.card_display.columns
    bought = {one.target: one.facts for one in zoom.options if isinstance(one.facts, Buying)}
    rows = scene.data.card_display.height
    wide = (WIDTH - 2 * EDGE - GAP * (len(columns) - 1)) / len(columns)
    sheet = Sheet(WIDTH, TOP + COLUMN_HEAD + rows * (HIGH + GAP) + 6)
    head(sheet, scene.seats[zoom.seat], heading(lang, "market.cards"), means(zoom, scene))
    for number, column in enumerate(columns):
        box = (EDGE + number * (wide + GAP), TOP, wide, COLUMN_HEAD - 12)
        sheet.panel(box, theme.GOLD_TINT if column == columns[-1] else theme.LINE, None, radius=8)
        surcharge: list[Part] = [Icon("crate", 40), Words(f"+{scene.data.surcharge[column]}", 38)]
        sheet.row((box[0] + wide / 2, box[1] + box[3] / 2), surcharge, gap=14, anchor="mm")
    for space in scene.view.display:
        x, y = EDGE + columns.index(space.column) * (wide + GAP), TOP + COLUMN_HEAD + space.row * (HIGH + GAP)
        box = (round(x), y, round(wide), HIGH)
        sheet.whole(box)
        if space.card is None:
            sheet.panel(box, None, theme.LINE, width=4, radius=10)
            continue
        cards.whole(sheet, scene.data, box, space.card, price=space.pays)
        facts = bought.get(space.card)
        if facts is None:
            if zoom.key != WHICH:
                sheet.dim(box)
        elif zoom.key == "mombasa.buy" and facts.left:
            left: list[Part] = [Icon("plus", 30), Icon("block_arrow", 58, words=facts.left)]
            sheet.row((x + wide - STEPS, y + HIGH - 38), left, gap=6, anchor="rm")
        if space.card in scene.marked:
            sheet.legal(box, radius=10, outside=1)
            disc(sheet, (x + wide - 34, y + 34), scene.marked[space.card], box)
    return sheet.image


def means(zoom: Zoom, scene: Scene) -> list[Part]:
    """What is paid with: pounds, or the value of goods; of each of them, where it is asked which."""
    doing, me = scene.view.doing, scene.view.players[zoom.seat]
    if zoom.key == WHICH:
        worth = [(good, getattr(me.values, good)) for good in GOODS]
        return [part for good, n in worth if n for part in (Icon(f"mombasa.{good}", 56), 4, Words(n, 48), 18)]
    if zoom.key != "mombasa.buy" or doing is None:
        return [Icon("coin", 58, words=me.pounds)]
    laid = [scene.data.card[slot.card] for slot in me.slots if slot.id in doing.using and slot.card is not None]
    goods = dict.fromkeys(card.good for card in laid if isinstance(card, GoodsCard))
    return [*(Icon(f"mombasa.{good}", 56) for good in goods), 4, Words(doing.left, 48)]
