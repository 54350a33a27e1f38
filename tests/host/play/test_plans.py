"""Plans through the host: made while others play, carried out when the turn comes, stopped where they do not fit."""

from __future__ import annotations

from random import Random

import pytest

from host import Host, Person, TurnPlan
from storage import Where
from testkit.host_play import ANN, BOB, CLEO, StillClock, bid, give, question, refused, shut, start, stored, thread_told


@pytest.fixture
async def table(host: Host) -> int:
    """Ann's turn, Bob's comes next."""
    made = await start(host)
    await bid(host, made, 2, 0)
    return made


async def plan(host: Host, table: int, user: int, *picks: str) -> TurnPlan:
    for pick in picks:
        step = (await host.plans.look(table, Person(user))).step
        made = await host.plans.answer(table, Person(user), step, [pick] if pick else [])
    return made


async def told(host: Host, table: int, kind: str) -> list[tuple[int | None, int]]:
    pending = await host.notices.pending(table)
    return [(notice.to, notice.segment) for notice in pending if notice.kind == kind]


async def forget(host: Host, table: int) -> None:
    """Everything was told."""
    for notice in await host.notices.pending(table):
        await host.notices.sent(notice)


async def by(host: Host, table: int) -> list[tuple[int, str, str]]:
    return await stored(
        host, "select seat, key, given_by from choices where table_id = ? order by segment, position", table
    )


@pytest.mark.slow
async def test_a_whole_turn_is_played_as_planned_and_told_once(host: Host, table: int) -> None:
    made = await plan(host, table, BOB, "work", "dates", "end")
    assert made.ends
    assert made.question is None
    await give(host, table, ANN, "skip")
    await forget(host, table)
    update = await give(host, table, ANN, "end")
    assert [turn.segment for turn in update.closed] == [1, 2]
    assert [one for one in await by(host, table) if one[0] == 1][-3:] == [
        (1, "bazaar.turn", "plan"),
        (1, "bazaar.work_for", "plan"),
        (1, "core.ask.end_turn", "plan"),
    ]
    assert await told(host, table, "planned") == [(1, 2)]
    assert await thread_told(host, table) == [("turn", (0, 1))]  # the next bids; Bob is not asked for his turn
    assert await stored(host, "select * from plans") == []
    assert await host.plans.noted(table, Person(BOB)) is None


@pytest.mark.slow
async def test_what_no_longer_fits_stops_it_and_is_said(host: Host, table: int) -> None:
    card = next(o.id for o in (await question(host, table, ANN)).options if o.id.startswith("buy:"))
    await plan(host, table, BOB, card)
    await give(host, table, ANN, card)
    await forget(host, table)
    while (asked := await host.reads.question(table, Person(ANN))) is not None:
        await give(host, table, ANN, *([] if asked.min == 0 else [asked.options[-1].id]))
    assert await thread_told(host, table) == [("turn", (1,))]
    assert await told(host, table, "planned") == []
    assert (await question(host, table, BOB)).key == "bazaar.turn"
    noted = await host.plans.noted(table, Person(BOB))
    assert noted is not None
    assert noted.begun
    assert noted.chosen == ()
    assert noted.before is not None
    assert noted.why is not None
    await give(host, table, BOB, "skip")
    assert await host.plans.noted(table, Person(BOB)) is None


@pytest.mark.slow
async def test_it_goes_as_far_as_it_was_made(host: Host, table: int) -> None:
    await plan(host, table, BOB, "work")
    await give(host, table, ANN, "skip")
    await give(host, table, ANN, "end")
    assert (await question(host, table, BOB)).key == "bazaar.work_for"
    noted = await host.plans.noted(table, Person(BOB))
    assert noted is not None
    assert (noted.begun, len(noted.chosen), noted.why) == (True, 1, None)
    assert await host.reads.can_undo(table, Person(BOB))
    await host.answers.undo(table, Person(BOB))
    assert (await question(host, table, BOB)).key == "bazaar.turn"


@pytest.mark.slow
async def test_nothing_is_planned_past_a_reveal(host: Host) -> None:
    for seed in range(60):
        table = await start(host, seed=f"peek {seed}")
        await bid(host, table, 1, 0)
        asked = (await host.plans.look(table, Person(BOB))).question
        assert asked is not None
        card = next((option.id for option in asked.options if option.id.startswith("buy:")), None)
        asked = None if card is None else (await plan(host, table, BOB, card)).question
        if asked is not None and asked.key == "bazaar.order" and "do:peek" in [o.id for o in asked.options]:
            asked = (await plan(host, table, BOB, "do:peek")).question
        if asked is not None and asked.key == "bazaar.peek":
            break
    else:
        raise AssertionError("no card lets Bob peek")
    before = await host.plans.look(table, Person(BOB))
    assert await refused(host.plans.answer(table, Person(BOB), before.step, ["peek"])) == "plan.mistake.reveals"
    assert await host.plans.look(table, Person(BOB)) == before
    while (await host.reads.question(table, Person(ANN))) is not None:
        asked = await question(host, table, ANN)
        await give(host, table, ANN, "skip" if asked.key == "bazaar.turn" else asked.options[0].id)
    assert (await question(host, table, BOB)).key == "bazaar.peek"


