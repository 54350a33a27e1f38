"""Start-up and wiring only: settings, logging, storage, cogs. Without a token it opens the local table."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import re
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

import cogs
from cogs.kit import emojis
from cogs.operation import check
from cogs.operation.heartbeat import Heartbeat
from host import Host, StorageTrouble, __version__, wall_clock

log = logging.getLogger("kontor")

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 300.0
ENV_FILE = Path(".env")
LONGEST_LIMIT = 30.0  # seconds; what has to wait longer for a rate limit fails, and is tried again when it is over
STEADY = 600.0  # seconds after which a connection counts as good, and the next pause is short again


class Kontor(commands.AutoShardedBot):
    """The bot: no privileged intents, no prefix commands; everything it knows is in the host's database."""

    def __init__(self, database: Path, *, now: Callable[[], datetime] = wall_clock) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=(),
            intents=intents,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_LIMIT,
        )
        self.database = database
        self.now = now
        self.host: Host | None = None

    async def setup_hook(self) -> None:
        """Open the database, wire the cogs, let computer players go on."""
        self.host = await Host.open(self.database, now=self.now, reports=self.database.with_name("reports"))
        wired = await cogs.setup(self, self.host)
        await self.add_cog(Heartbeat(self, self.host, self.database.with_suffix(".heartbeat")))
        wired.context.emojis = await emojis.known(self)
        await self.host.wake()

    async def close(self) -> None:
        await super().close()
        if self.host is not None:
            await self.host.close()


async def supervise(make_bot: Callable[[], commands.AutoShardedBot], token: str) -> int:
    """Run the bot for ever: whatever ends the connection, it is started anew, ever more patiently."""
    pause = FIRST_PAUSE
    loop = asyncio.get_running_loop()
    while True:
        began = loop.time()
        try:
            async with make_bot() as bot:
                await bot.start(token)
            log.info("the connection was closed")
        except discord.LoginFailure:
            log.error("Discord does not accept the token: look at DISCORD_TOKEN")
            return 2
        except StorageTrouble as trouble:
            log.error("%s", trouble)
            return 3
        except Exception:
            log.exception("the bot stopped")
        pause = FIRST_PAUSE if loop.time() - began > STEADY else min(pause * 2, LONGEST_PAUSE)
        log.info("starting again in %.0f s", pause)
        await asyncio.sleep(pause)


async def sync(database: Path, token: str, guild: int | None) -> int:
    """Upload the commands, to one server or to all, and the emojis made from our sprites."""
    async with Kontor(database) as bot:
        await bot.login(token)
        where = None if guild is None else discord.Object(guild)
        if where is not None:
            bot.tree.copy_global_to(guild=where)
        done = await bot.tree.sync(guild=where)
        print(f"{len(done)} commands are known {'to all servers' if guild is None else f'to server {guild}'}")
        print(f"{await emojis.upload(bot)} emojis were uploaded")
    return 0


class BadSetting(ValueError):
    """A line of the file with settings that says nothing."""


def settings_in(content: str) -> dict[str, str]:
    """The settings of an `.env` file: KEY=VALUE lines; `#` begins a comment, quotes keep what is between them."""
    found = {}
    for number, line in enumerate(content.splitlines(), 1):
        said = line.strip()
        if not said or said.startswith("#"):
            continue
        name, sign, value = said.partition("=")
        name, value = name.removeprefix("export ").strip(), value.strip()
        quoted = re.fullmatch(r"""(["'])(.*?)\1(?:\s*#.*)?""", value)
        if not (sign and name.isidentifier()) or (value[:1] in ("'", '"') and quoted is None):
            raise BadSetting(f"{ENV_FILE}, line {number}: settings are written like DATABASE=kontor.db")
        found[name] = quoted.group(2) if quoted else re.split(r"(?:^|\s)#", value)[0].strip()
    return found


