"""Who is still there gets the next question without a click; everybody else finds My move."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from cogs.clicks import Click
from cogs.messages.message import Message
from cogs.panels.question.panel import told_apart
from cogs.panels.turn.question_writer import QuestionWriter
from cogs.panels.turn.turn_panel import TurnPanel
from host import Person
from testkit.discord.shown import alts, buttons, labels, silent, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import bids


async def ended(stage: DiscordStage) -> tuple[MemberActor, MemberActor]:
    """Alice has just ended her turn; it is Bob's."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids(stage, alice="1", bob="0")
    await stage.move(alice)
    await stage.press(alice, "Skip")
    await stage.press(alice, "End it now")
    await stage.settle()
    assert labels(stage.panel(alice)) == ["Ask to take it back …"]
    return alice, bob


async def end_turn(stage: DiscordStage, who: MemberActor) -> None:
    await stage.move(who)
    await stage.press(who, "Skip")
    await stage.press(who, "End it now")
    await stage.settle()


@pytest.mark.slow
async def test_the_next_question_comes_by_itself_and_is_answered_there(stage: DiscordStage) -> None:
    alice, bob = await ended(stage)
    await end_turn(stage, bob)
    came = stage.panel(alice)
    assert came.ephemeral
    assert stage.newest().id < came.id, "it stands below the message that calls"
    assert "How much do you bid?" in texts(came)
    assert "Lock in your bid?" in await stage.press(alice, "1")
    assert stage.last[alice.id].followups == []


@pytest.mark.slow
async def test_what_the_others_did_comes_with_the_first_question(stage: DiscordStage) -> None:
    alice, bob = await ended(stage)
    await stage.move(bob)
    await stage.press(bob, "Give coins to Alice")
    await stage.press(bob, "1")
    await stage.press(bob, "End it now")
    await stage.settle()
    since = phrase("ui.post.since").removesuffix(":")
    [told] = [line for line in texts(stage.panel(alice)).replace("\u00a0", " ").splitlines() if since in line]
    assert told.endswith(" · Bob: gives 1 to Alice")
    said = await stage.press(alice, "1")
    assert "Lock in your bid?" in said
    assert since not in said
    assert since in await stage.press(alice, "‹ Back")


@pytest.mark.slow
async def test_after_a_quarter_of_an_hour_nothing_comes(stage: DiscordStage) -> None:
    alice, bob = await ended(stage)
    await stage.env.advance_time(timedelta(minutes=16).total_seconds())
    await end_turn(stage, bob)
    assert stage.last[alice.id].followups == []
    assert "How much do you bid?" in await stage.move(alice)


@pytest.mark.slow
async def test_what_discord_does_not_take_is_left_to_my_move(stage: DiscordStage) -> None:
    alice, bob = await ended(stage)
    stage.env.inject_error("POST", "/webhooks/*", status=404, times=1)
    await end_turn(stage, bob)
    assert stage.last[alice.id].followups == []
    assert "How much do you bid?" in await stage.move(alice)


@pytest.mark.slow
async def test_it_comes_once(stage: DiscordStage) -> None:
    alice, bob = await ended(stage)
    await end_turn(stage, bob)
    await stage.settle()
    assert len(stage.last[alice.id].followups) == 1


