"""/review by click: how far it is, the whole of it at once when asked again, the costly turns with pictures."""

from __future__ import annotations

import asyncio
import re
from math import inf

import pytest

from cogs.clicks import Click
from cogs.messages.message import Message
from engine.core.table import Table
from engine.core.text import who
from engine.players import coach
from engine.players.race import Race
from host import Person
from host.coach import reviews
from render.ending.chart import turning_text
from testkit.discord.shown import alts, labels, texts
from testkit.discord.stage import SPOKEN, DiscordStage
from testkit.phrases import phrase, phrase_like
from testkit.rotation import rotated
from tests.cogs.controls import finished, result_post, turn

NUMBER = re.compile(r"\d+(?:\.\d)?")
SCORE = re.compile(r"\d+\xa0points?")  # in the unit of the test game
WAYS_ON = {phrase("coach.button.what_if"), phrase("practice.button.from_here")}

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("drawn")]


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """No lead is called chance, however small it is and on however few deals."""
    monkeypatch.setattr(coach, "standard_error", lambda *_: 0.0)
    monkeypatch.setattr(reviews, "LEAST_LOSS", 0.5)


async def test_the_turning_point_is_that_of_the_poster(stage: DiscordStage) -> None:
    alice, _ = await finished(stage)
    turning = (await stage.host.stories.story(1, Person(alice.id))).turning_point
    assert turning is not None
    words = phrase("coach.review.turned", what=turning_text(turning), player=who(turning.seat))
    said = await stage.slash(alice, "review")
    assert words.rpartition("(")[0] in said
    (line,) = [one for one in said.splitlines() if words.rpartition("(")[0] in one]
    assert re.search(r": [+−]\d", line), "and in what it was made"


@pytest.mark.usefixtures("strict")
async def test_a_finished_game_is_gone_through_from_overview_to_costly_turns(stage: DiscordStage) -> None:
    alice, _ = await finished(stage)
    said = await stage.press(alice, "Review", result_post(stage))
    assert phrase("coach.review.title") in said
    assert phrase_like("coach.review.sum", otherwise=NUMBER, turns=NUMBER).search(said)
    assert phrase_like("coach.review.expected", first=SCORE, had=SCORE).search(said)
    assert phrase_like("coach.review.loss", loss=SCORE).search(said)
    assert stage.panel(alice).ephemeral
    names = [name for name in labels(stage.panel(alice)) if name not in WAYS_ON]
    assert names[0] == "Overview"
    assert 1 < len(names) <= 4
    assert all(re.fullmatch(r"\d · Round \d", one) for one in names[1:])
    said = await stage.press(alice, names[1])
    assert re.search(r"\*\* · round \d", said)
    assert "You played" in said
    assert any(phrase(f"coach.review.{one}") in said for one in ("clear", "slight"))
    assert phrase_like("coach.review.worth", score=SCORE).search(said)
    (alt,) = alts(stage.panel(alice))
    assert alt
    assert len(stage.panel(alice).attachments) == 1
    assert set(labels(stage.panel(alice))) >= WAYS_ON
    assert phrase("coach.review.title") in await stage.press(alice, "Overview")


async def test_turns_that_could_not_be_compared_are_not_called_good(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "standard_error", lambda *_: inf)
    alice, _ = await finished(stage)
    said = await stage.slash(alice, "review")
    assert phrase_like("coach.review.untried", turns=NUMBER).search(said)
    assert phrase("coach.review.none") not in said


async def test_asked_again_it_is_there_without_thinking(stage: DiscordStage, monkeypatch: pytest.MonkeyPatch) -> None:
    alice, _ = await finished(stage)
    first = await stage.slash(alice, "review")
    monkeypatch.setattr(stage.host.thinking, "race", None)
    assert await stage.slash(alice, "review") == first
    await stage.restart()
    monkeypatch.setattr(stage.host.thinking, "race", None)
    assert await stage.slash(alice, "review") == first


async def test_progress_is_told_until_it_is_whole(stage: DiscordStage, monkeypatch: pytest.MonkeyPatch) -> None:
    alice, _ = await finished(stage)
    think, go_on, shown = stage.host.thinking.race, asyncio.Semaphore(2), list[str]()
    context = stage.bot.wired.context
    show = context.show

    async def slowly(table: Table, *given: object) -> Race:
        await go_on.acquire()
        return await think(table, *given)  # type: ignore[arg-type]

    async def seen(click: Click, message: Message) -> None:
        await show(click, message)
        shown.append(str([part.to_component_dict() for part in message.parts]))

    monkeypatch.setattr(stage.host.thinking, "race", slowly)
    monkeypatch.setattr(context, "show", seen)
    stored = stage.stored(result_post(stage))
    stage.emit(alice, stored, "v1|1||review|")
    async with asyncio.timeout(120):
        while not [one for one in stage.host.reviews._under_way.values() if one.done == 2]:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        stage.emit(alice, stored, "v1|1||review|")
        while not any("has gone through 2 of " in one for one in shown):  # noqa: ASYNC110 (nobody else needs to know)
            await asyncio.sleep(0.001)
        for _ in range(100):
            go_on.release()
        while "in the eyes of the computer" not in shown[-1]:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    assert "How far along is it?" in shown[0]
    await stage.settle()


@pytest.mark.parametrize(
    ("language", "title"),
    rotated([("ru", "Ваша партия глазами"), ("uk", "Ваша партія очима"), ("pl", "Twoja gra oczami")], 1),
)
@pytest.mark.usefixtures("strict")
async def test_in_the_readers_language(stage: DiscordStage, language: str, title: str) -> None:
    alice, _ = await finished(stage)
    SPOKEN[alice.id] = language
    assert title in await stage.slash(alice, "review")
    names = labels(stage.panel(alice))
    assert await stage.press(alice, names[1])


async def test_a_game_that_goes_on_and_who_did_not_play_are_refused(stage: DiscordStage) -> None:
    alice, _ = await turn(stage)
    assert "The game at table 1 is not over yet." in await stage.slash(alice, "review")
    assert phrase("host.mistake.not_seated", table=1) in await stage.slash(stage.person("zoe"), "review", table=1)
    assert "Review" not in texts(stage.newest())
