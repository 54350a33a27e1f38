"""Start-up and wiring only: settings, logging, storage, cogs. Without a token it opens the local table."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
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
from host import Host, StorageTrouble, wall_clock

log = logging.getLogger("kontor")

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 300.0
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
        )
        self.database = database
        self.now = now
        self.host: Host | None = None

    async def setup_hook(self) -> None:
        """Open the database, wire the cogs, let computer players go on."""
        self.host = await Host.open(self.database, now=self.now, reports=self.database.with_name("reports"))
        wired = await cogs.setup(self, self.host)
        wired.context.emojis = await emojis.known(self)
        await self.host.wake()

    async def close(self) -> None:
        await super().close()
        if self.host is not None:
            await self.host.close()


async def supervise(make_bot: Callable[[], commands.Bot], token: str) -> int:
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
    import sandbox

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
    parser = argparse.ArgumentParser(description="Kontor: heavy trading games by post, on Discord.")
    parser.add_argument("--sync", action="store_true", help="upload commands and emojis to Discord, then stop")
    parser.add_argument(
        "--check", action="store_true", help="look at token, permissions, database and fonts, then stop"
    )
    here = parser.add_argument_group("the local table, which opens where no token is set")
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
        if args.sync and not token:
            print("--sync needs DISCORD_TOKEN", file=sys.stderr)
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
