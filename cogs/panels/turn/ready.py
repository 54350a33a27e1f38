"""The first question of a game, made ready before anybody opens it."""

from __future__ import annotations

import asyncio

from cogs.clicks import Click
from cogs.clicks.answering import expected
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.panels.turn.writing import QuestionWriter
from host import TableInfo


class FirstQuestion:
    """Whoever begins a game opens the panel next: what it asks, and its picture, are made while that is posted."""

    def __init__(self, context: Context, writer: QuestionWriter) -> None:
        self.context, self.writer = context, writer
        self._making: set[asyncio.Task[None]] = set()

    def begun(self, click: Click, table: TableInfo) -> None:
        task = expected(self._make(click, table))
        self._making.add(task)
        task.add_done_callback(self._making.discard)

    async def _make(self, click: Click, table: TableInfo) -> None:
        question = await self.context.host.reads.question(table.id, person(click))
        if question is not None and table.teaching != "lesson":
            await self.writer.shown(question, await self.context.reader(click, table), None, asked=False)
