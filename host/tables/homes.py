"""Where a table lives, and whether the owners of that server allow it: asked wherever a table gets its home."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.text import PlayerMistake, join, text
from host.rights import Person
from storage import Database, GuildRow, Status, TableRow, sql

OPEN: tuple[Status, ...] = ("lobby", "running", "frozen")


def home_of(row: TableRow) -> tuple[int | None, int | None]:
    """The server and the channel of a table."""
    return row.guild, row.channel


def at_home(row: TableRow, person: Person, guild: int | None, channel: int | None) -> TableRow:
    """A table that somebody gives a home; in a private thread it is private."""
    secluded = channel is not None and person.guild == guild and person.secluded(channel)
    return replace(row, guild=guild, channel=channel, private=row.private or secluded)


async def refuse_home(db: Database, row: TableRow, person: Person) -> None:
    """Refuse with a sentence a home that the server's owners do not allow to who gives it."""
    await allowed_homes(db, row, person, [person.channel if row.channel is None else row.channel])


async def allowed_homes(
    db: Database, row: TableRow, person: Person, channels: Sequence[int | None]
) -> list[int | None]:
    """Of some channels of a table's server those that its owners allow; where there are none, a mistake says why."""
    if row.guild is None or person.manages == row.guild:
        return list(channels)
    settings = await db.read(sql.settings.of_guild, row.guild)
    _refuse_person(settings, person)
    if settings.most_tables and row.status in OPEN:
        others = await db.read(sql.tables.of_guild, row.guild, OPEN)
        if sum(one.organiser == row.organiser and one.id != row.id for one in others) >= settings.most_tables:
            raise PlayerMistake(text("home.mistake.too_many", n=settings.most_tables))
    named = [one for one in settings.channels if _stands(one, settings, person)]
    found = [one for one in channels if not named or (one is not None and person.parent(one) in named)]
    if not found:
        places = join([text("home.channel", id=str(one)) for one in named], "or")
        raise PlayerMistake(text("home.mistake.channel", channels=places))
    return found


def _refuse_person(settings: GuildRow, person: Person) -> None:
    roles = person.roles if person.guild == settings.id else frozenset[int]()
    if settings.opener is not None and settings.opener not in roles and _stands(settings.opener, settings, person):
        raise PlayerMistake(text("home.mistake.opener", role=text("home.role", id=str(settings.opener))))


def _stands(number: int, settings: GuildRow, person: Person) -> bool:
    """Whether a channel or a role is still there; one that is gone forbids nothing."""
    return person.guild != settings.id or person.exists(number)
