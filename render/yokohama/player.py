"""A player's own board: possessions, orders in hand, technologies, pieces, flags and agents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.yokohama.view import OrderView, PlayerView, View
from render.kit import Box, Icon, Part, SeatStyle, Sheet, Words, row_width, theme
from render.theme import INK
from render.yokohama import belongings, rewards
from render.yokohama.board import TITLE, styles
from render.yokohama.cards import gear
from render.yokohama.formulas import formula
from render.yokohama.tiles import name_block
from render.yokohama.wording import head, pic, technology_name

WIDE = 1400
HEAD = 80
POSSESSIONS = (22, 94, 216, 104, 228)  # left, top, width, height, step
ORDERS = (22, 256, 444, 372, 456)
TECHNOLOGIES = (22, 690, 330, 168, 342, 180)  # left, top, width, height, step across, step down
PER_ROW = 4
FOOT = 64


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture of the viewer; without a viewer that of the active player, orders face down."""
    seat = view.active if view.viewer is None else view.viewer
    player, style = view.players[seat], styles(view, names)[seat]
    rows = -(-(len(player.technologies) + (player.technology_extra is not None)) // PER_ROW) or 1
    low = TECHNOLOGIES[1] + rows * TECHNOLOGIES[5] + 8
    sheet = Sheet(WIDE, low + belongings.HIGH + 22)
    _head(sheet, view, player, style, lang)
    _possessions(sheet, player)
    _orders(sheet, view, player, lang, marked, changed)
    _technologies(sheet, player, rows, lang, marked, changed)
    belongings.draw(sheet, player, style, low, lang)
    return sheet.image


def targets(view: View) -> frozenset[str]:
    """Everything in this picture that an option can aim at."""
    player = view.players[view.active if view.viewer is None else view.viewer]
    held = [one.card.id for one in view.hand]
    return frozenset([*held, *(card.id for card in view.dealt), *(card.id for card in player.technologies)])


def _head(sheet: Sheet, view: View, player: PlayerView, style: SeatStyle, lang: str) -> None:
    """Whose board it is, and that nobody else sees it."""
    sheet.rect((0, 0, WIDE, HEAD), style.tint)
    y = HEAD / 2
    sheet.piece((54, y), style, 50)
    hidden = view.viewer is not None
    secret = pic(lang, "only_you") if hidden else ""
    x = 96 + sheet.text((96, y), style.name, 42, bold=True, room=560, shrink=(38, 34)) + 26
    x += sheet.text((x, y + 2), TITLE, 32, theme.SOFT) + 26
    if hidden:
        parts: list[Part] = [Icon("lock", 36), Words(secret, 26, theme.SOFT, bold=False)]
        if x + row_width(parts) < WIDE - 200:
            sheet.row((x, y + 1), parts)
    points: list[Part] = [
        Icon("rosette", 68, words=player.vp),
        8,
        Words(f"= {player.total}", 30, theme.SOFT, bold=False),
    ]
    sheet.row((WIDE - 24, y), points, anchor="rm")


def _possessions(sheet: Sheet, player: PlayerView) -> None:
    """Money, goods, imports."""
    left, top, w, h, step = POSSESSIONS
    shown = [
        (Icon("coin", 64, words="¥"), player.yen),
        *((rewards.good_icon(f"yokohama.{good}", 66), count) for good, count in player.goods.items()),
        (Icon("crate", 60), player.imports),
    ]
    for n, (icon, count) in enumerate(shown):
        sheet.panel((left + n * step, top, w, h))
        x, y = left + n * step, top + h / 2
        sheet.icon((x + 68, y), icon.name, icon.size, **icon.variant)
        sheet.text((x + 152, y), count, 56, INK if count else theme.FAINT, bold=True, anchor="mm")


def _title(sheet: Sheet, y: float, words: str, parts: Sequence[Part] = ()) -> None:
    shown: list[Part] = [Words(words, 28, theme.SOFT), 10, *parts]
    sheet.row((26, y), shown)


def _orders(
    sheet: Sheet, view: View, player: PlayerView, lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> None:
    """Up to three orders in hand, or the two of which one may be kept."""
    left, top, w, h, step = ORDERS
    boxes: list[Box] = [(left + n * step, top, w, h) for n in range(3)]
    filled = len(view.dealt) or len(view.hand)
    for box in boxes[filled:]:
        sheet.dashed(box)
    if view.dealt:
        _title(sheet, top - 30, head(lang, "choose_order"))
        for card, box in zip(view.dealt, boxes, strict=False):
            _order(sheet, card, box, {}, secret=True, foot=0)
            sheet.marks(card.id, box, marked, changed, outside=2)
        return
    _title(sheet, top - 30, head(lang, "orders"), [Words(f"{player.orders}/3", 28, theme.SOFT)])
    if view.viewer is None:
        for _, box in zip(range(player.orders), boxes, strict=False):
            sheet.icon((box[0] + w / 2, top + h / 2), "card_back", 200)
    for held, box in zip(view.hand, boxes, strict=False):
        _order(sheet, held.card, box, held.missing, secret=held.secret, foot=FOOT)
        _foot(sheet, box, held.missing, lang)
        sheet.marks(held.card.id, box, marked, changed, outside=2)


def _order(sheet: Sheet, card: OrderView, box: Box, missing: Mapping[str, int], *, secret: bool, foot: float) -> None:
    """Flag, number and reward above, every good singly below; what is missing is hollow."""
    x, y, w, h = box
    sheet.panel(box, theme.CARD, theme.LINE)
    sheet.icon((x + 18, y + 46), "flag", 48, anchor="lm", country=card.country)
    after = sheet.text((x + 104, y + 46), card.number, 28, theme.SOFT)
    if secret:
        sheet.icon((x + 104 + after + 22, y + 44), "lock", 30)
    sheet.row((x + w - 18, y + 46), rewards.line(card.reward, 60, text=34, gap=12), anchor="rm")
    sheet.line([(x + 16, y + 88), (x + w - 16, y + 88)], theme.LINE, 3)
    middle = y + 90 + (h - 90 - foot) / 2
    for n, (good, count) in enumerate(card.goods.items()):
        at = middle + (n - (len(card.goods) - 1) / 2) * 53
        sheet.text((x + 40, at), count, 32, bold=True, anchor="mm")
        lacking = missing.get(good, 0)
        for one in range(count):
            across = x + 92 + one * 64
            icon = rewards.good_icon(f"yokohama.{good}", 48)
            hollow = one >= count - lacking
            if hollow:
                sheet.dashed((across - 29, at - 26, 58, 52), theme.FAINT, width=2, radius=8, dash=8, gap=6)
            sheet.icon(
                (across, at), icon.name, icon.size - 8 * hollow, **({"grey": True, "fade": 0.35} if hollow else {})
            )


def _foot(sheet: Sheet, box: Box, missing: Mapping[str, int], lang: str) -> None:
    """Whether the order can be fulfilled now."""
    x, y, w, h = box
    foot = (x + 4, y + h - FOOT + 2, w - 8, FOOT - 6)
    at = (x + 18, y + h - FOOT / 2)
    if not missing:
        sheet.panel(foot, theme.GREEN_TINT, None, radius=9)
        sheet.row(at, [Icon("tick", 42, disc=True, colour=theme.GREEN), 8, Words(pic(lang, "payable"), 28)])
        sheet.panel(box, None, theme.GREEN, width=6)
        return
    sheet.panel(foot, theme.PAPER, None, radius=9)
    parts: list[Part] = [Words(pic(lang, "missing"), 28), 20]
    for good, count in missing.items():
        parts += [Words(count, 30), 2, rewards.good_icon(f"yokohama.{good}", 42), 16]
    sheet.row(at, parts[:-1])


def _technologies(
    sheet: Sheet, player: PlayerView, rows: int, lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> None:
    """Four per line; the next place tells what the next card costs on top."""
    left, top, w, h, across, down = TECHNOLOGIES
    title: list[Part] = [gear(40), 4, Words(player.production, 28, theme.SOFT)]
    _title(sheet, top - 30, head(lang, "technologies"), title)
    places: list[Box] = [(left + n % PER_ROW * across, top + n // PER_ROW * down, w, h) for n in range(rows * PER_ROW)]
    owned = len(player.technologies)
    for box in places[owned : max(PER_ROW, owned + (player.technology_extra is not None))]:
        sheet.dashed(box)
    for card, (x, y, _, _) in zip(player.technologies, places, strict=False):
        box = (x, y, w, h)
        sheet.panel(box, theme.CARD, theme.LINE)
        name_block(sheet, (x + 14, y + 6, w - 92, 62), technology_name(lang, card.technology), 1)
        sheet.icon((x + w - 14, y + 37), "flag", 38, anchor="rm", country=card.country)
        sheet.line([(x + 14, y + 72), (x + w - 14, y + 72)], theme.LINE, 2)
        sheet.icon((x + 42, y + 120), "gear", 56, fill=theme.TEAL, line=None, words=card.production)
        sheet.row((x + 80 + (w - 94) / 2, y + 120), formula(card, 48), anchor="mm")
        sheet.marks(card.id, box, marked, changed, outside=2)
    extra = player.technology_extra
    if extra is not None:
        x, y, _, _ = places[len(player.technologies)]
        sheet.block((x + 14, y + 16, w - 28, 60), pic(lang, "extra"), 26, theme.SOFT, shrink=(24,))
        price: list[Part] = [Words("+", 32, theme.SOFT), Icon("coin", 50, words=extra.yen), 10,
                             Words(pic(lang, "or"), 28, theme.SOFT, bold=False), 10, Icon("crate", 44)]  # fmt: skip
        if extra.or_import > 1:
            price += [2, Words(extra.or_import, 30)]
        sheet.row((x + w / 2, y + 112), price, anchor="mm")
