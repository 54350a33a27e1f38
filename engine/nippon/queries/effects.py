"""Effects that wait for their owner: whether they can be paid, and whether they would do anything (§9.1, R47)."""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import EngineBug, Seat
from engine.nippon.components.effects import Advance, Build, Effect, Optional, PlaceGoods, Retreat, Spend
from engine.nippon.queries.factories import machine_places, why_no_machine_left
from engine.nippon.queries.facts import funds, works_named
from engine.nippon.queries.transport import open_ports, open_regions, why_no_ship, why_no_train
from engine.nippon.state import Player, State


class Pending(Struct, frozen=True):
    """An effect that waits for its owner, with what it refers to."""

    op: Effect
    why: str = "departments"  # the line of the scoring pad for VP it gives
    works: str = ""  # "this factory", or the one that got the machine
    region: str = ""  # of the train built before
    port: str = ""  # of the ship built before
    besides: tuple[str, ...] = ()  # factories that already got one
    after: tuple[Effect, ...] = ()  # effects that refer to this one and follow it (R47)


def can_build(g: State, player: Player, piece: str, op: Build, effect: Pending) -> bool:
    match piece:
        case "ship":
            ports = open_ports(g, [effect.port] if op.other_destination else [])
            return why_no_ship(g, player) is None and bool(ports)
        case "train":
            regions = open_regions(g, [effect.region] if op.other_region else [])
            return why_no_train(g, player) is None and bool(regions)
        case _:
            return why_no_machine_left(g, player) is None and bool(machine_places(g, player, list(effect.besides)))


def can_take(g: State, me: Seat, op: Optional, effect: Pending) -> bool:
    player = g.players[me]
    return all(can_pay(player, part) for part in op.cost) and all(can_do(g, me, part, effect) for part in op.then)


def can_pay(player: Player, part: Effect) -> bool:
    match part:
        case Spend("money", n):
            return funds(player) >= n
        case Spend("iron", n):
            return player.iron >= n
        case Retreat(track, n):
            have: int = getattr(player, track)
            return have >= n
    raise EngineBug(f"{part} is not a cost")


def can_do(g: State, me: Seat, op: Effect, effect: Pending) -> bool:
    """Whether an effect would do anything now."""
    player = g.players[me]
    match op:
        case Build():
            pieces = ["ship", "machine", "train"] if op.piece == "ship_machine_or_train" else [op.piece]
            return any(can_build(g, player, piece, op, effect) for piece in pieces)
        case Advance(track):
            have: int = getattr(player, track)
            return have < len(g.data.track[track]) - 1
        case PlaceGoods(where="this_factory"):
            return works_named(player, effect.works).goods < g.data.factory_common.goods_cells
        case PlaceGoods(where="each_factory_produced_this_action"):
            room = g.data.factory_common.goods_cells
            return any(works.goods < room for works in player.works if works.id in g.turn.works)
    return True
