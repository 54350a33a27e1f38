"""The small steps by which a zaibatsu changes; each keeps the invariants and says what it set off."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.effects import book, note
from engine.core.text import Seat, Text
from engine.nippon.components import Spot
from engine.nippon.components.effects import Gain, Resource, Row, Track
from engine.nippon.components.names import amount, amounts, factory, name, roman, spot
from engine.nippon.queries.effects import Pending
from engine.nippon.queries.facts import coal_of, works_named
from engine.nippon.state import Player, State, Token, Worker, Works


def earn(g: State, me: Seat, n: int, why: str) -> None:
    """VP won or lost; `why` is the line of the scoring pad."""
    player = g.players[me]
    player.vp += n
    player.earned[why] = player.earned.get(why, 0) + n
    book(g, me, "vp", n, why)


def gain(g: State, me: Seat, what: Resource, n: int, why: str) -> None:
    """Something from the bank, with a line in the log."""
    if n == 0:
        return
    add_unlogged(g, me, what, n, why)
    note(g, "nippon.log.gain", me, what=amount(what, n))


def add_unlogged(g: State, me: Seat, what: Resource, n: int, why: str) -> None:
    """Something from the bank, without a line in the log: the caller writes one."""
    if what == "vp":
        earn(g, me, n, why)
    else:
        add(g, me, what, n)


def add(g: State, me: Seat, what: str, n: int) -> None:
    """More of what a zaibatsu counts, or less: a resource, the pieces built of a row, steps on a track."""
    player = g.players[me]
    setattr(player, what, getattr(player, what) + n)
    book(g, me, what, n)


def gain_most(g: State, me: Seat, what: Resource, n: int, most: int | None, why: str) -> None:
    """Something from the bank of which there is a maximum."""
    there = n if most is None else min(n, most)
    gain(g, me, what, there, why)
    if there < n:
        book(g, me, what, n - there, lost=True)
        note(g, "nippon.log.over_most", me, what=amount(what, n - there), most=amount(what, there))


def gain_all(g: State, me: Seat, given: Mapping[Resource, int], why: str) -> None:
    """Several things from the bank, as one line of the log."""
    for what, n in given.items():
        add_unlogged(g, me, what, n, why)
    if any(given.values()):
        note(g, "nippon.log.gain", me, what=amounts(given, "and"))


def pay(g: State, me: Seat, money: int = 0, iron: int = 0, silk: int = 0) -> None:
    """Pay a price, without a line in the log; silk makes up for missing money."""
    player = g.players[me]
    if money > player.money:
        exchanged = money - player.money
        note_exchange(g, me, exchanged)
        money, silk = money - exchanged, silk + exchanged
    if money:
        add(g, me, "money", -money)
    if iron:
        add(g, me, "iron", -iron)
    if silk:
        add(g, me, "silk", -silk)
    assert min(player.money, player.iron, player.silk) >= 0, "a price that cannot be paid was offered"


def exchange_silk(g: State, me: Seat, n: int) -> None:
    """Turn silk into money, one for one."""
    add(g, me, "silk", -n)
    add(g, me, "money", n)
    note_exchange(g, me, n)


def note_exchange(g: State, me: Seat, n: int) -> None:
    note(g, "nippon.log.silk", me, silk=amount("silk", n), money=amount("money", n))


def pay_coal(g: State, me: Seat, n: int) -> None:
    """Coal of the supply first, then what is stored (R48)."""
    player = g.players[me]
    assert coal_of(player) >= n, "coal that is not there was offered"
    book(g, me, "coal", -n)
    used = min(n, player.coal)
    player.coal -= used
    n -= used
    used = min(n, player.token_coal)
    player.token_coal -= used
    n -= used
    for works in player.works:
        used = min(n, works.coal)
        works.coal -= used
        n -= used


def store_coal(g: State, me: Seat, n: int, works: str = "") -> None:
    """Coal onto a factory, or onto the starting token, where it is safe from a consolidation."""
    player = g.players[me]
    book(g, me, "coal", n)
    if works:
        works_named(player, works).coal += n
        note(g, "nippon.log.store", me, what=amount("coal", n), factory=factory(works))
    else:
        player.token_coal += n
        note(g, "nippon.log.store_token", me, what=amount("coal", n))


def advance(g: State, me: Seat, track: Track, n: int, price: Text | None = None) -> list[Pending]:
    """Move a marker forward; every bonus reached or passed is set off, surplus steps are lost (§8.1)."""
    player = g.players[me]
    cells = g.data.track[track]
    before: int = getattr(player, track)
    after = min(before + n, len(cells) - 1)
    moved, value = after - before, cells[after].value
    add(g, me, track, moved)
    if price is not None and moved:
        note(g, "nippon.log.buy_steps", me, price=price, track=name("track", track), n=moved, value=value)
    elif price is not None:
        note(g, "nippon.log.pay", me, what=price)
    elif moved:
        note(g, "nippon.log.advance", me, track=name("track", track), n=moved, value=value)
    if moved < n:
        book(g, me, track, n - moved, lost=True)
        note(g, "nippon.log.steps_lost", me, track=name("track", track), n=n - moved, value=value)
    return [Pending(cell.bonus) for cell in cells[before + 1 : after + 1] if cell.bonus is not None]


def retreat(g: State, me: Seat, track: Track, n: int) -> None:
    """Move a marker back as a price (R24)."""
    add(g, me, track, -n)
    value = g.data.track[track][getattr(g.players[me], track)].value
    note(g, "nippon.log.retreat", me, track=name("track", track), n=n, value=value)


def row_bonuses(g: State, player: Player, row: Row) -> list[Pending]:
    """The bonuses beside the cell of a row that was emptied last, if the cell across is empty, too (§8.2)."""
    column: int = getattr(player, row)
    found = []
    for bonus in g.data.row_bonus.get((row, column), ()):
        other = bonus.between[1] if bonus.between[0] == row else bonus.between[0]
        if getattr(player, other) >= column:
            found.append(Pending(bonus.bonus))
    return found


def build_ship(g: State, me: Seat, port: str, price: Text | None = None) -> list[Pending]:
    """Steps 2 to 4 of §7.6: the ship, the expert, the department; then the row's bonuses."""
    here, color = g.ports[port], g.data.destination[port].color
    place, expert = name("destination", port), name("color", color)
    if price is None:
        note(g, "nippon.log.ship", me, place=place, color=expert)
    else:
        note(g, "nippon.log.buy_ship", me, place=place, color=expert, price=price)
    here.ships.append(me)
    here.expert = False
    add(g, me, "ships", 1)
    hire(g, me, color, expert=True)
    if color not in g.players[me].improved:
        here.improved -= 1
        g.players[me].improved.append(color)
        book(g, me, f"department:{color}", 1)
        note(g, "nippon.log.improved", me, department=name("department", color))
    return row_bonuses(g, g.players[me], "ships")


