"""Somebody who learns a game at the local table: does what each step asks for, by the controls of the page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from playwright.async_api import expect

from cogs.panels.coach.lesson_screens import STEP
from engine.core import games, lessons
from engine.core.ask import Ask
from engine.core.lessons import LessonStep
from engine.core.text import text
from engine.players.trials import HABIT
from host import LessonMoment, Person, TableInfo
from sandbox import Sandbox
from storage import sql
from testkit.discord.clicking import Pace, decide
from testkit.page.page_player import ComputerAtPage, host_of
from testkit.page.playing import PagePlayer, settle
from words import label

MOST_QUESTIONS = 3_000
Look = Callable[[LessonMoment], Awaitable[None]]


async def begin(table: Sandbox, player: PagePlayer, user: int, game: str, lang: str = "en") -> TableInfo:
    """The card of a guided game at the local table's start; the page follows into its thread."""
    title = label(text("learn.starter", game=games.get(game).name), lang)
    await player.use(player.page.locator(".welcome .card", has_text=title))
    asked = player.page.locator("[data-id*='|learn_on|wide']")
    await expect(asked.or_(player.post).first).to_be_visible()
    if await asked.count():
        await player.use(asked)
    await expect(player.post).to_be_visible()
    await settle(table)
    found = await host_of(table).lessons.of(game, Person(user))
    assert found is not None
    return found


async def nothing() -> None:
    """Whoever does not want to look at what the game is about."""


async def learn(
    table: Sandbox,
    player: PagePlayer,
    user: int,
    found: TableInfo,
    look: Look,
    intro: Callable[[], Awaitable[None]] = nothing,
) -> list[str]:
    """Play the whole script; whoever wants to `look` is called whenever a step begins. Returns the steps told."""
    host, me, rng = host_of(table), Person(user), Random(3)
    lesson = games.get(found.game).lesson
    assert lesson is not None
    seated = ComputerAtPage(table, found, player, user, Pace())
    told: list[str] = []
    for _ in range(MOST_QUESTIONS):
        await host.idle()
        await settle(table)
        question = await host.reads.question(found.id, me)
        if question is None:  # what was pressed has not been answered yet
            continue
        moment = await host.lessons.look(found.id, me)
        await seated.open()
        step = None if moment is None or moment.now is None else moment.now.step
        begins = moment is not None and step is not None and moment.begins
        while screens := [(call.arg, name) for call, name, _ in seated.calls() if call.verb == "step_on"]:
            [(screen, on)] = screens
            if screen == STEP:  # which is read before its question
                break
            assert not told or screen.startswith(STEP), f"after {told[-1]} it is offered again"
            if not screen:
                await intro()
            await seated.press(on)
        if moment is not None and step is not None and begins:
            told.append(step.id)
            await look(moment)
            if len(told) == len(lesson.steps):
                return told
        for _, on in screens:
            await seated.press(on)
        choices = await host._db.read(sql.tables.choices_since, found.id, question.segment)
        given = [pick for choice in choices if choice.seat == question.seat for pick in choice.picks]
        plan = await decide(host, question, Pupil(step, given), rng)
        await seated.answer(question, plan)
    raise AssertionError("a guided game without end")


class Pupil:
    """Answers what a step asks for where that is offered, else as habit has it."""

    def __init__(self, step: LessonStep | None, given: list[str]) -> None:
        self.step, self.given = step, given

    def __call__(self, observation: Any, ask: Ask[Any], rng: Random) -> list[str]:
        picks = self.asked_for(ask) or list(map(str, observation.game.players[HABIT](observation, ask, rng)))
        self.given += picks
        return picks

    def asked_for(self, ask: Ask[Any]) -> list[str]:
        if self.step is None or ask.key not in self.step.keys:
            return []
        return lessons.wanted(self.step, ask, set(self.given))
