"""Seats of a running table change hands: stand-ins, resigning, open seats, coming back; a table without people ends."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core.text import Seat, Text, text, verbatim
from host import rights
from host.consents import DAY_SECONDS, holders, silent_since
from host.errors import careful, mistake
from host.records import TableInfo, info
from host.rights import BOT, Person
from host.seating.seats import player_name, without_seat
from host.tables import notice_rows
from host.tables.due import Due
from host.tables.live_tables import LiveTables
from host.tables.stand_ins import empty_key, organised, present, reclaimed, standin_of, with_seat
from storage import DueRow, NoticeRow, PlayedRow, Saving, SeatRow, TableRow, sql
from words import say

log = logging.getLogger(__name__)

EMPTY_SECONDS = 7 * DAY_SECONDS  # a table waits for somebody to come back before everybody is told that it will end
END_WARNING_SECONDS = 7 * DAY_SECONDS  # from that word until it ends, unless somebody gives a sign


class EndWarning(Struct, frozen=True):
    """When everybody was told that a table which nobody plays at will end; None: not yet."""

    warned_at: float | None = None


class Handover:
    """Every change is one transaction with what the thread is told about it."""

    def __init__(self, live: LiveTables, due: Due) -> None:
        self._live = live
        self._due = due
        due.on("empty", self._end_empty)

    @careful
    async def stand_in(self, table: int, person: Person) -> TableInfo:
        """Have a computer player answer on one's own seat until one comes back."""
        async with self._live.hold_row(table, "standin", person) as row:
            refuse_not_running(row)
            seat = row.seats[rights.own_seat(row, person)]
            if seat.standin is not None and seat.state != "playing":
                raise mistake("has_standin", table=table)
            after = with_seat(row, replace(seat, standin=standin_of(row), state="away"))
            return await self._save(row, after, text("days.news.standin", player=verbatim(seat.name)))

    @careful
    async def come_back(self, table: int, person: Person) -> TableInfo:
        """Play on oneself, in the place of the stand-in."""
        await self._refuse_gone(table, person)
        async with self._live.hold_row(table, "standin", person) as row:
            refuse_not_running(row)
            return await self._come_back(row, row.seats[rights.own_seat(row, person)])

    async def _come_back(self, row: TableRow, seat: SeatRow) -> TableInfo:
        if seat.standin is None:
            raise mistake("no_standin", table=row.id)
        after = reclaimed(row, seat.seat, self._live.time())
        asked = (
            notice_rows.notices(after, "asked", row.posted_segment, row.posted_segment, [seat.seat])
            if seat.asked_at
            else []
        )
        hand = notice_rows.hand_notice(row.id, seat.seat, row.posted_segment)
        return await self._save(row, after, back_news(seat.name), [hand, *asked])

    @careful
    async def here(self, table: int, person: Person) -> TableInfo:
        """Say that one is there: a seat that is about to be offered stays, one that is offered is one's own again."""
        await self._refuse_gone(table, person)
        async with self._live.hold_row(table, "standin", person) as row:
            refuse_not_running(row)
            seat = row.seats[rights.own_seat(row, person)]
            if seat.standin is not None and seat.state == "replaced":
                return await self._come_back(row, seat)
            return info(row)

    async def _refuse_gone(self, table: int, person: Person) -> None:
        """Tell who has had a seat that they have none any more, also where they could not see the table otherwise."""
        row = await self._live.row(table, "look", BOT)
        held = await self._live.db.read(sql.holders.seats_of, table, person.user)
        if held and row.seat_of(person.user) is None:
            raise mistake("seat_gone", table=table)

    @careful
    async def ends_by_resigning(self, table: int, person: Person) -> bool:
        """Whether the game ends if somebody leaves it, as nobody else holds a seat; refuses what `resign` refuses."""
        row = await self._live.row(table, "resign", person)
        refuse_not_running(row)
        return [one.user for one in row.seats if one.user is not None] == [person.user]

    @careful
    async def resign(self, table: int, person: Person) -> TableInfo:
        """Give one's seat up for good: a computer player goes on with it, and anybody may take it."""
        async with self._live.hold_row(table, "resign", person) as row:
            refuse_not_running(row)
            seat = row.seats[rights.own_seat(row, person)]
            said = text("days.news.resigned", player=verbatim(seat.name))
            return await self._save(row, given_up(row, seat), said, kind="open_seat", mark=str(seat.seat), left=seat)

    @careful
    async def vacate(self, table: int, user: int) -> TableInfo:
        """Take somebody out of an open table for good, their name included, whatever its state."""
        async with self._live.hold_row(table, "look", BOT) as row:
            seat = row.seat_of(user)
            after = replace(row, organiser=0) if row.organiser == user else row
            if row.status == "lobby":
                left = organised(after if seat is None else replace(after, seats=without_seat(after, seat.seat)))
                return info(await self._live.commit(leaving(row, left, self._live.time())))
            if seat is not None and row.status in ("running", "frozen"):
                nameless = replace(seat, name=say(text("home.nobody", n=seat.seat + 1), row.language))
                said = text("days.news.resigned", player=verbatim(nameless.name))
                return await self._save(
                    row, given_up(after, nameless), said, kind="open_seat", mark=str(seat.seat), left=seat
                )
            return info(await self._live.commit(Saving(before=row, after=organised(after), at=self._live.time())))

    @careful
    async def take(self, table: int, person: Person, number: Seat, name: str) -> TableInfo:
        """Sit down on an open seat and play on from where it stands."""
        async with self._live.hold_row(table, "take", person) as row:
            refuse_not_running(row)
            own = row.seat_of(person.user)
            if own is not None and own.seat == number and own.standin is not None:
                return await self._come_back(row, own)
            if own is not None:
                raise mistake("seated", table=table)
            if number >= len(row.seats) or row.seats[number].state not in ("replaced", "resigned"):
                raise mistake("seat_taken", table=table)
            old = row.seats[number]
            finished = await self._live.db.read(sql.finished_games.games_of, person.user, row.game)
            learning = self._live.notes_newcomers and finished == 0
            seat = replace(
                old, user=person.user, player=None, name=player_name(name), standin=None, state="playing",
                step=old.step + 1, bank=None, away_until=None, away_taken=0.0, seen_at=self._live.time(), offer_at=None,
                missed=0, covered=False, learning=learning,
            )  # fmt: skip
            after = with_seat(row, seat)
            said = text("days.news.taken", player=verbatim(seat.name), before=verbatim(old.name))
            if seat.name == old.name:
                said = back_news(seat.name)
            notices = [notice_rows.hand_notice(table, number, row.posted_segment)]
            if old.user is not None:
                gone = text("days.yours.taken", player=verbatim(seat.name), table=table)
                notices.append(await word_to(self._live, row, number, gone))
            if seat.asked_at is not None:
                notices += notice_rows.notices(after, "asked", row.posted_segment, row.posted_segment, [number])
            return await self._save(row, after, said, notices, left=old)

    async def _save(
        self, row: TableRow, after: TableRow, said: Text, more: Sequence[NoticeRow] = (), kind: str = "news",
        mark: str = "", left: SeatRow | None = None,
    ) -> TableInfo:  # fmt: skip
        """`left` is a seat as it was before somebody else had it: its player was there, also without an answer."""
        change = Saving(before=row, after=after, at=self._live.time())
        if left is not None and left.user is not None:
            change.played = [PlayedRow(left.seat, left.user, None, 0)]
        change.notices = [*notice_rows.news(after, said, kind=kind, mark=mark), *more, *handed_on(row, after)]
        close_if_empty(change)
        return info(await self._live.commit(change))

    async def _end_empty(self, due: DueRow) -> None:
        """Nobody came back: everybody is told, and a week later the table ends, unless somebody was there."""
        assert due.table is not None
        async with self._live.hold_row(due.table, "look", BOT) as row:
            if not await self._due.stands(due) or row.status != "running":
                return
            at, warned_at = self._live.time(), msgspec.json.decode(due.payload, type=EndWarning).warned_at
            if warned_at is not None and nobody_since(row, warned_at, at):
                await self._live.commit(ended(row, at, due))
            elif nobody_since(row, at - EMPTY_SECONDS / 2, at):
                until = at + END_WARNING_SECONDS
                later = replace(due, at=until, payload=msgspec.json.encode(EndWarning(at)))
                noted = await warnings(self._live, row, until)
                await self._live.commit(Saving(before=row, after=row, at=at, notices=noted, due=[later], done=due))
            else:  # they look at it now and then
                later = replace(due, at=at + EMPTY_SECONDS, payload=b"{}")
                await self._live.db.write(sql.due.save, [later])


