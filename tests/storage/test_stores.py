"""What the stores keep, and how they refuse a change that comes too late."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from storage import (
    BoundaryRow,
    ChoiceRow,
    ComponentSet,
    Conflict,
    Database,
    DefaultAnswerRow,
    GuildRow,
    PlanRow,
    RequestRow,
    ResultRow,
    Saving,
    SeatRow,
    Seeking,
    StorageTrouble,
    TableExtras,
    TableRow,
    UserRow,
    Where,
    open_database,
    sql,
)
from storage.health import LONG_WAIT_SECONDS, waiting
from tests.storage.files import note, table_row


@pytest.fixture
async def db(where: Where) -> AsyncIterator[Database]:
    opened = await open_database(where)
    yield opened
    await opened.close()


def choices(segment: int, *picks: str, first: int = 0) -> list[ChoiceRow]:
    return [ChoiceRow(segment, first + n, 0, "any.key", (pick,), "", "player") for n, pick in enumerate(picks)]


async def begun(db: Database) -> TableRow:
    row = await db.write(sql.saving.create, table_row(seats=(SeatRow(0, user=1), SeatRow(1, player="random"))))
    after = replace(row, status="running", components="abc", commitment="c", rules=1)
    return await db.write(
        sql.saving.save,
        Saving(
            before=row,
            after=after,
            at=2.0,
            seed="secret",
            components=ComponentSet("abc", "any", b'{"cards":[]}'),
            boundaries=[BoundaryRow(0, b"state 0", b"[]", 2.0)],
            choices=choices(0, "a", "b"),
            notices=[note("started")],
        ),
    )


async def test_a_table_comes_back_as_it_was_saved(db: Database) -> None:
    row = await begun(db)
    opened = await db.read(sql.tables.open_table, row.id)
    assert opened is not None
    assert opened.row == row == await db.read(sql.tables.fetch, row.id)
    assert opened.boundary == BoundaryRow(0, b"state 0", b"[]", 2.0)
    assert list(opened.choices) == choices(0, "a", "b")
    assert (row.version, row.changed_at) == (1, 2.0)
    assert await db.read(sql.tables.seed_of, row.id) == "secret"
    assert await db.read(sql.tables.component_set, "abc") == ComponentSet("abc", "any", b'{"cards":[]}')
    known = await db.read(sql.tables.open_table, row.id, known=1)
    assert known is not None
    assert (known.boundary, known.choices) == (None, ())
    assert await db.read(sql.tables.fetch, 77) is None
    assert await db.read(sql.tables.open_table, 77) is None


async def test_a_change_of_an_older_version_is_refused_as_a_whole(db: Database) -> None:
    row = await begun(db)
    late = Saving(
        before=replace(row, version=0),
        after=replace(row, status="over"),
        at=3.0,
        choices=choices(0, "c", first=2),
        boundaries=[BoundaryRow(1, b"state 1", b"[]", 3.0)],
        notices=[note("late")],
        results=[ResultRow(row.id, 0, 1, None, 1, 10, True, b"{}")],
    )
    with pytest.raises(Conflict):
        await db.write(sql.saving.save, late)
    assert await db.read(sql.tables.fetch, row.id) == row
    assert await db.read(sql.tables.last_boundary, row.id) == 0
    assert await db.read(sql.tables.all_choices, row.id) == choices(0, "a", "b")
    assert [n.kind for n in await db.read(sql.outbox.pending)] == ["started"]
    assert await db.read(sql.results.of_table, row.id) == []


async def test_of_two_changes_of_one_version_one_wins(db: Database) -> None:
    row = await begun(db)
    both = [
        db.write(sql.saving.save, Saving(before=row, after=row, at=3.0, choices=choices(0, pick, first=2)))
        for pick in "xy"
    ]
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "TableRow"]
    assert len(await db.read(sql.tables.all_choices, row.id)) == 3


async def test_choices_are_cut_and_written_anew(db: Database) -> None:
    row = await begun(db)
    row = await db.write(
        sql.saving.save, Saving(before=row, after=row, at=3.0, cut=(0, 1), choices=choices(0, "z", first=1))
    )
    assert await db.read(sql.tables.all_choices, row.id) == choices(0, "a", "z")


async def test_seats_change_in_number_and_in_place(db: Database) -> None:
    row = await db.write(sql.saving.create, table_row())
    more = replace(row, seats=(*row.seats, SeatRow(2, user=3, name="Cleo")))
    row = await db.write(sql.saving.save, Saving(before=row, after=more, at=2.0))
    assert await db.read(sql.tables.fetch, row.id) == row
    turned = replace(row, seats=tuple(replace(seat, step=seat.seat, asked_at=5.0) for seat in row.seats))
    row = await db.write(sql.saving.save, Saving(before=row, after=turned, at=3.0))
    assert await db.read(sql.tables.fetch, row.id) == row
    fewer = replace(row, seats=row.seats[:1])
    row = await db.write(sql.saving.save, Saving(before=row, after=fewer, at=4.0))
    assert await db.read(sql.tables.fetch, row.id) == row


async def test_what_is_said_beside_a_table_comes_with_it_whatever_it_is(db: Database) -> None:
    """Of a table of which nothing is said, one question finds that out; each kind alone is found as well."""
    tables = [(await begun(db)).id for _ in range(6)]
    plan, request = PlanRow(0, 1, 3, b"[]"), RequestRow(1, 1, 0, 1, 5.0, 9.0)
    standing = DefaultAnswerRow(0, 1, b"{}")
    await db.write(sql.table_extras.put_plan, tables[1], plan)
    await db.write(sql.table_extras.put_default_answer, tables[2], standing)
    await db.write(sql.table_extras.put_request, tables[3], request)
    await db.write(sql.table_extras.put_follower, tables[4], 77, "uk")
    found = [await db.read(sql.table_extras.of_table, table) for table in tables]
    assert found[:2] == [TableExtras(), TableExtras(plans=(plan,))]
    assert [replace(one, id=0) for one in found[2].default_answers] == [standing]
    assert found[3:] == [TableExtras(request=request), TableExtras(followers=((77, "uk"),)), TableExtras()]
    await db.write(sql.settings.save_user, UserRow(1, turn_end="pass"))
    assert [(await db.read(sql.table_extras.of_table, table)).auto_end for table in tables] == [(1,)] * 6
    assert (await db.read(sql.table_extras.of_table, tables[4])).followers == ((77, "uk"),)


async def test_a_component_set_is_kept_once(db: Database) -> None:
    await begun(db)
    await begun(db)
    assert await db.read(lambda c: c.execute("select count(*) from component_sets").fetchone()) == (1,)


async def test_notices_of_a_lane_wait_for_each_other(db: Database) -> None:
    row = await begun(db)
    notices = [note("turn"), note("hand", "1:0"), note("turn 2"), note("hand 2", "1:0", not_before=50.0)]
    await db.write(sql.saving.save, Saving(before=row, after=row, at=3.0, notices=notices))
    assert [n.kind for n in await sql.outbox.due(db, 10.0)] == ["started", "hand"]
    started, hand = await sql.outbox.due(db, 10.0)
    assert await db.write(sql.outbox.delay, started.id, started.nonce, 20.0, "500 HTTPException 0")
    assert await db.write(sql.outbox.delete, hand.id, hand.nonce)
    assert not await db.write(sql.outbox.delete, hand.id, hand.nonce)
    assert not await db.write(sql.outbox.delete, started.id, hand.nonce)  # another notice by now
    assert [n.kind for n in await sql.outbox.due(db, 10.0)] == []
    assert [(n.kind, n.tries, n.error) for n in await sql.outbox.due(db, 20.0)] == [
        ("started", 1, "500 HTTPException 0")
    ]
    first = await db.read(sql.outbox.first, "1")
    assert first is not None
    assert first.id == started.id
    assert await db.read(sql.outbox.first, "2") is None
    await db.write(sql.outbox.delete, started.id, started.nonce)
    assert [n.kind for n in await sql.outbox.due(db, 60.0)] == ["turn", "hand 2"]
    pending = await db.read(sql.outbox.pending, row.id)
    assert [n.kind for n in pending] == ["turn", "turn 2", "hand 2"]
    assert len({n.nonce for n in pending}) == 3
    assert all(len(n.nonce) <= 25 for n in pending)
    assert await db.read(sql.outbox.pending, row.id + 1) == []


@pytest.mark.parametrize(("of", "hurried"), [
    ({}, 4), ({"table": 1}, 2), ({"guild": 7}, 2), ({"thread": 80}, 2), ({"table": 2, "guild": 7}, 0),
])  # fmt: skip
async def test_what_waits_is_hurried_by_table_server_or_thread(db: Database, of: dict[str, int], hurried: int) -> None:
    for guild, thread in ((7, 70), (8, 80)):
        row = await db.write(sql.saving.create, table_row(guild=guild, thread=thread))
        lane = str(row.id)
        delayed = [note("turn", lane), note("turn 2", lane), note("hand", f"{lane}:0"), note("morning", "m", 50.0)]
        await db.write(sql.saving.save, Saving(before=row, after=row, at=3.0, notices=delayed))
        for notice in await db.read(sql.outbox.pending, row.id):
            if notice.kind in ("turn", "hand"):  # the other one was never tried: it waits for its own hour
                await db.write(sql.outbox.delay, notice.id, notice.nonce, 50.0, "500")
    asked = {"table": None, "guild": None, "thread": None, **of}
    assert await db.write(sql.outbox.hurry, 10.0, **asked) == hurried
    assert len(await sql.outbox.due(db, 10.0)) == hurried


async def test_settings_have_defaults_and_are_kept(db: Database) -> None:
    assert await db.read(sql.settings.of_user, 5) == UserRow(5)
    changed = UserRow(5, "uk", "dm", "Europe/Kyiv", 1320, 420, 9.5)
    await db.write(sql.settings.save_user, UserRow(5, "pl"))
    await db.write(sql.settings.save_user, changed)
    assert await db.read(sql.settings.of_user, 5) == changed
    assert await db.read(sql.settings.of_guild, 6) == GuildRow(6)
    await db.write(sql.settings.save_guild, GuildRow(6, "ru", "daily", True))
    assert await db.read(sql.settings.of_guild, 6) == GuildRow(6, "ru", "daily", True)


async def test_results_are_kept_seat_by_seat(db: Database) -> None:
    row = await begun(db)
    rows = [
        ResultRow(row.id, 0, 1, None, 2, 30, False, b'{"a":1}'),
        ResultRow(row.id, 1, None, "random", 1, 31, True, b"{}"),
    ]
    await db.write(sql.saving.save, Saving(before=row, after=replace(row, status="over"), at=3.0, results=rows))
    assert await db.read(sql.results.of_table, row.id) == rows


async def test_a_value_that_cannot_be_read_is_a_trouble_that_names_the_database(db: Database) -> None:
    row = await begun(db)
    await db.write(lambda c: c.execute("update tables set options = '{broken'"))
    with pytest.raises(StorageTrouble, match=r"kontor\.db|the database fresh_1") as caught:
        await db.read(sql.tables.fetch, row.id)
    assert caught.value.kind == "damaged"
    await db.write(lambda c: c.execute("update tables set options = '{}'"))
    await db.write(lambda c: c.execute("update boundaries set snapshot = ?", (b"\1\2",)))
    with pytest.raises(StorageTrouble):
        await db.read(sql.tables.open_table, row.id)


def test_sql_stays_plain() -> None:
    """What only one of the databases understands stands in the modules that know it by name."""
    root = Path(__file__).parents[2] / "storage"
    theirs = {"sqlite", "copying", "check", "backup", "health", "serving", "copy", "restore"}
    for path in root.glob("*.py"):
        code = path.read_text().lower()
        found = [
            word for word in ("pragma", "insert or", "ifnull", "rowid", "sqlite_master", "glob ", "::") if word in code
        ]
        assert found == [] or path.stem in theirs, path.stem


async def test_a_review_is_kept_for_the_seat_it_is_about(db: Database) -> None:
    row = await db.write(sql.saving.create, table_row())
    assert await db.read(sql.results.review, row.id, 0) is None
    await db.write(sql.results.put_review, row.id, 0, b'{"turns": 3}')
    await db.write(sql.results.put_review, row.id, 0, b'{"turns": 4}')
    assert await db.read(sql.results.review, row.id, 0) == b'{"turns": 4}'
    assert await db.read(sql.results.review, row.id, 1) is None


async def test_messages_that_wait_for_long_are_a_fault_and_others_are_not(db: Database) -> None:
    row = await begun(db)
    created = await db.read(lambda c: c.execute("select created_at from outbox").fetchone()[0])
    fresh = await db.read(lambda c: list(waiting(c, created + LONG_WAIT_SECONDS)))
    assert fresh == [(True, "no message waits for longer than an hour")]
    late = await db.read(lambda c: list(waiting(c, created + LONG_WAIT_SECONDS + 1)))
    assert [good for good, _ in late] == [False]
    assert f"table {row.id}: 1 notices wait" in late[0][1]


async def test_a_server_that_has_set_nothing_has_public_tables(db: Database) -> None:
    assert not (await db.read(sql.settings.of_guild, 77)).private


async def test_what_is_stored_about_somebody_is_told_by_the_names_of_the_columns(db: Database) -> None:
    await db.write(sql.settings.save_user, UserRow(1, language="uk"))
    row = await begun(db)
    found = await db.read(sql.privacy.about, 1)
    assert [(one["id"], one["language"]) for one in found["settings"]] == [(1, "uk")]
    assert [(one["table_id"], one["seat"], one["game"]) for one in found["seats"]] == [(row.id, 0, row.game)]


def test_strangers_agree_once_every_one_of_them_has_accepted() -> None:
    bot, ready, not_yet = SeatRow(0, player="house"), SeatRow(1, user=1, accepted=True), SeatRow(2, user=2)
    row = table_row(seats=(bot, ready, not_yet), seeking=Seeking(3))
    assert not row.agreed
    row = replace(row, seats=(bot, ready, replace(not_yet, accepted=True)))
    assert row.agreed
    assert not replace(row, seats=row.seats[:2]).agreed
