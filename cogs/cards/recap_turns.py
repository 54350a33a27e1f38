"""The turns that the strip below a board tells of, each with what was seen before and after it."""

from __future__ import annotations

from itertools import pairwise

from engine.core.account import Deed
from host import Person
from host.tables.reads import Reads
from render.recap import PastMove

TURNS = 8  # the latest ones; more would be pieces in a row


async def past_moves(reads: Reads, table: int, person: Person, since: int, until: int) -> tuple[PastMove, ...]:
    """The turns from `since` on that were over before `until`, as far as the reader may know them."""
    first = max(since, until - TURNS)
    if first >= until:
        return ()
    deeds: dict[int, list[Deed]] = {}
    for turn in await reads.log(table, person, first):
        deeds.setdefault(turn.segment, []).extend(turn.deeds)
    views = [await reads.view(table, person, number) for number in range(first, until + 1)]
    return tuple(
        PastMove(before, after, tuple(deeds.get(number, ())))
        for number, (before, after) in enumerate(pairwise(views), first)
    )
