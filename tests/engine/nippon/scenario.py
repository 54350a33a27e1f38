"""Tables at a wanted position: a started state is edited, then played on through the real machine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from engine.core import games
from engine.core.run import encode
from engine.core.state import Event
from engine.core.table import Table
from engine.core.text import Seat, Text
from engine.nippon.invariants import broken
from engine.nippon.state import AUTOMA, Player, State, Token, Worker, Works

Edit = Callable[[State], object]  # changes a position; what it returns does not matter
ALL = ("black", "red", "grey", "blue", "white", "yellow")


class Play:
    """A table with short words for tests."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def g(self) -> State:
        state: State = self.table.state
        return state

    @property
    def me(self) -> Player:
        return self.g.players[0]

    @property
    def key(self) -> str:
        """The question that is open, without the name of the game."""
        return self.table.asks[0].key.removeprefix("nippon.")

    def ids(self) -> list[str]:
        """What is offered, apart from turning silk into money."""
        return [option.id for option in self.table.asks[0].untold if option.role != "free"]

    def offers_silk(self) -> bool:
        return any(option.id == "silk" and option.role == "free" for option in self.table.asks[0].untold)

    def go(self, *picks: str) -> list[Event]:
        """Answer one question after another; returns all that happened."""
        happened: list[Event] = []
        for pick in picks:
            happened += self.table.answer(self.table.asks[0].seat, [pick])
        return happened

    def act(self, action: str, worker: str = "") -> None:
        """Choose an action and a worker for it."""
        self.go(f"action:{action}")
        if self.key == "worker":
            self.go(f"worker:{worker}" if worker else self.ids()[0])

    def build(self, token: str) -> list[Event]:
        """Choose the factory action and build this token."""
        self.act("factory")
        happened: list[Event] = []
        for question, pick in (("factory_type", f"type:{token.partition('_')[0]}"), ("factory", f"build:{token}")):
            if self.key == question:
                happened += self.go(pick)
        return happened

    def maybe(self, key: str, pick: str) -> None:
        """Answer a question that is asked only if there is a choice."""
        if self.key == key:
            self.go(pick)

    def rest(self) -> None:
        """The player whose turn it is spends 1 money on science and ends the turn."""
        self.act("science")
        if self.key == "science":
            self.go("steps:1")
        while self.key != "core.ask.end_turn":
            self.go("skip")
        self.go("end")

    def why(self, option: str) -> Text:
        return self.table.why_not(self.table.asks[0].seat, option)

    def refused(self, option: str) -> str:
        """The short name of the reason why something is not offered."""
        assert option not in self.ids()
        return self.why(option).key.removeprefix("nippon.no.")

    def works(self, token: str, seat: Seat = 0) -> Works:
        return next(works for works in self.g.players[seat].works if works.id == token)


def nothing(g: State) -> None:
    """The position as it is."""


def edits(*steps: Edit) -> Edit:
    """Several changes of a position, one after the other."""

    def edit(g: State) -> None:
        for step in steps:
            step(g)

    return edit


def begin(
    edit: Edit = nothing,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    seed: str = "scenario",
    whole: bool = True,
) -> Play:
    """The first turn of seat 0 on empty boards, changed by `edit`; `whole` checks the invariants of the position."""
    table = Table.start("nippon", seats, {"first_player": "1", **(options or {})}, seed)
    g: State = table.state
    g.phase, g.drafting, g.active, g.mover = "turn", [], 0, 0
    for player in g.players:
        player.money = 1  # with nothing at all every turn would be skipped (R31)
    edit(g)
    if whole:
        assert broken(g) == []
    return Play(Table(games.get("nippon"), 0, encode(g)))


def rich(player: Player, money: int = 30, coal: int = 10, silk: int = 0, iron: int = 10) -> None:
    player.money, player.coal, player.silk, player.iron = money, coal, silk, iron


def lay_out(g: State, token: str) -> None:
    """Make sure that a factory token is among those of this game."""
    tokens = g.data.tokens
    row = tokens[token]
    if token in g.laid_out:
        return
    same = [one for one in g.laid_out if tokens[one].factory == row.factory]
    if not same and row.late:
        g.laid_out.append(token)
        g.available.append(token)
        return
    # The last one of the type gives way, so that several tokens can be asked for.
    old = same[0] if same else [one for one in g.available if tokens[one].type == row.type and not tokens[one].late][-1]
    g.laid_out[g.laid_out.index(old)] = token
    g.available.remove(old)
    g.available.insert(0, token)


