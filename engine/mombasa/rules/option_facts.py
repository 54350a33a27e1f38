"""What the options of Mombasa mean, as values.

Prices and gains are printed, or lie open; they are in pounds, points or units of goods.
"""

from __future__ import annotations

from typing import ClassVar

from engine.core.offer import Amounts, Facts
from engine.mombasa.components.effects import Reward


def pounds(n: int) -> Amounts:
    """A price or gain in pounds."""
    return (("pounds", n),) if n else ()


class WholeFacts(Facts, frozen=True):
    """Facts of which nothing is left to chance: details also tell what a share is worth just now, and the like."""

    whole: ClassVar[bool] = True


class Keeping(WholeFacts, frozen=True):
    """A starting tile that is kept."""

    tile: str = ""


class Arranging(WholeFacts, frozen=True):
    """Which card goes on which stack."""

    cards: dict[str, str] = {}


class Filling(WholeFacts, frozen=True):
    """A slot that gets a card next."""

    slot: str = ""


class Planned(WholeFacts, frozen=True):
    """The plan so far: the cards laid by slot, and the slot that is asked about."""

    cards: dict[str, str] = {}
    slot: str = ""


class Laying(WholeFacts, frozen=True):
    """A card for a slot; no card leaves it empty."""

    slot: str = ""
    card: str = ""


class HandCard(WholeFacts, frozen=True):
    """A card of the own hand, to be laid out or sold."""

    card: str = ""


class Acting(WholeFacts, frozen=True):
    """An action of the turn menu."""

    action: str = ""


class Attaching(WholeFacts, frozen=True):
    """The goods card that gets the "+1 good" tile, and its value then."""

    slot: str = ""
    value: int = 0


class UsingGoods(WholeFacts, frozen=True):
    """Goods cards that are used together."""

    units: int = 0
    mixed: bool = False


class Buying(WholeFacts, frozen=True):
    """A card of the display that is bought, or none; `left` of the means remains."""

    card: str = ""
    left: int = 0


class Stepping(WholeFacts, frozen=True):
    """Steps on the track of a company; `price` is a toll that is paid first."""

    company: str = ""
    steps: int = 1


class Expanding(WholeFacts, frozen=True):
    """A company that gets all expansion points, and its cheapest entry."""

    company: str = ""
    points: int = 0
    cheapest: int = 0


class Entering(Facts, frozen=True):
    """A region that a company enters; `price` is in expansion points, the reward comes when all are spent."""

    company: str = ""
    region: str = ""
    reward: Reward = Reward()
    ousts: str = ""  # the company whose post has to go
    left: int = 0  # points that remain


class BaseColumn(WholeFacts, frozen=True):
    """A column of a base that a post leaves or joins, its posts and the share value after it."""

    company: str = ""
    column: int = 0
    posts: int = 0
    now: int = 0
    then: int = 0


class UsingBookkeeper(WholeFacts, frozen=True):
    """A bookkeeper, card or tile, and its printed points."""

    at: str = ""
    points: int = 0


class TurningBook(WholeFacts, frozen=True):
    """A book that is turned face down, and how far the jar then gets."""

    position: int = 0
    reach: int = 0


class MovingJar(WholeFacts, frozen=True):
    """The position on which the ink jar stops."""

    position: int = 0


class TakingBook(WholeFacts, frozen=True):
    """A book of the display; `lost` if the own track has no place for it (R22)."""

    space: str = ""
    book: str = ""
    lost: bool = False


class PlacingBook(WholeFacts, frozen=True):
    """The position that a book goes to."""

    position: int = 0


class UsingMerchant(WholeFacts, frozen=True):
    """A merchant in a slot, or the tile, and its reward."""

    at: str = ""
    reward: Reward = Reward()


class Marking(WholeFacts, frozen=True):
    """A bonus space that gets a marker."""

    space: str = ""


class Taking(WholeFacts, frozen=True):
    """A reward; steps go on the track of the company."""

    reward: Reward = Reward()
    company: str = ""


class TakingParts(WholeFacts, frozen=True):
    """What is taken of "diamonds and a purchase" (track C2)."""

    diamonds: bool = False
    purchase: bool = False


class Recovering(WholeFacts, frozen=True):
    """A recovery stack that is taken back to hand."""

    slot: str = ""
