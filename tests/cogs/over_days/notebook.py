"""Everything the simulated Discord was told by the bot unasked, in order, with the hour at which it came."""

from __future__ import annotations

import asyncio
from datetime import datetime
from zoneinfo import ZoneInfo

import discord
from simcord.actors import MemberActor

from testkit.discord.shown import texts
from testkit.discord.stage import DiscordStage


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


TOLD = {
    "ran out of time twice in a row": "stand-in plays on",
    "Your time was up twice in a row": "stand-in plays on",
    "friendly reminder that a table": "reminder",
    "friendly reminder that 2 tables": "reminder of two",
    "friendly reminder that 3 tables": "reminder of three",
    "friendly reminder that this": "reminder",
    "is out of time": "out of time",
    "Your time is up": "your time is up",
    "gives you more time": "more time",
    "your seat is offered to somebody else": "your seat will be offered",
    "makes this turn for you": "stand-in for one turn",
    "Your seat at table 1 is free": "your seat is offered",
    "seat that was yours": "your seat is taken",
    "has not shown up. If": "will be offered",
    "gives Alice more time": "more time",
    "stand-in makes this turn": "stand-in for one turn",
    "seat of Alice is free": "open seat",
    "now plays on the seat of": "taken",
    "is away until": "away",
    "is back": "back",
    "is the organiser": "organiser",
    "would like a break": "break?",
    "The break begins": "break",
    "Nobody is left": "abandoned",
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
