"""Turns that end by themselves a minute after the last choice."""

from __future__ import annotations

from random import Random

import pytest

from host import Host, Person
from host.tables.prepared_answers import FIRST_GAME_SECONDS, GRACE_SECONDS
from storage import Where
from testkit.host_days import passes
from testkit.host_play import ANN, BOB, StillClock, bid, give, question, start, stored


async def about_to_end(host: Host) -> int:
    """Nothing is left to Ann, who has played before, but to end her turn."""
    host._live.notes_newcomers = False
    table = await start(host)
    await bid(host, table, 1, 0)
    await give(host, table, ANN, "skip")
    assert (await question(host, table, ANN)).key == "core.ask.end_turn"
    return table


async def test_a_minute_after_the_last_choice(host: Host, clock: StillClock) -> None:
    table = await about_to_end(host)
    assert await host.turn_ends.at(table, 0) == clock.now().timestamp() + GRACE_SECONDS
    await passes(host, clock, GRACE_SECONDS - 1)
    assert (await question(host, table, ANN)).key == "core.ask.end_turn"
    await passes(host, clock, 2)
    assert await host.reads.question(table, Person(ANN)) is None
    assert (await question(host, table, BOB)).key == "bazaar.turn"
    assert await stored(host, "select given_by from choices where key = 'core.ask.end_turn'") == [("standing",)]
    assert await host.turn_ends.at(table, 0) is None


@pytest.mark.parametrize("help", ["on", "off"])
async def test_in_a_first_game_there_is_more_time(host: Host, clock: StillClock, help: str) -> None:
    """Also where only the seat is a newcomer's, and not the table."""
    host._live.notes_newcomers = help == "off"
    table = await start(host, help=help)
    await bid(host, table, 1, 0)
    await give(host, table, ANN, "skip")
    assert await host.turn_ends.at(table, 0) == clock.now().timestamp() + FIRST_GAME_SECONDS


@pytest.mark.slow
async def test_after_a_restart_too(host: Host, where: Where, clock: StillClock) -> None:
    table = await about_to_end(host)
    await host.close()
    async with await Host.open(where, clock.now, rng=Random(1)) as again:
        await passes(again, clock, GRACE_SECONDS + 1)
        assert await again.reads.question(table, Person(ANN)) is None


@pytest.mark.parametrize("how", ["back", "hold", "end", "ask"])
@pytest.mark.slow
async def test_not_if_its_player_goes_back_holds_it_or_wants_to_be_asked(
    host: Host, clock: StillClock, how: str
) -> None:
    if how == "ask":
        await host.users.set(ANN, turn_end="ask")
    table = await about_to_end(host)
    if how == "back":
        await host.answers.undo(table, Person(ANN))
    elif how == "hold":
        await host.turn_ends.hold(table, Person(ANN))
    elif how == "end":
        await give(host, table, ANN, "end")
    assert await host.turn_ends.at(table, 0) is None
    await passes(host, clock, GRACE_SECONDS + 1)
    asked = await host.reads.question(table, Person(ANN))
    assert (None if asked is None else asked.key) == {"back": "bazaar.turn", "end": None}.get(how, "core.ask.end_turn")


@pytest.mark.slow
async def test_who_goes_back_and_forth_has_the_whole_minute_again(host: Host, clock: StillClock) -> None:
    table = await about_to_end(host)
    await passes(host, clock, 50)
    await host.answers.undo(table, Person(ANN))
    await give(host, table, ANN, "skip")
    await passes(host, clock, 50)
    assert await host.reads.question(table, Person(ANN)) is not None
    await passes(host, clock, 11)
    assert await host.reads.question(table, Person(ANN)) is None


async def test_a_secret_bid_is_not_locked_in(host: Host, clock: StillClock) -> None:
    table = await start(host)
    await give(host, table, ANN, "n:1")
    await passes(host, clock, GRACE_SECONDS + 1)
    assert (await question(host, table, ANN)).key == "bazaar.lock_in"
