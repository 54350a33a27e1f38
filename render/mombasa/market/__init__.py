"""The market: cards, books, bonus spaces, round coins, everybody's open cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.mombasa.view.structs import View
from render.head import draw_head
from render.kit import CAPITALS, Icon, Part, Sheet, Words, row_width, theme
from render.mombasa import books, cards, colours
from render.mombasa.colours import COLOURS
from render.mombasa.head import head
from render.mombasa.layout import AREA_HEAD, AREAS_END, AREAS_TOP, EDGE, WIDTH
from render.mombasa.market import areas, spaces
from render.mombasa.market.layout import OFFER, SPACES, OfferLayout
from render.mombasa.market.reach import out_of_reach
from render.mombasa.scene import Scene
from render.mombasa.scenery import sea, tones
from render.mombasa.wording import heading

SEA = tones.SEA[0]  # on which cards and books lie


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture; as tall as the players need."""
    scene = Scene(view, names, lang, marked, changed)
    high = areas.bottom(view.seats) + 14
    key = ("mombasa.market", view.components, lang)
    sheet = Sheet.over(key, WIDTH, high, partial(still, scene=scene), upper=AREAS_TOP, colours=COLOURS)
    draw_head(sheet, head(scene))
    display(sheet, scene, OFFER)
    shelf(sheet, scene, OFFER)
    coming_coins(sheet, scene, OFFER)
    spaces.draw(sheet, scene, SPACES)
    if view.over:  # nobody has cards there any more
        return sheet.image.crop((0, 0, WIDTH, AREAS_END))
    areas.draw(sheet, scene)
    return sheet.image


def still(sheet: Sheet, scene: Scene) -> None:
    """Titles, column heads, empty frames, letters, the board's bonus spaces."""
    at = (EDGE, AREA_HEAD + 4)
    sheet.text(at, heading(scene.lang, "market.areas"), OFFER.heading, theme.SOFT, bold=CAPITALS)
    offer_still(sheet, scene, OFFER)
    spaces.still(sheet, scene, SPACES)


def offer_still(sheet: Sheet, scene: Scene, where: OfferLayout) -> None:
    """What never changes round cards and books, which lie on the sea; dark frames have only things that can be had."""
    sheet.rect(where.harbour, SEA)
    sea.frame(sheet, where.harbour)
    for x, y, part in where.titles:
        sheet.text((x, y), heading(scene.lang, f"market.{part}"), where.heading, theme.SOFT, bold=CAPITALS)
    columns = scene.data.card_display.columns
    for number, column in enumerate(columns):
        x, _, w, _ = where.cards(number)
        box = (x, where.card_head, w, 53)
        sheet.panel(box, theme.GOLD_TINT if column == columns[-1] else theme.LINE, None, radius=8)
        middle = where.card_head + box[3] / 2
        crate: list[Part] = [Icon("crate", 43), Words(f"+{scene.data.surcharge[column]}", 39)]
        sheet.row((x + w * (0.68 if number == 0 else 0.5), middle), crate, gap=14, anchor="mm")  # the deck is first
        if column == columns[-1]:
            sheet.icon((x + w - 26, middle), "block_arrow", 43, fill=theme.SOFT)
        for row in range(scene.data.card_display.height):
            sheet.panel(where.cards(row * len(columns) + number), None, theme.LINE, width=4, radius=10)
    x, w = where.letters
    for down, (letter, price) in enumerate(scene.data.book_price.items()):
        _, y, _, h = where.book(down, 0)
        sheet.panel((x, y, w, h), colours.BOOK[letter], None)
        sheet.text((x + w / 2, y + h * 0.22), letter, 50, bold=True, anchor="mm")
        sheet.icon((x + w / 2, y + h * 0.51), "book", 58, words=price)


def display(sheet: Sheet, scene: Scene, where: OfferLayout) -> None:
    """The cards with what they cost, and how many are left in the deck."""
    columns = scene.data.card_display.columns
    at = (where.cards.left + 10, where.card_head + 26)
    sheet.row(at, [Icon("deck", 44), Words(scene.view.deck, 36)], gap=2)
    for space in scene.view.display:
        box = where.cards(space.row * len(columns) + columns.index(space.column))
        sheet.whole(box)
        if space.card is not None:
            cards.whole(sheet, scene.data, box, space.card, price=space.pays, ground=SEA)
            if space.id in out_of_reach(scene.view):
                sheet.dim(box)
        if space.id in scene.changed:
            sheet.changed(box, radius=10, outside=3 if space.card not in scene.marked else 7)
        if space.card is not None and space.card in scene.marked:
            sheet.legal(box, scene.marked[space.card], radius=10, outside=3)


def shelf(sheet: Sheet, scene: Scene, where: OfferLayout) -> None:
    """The books; under each a coin that lies there or the round that will bring one.

    Where books are on offer they have numbers enough: the rounds are left out.
    """
    offered = any(space.id in scene.marked for space in scene.view.books)
    left = dict(zip(scene.data.book_price, scene.view.book_supply, strict=True))
    for down, (letter, count) in enumerate(left.items()):
        at = (where.letters[0] + where.letters[1] / 2, where.book(down, 0)[1] + where.books.size[1] * 0.83)
        sheet.text(at, f"×{count}", 34, theme.SOFT, bold=True, anchor="mm")
        sheet.whole(where.book_row(down))
        lying = [space for space in scene.view.books if space.letter == letter]
        for number, space in reversed(list(enumerate(lying))):  # no frame lies on the number left of it
            box = where.book(down, number)
            x, y, w, h = box
            if space.book is not None:
                books.face(sheet, box, scene.data.book[space.book], ground=SEA)
            else:
                sheet.panel(box, None, theme.LINE, width=4, radius=9)
            under = (x + w / 2, y + h + 32)
            if space.coins:
                sheet.icon(under, "coin", 54, words=space.coins, line=theme.INK)
            elif space.coin_round and not offered:
                sheet.disc(*under, 24, None, theme.LINE)
                sheet.text(under, space.coin_round, 34, theme.FAINT, anchor="mm")
            sheet.marks(space.id, box, scene.marked, scene.changed, radius=9, outside=1)


def coming_coins(sheet: Sheet, scene: Scene, where: OfferLayout) -> None:
    """The coins that lie on the rounds to come, at the right end of the books' title."""
    x, y, w, _ = where.book(0, where.books.columns - 1)
    right, middle = x + w, y - where.above
    for number in reversed(range(scene.view.round + 1, scene.view.rounds + 1)):
        if coins := scene.view.round_coins[number]:
            lying: list[Part] = [Words(number, 30), Icon("coins" if coins > 1 else "coin", 30)]
            wide = row_width(lying, gap=8) + 20
            sheet.panel((right - wide, middle - 20, wide, 38), theme.CARD, None, radius=9)
            sheet.row((right - 10, middle - 1), lying, gap=8, anchor="rm")
            right -= wide + 10
