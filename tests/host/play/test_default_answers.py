"""Answers that always stand, and turns that end by themselves."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.text import Text
from host import Host, Person
from storage import Where
from testkit.host_play import ANN, BOB, STRANGER, StillClock, bid, give, question, refused, start, stored


async def offered(host: Host) -> int:
    """Ann may peek, or skip it."""
    for seed in range(60):
        table = await start(host, seed=f"peek {seed}")
        await bid(host, table, 1, 0)
        if await to_the_peek(host, table, ANN):
            return table
    raise AssertionError("no card lets Ann peek")


async def to_the_peek(host: Host, table: int, user: int) -> bool:
    """Buy something, and do its effects until one lets peek."""
    card = next((o.id for o in (await question(host, table, user)).options if o.id.startswith("buy:")), None)
    if card is None:
        return False
    await give(host, table, user, card)
    asked = await question(host, table, user)
    if asked.key == "bazaar.order" and "do:peek" in [option.id for option in asked.options]:
        await give(host, table, user, "do:peek")
    return (await question(host, table, user)).key == "bazaar.peek"


async def always(host: Host, table: int, pick: str) -> None:
    await host.default_answers.always(table, Person(ANN), (await question(host, table, ANN)).step, pick)


async def by(host: Host, table: int) -> list[str]:
    return [row[0] for row in await stored(host, "select given_by from choices where key = 'bazaar.peek'")]


@pytest.mark.slow
async def test_what_stands_is_answered_from_then_on(host: Host, where: Where, clock: StillClock) -> None:
    table = await offered(host)
    assert (await question(host, table, ANN)).may_have_default
    await always(host, table, "skip")
    await always(host, table, "skip")
    assert [(one.asked, one.label) for one in await host.default_answers.of(table, Person(ANN))] == [
        (Text("bazaar.peek"), Text("core.skip"))
    ]
    assert (await question(host, table, ANN)).key == "bazaar.peek"  # this one is still hers to answer
    step = (await question(host, table, ANN)).step
    await host.answers.undo(table, Person(ANN))
    while (await question(host, table, ANN)).key != "bazaar.turn":
        await host.answers.undo(table, Person(ANN))
    async with await Host.open(where, clock.now, rng=Random(1)) as again:
        card = next(o.id for o in (await question(again, table, ANN)).options if o.id.startswith("buy:"))
        await give(again, table, ANN, card)
        asked = await question(again, table, ANN)
        if asked.key == "bazaar.order":
            await give(again, table, ANN, "do:peek")
        assert (await question(again, table, ANN)).key != "bazaar.peek"
        assert (await question(again, table, ANN)).step > step
        assert await by(again, table) == ["standing"]
        await again.answers.undo(table, Person(ANN))
        assert (await question(again, table, ANN)).key == "bazaar.peek"  # what was taken back is hers again


@pytest.mark.slow
async def test_it_can_be_let_go(host: Host) -> None:
    table = await offered(host)
    await always(host, table, "skip")
    number = (await host.default_answers.of(table, Person(ANN)))[0].number
    await host.default_answers.forget(table, Person(BOB), number)
    assert len(await host.default_answers.of(table, Person(ANN))) == 1
    await host.default_answers.forget(table, Person(ANN), number)
    await host.default_answers.forget(table, Person(ANN), number)
    assert await host.default_answers.of(table, Person(ANN)) == []
    assert await refused(host.default_answers.of(table, Person(STRANGER))) == "host.mistake.no_table"


@pytest.mark.slow
async def test_a_whole_turn_is_never_answered_for_good(host: Host) -> None:
    table = await start(host)
    await bid(host, table, 1, 0)
    asked = await question(host, table, ANN)
    assert not asked.may_have_default
    assert "skip" in [option.id for option in asked.options]
    said = await refused(host.default_answers.always(table, Person(ANN), asked.step, "skip"))
    assert said == "plan.mistake.not_always"
    assert (
        await refused(host.default_answers.always(table, Person(ANN), asked.step + 1, "skip")) == "host.mistake.stale"
    )


async def test_where_only_the_end_is_left_a_turn_ends_by_itself_if_its_player_wants_that(host: Host) -> None:
    table = await start(host)
    await host.users.set(ANN, turn_end="pass")
    await bid(host, table, 1, 0)
    await give(host, table, ANN, "skip")
    assert await host.reads.question(table, Person(ANN)) is None
    await give(host, table, BOB, "skip")
    assert (await question(host, table, BOB)).key == "core.ask.end_turn"


async def test_a_secret_bid_is_never_locked_in_by_itself(host: Host) -> None:
    table = await start(host)
    await host.users.set(ANN, turn_end="pass")
    await give(host, table, ANN, "n:1")
    assert (await question(host, table, ANN)).key == "bazaar.lock_in"