def use_env_file() -> None:
    """Take the settings of the file in this folder, if there is one; what the environment says wins."""
    try:
        content = ENV_FILE.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return
    for name, value in settings_in(content).items():
        os.environ.setdefault(name, value)


def starters() -> list[Any]:
    """The cards of the local table's guided start: every game against one computer player."""
    from engine.core import games
    from engine.core.text import text
    from sandbox import Starter
    from words import LANGUAGES, label

    cards = []
    for name in games.names():
        game = games.get(name)
        players = text("look.players", allowed=f"{min(game.seats)}–{max(game.seats)}")
        detail = {lang: label(players, lang) for lang in LANGUAGES}
        cards.append(Starter(game.title, "table new", {"game": name, "computers": 1, "start": True}, detail))
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
            lambda: Kontor(args.db, now=clock.now),
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


def arguments(argv: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Kontor: Yokohama, Nippon: Zaibatsu and Mombasa on Discord.")
    parser.add_argument("--version", action="version", version=f"Kontor {__version__}")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--discord", action="store_true", help="the bot on Discord; without a token say so, and stop")
    what.add_argument("--local", action="store_true", help="the local table, whether or not a token is set")
    what.add_argument("--sync", action="store_true", help="upload commands and emojis to Discord, then stop")
    what.add_argument("--check", action="store_true", help="look at token, permissions, database and fonts, then stop")
    here = parser.add_argument_group("the local table, which also opens where no token is set")
    here.add_argument("--port", type=int, default=8420, help="port on this machine (default 8420)")
    here.add_argument("--db", type=Path, default=Path("local-table.db"), help="file with the games (local-table.db)")
    here.add_argument("--speed", type=float, default=1.0, help="how much faster its clock runs (default 1)")
    here.add_argument(
        "--users",
        type=lambda names: [name.strip() for name in names.split(",") if name.strip()],
        default=["Ada", "Ben", "Chie", "Dana"],
        help="people at the table, with commas; name:uk speaks Ukrainian",
    )
    here.add_argument("--no-browser", action="store_true", help="do not open the page")
    args = parser.parse_args(argv)
    if args.speed <= 0:
        parser.error("--speed must be above 0")
    return args


def main(argv: Sequence[str] | None = None) -> int:
    args = arguments(argv)
    try:
        use_env_file()
    except (BadSetting, OSError, UnicodeDecodeError) as error:
        print(error if isinstance(error, BadSetting) else f"{ENV_FILE} cannot be read: {error}", file=sys.stderr)
        return 2
    if args.local:
        os.environ.pop("DISCORD_TOKEN", None)  # the local table refuses to open beside a token
    level = os.environ.get("LOG_LEVEL", "").upper() or "INFO"
    if level not in logging.getLevelNamesMapping():
        print(f"LOG_LEVEL is {level}; choose DEBUG, INFO, WARNING or ERROR", file=sys.stderr)
        return 2
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    token = os.environ.get("DISCORD_TOKEN", "").strip()
    database = Path(os.environ.get("DATABASE", "").strip() or "kontor.db")
    guild = os.environ.get("SYNC_GUILD", "").strip()
    if guild and not guild.isdigit():
        print("SYNC_GUILD must be the number of a server", file=sys.stderr)
        return 2
    try:
        if args.check:
            return asyncio.run(check.inspect(database, token))
        if (args.sync or args.discord) and not token:
            needs = "--sync" if args.sync else "The bot on Discord"
            print(f"{needs} needs DISCORD_TOKEN: put it into .env, see .env.example", file=sys.stderr)
            return 2
        if args.sync:
            return asyncio.run(sync(database, token, int(guild) if guild else None))
        if token:
            return asyncio.run(supervise(lambda: Kontor(database), token))
        return asyncio.run(table(args))
    except discord.LoginFailure:
        print("Discord does not accept the token: look at DISCORD_TOKEN", file=sys.stderr)
        return 2
    except StorageTrouble as trouble:
        print(trouble, file=sys.stderr)
        return 3
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    raise SystemExit(main())
