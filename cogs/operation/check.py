"""`python bot.py --check`: everything that is wrong, in ten seconds at most and without a traceback."""

from __future__ import annotations

import asyncio
import errno
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import aiohttp
import discord

from cogs.clicks.permissions import INTENTS, NEEDED, invitation
from cogs.operation import packages
from cogs.operation.settings import Settings, closed_to_the_unit, misspelt, wrong_with_backups
from engine.core import games
from host import Where, beside, examine, wall_clock
from host.backups import Backups
from render.kit import fonts
from words import LANGUAGES, files, one_line

PART_SECONDS = 6.0  # for each part; all of them look at once
MOST_SERVERS = 25  # whose permissions are looked at
LEAST_FREE_BYTES = 100_000_000  # of disk space

Findings = AsyncIterator[tuple[bool, str]]


Unlike = Callable[[Settings], Awaitable[list[str]]]  # names of commands that Discord knows otherwise, or not at all


async def inspect(settings: Settings, unlike: Unlike | None = None) -> int:
    """Look at everything and say what is wrong; 0 if nothing is."""
    looks = {
        "settings": look_at_settings(settings),
        "database": look_at_database(settings.database),
        "fonts": look_at_fonts(),
        "texts": look_at_texts(),
        "games": look_at_games(settings),
        "metrics": look_at_metrics(settings),
        "backups": look_at_backups(settings),
        "packages": look_at_packages(),
        "Discord": look_at_discord(settings, unlike),
    }
    found = await asyncio.gather(*(gathered(name, look) for name, look in looks.items()))
    wrong = 0
    for good, said in (one for findings in found for one in findings):
        print(f"{'ok   ' if good else 'WRONG'}  {said}")
        wrong += not good
    return 1 if wrong else 0


async def gathered(name: str, look: Findings) -> list[tuple[bool, str]]:
    """All that one look finds in its time; what it cannot even look at is wrong, too."""
    found = []
    try:
        async with asyncio.timeout(PART_SECONDS):
            async for good, said in look:
                found.append((good, f"{name}: {said}"))
    except TimeoutError:
        found.append((False, f"{name}: this took longer than {PART_SECONDS:.0f} s and was given up"))
    except Exception as error:  # this is what the look is for
        found.append((False, f"{name}: {type(error).__name__}: {error}"))
    return found


async def look_at_settings(settings: Settings) -> Findings:
    """The environment, the `.env` file, and whether the user of an installed unit can read the code."""
    closed = await asyncio.to_thread(closed_to_the_unit)
    wrong = [*settings.wrong.values(), *misspelt()]
    if closed is not None:
        wrong.append(f"{closed} is closed to the user of the unit; beside bot.py: chmod -R go+rX . && chmod 600 .env")
    for said in wrong:
        yield False, said
    if not wrong:
        yield True, "all can be followed"


async def look_at_database(database: Where) -> Findings:
    """The file, its pages and tables, what waits in it, and the disk it lies on."""
    for finding in await asyncio.to_thread(lambda: [*disk_space(database), *examine(database)]):
        yield finding


def disk_space(database: Where) -> Iterator[tuple[bool, str]]:
    """A full disk loses nothing, but nobody can play on."""
    folder = beside(database).absolute().parent
    if folder.is_dir():
        free = shutil.disk_usage(folder).free
        yield free >= LEAST_FREE_BYTES, f"{free // 1_000_000:,} MB are free on its disk"


async def look_at_metrics(settings: Settings) -> Findings:
    """Whether figures can be shown where they shall be; a bot that runs does so already."""
    if settings.metrics is None:
        return
    where, port = settings.metrics
    try:
        (await asyncio.start_server(lambda *_: None, where, port)).close()
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            yield False, f"{where}:{port} cannot be opened ({error.strerror}); set METRICS to another address"
        elif await is_ours(f"http://{where}:{port}/alive"):
            yield True, f"a bot that runs answers at {where}:{port}"
        else:
            yield False, f"{where}:{port} is taken by another program; set METRICS to another port"
    else:
        yield True, f"{where}:{port} is free"


async def is_ours(url: str) -> bool:
    """Whether a bot answers there."""
    try:
        async with aiohttp.ClientSession() as session, session.get(url) as answer:
            return (await answer.text()).strip() == "alive"
    except aiohttp.ClientError:
        return False


async def look_at_backups(settings: Settings) -> Findings:
    """Where copies are kept, how old the newest is, and whether the next one fits."""
    folder = settings.backup_dir
    if folder is None:
        yield True, "none are made, since BACKUP_DIR is off"
        return
    wrong = wrong_with_backups(folder)
    if wrong is not None:
        yield False, wrong
        return
    backups = await asyncio.to_thread(backups_of, settings, folder)
    copies = await asyncio.to_thread(backups.copies)
    needed = size(Path(settings.database), *(one.path for one in copies[-1:]))
    free = shutil.disk_usage(folder if folder.is_dir() else folder.parent).free
    said = f"{free // 1_000_000:,} MB are free for {folder}"
    yield free >= needed, f"{said}, the next one takes {needed // 1_000_000:,} MB"
    late = backups.age() > 2 * backups.every
    if copies:
        yield not late, f"{len(copies)} copies, the newest is {copies[-1].path.name}"
    else:
        yield not late, f"there is none yet in {folder}" + ("; the log of the bot says why" if late else "")


