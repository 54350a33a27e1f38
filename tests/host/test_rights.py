"""Who may do what."""

from __future__ import annotations

import pytest

from host import Host
from host.rights import RIGHTS, Deed, allow, may
from tests.host.play import ANN, BOB, STRANGER, open_lobby, play_out, refused, start

PLAYERS: list[Deed] = ["answer", "undo"]
ORGANISERS: list[Deed] = ["options", "computers", "start", "close", "replace"]
ONLOOKERS: list[Deed] = ["export", "look"]


async def test_every_deed_belongs_to_somebody(host: Host) -> None:
    """Bob sits there, Ann organises (and has left her seat), Stranger is on the same server."""
    await open_lobby(host, 2)
    table = await host.lobby.leave(1, ANN)
    assert set(RIGHTS) == {*PLAYERS, *ORGANISERS, *ONLOOKERS}
    for deed in PLAYERS:
        assert [may(deed, table, user, guild=7) for user in (ANN, BOB, STRANGER)] == [False, True, False]
        assert not may(deed, table, STRANGER, manager=True, guild=7)
    for deed in ORGANISERS:
        assert [may(deed, table, user, guild=7) for user in (ANN, BOB, STRANGER)] == [True, False, False]
        assert may(deed, table, STRANGER, manager=True)
    for deed in ONLOOKERS:
        assert [may(deed, table, user, guild=7) for user in (ANN, BOB, STRANGER)] == [True, True, True]
        assert [may(deed, table, user, guild=8) for user in (ANN, BOB, STRANGER)] == [True, True, False]
        assert [may(deed, table, user) for user in (ANN, BOB, STRANGER)] == [True, True, False]


async def test_a_private_table_is_seen_by_those_who_belong_to_it(host: Host) -> None:
    table = await host.lobby.create("bazaar", ANN, "Ann", guild=7, private=True)
    assert may("look", table, ANN, guild=8)
    assert not may("look", table, STRANGER, guild=7)
    with pytest.raises(Exception, match="no_table"):
        allow("look", table, STRANGER, guild=7)


async def test_a_table_without_a_server_is_seen_by_those_who_belong_to_it(host: Host) -> None:
    table = await host.lobby.create("bazaar", ANN, "Ann")
    assert may("look", table, ANN)
    assert not may("look", table, STRANGER)


async def test_who_may_not_look_cannot_export(host: Host) -> None:
    table = await start(host)
    assert await refused(host.transfer.export(table, STRANGER, 8)) == "host.mistake.no_table"
    assert await host.transfer.export(table, STRANGER, 7) == await host.transfer.export(table)
    assert await host.transfer.export(table, BOB) == await host.transfer.export(table)


async def test_the_seed_is_shown_at_the_end(host: Host) -> None:
    table = await start(host, seed="shown at the end")
    assert await host.looking.seed(table) is None
    await play_out(host, table)
    assert await host.looking.seed(table) == "shown at the end"
    assert await refused(host.looking.seed(77)) == "host.mistake.no_table"


async def test_running_tables_are_counted(host: Host) -> None:
    await open_lobby(host)
    assert await host.looking.running() == 0
    tables = [await start(host) for _ in range(3)]
    assert await host.looking.running() == 3
    await host.lobby.close(tables[0], ANN)
    assert await host.looking.running() == 2
