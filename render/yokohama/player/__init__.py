"""A player's own board: possessions, orders in hand, technologies, pieces, flags and agents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.yokohama.components.effects import Good
from engine.yokohama.view.structs import OrderView, PlayerView, View
from render.head import if_over, one_or_two
from render.kit import CAPITALS, Box, Icon, Part, Sheet, Words, row_width, theme
from render.kit.theme import INK
from render.yokohama import rewards
from render.yokohama.colours import COLOURS
from render.yokohama.player import belongings, cards
from render.yokohama.player.belongings import Panels
from render.yokohama.rewards import gear
from render.yokohama.scene import Scene, own
from render.yokohama.wording import heading, pic, title

WIDE = 1400
HEAD = 80
POSSESSIONS: Box = (22, 94, 216, 104)  # the first, and from each to the next
STEP = 228
ICON_AT, NUMBER_AT = 0.315, 0.704  # of the width of a frame: the middles of icon and number
ORDERS = (22, 256, 456)  # left, top, step
TECHNOLOGIES = (22, 690, 342, 180)  # left, top, step across, step down
PLACES = 3  # for orders
FORECAST = 240  # px for what the second number of points means
PER_ROW = 4  # technologies
SMALL = 26  # px of what a technology costs on top


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture of the viewer; without a viewer that of the active player, orders face down."""
    scene = Scene(view, names, lang, marked, changed)
    player = own(view)
    rows = -(-len(player.technologies) // PER_ROW) or 1
    low = TECHNOLOGIES[1] + rows * TECHNOLOGIES[3] + 8
    panels = Panels((22, low, 900, belongings.HIGH), (936, low, 442, belongings.HIGH), 1, 34)
    key = ("yokohama.player", lang, rows, tuple(player.goods), tuple(player.flags))

    def still(sheet: Sheet) -> None:
        possessions_still(sheet, player, POSSESSIONS, STEP)
        belongings.still(sheet, panels, lang)

    sheet = Sheet.over(key, WIDE, low + belongings.HIGH + 22, still, colours=COLOURS)
    _head(sheet, scene, player)
    possessions(sheet, player, POSSESSIONS, STEP)
    left, top, step = ORDERS
    orders(sheet, scene, player, [(left + n * step, top, *cards.ORDER) for n in range(PLACES)])
    technologies(sheet, scene, player, TECHNOLOGIES, PER_ROW, cards.TECHNOLOGY, SMALL)
    belongings.draw(sheet, player, scene.seats[player.seat], panels)
    return sheet.image


def targets(view: View) -> frozenset[str]:
    """Everything in this picture that an option can aim at."""
    return of_orders(view) | of_belongings(view)


def of_orders(view: View) -> frozenset[str]:
    """What lies in the first part for a phone."""
    return frozenset([*(one.card.id for one in view.hand), *(card.id for card in view.dealt)])


def of_belongings(view: View) -> frozenset[str]:
    """What lies in the second."""
    return frozenset(card.id for card in own(view).technologies)


def _head(sheet: Sheet, scene: Scene, player: PlayerView) -> None:
    """Whose board it is, and that nobody else sees it."""
    style = scene.seats[player.seat]
    sheet.rect((0, 0, WIDE, HEAD), style.tint)
    y = HEAD / 2
    sheet.piece((54, y), style, 50)
    hidden = scene.view.viewer is not None
    secret = pic(scene.lang, "only_you") if hidden else ""
    x = 96 + one_or_two(sheet, (96, 2, 460, HEAD - 4), style.name, range(42, 33, -2), 32) + 26
    x += sheet.text((x, y + 2), title(scene.lang), 32, theme.SOFT, bold=CAPITALS) + 26
    over = scene.view.phase == "over"
    right = WIDE - 24.0 - (0 if over else FORECAST)
    points: list[Part] = [Icon("rosette", 68, words=player.total if over else player.vp)]
    if not over:
        points += [8, Words(f"= {player.total}", 32, theme.SOFT)]
        box = (right + 12, 4, FORECAST - 12, HEAD - 8)
        sheet.block(box, if_over(scene.lang), 24, theme.SOFT, bold=CAPITALS, align="lm", shrink=(23, 22))
    right -= sheet.row((right, y), points, anchor="rm") + 16
    if hidden:
        parts: list[Part] = [Icon("lock", 36), Words(secret, 26, theme.SOFT, bold=CAPITALS)]
        if x + row_width(parts) < right:
            sheet.row((x, y + 1), parts)


def possessions_still(sheet: Sheet, player: PlayerView, first: Box, step: float) -> None:
    """Frames and icons of money, goods and imports."""
    x, y, w, h = first
    goods = [rewards.good_icon(f"yokohama.{good}", 66) for good in player.goods]
    for n, icon in enumerate((Icon("coin", 64, words="¥"), *goods, Icon("crate", 60))):
        sheet.panel((x + n * step, y, w, h))
        sheet.icon((x + n * step + ICON_AT * w, y + h / 2), icon.name, icon.size, **icon.variant)


def possessions(sheet: Sheet, player: PlayerView, first: Box, step: float) -> None:
    """How many of each."""
    x, y, w, h = first
    for n, count in enumerate((player.yen, *player.goods.values(), player.imports)):
        at = (x + n * step + NUMBER_AT * w, y + h / 2)
        sheet.text(at, count, 56, INK if count else theme.FAINT, bold=True, anchor="mm")


def _title(sheet: Sheet, y: float, words: str, parts: Sequence[Part] = ()) -> None:
    shown: list[Part] = [Words(words, 30, theme.SOFT, bold=CAPITALS), 10, *parts]
    sheet.row((26, y), shown)


def orders(sheet: Sheet, scene: Scene, player: PlayerView, boxes: Sequence[Box]) -> None:
    """Up to three orders in hand, or the two of which one may be kept."""
    view, lang = scene.view, scene.lang
    _, top, wide, high = boxes[0]
    size = (round(wide), round(high))

    def drawn(card: OrderView, missing: Mapping[Good, int] | None, *, secret: bool) -> Image.Image:
        return cards.order(card, missing, lang, secret=secret, size=size, marked=bool(scene.marked.get(card.id)))

    held = [(card.id, drawn(card, None, secret=True)) for card in view.dealt]
    if held:
        _title(sheet, top - 30, heading(lang, "choose_order"))
    else:
        count = Words(f"{player.orders}/{view.order_limit}", 30, theme.SOFT)
        _title(sheet, top - 30, heading(lang, "orders"), [count])
        held = [(h.card.id, drawn(h.card, h.missing, secret=h.secret)) for h in view.hand]
    for (card, image), box in zip(held, boxes, strict=False):
        sheet.image.paste(image, (round(box[0]), round(box[1])))
        sheet.whole(box)
        sheet.marks(card, box, scene.marked, scene.changed, outside=2)
    for place, (x, y, w, h) in enumerate(boxes[len(held) :], len(held)):
        sheet.image.paste(cards.empty(size, "port"), (round(x), round(y)))
        if view.viewer is None and place < player.orders:
            sheet.icon((x + w / 2, y + h / 2), "card_back", min(200, round(h - 24)))


def technologies(
    sheet: Sheet,
    scene: Scene,
    player: PlayerView,
    places: tuple[int, int, int, int],
    per_row: int,
    size: tuple[int, int],
    small: int,
) -> None:
    """Some per line; the heading tells what the next card costs on top."""
    lang = scene.lang
    left, top, across, down = places
    title: list[Part] = [gear(40), 4, Words(player.production, 30, theme.SOFT)]
    if player.technology_extra is not None:
        title += [40, *cards.surcharge(player.technology_extra, lang, small)]
    _title(sheet, top - 30, heading(lang, "technologies"), title)
    images = [cards.technology(card, lang, size) for card in player.technologies]
    images += [cards.empty(size, "laboratory")] * (-(-max(1, len(images)) // per_row) * per_row - len(images))
    for n, image in enumerate(images):
        x, y = left + n % per_row * across, top + n // per_row * down
        sheet.image.paste(image, (x, y))
        sheet.whole((x, y, *size))
        if n < len(player.technologies):
            sheet.marks(player.technologies[n].id, (x, y, *size), scene.marked, scene.changed, outside=2)
