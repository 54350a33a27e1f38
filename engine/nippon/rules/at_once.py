"""Effects that need no answer (§5, §8, §9, §22)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.effects import note
from engine.core.text import Seat
from engine.nippon.components.effects import (
    COLORS,
    Advance,
    AdvanceSplit,
    Build,
    Department,
    DepartmentBonusesOnTrack,
    Effect,
    FavourLevelBonus,
    Gain,
    GainPer,
    Optional,
    PlaceGoods,
    Produce,
    ScorePer,
    StoreCoal,
    UnlockInfluence,
)
from engine.nippon.components.names import amount, describe, name
from engine.nippon.queries.effects import Pending, can_build, can_take
from engine.nippon.queries.factories import why_not_produce
from engine.nippon.queries.facts import threshold_reached, works_named
from engine.nippon.queries.goals import reached
from engine.nippon.rules.changes import add_unlogged, advance, gain, gain_most, put_goods, store_coal, unlock
from engine.nippon.rules.order import goes_first, others_wait
from engine.nippon.state import Player, State


def perform_unasked(g: State, me: Seat, effect: Pending) -> list[Pending] | None:
    """Carry out an effect that needs no answer (R20) and return what it set off; None if its owner must be asked."""
    player, op = g.players[me], effect.op
    match op:
        case Gain(resource, n):
            gain(g, me, resource, n, effect.why)
        case Advance(track, n):
            return advance(g, me, track, n)
        case Department():
            return departments(g, me, op, effect)
        case UnlockInfluence(value):
            unlock(g, me, value)
        case StoreCoal(amount=n):
            store_coal(g, me, n, effect.works)
        case PlaceGoods(where="this_factory", amount=n):
            put_goods(g, me, works_named(player, effect.works), n)
        case PlaceGoods(where="each_factory_produced_this_action", amount=n):
            for works in player.works:
                if works.id in g.turn.works:
                    put_goods(g, me, works, n)
        case GainPer(resource, per, n, most):
            count = len(g.turn.works) if per == "factory_produced_this_action" else reached(g, me, "machines")
            gain_most(g, me, resource, n * count, most, effect.why)
        case ScorePer():
            gain_most(g, me, "vp", score_per(g, player, op), op.max, "factories")
        case FavourLevelBonus(objective, times, inner):
            return [Pending(inner)] * times.get(player.favours.get(objective, 0), 0)
        case DepartmentBonusesOnTrack(track):
            cells = g.data.track[track][: getattr(player, track) + 1]
            return [Pending(cell.bonus) for cell in cells if isinstance(cell.bonus, Department)]
        case Build() if not can_build(g, player, op, effect):
            note(g, "nippon.log.no_build", me, what=describe(op))
        case Optional() if not can_take(g, player, op, effect):
            pass
        case Produce() if why_not_produce(g, player, works_named(player, effect.works)) is not None:
            pass
        case _:
            return None
    return []


def departments(g: State, me: Seat, op: Department, effect: Pending) -> list[Pending] | None:
    """Department bonuses whose colour and effect leave no choice."""
    color = color_of(g, op, effect)
    if color not in COLORS or needs_answer(g, g.players[me], color):
        return None
    return [Pending(inner) for _ in range(op.times) for inner in begin_bonus(g, me, color)]


def color_of(g: State, op: Department, effect: Pending) -> str:
    """The colour of a department bonus; "any" leaves it open."""
    match op.color:
        case "taken_worker":
            return g.turn.worker
        case "expert_taken":
            return g.data.destination[effect.port].color
    return op.color


def bonus_of(g: State, player: Player, color: str) -> tuple[Effect, ...]:
    """What a department gives now, improved or not (§8.4)."""
    row = g.data.department[color]
    return row.improved if color in player.improved else row.normal


def begin_bonus(g: State, me: Seat, color: str) -> tuple[Effect, ...]:
    """Tell the bonus of a department; what it simply gives is given in the same line, anything else is yet to do."""
    bonus, department = bonus_of(g, g.players[me], color), name("department", color)
    match bonus:
        case (Gain(resource, n) as op,):
            add_unlogged(g, me, resource, n, Pending(op).why)
            note(g, "nippon.log.department_gain", me, what=amount(resource, n), department=department)
            return ()
    note(g, "nippon.log.department", me, department=department)
    return bonus


def needs_answer(g: State, player: Player, color: str) -> bool:
    return any(isinstance(inner, AdvanceSplit) for inner in bonus_of(g, player, color))


def score_per(g: State, player: Player, op: ScorePer) -> int:
    """VP per factory type or threshold, as things are now; the maximum is not counted."""
    match op.what:
        case "factory_types":
            count = len({works.type for works in player.works})
        case "thresholds":
            count = sum(threshold_reached(g, player, objective) for objective in op.of)
        case _:
            count = sum(threshold_reached(g, player, objective) > 0 for objective in op.of)
    return op.vp * count


def is_next(g: State, me: Seat, effect: Pending, pending: Sequence[Pending]) -> bool:
    """Whether an effect is carried out now without asking for the order."""
    player = g.players[me]
    return goes_first(g, player, effect, pending) or others_wait(g, player, effect, pending)
