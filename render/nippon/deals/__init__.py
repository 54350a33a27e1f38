"""What goods bring: where finance would go, and the contracts; what is not on offer is grey."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.nippon.rules.option_facts import Investing
from render.kit import CAPITALS, Sheet, theme
from render.nippon.pieces import TRACK, contract, wide_track
from render.nippon.scene import Scene
from render.nippon.wording import pic
from render.zoom import DISC, EDGE, WIDTH, Zoom, disc

GAP = 12
INNER = WIDTH - 2 * EDGE
TOP = 2 * GAP + TRACK
LOW, CARDS = 240, 92  # px of the panel of contracts, and from its edge to them
CARD, CARD_HIGH, APART = 126, 132, 7


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene, me = Scene(zoom.view, names, lang, {}, changed), zoom.view.players[zoom.seat]
    sheet = Sheet(WIDTH, TOP + LOW + GAP)
    whole = (EDGE, GAP, INNER, TRACK)
    sheet.panel(whole, theme.PANEL, theme.LINE)
    sheet.whole(whole)
    sheet.whole((EDGE, TOP, INNER, LOW))
    track = next(one for one in me.tracks if one.id == "finance")
    boxes = wide_track(sheet, track, scene.seats[zoom.seat], whole, lang)
    for one in zoom.options:
        if isinstance(one.facts, Investing):
            x, y, w, _ = box = boxes[min(track.index + one.facts.steps, len(boxes) - 1)]
            sheet.legal(box, outside=0)
            disc(sheet, (x + w / 2, y - DISC / 2 + 4), one.number, whole)
    sheet.panel((EDGE, TOP, INNER, LOW), theme.PANEL, theme.LINE)
    sheet.text((EDGE + 18, TOP + 32), pic(lang, "contracts"), 40, bold=CAPITALS)
    numbers = zoom.numbers()
    for n, card in enumerate(me.contracts):
        box = EDGE + 12 + n * (CARD + APART), TOP + CARDS, CARD, CARD_HIGH
        contract(sheet, card, box)
        if card.id in numbers:
            sheet.legal(box, outside=0)
            disc(sheet, (box[0] + CARD / 2, box[1] - 15), numbers[card.id], box)
        elif not card.done:
            sheet.dim(box, theme.PANEL)
    return sheet.image
