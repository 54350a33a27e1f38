"""The market: cards on ports and laboratories, church and customs, flags, agents and technologies of the players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import NamedTuple, TypeVar

from PIL import Image

from engine.yokohama.components.effects import Vp
from engine.yokohama.view.structs import BoardView, OrderView, SpaceView, TechnologyView, View
from render.kit import Box, Colour, Icon, Part, SeatStyle, Sheet, Words, theme
from render.theme import INK
from render.yokohama import cards, colours, holdings, rewards
from render.yokohama.board import TITLE, styles
from render.yokohama.cards import CARD, gear
from render.yokohama.corners import style_of
from render.yokohama.wording import pic

WIDE = 1600
TOP = 84
LABEL = (22, 112)  # left and width of the label column
RIGHT = 1578
FIELD = 142  # left edge of what stands beside it
SLOT = (239.4, 6)  # step from card to card, and how far a zone reaches beyond its cards
ROW = (240, 254)  # height and step of a row of cards
CARD_TOP = 45  # of a card in its row
SPACE = (128, 142, 4)  # height, step down, gap across

T = TypeVar("T")


class Rows(NamedTuple):
    """How high things stand, which depends on how many boards are in play."""

    ports: int
    laboratories: int

    @property
    def cards(self) -> int:
        return self.ports + self.laboratories

    def card_row(self, n: int) -> float:
        return TOP + n * ROW[1]

    @property
    def spaces(self) -> float:
        return TOP + self.cards * ROW[1] + 2

    @property
    def table(self) -> float:
        return self.spaces + 2 * SPACE[1] + 4


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    seats = styles(view, names)
    rows = Rows(len(view.ports), len(view.laboratories))
    lines = holdings.lines(view, seats, lang)
    high = round(rows.table + holdings.height(lines))
    zones = tuple((slot.zone, slot.power) for port in view.ports for slot in port.slots)
    surcharges = tuple(slot.surcharge for laboratory in view.laboratories for slot in laboratory.slots)
    key = (
        "yokohama.market",
        lang,
        rows,
        zones,
        surcharges,
        view.church.points,
        view.customs.points,
        tuple(view.agents),
    )
    sheet = Sheet.over(key, WIDE, high, partial(still, view=view, rows=rows, lang=lang))
    decks(sheet, view)
    for n, port in enumerate(view.ports):
        for place, slot in enumerate(port.slots):
            image = None if slot.card is None else cards.order(slot.card)
            lay_card(sheet, card_box(rows, n, place), image)
    for n, laboratory in enumerate(view.laboratories, start=rows.ports):
        for place, shelf in enumerate(laboratory.slots):
            image = None if shelf.card is None else cards.technology(shelf.card, lang)
            lay_card(sheet, card_box(rows, n, place), image)
    for n, board in enumerate((view.church, view.customs)):
        board_count(sheet, board, rows, n)
        for place, space in enumerate(board.spaces):
            draw_space(sheet, space, space_box(rows, n, place, len(board.spaces)), seats, faith=n == 0)
    holdings.draw(sheet, view, lines, rows.table, seats, lang)
    marks(sheet, view, rows, marked, changed)
    return sheet.image


def targets(view: View) -> frozenset[str]:
    """Everything in this picture that an option can aim at."""
    spaces = (*view.church.spaces, *view.customs.spaces)
    return frozenset([*(card for *_, card in lying(view)), *(space.id for space in spaces)])


def lying(view: View) -> Iterator[tuple[int, int, str]]:
    """Row, place and id of every card on the ports and laboratories."""
    boards: list[list[OrderView | TechnologyView | None]] = [[slot.card for slot in port.slots] for port in view.ports]
    boards += [[slot.card for slot in laboratory.slots] for laboratory in view.laboratories]
    for row, cards_there in enumerate(boards):
        for place, card in enumerate(cards_there):
            if card is not None:
                yield row, place, card.id


def marks(sheet: Sheet, view: View, rows: Rows, marked: Mapping[str, str], changed: frozenset[str]) -> None:
    """Outlines of cards and spaces."""
    for row, place, card in lying(view):
        side = "rt" if place % 2 else "lt"  # so that no disc hides what the zone says
        sheet.marks(card, card_box(rows, row, place), marked, changed, outside=2, at=side)
    for n, board in enumerate((view.church, view.customs)):
        for place, space in enumerate(board.spaces):
            box = space_box(rows, n, place, len(board.spaces))
            sheet.marks(space.id, box, marked, changed, outside=2)


def card_box(rows: Rows, row: int, place: int) -> Box:
    """Where a card lies."""
    return (round(FIELD + SLOT[1] + place * SLOT[0]), rows.card_row(row) + CARD_TOP, *CARD)


def space_box(rows: Rows, row: int, place: int, places: int) -> Box:
    """Where a space of the Church (row 0) or Customs (row 1) lies."""
    high, down, gap = SPACE
    across = (RIGHT - FIELD + gap) / places
    return (round(FIELD + place * across), rows.spaces + row * down, round(across - gap), high)


def still(sheet: Sheet, view: View, rows: Rows, lang: str) -> None:
    """Labels, zones and heads; the same for every table with these boards."""
    x = sheet.text((24, 43), TITLE, 42, bold=True)
    sheet.text((24 + x + 28, 45), pic(lang, "market"), 32, theme.SOFT, room=940, shrink=(30, 28))
    for n, port in enumerate(view.ports):
        label(sheet, rows, n, "yokohama.port", port.area)
        for (ground, power), places in groups([(slot.zone, slot.power) for slot in port.slots]):
            parts: list[Part] = [Icon("yokohama.power", 30), 4, Words(power, 30)]
            zone(sheet, rows, n, places, colours.ZONE[ground], parts)
    for n, laboratory in enumerate(view.laboratories, start=rows.ports):
        label(sheet, rows, n, "flask", laboratory.area)
        for surcharge, places in groups([slot.surcharge for slot in laboratory.slots]):
            fill = colours.SURCHARGE[min(surcharge, len(colours.SURCHARGE) - 1)]
            zone(sheet, rows, n, places, fill, [gear(34), 4, Words(f"+{surcharge}", 30)])
    for n, (name, board) in enumerate((("yokohama.church", view.church), ("yokohama.customs", view.customs))):
        y = rows.spaces + n * SPACE[1]
        sheet.panel((LABEL[0], y, LABEL[1], SPACE[0]), theme.COMMERCE, colours.ROOF["commercial"])
        sheet.icon((LABEL[0] + 32, y + 42), name, 54)
        sheet.icon((LABEL[0] + 84, y + 40), "rosette", 46, words=board.points.first)
        sheet.icon((LABEL[0] + 84, y + 92), "rosette", 40, words=board.points.second)
    holdings.still(sheet, view, rows.table)


def label(sheet: Sheet, rows: Rows, n: int, icon: str, area: str) -> None:
    """A row's board: its icon and letter."""
    y = rows.card_row(n)
    sheet.panel((LABEL[0], y, LABEL[1], ROW[0]), theme.COMMERCE, colours.ROOF["commercial"])
    middle = LABEL[0] + LABEL[1] / 2
    sheet.icon((middle, y + 82), icon, 68)
    sheet.text((middle, y + 160), area[-1].upper(), 56, bold=True, anchor="mm")


