"""Three weeks and some days of people in their time zones, at tables with and without a clock, as they are lived.

Cleo is slow, Dan goes on vacation, Ann is not seen again after a while, Hal never sits down at Eve's table, and at one
of their own neither Fay nor Gus shows up; a lobby stays empty, and an invitation unanswered. Summer time ends
meanwhile, the bot is down for two days, and everything is restarted now and then.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import msgspec
from simcord.actors import MemberActor

from host import BOT, Person
from host.days.time_up import LateChoice, LateVotes
from storage import sql
from testkit.discord.stage import DiscordStage
from tests.cogs.over_days.notebook import Ledger, Letter, wakes

HOUR = 3600.0
DAY = 24 * HOUR
STEP = 12 * HOUR  # in which whoever is awake may look in
ZONES: Final = {
    "ann": "Europe/Warsaw",
    "ben": "America/New_York",
    "cleo": "America/Los_Angeles",
    "dan": "Asia/Tokyo",
    "eve": "Europe/Kyiv",
    "fay": "UTC",
    "gus": "UTC",
    "hal": "Europe/London",
}
QUIET: Final = {"ann": (22, 8), "ben": (23, 7), "cleo": (21, 9), "dan": (22, 8)}
SLEEPS = (22, 8)  # of the others
STEPS_A_DAY = int(DAY / STEP)
FRIENDS = ("ann", "ben", "cleo", "dan")
STEPS = {"ann": 1, "ben": 1, "cleo": 3, "dan": 1}  # until somebody has a look
DAYS = 26
AWAY_DAYS = range(2, 6)  # of Dan's vacation
GONE_FROM_DAY = 9  # from when on Ann is not seen again
PROPOSAL_STEP, OUTAGE_STEP = 3, 23
HAL_STEP, REPLACE_STEP = 26, 36  # Eve begins with Hal, and offers his seat

# What a message is about, by words that no other has.
TOLD: Final = {
    "What waits for you": "It is your move at:",
    "Reminder": "A friendly reminder that",
    "The last one": "You are the last one",
    "Your time is up": "Your time is up at table",
    "We waited for you": "has been waiting for your move for a while",
    "What shall we do?": "What shall we do?",
    "More time": "gives you more time",
    "The stand-in made your turn": "has taken this turn for you",
    "The stand-in plays for you": "so the stand-in plays for you from now on",
    "Your seat will be offered": "your seat is offered to somebody else",
    "Your seat is free": "is now free for others",
    "Your seat is taken": "has taken over the seat that was yours",
    "Welcome back": "Welcome back! You are in charge again at table",
    "The table will end": "Nobody has been at table",
    "The lobby is quiet": "Nobody has joined this table",
    "The lobby is closed": "Nothing has happened at this table for three weeks",
    "You were invited": "A week ago you were invited to this table",
    "No answer to your invitation": "There has been no answer to your invitation",
    "The invitation is withdrawn": "Your invitation to this table is",
    "A proposal": "would like to turn hints on",
    "New times": "and all clocks were stopped",
}
MOVE, HAND, NEWS = "Your move", "Your hand", "News of the table"
WAITS = (MOVE, "What waits for you", "Reminder", "The last one")  # that a table waits for somebody


class Weeks:
    """The tables: the first with a clock, the second without, the third nobody's; what was sent is in the ledger."""

    def __init__(self, stage: DiscordStage) -> None:
        self.stage = stage
        moment = datetime(2030, 10, 14, 12, tzinfo=ZoneInfo(ZONES["ann"])).astimezone(UTC)  # summer time ends meanwhile
        stage.clock.later += moment - stage.clock.now()
        self.people = {name: stage.person(name) for name in ZONES}
        self.ledger = Ledger(stage, ZONES)
        self.away: tuple[float, float] = (0.0, 0.0)
        self.open: dict[str, int] = {}  # the tables by their pace
        self.unclocked: set[int] = set()
        self.with_hal: int | None = None
        self.questions: dict[tuple[str, int, float], float] = {}  # by whom, where and since when: until when at least

    async def live(self) -> None:
        """All of it."""
        for name, one in self.people.items():
            await wakes(self.stage, one, ZONES[name], QUIET.get(name, SLEEPS))
        fay, gus = self.people["fay"], self.people["gus"]
        await self.stage.start(fay, gus, clock="daily", seed="nobody")
        lobby = await self.stage.host.lobby.create(
            "bazaar", Person(gus.id), "Gus", guild=self.stage.guild.id, channel=self.stage.channel.id
        )
        await self.stage.host.lobby.invite(lobby.id, Person(gus.id), fay.id)
        for step in range(DAYS * STEPS_A_DAY):
            await self._happens(step)
            for name in FRIENDS:
                if self._there(name, step // STEPS_A_DAY) and step % STEPS[name] == 0 and self.awake(name):
                    await self._looks_in(name)
                    await self.ledger.look()
            if step % 14 == 13:
                await self.stage.restart()
            await self._note_questions()
            await self.ledger.passes(STEP)

    async def _happens(self, step: int) -> None:
        """What does not happen every day."""
        for pace in ("daily", "none"):
            table = self.open.get(pace)
            if table is None or (await self.stage.host.reads.info(table, BOT)).status == "over":
                await self._begin(pace, f"{pace} {step}")
        if step == AWAY_DAYS.start * STEPS_A_DAY:
            now = self.stage.clock.now()
            self.away = (now.timestamp(), (now + timedelta(days=len(AWAY_DAYS))).timestamp())
            await self.stage.host.away.go(self.people["dan"].id, self.away[1], {self.open["daily"]})
        if step == PROPOSAL_STEP:
            await self.stage.host.consent.propose(self.open["daily"], Person(self.people["ben"].id), "hints", "on")
        if step == OUTAGE_STEP:
            await self._outage(2 * DAY)
        if step == HAL_STEP:
            await self.stage.start(self.people["eve"], self.people["hal"], clock="none", seed="hal")
            self.unclocked.add(self.stage.table.id)
            self.with_hal = self.stage.table.id
            await self._turn_of(self.with_hal, self.people["eve"])
        if step == REPLACE_STEP and self.with_hal is not None:
            await self.stage.host.consent.propose(self.with_hal, Person(self.people["eve"].id), "replace", "1")
        info = None if self.with_hal is None else await self.stage.host.reads.info(self.with_hal, BOT)
        if info is not None and info.open_seats and self.awake("dan"):
            dan = Person(self.people["dan"].id, guild=info.guild)
            await self.stage.host.handover.take(info.id, dan, info.open_seats[0].seat, "Dan")

    async def _begin(self, pace: str, seed: str) -> None:
        there = [self.people[name] for name in FRIENDS if not (name == "ann" and pace in self._left_for_good)]
        await self.stage.start(*there, clock=pace, seed=seed)
        self.open[pace] = self.stage.table.id
        self.unclocked |= {self.stage.table.id} if pace == "none" else set()

    @property
    def _left_for_good(self) -> tuple[str, ...]:
        """Once Ann is gone nobody begins another game with her."""
        began = self.stage.clock.now().timestamp() - self._began
        return ("daily", "none") if began > (GONE_FROM_DAY + 1) * DAY else ()

    @property
    def _began(self) -> float:
        return datetime(2030, 10, 14, 12, tzinfo=ZoneInfo(ZONES["ann"])).timestamp()

    def _there(self, name: str, day: int) -> bool:
        return not (name == "ann" and day >= GONE_FROM_DAY) and not (name == "dan" and day in AWAY_DAYS)

    async def _outage(self, seconds: float) -> None:
        """The bot serves people, is down for a while, and serves them again; else time always counts here."""
        await self.stage.host.outages.beat()
        self.stage.clock.later += timedelta(seconds=seconds)
        await self.stage.host.outages.beat()
        await self.stage.host.due.act()
        await self.ledger.look()
        await self.stage.host._db.write(lambda db: db.execute("delete from beats"))
        self.stage.host.outages._last = None

    async def _looks_in(self, name: str) -> None:
        """Somebody says what is to be done where somebody is late, then takes their turns."""
        who = self.people[name]
        for pace, table in self.open.items():
            for due in await self.stage.host._db.read(sql.due.of_table, table):
                if due.kind == "late" and due.user != who.id and due.seat is not None:
                    await self._says(table, who, due.seat, due.payload, pace)
            await self.stage.settle()
            if (await self.stage.host.reads.info(table, BOT)).status == "running":
                await self._turn_of(table, who)

    async def _says(self, table: int, who: MemberActor, seat: int, payload: bytes, pace: str) -> None:
        """At first the table waits, next time the stand-in makes the turn; without a clock the seat is offered."""
        votes, info = msgspec.json.decode(payload, type=LateVotes), await self.stage.host.reads.info(table, BOT)
        own = info.seat_of(who.id)
        if own is None or own.standin is not None or who.id in votes.said:
            return
        wish: LateChoice = "offer" if pace == "none" else "wait" if info.seats[seat].name == "Ann" else "standin"
        await self.stage.host.time_up.choose(table, Person(who.id), seat, votes.mark, wish)

    async def _turn_of(self, table: int, who: MemberActor) -> None:
        while (question := await self.stage.host.reads.question(table, Person(who.id))) is not None:
            ids = [option.id for option in question.options]
            picks = [] if question.min == 0 else ids[: question.min]
            await self.stage.host.answers.answer(
                table, Person(who.id), question.step, ["end"] if "end" in ids else picks
            )
        await self.stage.settle()

    async def _note_questions(self) -> None:
        now = self.stage.clock.now().timestamp()
        for table in self.open.values():
            info = await self.stage.host.reads.info(table, BOT)
            for seat in info.seats:
                if seat.person is not None and seat.asked_at is not None and info.status == "running":
                    name = next(name for name, one in self.people.items() if one.id == seat.person)
                    self.questions[name, table, seat.asked_at] = now

    def awake(self, name: str) -> bool:
        """Whether somebody is awake now."""
        return in_waking_hours(name, self.stage.clock.now().astimezone(ZoneInfo(ZONES[name])))


def in_waking_hours(name: str, when: datetime) -> bool:
    """Whether somebody is awake at an hour of their own."""
    first, last = QUIET.get(name, SLEEPS)
    return last <= when.hour < first


def things(letter: Letter) -> Iterator[str]:
    """What a message tells; one that has gathered may tell several things."""
    found = [label for label, words in TOLD.items() if words in letter.said]
    if found:
        yield from found
    elif letter.place == "thread":
        yield MOVE
    else:
        yield HAND


def waiting_for(letter: Letter) -> list[int]:
    """The tables of which somebody hears that they wait for them."""
    if not any(one in WAITS for one in things(letter)):
        return []
    return [table for table in letter.asked if f"table {table}]" in letter.said or f"table {table}'" in letter.said
            or f"table {table}\\n" in letter.said]  # fmt: skip
