"""A busy evening: the real bot on the simulated Discord, many tables with running clocks, people at their phones.

python -m tools.proof load [--minutes M] [--tables N] [--commands C] [--masters K] [--quiet S]

Light commands come all the time, first alone, then beside so many full commands a minute, computer players that
think and reminders that come due. Everything must be answered, about as soon as before, and memory stay flat. A
quiet minute in which the machine was lent to others is measured again, up to three times.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles

from msgspec import Struct
from simcord.backend.models import Message

from cogs.clicks import button_ids
from engine.processes import gc_freeze
from host import Host
from sandbox import BotAnswer, LocalPerson
from testkit.discord.random_clicks import answering, custom_ids, use_any
from testkit.discord.response_times import LONGEST_SECONDS, WholeAnswers
from testkit.many_tables import OpenTable, needed, ring_soon, seat_everybody, who_must_decide
from testkit.stolen_cpu import CalmRounds, share_since, stolen_ticks
from tools.proof.bot_process import BareDiscord, BotProcess, ClockAhead, OwnFigures, until_noon
from tools.proof.kill_checks import verdict

LIGHT_PAUSE_SECONDS = 0.25  # seconds between light commands
GLANCE_SECONDS = 10.0  # seconds between looks at the memory
REMINDED = 3  # of so many tables one has a clock that rings meanwhile
PANELS = 30  # people who are in the middle of a turn
MOST_STEPS = 40  # clicks in one panel: whoever clicks at random may walk in circles for a while
LATER_BY, GROWTH = 3.0, 1.1  # what p99 of light commands and memory may grow by
LIGHT = ("suggest", "next")
MIX = (*["play"] * 9, *["board"] * 3, *["hand"] * 2, *["log"] * 2)  # what full commands are, in any order


class LoadPlan(Struct, frozen=True):
    """How busy the evening is."""

    seconds: float
    tables: int = 1000
    commands: float = 200.0  # a minute
    masters: int = 2
    quiet: float = 60.0  # seconds before, in which there are light commands only
    patience: float = LONGEST_SECONDS  # seconds for a whole answer


class EveningAccount:
    """How long everything took, by kind, and what was not answered."""

    def __init__(self) -> None:
        self.acknowledged: defaultdict[str, list[float]] = defaultdict(list)
        self.whole: defaultdict[str, list[float]] = defaultdict(list)
        self.unanswered: Counter[str] = Counter()
        self.unfinished: Counter[str] = Counter()

    def light(self) -> list[float]:
        return [took for kind in LIGHT for took in self.whole[kind]]

    def lines(self) -> list[str]:
        """A line for each kind."""
        return [
            f"{kind:8} {len(took):5} times; acknowledged {spread(self.acknowledged[kind])}, whole {spread(took)}"
            for kind, took in sorted(self.whole.items())
        ]


def p99(values: Sequence[float]) -> float:
    return max(values) if len(values) < 100 else quantiles(values, n=100)[98]


def spread(values: Sequence[float]) -> str:
    return f"{median(values) * 1000:.0f} ms (p99 {p99(values) * 1000:.0f}, slowest {max(values) * 1000:.0f})"


class OpenPanel(Struct):
    """Somebody in the middle of a turn."""

    table: OpenTable
    person: LocalPerson
    message: Message
    steps: int = 0


class Evening:
    """The people: they open panels and answer at random, look at boards, hands and logs."""

    def __init__(self, discord: BareDiscord, database: Path, tables: Sequence[OpenTable], plan: LoadPlan) -> None:
        self.discord, self.database, self.plan, self.rng = discord, database, plan, Random(3)
        self.tables, self.against_masters = tables[: plan.tables], tables[plan.tables :]
        self.account = EveningAccount()
        self.whole = WholeAnswers(discord, plan.patience)
        self.panels: list[OpenPanel] = []
        self.busy: set[int] = set()  # tables at which somebody has a panel
        self.next: list[str] = []  # the full commands that come next
        self.running: set[asyncio.Task[None]] = set()
        self.broken: list[asyncio.Task[None]] = []  # what failed in here

    def person(self, user: int) -> LocalPerson:
        return LocalPerson(self.discord.world, self.discord.answers, user)

    async def timed(self, kind: str, asked: Awaitable[BotAnswer]) -> BotAnswer | None:
        """An interaction from the click until its answer is whole; None if that did not come."""
        account = self.account
        took = await self.whole.timed(asked)
        if took.acknowledged is None:
            account.unanswered[kind] += 1
            return None
        account.acknowledged[kind].append(took.acknowledged)
        if took.whole is None:
            account.unfinished[kind] += 1
            return None
        account.whole[kind].append(took.whole)
        return took.answer

    # What people do

    async def suggest(self, table: OpenTable) -> None:
        """Somebody types a command: whose board?"""
        began = time.perf_counter()
        found = await self.person(self.rng.choice(table.people)).autocomplete(table.thread, "board", "seat", "")
        if found:
            self.account.acknowledged["suggest"].append(time.perf_counter() - began)
            self.account.whole["suggest"].append(time.perf_counter() - began)
        else:
            self.account.unanswered["suggest"] += 1

    async def command(self, name: str, table: OpenTable) -> None:
        person = self.person(self.rng.choice(table.people))
        await self.timed(name, person.slash(table.thread, name))

    async def play(self, table: OpenTable) -> None:
        """A step in one of the panels that are open, or another one is opened."""
        if self.panels and (len(self.panels) >= PANELS or self.rng.random() < 0.8):
            panel = self.panels.pop(self.rng.randrange(len(self.panels)))
        else:
            opened = await self.opened(table)
            if opened is None:
                return
            panel = opened
        if await self.stepped(panel):
            self.panels.append(panel)
        else:
            self.busy.discard(panel.table.id)

    async def opened(self, table: OpenTable) -> OpenPanel | None:
        """My move, by whoever must decide."""
        asked = who_must_decide(self.database, table.id)
        if not asked or table.id in self.busy:
            return None
        self.busy.add(table.id)
        person, move = self.person(self.rng.choice(asked)), button_ids.make("move", table=table.id)
        post = next(one for one in reversed(person.reads(table.thread)) if move in custom_ids(one))
        answer = await self.timed("my move", person.click(post, move))
        if answer is None or answer.message is None:
            self.busy.discard(table.id)
            return None
        return OpenPanel(table, person, answer.message)

    async def stepped(self, panel: OpenPanel) -> bool:
        """Use one of the controls by which the question can be answered; returns whether there may be another."""
        shown = self.discord.world.messages[panel.message.channel_id].get(panel.message.id)
        if shown is None or not answering(shown) or panel.steps >= MOST_STEPS:
            return False
        panel.steps += 1
        return await self.timed("answer", use_any(panel.person, shown, self.rng)) is not None

    async def challenge(self, table: OpenTable, until: float) -> None:
        """Somebody who answers at once whenever `master` has moved."""
        while time.perf_counter() < until:
            panel = await self.opened(table)
            while panel is not None and await self.stepped(panel):
                pass
            self.busy.discard(table.id)
            await asyncio.sleep(0.5)

    # How much of it there is

    def begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.running.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.broken.append(task)

    async def at_a_rate(self, pause: float, until: float, act: Callable[[], Awaitable[None]]) -> None:
        """Begin something again and again, however long it takes."""
        due = time.perf_counter()
        while due < until:
            self.begin(act())
            due += pause
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    def light(self) -> Awaitable[None]:
        table = self.rng.choice(self.tables)
        return self.suggest(table) if self.rng.random() < 0.5 else self.command("next", table)

    def full(self) -> Awaitable[None]:
        table = self.rng.choice(self.tables)
        self.next = self.next or self.rng.sample(MIX, len(MIX))
        what = self.next.pop()
        return self.play(table) if what == "play" else self.command(what, table)

    async def lighten(self, seconds: float) -> list[float]:
        """Light commands alone; how long they took."""
        self.account = EveningAccount()
        await self.at_a_rate(LIGHT_PAUSE_SECONDS, time.perf_counter() + seconds, self.light)
        await self.done()
        return self.account.light()

    async def rush(self) -> EveningAccount:
        """Everything at once."""
        self.account = EveningAccount()
        until = time.perf_counter() + self.plan.seconds
        for table in self.against_masters:
            self.begin(self.challenge(table, until))
        await asyncio.gather(
            self.at_a_rate(LIGHT_PAUSE_SECONDS, until, self.light),
            self.at_a_rate(60 / self.plan.commands, until, self.full),
        )
        await self.done()
        return self.account

    async def done(self) -> None:
        """Until everything that was begun has ended; what failed in here is raised."""
        await asyncio.gather(*self.running, *self.broken)


async def remember_memory(process: BotProcess, pause: float) -> list[int]:
    """The bot's memory every so many seconds, until cancelled."""
    found: list[int] = []
    try:
        while True:
            found.append(process.resident())
            await asyncio.sleep(pause)
    except asyncio.CancelledError:
        return found


