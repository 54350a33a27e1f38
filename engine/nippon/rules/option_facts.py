"""What the options of Nippon mean, as values: `price` and `gain` by resource, track or type of goods, and the rest.

`price` and `gain` are what changes at once, bonuses that need no answer included; what only comes later has its own
field.
"""

from __future__ import annotations

from engine.core.offer import Amounts, Facts
from engine.nippon.components.effects import Effect, Optional, Retreat, Spend
from engine.nippon.state import Player, State, Works


class Bringing(Facts, frozen=True):
    """Something that sets off bonuses; besides the gain, tokens it unlocks, effects that wait, what a limit cuts."""

    unlocked: tuple[int, ...] = ()
    open: tuple[Effect, ...] = ()
    lost: Amounts = ()  # steps, goods or VP that would have come but for the end of a track, room, or a maximum


class Acting(Facts, frozen=True):
    """The action of a turn."""

    action: str = ""


class Consolidating(Facts, frozen=True):
    """A consolidation: what is discarded, what comes in, what the salaries cost; salaries not paid cost `lost` VP."""

    workers: int = 0
    discarded: Amounts = ()
    income: Amounts = ()
    due: int = 0
    lost: int = 0


class Hiring(Facts, frozen=True):
    """A worker that is taken; `known` if no salary is added by its colour."""

    color: str = ""
    known: bool = False


class Stepping(Bringing, frozen=True):
    """Steps on tracks, as many as are bought or given; those that are possible are part of the gain."""

    steps: int = 0


class ChoosingType(Facts, frozen=True):
    """A type of factory, of which some are left."""

    good: str = ""
    left: int = 0


class BuildingFactory(Bringing, frozen=True):
    """A factory token; `price` holds the silk of a boost, too."""

    factory: str = ""


class BuildingMachine(Bringing, frozen=True):
    """A machine on the left or right cell of a factory."""

    factory: str = ""
    cell: str = ""


class Producing(Facts, frozen=True):
    """A factory that produces: `gain` is what it has room for, `lost` the rest."""

    factory: str = ""
    level: int = 0
    made: int = 0
    lost: int = 0
    free: bool = False  # its coal is spared by a modifier


class UsingModifier(Bringing, frozen=True):
    """The modifier of a factory."""

    factory: str = ""


class BuildingShip(Bringing, frozen=True):
    """A ship to a destination, whose expert and department have a colour."""

    port: str = ""
    color: str = ""
    improves: bool = False
    known: bool = False  # the colour costs no further salary


class BuildingTrain(Bringing, frozen=True):
    """A train in a region, and once it is chosen on a cell (from 1), whose bonus is part of the gain if paid for."""

    region: str = ""
    cell: int = 0
    bonus: Amounts = ()


class Paying(Bringing, frozen=True):
    """One of two ways to pay for a ship or a train."""


class ChoosingRegion(Facts, frozen=True):
    """A region, and its supply bonus, which may be taken for every token placed there."""

    region: str = ""
    bonus: Amounts = ()


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


class Investing(Bringing, frozen=True):
    """Steps of finance for the goods spent."""


class CompletingContract(Bringing, frozen=True):
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


class ChoosingDepartment(Bringing, frozen=True):
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


class TakingReward(Bringing, frozen=True):
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


def producing_facts(g: State, works: Works, coal: int, free: bool = False) -> Producing:
    """One production of a factory."""
    made = 1 + works.machines
    there = min(made, g.data.factory_common.goods_cells - works.goods)
    return Producing(
        (("coal", coal),) if coal else (),
        ((works.type, there),) if there else (),
        factory=works.id,
        level=g.data.level_of[works.type],
        made=made,
        lost=made - there,
        free=free,
    )
