"""What is legal, once: a query that can refuse returns the reason with its numbers, None means yes (spec 6.2, 7)."""

from __future__ import annotations

from engine.core.text import Text, join, refusal
from engine.nippon.markets import can_supply
from engine.nippon.ops import FreeProductionCoal
from engine.nippon.rows import Action, CostOption
from engine.nippon.state import Player, State, Works
from engine.nippon.texts import amount, name, no_contract_goods, no_money, no_payment, too_little
from engine.nippon.zaibatsu import coal_of, funds, goods_of, is_old, level_of_science


def cells_left(g: State, player: Player) -> int:
    """Empty cells of the worker area."""
    return g.data.worker_cells - len(player.workers)


def why_not_money(player: Player, need: int, ref: str) -> Text | None:
    have = funds(player)
    return no_money(need, have, ref) if have < need else None


def why_not_pay(player: Player, cost: CostOption, ref: str) -> Text | None:
    """Iron first, since silk cannot help there."""
    if player.iron < cost.iron:
        return too_little("iron", cost.iron, player.iron, ref)
    return why_not_money(player, cost.money, ref)


def payments(g: State, player: Player, action: Action) -> list[CostOption]:
    """The ways in which an activation can be paid now."""
    iron, money = player.iron, funds(player)
    return [cost for cost in g.data.action[action].cost_options if iron >= cost.iron and money >= cost.money]


def why_not_any_payment(g: State, player: Player, action: Action, ref: str) -> Text | None:
    """Ships and trains: the shared reason why no way of paying works."""
    if payments(g, player, action):
        return None
    return no_payment(g.data.action[action].cost_options, player.iron, funds(player), ref)


FULL = refusal("nippon.no.cell", "6")
EMPTY_SLOT = refusal("nippon.no.worker", "6.1")
NO_WORKERS = refusal("nippon.no.workers", "10")


def why_not_action(g: State, player: Player, action: Action) -> Text | None:
    """Whether an action can be chosen: a worker to take, room for it, and a first activation after taking it."""
    if len(player.workers) == g.data.worker_cells:
        return FULL
    if not g.slots[g.data.slot_of[action]]:
        return EMPTY_SLOT
    return FIRST[action](g, player)


def why_not_consolidate(player: Player) -> Text | None:
    return None if player.workers else NO_WORKERS


# 7.1, 7.2


def first_science(g: State, player: Player) -> Text | None:
    return why_not_money(player, g.data.action["science"].cost_options[0].money, "7.1")


def first_mining(g: State, player: Player) -> Text | None:
    return why_not_money(player, g.data.action["mining"].cost_options[0].money, "7.2")


# 7.3


def factory_price(g: State, player: Player) -> int:
    """6 money, less with the discount token."""
    return g.data.action["factory"].cost_options[0].money - g.data.factory_discount.get(player.token_a, 0)


def boost_needed(g: State, player: Player, science: int) -> int | None:
    """Silk needed to reach a science level for a factory (0: none); None if no boost is high enough."""
    missing = science - level_of_science(g, player)
    if missing <= 0:
        return 0
    return next((boost.silk for boost in g.data.silk_uses.temporary_science if boost.levels >= missing), None)


def why_not_level(g: State, player: Player, science: int) -> Text | None:
    """Whether a factory that needs this science level can be built; silk spent on science is not money as well."""
    silk = boost_needed(g, player, science)
    if silk is None:
        return refusal("nippon.no.science", "7.3", need=science, have=level_of_science(g, player))
    if silk > player.silk:
        have, need = level_of_science(g, player), amount("silk", silk)
        return refusal("nippon.no.science_silk", "7.3", need=science, have=have, silk=need, own=player.silk)
    price = factory_price(g, player)
    if funds(player) - silk < price:
        if silk:
            return refusal(
                "nippon.no.money_and_silk",
                "7.3",
                need=amount("money", price),
                silk=amount("silk", silk),
                have=join([amount("money", player.money), amount("silk", player.silk)], "and"),
            )
        return no_money(price, funds(player), "7.3")
    return None


