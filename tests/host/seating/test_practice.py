"""Playing on from a turn of a finished game: any seat, dealt anew, for nothing, and nothing else is touched."""

from __future__ import annotations

import zlib
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from engine.core.rng import Rng
from engine.core.run import decode_state, encode
from host import BOT, Host, Person
from storage import Where, sql
from storage.contents import TABLES
from testkit.bazaar import meta as bazaar
from testkit.host_play import (
    ANN,
    BOB,
    CLEO,
    STRANGER,
    StillClock,
    answer_any,
    everything,
    play_out,
    question,
    refused,
    start,
)


async def finished(host: Host, people: int = 2, computers: int = 0, **options: str) -> int:
    """A game that is over."""
    table = await start(host, people, computers, **options)
    await play_out(host, table)
    return table


async def practice(host: Host, origin: int, turn: int, seat: int = 0, user: int = ANN, *, seed: str = "p") -> int:
    """Somebody plays on against computers."""
    who = Person(user, guild=7)
    table = (await host.practice.open(origin, who, turn, seat, "Ann", level="house", channel=70)).id
    await host.lobby.start(table, who, seed=seed)
    await host.idle()
    return table


async def state_of(host: Host, table: int, turn: int = 0) -> Any:
    boundary = await host._db.read(sql.tables.boundary, table, turn)
    assert boundary is not None
    return decode_state(bazaar.GAME, boundary.snapshot)


@pytest.mark.slow
async def test_a_practice_table_touches_nothing_but_itself(where: Where, clock: StillClock) -> None:
    """Every row of every table that was there stays as it was, and whatever is new belongs to the practice table; also
    over restarts before and after its start."""
    ann = Person(ANN, guild=7)
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        origin = await finished(host)
        before, lists = await everything(host), await all_lists(host)
        table = (await host.practice.open(origin, ann, 3, 0, "Ann", channel=70)).id
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await host.wake()
        await host.lobby.start(table, ann, seed="p")
        await host.idle()
        asked = await question(host, table, ANN)
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await host.wake()
        assert await question(host, table, ANN) == asked
        await play_out(host, table)
        assert (await host.reads.info(table, ann)).status == "over"
        after, columns = await everything(host), {name: await names(host, name) for name in TABLES}
        assert await all_lists(host) == lists
        told = {notice.kind for notice in await host.notices.pending(table)}
        assert "over" in told
        assert not told & {"seat_call"}
    for name, rows in after.items():
        assert [row for row in rows if row in before[name]] == before[name], f"{name} has changed"
        key = "id" if name == "tables" else "table_id"
        new = [dict(zip(columns[name], row, strict=True)) for row in rows if row not in before[name]]
        assert {row.get(key) for row in new} <= {table}, name
    more = {name for name in TABLES if len(after[name]) > len(before[name])}
    assert more == {"tables", "seats", "boundaries", "choices", "outbox", "played"}, "no result, no history"


async def names(host: Host, table: str) -> list[str]:
    def look(connection: Any) -> list[str]:
        return [one[0] for one in connection.execute(f"select * from {table}").description]

    return await host._db.read(look)


async def all_lists(host: Host) -> list[Any]:
    """Leaderboards, histories and counts."""
    return [
        await host._db.read(sql.finished_games.on_server, 7, "bazaar"),
        *[await host._db.read(sql.finished_games.of_user, user) for user in (ANN, BOB)],
        *[await host._db.read(sql.finished_games.games_of, user, "bazaar") for user in (ANN, BOB)],
        await host._db.read(sql.finished_games.played_on, 7),
        await host._db.read(sql.finished_games.turns_of_winners, 7, "bazaar"),
    ]


@pytest.mark.slow
async def test_what_others_held_never_reaches_a_practice_table(tmp_path: Path) -> None:
    """Two worlds that differ only in what Ann could not know: her practice tables are alike, byte for byte."""
    worlds = [await practised(tmp_path / f"{n}.db", anew) for n, anew in enumerate((False, True))]
    assert worlds[0] == worlds[1]


async def practised(file: Path, anew: bool) -> str:
    """All that is stored of a practice game that Ann plays on her own seat, and of one that she plays on Bob's."""
    clock = StillClock()
    async with await Host.open(file, clock.now, reports=file.parent, rng=Random(1)) as host:
        origin = await finished(host, 2, 1)
        if anew:
            await deal_anew(host, origin, 4, [0])
        own = await practice(host, origin, 4, 0)
        if anew:
            await deal_anew(host, origin, 4, [])
        other = await practice(host, origin, 4, 1)
        for table in (own, other):
            for n in range(8):
                await answer_any(host, table, Random(n))
                await host.idle()
        kept = [
            (name, row)
            for name, rows in (await everything(host)).items()
            for row in rows
            if name not in ("outbox", "tables") and len(row) > 1 and {own, other} & {row[0], row[1]}
        ]
        boards = [
            (await host.transfer.export(table, who)).decode() + repr(await host.reads.view(table, who))
            for table in (own, other)
            for who in (BOT, Person(ANN))
        ]
        return repr(kept) + "".join(boards)


