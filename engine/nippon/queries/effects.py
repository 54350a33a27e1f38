"""Effects that wait for their owner, modifiers included: can they be paid, would they do anything (§9.1, §9.2, R47)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from engine.core.text import EngineBug, Seat, Text, refusal
from engine.nippon.components.effects import Advance, Build, Effect, Optional, PlaceGoods, Retreat, Spend
from engine.nippon.components.names import factory, name, property_of
from engine.nippon.queries.factories import why_no_machine_left, why_no_machine_place
from engine.nippon.queries.facts import funds, works_named
from engine.nippon.queries.transport import open_ports, open_regions, why_no_ship, why_no_train
from engine.nippon.state import Player, State, Works


class Pending(Struct, frozen=True):
    """An effect that waits for its owner, with what it refers to."""

    op: Effect
    why: str = "departments"  # the line of the scoring pad for VP it gives
    works: str = ""  # "this factory", or the one that got the machine
    region: str = ""  # of the train built before
    port: str = ""  # of the ship built before
    besides: tuple[str, ...] = ()  # factories that already got one
    after: tuple[Effect, ...] = ()  # effects that refer to this one and follow it (R47)
    number: int = 0  # since it waits for an answer; what it is made of has the same one


def pieces_of(op: Build) -> tuple[str, ...]:
    """What may be built by an effect."""
    return ("ship", "machine", "train") if op.piece == "ship_machine_or_train" else (op.piece,)


def why_not_piece(g: State, player: Player, piece: str, op: Build, effect: Pending) -> Text | None:
    """Whether an effect can build this piece anywhere."""
    match piece:
        case "ship":
            ports = open_ports(g, [effect.port] if op.other_destination else [])
            return why_no_ship(g, player) or (None if ports else refusal("nippon.no.ports", "7.6"))
        case "train":
            regions = open_regions(g, [effect.region] if op.other_region else [])
            return why_no_train(g, player) or (None if regions else refusal("nippon.no.regions", "7.7"))
        case _:
            return why_no_machine_left(g, player) or why_no_machine_place(g, player, effect.besides)


def can_build(g: State, player: Player, op: Build, effect: Pending) -> bool:
    return any(why_not_piece(g, player, piece, op, effect) is None for piece in pieces_of(op))


def can_take(g: State, player: Player, op: Optional, effect: Pending) -> bool:
    """Whether a "you may" part can be paid, and what it gives carried out."""
    return all(can_pay(player, part) for part in op.cost) and all(can_do(g, player, part, effect) for part in op.then)


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


def can_do(g: State, player: Player, op: Effect, effect: Pending) -> bool:
    """Whether an effect would do anything now."""
    match op:
        case Build():
            return can_build(g, player, op, effect)
        case Advance(track):
            have: int = getattr(player, track)
            return have < len(g.data.track[track]) - 1
        case PlaceGoods(where="this_factory"):
            return works_named(player, effect.works).goods < g.data.factory_common.goods_cells
        case PlaceGoods(where="each_factory_produced_this_action"):
            room = g.data.factory_common.goods_cells
            return any(works.goods < room for works in player.works if works.id in g.turn.works)
    return True


@lru_cache(maxsize=16)
def no_other_modifier(action: str) -> Text:
    return refusal("nippon.no.other_modifier", "9.2", action=name("action", action))


def why_not_modifier(g: State, me: Seat, works: Works) -> Text | None:
    """Whether a modifier may be applied now: its condition is met, none was used, and it would do something."""
    turn, token = g.turn, g.data.tokens.get(works.id)
    if token is None or token.side.action != turn.action:
        return no_other_modifier(turn.action)
    side = token.side
    if side.timing is not None:
        return refusal("nippon.no.modifier_declared", "9.2")
    if turn.modifier:
        return refusal("nippon.no.second_modifier", "9.1", factory=factory(turn.modifier))
    condition = side.condition
    if condition is None:
        met = turn.done > 0
    else:
        here = condition.this_factory_produced or condition.machine_built_on_this_factory
        met = (
            (not here or works.id in turn.works)
            and len(turn.works) >= condition.factories_produced
            and turn.contracts >= condition.contracts_completed_this_action
            and len(turn.regions) >= condition.trains_built
        )
    if not met:
        return refusal("nippon.no.modifier", "9.2", property=property_of(works.id, g.components))
    player = g.players[me]
    if not any(can_do(g, player, op, Pending(op, works=works.id)) for op in side.ops):
        return refusal("nippon.no.modifier_use", "9.2")
    return None