def why_not_build(g: State, player: Player, token: str) -> Text | None:
    if token not in g.available:
        return refusal("nippon.no.factory_taken", "7.3")
    return why_not_level(g, player, g.data.science_of[token])


def why_not_type(g: State, player: Player, good: str) -> Text | None:
    """A type of factory can be chosen if one is left and its level is within reach."""
    tokens = g.data.tokens
    for token in g.available:
        if tokens[token].type == good:
            return why_not_level(g, player, tokens[token].science)
    return refusal("nippon.no.factory_left", "7.3", kind=name("factory_kind", good))


def lowest_science(g: State) -> int | None:
    """The science level without which no factory can be built; None if none is left."""
    return min(map(g.data.science_of.__getitem__, g.available), default=None)


def silk_for_science(g: State, player: Player) -> int:
    """The silk that must be left to build any factory at all."""
    return boost_needed(g, player, lowest_science(g) or 0) or 0


def first_factory(g: State, player: Player) -> Text | None:
    area = g.data.player_board.factory_area.cells
    if len(player.works) >= area:
        return refusal("nippon.no.factory_cell", "7.3", n=area)
    reason = why_not_money(player, factory_price(g, player), "7.3")
    if reason is not None:
        return reason
    lowest = lowest_science(g)
    if lowest is None:
        return refusal("nippon.no.factories", "7.3")
    return why_not_level(g, player, lowest)


# 7.4


def why_not_machine(g: State, player: Player, works: Works, cell: str) -> Text | None:
    """Whether a machine can be put there, apart from the price of the action."""
    if is_old(g, works):
        return refusal("nippon.no.machine_old", "R21")
    if getattr(works, cell):
        return refusal("nippon.no.machine_cell", "7.4")
    need = g.data.machine_iron[cell]
    if player.iron < need:
        return too_little("iron", need, player.iron, "7.4")
    return None


def why_no_machine_left(g: State, player: Player) -> Text | None:
    pieces = g.data.pieces
    return None if player.machines < pieces else refusal("nippon.no.machines", "7.4", n=pieces)


def machine_places(g: State, player: Player, besides: list[str]) -> list[tuple[Works, str]]:
    """Every empty machine cell that can be used, on factories other than those named."""
    return [
        (works, cell)
        for works in player.works
        if works.id not in besides
        for cell in ("left", "right")
        if why_not_machine(g, player, works, cell) is None
    ]


def first_machines(g: State, player: Player) -> Text | None:
    reason = why_no_machine_left(g, player)
    if reason is None:
        reason = why_not_money(player, g.data.action["machines"].cost_options[0].money, "7.4")
    if reason is not None:
        return reason
    if machine_places(g, player, []):
        return None
    real = [works for works in player.works if not is_old(g, works)]
    if not real:
        return refusal("nippon.no.own_factory", "7.4")
    if all(works.left and works.right for works in real):
        return refusal("nippon.no.machine_cells", "7.4")
    return too_little("iron", g.data.machine_iron["right"], player.iron, "7.4")


# 7.5


def free_coal(g: State, player: Player) -> Works | None:
    """The factory whose modifier makes one production free of coal, while it may still be used (bento 4B)."""
    if g.turn.modifier:
        return None
    tokens = g.data.tokens
    for works in player.works:
        if works.id in tokens and any(isinstance(op, FreeProductionCoal) for op in tokens[works.id].side.ops):
            return works
    return None


def why_not_produce(g: State, player: Player, works: Works) -> Text | None:
    """Whether a factory can produce, coal paid; a full one may (R35)."""
    if is_old(g, works):
        return refusal("nippon.no.produce_old", "R21")
    need = g.data.tokens[works.id].coal
    have = coal_of(player)
    return too_little("coal", need, have, "7.5") if have < need else None


def first_production(g: State, player: Player) -> Text | None:
    tokens = g.data.tokens
    costs = [tokens[works.id].coal for works in player.works if works.id in tokens]
    if not costs:
        return refusal("nippon.no.own_factory", "7.5")
    need, have = min(costs), coal_of(player)
    if have >= need or free_coal(g, player) is not None:
        return None
    return too_little("coal", need, have, "7.5")