def hire(g: State, me: Seat, color: str, *, expert: bool = False) -> None:
    """A figure into the lowest empty cell of the worker area."""
    g.players[me].workers.append(Worker(color, expert))
    book(g, me, "worker", 1)


def return_workers(g: State, me: Seat) -> None:
    """Experts go home, workers into the bag."""
    player = g.players[me]
    for worker in player.workers:
        if worker.expert:
            g.ports[g.data.home_of[worker.color]].expert = True
        else:
            g.bag[worker.color] += 1
    book(g, me, "worker", -len(player.workers))
    player.workers = []


def discard(g: State, me: Seat, coal: int, money: int) -> None:
    """All coal and money of the supply go, but for what is kept."""
    player = g.players[me]
    gone = {"money": player.money - money, "coal": player.coal - coal}
    for what, n in gone.items():
        if n:
            add(g, me, what, -n)
    if any(gone.values()):
        note(g, "nippon.log.discard", me, what=amounts(gone, "and"))


def build_train(g: State, me: Seat, region: str, cell: int, price: Text | None = None, times: int = 1) -> list[Pending]:
    """Steps 2 and 3 of §7.7; the cell's bonus is gained `times` times, then the row's bonuses."""
    g.rails[region][cell - 1] = me
    if price is None:
        note(g, "nippon.log.train", me, region=name("region", region))
    else:
        note(g, "nippon.log.buy_train", me, region=name("region", region), price=price)
    add(g, me, "trains", 1)
    bonus = g.data.region[region].train_cells[cell - 1].bonus or {}
    found = [Pending(Gain(what, n)) for _ in range(times) for what, n in bonus.items()]
    return found + row_bonuses(g, g.players[me], "trains")


def build_machine(g: State, me: Seat, works: str, cell: str, price: Text | None = None) -> list[Pending]:
    """Step 2 of §7.4 without its costs; then the row's bonuses."""
    player = g.players[me]
    add(g, me, "machines", 1)
    put_machine(works_named(player, works), cell)
    if price is None:
        note(g, "nippon.log.machine", me, factory=factory(works))
    else:
        note(g, "nippon.log.buy_machine", me, factory=factory(works), price=price)
    return row_bonuses(g, player, "machines")


def put_machine(works: Works, cell: str) -> None:
    assert not getattr(works, cell), "a machine cell that is not empty was offered"
    if cell == "left":
        works.left = True
    else:
        works.right = True


