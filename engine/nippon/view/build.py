"""Building the view of the whole table for a seat, field by field (§17: only future draws are hidden)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.result import Result
from engine.core.text import Seat
from engine.nippon.components.effects import TRACKS
from engine.nippon.queries.factories import factory_price
from engine.nippon.queries.goals import leaders, reached
from engine.nippon.scoring import score
from engine.nippon.state import AUTOMA, State
from engine.nippon.view import build_board
from engine.nippon.view.build_player import player_view
from engine.nippon.view.structs import AutomaView, GoalView, PairView, SoloGoalView, TurnView, View
from engine.nippon.view.structs_board import RoundCellView
from engine.nippon.view.structs_player import PlayerView


def view(g: State, seat: Seat | None) -> View:
    """What that seat may know; everybody may know everything but the order of future draws."""
    data = g.data
    factories = {token: build_board.factory(g, token) for token in g.laid_out}
    final = score(g) if g.over else Result((), ())
    players = tuple(player_view(g, s, factories, factory_price(g, g.players[s])) for s in range(g.seats))
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
        acting=_acting(g),
        order=tuple((g.mover + n) % g.everybody for n in range(g.everybody)),
        ranking=tuple(one.seat for one in sorted(final.scores, key=lambda one: one.rank)),
        leaders=_leaders(g, final, players),
        winners=final.winners,
        marker_2=g.marker_2,
        marker_2_cell=None if g.last_rounds else data.round_track.marker_2_start,
        turn=_turn(g),
        cells=tuple(
            RoundCellView(cell.cell, cell.shade == "dark", cell.period, cell.scoring_at_end)
            for cell in data.round_track.cells
        ),
        periods=build_board.periods(g),
        slots=build_board.slots(g),
        queue=build_board.queue(g),
        bag=dict(g.bag),
        bag_count=sum(g.bag.values()),
        ports=build_board.ports(g),
        regions=tuple(build_board.region(g, region) for region in data.regions.rows),
        levels=build_board.levels(g),
        factories=tuple(factories.values()),
        players=players,
        pairs=_pairs(g),
        goals=_goals(g),
        automa=_automa(g),
    )


def _leaders(g: State, final: Result, players: Sequence[PlayerView]) -> tuple[Seat, ...]:
    """The seats with the most points; while nobody has any, nobody leads."""
    if g.automa is not None:
        return ()
    if g.over:
        return final.winners
    most = max(player.score.total for player in players)
    return tuple(player.seat for player in players if player.score.total == most > 0)


def _deciding(g: State) -> tuple[Seat, ...]:
    if g.over or g.phase == "automa":
        return ()
    if g.phase == "final":
        return tuple(seat for seat, player in enumerate(g.players) if not player.done)
    return (g.active,)


def _acting(g: State) -> Seat:
    """The mover, unless the draft, a reward or the last consolidation waits for somebody else."""
    deciding = _deciding(g)
    waiting = deciding and not g.over and g.phase in ("draft", "final", "rewards")
    return deciding[0] if waiting and g.mover not in deciding else g.mover


def _turn(g: State) -> TurnView:
    turn, data = g.turn, g.data
    row = next((row for row in data.actions.rows if row.id == turn.action), None)
    if row is None:
        return TurnView(turn.action, 0, turn.worker, turn.done, 0, turn.modifier)
    slot = data.slot_of[row.id] + 1
    return TurnView(row.id, slot, turn.worker, turn.done, row.max_activations, turn.modifier)


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
            rewards = g.data.common_goals.rewards.period_3.by_position if n == 2 else ()
            ops = next((row.ops for row in rewards if row.position == position), ())
            vp = sum(getattr(op, "amount", 0) for op in ops)
            found.append(
                GoalView(goal, metric, n + 1, position, tuple(counts), max(counts), tuple(leaders(g, goal)), vp)
            )
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
        cells = g.data.track[row.metric] if row.metric in TRACKS else None  # told as the track prints it
        shown = (row.need, have) if cells is None else (cells[row.need].value, cells[have].value)
        goals.append(SoloGoalView(goal, row.metric, level.frames_active[n], *shown, have >= row.need))
    return AutomaView(
        AUTOMA,
        g.data.player_colors.rows[AUTOMA],
        automa.trains,
        tuple(tuple(row) for row in automa.rows),
        tuple(automa.removed),
        g.data.action_token.get(automa.open),
        tuple(g.data.action_token[token] for token in automa.revealed),
        len(automa.stack),
        tuple(automa.priority),
        tuple(goals),
    )
