"""Turns planned ahead, by clicks: made, shown, carried out, stopped, dropped; and answers that always stand."""

from __future__ import annotations

from random import Random

import discord
import pytest
from simcord.actors import MemberActor

from engine.core.text import PlayerMistake
from host import BOT, Person
from testkit.discord.clicking import ClickingPlayer, Pace, decide, seat_people
from testkit.discord.shown import labels, selects, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.rotation import rotated
from testkit.scenes import bids
from tests.cogs.controls import peeking, waits


async def end_turn(stage: DiscordStage, who: MemberActor, *picks: str) -> None:
    """Somebody plays, straight through the host."""
    for pick in (*picks, "end"):
        await stage.host.answers.answer(1, Person(who.id), None, [pick])
    await stage.settle()


def direct(stage: DiscordStage, who: MemberActor) -> list[str]:
    """What somebody got by direct message, but for hands."""
    return [texts(message) for message in who.user.dm_channel.history()]


async def work_dates(stage: DiscordStage, bob: MemberActor) -> str:
    """Bob plans to work for dates and to end his turn."""
    said = await stage.press(bob, "Plan", stage.newest())
    assert phrase("plan.title") in said
    await stage.press(bob, "Work")
    await stage.choose(bob, "Dates")
    await stage.press(bob, "Done")
    return await stage.press(bob, "End turn")


@pytest.mark.slow
async def test_a_turn_is_planned_in_the_ordinary_panel_and_played_when_it_comes(stage: DiscordStage) -> None:
    bob, alice = await waits(stage)
    said = await work_dates(stage, bob)
    assert phrase("plan.whole") in said
    assert "Work" in said
    assert "Expected outcome: +" in said
    posts = len(stage.posts())
    await stage.restart()
    assert phrase("plan.noted") in await stage.slash(bob, "hand")
    await end_turn(stage, alice, "skip")
    new = [texts(message) for message in stage.posts()[posts:]]
    assert len(new) == 1, "one message: the bids of the next round; nobody calls Bob for a turn he has planned"
    assert "decides in secret" in new[0]
    told = [said for said in direct(stage, bob) if "Your plan was carried out:" in said]
    assert len(told) == 1
    assert "work" in told[0].lower()
    assert "plan" not in (await stage.slash(bob, "hand")).lower()
    await stage.restart()
    assert len([said for said in direct(stage, bob) if phrase("plan.carried_out") in said]) == 1


