"""What somebody has seen stays with them: no second seat, and of a seat that was taken over only what came since."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from host import BOT, Host, Person
from storage import Saving, sql
from testkit.host_play import (
    ANN,
    BOB,
    CLEO,
    DAN,
    answer_any,
    at_peek,
    bid,
    everything,
    give,
    refused,
    start,
    stored,
)

ZOE = 55
SEATED = (ANN, BOB, CLEO, ZOE)


async def sees_hand(host: Host, table: int, user: int, turn: int | None = None) -> bool:
    """Whether somebody is shown the cards of their seat, now or in a past turn."""
    view = await host.reads.view(table, Person(user), turn)
    seat = (await host.reads.info(table, BOT)).seat_of(user)
    assert seat is not None
    assert view.hands[seat.seat]
    return bool(view.hand)


async def sits(host: Host, table: int, user: int, seat: int) -> None:
    await host.handover.take(table, Person(user, guild=7), seat, "Zoe")


async def plays_on(host: Host, table: int, turns: int) -> None:
    """Whoever must answer answers anything, until so many turns more are over, or the game is."""
    rng, until = Random(1), await host.reads.turns(table, BOT) + turns
    while await host.reads.turns(table, BOT) < until and await answer_any(host, table, rng, SEATED) is not None:
        await host.idle()


async def handed_over(host: Host) -> tuple[int, int]:
    """Ann has played for a while and resigned; Zoe has her seat. The table, and the segment then open."""
    table = await start(host, 3)
    await bid(host, table, 1, 0, 0)
    await plays_on(host, table, 3)
    await host.handover.resign(table, Person(ANN))
    await host.idle()
    await sits(host, table, ZOE, 0)
    return table, await host.reads.turns(table, BOT)


@pytest.mark.slow
async def test_who_has_resigned_takes_no_other_seat(host: Host) -> None:
    table = await start(host, 3)
    await host.handover.resign(table, Person(ANN))
    await host.handover.resign(table, Person(BOB))
    await host.idle()
    before = await everything(host)
    assert await refused(host.handover.take(table, Person(ANN, guild=7), 1, "Ann")) == "host.mistake.seen_other_seat"
    assert await refused(host.handover.take(table, Person(BOB, guild=7), 0, "Bob")) == "host.mistake.seen_other_seat"
    assert await everything(host) == before
    await sits(host, table, ANN, 0)
    assert (await host.reads.info(table, BOT)).seats[0].user == ANN


@pytest.mark.slow
async def test_who_took_a_seat_and_left_it_takes_no_other_one(host: Host) -> None:
    table = await start(host, 3)
    await host.handover.resign(table, Person(ANN))
    await sits(host, table, ZOE, 0)
    await host.handover.resign(table, Person(ZOE))
    await host.handover.resign(table, Person(BOB))
    assert await refused(host.handover.take(table, Person(ZOE, guild=7), 1, "Zoe")) == "host.mistake.seen_other_seat"
    assert await refused(host.handover.take(table, Person(ANN, guild=7), 1, "Ann")) == "host.mistake.seen_other_seat"
    await sits(host, table, DAN, 1)


async def test_who_was_replaced_takes_no_other_seat(host: Host) -> None:
    table = await start(host, 3)
    row = (await host._live.row(table, "look", BOT)).seats[0]
    async with host._live.hold_row(table, "look", BOT) as held:
        seats = (replace(row, standin="house", state="replaced"), *held.seats[1:])
        await host._live.commit(Saving(before=held, after=replace(held, seats=seats), at=1.0))
    await sits(host, table, ZOE, 0)
    await host.handover.resign(table, Person(BOB))
    assert await refused(host.handover.take(table, Person(ANN, guild=7), 1, "Ann")) == "host.mistake.seen_other_seat"


async def test_no_way_to_a_seat_forgets_who_has_seen_another(host: Host) -> None:
    """Whatever else stores another person on a seat is refused like `take`."""
    table = await start(host, 3)
    await host.handover.resign(table, Person(ANN))
    async with host._live.hold_row(table, "look", BOT) as row:
        seats = (row.seats[0], replace(row.seats[1], user=ANN), row.seats[2])
        for status in ("running", "frozen"):
            change = Saving(before=row, after=replace(row, seats=seats, status=status), at=1.0)
            assert await refused(host._live.commit(change)) == "host.mistake.seen_other_seat", status


@pytest.mark.slow
async def test_a_taken_seat_shows_its_hand_and_not_its_past(host: Host) -> None:
    table, taken = await handed_over(host)
    assert await sees_hand(host, table, ZOE)
    assert await sees_hand(host, table, ZOE, taken)
    for turn in range(taken):
        assert await host.reads.view(table, Person(ZOE), turn) == await host.reads.view(table, BOT, turn)
    await plays_on(host, table, 3)
    last = await host.reads.turns(table, BOT)
    assert all([await sees_hand(host, table, ZOE, turn) for turn in range(taken, last + 1)])
    assert all([await sees_hand(host, table, BOB, turn) for turn in range(last + 1)])


@pytest.mark.slow
async def test_the_log_of_a_taken_seat_tells_no_secret_of_its_past(host: Host) -> None:
    table = await at_peek(host)
    while (asked := await host.reads.question(table, Person(ANN))) is not None:
        await give(host, table, ANN, *[one.id for one in asked.options][: asked.min])
    secret = [event for turn in await host.reads.log(table, Person(ANN)) for event in turn.events if event.to]
    assert secret
    await host.handover.resign(table, Person(ANN))
    await sits(host, table, ZOE, 0)
    for look in (host.reads.log, host.reads.recap):
        assert not [event for turn in await look(table, Person(ZOE)) for event in turn.events if event.to]
    assert await refused(host.reviews.look(table, Person(ZOE))) == "host.mistake.not_over"
    exported = (await host.transfer.export(table, Person(ZOE))).decode()
    assert exported == (await host.transfer.export(table, BOT)).decode()


@pytest.mark.slow
async def test_who_comes_back_goes_on_with_what_they_have_seen(host: Host) -> None:
    table = await start(host, 3)
    await bid(host, table, 1, 0, 0)
    await host.handover.resign(table, Person(ANN))
    await host.idle()
    await sits(host, table, ANN, 0)
    assert await sees_hand(host, table, ANN, 0)


@pytest.mark.slow
async def test_what_another_held_in_between_stays_theirs(host: Host) -> None:
    table, taken = await handed_over(host)
    await plays_on(host, table, 3)
    await host.handover.resign(table, Person(ZOE))
    await host.idle()
    await sits(host, table, ANN, 0)
    back = await host.reads.turns(table, BOT)
    assert back > taken
    shown = [await sees_hand(host, table, ANN, turn) for turn in range(back + 1)]
    assert shown == [turn < taken or turn == back for turn in range(back + 1)]


@pytest.mark.slow
async def test_going_back_before_a_seat_was_taken_shows_it_from_there(host: Host) -> None:
    table, taken = await handed_over(host)
    async with host._live.hold(table, "look", BOT) as held:
        await host.rewind.rewind(held, Person(BOB), taken - 1, 0)
    assert await sees_hand(host, table, ZOE)
    assert await sees_hand(host, table, ZOE, taken - 1)
    assert not await sees_hand(host, table, ZOE, taken - 2)
    await host.handover.resign(table, Person(BOB))
    assert await refused(host.handover.take(table, Person(ANN, guild=7), 1, "Ann")) == "host.mistake.seen_other_seat"


@pytest.mark.slow
async def test_once_it_is_over_everything_is_open(host: Host) -> None:
    table, taken = await handed_over(host)
    await plays_on(host, table, 1_000)
    assert await sees_hand(host, table, ZOE, taken - 1)
    assert await stored(host, "select * from holders") == []


@pytest.mark.slow
async def test_who_is_forgotten_leaves_no_trace_and_the_seat_keeps_its_past(host: Host) -> None:
    table, taken = await handed_over(host)
    await host.privacy.delete(ANN)
    assert ANN not in [user for (user,) in await stored(host, "select user_id from holders")]
    assert not await sees_hand(host, table, ZOE, taken - 1)
    held = (await host._db.read(sql.privacy.about, ZOE))["held"]
    assert held == [{"table_id": table, "seat": 0, "segment": taken}]


@pytest.mark.slow
async def test_what_happened_since_the_last_move_begins_for_who_took_a_seat_when_they_did(host: Host) -> None:
    table, taken = await handed_over(host)
    assert await host.reads.recap(table, Person(ZOE)) == []
    await plays_on(host, table, 2)
    told = await host.reads.recap(table, Person(ZOE))
    assert {turn.segment for turn in told} <= {taken, taken + 1}
    assert not any(turn.after_own_move for turn in told)


@pytest.mark.slow
async def test_who_comes_back_is_told_what_happened_meanwhile(host: Host) -> None:
    """Nobody else has held the seat: what happened since their own last move is theirs to know."""
    table = await start(host, 3)
    await bid(host, table, 1, 0, 0)
    await plays_on(host, table, 3)
    await host.handover.resign(table, Person(ANN))
    left = await host.reads.turns(table, BOT)
    await host.idle()
    await plays_on(host, table, 3)
    await sits(host, table, ANN, 0)
    back = await host.reads.turns(table, BOT)
    told = {turn.segment for turn in await host.reads.recap(table, Person(ANN))}
    assert set(range(left, back)) <= told


@pytest.mark.slow
@pytest.mark.parametrize("game", ["mombasa", "nippon", "yokohama"])
async def test_of_every_game_a_taken_seat_shows_what_everybody_knew_before(host: Host, game: str) -> None:
    hidden = {"hands": "hidden"} if game == "mombasa" else {}
    table = (await host.lobby.create(game, Person(ANN), "Ann", hidden, guild=7)).id
    await host.lobby.join(table, Person(BOB, guild=7), "Bob")
    await host.lobby.start(table, Person(ANN), seed="s", shuffle=False)
    await plays_on(host, table, 2)
    own = [await host.reads.view(table, Person(ANN), turn) for turn in range(await host.reads.turns(table, BOT))]
    async with host._live.hold_row(table, "look", BOT) as row:
        seats = (replace(row.seats[0], user=ZOE), *row.seats[1:])
        await host._live.commit(Saving(before=row, after=replace(row, seats=seats), at=1.0))
    public = [await host.reads.view(table, BOT, turn) for turn in range(len(own))]
    assert own != public
    assert [await host.reads.view(table, Person(ZOE), turn) for turn in range(len(own))] == public
    assert await host.reads.view(table, Person(ZOE)) != await host.reads.view(table, BOT)
    log = [turn for turn in await host.reads.log(table, Person(ZOE)) if turn.segment < len(own)]
    assert log == [turn for turn in await host.reads.log(table, BOT) if turn.segment < len(own)]


def test_the_past_is_read_in_one_place() -> None:
    """Whatever shows a past turn asks there whose hidden side the reader may see."""
    rooms = [*Path("host").rglob("*.py"), *Path("cogs").rglob("*.py")]
    reading = {path.as_posix() for path in rooms if "past_view" in path.read_text(encoding="utf-8")}
    assert reading == {"host/tables/reads.py"}