@pytest.mark.slow
async def test_it_is_made_anew_step_by_step_and_dropped(host: Host, table: int) -> None:
    made = await plan(host, table, BOB, "work", "dates")
    assert made.question is not None
    assert made.question.plan
    back = await host.plans.undo(table, Person(BOB), made.step)
    assert back.question is not None
    assert back.question.key == "bazaar.work_for"
    assert await refused(host.plans.undo(table, Person(BOB), made.step)) == "host.mistake.stale"
    assert await refused(host.plans.answer(table, Person(BOB), made.step, ["spices"])) == "host.mistake.stale"
    await host.plans.undo(table, Person(BOB))
    assert await refused(host.plans.undo(table, Person(BOB))) == "plan.mistake.empty"
    await plan(host, table, BOB, "skip", "end")
    last = (await host.plans.look(table, Person(BOB))).step
    assert await refused(host.plans.answer(table, Person(BOB), last, ["end"])) == "plan.mistake.whole"
    await host.plans.drop(table, Person(BOB))
    await host.plans.drop(table, Person(BOB))
    assert await host.plans.noted(table, Person(BOB)) is None
    await give(host, table, ANN, "skip")
    await give(host, table, ANN, "end")
    assert (await question(host, table, BOB)).key == "bazaar.turn"


@pytest.mark.slow
async def test_several_answers_at_once(host: Host) -> None:
    table = await start(host, caravans="on")
    for user in (ANN, BOB):
        for pick in ("stake:0", "load:dates", "lock"):
            await give(host, table, user, pick)
    asked = await plan(host, table, BOB, "caravan")
    made = await host.plans.answer_all(table, Person(BOB), asked.step, [["town:basra"], ["town:cairo"]], ["stop"])
    assert made.question is not None
    assert made.question.key == "bazaar.load"
    assert made.stopped is None
    made = await host.plans.answer_all(table, Person(BOB), made.step, [["load:dates"], ["load:nothing"]])
    assert made.stopped is not None
    assert (made.stopped.given, len(made.chosen)) == (1, 5)


@pytest.mark.slow
async def test_who_is_asked_or_has_no_turn_plans_nothing(host: Host, table: int) -> None:
    assert await refused(host.plans.look(table, Person(ANN))) == "plan.mistake.asked"
    await give(host, table, ANN, "skip")
    await give(host, table, ANN, "end")
    assert await refused(host.plans.look(table, Person(ANN))) == "plan.mistake.no_turn"
    bidding = await start(host)
    await give(host, bidding, ANN, "n:1")
    await give(host, bidding, ANN, "lock")
    assert await refused(host.plans.look(bidding, Person(ANN))) == "plan.mistake.no_turn"


@pytest.mark.slow
async def test_nobody_else_sees_or_changes_it(host: Host) -> None:
    table = await start(host, 3)
    await bid(host, table, 2, 1, 0)
    await plan(host, table, BOB, "work")
    other = await host.plans.look(table, Person(CLEO))
    assert other.chosen == ()
    await host.plans.drop(table, Person(CLEO))
    assert len((await host.plans.look(table, Person(BOB))).chosen) == 1
    assert await host.plans.noted(table, Person(CLEO)) is None
    assert await refused(host.plans.noted(table, Person(99))) == "host.mistake.no_table"


@pytest.mark.slow
async def test_one_plan_after_the_other(host: Host) -> None:
    """Two plans in a row are carried out with the turn before them."""
    table = await start(host, 3)
    await bid(host, table, 2, 1, 0)
    await plan(host, table, CLEO, "skip", "end")
    await plan(host, table, BOB, "work", "dates", "end")
    await give(host, table, ANN, "skip")
    await forget(host, table)
    update = await give(host, table, ANN, "end")
    assert [turn.segment for turn in update.closed] == [1, 2, 3]
    assert await told(host, table, "planned") == [(1, 2), (2, 3)]
    assert await thread_told(host, table) == [("turn", (0, 1, 2))]


@pytest.mark.slow
async def test_it_outlives_a_restart(where: Where, clock: StillClock) -> None:
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        table = await start(host)
        await bid(host, table, 2, 0)
        before = await plan(host, table, BOB, "work", "dates", "end")
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await host.wake()
        assert await host.plans.look(table, Person(BOB)) == before
        await give(host, table, ANN, "skip")
        await forget(host, table)
        await give(host, table, ANN, "end")
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await host.wake()
        assert await told(host, table, "planned") == [(1, 2)]
        assert await stored(host, "select * from plans") == []


@pytest.mark.slow
async def test_who_was_not_there_is_told_everything_since_the_last_own_move(host: Host, table: int) -> None:
    """A turn that was played by a plan is none: its player has seen nothing of it, nor of the turns before it."""
    await plan(host, table, BOB, "work", "dates", "end")
    await give(host, table, ANN, "work")
    await give(host, table, ANN, "dates")
    await give(host, table, ANN, "end")
    recap = await host.reads.recap(table, Person(BOB))
    told = [(event.kind, event.seat) for turn in recap for event in turn.events]
    assert [seat for kind, seat in told if kind == "bazaar.log.work"] == [0, 1]


@pytest.mark.slow
async def test_with_its_table_it_ends(host: Host, table: int) -> None:
    await plan(host, table, BOB, "skip", "end")
    await shut(host, table)
    assert await stored(host, "select * from plans") == []


@pytest.mark.slow
async def test_a_plan_that_breaks_keeps_nobody_from_playing(
    host: Host, table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    await plan(host, table, BOB, "work", "dates", "end")

    def broken(*_: object) -> None:
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr("host.tables.prepared_answers.fit_plan", broken)
    await give(host, table, ANN, "skip")
    await give(host, table, ANN, "end")
    assert (await question(host, table, BOB)).key == "bazaar.turn"
    noted = await host.plans.noted(table, Person(BOB))
    assert noted is not None
    assert noted.why is not None
    assert noted.why.key == "plan.trouble"
