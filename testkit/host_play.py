"""People who play the bazaar through the host."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest

import testkit.bazaar.meta  # noqa: F401 (makes the game known)
import words
from host import BOT, Host, HostTrouble, Person, PlayerMistake, Question, Update
from storage import Saving, sql
from storage.connection import Connection
from storage.contents import TABLES
from storage.sqlite import QueuedConnection, SqliteDatabase

ANN, BOB, CLEO, DAN = 11, 22, 33, 44
NAMES = {ANN: "Ann", BOB: "Bob", CLEO: "Cleo", DAN: "Dan"}
PEOPLE = tuple(NAMES)
STRANGER = 99


class StillClock:
    """Noon of a day long ago, until somebody turns it."""

    def __init__(self) -> None:
        self.moment = datetime(2030, 1, 1, 12, tzinfo=UTC)

    def now(self) -> datetime:
        return self.moment

    def turn(self, seconds: float) -> None:
        self.moment += timedelta(seconds=seconds)


async def open_lobby(host: Host, people: int = 2, computers: int = 0, *, private: bool = False, **options: str) -> int:
    """A lobby in which Ann, Bob … sit, then computer players."""
    table = (await host.lobby.create("bazaar", Person(ANN), "Ann", options, guild=7, channel=70, private=private)).id
    for user in PEOPLE[1:people]:
        await host.lobby.join(table, Person(user, guild=7), NAMES[user])
    for _ in range(computers):
        await host.lobby.add_computer(table, Person(ANN))
    return table


async def start(host: Host, people: int = 2, computers: int = 0, seed: str = "s", **options: str) -> int:
    """A table that has begun, Ann on seat 0, Bob on seat 1 …"""
    table = await open_lobby(host, people, computers, private=False, **options)
    await host.lobby.start(table, Person(ANN), seed=seed, shuffle=False)
    return table


async def shut(host: Host, table: int) -> None:
    """A manager of its server, who does not play, closes a table; where none sees it, its organiser does."""
    found = await host.reads.info(table, BOT)
    if found.guild is None or found.status == "lobby" or found.teaching == "lesson":
        await host.lobby.close(table, Person(found.organiser))
    else:
        await host.consent.propose(table, Person(STRANGER, guild=found.guild, manages=found.guild), "close")


async def question(host: Host, table: int, user: int) -> Question:
    found = await host.reads.question(table, Person(user))
    assert found is not None
    return found


async def give(host: Host, table: int, user: int, *picks: str) -> Update:
    """Answer the open question of somebody."""
    return (await host.answers.answer(table, Person(user), (await question(host, table, user)).step, picks)).update


async def bid(host: Host, table: int, *bids: int) -> Update:
    """Everybody bids and locks in."""
    for user, n in zip(PEOPLE, bids, strict=False):
        await give(host, table, user, f"n:{n}")
        update = await give(host, table, user, "lock")
    return update


async def at_work(host: Host) -> int:
    """Ann is in the middle of her turn: she works and has yet to end it."""
    table = await start(host)
    await bid(host, table, 2, 0)
    await give(host, table, ANN, "work")
    await give(host, table, ANN, "dates")
    return table


async def at_peek(host: Host) -> int:
    """Ann is in the middle of her turn, and a hidden card was drawn in it."""
    for seed in range(60):
        table = await start(host, seed=f"peek {seed}")
        await bid(host, table, 1, 0)
        options = [option.id for option in (await question(host, table, ANN)).options]
        card = next((i for i in options if i.startswith("buy:")), None)
        if card is not None:
            await give(host, table, ANN, card)
            for _ in range(3):
                asked = await host.reads.question(table, Person(ANN))
                if asked is not None and asked.key == "bazaar.peek":
                    await give(host, table, ANN, "peek")
                    return table
                if asked is None or asked.key != "bazaar.order":
                    break
                ids = [option.id for option in asked.options]
                await give(host, table, ANN, "do:peek" if "do:peek" in ids else ids[0])
    raise AssertionError("no card lets Ann peek")


def any_picks(question: Question, rng: Random) -> list[str]:
    return rng.sample([option.id for option in question.options], rng.randint(question.min, question.max))


async def answer_any(host: Host, table: int, rng: Random, people: Sequence[int] = PEOPLE) -> Update | None:
    """Somebody who must answer answers anything; None if nobody must."""
    info = await host.reads.info(table, BOT)
    users = [s.user for s in info.seats if s.user in people and s.asked_at is not None]
    if not users:
        return None
    user = rng.choice(users)
    assert user is not None
    asked = await question(host, table, user)
    return (await host.answers.answer(table, Person(user), asked.step, any_picks(asked, rng))).update


async def play_out(host: Host, table: int, seed: int = 1) -> None:
    """Play to the end."""
    rng = Random(seed)
    while (await host.reads.info(table, BOT)).status == "running":
        await answer_any(host, table, rng)
        await host.idle()


async def thread_told(host: Host, table: int) -> list[tuple[str, tuple[int, ...]]]:
    """What a table's thread must still be told: kinds of notices, and the seats they name."""
    pending = await host.notices.pending(table)
    return [(notice.kind, notice.seats) for notice in pending if notice.lane == str(table)]


