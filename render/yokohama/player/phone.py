"""A player's own board on a phone: goods and the orders in hand, then technologies, pieces, flags and agents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.yokohama.view.structs import PlayerView, View
from render.head import if_over, one_or_two
from render.kit import CAPITALS, Box, Icon, Part, Sheet, Words, row_width, theme
from render.phone import EDGE, WIDE
from render.yokohama.colours import COLOURS
from render.yokohama.player import PLACES, belongings, cards, orders, possessions, possessions_still, technologies
from render.yokohama.player.belongings import Panels
from render.yokohama.scene import Scene, own

INNER, GAP, TITLE = WIDE - 2 * EDGE, 14, 62
HEAD, CAPTION = 96, 30  # px of the head, and of what the second number of points means
CAPTION_ROOM = 300
STEP = 176
POSSESSIONS: Box = (EDGE, HEAD + GAP, 168, 104)
ORDERS = HEAD + 2 * GAP + 104 + TITLE - 8
LEFT = (WIDE - cards.LONG_ORDER[0]) // 2  # of an order: as far in as the disc on its corner reaches out
PER_ROW, ACROSS, DOWN = 2, 532, 204
SMALL = 30  # px of what a technology costs on top
LARGER, COIN = INNER / 900, 50


def draw_orders(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """Money, goods and imports; the orders below each other."""
    scene, player = Scene(view, names, lang, marked, changed), own(view)
    high = cards.LONG_ORDER[1]
    key = ("yokohama.phone.orders", tuple(player.goods))
    sheet = Sheet.over(
        key,
        WIDE,
        ORDERS + PLACES * (high + GAP),
        lambda sheet: possessions_still(sheet, player, POSSESSIONS, STEP),
        colours=COLOURS,
    )
    _head(sheet, scene, player)
    possessions(sheet, player, POSSESSIONS, STEP)
    orders(sheet, scene, player, [(LEFT, ORDERS + n * (high + GAP), *cards.LONG_ORDER) for n in range(PLACES)])
    return sheet.image


def draw_belongings(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """Technologies, pieces by where they are, flags and agents."""
    scene, player = Scene(view, names, lang, marked, changed), own(view)
    rows = -(-len(player.technologies) // PER_ROW) or 1
    low = TITLE + rows * DOWN
    high = round(belongings.HIGH * LARGER)
    panels = Panels((EDGE, low, INNER, high), (EDGE, low + high + GAP, INNER, high), LARGER, COIN)
    key = ("yokohama.phone.belongings", lang, rows, tuple(player.flags))
    sheet = Sheet.over(
        key,
        WIDE,
        low + 2 * (high + GAP),
        lambda sheet: belongings.still(sheet, panels, lang),
        colours=COLOURS,
    )
    technologies(sheet, scene, player, (EDGE, TITLE, ACROSS, DOWN), PER_ROW, cards.LARGE_TECHNOLOGY, SMALL)
    belongings.draw(sheet, player, scene.seats[player.seat], panels)
    return sheet.image


def _head(sheet: Sheet, scene: Scene, player: PlayerView) -> None:
    """Whose board it is, the points, and what it would come to."""
    style, over, y = scene.seats[player.seat], scene.view.phase == "over", HEAD / 2
    sheet.rect((0, 0, WIDE, HEAD), style.tint)
    sheet.piece((54, y), style, 60)
    right = float(WIDE - EDGE - 8)
    points: list[Part] = [Icon("rosette", 76, words=player.total if over else player.vp)]
    if not over:
        right -= CAPTION_ROOM
        sheet.block((right, 4, CAPTION_ROOM, HEAD - 8), if_over(scene.lang), CAPTION, theme.SOFT, bold=CAPITALS,
                    align="lm")  # fmt: skip
        points += [8, Words(f"= {player.total}", 40, theme.SOFT), 16]
    right -= row_width(points)
    sheet.row((right, y), points)
    one_or_two(sheet, (100, 4, right - 120, HEAD - 8), style.name, range(44, 35, -2), 36, least=30, leading=1.1)
