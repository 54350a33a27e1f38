"""Plans of several lines, by clicks: added, said with what they should bring, preferred, dropped, carried out."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from cogs.cards.plan_words import became_of
from engine.core.text import Text
from host import Person, TurnPlan
from host.records import PassedLine
from testkit.discord.shown import buttons, labels, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import bids
from tests.cogs.panels.turn.test_plan import direct
from words import LANGUAGES, check_text, say


async def three(stage: DiscordStage) -> tuple[MemberActor, MemberActor, str]:
    """Bob would buy what Alice is about to buy, else work, else skip."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids(stage, alice="1", bob="0")
    asked = (await stage.host.plans.look(1, Person(bob.id))).question
    assert asked is not None
    card = next(option.id for option in asked.options if option.id.startswith("buy:"))
    await stage.host.plans.answer(1, Person(bob.id), asked.step, [card])
    said = await stage.press(bob, "Plan", stage.newest())
    assert phrase("plan.noted") in said
    assert phrase("plan.open") in said
    said = await stage.press(bob, "Add a plan B")
    assert "This is plan B." in said
    made = await stage.host.plans.look(1, Person(bob.id))
    for pick in ("work", "dates"):
        made = await stage.host.plans.answer(1, Person(bob.id), made.step, [pick])
    await stage.slash(bob, "plan")
    assert "**Plan B:**" in await press_line(stage, bob, 1)
    said = await stage.press(bob, "End turn")
    assert "**Plan B: " in said
    made = await stage.host.plans.open_line(1, Person(bob.id), made.step + 2, 2)
    for pick in ("skip", "end"):
        made = await stage.host.plans.answer(1, Person(bob.id), made.step, [pick])
    return bob, alice, card


async def press_line(stage: DiscordStage, who: MemberActor, line: int) -> str:
    """The button beside a line, which is called alike at each."""
    (one,) = (b["custom_id"] for b in buttons(stage.panel(who)) if b["custom_id"].endswith(f"|plan_line|{line}"))
    return await stage.press_id(who, one)


async def alice_buys(stage: DiscordStage, alice: MemberActor, card: str) -> None:
    await stage.host.answers.answer(1, Person(alice.id), None, [card])
    while (asked := await stage.host.reads.question(1, Person(alice.id))) is not None and asked.key != "bazaar.bid":
        await stage.host.answers.answer(1, Person(alice.id), None, [asked.options[-1].id] if asked.min else [])
    await stage.settle()


@pytest.mark.slow
async def test_three_lines_are_said_and_the_second_is_carried_out_and_reported(stage: DiscordStage) -> None:
    bob, alice, card = await three(stage)
    said = await stage.slash(bob, "plan")
    assert [name in said for name in ("Plan A: ", "Plan B: ", "Plan C: ")] == [True] * 3
    assert said.count("Expected outcome: ") == 2
    assert phrase("plan.rule") in said
    assert "Add a plan" not in " ".join(labels(stage.panel(bob)))
    assert "Plan B" in await stage.slash(bob, "hand")
    await alice_buys(stage, alice, card)
    (told,) = [one for one in direct(stage, bob) if "was carried out" in one]
    assert "Plan B was carried out:" in told
    assert "Plan A no longer fits because of “" in told
    assert not [one for one in stage.posts() if "plan" in texts(one).lower()]
    assert "Plan A no longer fits" in await stage.move(bob)


@pytest.mark.slow
async def test_a_line_is_changed_preferred_and_dropped(stage: DiscordStage) -> None:
    bob, _, _ = await three(stage)
    await stage.slash(bob, "plan")
    await press_line(stage, bob, 1)
    assert {"‹ Back", "My plans", "Prefer this one", "Drop plan B"} <= set(labels(stage.panel(bob)))
    said = await stage.press(bob, "Prefer this one")
    assert "Plan A: Work" in said
    await press_line(stage, bob, 0)
    said = await stage.press(bob, "Drop plan A")
    assert "Work" not in said
    assert phrase("plan.lines") in said
    await press_line(stage, bob, 0)
    said = await stage.more(bob, "Drop plan A")
    assert phrase("plan.noted") in said
    assert phrase("plan.dropped") in await stage.press(bob, "Drop the plan")


@pytest.mark.slow
def test_what_became_of_a_plan_is_said_of_each_line() -> None:
    passed = tuple(PassedLine(n, Text("core.skip"), Text("core.plan.changed")) for n in range(2))
    none = TurnPlan((), False, None, 1, begun=True, line=-1, passed=passed)
    third = TurnPlan((), False, None, 1, begun=True, line=2, passed=passed)
    for language in LANGUAGES:
        for plan in (none, third):
            assert check_text(became_of(plan), language) == []
            assert say(became_of(plan), language).count("\n") == 2
    assert say(became_of(none), "en").startswith(phrase("plan.none_fits"))
    assert say(became_of(third), "en").startswith("Plan C was carried out as far as it went.")