# 7.6


def why_not_port(g: State, port: str) -> Text | None:
    """Whether a ship can go to a destination at all."""
    here = g.ports[port]
    if not here.expert:
        return refusal("nippon.no.expert", "7.6", place=name("destination", port))
    cells = g.count.ship_cells_per_destination
    return refusal("nippon.no.ship_cell", "7.6", n=cells) if len(here.ships) >= cells else None


def why_no_ship(g: State, player: Player, cells: int = 1) -> Text | None:
    """Whether a ship is left and there is room for the expert; `cells` counts a worker still to be put there."""
    if player.ships >= g.data.pieces:
        return refusal("nippon.no.ships", "7.6", n=g.data.pieces)
    if cells_left(g, player) < cells:
        return refusal("nippon.no.cell_expert", "7.6", need=cells, have=cells_left(g, player))
    return None


def open_ports(g: State, besides: list[str]) -> list[str]:
    return [port for port in g.ports if port not in besides and why_not_port(g, port) is None]


def first_ships(g: State, player: Player) -> Text | None:
    reason = why_no_ship(g, player, 2) or why_not_any_payment(g, player, "ships", "7.6")
    if reason is None and not open_ports(g, []):
        return refusal("nippon.no.ports", "7.6")
    return reason


# 7.7


def train_cells(g: State, region: str) -> list[int]:
    """The empty train cells of a region that are in use, from 1."""
    return [n for n, train in enumerate(g.rails[region], start=1) if train is None]


def why_not_region(g: State, region: str) -> Text | None:
    cells = g.rails[region]
    return None if None in cells else refusal("nippon.no.train_cell", "7.7", n=len(cells))


def why_no_train(g: State, player: Player) -> Text | None:
    pieces = g.data.pieces
    return None if player.trains < pieces else refusal("nippon.no.trains", "7.7", n=pieces)


def open_regions(g: State, besides: list[str]) -> list[str]:
    return [region for region in g.rails if region not in besides and None in g.rails[region]]


def first_trains(g: State, player: Player) -> Text | None:
    reason = why_no_train(g, player) or why_not_any_payment(g, player, "trains", "7.7")
    if reason is None and not open_regions(g, []):
        return refusal("nippon.no.regions", "7.7")
    return reason


# 7.8


def first_local_markets(g: State, player: Player) -> Text | None:
    goods = goods_of(player)
    if not goods:
        return refusal("nippon.no.goods", "7.8")
    if any(can_supply(g, player, goods, region) for region in g.rails):
        return None
    return refusal("nippon.no.placement", "7.8")


# 7.9


def why_not_spend(g: State, goods: dict[str, int], good: str, need: int) -> Text | None:
    """Whether that many goods of a type can be spent in this activation of investments and contracts."""
    if good in g.turn.goods:
        return refusal("nippon.no.good_twice", "7.9", good=name("good", good))
    have = goods.get(good, 0)
    return too_little(good, need, have, "7.9") if have < need else None


COMPLETED = refusal("nippon.no.contract", "7.9")


def why_not_contract(g: State, player: Player, contract: str, spent: list[str]) -> Text | None:
    """Whether a contract can be completed after spending these types of goods in the action (R37, R38)."""
    if contract in player.contracts:
        return COMPLETED
    condition = g.data.contract[contract].condition
    if condition is not None and not any(good in condition.types for good in spent):
        return no_contract_goods(*condition.types)
    return None


def first_investments_contracts(g: State, player: Player) -> Text | None:
    return None if goods_of(player) else refusal("nippon.no.goods", "7.9")


FIRST = {
    "science": first_science,
    "mining": first_mining,
    "factory": first_factory,
    "machines": first_machines,
    "production": first_production,
    "ships": first_ships,
    "trains": first_trains,
    "local_markets": first_local_markets,
    "investments_contracts": first_investments_contracts,
}