@pytest.mark.slow
async def test_the_panel_of_a_plan_that_was_carried_out_says_so(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is left there to drop."""
    monkeypatch.setattr(discord.Interaction, "is_expired", lambda click: False)  # the clock that it asks stands still
    bob, alice = await waits(stage)
    await work_dates(stage, bob)
    panel = stage.panel(bob)
    assert phrase("plan.button.drop") in labels(stage.stored(panel))
    await end_turn(stage, alice, "skip")
    assert phrase("plan.begun") in texts(stage.stored(panel))
    assert labels(stage.stored(panel)) == []


@pytest.mark.slow
async def test_who_reads_the_thread_only_is_told_there(stage: DiscordStage) -> None:
    bob, alice = await waits(stage)
    await stage.host.users.set(bob.id, route="thread")
    await work_dates(stage, bob)
    await end_turn(stage, alice, "skip")
    said = phrase("plan.carried_out.here", player=f"<@{bob.id}>")
    assert [texts(m) for m in stage.posts() if said in texts(m)] == [said]


@pytest.mark.slow
async def test_what_does_not_fit_stops_it_and_the_panel_says_why(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids(stage, alice="1", bob="0")
    asked = (await stage.host.plans.look(1, Person(bob.id))).question
    assert asked is not None
    card = next(option for option in asked.options if option.id.startswith("buy:"))
    await stage.host.plans.answer(1, Person(bob.id), asked.step, [card.id])
    await stage.host.answers.answer(1, Person(alice.id), None, [card.id])
    while (question := await stage.host.reads.question(1, Person(alice.id))) is not None:
        picks = [] if question.min == 0 else [question.options[-1].id]
        await stage.host.answers.answer(1, Person(alice.id), question.step, picks)
    await stage.settle()
    assert f"<@{bob.id}>" in texts(stage.newest())
    assert "plan" not in texts(stage.newest()).lower()
    assert [said for said in direct(stage, bob) if "Your plan stopped before" in said and "Your move" in said]
    said = await stage.move(bob)
    assert "Your plan stopped before" in said
    said = await stage.press(bob, "Skip")
    assert "Your plan stopped" not in said


@pytest.mark.slow
async def test_it_is_taken_back_step_by_step_and_dropped(stage: DiscordStage) -> None:
    bob, alice = await waits(stage)
    await stage.press(bob, "Plan", stage.newest())
    await stage.press(bob, "Work")
    assert phrase("ui.panel.taken_back") in await stage.press(bob, "‹ Back")
    await stage.press(bob, "Work")
    old = stage.stored(stage.panel(bob))
    assert phrase("plan.dropped") in await stage.more(bob, "Drop the plan")
    await end_turn(stage, alice, "skip")
    assert f"<@{bob.id}>" in texts(stage.newest())
    said = await stage.forge(bob, old, "v1|1|p1|take|")
    assert phrase("plan.mistake.asked") in said
    assert "Skip" in labels(stage.panel(bob))


@pytest.mark.slow
async def test_whoever_cannot_plan_is_told_so_above_what_is_open(stage: DiscordStage) -> None:
    _, alice = await waits(stage)
    await stage.move(alice)
    first = stage.panel(alice).id
    assert phrase("plan.mistake.asked") not in await stage.press(alice, "Plan", stage.newest())
    assert "Work" in labels(stage.panel(alice)), "whose move it is has the question, and has it once"
    assert not any(first in kept for kept in stage.env.backend.messages.values())
    await end_turn(stage, alice, "skip")
    assert phrase("plan.mistake.no_turn") in await stage.slash(alice, "plan")
    assert "Waiting for: Bob" in await stage.slash(alice, "plan")
    assert "Plan" in labels(stage.panel(alice))


@pytest.mark.slow
async def test_reasons_and_the_board_are_shown_while_planning(stage: DiscordStage) -> None:
    bob, _ = await waits(stage)
    await stage.press(bob, "Plan", stage.newest())
    assert "Why not?" not in labels(stage.panel(bob)), "everything can be chosen"
    await stage.press(bob, "More")
    said = await stage.press(bob, "‹ To the question")
    assert phrase("plan.title") in said


@pytest.mark.slow
@pytest.mark.usefixtures("drawn")
async def test_what_is_planned_is_in_no_public_place(stage: DiscordStage) -> None:
    bob, alice = await waits(stage)
    before = [texts(message) for message in stage.posts()]
    await work_dates(stage, bob)
    assert [texts(message) for message in stage.posts()] == before
    for command in ("log", "board", "scores", "table info", "hand"):
        assert "plan" not in (await stage.slash(alice, command, table=1)).lower()


@pytest.mark.slow
async def test_an_answer_stands_until_it_is_let_go(stage: DiscordStage) -> None:
    alice = await peeking(stage)
    said = await stage.more(alice, "Always …")
    assert phrase("plan.always.ask") in said
    await stage.press(alice, "‹ To the question")
    await stage.more(alice, "Always …")
    await stage.choose(alice, "Skip")
    question = await stage.host.reads.question(1, Person(alice.id))
    assert question is not None
    assert question.key != "bazaar.peek", "the question itself is answered, too"
    said = await stage.slash(alice, "table answers")
    assert "→ Skip" in said
    await stage.restart()
    menu = await stage.slash(alice, "table answers")
    assert menu == said
    picked = selects(stage.panel(alice))[0]["options"][0]["label"]
    assert phrase("plan.always.forgotten") in await stage.choose(alice, picked)
    assert phrase("plan.always.none") in await stage.slash(alice, "table answers")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"), rotated([("yokohama", {}), ("nippon", {"starting_draft": "random"}), ("mombasa", {})], 1)
)
async def test_a_turn_of_every_game_is_planned_by_clicks(
    stage: DiscordStage, game: str, options: dict[str, str]
) -> None:
    """The first control that answers, again and again, until the plan is whole or would show something hidden."""
    people = [stage.person("alice"), stage.person("bob")]
    table = await seat_people(stage, game, people, options)
    for one in people:
        await stage.host.users.set(one.id, pictures="never")
    waiting, rng = None, Random(1)
    for n in range(200):
        asked = [one.user for one in await stage.host.reads.asks(table.id, BOT)]
        waiting = next((one for one in people if one.id not in asked), None)
        if n > 16 and waiting is not None and await plannable(stage, table.id, waiting):
            break
        assert asked[0] is not None
        question = await stage.host.reads.question(table.id, Person(asked[0]))
        assert question is not None
        picks = await decide(stage.host, question, "house", rng)
        await stage.host.answers.answer(table.id, Person(asked[0]), question.step, picks[0])
    await stage.settle()
    assert waiting is not None
    before = [texts(message) for message in stage.posts()]
    await stage.slash(waiting, "plan", table=table.id)
    made = ClickingPlayer(stage, table, waiting, Pace())
    for _ in range(12):
        plan = await stage.host.plans.look(table.id, Person(waiting.id))
        if plan.question is None:
            break
        calls = [one for one in made.calls() if one[0].verb in ("pick", "path", "take", "mark", "open")]
        call, custom_id, values = calls[0]
        assert call.plan
        await (made.select(custom_id, values[:1]) if values else made.press(custom_id))
    plan = await stage.host.plans.look(table.id, Person(waiting.id))
    assert plan.chosen
    assert [texts(message) for message in stage.posts()] == before
    assert phrase("plan.noted") in await stage.slash(waiting, "hand", table=table.id)


async def plannable(stage: DiscordStage, table: int, who: MemberActor) -> bool:
    try:
        await stage.host.plans.look(table, Person(who.id))
    except PlayerMistake:
        return False
    return True
