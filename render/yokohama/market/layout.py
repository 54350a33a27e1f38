"""Where things lie on the market, which depends on how many boards are in play."""

from __future__ import annotations

from typing import NamedTuple

from render.kit import Box

WIDE = 1600
TOP = 84
LABEL = (22, 112)  # left and width of the label column
RIGHT = 1578
FIELD = 142  # left edge of what stands beside it
SLOT = (239.4, 6)  # step from card to card, and how far a zone reaches beyond its cards
ROW = (240, 254)  # height and step of a row of cards
CARD = (228, 186)
CARD_TOP = 45  # of a card in its row
SPACE = (128, 142, 4)  # height, step down, gap across


class MarketPlan(NamedTuple):
    """The market with so many boards."""

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

    def card(self, row: int, place: int) -> Box:
        """Where a card lies."""
        return (round(FIELD + SLOT[1] + place * SLOT[0]), self.card_row(row) + CARD_TOP, *CARD)

    def space(self, row: int, place: int, places: int) -> Box:
        """Where a space of the Church (row 0) or Customs (row 1) lies."""
        high, down, gap = SPACE
        across = (RIGHT - FIELD + gap) / places
        return (round(FIELD + place * across), self.spaces + row * down, round(across - gap), high)
