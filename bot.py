"""Start-up and wiring only: arguments, the bot and its supervisor. Without a token it opens the local table."""

from __future__ import annotations

import argparse
import asyncio
import logging
import math
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

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
from discord import app_commands
from discord.ext import commands

import cogs
from cogs.clicks.permissions import INTENTS
from cogs.messages import emojis
from cogs.messages.command_names import KnownCommands
from cogs.operation import check, logs, packages, settings
from cogs.operation.backup_timer import BackupTimer
from cogs.operation.heartbeat import Heartbeat
from cogs.operation.metrics import MetricsServer, watched
from cogs.operation.settings import Settings
from cogs.panels.question.rehearsal import warm_up
from engine.processes import gc_freeze
from host import ALL_SHARDS, Host, Measures, Shards, StorageTrouble, Where, beside, operating, version, wall_clock
from host.backups import Backups
from render.drawing import pool
from storage.health import described
from storage.private_files import OTHERS

log = logging.getLogger("kontor")

Work = Coroutine[Any, Any, None]
FIRST_PAUSE = 1.0
LONGEST_PAUSE = 300.0
LONGEST_WAIT = 30.0  # seconds between looks for a database that is away: people wait for it
LONGEST_LIMIT = 30.0  # seconds; what has to wait longer for a rate limit fails, and is tried again when it is over
FASTEST = 1_000_000
MOST_SERVERS = 200  # that are looked through for copies of commands
FINISHING = 10.0  # seconds for what is being answered and told when the bot is to stop
TURN = 0.0002  # seconds a thread may keep the interpreter from others: a look into the database asks for it ten times
STEADY = 600.0  # seconds after which a connection counts as good, and the next pause is short again
# Discord closes the connection with these codes for reasons that trying again does not cure.
FATAL = {
    4004: "Discord does not accept the token: look at DISCORD_TOKEN",
    4010: "Discord does not know this shard: start one bot per token only",
    4011: "Discord wants more shards for so many servers: start the bot again",
    4012: "Discord no longer speaks this version of its gateway: update Kontor",
    4013: "Discord does not know the intents that were asked for: update Kontor",
    4014: "Discord does not grant the intents that were asked for: look at the page of the application",
}


# What is wrong with a database that no waiting cures.
FINAL = {"newer", "foreign", "not_a_database", "damaged", "missing"}
# Words of the command line for what also has a flag.
SHORT = {"run": "--discord", "doctor": "--check", "sync": "--sync", "help": "--help"}
COMMANDS = """commands, all with the settings of the bot:
  kontor doctor          list what is wrong with settings, token, permissions, database; changes nothing
  kontor sync            upload commands and emojis to Discord
  kontor run             the bot on Discord
  kontor backup [FILE]   copy the database, also while the bot runs: among the other backups, or into a new file
  kontor restore [FILE]  put a backup in place of the database, or list them; what was there is kept aside
  kontor check           replay every open turn with these rules; changes nothing
  kontor compact         pack the history of games that ended long ago
  kontor copy TO         move everything from SQLite to PostgreSQL, or back
  kontor update          back up, fetch and install the newest version, and check the database with it
  kontor back            the version before the last update again
`kontor backup --help` and so on say more.
"""


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
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_LIMIT,
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
            await self.compare_commands()
            await self.host.wake()

    async def compare_commands(self) -> None:
        """Learn what Discord knows of our commands; what it does not is uploaded, or said, by one of the processes."""
        assert isinstance(self.tree, KnownCommands)
        told = self.told
        unlike = await self.tree.learn(on_server(None if told is None else told.sync_guild))
        if not unlike or told is None or (told.shards is not None and told.shards.first):
            return
        if told.sync:
            await upload(self, told.sync_guild)
        else:
            names = ", ".join(f"/{name}" for name in unlike)
            log.warning("Discord does not have these commands as this version has them: %s. Type `kontor sync`", names)

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
                self.wired.in_flight.finish(FINISHING), self.wired.outbox.finish(FINISHING)
            )
            if not (answered and said):
                log.warning(
                    "not everything was finished within %.0f s; what is saved is told after the start", FINISHING
                )

    async def close(self) -> None:
        await super().close()
        if self.host is not None:
            await self.host.close()