class LoadReport(Struct):
    """What the evening came to."""

    account: EveningAccount
    light: list[float]  # how long light commands took while they were alone
    memory: list[int]
    figures: OwnFigures
    complaints: list[str]
    reminders: int
    lent: tuple[float, float] = (0.0, 0.0)  # shares of the machine's time that others had: alone, under load

    @property
    def slower(self) -> float:
        return p99(self.account.light()) / p99(self.light)

    @property
    def growth(self) -> float:
        """The last third against the middle one."""
        third = len(self.memory) // 3
        return fmean(self.memory[2 * third :]) / fmean(self.memory[third : 2 * third])

    def wrong(self) -> list[str]:
        """What was not kept."""
        account, found = self.account, []
        found += [f"{n} times {kind} was not acknowledged in time" for kind, n in account.unanswered.items()]
        found += [f"{n} times {kind} was not answered" for kind, n in account.unfinished.items()]
        if self.slower > LATER_BY:
            found.append(f"p99 of light commands is {self.slower:.2f} times as long, {LATER_BY:g} is allowed")
        if self.growth > GROWTH:
            found.append(f"memory grows by {self.growth:.2f}, {GROWTH:g} is allowed")
        counted = {kind: n for kind, n in self.figures.errors.items() if n}
        return found + [f"errors were counted: {counted}"] * bool(counted) + self.complaints

    def lines(self) -> list[str]:
        lags = self.figures.lags or [0.0]
        played = sum(self.figures.answers.values())
        return [
            *self.account.lines(),
            f"light commands: p99 {p99(self.light) * 1000:.0f} ms alone, {p99(self.account.light()) * 1000:.0f} ms"
            f" under load, {self.slower:.2f} times as long (at most {LATER_BY:g})",
            f"event loop late by {spread(lags)}, {sum(lag > 0.05 for lag in lags)} of {len(lags)} times above 50 ms",
            f"memory {self.memory[0] / 1024:.0f} MiB at first, {max(self.memory) / 1024:.0f} MiB at most,"
            f" last third against the middle one {self.growth:.3f} (at most {GROWTH:g})",
            f"{played} answers given {dict(self.figures.answers)}, pictures {dict(self.figures.pictures)},"
            f" {self.reminders} clocks rang, notices told {dict(self.figures.notices)}",
            f"of the machine's time others had {self.lent[0]:.0%} in the quiet minute, {self.lent[1]:.0%} under load",
        ]


