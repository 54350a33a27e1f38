"""After a restart the table is as it was, under the same ids."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from sandbox import Sandbox, SandboxClock, marks
from testkit.page.demo_bot import message_of


@pytest.mark.slow
async def test_everything_comes_back_with_the_same_ids(make_table: Callable[..., Sandbox]) -> None:
    """People, languages, channels, threads, messages, pictures, read marks, commands, the bot itself."""
    async with make_table() as table:
        ada, here = table.person("Ada"), table.channel("tables")
        shown = message_of(await ada.slash(here, "board"))
        await ada.slash(here, "thread", name="Table 1")
        thread = await table.until(lambda: [c.id for c in table.world.channels.values() if c.name == "Table 1"])
        await ada.slash(here, "hand")
        await table.until(lambda: ada.reads(ada.dm))
        table.world.change_person(ada.id, name="Ada L.", language="uk")
        marks.read_up_to(table.world, here, ada.id, shown.id)
        before = table.world
        picture = before.cdn.get(shown.attachments[0]["url"])
    async with make_table() as table:
        after = table.world
        ada = table.person("Ada L.")
        assert (after.bot_user, after.application_id) == (before.bot_user, before.application_id)
        assert after.guild == before.guild
        assert list(after.channels) == list(before.channels)
        assert after.profiles[ada.id] == before.profiles[ada.id]
        assert {k: [m.id for m in v.values() if not m.is_ephemeral] for k, v in before.messages.items()} == {
            k: list(v) for k, v in after.messages.items() if k in before.messages
        }
        again = after.messages[here][shown.id]
        assert again == shown
        assert after.cdn.get(again.attachments[0]["url"]) == picture
        assert not (await ada.click(again, "hand")).failed
        assert not (await ada.slash(thread[0], "whoami")).failed
        assert {c["id"] for c in after.commands[None].values()} == {c["id"] for c in before.commands[None].values()}


@pytest.mark.slow
async def test_ids_keep_rising_after_a_restart(make_table: Callable[..., Sandbox]) -> None:
    """Even if the table's clock was far ahead of the wall clock."""
    async with make_table(speed=50.0) as table:
        table.world.clock.advance(1000)
        first = table.person("Ada").say(table.channel("tables"), "one")
    async with make_table() as table:
        second = table.person("Ada").say(table.channel("tables"), "two")
        assert second.id > first.id
        assert second.timestamp > first.timestamp


@pytest.mark.slow
async def test_ephemeral_answers_do_not_come_back(make_table: Callable[..., Sandbox]) -> None:
    """They belong to the client they were shown on."""
    async with make_table() as table:
        here = table.channel("tables")
        await table.person("Ada").slash(here, "whoami")
        assert len(table.world.messages[here]) == 1
    async with make_table() as table:
        assert not table.world.messages[here]


async def test_a_change_is_on_disk_soon(table: Sandbox, tmp_path: Path) -> None:
    """A process that is killed loses next to nothing."""
    sent = table.person("Ada").say(table.channel("tables"), "remember me")
    await table.until(lambda: table.file._writing is None)
    reader = sqlite3.connect(tmp_path / "demo-table.sqlite")
    assert reader.execute("select count(*) from messages where id = ?", (sent.id,)).fetchone() == (1,)
    table.world.delete_message(sent.channel_id, sent.id)
    await table.until(lambda: table.file._writing is None)
    assert reader.execute("select count(*) from messages where id = ?", (sent.id,)).fetchone() == (0,)
    reader.close()


async def test_new_names_on_the_command_line_join_the_old_ones(
    make_table: Callable[..., Sandbox], tmp_path: Path
) -> None:
    """`--users` adds who is missing and renames nobody."""
    from testkit.page.demo_bot import DemoBot

    async with make_table():
        pass
    table = Sandbox(DemoBot, db=tmp_path / "demo.db", port=0, users=("Ada", "Cara:pl"))
    assert [user.global_name for user in table.world.people()] == ["Ada", "Ben", "Cara"]
    assert table.world.locale(table.person("Cara").id) == "pl"
    await table.file.close()


def test_the_clock_runs_faster_and_never_back() -> None:
    """`--speed` is for trying out days in minutes."""
    with pytest.raises(ValueError, match="above 0"):
        SandboxClock(0)
    clock = SandboxClock(3600.0)
    first = clock.now()
    clock._wall -= 1.0  # a second later
    assert 3599 < (clock.now() - first).total_seconds() < 3700
    clock._wall += 2.0  # the wall clock was set back
    assert clock.now() >= first
