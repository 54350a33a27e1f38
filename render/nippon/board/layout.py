"""Where everything lies on the board, in final pixels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from engine.nippon.view.structs import View
from render.head import HIGH
from render.kit import Box, Point
from render.nippon.land_parts import CELL, CITY, SIDES, TILE, TRAIN, TRAIN_HIGH

WIDE, MARGIN, INNER = 1600, 24, 1552
ROUND_HIGH = 76
SLOT, SLOT_STEP, SLOT_HIGH, QUEUE_X, LARGER = 252, 266, 248, 1362, 1.16
FIGURE, FIGURE_STEP, TILE_HIGH = 66, 70, 87
PORT_TOP, PORT, PORT_STEP, PORT_HIGH = 45, 246, 259.2, 178
REGION_TOP, REGION, REGION_STEP, REGION_HIGH = 240, 780, 804, 456
SIGN_UP = 9  # px by which the sign of a region stands above it, clear of marks above letters
CARD, CARD_ROW = (587, 34, 192), 54
SHORE, LINE, LINE_STEP = 14, 106, 113
LOW_PAIRS, PAIRS, PAIRS_HIGH, PAIR_GAP, AUTOMA = 142, 222, 288, 12, 200
DISC_AT = {"n": "rm", "e": "rt", "s": "rb", "w": "lb"}  # so that no disc covers a good, the name or another disc

# Coasts in px from the corner of the island's place; clockwise.
COASTS: tuple[tuple[Point, ...], ...] = (
    ((16, 130), (26, 76), (80, 50), (170, 42), (254, 48), (286, 72), (302, 120), (314, 132), (326, 120), (336, 76),
     (362, 46), (440, 40), (520, 44), (574, 70), (592, 130), (588, 210), (588, 280), (600, 322), (660, 338), (724, 338),
     (762, 356), (766, 402), (744, 440), (660, 446), (540, 440), (420, 450), (300, 446), (180, 452), (70, 448),
     (18, 436), (8, 404), (18, 362), (6, 316), (20, 262), (8, 196)),
    ((44, 96), (66, 58), (130, 44), (230, 50), (304, 44), (400, 52), (480, 40), (548, 48), (582, 84), (592, 150),
     (588, 226), (588, 290), (612, 326), (680, 334), (742, 342), (768, 376), (760, 424), (716, 444), (600, 448),
     (470, 440), (340, 450), (210, 444), (90, 452), (28, 442), (6, 408), (16, 358), (14, 300), (8, 240), (14, 176),
     (30, 134)),
    ((12, 150), (18, 92), (60, 56), (150, 46), (236, 48), (288, 72), (308, 112), (322, 118), (338, 106), (356, 66),
     (382, 50), (440, 42), (528, 48), (576, 78), (592, 140), (588, 204), (588, 262), (588, 312), (634, 334),
     (706, 330), (754, 348), (768, 392), (750, 436), (680, 448), (560, 442), (430, 452), (300, 442), (170, 450),
     (66, 446), (16, 428), (10, 380), (22, 330), (8, 270), (18, 210)),
    ((10, 170), (22, 104), (52, 62), (128, 46), (220, 52), (310, 42), (400, 48), (490, 42), (556, 56), (584, 96),
     (588, 160), (592, 226), (588, 284), (594, 322), (650, 336), (716, 332), (760, 352), (768, 398), (748, 438),
     (668, 446), (560, 450), (430, 442), (310, 452), (190, 444), (80, 452), (18, 438), (8, 402), (16, 362),
     (8, 316), (20, 260), (8, 214)),
)  # fmt: skip


class IslandLayout(NamedTuple):
    """What lies on an island, in px from the corner of its place."""

    cities: tuple[float, float]  # the middles of its two cities across
    city: float  # and down
    name: float  # the middles of their names down
    reach: float  # px from the middle of a city to those of its cells
    tile: int  # px of a demand tile
    rails: Point  # where the rails begin
    along: float  # px of them, which all places share
    train: tuple[float, float]  # px of such a place


ISLAND = IslandLayout((158, 440), 234, 73, 100, TILE, (22, 409), 728, (TRAIN, TRAIN_HIGH))


class RoundSizes(NamedTuple):
    """How large the round track is drawn, how many px its place values are apart, and their type."""

    scale: float
    step: int
    value: int


class AutomaLines(NamedTuple):
    """The middles of the Automa's lines, and how large it is written; what shares the line of its things follows."""

    scale: float
    things: float
    influence: float
    tokens: float
    goals: float
    colours: float


