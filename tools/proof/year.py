"""A year of running it, on a clock of its own: restarts, backups, updates, restores, and what goes wrong meanwhile.

python -m tools.proof year [--days N] [--seed S]
"""

from __future__ import annotations

import argparse
import asyncio
import io
import logging
import tempfile
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest import mock

from msgspec import Struct

from cogs.operation.backup_timer import BackupTimer
from cogs.operation.heartbeat import Heartbeat
from host import BOT, Host, HostTrouble, Measures, Person, StorageTrouble, operating
from host.backups import Backups
from storage import check
from testkit.bazaar import meta  # noqa: F401 (makes the game known)
from testkit.host_play import ANN, StillClock, answer_any, everything, limit_growth, start, stored

HOUR_SECONDS, DAY_SECONDS = 3600.0, 86_400.0
KEPT = 14
ANSWERS = 6  # a day
YEAR_DAYS = 365
MOST_ANSWERS = 200  # until a disk that is nearly full is full
ROOM_PAGES = 100_000  # of the database, once there is room again
LONGEST_WAIT_DAYS = 60


class OperatorLog(logging.Handler):
    """Everything that whoever runs the bot is told by the log, from warnings on, with its day."""

    def __init__(self, told: Callable[[str], None]) -> None:
        super().__init__(logging.WARNING)
        self.told = told

    def emit(self, record: logging.LogRecord) -> None:
        self.told(record.getMessage())


class Year(Struct):
    """What happened, and what was wrong."""

    restarts: int = 0
    backups: int = 0
    updates: int = 0
    restores: int = 0
    tables: int = 0
    answers: int = 0
    told: list[str] = []
    faults: list[str] = []


