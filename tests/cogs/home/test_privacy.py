"""What is stored about somebody: shown, handed out, deleted, by click and down to the last row."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest
from simcord.actors import MemberActor

from host import BOT, Person
from storage import sql
from storage.sql.privacy import ABOUT, FORGOTTEN
from testkit.discord.shown import texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import bids, lobby, open_table, play_out

PEOPLE = ("user_id", "organiser")  # columns that hold one, beside the key of `users` and the names in `played`


async def delete(stage: DiscordStage, who: MemberActor) -> tuple[str, str]:
    """Press everything there is to press; returns the warning and the last word."""
    await stage.slash(who, "privacy", where=stage.channel)
    warned = await stage.press(who, "Delete …")
    return warned, await stage.press(who, "Delete everything")


def everything(stage: DiscordStage) -> str:
    """All rows of all tables, as one text."""
    with closing(sqlite3.connect(stage.db)) as db:
        names = [name for (name,) in db.execute("select name from sqlite_master where type = 'table'")]
        return "\n".join(f"{name}: {row}" for name in names for row in db.execute(f"select * from {name}"))


@pytest.mark.slow
async def test_somebody_unknown_is_told_so(stage: DiscordStage) -> None:
    zoe = stage.person("zoe")
    assert phrase("home.privacy.nothing") in await stage.slash(zoe, "privacy", where=stage.channel)
    warned, done = await delete(stage, zoe)
    assert "open table" not in warned
    assert done.startswith("Done.")


@pytest.mark.slow
async def test_it_is_shown_and_handed_out(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await stage.slash(alice, "settings", language="uk")
    await stage.slash(alice, "settings", language="en")
    said = await stage.slash(alice, "privacy", where=stage.channel)
    assert "- your settings" in said
    assert "- your seat and name at an open table" in said
    panel = stage.stored(stage.panel(alice))
    result = await alice.click(stage.panel(alice), label="Download")
    assert result.response is not None
    (attachment,) = result.response.attachments
    file = json.loads(await attachment.read())
    assert set(file) == {"user", *ABOUT}
    assert [seat["name"] for seat in file["seats"]] == ["Alice"]
    assert str(bob.id) not in json.dumps(file)
    await stage.forge(alice, panel, "v1|||set_history|", ["own"])
    assert (await stage.host.users.get(alice.id)).history == "own"


@pytest.mark.slow
async def test_who_deletes_is_gone_and_the_game_goes_on(stage: DiscordStage) -> None:
    """Alice organises a lobby and plays a game with everything stored that can be; Bob's results stay comparable."""
    alice, bob, cleo = stage.person("alice"), stage.person("bob"), stage.person("cleo")
    await stage.start(alice, bob)
    await play_out(stage, 1)
    await stage.start(alice, bob)
    await bids(stage, alice="3", bob="0")
    await open_table(stage, alice)
    await stage.host.lobby.invite(3, Person(bob.id, guild=stage.guild.id), alice.id + 1)
    await stage.press(bob, "Join", lobby(stage))
    await stage.slash(alice, "settings", language="pl", timezone="Europe/Warsaw")
    await stage.slash(alice, "settings", language="en")
    before = [row.place for row in await stage.host._db.read(sql.results.of_table, 1)]
    warned, done = await delete(stage, alice)
    assert "You have seats at 2\xa0open tables" in warned
    assert "a stand-in plays on for you" in warned
    assert phrase("home.privacy.deleted") in done
    await stage.settle()
    stored = everything(stage)
    assert str(alice.id) not in stored
    assert "Alice" not in stored
    first, second, third = [await stage.host.reads.info(number, BOT) for number in (1, 2, 3)]
    assert first.names == ("Player 1", "Bob")
    assert (second.status, second.organiser, second.names) == ("running", bob.id, ("Player 1", "Bob"))
    assert (third.status, third.organiser, third.names) == ("lobby", bob.id, ("Bob",))
    assert "Alice" not in texts(lobby(stage))
    results = await stage.host._db.read(sql.results.of_table, 1)
    assert [row.place for row in results] == before
    assert results[0].user is not None
    assert results[0].user < 0, "a stranger whom nobody can tell"
    await stage.host.handover.take(2, Person(cleo.id, guild=stage.guild.id), 0, "Cleo")
    await stage.settle()
    assert any("Cleo takes over the seat of Player 1" in texts(post) for post in stage.posts())
    assert phrase("home.privacy.nothing") in await stage.slash(alice, "privacy", where=stage.channel)


