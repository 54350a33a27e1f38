"""Discord in, Discord out: commands, the custom_id router, panels. Knows the shapes of questions, and no game."""

from __future__ import annotations

from dataclasses import dataclass

from discord.ext import commands

from cogs.about import About
from cogs.boards import Boards
from cogs.direct import Direct
from cogs.finding import Finding
from cogs.glance import Glance
from cogs.guard import Guard
from cogs.hands import Hands
from cogs.lobby import Lobby
from cogs.look import Looking
from cogs.naming import CommandWords
from cogs.office import Office
from cogs.play import Play
from cogs.post import Post
from cogs.router import Router
from cogs.tables import Tables
from cogs.threads import KeepAlive
from cogs.typed import Typed
from cogs.vitals import Vitals
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
    """Wire everything into a bot; call it from `setup_hook`, before commands are synced."""
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
    finding = Finding(office)
    lobby = Lobby(office, router)
    vitals = Vitals(bot, host)
    for cog in (
        router,
        play,
        glance,
        post,
        vitals,
        lobby,
        KeepAlive(office),
        Typed(office, play, glance),
        Tables(office, router, lobby, finding),
        Looking(office, router, finding, glance, Boards(office, router)),
        About(office, router, vitals),
    ):
        await bot.add_cog(cog)
    return Cogs(office, guard, router, play, glance, post, hands)
