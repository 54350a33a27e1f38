"""What the others are asked in a running game: pace, a pause and its end, hints, the end, offering a seat."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core.text import PlayerMistake, Seat, Text, text, verbatim, who
from host import consents, rights
from host.clocks import clock
from host.consents import CONSENTS
from host.errors import careful, mistake
from host.records import GatheredCall, TableInfo, info, rivals
from host.rights import BOT, Deed, Person
from host.seating.handover import refuse_not_running, word_to
from host.seating.offers import offer
from host.tables import notice_rows
from host.tables.due import Due
from host.tables.live_tables import LiveTables
from host.tables.signs_of_life import listening
from host.tables.stand_ins import closed
from storage import DueRow, Saving, TableRow, sql

Wish = Literal["pace", "pause", "resume", "hints", "close", "replace"]
WISHES: tuple[Wish, ...] = get_args(Wish)
DEEDS: dict[Wish, Deed] = {
    "pace": "decide",
    "pause": "decide",
    "resume": "decide",
    "hints": "decide",
    "close": "close",
    "replace": "replace",
}
ON, OFF = "on", "off"  # hints
REFUSED_SECONDS = 86_400.0  # after a refusal until the same person may ask the others for the same again
WITHDRAWN_SECONDS = 3_600.0  # after somebody took a proposal back: each of them rings the others


class Proposal(Struct, frozen=True):
    """What somebody would like, and who agrees so far; `mark` tells it from earlier ones."""

    wish: Wish
    value: str
    by: int
    mark: str  # when it was made
    agreed: tuple[int, ...]
    gone: tuple[int, ...] = ()  # who had left the server by then
    against: tuple[int, ...] = ()  # who would rather not, where that only puts it off


class Consent:
    """A proposal is a due row: it expires by itself, and ends with its table."""

    def __init__(self, live: LiveTables, due: Due) -> None:
        self._live = live
        self._due = due
        due.on("proposal", self._expire)
        due.on("refused", self._forgotten)

    @careful
    async def propose(self, table: int, person: Person, wish: Wish, value: str = "") -> tuple[TableInfo, bool]:
        """Ask the others for something; returns whether it is done already, since there is nobody to ask."""
        async with self._live.hold_row(table, "look", person) as row:
            rights.allow("options" if row.status == "lobby" and wish == "pace" else DEEDS[wish], row, person)
            if row.status == "lobby" and wish == "pace":
                after = replace(row, clock=clock.check_pace(value))
                return info(await self._live.commit(Saving(before=row, after=after, at=self._live.time()))), True
            self._check(row, wish, value)
            at = self._live.time()
            made = Proposal(wish, value, person.user, str(int(at)), (person.user,), tuple(sorted(person.gone)))
            self._refuse_present(row, made, at)
            missing = _missing(row, made)
            if not missing or (wish == "close" and row.seat_of(person.user) is None):  # a manager of the server
                return info(await self._live.commit(await self._done(row, made, at))), True
            if await self._live.db.read(sql.due.of_key, _key(table, wish)) is not None:
                raise mistake("proposed", table=table)
            refused = await self._live.db.read(sql.due.of_key, _refused_key(table, made))
            if refused is not None and refused.at > at:
                raise mistake("proposed_lately", table=table)
            until = at + CONSENTS[wish].open_seconds
            said = text(f"days.asks.{wish}", **_args(row, made), until=int(until))
            change = Saving(before=row, after=listening(row, missing, at), at=at, due=[_due(table, made, until)])
            change.notices = notice_rows.news(row, said, kind="proposal", mentions=missing, mark=f"{wish}.{made.mark}")
            return info(await self._live.commit(change)), False

    @careful
    async def answer(self, table: int, person: Person, wish: Wish, mark: str, *, yes: bool) -> tuple[TableInfo, bool]:
        """Agree or not; returns whether that settles it. One who does not agree is enough to leave it as it is."""
        async with self._live.hold_row(table, "decide", person) as row:
            due = await self._live.db.read(sql.due.of_key, _key(table, wish))
            made = None if due is None else msgspec.json.decode(due.payload, type=Proposal)
            if due is None or made is None or made.mark != mark or row.status not in ("running", "frozen"):
                raise mistake("proposal_over", table=table)
            at = self._live.time()
            if not yes and CONSENTS[wish].delays and person.user != made.by:
                return info(await self._put_off(row, person, due, made, at)), False
            if not yes:
                answered = "days.withdrawn" if person.user == made.by else f"days.refused.{wish}"
                said = text(answered, player=who(rights.own_seat(row, person)))
                rests = WITHDRAWN_SECONDS if person.user == made.by else REFUSED_SECONDS
                key = _refused_key(table, made)
                again = DueRow("refused", at + rests, key, table, None, made.by)
                change = Saving(
                    before=row, after=row, at=at, void=[due.key], due=[again], notices=notice_rows.news(row, said)
                )
                return info(await self._live.commit(change)), True
            against = tuple(user for user in made.against if user != person.user)
            made = replace(made, agreed=tuple(dict.fromkeys((*made.agreed, person.user))), against=against)
            if _missing(row, made):
                await self._live.db.write(sql.due.save, [_due(table, made, due.at)])
                return info(row), False
            self._check(row, made.wish, made.value)
            self._refuse_present(row, made, at)
            return info(await self._live.commit(await self._done(row, made, at))), True

    async def _put_off(self, row: TableRow, person: Person, due: DueRow, made: Proposal, at: float) -> TableRow:
        """Somebody would rather not, which the others hear once; it is done when the time is over all the same."""
        if person.user in made.against:
            return row
        agreed = tuple(user for user in made.agreed if user != person.user)
        later = _due(row.id, replace(made, agreed=agreed, against=(*made.against, person.user)), due.at)
        said = text(f"days.delayed.{made.wish}", player=who(rights.own_seat(row, person)), until=int(due.at))
        notices = notice_rows.news(row, said)
        return await self._live.commit(Saving(before=row, after=row, at=at, due=[later], notices=notices))

    async def asks(self, row: TableRow, mark: str, user: int) -> bool:
        """Whether somebody has yet to answer a proposal that is still open."""
        wish, _, own = mark.partition(".")
        due = await self._live.db.read(sql.due.of_key, f"proposal:{row.id}:{wish}")
        made = None if due is None else msgspec.json.decode(due.payload, type=Proposal)
        return made is not None and made.mark == own and user in _missing(row, made) and user not in made.against

    async def stands(self, table: int, mark: str) -> bool:
        """Whether a proposal is still open, by what its buttons carry."""
        wish, _, own = mark.partition(".")
        due = await self._live.db.read(sql.due.of_key, f"proposal:{table}:{wish}")
        return due is not None and msgspec.json.decode(due.payload, type=Proposal).mark == own

    def _check(self, row: TableRow, wish: Wish, value: str) -> None:
        """Refuse what makes no sense at this table, now."""
        if not (wish == "close" and row.status == "frozen"):
            refuse_not_running(row)
        if wish == "pace" and clock.check_pace(value) == row.clock:
            raise mistake("same_pace", table=row.id)
        if wish == "pause" and row.paused_at is not None:
            raise mistake("paused", table=row.id)
        if wish == "resume" and row.paused_at is None:
            raise mistake("not_paused", table=row.id)
        if wish == "hints" and not rivals(row):
            raise PlayerMistake(text("coach.mistake.hints_always", table=row.id))
        if wish == "hints" and row.teaching:
            raise PlayerMistake(text("learn.mistake.hints_always", table=row.id))
        if wish == "hints" and row.hints == (value == ON):
            raise PlayerMistake(text("coach.mistake.hints_already", table=row.id, on=value))
        if wish == "replace":
            number = int(value)
            if number >= len(row.seats) or row.seats[number].user is None or row.seats[number].state == "replaced":
                raise mistake("no_person", table=row.id)
            if row.seats[number].offer_at is not None:
                raise mistake("offered", table=row.id)

    def _refuse_present(self, row: TableRow, made: Proposal, at: float) -> None:
        """Whoever is there is not done to: what is done to a person who is not asked needs their absence."""
        meant = _meant(made)
        if meant is None or not CONSENTS[made.wish].absent:
            return
        if row.seats[meant].user == made.by:
            raise mistake("replace_own", table=row.id)
        if consents.absence(row, row.seats[meant], at, made.gone) is None:
            raise mistake("present", player=verbatim(row.seats[meant].name))

    async def _forgotten(self, due: DueRow) -> None:
        """From now on somebody may ask for something again; the row itself was all that spoke against it."""

    async def _expire(self, due: DueRow) -> None:
        """The time is over: whoever gave no sign since they were asked may count as agreeing."""
        assert due.table is not None
        async with self._live.hold_row(due.table, "look", BOT) as row:
            if not await self._due.stands(due) or row.status not in ("running", "frozen"):
                return
            made, at = msgspec.json.decode(due.payload, type=Proposal), self._live.time()
            silent = _missing(row, made)
            try:
                since = float(made.mark)
                agree = [user for user in silent if consents.agrees_by_silence(row, made.wish, user, since, at)]
                if agree != silent and not CONSENTS[made.wish].delays:
                    raise mistake("proposal_over", table=row.id)
                self._check(row, made.wish, made.value)
                self._refuse_present(row, made, at)
                change = await self._done(row, made, at)
                if made.wish != "close":  # which everybody is told
                    own = text("days.yours.silent", table=row.id)
                    seats = [seat.seat for seat in row.seats if seat.user in agree]
                    change.notices += [await word_to(self._live, row, seat, own) for seat in seats]
            except PlayerMistake:  # somebody is there and has not agreed, or it makes no sense any more
                noted = notice_rows.news(row, Text(f"days.expired.{made.wish}"))
                change = Saving(before=row, after=row, at=at, notices=noted)
            change.done = due
            await self._live.commit(change)

    async def _done(self, row: TableRow, made: Proposal, at: float) -> Saving:
        """What everybody agrees to."""
        if made.wish == "close":
            return await self._closed(row, made, at)
        change = Saving(before=row, after=row, at=at, void=[_key(row.id, made.wish)])
        args, agreed = _args(row, made), f"days.agreed.{made.wish}"
        player = args.pop("player")
        match made.wish:
            case "pace":
                change.after = replace(row, clock=made.value)
            case "pause":
                change.after = replace(row, paused_at=at)
            case "resume":
                change.after = replace(row, paused_at=None)
            case "hints":
                change.after = replace(row, hints=made.value == ON)
                if made.value == OFF:
                    agreed, args = "days.agreed.hints_off", {"player": player}
            case "replace":
                await offer(self._live, change, int(made.value))
                return change
        change.notices = notice_rows.news(row, text(agreed, **args))
        return change

    async def _closed(self, row: TableRow, made: Proposal, at: float) -> Saving:
        """The end before its time; whoever did not ask for it is told in person."""
        change = closed(row, at)
        asking = row.seat_of(made.by)
        own = (
            text("days.yours.closed_by_server", table=row.id)
            if asking is None
            else text("days.yours.closed", table=row.id, player=verbatim(asking.name))
        )
        for seat in consents.holders(row):
            if seat.user not in made.agreed:
                change.notices.append(await word_to(self._live, row, seat.seat, own, button="board"))
        return change


def proposed_anew(row: TableRow, due: DueRow) -> GatheredCall:
    """The question of a proposal that is still open, with the time until which there is now."""
    made = msgspec.json.decode(due.payload, type=Proposal)
    said = text(f"days.asks.{made.wish}", **_args(row, made), until=int(due.at))
    return GatheredCall("proposal", row.id, sentence=said, mark=f"{made.wish}.{made.mark}")


def pace_text(value: str) -> Text:
    """A pace in words."""
    if value == clock.NONE or value in clock.PACES:
        return Text(f"days.pace.{value}")
    bank, _, increment = value.partition("+")
    return text("days.pace.own", bank=int(bank), increment=int(increment))


def _key(table: int, wish: Wish) -> str:
    return f"proposal:{table}:{wish}"


def _refused_key(table: int, made: Proposal) -> str:
    return f"refused:{table}:{made.wish}:{made.value}:{made.by}"


def _due(table: int, made: Proposal, at: float) -> DueRow:
    return DueRow("proposal", at, _key(table, made.wish), table, None, made.by, msgspec.json.encode(made))


def _meant(made: Proposal) -> Seat | None:
    """Whose seat it is about."""
    return int(made.value) if made.wish == "replace" else None


def _missing(row: TableRow, made: Proposal) -> list[int]:
    """Who has not agreed yet, of those who are asked; anybody may do away with hints."""
    if made.wish == "hints" and made.value == OFF:
        return []
    meant = _meant(made)
    about = None if meant is None else row.seats[meant].user
    return [user for user in consents.asked(row, made.wish, made.by, made.gone, about) if user not in made.agreed]


def _args(row: TableRow, made: Proposal) -> dict[str, Text]:
    seat = row.seat_of(made.by)
    args = {"player": verbatim(seat.name) if seat is not None else Text("days.organiser")}
    meant = _meant(made)
    if made.wish == "pace":
        args["pace"] = pace_text(made.value)
    if meant is not None:
        args["whom"] = who(meant)
    return args
