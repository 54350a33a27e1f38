"""Where things lie on the market, which depends on how many boards are in play."""

from __future__ import annotations

from typing import NamedTuple

from render import phone
from render.head import HIGH
from render.kit import Box

WIDE = 1600
SKY = HIGH + 22  # px of the head, and roofs below it
TOP = SKY + 14  # px above the cards
LABEL = (22, 112)  # left and width of the label column
RIGHT = 1578
FIELD = 142  # left edge of what stands beside it
SLOT = (239.4, 6)  # step from card to card, and how far a zone reaches beyond its cards
ROW = (258, 268)  # height and step of a row of cards
CARD = (228, 200)
CARD_TOP = 50  # of a card in its row
SPACE = (150, 160, 4)  # height, step down, gap across
PHONE_CARD, PHONE_SPACE = (306, 196), 158  # px


class MarketLayout(NamedTuple):
    """The market with so many boards."""

    ports: int
    laboratories: int

    @property
    def cards(self) -> int:
        return self.ports + self.laboratories

    @property
    def card_size(self) -> tuple[int, int]:
        return CARD

    @property
    def head(self) -> int:
        """Px of a row above its cards."""
        return CARD_TOP

    def label(self, n: int) -> Box:
        """The board of a row of cards."""
        return (LABEL[0], self.card_row(n), LABEL[1], ROW[0])

    def card_row(self, n: int) -> float:
        return TOP + n * ROW[1]

    def whole_row(self, n: int) -> Box:
        """A board with all its cards."""
        x, y, _, h = self.label(n)
        return (x, y, self.right - x, h)

    @property
    def right(self) -> int:
        return RIGHT

    @property
    def spaces(self) -> float:
        return TOP + self.cards * ROW[1] + 2

    @property
    def table(self) -> float:
        return self.spaces + 2 * SPACE[1] + 4

    def card(self, row: int, place: int) -> Box:
        """Where a card lies."""
        return (round(FIELD + SLOT[1] + place * SLOT[0]), self.card_row(row) + self.head, *CARD)

    def board(self, row: int) -> Box:
        """What stands left of the Church (row 0) or Customs (row 1)."""
        return (LABEL[0], self.spaces + row * SPACE[1], LABEL[1], SPACE[0])

    def whole_board(self, row: int) -> Box:
        """The Church (row 0) or Customs (row 1) with all spaces."""
        x, y, _, h = self.board(row)
        return (x, y, self.right - x, h)

    def space(self, row: int, place: int, places: int) -> Box:
        """Where a space of one of them lies."""
        high, down, gap = SPACE
        across = (RIGHT - FIELD + gap) / places
        return (round(FIELD + place * across), self.spaces + row * down, round(across - gap), high)

    @property
    def space_scale(self) -> float:
        """How large it is written on a space."""
        return 1


class CardsLayout(MarketLayout):
    """The cards on a phone: those of a zone below each other."""

    @property
    def right(self) -> int:
        return phone.WIDE - 6

    @property
    def card_size(self) -> tuple[int, int]:
        return PHONE_CARD

    @property
    def head(self) -> int:
        return 54

    def label(self, n: int) -> Box:
        return (phone.EDGE, self.card_row(n), 88, self._high)

    def card_row(self, n: int) -> float:
        return phone.HEAD + 12 + n * (self._high + 14)

    @property
    def _high(self) -> float:
        return self.head + 2 * (PHONE_CARD[1] + 8) + 2

    def card(self, row: int, place: int) -> Box:
        across, down = divmod(place, 2)
        left = phone.EDGE + 88 + 14 + across * (PHONE_CARD[0] + 16)
        return (left, self.card_row(row) + self.head + down * (PHONE_CARD[1] + 8), *PHONE_CARD)

    @property
    def height(self) -> int:
        return round(self.card_row(self.cards) + 2)


class BoardsLayout(MarketLayout):
    """Church and Customs on a phone, four spaces in a row."""

    @property
    def right(self) -> int:
        return phone.WIDE - phone.EDGE

    @property
    def spaces(self) -> float:
        return phone.EDGE

    def board(self, row: int) -> Box:
        return (phone.EDGE, self.spaces + row * (2 * PHONE_SPACE + 26), 120, 2 * PHONE_SPACE + 8)

    def space(self, row: int, place: int, places: int) -> Box:
        x, y, w, _ = self.board(row)
        each = -(-places // 2)
        down, across = divmod(place, each)
        left = x + w + 10
        wide = (phone.WIDE - phone.EDGE - left + 8) / each
        return (left + across * wide, y + down * (PHONE_SPACE + 8), wide - 8, PHONE_SPACE)

    @property
    def space_scale(self) -> float:
        return 1.05

    @property
    def table(self) -> float:
        _, y, _, h = self.board(1)
        return y + h + 16
