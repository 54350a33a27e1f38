"""Everything that can go wrong between a click and its answer ends in one sentence, and nothing is changed."""

from __future__ import annotations

import asyncio
import logging

import pytest
from discord.http import Route
from simcord.actors import MemberActor

from cogs.clicks import context
from cogs.clicks.permissions import LackingPermissions
from engine.core.text import Text, join, verbatim
from host import Person
from host.people.settings import Users
from host.play.answers import Answers
from testkit.discord.shown import buttons, labels
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import bids


async def begin(stage: DiscordStage) -> tuple[MemberActor, MemberActor]:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    return alice, bob


async def picks(stage: DiscordStage) -> int:
    """How many choices are stored in the open segment."""
    held = await stage.host.answers.copy_for_computer(1)
    assert held is None
    return len(stage.host._live._warm[1][1].choices)


async def step_of(stage: DiscordStage, who: MemberActor) -> int:
    """The step of the question that waits for somebody."""
    question = await stage.host.reads.question(1, Person(who.id))
    assert question is not None
    return question.step


@pytest.mark.slow
async def test_somebody_without_a_seat_is_told_so(stage: DiscordStage) -> None:
    await begin(stage)
    carol = stage.person("carol")
    said = await stage.move(carol)
    assert said == phrase("host.mistake.not_seated", table=1)
    assert stage.panel(carol).ephemeral


@pytest.mark.slow
async def test_somebody_else_cannot_answer_with_a_borrowed_button(stage: DiscordStage) -> None:
    alice, _ = await begin(stage)
    carol = stage.person("carol")
    await stage.move(alice)
    pick = next(b["custom_id"] for b in buttons(stage.panel(alice)) if b["label"] == "3")
    said = await stage.forge(carol, stage.stored(stage.newest()), pick)
    assert phrase("host.mistake.not_seated", table=1) in said
    question = await stage.host.reads.question(1, Person(alice.id))
    assert question is not None
    assert question.key == "bazaar.bid"


@pytest.mark.slow
async def test_who_is_not_asked_sees_who_is(stage: DiscordStage) -> None:
    _, bob = await begin(stage)
    await bids(stage, alice="1", bob="0")
    assert phrase("ui.waiting.others", players="Alice") in await stage.move(bob)
    assert labels(stage.panel(bob)) == ["Plan", "Board", "Log"]


@pytest.mark.slow
async def test_a_stale_click_shows_the_open_question_and_changes_nothing(stage: DiscordStage) -> None:
    alice, _ = await begin(stage)
    await stage.move(alice)
    old = stage.panel(alice)
    pick = next(b["custom_id"] for b in buttons(old) if b["label"] == "3")
    stored = stage.stored(old)  # another panel takes its place
    await stage.move(alice)
    await stage.press(alice, "1")
    said = await stage.forge(alice, stored, pick)
    assert phrase("ui.panel.stale") in said
    assert "Chosen so far: 1" in said
    assert await picks(stage) == 1


@pytest.mark.slow
async def test_a_double_click_answers_once(stage: DiscordStage) -> None:
    alice, _ = await begin(stage)
    await stage.move(alice)
    await stage.twice(alice, "2")
    question = await stage.host.reads.question(1, Person(alice.id))
    assert question is not None
    assert (question.key, question.draft) == ("bazaar.lock_in", (verbatim("2"),))
    assert await picks(stage) == 1


@pytest.mark.slow
async def test_an_id_that_is_not_ours_is_left_alone(stage: DiscordStage) -> None:
    alice, _ = await begin(stage)
    before = len(stage.env.http_requests)
    with pytest.raises(AssertionError):  # nobody answers
        await stage.forge(alice, stage.stored(stage.newest()), "somebody:else")
    assert len(stage.env.http_requests) == before


@pytest.mark.parametrize("custom_id", ["v1|1|1|dance|", "v1||1|pick|n:1"])
@pytest.mark.slow
async def test_a_button_of_another_version_says_so(stage: DiscordStage, custom_id: str) -> None:
    alice, _ = await begin(stage)
    said = await stage.forge(alice, stage.stored(stage.newest()), custom_id)
    assert phrase("ui.mistake.old_button") in said


@pytest.mark.slow
async def test_an_option_that_is_not_offered_is_refused_with_the_question(stage: DiscordStage) -> None:
    alice, _ = await begin(stage)
    await stage.move(alice)
    step = await step_of(stage, alice)
    said = await stage.forge(alice, stage.stored(stage.panel(alice)), f"v1|1|{step}|pick|n:9")
    assert phrase("core.mistake.option", question="How much do you bid?") in said
    assert await picks(stage) == 0