@contextmanager
def told_to_stop() -> Iterator[asyncio.Event]:
    """Set once somebody wants the process to end (SIGTERM, or Ctrl-C); who cannot wait says so a second time."""
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    signals = (signal.SIGTERM, signal.SIGINT)

    def heard() -> None:
        stop.set()
        for one in signals:
            loop.remove_signal_handler(one)

    for one in signals:
        loop.add_signal_handler(one, heard)
    try:
        yield stop
    finally:
        for one in signals:
            loop.remove_signal_handler(one)


def connected_to(shards: Shards | None) -> dict[str, Any]:
    """How discord.py is told which servers this process is connected to."""
    return {} if shards is None else {"shard_ids": [*range(shards.first, shards.last + 1)], "shard_count": shards.count}


async def supervise(make_bot: Callable[[], Kontor], token: str, first: Callable[[], Work] | None = None) -> int:
    """Run the bot until somebody says stop, or it makes no sense any more: what ends the connection for now only
    costs a pause. Some work comes `first`.

    The pause grows while failures repeat, and is short again after a connection that was steady.
    """
    loop = asyncio.get_running_loop()
    failures = 0
    with told_to_stop() as stop:
        if first is not None:
            await first_of(first(), stop)
        while not stop.is_set():
            began = loop.time()
            ended = await run(make_bot, token, stop)
            if isinstance(ended, int):
                return ended
            failures = 1 if loop.time() - began > STEADY else failures + 1
            pause = min(FIRST_PAUSE * 2.0 ** (failures - 1), ended.longest_pause)
            log.warning("%s; starting again in %.0f s", ended.why.rstrip("."), pause)
            await first_of(asyncio.sleep(pause), stop)
        return 0


async def rehearse() -> None:
    """Load what the first clicks would wait for; it stays, so nobody has to look through it for garbage."""
    await warm_up()
    gc_freeze()


