"""What must hold at every moment (§20); I15, I17 and I18 speak of time and are tested over whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.nippon.components.effects import COLORS, ROWS, TRACKS
from engine.nippon.queries.goals import reached
from engine.nippon.state import AUTOMA, State


def broken(g: State) -> list[str]:
    """Everything that is wrong, each with its number."""
    return [fault for check in CHECKS for fault in check(g)]


def workers(g: State) -> Iterator[str]:
    count = Counter(color for places in (g.slots, g.queue) for place in places for color in place)
    count.update(worker.color for player in g.players for worker in player.workers if not worker.expert)
    for stock in (g.bag, g.box):
        count.update(stock)
        if any(n < 0 for n in stock.values()):
            yield f"I1: a negative number of figures: {stock}"
    if g.automa is not None:
        count.update(g.automa.regions.values())
        count.update(g.automa.priority)
    if any(count[color] != g.data.figures for color in COLORS):
        yield f"I1: figures per colour {dict(count)}"
    for row in g.slots:
        if len(row) > 3:
            yield f"I1: {len(row)} workers in one slot"


def experts(g: State) -> Iterator[str]:
    away = Counter(worker.color for player in g.players for worker in player.workers if worker.expert)
    for port, here in g.ports.items():
        if here.expert + away[g.data.destination[port].color] != 1:
            yield f"I2: the expert of {port} is at home {here.expert} and away {away}"


def worker_areas(g: State) -> Iterator[str]:
    for seat, player in enumerate(g.players):
        if len(player.workers) > g.data.player_board.worker_area.cells:
            yield f"I3: seat {seat} has {len(player.workers)} workers"


def pieces(g: State) -> Iterator[str]:
    for seat, player in enumerate(g.players):
        ships = sum(port.ships.count(seat) for port in g.ports.values())
        trains = sum(rail.count(seat) for rail in g.rails.values())
        machines = reached(g, seat, "machines") + player.waiting_machine
        if (ships, machines, trains) != (player.ships, player.machines, player.trains):
            yield f"I4: seat {seat} has {ships}, {machines}, {trains} on the table, the rows say otherwise"
        if any(not 0 <= getattr(player, row) <= g.data.pieces for row in ROWS):
            yield f"I4: seat {seat} has built more than {g.data.pieces}"
        first_built = g.turn.action == "factory" and g.mover == seat  # R53: its property may come before
        if player.waiting_machine and sum(works.id in g.data.tokens for works in player.works) > first_built:
            yield f"I4: a machine of seat {seat} still waits for the first factory"


def influence_tokens(g: State) -> Iterator[str]:
    start = g.data.influence_tokens
    whole = sorted([*start.available_at_start, *start.locked_at_start])
    on_map: dict[int, list[int]] = {}
    for market in g.markets.values():
        for token in market.tokens.values():
            on_map.setdefault(token.seat, []).append(token.value)
    for seat, player in enumerate(g.players):
        if sorted([*player.free, *player.locked, *on_map.get(seat, [])]) != whole:
            yield f"I5: tokens of seat {seat}"
    if g.automa is not None:
        rows = [value for row in g.automa.rows for value in row]
        all_tokens = sorted(value for row in g.data.solo.automa_influence_rows.rows for value in row.values)
        if sorted([*rows, *g.automa.removed, *on_map.get(AUTOMA, [])]) != all_tokens:
            yield "I19: tokens of the Automa"
        trains = sum(rail.count(AUTOMA) for rail in g.rails.values())
        if g.automa.trains + trains != g.data.solo.automa_trains.count:
            yield "I19: trains of the Automa"
        if sorted([*g.automa.stack, *g.automa.revealed]) != sorted(g.data.action_token):
            yield "I19: action tokens"


def limits(g: State) -> Iterator[str]:
    for name, market in g.markets.items():
        if len(market.tokens) > g.count.influence_cells_per_market:
            yield f"I6: {len(market.tokens)} tokens in {name}"
    for name, port in g.ports.items():
        if len(port.ships) > g.count.ship_cells_per_destination:
            yield f"I7: {len(port.ships)} ships in {name}"
    for name, rail in g.rails.items():
        if len(rail) != g.count.train_cells_per_region:
            yield f"I7: {len(rail)} train cells in {name}"


def boards(g: State) -> Iterator[str]:
    for seat, player in enumerate(g.players):
        for track in TRACKS:
            if not 0 <= getattr(player, track) < len(g.data.track[track]):
                yield f"I8: {track} of seat {seat} is {getattr(player, track)}"
        for works in player.works:
            if not 0 <= works.goods <= g.data.factory_common.goods_cells:
                yield f"I9: {works.goods} goods on {works.id}"
            if works.id == g.data.old_factory.id and works.machines:
                yield "I9: a machine on the old factory"
        if min(player.money, player.coal, player.silk, player.iron, player.token_coal, player.waiting_goods) < 0:
            yield f"I13: seat {seat} owes something"
        if player.vp != sum(player.earned.values()):
            yield f"I17: seat {seat} has {player.vp} VP, accounted for are {player.earned}"


def factories(g: State) -> Iterator[str]:
    built = [works.id for player in g.players for works in player.works if works.id in g.data.tokens]
    if sorted([*g.available, *built]) != sorted(g.laid_out):
        yield "I10: factories available and built are not those laid out"
    types = Counter(g.data.tokens[token].type for token in g.laid_out if not g.data.tokens[token].late)
    if any(n != g.count.factories_per_type for n in types.values()) or len(types) != 6:
        yield f"I10: laid out {dict(types)}"
    if len({g.data.tokens[token].factory for token in g.laid_out}) != len(g.laid_out):
        yield "I10: both sides of one token"
    for seat, player in enumerate(g.players):
        if len(player.works) > g.data.player_board.factory_area.cells:
            yield f"I10: {len(player.works)} factories of seat {seat}"
        if len(set(player.contracts)) != len(player.contracts) or not set(player.contracts) <= set(g.data.contract):
            yield f"I10: contracts of seat {seat}: {player.contracts}"


def favours(g: State) -> Iterator[str]:
    for seat, player in enumerate(g.players):
        placed = Counter(player.favours.values())
        for level, n in g.data.favour_tokens.per_level.items():
            if player.stacks[level - 1] < 0 or player.stacks[level - 1] + placed[level] != n:
                yield f"I11: favours of level {level} of seat {seat}"


def departments(g: State) -> Iterator[str]:
    for port, here in g.ports.items():
        color = g.data.destination[port].color
        taken = sum(player.improved.count(color) for player in g.players)
        if here.improved < 0 or here.improved + taken != g.count.improved_tokens_per_department:
            yield f"I12: improved tokens of {color}"
    for seat, player in enumerate(g.players):
        if len(set(player.improved)) != len(player.improved):
            yield f"I12: seat {seat} improved a department twice"


def turns(g: State) -> Iterator[str]:
    # A short bag may leave a slot empty (R29); the spec's figures never let that happen.
    begins = g.phase == "turn" and not g.turn.action and not g.last_rounds
    if begins and not all(1 <= len(slot) <= 3 for slot in g.slots):
        yield f"I14: slots {g.slots}"
    turn = g.turn
    distinct = (turn.works, turn.ports, turn.goods)
    if turn.done > 3 or any(len(set(things)) != len(things) for things in distinct):
        yield f"I16: {turn}"
    if turn.action == "trains" and len(set(turn.regions)) != len(turn.regions):
        yield f"I16: {turn}"


CHECKS = (
    workers,
    experts,
    worker_areas,
    pieces,
    influence_tokens,
    limits,
    boards,
    factories,
    favours,
    departments,
    turns,
)
