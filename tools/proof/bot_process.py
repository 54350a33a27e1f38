"""The real bot in a process of its own, and the simulated Discord with all its people in this one.

python -m tools.proof.bot_process ADDRESS TOKEN DATABASE LATER runs the bot, its clock so many seconds ahead.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
from msgspec import Struct

import bot
from cogs.operation import logs, settings
from cogs.operation.supervisor import run, told_to_stop
from host import Where
from sandbox import Sandbox
from sandbox.attach import attached
from sandbox.pictures import Pictures

ROOT = Path(__file__).parents[2]
READY = b"ready\n"
START_SECONDS, END_SECONDS = 120.0, 60.0  # seconds, on a machine with much to do


class OwnFigures(Struct):
    """What the bot has counted about itself."""

    lags: list[float]  # how late the event loop was, once a second
    errors: dict[str, int]
    answers: dict[str, int]
    pictures: dict[str, int]
    notices: dict[str, int]


class ClockAhead:
    """A clock that is ahead of the wall clock."""

    def __init__(self, seconds: float) -> None:
        self._ahead = timedelta(seconds=seconds)

    def now(self) -> datetime:
        return datetime.now(UTC) + self._ahead


def until_noon() -> float:
    """Seconds until it is noon, when everybody is awake."""
    now = datetime.now(UTC)
    return (now.replace(hour=12, minute=0, second=0) + timedelta(days=1) - now).total_seconds()


class NewestPictures(Pictures):
    """Only the newest pictures: nobody looks at them again."""

    def put(self, url: str, data: bytes) -> None:
        self._remember(url, data)


class BareDiscord(Sandbox):
    """The simulated Discord alone: no bot in this process, no page, and nothing is written to its file."""

    def __init__(self, folder: Path, users: Sequence[str]) -> None:
        super().__init__(no_bot_here, db=folder / "discord.db", port=0, users=users)
        self.file.pictures.close()
        self.world.cdn = self.file.pictures = NewestPictures(self.file.path)
        self.world.watchers.remove(self.sweeper.changed)  # all messages stay, and nobody waits for a sweep

    async def open(self) -> None:
        await self.front.open(self.port)

    async def close(self) -> None:
        await self.front.close()
        await self.file.close()


def no_bot_here() -> bot.Kontor:
    raise AssertionError("the bot has a process of its own")


class BotProcess:
    """The bot, from its start until it is told to stop; its log is a file."""

    def __init__(self, discord: BareDiscord, database: Where, later: float, log: Path, shards: str = "") -> None:
        self._told = (discord.front.address, discord.token, str(database), str(later))
        self._settings = {**os.environ, "DISCORD_TOKEN": "", "SHARDS": shards, "PYTHONPATH": str(ROOT)}
        self.log = log
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Until it serves commands."""
        with self.log.open("ab") as written:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tools.proof.bot_process", *self._told),
                env=self._settings, cwd=self.log.parent, stdout=asyncio.subprocess.PIPE, stderr=written,
            )  # fmt: skip
        assert self._process.stdout is not None
        said = await asyncio.wait_for(self._process.stdout.readline(), START_SECONDS)
        assert said == READY, self.log.read_text()[-3000:]

    async def stop(self) -> OwnFigures:
        """As whoever runs it would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        told, _ = await asyncio.wait_for(self._process.communicate(), END_SECONDS)
        assert self._process.returncode == 0, self.log.read_text()[-3000:]
        return msgspec.json.decode(told, type=OwnFigures)

    async def kill(self) -> None:
        """However far it has come."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    def resident(self) -> int:
        """The memory it holds with the processes that draw and think for it, in kB."""
        assert self._process is not None
        return sum(map(_held, _family(self._process.pid)))

    def complaints(self) -> list[str]:
        """The errors in its log."""
        return [line for line in self.log.read_text().splitlines() if " ERROR " in line or " CRITICAL " in line]


def _family(process: int) -> list[int]:
    """A process and those it has begun."""
    try:
        begun = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except FileNotFoundError:  # it has just ended
        begun = []
    return [process, *(one for child in begun for one in _family(int(child)))]


def _held(process: int) -> int:
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except FileNotFoundError:
        return 0
    return next((int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")), 0)


async def serve(address: str, token: str, database: Where, later: float, told: settings.Settings) -> int:
    """The bot as `bot.py` starts it, until SIGTERM; then it says what it has counted."""
    made: list[bot.Kontor] = []

    def make() -> bot.Kontor:
        kontor = bot.Kontor(database, now=ClockAhead(later).now, told=told)

        async def on_ready() -> None:
            await kontor.tree.sync()
            sys.stdout.buffer.write(READY)
            sys.stdout.flush()

        kontor.add_listener(on_ready)
        made.append(kontor)
        return kontor

    with attached(address), told_to_stop() as stop:
        code = await run(make, token, stop)
    host, wired = made[-1].host, made[-1].wired
    assert host is not None
    assert wired is not None
    counted = host.measures
    figures = OwnFigures(
        list(wired.vitals.lags), counted.errors, counted.answers, counted.pictures, counted.notices
    )  # fmt: skip
    sys.stdout.buffer.write(msgspec.json.encode(figures))
    return code if isinstance(code, int) else 0


def main(argv: Sequence[str]) -> int:
    address, token, database, later = argv
    sys.setswitchinterval(bot.TURN_SECONDS)
    os.environ.pop("DISCORD_TOKEN", None)
    told = settings.read({**os.environ, "DATABASE": database})
    logs.log_as_told(told)
    return asyncio.run(bot.drawing_in_processes(serve(address, token, told.database, float(later), told)))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
