"""Discord in, Discord out: commands, the custom_id router, panels. Knows the shapes of questions, and no game."""

from __future__ import annotations

from dataclasses import dataclass

from discord.ext import commands

from cogs.direct import Direct
from cogs.glance import Glance
from cogs.guard import Guard
from cogs.hands import Hands
from cogs.naming import CommandWords
from cogs.office import Office
from cogs.play import Play
from cogs.post import Post
from cogs.router import Router
from cogs.typed import Typed
from host import Host


@dataclass(frozen=True)
class Cogs:
    """What further cogs build on."""

    office: Office
    guard: Guard
    router: Router
    play: Play
    glance: Glance
    post: Post
    hands: Hands


async def setup(bot: commands.AutoShardedBot | commands.Bot, host: Host) -> Cogs:
    """Wire the playing half into a bot; call it from `setup_hook`, before commands are synced."""
    office = Office(bot, host)
    guard = Guard(office)
    router = Router(guard)
    play = Play(office, router)
    glance = Glance(office, router, play)
    direct = Direct(office)
    post = Post(office, direct)
    hands = Hands(office, direct, post)
    bot.tree.error(guard.on_command_error)
    await bot.tree.set_translator(CommandWords())
    for cog in (router, play, glance, post, Typed(office, play, glance)):
        await bot.add_cog(cog)
    return Cogs(office, guard, router, play, glance, post, hands)
