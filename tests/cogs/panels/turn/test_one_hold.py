"""A click takes its table's lock once: what came of it is told with it, so nothing is asked again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from host.tables.locks import Locks
from testkit.discord.stage import DiscordStage


@pytest.fixture
def holds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The tables whose lock was taken, one entry for each time."""
    taken: list[int] = []
    hold = Locks.hold

    @asynccontextmanager
    async def counted(self: Locks, table: int, *, only_here: bool = False) -> AsyncIterator[None]:
        taken.append(table)
        async with hold(self, table, only_here=only_here):
            yield

    monkeypatch.setattr(Locks, "hold", counted)
    return taken


@pytest.mark.slow
async def test_an_answer_an_undo_and_the_end_of_a_turn_hold_the_table_once(
    stage: DiscordStage, holds: list[int]
) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    table = await stage.start(alice, bob, seed="s")
    await stage.bot.remove_cog("OutboxPoster")  # which looks at the table for what it tells
    for label, said in (
        ("2", "Chosen so far: 2"),  # another question follows
        ("‹ Back", "How much do you bid?"),
        ("1", "Chosen so far: 1"),
        ("Lock in", "Waiting for: Bob."),  # nothing more to decide, and it could be taken back
        ("‹ Back", "Chosen so far: 1"),
        ("Lock in", "Waiting for: Bob."),
    ):
        if label == "2":
            await stage.move(alice)
        holds.clear()
        assert said in await stage.press(alice, label)
        assert holds == [table.id], label
    await stage.move(bob)
    await stage.press(bob, "0")
    holds.clear()
    assert "Waiting for: Alice." in await stage.press(bob, "Lock in")  # the phase is over, Alice is next
    assert holds == [table.id]