async def run(folder: Path, plan: LoadPlan) -> LoadReport:
    """One evening, from the empty database to the bot's end."""
    rng, later = Random(2), until_noon()
    database = folder / "load.db"
    discord = BareDiscord(folder, [f"P{n}" for n in range(needed(plan.tables, plan.masters))])
    began = time.perf_counter()
    async with await Host.open(database, ClockAhead(later).now, rng=rng) as host:
        tables = await seat_everybody(host, discord.world, plan.tables, plan.masters, rng)
    print(f"{len(tables)} tables were seated in {time.perf_counter() - began:.0f} s", flush=True)
    await discord.open()
    gc_freeze()  # a thousand tables are not gone through again and again
    process = BotProcess(discord, database, later, folder / "bot.log")
    try:
        await process.start()
        evening = Evening(discord, database, tables, plan)
        await evening.lighten(min(plan.quiet, 5.0))  # everything is loaded
        quiet: CalmRounds[list[float]] = CalmRounds(1)
        while not quiet.enough:
            with quiet.watched():
                measured = await evening.lighten(plan.quiet)
            quiet.add(measured)
        light, alone = quiet.calmest()[0], quiet.share
        now = ClockAhead(later).now().timestamp()
        rings = ring_soon(database, plan.tables // REMINDED, now, now + plan.seconds * 0.9, rng)
        glances = asyncio.create_task(remember_memory(process, min(GLANCE_SECONDS, plan.seconds / 9)))
        before = stolen_ticks()
        account = await evening.rush()
        busy = share_since(before)
        glances.cancel()
        held = await glances
        figures = await process.stop()
        return LoadReport(account, light, held, figures, process.complaints(), rings, (alone, busy))
    finally:
        await process.kill()
        await discord.close()


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.proof load", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--commands", type=float, default=200.0, help="full ones, a minute")
    parser.add_argument("--masters", type=int, default=2, help="further tables at which somebody plays `master`")
    parser.add_argument("--quiet", type=float, default=60.0, help="seconds with light commands only, before")
    args = parser.parse_args(argv)
    plan = LoadPlan(args.minutes * 60, args.tables, args.commands, args.masters, args.quiet)
    folder = Path(tempfile.mkdtemp(prefix="load-"))
    report = asyncio.run(run(folder, plan))
    print("\n".join(report.lines()))
    return verdict(report.wrong(), folder, "everything was answered in time, and memory is flat")


if __name__ == "__main__":
    raise SystemExit(main())
