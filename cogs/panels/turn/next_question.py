"""Questions that nobody has clicked for yet: brought to whoever is still there, and made ready when a game begins."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from cogs.clicks import Click
from cogs.clicks.answering import expected
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.panels.turn.question_writer import QuestionWriter
from host import TableInfo

log = logging.getLogger(__name__)

CLICKS_KEPT = 1_000  # of people who may still be there


class NextQuestion:
    """Whoever has just ended a turn is still there: the next question comes to them without a click."""

    def __init__(self, context: Context, writer: QuestionWriter) -> None:
        self.context, self.writer = context, writer
        self._last_clicks: OrderedDict[tuple[int, int], Click] = OrderedDict()  # by table and user
        self._making: set[asyncio.Task[None]] = set()

    def follow(self, click: Click, table: int) -> None:
        """Somebody has answered all there was, and may stay."""
        self._last_clicks[table, click.user.id] = click
        while len(self._last_clicks) > CLICKS_KEPT:
            self._last_clicks.popitem(last=False)

    def leave(self, click: Click, table: int) -> None:
        """Somebody has the question already."""
        self._last_clicks.pop((table, click.user.id), None)

    def last_click(self, table: int, user: int) -> Click | None:
        """The click of somebody who may still be there, while Discord takes answers to it."""
        click = self._last_clicks.get((table, user))
        return None if click is None or click.is_expired() else click

    async def called(self, table: int, user: int) -> None:
        """A table waits for somebody.

        Discord takes such messages for 15 minutes after a click. Where it does not, My move is there as ever.
        """
        click = self.last_click(table, user)
        if click is None:
            return
        try:
            question = await self.context.host.reads.question(table, person(click))
            if question is not None:
                message = await self.writer.message(click, question)
                if self._last_clicks.pop((table, user), None) is click:  # else they have opened it themselves meanwhile
                    await click.followup.send(**message.answering())
        except Exception as error:
            log.info("table=%s user=%s is not followed by the panel: %r", table, user, error)

    def begun(self, click: Click, table: TableInfo) -> None:
        """Whoever begins a game opens the panel next: its question and picture are made while that is posted."""
        task = expected(self._make(click, table))
        self._making.add(task)
        task.add_done_callback(self._making.discard)

    async def _make(self, click: Click, table: TableInfo) -> None:
        question = await self.context.host.reads.question(table.id, person(click))
        if question is not None and table.teaching != "lesson":
            await self.writer.illustration(question, await self.context.reader(click, table), None, asked=False)
