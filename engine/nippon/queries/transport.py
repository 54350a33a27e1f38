"""Ships and trains: what an activation needs (§7.6, §7.7)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Text, refusal
from engine.nippon.components.names import name
from engine.nippon.queries.facts import cells_left, player_name
from engine.nippon.queries.payment import times_payable, why_not_any_payment
from engine.nippon.state import Player, State


def why_not_port(g: State, port: str, besides: Sequence[str] = ()) -> Text | None:
    """Whether a ship can go to a destination at all, other than those named."""
    if port in besides:
        return refusal("nippon.no.port_twice", "7.6")
    here = g.ports[port]
    if not here.expert:
        return refusal("nippon.no.expert", "7.6", place=name("destination", port))
    cells = g.count.ship_cells_per_destination
    return refusal("nippon.no.ship_cell", "7.6", n=cells) if len(here.ships) >= cells else None


def why_no_ship(g: State, player: Player, cells: int = 1) -> Text | None:
    """Whether a ship is left and there is room for the expert; `cells` counts a worker still to be put there."""
    if player.ships >= g.data.pieces:
        return refusal("nippon.no.ships", "7.6", n=g.data.pieces)
    if cells_left(g, player) < cells:
        return refusal("nippon.no.cell_expert", "7.6", need=cells, have=cells_left(g, player))
    return None


def open_ports(g: State, besides: list[str]) -> list[str]:
    return [port for port in g.ports if port not in besides and why_not_port(g, port) is None]


def ships_possible(g: State, player: Player) -> int:
    """How many ships the action can still build, by what can be paid now; what they bring may allow more."""
    room = min(g.data.pieces - player.ships, cells_left(g, player), len(open_ports(g, g.turn.ports)))
    return times_payable(g, player, "ships", min(g.data.action["ships"].max_activations - g.turn.done, room))


def first_ships(g: State, player: Player) -> Text | None:
    reason = why_no_ship(g, player, 2) or why_not_any_payment(g, player, "ships", "7.6")
    if reason is None and not open_ports(g, []):
        return refusal("nippon.no.ports", "7.6")
    return reason


def why_not_train_cell(g: State, region: str, cell: int) -> Text | None:
    """Whether a train can stand on a cell of a region (cells from 1, R39)."""
    cells = g.rails[region]
    if cell > len(cells):
        return refusal("nippon.no.train_cell_unused", "7.7", n=len(cells))
    there = cells[cell - 1]
    return None if there is None else refusal("nippon.no.train_cell_taken", "7.7", player=player_name(g, there))


def why_not_other_region(g: State, region: str, before: str) -> Text | None:
    """Whether a train of a property can be built in a region; `before` already got one by it."""
    if region == before:
        return refusal("nippon.no.region_besides", "9", region=name("region", region))
    return why_not_region(g, region)


def why_not_region(g: State, region: str, besides: Sequence[str] = ()) -> Text | None:
    """Whether a train can be built in a region, other than those named."""
    if region in besides:
        return refusal("nippon.no.region_twice", "7.7")
    cells = g.rails[region]
    return None if None in cells else refusal("nippon.no.train_cell", "7.7", n=len(cells))


def why_no_train(g: State, player: Player) -> Text | None:
    pieces = g.data.pieces
    return None if player.trains < pieces else refusal("nippon.no.trains", "7.7", n=pieces)


def open_regions(g: State, besides: list[str]) -> list[str]:
    return [region for region in g.rails if region not in besides and None in g.rails[region]]


def trains_possible(g: State, player: Player) -> int:
    """How many trains the action can still build, by what can be paid now; what they bring may allow more."""
    room = min(g.data.pieces - player.trains, len(open_regions(g, g.turn.regions)))
    return times_payable(g, player, "trains", min(g.data.action["trains"].max_activations - g.turn.done, room))


def first_trains(g: State, player: Player) -> Text | None:
    reason = why_no_train(g, player) or why_not_any_payment(g, player, "trains", "7.7")
    if reason is None and not open_regions(g, []):
        return refusal("nippon.no.regions", "7.7")
    return reason
