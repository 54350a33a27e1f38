"""Going back with everybody's consent: asked, agreed, refused, expired, overtaken; what is stored fits afterwards."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.core.table import Table
from host import BOT, Host, Person
from storage import Where, check, sql
from testkit.host_play import (  # fmt: skip
    ANN,
    BOB,
    CLEO,
    STRANGER,
    StillClock,
    answer_any,
    at_peek,
    at_work,
    bid,
    everything,
    give,
    play_out,
    question,
    refused,
    start,
    stored,
    thread_told,
)

DAY = 24 * 3600.0


async def forget(host: Host, table: int) -> None:
    for notice in await host.notices.pending(table):
        await host.notices.sent(notice)


async def asked(host: Host, table: int, user: int = ANN) -> int:
    """Somebody asks to take the last own choice back; returns the number of the request."""
    wanted = await host.rewind.regret(table, Person(user))
    return (await host.rewind.ask(table, Person(user), wanted.segment, wanted.position)).number


async def state(host: Host, table: int) -> bytes:
    async with host._live.hold(table, "look", BOT) as held:
        return held.table.dump()


async def after_end(host: Host, people: int = 2) -> tuple[int, bytes]:
    """Ann has ended her turn, which showed a new card; the table as it was before she did."""
    table = await start(host, people)
    await bid(host, table, *range(people - 1, -1, -1))
    await give(host, table, ANN, "work")
    await give(host, table, ANN, "dates")
    before = await state(host, table)
    await give(host, table, ANN, "end")
    return table, before


@pytest.mark.slow
async def test_past_the_end_of_the_turn_it_takes_everybody(host: Host) -> None:
    table, before = await after_end(host, 3)
    assert await refused(host.answers.undo(table, Person(ANN))) == "core.mistake.undo"
    wanted = await host.rewind.regret(table, Person(ANN))
    assert (wanted.segment, wanted.missing, wanted.number) == (1, (1, 2), 0)
    await forget(host, table)
    number = await asked(host, table)
    assert await thread_told(host, table) == [("back_asked", (1, 2))]
    nudged = [notice.to for notice in await host.notices.pending(table) if notice.kind == "nudge"]
    assert nudged == [1, 2]
    await forget(host, table)
    step = (await question(host, table, BOB)).step
    assert (await host.rewind.agree(table, Person(BOB), number)).missing == (2,)
    assert (await host.rewind.agree(table, Person(BOB), number)).missing == (2,)
    assert await thread_told(host, table) == []
    assert (await host.rewind.agree(table, Person(CLEO), number)).number == 0
    assert await state(host, table) == before
    assert await thread_told(host, table) == [("back_done", (0,))]
    assert await host.reads.question(table, Person(BOB)) is None
    assert (await question(host, table, ANN)).key == "core.ask.end_turn"
    assert await stored(host, "select count(*) from requests") == [(0,)]
    assert await stored(host, "select count(*) from due where kind = 'going_back'") == [(0,)]
    assert await stored(host, "select max(segment) from boundaries") == [(1,)]
    said = [event.kind for turn in await host.reads.log(table, Person(BOB)) for event in turn.events]
    assert said[-1] == "back.log_of"
    await give(host, table, ANN, "end")
    assert (await question(host, table, BOB)).step > step


@pytest.mark.slow
async def test_what_comes_again_is_dealt_as_before(host: Host) -> None:
    table, _ = await after_end(host)
    shown = (await host.reads.view(table, Person(BOB))).row
    await host.rewind.agree(table, Person(BOB), await asked(host, table))
    await host.answers.undo(table, Person(ANN))
    await give(host, table, ANN, "spices")
    await give(host, table, ANN, "end")
    assert (await host.reads.view(table, Person(BOB))).row == shown


@pytest.mark.slow
async def test_past_a_reveal_in_the_open_turn(host: Host) -> None:
    table = await at_peek(host)
    number = await asked(host, table)
    wanted = await host.rewind.open(table, Person(BOB))
    assert wanted is not None
    assert (wanted.shown, wanted.others) == (1, ())
    await host.rewind.agree(table, Person(BOB), number)
    assert (await question(host, table, ANN)).key == "bazaar.peek"
    await give(host, table, ANN, "skip")


@pytest.mark.slow
async def test_one_who_does_not_agree_is_enough(host: Host) -> None:
    table, _ = await after_end(host, 3)
    number = await asked(host, table)
    await host.rewind.agree(table, Person(CLEO), number)
    now = await state(host, table)
    await forget(host, table)
    await host.rewind.refuse(table, Person(BOB), number)
    assert await state(host, table) == now
    assert await thread_told(host, table) == [("back_refused", (1,))]
    assert await refused(host.rewind.agree(table, Person(CLEO), number)) == "back.mistake.gone"
    assert await refused(host.rewind.refuse(table, Person(BOB), number)) == "back.mistake.gone"
    assert await stored(host, "select count(*) from due where kind = 'going_back'") == [(0,)]
    later = await asked(host, table)
    assert later != number
    await forget(host, table)
    assert await refused(host.rewind.agree(table, Person(ANN), later)) == "back.mistake.own"
    await host.rewind.refuse(table, Person(ANN), later)
    assert await thread_told(host, table) == [("back_withdrawn", (0,))]


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.slow
async def test_after_a_day_it_expires_once(where: Where, clock: StillClock, restarted: bool) -> None:
    host = await Host.open(where, clock.now, rng=Random(1))
    table, _ = await after_end(host)
    number = await asked(host, table)
    await forget(host, table)
    clock.turn(DAY - 1)
    assert await host.due.act() == 0
    if restarted:
        await host.close()
        host = await Host.open(where, clock.now, rng=Random(1))
    clock.turn(1)
    now = await state(host, table)
    assert await host.due.act() == 1
    assert await host.due.act() == 0
    assert await thread_told(host, table) == [("back_expired", ())]
    assert await refused(host.rewind.agree(table, Person(BOB), number)) == "back.mistake.gone"
    assert await state(host, table) == now
    await host.close()


@pytest.mark.parametrize("sign", [False, True])
@pytest.mark.slow
async def test_who_is_stood_in_for_is_asked_and_whose_seat_is_offered_may_keep_silent(
    host: Host, clock: StillClock, sign: bool
) -> None:
    host._computers.rouse = lambda table: None  # type: ignore[method-assign]
    table, _ = await after_end(host)
    await host._db.write(
        lambda db: db.execute(
            "update seats set state = 'replaced', standin = 'house' where seat = 1 and table_id = ?", (table,)
        )
    )
    host._live.drop(table)
    before = await state(host, table)
    await asked(host, table)  # nothing is done at once
    assert await state(host, table) == before
    clock.turn(DAY / 2)
    if sign:
        await host.reads.info(table, Person(BOB, acts=True))
    clock.turn(DAY / 2)
    await host.due.act()
    assert (await state(host, table) == before) is sign


@pytest.mark.slow
async def test_who_plays_on_overtakes_it(host: Host) -> None:
    table, _ = await after_end(host)
    number = await asked(host, table)
    await forget(host, table)
    await give(host, table, BOB, "skip")
    assert await thread_told(host, table) == [("back_overtaken", ())]
    assert await refused(host.rewind.agree(table, Person(BOB), number)) == "back.mistake.gone"
    assert await stored(host, "select count(*) from due where kind = 'going_back'") == [(0,)]
    await forget(host, table)
    await give(host, table, BOB, "end")
    assert "back_overtaken" not in [kind for kind, _ in await thread_told(host, table)]


@pytest.mark.slow
async def test_one_request_at_a_time(host: Host) -> None:
    table, _ = await after_end(host, 3)
    await asked(host, table)
    wanted = await host.rewind.regret(table, Person(BOB))
    said = await refused(host.rewind.ask(table, Person(BOB), wanted.segment, wanted.position))
    assert said == "back.mistake.open"


@pytest.mark.slow
async def test_computer_players_agree(host: Host) -> None:
    table = await start(host, 1, 1)
    await host.idle()
    await give(host, table, ANN, "n:1")
    await give(host, table, ANN, "lock")
    await host.idle()
    first = await host.rewind.regret(table, Person(ANN))
    assert first.missing == ()
    assert (await host.rewind.ask(table, Person(ANN), first.segment, first.position)).number == 0
    await host.idle()
    assert (await question(host, table, ANN)).key == "bazaar.lock_in"


@pytest.mark.slow
async def test_the_organiser_asks_for_any_earlier_turn(host: Host) -> None:
    table = await start(host)
    rng = Random(3)
    while (await host.reads.turns(table, BOT)) < 7:
        await answer_any(host, table, rng)
    then = (
        (await host.reads.view(table, Person(BOB), 3)),
        await stored(host, "select * from boundaries where segment <= 3"),
    )
    assert await refused(host.rewind.earlier(table, Person(BOB), 3)) == "host.mistake.organiser"
    assert await refused(host.rewind.earlier(table, Person(ANN), 99)) == "back.mistake.turn"
    wanted = await host.rewind.earlier(table, Person(ANN), 3)
    assert len(wanted.events) > 3
    assert wanted.shown > 0
    number = (await host.rewind.ask(table, Person(ANN), 3, 0)).number
    await host.rewind.agree(table, Person(BOB), number)
    assert (await host.reads.view(table, Person(BOB)), await stored(host, "select * from boundaries")) == then
    assert await stored(host, "select count(*) from choices where segment > 3") == [(0,)]
    await play_out(host, table)
    exported = await host.transfer.export(table, Person(ANN))
    assert (await host.transfer.import_game(exported, Person(ANN))).status == "over", (
        "what is left replays from the seed"
    )


@pytest.mark.slow
async def test_nobody_else_asks_or_agrees(host: Host) -> None:
    table, _ = await after_end(host)
    number = await asked(host, table)
    before = await everything(host)
    for call in (
        host.rewind.regret(table, Person(STRANGER, guild=7)),
        host.rewind.agree(table, Person(STRANGER, guild=7), number),
        host.rewind.refuse(table, Person(STRANGER, guild=7), number),
        host.rewind.ask(table, Person(STRANGER, guild=7), 1, 1),
    ):
        assert await refused(call) == "host.mistake.not_seated"
    assert await refused(host.rewind.ask(table, Person(STRANGER, guild=7), 1, 0)) == "host.mistake.organiser"
    assert await refused(host.rewind.ask(table, Person(BOB), 1, 0)) == "host.mistake.organiser"
    assert await refused(host.rewind.ask(table, Person(BOB), 1, 1)) == "host.mistake.stale"
    assert await everything(host) == before


async def test_what_can_be_taken_back_freely_needs_no_consent(host: Host) -> None:
    table = await at_work(host)
    assert await refused(host.rewind.regret(table, Person(ANN))) == "back.mistake.free"
    await give(host, table, ANN, "end")
    assert await refused(host.rewind.ask(table, Person(ANN), 2, 0)) == "back.mistake.since"
    assert await refused(host.rewind.earlier(table, Person(ANN), 2)) == "back.mistake.turn"


@pytest.mark.slow
async def test_who_played_how_much_is_counted_anew(host: Host) -> None:
    table, _ = await after_end(host)
    given = await stored(host, "select seat, answers from played order by seat")
    await host.rewind.agree(table, Person(BOB), await asked(host, table))
    await give(host, table, ANN, "end")
    assert await stored(host, "select seat, answers from played order by seat") == given


@pytest.mark.slow
async def test_what_was_about_to_be_told_is_not_told_any_more(host: Host) -> None:
    table, _ = await after_end(host)
    await host.rewind.agree(table, Person(BOB), await asked(host, table))
    kinds = [kind for kind, _ in await thread_told(host, table)]
    assert kinds == ["back_asked", "back_done"]


@pytest.mark.slow
async def test_whole_games_with_many_steps_back_stay_sound(tmp_path: Path, clock: StillClock) -> None:
    """Now and then somebody goes back; in the end every choice replays, and the file is in order."""
    path = tmp_path / "a.db"
    async with await Host.open(path, clock.now, rng=Random(1)) as host:
        table = await start(host, 3)
        rng, back = Random(5), 0
        while (await host.reads.info(table, BOT)).status == "running":
            await answer_any(host, table, rng)
            if (await host.reads.info(table, BOT)).status == "running" and rng.random() < 0.12 and back < 12:
                who = rng.choice((ANN, BOB, CLEO))
                made = await host._db.read(sql.tables.last_choice_of, table, (ANN, BOB, CLEO).index(who))
                if made is None or await host.reads.can_undo(table, Person(who)):
                    continue
                number = await asked(host, table, who)
                for other in {ANN, BOB, CLEO} - {who}:
                    await host.rewind.agree(table, Person(other), number)
                back += 1
                now = await state(host, table)
                assert Table.load(now).dump() == now
        assert back == 12
        exported = await host.transfer.export(table, Person(ANN))
        assert (await host.transfer.import_game(exported, Person(ANN))).status == "over"
    assert check.main([str(path)]) == 0
