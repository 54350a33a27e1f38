"""The market: cards on ports and laboratories, church and customs, flags, agents and technologies of the players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import TypeVar

from PIL import Image

from engine.yokohama.view.structs import OrderView, TechnologyView, View
from render.head import MIDDLE, draw_head
from render.kit import Box, Colour, Icon, Part, Sheet, Words, row_width, theme
from render.yokohama import colours
from render.yokohama.colours import COLOURS
from render.yokohama.head import head
from render.yokohama.market import cards, holdings, spaces
from render.yokohama.market.layout import SKY, SLOT, WIDE, MarketLayout
from render.yokohama.market.reach import fillable, out_of_reach
from render.yokohama.rewards import gear
from render.yokohama.scene import Scene
from render.yokohama.scenery import skyline, view_of

SUN, PEAK = (0.443, 90), (0.51, 128)  # between what the head notes and the decks

T = TypeVar("T")


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene = Scene(view, names, lang, marked, changed)
    where = MarketLayout(len(view.ports), len(view.laboratories))
    lines = holdings.lines(scene)
    high = round(where.table + holdings.height(scene, lines))
    zones = tuple((slot.zone, slot.power) for port in view.ports for slot in port.slots)
    surcharges = tuple(slot.surcharge for laboratory in view.laboratories for slot in laboratory.slots)
    key = ("yokohama.market", where, zones, surcharges, view.church.points, view.customs.points)
    sheet = Sheet.over(key, WIDE, high, partial(still, view=view, where=where), colours=COLOURS)
    _, right = draw_head(sheet, head(scene))
    decks(sheet, view, right)
    lay_cards(sheet, scene, where)
    spaces.draw(sheet, scene, where)
    holdings.draw(sheet, scene, lines, where.table)
    card_marks(sheet, scene, where)
    space_marks(sheet, scene, where)
    return sheet.image


def lay_cards(sheet: Sheet, scene: Scene, where: MarketLayout) -> None:
    """Orders with a tick where the viewer could fill them, technologies pale where they are out of reach."""
    view, size = scene.view, where.card_size
    for n in range(where.cards):
        sheet.whole(where.whole_row(n))
    for n, port in enumerate(view.ports):
        for place, slot in enumerate(port.slots):
            image = (
                None if slot.card is None else cards.order(slot.card, size, marked=bool(scene.marked.get(slot.card.id)))
            )
            lay_card(sheet, where.card(n, place), image)
            if slot.card is not None and slot.card.id in fillable(view):
                x, y, w, _ = where.card(n, place)
                sheet.icon((x + w / 2, y + 32), "tick", 44, disc=True)
    for n, laboratory in enumerate(view.laboratories, start=where.ports):
        for place, shelf in enumerate(laboratory.slots):
            taken = shelf.card
            image = None
            if taken is not None:
                image = cards.technology(taken, scene.lang, size, marked=bool(scene.marked.get(taken.id)))
            lay_card(sheet, where.card(n, place), image)
            if shelf.card is not None and shelf.card.id in out_of_reach(view):
                sheet.dim(where.card(n, place))


def targets(view: View) -> frozenset[str]:
    """Everything in this picture that an option can aim at."""
    return of_cards(view) | of_boards(view)


def of_cards(view: View) -> frozenset[str]:
    """What lies in the first part for a phone."""
    return frozenset(card for *_, card in lying(view))


def of_boards(view: View) -> frozenset[str]:
    """What lies in the second."""
    return frozenset(space.id for space in (*view.church.spaces, *view.customs.spaces))


def lying(view: View) -> Iterator[tuple[int, int, str]]:
    """Row, place and id of every card on the ports and laboratories."""
    boards: list[list[OrderView | TechnologyView | None]] = [[slot.card for slot in port.slots] for port in view.ports]
    boards += [[slot.card for slot in laboratory.slots] for laboratory in view.laboratories]
    for row, cards_there in enumerate(boards):
        for place, card in enumerate(cards_there):
            if card is not None:
                yield row, place, card.id


def card_marks(sheet: Sheet, scene: Scene, where: MarketLayout) -> None:
    """Outlines of cards."""
    for row, place, card in lying(scene.view):
        sheet.marks(card, where.card(row, place), scene.marked, scene.changed, outside=2)


def space_marks(sheet: Sheet, scene: Scene, where: MarketLayout) -> None:
    """Outlines of spaces."""
    view, marked, changed = scene.view, scene.marked, scene.changed
    for n, board in enumerate((view.church, view.customs)):
        sheet.marks(f"ranking:{n + 1}", where.board(n), marked, frozenset(), outside=2)
        for place, space in enumerate(board.spaces):
            sheet.marks(space.id, where.space(n, place, len(board.spaces)), marked, changed, outside=2)


def still(sheet: Sheet, view: View, where: MarketLayout) -> None:
    """Labels, zones and heads; the same for every table with these boards."""
    skyline.draw(sheet, (0, 0, WIDE, SKY), sun=SUN, peak=PEAK)
    sheet.rect((0, SKY, WIDE, 4), theme.COAST)
    zones_still(sheet, view, where)
    spaces.still(sheet, view, where)


def zones_still(sheet: Sheet, view: View, where: MarketLayout) -> None:
    """The boards of the cards, and their zones with what they take."""
    size = 36 if where.card_size[0] < 300 else 40
    for n, port in enumerate(view.ports):
        label(sheet, where, n, "yokohama.port", port.area)
        for (ground, power), places in groups([(slot.zone, slot.power) for slot in port.slots]):
            parts: list[Part] = [Icon("yokohama.power", size), 4, Words(power, size)]
            zone(sheet, where, n, places, colours.ZONE[ground], parts)
    for n, laboratory in enumerate(view.laboratories, start=where.ports):
        label(sheet, where, n, "flask", laboratory.area)
        for surcharge, places in groups([slot.surcharge for slot in laboratory.slots]):
            fill = colours.SURCHARGE[min(surcharge, len(colours.SURCHARGE) - 1)]
            zone(sheet, where, n, places, fill, [gear(size + 4), 4, Words(f"+{surcharge}", size)])


def label(sheet: Sheet, where: MarketLayout, n: int, icon: str, area: str) -> None:
    """A row's board: its icon, its letter, what it looks like there."""
    box = where.label(n)
    x, y, w, h = map(round, box)
    sheet.panel(box, theme.COMMERCE, None)
    print_of = view_of(area.rpartition("_")[0], w - 6, min(h // 2 - 22, w), second=area[-1] == "b")
    sheet.image.paste(print_of, (x + 3, y + h - 14 - print_of.height))
    sheet.panel(box, None, colours.ROOF["commercial"])
    sheet.icon((x + w / 2, y + h * 0.17), icon, 68)
    sheet.text((x + w / 2, y + h * 0.39), area[-1].upper(), 56, bold=True, anchor="mm")


def groups(grounds: Sequence[T]) -> list[tuple[T, range]]:
    """Places that lie side by side and are alike."""
    found, first = [], 0
    for ground, same in groupby(grounds):
        count = len(list(same))
        found.append((ground, range(first, first + count)))
        first += count
    return found


def zone(sheet: Sheet, where: MarketLayout, n: int, places: range, fill: Colour, parts: list[Part]) -> None:
    """The ground of some cards with what they take above them."""
    first, _, wide, _ = where.card(n, places[0])
    last = where.card(n, places[-1])[0]
    left, right = first - SLOT[1] + 1, last + wide + SLOT[1] - 1
    _, y, _, high = where.label(n)
    sheet.panel((left, y, right - left, high), fill, None)
    sheet.row(((left + right) / 2, y + where.head / 2), parts, anchor="mm")


def lay_card(sheet: Sheet, box: Box, image: Image.Image | None) -> None:
    """A card in its frame, or an empty place."""
    if image is None:
        sheet.dashed(box, theme.SOFT, width=2, dash=10, gap=8)
    else:
        sheet.image.paste(image, (round(box[0]) + 3, round(box[1]) + 3))
        sheet.panel(box, None, theme.LINE)


def decks(sheet: Sheet, view: View, right: float) -> None:
    """How many cards are left in the decks, up to where the first line of the head ends."""
    parts: list[Part] = [
        Icon("deck", 44),
        Icon("sheet", 42),
        4,
        Words(view.order_deck, 40),
        36,
        Icon("flask", 44),
        4,
        Words(view.technology_deck, 40),
    ]
    wide = row_width(parts) + 28
    sheet.panel((right - wide, MIDDLE - 32, wide, 64), theme.PANEL, theme.LINE, radius=14)
    sheet.row((right - 14, MIDDLE), parts, anchor="rm")
