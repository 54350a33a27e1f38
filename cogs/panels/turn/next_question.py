"""Questions that nobody has clicked for yet: brought to whoever is still there, and made ready when a game begins."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from datetime import timedelta
from typing import TypeVar

import discord
from discord.utils import utcnow

from cogs.cards.plan_words import became_of
from cogs.clicks import Click
from cogs.clicks.answering import expected
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.messages.message import note
from cogs.panels.turn.question_writer import QuestionWriter
from engine.core.text import Text
from host import TableInfo

log = logging.getLogger(__name__)

CLICKS_KEPT = 1_000  # of people who may still be there
HERE = timedelta(minutes=3)  # after a click somebody is still there
KEEPS = "keeps"  # mark in `click.extras`: the panel has a secret plan, which is told nowhere else
Clicks = OrderedDict[tuple[int, int], Click]
T = TypeVar("T")


def keep(clicks: OrderedDict[tuple[int, int], T], whose: tuple[int, int], click: T) -> None:
    """Remember somebody's last click, or what came of it; the oldest are forgotten."""
    clicks[whose] = click
    clicks.move_to_end(whose)
    while len(clicks) > CLICKS_KEPT:
        clicks.popitem(last=False)


def is_recent(click: Click | None) -> bool:
    """Whether whoever has clicked is still there."""
    return click is not None and not click.is_expired() and utcnow() - click.created_at < HERE


def panel_id(click: Click) -> int | None:
    """The panel that somebody has clicked in; None where the click was elsewhere."""
    return click.message.id if click.message is not None and click.message.flags.ephemeral else None


