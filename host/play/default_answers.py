"""Answers that somebody always gives to the same question at a table: set, listed, taken back."""

from __future__ import annotations

import msgspec

from engine.core.plan import may_have_default
from engine.core.text import PlayerMistake, Text
from host import rights
from host.errors import careful, mistake
from host.records import DefaultAnswer
from host.rights import Person
from host.tables.live_tables import LiveTables
from host.tables.prepared_answers import answer_of, default_answer
from storage import DefaultAnswerRow, TableExtras, TableRow, sql

MOST_ANSWERS = 25  # answers that stand for one person at one table


class DefaultAnswers:
    """What stands is given by `host.ahead` when it is asked for."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live
        self._db = live.db

    @careful
    async def of(self, table: int, person: Person) -> list[DefaultAnswer]:
        """What somebody always answers at a table, the oldest first."""
        row = await self._live.row(table, "answer", person)
        return _own(row, await self._db.read(sql.table_extras.of_table, table), person)

    @careful
    async def always(self, table: int, person: Person, step: int, pick: str) -> None:
        """From the next time on this is the answer to the question that is open now; that one stays open."""
        async with self._live.hold(table, "answer", person) as held:
            seat = rights.own_seat(held.row, person)
            ask = held.table.ask_of(seat)
            if ask is None or step != held.row.seats[seat].step:
                raise mistake("stale")
            if not may_have_default(held.table, ask):
                raise PlayerMistake(Text("plan.mistake.not_always"))
            answer = default_answer(ask, pick)
            known = _own(held.row, held.extras, person)
            if len(known) >= MOST_ANSWERS:
                raise PlayerMistake(Text("plan.mistake.too_many"))
            rows = [one for one in held.extras.default_answers if one.seat == seat and one.user == person.user]
            if answer not in map(answer_of, rows):
                await self._db.write(
                    sql.table_extras.put_default_answer,
                    table,
                    DefaultAnswerRow(seat, person.user, msgspec.json.encode(answer)),
                )

    @careful
    async def forget(self, table: int, person: Person, number: int) -> None:
        """Ask again what was always answered alike; who has no such answer has nothing to lose."""
        async with self._live.hold_row(table, "answer", person) as row:
            if number in [
                one.number for one in _own(row, await self._db.read(sql.table_extras.of_table, table), person)
            ]:
                await self._db.write(sql.table_extras.drop_default_answer, table, number)


def _own(row: TableRow, extras: TableExtras, person: Person) -> list[DefaultAnswer]:
    seat = rights.own_seat(row, person)
    found = [(one.id, answer_of(one)) for one in extras.default_answers if one.seat == seat and one.user == person.user]
    return [DefaultAnswer(number, answer.asked, answer.label) for number, answer in found]