class BoardLayout(NamedTuple):
    """The rows of one kind of board: players, the draft and the Automa make it longer."""

    lines: int
    draft: bool
    solo: bool
    goals: bool
    places: int  # on the rails of a region

    @property
    def scale(self) -> float:
        """How large the slots of recruitment are."""
        return LARGER

    @property
    def names(self) -> int:
        """Px of the names of cities and ports."""
        return CITY

    @property
    def island(self) -> IslandLayout:
        return ISLAND

    @property
    def demand(self) -> int:
        """Px of the demand tiles."""
        return self.island.tile

    @property
    def rounds(self) -> int:
        return HIGH + 8

    @property
    def round_sizes(self) -> RoundSizes:
        return RoundSizes(1, 58, 34)

    @property
    def round_high(self) -> float:
        return ROUND_HIGH * self.round_sizes.scale

    @property
    def pairs(self) -> int:
        return self.rounds + ROUND_HIGH + 14

    @property
    def edges(self) -> tuple[int, int]:
        """The left edge, and how much of the width there is to be filled."""
        return (MARGIN, INNER)

    def periods(self, widths: Sequence[float]) -> list[Point]:
        """Where the periods of the round track begin: side by side, spread over the width."""
        edge, inner = self.edges
        gap = (inner - sum(widths)) / max(1, len(widths) - 1)
        return [(edge + sum(widths[:n]) + n * gap, self.rounds) for n in range(len(widths))]

    def pair(self, n: int, of: int) -> Box:
        """The card of a starting pair."""
        wide = (INNER - PAIR_GAP * (of - 1)) / of
        return (MARGIN + n * (wide + PAIR_GAP), self.pairs, wide, self.pair_high)

    @property
    def pair_high(self) -> int:
        """How high the cards of starting pairs are; narrow ones have two rows of gains, very wide ones two in all."""
        return PAIRS_HIGH if self.lines > 2 else PAIRS if self.lines > 1 else LOW_PAIRS

    @property
    def recruit(self) -> int:
        return self.pairs + (self.pair_high + 14 if self.draft else 0)

    @property
    def sea(self) -> Box:
        """The box of the sea, as wide as the picture."""
        return (0, self.recruit + round(SLOT_HIGH * LARGER) + 16, WIDE, REGION_TOP + 2 * REGION_HIGH + 26)

    @property
    def harbour(self) -> Box:
        """The calm water of the ports."""
        x, y, w, _ = self.sea
        return (x, y, w, PORT_TOP + PORT_HIGH + 8)

    @property
    def works(self) -> tuple[float, float]:
        """From where to where brick works stand on the far shore: not behind the heading, nor behind the goals."""
        return (430, 620 if self.goals else WIDE - MARGIN)

    @property
    def automa(self) -> float:
        return self.sea[1] + self.sea[3] + 14

    @property
    def heads(self) -> float:
        return self.automa + AUTOMA if self.solo else self.sea[1] + self.sea[3]

    @property
    def table(self) -> float:
        return self.heads + SHORE

    @property
    def height(self) -> int:
        return round(self.table + LINE_STEP * self.lines + 8)

    @property
    def automa_lines(self) -> AutomaLines:
        """Two lines: its trains, its influence and its tokens; then the goals and its colours."""
        first, second = self.automa + 54, self.automa + 148
        return AutomaLines(1.5, things=first, influence=first, tokens=first, goals=second, colours=second)

    @property
    def automa_box(self) -> Box:
        return (MARGIN, self.automa, INNER, AUTOMA)

    @property
    def mission(self) -> Point:
        """Where the heading of the mission begins, on the far shore."""
        return (MARGIN, self.sea[1] + PORT_TOP / 2 + 2)

    def slot(self, n: int) -> Box:
        """A recruit slot, from 0."""
        return (MARGIN + n * SLOT_STEP, self.recruit, SLOT, SLOT_HIGH * LARGER)

    def figure(self, slot: int, n: int) -> Box:
        """A worker of a recruit slot."""
        x, y, w, _ = self.slot(slot)
        k = self.scale
        return (x + w / 2 + (-28 + (n - 1) * FIGURE_STEP) * k, y, 56 * k, FIGURE * k)

    def tile(self, slot: int, n: int, of: int) -> Box:
        """An action tile; the only one of its slot is as high as two."""
        x, y, w, _ = self.slot(slot)
        k = self.scale
        high = TILE_HIGH if of > 1 else 2 * TILE_HIGH + 3
        return (x, y + (71 + n * (TILE_HIGH + 3)) * k, w, high * k)

    @property
    def queue(self) -> Box:
        return (QUEUE_X, self.recruit, MARGIN + INNER - QUEUE_X, SLOT_HIGH * LARGER)

    def port(self, n: int) -> Box:
        return (MARGIN + 5 + n * PORT_STEP, self.sea[1] + PORT_TOP, PORT, PORT_HIGH)

    def region(self, n: int) -> Box:
        """An island with what stands beside it; two by two."""
        return (4 + (n % 2) * REGION_STEP, self.sea[1] + REGION_TOP + (n // 2) * REGION_HIGH, REGION, REGION_HIGH)

    def sign(self, n: int) -> Box:
        """A region with its sign, which begins in the upper left corner."""
        x, y, w, h = self.region(n)
        return (x, y - SIGN_UP, w, h)

    def city(self, region: int, n: int) -> Point:
        """Where a city's name has its middle."""
        x, y, _, _ = self.region(region)
        return (x + self.island.cities[n], y + self.island.name)

    def cell(self, region: int, market: int, side: str) -> Box:
        x, y = self.tile_middle(region, market)
        across, down = SIDES[side]
        reach = self.island.reach
        return (x + across * reach - CELL / 2, y + down * reach - CELL / 2, CELL, CELL)

    def tile_middle(self, region: int, market: int) -> Point:
        x, y, _, _ = self.region(region)
        return (x + self.island.cities[market], y + self.island.city)

    def rail(self, region: int, along: float) -> Point:
        """A point of the rails, `along` places from the middle of the first."""
        x, y, _, _ = self.region(region)
        left, down = self.island.rails
        return (x + left + (along + 0.5) * self.island.along / self.places, y + down)

    def train(self, region: int, n: int) -> Box:
        x, y = self.rail(region, n)
        wide, high = self.island.train
        return (x - wide / 2, y - high / 2 - 2, wide, high)

    def shore(self, n: int) -> tuple[Point, ...]:
        """The corners of the coast of a region, in px from the corner of its place."""
        return COASTS[n % len(COASTS)]

    @property
    def landscape(self) -> tuple[int, int]:
        """From where to where landscapes are seen, in px across them."""
        return (0, REGION)

    def card(self, region: int, rows: int) -> Box:
        """Who has how much influence, on a card in the water."""
        x, y, _, _ = self.region(region)
        left, top, wide = CARD
        return (x + left, y + top, wide, rows * CARD_ROW + 10)

    def standing(self, region: int, n: int, of: int) -> Box:
        """One of them: below each other."""
        x, y, w, _ = self.card(region, of)
        return (x, y + 5 + n * CARD_ROW, w, CARD_ROW)

    def line(self, n: int) -> Box:
        return (16, self.table + n * LINE_STEP, WIDE - 32, LINE)


LayoutT = TypeVar("LayoutT", bound=BoardLayout)


def layout_as(kind: type[LayoutT], view: View) -> LayoutT:
    """A board of some kind for this view."""
    draft = view.phase == "draft"
    places = max(sum(place.usable for place in region.trains) for region in view.regions)
    return kind(len(view.players), draft, view.automa is not None, bool(view.goals), places)


def layout_of(view: View) -> BoardLayout:
    """The board for this view."""
    return layout_as(BoardLayout, view)
