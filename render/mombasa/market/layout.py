"""Where the market's things lie: on one sheet, or on a phone's three."""

from __future__ import annotations

from typing import NamedTuple

from render import head, phone
from render.kit import Box
from render.mombasa import layout

EDGE, WIDE = phone.EDGE, phone.WIDE
INNER = WIDE - 2 * EDGE
COINS = 59  # px under a book in which its coin lies


class Cells(NamedTuple):
    """Boxes of one size in rows."""

    left: float
    top: float
    size: tuple[float, float]
    step: tuple[float, float]
    columns: int

    def __call__(self, n: int) -> Box:
        down, across = divmod(n, self.columns)
        return (self.left + self.step[0] * across, self.top + self.step[1] * down, *self.size)


class OfferLayout(NamedTuple):
    """Cards and books."""

    cards: Cells
    card_head: int  # where the heads of the columns begin
    letters: tuple[float, float]  # left edge and width
    books: Cells
    heading: int
    above: float  # px from the middle of a title to what it stands over
    wide: int
    high: int
    harbour: Box  # what of the picture is sea, on which all this lies

    def book(self, down: int, across: int) -> Box:
        return self.books(down * self.books.columns + across)

    def book_row(self, down: int) -> Box:
        """A row of books with its letter, and what lies under them."""
        (left, _), (_, y, _, h), (x, _, w, _) = (
            self.letters,
            self.book(down, 0),
            self.book(down, self.books.columns - 1),
        )
        return (left, y, x + w - left, h + COINS)

    @property
    def titles(self) -> tuple[tuple[float, float, str], ...]:
        """Middle of each title."""
        return ((self.cards.left, self.card_head - self.above, "cards"),
                (self.letters[0], self.books.top - self.above, "books"))  # fmt: skip


class SpacesLayout(NamedTuple):
    """Bonus spaces: what stands on each is k times as large as `layout` has it."""

    small: Cells
    small_k: float
    large: Cells
    large_k: float
    tracks: Cells
    track_k: float
    heading: int
    above: float  # as with the offer

    @property
    def titles(self) -> tuple[tuple[float, float, str], ...]:
        """Middle of each title."""
        parts = {"bonuses": self.small, "majorities": self.large, "tracks": self.tracks}
        return tuple((cells.left, cells.top - self.above, part) for part, cells in parts.items())


OFFER = OfferLayout(
    Cells(layout.EDGE, layout.CARD_TOP, layout.CARD, (layout.CARD[0] + 13, layout.CARD[1] + 14), 3),
    layout.CARD_HEAD,
    (layout.LETTER_X, layout.LETTER_WIDE),
    Cells(layout.BOOK_X, layout.BOOK_TOP, layout.BOOK, (layout.BOOK[0] + 8, layout.BOOK_STEP), 4),
    32,
    layout.TITLES / 2,
    layout.WIDTH,
    layout.AREAS_END,
    (0, head.HIGH, layout.WIDTH, layout.OFFER_END - head.HIGH),
)
SPACES = SpacesLayout(
    Cells(layout.EDGE, layout.SMALL_TOP, layout.SMALL_SPACE, (layout.SMALL_STEP, 0), 7),
    1,
    Cells(layout.EDGE, layout.LARGE_TOP, (layout.LARGE_WIDE, 200), (layout.LARGE_STEP, 0), 4),
    1.2,
    Cells(layout.EDGE, layout.TRACK_BOX_TOP, (762, 190), (774, 202), 2),
    1.4,
    32,
    layout.TITLES / 2,
)

_CARD, _BOOK = (334, 190), (230, 212)
_WITHIN = EDGE + 6  # so that no shadow lies on the frame
_CARDS_TOP = phone.HEAD + 134
_BOOKS_TOP = _CARDS_TOP + 4 * (_CARD[1] + 16) + 52
_OFFER_END = _BOOKS_TOP + 3 * (_BOOK[1] + 60) + 20

PHONE_OFFER = OfferLayout(
    Cells(_WITHIN, _CARDS_TOP, _CARD, (_CARD[0] + 16, _CARD[1] + 16), 3),
    _CARDS_TOP - 66,
    (_WITHIN, 76),
    Cells(_WITHIN + 90, _BOOKS_TOP, _BOOK, (_BOOK[0] + 7, _BOOK[1] + 60), 4),
    36,
    28,
    WIDE,
    _OFFER_END,
    (0, phone.HEAD, WIDE, _OFFER_END - phone.HEAD),
)

_SMALL_K, _LARGE_K = 1.2, 1.37
_SMALL = (round(209 * _SMALL_K), round(140 * _SMALL_K))
_LARGE = (round(layout.LARGE_WIDE * _LARGE_K), round(layout.LARGE_HIGH * _LARGE_K))
_TRACK = (_LARGE[0], round(layout.TRACK_BOX_HIGH * _LARGE_K))
_TITLE = 52  # px that a title takes there
_LARGE_TOP = 60 + 2 * (_SMALL[1] + 14) + _TITLE
_TRACK_TOP = _LARGE_TOP + 2 * (_LARGE[1] + 14) + _TITLE

PHONE_SPACES = SpacesLayout(
    Cells(EDGE, 60, _SMALL, (_SMALL[0] + 15, _SMALL[1] + 14), 4),
    _SMALL_K,
    Cells(EDGE, _LARGE_TOP, _LARGE, (INNER - _LARGE[0], _LARGE[1] + 14), 2),
    _LARGE_K,
    Cells(EDGE, _TRACK_TOP, _TRACK, (INNER - _TRACK[0], _TRACK[1] + 14), 2),
    _LARGE_K,
    36,
    28,
)
SPACES_HIGH = _TRACK_TOP + 2 * (_TRACK[1] + 14) + 4