@pytest.mark.slow
async def test_whoever_opened_it_meanwhile_does_not_get_it_again(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = await ended(stage)
    ending, made, opens = stage.last[alice.id], QuestionWriter.message, [alice.id]
    panel = getattr(stage.bot.wired.router.verbs["move"], "__self__", None)
    assert isinstance(panel, TurnPanel)

    async def slow(self: QuestionWriter, click: Click, *args: Any, **options: Any) -> Message:
        if click.user.id in opens:
            opens.remove(click.user.id)
            await panel.show(click, 1)
        return await made(self, click, *args, **options)

    await stage.move(bob)
    await stage.press(bob, "Skip")
    monkeypatch.setattr(QuestionWriter, "message", slow)
    await stage.press(bob, "End it now")
    await stage.settle()
    assert opens == []
    assert ending.followups == []


@pytest.mark.slow
async def test_a_turn_that_ends_by_itself_is_seen_in_its_panel(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.Interaction, "is_expired", lambda click: False)  # the clock that it asks stands still
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids(stage, alice="1", bob="0")
    await stage.move(alice)
    assert "Your turn ends automatically" in await stage.press(alice, "Skip")
    panel = stage.panel(alice)
    await stage.passes(61)
    assert phrase("ui.waiting.others", players="Bob") in texts(stage.stored(panel))
    assert f"<@{bob.id}>" in texts(stage.newest())
    await end_turn(stage, bob)
    assert "How much do you bid?" in texts(stage.panel(alice)), "whoever is still there is followed"


@pytest.mark.slow
@pytest.mark.parametrize("ended", [False, True])
async def test_what_is_opened_beside_a_turn_that_may_end_leaves_one_panel(stage: DiscordStage, ended: bool) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids(stage, alice="1", bob="0")
    await stage.move(alice)
    await stage.press(alice, "Skip")
    if ended:
        await stage.press(alice, "End it now")
    older = stage.panel(alice)
    await stage.press(alice, "Hand", stage.newest())
    beside = stage.panel(alice)
    if ended:
        await stage.move(alice)
    else:
        await stage.press(alice, "‹ To the question", beside)
    there = stage.env.backend.messages[stage.thread.id]
    assert older.id not in there
    assert stage.panel(alice).id in there


@pytest.mark.slow
async def test_a_question_that_was_brought_is_the_only_panel(stage: DiscordStage) -> None:
    """What said for whom the table waits goes; and so does it, where another is opened before it was used."""
    alice, bob = await ended(stage)
    done = stage.panel(alice)
    await end_turn(stage, bob)
    came, there = stage.panel(alice), stage.env.backend.messages[stage.thread.id]
    assert done.id not in there
    assert came.id in there
    await stage.move(alice)
    assert came.id not in there


@pytest.mark.slow
async def test_a_turn_is_held(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids(stage, alice="1", bob="0")
    await stage.move(alice)
    await stage.press(alice, "Skip")
    _, asked, _ = told_apart(phrase("core.ask.end_turn"))
    assert asked in await stage.press(alice, "Hold it")
    await stage.passes(120)
    assert asked in await stage.move(alice)
    assert phrase("ui.waiting.others", players="Bob") in await stage.press(alice, "End turn")


def stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock by which clicks grow old: the simulated one is not asked outside of clicks."""
    monkeypatch.setattr(discord.Interaction, "is_expired", lambda click: False)
    monkeypatch.setattr("cogs.panels.turn.next_question.HERE", timedelta(days=10_000))


async def alone(stage: DiscordStage) -> MemberActor:
    """Alice plays against a computer."""
    alice = stage.person("alice")
    me = Person(alice.id)
    table = await stage.host.lobby.create(
        "bazaar", me, "Alice", {}, guild=stage.guild.id, channel=stage.channel.id, language="en"
    )
    await stage.host.lobby.add_computer(table.id, me)
    await stage.place(table)
    await stage.host.lobby.start(table.id, me, seed="s", shuffle=False)
    stage.table = await stage.host.reads.info(table.id, me)
    await stage.settle()
    return alice


@pytest.mark.slow
@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize("restarts", [False, True])
async def test_what_is_posted_shows_no_board_that_is_no_longer_so(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch, restarts: bool
) -> None:
    """Alone nothing newer is posted: what is above the panel keeps its words and its buttons."""
    stands_still(monkeypatch)
    alice = await alone(stage)
    first = stage.newest()
    assert alts(first)
    if restarts:
        await stage.restart()
    await stage.move(alice)
    await stage.press(alice, "1")
    assert alts(stage.stored(first)), "so it is until a turn is over"
    await stage.press(alice, "Lock in")
    await stage.settle()
    now = stage.stored(first)
    assert not alts(now)
    assert (texts(now), labels(now)) == (texts(first), labels(first))
    edits = [one for one in stage.env.http_requests if one.method == "PATCH" and one.path.endswith(str(first.id))]
    await stage.press(alice, "Skip")
    await stage.press(alice, "End turn")
    await stage.settle()
    later = [one for one in stage.env.http_requests if one.method == "PATCH" and one.path.endswith(str(first.id))]
    assert len(later) == len(edits), "once, not a turn"


@pytest.mark.slow
async def test_what_a_post_tells_of_the_last_moves_is_said_to_be_past(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    stands_still(monkeypatch)
    alice = await alone(stage)
    await stage.move(alice)
    monkeypatch.setattr(stage.bot.wired.context, "is_here", lambda table, user: False)
    for label in ("1", "Lock in", "Skip", "End turn"):
        await stage.press(alice, label)
    await stage.settle()
    post = stage.newest()
    assert phrase("ui.post.since") in texts(post)
    monkeypatch.undo()
    stands_still(monkeypatch)
    await stage.move(alice)
    for label in ("1", "Lock in"):
        await stage.press(alice, label)
    await stage.settle()
    assert stage.newest().id == post.id
    assert phrase("ui.post.since_then") in texts(stage.stored(post))
    assert labels(stage.stored(post)) == labels(post)


@pytest.mark.slow
async def test_alone_with_computers_nothing_is_posted_while_one_is_there(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    stands_still(monkeypatch)
    alice = await alone(stage)
    posts = len(stage.posts())
    await stage.move(alice)
    await stage.press(alice, "1")
    await stage.press(alice, "Lock in")
    await stage.settle()
    panel = stage.panel(alice)
    assert "What do you do?" in texts(stage.stored(panel)), "the next question takes the place of the last"
    assert len(stage.posts()) == posts
    stage.bot.wired.context.is_here = lambda table, user: False
    await stage.press(alice, "Skip")
    await stage.press(alice, "End turn")
    await stage.settle()
    assert len(stage.posts()) > posts
    assert f"<@{alice.id}>" in texts(stage.newest())


@pytest.mark.slow
async def test_who_is_there_is_not_rung_and_has_one_panel_below_the_post(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Alice bids last, so the turn is hers at once: the panel comes below what is posted, and the older one goes."""
    stands_still(monkeypatch)
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids(stage, bob="0")
    await stage.move(alice)
    await stage.press(alice, "1")
    old = stage.panel(alice)
    await stage.press(alice, "Lock in")
    await stage.settle()
    assert silent(stage.newest())
    came = stage.panel(alice)
    assert "What do you do?" in texts(came)
    assert came.id > stage.newest().id > old.id
    assert old.id not in stage.env.backend.messages[stage.thread.id]


@pytest.mark.slow
async def test_a_press_on_the_older_panel_while_the_new_one_comes_keeps_the_older(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the new panel and the end of the old one there is time for a finger."""
    stands_still(monkeypatch)
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids(stage, bob="0")
    await stage.move(alice)
    await stage.press(alice, "1")
    old, send = stage.panel(alice), discord.Webhook.send
    came: list[int] = []

    async def slow(webhook: discord.Webhook, *args: Any, **options: Any) -> Any:
        sent = await send(webhook, *args, **options)
        if not came:
            came.append(sent.id)
            [skip] = [one["custom_id"] for one in buttons(stage.stored(old)) if one["custom_id"].endswith("|pick|skip")]
            stage.emit(alice, stage.stored(old), skip)
            await stage.until(lambda: "Your turn ends automatically" in texts(stage.stored(old)))
        return sent

    monkeypatch.setattr(discord.Webhook, "send", slow)
    await stage.press(alice, "Lock in")
    await stage.settle()
    shown = stage.env.backend.messages[stage.thread.id]
    assert old.id in shown
    assert came[0] not in shown
    assert "Your turn ends automatically" in texts(stage.stored(old))
