"""What if?, by clicks: a turn of a finished game is tried, compared with the one played, and played on from."""

from __future__ import annotations

import re

import pytest
from simcord.actors import MemberActor

from host import Person
from testkit.discord.shown import buttons, labels, selects, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase, phrase_like
from tests.cogs.controls import finished, own_turn, result_post

pytestmark = pytest.mark.slow
SCORE = re.compile(r"\d+\xa0points?")  # in the unit of the test game


def of_verb(stage: DiscordStage, who: MemberActor, verb: str) -> list[str]:
    """The buttons of somebody's panel that do something, in order."""
    return [one["custom_id"] for one in buttons(stage.panel(who)) if f"|{verb}|" in one["custom_id"]]


async def to_the_end(stage: DiscordStage, who: MemberActor) -> str:
    """The last way of every question, until both turns are compared."""
    said = ""
    while not of_verb(stage, who, "from_tried"):
        said = await stage.press_id(who, of_verb(stage, who, "pick")[-1])
    return said


async def test_a_turn_is_tried_compared_and_played_on_from(stage: DiscordStage) -> None:
    alice, bob = await finished(stage)
    segment, result = await own_turn(stage, alice), stage.stored(result_post(stage))
    await stage.forge(alice, result, f"v1|1||replay|on.{segment + 1}")
    said = await stage.press(alice, phrase("coach.button.what_if"))
    assert phrase("coach.what_if.own", turn=segment + 1) in said
    assert phrase("coach.what_if.title") in said
    assert stage.panel(alice).ephemeral
    await stage.press_id(alice, of_verb(stage, alice, "pick")[0])
    assert phrase("coach.what_if.so_far") in texts(stage.panel(alice))
    assert phrase("ui.panel.taken_back") in await stage.press(alice, "‹ Back")
    said = await to_the_end(stage, alice)
    for key in ("coach.what_if.tried", "coach.review.played", "coach.what_if.grounds"):
        assert phrase(key) in said
    assert len(re.findall(rf"About {SCORE.pattern} at the end", said)) >= 2, "both, in amounts"
    verdicts = [f"coach.what_if.{one}" for one in ("better_clear", "worse_clear", "better_slight", "worse_slight")]
    told = [bool(phrase_like(key, score=SCORE).search(said)) for key in verdicts]
    assert sum([*told, phrase("coach.close") in said]) == 1
    assert labels(stage.panel(alice)) == ["‹ Back", phrase("coach.what_if.again"), phrase("practice.button.from_here")]
    await stage.press(alice, phrase("coach.what_if.again"))
    assert phrase("coach.what_if.own", turn=segment + 1) in texts(stage.panel(alice))
    await to_the_end(stage, alice)
    old = [stage.stored(stage.panel(alice)), *of_verb(stage, alice, "from_tried"), *of_verb(stage, alice, "back")]
    said = await stage.press(alice, phrase("practice.button.from_here"))
    assert phrase("practice.tried") in said
    rivals, (levels,) = stage.stored(stage.panel(alice)), selects(stage.panel(alice))
    for _ in range(2):  # a double click means one table
        await stage.forge(alice, rivals, levels["custom_id"], values=["easy"])
        await stage.settle()
    tables = await stage.host.reads.of_user(alice.id, ("running",))
    assert [table.id for table in tables] == [2]
    (first, *_) = await stage.host.stories.course(2, Person(alice.id))
    assert first.seat == 0, "the turn that was tried is played"
    said = await stage.forge(bob, result, f"v1|1||what_if|{segment}")
    assert phrase("coach.what_if.other", turn=segment + 1) in said
    await stage.restart()
    for custom_id in old[1:]:
        assert phrase("coach.mistake.what_if_gone") in await stage.forge(alice, old[0], custom_id)
