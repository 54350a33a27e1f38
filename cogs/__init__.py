"""Discord in, Discord out: commands, the custom_id router, panels. Knows the shapes of questions, and no game."""

from __future__ import annotations

from dataclasses import dataclass

from discord.ext import commands

from cogs.clicks.context import Context
from cogs.clicks.guard import Guard
from cogs.clicks.in_flight import InFlight
from cogs.clicks.request_limits import limit_requests, share_requests
from cogs.clicks.router import Router
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
from cogs.operation.departures import Departures
from cogs.operation.vitals import Vitals
from cogs.panels.coach.hint_panel import HintPanel
from cogs.panels.coach.review import ReviewPanel
from cogs.panels.look.boards import BoardPanel
from cogs.panels.look.hand_log_help import HandLogHelpPanel
from cogs.panels.look.reference import ReferencePanel
from cogs.panels.look.replay import ReplayPanel
from cogs.panels.look.watching import WatchingPanel
from cogs.panels.tables.after_game import AfterGamePanel
from cogs.panels.tables.component_set import ComponentSetPanel
from cogs.panels.tables.learning import LearnPanel
from cogs.panels.tables.lobby import LobbyPanel
from cogs.panels.tables.options import OptionsPanel
from cogs.panels.tables.over_days import OverDaysPanel
from cogs.panels.tables.own_values import OwnValuesPanel
from cogs.panels.tables.practice import PracticePanel
from cogs.panels.tables.seats import SeatsPanel
from cogs.panels.tables.seeking import SeekingPanel
from cogs.panels.tables.vacation import VacationPanel
from cogs.panels.tables.welcome import WelcomePanel
from cogs.panels.turn.default_answers import DefaultAnswersPanel
from cogs.panels.turn.plan_lines import PlanLinesPanel
from cogs.panels.turn.rewind import RewindPanel
from cogs.panels.turn.turn_panel import TurnPanel
from cogs.panels.turn.what_if import WhatIfPanel
from cogs.posting.card_and_thread_name import LobbyPoster
from cogs.posting.direct_messages import DirectMessages
from cogs.posting.follower_messages import FollowerPoster
from cogs.posting.gathered_messages import GatheredPoster
from cogs.posting.hand_messages import HandPoster
from cogs.posting.lobby_words import LobbyWordPoster
from cogs.posting.nudge_messages import NudgePoster, PlannedTurnPoster
from cogs.posting.outbox import OutboxPoster
from cogs.posting.over_days import OverDaysPoster
from cogs.posting.past_messages import PastMessages
from cogs.posting.reopening import ThreadReopener
from cogs.posting.retry_triggers import RetryTriggers
from cogs.posting.thread_posts import ThreadPoster
from host import Host
from render.drawing import pool


@dataclass(frozen=True)
class Cogs:
    """What further cogs, and tests, build on."""

    context: Context
    router: Router
    outbox: OutboxPoster
    in_flight: InFlight
    vitals: Vitals
    departures: Departures


async def setup(bot: commands.AutoShardedBot, host: Host) -> Cogs:
    """Wire everything into a bot; call it from `setup_hook`, before commands are synced."""
    limit_requests(bot)
    share_requests(bot, lambda: host.processes)
    context = Context(bot, host)
    guard = Guard(context)
    in_flight = InFlight(guard, host.measures)
    router = Router(in_flight)
    bot.tree.error(guard.on_command_error)
    if isinstance(bot.tree, KnownCommands):
        bot.tree.around = in_flight
    pool.listen(host.measures.picture)
    await bot.tree.set_translator(CommandWords())
    turn = TurnPanel(context, router)
    PlanLinesPanel(turn, router)
    WhatIfPanel(turn, router)
    context.when_called = turn.next_question.called
    context.is_here = turn.next_question.is_here
    context.has_question = turn.next_question.has_question
    context.last_press = turn.next_question.last_press
    host.turn_ends.when_ended = turn.at_table.ended
    context.when_over = turn.at_table.over
    context.when_plan_is_over = turn.next_question.plan_over
    context.when_begun = turn.next_question.begun
    hand_log_help = HandLogHelpPanel(context, router)
    boards = BoardPanel(context, router)
    reference = ReferencePanel(context, router)
    replay = ReplayPanel(context, router)
    after_game = AfterGamePanel(context, router)
    hints = HintPanel(context, router)
    reviews = ReviewPanel(context, router)
    watching = WatchingPanel(context, router)
    lobby = LobbyPanel(context, router)
    OptionsPanel(context, router, lobby)
    SeatsPanel(context, router, lobby)
    OwnValuesPanel(context, router)
    learning = LearnPanel(context, router, lobby, turn)
    PracticePanel(context, router, lobby, turn)
    seeking = SeekingPanel(context, router, lobby)
    default_answers = DefaultAnswersPanel(context, router)
    rewind = RewindPanel(context, router)
    OverDaysPanel(context, router, turn)
    direct = DirectMessages(context)
    outbox = OutboxPoster(context, in_flight)
    reopener = ThreadReopener(context, outbox)
    thread = ThreadPoster(context, outbox, reopener, PastMessages(context, direct))
    NudgePoster(context, direct, outbox, thread)
    OverDaysPoster(context, direct, outbox, thread)
    GatheredPoster(context, direct, outbox, thread)
    HandPoster(context, direct, outbox, thread)
    PlannedTurnPoster(context, direct, outbox, thread)
    FollowerPoster(context, direct, outbox)
    LobbyPoster(context, outbox)
    LobbyWordPoster(context, direct, outbox)
    finder = TableFinder(context)
    vitals, departures = Vitals(bot, host), Departures(context)
    tables = TableCommands(context, router, lobby, seeking, default_answers, rewind, finder)
    servers = KontorCommands(context, router, ComponentSetPanel(context, router))
    welcome = WelcomePanel(context, router, tables.open, servers.show)
    for cog in (
        router,
        outbox,
        RetryTriggers(context, outbox),
        vitals,
        departures,
        KeepAlive(context),
        PlayCommands(context, router, finder, turn, rewind, hand_log_help),
        tables,
        LookCommands(context, router, finder, hand_log_help, boards, after_game),
        ReplayCommands(context, finder, replay),
        CoachCommands(finder, hints, reviews),
        WatchCommands(context, finder, watching),
        LearnCommands(context, learning),
        RulesCommands(context, finder, reference),
        welcome,
        AboutCommands(context, vitals, welcome),
        SettingsCommands(context, router),
        StandingsCommands(context, router),
        servers,
        PrivacyCommands(context, router, lobby),
        AwayCommands(context, VacationPanel(context, router)),
    ):
        await bot.add_cog(cog)
    return Cogs(context, router, outbox, in_flight, vitals, departures)
