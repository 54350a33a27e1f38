"""What the options of the bazaar mean, as values."""

from __future__ import annotations

from engine.core.offer import Facts


class Buying(Facts, frozen=True):
    """A card that is bought; `price` is in coins."""

    card: str = ""


class Working(Facts, frozen=True):
    """Goods that are taken for work."""

    kind: str = ""


class Bidding(Facts, frozen=True):
    """A bid that is about to be locked in."""

    coins: int = 0


class Visiting(Facts, frozen=True):
    """A town that a caravan goes to; `price` is in coins."""

    town: str = ""
