"""Building by an effect: a property, a modifier or a starting token (spec 9.1, R19); the places to build at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.core.ask import Option, Rule, choose, sift
from engine.core.effects import note
from engine.core.text import Seat, Text, refusal, text
from engine.nippon.components.effects import Build, Effect
from engine.nippon.components.names import amounts, describe, factory, name, price
from engine.nippon.queries.effects import Pending, can_build
from engine.nippon.queries.factories import why_not_machine
from engine.nippon.queries.facts import works_named
from engine.nippon.queries.transport import (
    train_cells,
    why_not_port,
    why_not_region,
)
from engine.nippon.rules.changes import build_machine, build_ship, build_train, pay
from engine.nippon.state import State, Works


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


@cache
def ship_option(port: str, color: str, improves: bool) -> Option[str]:
    """A destination for a ship; says what its expert and its department bring."""
    key = "nippon.detail.port_improves" if improves else "nippon.detail.port"
    detail = text(key, color=name("color", color))
    return Option(f"ship:{port}", port, name("destination", port), detail, target=port)


def choose_region(g: State, me: Seat, besides: list[str]) -> Rule[str]:
    def why_not(region: str) -> Text | None:
        return refusal("nippon.no.region_twice", "7.7") if region in besides else why_not_region(g, region)

    return (yield from choose(me, "nippon.train_region", sift(g.rails, why_not, lambda one: region_option(g, one))))


def region_option(g: State, region: str) -> Option[str]:
    return train_option(region, g.rails[region].count(None))


@cache
def train_option(region: str, left: int) -> Option[str]:
    """A region for a train; says how many of its cells are empty."""
    return Option(
        f"region:{region}", region, name("region", region), text("nippon.detail.train_cells", n=left), target=region
    )


def choose_train_cell(g: State, me: Seat, region: str) -> Rule[int]:
    """Any empty usable cell (R39)."""
    options = []
    for cell in train_cells(g, region):
        bonus = g.data.region[region].train_cells[cell - 1].bonus
        detail = amounts(bonus) if bonus else Text("nippon.detail.no_bonus")
        where = f"{region}:{cell}"
        options.append(Option(f"cell:{where}", cell, text("nippon.train_cell_n", n=cell), detail, target=where))
    return (
        yield from choose(
            me, "nippon.train_cell", options, prompt=text("nippon.train_cell", region=name("region", region))
        )
    )


def build_machine_free(g: State, me: Seat, besides: Sequence[str]) -> Rule[tuple[list[Pending], str]]:
    """A machine by an effect: any own factory with an empty cell; the right cell costs its iron."""
    player = g.players[me]

    def show(place: tuple[Works, str]) -> Option[tuple[str, str]]:
        works, cell = place
        iron = g.data.machine_iron[cell]
        return Option(
            f"machine:{works.id}:{cell}",
            (works.id, cell),
            text("nippon.machine_cell", factory=factory(works.id), cell=name("cell", cell)),
            price({"iron": iron}) if iron else Text("nippon.detail.free"),
            target=f"{works.id}:{cell}",
        )

    places = [(works, cell) for works in player.works if works.id not in besides for cell in ("left", "right")]
    options = sift(places, lambda place: why_not_machine(g, player, *place), show)
    where, cell = yield from choose(me, "nippon.machine_free", options)
    pay(g, me, iron=g.data.machine_iron[cell])
    return build_machine(g, me, works_named(player, where), cell), where
