"""Everything that is stored about a person, in one place: shown, handed out, and forgotten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from storage.connection import Connection

Found = dict[str, list[dict[str, Any]]]  # rows by subject
PERSONAL: Final = (
    "personal",
    "reminder",
    "reminded",
    "gathered",
    "round",
    "word",
    "invitation_over",
)  # kinds of posts that are for one person
Known = dict[int, tuple[int, str, str]]  # by table the seat, name and language under which somebody is known there
Named = Callable[[str, int], str]  # what a seat is called in a language once nobody is to be named

# Every place that names a person; a test holds it against the schema.
ABOUT: Final[dict[str, str]] = {
    "settings": "select * from users where id = :user",
    "seats": "select s.*, t.game, t.guild, t.status from seats s join tables t on t.id = s.table_id"
    " where s.user_id = :user order by s.table_id",
    "asked_to_swap": "select table_id, seat from seats where swaps_with = :user order by table_id",
    "organised": "select id, game, guild, status, case when guild is null then channel end as direct_messages"
    " from tables where organiser = :user order by id",
    "results": "select table_id, seat, place, total, won, sheet from results where user_id = :user order by table_id",
    "answers": "select table_id, seat, answers from played where player = :name order by table_id",
    "plans": "select table_id, seat, choices from plans where user_id = :user order by table_id",
    "standing_answers": "select table_id, seat, answer from standing_answers where user_id = :user order by id",
    "requests": "select table_id, segment, at from requests where user_id = :user order by table_id",
    "invitations": "select table_id, at from invitations where user_id = :user order by table_id",
    "followed": "select table_id, language from followers where user_id = :user order by table_id",
    "held": "select table_id, seat, segment from holders where user_id = :user order by id",
    "brought_sets": "select guild, game, at from server_sets where user_id = :user order by guild, game",
    "due": "select kind, at, table_id from due where user_id = :user order by at",
    # Inside JSON, beside other people: narrowed down to one's own below.
    "votes": "select kind, at, table_id, payload from due where payload like :within order by at",
    "waiting": "select kind, created_at, table_id, payload, lane from outbox"
    " where payload like :within or lane like :within order by id",
}
FORGOTTEN: Final = (
    "update results set user_id = :stranger where user_id = :user",
    # A table on no server is at home in its player's direct messages, whose number is as good as theirs.
    "update tables set channel = null where guild is null and organiser in (0, :user)",
    "update tables set organiser = 0 where organiser = :user",
    "update seats set swaps_with = null where swaps_with = :user",
    "update played set player = cast(:stranger as text) where player = :name",
    "update holders set user_id = :stranger where user_id = :user",
    "update server_sets set user_id = 0 where user_id = :user",
    "delete from plans where user_id = :user",
    "delete from standing_answers where user_id = :user",
    "delete from requests where user_id = :user",
    "delete from invitations where user_id = :user",
    "delete from followers where user_id = :user",
    "delete from due where user_id = :user",
    "delete from outbox where lane = 'user:' || :name or lane like '%:follow:' || :name",
    "delete from users where id = :user",
)


def about(connection: Connection, user: int) -> Found:
    """Everything that is stored about a person."""
    found: Found = {}
    for subject, query in ABOUT.items():
        cursor = connection.execute(query, {"user": user, "name": str(user), "within": f"%{user}%"})
        names = [column[0] for column in cursor.description]
        found[subject] = [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]
    found["votes"] = [own for row in found["votes"] if (own := _own_vote(row, user)) is not None]
    found["waiting"] = [own for row in found["waiting"] if (own := _own_post(row, user)) is not None]
    return found


def _own_vote(row: dict[str, Any], user: int) -> dict[str, Any] | None:
    """What somebody has said to a question or proposal that is still open, without what others said."""
    payload = msgspec.json.decode(row.pop("payload"))
    if not _names(payload, user):
        return None
    said = payload.get("said", {}) if isinstance(payload, dict) else {}
    return {**row, "said": said.get(str(user)) if isinstance(said, dict) else None}


def _own_post(row: dict[str, Any], user: int) -> dict[str, Any] | None:
    """A post that names somebody, or is for them, and was not sent yet."""
    payload, lane = msgspec.json.decode(row.pop("payload")), row.pop("lane")
    return row if _names(payload, user) or str(user) in lane.split(":") else None


def _names(value: Any, user: int) -> bool:
    """Whether a piece of JSON has somebody's number anywhere."""
    return bool(_without(value, user) != value)


