"""Building by an effect: a property, a modifier or a starting token (§9.1, R19); the places to build at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from engine.core.ask import Option, Rule, choose, sift
from engine.core.effects import note
from engine.core.text import Seat, Text, text
from engine.nippon.components.effects import Build, Effect
from engine.nippon.components.names import amount, amounts, describe, factory, name
from engine.nippon.queries.effects import Pending, can_build
from engine.nippon.queries.factories import why_not_machine
from engine.nippon.queries.transport import (
    train_cells,
    why_not_port,
    why_not_region,
)
from engine.nippon.rules.changes import build_machine, build_ship, build_train, pay
from engine.nippon.rules.option_facts import BuildingMachine, BuildingShip, BuildingTrain
from engine.nippon.state import Player, State, Works


def build(g: State, me: Seat, op: Build, effect: Pending) -> Rule[Sequence[Pending]]:
    """A free build by an effect: the price of the action falls away, costs inside the procedure remain (R19)."""
    pieces = ["ship", "machine", "train"] if op.piece == "ship_machine_or_train" else [op.piece]
    possible = [piece for piece in pieces if can_build(g, g.players[me], piece, op, effect)]
    if not possible:
        note(g, "nippon.log.no_build", me, what=describe(op))
        return ()
    piece = yield from choose(
        me, "nippon.build_what", [Option(f"build:{piece}", piece, name("build", piece)) for piece in possible]
    )
    match piece:
        case "ship":
            # The destination of the ship before has lost its expert, so "another one" needs no reason of its own.
            ports = sift(g.ports, lambda port: why_not_port(g, port), lambda port: port_option(g, me, port))
            port = yield from choose(me, "nippon.ship_free", ports)
            found = build_ship(g, me, port)
            return found + [follow(inner, effect, port=port) for inner in effect.after]
        case "train":
            region = yield from choose_region(g, me, [effect.region] if op.other_region else [])
            cell = yield from choose_train_cell(g, me, region)
            found = build_train(g, me, region, cell, 2 if op.repeat_cell_bonus else 1)
            return found + [follow(inner, effect, region=region) for inner in effect.after]
        case _:
            found, where = yield from build_machine_free(g, me, effect.besides)
            found += [follow(inner, effect, works=where) for inner in effect.after]
            if op.count > 1:
                left = Build("machine", op.count - 1, op.different_factories)
                besides = (*effect.besides, where) if op.different_factories else ()
                found.append(Pending(left, effect.why, effect.works, besides=besides))
            return found


def follow(op: Effect, effect: Pending, works: str = "", region: str = "", port: str = "") -> Pending:
    """An effect that refers to the build just done."""
    return Pending(op, effect.why, works or effect.works, region, port)


def port_option(g: State, me: Seat, port: str) -> Option[str]:
    color = g.data.destination[port].color
    return ship_option(port, color, color not in g.players[me].improved)


@lru_cache(maxsize=512)
def ship_option(port: str, color: str, improves: bool) -> Option[str]:
    """A destination for a ship; says what its expert and its department bring."""
    key = "nippon.detail.port_improves" if improves else "nippon.detail.port"
    detail = text(key, color=name("color", color))
    facts = BuildingShip(port=port, color=color, improves=improves)
    return Option(f"ship:{port}", port, name("destination", port), detail, target=port, facts=facts)


def choose_region(g: State, me: Seat, besides: list[str]) -> Rule[str]:
    offer = sift(g.rails, lambda one: why_not_region(g, one, besides), lambda one: region_option(g, one))
    return (yield from choose(me, "nippon.train_region", offer))


def region_option(g: State, region: str) -> Option[str]:
    return train_option(region, g.rails[region].count(None))


@lru_cache(maxsize=512)
def train_option(region: str, left: int) -> Option[str]:
    """A region for a train; says how many of its cells are empty."""
    detail, facts = text("nippon.detail.train_cells", n=left), BuildingTrain(region=region)
    return Option(f"region:{region}", region, name("region", region), detail, target=region, facts=facts)


def choose_train_cell(g: State, me: Seat, region: str) -> Rule[int]:
    """Any empty usable cell (R39)."""
    options = []
    for cell in train_cells(g, region):
        bonus = g.data.region[region].train_cells[cell - 1].bonus
        detail = amounts(bonus) if bonus else Text("nippon.detail.no_bonus")
        where = f"{region}:{cell}"
        facts = BuildingTrain(gain=tuple((bonus or {}).items()), region=region, cell=cell)
        label = text("nippon.train_cell_n", n=cell)
        options.append(Option(f"cell:{where}", cell, label, detail, target=where, facts=facts))
    return (
        yield from choose(
            me, "nippon.train_cell", options, prompt=text("nippon.train_cell", region=name("region", region))
        )
    )


Place: TypeAlias = tuple[Works, str]  # a machine cell: "left" or "right" of a factory


def places(player: Player, besides: Sequence[str] = ()) -> list[Place]:
    """All machine cells, on factories other than those named."""
    return [(works, cell) for works in player.works if works.id not in besides for cell in ("left", "right")]


def machine_option(place: Place, detail: Text, facts: BuildingMachine) -> Option[Place]:
    works, cell = place
    label = text("nippon.machine_cell", factory=factory(works.id), cell=name("cell", cell))
    return Option(f"machine:{works.id}:{cell}", place, label, detail, target=f"{works.id}:{cell}", facts=facts)


def build_machine_free(g: State, me: Seat, besides: Sequence[str]) -> Rule[tuple[list[Pending], str]]:
    """A machine by an effect: any own factory with an empty cell; the right cell costs its iron."""
    player = g.players[me]

    def show(place: Place) -> Option[Place]:
        works, cell = place
        iron = g.data.machine_iron[cell]
        detail = amount("iron", iron) if iron else Text("nippon.detail.free")
        return machine_option(place, detail, BuildingMachine((("iron", iron),), factory=works.id, cell=cell))

    options = sift(places(player, besides), lambda place: why_not_machine(g, player, *place), show)
    works, cell = yield from choose(me, "nippon.machine_free", options)
    pay(g, me, iron=g.data.machine_iron[cell])
    return build_machine(g, me, works, cell), works.id
