"""`python bot.py --check`: token, permissions, database and fonts, and what is wrong with them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

import discord

from cogs.kit.permissions import NEEDED, lacking
from engine.core import games
from engine.core.components import BadComponents
from host import Host, StorageTrouble, Waiting
from host.notices import TOO_LONG
from render import fonts
from words import LANGUAGES, problems


async def inspect(database: Path, token: str) -> int:
    """Look at everything and say what is wrong; 0 if nothing is."""
    wrong = 0
    for check in (look_at_database(database), look_at_words(), look_at_games(), look_at_discord(token)):
        async for good, said in check:
            print(f"{'ok   ' if good else 'WRONG'}  {said}")
            wrong += not good
    return 1 if wrong else 0


async def look_at_database(database: Path) -> AsyncIterator[tuple[bool, str]]:
    """Whether the file can be opened; it is made if it is not there, as the bot would do."""
    try:
        host = await Host.open(database)
    except StorageTrouble as trouble:
        yield False, f"database: {trouble}"
        return
    running = await host.looking.running()
    waiting = await host.notices.waiting(TOO_LONG)
    await host.close()
    yield True, f"database: {database.name} can be used, {running} tables are being played"
    for line in waiting_lines(waiting):
        yield line


def waiting_lines(waiting: Sequence[Waiting]) -> Iterator[tuple[bool, str]]:
    """The tables whose messages have waited for too long, with the last reason."""
    for one in waiting:
        hours, reason = one.seconds / 3600, one.error or "not tried yet"
        yield False, f"table {one.table}: {one.notices} notices wait, the oldest for {hours:.1f} h: {reason}"
    if not waiting:
        yield True, "notices: none waits for longer than an hour"


async def look_at_words() -> AsyncIterator[tuple[bool, str]]:
    """Whether the fonts can write what the languages need, and whether all texts are there."""
    sample = "AaŻżŹźĆćŃńŁłĄąĘęÓóŚś АаЯяЁёЪъЫыЭэ ІіЇїЄєҐґ’ʼ 0123456789 ¥£×–…"
    missing = "".join(fonts.missing_glyphs(sample))
    yield not missing, f"fonts: {'all letters are there' if not missing else f'no {missing}'}"
    faults = [fault for prefix in ("core", "ui", "host", "look", *games.names()) for fault in problems(prefix)]
    said = faults[0] if faults else f"complete in {', '.join(LANGUAGES)}"
    yield not faults, f"texts: {said}"


async def look_at_games() -> AsyncIterator[tuple[bool, str]]:
    """Whether every game finds its components, local corrections included."""
    for name in games.names():
        try:
            used = games.get(name).shelf.current()
        except BadComponents as error:
            yield False, f"{name}: {error}"
        else:
            yield True, f"{name}: component set {used}"


async def look_at_discord(token: str) -> AsyncIterator[tuple[bool, str]]:
    """Whether the token is accepted, and which servers lack permissions for the bot."""
    if not token:
        yield False, "token: DISCORD_TOKEN is not set; without it only the local table can be opened"
        return
    client = discord.Client(intents=discord.Intents.none())
    try:
        await client.login(token)
    except discord.LoginFailure:
        yield False, "token: Discord does not accept it"
        await client.close()
        return
    except OSError as error:
        yield False, f"token: Discord cannot be reached: {error}"
        await client.close()
        return
    try:
        yield True, f"token: the bot is {client.user}"
        async for guild in client.fetch_guilds(limit=200):
            member = await guild.fetch_member(client.user.id) if client.user else None
            roles = {role.id: role for role in await guild.fetch_roles()}
            granted = discord.Permissions.none()
            for role in [guild.id, *(r.id for r in (member.roles if member else ()))]:
                if role in roles:
                    granted |= roles[role].permissions
            missing = () if granted.administrator else lacking(granted, NEEDED)
            names = ", ".join(name.replace("_", " ") for name in missing)
            yield not missing, f"server {guild.name}: {f'lacks {names}' if missing else 'all permissions are there'}"
    finally:
        await client.close()