def _without(value: Any, user: int, name: str = "", nobody: str = "") -> Any:
    """A piece of JSON without somebody's number; where it stands in a sentence, or their name does, another name."""
    if isinstance(value, dict):
        return {key: _without(one, user, name, nobody) for key, one in value.items() if key != str(user)}
    if isinstance(value, list):
        pair = len(value) == 2 and isinstance(value[0], str)  # an argument of a sentence stays where it is
        return [_without(one, user, name, nobody) for one in value if pair or one != user]
    if isinstance(value, str) and ((name and value == name) or f"<@{user}>" in value):
        return nobody
    return value


def names_of(connection: Connection, user: int) -> dict[int, tuple[int, str, str]]:
    """By table the seat, name and language under which somebody is known there."""
    found = connection.execute(
        "select s.table_id, s.seat, s.name, t.language from seats s join tables t on t.id = s.table_id"
        " where s.user_id = ?",
        (user,),
    )
    return {table: (seat, name, language) for table, seat, name, language in found.fetchall()}


def strip(connection: Connection, user: int, known: Known, named: Named) -> None:
    """Take somebody out of votes and proposals that are open, and out of posts that were not sent yet."""
    connection.execute("delete from due where user_id = ? and kind = 'proposal'", (user,))
    for key, at, payload in connection.execute("select key, at, payload from due").fetchall():
        before = msgspec.json.decode(payload)
        after = _unnamed(before, user, None, known, named)
        if after != before:
            connection.execute(
                "update due set payload = ? where key = ? and at = ?", (msgspec.json.encode(after).decode(), key, at)
            )
    for number, table, kind, payload in connection.execute("select id, table_id, kind, payload from outbox").fetchall():
        before = msgspec.json.decode(payload)
        after = _unnamed(before, user, table, known, named)
        if before.get("rings") == [user] and kind in PERSONAL:
            connection.execute("delete from outbox where id = ?", (number,))
        elif after != before:
            connection.execute(
                "update outbox set payload = ? where id = ?", (msgspec.json.encode(after).decode(), number)
            )


def _unnamed(before: Any, user: int, table: int | None, known: Known, named: Named) -> Any:
    """What waits to be done or posted without somebody's number, and in its sentences without their name at a table."""
    after = _without(before, user)
    if not isinstance(after, dict):
        return after

    def sentence(said: Any, number: int | None) -> Any:
        seated = None if number is None else known.get(number)
        name, nobody = ("", "–") if seated is None else (seated[1], named(seated[2], seated[0]))
        return _without(said, user, name, nobody)

    if before.get("said") is not None and table is not None:
        after["said"] = sentence(before["said"], table)
    for call, was in zip(after.get("gathered", ()), before.get("gathered", ()), strict=True):
        if was.get("sentence") is not None:
            call["sentence"] = sentence(was["sentence"], was["table"])
    return after


def organised(connection: Connection, user: int) -> list[int]:
    """The open tables that somebody has made."""
    found = connection.execute(
        "select id from tables where organiser = ? and status not in ('over', 'closed') order by id", (user,)
    )
    return [table for (table,) in found.fetchall()]


def forget(
    connection: Connection, user: int, stranger: int, named: Named, known: dict[int, tuple[int, str, str]]
) -> None:
    """Take a person out of everything; results stay, as those of a stranger whom nobody can tell."""
    strip(connection, user, known | names_of(connection, user), named)
    for statement in FORGOTTEN:
        connection.execute(statement, {"user": user, "name": str(user), "stranger": stranger})
    seats = connection.execute(
        "select t.language, s.table_id, s.seat from seats s join tables t on t.id = s.table_id where s.user_id = ?",
        (user,),
    )
    connection.executemany(
        "update seats set user_id = null, name = ? where table_id = ? and seat = ?",
        [(named(language, seat), table, seat) for language, table, seat in seats.fetchall()],
    )
    for table, agreed in connection.execute("select table_id, agreed from requests").fetchall():
        users = msgspec.json.decode(agreed, type=list[int])
        if user in users:
            left = msgspec.json.encode([one for one in users if one != user]).decode()
            connection.execute("update requests set agreed = ? where table_id = ?", (left, table))