async def deal_anew(host: Host, table: int, turn: int, known: list[int]) -> None:
    """Change the stored game where some seats could not tell."""
    state = await state_of(host, table, turn)
    before = encode(state)
    bazaar.GAME.redeal(state, known, Rng("another world"))
    state.rng = Rng("another seed", 99)
    changed = encode(state)
    assert changed != before

    def write(connection: Any) -> None:
        connection.execute(
            "update boundaries set snapshot = ? where table_id = ? and segment = ?",
            (zlib.compress(changed), table, turn),
        )

    await host._db.write(write)


@pytest.mark.slow
async def test_what_cannot_be_played_on_from_is_refused_with_a_sentence(host: Host) -> None:
    origin, running = await finished(host), await start(host)
    ann, last = Person(ANN, guild=7), await host.reads.turns(origin, BOT)

    def opened(table: int, turn: int, seat: int = 0, level: str = "house", who: Person = ann) -> Any:
        return host.practice.open(table, who, turn, seat, "Ann", level=level, channel=70)

    assert await refused(opened(running, 0)) == "host.mistake.practice_running"
    assert await refused(opened(origin, last + 1)) == "host.mistake.turn"
    assert await refused(opened(origin, last)) == "host.mistake.practice_over"
    assert await refused(opened(99, 0)) == "host.mistake.no_table"
    assert await refused(opened(origin, 1, 2)) == "host.mistake.practice_seat"
    assert await refused(opened(origin, 1, level="oracle")) == "core.mistake.computer_player"
    assert await refused(opened(origin, 1, who=Person(STRANGER))) == "host.mistake.no_table"
    gone = (await opened(origin, 1)).id
    await host._db.write(lambda db: db.execute("delete from boundaries where table_id = ?", (origin,)) and None)
    assert await refused(host.lobby.start(gone, ann)) == "host.mistake.practice_gone"
    assert (await host.reads.info(gone, ann)).status == "lobby"


@pytest.mark.slow
async def test_friends_take_any_seat_and_what_is_fixed_stays(host: Host) -> None:
    origin = await finished(host, 3)
    await hands_stay_with_who_had_them(host, origin)
    ann, bob, cleo = (Person(user, guild=7) for user in (ANN, BOB, CLEO))
    table = (await host.practice.open(origin, ann, 2, 2, "Ann", channel=70)).id
    assert [seat.user for seat in (await host.lobby.join(table, bob, "Bob")).seats] == [BOB, None, ANN]
    assert [seat.user for seat in (await host.practice.sit(table, bob, 1, "Bob")).seats] == [None, BOB, ANN]
    assert await refused(host.practice.sit(table, cleo, 1, "Cleo")) == "host.mistake.seat_taken"
    assert [seat.user for seat in (await host.practice.sit(table, cleo, 0, "Cleo")).seats] == [CLEO, BOB, ANN]
    assert await refused(host.lobby.join(table, Person(STRANGER, guild=7), "Zed")) == "host.mistake.full"
    left = await host.lobby.leave(table, cleo)
    assert [(seat.user, seat.player) for seat in left.seats] == [(None, "house"), (BOB, None), (ANN, None)]
    assert (await host.lobby.add_computer(table, ann, "easy")).seats[0].player == "easy"
    for fixed in (
        host.lobby.set_options(table, ann, {"goods": "scarce"}),
        host.lobby.remove_computer(table, ann),
        host.seeking.begin(table, ann),
    ):
        assert await refused(fixed) == "host.mistake.practice_fixed"
    colours = [seat.colour for seat in (await host.reads.info(origin, BOT)).seats]
    await host.lobby.start(table, ann)
    begun = await host.reads.info(table, BOT)
    assert [seat.user for seat in begun.seats] == [None, BOB, ANN], "nobody is shuffled"
    assert [seat.colour for seat in begun.seats] == colours
    await play_out(host, table)
    assert await refused(host.lobby.rematch(table, ann)) == "host.mistake.practice_fixed"
    assert await refused(host.transfer.verify(table, ann)) == "host.mistake.practice_unverified"
    file = await host.transfer.export(table, ann)
    assert msgspec.json.decode(file)["practice"] == {"table": origin, "turn": 2}
    assert await refused(host.transfer.import_game(file, ann)) == "host.mistake.file_practice"
    again = await practice(host, table, 1)
    assert (await host.reads.info(again, BOT)).status == "running"


async def hands_stay_with_who_had_them(host: Host, origin: int) -> None:
    """Who sits where they sat has the hand they had; for everybody else it is dealt anew."""
    past = await state_of(host, origin, 4)
    hands = [player.hand for player in past.players]
    own = await state_of(host, await practice(host, origin, 4, 1, BOB))
    assert own.players[1].hand == hands[1]
    other = await state_of(host, await practice(host, origin, 4, 1, CLEO))
    assert [len(player.hand) for player in other.players] == [len(hand) for hand in hands]
    assert other.rng.seed == "p"
    assert (other.players[0].coins, other.deck != past.deck or not past.deck) == (past.players[0].coins, True)