class NextQuestion:
    """Whoever has just ended a turn is still there: the next question comes to them without a click."""

    def __init__(self, context: Context, writer: QuestionWriter) -> None:
        self.context, self.writer = context, writer
        self._last_clicks: OrderedDict[tuple[int, int], Click] = OrderedDict()  # by table and user: nothing to decide
        self._open: OrderedDict[tuple[int, int], Click] = OrderedDict()  # by table and user: a question before them
        self._planned: OrderedDict[tuple[int, int], Click] = (
            OrderedDict()
        )  # by table and user: a whole plan before them
        self._pressed: OrderedDict[tuple[int, int], Click] = OrderedDict()  # by table and user: inside a panel, last
        self._sent: OrderedDict[tuple[int, int], discord.WebhookMessage] = OrderedDict()  # a question, not pressed yet
        self._making: set[asyncio.Task[None]] = set()

    def press(self, click: Click, table: int) -> None:
        """Somebody has pressed something inside a panel, whatever comes of it."""
        keep(self._pressed, (table, click.user.id), click)
        sent = self._sent.get((table, click.user.id))
        if sent is not None and sent.id == panel_id(click):
            del self._sent[table, click.user.id]

    def planned(self, click: Click, table: int) -> None:
        """Somebody has the whole of a plan before them."""
        keep(self._planned, (table, click.user.id), click)

    async def plan_over(self, table: int, user: int, done: bool) -> None:
        """A plan was carried out as far as it went, or is `done`: where it stands as still to come, that is said."""
        click = self._planned.get((table, user))
        if click is None or click.is_expired():
            return
        try:
            plan = await self.context.host.plans.noted(table, person(click))
            begun = plan if plan is not None and plan.begun else None
            if begun is not None or done:
                self._planned.pop((table, user), None)
                reader = await self.context.reader(click, await self.context.host.reads.info(table, person(click)))
                said = Text("plan.begun") if begun is None else became_of(begun)
                told = note(reader.say(said))
                await click.edit_original_response(**told.editing())
                self.context.await_later(click, told)
        except Exception as error:
            log.info("table=%s user=%s is not told in the panel what became of the plan: %r", table, user, error)

    def unplanned(self, click: Click, table: int) -> None:
        """Somebody has dropped a plan."""
        self._planned.pop((table, click.user.id), None)

    def follow(self, click: Click, table: int) -> None:
        """Somebody has answered all there was, and may stay."""
        self._open.pop((table, click.user.id), None)
        keep(self._last_clicks, (table, click.user.id), click)

    def leave(self, click: Click, table: int) -> None:
        """Somebody has the question already."""
        self._last_clicks.pop((table, click.user.id), None)
        keep(self._open, (table, click.user.id), click)

    async def only_here(self, click: Click, table: int) -> None:
        """One panel is enough: where a question is opened anew, the one that somebody had open goes, ended or not."""
        whose = (table, click.user.id)
        sent, old = self._sent.pop(whose, None), self._open.pop(whose, None) or self._last_clicks.pop(whose, None)
        try:
            if sent is not None and sent.id != panel_id(click):
                await sent.delete()
        except Exception as error:
            log.info("table=%s user=%s keeps a question that was brought: %r", table, click.user.id, error)
        if old is not None and old is not click:
            await self._close(old, table, panel_id(click))

    async def _close(self, old: Click, table: int, there: int | None) -> None:
        """A panel goes, unless it is `there`, something else was pressed in it since, or it alone has a secret plan."""
        if old.is_expired() or old.extras.get(KEEPS):
            return
        if panel_id(old) is not None and not self.context.is_untouched(old):
            return
        try:
            if there is None or there != (panel_id(old) or (await old.original_response()).id):
                await old.delete_original_response()
        except Exception as error:
            log.info("table=%s user=%s keeps an older panel: %r", table, old.user.id, error)

    def is_here(self, table: int, user: int) -> bool:
        """Whether somebody was in their panel a moment ago."""
        return is_recent(self._last_clicks.get((table, user))) or self.has_question(table, user)

    def has_question(self, table: int, user: int) -> bool:
        """Whether somebody got the next question a moment ago in their panel, so that nobody has to call them."""
        return is_recent(self._open.get((table, user)))

    def last_press(self, table: int, user: int) -> Click | None:
        """What somebody has pressed inside a panel, last."""
        return self._pressed.get((table, user))

    def last_click(self, table: int, user: int) -> Click | None:
        """The click of somebody who may still be there, while Discord takes answers to it."""
        click = self._last_clicks.get((table, user))
        return None if click is None or click.is_expired() else click

    def last_panel(self, table: int, user: int) -> Click | None:
        """The click behind the panel that somebody has open, while Discord takes answers to it."""
        click = self._last_clicks.pop((table, user), None) or self._open.pop((table, user), None)
        return None if click is None or click.is_expired() else click

    async def called(self, table: int, user: int, posted: int | None) -> bool:
        """A table waits for somebody: the question comes to them, below the message that was posted; whether it did.

        Where none was it takes the place of the panel before. Discord takes such messages for 15 minutes
        after a click. Where it does not, My move is there as ever.
        """
        await self.plan_over(table, user, False)
        waiting = self.last_click(table, user)
        if posted is None and waiting is None:  # they may have it before them
            return (table, user) in self._open
        click = waiting or (None if posted is None else self._open_above(table, user, posted))
        if click is None:
            return False
        pressed = self._pressed.get((table, user))
        try:
            question = await self.context.host.reads.question(table, person(click))
            if question is None:
                return False
            message = await self.writer.message(click, question)
            if (self._open if waiting is None else self._last_clicks).pop((table, user), None) is not click:
                return True  # they have opened it themselves meanwhile
            if posted is not None:
                sent = await click.followup.send(**message.answering(), wait=True)
                if waiting is None:  # one panel is enough: the one that is in use, else the new one
                    now = self._pressed.get((table, user))
                    other = now if now is not pressed else None
                    if other is not None and other.message is not None and other.message.id != sent.id:
                        await sent.delete()
                    else:
                        await click.delete_original_response()
                else:  # what says that nothing is to be decided is no longer so
                    keep(self._sent, (table, user), sent)
                    await self._close(click, table, None)
                self.context.await_later(click, message, sent)
            else:
                await click.edit_original_response(**message.editing())
                self.context.await_later(click, message)
                keep(self._open, (table, user), click)
        except Exception as error:
            log.info("table=%s user=%s is not followed by the panel: %r", table, user, error)
            return False
        return True

    def _open_above(self, table: int, user: int, posted: int) -> Click | None:
        """The click of somebody who is there and has a panel open above a message."""
        click = self._open.get((table, user))
        if click is None or not is_recent(click):
            return None
        return click if (panel_id(click) or click.id) < posted else None

    def begun(self, click: Click, table: TableInfo) -> None:
        """Whoever begins a game opens the panel next: its question and picture are made while that is posted."""
        task = expected(self._make(click, table))
        self._making.add(task)
        task.add_done_callback(self._making.discard)

    async def _make(self, click: Click, table: TableInfo) -> None:
        question = await self.context.host.reads.question(table.id, person(click))
        if question is not None and table.teaching != "lesson":
            await self.writer.illustration(question, await self.context.reader(click, table), None, (), asked=False)
