"""What the options of Yokohama are, as values; amounts are named like the fields of `state.Player`.

What they change is said by trying them, see `telling`; `cost` is what something is printed or set to cost.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from engine.core.offer import Amounts, Facts
from engine.core.text import Seat
from engine.yokohama.components.effects import Good, GoodGain, Import, Reward
from engine.yokohama.components.rows import Country, Piece


class PlacingMode(Facts, frozen=True):
    """How assistants are placed in step 1."""

    mode: Literal["spread", "pair", "none"] = "none"


class InArea(Facts, frozen=True):
    """An area to place in, to go to, to act in; `power` is that of an action there."""

    area: str = ""
    power: int = 0
    beyond: int = 0  # how much more power there would be if more than the most counted


class Placing(InArea, frozen=True):
    """Assistants into an area; `power` is the one there afterwards, with the president."""

    within_reach: bool = True  # whether the president could then go there
    returns: bool = False  # the area of the action under way: assistants there return to hand when it ends
    vain: bool = False  # as things stand now, an action there would bring nothing
    needs: int = 0  # else how many more of the assistants that are spread have to lie on the way


class Acting(InArea, frozen=True):
    """An area to act in, and the way there."""

    fee: int = 0  # of the way
    means: str = "walk"


class FromPlace(Facts, frozen=True):
    """Where assistants are taken from."""

    area: str | None = None  # None: from hand
    n: int = 0  # how many are there


class PayingPlayers(Facts, frozen=True):
    """Who gets ¥1 each for one of several ways that cost the same; a negative seat is the supply."""

    payees: tuple[Seat, ...] = ()


class Recalling(Facts, frozen=True):
    """Which assistants return with the president."""

    which: Literal["all", "some", "none"] = "none"


class WithCard(Facts, frozen=True):
    """A card that is taken, with its flag."""

    country: Country = "uk"


class TakingOrder(WithCard, frozen=True):
    """An order card for the hand, with what it asks and brings when it is fulfilled."""

    order: str = ""
    asks: Amounts = ()
    brings: Amounts = ()


class Fulfilling(WithCard, frozen=True):
    """An order from hand that is fulfilled now."""

    order: str = ""


class SecondOrder(Facts, frozen=True):
    """How a second order is paid for."""

    cost: Amounts = ()


class Claiming(Facts, frozen=True):
    """An achievement."""

    achievement: str = ""


class UsingAgent(Facts, frozen=True):
    """An action by an agent; where it can act in one area only, nothing else is asked."""

    areas: tuple[Acting, ...] = ()  # all it can act in


class UsingTechnology(Facts, frozen=True):
    """A technology that works once per turn."""

    technology: str = ""


class TakingTechnology(WithCard, frozen=True):
    """A technology card; `production` is what it needs where it lies, `costs` the ways to pay for it."""

    card: str = ""
    technology: str = ""
    production: int = 0
    costs: tuple[Amounts, ...] = ()


class Paying(Facts, frozen=True):
    """One way to pay; `cost` is the whole of it."""

    cost: Amounts = ()


class Hiring(Facts, frozen=True):
    """A piece from the warehouse."""

    piece: Piece = "assistant"
    cost: Amounts = ()


class Dealing(Facts, frozen=True):
    """An exchange in Chinatown."""

    verb: Literal["sell", "buy"] = "buy"
    thing: Good | Literal["imports"] = "imports"


class Settling(Facts, frozen=True):
    """A space of the Church or Customs board."""

    area: str = ""
    space: int = 0  # from the left, from 1
    faith: int = 0
    items: int = 0  # how many things make up for faith that power does not give
    yen: int = 0  # the money that counts as one of them
    imports: int = 0


class Building(Facts, frozen=True):
    """A building space."""

    piece: Piece = "shop"
    space: int = 0  # of a shop, from 0


class TakingToken(Facts, frozen=True):
    """A 5-power token; a free agent has no reward."""

    token: str = ""


class ChoosingGoods(Facts, frozen=True):
    """Goods of freely chosen kinds."""

    goods: Amounts = ()


class TakingRewardToken(Facts, frozen=True):
    """An achievement reward token: a flag, or a free agent (no country)."""

    token: str = ""
    country: Country | None = None


@lru_cache(maxsize=512)
def amounts(given: tuple[Reward, ...]) -> Amounts:
    """A reward as amounts; what asks for a choice is named like its icon."""
    return tuple((thing(one), one.n) for one in given)


def thing(given: Reward) -> str:
    """What an icon gives, by the word that amounts use for it."""
    if isinstance(given, GoodGain):
        return given.good
    return "imports" if isinstance(given, Import) else str(given.__struct_config__.tag)
