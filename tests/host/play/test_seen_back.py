"""Alone nobody can be asked: whoever goes back behind what has come to light has it said in log and result."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.lessons import LEARNER
from host import BOT, Host, Person
from testkit.host_play import ANN, answer_any, play_out, refused, start

EASY = {"difficulty": "easy", "starting_draft": "random"}


async def alone(host: Host) -> int:
    """Ann sits alone at a table against the Automa of Nippon, and it has had its first turn."""
    table = (await host.lobby.create("nippon", Person(ANN), "Ann", EASY, guild=7, channel=70)).id
    await host.lobby.start(table, Person(ANN), seed="s", shuffle=False)
    await a_turn(host, table)
    return table


async def a_turn(host: Host, table: int) -> None:
    """Ann plays until the Automa has turned a token over."""
    rng, before = Random(2), await tokens(host, table)
    while await tokens(host, table) == before:
        await answer_any(host, table, rng)


async def tokens(host: Host, table: int) -> int:
    async with host._live.hold(table, "look", BOT) as held:
        return len(held.table.state.automa.stack)


async def take_back(host: Host, table: int) -> None:
    wanted = await host.rewind.regret(table, Person(ANN))
    assert (await host.rewind.ask(table, Person(ANN), wanted.segment, wanted.position)).number == 0


async def said(host: Host, table: int) -> list[str]:
    return [event.kind for turn in await host.reads.log(table, Person(ANN)) for event in turn.events]


@pytest.mark.slow
async def test_the_token_an_automa_turned_over_has_come_to_light(host: Host) -> None:
    table = await alone(host)
    assert await refused(host.answers.undo(table, Person(ANN))) == "core.mistake.undo"
    wanted = await host.rewind.regret(table, Person(ANN))
    assert wanted.shown == 1
    assert (wanted.missing, wanted.marks_result) == ((), True)
    assert "nippon.log.automa_token" in [event.kind for event in wanted.events]


@pytest.mark.slow
async def test_whoever_looks_and_goes_back_alone_has_it_said(host: Host) -> None:
    table = await alone(host)
    await take_back(host, table)
    assert (await said(host, table))[-1] == "back.log_seen"
    assert await host.reads.seen_back(table, Person(ANN)) == 1
    (done,) = [notice for notice in await host.notices.pending(table) if notice.kind == "back_done"]
    assert done.mark == "alone"
    await a_turn(host, table)
    await take_back(host, table)
    assert await host.reads.seen_back(table, Person(ANN)) == 2


@pytest.mark.slow
async def test_turns_of_the_automa_itself_cannot_be_taken_back(host: Host) -> None:
    """Going back to its turn leads behind it: it has played, and nothing of that is gone."""
    table = await alone(host)
    async with host._live.hold(table, "look", BOT) as held:
        last = held.table.segment
    await a_turn(host, table)
    wanted = await host.rewind.earlier(table, Person(ANN), last - 1)
    assert wanted.shown == 1
    assert [event.kind for event in wanted.events].count("nippon.log.automa_token") == 1


@pytest.mark.slow
async def test_a_game_that_was_taken_back_so_is_neither_won_nor_the_best(host: Host) -> None:
    first = await start(host, 1, 1)
    await play_out(host, first, 1)
    (honest,) = (await host.leaderboard.history(Person(ANN), ANN)).tallies
    second = await start(host, 1, 1, seed="t")
    await host._db.write(lambda connection: connection.execute(REMARK, (second,)))
    await play_out(host, second, 1)
    (both,) = (await host.leaderboard.history(Person(ANN), ANN)).tallies
    assert (both.games, both.wins, both.best) == (2, honest.wins, honest.best)
    standings = await host.leaderboard.on_server(Person(ANN, guild=7), "bazaar")
    assert standings is not None
    assert sum(level.games for level in standings.levels) == 1


REMARK = """insert into remarks (table_id, segment, at, event) values (?, 0, 0, '{"kind":"back.log_seen"}')"""


@pytest.mark.slow
async def test_a_step_of_a_lesson_may_be_tried_again(host: Host) -> None:
    """Nothing is told of it later, as if it had happened since: nobody else is there."""
    table = (await host.lessons.open("nippon", Person(ANN), "Ann", channel=70)).id
    await host.lobby.start(table, Person(ANN))
    rng = Random(3)
    async with host._live.hold(table, "look", BOT) as held:
        first = held.table.segment
    while True:
        await answer_any(host, table, rng)
        await host.idle()
        async with host._live.hold(table, "look", BOT) as held:
            if held.table.segment > first + 2 and held.table.ask_of(LEARNER) is not None:
                break
    await take_back(host, table)
    assert not [key for key in await said(host, table) if key.startswith("back.")]
    assert await host.reads.seen_back(table, Person(ANN)) == 0
