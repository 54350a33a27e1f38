"""Building the view of the whole table for a seat, field by field (spec section 17: only future draws are hidden)."""

from __future__ import annotations

from engine.core.rng import Rng, shuffled
from engine.core.text import Seat
from engine.nippon.influence import places, standings
from engine.nippon.queries import factory_price
from engine.nippon.rows import Amounts, Region
from engine.nippon.scoring import reached
from engine.nippon.state import AUTOMA, State
from engine.nippon.view import (
    ActionView,
    AutomaView,
    CellView,
    FactoryView,
    GoalView,
    LevelView,
    MarketView,
    PairView,
    PeriodView,
    PortView,
    QueueRowView,
    RegionView,
    RoundCellView,
    SlotView,
    SoloGoalView,
    StandingView,
    TokenView,
    TrainCellView,
    TurnView,
    View,
)
from engine.nippon.viewing_player import player_view


def view(g: State, seat: Seat | None) -> View:
    """What that seat may know; everybody may know everything but the order of future draws."""
    data = g.data
    factories = {token: _factory(g, token) for token in g.laid_out}
    return View(
        seats=g.seats,
        viewer=seat,
        options=dict(g.options),
        phase="over" if g.over else g.phase,
        round=g.round,
        period=g.period,
        last_rounds=g.last_rounds,
        turns_left=g.left_in_round if g.last_rounds else None,
        over=g.over,
        first=g.first,
        mover=g.mover,
        deciding=_deciding(g),
        order=tuple((g.mover + n) % g.everybody for n in range(g.everybody)),
        marker_2=g.marker_2,
        turn=_turn(g),
        cells=tuple(
            RoundCellView(cell.cell, cell.shade == "dark", cell.period, cell.scoring_at_end)
            for cell in data.round_track.cells
        ),
        periods=_periods(g),
        slots=_slots(g),
        queue=_queue(g),
        bag=dict(g.bag),
        bag_count=sum(g.bag.values()),
        ports=_ports(g),
        regions=tuple(_region(g, region) for region in data.regions.rows),
        levels=_levels(g),
        factories=tuple(factories.values()),
        players=tuple(player_view(g, s, factories, factory_price(g, g.players[s])) for s in range(g.seats)),
        pairs=_pairs(g),
        goals=_goals(g),
        automa=_automa(g),
    )


def redeal(g: State, seat: Seat | None, rng: Rng) -> None:
    """Only the order of the Automa's face-down tokens lies on the table unseen; all other chance is still to come."""
    if g.automa is not None:
        g.automa.stack = shuffled(rng, g.automa.stack)


def _deciding(g: State) -> tuple[Seat, ...]:
    if g.over or g.phase == "automa":
        return ()
    if g.phase == "final":
        return tuple(seat for seat, player in enumerate(g.players) if not player.done)
    return (g.active,)


def _turn(g: State) -> TurnView:
    turn, data = g.turn, g.data
    row = next((row for row in data.actions.rows if row.id == turn.action), None)
    if row is None:
        return TurnView(turn.action, 0, turn.worker, turn.done, 0, turn.modifier)
    slot = data.slot_of[row.id] + 1
    return TurnView(row.id, slot, turn.worker, turn.done, row.max_activations, turn.modifier)


def _periods(g: State) -> tuple[PeriodView, ...]:
    found = []
    for row in g.data.period_scoring.rows:
        cells = [cell for cell in g.data.round_track.cells if cell.period == row.period]
        running = g.period == row.period and not g.over and g.scored < row.period
        state = "running" if running else "past" if row.period <= max(g.scored, g.period) else "future"
        star = next(cell.cell for cell in cells if cell.scoring_at_end)
        found.append(PeriodView(row.period, tuple(c.cell for c in cells), star, tuple(places(g, row.period)), state))
    return tuple(found)


def _slots(g: State) -> tuple[SlotView, ...]:
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


def _queue(g: State) -> tuple[QueueRowView, ...]:
    areas = [(row, area.id) for area in g.data.worker_queue.areas for row in area.rows]
    up_next = next((n for n, row in enumerate(g.queue) if row), None)
    return tuple(QueueRowView(areas[n][0], areas[n][1], tuple(row), n == up_next) for n, row in enumerate(g.queue))


def _ports(g: State) -> tuple[PortView, ...]:
    holders = {w.color: seat for seat, player in enumerate(g.players) for w in player.workers if w.expert}
    cells = g.count.ship_cells_per_destination
    found = []
    for row in g.data.destinations.rows:
        port = g.ports[row.id]
        holder = holders.get(row.color)
        found.append(PortView(row.id, row.color, port.expert, holder, port.improved, tuple(port.ships), cells))
    return tuple(found)


def _region(g: State, region: Region) -> RegionView:
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


def _levels(g: State) -> tuple[LevelView, ...]:
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


def _factory(g: State, token: str) -> FactoryView:
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


def _pairs(g: State) -> tuple[PairView, ...]:
    found = []
    for pair in g.pairs:
        a, b = g.data.token_a[pair.a], g.data.token_b[pair.b]
        advance = {str(track): steps for track, steps in b.advance.items()}
        found.append(PairView(a.id, b.id, a.start_vp, a.effect, a.amount, dict(b.gain), advance, pair.seat))
    return tuple(found)


def _goals(g: State) -> tuple[GoalView, ...]:
    found = []
    for n, goals in enumerate(g.goals):
        for position, goal in enumerate(goals, start=1):
            metric = g.data.goal[goal].metric
            counts = [reached(g, seat, metric) for seat in range(g.seats)]
            most = max(counts)
            leaders = tuple(seat for seat, count in enumerate(counts) if count == most > 0)
            rewards = g.data.common_goals.rewards.period_3.by_position if n == 2 else ()
            ops = next((row.ops for row in rewards if row.position == position), ())
            vp = sum(getattr(op, "amount", 0) for op in ops)
            found.append(GoalView(goal, metric, n + 1, position, tuple(counts), leaders, vp))
    return tuple(found)


def _automa(g: State) -> AutomaView | None:
    automa = g.automa
    if automa is None:
        return None
    level = next(row for row in g.data.solo.difficulty.rows if row.id == g.options["difficulty"])
    goals = []
    for n, goal in enumerate(automa.goals):
        row = g.data.solo_goal[goal]
        have = reached(g, 0, row.metric)
        goals.append(SoloGoalView(goal, row.metric, level.frames_active[n], row.need, have, have >= row.need))
    return AutomaView(
        AUTOMA,
        g.data.player_colors.rows[AUTOMA],
        level.id,
        level.frames_active,
        automa.trains,
        tuple(tuple(row) for row in automa.rows),
        tuple(automa.removed),
        automa.open or None,
        tuple(automa.revealed),
        len(automa.stack),
        tuple(automa.priority),
        tuple(goals),
    )
