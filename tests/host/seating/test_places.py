"""Who sits where before the start."""

from __future__ import annotations

import pytest

from host import BOT, Host, Person
from testkit.host_play import ANN, BOB, CLEO, open_lobby, refused


async def seated(host: Host, table: int) -> list[int | None]:
    return [seat.user for seat in (await host.reads.info(table, BOT)).seats]


async def asked(host: Host, table: int) -> list[tuple[int, str]]:
    """Who is told what about the lobby."""
    words = [one for one in await host.notices.pending(table) if one.kind == "word" and one.sentence is not None]
    return [(*one.mentions, one.sentence.key) for one in words]  # type: ignore[misc, union-attr]


async def test_seats_that_the_organiser_swaps_stay_at_the_start(host: Host) -> None:
    table = await open_lobby(host, 2, computers=1)
    await host.places.swap(table, Person(ANN), [0, 2])
    assert await seated(host, table) == [None, BOB, ANN]
    assert (await host.lobby.start(table, Person(ANN))).table.seats_kept
    assert await seated(host, table) == [None, BOB, ANN]


async def test_seats_can_be_kept_and_drawn_again(host: Host) -> None:
    table = await open_lobby(host, 3)
    assert (await host.places.keep(table, Person(ANN), kept=True)).seats_kept
    assert not (await host.places.keep(table, Person(ANN), kept=False)).seats_kept


async def test_two_swap_if_both_want_it(host: Host) -> None:
    table = await open_lobby(host, 3)
    lobby, done = await host.places.wish(table, Person(BOB), 2)
    assert (lobby.seats[1].swaps_with, done) == (CLEO, False)
    assert await asked(host, table) == [(CLEO, "setup.swap.ask")]
    await host.places.wish(table, Person(BOB), 2)
    assert len(await asked(host, table)) == 1, "nobody is asked twice"
    assert (await host.places.wish(table, Person(CLEO), 1))[1]
    assert await seated(host, table) == [ANN, CLEO, BOB]
    assert await refused(host.places.agree(table, Person(CLEO))) == "setup.mistake.nobody_asks"


async def test_a_wish_ends_with_another_word_or_with_whom_it_is_about(host: Host) -> None:
    table = await open_lobby(host, 3)
    await host.places.wish(table, Person(BOB), 2)
    await host.places.wish(table, Person(BOB), None)
    assert await refused(host.places.agree(table, Person(CLEO), BOB)) == "setup.mistake.nobody_asks"
    await host.places.wish(table, Person(BOB), 2)
    await host.lobby.leave(table, Person(CLEO))
    assert [seat.swaps_with for seat in (await host.reads.info(table, BOT)).seats] == [None, None]


async def test_a_computer_player_is_not_asked(host: Host) -> None:
    table = await open_lobby(host, 2, computers=1)
    assert (await host.places.wish(table, Person(BOB), 2))[1]
    assert await seated(host, table) == [ANN, None, BOB]


@pytest.mark.parametrize("seats", [[0, 0], [0], [0, 9], [0, 1, 2]])
async def test_only_two_seats_of_the_table_can_be_swapped(host: Host, seats: list[int]) -> None:
    table = await open_lobby(host, 3)
    assert await refused(host.places.swap(table, Person(ANN), seats)) == "setup.mistake.two"
    assert await refused(host.places.wish(table, Person(BOB), 9)) == "setup.mistake.two"
    assert await refused(host.places.wish(table, Person(BOB), 1)) == "setup.mistake.two"
