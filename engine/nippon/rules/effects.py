"""Effects of departments, cells, contracts and factories, resolved in their owner's order (§5, §8, §9, §22)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import SKIP, Facts, Option, Rule, choose, choose_free, resolve
from engine.core.effects import note
from engine.core.text import EngineBug, Seat, join, text
from engine.nippon.components.effects import (
    COLORS,
    Advance,
    AdvanceSplit,
    Build,
    ChooseOne,
    Department,
    DepartmentBonusesOnTrack,
    Effect,
    FavourLevelBonus,
    Gain,
    GainPer,
    Optional,
    PlaceGoods,
    Produce,
    RegionBonus,
    Retreat,
    ScorePer,
    Spend,
    StoreCoal,
    Track,
    UnlockInfluence,
)
from engine.nippon.components.names import amount, describe, effect_id, factory, name, steps
from engine.nippon.queries.effects import Pending, can_do, can_take
from engine.nippon.queries.factories import why_not_produce
from engine.nippon.queries.facts import threshold_reached, works_named
from engine.nippon.queries.goals import reached
from engine.nippon.rules.building import build
from engine.nippon.rules.changes import advance, earn, gain, pay, produce, put_goods, retreat, unlock
from engine.nippon.rules.details import department_gives, markers_after, optional_price, supply
from engine.nippon.rules.option_facts import ChoosingDepartment, ChoosingRegion, Stepping, cost_of, producing
from engine.nippon.rules.order import goes_first
from engine.nippon.rules.silk import silk_button
from engine.nippon.state import Player, State


def settle(g: State, me: Seat, pending: list[Pending]) -> Rule[None]:
    """Finish all pending effects; asked for the order only where it can matter."""
    if pending:
        yield from resolve(
            me,
            "nippon.effect_order",
            pending,
            lambda effect: perform(g, me, effect),
            lambda effect: Option(effect_id(effect.op), effect, describe(effect.op), target=effect.works or None),
            plain=lambda effect: goes_first(g, me, effect, pending) or others_wait(g, me, effect, pending),
        )


def others_wait(g: State, me: Seat, effect: Pending, pending: Sequence[Pending]) -> bool:
    """Whether nothing else could be done now: an optional part is not offered before it can be paid (R47)."""
    waiting = [other for other in pending if isinstance(other.op, Optional) and not can_take(g, me, other.op, other)]
    return effect not in waiting and len(waiting) == len(pending) - 1


def perform(g: State, me: Seat, effect: Pending) -> Rule[Sequence[Pending]]:
    """One effect, as far as possible (R20); returns what it set off."""
    player, op = g.players[me], effect.op
    match op:
        case Gain(resource, n):
            gain(g, me, resource, n, effect.why)
        case Advance(track, n):
            return advance(g, me, track, n)
        case AdvanceSplit(tracks, n):
            return (yield from split_steps(g, me, tracks, n))
        case Department():
            return (yield from department_bonus(g, me, op, effect))
        case UnlockInfluence(value):
            unlock(g, me, value)
        case Build():
            return (yield from build(g, me, op, effect))
        case Optional():
            return (yield from pay_for_more(g, me, op, effect))
        case ChooseOne(options):
            return (yield from choose_one(g, me, options, effect))
        case PlaceGoods():
            yield from place_goods(g, me, op, effect)
        case Produce():
            yield from produce_there(g, me, effect)
        case StoreCoal(amount=n):
            works_named(player, effect.works).coal += n
            note(g, "nippon.log.store", me, what=amount("coal", n), factory=factory(effect.works))
        case GainPer(resource, per, n, most):
            count = len(g.turn.works) if per == "factory_produced_this_action" else reached(g, me, "machines")
            gain(g, me, resource, n * count if most is None else min(n * count, most), effect.why)
        case ScorePer():
            n = score_per(g, player, op)
            earn(g, me, n, "factories")
            note(g, "nippon.log.gain", me, what=amount("vp", n))
        case FavourLevelBonus(objective, times, inner):
            level = player.favours.get(objective, 0)
            return [Pending(inner)] * times.get(level, 0)
        case DepartmentBonusesOnTrack(track):
            cells = g.data.track[track][: getattr(player, track) + 1]
            return [Pending(cell.bonus) for cell in cells if isinstance(cell.bonus, Department)]
        case RegionBonus():
            yield from region_bonus(g, me)
        case _:
            raise EngineBug(f"{type(op).__name__} is not an effect that happens")
    return ()


def split_steps(g: State, me: Seat, tracks: Sequence[Track], n: int) -> Rule[Sequence[Pending]]:
    """The white department: all steps on one track, or one on each (E17)."""
    first, second = tracks
    options = []
    for there in range(n + 1):
        moves = tuple((track, k) for track, k in ((first, n - there), (second, there)) if k)
        parts = [steps(track, k) for track, k in moves]
        ids = "+".join(f"{track}{k}" for track, k in moves)
        label = parts[0] if len(parts) == 1 else join(parts, "and")
        target = f"track:{moves[0][0]}" if len(moves) == 1 else None
        detail = markers_after(g, g.players[me], moves)
        options.append(Option(f"split:{ids}", moves, label, detail, target=target, facts=Stepping(gain=moves)))
    moved = yield from choose(me, "nippon.white", options)
    found: list[Pending] = []
    for track, k in moved:
        found += advance(g, me, track, k)
    return found


def department_bonus(g: State, me: Seat, op: Department, effect: Pending) -> Rule[Sequence[Pending]]:
    """The bonus of a department, improved or not as it is now (§8.4)."""
    player = g.players[me]
    found: list[Pending] = []
    for _ in range(op.times):
        color: str = op.color
        match op.color:
            case "any":
                color = yield from choose(
                    me, "nippon.department_any", [department_option(g, player, c) for c in COLORS]
                )
            case "taken_worker":
                color = g.turn.worker
            case "expert_taken":
                color = g.data.destination[effect.port].color
        row = g.data.department[color]
        note(g, "nippon.log.department", me, department=name("department", color))
        for inner in row.improved if color in player.improved else row.normal:
            found += yield from perform(g, me, Pending(inner))
    return found


def department_option(g: State, player: Player, color: str) -> Option[str]:
    gives = department_gives(g, player, color)
    return Option(
        f"department:{color}",
        color,
        name("department", color),
        gives,
        target=f"department:{color}",
        facts=ChoosingDepartment(color=color),
    )


def pay_for_more(g: State, me: Seat, op: Optional, effect: Pending) -> Rule[Sequence[Pending]]:
    """A "you may" part: offered only if its cost can be paid and its result carried out (R47)."""
    player = g.players[me]
    if not can_take(g, me, op, effect):
        return ()
    for_money = any(isinstance(part, Spend) and part.resource == "money" for part in op.cost)
    label = join([describe(part) for part in op.then], "and")

    def offer() -> list[Option[bool | None]]:
        facts = Facts(price=cost_of(op))
        return [Option("pay", True, label, optional_price(player, op), target=effect.works or None, facts=facts), SKIP]

    wants = yield from choose_free(me, "nippon.optional", offer, silk_button(g, me) if for_money else tuple)
    if not wants:
        return ()
    for part in op.cost:
        match part:
            case Spend("money", n):
                pay(g, me, money=n)
            case Spend("iron", n):
                pay(g, me, iron=n)
            case Retreat(track, n):
                retreat(g, me, track, n)
    return [Pending(part, effect.why, effect.works, effect.region, effect.port) for part in op.then]


def choose_one(g: State, me: Seat, options: Sequence[Sequence[Effect]], effect: Pending) -> Rule[Sequence[Pending]]:
    """One of several lists of effects, as far as it can be carried out."""
    possible = [ops for ops in options if all(can_do(g, me, op, effect) for op in ops)]
    if not possible:
        return ()
    shown = []
    for ops in possible:
        label = join([describe(op) for op in ops], "and") if len(ops) > 1 else describe(ops[0])
        ids = "+".join(effect_id(op) for op in ops)
        if isinstance(ops[0], Department):
            like = department_option(g, g.players[me], ops[0].color)
            shown.append(Option(ids, ops, label, like.detail, target=like.target, facts=like.facts))
        else:
            shown.append(Option(ids, ops, label))
    chosen = yield from choose(me, "nippon.choose_one", shown)
    return [Pending(op, effect.why, effect.works) for op in chosen]


def place_goods(g: State, me: Seat, op: PlaceGoods, effect: Pending) -> Rule[None]:
    """Goods by an effect, as far as there is room."""
    player = g.players[me]
    match op.where:
        case "this_factory":
            put_goods(g, me, works_named(player, effect.works), op.amount)
        case "each_factory_produced_this_action":
            for works in player.works:
                if works.id in g.turn.works:
                    put_goods(g, me, works, op.amount)
        case "different_factories":
            done: list[str] = []
            for _ in range(op.amount):
                room = g.data.factory_common.goods_cells
                free = [works for works in player.works if works.id not in done and works.goods < room]
                if not free:
                    return
                where = yield from choose(
                    me,
                    "nippon.goods_target",
                    [
                        Option(
                            f"goods:{works.id}",
                            works.id,
                            factory(works.id),
                            text("nippon.detail.goods_on", what=amount(works.type, works.goods)),
                            target=works.id,
                            facts=Facts(gain=((works.type, 1),)),
                        )
                        for works in free
                    ],
                )
                put_goods(g, me, works_named(player, where), 1)
                done.append(where)


def produce_there(g: State, me: Seat, effect: Pending) -> Rule[None]:
    """Production by an effect: voluntary, and its coal must be paid (R19)."""
    works = works_named(g.players[me], effect.works)
    if why_not_produce(g, g.players[me], works) is not None:
        return
    coal = g.data.tokens[works.id].coal
    label = text("nippon.produce_there", factory=factory(works.id))
    facts = producing(g, works, coal)
    wants = yield from choose(
        me, "nippon.optional", [Option("pay", True, label, amount("coal", coal), target=works.id, facts=facts), SKIP]
    )
    if wants:
        produce(g, me, works)


def region_bonus(g: State, me: Seat) -> Rule[None]:
    """The supply bonus of a region where a train was built in this action (lenses 3A)."""
    regions = sorted(set(g.turn.regions), key=g.turn.regions.index)
    options = [
        Option(
            f"region:{region}",
            region,
            name("region", region),
            supply(g, region),
            target=region,
            facts=ChoosingRegion(gain=tuple(g.data.region[region].supply_bonus.items()), region=region),
        )
        for region in regions
    ]
    region = yield from choose(me, "nippon.region_bonus", options)
    for what, n in g.data.region[region].supply_bonus.items():
        gain(g, me, what, n, "markets")


def score_per(g: State, player: Player, op: ScorePer) -> int:
    """VP per factory type or threshold, as things are now."""
    match op.what:
        case "factory_types":
            count = len({works.type for works in player.works})
        case "thresholds":
            count = sum(threshold_reached(g, player, objective) for objective in op.of)
        case _:
            count = sum(threshold_reached(g, player, objective) > 0 for objective in op.of)
    return min(op.vp * count, op.max)
