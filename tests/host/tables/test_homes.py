"""What the owners of a server decide holds wherever a table gets its home there; a private place stays private."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.text import EngineBug
from host import BOT, Host, Person
from host.rights import sees
from storage import Saving
from testkit.host_play import ANN, BOB, NAMES, everything, open_lobby, play_out, refused, start

SERVER, ALLOWED, FORBIDDEN, THREAD, ROLE, DIRECT = 7, 70, 75, 71, 9, 76
OWNER = Person(1, guild=SERVER, channel=FORBIDDEN, manages=SERVER)
HERE = Person(ANN, guild=SERVER, channel=FORBIDDEN)
LESSON = "yokohama"

Way = Callable[[Host, Person], Awaitable[Any]]


async def exported(host: Host) -> bytes:
    table = await start(host)
    await play_out(host, table)
    return await host.transfer.export(table, BOT)


async def moves(host: Host, person: Person) -> Any:
    """A lobby of a direct message gets its channel when it begins."""
    table = await host.lobby.create("bazaar", Person(ANN, channel=ANN), "Ann")
    return await host.lobby.move(table.id, person, person.channel or 0)


# Every way in which a table comes to a server, beside those that need a game that is over.
WAYS: dict[str, Way] = {
    "new": lambda host, who: host.lobby.create("bazaar", who, "Ann", guild=who.guild, channel=who.channel),
    "new, asked before": lambda host, who: host.lobby.may_open(who, who.channel),
    "start from a direct message": moves,
    "learn": lambda host, who: host.lessons.open(LESSON, who, "Ann", channel=who.channel),
}


@pytest.mark.parametrize("way", WAYS)
async def test_a_table_is_opened_only_where_a_server_allows_it(host: Host, way: str) -> None:
    await host.guilds.set(OWNER, channels=(ALLOWED,))
    assert await refused(WAYS[way](host, HERE)) == "home.mistake.channel"
    await WAYS[way](host, replace(HERE, channel=ALLOWED))
    await WAYS[way](host, replace(HERE, channel=THREAD, parent={THREAD: ALLOWED}.__getitem__))
    await WAYS[way](host, replace(HERE, exists=lambda channel: False))
    await WAYS[way](host, replace(HERE, manages=SERVER))


@pytest.mark.parametrize("way", WAYS)
async def test_a_table_is_opened_only_by_the_role_that_may(host: Host, way: str) -> None:
    await host.guilds.set(OWNER, opener=ROLE)
    assert await refused(WAYS[way](host, HERE)) == "home.mistake.opener"
    await WAYS[way](host, replace(HERE, roles=frozenset({ROLE})))
    await WAYS[way](host, replace(HERE, exists=lambda role: False))
    await WAYS[way](host, replace(HERE, manages=SERVER))


@pytest.mark.parametrize("way", WAYS)
async def test_one_person_has_no_more_tables_than_a_server_allows(host: Host, way: str) -> None:
    await host.guilds.set(OWNER, most_tables=1)
    table = await open_lobby(host, 1)
    assert await refused(WAYS[way](host, HERE)) == "home.mistake.too_many"
    await host.lobby.close(table, Person(ANN))
    await WAYS[way](host, HERE)


async def test_what_somebody_is_on_another_server_counts_for_nothing(host: Host) -> None:
    await host.guilds.set(OWNER, channels=(ALLOWED,), opener=ROLE)
    elsewhere = replace(HERE, guild=8, manages=8, roles=frozenset({ROLE}), exists=lambda number: False)
    assert await refused(host.lobby.create("bazaar", elsewhere, "Ann", guild=SERVER, channel=ALLOWED)) == (
        "home.mistake.opener"
    )
    await host.guilds.set(OWNER, opener=None)
    assert await refused(host.lobby.create("bazaar", elsewhere, "Ann", guild=SERVER, channel=FORBIDDEN)) == (
        "home.mistake.channel"
    )


async def test_a_table_that_moves_is_not_counted_against_itself_and_stays_as_private_as_it_was(host: Host) -> None:
    await host.guilds.set(OWNER, most_tables=1)
    table = await open_lobby(host, 1, private=True)
    moved = await host.lobby.move(table, HERE, FORBIDDEN)
    assert (moved.channel, moved.private) == (FORBIDDEN, True)


@pytest.mark.slow
async def test_what_is_refused_at_the_start_leaves_the_lobby_as_it_was(host: Host) -> None:
    await host.guilds.set(OWNER, channels=(ALLOWED,))
    table = (await host.lobby.create("bazaar", Person(ANN, channel=ANN), "Ann")).id
    before = await everything(host)
    for call in (host.lobby.may_move, host.lobby.move):
        assert await refused(call(table, HERE, FORBIDDEN)) == "home.mistake.channel"
    assert await everything(host) == before
    assert await host.lobby.homes(table, HERE, [ALLOWED, FORBIDDEN]) == [ALLOWED]
    moved = await host.lobby.move(table, HERE, ALLOWED, THREAD)
    assert (moved.guild, moved.channel, moved.thread) == (SERVER, ALLOWED, THREAD)
    elsewhere = replace(HERE, guild=8)
    assert await refused(host.lobby.move(table, elsewhere, 80)) == "host.mistake.other_server"
    assert await refused(host.lobby.homes(table, elsewhere, [80])) == "host.mistake.other_server"


@pytest.mark.slow
async def test_who_plays_with_computers_alone_may_have_the_table_in_direct_messages(host: Host) -> None:
    alone = Person(ANN, channel=DIRECT)
    table = (await host.lobby.create("bazaar", alone, "Ann", computers=1)).id
    moved = await host.lobby.move(table, alone, DIRECT)
    assert (moved.guild, moved.channel, moved.direct) == (None, DIRECT, True)
    await host.lobby.remove_computer(table, alone)
    await host.lobby.join(table, replace(HERE, user=BOB, invited=table), "Bob")
    assert await refused(host.lobby.move(table, alone, DIRECT + 1)) == "host.mistake.other_server"
    assert not (await host.lobby.create("bazaar", HERE, "Ann", guild=SERVER, channel=ALLOWED)).direct
    of_server = (await host.lobby.create("bazaar", HERE, "Ann", guild=SERVER, channel=ALLOWED)).id
    assert await refused(host.lobby.move(of_server, alone, DIRECT)) == "host.mistake.other_server"


@pytest.mark.slow
async def test_who_starts_many_tables_at_once_has_no_more_for_it(host: Host) -> None:
    await host.guilds.set(OWNER, most_tables=2)
    tables = [(await host.lobby.create("bazaar", Person(ANN, channel=ANN), "Ann")).id for _ in range(5)]
    calls: list[Awaitable[Any]] = [host.lobby.move(table, HERE, ALLOWED) for table in tables]
    calls += [WAYS["new"](host, HERE) for _ in range(5)]
    done = await asyncio.gather(*calls, return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in done) == 2


@pytest.mark.slow
async def test_a_rematch_and_a_game_from_a_file_are_asked_about_too(host: Host) -> None:
    data = await exported(host)
    await host.guilds.set(OWNER, channels=(THREAD,))
    ways: list[Way] = [
        lambda host, who: host.lobby.rematch(1, who),
        lambda host, who: host.transfer.import_game(data, who),
    ]
    before = await everything(host)
    assert await refused(ways[0](host, HERE)) == "home.mistake.channel"
    other = replace(HERE, guild=8, channel=80)
    await host.guilds.set(Person(1, guild=8, manages=8), channels=(81,), opener=ROLE)
    assert await refused(ways[1](host, other)) == "home.mistake.opener"
    assert await refused(ways[1](host, replace(other, roles=frozenset({ROLE})))) == "home.mistake.channel"
    assert {**await everything(host), "guilds": 0} == {**before, "guilds": 0}
    await host.guilds.set(Person(1, guild=8, manages=8), most_tables=1, channels=(), opener=None)
    await host.lobby.create("bazaar", other, "Ann", guild=8, channel=80)
    brought = await ways[1](host, other)
    assert brought.status == "over", "it is no table that anybody plays at"
    assert brought.channel == 80
    await host.guilds.set(OWNER, channels=())
    _, made = await host.lobby.rematch(1, HERE)
    await host.guilds.set(OWNER, channels=(THREAD,))
    assert made
    assert (await host.lobby.rematch(1, Person(BOB, guild=SERVER, channel=FORBIDDEN)))[1] is False, "it stands already"


async def test_nothing_gives_a_table_another_home_without_being_asked(host: Host) -> None:
    table = await open_lobby(host)
    async with host._live.hold_row(table, "look", BOT) as row:
        for after in (replace(row, guild=8), replace(row, channel=FORBIDDEN)):
            with pytest.raises(EngineBug):
                await host._live.commit(Saving(before=row, after=after, at=1.0))


def test_tables_are_made_in_one_place() -> None:
    """Whatever comes to the host next has to ask the owners of the server."""
    makes = [path for path in Path("host").rglob("*.py") if "sql.saving.create" in path.read_text(encoding="utf-8")]
    assert [path.as_posix() for path in makes] == ["host/tables/live_tables.py"]


async def test_a_table_that_was_allowed_begins_where_it_stands(host: Host) -> None:
    """What an owner decides later holds for tables that are opened later."""
    table = await open_lobby(host)
    await host.guilds.set(OWNER, channels=(FORBIDDEN,), opener=ROLE, most_tables=1)
    await host.lobby.start(table, Person(ANN))


INSIDE = Person(ANN, guild=SERVER, channel=THREAD, secluded=lambda channel: channel == THREAD)


@pytest.mark.parametrize("way", [name for name in WAYS if name != "new, asked before"])
async def test_a_table_of_a_private_thread_is_private(host: Host, way: str) -> None:
    private = await WAYS[way](host, INSIDE)
    assert private.private
    assert (await WAYS["new"](host, replace(INSIDE, channel=ALLOWED))).private is False


async def test_who_is_in_the_private_thread_belongs_there_and_nobody_else(host: Host) -> None:
    table = (await WAYS["new"](host, INSIDE)).id
    await host.lobby.place(table, message=72)
    strangers = [
        Person(BOB, guild=SERVER, channel=ALLOWED),
        Person(BOB, guild=SERVER, channel=ALLOWED, manages=SERVER),
        Person(BOB),
        replace(INSIDE, user=BOB, channel=ALLOWED),
    ]
    for stranger in strangers:
        assert not sees(await host.reads.info(table, BOT), stranger)
        assert await refused(host.lobby.join(table, stranger, "Bob")) == "host.mistake.no_table"
        assert await host.reads.on_server(stranger) == []
        assert await refused(host.transfer.export(table, stranger)) == "host.mistake.no_table"
        assert await refused(host.watching.follow(table, stranger, "en")) == "host.mistake.no_table"
    friend = replace(INSIDE, user=BOB)
    assert [one.id for one in await host.reads.on_server(friend)] == [table]
    assert (await host.lobby.join(table, friend, "Bob")).names == ("Ann", "Bob")
    assert await refused(host.seeking.begin(table, INSIDE)) == "home.mistake.seek_private"


async def test_the_card_of_a_private_table_lets_in_who_was_invited(host: Host) -> None:
    table = await open_lobby(host, 1, private=True)
    await host.lobby.place(table, message=72)
    pressing = Person(BOB, guild=SERVER, channel=ALLOWED, message=72)
    before = await everything(host)
    for call in (
        host.lobby.join(table, pressing, NAMES[BOB]),
        host.reads.info(table, pressing),
        host.lobby.start(table, replace(pressing, manages=SERVER)),
    ):
        assert await refused(call) == "host.mistake.private"
    assert await everything(host) == before
    await host.lobby.invite(table, Person(ANN), BOB)
    assert (await host.lobby.join(table, pressing, NAMES[BOB])).names == ("Ann", "Bob")


@pytest.mark.slow
async def test_a_game_that_is_brought_into_a_private_thread_stays_there(host: Host) -> None:
    data = await exported(host)
    inside = replace(INSIDE, guild=8, parent=lambda channel: ALLOWED)
    brought = await host.transfer.import_game(data, inside)
    assert (brought.channel, brought.private) == (THREAD, True)
    assert await host.reads.on_server(Person(BOB, guild=8, channel=ALLOWED), ("over",)) == []
    assert len(await host.reads.on_server(replace(INSIDE, user=BOB, guild=8), ("over",))) == 1
    public = await host.transfer.import_game(data, replace(inside, guild=9, secluded=lambda channel: False))
    assert (public.channel, public.private) == (ALLOWED, False), "that of a public thread is found in its channel"