def backups_of(settings: Settings, folder: Path) -> Backups:
    """The copies that the bot makes with these settings."""
    return Backups(settings.database, folder, settings.backup_hours * 3600, settings.backup_keep, wall_clock)


def size(*files: Path) -> int:
    """Of the largest that is there."""
    return max((file.stat().st_size for file in files if file.is_file()), default=0)


async def look_at_fonts() -> Findings:
    """Whether they can write what the languages need."""
    sample = "AaŻżŹźĆćŃńŁłĄąĘęÓóŚś АаЯяЁёЪъЫыЭэ ІіЇїЄєҐґ’ʼ 0123456789 ¥£×–…"
    missing = "".join(sorted(fonts.missing_glyphs(sample)))
    yield not missing, f"no {missing}" if missing else "all letters are there"


async def look_at_texts() -> Findings:
    """Whether every language has its files; what they say is the tests' business."""
    needed = ("core", "ui", "host", "look", *games.names())
    missing = [f"{prefix} in {lang}" for prefix in needed for lang in LANGUAGES if not files(prefix, lang)]
    yield not missing, f"no {', '.join(missing)}" if missing else f"there in {', '.join(LANGUAGES)}"


async def look_at_games(settings: Settings) -> Findings:
    """With which component sets the games are played; wrong ones are among the settings."""
    if "COMPONENTS_DIR" not in settings.wrong:
        for name in games.names():
            yield True, f"{name} is played with component set {games.get(name).shelf.current()}"


async def look_at_packages() -> Findings:
    """Whether what this version was tested with is installed."""
    found = packages.others()
    for said in found:
        yield False, f"{said}; `make doctor` and `make run` install what is new"
    if not found:
        yield True, "all are those that this version was tested with"


async def look_at_commands(settings: Settings, unlike: Unlike) -> Findings:
    """Whether people find the commands that this version has."""
    found = await unlike(settings)
    if not found:
        yield True, "the commands are uploaded"
    elif settings.sync:
        yield True, "the commands are uploaded at the next start, as SYNC=auto says"
    else:
        yield False, f"{', '.join(f'/{name}' for name in found)}: not as this version has them; `kontor sync` uploads"


async def look_at_discord(settings: Settings, unlike: Unlike | None = None) -> Findings:
    """Whether the token is accepted, what the application may do, and which servers lack permissions for the bot."""
    if "DISCORD_TOKEN" in settings.wrong:
        return
    if not settings.token:
        yield False, "DISCORD_TOKEN is not set; without it only the local table can be opened"
        return
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(settings.token)
        except discord.LoginFailure:
            yield False, "the token is not accepted; look at DISCORD_TOKEN"
            return
        invited = "" if client.application_id is None else f"; who opens {invitation(client.application_id)} invites it"
        yield True, f"the bot is {client.user}{invited}"
        for finding in (*intents(client.application_flags), *installs(client.application)):
            yield finding
        if unlike is not None:
            async for finding in look_at_commands(settings, unlike):
                yield finding
        guilds = [guild async for guild in client.fetch_guilds(limit=200)]
        for guild in guilds[:MOST_SERVERS]:
            try:
                missing = await lacking_in(client, guild)
            except discord.HTTPException as error:
                yield False, f"server {one_line(guild.name)}: cannot be looked at ({error})"
                continue
            names = ", ".join(name.replace("_", " ") for name in missing)
            server = f"server {one_line(guild.name)}"
            yield not missing, f"{server}: {f'lacks {names}' if missing else 'all permissions are there'}"
        if len(guilds) > MOST_SERVERS:
            yield (
                True,
                f"only {MOST_SERVERS} servers were looked at; the others are told in the channel what is missing",
            )


def intents(flags: discord.ApplicationFlags) -> Iterator[tuple[bool, str]]:
    """Which events Discord would have to be asked for on the page of the application."""
    granted = {
        "members": flags.gateway_guild_members or flags.gateway_guild_members_limited,
        "presences": flags.gateway_presence or flags.gateway_presence_limited,
        "message_content": flags.gateway_message_content or flags.gateway_message_content_limited,
    }
    refused = [name for name, allowed in granted.items() if getattr(INTENTS, name) and not allowed]
    for name in refused:
        yield False, f"the intent {name} is not switched on for this application"
    if not refused:
        yield True, "all intents are granted"


def installs(application: discord.AppInfo | None) -> Iterator[tuple[bool, str]]:
    """Who can add the bot, as far as Discord says so; that people cannot is no fault."""
    if application is None or application.guild_integration_config is None:
        return
    if application.user_integration_config is not None:
        yield True, "servers can add it, and people for themselves"
    else:
        yield True, "servers can add it; people could, too, with User Install in the developer portal (Installation)"


async def lacking_in(client: discord.Client, guild: discord.Guild) -> tuple[str, ...]:
    """The permissions that the bot's roles on a server do not give."""
    member = await guild.fetch_member(client.user.id) if client.user else None
    roles = {role.id: role for role in await guild.fetch_roles()}
    granted = discord.Permissions.none()
    for role in [guild.id, *(r.id for r in (member.roles if member else ()))]:
        if role in roles:
            granted |= roles[role].permissions
    return () if granted.administrator else tuple(name for name in NEEDED if not getattr(granted, name))
