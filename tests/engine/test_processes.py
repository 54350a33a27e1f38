"""Worker processes answer message after message, whatever befalls them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from typing import Any

import pytest

from engine.processes import MOST_TRIES, ROOT, WorkerProcess, WorkerTrouble

pytestmark = pytest.mark.slow
TURNED = """
import os, sys, time
from engine.processes import LimitedProcessorTime, serve
def answer(message):
    print("said aside")
    if message == b"die":
        os._exit(1)
    if message == b"sleep":
        time.sleep(60)
    with LimitedProcessorTime(0.2):
        while message == b"grind":
            pass
    return message[::-1]
serve(answer, 1)
"""


class Turner(WorkerProcess):
    """A worker that turns messages round."""

    def __init__(self, seconds: float | None = None, most_tries: int = MOST_TRIES) -> None:
        super().__init__("none", seconds=seconds, most_tries=most_tries)
        self._command = (*self._command[:2], "-c", TURNED)


async def test_it_answers_and_what_is_printed_is_no_answer() -> None:
    worker = Turner()
    assert [await worker.ask(message) for message in (b"abc", b"", b"x" * 100_000)] == [b"cba", b"", b"x" * 100_000]
    await worker.end()
    assert worker.pid is None


async def test_another_is_begun_once_and_then_the_trouble_is_told() -> None:
    worker = Turner()
    await worker.ask(b"abc")
    first = worker.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    assert await worker.ask(b"abc") == b"cba"
    assert worker.pid != first
    with pytest.raises(WorkerTrouble, match="a worker failed"):
        await worker.ask(b"die")
    assert await worker.ask(b"abc") == b"cba"
    await worker.end()


async def test_an_answer_has_its_time() -> None:
    worker = Turner(seconds=0.3)
    with pytest.raises(WorkerTrouble, match="TimeoutError") as trouble:
        await worker.ask(b"sleep")
    assert trouble.value.overran
    await worker.end()


async def test_who_wants_no_second_try_gets_none(caplog: pytest.LogCaptureFixture) -> None:
    worker = Turner(most_tries=1)
    with pytest.raises(WorkerTrouble) as trouble:
        await worker.ask(b"die")
    assert not trouble.value.overran
    assert "another one is started" not in caplog.text
    assert await worker.ask(b"abc") == b"cba"
    await worker.end()


async def test_a_message_that_takes_too_much_processor_time_ends_the_worker() -> None:
    worker = Turner(most_tries=1)
    with pytest.raises(WorkerTrouble) as trouble:
        await worker.ask(b"grind")
    assert trouble.value.overran
    assert await worker.ask(b"abc") == b"cba"
    await worker.end()


async def test_what_takes_too_long_is_not_begun_a_second_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process would need as long; whoever waits is told after one limit, not after two."""
    begun, begin = [], asyncio.create_subprocess_exec

    async def counted(*command: str, **settings: Any) -> asyncio.subprocess.Process:
        begun.append(command)
        return await begin(*command, **settings)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", counted)
    worker = Turner(seconds=0.3)
    with pytest.raises(WorkerTrouble):
        await worker.ask(b"sleep")
    await worker.end()
    assert len(begun) == 1


async def test_messages_wait_for_each_other() -> None:
    worker = Turner()
    messages = [b"ab", b"die", b"cd", b"ef"]
    found = await asyncio.gather(*map(worker.ask, messages), worker.begin(), return_exceptions=True)
    assert [found[0], found[2], found[3]] == [b"ba", b"dc", b"fe"]
    assert isinstance(found[1], WorkerTrouble)
    await worker.end()


@pytest.mark.parametrize("left", ["in the middle of a message", "before the answer"])
def test_a_worker_whose_bot_was_killed_ends_silently(left: str) -> None:
    message = (3).to_bytes(4, "big") + b"abc"
    with subprocess.Popen(
        [sys.executable, "-P", "-c", TURNED],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stderr is not None
        worker.stdout.close()
        worker.stdin.write(message if left == "before the answer" else message[:-1])
        worker.stdin.close()
        said = worker.stderr.read()
        assert (worker.wait(60), said.replace(b"said aside\n", b"")) == (0, b"")


async def test_an_ended_worker_is_not_begun_again() -> None:
    worker = Turner()
    beginning = asyncio.create_task(worker.begin())
    await asyncio.sleep(0)
    await worker.end()
    with pytest.raises(WorkerTrouble, match="has ended"):
        await beginning
    with pytest.raises(WorkerTrouble, match="has ended"):
        await worker.ask(b"abc")
    assert worker.pid is None
