"""The market: what can be had. Cards, books, bonus spaces, round coins, everybody's open cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.mombasa.view.structs import View
from render.kit import Icon, Part, Sheet, Words, theme
from render.mombasa import books, cards, colours, header, layout
from render.mombasa.market import areas, spaces
from render.mombasa.market.reach import out_of_reach
from render.mombasa.scene import Scene
from render.mombasa.wording import heading


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture; as tall as the players need."""
    scene = Scene(view, names, lang, marked, changed)
    high = areas.bottom(view.seats) + 14
    key = ("mombasa.market", view.components, lang)
    sheet = Sheet.over(key, layout.WIDTH, high, partial(still, scene=scene), upper=layout.AREAS_TOP)
    header.draw(sheet, scene, layout.MARKET_HEADER, coins=True)
    display(sheet, scene)
    shelf(sheet, scene)
    spaces.draw(sheet, scene)
    if view.over:  # nobody has cards there any more
        return sheet.image.crop((0, 0, layout.WIDTH, layout.AREAS_END))
    areas.draw(sheet, scene)
    return sheet.image


def still(sheet: Sheet, scene: Scene) -> None:
    """Titles, column heads, empty frames, letters, the board's bonus spaces."""
    for x, y, part in ((layout.EDGE, layout.CARD_HEAD, "cards"), (layout.LETTER_X, layout.BOOK_TOP, "books"),
                       (layout.EDGE, layout.SMALL_TOP, "bonuses")):  # fmt: skip
        sheet.text((x, y - layout.TITLES / 2), heading(scene.lang, f"market.{part}"), 28, theme.SOFT, bold=True)
    at = (layout.EDGE, layout.AREA_HEAD + 4)
    sheet.text(at, heading(scene.lang, "market.areas"), 28, theme.SOFT, bold=True, room=layout.TILES_X - layout.EDGE)
    w, h = layout.CARD
    last = scene.data.card_display.columns[-1]
    for number, column in enumerate(scene.data.card_display.columns):
        x, y = card_at(number, 0)
        box = (x, layout.CARD_HEAD, w, 44)
        sheet.panel(box, theme.GOLD_TINT if column == last else theme.LINE, None, radius=8)
        middle = layout.CARD_HEAD + 22
        crate: list[Part] = [Icon("crate", 36), Words(f"+{scene.data.surcharge[column]}", 32)]
        sheet.row((x + w * (0.62 if number == 0 else 0.5), middle), crate, gap=14, anchor="mm")  # the deck is first
        if column == last:
            sheet.icon((x + w - 26, middle), "block_arrow", 36, fill=theme.SOFT)
        for row in range(scene.data.card_display.height):
            x, y = card_at(number, row)
            sheet.panel((x, y, w, h), None, theme.LINE, width=4, radius=10)
    for letter, price in scene.data.book_price.items():
        x, y = layout.LETTER_X, book_row(letter)
        sheet.panel((x, y, layout.LETTER_WIDE, layout.BOOK[1]), colours.BOOK[letter], theme.INK)
        sheet.text((x + layout.LETTER_WIDE / 2, y + 46), letter, 42, bold=True, anchor="mm")
        sheet.icon((x + layout.LETTER_WIDE / 2, y + 104), "book", 46, words=price)
    spaces.still(sheet, scene)
    areas.still(sheet)


def card_at(column: int, row: int) -> tuple[int, int]:
    """The corner of a space of the card display."""
    w, h = layout.CARD
    return layout.EDGE + (w + 14) * column, layout.CARD_TOP + (h + 14) * row


def display(sheet: Sheet, scene: Scene) -> None:
    """The cards with what they cost, and how many are left in the deck."""
    columns = scene.data.card_display.columns
    sheet.row((layout.EDGE + 10, layout.CARD_HEAD + 22), [Icon("deck", 38), Words(scene.view.deck, 28)], gap=4)
    for space in scene.view.display:
        x, y = card_at(columns.index(space.column), space.row)
        box = (x, y, *layout.CARD)
        if space.card is not None:
            cards.whole(sheet, scene.data, box, space.card, price=space.pays)
            if space.id in out_of_reach(scene.view):
                sheet.dim(box)
        if space.id in scene.changed:
            sheet.changed(box, radius=10, outside=3 if space.card not in scene.marked else 7)
        if space.card is not None and space.card in scene.marked:
            sheet.legal(box, scene.marked[space.card], radius=10, outside=3)


def book_row(letter: str) -> int:
    return layout.BOOK_TOP + layout.BOOK_STEP * "ABC".index(letter)


def shelf(sheet: Sheet, scene: Scene) -> None:
    """The books; under each a coin that lies there or the round that will bring one."""
    w, h = layout.BOOK
    left = dict(zip(scene.data.book_price, scene.view.book_supply, strict=True))
    for letter, count in left.items():
        at = (layout.LETTER_X + layout.LETTER_WIDE / 2, book_row(letter) + 170)
        sheet.text(at, f"×{count}", 26, theme.SOFT, bold=True, anchor="mm")
    for letter in left:
        for number, space in enumerate(s for s in scene.view.books if s.letter == letter):
            x, y = layout.BOOK_X + (w + 8) * number, book_row(letter)
            box = (x, y, w, h)
            if space.book is not None:
                books.face(sheet, box, scene.data.book[space.book])
            else:
                sheet.panel(box, None, theme.LINE, width=4, radius=9)
            under = (x + w / 2, y + h + 28)
            if space.coins:
                sheet.icon(under, "coin", 40, words=space.coins, line=theme.INK)
            elif space.coin_round:
                sheet.disc(*under, 18, None, theme.LINE)
                sheet.text(under, space.coin_round, 24, theme.FAINT, anchor="mm")
            sheet.marks(space.id, box, scene.marked, scene.changed, radius=9, at="rt", outside=4)