def own(
    g: State, token: str, seat: Seat = 0, goods: int = 0, left: bool = False, right: bool = False, type: str = "paper"
) -> Works:
    """Put a factory into a factory area, with its machines taken from the row."""
    player = g.players[seat]
    if token == "old_factory":
        works = Works(token, type, goods)
    else:
        lay_out(g, token)
        g.available.remove(token)
        works = Works(token, g.data.tokens[token].type, goods, left, right)
    player.works.append(works)
    player.machines += left + right
    return works


def take(g: State, color: str) -> None:
    """A figure out of the bag; if it has none of the colour, one of the queue is exchanged first."""
    if not g.bag[color]:
        row = next(row for row in (*reversed(g.queue), *g.slots) if color in row)
        other = next(one for one in ALL if g.bag[one])
        row[row.index(color)] = other
        g.bag[other] -= 1
        g.bag[color] += 1
    g.bag[color] -= 1


def employ(g: State, *colors: str, seat: Seat = 0) -> None:
    """Workers out of the bag into a worker area, bottom first."""
    for color in colors:
        take(g, color)
        g.players[seat].workers.append(Worker(color))


def employing(*colors: str) -> Edit:
    """The change of a position that `employ` makes for seat 0."""
    return lambda g: employ(g, *colors)


def ship(g: State, port: str, seat: Seat = 0, home: bool = False) -> None:
    """A ship that was built before, its expert in the worker area or already home again."""
    player, here = g.players[seat], g.ports[port]
    color = g.data.destination[port].color
    here.ships.append(seat)
    player.ships += 1
    if color not in player.improved:
        here.improved -= 1
        player.improved.append(color)
    if not home:
        here.expert = False
        player.workers.append(Worker(color, True))


def train(g: State, region: str, cell: int, seat: Seat = 0) -> None:
    g.rails[region][cell - 1] = seat
    if seat == AUTOMA and g.automa is not None:
        g.automa.trains -= 1
    else:
        g.players[seat].trains += 1


def place(g: State, cell: str, value: int, seat: Seat = 0) -> None:
    """An influence token on the map."""
    market, _, side = cell.partition(":")
    if seat == AUTOMA and g.automa is not None:
        next(row for row in g.automa.rows if value in row).remove(value)
    else:
        g.players[seat].free.remove(value)
    g.markets[market].tokens[side] = Token(seat, value)


def demand(g: State, market: str, tile: str, turned: int = 0) -> None:
    """Lay a demand tile on a city; the tile that lay there takes its place."""
    for other in g.markets.values():
        if other.tile == tile:
            other.tile = g.markets[market].tile
    g.markets[market].tile, g.markets[market].turned = tile, turned


def slot(g: State, number: int, *colors: str) -> None:
    """Put these workers into a recruit slot, whatever lies there goes back into the bag."""
    for color in g.slots[number - 1]:
        g.bag[color] += 1
    g.slots[number - 1] = []
    for color in colors:
        take(g, color)
    g.slots[number - 1] = list(colors)


def ready(token: str, science: int = 5, edit: Edit = nothing, seats: int = 2) -> Play:
    """About to build a factory, with 30 money, 10 coal, 10 iron and no silk."""

    def prepare(g: State) -> None:
        rich(g.players[0])
        g.players[0].science = science
        edit(g)
        lay_out(g, token)

    return begin(prepare, seats=seats)


def owning(*tokens: str, goods: int = 0, left: bool = False, edit: Edit = nothing, seats: int = 2) -> Play:
    """Owning factories, all with the same number of goods, with 30 money, 10 coal, 10 iron and no silk."""

    def prepare(g: State) -> None:
        rich(g.players[0])
        for token in tokens:
            own(g, token, goods=goods, left=left)
        edit(g)

    return begin(prepare, seats=seats)


def wealthy(seats: int, options: Mapping[str, str], seed: str) -> Table:
    """The first turn of a game in which everybody has enough to do anything: for random play that gets around."""

    def edit(g: State) -> None:
        rng = Random(seed)
        for seat, player in enumerate(g.players):
            rich(player, rng.randint(8, 30), rng.randint(4, 12), rng.randint(0, 6), rng.randint(2, 9))
            player.science, player.mining, player.finance = (rng.randint(0, 6) for _ in range(3))
            for token in rng.sample(g.available, 3):
                own(g, token, seat, goods=rng.randint(0, 4), left=rng.random() < 0.4)
            if seat == 0 and not options.get("difficulty"):
                own(g, "old_factory", seat, goods=1)

    return begin(edit, seats, options, seed).table
