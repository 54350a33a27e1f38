"""Which component set new tables of a server use, and which tables keep theirs."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec
import pytest

from engine.core import games
from host import Host, Person
from host.sets.used_set import as_stored
from storage import ServerSet, sql

GUILD = 77
ADA = Person(1, guild=GUILD, channel=5)

pytestmark = pytest.mark.slow


def richer() -> dict[str, Any]:
    """The tables of the bazaar with one corrected value."""
    shelf = games.get("bazaar").shelf
    tables = deepcopy(shelf.tables(shelf.current()))
    tables["cards"]["rows"][0] |= {"price": 9, "source": "box"}
    return tables


async def bring(host: Host, tables: dict[str, Any]) -> str:
    game = games.get("bazaar")
    key = game.shelf.remember(tables)
    row = ServerSet(GUILD, "bazaar", "used", key, ("cards",), 1, 0.0)
    await host._db.write(sql.server_sets.put, row, as_stored(game, key))
    return key


async def test_new_tables_of_the_server_use_its_set_and_others_do_not(host: Host) -> None:
    before = await host.lobby.create("bazaar", ADA, "Ada", guild=GUILD, channel=5)
    key = await bring(host, richer())
    assert await host.server_sets.key(GUILD, "bazaar") == key
    shipped = games.get("bazaar").shelf.current()
    assert {await host.server_sets.key(other, "bazaar") for other in (None, 78)} == {shipped} != {key}
    after = await host.lobby.create("bazaar", ADA, "Ada", guild=GUILD, channel=5)
    assert (before.components, before.corrected) == (None, 0)
    assert (after.components, after.corrected) == (key, 1)
    for table in (before, after):
        await host.lobby.add_computer(table.id, ADA)
        await host.lobby.start(table.id, ADA)
    used = [(await host.reads.info(table.id, ADA)).components for table in (before, after)]
    assert used == [shipped, key]


async def test_after_an_update_the_corrected_tables_lie_over_the_new_ones(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await bring(host, richer())
    running = await host.lobby.create("bazaar", ADA, "Ada", guild=GUILD, channel=5)
    shelf = games.get("bazaar").shelf
    shipped = deepcopy(shelf._shipped())
    other = next(name for name in shipped if name != "cards")
    shipped[other] = msgspec.json.decode(msgspec.json.encode(shipped[other]))
    shipped[other]["note"] = "another version"
    monkeypatch.setattr(shelf, "_own", shipped)
    monkeypatch.setattr(shelf, "_current", None)
    new = await host.server_sets.key(GUILD, "bazaar")
    assert new != old
    assert shelf.tables(new)["cards"] == richer()["cards"]
    assert shelf.tables(new)[other]["note"] == "another version"
    assert await host.server_sets.key(GUILD, "bazaar") == new
    assert (await host.reads.info(running.id, ADA)).components == old  # a lobby keeps what it names


async def test_a_stored_set_that_cannot_be_read_is_not_used(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    await bring(host, richer())
    await host._db.write(lambda c: c.execute("update server_sets set changed = '[\"moon\"]'"))
    assert await host.server_sets.key(GUILD, "bazaar") == games.get("bazaar").shelf.current()
    assert "cannot be used" in caplog.text
