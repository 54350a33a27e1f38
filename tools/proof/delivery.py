"""The delivery of messages under troubles: tables on the local stage, some of whose threads hang, are locked or fail.

python -m tools.proof delivery [--tables N] [--rounds R] [--deadline S]

Plays the same turns twice, without troubles and with them, and compares how long the messages of the healthy tables
take; in the end all troubles are over, and everything must have been told, once.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord

import bot
from cogs.clicks import request_limits
from cogs.posting.outbox import OutboxPoster
from host import BOT, Host, Person
from sandbox import Sandbox, SandboxClock
from testkit.bazaar import meta as bazaar

TROUBLES = ("hangs", "locked", "fails", "limited")
TROUBLED_IN = 3  # every third table has a trouble
DELIVERY_SECONDS = 120.0


@dataclass
class DeliveryCount:
    """What a run came to."""

    delays: list[float] = field(default_factory=list)  # of the healthy tables, in seconds
    missing: int = 0
    doubled: int = 0
    unsaid: int = 0  # notices still in the outbox after all troubles were over

    @property
    def median(self) -> float:
        return statistics.median(self.delays)

    @property
    def late(self) -> float:
        """The delay that nineteen of twenty do not exceed."""
        return statistics.quantiles(self.delays, n=20)[-1]

    def line(self, name: str) -> str:
        return (
            f"{name}: {len(self.delays)} messages of healthy tables, median {self.median * 1000:.0f} ms, "
            f"95% within {self.late * 1000:.0f} ms, the slowest {max(self.delays) * 1000:.0f} ms; "
            f"{self.missing} missing, {self.doubled} doubled, {self.unsaid} unsaid"
        )


class Soak:
    """One run: tables that are played by their people, a turn at a time, and watched where they are told."""

    def __init__(self, sandbox: Sandbox, tables: int, hang: float) -> None:
        assert isinstance(sandbox.bot, bot.Kontor)
        assert sandbox.bot.host is not None
        self.sandbox, self.bot, self.hang = sandbox, sandbox.bot, hang
        self.host: Host = sandbox.bot.host
        outbox = sandbox.bot.get_cog("OutboxPoster")
        assert isinstance(outbox, OutboxPoster)
        self.outbox = outbox
        self.people = sandbox.world.people()[:2]
        self.count = tables
        self.threads: dict[int, int] = {}  # by table
        self.expected: Counter[int] = Counter()  # messages by thread
        self.seen: dict[int, list[float]] = {}  # when the messages of a thread arrived
        self.known: set[int] = set()  # messages that were there before: older ones are edited when they are over
        self.account = DeliveryCount()

    def healthy(self, table: int) -> bool:
        return table % TROUBLED_IN != 0

    async def seat(self) -> None:
        """Start every table in a thread of its own, and wait until that was told."""
        self.sandbox.world.watchers.append(self._noticed)
        channel = self.bot.get_channel(self.sandbox.channel("tables"))
        assert isinstance(channel, discord.TextChannel)
        first, second = self.people
        for number in range(self.count):
            table = await self.host.lobby.create(
                bazaar.GAME.id, Person(first.id), first.name, guild=channel.guild.id, channel=channel.id
            )
            await self.host.lobby.join(table.id, Person(second.id, guild=table.guild), second.name)
            thread = await channel.create_thread(name=f"Table {number}", type=discord.ChannelType.public_thread)
            self.threads[table.id], self.seen[thread.id] = thread.id, []
            self.expected[thread.id] += 1
            await self.host.lobby.place(table.id, thread=thread.id)
            await self.host.lobby.start(table.id, Person(first.id), seed=f"soak {number}")
        await self.sandbox.until(self._all_told, DELIVERY_SECONDS)

    def trouble(self) -> None:
        """From now on every third thread is in trouble, each kind in turn."""
        troubled = [thread for table, thread in self.threads.items() if not self.healthy(table)]
        for number, thread in enumerate(troubled):
            path = f"/channels/{thread}/messages"
            match TROUBLES[number % len(TROUBLES)]:
                case "hangs":
                    self.sandbox.faults.delay(self.hang, path, "POST")
                case "locked":
                    self.sandbox.faults.fail(400, path, "POST", code=160005, message="Thread is locked", times=None)
                case "fails":
                    self.sandbox.faults.fail(503, path, "POST", times=None)
                case "limited":
                    self.sandbox.faults.rate_limit(self.hang, path, "POST", times=None)

    async def play(self, rounds: int) -> None:
        """Turns at all tables at once; a round ends when all healthy tables were told."""
        for _ in range(rounds):
            await asyncio.gather(*map(self._turn, self.threads))
            await self.sandbox.until(self._healthy_told, DELIVERY_SECONDS)

    async def finish(self) -> DeliveryCount:
        """All troubles end, as Discord would say it; whatever is not told then, or told twice, is counted."""
        self.sandbox.faults.clear()
        await asyncio.sleep(self.hang)  # what hung is carried out late, and must be known again
        for thread in self.threads.values():
            self.sandbox.world.edit_channel(thread, {}, thread_metadata={"locked": False})
            self.sandbox.world.announce_channel_update(thread)
        try:
            await self.sandbox.until(self._all_told, DELIVERY_SECONDS)
        except TimeoutError:
            logging.getLogger(__name__).warning("not everything was told in %.0f s", DELIVERY_SECONDS)
        await self.outbox.idle()
        self.account.unsaid = len(await self.host.notices.pending())
        for thread, expected in self.expected.items():
            self.account.missing += max(0, expected - len(self.seen[thread]))
            self.account.doubled += max(0, len(self.seen[thread]) - expected)
        self.sandbox.world.watchers.remove(self._noticed)
        return self.account

    def _noticed(self, kind: str, subject: Any) -> None:
        edited = subject.id in self.known if kind == "message" else False
        if kind == "message" and subject.channel_id in self.seen and not edited:
            self.known.add(subject.id)
            self.seen[subject.channel_id].append(time.perf_counter())

    def _told(self, table: int) -> bool:
        return len(self.seen[self.threads[table]]) >= self.expected[self.threads[table]]

    def _all_told(self) -> bool:
        return all(map(self._told, self.threads))

    def _healthy_told(self) -> bool:
        return all(self._told(table) for table in self.threads if self.healthy(table))

    async def _turn(self, table: int) -> None:
        """Answer for whoever is asked until a turn has ended, and note how long its message takes."""
        thread, turns = self.threads[table], await self.host.reads.turns(table, BOT)
        while await self.host.reads.turns(table, BOT) == turns:
            user = (await self.host.reads.asks(table, BOT))[0].user
            assert user is not None
            question = await self.host.reads.question(table, Person(user))
            assert question is not None
            picks = [option.id for option in question.options][: max(1, question.min)]
            await self.host.answers.answer(table, Person(user), question.step, picks)
        saved = time.perf_counter()
        self.expected[thread] += 1
        if self.healthy(table):
            await self.sandbox.until(lambda: self._told(table), DELIVERY_SECONDS)
            self.account.delays.append(max(0.0, self.seen[thread][-1] - saved))


async def soak(folder: Path, tables: int, rounds: int, *, troubled: bool, hang: float) -> DeliveryCount:
    """One run on a local table of its own."""
    clock = SandboxClock()
    db = folder / "soak.db"
    async with Sandbox(lambda: bot.Kontor(db, now=clock.now), db=db, port=0, clock=clock) as sandbox:
        run = Soak(sandbox, tables, hang)
        await run.seat()
        if troubled:
            run.trouble()
        await run.play(rounds)
        return await run.finish()


async def compare(tables: int, rounds: int, hang: float) -> tuple[DeliveryCount, DeliveryCount]:
    """Play these turns without troubles, then with them."""
    found = []
    for troubled in (False, True):
        with tempfile.TemporaryDirectory() as folder:
            found.append(await soak(Path(folder), tables, rounds, troubled=troubled, hang=hang))
    return found[0], found[1]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.proof delivery", description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument(
        "--deadline", type=float, default=request_limits.REQUEST_SECONDS, help="seconds a request may take"
    )
    args = parser.parse_args(argv)
    request_limits.REQUEST_SECONDS = args.deadline
    logging.disable(logging.ERROR)
    calm, rough = asyncio.run(compare(args.tables, args.rounds, hang=args.deadline * 2))
    print(calm.line("without troubles"))
    print(rough.line("with troubles   "))
    print(f"ratio of the medians {rough.median / calm.median:.2f}, of 95% {rough.late / calm.late:.2f}")
    return 1 if any(one.missing or one.doubled or one.unsaid for one in (calm, rough)) else 0


if __name__ == "__main__":
    raise SystemExit(main())