def given_up(row: TableRow, seat: SeatRow) -> TableRow:
    """A table at which a seat is nobody's any more: a computer player goes on, and anybody may take it."""
    left = replace(
        seat, user=None, player=standin_of(row), standin=None, state="resigned", bank=None, away_until=None,
        away_taken=0.0, seen_at=None, offer_at=None, missed=0, covered=False,
    )  # fmt: skip
    return organised(with_seat(row, left))


def handed_on(before: TableRow, after: TableRow) -> list[NoticeRow]:
    """The word that somebody else organises a table now."""
    seat = after.seat_of(after.organiser)
    if seat is None or after.organiser == before.organiser:
        return []
    return notice_rows.news(after, text("days.news.organiser", player=verbatim(seat.name)))


async def word_to(live: LiveTables, row: TableRow, number: Seat, sentence: Text, *, button: str = "") -> NoticeRow:
    """A word to who holds a seat; who sleeps reads it in their next waking minute."""
    return notice_rows.personal(row, row.seats[number], sentence, button=button)


async def warnings(live: LiveTables, row: TableRow, until: float) -> list[NoticeRow]:
    """The word to everybody that a table ends for want of people, unless one of them gives a sign until then."""
    noted = notice_rows.news(row, text("days.news.ends", until=int(until)))
    own = text("days.yours.ends", table=row.id, until=int(until))
    return [*noted, *[await word_to(live, row, seat.seat, own, button="here") for seat in holders(row)]]


