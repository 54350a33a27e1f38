"""What is shown beside an open question: every such screen has the same way back to it."""

from __future__ import annotations

from cogs.clicks import Click, button_ids
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.messages.message import Message, Part, button, rows
from cogs.messages.reader import Reader
from engine.core.text import Text
from host import TableInfo


async def show_beside_question(
    context: Context, click: Click, table: TableInfo | None, message: Message, *more: Part
) -> None:
    """Show something that decides nothing; for whom the table waits, with the way back to the question.

    Beside that stands what `more` there is to press.
    """
    if table is not None and await is_asked(context, click, table):
        reader = await context.reader(click, table)
        more = (way_back(table, reader), *more)
    message = Message((*message.parts, *rows(list(more))), message.pictures)
    await context.show(click, message)


async def is_asked(context: Context, click: Click, table: TableInfo) -> bool:
    """Whether somebody has a question open at a table."""
    if table.status != "running" or table.seat_of(click.user.id) is None:
        return False
    return any(one.user == click.user.id for one in await context.host.reads.asks(table.id, person(click)))


def way_back(table: TableInfo, reader: Reader) -> Part:
    """The button that shows the open question in the place of what is shown now."""
    return button(f"‹ {reader.label(Text('ui.why.back'))}", button_ids.make("ask", table=table.id), "main")
