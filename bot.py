"""Start-up and wiring only: arguments, the bot and its supervisor. Without a token it opens the local table."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from importlib.util import find_spec
from typing import Any

# Said before anything is loaded that would fail without saying why.
if sys.version_info < (3, 11):  # noqa: UP036
    print(
        f"Kontor needs Python 3.11 or newer, and this is {sys.version_info[0]}.{sys.version_info[1]}:"
        " `make play` and `make run` say how to use another one",
        file=sys.stderr,
    )
    sys.exit(2)
if lacking := [
    name for name in ("aiohttp", "aiosqlite", "babel", "discord", "fluent", "msgspec", "PIL") if find_spec(name) is None
]:
    print(
        f"This Python has no {', '.join(lacking)}: start Kontor with `make play` or `make run`, which install"
        " everything into .venv, or then with .venv/bin/python",
        file=sys.stderr,
    )
    sys.exit(2)

import aiohttp
import discord
from discord.ext import commands

import cogs
from cogs.clicks.permissions import INTENTS
from cogs.clicks.places import ON_SERVERS
from cogs.messages import emojis
from cogs.messages.command_names import KnownCommands
from cogs.operation import check, command_upload, logs, packages, settings
from cogs.operation.arguments import arguments
from cogs.operation.backup_timer import BackupTimer
from cogs.operation.heartbeat import Heartbeat
from cogs.operation.metrics import MetricsServer, watched
from cogs.operation.settings import Settings
from cogs.operation.supervisor import FATAL, first_line, first_of, supervise, told_to_stop
from cogs.panels.question.rehearsal import warm_up
from engine.processes import gc_freeze
from host import ALL_SHARDS, Host, Measures, Shards, StorageTrouble, Where, beside, operating, version, wall_clock
from host.backups import Backups
from render.drawing import pool
from storage.health import described
from storage.private_files import OTHERS

log = logging.getLogger("kontor")

Work = Coroutine[Any, Any, None]
LONGEST_LIMIT_SECONDS = 30.0  # what has to wait longer for a rate limit fails, and is tried again when it is over
FINISHING_SECONDS = 10.0  # for what is being answered and told when the bot is to stop
TURN_SECONDS = (
    0.0002  # that a thread may keep the interpreter from others: a look into the database asks for it ten times
)
# Nobody speaks here: discord.py would say at every start that it cannot.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Kontor(commands.AutoShardedBot):
    """The bot: no privileged intents, no prefix commands; everything it knows is in the host's database."""

    def __init__(
        self,
        database: Where,
        *,
        now: Callable[[], datetime] = wall_clock,
        speed: float = 1.0,
        serves: bool = True,
        told: Settings | None = None,
    ) -> None:
        self.measures = Measures()
        super().__init__(
            command_prefix=(),
            tree_cls=KnownCommands,
            intents=INTENTS,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            **ON_SERVERS,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_LIMIT_SECONDS,
            **connected_to(None if told is None else told.shards),
            http_trace=watched(self.measures),
        )
        self.database = database
        self.now, self.speed = now, speed
        self.serves = serves  # whether people play with it; otherwise only its commands are uploaded
        self.told = told
        self.host: Host | None = None
        self.wired: cogs.Cogs | None = None
        self.lost: asyncio.Future[StorageTrouble] | None = None

    async def setup_hook(self) -> None:
        """Open the database, wire the cogs, let computer players go on."""
        reports = beside(self.database).with_name("reports")
        self.host = await Host.open(
            self.database,
            now=self.now,
            reports=reports,
            alone=self.serves,
            shards=ALL_SHARDS if self.told is None or self.told.shards is None else self.told.shards,
            speed=self.speed,
            measures=self.measures,
        )
        wired = self.wired = await cogs.setup(self, self.host)
        if self.serves:
            await self.watch_over(self.host, wired)
            wired.context.emojis = await emojis.known(self)
            await command_upload.compare(self, self.told)
            await self.host.wake()

    async def watch_over(self, host: Host, wired: cogs.Cogs) -> None:
        """What serves whoever runs the bot: the heartbeat, and where they were asked for figures and backups."""
        file = beside(self.database).with_suffix(".heartbeat")
        heartbeat = Heartbeat(self, host, file, self.give_up, lambda: wired.in_flight.stopping)
        await self.add_cog(heartbeat)
        wired.departures.round.start()
        told, backups = self.told, None
        first = told is not None and (told.shards is None or told.shards.first == 0)  # of several, one makes them
        if told is not None and told.backup_dir is not None and first:
            every = told.backup_hours * 3600
            backups = Backups(self.database, told.backup_dir, every, told.backup_keep, self.now)
            wired.vitals.backups = backups
            await self.add_cog(BackupTimer(backups, self.measures))
        if told is not None and told.metrics is not None:
            await self.add_cog(MetricsServer(self, host, heartbeat, wired.vitals, told.metrics, backups))

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Run until the connection ends; `StorageTrouble` if the database is lost before."""
        self.lost = asyncio.get_running_loop().create_future()
        running = asyncio.create_task(super().start(token, reconnect=reconnect))
        try:
            either: set[asyncio.Future[Any]] = {running, self.lost}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if self.lost.done():
                raise self.lost.result()
            await running
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    async def on_ready(self) -> None:
        """Discord has let the bot in, also again after a while away."""
        log.info("ready on %s servers, with %s commands", len(self.guilds), len(self.tree.get_commands()))

    def give_up(self, trouble: StorageTrouble) -> None:
        """Without its database the bot is of no use."""
        if self.lost is not None and not self.lost.done():
            self.lost.set_result(trouble)

    async def finish(self) -> None:
        """Accept nothing new, and let what runs come to its end: a click is answered, a message is sent."""
        if self.wired is not None:
            log.info("stopping: what runs is finished first")
            answered, said = await asyncio.gather(
                self.wired.in_flight.finish(FINISHING_SECONDS), self.wired.outbox.finish(FINISHING_SECONDS)
            )
            if not (answered and said):
                log.warning(
                    "not everything was finished within %.0f s; what is saved is told after the start",
                    FINISHING_SECONDS,
                )

    async def close(self) -> None:
        await super().close()
        if self.host is not None:
            await self.host.close()


UNSERVING = partial(Kontor, serves=False)


def connected_to(shards: Shards | None) -> dict[str, Any]:
    """How discord.py is told which servers this process is connected to."""
    return {} if shards is None else {"shard_ids": [*range(shards.first, shards.last + 1)], "shard_count": shards.count}


async def rehearse() -> None:
    """Load what the first clicks would wait for; it stays, so nobody has to look through it for garbage."""
    await warm_up()
    gc_freeze()


def starters() -> list[Any]:
    """The cards of the local table's start: every game, guided or at once against one computer player."""
    from engine.core import games
    from engine.core.text import Text, text
    from sandbox import Starter
    from words import SPOKEN, label

    cards = []
    for name in games.names():
        game = games.get(name)
        players = text("look.players", allowed=f"{min(game.seats)}–{max(game.seats)}")
        detail = {lang: label(players, lang) for lang in SPOKEN}
        title = {lang: label(game.name, lang) for lang in SPOKEN}
        cards.append(Starter(title, "table new", {"game": name, "computers": 1, "start": True}, detail))
    for name in games.names():
        game = games.get(name)
        if game.lesson is not None:
            title = {lang: label(text("learn.starter", game=game.name), lang) for lang in SPOKEN}
            about = {lang: label(Text("learn.starter.detail"), lang) for lang in SPOKEN}
            cards.append(Starter(title, "learn", {"game": name}, about))
    return cards


