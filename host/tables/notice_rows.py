"""The notices that a change of a table writes: for the thread, as nudges for people, for hands and for followers."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core.table import Table
from engine.core.text import Seat, Text, text
from host.records import GatheredCall
from storage import NoticeRow, SeatRow, TableExtras, TableRow

ASKING = frozenset({"started", "turn", "asked"})  # kinds of notices that ask somebody for a decision
CALLING = ASKING | {"back_asked"}  # beside them those that ask for consent

SWAP = "swap"  # mark of the word to whose seat somebody would like to have
LAST = "last"  # mark of a reminder to the last one who is waited for
STOOD_IN = "days.yours.standin"  # the word that also tells what the stand-in did


class Payload(Struct, frozen=True, omit_defaults=True):
    """What a notice says beside its kind and its table; never anything secret."""

    segment: int = 0
    since: int = 0
    seats: tuple[Seat, ...] = ()
    about: str = ""  # of a nudge: the kind of what the thread is told
    to: Seat | None = None  # of a nudge: who gets it
    sentence: Text | None = msgspec.field(default=None, name="said")  # of news
    mentions: tuple[int, ...] = msgspec.field(default=(), name="rings")  # people whom the post rings
    mark: str = ""  # what the buttons below them carry
    tables: tuple[int, ...] = ()  # of a reminder: the tables it names
    language: str = ""  # of a word to somebody who only watches
    gathered: tuple[GatheredCall, ...] = ()  # what one message tells somebody who could not be rung before


def notices(
    row: TableRow, kind: str, segment: int, since: int = 0, seats: Sequence[Seat] = (), mark: str = ""
) -> list[NoticeRow]:
    """What the thread is told, and a nudge for everybody it concerns, each in a lane of its own.

    Where it asks somebody, it concerns those who are asked, else everybody; what becomes of a nudge is decided when
    it is sent, by the settings of its reader and by whether the thread could be told.
    """
    payload = Payload(segment, since, tuple(seats), mark=mark)
    people = [seat.seat for seat in row.seats if _concerns(seat, kind, seats)]
    nudges = [
        NoticeRow("nudge", msgspec.json.encode(replace(payload, about=kind, to=seat)), nudge_lane(row.id, seat))
        for seat in people
    ]
    return [NoticeRow(kind, msgspec.json.encode(payload), thread_lane(row.id)), *nudges]


def news(
    row: TableRow,
    sentence: Text,
    *,
    kind: str = "news",
    mentions: Sequence[int] = (),
    mark: str = "",
    seats: Sequence[Seat] = (),
) -> list[NoticeRow]:
    """A sentence for the thread, which may ring some people and have buttons below it; with nudges like any other."""
    payload = Payload(row.posted_segment, seats=tuple(seats), sentence=sentence, mentions=tuple(mentions), mark=mark)
    return [
        replace(notice, payload=msgspec.json.encode(_with_news(notice, payload)))
        for notice in notices(row, kind, row.posted_segment)
    ]


def personal(
    row: TableRow, seat: SeatRow, sentence: Text, *, button: str = "", segment: int | None = None
) -> NoticeRow:
    """A sentence to who holds a seat, about what is done to them; `button` is the verb of the one below it."""
    assert seat.user is not None
    about = row.posted_segment if segment is None else segment
    payload = Payload(about, to=seat.seat, sentence=sentence, mentions=(seat.user,), mark=button)
    return NoticeRow("personal", msgspec.json.encode(payload), f"{row.id}:{seat.seat}:personal")


def stood_in(before: TableRow, after: TableRow, segment: int) -> list[NoticeRow]:
    """A word to those for whom a stand-in has just made one turn, which tells what it did in that segment.

    Whose seat is about to be offered was told that with it.
    """
    return [
        personal(after, new, text(STOOD_IN, table=after.id), button="log", segment=segment)
        for old, new in zip(before.seats, after.seats, strict=True)
        if old.standin is not None
        and new.standin is None
        and new.user is not None
        and old.user == new.user
        and new.offer_at is None
    ]


def thread_reminders(tables: Sequence[int], user: int, last: Sequence[int] = ()) -> list[tuple[int, NoticeRow]]:
    """A word in each table's thread to one person, who may be the last one that some of them wait for."""
    payloads = {table: Payload(mentions=(user,), mark=LAST if table in last else "") for table in tables}
    return [
        (table, NoticeRow("reminded", msgspec.json.encode(payload), thread_lane(table)))
        for table, payload in payloads.items()
    ]


def _with_news(notice: NoticeRow, payload: Payload) -> Payload:
    plain = msgspec.json.decode(notice.payload, type=Payload)
    return replace(payload, about=plain.about, to=plain.to)


def _concerns(seat: SeatRow, kind: str, seats: Sequence[Seat]) -> bool:
    if kind in ASKING:
        return seat.person is not None and seat.seat in seats
    return seat.user is not None and (kind not in CALLING or seat.seat in seats)


def thread_lane(table: int) -> str:
    """The lane of what a table's thread is told."""
    return str(table)


def lobby_notice(table: int, sentence: Text | None = None) -> NoticeRow:
    """That the card of a lobby is to be drawn anew, and what is said below it, which rings nobody."""
    return NoticeRow("lobby", msgspec.json.encode(Payload(sentence=sentence)), thread_lane(table))


def word(table: int, user: int, sentence: Text, *, button: str = "") -> NoticeRow:
    """A sentence to somebody about a lobby at which they sit, sat or were invited; `button` is the verb below it."""
    payload = Payload(sentence=sentence, mentions=(user,), mark=button)
    return NoticeRow("word", msgspec.json.encode(payload), f"user:{user}")


def invitation_over(table: int, guest: int, channel: int | None, message: int | None) -> NoticeRow:
    """That the message by which somebody was invited has to say that it is over."""
    payload = Payload(mentions=(guest,), mark="" if channel is None else f"{channel}.{message}")
    return NoticeRow("invitation_over", msgspec.json.encode(payload), f"{table}:invitations")


def seat_call(table: int) -> NoticeRow:
    """That the free seats of a running table have changed: where the server calls for players, and on the card."""
    return NoticeRow("seat_call", b"{}", f"{table}:call")


def nudge_lane(table: int, seat: Seat) -> str:
    """The lane of what one person is told by direct message."""
    return f"{table}:{seat}:nudge"


def hand_notice(table: int, seat: Seat, segment: int) -> NoticeRow:
    """A notice that what a seat holds has changed; it waits for nothing but earlier ones to the same seat."""
    return NoticeRow("hand", msgspec.json.encode(Payload(segment, seats=(seat,))), lane=f"{table}:{seat}")


def round_notices(row: TableRow, extras: TableExtras, segment: int, snapshot: bytes, table: Table) -> list[NoticeRow]:
    """What followers are told once a round has ended since that segment, or the game; each in a lane of their own."""
    if not extras.followers or table.segment == segment:
        return []
    ended = Table.round_at(row.game, snapshot)
    if not table.over and Table.round_at(row.game, table.snapshot) <= ended:
        return []
    return [
        NoticeRow(
            "round",
            msgspec.json.encode(
                Payload(table.segment, mentions=(user,), mark="over" if table.over else str(ended), language=language)
            ),
            f"{row.id}:follow:{user}",
        )
        for user, language in extras.followers
    ]
