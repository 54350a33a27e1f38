"""Computer players take their turns by themselves."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core.text import PlayerMistake, Text
from engine.players import random_player
from host import BOT, Host, Person
from storage import Where
from testkit.bazaar import meta as bazaar
from testkit.host_play import ANN, StillClock, answer_any, bid, give, open_lobby, play_out, start, stored, writer
from tests.host.rules import changed, install

pytestmark = pytest.mark.slow


def playing(monkeypatch: pytest.MonkeyPatch, player: Callable[..., Any]) -> None:
    """A bazaar whose computer player is called `house`."""
    install(monkeypatch, players={"house": player})


@pytest.mark.slow
async def test_they_go_on_until_a_person_must_decide(host: Host) -> None:
    table = await start(host, 1, 3)
    rng = Random(1)
    for _ in range(10):
        await host.idle()
        info = await host.reads.info(table, BOT)
        if info.status == "over":
            break
        assert [seat.seat for seat in info.seats if seat.asked_at is not None] == [0]
        await answer_any(host, table, rng)
    assert {row[0] for row in await stored(host, "select distinct given_by from choices where seat > 0")} <= {
        "house",
        "auto",
    }


@pytest.mark.slow
async def test_a_game_of_computer_players_alone_plays_itself(host: Host) -> None:
    table = await open_lobby(host, 1, 3)
    await host.lobby.leave(table, Person(ANN))
    await host.lobby.start(table, Person(ANN))
    await host.idle()
    assert (await host.reads.info(table, BOT)).status == "over"
    assert [notice.kind for notice in await host.notices.pending(table)] == ["started", "over"]


async def test_each_answer_is_saved_by_itself(host: Host) -> None:
    table = await start(host, 1, 1)
    await host.idle()
    before = (await stored(host, "select version from tables"))[0][0]
    await bid(host, table, 0)
    await host.idle()
    answers = await stored(host, "select count(*) from choices where given_by <> 'auto'")
    assert (await stored(host, "select version from tables"))[0][0] - before >= 2
    assert answers[0][0] >= 4


@pytest.mark.slow
async def test_the_turns_of_computer_players_are_told_in_one_go(host: Host) -> None:
    table = await start(host, 1, 3)
    await play_out(host, table)
    notices = [n for n in await host.notices.pending(table) if n.kind in ("turn", "over")]
    assert all(before.segment == after.since for before, after in pairwise(notices))
    assert notices[0].since == 0
    assert notices[-1].kind == "over"
    assert notices[-1].segment == await host.reads.turns(table, BOT)
    assert all(notice.seats == (0,) for notice in notices[:-1])
    assert any(notice.segment - notice.since > 1 for notice in notices)


async def test_after_a_restart_they_go_on(where: Where, clock: StillClock) -> None:
    host = await Host.open(where, clock.now, rng=Random(1))
    table = await start(host, 1, 1)
    await host.close()  # before the computer player has thought of anything
    assert await _waiting(where, clock) == [1]
    host = await Host.open(where, clock.now, rng=Random(1))
    await host.wake()
    await host.idle()
    assert [asked.seat for asked in await host.reads.asks(table, BOT)] == [0]
    await host.close()


async def _waiting(where: Where, clock: StillClock) -> list[int]:
    host = await Host.open(where, clock.now)
    rows = await stored(host, "select seat from seats where asked_at is not null and player is not null")
    await host.close()
    return [row[0] for row in rows]


async def test_they_think_off_the_event_loop(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    thinks, loop_ran = threading.Event(), threading.Event()

    def slow(observation: Any, ask: Any, rng: Random) -> Any:
        thinks.set()
        assert loop_ran.wait(120), "the event loop stands still"
        return random_player(observation, ask, rng)

    playing(monkeypatch, slow)
    await start(host, 1, 3)
    assert await asyncio.to_thread(thinks.wait, 120)
    loop_ran.set()
    await host.idle()
    assert [asked.seat for asked in await host.reads.asks(1, BOT)] == [0]


async def test_they_see_their_own_view_only(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def look(observation: Any, ask: Any, rng: Random) -> Any:
        seen.append((observation.seat, observation.view.hand))
        return random_player(observation, ask, rng)

    playing(monkeypatch, look)
    table = await start(host, 1, 1)
    await host.idle()
    async with host._live.hold(table, "look", BOT) as held:
        hand = tuple(held.table.state.players[1].hand)
    assert seen
    assert set(seen) == {(1, hand)}


@pytest.mark.parametrize(
    "answer",
    [None, 7, "work", ["nonsense"], [], ["n:0", "n:1"], [None]],
    ids=["nothing", "a number", "a word", "not offered", "too few", "too many", "no id"],
)
async def test_a_computer_player_that_answers_nonsense_is_replaced_by_a_plain_answer(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, answer: Any
) -> None:
    playing(monkeypatch, lambda observation, ask, rng: answer)
    table = await start(host, 1, 1)
    await host.idle()
    assert [asked.seat for asked in await host.reads.asks(table, BOT)] == [0]
    assert {row[0] for row in await stored(host, "select given_by from choices where seat = 1")} == {"plain"}
    assert "house failed" in caplog.text
    assert host.measures.errors["thinking"] > 0


async def test_a_computer_player_that_fails_is_replaced_by_another_habit(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, players={"house": lambda *_: None, "easy": bazaar.GAME.players["easy"]})
    table = await start(host, 1, 1)
    await host.idle()
    assert [asked.seat for asked in await host.reads.asks(table, BOT)] == [0]
    assert {row[0] for row in await stored(host, "select given_by from choices where seat = 1")} == {"easy"}


async def test_a_computer_player_that_fails_or_never_comes_to_an_end_is_replaced_by_a_plain_answer(
    tmp_path: Path, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hang(observation: Any, ask: Any, rng: Random) -> Any:
        time.sleep(0.3)
        raise RuntimeError("too late")

    playing(monkeypatch, hang)
    monkeypatch.setattr("host.coach.computers.ANSWER_SECONDS", 0.02)
    async with await Host.open(tmp_path / "a.db", clock.now, rng=Random(1)) as host:
        table = await start(host, 1, 1)
        await host.idle()
        assert [asked.seat for asked in await host.reads.asks(table, BOT)] == [0]
        assert {row[0] for row in await stored(host, "select given_by from choices where seat = 1")} == {"plain"}


async def test_a_plain_answer_that_the_rules_refuse_is_followed_by_another(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []
    give_answer = host.answers.answer_for

    async def picky(table: int, seat: int, step: int, picks: Any, by: str) -> Any:
        tries.append(picks)
        if len(tries) < 4:
            raise PlayerMistake(Text("core.mistake.stuck"))
        return await give_answer(table, seat, step, picks, by)

    monkeypatch.setattr(host.answers, "answer_for", picky)
    table = await start(host, 1, 1)
    await host.idle()
    assert len(tries) >= 4
    assert [asked.seat for asked in await host.reads.asks(table, BOT)] == [0]


async def test_a_table_on_which_they_cannot_go_on_is_told_so_once(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    def look(ask: Any) -> None:
        if (ask.key, ask.seat) == ("core.ask.end_turn", 1):
            raise ZeroDivisionError("whatever it does, it cannot end its turn")

    install(monkeypatch, segment=changed(look))
    table = await start(host, 1, 1)
    await bid(host, table, 0)
    await host.idle()
    if [asked.seat for asked in await host.reads.asks(table, BOT)] == [0]:
        await give(host, table, ANN, "skip")
        await give(host, table, ANN, "end")
        await host.idle()
    stuck = [n for n in await host.notices.pending(table) if n.kind == "stuck"]
    assert [n.seats for n in stuck] == [(1,)]
    assert [asked.seat for asked in await host.reads.asks(table, BOT)] == [1]


async def test_they_wait_for_a_database_that_fails(
    tmp_path: Path, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.coach.computers.RETRY_SECONDS", 0.01)
    async with await Host.open(tmp_path / "a.db", clock.now, rng=Random(1)) as host:
        table = await open_lobby(host, 1, 1)
        await host.lobby.start(table, Person(ANN), shuffle=False)
        await writer(host).run(lambda c: c.execute("pragma query_only = on"))
        await asyncio.sleep(0.05)
        assert host._computers._tasks
        await writer(host).run(lambda c: c.execute("pragma query_only = off"))
        await host.idle()
        assert [asked.seat for asked in await host.reads.asks(table, BOT)] == [0]


async def test_people_and_computer_players_answer_side_by_side(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(observation: Any, ask: Any, rng: Random) -> Any:
        time.sleep(0.02)
        return random_player(observation, ask, rng)

    playing(monkeypatch, slow)
    table = await start(host, 2, 2)
    await bid(host, table, 2, 1)  # while the others still think
    await host.idle()
    assert (await host.reads.turns(table, BOT)) >= 1
    rows = await stored(host, "select seat, count(*) from choices where segment = 0 group by seat order by seat")
    assert rows == [(0, 2), (1, 2), (2, 2), (3, 2)]
