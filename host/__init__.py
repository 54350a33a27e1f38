"""What a host does, without Discord: lobby, play, notices, settings. `README.md` here describes the interface."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random, SystemRandom

from engine.core.text import PlayerMistake
from engine.players.coach import FeatureGap
from host.coach.comparing import Comparison, JudgedTurn
from host.coach.computers import Computers
from host.coach.hints import Hint, HintedTurn, Hints
from host.coach.lessons import LessonMoment, Lessons
from host.coach.plan_lines import PlanReader
from host.coach.reviews import Forecast, Review, ReviewedTurn, ReviewProgress, Reviews
from host.coach.thinking import Thinking
from host.coach.turn_words import difference
from host.coach.what_if import WhatIfs
from host.days.away import Away
from host.days.consent import Consent
from host.days.gathering import Gathering
from host.days.outages import Outages
from host.days.reminders import Reminders
from host.days.time_up import TimeUp
from host.errors import GivesAway, HostTrouble, NotTogether
from host.history.leaderboard import Leaderboard, ServerLeaderboard
from host.history.replays import Replays
from host.history.stories import PastTurn, Stories
from host.history.transfer import Proof, Transfer
from host.measures import Measures
from host.people.privacy import Privacy, StoredAbout
from host.people.server_owners import ServerOwners
from host.people.settings import Guilds, Users
from host.people.watching import Watching
from host.play.answers import Answers
from host.play.default_answers import DefaultAnswers
from host.play.plans import Plans
from host.play.rewind import Rewind
from host.play.turn_ends import TurnEnds
from host.records import (
    AskedSeat,
    ClickResult,
    DefaultAnswer,
    GatheredCall,
    Notice,
    PlanLine,
    PlanLines,
    Question,
    RewindRequest,
    SeatInfo,
    SecretPlan,
    TableInfo,
    TriedTurn,
    Turn,
    TurnPlan,
    Update,
    Waiting,
)
from host.rights import BOT, Person
from host.seating.handover import Handover
from host.seating.lobby import Lobby
from host.seating.offers import Offers
from host.seating.places import Places
from host.seating.practice import PracticeTables
from host.seating.seeking import SeekingPlayers
from host.seating.tidying import Tidying
from host.sets.server_sets import ServerSets
from host.tables.behind import Behind
from host.tables.due import Due
from host.tables.live_tables import LiveTables
from host.tables.notices import Notices
from host.tables.reads import LEAD, Reads
from host.tables.stand_ins import STANDIN, rests
from host.traces import TimedPart
from host.version import __version__
from storage import (
    ALL_SHARDS,
    Database,
    GuildRow,
    Practice,
    Saving,
    SeatShare,
    Shards,
    Status,
    StorageTrouble,
    TableRow,
    UserRow,
    Where,
    beside,
    is_address,
    open_database,
    place,
)
from storage.database import wrong_with_address
from storage.health import examine
from storage.told import ToldVersions, file_of, refuse_to_begin_anew

__all__ = [
    "ALL_SHARDS",
    "BOT",
    "LEAD",
    "STANDIN",
    "AskedSeat",
    "ClickResult",
    "Comparison",
    "DefaultAnswer",
    "FeatureGap",
    "Forecast",
    "GatheredCall",
    "GivesAway",
    "GuildRow",
    "Hint",
    "HintedTurn",
    "Host",
    "HostTrouble",
    "JudgedTurn",
    "LessonMoment",
    "Measures",
    "NotTogether",
    "Notice",
    "PastTurn",
    "Person",
    "PlanLine",
    "PlanLines",
    "PlayerMistake",
    "Practice",
    "Proof",
    "Question",
    "Review",
    "ReviewProgress",
    "ReviewedTurn",
    "RewindRequest",
    "SeatInfo",
    "SeatShare",
    "SecretPlan",
    "ServerLeaderboard",
    "Shards",
    "Status",
    "StorageTrouble",
    "StoredAbout",
    "TableInfo",
    "TriedTurn",
    "Turn",
    "TurnPlan",
    "Update",
    "UserRow",
    "Waiting",
    "Where",
    "__version__",
    "beside",
    "difference",
    "examine",
    "is_address",
    "place",
    "wrong_with_address",
]


log = logging.getLogger(__name__)

TAKE_OVER_SECONDS = 15.0  # seconds between looks for what a process that died has left


def wall_clock() -> datetime:
    return datetime.now(UTC)


class Host:
    """Everything together over one database; `now` is the only clock, `rng` the only chance outside the games."""

    def __init__(
        self,
        db: Database,
        now: Callable[[], datetime],
        reports: Path,
        *,
        rng: Random | None = None,
        speed: float = 1.0,
        thinking: Thinking | None = None,
        replays: Callable[[], Replays] = Replays,
        measures: Measures | None = None,
        told: ToldVersions | None = None,
    ) -> None:
        rng = SystemRandom() if rng is None else rng
        self._db = db
        db.timed = TimedPart
        self.now = now
        self.measures = Measures() if measures is None else measures
        self._live = LiveTables(db, now, reports, self._saved, self.measures)
        self._told = told
        self.behind = Behind(self._live, told)
        self.lobby = Lobby(self._live, rng)
        self.places = Places(self._live)
        self.answers = Answers(self._live)
        self.reads = Reads(self._live)
        self.plans = Plans(self._live)
        self.plan_lines = PlanReader(self._live)
        self.default_answers = DefaultAnswers(self._live)
        self.stories = Stories(self._live, self.reads)
        self.transfer = Transfer(self._live, self.reads, replays)
        self.notices = Notices(self._live, rng)
        self.guilds = Guilds(self._live)
        self.server_owners = ServerOwners(self._live)
        self.server_sets = ServerSets(self._live)
        self.due = Due(self._live, speed)
        self.outages = Outages(self._live, self.due, speed)
        self._live.signs.rouse = self.due.rouse
        self.due.when_told = lambda: self.notices.when_new()
        self.seeking = SeekingPlayers(self._live, self.due)
        self.users = Users(self._live, self.due)
        self.handover = Handover(self._live, self.due)
        self.offers = Offers(self._live, self.due)
        self.practice = PracticeTables(self._live)
        self.tidying = Tidying(self._live, self.due)
        self.leaderboard = Leaderboard(self._live)
        self.watching = Watching(self._live)
        self.privacy = Privacy(self._live, self.handover)
        self.consent = Consent(self._live, self.due)
        self.rewind = Rewind(self._live, self.due)
        self.turn_ends = TurnEnds(self._live, self.due)
        self.lessons = Lessons(self._live, self.rewind)
        self.time_up = TimeUp(self._live, self.due)
        self.gathering = Gathering(self._live, self.due, self.consent, self.time_up, self.rewind)
        self.away = Away(self._live, self.due, self.gathering)
        Reminders(self._live, self.due)
        self.thinking = Thinking() if thinking is None else thinking
        self.hints = Hints(self._live, self.thinking)
        self.reviews = Reviews(self._live, self.thinking)
        self.what_ifs = WhatIfs(self._live, self.thinking)
        self._computers = Computers(self.answers, rng, self.thinking, self.measures)
        self._taking_over: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        where: Where,
        now: Callable[[], datetime] = wall_clock,
        *,
        reports: str | Path | None = None,
        alone: bool = False,
        shards: Shards = ALL_SHARDS,
        rng: Random | None = None,
        speed: float = 1.0,
        thinking: Thinking | None = None,
        replays: Callable[[], Replays] = Replays,
        measures: Measures | None = None,
    ) -> Host:
        """Open or create the database; `StorageTrouble` says why it cannot be used. Then call `wake()`.

        Reports of our own mistakes go into a folder, unless told otherwise into `reports` beside the database.
        `alone` is for the bot that serves the database: where one runs already, it is refused; on PostgreSQL where one
        runs with the same `shards`. `speed` says how much faster than the wall clock `now` runs, `thinking` how
        computer players look ahead, `replays` how files are replayed, `measures` what is counted.
        """
        folder = beside(where).parent / "reports" if reports is None else Path(reports)
        if alone:
            refuse_to_begin_anew(where)
        db = await open_database(where, alone=alone, shards=shards)
        told = ToldVersions(file_of(where)) if alone else None
        return cls(
            db, now, folder, rng=rng, speed=speed, thinking=thinking, replays=replays, measures=measures, told=told
        )

    async def wake(self) -> None:
        """After a start: tables that have lost something say so, frozen ones go on if these rules let them, computer
        players take their turns, and what came due meanwhile is done."""
        await self.outages.begin()
        await self.behind.compare()
        await self.answers.retry_frozen()
        await self._computers.wake()
        self.due.start()
        if self._live.shared:
            self._db.heard = self._heard
            self._taking_over = asyncio.get_running_loop().create_task(self._take_over(), name="taking over")

    @property
    def processes(self) -> int:
        """How many processes share the database, this one among them."""
        return self._db.processes

    def lost(self) -> StorageTrouble | None:
        """Why the database is of no use any more, if it broke or vanished since it was opened."""
        return self._db.lost()

    async def idle(self) -> None:
        """Wait until no computer player has anything to do."""
        await self._computers.idle()

    async def close(self) -> None:
        """Stop the computer players, finish what is being saved, close the database."""
        if self._taking_over is not None:
            self._taking_over.cancel()
            await asyncio.gather(self._taking_over, return_exceptions=True)
        await self.due.close()
        await self.hints.close()
        await self.reviews.close()
        await self._computers.close()
        await self.transfer.close()
        await self._live.close()
        if self._told is not None:
            await self._told.close()
        await self._db.close()

    async def __aenter__(self) -> Host:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def _heard(self) -> None:
        """Another process has written something to be told or done."""
        self.notices.when_new()
        self.due.rouse(0.0)

    async def _take_over(self) -> None:
        """Now and then, look for computer players that nobody lets play: the process that did may have died."""
        while True:
            await asyncio.sleep(TAKE_OVER_SECONDS)
            try:
                await self._computers.wake()
            except HostTrouble as trouble:
                log.error("tables of computer players cannot be read: %s", trouble)

    def _saved(self, row: TableRow, saved: Saving) -> None:
        """After every commit: computer players may be next, and there may be something to tell or to wait for."""
        if self._told is not None:
            self._told.note(row)
        if row.status == "running" and not rests(row) and any(s.computer and s.asked_at is not None for s in row.seats):
            self._computers.rouse(row.id)
        if saved.notices:
            self.notices.when_new()
        if saved.due:
            self.due.rouse(min(one.at for one in saved.due))
        if saved.notices or saved.due:
            self._db.tell_others()
