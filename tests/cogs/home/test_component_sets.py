"""The owner of a box corrects the values of a game on their server: looks, gives back, uses, gives up."""

from __future__ import annotations

import io
import json
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from engine.core import games
from host import BOT, Host, Person
from testkit.discord.shown import texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.replays import ReplaysHere
from testkit.scenes import lobby, open_table, play_out
from tests.cogs.controls import MANAGING

pytestmark = pytest.mark.slow


@pytest.fixture
def owner(stage: DiscordStage) -> MemberActor:
    """Somebody who manages the server."""
    actor = stage.person("olga")
    role = stage.guild.create_role("manager", permissions=MANAGING)
    stage.env.backend.guilds[stage.guild.id].members[actor.id].role_ids.append(role.id)
    return actor


async def sheets(stage: DiscordStage, owner: MemberActor) -> bytes:
    """What the button of the form gives."""
    await stage.slash(owner, "kontor set", where=stage.channel, game="bazaar")
    await stage.press(owner, "Spreadsheets")
    answered = stage.last[owner.id].response
    assert answered is not None
    (attachment,) = answered.attachments
    assert attachment.filename == "bazaar.zip"
    data: bytes = await attachment.read()
    return data


def changed(data: bytes, change: Callable[[str], str]) -> bytes:
    """The zip with something else in its tables."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(made, "w") as new:
        for name in old.namelist():
            new.writestr(name, change(old.read(name).decode("utf-8-sig")))
    return made.getvalue()


async def bring(stage: DiscordStage, owner: MemberActor, data: bytes, name: str = "bazaar.zip") -> str:
    return await stage.slash(owner, "kontor set", where=stage.channel, game="bazaar", file=(name, data))


async def corrected(stage: DiscordStage, owner: MemberActor) -> str:
    """Have a corrected set used; what was shown before."""
    data = changed(await sheets(stage, owner), lambda text: text.replace("carpet,2", "carpet,3"))
    said = await bring(stage, owner, data)
    assert phrase("sets.taken") in await stage.press(owner, "Use for new tables")
    return said


def stored_sets(stage: DiscordStage) -> int:
    with closing(sqlite3.connect(stage.db)) as db:
        (count,) = db.execute("select count(*) from component_sets").fetchone()
    return int(count)


async def test_a_set_is_brought_looked_at_used_and_given_up(stage: DiscordStage, owner: MemberActor) -> None:
    said = await corrected(stage, owner)
    assert phrase("sets.found", n=1) in said
    assert "- Carpet: `price` 2 → **3**" in said
    alice = stage.person("alice")
    await open_table(stage, alice)
    assert phrase("sets.lobby", n=1) in texts(lobby(stage))
    await stage.restart()
    said = await stage.slash(owner, "kontor set", where=stage.channel, game="bazaar")
    assert "corrected values (1\xa0component table)" in said
    assert f"<@{owner.id}>" in said
    assert "- Carpet: `price` 2 → **3**" in await stage.press(owner, "What is different")
    assert phrase("sets.back") in await stage.press(owner, "Use the shipped values")
    await stage.slash(alice, "table new", where=stage.channel, game="bazaar")
    used = [(await stage.host.reads.info(table, BOT)).corrected for table in (1, 2)]
    assert used == [1, 0], "the lobby that was there keeps what it names"
    assert phrase("sets.mistake.none") in await stage.forge(
        owner, stage.stored(stage.panel(owner)), "v1|||set_drop|bazaar/used"
    )


async def test_rules_and_tables_tell_the_values_that_are_used_where_they_are_asked_for(
    stage: DiscordStage, owner: MemberActor
) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await corrected(stage, owner)
    asked: dict[str, Any] = {"where": stage.channel, "topic": "bazaar/turn"}
    assert "a carpet costs 3" in await stage.slash(stage.person("cleo"), "rules", **asked)
    assert "a carpet costs 2" in await stage.slash(alice, "rules", **asked), "a game goes on as it began"
    await stage.slash(owner, "kontor set", where=stage.channel, game="bazaar")
    await stage.press(owner, "Use the shipped values")
    assert "a carpet costs 2" in await stage.slash(stage.person("cleo"), "rules", **asked)


async def test_a_bad_file_leaves_nothing_behind(stage: DiscordStage, owner: MemberActor) -> None:
    data = await sheets(stage, owner)
    said = await bring(stage, owner, changed(data, lambda text: text.replace("carpet,2", "carpet,two")))
    assert said == "Table cards, row carpet, column price: expected a number."
    assert phrase("sets.fault.nothing") in await bring(stage, owner, data)
    assert phrase("sets.fault.file_kind") in await bring(stage, owner, b"MZ", "values.exe")
    polish = stage.person("ola", "pl")
    role = stage.guild.create_role("another", permissions=MANAGING)
    stage.env.backend.guilds[stage.guild.id].members[polish.id].role_ids.append(role.id)
    bad = changed(data, lambda text: text.replace("lamp,", "genie,"))
    assert "Tabela cards, wiersz genie, kolumna id: nie ma takiego wiersza" in await bring(stage, polish, bad)
    assert (await stage.host.server_sets.look(managing(stage, owner), "bazaar")).shown is None
    assert stored_sets(stage) == 0


async def test_only_who_manages_the_server_may(stage: DiscordStage, owner: MemberActor) -> None:
    await corrected(stage, owner)
    alice = stage.person("alice")
    refused = phrase("home.mistake.owner")
    assert refused in await stage.slash(alice, "kontor set", where=stage.channel, game="bazaar")
    panel = stage.stored(stage.panel(owner))
    for verb in ("set_drop|bazaar/used", "set_sheets|bazaar", "set_look|bazaar", "set_text|bazaar", "set_form|bazaar"):
        assert refused in await stage.forge(alice, panel, f"v1|||{verb}"), verb
    assert await stage.host.server_sets.key(stage.guild.id, "bazaar") != games.get("bazaar").shelf.current()


def managing(stage: DiscordStage, who: MemberActor) -> Person:
    return Person(who.id, guild=stage.guild.id, channel=stage.channel.id, manages=stage.guild.id)


async def test_a_value_is_chosen_in_lists_and_thrown_away_again(stage: DiscordStage, owner: MemberActor) -> None:
    await stage.slash(owner, "kontor set", where=stage.channel, game="bazaar")
    await stage.choose(owner, "Cards", nth=0)
    await stage.choose(owner, "Lamp", nth=1)
    await stage.choose(owner, "price: 3", nth=2)
    said = await stage.choose(owner, "5", nth=3)
    assert "- Lamp: `price` 3 → **5**" in said
    await stage.choose(owner, "effects[1].op: peek", nth=2)
    said = await stage.choose(owner, "coins", nth=3)
    assert "n: a value is missing here" in said, "the set is as it was"
    said = await stage.press(owner, "What is different")
    assert "- Lamp: `price` 3 → **5**" in said
    assert phrase("sets.dropped") in await stage.press(owner, "Throw it away")
    assert stored_sets(stage) == 0


async def test_a_game_with_the_set_is_played_over_a_restart_exported_and_imported_elsewhere(
    stage: DiscordStage, owner: MemberActor, tmp_path: Path
) -> None:
    await corrected(stage, owner)
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    key = (await stage.host.reads.info(1, BOT)).components
    assert key == await stage.host.server_sets.key(stage.guild.id, "bazaar")
    await stage.slash(owner, "kontor set", where=stage.channel, game="bazaar")
    await stage.press(owner, "Use the shipped values")
    await stage.restart()
    await play_out(stage, 1)
    over = await stage.host.reads.info(1, BOT)
    assert (over.status, over.components, over.corrected) == ("over", key, 1)
    said = await stage.slash(alice, "standings", where=stage.channel, game="bazaar")
    assert phrase("home.games", n=1) in said, "it counts"
    assert "Highest score" not in said, "and holds no record, since the server uses other values now"
    data = await stage.host.transfer.export(1, BOT)
    assert (
        json.loads(data)["tables"]["cards"]["rows"][0] | {"price": 3, "source": "box"}
        == (json.loads(data)["tables"]["cards"]["rows"][0])
    )
    games.get("bazaar").shelf.forget(str(key))
    async with await Host.open(tmp_path / "other.db", replays=ReplaysHere) as other:
        there = Person(7, guild=8, channel=9)
        table = await other.transfer.import_game(data, there)
        assert (table.status, table.corrected) == ("over", 1)
        await other.server_sets.at_hand(table)
        assert games.get("bazaar").shelf.get(str(key)).card("carpet").price == 3
        assert await other.server_sets.key(8, "bazaar") == games.get("bazaar").shelf.current()
