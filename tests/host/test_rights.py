"""What is public and what is not, beside what single people may do."""

from __future__ import annotations

import pytest

from host import BOT, Host, Person
from testkit.host_play import ANN, BOB, STRANGER, open_lobby, play_out, refused, shut, start


async def test_who_may_not_look_cannot_export(host: Host) -> None:
    table = await start(host)
    assert await refused(host.transfer.export(table, Person(STRANGER, guild=8))) == "host.mistake.no_table"
    assert await host.transfer.export(table, Person(STRANGER, guild=7)) == await host.transfer.export(table, BOT)
    assert await host.transfer.export(table, Person(BOB)) == await host.transfer.export(table, BOT)


async def test_a_table_without_a_server_is_seen_by_those_who_belong_to_it(host: Host) -> None:
    table = await host.lobby.create("bazaar", Person(ANN), "Ann")
    assert await host.reads.info(table.id, Person(ANN)) == table
    assert await refused(host.reads.info(table.id, Person(STRANGER))) == "host.mistake.no_table"


@pytest.mark.parametrize("who", [Person(ANN), Person(ANN, guild=7), Person(ANN, guild=7, manages=8)])
async def test_a_set_is_for_whoever_manages_the_server_they_are_on(host: Host, who: Person) -> None:
    assert await refused(host.server_sets.look(who, "bazaar")) == "home.mistake.owner"
    assert await refused(host.server_sets.sheets(who, "bazaar")) == "home.mistake.owner"
    assert (await host.server_sets.look(Person(ANN, guild=7, manages=7), "bazaar")).used is None


@pytest.mark.slow
async def test_the_seed_is_shown_at_the_end(host: Host) -> None:
    table = await start(host, seed="shown at the end")
    assert await host.reads.seed(table, BOT) is None
    await play_out(host, table)
    assert await host.reads.seed(table, BOT) == "shown at the end"
    assert await refused(host.reads.seed(77, BOT)) == "host.mistake.no_table"


async def test_running_tables_are_counted(host: Host) -> None:
    await open_lobby(host)
    assert await host.reads.running() == 0
    tables = [await start(host) for _ in range(3)]
    assert await host.reads.running() == 3
    await shut(host, tables[0])
    assert await host.reads.running() == 2
