"""What the options of Nippon are, as values: what is printed of them and what they cost, never what follows."""

from __future__ import annotations

from engine.core.offer import Amounts, Facts
from engine.nippon.components.effects import Optional, Retreat, Spend
from engine.nippon.state import Player


class Trying(Facts, frozen=True):
    """Something that may set off bonuses: what it brings is told by trying it, see `engine.nippon.telling`."""


class OrderingEffect(Trying, frozen=True):
    """An effect that is carried out before others."""


class PayingForMore(Trying, frozen=True):
    """What one may pay for on top."""


class Acting(Facts, frozen=True):
    """The action of a turn."""

    action: str = ""


class Consolidating(Facts, frozen=True):
    """A consolidation with so many workers."""

    workers: int = 0


class Hiring(Facts, frozen=True):
    """A worker that is taken; `known` if no salary is added by its colour."""

    color: str = ""
    known: bool = False
    place: str = ""  # where its department gives its bonus at the consolidation: "bottom", or "top" as things stand
    salary: int = 0  # what its colour adds to the salaries
    lost: str = ""  # the colour of the worker that has a bonus no longer


class Stepping(Trying, frozen=True):
    """Steps on tracks, as many as are bought or given."""

    steps: int = 0


class ChoosingType(Facts, frozen=True):
    """A type of factory, of which some are left, and the silk that makes up for science it needs."""

    good: str = ""
    left: int = 0
    silk: int = 0


class BuildingFactory(Facts, frozen=True):
    """A factory token; `price` holds the silk of a boost, too."""

    factory: str = ""


class BuildingMachine(Trying, frozen=True):
    """A machine on the left or right cell of a factory."""

    factory: str = ""
    cell: str = ""


class Producing(Trying, frozen=True):
    """A factory that produces."""

    factory: str = ""
    level: int = 0
    free: bool = False  # its coal is spared by a modifier


class UsingModifier(Trying, frozen=True):
    """The modifier of a factory."""

    factory: str = ""


class BuildingShip(Trying, frozen=True):
    """A ship to a destination, whose expert and department have a colour."""

    port: str = ""
    color: str = ""
    improves: bool = False
    known: bool = False  # the colour costs no further salary


class BuildingTrain(Trying, frozen=True):
    """A train in a region, and once it is chosen on a cell (from 1)."""

    region: str = ""
    cell: int = 0


class Paying(Trying, frozen=True):
    """One of two ways to pay for a ship or a train."""


class ChoosingRegion(Facts, frozen=True):
    """A region, its supply bonus, which may be taken for every token placed there, and the cells that can be filled."""

    region: str = ""
    bonus: Amounts = ()
    cells: tuple[str, ...] = ()


class ChoosingCell(Facts, frozen=True):
    """An influence cell: what its side asks for, and what disappears from it."""

    market: str = ""
    side: str = ""
    good: str = ""
    printed: int = 0


class PlacingToken(Facts, frozen=True):
    """A token that so many goods bring onto the map."""

    value: int = 0
    good: str = ""
    n: int = 0


class RemovingToken(Facts, frozen=True):
    """A token that gives way in a full market."""

    seat: int = 0
    value: int = 0


class TakingGoods(Facts, frozen=True):
    """Goods of one type from factories, how many from which."""

    factories: tuple[tuple[str, int], ...] = ()


class SpendingGoods(Facts, frozen=True):
    """Goods of one type that are going to be spent on an investment or a contract."""

    good: str = ""
    n: int = 0


class Investing(Trying, frozen=True):
    """Steps of finance for the goods spent."""

    steps: int = 0


class CompletingContract(Trying, frozen=True):
    """A contract for the goods spent, and the colour of its department ("any" leaves the choice)."""

    contract: str = ""
    color: str = ""


class TakingFavour(Facts, frozen=True):
    """A favour of a level, of which some are left."""

    level: int = 0
    left: int = 0


class ChoosingObjective(Facts, frozen=True):
    """An objective for a favour, and what that is worth as of now."""

    objective: str = ""
    worth: int = 0


class Keeping(Facts, frozen=True):
    """Coal and money that are not discarded, and what is."""

    kept: Amounts = ()
    discarded: Amounts = ()


class ChoosingDepartment(Trying, frozen=True):
    """A department whose bonus is taken."""

    color: str = ""


class ExchangingSilk(Facts, frozen=True):
    """Silk that may be turned into money, up to so much."""

    most: int = 0


class TakingPair(Facts, frozen=True):
    """A pair of starting tokens; what it gives comes at once, unless its A token asks something first."""

    a: str = ""
    b: str = ""
    gives: Amounts = ()


class TakingReward(Trying, frozen=True):
    """A reward for a common goal."""

    reward: str = ""


def price_of(player: Player, money: int = 0, iron: int = 0, silk: int = 0) -> Amounts:
    """What is handed over for a price: silk makes up for missing money."""
    from_silk = max(0, money - player.money)
    given = (("money", money - from_silk), ("iron", iron), ("silk", silk + from_silk))
    return tuple((what, n) for what, n in given if n)


def cost_of(player: Player, op: Optional) -> Amounts:
    """The cost of a "you may" part; steps back count by their track."""
    spent = {part.resource: part.amount for part in op.cost if isinstance(part, Spend)}
    back = tuple((str(part.track), part.steps) for part in op.cost if isinstance(part, Retreat))
    return (*price_of(player, spent.get("money", 0), spent.get("iron", 0)), *back)
