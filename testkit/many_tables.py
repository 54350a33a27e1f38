"""Many tables in the middle of their games, quickly: played at random by the engine, stored through the host."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random

from msgspec import Struct
from simcord.backend.models import User

from cogs.clicks import button_ids
from engine.core import games
from engine.core.table import Table
from engine.core.text import PlayerMistake, Seat
from engine.players import MASTER, random_player
from host import BOT, Host, Person
from host.tables import saving
from sandbox.world import World
from storage.connection import Connection

DEEPEST = 60  # answers after which a table is left to its people
HOUSE = "house"
PACE = "relaxed"
GAMES = ("mombasa", "nippon", "yokohama")  # and none that only this process knows: the bot has one of its own


class OpenTable(Struct, frozen=True):
    """A table in its thread, and who sits there."""

    id: int
    thread: int
    people: tuple[int, ...]


def circles(tables: int, masters: int) -> Iterator[tuple[str, int, tuple[str, ...]]]:
    """Game, people and computer players of each table: all games, all numbers of seats, a `house` at every third.

    Clocks run where at least two people sit; the last tables have one person, against `master`.
    """
    for n in range(tables):
        game = GAMES[n % len(GAMES)]
        sizes = [size for size in games.get(game).seats if size > 1]
        size = sizes[n // len(GAMES) % len(sizes)]
        yield (game, size - 1, (HOUSE,)) if size > 2 and n % 3 == 0 else (game, size, ())
    for n in range(masters):
        yield GAMES[n % len(GAMES)], 1, (MASTER,)


def needed(tables: int, masters: int) -> int:
    """How many people that takes: everybody sits at one table."""
    return sum(people for _, people, _ in circles(tables, masters))


async def seat_everybody(host: Host, world: World, tables: int, masters: int, rng: Random) -> list[OpenTable]:
    """Begin all tables, each in a thread of its own, and play to random depths; what was to be told of it is not."""
    channel = next(channel.id for channel in world.channels.values() if channel.name == "tables")
    people, numbers, found = iter(world.people()), count(1), []
    for game, size, computers in circles(tables, masters):
        circle = [next(people) for _ in range(size)]
        thread = world.create_thread(channel, f"Table {next(numbers)}", world.bot_user.id, broadcast=False)
        table = await begin(host, game, circle, computers, world.guild.id, channel, thread.id, rng)
        if MASTER not in computers:
            await go_on(host, table, rng)
        world.create_message(thread.id, world.bot_user.id, "", components=my_move(table))
        found.append(OpenTable(table, thread.id, tuple(user.id for user in circle)))
    await host._db.write(tell_nothing)
    return found


async def begin(
    host: Host, game: str, circle: Sequence[User], computers: Sequence[str],
    guild: int, channel: int, thread: int, rng: Random,
) -> int:  # fmt: skip
    """A table that has just begun, with clocks."""
    first = Person(circle[0].id, guild=guild)
    table = (await host.lobby.create(game, Person(circle[0].id), circle[0].name, guild=guild, channel=channel)).id
    for user in circle[1:]:
        await host.lobby.join(table, Person(user.id, guild=guild), user.name)
    for computer in computers:
        await host.lobby.add_computer(table, first, computer)
    await host.lobby.place(table, thread=thread)
    await host.consent.propose(table, first, "pace", PACE)
    await host.lobby.start(table, first, seed=str(rng.random()))
    return table


async def go_on(host: Host, table: int, rng: Random) -> None:
    """Play at random, until a person must decide; the answers are saved as one."""
    async with host._live.hold(table, "look", BOT) as held:
        before = saving.before(held.table)
        people = {seat.seat for seat in held.row.seats if seat.person is not None}
        play(held.table, people, rng)
        await host._live.save(held, saving.change(held.row, before, held.table, host._live.time()).saving)


def play(table: Table, people: set[Seat], rng: Random) -> None:
    """Some answers of anybody, and then of computer players until it is a person's turn."""
    left = rng.randint(0, DEEPEST)
    while left > 0 or not any(ask.seat in people for ask in table.asks):
        left -= 1
        ask = rng.choice(table.asks)
        try:
            table.answer(ask.seat, random_player(None, ask, rng))
        except PlayerMistake:  # a free act after which nothing would be left to choose
            continue


def my_move(table: int) -> list[dict[str, object]]:
    """The button below the newest message of a thread."""
    button = {"type": 2, "style": 1, "label": "My move", "custom_id": button_ids.make("move", table=table)}
    return [{"type": 1, "components": [button]}]


def tell_nothing(connection: Connection) -> None:
    connection.execute("delete from outbox")


def ring_soon(database: Path, clocks: int, begin: float, end: float, rng: Random) -> int:
    """Let some clocks ring between two moments; returns how many."""
    with closing(sqlite3.connect(database)) as db, db:
        keys = [key for (key,) in db.execute("select key from due where kind = 'clock' order by key")]
        chosen = rng.sample(keys, min(clocks, len(keys)))
        db.executemany("update due set at = ? where key = ?", [(rng.uniform(begin, end), key) for key in chosen])
    return len(chosen)


def who_must_decide(database: Path, table: int) -> list[int]:
    """The people a table waits for, as the database knows it."""
    wanted = "select user_id from seats where table_id = ? and user_id is not null and asked_at is not null"
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as db:
        return [user for (user,) in db.execute(wanted, (table,))]
