"""The history of old tables, packed: snapshots of one game are much alike, so together they take a twentieth.

Nothing is played again to read it, so it stays readable whatever becomes of the rules.
"""

from __future__ import annotations

import lzma
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from storage.connection import Connection
from storage.rows import BoundaryRow, ChoiceRow
from storage.values import number

# All of a game fits into the window; a higher preset takes five times as long for 5 % less.
FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 3, "dict_size": 1 << 21}]


class Archive(Struct, array_like=True):
    """Like next to like, which packs best."""

    segments: list[int]
    times: list[float]
    snapshots: list[bytes]
    events: list[bytes]
    choices: list[ChoiceRow]

    @property
    def boundaries(self) -> list[BoundaryRow]:
        return [BoundaryRow(*one) for one in zip(self.segments, self.snapshots, self.events, self.times, strict=True)]


_archives = msgspec.msgpack.Decoder(Archive)


def pack(boundaries: Sequence[BoundaryRow], choices: Sequence[ChoiceRow]) -> bytes:
    """All of a table's history as one value."""
    archive = Archive(
        [one.segment for one in boundaries],
        [one.at for one in boundaries],
        [one.snapshot for one in boundaries],
        [one.events for one in boundaries],
        list(choices),
    )
    return lzma.compress(msgspec.msgpack.encode(archive), check=lzma.CHECK_CRC32, filters=FILTERS)


def unpack(packed: bytes) -> Archive:
    archive = _archives.decode(lzma.decompress(msgspec.convert(packed, bytes)))
    if len({len(archive.segments), len(archive.times), len(archive.snapshots), len(archive.events)}) != 1:
        raise msgspec.ValidationError("the archive is not whole")
    return archive


def of_table(connection: Connection, table: int) -> Archive | None:
    """What was packed of a table; None if nothing was."""
    found = connection.execute("select packed from archives where table_id = ?", (table,)).fetchone()
    return None if found is None else unpack(found[0])


def boundaries(connection: Connection, table: int) -> list[BoundaryRow]:
    archive = of_table(connection, table)
    return [] if archive is None else archive.boundaries


def choices(connection: Connection, table: int) -> list[ChoiceRow]:
    archive = of_table(connection, table)
    return [] if archive is None else archive.choices


def last_boundary(connection: Connection, table: int) -> int | None:
    found = connection.execute("select last from archives where table_id = ?", (table,)).fetchone()
    return None if found is None else number(found[0])


def old(connection: Connection, before: float) -> list[int]:
    """The tables that ended before a time and are not packed yet."""
    found = connection.execute(
        "select id from tables t where status in ('over', 'closed') and coalesce(ended_at, changed_at) < ?"
        " and exists (select 1 from boundaries b where b.table_id = t.id) order by id",
        (before,),
    )
    return [table for (table,) in found.fetchall()]


def put(connection: Connection, table: int, boundaries: Sequence[BoundaryRow], choices: Sequence[ChoiceRow]) -> None:
    """Let the packed history of a table take the place of its rows."""
    packed = pack(boundaries, choices)
    archive = unpack(packed)
    if archive.boundaries != list(boundaries) or archive.choices != list(choices):
        raise ValueError(f"table {table} comes out of its archive other than it went in")
    turns = {
        str(seat): len({c.segment for c in choices if c.seat == seat and c.by != "auto"})
        for seat in sorted({c.seat for c in choices})
    }
    connection.execute(
        "insert into archives (table_id, last, turns, packed) values (?, ?, ?, ?)",
        (table, max(one.segment for one in boundaries), msgspec.json.encode(turns).decode(), packed),
    )
    connection.execute("delete from choices where table_id = ?", (table,))
    connection.execute("delete from boundaries where table_id = ?", (table,))
