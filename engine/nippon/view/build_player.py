"""Building the view of one zaibatsu."""

from __future__ import annotations

from engine.core.text import Seat
from engine.nippon.components.effects import COLORS, OBJECTIVES, ROWS, TRACKS
from engine.nippon.components.rows import Amounts
from engine.nippon.queries.consolidation import preview_consolidation
from engine.nippon.queries.facts import bonus_colors, is_old, salary_colors, stored_coal
from engine.nippon.queries.favours import favour_levels
from engine.nippon.queries.goals import goal_points_now
from engine.nippon.queries.influence import forecast
from engine.nippon.scoring import favour_value, leftovers
from engine.nippon.state import Player, State, Works
from engine.nippon.view.structs_board import FactoryView
from engine.nippon.view.structs_player import (
    BonusView,
    ConsolidationView,
    ContractView,
    DepartmentView,
    FavourStackView,
    ForecastView,
    ObjectiveView,
    OwnFactoryView,
    OwnTokenView,
    PieceRowView,
    PlayerView,
    RowBonusView,
    TrackCellView,
    TrackView,
    WaitingView,
    WorkerCellView,
    WorkerView,
)


def player_view(g: State, seat: Seat, factories: dict[str, FactoryView], price: int) -> PlayerView:
    data, player = g.data, g.players[seat]
    scoring = data.objective_scoring
    levels, objectives = favour_levels(g, player), _objectives(g, player)
    return PlayerView(
        seat=seat,
        color=player.color,
        vp=player.vp,
        money=player.money,
        coal=player.coal,
        coal_stored=stored_coal(player),
        silk=player.silk,
        iron=player.iron,
        tracks=tuple(_track(g, player, n) for n in range(len(TRACKS))),
        rows=tuple(_row(g, player, n) for n in range(len(ROWS))),
        row_bonuses=tuple(
            RowBonusView(
                *bonus.between,
                bonus.column,
                bonus.bonus,
                all(getattr(player, row) >= bonus.column for row in bonus.between),
            )
            for bonus in data.player_board.piece_rows.bonuses
        ),
        workers=_workers(g, player),
        departments=tuple(DepartmentView(c, c in player.improved, _bonus(g, player, c).gives) for c in COLORS),
        objectives=objectives,
        favours_vp=sum(one.vp for one in objectives),
        favours=tuple(FavourStackView(n + 1, left, n + 1 in levels) for n, left in enumerate(player.stacks)),
        factories=tuple(_own_factory(g, works, factories) for works in player.works),
        factory_worth=tuple(scoring.factories.vp_by_count[n] for n in sorted(scoring.factories.vp_by_count)),
        contracts=tuple(
            ContractView(row.id, row.bonus, row.condition.types if row.condition else (), row.id in player.contracts)
            for row in data.contracts.rows
        ),
        threshold_worth=tuple(
            (row[1], row[2], row[3]) for row in (scoring.pieces_and_tracks.lower, scoring.pieces_and_tracks.upper)
        ),
        tokens=_tokens(g, seat),
        token_a=player.token_a,
        token_b=player.token_b,
        waiting=WaitingView(player.waiting_machine, player.waiting_goods, player.token_coal),
        factory_price=price,
        science_boosts=tuple(
            (boost.silk, boost.levels, player.silk >= boost.silk) for boost in data.silk_uses.temporary_science
        ),
        consolidation=consolidation_view(g, player),
        score=_score(g, seat),
        done=player.done,
    )


def _track(g: State, player: Player, n: int) -> TrackView:
    track = TRACKS[n]
    cells = g.data.track[track]
    index: int = getattr(player, track)
    return TrackView(
        track,
        index,
        cells[index].value,
        tuple(TrackCellView(cell.value, cell.bonus, cell.threshold) for cell in cells),
    )


