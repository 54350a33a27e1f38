"""Lobbies and invitations do not stand for ever: a word after a week in which nothing happens, the end after three."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from engine.core.text import Text
from host.tables import notice_rows
from storage import Database, DueRow, NoticeRow, Saving, TableRow, sql

DAY_SECONDS = 86_400.0
WORD_SECONDS = 7 * DAY_SECONDS  # without anything done at a lobby until those who sit there are told
END_SECONDS = 21 * DAY_SECONDS  # until it is closed
LOBBY, INVITATION = "lobby", "invitation"  # kinds of what is due


class Age(Struct, frozen=True):
    """Whether those concerned were told that a lobby will be closed."""

    told: bool = False


class OpenInvitation(Struct, frozen=True):
    """Who was asked to sit down: by whom (nobody, if they do not want to be named), when, and in which message."""

    by: tuple[int, ...]
    at: float
    channel: int | None = None
    message: int | None = None
    told: bool = False


def lobby_key(table: int) -> str:
    return f"{LOBBY}:{table}"


def invitation_key(table: int, guest: int) -> str:
    return f"{INVITATION}:{table}:{guest}"


def lobby_row(table: int, at: float, *, told: bool = False) -> DueRow:
    """What becomes of a lobby at which nothing is done from a moment on."""
    until = at + (END_SECONDS - WORD_SECONDS if told else WORD_SECONDS)
    return DueRow(LOBBY, until, lobby_key(table), table, None, None, msgspec.json.encode(Age(told)))


def begins(row: TableRow) -> list[DueRow]:
    """What is due of a table that was just opened."""
    return [lobby_row(row.id, row.created_at)] if row.status == "lobby" else []


def invitation_row(table: int, guest: int, open_: OpenInvitation) -> DueRow:
    """What becomes of an invitation that nobody answers."""
    until = open_.at + (END_SECONDS if open_.told else WORD_SECONDS)
    key, payload = invitation_key(table, guest), msgspec.json.encode(open_)
    return DueRow(INVITATION, until, key, table, None, guest, payload)


def follow(saving: Saving) -> None:
    """Whatever is done at a lobby keeps it; once it has begun or was closed, nothing is due."""
    key = lobby_key(saving.after.id)
    if saving.after.status == "lobby":
        if not any(row.key == key for row in saving.due):
            saving.due.append(lobby_row(saving.after.id, saving.at))
    elif saving.before.status == "lobby":
        saving.void.append(key)


async def withdrawals(db: Database, row: TableRow) -> list[NoticeRow]:
    """What is told of the open invitations to a lobby that ends."""
    open_rows = [due for due in await db.read(sql.due.of_table, row.id) if due.kind == INVITATION]
    return [
        notice
        for due in open_rows
        if due.user is not None
        for notice in withdrawn(row.id, due.user, msgspec.json.decode(due.payload, type=OpenInvitation))
    ]


def withdrawn(table: int, guest: int, open_: OpenInvitation) -> list[NoticeRow]:
    """That an invitation is over: its message says so, and its guest hears of it."""
    return [
        notice_rows.invitation_over(table, guest, open_.channel, open_.message),
        notice_rows.word(table, guest, Text("home.tidy.withdrawn")),
    ]