def nobody_since(row: TableRow, since: float, at: float) -> bool:
    """Whether nobody who holds a seat gave a sign since a moment; who is on vacation is coming back."""
    return all(silent_since(seat, since, at) for seat in holders(row))


def leaving(row: TableRow, left: TableRow, at: float) -> Saving:
    """A lobby without somebody; one that nobody is left to begin is closed."""
    if not any(seat.user is not None for seat in left.seats):
        left = replace(left, status="closed", ended_at=at)
    return Saving(before=row, after=left, at=at)


def back_news(name: str) -> Text:
    return text("days.news.back", player=verbatim(name))


def close_if_empty(change: Saving) -> None:
    """A table that the last person leaves ends: at once if nobody can come back, else after a while."""
    after, key = change.after, empty_key(change.after.id)
    if present(after):
        change.void.append(key)
    elif any(seat.user is not None for seat in after.seats):
        change.due.append(DueRow("empty", change.at + EMPTY_SECONDS, key, after.id))
    else:
        end = ended(after, change.at)
        change.after = end.after
        change.notices = end.notices  # nobody can take a seat there any more


def ended(row: TableRow, at: float, done: DueRow | None = None) -> Saving:
    """The end of a table whose people are all gone; it can still be looked at."""
    seats = tuple(replace(seat, asked_at=None, clock_at=None, deadline=None) for seat in row.seats)
    after = replace(row, status="closed", ended_at=at, seats=seats)
    log.info("table=%s game=%s ends: nobody is left", row.id, row.game)
    return Saving(
        before=row, after=after, at=at, notices=notice_rows.notices(row, "abandoned", row.posted_segment), done=done
    )


def refuse_not_running(row: TableRow) -> None:
    """Refuse what is done only at a table that is being played."""
    if row.status == "lobby":
        raise mistake("not_started", table=row.id)
    if row.status == "frozen":
        raise mistake("frozen" if row.behind is None else "behind", table=row.id)
    if row.status != "running":
        raise mistake("ended", table=row.id)
