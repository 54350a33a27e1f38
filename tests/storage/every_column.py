"""A database with a row in every table, written by what writes there, and everything that reads it."""

from __future__ import annotations

from collections.abc import Callable
from types import UnionType
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

from storage import sql, told
from storage.connection import Connection
from storage.rows import (
    BoundaryRow,
    ChoiceRow,
    ComponentSet,
    DefaultAnswerRow,
    DueRow,
    GuildRow,
    NoticeRow,
    PlanRow,
    PlayedRow,
    RemarkRow,
    RequestRow,
    ResultRow,
    Saving,
    SeatRow,
    ServerSet,
    TableRow,
    UserRow,
)

R = TypeVar("R", bound=Struct)
ANN, GUILD, PLAYED, PACKED = 501, 701, 1, 2  # a person, a server, and the numbers of two tables


def made(kind: type[R], n: int, **known: Any) -> R:
    """A record in which every field has a value of its own, and other values for every `n`."""
    hints = get_type_hints(kind)
    return kind(**{name: known[name] if name in known else value(hints[name], name, n) for name in hints})


def value(hint: Any, name: str, n: int) -> Any:
    if isinstance(hint, UnionType):
        hint = get_args(hint)[0]
    number = crc32(name.encode()) % 1000 + 1000 * (n + 1)
    plain = {bool: n == 0, int: number, float: number + 0.5, str: f"{name} {n}", bytes: b'{"%d":0}' % number}
    if hint in plain:
        return plain[hint]
    if get_origin(hint) is Literal:
        return get_args(hint)[-1 - n]
    if get_origin(hint) is tuple:
        return (value(get_args(hint)[0], name, n),)
    if get_origin(hint) is dict:
        return {name: f"{name} {n}"}
    return made(hint, n)


def user(n: int) -> UserRow:
    chosen = {
        "route": ("dm", "none"), "pictures": ("request", "never"), "turn_end": ("ask", "pass"),
        "history": ("own", "open"), "screen": ("phone", "wide"), "guide": ("always", "never"),
    }  # fmt: skip
    return made(UserRow, n, id=ANN, **{name: values[n] for name, values in chosen.items()})


def table(n: int, **known: Any) -> TableRow:
    seats = tuple(made(SeatRow, n, seat=seat, user=ANN + seat, state=("away", "playing")[n]) for seat in range(2))
    return made(TableRow, n, **{"id": PLAYED, "guild": GUILD, "seats": seats, "components": f"set {n}"} | known)


def saving(before: TableRow, n: int) -> Saving:
    """All that can be saved about a table at once; what is not changed but added is there from the first time."""
    first = n == 0
    return Saving(
        before=before,
        after=table(n, status=("running", "frozen")[n], version=before.version, created_at=before.created_at),
        at=100.5 + n,
        choices=[made(ChoiceRow, n, segment=0, position=place, seat=place) for place in range(2)] if first else [],
        boundaries=[made(BoundaryRow, n, segment=0)] if first else [],
        notices=[made(NoticeRow, n, table=PLAYED)],
        played=[PlayedRow(0, ANN, None, 3 + n), PlayedRow(1, None, "house", 1)],
        due=[made(DueRow, n, key="key", table=PLAYED)],
        components=made(ComponentSet, n, hash=f"set {n}"),
        seed=f"seed {n}",
        plans=[made(PlanRow, n, seat=0)],
        request=made(RequestRow, n),
        remarks=[made(RemarkRow, n, segment=0)] if first else [],
    )


def write(connection: Connection, n: int, before: TableRow) -> TableRow:
    """Every table has a row of this; what was there is changed."""
    row = sql.saving.save(connection, saving(before, n))
    sql.table_extras.put_follower(connection, PLAYED, ANN, f"language {n}")
    sql.table_extras.put_invitation(connection, PLAYED, ANN, 11.5 + n)
    sql.results.put_review(connection, PLAYED, 0, b'{"turns": %d}' % n)
    sql.settings.save_user(connection, user(n))
    sql.settings.save_heard(connection, ANN, f"heard {n}")
    sql.settings.save_guild(connection, made(GuildRow, n, id=GUILD))
    brought = made(ServerSet, n, guild=GUILD, game="game", state="used", hash=f"set {n}")
    sql.server_sets.put(connection, brought, made(ComponentSet, n, hash=f"set {n}"))
    sql.beats.note(connection, 21.5 + n)
    return row


