"""What the thread is told: once, in order, with only the mover's mention ringing, whatever becomes of the line."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.clicks import button_ids
from cogs.posting import outbox, thread_posts
from engine.core.text import Text
from host import BOT, Person
from host.coach.computers import Computers
from render import game_pictures
from render.drawing import pool
from testkit.discord.shown import alts, buttons, labels, texts
from testkit.discord.stage import DiscordStage
from testkit.host_play import shut
from testkit.phrases import phrase
from testkit.scenes import Drawn, bids, bids_at_once

SILENT = 1 << 12
V2 = 1 << 15


async def begin(stage: DiscordStage, **options: Any) -> tuple[MemberActor, MemberActor]:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, **options)
    return alice, bob


def posted(stage: DiscordStage, channel: int | None = None) -> list[dict[str, Any]]:
    """The bodies that were sent to a channel, the thread unless told otherwise."""
    path = f"/channels/{channel or stage.thread.id}/messages"
    return [r.json for r in stage.env.http_requests if r.method == "POST" and r.path == path and r.json]


async def finish_round(stage: DiscordStage, alice: MemberActor, bob: MemberActor) -> None:
    await bids(stage, alice="1", bob="0")
    for person in (alice, bob):
        await stage.host.answers.answer(1, Person(person.id), None, ["skip"])
        await stage.host.answers.answer(1, Person(person.id), None, ["end"])
        await stage.settle()


@pytest.mark.slow
async def test_only_the_mention_of_the_mover_rings(stage: DiscordStage) -> None:
    alice, bob = await begin(stage)
    await bids(stage, alice="1", bob="0")
    first, second = posted(stage)
    assert sorted(map(int, first["allowed_mentions"]["users"])) == [alice.id, bob.id]
    assert list(map(int, second["allowed_mentions"]["users"])) == [alice.id]
    assert [body["flags"] for body in (first, second)] == [V2, V2]
    assert posted(stage, alice.user.dm_channel.id) == []  # one message for one thing


@pytest.mark.slow
async def test_a_computer_player_that_cannot_go_on_is_named(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Computers, "rouse", lambda self, table: None)
    alice = stage.person("alice")
    table = await stage.host.lobby.create(
        "bazaar", Person(alice.id), "Alice", guild=stage.guild.id, channel=stage.channel.id
    )
    await stage.host.lobby.add_computer(table.id, Person(alice.id))
    await stage.place(table)
    await stage.host.lobby.start(table.id, Person(alice.id))
    await stage.host.answers.tell_stuck(table.id)
    await stage.settle()
    assert f"\n{phrase('ui.post.stuck', players='Kontor 1')}" in f"\n{texts(stage.newest())}"
    assert await stage.host.notices.pending() == []


@pytest.mark.slow
async def test_what_asks_nobody_is_sent_silently(stage: DiscordStage) -> None:
    await begin(stage)
    await shut(stage.host, 1)
    await stage.settle()
    closed = posted(stage)[-1]
    assert phrase("ui.post.closed") in texts(stage.newest())
    assert closed["flags"] == V2 | SILENT
    assert closed["allowed_mentions"]["users"] == []


@pytest.mark.slow
@pytest.mark.parametrize(("route", "rings", "direct"), [
    ("both", True, None), ("thread", True, None), ("dm", False, 0), ("none", False, None),
])  # fmt: skip
async def test_people_are_called_where_they_want(
    stage: DiscordStage, route: str, rings: bool, direct: int | None
) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.host.users.set(alice.id, route=route)
    await stage.start(alice, bob)
    users = [int(user) for user in posted(stage)[0]["allowed_mentions"]["users"]]
    assert (alice.id in users) is rings
    assert [body["flags"] & SILENT for body in posted(stage, alice.user.dm_channel.id)] == (
        [] if direct is None else [direct]
    )


@pytest.mark.slow
async def test_of_direct_messages_about_a_table_only_the_newest_stays(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.host.users.set(bob.id, route="dm")
    await stage.start(alice, bob)
    await finish_round(stage, alice, bob)
    assert len(posted(stage, bob.user.dm_channel.id)) > 1
    assert len(bob.user.dm_channel.history()) == 1
    await stage.restart()
    await finish_round(stage, alice, bob)
    assert len(bob.user.dm_channel.history()) == 1


@pytest.mark.slow
async def test_every_post_has_its_own_nonce(stage: DiscordStage) -> None:
    alice, bob = await begin(stage)
    await finish_round(stage, alice, bob)
    nonces = [body["nonce"] for body in posted(stage)]
    assert len(set(nonces)) == len(nonces)
    assert all(body["enforce_nonce"] for body in posted(stage))
    assert all(len(nonce) <= 25 for nonce in nonces)


@pytest.mark.slow
async def test_the_recap_tells_what_others_did_since_ones_own_move(stage: DiscordStage) -> None:
    alice, _ = await begin(stage)
    await bids(stage, alice="1", bob="0")
    await stage.host.answers.answer(1, Person(alice.id), None, ["work"])
    await stage.host.answers.answer(1, Person(alice.id), None, ["dates"])
    await stage.host.answers.answer(1, Person(alice.id), None, ["end"])
    await stage.settle()
    said = texts(stage.newest())
    assert f"{phrase('ui.post.since')}\n- **Alice**: bids 1. Works." in said
    assert "Bob bids" not in said


@pytest.mark.slow
async def test_a_recap_has_at_most_eight_lines(stage: DiscordStage) -> None:
    alice, bob = await begin(stage)
    for _ in range(3):
        await finish_round(stage, alice, bob)
    for post in stage.posts():
        assert len(re.findall(r"^- [^…]", texts(post), re.MULTILINE)) <= 8


@pytest.mark.slow
async def test_the_map_is_posted_with_its_changes_and_alt_text(stage: DiscordStage, drawn: Drawn) -> None:
    await begin(stage)
    await bids(stage, alice="1", bob="0")
    view = await stage.host.reads.view(1, BOT)
    names = stage.table.names
    assert alts(stage.newest()) == [game_pictures("bazaar").phone["board"][0].alt(view, names=names, lang="en")]
    assert [name for name, _, _ in drawn].count("stall") == 3  # with the question that came to Alice
    assert "board" not in [name for name, _, _ in drawn]


@pytest.mark.slow
async def test_a_secret_phase_shows_nothing_of_a_single_answer(stage: DiscordStage) -> None:
    alice, _ = await begin(stage)
    before = [texts(post) for post in stage.posts()]
    cursor = len(stage.env.http_requests)
    await stage.move(alice)
    await stage.press(alice, "3")
    await stage.press(alice, "‹ Back")
    await stage.press(alice, "2")
    await stage.press(alice, "Lock in")
    await stage.settle()
    since = stage.env.http_requests[cursor:]
    assert [r for r in since if r.path.startswith("/channels/")] == []
    assert [texts(post) for post in stage.posts()] == before
    for post in stage.posts():
        for button in buttons(post):
            call = button_ids.parse(button["custom_id"])
            assert call is not None
            announced = stage.table.commitment if call.verb == "proof" else ""
            assert (call.step, call.arg) == (None, announced)
        assert "bid" not in texts(post)


@pytest.mark.slow
async def test_what_one_seat_alone_may_know_is_never_posted(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed="s")
    seen = 0
    for _ in range(120):
        for person in (alice, bob):
            question = await stage.host.reads.question(1, Person(person.id))
            if question is None:
                continue
            wanted = [o.id for o in question.options if o.id == "peek" or o.id.startswith("buy:")]
            picks = wanted[:1] or ([] if question.min == 0 else [question.options[0].id])
            if question.ordered:
                picks = [option.id for option in question.options]
            await stage.host.answers.answer(1, Person(person.id), question.step, picks)
            seen += picks == ["peek"]
    await stage.settle()
    assert seen
    whole = "\n".join(texts(post) for post in stage.posts())
    assert "takes a hidden card" in whole
    assert "takes a hidden card:" not in whole


@pytest.mark.slow
@pytest.mark.parametrize("carried_out", [False, True])
async def test_a_post_on_a_line_that_breaks_arrives_exactly_once(stage: DiscordStage, carried_out: bool) -> None:
    stage.connection.breaks.append(("POST", r"/channels/\d+/messages", carried_out))
    await begin(stage)
    assert len(stage.posts()) == int(carried_out)
    await stage.env.advance_time(30)
    await stage.settle()
    assert len(stage.posts()) == 1
    assert await stage.host.notices.pending() == []


@pytest.mark.slow
@pytest.mark.parametrize("status", [429, 500, 503])
async def test_a_post_that_discord_cannot_take_now_is_tried_again_later(stage: DiscordStage, status: int) -> None:
    stage.env.inject_error("POST", "/channels/*/messages", status=status, times=2)
    await begin(stage)
    assert stage.posts() == []
    await stage.env.advance_time(120)
    await stage.settle()
    assert len(stage.posts()) == 1
    assert await stage.host.notices.pending() == []


@pytest.mark.slow
async def test_a_crash_before_the_post_loses_nothing(stage: DiscordStage) -> None:
    stage.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    await begin(stage)
    assert stage.posts() == []
    await stage.env.advance_time(30)
    await stage.restart()
    assert len(stage.posts()) == 1


@pytest.mark.slow
async def test_a_sleeping_thread_is_woken(stage: DiscordStage) -> None:
    stage.env.inject_error("POST", "/channels/*/messages", status=400, code=50083, times=1)
    await begin(stage)
    woken = [r for r in stage.env.http_requests if r.method == "PATCH" and r.path == f"/channels/{stage.thread.id}"]
    assert [r.json for r in woken] == [{"archived": False}]
    assert len(stage.posts()) == 1


@pytest.mark.slow
async def test_a_table_that_is_closed_asks_no_more_for_a_deleted_channel(stage: DiscordStage) -> None:
    alice, bob = await begin(stage)
    stage.env.backend.delete_channel(stage.thread.id)
    stage.env.backend.delete_channel(stage.channel.id)
    await shut(stage.host, 1)
    await stage.settle()
    assert await stage.host.notices.pending() == []
    for person in (alice, bob):
        assert any(phrase("ui.post.closed") in texts(letter) for letter in person.user.dm_channel.history())


@pytest.mark.slow
async def test_a_deleted_message_is_no_obstacle(stage: DiscordStage) -> None:
    alice, _ = await begin(stage)
    stored = stage.stored(stage.newest())
    stage.env.backend.delete_message(stage.thread.id, stored.id)
    assert "How much do you bid?" in await stage.slash(alice, "move")
    assert "Lock in your bid?" in await stage.press(alice, "1")


@pytest.mark.slow
async def test_a_missing_permission_is_named_once_to_whoever_plays(stage: DiscordStage) -> None:
    alice, bob = await begin(stage)
    denied = discord.Permissions(send_messages_in_threads=True).value
    me = stage.env.backend.bot_user.id
    overwrite = Overwrite(target_id=me, type=OverwriteType.MEMBER, allow=0, deny=denied)
    stage.env.backend.set_overwrite(stage.channel.id, overwrite)
    await bids(stage, alice="1", bob="0")
    assert len(stage.posts()) == 1
    said = await stage.slash(alice, "move")
    lacking = phrase(
        "ui.error.lacking", place=f"<#{stage.thread.id}>", permissions=Text("ui.permission.send_messages_in_threads")
    )
    assert lacking in said
    assert "What do you do?" in said
    assert lacking not in await stage.slash(alice, "move")
    assert lacking not in await stage.slash(bob, "move")
    stage.env.backend.delete_overwrite(stage.channel.id, me)
    await stage.env.advance_time(1000)
    await stage.settle()
    assert "What do you do?" in texts(stage.newest())


@pytest.mark.slow
async def test_what_was_told_late_rings_nobody_who_has_moved_on(stage: DiscordStage) -> None:
    alice, bob = await begin(stage)
    stage.env.inject_error("POST", f"/channels/{stage.thread.id}/messages", status=500, times=1)
    await bids(stage, alice="1", bob="0")
    await stage.host.answers.answer(1, Person(alice.id), None, ["skip"])
    await stage.host.answers.answer(1, Person(alice.id), None, ["end"])
    await stage.env.advance_time(60)
    await stage.settle()
    late, newest = posted(stage)[-2:]
    assert late["allowed_mentions"]["users"] == []
    assert [int(user) for user in newest["allowed_mentions"]["users"]] == [bob.id]


@pytest.mark.slow
async def test_a_message_that_we_cannot_make_is_never_given_up(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:

    def broken(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(thread_posts, "turn_message", broken)
    alice, _ = await begin(stage)
    for _ in range(6):
        await stage.env.advance_time(900)
        await stage.settle()
    (waiting,) = await stage.host.notices.waiting(3600)
    assert (waiting.table, waiting.failing, waiting.error) == (1, 1, "ZeroDivisionError")
    assert len([line for line in caplog.records if line.exc_info]) == 1
    (nudge,) = alice.user.dm_channel.history()
    assert phrase("ui.thread.no_answer") in texts(nudge)
    monkeypatch.undo()
    await stage.slash(alice, "move")
    await stage.settle()
    assert len(stage.posts()) == 1
    assert await stage.host.notices.pending() == []


@pytest.mark.slow
async def test_a_notice_that_cannot_be_settled_holds_up_no_other_table(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = await begin(stage)
    told = stage.host.notices.sent
    tries = []

    async def forgetful(notice: Any) -> None:
        tries.append(notice.table)
        if notice.table == 1:
            raise RuntimeError("the database is gone")
        await told(notice)

    monkeypatch.setattr(stage.host.notices, "sent", forgetful)
    await shut(stage.host, 1)
    await stage.start(alice, bob, seed="t")
    assert "Bazaar · table 2" in texts(stage.newest())
    assert tries.count(1) <= 9  # the thread and two people
    monkeypatch.undo()
    await stage.env.advance_time(20)
    await stage.settle()
    assert await stage.host.notices.pending() == []


@pytest.mark.slow
async def test_first_questions_come_before_their_picture(
    stage: DiscordStage, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished, draw = asyncio.Event(), pool.rendered

    async def later(*what: Any, **how: Any) -> Any:
        await finished.wait()
        return await draw(*what, **how)

    with monkeypatch.context() as patch:
        patch.setattr(pool, "rendered", later)
        patch.setattr(stage, "settle", at_once)
        await begin(stage)
        await stage.until(lambda: bool(stage.posts()))
        assert "My move" in labels(stage.newest())
        assert alts(stage.newest()) == []
        finished.set()
    await stage.settle()
    (post,) = stage.posts()
    assert alts(post) != []


@pytest.mark.slow
async def test_a_picture_that_nobody_waits_for_comes_after_answers_and_only_if_it_is_still_new(
    stage: DiscordStage, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch, stage.bot.wired.in_flight._counted():  # somebody waits for an answer
        patch.setattr(stage, "settle", at_once)
        patch.setattr(outbox, "STEP_BACK_SECONDS", 60.0)
        await begin(stage)
        await stage.until(lambda: bool(stage.posts()))
        await bids_at_once(stage, alice="1", bob="0")
        await stage.until(lambda: len(stage.posts()) == 2)
    await stage.settle()
    started, turn = stage.posts()
    assert alts(started) == []
    assert alts(turn) != []


async def at_once() -> None:
    """Waits for nothing."""
