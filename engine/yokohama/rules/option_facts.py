"""What the options of Yokohama mean, as values; amounts are named like the fields of `state.Player`."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from engine.core.ask import Amounts, Facts
from engine.core.text import Seat
from engine.yokohama.components.effects import Good, GoodGain, Import, Reward
from engine.yokohama.components.rows import Country, Piece


class PlacingMode(Facts, frozen=True):
    """How assistants are placed in step 1."""

    mode: Literal["spread", "pair", "none"] = "none"


class InArea(Facts, frozen=True):
    """An area to place in, to go to, to act in; `power` where an action there is meant."""

    area: str = ""
    power: int = 0


class FromPlace(Facts, frozen=True):
    """Where assistants are taken from."""

    area: str | None = None  # None: from hand


class PayingPlayers(Facts, frozen=True):
    """Who gets ¥1 each for a way; a negative seat is the supply."""

    payees: tuple[Seat, ...] = ()


class Recalling(Facts, frozen=True):
    """Which assistants return with the president."""

    which: Literal["all", "some", "none"] = "none"


class TakingOrder(Facts, frozen=True):
    """An order card for the hand; `price` is what fulfilling it takes, `gain` what it brings then."""

    order: str = ""


class Fulfilling(TakingOrder, frozen=True):
    """An order from hand that is fulfilled now."""


class Claiming(Facts, frozen=True):
    """An achievement."""

    achievement: str = ""


class UsingAgent(Facts, frozen=True):
    """An action by an agent."""


class UsingTechnology(Facts, frozen=True):
    """A technology that works once per turn."""

    technology: str = ""


class TakingTechnology(Facts, frozen=True):
    """A technology card; `production` is what it costs where it lies."""

    card: str = ""
    production: int = 0


class Hiring(Facts, frozen=True):
    """A piece from the warehouse."""

    piece: Piece = "assistant"


class Dealing(Facts, frozen=True):
    """An exchange in Chinatown."""

    verb: Literal["sell", "buy"] = "buy"
    thing: Good | Literal["imports"] = "imports"


class Settling(Facts, frozen=True):
    """A space of the Church or Customs board; `price` is in imports at the Customs House."""

    area: str = ""
    space: int = 0  # as printed, from 1
    faith: int = 0


class Building(Facts, frozen=True):
    """A building space."""

    piece: Piece = "shop"
    space: int = 0  # of a shop, from 0


class TakingRewardToken(Facts, frozen=True):
    """An achievement reward token: a flag, or a free agent (no country)."""

    token: str = ""
    country: Country | None = None


@lru_cache(maxsize=512)
def amounts(given: tuple[Reward, ...]) -> Amounts:
    """A reward as amounts; what asks for a choice is named like its icon."""
    return tuple((_thing(one), one.n) for one in given)


def _thing(given: Reward) -> str:
    if isinstance(given, GoodGain):
        return given.good
    return "imports" if isinstance(given, Import) else str(given.__struct_config__.tag)
