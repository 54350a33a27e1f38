"""One deed, and every death that can befall it: whatever it is, afterwards all is as if nobody had died.

First the deed is done undisturbed, on a copy of the database. Then, on another copy each time, the process is killed at
one point, the next one starts, the person who saw no answer does the same again, and everything is told. At the end the
database holds the same rows, and Discord the same messages, each once.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from cogs.clicks.guard import Guard
from cogs.clicks.in_flight import InFlight
from cogs.posting.outbox import OutboxPoster
from host import Host, Notice, PlayerMistake
from storage import Where
from storage.check import check
from testkit.databases.lives import FOR_EVER, LifeEnd, Points, Say, live
from testkit.databases.moments import BEGIN, DEEDS, SCENES, TELL, Deed
from testkit.databases.places import Contents, DatabasePlaces, contents, differences, digest
from testkit.host_play import StillClock

MOST_WRONG = 20  # after so many it is not worth to go on


class SteadyChance(Random):
    """Computer players think the same again after a restart."""

    def random(self) -> float:
        return 0.5


class Moment(Struct):
    """A database, and what is about to be done there."""

    name: str
    where: Where
    at: datetime
    deed: Deed

    @property
    def ordered(self) -> bool:
        """Whether transactions come one after the other; lanes of the outbox do not wait for each other."""
        return self.deed not in (TELL, BEGIN)


class Undisturbed(Struct):
    """How it goes if nobody dies."""

    before: Contents
    pending: list[str]  # what was to be told before, by nonce
    states: list[str]  # after each transaction of the deed, the first before it
    end: Contents
    told: list[str]
    points: int
    seconds: float


class Deaths(Struct):
    """What happened to whom, and what was wrong afterwards."""

    deaths: int = 0
    deeds: int = 0
    absent: int = 0  # deaths that left nothing of the deed
    whole: int = 0  # deaths that left all of a step of it
    told: int = 0
    repeated: int = 0  # messages sent again with the nonce that Discord knows
    wrong: list[str] = field(default_factory=list)

    def found(self, wrong: Iterable[str], where: str) -> None:
        """Say at once what is wrong: a run may be cut off."""
        for one in wrong:
            self.wrong.append(f"{where}: {one}")
            print(self.wrong[-1], flush=True)

    def __str__(self) -> str:
        left = f"{self.absent:,} left nothing of it and {self.whole:,} all of a step"
        told = f"{self.told:,} messages told, {self.repeated:,} of them sent again with a nonce that Discord knows"
        wrong = f"{len(self.wrong)} things wrong" if self.wrong else "nothing wrong"
        return f"{self.deaths:,} deaths in {self.deeds:,} deeds: {left}; {told}; {wrong}"


def poster(host: Host, say: Say) -> OutboxPoster:
    """The outbox of the bot with its lanes; what is sent to Discord is said to whoever watches."""
    context: Any = SimpleNamespace(bot=SimpleNamespace(is_ready=lambda: True), host=host, lacking={})
    made = OutboxPoster(context, InFlight(Guard(context), host.measures))

    async def send(notice: Notice) -> None:
        await asyncio.sleep(0)  # a moment in which it may die, before Discord has it and after
        what = replace(notice, id=0, nonce="", tries=0)
        say("told", notice.nonce, msgspec.json.encode(what).decode())
        await asyncio.sleep(0)

    made.handlers = defaultdict(lambda: send)
    return made


async def opened(where: Where, at: datetime) -> Host:
    clock = StillClock()
    clock.moment = at
    reports = None if not isinstance(where, Path) else where.parent / "reports"
    return await Host.open(where, clock.now, reports=reports, rng=SteadyChance(1))


async def set_scene(where: Where, name: str, points: Points, say: Say) -> None:
    clock = StillClock()
    async with await Host.open(where, clock.now, rng=SteadyChance(1)) as host:
        deed = await SCENES[name](host, clock)
    say("deed", msgspec.to_builtins(deed), clock.now().isoformat())


async def settle(host: Host, say: Say) -> None:
    """Everything that a process that is awake does by itself: what is due, what computers do, what must be told."""
    await host.due.act()
    await host.idle()
    outbox = poster(host, say)
    outbox.wake()
    await outbox.idle()


async def do(host: Host, deed: Deed, say: Say) -> None:
    if deed == TELL:
        outbox = poster(host, say)
        outbox.wake()
        await outbox.idle()
    elif deed != BEGIN:
        await DEEDS[deed.name](host, deed)
        say("confirmed")
        await asyncio.sleep(0)  # from now on it must be there
        await host.idle()


def note_states(host: Host, say: Say) -> None:
    """Say from now on what the database holds after each transaction."""
    database: Any = host._store.database
    write = database.write

    async def noted(work: Any, /) -> Any:
        result = await write(work)
        say("state", digest(await database.read(contents)))
        return result

    database.write = noted


async def first_life(moment: Moment, where: Where, undisturbed: bool, points: Points, say: Say) -> None:
    """A process that does the deed, and may die of it; undisturbed, it goes on for as long as there is something."""
    deed = moment.deed
    if deed == BEGIN:
        say("begun")
        points.counting = True
    async with await opened(where, moment.at) as host:
        if deed.name != "due":
            await host.wake()
        if deed == BEGIN:
            await settle(host, say)
        else:
            await host.idle()
            if undisturbed:
                say("state", digest(await host._store.database.read(contents)))
                note_states(host, say)
            say("begun")
            points.counting = True
            await do(host, deed, say)
        points.counting = False
        if undisturbed:
            if deed.name == "due":
                await host.wake()
            await settle(host, say)


async def next_life(moment: Moment, where: Where, points: Points, say: Say) -> None:
    """The process that starts after a death; whoever saw no answer tries again."""
    async with await opened(where, moment.at) as host:
        await host.wake()
        try:
            await do(host, moment.deed, say)
        except PlayerMistake:
            say("refused")
        await settle(host, say)


def at_moment(places: DatabasePlaces, name: str) -> Moment:
    """A scene, set in a database of its own."""
    where = places.fresh()
    ((deed, at),) = live(partial(set_scene, where, name)).words("deed")
    return Moment(name, where, datetime.fromisoformat(at), msgspec.convert(deed, Deed))


def undisturbed(places: DatabasePlaces, moment: Moment) -> Undisturbed:
    where = places.copied(moment.where)
    before, pending = ({}, []) if moment.deed == BEGIN else places.looked(where)
    ending = live(partial(first_life, moment, where, True))
    end, left = places.looked(where)
    assert not left, f"{moment.name}: undisturbed, {len(left)} notices are not told"
    places.drop(where)
    return Undisturbed(
        before=before,
        pending=pending,
        states=[state for (state,) in ending.words("state")],
        end=end,
        told=sorted(what for _, what in ending.words("told")),
        points=ending.words("passed")[0][0],
        seconds=ending.seconds,
    )


def die(
    places: DatabasePlaces,
    moment: Moment,
    reference: Undisturbed,
    tally: Deaths,
    ends_at: int = FOR_EVER,
    after: float | None = None,
) -> bool:
    """One death, and what comes after it; False if everything was over before."""
    where = places.copied(moment.where)
    ending = live(partial(first_life, moment, where, False), ends_at, killed_after=after)
    if not ending.died:
        places.drop(where)
        return False
    places.left(where)
    wrong = after_death(places, moment, reference, where, ending, tally)
    following = live(partial(next_life, moment, where))
    wrong += after_all(places, reference, where, [*ending.words("told"), *following.words("told")], tally)
    tally.deaths += 1
    point = f"point {ends_at}" if ends_at else f"{after:.6f} s"
    tally.found(wrong, f"{places.kind}, {moment.name}, killed at {point} of {reference.points}")
    places.drop(where)
    return True


def after_death(
    places: DatabasePlaces, moment: Moment, reference: Undisturbed, where: Where, ending: LifeEnd, tally: Deaths
) -> list[str]:
    """What is wrong with what the dead has left."""
    lines, good = check(where)
    wrong = [] if good else lines
    if moment.deed == BEGIN:  # it may not even have been brought up to date
        return wrong
    found, left = places.looked(where)
    before, pending = reference.before, reference.pending
    if moment.ordered:
        wrong += whole_or_absent(found, reference.states, ending, tally)
    else:
        if digest(found, without="outbox") != digest(before, without="outbox"):
            wrong.append(f"telling has changed something: {'; '.join(differences(found, before)[:5])}")
        lost = set(pending) - set(left) - {nonce for nonce, _ in ending.words("told")}
        if lost:
            wrong.append(f"{len(lost)} notices are lost")
    return wrong


def whole_or_absent(found: Contents, states: Sequence[str], ending: LifeEnd, tally: Deaths) -> list[str]:
    """What is wrong with a database that should be as it was after some transaction of a deed, or before it."""
    state = digest(found)
    if state not in states:
        return ["it is neither whole nor absent"]
    if state != states[0]:
        tally.whole += 1
        return []
    tally.absent += 1
    return ["it was confirmed, and is lost"] if ending.words("confirmed") else []


def after_all(
    places: DatabasePlaces, reference: Undisturbed, where: Where, told: list[list[str]], tally: Deaths
) -> list[str]:
    """What is wrong once the next process has done everything."""
    found, left = places.looked(where)
    wrong = [f"{len(left)} notices are not told"] if left else []
    if found != reference.end:
        wrong.append(f"it ends otherwise: {'; '.join(differences(found, reference.end)[:5])}")
    return wrong + mistold(told, reference.told, tally)


def mistold(told: Sequence[Sequence[str]], expected: Sequence[str], tally: Deaths) -> list[str]:
    """What was not told, or more than once; a message whose nonce Discord knows is the same message again."""
    messages = sorted({word[0]: word[1] for word in told}.values())
    tally.told += len(messages)
    tally.repeated += len(told) - len(messages)
    times = Counter(nonce for nonce, _ in told)
    wrong = ["a notice was sent more than twice"] if max(times.values(), default=0) > 2 else []
    missing = list((Counter(expected) - Counter(messages)).elements())
    more = list((Counter(messages) - Counter(expected)).elements())
    wrong += [f"{len(missing)} notices were not told, like {missing[0]}"] if missing else []
    return wrong + ([f"{len(more)} notices were told too often, like {more[0]}"] if more else [])


def sweep(
    places: DatabasePlaces, moment: Moment, tally: Deaths, points: Iterable[int] = (), random: Iterable[float] = ()
) -> None:
    """Die at every point of a deed, or at some; then at some shares of the time it takes, wherever that is."""
    reference = undisturbed(places, moment)
    tally.deeds += 1
    for ends_at in points or count(1):
        if not die(places, moment, reference, tally, ends_at) or len(tally.wrong) > MOST_WRONG:
            break
    for share in random:
        die(places, moment, reference, tally, after=share * reference.seconds)
