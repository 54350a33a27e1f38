"""What the options of Nippon mean, as values: `price` and `gain` by resource, track or type of goods, and the rest."""

from __future__ import annotations

from engine.core.ask import Amounts, Facts
from engine.nippon.components.effects import Optional, Retreat, Spend
from engine.nippon.state import State, Works


class Acting(Facts, frozen=True):
    """The action of a turn."""

    action: str = ""


class Consolidating(Facts, frozen=True):
    """A consolidation; `due` is what its salaries cost."""

    workers: int = 0
    due: int = 0


class Hiring(Facts, frozen=True):
    """A worker that is taken; `known` if no salary is added by its colour."""

    color: str = ""
    known: bool = False


class Stepping(Facts, frozen=True):
    """Steps on tracks: how many on which are the gain."""


class ChoosingType(Facts, frozen=True):
    """A type of factory, of which some are left."""

    good: str = ""
    left: int = 0


class BuildingFactory(Facts, frozen=True):
    """A factory token; `price` holds the silk of a boost, too."""

    factory: str = ""


class BuildingMachine(Facts, frozen=True):
    """A machine on the left or right cell of a factory."""

    factory: str = ""
    cell: str = ""


class Producing(Facts, frozen=True):
    """A factory that produces: `gain` is what it has room for."""

    factory: str = ""
    level: int = 0
    free: bool = False  # its coal is spared by a modifier


class UsingModifier(Facts, frozen=True):
    """The modifier of a factory."""

    factory: str = ""


class BuildingShip(Facts, frozen=True):
    """A ship to a destination, whose expert and department have a colour."""

    port: str = ""
    color: str = ""
    improves: bool = False


class BuildingTrain(Facts, frozen=True):
    """A train in a region, and once it is chosen on a cell (from 1)."""

    region: str = ""
    cell: int = 0


class ChoosingRegion(Facts, frozen=True):
    """A region, and its supply bonus as the gain."""

    region: str = ""


class ChoosingCell(Facts, frozen=True):
    """An influence cell: what its side asks for, and what disappears from it."""

    market: str = ""
    side: str = ""
    good: str = ""
    printed: int = 0


class PlacingToken(Facts, frozen=True):
    """A token that goods, the price, bring onto the map."""

    value: int = 0


class RemovingToken(Facts, frozen=True):
    """A token that gives way in a full market."""

    seat: int = 0
    value: int = 0


class TakingGoods(Facts, frozen=True):
    """Goods of one type from factories, how many from which."""

    factories: tuple[tuple[str, int], ...] = ()


class SpendingGoods(Facts, frozen=True):
    """Goods of one type that are spent on an investment or a contract."""

    good: str = ""


class Investing(Facts, frozen=True):
    """Steps of finance for the goods spent."""


class CompletingContract(Facts, frozen=True):
    """A contract, and the colour of its department ("any" leaves the choice)."""

    contract: str = ""
    color: str = ""


class TakingFavour(Facts, frozen=True):
    """A favour of a level."""

    level: int = 0


class ChoosingObjective(Facts, frozen=True):
    """An objective for a favour; what that is worth as of now is the gain."""

    objective: str = ""


class ChoosingDepartment(Facts, frozen=True):
    """A department whose bonus is taken."""

    color: str = ""


class ExchangingSilk(Facts, frozen=True):
    """Silk that may be turned into money, up to so much."""

    most: int = 0


class TakingPair(Facts, frozen=True):
    """A pair of starting tokens."""

    a: str = ""
    b: str = ""


class TakingReward(Facts, frozen=True):
    """A reward for a common goal."""

    reward: str = ""


def cost_of(op: Optional) -> Amounts:
    """The cost of a "you may" part; steps back count by their track."""
    found = []
    for part in op.cost:
        match part:
            case Spend(resource, n):
                found.append((str(resource), n))
            case Retreat(track, n):
                found.append((str(track), n))
    return tuple(found)


def producing(g: State, works: Works, coal: int, free: bool = False) -> Producing:
    """One production of a factory."""
    made = min(1 + works.machines, g.data.factory_common.goods_cells - works.goods)
    level = g.data.level_of[works.type]
    return Producing((("coal", coal),), ((works.type, made),), factory=works.id, level=level, free=free)
