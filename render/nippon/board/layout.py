"""Where everything lies on the board, in final pixels."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.nippon.view.structs import View
from render.kit import Box

WIDE, MARGIN, INNER = 1600, 24, 1552
TITLE_Y, MOVER = 60, (938, 16, 638, 92)
PERIOD_GAP, ROUND_HIGH = 16, 104
SLOT, SLOT_GAP, SLOT_HIGH, QUEUE = 252, 11, 302, 236
FIGURE, TILE_HIGH = 80, 96
PORT_HEAD, PORT, PORT_HIGH = 54, 248, 186
REGION, REGION_GAP, REGION_HIGH = 376, 12, 834
MARKET, MARKET_HIGH, MARKET_TOP, MARKET_STEP = 278, 312, 70, 318
TILE, CELL, REACH = 116, 70, 98
RAIL_X, RAIL_TOP, TRAIN, TRAIN_HIGH, TRAIN_STEP = 296, 74, 70, 78, 90
FOOT_TOP, FOOT_HIGH = 710, 116
LINE, LINE_STEP = 62, 66
PAIRS, AUTOMA = 186, 138
SIDES = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
DISC_AT = {"n": "rt", "e": "lt", "s": "rb", "w": "lt"}  # so that no disc covers a good or the city's name


class Plan(NamedTuple):
    """The rows of one kind of board: players, the draft and the Automa make it longer."""

    lines: int
    draft: bool
    solo: bool

    @property
    def rounds(self) -> int:
        return 122

    @property
    def pairs(self) -> int:
        return self.rounds + ROUND_HIGH + 14

    @property
    def recruit(self) -> int:
        return self.pairs + (PAIRS + 14 if self.draft else 0)

    @property
    def sea(self) -> Box:
        return (MARGIN, self.recruit + SLOT_HIGH + 16, INNER, PORT_HEAD + PORT_HIGH + 10 + REGION_HIGH + 10)

    @property
    def automa(self) -> float:
        return self.sea[1] + self.sea[3] + 14

    @property
    def table(self) -> float:
        return self.automa + (AUTOMA + 8 if self.solo else 0)

    @property
    def height(self) -> int:
        return round(self.table + LINE_STEP * self.lines + 12)

    def slot(self, n: int) -> Box:
        """A recruit slot, from 0."""
        return (MARGIN + n * (SLOT + SLOT_GAP), self.recruit, SLOT, SLOT_HIGH)

    def figure(self, slot: int, n: int) -> Box:
        """A worker of a recruit slot."""
        x, y, w, _ = self.slot(slot)
        return (x + w / 2 - 32 + (n - 1) * 76, y + 10, 64, FIGURE)

    def tile(self, slot: int, n: int, of: int) -> Box:
        """An action tile; the only one of its slot is as high as two."""
        x, y, w, h = self.slot(slot)
        high = TILE_HIGH if of > 1 else 2 * TILE_HIGH + 6
        return (x + 8, y + 98 + n * (TILE_HIGH + 4), w - 16, min(high, h - 98 - 6 - n * (TILE_HIGH + 4)))

    @property
    def queue(self) -> Box:
        x = MARGIN + 5 * (SLOT + SLOT_GAP)
        return (x, self.recruit, MARGIN + INNER - x, SLOT_HIGH)

    def port(self, n: int) -> Box:
        return (MARGIN + 10 + n * (PORT + 8.8), self.sea[1] + PORT_HEAD, PORT, PORT_HIGH)

    def region(self, n: int) -> Box:
        return (MARGIN + 6 + n * (REGION + REGION_GAP), self.sea[1] + PORT_HEAD + PORT_HIGH + 10, REGION, REGION_HIGH)

    def market(self, region: int, n: int) -> Box:
        x, y, _, _ = self.region(region)
        return (x + 10, y + MARKET_TOP + n * MARKET_STEP, MARKET, MARKET_HIGH)

    def cell(self, region: int, market: int, side: str) -> Box:
        x, y, w, _ = self.market(region, market)
        across, down = SIDES[side]
        return (x + w / 2 + across * REACH - CELL / 2, y + 172 + down * REACH - CELL / 2, CELL, CELL)

    def tile_middle(self, region: int, market: int) -> tuple[float, float]:
        x, y, w, _ = self.market(region, market)
        return (x + w / 2, y + 172)

    def train(self, region: int, n: int) -> Box:
        x, y, _, _ = self.region(region)
        return (x + RAIL_X, y + RAIL_TOP + n * TRAIN_STEP, TRAIN, TRAIN_HIGH)

    def line(self, n: int) -> Box:
        return (MARGIN, self.table + n * LINE_STEP, INNER, LINE)


@lru_cache(maxsize=32)
def _plan(lines: int, draft: bool, solo: bool) -> Plan:
    return Plan(lines, draft, solo)


def plan(view: View) -> Plan:
    """The board for this view."""
    return _plan(len(view.players), view.phase == "draft", view.automa is not None)
