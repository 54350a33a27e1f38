"""Panels hold no state: a restart between any two clicks, another device, another day make no difference."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from simcord.actors import MemberActor

from host import BOT, Person
from testkit.discord.shown import buttons, labels, selects, texts
from testkit.discord.stage import DiscordStage
from testkit.rotation import by_turns, rotated

CLICKS = 40
AHEAD = ("pick", "take", "open", "mark")  # verbs that lead to an answer


async def step(stage: DiscordStage, who: MemberActor, rng: Random) -> None:
    """Do something in the open panel that a player might do next, through what the panel shows."""
    shown = stage.panel(who)
    menus = [m for m in selects(shown) if m["custom_id"].split("|")[3] in AHEAD]
    usable = [b for b in buttons(shown) if b.get("custom_id", "").split("|")[3:4] and not b.get("disabled")]
    ahead = [b for b in usable if b["custom_id"].split("|")[3] in AHEAD and not b["custom_id"].endswith(".anew")]
    ahead = [b for b in ahead if "|mark|" not in b["custom_id"]]
    if menus and (not ahead or rng.random() < 0.5):
        menu = rng.choice(menus)
        wanted = rng.sample(menu["options"], rng.randint(max(1, menu["min_values"]), menu["max_values"]))
        await stage.choose(who, [one["label"] for one in wanted], nth=selects(shown).index(menu))
        return
    await stage.press_id(who, rng.choice(ahead)["custom_id"])


async def play_on(stage: DiscordStage, rng: Random, *, restart: bool) -> list[tuple[int, str]]:
    """Play through panels; returns who was asked what after every click."""
    asked = []
    for _ in range(CLICKS):
        questions = [(p, await stage.host.reads.question(stage.table.id, Person(p.id))) for p in stage.people]
        who, question = next(((p, q) for p, q in questions if q is not None), (stage.people[0], None))
        if question is None:
            break
        asked.append((question.seat, question.key))
        if who.id not in stage.last or not any(f"|{question.step}|" in b for b in all_ids(stage.panel(who))):
            await stage.move(who)
            if restart:
                await stage.restart()
        await step(stage, who, rng)
        if restart:
            await stage.restart()
    await stage.settle()
    return asked


def all_ids(message: Any) -> list[str]:
    return [one.get("custom_id", "") for one in [*buttons(message), *selects(message)]]


@by_turns(1, days=2)
@pytest.mark.parametrize("seed", rotated((1, 2), 1))
async def test_a_restart_after_every_click_changes_nothing(stage: DiscordStage, seed: int) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed=f"game {seed}")
    restarted = await play_on(stage, Random(seed), restart=True)
    view = await stage.host.reads.view(1, BOT)
    posts = [texts(post) for post in stage.posts()]

    stage.last.clear()
    await stage.start(alice, bob, seed=f"game {seed}")
    straight = await play_on(stage, Random(seed), restart=False)
    assert straight == restarted
    assert {"bazaar.bid", "bazaar.lock_in", "bazaar.turn", "core.ask.end_turn"} <= {key for _, key in straight}
    assert await stage.host.reads.view(2, BOT) == view
    assert [text.replace("table 2", "table 1") for text in map(texts, stage.posts())] == posts
    assert await stage.host.notices.pending() == []


@pytest.mark.slow
async def test_a_turn_can_be_continued_on_another_device(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await stage.move(alice)
    await stage.press(alice, "2")
    assert "Chosen so far: 2" in await stage.slash_dm(alice, "move")
    assert "Waiting for: Bob." in await stage.press(alice.user, "Lock in")


@pytest.mark.slow
async def test_a_panel_still_works_after_a_quarter_of_an_hour(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await stage.move(alice)
    await stage.env.advance_time(16 * 60)
    assert "Lock in your bid?" in await stage.press(alice, "2")


@pytest.mark.slow
async def test_half_chosen_things_outlive_a_restart(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    for person, bid in ((alice, "n:1"), (bob, "n:0")):
        await stage.host.answers.answer(1, Person(person.id), None, [bid])
        await stage.host.answers.answer(1, Person(person.id), None, ["lock"])
    await stage.settle()
    await stage.move(alice)
    await stage.press(alice, "Work")
    await stage.choose(alice, ["Dates"])
    await stage.restart()
    assert "Done" in labels(stage.panel(alice))
    await stage.press(alice, "Done")
    assert (await stage.host.reads.view(1, BOT)).goods[0] == (1, 0)


@pytest.mark.slow
async def test_old_buttons_of_the_thread_work_after_a_restart(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    first = stage.newest()
    await stage.restart()
    assert "How much do you bid?" in await stage.press(alice, "My move", first)
