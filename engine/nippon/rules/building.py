"""Building by an effect: a property, a modifier or a starting token (§9.1, R19); the places to build at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from engine.core.ask import Field, FieldChoice, Form, Presentation, Rule, choose
from engine.core.offer import MOST_OPTIONS, Offer, Option, offers, only_refused, sift
from engine.core.text import Seat, Text, join, refusal, text
from engine.nippon.components.effects import Build, Effect
from engine.nippon.components.names import amounts, factory, factory_short, name
from engine.nippon.components.rows import CostOption
from engine.nippon.queries.effects import Pending, pieces_of, why_not_piece
from engine.nippon.queries.factories import why_not_free_machine
from engine.nippon.queries.facts import salary_colors
from engine.nippon.queries.transport import why_not_other_region, why_not_port, why_not_train_cell
from engine.nippon.rules.changes import build_machine, build_ship, build_train, pay
from engine.nippon.rules.option_facts import BuildingMachine, BuildingShip, BuildingTrain, price_of
from engine.nippon.state import Player, State, Works


def source(effect: Pending) -> Text:
    """What an effect comes from: a factory, or a starting token."""
    return factory(effect.works) if effect.works else Text("nippon.starting_token")


def build(g: State, me: Seat, op: Build, effect: Pending) -> Rule[Sequence[Pending]]:
    """A free build by an effect: the price of the action falls away, costs inside the procedure remain (R19)."""
    player = g.players[me]
    pieces = sift(
        pieces_of(op),
        lambda piece: why_not_piece(g, player, piece, op, effect),
        lambda piece: Option(f"build:{piece}", piece, name("build", piece)),
    )
    piece = yield from choose(me, "nippon.build_what", pieces, prompt=text("nippon.build_what", source=source(effect)))
    match piece:
        case "ship":
            # The destination of the ship before has lost its expert, so "another one" needs no reason of its own.
            ports = sift(g.ports, lambda port: why_not_port(g, port), lambda port: port_option(g, me, port))
            port = yield from choose(
                me, "nippon.ship_free", ports, prompt=text("nippon.ship_free", source=source(effect))
            )
            found = build_ship(g, me, port)
            return found + [following_effect(inner, effect, port=port) for inner in effect.after]
        case "train":
            before = effect.region if op.other_region else ""
            regions = sift(g.rails, lambda one: why_not_other_region(g, one, before), lambda one: region_option(g, one))
            region = yield from choose(
                me,
                "nippon.train_region",
                regions,
                presentation=lambda: Presentation(
                    text("nippon.train_region", source=source(effect)), form=train_form(g, regions)
                ),
            )
            times = 2 if op.repeat_cell_bonus else 1
            cell = yield from choose_train_cell(g, me, region)
            found = build_train(g, me, region, cell, times=times)
            return found + [following_effect(inner, effect, region=region) for inner in effect.after]
        case _:
            found, where = yield from build_machine_free(g, me, effect)
            found += [following_effect(inner, effect, works=where) for inner in effect.after]
            if op.count > 1:
                left = Build("machine", op.count - 1, op.different_factories)
                besides = (*effect.besides, where) if op.different_factories else ()
                found.append(Pending(left, effect.why, effect.works, besides=besides, number=effect.number))
            return found


def following_effect(op: Effect, effect: Pending, works: str = "", region: str = "", port: str = "") -> Pending:
    """An effect that refers to the build just done."""
    return Pending(op, effect.why, works or effect.works, region, port, number=effect.number)


def price_choice(player: Player, ways: tuple[CostOption, ...]) -> Text | None:
    """The prices between which one will choose; None for nothing to pay."""
    given = [price_of(player, cost.money, cost.iron) for cost in ways if cost.money or cost.iron]
    return join([amounts(dict(one)) for one in given], "or") if given else None


def port_option(g: State, me: Seat, port: str) -> Option[str]:
    """A destination for a ship; the price is the same everywhere, so the question says it."""
    player, color = g.players[me], g.data.destination[port].color
    improves, known = color not in player.improved, color in salary_colors(player)
    facts = BuildingShip(port=port, color=color, improves=improves, known=known)
    return Option(f"ship:{port}", port, name("destination", port), target=port, facts=facts)


def region_option(g: State, region: str) -> Option[str]:
    """A region for a train; says how many of its cells are empty."""
    detail, facts = text("nippon.detail.train_cells", n=g.rails[region].count(None)), BuildingTrain(region=region)
    return Option(f"region:{region}", region, name("region", region), detail, target=region, facts=facts)


def train_form(g: State, regions: Offer[str], *also: Field) -> Form | None:
    """Every free cell of these regions in one list, and what else is asked then; None where that would be too long."""
    places = []
    for region in regions:
        cells = [n for n, train in enumerate(g.rails[region.value], start=1) if train is None]
        for cell in cells:
            asked = ((f"cell:{region.value}:{cell}",),) if len(cells) > 1 else ()
            facts = BuildingTrain(region=region.value, cell=cell)
            at = f"{region.value}:{cell}"
            places.append(FieldChoice(train_at(region.value, cell), ((region.id,), *asked), facts=facts, target=at))
    return Form((Field(Text("nippon.field.train"), tuple(places)), *also)) if len(places) <= MOST_OPTIONS else None


def choose_train_cell(g: State, me: Seat, region: str) -> Rule[int]:
    """Any empty usable cell (R39)."""
    offer, prompt = train_cell_offer(g, region), text("nippon.train_cell", region=name("region", region))
    return (yield from choose(me, "nippon.train_cell", offer, prompt=prompt))


def train_cell_offer(g: State, region: str) -> Offer[int]:
    """The cells of a region for a train."""

    def show(cell: int) -> Option[int]:
        where, facts = f"{region}:{cell}", BuildingTrain(region=region, cell=cell)
        return Option(f"cell:{where}", cell, text("nippon.train_cell_n", n=cell), target=where, facts=facts)

    here = sift(
        range(1, len(g.data.region[region].train_cells) + 1),
        lambda cell: why_not_train_cell(g, region, cell),
        show,
        prefix=f"cell:{region}:",
    )
    return offers(here, only_refused(lambda: cells_elsewhere(g, region)))


def cells_elsewhere(g: State, region: str) -> Offer[int]:
    """The train cells of the regions that were not chosen."""
    reason = refusal("nippon.no.train_region", "7.7", region=name("region", region))

    def show(cell: tuple[str, int]) -> Option[int]:
        return Option(f"cell:{cell[0]}:{cell[1]}", cell[1], train_at(*cell), target=f"{cell[0]}:{cell[1]}")

    cells = ((one, n + 1) for one in g.rails if one != region for n in range(len(g.data.region[one].train_cells)))
    return sift(cells, lambda cell: reason, show)


@lru_cache(maxsize=512)
def train_at(region: str, cell: int) -> Text:
    """A train cell, with its region."""
    return text("nippon.train_at", region=name("region", region), cell=text("nippon.train_cell_n", n=cell))


Place: TypeAlias = tuple[Works, str]  # a machine cell: "left" or "right" of a factory


def places(player: Player) -> list[Place]:
    """All machine cells."""
    return [(works, cell) for works in player.works for cell in ("left", "right")]


def machine_option(g: State, me: Seat, place: Place, money: int) -> Option[Place]:
    """A machine cell at the price of the action; the right cell costs its iron as well."""
    (works, cell), player = place, g.players[me]
    facts = BuildingMachine(price_of(player, money, g.data.machine_iron[cell]), factory=works.id, cell=cell)
    label = text("nippon.machine_cell", factory=factory_short(works.id), cell=name("cell", cell))
    return Option(f"machine:{works.id}:{cell}", place, label, target=f"{works.id}:{cell}", facts=facts)


def build_machine_free(g: State, me: Seat, effect: Pending) -> Rule[tuple[list[Pending], str]]:
    """A machine by an effect: any own factory with an empty cell; the right cell costs its iron."""
    player = g.players[me]
    offer = sift(
        places(player),
        lambda place: why_not_free_machine(g, player, *place, effect.besides),
        lambda place: machine_option(g, me, place, 0),
    )
    prompt = text("nippon.machine_free", source=source(effect))
    works, cell = yield from choose(me, "nippon.machine_free", offer, prompt=prompt)
    iron = g.data.machine_iron[cell]
    pay(g, me, iron=iron)
    return build_machine(g, me, works.id, cell, amounts({"iron": iron}) if iron else None), works.id