@pytest.mark.slow
async def test_the_last_person_of_a_table_may_delete_too(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    await open_table(stage, alice, computers=1, start=True)
    await open_table(stage, alice)
    await delete(stage, alice)
    await stage.settle()
    assert [(await stage.host.reads.info(number, BOT)).status for number in (1, 2)] == ["closed", "closed"]
    assert str(alice.id) not in everything(stage)


@pytest.mark.slow
async def test_what_waits_to_be_told_to_somebody_is_forgotten_too(stage: DiscordStage) -> None:
    alice, bob, cleo = stage.person("alice"), stage.person("bob"), stage.person("cleo")
    await stage.start(alice, bob)
    await stage.slash(cleo, "watch")
    await stage.press(cleo, "Follow")
    stage.env.inject_error("POST", "/users/@me/channels", status=500, times=None)
    await play_out(stage, 1)
    assert f"follow:{cleo.id}" in everything(stage), "otherwise this shows nothing"
    await delete(stage, cleo)
    assert str(cleo.id) not in everything(stage)


@pytest.mark.slow
async def test_every_column_that_names_somebody_is_known(stage: DiscordStage) -> None:
    """Whoever adds a table that names people is told here to show it, and to forget it."""
    with closing(sqlite3.connect(stage.db)) as db:
        columns = [
            (table, column)
            for (table,) in db.execute("select name from sqlite_master where type = 'table'").fetchall()
            for (column,) in db.execute(f"select name from pragma_table_info('{table}')")
            if column in PEOPLE
        ]
    assert len(columns) > 8
    shown, forgotten = " ".join(ABOUT.values()), " ".join(FORGOTTEN)
    for table, column in columns:
        assert f"{column} = :user" in shown
        assert f" {table} " in f"{shown} "
        assert table == "seats" or f" {table} " in f"{forgotten} ", table


@pytest.mark.slow
async def test_votes_proposals_and_waiting_posts_are_handed_out_and_erased(stage: DiscordStage) -> None:
    """Also in the file itself and in the log beside it, whatever SQLite does with what is deleted."""
    alice, bob, cleo = stage.person("alice"), stage.person("bob"), stage.person("cleo")
    await stage.start(alice, bob, cleo)
    stage.env.inject_error("POST", f"/channels/{stage.thread.id}/messages", status=500, times=None)
    await stage.host.consent.propose(1, Person(bob.id), "pause")
    mark = next(n.mark for n in await stage.host.notices.pending(1) if n.kind == "proposal").split(".")[1]
    await stage.host.consent.answer(1, Person(alice.id), "pause", mark, yes=True)
    await stage.host.handover.stand_in(1, Person(alice.id))
    await stage.host.consent.propose(1, Person(alice.id), "pace", "quick")
    await stage.settle()
    file = json.loads(await stage.host.privacy.export(alice.id))
    assert {one["kind"] for one in file["votes"]} == {"proposal"}
    assert len(file["votes"]) == 2
    assert "proposal" in {one["kind"] for one in file["waiting"]}
    assert str(bob.id) not in json.dumps(file)
    assert "Alice" in str([n.sentence for n in await stage.host.notices.pending(1)]), "otherwise this shows nothing"
    await delete(stage, alice)
    stored = everything(stage)
    assert str(alice.id) not in stored
    assert "Alice" not in stored
    for path in (stage.db, stage.db.with_name(stage.db.name + "-wal")):
        data = path.read_bytes() if path.exists() else b""
        assert b"Alice" not in data
        assert str(alice.id).encode() not in data
    assert "pause" in stored, "what others have asked for goes on"


async def test_what_is_deleted_is_overwritten_however_sqlite_was_built(stage: DiscordStage) -> None:
    assert await stage.host._db.write(lambda db: db.execute("pragma secure_delete").fetchone()[0]) == 1