def put_goods(g: State, me: Seat, works: Works, n: int) -> None:
    """Goods onto a factory; at most 4, the surplus is lost."""
    there, lost = stored_and_lost(g, me, works, n)
    if there:
        note(g, "nippon.log.goods", me, what=amount(works.type, there), factory=factory(works.id))
    if lost:
        note(g, "nippon.log.overflow", me, what=amount(works.type, lost), factory=factory(works.id))


def stored_and_lost(g: State, me: Seat, works: Works, n: int) -> tuple[int, int]:
    """How many of so many goods a factory takes, and how many it has no room for."""
    there = min(n, g.data.factory_common.goods_cells - works.goods)
    works.goods += there
    book(g, me, works.type, there)
    if there < n:
        book(g, me, works.type, n - there, lost=True)
    return there, n - there


def spend_goods(g: State, me: Seat, works: str, n: int) -> None:
    """Goods from a factory, as a price."""
    there = works_named(g.players[me], works)
    there.goods -= n
    book(g, me, there.type, -n)


def open_factory(g: State, me: Seat, token: str, good: str) -> Works:
    """A factory into the leftmost empty cell."""
    works = Works(token, good)
    g.players[me].works.append(works)
    book(g, me, f"factory:{token}", 1)
    return works


def put_what_waits(g: State, me: Seat, works: Works) -> None:
    """What a starting token has kept for the first factory comes onto it, for nothing (R36)."""
    player = g.players[me]
    if player.waiting_machine:
        player.waiting_machine = 0
        put_machine(works, "right" if works.left else "left")
        note(g, "nippon.log.machine", me, factory=factory(works.id))
    if player.waiting_goods:
        n = player.waiting_goods
        add(g, me, "waiting_goods", -n)
        put_goods(g, me, works, n)


def complete_contract(g: State, me: Seat, contract: str, what: Text) -> None:
    """A contract is done, for goods that have been spent."""
    g.players[me].contracts.append(contract)
    book(g, me, contract, 1)
    note(g, "nippon.log.contract", me, what=what, contract=name("contract", contract))


def put_favour(g: State, me: Seat, level: int, objective: str) -> None:
    """A favour onto an objective, for good."""
    player = g.players[me]
    player.stacks[level - 1] -= 1
    player.favours[objective] = level
    book(g, me, f"favour:{objective}", level)
    note(g, "nippon.log.favour", me, level=roman(level), objective=name("objective", objective))


def produce(g: State, me: Seat, works: Works, free: bool = False) -> None:
    """One production: coal, then 1 good and 1 per machine (§7.5)."""
    coal = 0 if free else g.data.tokens[works.id].coal
    pay_coal(g, me, coal)
    there, lost = stored_and_lost(g, me, works, 1 + works.machines)
    where, what = factory(works.id), amount(works.type, there)
    if there and free:
        note(g, "nippon.log.produce_free", me, factory=where, what=what)
    elif there:
        note(g, "nippon.log.produce", me, factory=where, what=what, price=amount("coal", coal))
    elif coal:
        note(g, "nippon.log.pay", me, what=amount("coal", coal))
    if lost:
        note(g, "nippon.log.overflow", me, what=amount(works.type, lost), factory=factory(works.id))


def unlock(g: State, me: Seat, value: int) -> None:
    """A locked influence token becomes available; nothing if it already is."""
    player = g.players[me]
    if value in player.locked:
        player.locked.remove(value)
        player.free = sorted([*player.free, value])
        book(g, me, f"locked:{value}", -1)
        book(g, me, f"token:{value}", 1)
        note(g, "nippon.log.unlock", me, value=value)


def put_token(g: State, me: Seat, cell: Spot, value: int) -> None:
    """An available token onto the map; whatever lay there has been taken off before."""
    if me < len(g.players):
        g.players[me].free.remove(value)
        book(g, me, f"token:{value}", -1)
        book(g, me, "placed", 1)
    g.markets[cell.market].tokens[cell.side] = Token(me, value)


def take_token(g: State, market: str, side: str) -> Token:
    """A token off the map, back to its owner; tokens of the Automa leave the game (§16.5)."""
    token = g.markets[market].tokens.pop(side)
    if token.seat < len(g.players):
        owner = g.players[token.seat]
        owner.free = sorted([*owner.free, token.value])
        book(g, token.seat, f"token:{token.value}", 1)
        book(g, token.seat, "placed", -1)
        note(g, "nippon.log.token_back", token.seat, value=token.value, cell=spot(f"{market}:{side}"))
    else:
        assert g.automa is not None
        g.automa.removed.append(token.value)
        note(g, "nippon.log.automa_token_back", value=token.value, cell=spot(f"{market}:{side}"))
    return token
