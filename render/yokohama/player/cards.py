"""The cards on a player's own board, each kept as a picture: orders, technologies, empty places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PIL import Image

from engine.yokohama.components.effects import Good, Price
from engine.yokohama.view.structs import OrderView, TechnologyView
from render.kit import CAPITALS, Icon, Part, Point, Sheet, Words, kept, mix, theme
from render.yokohama import colours, rewards
from render.yokohama.formulas import formula
from render.yokohama.scenery import view_of
from render.yokohama.wording import LARGE, large_name, name, name_block, pic

ORDER, LONG_ORDER = (444, 372), (1032, 224)  # px: goods below each other, or all in one line
TECHNOLOGY, LARGE_TECHNOLOGY = (330, 168), (516, 190)
HEAD = 90
FOOT = 64
FIRST, GOOD = 40, 64  # px from the left edge to the first number, and from good to good
WIDEST = 2.2  # times its height: of a print nothing is cut
PRINT = 14  # px round the print of an empty place


def order(
    card: OrderView,
    missing: Mapping[Good, int] | None,
    lang: str,
    *,
    secret: bool,
    size: tuple[int, int] = ORDER,
    marked: bool = False,
) -> Image.Image:
    """An order in hand; without `missing` it is one of those that may be kept, and has no foot."""
    lacking = None if missing is None else tuple(missing.items())
    key = (
        "yokohama.own order",
        card.id,
        card.number,
        card.country,
        *card.goods.items(),
        card.reward,
        lacking,
        secret,
        lang,
        size,
        marked,
    )
    return kept(key, lambda: _order(card, missing, lang, secret, size, theme.DISC * marked))


def _order(
    card: OrderView, missing: Mapping[Good, int] | None, lang: str, secret: bool, size: tuple[int, int], disc: int
) -> Image.Image:
    """Flag, number and reward above, every good singly below; what is missing is hollow."""
    w, h = size
    small = 28 if size == ORDER else LARGE
    sheet = Sheet(w, h)
    sheet.panel((0, 0, w, h), theme.CARD, theme.LINE)
    sheet.icon((18 + disc, 46), "flag", 48, anchor="lm", country=card.country)
    after = disc + sheet.text((104 + disc, 46), card.number, small, theme.SOFT)
    if secret:
        sheet.icon((126 + after, 44), "lock", 30)
    sheet.row((w - 18, 46), rewards.line(card.reward, 60, text=34, gap=12), anchor="rm")
    sheet.line([(16, 88), (w - 16, 88)], theme.LINE, 3)
    middle = HEAD + (h - HEAD - (0 if missing is None else FOOT)) / 2
    left = FIRST
    for n, (good, count) in enumerate(card.goods.items()):
        y = middle + (n - (len(card.goods) - 1) / 2) * 53 if size == ORDER else middle
        _goods(sheet, good, (left, y), count, (missing or {}).get(good, 0))
        left += 0 if size == ORDER else 70 + count * GOOD
    if missing is not None:
        _foot(sheet, missing, lang, small)
    return sheet.image


def _goods(sheet: Sheet, good: str, at: Point, count: int, lacking: int) -> None:
    """So many of a good, the last ones hollow."""
    left, y = at
    sheet.text((left, y), count, 32, bold=True, anchor="mm")
    icon = rewards.good_icon(f"yokohama.{good}", 48)
    for n in range(count):
        x = left + 52 + n * GOOD
        hollow = n >= count - lacking
        if hollow:
            sheet.dashed((x - 29, y - 26, 58, 52), theme.FAINT, width=2, radius=8, dash=8, gap=6)
        faded: dict[str, Any] = {"grey": True, "fade": 0.35} if hollow else {}
        sheet.icon((x, y), icon.name, icon.size - 8 * hollow, **faded)


def _foot(sheet: Sheet, missing: Mapping[Good, int], lang: str, small: int) -> None:
    """Whether the order can be fulfilled now."""
    w, h = sheet.width, sheet.height
    foot = (4, h - FOOT + 2, w - 8, FOOT - 6)
    at = (18, h - FOOT / 2)
    if not missing:
        sheet.panel(foot, theme.GREEN_TINT, None, radius=9)
        tick = Icon("tick", 42, disc=True, colour=theme.GREEN)
        sheet.row(at, [tick, 8, Words(pic(lang, "payable"), small, bold=CAPITALS)])
        sheet.panel((0, 0, w, h), None, theme.GREEN, width=6)
        return
    sheet.panel(foot, theme.PAPER, None, radius=9)
    parts: list[Part] = [Words(pic(lang, "missing"), small, bold=CAPITALS), 20]
    for good, count in missing.items():
        parts += [Words(count, small + 2), 2, rewards.good_icon(f"yokohama.{good}", 42), 16]
    sheet.row(at, parts[:-1])


def technology(card: TechnologyView, lang: str, size: tuple[int, int] = TECHNOLOGY) -> Image.Image:
    """A technology that is owned."""

    def make() -> Image.Image:
        w, h = size
        sheet = Sheet(w, h)
        sheet.panel((0, 0, w, h), theme.CARD, theme.LINE)
        called, box = name(lang, "technology", card.technology), (14, 6, w - 92, 62)
        if size == TECHNOLOGY:
            name_block(sheet, box, called, 1)
        else:
            large_name(sheet, box, called, 1)
        sheet.icon((w - 14, 37), "flag", 38, anchor="rm", country=card.country)
        sheet.line([(14, 72), (w - 14, 72)], theme.LINE, 2)
        middle, tall = (72 + h) / 2, h / TECHNOLOGY[1]
        sheet.icon((14 + 28 * tall, middle), "gear", round(56 * tall), fill=theme.TEAL, line=None,
                   words=card.production)  # fmt: skip
        sheet.row((80 + (w - 94) / 2, middle), formula(card, round(48 * tall)), anchor="mm")
        return sheet.image

    return kept(
        ("yokohama.own technology", card.technology, card.production, card.country, card.gain, card.n, lang, size), make
    )


def empty(size: tuple[int, int], kind: str) -> Image.Image:
    """A place without a card: a pale print of where one is to be had."""

    def make() -> Image.Image:
        sheet = Sheet(*size)
        paler = [mix(theme.PAPER, (v, v, v), colours.PRINTED)[n] for n in range(3) for v in range(256)]
        high = size[1] - 2 * PRINT
        wide = min(size[0] - 2 * PRINT, round(WIDEST * high))
        sheet.image.paste(view_of(kind, wide, high).point(paler), ((size[0] - wide) // 2, PRINT))
        sheet.dashed((0, 0, *size))
        return sheet.image

    return kept(("yokohama.own place", size, kind), make)


def surcharge(extra: Price, lang: str, size: int = 26) -> list[Part]:
    """What the next technology costs on top (D10)."""
    price: list[Part] = [Words(pic(lang, "extra"), size, theme.SOFT, bold=CAPITALS), 10,
                         Words("+", size + 2, theme.SOFT), Icon("coin", round(size * 1.7), words=extra.yen), 8,
                         Words(pic(lang, "or"), size, theme.SOFT, bold=CAPITALS), 8,
                         Icon("crate", size + 12)]  # fmt: skip
    return [*price, 2, Words(extra.or_import, size + 2)] if extra.or_import > 1 else price