async def refused(call: Awaitable[Any]) -> str:
    """The key of the mistake a call makes, once its sentence was said in every language."""
    with pytest.raises(PlayerMistake) as caught:
        await call
    for language in words.LANGUAGES:
        assert words.check_text(caught.value.text, language) == []
        assert words.say(caught.value.text, language)
    return caught.value.text.key


async def troubled(call: Awaitable[Any]) -> HostTrouble:
    """The trouble a call meets, once its sentence was said in every language."""
    with pytest.raises(HostTrouble) as caught:
        await call
    for language in words.LANGUAGES:
        assert words.check_text(caught.value.text, language) == []
    return caught.value


async def stored(host: Host, query: str, *values: object) -> list[tuple[Any, ...]]:
    """What a look into the database itself shows."""

    def look(connection: Connection) -> list[tuple[Any, ...]]:
        return connection.execute(query, values).fetchall()

    return await host._db.read(look)


async def everything(host: Host) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables, to see that nothing changed."""
    return {name: await stored(host, f"select * from {name} order by {', '.join(key)}") for name, key in TABLES.items()}


def save_through(save: Callable[[Saving], Awaitable[object]], host: Host, patch: pytest.MonkeyPatch) -> None:
    """Have every change of a table go through a function of the test; everything else is written as ever."""
    write: Any = host._db.write

    async def written(work: Any, *args: Any, **kwargs: Any) -> Any:
        return await (save(*args) if work is sql.saving.save else write(work, *args, **kwargs))

    patch.setattr(host._db, "write", written)


def writer(host: Host) -> QueuedConnection:
    """The connection by which a file is written."""
    database = host._db
    assert isinstance(database, SqliteDatabase)
    return database._writer


async def limit_growth(host: Host, pages: int) -> None:
    """Let the file of the database grow by so many pages and no more, as on a disk that is full."""

    def limit(connection: sqlite3.Connection) -> None:
        have = connection.execute("pragma page_count").fetchone()[0]
        connection.execute(f"pragma max_page_count = {have + pages}")

    await writer(host).run(limit)


async def settled(host: Host) -> None:
    """Wait for every transaction that was handed over, also if nobody else waits for it any more."""
    database = host._db
    if isinstance(database, SqliteDatabase):
        await database.write(lambda connection: None)  # there is one thread, which comes to it last
        return
    from storage.postgresql import CONNECTIONS

    together = threading.Barrier(CONNECTIONS)  # which every thread reaches once it is done with what came before
    await asyncio.gather(*(database.read(lambda connection: together.wait()) for _ in range(CONNECTIONS)))


class FastClock:
    """Runs so many times as fast as the wall clock."""

    def __init__(self, speed: float) -> None:
        self._speed, self._began = speed, datetime.now(UTC)

    def now(self) -> datetime:
        return self._began + (datetime.now(UTC) - self._began) * self._speed
