"""Who may do what at a table, in one place. To somebody who may not see a table it looks as if there were none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct

from engine.core.text import PlayerMistake, Seat, Text
from host.errors import mistake
from host.records import TableInfo
from storage import TableRow

Deed = Literal[
    "answer",
    "undo",
    "leave",
    "options",
    "computers",
    "start",
    "close",
    "replace",
    "rewind",
    "decide",
    "standin",
    "resign",
    "take",
    "export",
    "look",
    "invite",
    "join",
    "rematch",
]
Who = Literal["player", "organiser", "member", "starter", "onlooker", "guest"]

# A "player" sits at the table. The "organiser" made it, or manages the server it stands in; a "member" is either. An
# "onlooker" is whoever may see it, a "guest" also somebody who was invited. A "starter" is the organiser, or any player
# of a table of strangers that all have accepted. Whose consent a deed needs besides stands in `host/consents.py`.
RIGHTS: Final[dict[Deed, Who]] = {
    "answer": "player",
    "undo": "player",
    "leave": "player",
    "options": "organiser",
    "computers": "organiser",
    "start": "starter",
    "close": "organiser",
    "replace": "member",
    "rewind": "organiser",
    "decide": "player",
    "standin": "player",
    "resign": "player",
    "take": "onlooker",
    "export": "onlooker",
    "look": "onlooker",
    "invite": "onlooker",
    "join": "guest",
    "rematch": "player",
}
REFUSALS: Final[dict[Who, str]] = {
    "player": "not_seated",
    "organiser": "organiser",
    "member": "not_seated",
    "starter": "organiser",
}


def everything(number: int) -> bool:
    """Yes to whatever is asked."""
    return True


def nothing(number: int) -> bool:
    """No to whatever is asked."""
    return False


def itself(channel: int) -> int:
    """A channel belongs to no other one."""
    return channel


class Person(Struct, frozen=True):
    """Somebody who wants something, and what is known of them; none of it is theirs to say."""

    user: int
    guild: int | None = None  # the server they are on; None: a direct message
    channel: int | None = None  # the channel or thread they are in, so they read it
    message: int | None = None  # the message whose button they pressed, so they see it
    manages: int | None = None  # a server that they manage
    invited: int | None = None  # a table that they were invited to
    roles: frozenset[int] = frozenset()  # theirs on the server they are on
    acts: bool = False  # they press or type themselves; otherwise the bot looks something up for them
    gone: frozenset[int] = frozenset()  # players of the table meant who have left its server
    # Of the server they are on:
    reads: Callable[[int], bool] = everything  # whether they may read a channel
    exists: Callable[[int], bool] = everything  # whether there still is a channel or a role
    parent: Callable[[int], int] = itself  # the channel that a thread belongs to
    secluded: Callable[[int], bool] = nothing  # whether a channel is a private thread


BOT: Final = Person(0)  # the bot itself: it sees every table, in order to tell people what they may know


def sees(table: TableRow | TableInfo, person: Person) -> bool:
    """Whether a table exists for somebody: a private one only for who belongs to it, or is where it is played.

    Who is in the private thread where it was opened belongs there, too.
    """
    if person is BOT or table.seat_of(person.user) is not None or person.user == table.organiser:
        return True
    home = table.thread or (None if table.started_at is None else table.channel)  # not every channel has threads
    if home is not None and person.channel == home:
        return True
    if table.private:
        return table.channel is not None and person.channel == table.channel and person.secluded(table.channel)
    here = table.guild is not None and person.guild == table.guild
    return pressed_card(table, person) or (here and (table.channel is None or person.reads(table.channel)))


def pressed_card(table: TableRow | TableInfo, person: Person) -> bool:
    """Whether somebody has the table's own card before their eyes."""
    return table.message is not None and person.message == table.message


def may(deed: Deed, table: TableRow | TableInfo, person: Person) -> bool:
    """Whether somebody may do that at this table."""
    match RIGHTS[deed]:
        case "player":
            return table.seat_of(person.user) is not None
        case "starter" if table.agreed and table.seat_of(person.user) is not None:
            return True
        case "member" if table.seat_of(person.user) is not None:
            return True
        case "organiser" | "member" | "starter":
            manages = table.guild is not None and person.manages == table.guild
            return person.user == table.organiser or (manages and sees(table, person))
        case "onlooker":
            return sees(table, person)
        case "guest":
            return sees(table, person) or person.invited == table.id


def allow(deed: Deed, table: TableRow | TableInfo, person: Person) -> None:
    """Refuse with a sentence what somebody may not do; who may not look does not learn that there is a table.

    The card of a private table may stand where others see it: they are told how to be let in.
    """
    if not may(deed, table, person):
        unseen = "private" if pressed_card(table, person) else "no_table"
        raise mistake(REFUSALS.get(RIGHTS[deed], unseen) if sees(table, person) else unseen, table=table.id)


def own_seat(row: TableRow, person: Person) -> Seat:
    """The seat of somebody who was allowed to do what only players may."""
    seat = row.seat_of(person.user)
    if seat is None:
        raise mistake("not_seated", table=row.id)
    return seat.seat


def managed(person: Person) -> int:
    """The server that somebody is on and manages; others are refused."""
    if person.guild is None or person.manages != person.guild:
        raise PlayerMistake(Text("home.mistake.owner"))
    return person.guild
