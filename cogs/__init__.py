"""Discord in, Discord out: commands, the custom_id router, panels. Knows the shapes of questions, and no game."""

from __future__ import annotations

from dataclasses import dataclass

from discord.ext import commands

from cogs.commands.about import About
from cogs.commands.finder import Finding
from cogs.commands.look import Looking
from cogs.commands.play import Typed
from cogs.commands.tables import Tables
from cogs.kit.command_names import CommandWords
from cogs.kit.context import Context
from cogs.kit.guard import Guard
from cogs.kit.router import Router
from cogs.kit.threads import KeepAlive
from cogs.operation.vitals import Vitals
from cogs.panels.boards import Boards
from cogs.panels.lobby import Lobby
from cogs.panels.looking import Glance
from cogs.panels.play import Play
from cogs.posting.direct import Direct
from cogs.posting.hands import Hands
from cogs.posting.outbox import Post
from host import Host


@dataclass(frozen=True)
class Cogs:
    """What further cogs build on."""

    context: Context
    guard: Guard
    router: Router
    play: Play
    glance: Glance
    post: Post
    hands: Hands


async def setup(bot: commands.AutoShardedBot | commands.Bot, host: Host) -> Cogs:
    """Wire everything into a bot; call it from `setup_hook`, before commands are synced."""
    context = Context(bot, host)
    guard = Guard(context)
    router = Router(guard)
    play = Play(context, router)
    glance = Glance(context, router, play)
    direct = Direct(context)
    post = Post(context, direct)
    hands = Hands(context, direct, post)
    bot.tree.error(guard.on_command_error)
    await bot.tree.set_translator(CommandWords())
    finding = Finding(context)
    lobby = Lobby(context, router)
    vitals = Vitals(bot, host)
    for cog in (
        router,
        play,
        glance,
        post,
        vitals,
        lobby,
        KeepAlive(context),
        Typed(context, play, glance),
        Tables(context, router, lobby, finding),
        Looking(context, router, finding, glance, Boards(context, router)),
        About(context, router, vitals),
    ):
        await bot.add_cog(cog)
    return Cogs(context, guard, router, play, glance, post, hands)
