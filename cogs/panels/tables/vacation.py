"""A vacation: until when it lasts, and the tables at which a stand-in plays for its owner meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.cards.recap import RECAP_CHARACTERS, since_lines, since_own_move
from cogs.cards.table_parts import described, heading, public_button
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.clicks.router import Router
from cogs.messages import limits
from cogs.messages.message import Message, Part, SelectLine, fit, paragraph, rows, select
from cogs.messages.reader import Reader
from engine.core.text import PlayerMistake, Text, text
from host import TableInfo

REPORTS = 3  # tables of which somebody who is back reads at once what happened there
ALL, NOWHERE = "all", "none"  # where a stand-in plays, beside the number of a table


class VacationPanel:
    """What `/away` shows; only who is away sees it."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context, self.host = context, context.host
        router.on("away_standin", self.chosen)

    async def show(self, click: Click, said: Sequence[str] = ()) -> None:
        """Until when somebody is away, and where a stand-in plays."""
        until, tables = await self.host.away.offered(click.user.id)
        reader = await self.context.reader(click)
        if until is not None and not said:
            said = [reader.say(text("days.away.still", until=f"<t:{int(until)}:D>"))]
        parts: list[Part] = [paragraph("\n".join(said))]
        if until is not None and tables:
            shown = first_tables(tables, click.user.id)
            lines = [
                SelectLine(fit(described(one, reader), limits.OPTION_TEXT), str(one.id), chosen=covers(one, click))
                for one in shown
            ]
            listed = select(
                button_ids.make("away_standin"), lines, reader.label(Text("days.away.list")), fewest=0, most=len(lines)
            )
            parts += [paragraph(reader.say(Text("days.away.where"))), listed]
        await self.context.show(click, Message(tuple(parts)))

    async def chosen(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Other tables than before were selected."""
        await acknowledge(click)
        wanted = [button_ids.number(value) for value in pressed.values]
        until, tables = await self.host.away.offered(click.user.id)
        now = {one.id for one in first_tables(tables, click.user.id) if covers(one, click)}
        for table in sorted(now ^ set(wanted)):
            await self.host.away.stand_in(table, person(click), on=table in wanted)
        if until is None:
            raise PlayerMistake(Text("host.mistake.no_vacation"))
        await self.show(click)

    async def wanted(self, click: Click, typed: str) -> list[int]:
        """The tables at which a stand-in is to play, by what was typed with the command: a number is one more."""
        _, tables = await self.host.away.offered(click.user.id)
        if typed == NOWHERE:
            return []
        if typed == ALL:
            return [one.id for one in tables]
        if not button_ids.is_number(typed):
            raise PlayerMistake(text("days.mistake.standin", typed=typed))
        return [*(one.id for one in tables if covers(one, click)), int(typed)]

    async def is_back(self, click: Click, tables: Sequence[TableInfo]) -> None:
        """The vacation is over: what happened at the tables at which a stand-in played."""
        reader = await self.context.reader(click)
        parts: list[Part] = [paragraph(reader.say(Text("days.away.back")))]
        for table in tables[:REPORTS]:
            own = Reader(reader.lang, table.names, reader.emojis, commands=self.context.commands)
            turns = await since_own_move(self.host, table.id, click.user.id)
            room = RECAP_CHARACTERS // min(REPORTS, len(tables))
            parts.append(paragraph("\n".join([heading(table, own), *since_lines(table, turns, own, room)])))
            parts += rows([public_button(verb, table, own) for verb in ("move", "log")])
        await self.context.show(click, Message(tuple(parts)))


def first_tables(tables: Sequence[TableInfo], user: int) -> list[TableInfo]:
    """As many as a list holds, those first at which a stand-in plays."""
    return sorted(tables, key=lambda one: not any(seat.user == user and seat.covered for seat in one.seats))[
        : limits.OPTIONS
    ]


def covers(table: TableInfo, click: Click) -> bool:
    """Whether a stand-in plays there for who clicked, until they are back."""
    seat = table.seat_of(click.user.id)
    return seat is not None and seat.covered
