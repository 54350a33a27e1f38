"""A seat whose player is absent is offered to others, a day after its player was told: any sign of theirs keeps it."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core.text import Seat, Text, text, verbatim, who
from host.consents import OBJECTION_SECONDS, silent_since
from host.errors import careful
from host.records import GatheredCall, TableInfo, info
from host.rights import BOT
from host.seating.handover import close_if_empty, handed_on, leaving, word_to
from host.seating.seats import without_seat
from host.tables import notice_rows
from host.tables.due import Due
from host.tables.live_tables import LiveTables
from host.tables.stand_ins import offer_key, organised, standin_of, with_seat
from storage import DueRow, NoticeRow, Saving, TableRow, sql

Why = Literal["", "late", "waited", "left"]
HAS_LEFT = "days.yours.offer_left"  # the word to who has left the table's server


class PendingOffer(Struct, frozen=True):
    """Since when a seat is about to be offered; `left`: its player has left the server, so no vacation keeps it."""

    since: float
    left: bool = False


class Offers:
    """What was decided stands in the seat and in a due row; both go when its player gives a sign."""

    def __init__(self, live: LiveTables, due: Due) -> None:
        self._live = live
        self._due = due
        due.on("offer", self._offer)
        due.on("sign", self._sign)

    @careful
    async def left(self, table: int, user: int) -> TableInfo:
        """Somebody has left a table's server: a seat in a lobby is free at once, in a game after a day."""
        async with self._live.hold_row(table, "look", BOT) as row:
            seat, at = row.seat_of(user), self._live.time()
            if seat is not None and row.status == "lobby":
                change = leaving(row, organised(replace(row, seats=without_seat(row, seat.seat))), at)
                said = text("home.tidy.left", player=verbatim(seat.name), table=table)
                stays = change.after.status == "lobby"
                change.notices.append(notice_rows.lobby_notice(table, said if stays else None))
                return info(await self._live.commit(change))
            if seat is None or row.status != "running" or seat.state == "replaced" or seat.offer_at is not None:
                return info(row)
            change = Saving(before=row, after=row, at=at)
            await offer(self._live, change, seat.seat, why="left")
            return info(await self._live.commit(change))

    @careful
    async def seated(self) -> list[tuple[int, int]]:
        """By server everybody who sits in a lobby or plays there."""
        return await self._live.db.read(sql.tables.seated)

    async def _offer(self, due: DueRow) -> None:
        """The day is over: the seat is anybody's, unless its player was there."""
        assert due.table is not None
        assert due.seat is not None
        async with self._live.hold_row(due.table, "look", BOT) as row:
            if not await self._due.stands(due) or row.status != "running" or row.seats[due.seat].user != due.user:
                return
            at, pending = self._live.time(), msgspec.json.decode(due.payload, type=PendingOffer)
            seat = replace(row.seats[due.seat], away_until=None) if pending.left else row.seats[due.seat]
            if not silent_since(seat, pending.since, at):
                await self._live.commit(_stays(row, due.seat, at, due))
                return
            change = Saving(before=row, after=row, at=at, done=due)
            left = replace(seat, standin=standin_of(row), state="replaced", offer_at=None, covered=False)
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


async def offer(live: LiveTables, change: Saving, number: Seat, *, why: Why = "") -> None:
    """Let a change also say that a seat will be offered, in the thread and to its player, and `why`."""
    seat, until = change.after.seats[number], change.at + OBJECTION_SECONDS
    change.after = with_seat(change.after, replace(seat, offer_at=until))
    key, payload = offer_key(change.after.id, number), msgspec.json.encode(PendingOffer(change.at, left=why == "left"))
    change.due.append(DueRow("offer", until, key, change.after.id, number, seat.user, payload))
    said, own = _sentences(change.after, number, until, why)
    change.notices += notice_rows.news(change.after, said)
    change.notices.append(await word_to(live, change.after, number, own, button="here"))


def _sentences(row: TableRow, number: Seat, until: float, why: Why) -> tuple[Text, Text]:
    """That a seat will be offered, to everybody and to its player."""
    said = text("days.news.offer_left" if why == "left" else "days.news.offer", player=who(number), until=int(until))
    return said, text(f"days.yours.offer_{why}" if why else "days.yours.offer", table=row.id, until=int(until))


def offered_anew(row: TableRow, due: DueRow) -> tuple[GatheredCall, NoticeRow]:
    """That a seat will be offered, with the time until which there is now: for the thread, and to its player."""
    assert due.seat is not None
    left = msgspec.json.decode(due.payload, type=PendingOffer).left
    said, own = _sentences(row, due.seat, due.at, "left" if left else "")
    return GatheredCall("news", row.id, sentence=said), notice_rows.personal(
        row, row.seats[due.seat], own, button="here"
    )
