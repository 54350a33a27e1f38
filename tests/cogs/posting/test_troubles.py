"""What cannot be told in one place is told in another, waits as long as it must, and goes out once it can."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.messages import pictures
from host import Person
from render.drawing import pool
from testkit.discord.shown import alts, texts
from testkit.discord.stage import DiscordStage
from testkit.host_play import shut
from testkit.phrases import phrase
from testkit.scenes import Drawn

SILENT = 1 << 12


def deny(stage: DiscordStage, **permissions: bool) -> None:
    """Take permissions away from the bot, in the channel the thread belongs to."""
    denied = discord.Permissions(**permissions).value
    me = stage.env.backend.bot_user.id
    overwrite = Overwrite(target_id=me, type=OverwriteType.MEMBER, allow=0, deny=denied)
    stage.env.backend.set_overwrite(stage.channel.id, overwrite)


def allow(stage: DiscordStage) -> None:
    stage.env.backend.delete_overwrite(stage.channel.id, stage.env.backend.bot_user.id)


def lock(stage: DiscordStage) -> None:
    stage.env.inject_error("POST", f"/channels/{stage.thread.id}/messages", status=400, code=160005, times=None)


def unlock(stage: DiscordStage) -> None:
    stage.env.backend.faults.clear()
    stage.env.backend.edit_channel(stage.thread.id, {}, thread_metadata={"locked": False})
    stage.env.backend.announce_channel_update(stage.thread.id)


def expel(stage: DiscordStage) -> None:
    stage.env.inject_error("POST", f"/channels/{stage.thread.id}/messages", status=404, code=10004, times=None)


def readmit(stage: DiscordStage) -> None:
    stage.env.backend.faults.clear()
    guild = stage.bot.get_guild(stage.guild.id)
    assert guild is not None
    stage.bot.dispatch("guild_join", guild)


async def begin(stage: DiscordStage, route: str = "both") -> tuple[MemberActor, MemberActor]:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.host.users.set(alice.id, route=route)
    await stage.start(alice, bob)
    return alice, bob


async def bid(stage: DiscordStage, *people: MemberActor) -> None:
    for person in people:
        await stage.host.answers.answer(1, Person(person.id), None, ["n:0"])
        await stage.host.answers.answer(1, Person(person.id), None, ["lock"])
    await stage.settle()


def written_to(stage: DiscordStage, person: MemberActor) -> list[dict[str, Any]]:
    path = f"/channels/{person.user.dm_channel.id}/messages"
    return [r.json for r in stage.env.http_requests if r.method == "POST" and r.path == path and r.json]


Deed = Callable[[DiscordStage], None]
OBSTACLES: dict[str, tuple[Deed, Deed, str]] = {
    "a permission is gone": (
        lambda stage: deny(stage, send_messages_in_threads=True), allow, "Send Messages in Threads",
    ),
    "the channel is hidden": (lambda stage: deny(stage, view_channel=True), allow, "View Channel"),
    "the thread is locked": (lock, unlock, "The table’s thread is locked"),
    "the bot was expelled": (expel, readmit, "I am no longer on the table’s server"),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("obstacle", OBSTACLES)
@pytest.mark.parametrize(("route", "told"), [("both", True), ("thread", True), ("dm", True), ("none", False)])
async def test_whom_the_thread_cannot_reach_a_direct_message_does(
    stage: DiscordStage, obstacle: str, route: str, told: bool
) -> None:
    block, free, named = OBSTACLES[obstacle]
    alice, bob = await begin(stage, route)
    block(stage)
    before = len(written_to(stage, alice))
    await bid(stage, alice, bob)
    assert len(stage.posts()) == 1
    sent = written_to(stage, alice)[before:]
    assert len(sent) == told
    if told:
        assert not sent[0]["flags"] & SILENT, "nothing else rings"
        said = texts(alice.user.dm_channel.history()[-1])
        assert "Your move" in said
        assert named in said or route == "dm"
    free(stage)
    await stage.until(lambda: len(stage.posts()) == 2)  # what comes back wakes what waited: no time passes
    await stage.settle()
    assert await stage.host.notices.pending() == []
    assert len(written_to(stage, alice)) == before + told, "nobody is told twice"


@pytest.mark.slow
async def test_the_end_of_a_game_is_told_by_direct_message_where_the_thread_is_locked(stage: DiscordStage) -> None:
    alice, bob = await begin(stage)
    lock(stage)
    await shut(stage.host, 1)
    await stage.settle()
    for person in (alice, bob):
        assert any(phrase("ui.post.closed") in texts(letter) for letter in person.user.dm_channel.history())
    unlock(stage)
    await stage.until(lambda: len(stage.posts()) == 2)
    await stage.settle()
    assert phrase("ui.post.closed") in texts(stage.newest())
    assert await stage.host.notices.pending() == []


@pytest.mark.slow
@pytest.mark.parametrize("code", [50007, 50278, 10013])
async def test_whom_a_direct_message_cannot_reach_the_thread_calls(stage: DiscordStage, code: int) -> None:
    alice, bob = await begin(stage, "dm")
    closed = alice.user.dm_channel.id
    stage.env.inject_error("POST", f"/channels/{closed}/messages", status=403, code=code, times=None)
    await bid(stage, alice, bob)
    path = f"/channels/{stage.thread.id}/messages"
    called = [r.json for r in stage.env.http_requests if r.path == path and r.json][-1]
    assert [int(user) for user in called["allowed_mentions"]["users"]] == [alice.id]
    assert not called["flags"] & SILENT
    assert any("I cannot send Alice direct messages" in texts(post) for post in stage.posts())
    assert await stage.host.notices.pending() == []


@pytest.mark.slow
async def test_who_is_rung_in_the_thread_is_not_called_again_for_a_closed_direct_channel(stage: DiscordStage) -> None:
    alice, bob = await begin(stage, "both")
    stage.env.inject_error("POST", f"/channels/{alice.user.dm_channel.id}/messages", status=403, code=50007, times=None)
    await bid(stage, alice, bob)
    assert len(stage.posts()) == 2
    assert await stage.host.notices.pending() == []


@pytest.mark.slow
async def test_who_cannot_be_reached_at_all_is_tried_again_and_a_click_wakes_it(stage: DiscordStage) -> None:
    alice, bob = await begin(stage)
    lock(stage)
    stage.env.inject_error("POST", f"/channels/{alice.user.dm_channel.id}/messages", status=403, code=50007, times=None)
    await bid(stage, alice, bob)
    (waiting,) = await stage.host.notices.waiting()
    assert (waiting.notices, waiting.failing) == (2, 2)
    stage.env.backend.faults.clear()
    await stage.slash(bob, "board")
    await stage.settle()
    assert len(stage.posts()) == 2
    assert await stage.host.notices.pending() == []


@pytest.mark.slow
async def test_a_restart_wakes_what_waited(stage: DiscordStage) -> None:
    alice, bob = await begin(stage)
    lock(stage)
    await bid(stage, alice, bob)
    assert len(stage.posts()) == 1
    stage.env.backend.faults.clear()
    await stage.restart()
    assert len(stage.posts()) == 2


@pytest.mark.slow
async def test_all_direct_messages_of_a_turn_have_their_own_nonces_also_when_repeated(stage: DiscordStage) -> None:
    people = [stage.person(name) for name in ("alice", "bob", "cleo")]
    for person in people:
        await stage.host.users.set(person.id, route="dm")
        stage.connection.breaks.append(("POST", f"/channels/{person.user.dm_channel.id}/messages", True))
    await stage.start(*people)
    await stage.env.advance_time(30)
    await stage.settle()
    sent = [[body["nonce"] for body in written_to(stage, person)] for person in people]
    assert all(len(set(nonces)) == 1 for nonces in sent), "a repeated one is known again"
    assert len({nonces[0] for nonces in sent}) == len(people)
    assert all(1 <= len(nonces[0]) <= 25 for nonces in sent)
    assert all(len(person.user.dm_channel.history()) == 1 for person in people)


@pytest.mark.slow
async def test_a_picture_that_cannot_be_drawn_holds_up_no_message(
    stage: DiscordStage, drawn: Drawn, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(pictures, "_failed", set())
    monkeypatch.setattr(pool, "rendered", broken)
    alice, bob = await begin(stage)
    await bid(stage, alice, bob)
    assert len(stage.posts()) == 2
    assert all(alts(post) == [] for post in stage.posts())
    (card,) = (await stage.host.reads.view(1, Person(bob.id))).hand
    assert any(card.title() in texts(message) for message in bob.user.dm_channel.history())
    assert await stage.host.notices.pending() == []
    logged = [line.getMessage() for line in caplog.records if line.levelno >= logging.ERROR]
    assert sorted(logged) == [f"table=1 game=bazaar the picture {kind} cannot be drawn" for kind in ("hand", "stall")]


@pytest.mark.slow
@pytest.mark.parametrize("status", [413, 400])
async def test_a_picture_that_discord_does_not_take_is_left_out(stage: DiscordStage, drawn: Drawn, status: int) -> None:
    alice, bob = await begin(stage)
    assert alts(stage.newest()) != []
    stage.env.inject_error("POST", f"/channels/{stage.thread.id}/messages", status=status, code=40005)
    await bid(stage, alice, bob)
    assert len(stage.posts()) == 2
    assert alts(stage.newest()) == []


@pytest.mark.slow
async def test_without_the_permission_for_files_the_words_are_posted(stage: DiscordStage, drawn: Drawn) -> None:
    alice, bob = await begin(stage)
    deny(stage, attach_files=True)
    stage.env.inject_error("POST", f"/channels/{stage.thread.id}/messages", status=403, code=50013)
    await bid(stage, alice, bob)
    assert len(stage.posts()) == 2
    assert alts(stage.newest()) == []
    assert "Attach Files" in await stage.slash(alice, "move")


@pytest.mark.slow
async def test_who_left_the_server_holds_up_no_message(stage: DiscordStage) -> None:
    alice, bob = await begin(stage)
    stage.env.backend.remove_member(stage.guild.id, bob.id)
    stage.env.inject_error("POST", f"/channels/{bob.user.dm_channel.id}/messages", status=403, code=50278, times=None)
    await bid(stage, alice, bob)
    for pick in ("skip", "end"):
        await stage.host.answers.answer(1, Person(alice.id), None, [pick])
    await stage.settle()
    *_, turn, told = stage.posts()
    assert (len(stage.posts()), f"<@{bob.id}>" in texts(turn), "Bob has left the server" in texts(told)) == (
        4,
        True,
        True,
    )
    assert await stage.host.notices.pending() == []


@pytest.mark.slow
async def test_what_does_not_get_through_is_said_by_about(stage: DiscordStage) -> None:
    alice, bob = await begin(stage)
    assert "get through" not in await stage.slash(alice, "about", where=stage.channel)
    lock(stage)
    await bid(stage, alice, bob)
    await stage.env.advance_time(120)
    said = await stage.slash(alice, "about", where=stage.channel)
    assert phrase("look.about.waiting", n=1, minutes=2) in said


CHANGES: dict[str, Callable[[DiscordStage], object]] = {
    "guild_available": lambda stage: stage.bot.get_guild(stage.guild.id),
    "guild_role_update": lambda stage: stage.bot.get_guild(stage.guild.id).default_role,  # type: ignore[union-attr]
    "member_update": lambda stage: stage.bot.get_guild(stage.guild.id).me,  # type: ignore[union-attr]
    "thread_join": lambda stage: stage.bot.get_channel(stage.thread.id),
}


@pytest.mark.slow
@pytest.mark.parametrize("event", CHANGES)
async def test_word_of_a_change_wakes_what_waited(stage: DiscordStage, event: str) -> None:
    alice, bob = await begin(stage)
    lock(stage)
    await bid(stage, alice, bob)
    stage.env.backend.faults.clear()
    changed = CHANGES[event](stage)
    stage.bot.dispatch(event, *([changed] * (2 if event.endswith("update") else 1)))
    await stage.until(lambda: len(stage.posts()) == 2)
    await stage.settle()


@pytest.mark.slow
async def test_a_connection_that_is_resumed_wakes_what_waited(stage: DiscordStage) -> None:
    alice, bob = await begin(stage)
    lock(stage)
    await bid(stage, alice, bob)
    stage.env.backend.faults.clear()
    stage.bot.dispatch("resumed")
    await stage.until(lambda: len(stage.posts()) == 2)
    await stage.settle()
