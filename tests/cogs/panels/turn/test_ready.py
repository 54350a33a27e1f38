"""What somebody will ask for next is worked out before they do, and beside what Discord has to be told anyway."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.clicks.answering import acknowledge
from cogs.panels.question.illustrations import Illustration
from cogs.panels.turn.question_writer import QuestionWriter
from host import Question
from host.people.settings import Users
from host.tables import questions
from host.tables.cooperative import Steps
from testkit.discord.stage import DiscordStage
from testkit.scenes import bids


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats whose questions were worked out, one entry for each time."""
    seats: list[int] = []
    work_out = questions._told

    def counted(row: Any, table: Any, seat: int) -> Steps[Question | None]:
        seats.append(seat)
        return work_out(row, table, seat)

    monkeypatch.setattr(questions, "_told", counted)
    return seats


@pytest.mark.slow
async def test_whoever_is_called_finds_the_question_ready(stage: DiscordStage, told: list[int]) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids(stage, alice="1", bob="0")
    await stage.settle()
    assert told[-1] == 0, "it is Alice's turn"
    told.clear()
    assert "What do you do?" in await stage.move(alice)
    await stage.press(alice, "Skip")
    told.clear()
    await stage.press(alice, "End it now")
    await stage.settle()
    assert told == [1]
    assert "What do you do?" in await stage.move(bob)
    assert told == [1], "and it was not worked out again"


@pytest.mark.slow
async def test_whoever_begins_a_game_finds_the_first_picture_drawn(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = stage.person("alice")
    drawn: list[tuple[str, str]] = []

    async def shown(self: QuestionWriter, question: Question, reader: Any, *args: Any, **options: Any) -> Illustration:
        drawn.append((question.key, reader.lang))
        return Illustration()

    monkeypatch.setattr(QuestionWriter, "illustration", shown)
    await stage.slash(alice, "table new", where=stage.channel, game="bazaar", computers=1, start=True)
    await stage.settle()
    assert drawn == [("bazaar.bid", "en")], "before the panel was opened"


@pytest.mark.slow
async def test_settings_are_read_while_discord_is_told(stage: DiscordStage, monkeypatch: pytest.MonkeyPatch) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await stage.move(alice)
    order: list[str] = []
    get = Users.get

    async def read(self: Users, user: int) -> Any:
        order.append("settings")
        return await get(self, user)

    async def acknowledged(click: Any, **how: Any) -> object:
        order.append("told")
        await asyncio.sleep(0)  # which Discord takes longer for
        order.append("heard")
        return await acknowledge(click, **how)

    monkeypatch.setattr(Users, "get", read)
    monkeypatch.setattr("cogs.panels.turn.turn_panel.acknowledge", acknowledged)
    assert "Chosen so far: 2" in await stage.press(alice, "2")
    assert order == ["told", "settings", "heard"]
