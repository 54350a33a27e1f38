"""Where everything lies on a phone: the islands below each other with the ports beside them; then all the rest."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit import Box, Point
from render.nippon.board.layout import (
    PAIR_GAP,
    PORT,
    PORT_HIGH,
    PORT_TOP,
    REGION,
    REGION_HIGH,
    ROUND_HIGH,
    SLOT_HIGH,
    AutomaLines,
    BoardLayout,
)
from render.phone import EDGE, HEAD, WIDE

INNER, GAP = WIDE - 2 * EDGE, 16
SHORE = 66  # px from the top of the sea to the first island
PORT_X = WIDE - EDGE - PORT
NAMES = 36  # px of what cities and ports are called
COLUMNS = 3  # of slots and pairs
LARGER = 1.25
SLOT_WIDE, SLOT_STEP = 338, 355
CARD_HIGH = 440
PAIRS = 214
AUTOMA, AUTOMA_STEP = 292, 70
GOALS = 64


class MapLayout(BoardLayout):
    """The map alone: four islands, and six ports along the right side."""

    @property
    def names(self) -> int:
        return NAMES

    @property
    def sea(self) -> Box:
        return (0, HEAD, WIDE, SHORE + 4 * REGION_HIGH + 20)

    @property
    def harbour(self) -> Box:
        _, y, _, h = self.sea
        return (PORT_X - 12, y, WIDE - PORT_X + 12, h)

    @property
    def works(self) -> tuple[float, float]:
        return (EDGE, self.mission[0] - GAP)

    @property
    def height(self) -> int:
        return round(self.sea[1] + self.sea[3])

    @property
    def mission(self) -> Point:
        return (PORT_X - 84, self.sea[1] + PORT_TOP / 2 + 2)

    def port(self, n: int) -> Box:
        step = (self.sea[3] - SHORE - 30 - PORT_HIGH) / 5
        return (PORT_X, self.sea[1] + SHORE + 6 + n * step, PORT, PORT_HIGH)

    def region(self, n: int) -> Box:
        return (8, self.sea[1] + SHORE + n * REGION_HIGH, REGION, REGION_HIGH)


class TableLayout(BoardLayout):
    """Rounds, starting pairs, recruitment, the Automa and the players, below each other."""

    @property
    def scale(self) -> float:
        return LARGER

    @property
    def rounds(self) -> int:
        return EDGE

    def periods(self, widths: Sequence[float]) -> list[Point]:
        """Two of them side by side, the third below."""
        below = self.rounds + ROUND_HIGH + 10
        places: list[Point] = [(EDGE, self.rounds), (WIDE - EDGE - widths[1], self.rounds), (EDGE, below)]
        return places[: len(widths)]

    def ends(self, widths: Sequence[float]) -> Box:
        """Where it says what the round waits for, right of the third period."""
        x, y = self.periods(widths)[-1]
        left = x + widths[-1] + 30
        return (left, y, WIDE - EDGE - left, ROUND_HIGH)

    @property
    def pairs(self) -> int:
        return self.rounds + 2 * ROUND_HIGH + 10 + GAP

    def pair(self, n: int, of: int) -> Box:
        """In rows of the same length, as far as it goes."""
        columns = -(-of // -(-of // COLUMNS))
        wide = (INNER - PAIR_GAP * (columns - 1)) / columns
        left, down = EDGE + n % columns * (wide + PAIR_GAP), n // columns
        return (left, self.pairs + down * (PAIRS + PAIR_GAP), wide, PAIRS)

    @property
    def recruit(self) -> int:
        """With one pair more than players."""
        rows = -(-(self.lines + 1) // COLUMNS) if self.draft else 0
        return self.pairs + rows * (PAIRS + PAIR_GAP) + 6

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
        first, second, third, last = (self.automa + 42 + n * AUTOMA_STEP for n in range(4))
        return AutomaLines(1, things=first, influence=first, tokens=second, goals=third, colours=last)

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
        """A player's card; two side by side, an odd one in the middle."""
        wide = (INNER - GAP) / 2
        alone = n == self.lines - 1 and self.lines % 2
        left = (WIDE - wide) / 2 if alone else EDGE + n % 2 * (wide + GAP)
        return (left, self.table + n // 2 * (CARD_HIGH + GAP), wide, CARD_HIGH)

    @property
    def height(self) -> int:
        return round(self.player(self.lines - 1)[1] + CARD_HIGH + EDGE)