@pytest.mark.slow
@pytest.mark.parametrize("arg", ["", "zzzz...", "0000..99.", "junk"])
@pytest.mark.parametrize("verb", ["take", "open", "mark"])
async def test_a_place_that_does_not_fit_the_question_is_refused(stage: DiscordStage, verb: str, arg: str) -> None:
    alice, _ = await begin(stage)
    await stage.move(alice)
    step = await step_of(stage, alice)
    said = await stage.forge(alice, stage.stored(stage.panel(alice)), f"v1|1|{step}|{verb}|{arg}")
    assert phrase("ui.mistake.changed") in said
    assert await picks(stage) == 0


@pytest.mark.slow
async def test_a_panel_that_was_dismissed_comes_back_as_a_new_message(stage: DiscordStage) -> None:
    alice, _ = await begin(stage)
    await stage.move(alice)
    stage.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=404, code=10008)
    said = await stage.press(alice, "2")
    assert "Lock in your bid?" in said


@pytest.mark.slow
async def test_a_click_that_came_too_late_changes_nothing(stage: DiscordStage) -> None:
    alice, _ = await begin(stage)
    await stage.move(alice)
    stage.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    with pytest.raises(AssertionError):  # Discord has given up waiting
        await stage.press(alice, "2")
    assert await picks(stage) == 0


@pytest.mark.slow
async def test_a_mistake_of_ours_is_told_calmly_and_logged(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    alice, _ = await begin(stage)
    await stage.move(alice)

    async def broken(*_: object) -> None:
        raise ZeroDivisionError("secret of the table")

    monkeypatch.setattr(Answers, "answer", broken)
    with caplog.at_level(logging.ERROR):
        said = await stage.press(alice, "2")
    assert phrase("ui.error.bug_at", table=1) in said
    assert "secret" not in said
    assert "table=1 step=1 verb=pick user=" in caplog.text
    assert "n:2" not in caplog.text
    assert stage.host.measures.errors["bug"] == 1
    assert await picks(stage) == 0


@pytest.mark.slow
async def test_a_database_that_does_not_answer_holds_no_sentence_up(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, bob = await begin(stage)
    monkeypatch.setattr(context, "DATABASE_SECONDS", 0)
    monkeypatch.setattr(Users, "get", lambda *_: asyncio.Event().wait())
    said = await stage.forge(bob, stage.stored(stage.newest()), "v1|1|1|dance|")
    assert phrase("ui.mistake.old_button") in said


@pytest.mark.slow
async def test_a_choice_that_is_saved_is_never_called_unchanged(stage: DiscordStage) -> None:
    alice, _ = await begin(stage)
    await stage.move(alice)
    stage.connection.breaks += [("PATCH", r"/webhooks/.*/messages/@original", False)] * 3
    said = await stage.press(alice, "2")
    assert phrase("ui.error.saved") in said
    assert await picks(stage) == 1


@pytest.mark.slow
async def test_a_broken_line_is_tried_again(stage: DiscordStage) -> None:
    alice, _ = await begin(stage)
    await stage.move(alice)
    stage.connection.breaks += [("PATCH", r"/webhooks/.*/messages/@original", False)] * 2
    assert "Lock in your bid?" in await stage.press(alice, "2")


@pytest.mark.slow
async def test_lacking_permissions_are_named_to_who_asked(stage: DiscordStage) -> None:
    alice, _ = await begin(stage)

    async def needy(click: object, call: object) -> None:
        raise LackingPermissions(("attach_files", "create_public_threads"), stage.channel.id)

    stage.bot.wired.router.on("needy", needy)
    said = await stage.forge(alice, stage.stored(stage.newest()), "v1|1||needy|")
    names = join([Text("ui.permission.attach_files"), Text("ui.permission.create_public_threads")])
    assert said == phrase("ui.error.lacking", place=f"<#{stage.channel.id}>", permissions=names)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("status", "code", "sentence"),
    [
        (404, 10003, phrase("ui.error.channel_gone")),
        (404, 10008, phrase("ui.error.message_gone")),
        (400, 30046, phrase("ui.error.too_many_edits")),
        (403, 50001, phrase("ui.error.forbidden")),
        (403, 50007, phrase("ui.error.dm_closed")),
        (403, 50013, phrase("ui.error.forbidden")),
        (400, 50083, phrase("ui.error.archived")),
        (403, 50278, phrase("ui.error.dm_closed")),
        (400, 160006, phrase("ui.error.too_many_threads")),
        (500, 0, phrase("ui.error.discord")),
        (400, 50035, phrase("ui.error.bug_at", table=1)),
    ],
)
async def test_what_discord_refuses_has_a_name(stage: DiscordStage, status: int, code: int, sentence: str) -> None:
    alice, _ = await begin(stage)
    stage.env.inject_error("GET", "/users/@me", status=status, code=code)

    async def refused(click: object, call: object) -> None:
        await stage.bot.http.request(Route("GET", "/users/@me"))

    stage.bot.wired.router.on("refused", refused)
    assert sentence in await stage.forge(alice, stage.stored(stage.newest()), "v1|1||refused|")
