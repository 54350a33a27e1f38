"""The first minute: what the bot is, and three ways to begin; on a server that has just invited it, and in /help."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

import discord
from discord.ext import commands

from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.clicks.permissions import IN_CHANNEL, NeedsServer, invitation, lacking
from cogs.clicks.places import guild_of, is_guest
from cogs.clicks.router import Router
from cogs.messages.message import Message, Part, button, link, paragraph, rows
from cogs.messages.reader import Reader
from cogs.panels.tables.lobby import opened_message
from cogs.panels.tables.table_channel import may_write
from engine.core import games
from engine.core.text import Text, join, text
from words import language

log = logging.getLogger(__name__)

# A lobby of a game: in the channel that is named, else where was clicked.
OpenTable = Callable[[Click, str, discord.TextChannel | None], Awaitable[None]]
ShowSettings = Callable[[Click], Awaitable[None]]  # the settings of the server where was clicked
ENTRIES_LOOKED_AT = 10  # newest bots in the audit log of a server, among which we look for ourselves


class WelcomePanel(commands.Cog):
    """Greets a server once when it invites the bot, and leads from there to a first game."""

    def __init__(self, context: Context, router: Router, open_table: OpenTable, show_settings: ShowSettings) -> None:
        self.context, self.open, self.show_settings = context, open_table, show_settings
        self.opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        router.on("begin", self.begin)
        router.on("open_table", self.open_table)
        router.on("server_settings", self.server_settings)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Whoever invited us hears of it in private; where they cannot be known or reached, the first channel does."""
        inviter = await who_invited(guild)
        if inviter is not None:
            direct = await self.context.bot.create_dm(discord.Object(inviter))
            if await self._sent(direct, guild, await self._reader(inviter, guild)):
                return
        channel = first_channel(guild)
        if channel is None or not await self._sent(channel, guild, Reader(language(str(guild.preferred_locale)))):
            log.info("guild=%s nobody there could be greeted", guild.id)

    async def _reader(self, user: int, guild: discord.Guild) -> Reader:
        known = await self.context.host.users.get(user)
        lang = known.language or known.heard or language(str(guild.preferred_locale))
        return Reader(lang, emojis=self.context.emojis, commands=self.context.commands)

    async def _sent(self, to: discord.abc.Messageable, guild: discord.Guild, reader: Reader) -> bool:
        titles = join([games.get(name).name for name in games.names()], "and")
        said = [reader.say(text("home.welcome", games=titles)), *self._lacking(guild, reader)]
        message = Message((paragraph("\n\n".join(said)), *self.ways(reader, guild.id)))
        try:
            await to.send(**message.sending(f"hi {guild.id}"))
        except discord.HTTPException as error:
            log.info("guild=%s the greeting did not get through: %s", guild.id, error)
            return False
        return True

    def _lacking(self, guild: discord.Guild, reader: Reader) -> list[str]:
        names = [Text(f"ui.permission.{name}") for name in lacking(guild.me.guild_permissions)]
        return [reader.say(text("home.welcome.lacking", permissions=join(names, "comma")))] if names else []

    def ways(self, reader: Reader, guild: int | None, *more: Part) -> list[Part]:
        """The three buttons, the link that grants what is missing, and what else there is."""
        buttons = [
            button(reader.label(Text("learn.button.learn")), button_ids.make("begin", "learn"), "main"),
            button(reader.label(Text("home.button.table")), button_ids.make("begin", "table")),
        ]
        if guild is not None:
            there = button_ids.make("server_settings", str(guild))
            buttons.append(button(reader.label(Text("home.button.server")), there))
        return rows([*buttons, *self.invitations(reader), *more])

    def invitations(self, reader: Reader) -> list[Part]:
        """The link by which a server invites the bot."""
        me = self.context.bot.user
        return [] if me is None else [link(reader.label(Text("home.button.invite")), invitation(me.id))]

    async def begin(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Which game to learn, or to open a table of."""
        await acknowledge(click, ephemeral=True, thinking=True)
        if pressed.arg != "learn" and is_guest(click):
            raise NeedsServer(click.guild_id)
        reader = await self.context.reader(click)
        alone = "" if click.guild_id is not None else "_alone"
        verb, asked = (
            ("learn", "home.welcome.learn") if pressed.arg == "learn" else ("open_table", f"home.welcome.table{alone}")
        )
        buttons = [
            button(reader.label(games.get(name).name), button_ids.make(verb, name), "main") for name in games.names()
        ]
        await self.context.show(click, Message((paragraph(reader.say(Text(asked))), *rows(buttons))))

    async def open_table(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """A lobby of that game, in front of everybody in the channel; one, however often it is pressed."""
        if is_guest(click):
            raise NeedsServer(click.guild_id)
        async with self.opening.setdefault(click.user.id, asyncio.Lock()):
            home = await self.beside_game(click)
            here = None if click.guild_id is None else click.channel_id if home is None else home.id
            mine = [
                table
                for table in await self.context.host.reads.of_user(click.user.id)
                if (table.game, table.organiser, table.channel) == (pressed.arg, click.user.id, here)
            ]
            opened = [table for table in mine if table.status == "lobby"]
            if not opened:
                await self.open(click, pressed.arg, home)
                return
        await acknowledge(click, ephemeral=True, thinking=True)
        if home is None:
            await self.context.say(click, Text("home.welcome.open"))
        else:
            await self.context.show(click, opened_message(opened[0], await self.context.reader(click)))

    async def beside_game(self, click: Click) -> discord.TextChannel | None:
        """The channel that the thread of a guided or ended game belongs to, if who asks may write there."""
        thread, member = click.channel, click.user
        if not (isinstance(thread, discord.Thread) and isinstance(member, discord.Member)):
            return None
        home, table = thread.parent, await self.context.host.reads.in_thread(thread.id, person(click))
        left = table is not None and (table.teaching == "lesson" or table.status in ("over", "closed"))
        return home if left and isinstance(home, discord.TextChannel) and may_write(member, home) else None

    async def server_settings(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """What holds for new tables; in a direct message, the way to where it can be set."""
        await acknowledge(click, ephemeral=True, thinking=True)
        if guild_of(click) is not None:
            await self.show_settings(click)
            return
        reader = await self.context.reader(click)
        way = link(
            reader.label(Text("home.button.there")), f"https://discord.com/channels/{button_ids.number(pressed.arg)}"
        )
        await self.context.show(click, Message((paragraph(reader.say(Text("home.welcome.settings"))), *rows([way]))))


async def who_invited(guild: discord.Guild) -> int | None:
    """Who has just added us, where we may look that up; a server may keep it to itself."""
    if not guild.me.guild_permissions.view_audit_log:
        return None
    try:
        async for entry in guild.audit_logs(action=discord.AuditLogAction.bot_add, limit=ENTRIES_LOOKED_AT):
            if getattr(entry.target, "id", None) == guild.me.id:
                return entry.user_id
    except discord.HTTPException as error:
        log.info("guild=%s does not tell who invited us: %s", guild.id, error)
    return None


def first_channel(guild: discord.Guild) -> discord.TextChannel | None:
    """Where a server wants to hear of newcomers, else its first channel; one in which we may write."""
    wanted = [guild.system_channel] if guild.system_channel is not None else []
    for channel in (*wanted, *guild.text_channels):
        if not lacking(channel.permissions_for(guild.me), IN_CHANNEL):
            return channel
    return None
