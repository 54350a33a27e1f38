"""Discord in, Discord out: commands, the custom_id router, panels. Knows the shapes of questions, and no game."""

from __future__ import annotations

from dataclasses import dataclass

from discord.ext import commands

from cogs.clicks.context import Context
from cogs.clicks.deadline import limit_requests
from cogs.clicks.guard import Guard
from cogs.clicks.in_flight import InFlight
from cogs.clicks.router import Router
from cogs.clicks.shared_limit import share_requests
from cogs.clicks.threads import KeepAlive
from cogs.commands.about import AboutCommands
from cogs.commands.coach import CoachCommands
from cogs.commands.finder import TableFinder
from cogs.commands.kontor import KontorCommands
from cogs.commands.learn import LearnCommands
from cogs.commands.look import LookCommands
from cogs.commands.over_days import AwayCommands
from cogs.commands.play import PlayCommands
from cogs.commands.privacy import PrivacyCommands
from cogs.commands.replay import ReplayCommands
from cogs.commands.rules import RulesCommands
from cogs.commands.settings import SettingsCommands
from cogs.commands.standings import StandingsCommands
from cogs.commands.tables import TableCommands
from cogs.commands.watch import WatchCommands
from cogs.messages.command_names import CommandWords, KnownCommands
from cogs.operation.vitals import Vitals
from cogs.panels.coach.hints import HintPanel
from cogs.panels.coach.review import ReviewPanel
from cogs.panels.look.boards import BoardPanel
from cogs.panels.look.looking import LookingPanel
from cogs.panels.look.reference import ReferencePanel
from cogs.panels.look.replay import ReplayPanel
from cogs.panels.look.watching import WatchingPanel
from cogs.panels.tables.after_game import EndPanel
from cogs.panels.tables.days import DaysPanel
from cogs.panels.tables.learning import LearnPanel
from cogs.panels.tables.lobby import LobbyPanel
from cogs.panels.tables.seeking import SeekingPanel
from cogs.panels.turn.default_answers import StandingPanel
from cogs.panels.turn.rewind import BackPanel
from cogs.panels.turn.turn_panel import TurnPanel
from cogs.posting.days import DaysPoster
from cogs.posting.direct import DirectMessages
from cogs.posting.hands import HandPoster
from cogs.posting.lobbies import LobbyPoster
from cogs.posting.nudges import NudgePoster
from cogs.posting.outbox import OutboxPoster
from cogs.posting.plans import PlanPoster
from cogs.posting.posters import EndPoster
from cogs.posting.retry_triggers import Returns
from cogs.posting.rounds import RoundPoster
from cogs.posting.thread_posts import ThreadPoster
from host import Host
from render.drawing import pool


@dataclass(frozen=True)
class Cogs:
    """What further cogs, and tests, build on."""

    context: Context
    router: Router
    outbox: OutboxPoster
    at_work: InFlight
    vitals: Vitals


async def setup(bot: commands.AutoShardedBot, host: Host) -> Cogs:
    """Wire everything into a bot; call it from `setup_hook`, before commands are synced."""
    limit_requests(bot)
    share_requests(bot, lambda: host.processes)
    context = Context(bot, host)
    guard = Guard(context)
    at_work = InFlight(guard, host.measures)
    router = Router(at_work)
    bot.tree.error(guard.on_command_error)
    if isinstance(bot.tree, KnownCommands):
        bot.tree.around = at_work
    pool.listen(host.measures.picture)
    await bot.tree.set_translator(CommandWords())
    turn = TurnPanel(context, router)
    context.when_called = turn.next_question.called
    context.when_begun = turn.next_question.begun
    looking = LookingPanel(context, router)
    boards = BoardPanel(context, router)
    reference = ReferencePanel(context, router)
    replay = ReplayPanel(context, router)
    ending = EndPanel(context, router)
    hints = HintPanel(context, router)
    reviews = ReviewPanel(context, router)
    watching = WatchingPanel(context, router)
    lobby = LobbyPanel(context, router)
    learning = LearnPanel(context, router, lobby, turn)
    seeking = SeekingPanel(context, router, lobby)
    standing = StandingPanel(context, router)
    back = BackPanel(context, router)
    DaysPanel(context, router, turn)
    direct = DirectMessages(context)
    outbox = OutboxPoster(context, at_work)
    thread = ThreadPoster(context, outbox)
    EndPoster(context, outbox, thread)
    NudgePoster(context, direct, outbox, thread)
    DaysPoster(context, direct, outbox, thread)
    HandPoster(context, direct, outbox, thread)
    PlanPoster(context, direct, outbox, thread)
    RoundPoster(context, direct, outbox)
    LobbyPoster(context, outbox)
    finder = TableFinder(context)
    vitals = Vitals(bot, host)
    for cog in (
        router,
        outbox,
        Returns(context, outbox),
        vitals,
        KeepAlive(context),
        PlayCommands(context, router, finder, turn, back, looking),
        TableCommands(context, router, lobby, seeking, standing, back, finder),
        LookCommands(context, router, finder, looking, boards, ending),
        ReplayCommands(context, finder, replay),
        CoachCommands(finder, hints, reviews),
        WatchCommands(context, finder, watching),
        LearnCommands(context, learning),
        RulesCommands(context, finder, reference),
        AboutCommands(context, router, vitals),
        SettingsCommands(context, router),
        StandingsCommands(context, router),
        KontorCommands(context, router),
        PrivacyCommands(context, router, lobby),
        AwayCommands(context),
    ):
        await bot.add_cog(cog)
    return Cogs(context, router, outbox, at_work, vitals)