async def open_table(args: argparse.Namespace) -> int:
    """The local table: the same bot with a simulated Discord and a page in the browser, until somebody says stop."""
    try:
        import sandbox
    except ModuleNotFoundError as missing:
        print(
            f"The local table needs {missing.name}: in a clone, `make play` installs it. The bot needs DISCORD_TOKEN",
            file=sys.stderr,
        )
        return 2
    clock = sandbox.SandboxClock(args.speed)
    table = sandbox.serve(
        lambda: Kontor(args.db, now=clock.now, speed=clock.speed),
        db=args.db,
        port=args.port,
        listen=args.listen,
        speed=args.speed,
        users=args.users,
        open_browser=not args.no_browser,
        starters=starters(),
        clock=clock,
    )
    try:
        with told_to_stop() as stop:
            serving = await first_of(table, stop)
            serving.cancel()
            with suppress(asyncio.CancelledError):
                await serving
    except OSError as error:
        print(f"The local table cannot be opened on port {args.port}: {error.strerror or error}", file=sys.stderr)
        return 1
    return 0


def objection(args: argparse.Namespace, told: settings.Settings) -> str | None:
    """Why what was asked for cannot be started; the local table needs fewer settings."""
    unread = next((said for name, said in told.wrong.items() if name.startswith(str(settings.ENV_FILE))), None)
    if unread is not None:
        return unread
    if (args.sync or args.discord) and not told.token:
        needs = "--sync" if args.sync else "The bot on Discord"
        return f"{needs} needs DISCORD_TOKEN: put it into .env, see .env.example"
    if not told.token:
        wrong = settings.wrong_with_database(args.db, "--db")
        if wrong is not None:
            return wrong
    unused = set() if told.token else {"DATABASE", "SYNC_GUILD", "METRICS", "BACKUP_DIR", "BACKUP_EVERY", "BACKUP_KEEP"}
    return next((said for name, said in told.wrong.items() if name not in unused), None)


