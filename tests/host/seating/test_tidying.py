"""Lobbies and invitations say a word after a week and go after three; who leaves the server frees a seat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random

import pytest

from host import BOT, Host, Notice, Person
from host.consents import OBJECTION_SECONDS
from storage import Where, sql
from testkit.host_days import DAY, HOUR, paced, passes, seat, told
from testkit.host_play import ANN, BOB, CLEO, DAN, StillClock, bid, open_lobby, refused


async def words(host: Host) -> list[tuple[str, int, str]]:
    """What people were told about lobbies since the last look: the sentence, to whom, and the button."""
    found: list[Notice] = await told(host, "word")
    return [(one.sentence.key.removeprefix("home.tidy."), one.mentions[0], one.mark) for one in found if one.sentence]


@pytest.mark.slow
async def test_a_lobby_nobody_fills_says_a_word_and_goes(where: Where, clock: StillClock) -> None:
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        table = await open_lobby(host)
        await passes(host, clock, 7 * DAY - HOUR)
        assert await words(host) == []
        await passes(host, clock, 2 * HOUR)
        assert await words(host) == [("lobby", ANN, "keep"), ("lobby", BOB, "keep")]
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await passes(host, clock, 14 * DAY - 2 * HOUR)
        assert (await host.reads.info(table, BOT)).status == "lobby"
        assert await words(host) == []  # once
        await passes(host, clock, 2 * HOUR)
        assert (await host.reads.info(table, BOT)).status == "closed"
        assert await words(host) == [("closed", ANN, ""), ("closed", BOB, "")]
        assert await refused(host.tidying.keep(table, Person(ANN))) == "host.mistake.ended"
        await passes(host, clock, 60 * DAY)
        assert await words(host) == []


async def test_any_press_keeps_a_lobby(host: Host, clock: StillClock) -> None:
    table = await open_lobby(host)
    presses: tuple[Callable[[], Awaitable[object]], ...] = (
        lambda: host.tidying.keep(table, Person(BOB)),
        lambda: host.lobby.join(table, Person(CLEO, guild=7), "Cleo"),
        lambda: host.lobby.leave(table, Person(CLEO)),
        lambda: host.lobby.add_computer(table, Person(ANN)),
        lambda: host.lobby.invite(table, Person(ANN), DAN),
    )
    for press in presses:
        await passes(host, clock, 20 * DAY)
        await press()
    await passes(host, clock, 7 * DAY - HOUR)
    assert (await host.reads.info(table, BOT)).status == "lobby"
    assert await refused(host.tidying.keep(table, Person(DAN, guild=7))) == "host.mistake.not_seated"


@pytest.mark.slow
async def test_a_game_that_began_is_no_lobby_any_more(host: Host, clock: StillClock) -> None:
    table = await open_lobby(host)
    await host.lobby.invite(table, Person(ANN), DAN)
    await host.lobby.start(table, Person(ANN), seed="s")
    await passes(host, clock, 9 * DAY)
    assert await words(host) == []
    assert (await host.reads.info(table, BOT)).status == "running"
    assert await refused(host.tidying.keep(table, Person(ANN))) == "host.mistake.started"


@pytest.mark.slow
async def test_an_invitation_nobody_answers_is_told_to_both_and_withdrawn(where: Where, clock: StillClock) -> None:
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        table = await open_lobby(host, 1, private=True)
        await host.lobby.invite(table, Person(ANN), DAN)
        await host.tidying.posted(table, DAN, 70, 700)
        await passes(host, clock, 7 * DAY + HOUR)
        heard = await words(host)
        assert [one for one in heard if one[0] != "lobby"] == [("invited", DAN, "join"), ("unanswered", ANN, "")]
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await host.tidying.keep(table, Person(ANN))
        await passes(host, clock, 14 * DAY - 2 * HOUR)
        await told(host)
        await passes(host, clock, 2 * HOUR)
        pending = await host.notices.pending()
        assert [(one.kind, one.mentions, one.mark) for one in pending] == [
            ("invitation_over", (DAN,), "70.700"), ("word", (DAN,), ""), ("word", (ANN,), ""),
        ]  # fmt: skip
        assert await words(host) == [("withdrawn", DAN, ""), ("withdrawn_by", ANN, "")]
        assert await refused(host.lobby.join(table, Person(DAN, guild=7), "Dan")) == "host.mistake.no_table"


async def test_who_sits_down_is_not_asked_again(host: Host, clock: StillClock) -> None:
    table = await open_lobby(host)
    await host.lobby.invite(table, Person(ANN), DAN)
    await host.lobby.join(table, Person(DAN, guild=7), "Dan")
    await passes(host, clock, 7 * DAY + HOUR)
    assert {one[0] for one in await words(host)} == {"lobby"}


async def test_closing_a_lobby_tells_those_who_wait_and_takes_invitations_back(host: Host, clock: StillClock) -> None:
    table = await open_lobby(host)
    await host.lobby.invite(table, Person(ANN), DAN)
    await host.tidying.posted(table, DAN, 70, 700)
    await host.lobby.close(table, Person(ANN))
    assert await host._db.read(sql.table_extras.last_invitation, table, DAN) is None
    assert [one.kind for one in await host.notices.pending()] == ["word", "invitation_over", "word"]
    assert await words(host) == [("shut", BOB, ""), ("withdrawn", DAN, "")]


async def test_who_was_invited_and_wants_to_be_forgotten_is(host: Host, clock: StillClock) -> None:
    table = await open_lobby(host)
    await host.lobby.invite(table, Person(BOB), DAN)
    await host.lobby.invite(table, Person(BOB), CLEO)
    await host.privacy.delete(DAN)
    await host.privacy.delete(BOB)
    rows = await host._db.read(sql.due.of_table, table)
    assert not any(str(one) in str(row) for row in rows for one in (DAN, BOB))
    await passes(host, clock, 30 * DAY)
    assert {one[1] for one in await words(host)} == {ANN, CLEO}


async def test_who_left_the_server_frees_a_seat_in_a_lobby_and_hands_it_on(host: Host, clock: StillClock) -> None:
    table = await open_lobby(host)
    await host.offers.left(table, ANN)
    found = await host.reads.info(table, BOT)
    assert (found.organiser, [one.user for one in found.seats]) == (BOB, [BOB])
    (said,) = await told(host, "lobby")
    assert said.sentence is not None
    assert said.sentence.key == "home.tidy.left"
    await host.offers.left(table, BOB)
    assert (await host.reads.info(table, BOT)).status == "closed"
    assert [one.sentence for one in await told(host, "lobby")] == [None]


@pytest.mark.slow
async def test_who_left_the_server_has_a_day_and_then_the_seat_is_offered(where: Where, clock: StillClock) -> None:
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        table = await paced(host)
        await bid(host, table, 2, 0)
        await told(host)
        await host.away.go(ANN, clock.now().timestamp() + 9 * DAY)  # which is no excuse for who has gone
        await host.offers.left(table, ANN)
        await host.offers.left(table, ANN)
        keys = [one.sentence.key for one in await told(host, "news", "personal") if one.sentence]
        assert sorted(keys) == ["days.news.offer_left", "days.yours.offer_left"]
        assert await host.offers.seated() == [(7, BOB)]
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await passes(host, clock, OBJECTION_SECONDS + HOUR)
        assert (await host.reads.info(table, BOT)).seats[0].state == "replaced"
        assert (await host.reads.info(table, BOT)).organiser == BOB


@pytest.mark.slow
async def test_who_is_back_in_time_keeps_the_seat(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await host.offers.left(table, ANN)
    await passes(host, clock, HOUR)
    await host.handover.here(table, Person(ANN, acts=True))
    await passes(host, clock, 2 * DAY)
    assert (await seat(host, table, ANN)).state == "playing"
