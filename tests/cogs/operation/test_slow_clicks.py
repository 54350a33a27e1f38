"""A slow click leaves one line: what it was, how long it took, through which parts, and its trace."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from cogs.operation.logs import MarkedLines
from host import TableInfo, traces
from host.traces import TimedPart, add, traced
from storage import sql
from testkit.discord.stage import DiscordStage

SLOW = 3.2


class TurnedClock:
    """Stands still until it is turned."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


class WrittenLines(logging.Handler):
    """The log as it is written, with its marks."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(MarkedLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> TurnedClock:
    turned = TurnedClock()
    monkeypatch.setattr(traces, "clock", turned)
    return turned


@pytest.fixture
def written() -> Iterator[list[str]]:
    handler, clicks = WrittenLines(), logging.getLogger("cogs.clicks")
    level = clicks.level
    clicks.setLevel(logging.INFO)
    clicks.addHandler(handler)
    yield handler.lines
    clicks.removeHandler(handler)
    clicks.setLevel(level)


def delayed(clock: TurnedClock, work: Callable[..., Any], seconds: float) -> Callable[..., Any]:
    def slow(*args: Any, **how: Any) -> Any:
        clock.seconds += seconds
        return work(*args, **how)

    return slow


async def test_a_slow_command_leaves_a_line_with_its_parts(
    stage: DiscordStage, clock: TurnedClock, written: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql.tables, "waiting_for", delayed(clock, sql.tables.waiting_for, SLOW))
    asks_for = stage.host.reads.asks_for

    async def talkative(user: int) -> list[TableInfo]:
        logging.getLogger("cogs.clicks").info("somebody asks")
        return await asks_for(user)

    monkeypatch.setattr(stage.host.reads, "asks_for", talkative)
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.slash(bob, "about", where=stage.channel)
    await stage.slash(alice, "next", where=stage.channel)
    (line,) = [one for one in written if " took " in one]
    assert f"verb=next user={alice.id} took 3.2 s: read 3.2" in line
    (trace,) = re.findall(r"trace=[0-9a-f]{8}", line)
    assert [one.partition(" somebody ")[2] for one in written if trace in one] == ["asks", ""]


async def test_a_quick_command_leaves_none(
    stage: DiscordStage, clock: TurnedClock, written: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql.tables, "waiting_for", delayed(clock, sql.tables.waiting_for, 0.9))
    await stage.slash(stage.person("alice"), "next", where=stage.channel)
    assert [one for one in written if "took" in one] == []


@pytest.mark.slow
async def test_a_click_on_a_held_table_has_waited_for_its_lock(
    stage: DiscordStage, clock: TurnedClock, written: list[str]
) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    table = await stage.start(alice, bob)
    holding = stage.host._live._locks.hold(table.id)
    await holding.__aenter__()

    async def later() -> None:
        clock.seconds += 2.0
        await holding.__aexit__(None, None, None)

    stage.bot.loop.call_later(0.2, lambda: stage.bot.loop.create_task(later()))
    await stage.move(alice)
    await stage.settle()
    (line,) = [one for one in written if "took" in one]
    assert "verb=move" in line
    assert " took 2.0 s: lock 2.0" in line
    assert f" table={table.id} " in line


def test_parts_are_counted_without_the_parts_within_them(clock: TurnedClock) -> None:
    with traced() as trace:
        with TimedPart("load"):
            clock.seconds += 0.5
            with TimedPart("read"):
                clock.seconds += 2.0
        clock.seconds += 0.25
        with TimedPart("discord"):
            clock.seconds += 1.0
            add("discord", 0.75)  # as the HTTP client counts the exchange itself
        assert trace.told() == "read 2.0, discord 1.0, load 0.5, else 0.2"
        assert trace.seconds == 3.75
