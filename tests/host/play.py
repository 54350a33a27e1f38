"""People who play the bazaar through the host."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Sequence
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest

import words
from host import Host, HostTrouble, PlayerMistake, Question, Update

ANN, BOB, CLEO, DAN = 11, 22, 33, 44
NAMES = {ANN: "Ann", BOB: "Bob", CLEO: "Cleo", DAN: "Dan"}
PEOPLE = tuple(NAMES)
STRANGER = 99


class Clock:
    """Noon of a day long ago, until somebody turns it."""

    def __init__(self) -> None:
        self.moment = datetime(2030, 1, 1, 12, tzinfo=UTC)

    def now(self) -> datetime:
        return self.moment

    def turn(self, seconds: float) -> None:
        self.moment += timedelta(seconds=seconds)


async def open_lobby(host: Host, people: int = 2, computers: int = 0, **options: str) -> int:
    """A lobby in which Ann, Bob … sit, then computer players."""
    table = (await host.lobby.create("bazaar", ANN, "Ann", options, guild=7, channel=70)).id
    for user in PEOPLE[1:people]:
        await host.lobby.join(table, user, NAMES[user])
    for _ in range(computers):
        await host.lobby.add_computer(table, ANN)
    return table


async def start(host: Host, people: int = 2, computers: int = 0, seed: str = "s", **options: str) -> int:
    """A table that has begun, Ann on seat 0, Bob on seat 1 …"""
    table = await open_lobby(host, people, computers, **options)
    await host.lobby.start(table, ANN, seed=seed, shuffle=False)
    return table


async def question(host: Host, table: int, user: int) -> Question:
    found = await host.tables.question(table, user)
    assert found is not None
    return found


async def give(host: Host, table: int, user: int, *picks: str) -> Update:
    """Answer the open question of somebody."""
    return await host.tables.answer(table, user, (await question(host, table, user)).step, picks)


async def bid(host: Host, table: int, *bids: int) -> Update:
    """Everybody bids and locks in."""
    for user, n in zip(PEOPLE, bids, strict=False):
        await give(host, table, user, f"n:{n}")
        update = await give(host, table, user, "lock")
    return update


def any_picks(question: Question, rng: Random) -> list[str]:
    return rng.sample([option.id for option in question.options], rng.randint(question.min, question.max))


async def answer_any(host: Host, table: int, rng: Random, people: Sequence[int] = PEOPLE) -> Update | None:
    """Somebody who must answer answers anything; None if nobody must."""
    info = await host.tables.info(table)
    users = [s.user for s in info.seats if s.user in people and s.asked_at is not None]
    if not users:
        return None
    user = rng.choice(users)
    assert user is not None
    asked = await question(host, table, user)
    return await host.tables.answer(table, user, asked.step, any_picks(asked, rng))


async def play_out(host: Host, table: int, seed: int = 1) -> None:
    """Play to the end."""
    rng = Random(seed)
    while (await host.tables.info(table)).status == "running":
        await answer_any(host, table, rng)
        await host.idle()


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

    def look(connection: sqlite3.Connection) -> list[tuple[Any, ...]]:
        return connection.execute(query, values).fetchall()

    return await host._store.database.read(look)


async def everything(host: Host) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables, to see that nothing changed."""
    names = [row[0] for row in await stored(host, "select name from sqlite_master where type = 'table'")]
    return {name: await stored(host, f"select * from {name} order by 1, 2") for name in names}
