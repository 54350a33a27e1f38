"""A seat whose player is absent is offered to others, a day after its player was told: any sign of theirs keeps it."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core.text import Seat, text, verbatim, who
from host.consents import OBJECTION_SECONDS, silent_since
from host.rights import BOT
from host.seating.handover import close_if_empty, handed_on, word_to
from host.tables import notice_rows
from host.tables.due import Due
from host.tables.live_tables import LiveTables
from host.tables.stand_ins import offer_key, organised, standin_of, with_seat
from storage import DueRow, Saving, TableRow


class PendingOffer(Struct, frozen=True):
    """Since when a seat is about to be offered."""

    since: float


class Offers:
    """What was decided stands in the seat and in a due row; both go when its player gives a sign."""

    def __init__(self, live: LiveTables, due: Due) -> None:
        self._live = live
        self._due = due
        due.on("offer", self._offer)
        due.on("sign", self._sign)

    async def _offer(self, due: DueRow) -> None:
        """The day is over: the seat is anybody's, unless its player was there."""
        assert due.table is not None
        assert due.seat is not None
        async with self._live.hold_row(due.table, "look", BOT) as row:
            if not await self._due.stands(due) or row.status != "running" or row.seats[due.seat].user != due.user:
                return
            at, since = self._live.time(), msgspec.json.decode(due.payload, type=PendingOffer).since
            if not silent_since(row.seats[due.seat], since, at):
                await self._live.commit(_stays(row, due.seat, at, due))
                return
            change = Saving(before=row, after=row, at=at, done=due)
            left = replace(row.seats[due.seat], standin=standin_of(row), state="replaced", offer_at=None, covered=False)
            change.after = organised(with_seat(row, left))
            said = text("days.news.offered", player=who(due.seat))
            change.notices = notice_rows.news(change.after, said, kind="open_seat", mark=str(due.seat))
            own = text("days.yours.offered", table=row.id)
            change.notices.append(await word_to(self._live, row, due.seat, own, button="come_back"))
            change.notices += handed_on(row, change.after)
            close_if_empty(change)
            await self._live.commit(change)

    async def _sign(self, due: DueRow) -> None:
        """Somebody is there whose seat was about to be offered."""
        assert due.table is not None
        assert due.seat is not None
        async with self._live.hold_row(due.table, "look", BOT) as row:
            seat = row.seats[due.seat]
            if await self._due.stands(due) and seat.offer_at is not None and seat.user == due.user:
                await self._live.commit(_stays(row, due.seat, self._live.time(), due))


def _stays(row: TableRow, number: Seat, at: float, done: DueRow) -> Saving:
    seat = row.seats[number]
    after = with_seat(row, replace(seat, offer_at=None))
    said = text("days.news.stays", player=verbatim(seat.name))
    return Saving(
        before=row, after=after, at=at, notices=notice_rows.news(row, said), done=done, void=[offer_key(row.id, number)]
    )


async def offer(live: LiveTables, change: Saving, number: Seat, *, late: bool = False) -> None:
    """Let a change also say that a seat will be offered, in the thread and to its player, whose time may be up."""
    seat, until = change.after.seats[number], change.at + OBJECTION_SECONDS
    change.after = with_seat(change.after, replace(seat, offer_at=until))
    key, payload = offer_key(change.after.id, number), msgspec.json.encode(PendingOffer(change.at))
    change.due.append(DueRow("offer", until, key, change.after.id, number, seat.user, payload))
    said = text("days.news.offer", player=who(number), until=int(until))
    change.notices += notice_rows.news(change.after, said)
    own = text("days.yours.offer_late" if late else "days.yours.offer", table=change.after.id, until=int(until))
    change.notices.append(await word_to(live, change.after, number, own, button="here"))
