"""Building the view of what lies in the middle of the table."""

from __future__ import annotations

from engine.nippon.components.rows import Amounts, Region
from engine.nippon.queries.influence import places, standings
from engine.nippon.state import State
from engine.nippon.view.structs_board import (
    ActionView,
    CellView,
    FactoryView,
    LevelView,
    MarketView,
    PeriodView,
    PortView,
    QueueRowView,
    RegionView,
    SlotView,
    StandingView,
    TokenView,
    TrainCellView,
)


def periods(g: State) -> tuple[PeriodView, ...]:
    found = []
    for row in g.data.period_scoring.rows:
        cells = [cell for cell in g.data.round_track.cells if cell.period == row.period]
        running = g.period == row.period and not g.over and g.scored < row.period
        state = "running" if running else "past" if row.period <= max(g.scored, g.period) else "future"
        star = next(cell.cell for cell in cells if cell.scoring_at_end)
        found.append(PeriodView(row.period, tuple(c.cell for c in cells), star, tuple(places(g, row.period)), state))
    return tuple(found)


def slots(g: State) -> tuple[SlotView, ...]:
    data = g.data
    found = []
    for n, slot in enumerate(data.recruit_slots.rows):
        actions = []
        for name in slot.actions:
            row = data.action[name]
            prices: list[Amounts] = []
            for cost in row.cost_options:
                price: Amounts = {}
                if cost.money:
                    price["money"] = cost.money
                if cost.iron:
                    price["iron"] = cost.iron
                prices.append(price)
            actions.append(
                ActionView(name, tuple(prices), tuple(c.steps for c in row.cost_options), row.max_activations)
            )
        in_use = bool(g.turn.worker) and g.turn.action in slot.actions
        found.append(SlotView(slot.slot, tuple(g.slots[n]), data.recruit_slots.initial_workers, tuple(actions), in_use))
    return tuple(found)


def queue(g: State) -> tuple[QueueRowView, ...]:
    areas = [(row, area.id) for area in g.data.worker_queue.areas for row in area.rows]
    up_next = next((n for n, row in enumerate(g.queue) if row), None)
    return tuple(QueueRowView(areas[n][0], areas[n][1], tuple(row), n == up_next) for n, row in enumerate(g.queue))


def ports(g: State) -> tuple[PortView, ...]:
    holders = {w.color: seat for seat, player in enumerate(g.players) for w in player.workers if w.expert}
    cells = g.count.ship_cells_per_destination
    found = []
    for row in g.data.destinations.rows:
        port = g.ports[row.id]
        holder = holders.get(row.color)
        found.append(PortView(row.id, row.color, port.expert, holder, port.improved, tuple(port.ships), cells))
    return tuple(found)


def region(g: State, region: Region) -> RegionView:
    data = g.data
    markets = []
    for row in region.markets:
        market = g.markets[row.id]
        goods = data.demand[market.tile, market.turned]
        cells = []
        for cell in row.cells:
            token = market.tokens.get(cell.side)
            shown = TokenView(token.seat, token.value) if token else None
            good = goods[cell.side]
            cells.append(CellView(f"{row.id}:{cell.side}", cell.side, good, data.level_of[good], cell.printed, shown))
        limit = g.count.influence_cells_per_market
        markets.append(MarketView(row.id, market.tile, tuple(cells), len(market.tokens), limit))
    rail = g.rails[region.id]
    trains = []
    for n, train_cell in enumerate(region.train_cells):
        train = rail[n] if n < len(rail) else None
        trains.append(
            TrainCellView(f"{region.id}:{train_cell.cell}", train_cell.cell, train_cell.bonus, train, n < len(rail))
        )
    ranked = standings(g, region.id, g.period)
    most = max(one.influence for one in ranked)
    shown_standings = [
        StandingView(one.seat, one.influence, one.rank, one.vp, one.influence == most > 0) for one in ranked
    ]
    worker = g.automa.regions[region.id] if g.automa else None
    return RegionView(
        region.id,
        region.supply_bonus,
        data.regions.alternative_supply_bonus,
        tuple(markets),
        tuple(trains),
        tuple(sorted(shown_standings, key=lambda one: -one.influence)),
        worker,
    )


def levels(g: State) -> tuple[LevelView, ...]:
    data = g.data
    return tuple(
        LevelView(
            row.level,
            tuple(good.id for good in data.goods.rows if good.level == row.level),
            row.science_required,
            row.coal_to_produce,
            tuple(row.influence_by_goods[n] for n in sorted(row.influence_by_goods)),
        )
        for row in data.factory_levels.rows
    )


def factory(g: State, token: str) -> FactoryView:
    row = g.data.tokens[token]
    owner = None
    if token not in g.available:
        owner = next(s for s, player in enumerate(g.players) if any(works.id == token for works in player.works))
    return FactoryView(
        row.id,
        row.type,
        row.number,
        row.face,
        row.late,
        row.level,
        row.science,
        row.coal,
        row.side.kind,
        row.side.action,
        row.side.trigger,
        row.side.condition,
        row.side.ops,
        owner,
    )
