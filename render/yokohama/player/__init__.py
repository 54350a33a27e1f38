"""A player's own board: possessions, orders in hand, technologies, pieces, flags and agents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.yokohama.view.structs import PlayerView, View
from render.head import if_over
from render.kit import CAPITALS, Box, Icon, Part, Sheet, Words, row_width, theme
from render.kit.theme import INK
from render.yokohama import rewards
from render.yokohama.colours import COLOURS
from render.yokohama.player import belongings, cards
from render.yokohama.rewards import gear
from render.yokohama.scene import Scene, own
from render.yokohama.wording import heading, pic, title

WIDE = 1400
HEAD = 80
POSSESSIONS = (22, 94, 216, 104, 228)  # left, top, width, height, step
ORDERS = (22, 256, 456)  # left, top, step
TECHNOLOGIES = (22, 690, 342, 180)  # left, top, step across, step down
PLACES = 3  # for orders
FORECAST = 222  # px for what the second number of points means
PER_ROW = 4  # technologies


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture of the viewer; without a viewer that of the active player, orders face down."""
    scene = Scene(view, names, lang, marked, changed)
    player = own(view)
    rows = -(-len(player.technologies) // PER_ROW) or 1
    low = TECHNOLOGIES[1] + rows * TECHNOLOGIES[3] + 8
    key = ("yokohama.player", lang, rows, tuple(player.goods), tuple(player.flags))
    sheet = Sheet.over(
        key, WIDE, low + belongings.HIGH + 22, partial(still, player=player, low=low, lang=lang), colours=COLOURS
    )
    _head(sheet, scene, player)
    _possessions(sheet, player)
    _orders(sheet, scene, player)
    _technologies(sheet, scene, player)
    belongings.draw(sheet, player, scene.seats[player.seat], low)
    return sheet.image


def targets(view: View) -> frozenset[str]:
    """Everything in this picture that an option can aim at."""
    player = own(view)
    held = [one.card.id for one in view.hand]
    return frozenset([*held, *(card.id for card in view.dealt), *(card.id for card in player.technologies)])


def _head(sheet: Sheet, scene: Scene, player: PlayerView) -> None:
    """Whose board it is, and that nobody else sees it."""
    style = scene.seats[player.seat]
    sheet.rect((0, 0, WIDE, HEAD), style.tint)
    y = HEAD / 2
    sheet.piece((54, y), style, 50)
    hidden = scene.view.viewer is not None
    secret = pic(scene.lang, "only_you") if hidden else ""
    x = 96 + sheet.text((96, y), style.name, 42, bold=CAPITALS, room=460, shrink=(38, 34, 32, 30)) + 26
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


def still(sheet: Sheet, player: PlayerView, low: float, lang: str) -> None:
    """Frames, icons and heads, which are the same for everybody."""
    left, top, w, h, step = POSSESSIONS
    goods = [rewards.good_icon(f"yokohama.{good}", 66) for good in player.goods]
    for n, icon in enumerate((Icon("coin", 64, words="¥"), *goods, Icon("crate", 60))):
        sheet.panel((left + n * step, top, w, h))
        sheet.icon((left + n * step + 68, top + h / 2), icon.name, icon.size, **icon.variant)
    belongings.still(sheet, low, lang)


def _possessions(sheet: Sheet, player: PlayerView) -> None:
    """Money, goods, imports."""
    left, top, _, h, step = POSSESSIONS
    for n, count in enumerate((player.yen, *player.goods.values(), player.imports)):
        at = (left + n * step + 152, top + h / 2)
        sheet.text(at, count, 56, INK if count else theme.FAINT, bold=True, anchor="mm")


def _title(sheet: Sheet, y: float, words: str, parts: Sequence[Part] = ()) -> None:
    shown: list[Part] = [Words(words, 30, theme.SOFT, bold=CAPITALS), 10, *parts]
    sheet.row((26, y), shown)


def _orders(sheet: Sheet, scene: Scene, player: PlayerView) -> None:
    """Up to three orders in hand, or the two of which one may be kept."""
    view, lang = scene.view, scene.lang
    left, top, step = ORDERS
    boxes: list[Box] = [(left + n * step, top, *cards.ORDER) for n in range(PLACES)]
    held = [(card.id, cards.order(card, None, lang, secret=True)) for card in view.dealt]
    if held:
        _title(sheet, top - 30, heading(lang, "choose_order"))
    else:
        count = Words(f"{player.orders}/{view.order_limit}", 28, theme.SOFT)
        _title(sheet, top - 30, heading(lang, "orders"), [count])
        held = [(h.card.id, cards.order(h.card, h.missing, lang, secret=h.secret)) for h in view.hand]
    for (card, image), box in zip(held, boxes, strict=False):
        sheet.image.paste(image, (round(box[0]), round(box[1])))
        sheet.marks(card, box, scene.marked, scene.changed, outside=2)
    for x, y, w, h in boxes[len(held) :]:
        sheet.image.paste(cards.empty(cards.ORDER, "port"), (round(x), round(y)))
        if view.viewer is None and (x - left) // step < player.orders:
            sheet.icon((x + w / 2, y + h / 2), "card_back", 200)


def _technologies(sheet: Sheet, scene: Scene, player: PlayerView) -> None:
    """Four per line; the heading tells what the next card costs on top."""
    lang = scene.lang
    left, top, across, down = TECHNOLOGIES
    title: list[Part] = [gear(40), 4, Words(player.production, 28, theme.SOFT)]
    if player.technology_extra is not None:
        title += [40, *cards.surcharge(player.technology_extra, lang)]
    _title(sheet, top - 30, heading(lang, "technologies"), title)
    images = [cards.technology(card, lang) for card in player.technologies]
    images += [cards.empty(cards.TECHNOLOGY, "laboratory")] * (PER_ROW - len(images))
    for n, image in enumerate(images):
        x, y = left + n % PER_ROW * across, top + n // PER_ROW * down
        sheet.image.paste(image, (x, y))
        if n < len(player.technologies):
            sheet.marks(player.technologies[n].id, (x, y, *cards.TECHNOLOGY), scene.marked, scene.changed, outside=2)