def begin(connection: Connection) -> TableRow:
    """Before anything is written: two tables, of which one is over and packed."""
    lobby = sql.saving.create(connection, table(0, status="lobby", components=None, version=0))
    boundaries, choices = [made(BoundaryRow, 0, segment=0)], [made(ChoiceRow, 0, segment=0, position=0, seat=0)]
    over = table(0, id=PACKED, game="game", status="over", components=None, private=False, version=0)
    results = [made(ResultRow, 0, table=PACKED, seat=seat, user=ANN + seat, won=seat == 0) for seat in range(2)]
    sql.saving.create_whole(
        connection, Saving(before=over, after=over, at=1.5, boundaries=boundaries, choices=choices, results=results)
    )
    sql.archives.put(connection, PACKED, boundaries, choices)
    sql.table_extras.put_default_answer(connection, PLAYED, made(DefaultAnswerRow, 0))
    connection.execute("insert into restored (at, highest, above) values (1.5, 2, 3)")
    return lobby


Reader = Callable[[Connection], Any]
READERS: dict[str, tuple[Reader, ...]] = {
    "component_sets": (lambda c: [sql.tables.component_set(c, f"set {n}") for n in (0, 1)],),
    "tables": (
        lambda c: sql.tables.open_table(c, PLAYED),
        lambda c: sql.tables.fetch(c, PACKED),
        lambda c: sql.tables.seed_of(c, PLAYED),
        lambda c: sql.finished_games.of_user(c, ANN),
        lambda c: sql.finished_games.on_server(c, GUILD, "game"),
    ),
    "seats": (
        lambda c: sql.tables.open_table(c, PLAYED),
        lambda c: sql.finished_games.of_user(c, ANN),
    ),
    "boundaries": (
        lambda c: sql.tables.open_table(c, PLAYED),
        lambda c: sql.tables.boundaries(c, PLAYED),
        lambda c: sql.tables.boundary(c, PLAYED, 0),
        lambda c: sql.tables.snapshots(c, PLAYED, 0),
        lambda c: sql.tables.last_boundary(c, PLAYED),
    ),
    "choices": (
        lambda c: sql.tables.open_table(c, PLAYED),
        lambda c: sql.tables.all_choices(c, PLAYED),
        lambda c: sql.tables.choices_since(c, PLAYED, 0),
        lambda c: sql.tables.last_choice_of(c, PLAYED, 0),
    ),
    "outbox": (sql.outbox.pending,),
    "users": (
        lambda c: sql.settings.of_user(c, ANN),
        lambda c: sql.table_extras.of_table(c, PLAYED),
    ),
    "guilds": (lambda c: sql.settings.of_guild(c, GUILD),),
    "results": (
        lambda c: sql.results.of_table(c, PACKED),
        lambda c: sql.finished_games.of_user(c, ANN),
        lambda c: sql.finished_games.on_server(c, GUILD, "game"),
    ),
    "invitations": (lambda c: sql.table_extras.last_invitation(c, PLAYED, ANN),),
    "due": (
        lambda c: sql.due.of_table(c, PLAYED),
        lambda c: sql.due.of_key(c, "key"),
        sql.due._earliest,
        lambda c: sql.due._until(c, 10.0**9, 9),
    ),
    "played": (lambda c: sql.results.shares(c, "t.id = ?", (PLAYED,)),),
    "plans": (lambda c: sql.table_extras.of_table(c, PLAYED),),
    "standing_answers": (lambda c: sql.table_extras.of_table(c, PLAYED),),
    "requests": (lambda c: sql.table_extras.of_table(c, PLAYED),),
    "remarks": (lambda c: sql.table_extras.remarks(c, PLAYED, 0),),
    "followers": (lambda c: sql.table_extras.of_table(c, PLAYED),),
    "reviews": (lambda c: sql.results.review(c, PLAYED, 0),),
    "archives": (
        lambda c: sql.tables.open_table(c, PACKED),
        lambda c: sql.archives.last_boundary(c, PACKED),
        lambda c: sql.finished_games.turns_of_winners(c, GUILD, "game"),
    ),
    "holders": (
        lambda c: sql.holders.of_seat(c, PLAYED, 0),
        lambda c: sql.holders.seats_of(c, PLAYED, ANN),
    ),
    "beats": (sql.beats.served,),
    "restored": (told.numbers_given,),
    "server_sets": (lambda c: sql.server_sets.one(c, GUILD, "game", "used"),),
}


def written(row: TableRow, n: int) -> dict[str, Any]:
    """What the first reader of some tables finds, as it was written."""
    change = saving(row, n)
    return {
        "tables": row,
        "users": replace(user(n), heard=f"heard {n}"),
        "guilds": made(GuildRow, n, id=GUILD),
        "due": change.due,
        "plans": tuple(change.plans),
        "requests": change.request,
        "followers": ((ANN, f"language {n}"),),
        "server_sets": made(ServerSet, n, guild=GUILD, game="game", state="used", hash=f"set {n}"),
        "component_sets": made(ComponentSet, n, hash=f"set {n}"),
        "reviews": b'{"turns": %d}' % n,
        "invitations": 11.5 + n,
        "beats": 21.5 + n,
    }
