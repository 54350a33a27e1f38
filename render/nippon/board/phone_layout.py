"""Where everything lies on a phone: the ports above the islands; then all the rest."""

from __future__ import annotations

from render.kit import Box, Point
from render.nippon.board.layout import (
    PAIR_GAP,
    PORT_TOP,
    SIGN_UP,
    SLOT_HIGH,
    AutomaLines,
    BoardLayout,
    IslandLayout,
    RoundSizes,
)
from render.nippon.scenery.islands import MIDDLE
from render.phone import EDGE, HEAD, WIDE

INNER, GAP = WIDE - 2 * EDGE, 16
PORTS, FIRST = 327, 50  # px from the top of the sea to the islands, and to the first of the ports
QUAYS, APART = (340, 122), 12  # px of a port, and between the two rows
LAND, LAND_STEP = 532, 541  # px of an island with its standings
CARD = (436, 92)  # px from its top to these, and how high they are
ISLAND = IslandLayout((140, 392), 225, 73, 92, 114, (12, 393), 511, (71, 62))
# Coasts in px from the corner of the island's place; clockwise.
SHORES: tuple[tuple[Point, ...], ...] = (
    ((5, 150), (8, 90), (12, 58), (36, 44), (120, 41), (196, 44), (270, 42), (350, 41), (430, 39),
     (496, 42), (520, 58), (526, 100), (524, 160), (528, 230), (523, 300), (528, 350), (525, 396), (506, 424),
     (430, 430), (340, 425), (250, 431), (160, 426), (70, 430), (18, 420), (6, 380), (12, 330), (5, 270), (9, 210)),
    ((8, 150), (5, 96), (12, 56), (40, 42), (130, 39), (220, 46), (310, 40), (400, 45), (476, 39), (514, 50),
     (526, 96), (522, 180), (527, 260), (523, 320), (528, 370), (522, 412), (480, 428), (390, 425), (300, 431),
     (200, 426), (110, 431), (30, 424), (6, 398), (11, 350), (4, 290), (8, 220)),
    ((8, 160), (5, 104), (10, 60), (34, 44), (120, 43), (190, 40), (268, 43), (350, 39),
     (440, 43), (506, 46), (523, 84), (522, 180), (527, 250), (522, 310), (527, 366), (520, 410), (470, 430),
     (380, 426), (280, 431), (180, 425), (90, 430), (24, 420), (5, 386), (11, 330), (5, 270), (9, 210)),
    ((8, 170), (5, 110), (9, 62), (32, 44), (130, 40), (220, 45), (310, 39), (400, 44), (480, 39), (514, 54),
     (526, 110), (522, 210), (527, 280), (523, 340), (528, 388), (508, 424), (430, 431), (340, 425), (240, 431),
     (150, 426), (60, 430), (14, 414), (5, 370), (11, 310), (5, 250), (9, 210)),
)  # fmt: skip
NAMES = 36  # px of what cities and ports are called
COLUMNS = 3  # of slots and pairs
LARGER = 1.25
SLOT_WIDE, SLOT_STEP = 338, 355
CARD_HIGH, LOW_CARD = 448, 313  # px; low: of an odd one, which is wide
PAIRS, TALL_PAIRS = 222, 274  # px of a card; tall: of a narrow one, whose gains have two rows
ENDS = 40  # px of the line below the periods
AUTOMA, AUTOMA_STEP = 336, 80
GOALS = 64