class Operator:
    """Runs a bot in a folder for many days; each begins with a start and ends with a stop."""

    def __init__(self, folder: Path, days: int, seed: str) -> None:
        self.file, self.copies = folder / "kontor.db", folder / "backups"
        self.days, self.rng, self.clock = days, Random(seed), StillClock()
        self.year, self.measures = Year(), Measures()
        self.given: list[int] = []  # every number that a table ever got
        self.rows: object = None  # all that is stored, as the last stop left it

    def on(self, *parts: float) -> set[int]:
        """The days that lie at these parts of the time; the first one has seen nothing yet."""
        return {max(1, int(self.days * part)) for part in parts}

    async def run(self) -> Year:
        updates = self.on(*((month + 0.5) / 12 for month in range(12)))
        restores, full = self.on(0.25, 0.5, 0.75), self.on(0.4)
        wrong_clock, lost = self.on(0.6), self.on(0.85)
        for day in range(self.days):
            if day in lost:
                await self.lose_for_an_hour()
            if day in wrong_clock:
                await self.start_with_a_wrong_clock()
            if day in restores:
                await self.restore()
            if day in updates:
                self.update()
            await self.live(full=day in full)
            self.clock.turn(DAY_SECONDS)
        self.year.tables = len(self.given)
        if len(set(self.given)) != len(self.given):
            self.blame("a number was given twice")
        return self.year

    def tell(self, said: str) -> None:
        """Something is told to whoever runs the bot."""
        self.year.told.append(f"{self.clock.now():%Y-%m-%d}: {said}")

    def blame(self, said: str) -> None:
        """Something is wrong."""
        self.year.faults.append(f"{self.clock.now():%Y-%m-%d}: {said}")

    async def opened(self) -> Host:
        """The bot started again: all that it had stored is there, before it does anything by itself."""
        host = await Host.open(self.file, self.clock.now, alone=True)
        if self.rows is not None and await everything(host) != self.rows:
            self.blame("what was stored is not what is there")
        await host.wake()
        await host.outages.beat()
        await host.due.act()  # what came due overnight is done before anybody looks
        self.year.restarts += 1
        return host

    async def live(self, *, full: bool = False) -> None:
        """A day: people play, a backup is made, and the bot is stopped."""
        host = await self.opened()
        async with host:
            await self.play(host)
            if full:
                await self.play_on_a_full_disk(host)
            await self.back_up(full)
            await self.look_at_clocks(host)
            self.rows = await everything(host)

    async def play_on_a_full_disk(self, host: Host) -> None:
        """Whoever answers is told, and what was stored before stays as it was."""
        await limit_growth(host, 0)
        for _ in range(MOST_ANSWERS):
            before = await everything(host)
            try:
                await self.answer(host, await self.playing(host))
            except HostTrouble:
                if await everything(host) != before:
                    self.blame("something was stored on a disk that was full")
                break
        else:
            self.blame("the disk was never full")
        await limit_growth(host, ROOM_PAGES)

    async def look_at_clocks(self, host: Host) -> None:
        """Whoever is waited for has days, and not years."""
        latest = self.clock.now().timestamp() + LONGEST_WAIT_DAYS * DAY_SECONDS
        for table in await stored(host, "select table_id from seats where deadline > ?", latest):
            self.blame(f"the clock of table {table[0]} rings in years")

    async def play(self, host: Host) -> None:
        playing = await self.playing(host)
        for _ in range(ANSWERS):
            await self.answer(host, playing)

    async def playing(self, host: Host) -> list[int]:
        """The tables at which people play; there is always one."""
        found = [table for table in self.given[-3:] if await self.goes_on(host, table)]
        if not found:
            found = [await start(host, seed=str(len(self.given)))]
            self.given += found
        return found

    async def answer(self, host: Host, playing: list[int]) -> None:
        """Somebody somewhere, if that game is not over yet."""
        table = self.rng.choice(playing)
        if await self.goes_on(host, table) and await answer_any(host, table, self.rng) is not None:
            self.year.answers += 1

    async def goes_on(self, host: Host, table: int) -> bool:
        """Whether a table is being played; one that lost something goes on when somebody there says so."""
        try:
            row = await host.reads.info(table, BOT)
        except Exception:  # it is gone, and says so
            return False
        if row.state == "behind":
            await host.behind.play_on(table, Person(ANN))
            return True
        return row.status == "running"

    async def back_up(self, full: bool) -> None:
        made = Backups(self.file, self.copies, DAY_SECONDS, KEPT, self.clock.now)
        timer = BackupTimer(made, self.measures)
        before = self.measures.errors["backup"]
        if full:
            trouble = StorageTrouble("full", f"The disk that holds {self.copies} is full; nothing was saved.")
            with mock.patch("host.backups.back_up", side_effect=trouble):
                await timer.look()
            if self.measures.errors["backup"] == before or made.trouble is None:
                self.blame("a backup failed without a word")
        else:
            await timer.look()
            self.year.backups += 1
        copies = made.copies()
        if len(copies) > KEPT:
            self.blame(f"{len(copies)} copies are kept")
        if not full and made.age() > 2 * DAY_SECONDS:
            self.blame(f"the newest backup is {made.age() / 3600:.0f} h old")

    def update(self) -> None:
        """The new version looks at everything before it is started."""
        lines, good = check.check(self.file)
        self.year.updates += 1
        if not good:
            self.blame("\n".join(lines))

    async def restore(self) -> None:
        """The newest copy, after people have played on."""
        host = await self.opened()
        async with host:
            await self.play(host)
            self.given.append(await start(host, seed=f"lost {len(self.given)}"))
        copy = Backups(self.file, self.copies, DAY_SECONDS, KEPT, self.clock.now).copies()[-1].path
        said = io.StringIO()
        with redirect_stdout(said):
            code = operating.restored(copy, self.file, None)
        self.year.restores += 1
        for line in said.getvalue().splitlines():
            self.tell(line)
        if code or "kept aside" not in said.getvalue() or "Not in the copy: " not in said.getvalue():
            self.blame("a restore did not say what is lost")
        self.rows = None

    async def start_with_a_wrong_clock(self) -> None:
        self.clock.turn(10 * YEAR_DAYS * DAY_SECONDS)
        await self.live()
        self.clock.turn(-10 * YEAR_DAYS * DAY_SECONDS)

    async def lose_for_an_hour(self) -> None:
        """The disk of the database goes away: the bot says so and ends, does not start, and makes no other one."""
        away, heard = self.file.with_name("elsewhere"), list[StorageTrouble]()
        async with await self.opened() as host:
            self.file.rename(away)
            bot: Any = SimpleNamespace(is_ready=lambda: True, shards={})
            await Heartbeat(bot, host, self.file.with_suffix(".heartbeat"), heard.append, lambda: False).beat()
            away.rename(self.file)  # what it has open can be closed
            self.rows = await everything(host)
        self.file.rename(away)
        try:
            await Host.open(self.file, self.clock.now, alone=True)
            self.blame("a bot began anew where people had played")
        except StorageTrouble as trouble:
            heard.append(trouble)
        for one in heard:
            self.tell(str(one))
        if self.file.exists() or len(heard) < 2:
            self.blame("a database was made, or nobody noticed that it was gone")
        self.clock.turn(HOUR_SECONDS)
        away.rename(self.file)


async def lived(days: int, seed: str) -> Year:
    """So many days, with everything that was told."""
    root = logging.getLogger()
    with tempfile.TemporaryDirectory(prefix="year-") as folder:
        operator = Operator(Path(folder), days, seed)
        told = OperatorLog(operator.tell)
        root.addHandler(told)
        try:
            return await operator.run()
        finally:
            root.removeHandler(told)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.proof year", description=__doc__)
    parser.add_argument("--days", type=int, default=YEAR_DAYS)
    parser.add_argument("--seed", default="year")
    args = parser.parse_args(argv)
    year = asyncio.run(lived(args.days, args.seed))
    print(
        f"{year.restarts} starts, {year.backups} backups, {year.updates} updates, {year.restores} restores;"
        f" {year.tables} tables, {year.answers} answers"
    )
    print("\n".join(["Told to whoever runs the bot:", *(f"  {line}" for line in year.told)]))
    print("\n".join(year.faults) or "nothing was lost, and nothing was silent")
    return 1 if year.faults else 0
