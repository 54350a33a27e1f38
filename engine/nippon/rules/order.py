"""The order of pending effects: what can go first, and what has to follow (§5, R47)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.nippon.components.effects import (
    COLORS,
    Advance,
    AdvanceSplit,
    Build,
    ChooseOne,
    Department,
    Effect,
    FavourLevelBonus,
    Gain,
    Optional,
    PlaceGoods,
    Produce,
    Retreat,
    StoreCoal,
    UnlockInfluence,
)
from engine.nippon.queries.effects import Pending, can_take
from engine.nippon.queries.transport import open_ports, why_no_ship
from engine.nippon.state import Player, State


def goes_first(g: State, player: Player, effect: Pending, pending: Sequence[Pending]) -> bool:
    """Whether doing this at once can spoil nothing: gains only widen what follows, with two exceptions.

    A department bonus may become better by a ship that is still to be built, and steps on a track from which another
    effect may move back could gain a bonus a second time.
    """
    others = (op for other in pending if other is not effect for op in (other.op, *other.after))
    match effect.op:
        case Gain() | UnlockInfluence() | StoreCoal() | AdvanceSplit():
            return True
        case PlaceGoods(where="this_factory"):
            return True
        case Advance(track=track):
            return not any(may_retreat(op, track) for op in others)
        case Department() | FavourLevelBonus():
            return not (any(may_build_ship(op) for op in others) and may_improve(g, player, effect.op))
    return False


def others_wait(g: State, player: Player, effect: Pending, pending: Sequence[Pending]) -> bool:
    """Whether nothing else could be done now: an optional one is not offered before it can be paid (R47)."""
    waiting = [
        other for other in pending if isinstance(other.op, Optional) and not can_take(g, player, other.op, other)
    ]
    return effect not in waiting and len(waiting) == len(pending) - 1


def nested_effects(op: Effect) -> Iterable[Effect]:
    """An effect and everything inside it."""
    yield op
    match op:
        case Optional(cost, then):
            for one in (*cost, *then):
                yield from nested_effects(one)
        case ChooseOne(options):
            for option in options:
                for one in option:
                    yield from nested_effects(one)


def may_retreat(op: Effect, track: str) -> bool:
    return any(isinstance(one, Retreat) and one.track == track for one in nested_effects(op))


def may_build_ship(op: Effect) -> bool:
    return any(isinstance(one, Build) and one.piece in ("ship", "ship_machine_or_train") for one in nested_effects(op))


def machines_built(op: Effect) -> int:
    """How many machines an effect could put on one factory."""
    found = [one for one in nested_effects(op) if isinstance(one, Build)]
    return sum(
        1 if one.different_factories else one.count
        for one in found
        if one.piece in ("machine", "ship_machine_or_train")
    )


def may_improve(g: State, player: Player, op: Effect) -> bool:
    """Whether a ship built now could improve the department this bonus comes from."""
    if why_no_ship(g, player) is not None:
        return False
    color = op.color if isinstance(op, Department) else "yellow"
    ports = {g.data.destination[port].color for port in open_ports(g, [])} - set(player.improved)
    return color in ports if color in COLORS else bool(ports)


def token_effects(ops: Sequence[Effect], works: str) -> list[Pending]:
    """The ops of one factory as separate effects; one that refers to an earlier one follows it (R47)."""
    found: list[Pending] = []
    for op in ops:
        if refers_back(op) and found:
            last = found[-1]
            found[-1] = Pending(last.op, last.why, last.works, after=(*last.after, op))
        else:
            found.append(Pending(op, "factories", works))
    return found


def refers_back(op: Effect) -> bool:
    match op:
        case Produce() | Department(color="expert_taken"):
            return True
    return any(isinstance(one, Build) and (one.other_region or one.other_destination) for one in nested_effects(op))