def introduce(told: Settings) -> None:
    """The first line of the log: what runs, and on what."""
    try:
        database = described(told.database)
    except StorageTrouble as trouble:  # it may come later
        database = str(trouble)
    log.info(
        "Kontor %s on Python %s; database: %s; backups: %s; settings: %s",
        version.described(),
        ".".join(map(str, sys.version_info[:3])),
        database,
        told.backup_dir or "off",
        settings.env_file() or "the environment",
    )


async def drawing_in_processes(work: Coroutine[Any, Any, int]) -> int:
    """The work of a process that serves people for long: its pictures are drawn in another one."""
    gc_freeze()
    async with pool.worker_processes():
        return await work


def operate(argv: Sequence[str]) -> int:
    """A command on the database that the bot would use."""
    faults = settings.use_env_file()
    told = settings.read(os.environ, faults)
    wrong = next(iter(faults), told.wrong.get("DATABASE"))
    if wrong is not None:
        print(wrong, file=sys.stderr)
        return 2
    backups = None if told.backup_dir is None else check.backups_of(told, told.backup_dir)
    return operating.main(argv, told.database, backups)


def main(argv: Sequence[str] | None = None) -> int:
    argv = sys.argv[1:] if argv is None else argv
    os.umask(OTHERS)  # the database, its copies and reports hold hands and seeds
    if argv and argv[0] in operating.COMMANDS:
        return operate(argv)
    args = arguments(argv)
    sys.setswitchinterval(TURN_SECONDS)
    faults = settings.use_env_file()
    if args.local:
        os.environ.pop("DISCORD_TOKEN", None)  # the local table refuses to open beside a token
    told = settings.read(os.environ, faults)
    logs.log_as_told(told)
    wrong = None if args.check else objection(args, told)
    if wrong is not None:
        print(wrong, file=sys.stderr)
        return 2
    try:
        if args.check:
            return asyncio.run(check.inspect(told, partial(command_upload.differing, UNSERVING)))
        if args.sync:
            print("\n".join(asyncio.run(command_upload.sync(UNSERVING, told.token, told.sync_guild))))
            return 0
        if told.token:
            introduce(told)
            for said in (*settings.misspelt(), *packages.others()):
                log.warning("%s", said)
            made = partial(Kontor, told.database, told=told)
            return asyncio.run(drawing_in_processes(supervise(made, told.token, rehearse)))
        return asyncio.run(drawing_in_processes(open_table(args)))
    except discord.LoginFailure:
        print(FATAL[4004], file=sys.stderr)
        return 2
    except StorageTrouble as trouble:
        print(trouble, file=sys.stderr)
        return 3
    except (aiohttp.ClientError, discord.HTTPException) as error:
        print(f"Discord cannot be reached ({first_line(error)}); try again later", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    raise SystemExit(main())