def _row(g: State, player: Player, n: int) -> PieceRowView:
    row = ROWS[n]
    rows = g.data.player_board.piece_rows
    built: int = getattr(player, row)
    return PieceRowView(row, built, rows.cells_per_row, rows.thresholds.lower_cell, rows.thresholds.upper_cell)


def _workers(g: State, player: Player) -> tuple[WorkerCellView, ...]:
    found = []
    for n, cell in enumerate(g.data.player_board.worker_area.rows):
        worker = player.workers[n] if n < len(player.workers) else None
        shown = WorkerView(worker.color, worker.expert) if worker else None
        found.append(WorkerCellView(cell.cell, cell.grey, cell.favour_level, shown))
    return tuple(found)


def _bonus(g: State, player: Player, color: str) -> BonusView:
    row = g.data.department[color]
    improved = color in player.improved
    return BonusView(color, improved, row.improved if improved else row.normal)


def _objectives(g: State, player: Player) -> tuple[ObjectiveView, ...]:
    found = []
    for objective in OBJECTIVES:
        level = player.favours.get(objective, 0)
        worth = (
            favour_value(g, player, objective, 1),
            favour_value(g, player, objective, 2),
            favour_value(g, player, objective, 3),
        )
        found.append(ObjectiveView(objective, level, worth[level - 1] if level else 0, worth))
    return tuple(found)


def _own_factory(g: State, works: Works, factories: dict[str, FactoryView]) -> OwnFactoryView:
    data = g.data
    right: Amounts = {}
    for cell in data.factory_common.machine_cells:
        if cell.cell == "right" and cell.extra_cost:
            right = {"iron": cell.extra_cost["iron"]}
    return OwnFactoryView(
        works.id,
        works.type,
        data.level_of[works.type],
        works.goods,
        data.factory_common.goods_cells,
        works.left,
        works.right,
        right,
        works.coal,
        not is_old(g, works),
        factories.get(works.id),
    )


def _tokens(g: State, seat: Seat) -> tuple[OwnTokenView, ...]:
    player = g.players[seat]
    found = [OwnTokenView(value, "free") for value in player.free]
    found += [OwnTokenView(value, "locked") for value in player.locked]
    for name, market in g.markets.items():
        found += [
            OwnTokenView(token.value, "map", name, f"{name}:{side}")
            for side, token in sorted(market.tokens.items())
            if token.seat == seat
        ]
    return tuple(sorted(found, key=lambda token: (token.value, token.where, token.cell or "")))


def consolidation_view(g: State, player: Player) -> ConsolidationView:
    """What a consolidation would bring now, as far as it leaves no choice."""
    ahead = preview_consolidation(g, player)
    bottom, top = (None if color is None else _bonus(g, player, color) for color in bonus_colors(g, player))
    return ConsolidationView(
        possible=bool(player.workers),
        favour=max(favour_levels(g, player), default=0),
        bottom=bottom,
        top=top,
        kept=ahead.kept,
        money_discarded=ahead.discarded["money"],
        coal_discarded=ahead.discarded["coal"],
        coal_income=ahead.coal_income,
        money_income=ahead.money_income,
        colors=tuple(salary_colors(player)),
        each=g.data.salary.money_per_color,
        due=ahead.due,
        paid=ahead.paid,
        vp_lost=ahead.lost,
        money=ahead.money,
        coal=ahead.coal + stored_coal(player),
        vp=player.vp + ahead.bonuses.get("vp", 0) - ahead.lost,
    )


def _score(g: State, seat: Seat) -> ForecastView:
    player = g.players[seat]
    influence = 0 if g.over else forecast(g, seat)
    favours = sum(favour_value(g, player, o, player.favours[o]) for o in OBJECTIVES if o in player.favours)
    left = sum(leftovers(g, player))
    if g.automa is not None and g.automa.lost:
        favours = left = 0  # §16.6: a lost solo game is not scored
    total = player.vp + influence + goal_points_now(g, seat) + favours + left
    return ForecastView(player.vp, influence, favours, left, total)