def groups(grounds: Sequence[T]) -> list[tuple[T, range]]:
    """Places that lie side by side and are alike."""
    found, first = [], 0
    for ground, same in groupby(grounds):
        count = len(list(same))
        found.append((ground, range(first, first + count)))
        first += count
    return found


def zone(sheet: Sheet, rows: Rows, n: int, places: range, fill: Colour, parts: list[Part]) -> None:
    """The ground of some cards with what they take above them."""
    first, _, wide, _ = card_box(rows, n, places[0])
    last = card_box(rows, n, places[-1])[0]
    left, right = first - SLOT[1] + 1, last + wide + SLOT[1] - 1
    y = rows.card_row(n)
    sheet.panel((left, y, right - left, ROW[0]), fill, None)
    sheet.row(((left + right) / 2, y + 23), parts, anchor="mm")


def lay_card(sheet: Sheet, box: Box, image: Image.Image | None) -> None:
    """A card in its frame, or an empty place."""
    if image is None:
        sheet.dashed(box, theme.SOFT, width=2, dash=10, gap=8)
    else:
        sheet.image.paste(image, (round(box[0]) + 3, round(box[1]) + 3))
        sheet.panel(box, None, theme.LINE)


def decks(sheet: Sheet, view: View) -> None:
    """How many cards are left in the decks."""
    parts: list[Part] = [
        Icon("deck", 44),
        Icon("sheet", 42),
        4,
        Words(view.order_deck, 34),
        36,
        Icon("flask", 44),
        4,
        Words(view.technology_deck, 34),
    ]
    sheet.row((WIDE - 30, 43), parts, anchor="rm")


def board_count(sheet: Sheet, board: BoardView, rows: Rows, n: int) -> None:
    """How many stand on a board, of so many that end the game."""
    y = rows.spaces + n * SPACE[1]
    fired = board.count >= board.limit
    colour = theme.VERMILION if fired else INK
    sheet.text((LABEL[0] + 33, y + 95), f"{board.count}/{board.limit}", 28, colour, bold=True, anchor="mm")


def draw_space(sheet: Sheet, space: SpaceView, box: Box, seats: Sequence[SeatStyle], *, faith: bool) -> None:
    """Price and reward, and below them the place of the assistant; greyed once taken."""
    x, y, w, h = box
    taken = space.taken is not None
    sheet.panel(box, theme.PAPER if taken else theme.CARD, theme.LINE)
    if faith:
        sheet.icon((x + 33, y + 38), "yokohama.faith", 54, words=space.price, grey=taken)
    else:
        parts: list[Part] = [Icon("crate", 38, grey=taken), 3, Words(space.price, 28, theme.FAINT if taken else INK)]
        sheet.row((x + 12, y + 38), parts)
    sheet.row((x + w - 10, y + 38), _gains(space, taken), anchor="rm")
    middle = (x + w / 2, y + h - 34)
    if space.taken is None:
        sheet.disc(*middle, 20, theme.PANEL, theme.LINE, 3)
    else:
        sheet.piece(middle, style_of(seats, space.taken), 52)


def _gains(space: SpaceView, taken: bool) -> list[Part]:
    """Points large, whatever else small."""
    shown: list[Part] = []
    for given in space.reward:
        large = isinstance(given, Vp)
        if shown:
            shown.append(5)
        if large and taken:
            shown.append(Icon("rosette", 46, words=given.n, fill=theme.LINE, grey=True))
        else:
            shown += rewards.parts(given, 46 if large else 34, text=24, grey=taken)
    return shown
