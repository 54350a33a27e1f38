"""Somebody's time is up: the others say whether they wait, let a stand-in take this turn, or offer the seat."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core.text import Seat, text, who
from host import rights
from host.clocks.clock import clock_key, late_key, pace_of, wound
from host.errors import careful, mistake
from host.records import TableInfo, info
from host.rights import BOT, Person
from host.seating.handover import close_if_empty, ended, word_to
from host.seating.offers import offer
from host.tables import notice_rows
from host.tables.due import Due
from host.tables.live_tables import LiveTables
from host.tables.stand_ins import present, standin_of, with_seat
from storage import DueRow, Saving, TableRow, sql

LateChoice = Literal["wait", "standin", "offer"]
CHOICES: Final[tuple[LateChoice, ...]] = get_args(LateChoice)
LONGEST_LATE_SECONDS = 21 * 86_400.0  # seconds after which a table ends where nobody says anything


class LateVotes(Struct, frozen=True):
    """What the others have said so far; `mark` tells one time-out from another."""

    mark: str
    said: dict[int, LateChoice] = {}


class TimeUp:
    """What more than half of the others want is done."""

    def __init__(self, live: LiveTables, due: Due) -> None:
        self._live = live
        self._due = due
        due.on("late", self._nobody_says)

    @careful
    async def choose(
        self, table: int, person: Person, number: Seat, mark: str, choice: LateChoice
    ) -> tuple[TableInfo, LateChoice | None]:
        """One of the others says what they want; returns what is done, if that decides it."""
        async with self._live.hold_row(table, "decide", person) as row:
            due = await self._live.db.read(sql.due.of_key, late_key(table, number))
            votes = None if due is None else msgspec.json.decode(due.payload, type=LateVotes)
            if due is None or votes is None or votes.mark != mark or row.status != "running":
                raise mistake("late_over", table=table)
            if rights.own_seat(row, person) == number:
                raise mistake("late_own", table=table)
            others = [user for user in present(row) if user != row.seats[number].user]
            if person.user not in others:
                raise mistake("has_standin", table=table)
            said = {user: one for user, one in votes.said.items() if user in others} | {person.user: choice}
            wanted, count = Counter(said.values()).most_common(1)[0]
            if 2 * count <= len(others):
                noted = replace(due, payload=msgspec.json.encode(LateVotes(mark, said)))
                await self._live.db.write(sql.due.save, [noted])
                return info(row), None
            return info(await self._live.commit(await self._decided(row, number, wanted))), wanted

    async def _decided(self, row: TableRow, number: Seat, choice: LateChoice) -> Saving:
        at, seat = self._live.time(), row.seats[number]
        change = Saving(before=row, after=row, at=at, void=[late_key(row.id, number)])
        said = text("days.news.late_wait" if choice == "wait" else "days.news.late_standin", player=who(number))
        if choice == "wait":
            pace = pace_of(row.clock)
            assert pace is not None
            assert seat.user is not None
            day = (await self._live.waking_hours(row))[seat.user]
            going, due = wound(row.id, seat, max(pace.increment, pace.bank / 4), day, at)
            change.after, change.due = with_seat(row, going), [due]
        else:
            change.after = with_seat(row, replace(seat, standin=standin_of(row), state="playing"))
            change.void.append(clock_key(row.id, number))
        change.notices = notice_rows.news(row, said)
        if choice == "offer":
            await offer(self._live, change, number, late=True)
        else:
            own = text(f"days.yours.{choice}", table=row.id)
            button = "move" if choice == "wait" else "log"
            change.notices.append(await word_to(self._live, row, number, own, button=button))
        close_if_empty(change)
        return change

    async def _nobody_says(self, due: DueRow) -> None:
        """For weeks nobody has played or said anything: the table ends."""
        assert due.table is not None
        async with self._live.hold_row(due.table, "look", BOT) as row:
            if await self._due.stands(due) and row.status == "running":
                await self._live.commit(ended(row, self._live.time(), due))
