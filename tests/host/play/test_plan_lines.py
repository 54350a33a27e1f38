"""Plans of several lines: the first that still means the same is carried out, and its maker alone hears of the rest."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from engine.core.plan import PlannedChoice
from engine.core.text import Text
from host import BOT, Host, Person, PlanLines, TurnPlan
from storage import PlanRow, Where, sql
from testkit.host_days import DAY, paced, passes
from testkit.host_play import ANN, BOB, StillClock, bid, give, question, refused, start, stored

WORK, SKIP = ("work", "dates", "end"), ("skip", "end")


@pytest.fixture
async def table(host: Host) -> int:
    """Ann's turn, Bob's comes next."""
    made = await start(host)
    await bid(host, made, 2, 0)
    return made


async def card(host: Host, table: int) -> str:
    """A card that both may buy."""
    return next(one.id for one in (await question(host, table, ANN)).options if one.id.startswith("buy:"))


async def plan(host: Host, table: int, *lines: tuple[str, ...]) -> TurnPlan:
    """Bob makes these lines, the preferred first."""
    made = await host.plans.look(table, Person(BOB))
    for n, line in enumerate(lines):
        if n:
            made = await host.plans.open_line(table, Person(BOB), made.step, n)
        for pick in line:
            made = await host.plans.answer(table, Person(BOB), made.step, [pick])
    return made


async def ann_plays(host: Host, table: int, pick: str) -> None:
    await give(host, table, ANN, pick)
    while (asked := await host.reads.question(table, Person(ANN))) is not None:
        if asked.key not in ("core.ask.end_turn", "bazaar.order", "bazaar.peek", "bazaar.work_for"):
            break
        await give(host, table, ANN, *([] if asked.min == 0 else [asked.options[-1].id]))


async def noted(host: Host, table: int) -> TurnPlan:
    found = await host.plans.noted(table, Person(BOB))
    assert found is not None
    return found


async def planned(host: Host) -> list[str]:
    """The picks that were made by a plan."""
    rows = await stored(host, "select picks from choices where given_by = 'plan' order by segment, position")
    return [pick for (picks,) in rows for pick in msgspec.json.decode(picks)]


@pytest.mark.slow
async def test_the_first_line_is_carried_out_while_it_fits(host: Host, table: int) -> None:
    await plan(host, table, WORK, SKIP)
    await ann_plays(host, table, "skip")
    assert await planned(host) == [*WORK]
    assert await host.plans.noted(table, Person(BOB)) is None


@pytest.mark.slow
async def test_the_second_is_carried_out_where_the_first_no_longer_fits(host: Host, table: int) -> None:
    bought = await card(host, table)
    await plan(host, table, (bought,), WORK, SKIP)
    await ann_plays(host, table, bought)
    assert await planned(host) == [*WORK]
    report = await noted(host, table)
    assert (report.begun, report.ends, report.line) == (True, True, 1)
    assert [(one.line, one.before is not None) for one in report.passed] == [(0, True)]
    assert (await question(host, table, BOB)).key == "bazaar.bid"
    await give(host, table, BOB, "n:0")
    assert await host.plans.noted(table, Person(BOB)) is None, "who has gone on has read it"


@pytest.mark.slow
async def test_where_none_fits_nothing_is_done_and_each_reason_is_told(host: Host, table: int) -> None:
    bought = await card(host, table)
    await plan(host, table, (bought,), (bought,))
    await ann_plays(host, table, bought)
    assert await planned(host) == []
    assert (await question(host, table, BOB)).key == "bazaar.turn"
    report = await noted(host, table)
    assert (report.begun, report.ends, report.line, report.chosen) == (True, False, -1, ())
    assert [one.line for one in report.passed] == [0, 1]


@pytest.mark.slow
async def test_a_line_that_would_show_something_gives_way_to_the_next(host: Host) -> None:
    """What comes to light is decided by who sees it, however it came into the plan."""
    made = await start(host, seed="peek0")
    await bid(host, made, 0, 0)
    await plan(host, made, ("buy:veil",), WORK)
    row = (await host._db.read(sql.table_extras.of_table, made)).plans[0]
    lines = msgspec.json.decode(row.choices)
    peek = PlannedChoice("bazaar.peek", ("peek",), Text("bazaar.peek"), (Text("core.skip"),), ("[null,null,null]",))
    lines["lines"][0].append(msgspec.to_builtins(peek))
    shows = PlanRow(row.seat, row.user, row.step, msgspec.json.encode(lines))
    await host._db.write(sql.table_extras.put_plan, made, shows)
    await ann_plays(host, made, "skip")
    report = await noted(host, made)
    assert await planned(host) == [*WORK]
    assert [(one.line, one.why.key) for one in report.passed] == [(0, "core.plan.reveals")]


@pytest.mark.slow
async def test_days_and_restarts_later_the_lines_are_as_they_were(where: Where, clock: StillClock) -> None:
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        table = await paced(host)
        await bid(host, table, 2, 0)
        bought = await card(host, table)
        await plan(host, table, (bought,), WORK, SKIP)
        before = await host.plan_lines.look(table, Person(BOB))
    clock.turn(DAY / 4)
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await passes(host, clock, DAY / 4)
        assert await host.plan_lines.look(table, Person(BOB)) == before
        await ann_plays(host, table, bought)
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        assert await planned(host) == [*WORK]
        assert [one.line for one in (await noted(host, table)).passed] == [0]
        told = [(one.to, one.kind) for one in await host.notices.pending(table) if one.kind == "planned"]
        assert told == [(1, "planned")]


@pytest.mark.slow
async def test_going_back_keeps_what_is_planned_and_forgets_what_was_told(host: Host, table: int) -> None:
    bought = await card(host, table)
    await plan(host, table, (bought,), WORK)
    await ann_plays(host, table, bought)
    assert (await noted(host, table)).line == 1
    asked = await host.rewind.regret(table, Person(ANN))
    asked = await host.rewind.ask(table, Person(ANN), asked.segment, asked.position)
    await host.rewind.agree(table, Person(BOB), asked.number)
    assert await host.plans.noted(table, Person(BOB)) is None
    await plan(host, table, (bought,), SKIP)
    asked = await host.rewind.earlier(table, Person(ANN), 0)
    asked = await host.rewind.ask(table, Person(ANN), asked.segment, asked.position)
    await host.rewind.agree(table, Person(BOB), asked.number)
    await bid(host, table, 2, 0)
    await ann_plays(host, table, bought)
    assert await planned(host) == [*SKIP]
    assert (await noted(host, table)).line == 1


@pytest.mark.slow
async def test_a_plan_of_a_former_version_is_the_first_line(host: Host, table: int) -> None:
    await plan(host, table, WORK)
    row = (await host._db.read(sql.table_extras.of_table, table)).plans[0]
    only = msgspec.json.encode(msgspec.json.decode(row.choices)["lines"][0])
    await host._db.write(sql.table_extras.put_plan, table, PlanRow(row.seat, row.user, row.step, only))
    assert len((await host.plans.look(table, Person(BOB))).lines) == 1
    made = await host.plans.open_line(table, Person(BOB), row.step, 1)
    assert [len(line) for line in made.lines] == [3, 0]
    await ann_plays(host, table, "skip")
    assert await planned(host) == [*WORK]


@pytest.mark.slow
async def test_lines_are_preferred_dropped_and_no_more_than_three(host: Host, table: int) -> None:
    made = await plan(host, table, WORK, SKIP, ("work",))
    who = Person(BOB)
    assert await refused(host.plans.open_line(table, who, made.step, 3)) == "plan.mistake.lines"
    assert await refused(host.plans.open_line(table, who, made.step, 4)) == "host.mistake.stale"
    assert await refused(host.plans.open_line(table, who, made.step - 1, 0)) == "host.mistake.stale"
    first, second, third = made.lines
    made = await host.plans.prefer_line(table, who, made.step)
    assert (made.lines, made.line) == ((first, third, second), 1)
    made = await host.plans.drop_line(table, who, made.step)
    assert made.lines == (first, second)
    assert await refused(host.plans.prefer_line(table, who, made.step)) == "host.mistake.stale"
    made = await host.plans.drop_line(table, who, (await host.plans.drop_line(table, who, made.step)).step)
    assert made.lines == ((),)
    assert made.question is not None
    assert await stored(host, "select seat from plans") == [(1,)]


def brings(lines: PlanLines) -> list[tuple[int, int, bool, bool]]:
    return [(len(one.gain), len(one.price), one.ends, one.before is not None) for one in lines.lines]


@pytest.mark.slow
async def test_each_line_says_what_it_should_bring(host: Host, table: int) -> None:
    bought = await card(host, table)
    await plan(host, table, (bought,), WORK, SKIP)
    lines = await host.plan_lines.look(table, Person(BOB))
    assert [one[2:] for one in brings(lines)] == [(False, False), (True, False), (True, False)]
    assert lines.lines[0].price, "a card costs something"
    assert lines.lines[1].gain, "work brings something"
    assert (lines.lines[2].gain, lines.lines[2].price) == ((), ())
    assert all(one.said for one in lines.lines)


@pytest.mark.slow
async def test_nobody_else_can_tell_how_many_lines_there_were(tmp_path: Path) -> None:
    """In one world Bob has planned what is played; in the other it is his third choice: all else is alike."""
    one = await world(tmp_path / "one.db", [WORK])
    two = await world(tmp_path / "two.db", ["buy", ("work", "spices", "end"), WORK])
    assert one == two


async def world(file: Path, lines: list[tuple[str, ...] | str]) -> list[str]:
    """What reaches Ann and everybody while Bob plans and when his turn comes; Ann buys the card, and all the spices
    there are to work for are meant otherwise."""
    clock, seen = StillClock(), list[str]()
    async with await Host.open(file, clock.now, reports=file.parent, rng=Random(1)) as host:
        table = await paced(host)
        await bid(host, table, 2, 0)
        bought = await card(host, table)
        await plan(host, table, *((bought,) if isinstance(line, str) else line for line in lines))
        if len(lines) > 1:
            await spoil(host, table, 1)
        seen.append(await everything(host, table))
        await ann_plays(host, table, bought)
        assert await planned(host) == [*WORK]
        seen.append(await everything(host, table))
        await give(host, table, BOB, "n:1")
        seen.append(await everything(host, table))
    return seen


async def spoil(host: Host, table: int, line: int) -> None:
    """A line means something else by now."""
    row = (await host._db.read(sql.table_extras.of_table, table)).plans[0]
    lines = msgspec.json.decode(row.choices)
    lines["lines"][line][-1]["means"] = ["else"]
    await host._db.write(
        sql.table_extras.put_plan, table, PlanRow(row.seat, row.user, row.step, msgspec.json.encode(lines))
    )


async def everything(host: Host, table: int) -> str:
    """All that is stored but Bob's own plan, all that is waiting to be told, and all that Ann and the public see."""
    kept = []
    for name in ("tables", "seats", "boundaries", "choices", "due", "remarks", "requests", "results", "holders"):
        kept.append(await stored(host, f"select * from {name}"))
    outbox = await stored(host, "select lane, kind, payload, not_before, tries, created_at from outbox order by id")
    people = (BOT, Person(ANN))
    looks = [
        [
            await host.reads.info(table, who),
            await host.reads.asks(table, who),
            await host.reads.log(table, who),
            await host.reads.view(table, who),
            (await host.transfer.export(table, who)).decode(),
        ]
        for who in people
    ]
    return repr([kept, outbox]) + msgspec.json.encode(looks).decode()
