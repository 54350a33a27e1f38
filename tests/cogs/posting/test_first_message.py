"""The message with which a game begins."""

from __future__ import annotations

import pytest

from host import Person
from testkit.blank_pictures import blank_pictures
from testkit.discord.clicking import seat_people
from testkit.discord.shown import texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase


@pytest.mark.slow
async def test_who_plays_alone_reads_what_has_to_be_reached(stage: DiscordStage) -> None:
    """There, and above every question."""
    alice = stage.person("alice")
    with blank_pictures():
        table = await seat_people(stage, "nippon", [alice], {})
        question = await stage.host.reads.question(table.id, Person(alice.id))
        panel = await stage.move(alice)
    assert question is not None
    (first, *_) = [
        line for line in texts(stage.posts()[0]).splitlines() if line.startswith("To win you have to reach:")
    ]
    goals = [goal.id.removeprefix("solo_") for goal in question.view.automa.goals]
    assert goals
    assert all(goal.split("_")[0] in first and goal.split("_")[0] in panel for goal in goals)
    post = texts(stage.posts()[0])
    assert phrase("ui.post.alone", players=f"<@{alice.id}>", move=phrase("ui.button.move")) in post
    assert "?" not in post.splitlines()[-1], "a question there would be old after one answer"
