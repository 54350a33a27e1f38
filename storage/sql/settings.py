"""Settings of people and servers in SQL."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from storage.connection import Connection
from storage.rows import DueRow, GuildRow, UserRow
from storage.sql import due
from storage.values import flag, record

USER_COLUMNS = (
    "id, language, route, time_zone, quiet_from, quiet_to, away_until, pictures, turn_end, history, screen, hears,"
    " heard, guide, screen_asked"
)
GUILD_COLUMNS = "id, language, clock, private, time_zone, channels, opener, most_tables, call_channel, call_role"


def of_user(connection: Connection, user: int) -> UserRow:
    """What a person has set; who has set nothing has the defaults."""
    found = connection.execute(f"select {USER_COLUMNS} from users where id = ?", (user,)).fetchone()
    return UserRow(user) if found is None else record(UserRow, *found[:-1], flag(found[-1]))


def of_users(connection: Connection, users: Sequence[int], guild: int | None) -> tuple[list[UserRow], GuildRow | None]:
    """Several people at once, and the server they meet on."""
    return [of_user(connection, user) for user in users], None if guild is None else of_guild(connection, guild)


def save_user(connection: Connection, row: UserRow, put: Sequence[DueRow] = (), drop: Sequence[str] = ()) -> None:
    """Save what a person has set, with what becomes due and void by it."""
    due.change(connection, put, drop, None)
    connection.execute(
        f"insert into users ({USER_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do"
        " update set"
        " language = excluded.language, route = excluded.route, time_zone = excluded.time_zone,"
        " quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, away_until = excluded.away_until,"
        " pictures = excluded.pictures, turn_end = excluded.turn_end, history = excluded.history,"
        " screen = excluded.screen, hears = excluded.hears, guide = excluded.guide,"
        " screen_asked = excluded.screen_asked",
        (*msgspec.structs.astuple(row)[:-1], int(row.screen_asked)),
    )


def save_heard(connection: Connection, user: int, language: str) -> None:
    """Save the language of a person's Discord, and nothing else of what they may be setting just now."""
    connection.execute(
        "insert into users (id, time_zone, heard) values (?, '', ?) on conflict (id) do update set heard = ?",
        (user, language, language),
    )


def note_screen_asked(connection: Connection, user: int) -> bool:
    """Note that somebody is asked what they look at pictures on; False if they were before."""
    if of_user(connection, user).screen_asked:
        return False
    connection.execute(
        "insert into users (id, time_zone, screen_asked) values (?, '', 1) on conflict (id) do update set"
        " screen_asked = 1",
        (user,),
    )
    return True


def of_guild(connection: Connection, guild: int) -> GuildRow:
    """What a server has set; one that has set nothing has the defaults."""
    found = connection.execute(f"select {GUILD_COLUMNS} from guilds where id = ?", (guild,)).fetchone()
    if found is None:
        return GuildRow(guild)
    number, language, clock, private, zone, channels, *others = found
    return record(GuildRow, number, language, clock, flag(private), zone, msgspec.json.decode(channels), *others)


def save_guild(connection: Connection, row: GuildRow) -> None:
    connection.execute(
        f"insert into guilds ({GUILD_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do update set"
        " language = excluded.language, clock = excluded.clock, private = excluded.private,"
        " time_zone = excluded.time_zone, channels = excluded.channels, opener = excluded.opener,"
        " most_tables = excluded.most_tables, call_channel = excluded.call_channel, call_role = excluded.call_role",
        (row.id, row.language, row.clock, int(row.private), row.time_zone)
        + (msgspec.json.encode(row.channels).decode(), row.opener, row.most_tables, row.call_channel, row.call_role),
    )
