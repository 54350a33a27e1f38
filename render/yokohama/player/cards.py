"""The cards on a player's own board, each kept as a picture: orders, technologies, empty places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PIL import Image

from engine.yokohama.components.effects import Good, Price
from engine.yokohama.view.structs import OrderView, TechnologyView
from render.kit import CAPITALS, Icon, Part, Sheet, Words, kept, mix, theme
from render.yokohama import colours, rewards
from render.yokohama.formulas import formula
from render.yokohama.scenery import view_of
from render.yokohama.wording import name, name_block, pic

ORDER = (444, 372)
TECHNOLOGY = (330, 168)
HEAD = 90
FOOT = 64
PRINT = 14  # px round the print of an empty place


def order(card: OrderView, missing: Mapping[Good, int] | None, lang: str, *, secret: bool) -> Image.Image:
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
    )
    return kept(key, lambda: _order(card, missing, lang, secret))


def _order(card: OrderView, missing: Mapping[Good, int] | None, lang: str, secret: bool) -> Image.Image:
    """Flag, number and reward above, every good singly below; what is missing is hollow."""
    w, h = ORDER
    sheet = Sheet(w, h)
    sheet.panel((0, 0, w, h), theme.CARD, theme.LINE)
    sheet.icon((18, 46), "flag", 48, anchor="lm", country=card.country)
    after = sheet.text((104, 46), card.number, 28, theme.SOFT)
    if secret:
        sheet.icon((126 + after, 44), "lock", 30)
    sheet.row((w - 18, 46), rewards.line(card.reward, 60, text=34, gap=12), anchor="rm")
    sheet.line([(16, 88), (w - 16, 88)], theme.LINE, 3)
    middle = HEAD + (h - HEAD - (0 if missing is None else FOOT)) / 2
    for n, (good, count) in enumerate(card.goods.items()):
        y = middle + (n - (len(card.goods) - 1) / 2) * 53
        sheet.text((40, y), count, 32, bold=True, anchor="mm")
        _goods(sheet, good, y, count, (missing or {}).get(good, 0))
    if missing is not None:
        _foot(sheet, missing, lang)
    return sheet.image


def _goods(sheet: Sheet, good: str, y: float, count: int, lacking: int) -> None:
    """So many of a good, the last ones hollow."""
    icon = rewards.good_icon(f"yokohama.{good}", 48)
    for n in range(count):
        x = 92 + n * 64
        hollow = n >= count - lacking
        if hollow:
            sheet.dashed((x - 29, y - 26, 58, 52), theme.FAINT, width=2, radius=8, dash=8, gap=6)
        faded: dict[str, Any] = {"grey": True, "fade": 0.35} if hollow else {}
        sheet.icon((x, y), icon.name, icon.size - 8 * hollow, **faded)


def _foot(sheet: Sheet, missing: Mapping[Good, int], lang: str) -> None:
    """Whether the order can be fulfilled now."""
    w, h = ORDER
    foot = (4, h - FOOT + 2, w - 8, FOOT - 6)
    at = (18, h - FOOT / 2)
    if not missing:
        sheet.panel(foot, theme.GREEN_TINT, None, radius=9)
        sheet.row(
            at, [Icon("tick", 42, disc=True, colour=theme.GREEN), 8, Words(pic(lang, "payable"), 28, bold=CAPITALS)]
        )
        sheet.panel((0, 0, w, h), None, theme.GREEN, width=6)
        return
    sheet.panel(foot, theme.PAPER, None, radius=9)
    parts: list[Part] = [Words(pic(lang, "missing"), 28, bold=CAPITALS), 20]
    for good, count in missing.items():
        parts += [Words(count, 30), 2, rewards.good_icon(f"yokohama.{good}", 42), 16]
    sheet.row(at, parts[:-1])


def technology(card: TechnologyView, lang: str) -> Image.Image:
    """A technology that is owned."""

    def make() -> Image.Image:
        w, h = TECHNOLOGY
        sheet = Sheet(w, h)
        sheet.panel((0, 0, w, h), theme.CARD, theme.LINE)
        name_block(sheet, (14, 6, w - 92, 62), name(lang, "technology", card.technology), 1)
        sheet.icon((w - 14, 37), "flag", 38, anchor="rm", country=card.country)
        sheet.line([(14, 72), (w - 14, 72)], theme.LINE, 2)
        sheet.icon((42, 120), "gear", 56, fill=theme.TEAL, line=None, words=card.production)
        sheet.row((80 + (w - 94) / 2, 120), formula(card, 48), anchor="mm")
        return sheet.image

    return kept(
        ("yokohama.own technology", card.technology, card.production, card.country, card.gain, card.n, lang), make
    )


def empty(size: tuple[int, int], kind: str) -> Image.Image:
    """A place without a card: a pale print of where one is to be had."""

    def make() -> Image.Image:
        sheet = Sheet(*size)
        paler = [mix(theme.PAPER, (v, v, v), colours.PRINTED)[n] for n in range(3) for v in range(256)]
        scene = view_of(kind, size[0] - 2 * PRINT, size[1] - 2 * PRINT)
        sheet.image.paste(scene.point(paler), (PRINT, PRINT))
        sheet.dashed((0, 0, *size))
        return sheet.image

    return kept(("yokohama.own place", size, kind), make)


def surcharge(extra: Price, lang: str) -> list[Part]:
    """What the next technology costs on top (D10)."""
    price: list[Part] = [Words(pic(lang, "extra"), 26, theme.SOFT, bold=CAPITALS), 10, Words("+", 28, theme.SOFT),
                         Icon("coin", 44, words=extra.yen), 8, Words(pic(lang, "or"), 26, theme.SOFT, bold=CAPITALS), 8,
                         Icon("crate", 38)]  # fmt: skip
    return [*price, 2, Words(extra.or_import, 28)] if extra.or_import > 1 else price
