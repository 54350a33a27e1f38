"""Everything the simulated Discord was told by the bot unasked, in order, with the hour at which it came."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import discord
from simcord.actors import MemberActor

from host import BOT, TableInfo
from testkit.discord.shown import texts
from testkit.discord.stage import DiscordStage

SILENT = 1 << 12


class Notebook:
    """Looks at the thread and at direct messages, and says what is new since the last look."""

    def __init__(self, stage: DiscordStage) -> None:
        self.stage = stage
        self._seen: set[int] = set()
        self._noted: list[str] = []

    async def passes(self, seconds: float) -> None:
        """Time goes by under its eyes: a newer message may take the place of an older one."""
        await self.stage.passes(seconds, self.look)

    async def read(self) -> list[str]:
        """New messages as `place: what it is`, in the order they were sent."""
        await self.stage.settle()
        for _ in range(100):  # what cannot be told here is told there
            if not await self.stage.host.notices.pending():
                break
            await asyncio.sleep(0.01)
            await self.stage.settle()
        await self.look()
        noted, self._noted = self._noted, []
        return noted

    async def look(self) -> None:
        """Note what is new."""
        found: list[tuple[int, str]] = []
        for message in self.stage.posts():
            found += self._line("thread", message)
        for person in self.stage.people:
            for message in person.user.dm_channel.history():
                found += self._line(person.name, message)
        self._noted += [line for _, line in sorted(found)]

    def _line(self, place: str, message: discord.Message) -> list[tuple[int, str]]:
        if message.id in self._seen:
            return []
        self._seen.add(message.id)
        said = texts(message)
        told = next((name for words, name in TOLD.items() if words in said), said[:60])
        return [(message.id, f"{place}: {told}")]


class Letter(NamedTuple):
    """A message that somebody got, or that names them in a thread: when, on their own clock, and whether it rang."""

    person: str
    when: datetime
    place: str
    rings: bool
    said: str
    asked: Mapping[int, float]  # by table: since when they have had to decide there


class Post(NamedTuple):
    """A message in a table's thread."""

    table: int
    at: float
    rings: bool
    said: str


class Ledger:
    """Every message to every person, in order; it has to look after each thing that is due."""

    def __init__(self, stage: DiscordStage, zones: Mapping[str, str]) -> None:
        self.stage, self.zones = stage, zones
        self.letters: list[Letter] = []
        self.posts: list[Post] = []
        self._read = len(stage.env.http_requests)

    async def passes(self, seconds: float) -> None:
        """Time goes by under its eyes."""
        await self.look()
        await self.stage.passes(seconds, self.look)
        await self.look()

    async def look(self) -> None:
        """Note what was sent since the last look."""
        await self.stage.settle()
        sent = self.stage.env.http_requests[self._read :]
        self._read += len(sent)
        made = range(1, self.stage.table.id + 1) if sent else range(0)
        tables = [await self.stage.host.reads.info(table, BOT) for table in made]
        for request in sent:
            found = re.fullmatch(r"/channels/(\d+)/messages", request.path)
            if request.method == "POST" and found is not None and request.json:
                self._note(int(found[1]), request.json, tables)

    def _note(self, channel: int, body: dict[str, Any], tables: Sequence[TableInfo]) -> None:
        said = str(body.get("components"))
        rung = {int(user) for user in (body.get("allowed_mentions") or {}).get("users", [])}
        now, loud = self.stage.clock.now().timestamp(), not body["flags"] & SILENT
        self.posts += [Post(one.id, now, bool(rung) and loud, said) for one in tables if one.thread == channel]
        for person in self.stage.people:
            direct = channel == person.user.dm_channel.id
            if direct or person.id in rung:
                when = local(self.stage, self.zones[person.name])
                place = "dm" if direct else "thread"
                asked = {one.id: seat.asked_at for one in tables if (seat := one.seat_of(person.id)) and seat.asked_at}
                self.letters.append(Letter(person.name, when, place, person.id in rung and loud, said, asked))

    def of(self, person: MemberActor, *, rings: bool = True) -> list[Letter]:
        """What somebody got since this was asked last."""
        own = [one for one in self.letters if one.person == person.name and one.rings >= rings]
        self.letters = [one for one in self.letters if one not in own]
        return own


TOLD = {
    "ran out of time twice in a row": "stand-in plays on",
    "Your time ran out twice in a row": "stand-in plays on",
    "friendly reminder that a table": "reminder",
    "friendly reminder that 2\u00a0tables": "reminder of two",
    "friendly reminder that 3\u00a0tables": "reminder of three",
    "friendly reminder that this": "reminder",
    "the last one this table is waiting for": "last one",
    "is out of time": "out of time",
    "Your time is up": "your time is up",
    "gives you more time": "more time",
    "your seat is offered to somebody else": "your seat will be offered",
    "has taken this turn for you": "stand-in for one turn",
    "Your seat at table 1 is now free": "your seat is offered",
    "seat that was yours": "your seat is taken",
    "has not shown up. If": "will be offered",
    "gives Alice more time": "more time",
    "stand-in takes this turn": "stand-in for one turn",
    "seat of Alice is free": "open seat",
    "takes over the seat of": "taken",
    "is away until": "away",
    "is back": "back",
    "is the organiser": "organiser",
    "would like a break": "break?",
    "The break begins": "break",
    "Everybody has left": "abandoned",
    "your hand": "hand",
}


def local(stage: DiscordStage, zone: str) -> datetime:
    """What a clock shows there."""
    return stage.clock.now().astimezone(ZoneInfo(zone))


async def wakes(stage: DiscordStage, person: MemberActor, zone: str, hours: tuple[int, int] = (22, 8)) -> None:
    """Somebody says where they live and when they sleep."""
    first, last = hours
    await stage.host.users.set(person.id, time_zone=zone, quiet_from=first * 60, quiet_to=last * 60)
    await stage.host.due.act()