async def first_of(work: Work, stop: asyncio.Event) -> asyncio.Task[None]:
    """Wait for some work, or until somebody says stop."""
    working, stopped = asyncio.create_task(work), asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({working, stopped}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stopped.cancel()
    return working


class Interrupted(NamedTuple):
    """A connection ended in a way that trying again may cure."""

    why: str
    longest_pause: float = LONGEST_PAUSE


async def run(make_bot: Callable[[], Kontor], token: str, stop: asyncio.Event) -> int | Interrupted:
    """One connection from its beginning to its end; gives the code to exit with, or why it ended for now."""
    try:
        async with make_bot() as bot:
            running = await first_of(bot.start(token), stop)
            if not running.done():
                await bot.finish()
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
                return 0
            await running
        return Interrupted("the connection was closed")
    except discord.LoginFailure:
        log.error(FATAL[4004])
        return 2
    except discord.PrivilegedIntentsRequired:
        log.error(FATAL[4014])
        return 2
    except StorageTrouble as trouble:
        if trouble.kind in FINAL:
            log.error("%s", trouble)
            return 3
        return Interrupted(str(trouble), LONGEST_WAIT)
    except discord.ConnectionClosed as closed:
        if closed.code in FATAL:
            log.error(FATAL[closed.code])
            return 2
        return Interrupted(f"Discord closed the connection with code {closed.code}")
    except (aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, OSError) as error:
        return Interrupted(f"Discord cannot be reached ({first_line(error)})")
    except Exception:
        log.exception("the bot stopped")
        return Interrupted("that was a fault of ours")


def first_line(error: Exception) -> str:
    return str(error).partition("\n")[0] or type(error).__name__


async def sync(token: str, guild: int | None) -> int:
    """Upload the commands, to one server or to all, and the emojis made from our sprites.

    The commands are wired to a database that is thrown away: this one may belong to a newer bot that runs.
    """
    with tempfile.TemporaryDirectory(prefix="kontor-") as folder:
        async with Kontor(Path(folder) / "nothing.db", serves=False) as bot:
            await bot.login(token)
            print("\n".join(await upload(bot, guild)))
            return 0


async def upload(bot: Kontor, guild: int | None) -> list[str]:
    """Tell Discord the commands and emojis of a bot; returns what was done."""
    where = on_server(guild)
    if where is not None:
        bot.tree.copy_global_to(guild=where)
    done = await bot.tree.sync(guild=where)
    said = [f"{len(done)} commands are known {'to all servers' if guild is None else f'to server {guild}'}"]
    if where is None:
        said += [f"their copies on server {name} were removed" for name in await remove_copies(bot)]
    said.append(f"{await emojis.upload(bot)} emojis were uploaded")
    for line in said:
        log.info("%s", line)
    return said


def on_server(guild: int | None) -> discord.Object | None:
    return None if guild is None else discord.Object(guild)


async def remove_copies(bot: Kontor) -> list[str]:
    """Take away what SYNC_GUILD has left on servers: there every command would be listed twice."""
    found = []
    async for guild in bot.fetch_guilds(limit=MOST_SERVERS):
        if await bot.tree.fetch_commands(guild=guild):
            bot.tree.clear_commands(guild=guild)
            await bot.tree.sync(guild=guild)
            found.append(str(guild.id))
    return found


async def unlike(told: Settings) -> list[str]:
    """The commands that Discord does not know as they are here."""
    with tempfile.TemporaryDirectory(prefix="kontor-") as folder:
        async with Kontor(Path(folder) / "nothing.db", serves=False) as bot:
            await bot.login(told.token)
            assert isinstance(bot.tree, KnownCommands)
            return await bot.tree.learn(on_server(told.sync_guild))


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


async def table(args: argparse.Namespace) -> int:
    """The local table: the same bot with a simulated Discord and a page in the browser."""
    try:
        import sandbox
    except ModuleNotFoundError as missing:
        print(f"The local table needs {missing.name}; the bot on Discord needs DISCORD_TOKEN", file=sys.stderr)
        return 2
    clock = sandbox.SandboxClock(args.speed)
    try:
        await sandbox.serve(
            lambda: Kontor(args.db, now=clock.now, speed=clock.speed),
            db=args.db,
            port=args.port,
            speed=args.speed,
            users=args.users,
            open_browser=not args.no_browser,
            starters=starters(),
            clock=clock,
        )
    except OSError as error:
        print(f"The local table cannot be opened on port {args.port}: {error.strerror or error}", file=sys.stderr)
        return 1
    return 0


def port(text: str) -> int:
    """A port of this machine; 0 is any that is free."""
    if not text.isdecimal() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port; choose a number up to 65535")
    return int(text)


def speed(text: str) -> float:
    """How much faster a clock runs."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value <= FASTEST:
        raise argparse.ArgumentTypeError(f"{text!r} is no speed; choose a number above 0, up to {FASTEST:,}")
    return value


def users(text: str) -> list[str]:
    """Names between commas."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise argparse.ArgumentTypeError("name at least one person, like Ada,Ben")
    return names


def arguments(argv: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Kontor: Yokohama, Nippon: Zaibatsu and Mombasa on Discord.",
        epilog=COMMANDS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"Kontor {version.described()}")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--discord", action="store_true", help="the bot on Discord; without a token say so, and stop")
    what.add_argument("--local", action="store_true", help="the local table, whether or not a token is set")
    what.add_argument("--sync", action="store_true", help="upload commands and emojis to Discord, then stop")
    what.add_argument("--check", action="store_true", help="list everything that is wrong, then stop")
    here = parser.add_argument_group("the local table, which also opens where no token is set")
    here.add_argument("--port", type=port, default=8420, help="port on this machine (default 8420)")
    here.add_argument("--db", type=Path, default=Path("local-table.db"), help="file with the games (local-table.db)")
    here.add_argument("--speed", type=speed, default=1.0, help="how much faster its clock runs (default 1)")
    here.add_argument(
        "--users",
        type=users,
        default=["Ada", "Ben", "Chie", "Dana"],
        help="people at the table, with commas; name:uk speaks Ukrainian",
    )
    here.add_argument("--no-browser", action="store_true", help="do not open the page")
    return parser.parse_args(argv)


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
    args = arguments([SHORT.get(argv[0], argv[0]), *argv[1:]] if argv else argv)
    sys.setswitchinterval(TURN)
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
            return asyncio.run(check.inspect(told, unlike))
        if args.sync:
            return asyncio.run(sync(told.token, told.sync_guild))
        if told.token:
            introduce(told)
            for said in (*settings.misspelt(), *packages.others()):
                log.warning("%s", said)
            made = partial(Kontor, told.database, told=told)
            return asyncio.run(drawing_in_processes(supervise(made, told.token, rehearse)))
        return asyncio.run(drawing_in_processes(table(args)))
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
