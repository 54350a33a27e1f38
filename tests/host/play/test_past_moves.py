"""The turns that the strip below a board tells of, read off what is stored."""

from __future__ import annotations

from random import Random

import pytest

from cogs.cards.recap_turns import TURNS, past_moves
from host import BOT, Host, Person
from testkit.host_play import ANN, BOB, answer_any, start


@pytest.mark.slow
async def test_turns_come_with_what_was_seen_before_and_after_them(host: Host) -> None:
    """One after the other, the latest ones of a long stretch; what a reader may not know is not in them."""
    table, rng = await start(host), Random(3)
    while await host.reads.turns(table, BOT) < TURNS + 3:
        assert await answer_any(host, table, rng) is not None
    last = await host.reads.turns(table, BOT)
    assert await past_moves(host.reads, table, BOT, last, last) == ()
    for reads in (BOT, Person(ANN), Person(BOB)):
        whole = await past_moves(host.reads, table, reads, 0, last)
        few = await past_moves(host.reads, table, reads, last - 2, last)
        assert (len(whole), len(few)) == (TURNS, 2)
        assert whole[-2:] == few
        log = {turn.segment: turn.deeds for turn in await host.reads.log(table, reads)}
        for number, move in enumerate(whole, last - TURNS):
            assert move.before == await host.reads.view(table, reads, number)
            assert move.after == await host.reads.view(table, reads, number + 1)
            assert move.deeds == log.get(number, ())
