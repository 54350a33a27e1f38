"""Tables before they start."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from engine.core.text import Text
from host import BOT, Host, Person
from host.seating.lobby import INVITATION_SECONDS
from testkit.host_play import (
    ANN,
    BOB,
    CLEO,
    DAN,
    STRANGER,
    StillClock,
    bid,
    everything,
    give,
    open_lobby,
    play_out,
    refused,
    shut,
    start,
    thread_told,
)
from tests.host.rules import install


async def test_who_opens_a_table_organises_it_and_sits_down(host: Host, clock: StillClock) -> None:
    table = await host.lobby.create(
        "bazaar", Person(ANN), "Ann", {"goods": "scarce"}, guild=7, channel=70, language="pl"
    )
    assert table.status == "lobby"
    assert table.organiser == ANN
    assert [(seat.seat, seat.user, seat.name) for seat in table.seats] == [(0, ANN, "Ann")]
    assert table.options == {"goods": "scarce", "peeking": "on", "caravans": "off"}
    assert (table.guild, table.channel, table.language, table.created_at) == (7, 70, "pl", clock.now().timestamp())
    assert await host.reads.info(table.id, BOT) == table


async def test_a_lobby_can_be_opened_with_computer_players_in_it(host: Host) -> None:
    table = await host.lobby.create("bazaar", Person(ANN), "Kontor 1", computers=2, level="easy", message=9)
    assert [(seat.seat, seat.name, seat.player) for seat in table.seats] == [
        (0, "Kontor 1", None),
        (1, "Kontor 2", "easy"),
        (2, "Kontor 3", "easy"),
    ]
    assert table.message == 9
    assert await host.reads.info(table.id, BOT) == table


async def test_more_computer_players_than_seats_open_no_lobby(host: Host) -> None:
    assert await refused(host.lobby.create("bazaar", Person(ANN), "Ann", computers=9)) == "host.mistake.full"
    assert await refused(host.lobby.create("bazaar", Person(ANN), "Ann", computers=1, level="genius")) is not None
    assert await host.reads.of_user(ANN, ("lobby",)) == []


async def test_unknown_games_options_and_values_are_refused(host: Host) -> None:
    assert await refused(host.lobby.create("chess", Person(ANN), "Ann")) == "core.mistake.game"
    assert (
        await refused(host.lobby.create("bazaar", Person(ANN), "Ann", {"size": "big"})) == "core.mistake.unknown_option"
    )
    assert (
        await refused(host.lobby.create("bazaar", Person(ANN), "Ann", {"goods": "all"})) == "core.mistake.option_value"
    )
    table = await open_lobby(host)
    assert await refused(host.lobby.set_options(table, Person(ANN), {"goods": "all"})) == "core.mistake.option_value"
    assert (await host.reads.info(table, BOT)).options["goods"] == "plenty"


async def test_options_change_one_by_one(host: Host) -> None:
    table = await open_lobby(host)
    await host.lobby.set_options(table, Person(ANN), {"goods": "scarce"})
    assert (await host.lobby.set_options(table, Person(ANN), {"peeking": "off"})).options == {
        "goods": "scarce",
        "peeking": "off",
        "caravans": "off",
    }


async def test_options_must_suit_a_number_of_players_still_possible(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    def objection(seats: int, options: Mapping[str, str]) -> Text | None:
        scarce = options["goods"] == "scarce"
        return Text("core.mistake.twice") if scarce and seats > 2 else None

    install(monkeypatch, objection=objection)
    pair = await open_lobby(host, 2)
    await host.lobby.set_options(pair, Person(ANN), {"goods": "scarce"})
    assert await refused(host.lobby.join(pair, Person(CLEO, guild=7), "Cleo")) == "host.mistake.full"
    three = await open_lobby(host, 3)
    assert await refused(host.lobby.set_options(three, Person(ANN), {"goods": "scarce"})) == "core.mistake.twice"


async def test_seats_are_taken_and_given_up_in_order(host: Host) -> None:
    table = await open_lobby(host, 4)
    assert await refused(host.lobby.join(table, Person(STRANGER, guild=7), "Eve")) == "host.mistake.full"
    assert await refused(host.lobby.join(table, Person(BOB, guild=7), "Bob")) == "host.mistake.seated"
    left = await host.lobby.leave(table, Person(BOB))
    assert [(seat.seat, seat.user) for seat in left.seats] == [(0, ANN), (1, CLEO), (2, DAN)]
    assert await refused(host.lobby.leave(table, Person(BOB, guild=7))) == "host.mistake.not_seated"
    assert (await host.lobby.join(table, Person(BOB, guild=7), "Bob")).seats[3].user == BOB


async def test_an_organiser_who_leaves_hands_the_table_on(host: Host) -> None:
    table = await open_lobby(host, 3)
    await host.lobby.leave(table, Person(ANN))
    former = Person(ANN, guild=7)
    assert await refused(host.lobby.start(table, former)) == "host.mistake.organiser"
    assert await refused(host.lobby.close(table, former)) == "host.mistake.organiser"
    await host.lobby.start(table, Person(BOB))
    assert {seat.user for seat in (await host.reads.info(table, BOT)).seats} == {BOB, CLEO}


async def test_whoever_comes_to_a_table_without_an_organiser_has_it(host: Host) -> None:
    table = await open_lobby(host, 1)
    await host.lobby.leave(table, Person(ANN))
    assert (await host.reads.info(table, BOT)).organiser == ANN  # nobody else is there
    assert (await host.lobby.join(table, Person(BOB, guild=7), "Bob")).organiser == BOB


async def test_computer_players_come_and_go(host: Host) -> None:
    table = await open_lobby(host, 1)
    assert (await host.lobby.add_computer(table, Person(ANN))).seats[1].player == "house"
    assert await refused(host.lobby.add_computer(table, Person(ANN), "genius")) == "core.mistake.computer_player"
    await host.lobby.join(table, Person(BOB, guild=7), "Bob")
    after = await host.lobby.remove_computer(table, Person(ANN))
    assert [(seat.seat, seat.user, seat.player) for seat in after.seats] == [(0, ANN, None), (1, BOB, None)]
    assert await refused(host.lobby.remove_computer(table, Person(ANN))) == "host.mistake.no_computer"


async def test_computer_players_have_names_of_their_own(host: Host) -> None:
    table = await open_lobby(host, 1)
    await host.lobby.join(table, Person(BOB, guild=7), "Kontor 2")
    await host.lobby.add_computer(table, Person(ANN))
    named = await host.lobby.add_computer(table, Person(ANN))
    assert named.names == ("Ann", "Kontor 2", "Kontor 1", "Kontor 3")
    assert {seat.player for seat in named.seats[2:]} == {"house"}
    await host.lobby.remove_computer(table, Person(ANN))
    assert (await host.lobby.add_computer(table, Person(ANN))).names == named.names


@pytest.mark.parametrize("deed", ["set_options", "add_computer", "remove_computer", "start", "close"])
async def test_only_organiser_and_managers_may(host: Host, deed: str) -> None:
    table = await open_lobby(host, 2, 1)
    call = getattr(host.lobby, deed)
    given = ({"goods": "scarce"},) if deed == "set_options" else ()
    before = await everything(host)
    assert await refused(call(table, Person(BOB), *given)) == "host.mistake.organiser"
    assert await refused(call(table, Person(BOB, guild=8, manages=8), *given)) == "host.mistake.organiser"
    assert await everything(host) == before
    await call(table, Person(STRANGER, guild=7, manages=7), *given)


async def test_a_table_starts_with_a_fitting_number_of_players(host: Host) -> None:
    table = await open_lobby(host, 1)
    assert await refused(host.lobby.start(table, Person(ANN))) == "core.mistake.seats"
    assert (await host.reads.info(table, BOT)).status == "lobby"
    await host.lobby.join(table, Person(BOB, guild=7), "Bob")
    update = await host.lobby.start(table, Person(ANN))
    assert update.table.status == "running"
    assert [asked.seat for asked in update.asked] == [0, 1]
    assert update.hands == (0, 1)
    assert [seat.colour for seat in update.table.seats] == ["blue", "orange"]
    assert update.table.commitment is not None


@pytest.mark.slow
async def test_players_are_seated_at_random(tmp_path: Path) -> None:
    orders = set()
    for seed in range(6):
        async with await Host.open(tmp_path / f"{seed}.db", rng=Random(seed)) as host:
            table = await open_lobby(host, 3)
            update = await host.lobby.start(table, Person(ANN))
            assert [seat.seat for seat in update.table.seats] == [0, 1, 2]
            orders.add(tuple(seat.user for seat in update.table.seats))
    assert len(orders) > 1


async def test_after_the_start_the_lobby_is_closed(host: Host) -> None:
    table = await start(host)
    assert await refused(host.lobby.join(table, Person(CLEO, guild=7), "Cleo")) == "host.mistake.started"
    assert await refused(host.lobby.leave(table, Person(BOB))) == "host.mistake.started"
    assert await refused(host.lobby.start(table, Person(ANN))) == "host.mistake.started"
    assert await refused(host.lobby.set_options(table, Person(ANN), {})) == "host.mistake.started"
    assert await refused(host.lobby.add_computer(table, Person(ANN))) == "host.mistake.started"


@pytest.mark.slow
async def test_a_closed_table_can_only_be_looked_at(host: Host) -> None:
    table = await start(host)
    await bid(host, table, 1, 0)
    assert await refused(host.lobby.close(table, Person(ANN))) == "host.mistake.not_alone"
    await shut(host, table)
    assert (await host.reads.info(table, BOT)).status == "closed"
    assert await refused(host.answers.answer(table, Person(ANN), None, ["work"])) == "host.mistake.ended"
    assert await refused(host.answers.undo(table, Person(ANN))) == "host.mistake.ended"
    assert await refused(host.lobby.close(table, Person(ANN))) == "host.mistake.ended"
    assert await host.reads.asks_for(ANN) == []
    assert (await host.reads.view(table, Person(ANN))).coins == (3, 4)
    assert [turn.segment for turn in await host.reads.log(table, BOT)] == [0]
    assert (await thread_told(host, table))[-1][0] == "closed"


async def test_a_lobby_that_was_closed_shows_nothing(host: Host) -> None:
    table = await open_lobby(host)
    await host.lobby.close(table, Person(ANN))
    assert await refused(host.reads.view(table, BOT)) == "host.mistake.never_started"
    assert await refused(host.lobby.join(table, Person(CLEO, guild=7), "Cleo")) == "host.mistake.ended"
    assert [(one.kind, one.mentions) for one in await host.notices.pending(table)] == [("word", (BOB,))]


async def test_a_table_knows_where_it_lives(host: Host) -> None:
    table = await open_lobby(host)
    await host.lobby.place(table, message=701)
    placed = await host.lobby.place(table, thread=702)
    assert (placed.channel, placed.thread, placed.message) == (70, 702, 701)
    assert await host.reads.in_thread(702, BOT) == placed
    assert await host.reads.in_thread(703, BOT) is None


@pytest.mark.slow
async def test_tables_of_servers_and_people(host: Host) -> None:
    lobby, running, over = await open_lobby(host, 3), await start(host), await start(host)
    await play_out(host, over)
    assert [table.id for table in await host.reads.on_server(Person(STRANGER, guild=7))] == [running, lobby]
    assert [table.id for table in await host.reads.on_server(Person(STRANGER, guild=7), ["over"])] == [over]
    assert await host.reads.on_server(Person(STRANGER, guild=8)) == []
    assert [table.id for table in await host.reads.of_user(CLEO)] == [lobby]
    assert [table.id for table in await host.reads.of_user(BOB)] == [running, lobby]


async def test_the_same_invitation_rings_once_a_day(host: Host, clock: StillClock) -> None:
    table, other = [await open_lobby(host) for _ in range(2)]
    await host.lobby.invite(table, Person(ANN), 600)
    clock.turn(INVITATION_SECONDS - 1)
    assert await refused(host.lobby.invite(table, Person(ANN), 600)) == "host.mistake.invited"
    await host.lobby.invite(other, Person(ANN), 600)
    clock.turn(1)
    await host.lobby.invite(table, Person(ANN), 600)


@pytest.mark.slow
async def test_the_language_of_a_table_can_be_chosen_until_its_game_is_over(host: Host) -> None:
    table = await start(host)
    assert await refused(host.lobby.set_language(table, Person(BOB), "pl")) == "host.mistake.organiser"
    assert await refused(host.lobby.set_language(table, Person(ANN), "xx")) == "host.mistake.language"
    assert await refused(host.lobby.set_language(table, Person(ANN), "en")) == "host.mistake.same_language"
    before = await thread_told(host, table)
    assert (await host.lobby.set_language(table, Person(ANN), "pl")).language == "pl"
    assert await thread_told(host, table) == [*before, ("news", ())]
    await give(host, table, ANN, "n:1")  # the game goes on from where it was
    await play_out(host, table)
    assert await refused(host.lobby.set_language(table, Person(ANN), "uk")) == "host.mistake.ended"