class MapLayout(BoardLayout):
    """The map alone: six ports in two rows, below them four islands two by two with their standings."""

    @property
    def names(self) -> int:
        return NAMES

    @property
    def island(self) -> IslandLayout:
        return ISLAND

    @property
    def sea(self) -> Box:
        return (0, HEAD, WIDE, PORTS + 2 * LAND_STEP + 3)

    @property
    def harbour(self) -> Box:
        x, y, w, _ = self.sea
        return (x, y, w, PORTS - 20)

    @property
    def works(self) -> tuple[float, float]:
        return (430, WIDE - EDGE)

    @property
    def height(self) -> int:
        return round(self.sea[1] + self.sea[3])

    @property
    def mission(self) -> Point:
        return (EDGE, self.sea[1] + PORT_TOP / 2 + 2)

    def port(self, n: int) -> Box:
        wide, high = QUAYS
        down, across = divmod(n, 3)
        left = EDGE + across * (WIDE - 2 * EDGE - wide) / 2
        return (left, self.sea[1] + FIRST + down * (high + APART), wide, high)

    def region(self, n: int) -> Box:
        down, across = divmod(n, 2)
        return (4 + across * (WIDE - 8 - LAND), self.sea[1] + PORTS + down * LAND_STEP, LAND, sum(CARD))

    def sign(self, n: int) -> Box:
        """With all of the standings."""
        x, y, w, h = self.region(n)
        return (x, y - SIGN_UP, w, h + SIGN_UP)

    def shore(self, n: int) -> tuple[Point, ...]:
        return SHORES[n % len(SHORES)]

    @property
    def landscape(self) -> tuple[int, int]:
        return (MIDDLE - LAND // 2, MIDDLE + LAND // 2)

    def card(self, region: int, rows: int) -> Box:
        x, y, w, _ = self.region(region)
        top, high = CARD
        return (x + 6, y + top, w - 12, high)

    def standing(self, region: int, n: int, of: int) -> Box:
        """Side by side."""
        x, y, w, h = self.card(region, of)
        return (x + 4 + n * (w - 8) / of, y + 3, (w - 8) / of, h - 6)


def _columns(pairs: int) -> int:
    """How many starting pairs are side by side."""
    return -(-pairs // -(-pairs // COLUMNS))


class TableLayout(BoardLayout):
    """Rounds, starting pairs, recruitment, the Automa and the players, below each other."""

    @property
    def scale(self) -> float:
        return LARGER

    @property
    def rounds(self) -> int:
        return EDGE

    @property
    def edges(self) -> tuple[int, int]:
        return (EDGE, INNER)

    @property
    def round_sizes(self) -> RoundSizes:
        return RoundSizes(0.75, 39, 28)

    @property
    def ends(self) -> Box:
        """Where it says what the round waits for, below the periods."""
        return (EDGE + 6, self.rounds + self.round_high + 6, INNER - 6, ENDS)

    @property
    def pairs(self) -> int:
        return round(self.ends[1] + ENDS + GAP)

    def pair(self, n: int, of: int) -> Box:
        """In rows of the same length, as far as it goes, a shorter one in the middle."""
        columns, high = _columns(of), self.pair_high
        wide = (INNER - PAIR_GAP * (columns - 1)) / columns
        down, across = divmod(n, columns)
        missing = max(0, columns * (down + 1) - of) / 2
        return (EDGE + (across + missing) * (wide + PAIR_GAP), self.pairs + down * (high + PAIR_GAP), wide, high)

    @property
    def pair_high(self) -> int:
        return TALL_PAIRS if _columns(self.lines + 1) == COLUMNS else PAIRS

    @property
    def recruit(self) -> int:
        """With one pair more than players."""
        rows = -(-(self.lines + 1) // COLUMNS) if self.draft else 0
        return self.pairs + rows * (self.pair_high + PAIR_GAP) + 6

    def slot(self, n: int) -> Box:
        high = SLOT_HIGH * LARGER
        return (EDGE + n % COLUMNS * SLOT_STEP, self.recruit + n // COLUMNS * (high + GAP), SLOT_WIDE, high)

    @property
    def queue(self) -> Box:
        x, y, w, h = self.slot(5)
        return (x + 20, y, w - 20, h)

    @property
    def automa(self) -> float:
        return self.slot(5)[1] + SLOT_HIGH * LARGER + GAP

    @property
    def automa_lines(self) -> AutomaLines:
        first, second, third, last = (self.automa + 48 + n * AUTOMA_STEP for n in range(4))
        return AutomaLines(1.3, things=first, influence=second, tokens=first, goals=third, colours=last)

    @property
    def automa_box(self) -> Box:
        return (EDGE, self.automa, INNER, AUTOMA)

    @property
    def heads(self) -> float:
        """Where the common goals are."""
        return self.automa + (AUTOMA + GAP if self.solo else 0)

    @property
    def table(self) -> float:
        return self.heads + (GOALS if self.goals else 0)

    def player(self, n: int) -> Box:
        """A player's card; two side by side, an odd one as wide as the picture, and lower."""
        top = self.table + n // 2 * (CARD_HIGH + GAP)
        if n == self.lines - 1 and self.lines % 2:
            return (EDGE, top, INNER, LOW_CARD)
        wide = (INNER - GAP) / 2
        return (EDGE + n % 2 * (wide + GAP), top, wide, CARD_HIGH)

    @property
    def height(self) -> int:
        _, y, _, high = self.player(self.lines - 1)
        return round(y + high + EDGE)
