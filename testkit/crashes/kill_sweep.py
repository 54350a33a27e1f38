"""One action, with the process killed at each point of it: afterwards everything is as if it had not been killed.

First the action is done undisturbed, on a copy of the database. Then, on another copy each time, the process is killed
at one point, the next one starts, the person who saw no answer does the same again, and everything is sent. At the end
the database holds the same rows, and Discord the same messages, each once.
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
from storage import Where, told
from storage.check import check
from testkit.crashes.killed_process import NEVER, Points, ProcessEnd, Say, run_process
from testkit.crashes.scenarios import ACTIONS, BEGIN, SCENARIOS, TELL, Action
from testkit.databases.scratch import Contents, ScratchDatabases, contents, differences, digest
from testkit.host_play import StillClock

MOST_WRONG = 20  # after so many it is not worth to go on


class SteadyChance(Random):
    """Computer players think the same again after a restart."""

    def random(self) -> float:
        return 0.5


class Scenario(Struct):
    """A database, and what is about to be done there."""

    name: str
    where: Where
    at: datetime
    action: Action

    @property
    def ordered(self) -> bool:
        """Whether transactions come one after the other; lanes of the outbox do not wait for each other."""
        return self.action not in (TELL, BEGIN)


class Undisturbed(Struct):
    """How it goes when nothing is killed."""

    before: Contents
    pending: list[str]  # what was to be told before, by nonce
    states: list[str]  # after each transaction of the action, the first before it
    end: Contents
    told: list[str]
    points: int
    seconds: float


class KillTally(Struct):
    """What happened to whom, and what was wrong afterwards."""

    kills: int = 0
    actions: int = 0
    absent: int = 0  # kills that left nothing of the action
    whole: int = 0  # kills that left all of a step of it
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
        return f"{self.kills:,} kills in {self.actions:,} actions: {left}; {told}; {wrong}"


def poster(host: Host, say: Say) -> OutboxPoster:
    """The outbox of the bot with its lanes; what is sent to Discord is said to whoever watches."""
    context: Any = SimpleNamespace(bot=SimpleNamespace(is_ready=lambda: True), host=host, lacking={})
    made = OutboxPoster(context, InFlight(Guard(context), host.measures))

    async def send(notice: Notice) -> None:
        await asyncio.sleep(0)  # a point at which it may be killed, before Discord has it and after
        what = replace(notice, id=0, nonce="", tries=0)
        say("told", notice.nonce, msgspec.json.encode(what).decode())
        await asyncio.sleep(0)

    made.handlers = defaultdict(lambda: send)
    return made


async def opened(where: Where, at: datetime) -> Host:
    clock = StillClock()
    clock.moment = at
    if not isinstance(where, Path):
        return await Host.open(where, clock.now, rng=SteadyChance(1))
    told.WRITE_SECONDS = 0.0  # what people were told is noted at once, so that a kill meets that, too
    return await Host.open(where, clock.now, reports=where.parent / "reports", rng=SteadyChance(1), alone=True)


async def set_up_there(where: Where, name: str, points: Points, say: Say) -> None:
    clock = StillClock()
    async with await Host.open(where, clock.now, rng=SteadyChance(1)) as host:
        action = await SCENARIOS[name](host, clock)
    say("action", msgspec.to_builtins(action), clock.now().isoformat())


async def settle(host: Host, say: Say) -> None:
    """Everything that a process that is awake does by itself: what is due, what computers do, what must be told."""
    await host.due.act()
    await host.idle()
    outbox = poster(host, say)
    outbox.wake()
    await outbox.idle()


async def do(host: Host, action: Action, say: Say) -> None:
    if action == TELL:
        outbox = poster(host, say)
        outbox.wake()
        await outbox.idle()
    elif action != BEGIN:
        await ACTIONS[action.name](host, action)
        say("confirmed")
        await asyncio.sleep(0)  # from now on it must be there
        await host.idle()


def note_states(host: Host, say: Say) -> None:
    """Say from now on what the database holds after each transaction."""
    database: Any = host._db
    write = database.write

    async def noted(work: Any, /, *args: Any, **kwargs: Any) -> Any:
        result = await write(work, *args, **kwargs)
        say("state", digest(await database.read(contents)))
        return result

    database.write = noted


async def first_process(scenario: Scenario, where: Where, undisturbed: bool, points: Points, say: Say) -> None:
    """Does the action and may be killed meanwhile; undisturbed, it goes on until nothing is left to do."""
    action = scenario.action
    if action == BEGIN:
        say("begun")
        points.counting = True
    async with await opened(where, scenario.at) as host:
        if action.name != "due":
            await host.wake()
        if action == BEGIN:
            await settle(host, say)
        else:
            await host.idle()
            if undisturbed:
                say("state", digest(await host._db.read(contents)))
                note_states(host, say)
            say("begun")
            points.counting = True
            await do(host, action, say)
        points.counting = False
        if undisturbed:
            if action.name == "due":
                await host.wake()
            await settle(host, say)


async def next_process(scenario: Scenario, where: Where, points: Points, say: Say) -> None:
    """The process that starts after a kill; whoever saw no answer tries again."""
    async with await opened(where, scenario.at) as host:
        await host.wake()
        try:
            await do(host, scenario.action, say)
        except PlayerMistake:
            say("refused")
        await settle(host, say)


def set_up(databases: ScratchDatabases, name: str) -> Scenario:
    """A scene, set in a database of its own."""
    where = databases.fresh()
    ((action, at),) = run_process(partial(set_up_there, where, name)).words("action")
    return Scenario(name, where, datetime.fromisoformat(at), msgspec.convert(action, Action))


def undisturbed(databases: ScratchDatabases, scenario: Scenario) -> Undisturbed:
    where = databases.copied(scenario.where)
    before, pending = ({}, []) if scenario.action == BEGIN else databases.looked(where)
    ending = run_process(partial(first_process, scenario, where, True))
    end, left = databases.looked(where)
    assert not left, f"{scenario.name}: undisturbed, {len(left)} notices are not told"
    databases.drop(where)
    return Undisturbed(
        before=before,
        pending=pending,
        states=[state for (state,) in ending.words("state")],
        end=end,
        told=sorted(what for _, what in ending.words("told")),
        points=ending.words("passed")[0][0],
        seconds=ending.seconds,
    )


def kill_once(
    databases: ScratchDatabases,
    scenario: Scenario,
    reference: Undisturbed,
    tally: KillTally,
    killed_at: int = NEVER,
    after: float | None = None,
) -> bool:
    """One kill, and what comes after it; False if everything was over before."""
    where = databases.copied(scenario.where)
    ending = run_process(partial(first_process, scenario, where, False), killed_at, killed_after=after)
    if not ending.killed:
        databases.drop(where)
        return False
    databases.left(where)
    wrong = after_kill(databases, scenario, reference, where, ending, tally)
    following = run_process(partial(next_process, scenario, where))
    wrong += after_all(databases, reference, where, [*ending.words("told"), *following.words("told")], tally)
    tally.kills += 1
    point = f"point {killed_at}" if killed_at else f"{after:.6f} s"
    tally.found(wrong, f"{databases.kind}, {scenario.name}, killed at {point} of {reference.points}")
    databases.drop(where)
    return True


def after_kill(
    databases: ScratchDatabases,
    scenario: Scenario,
    reference: Undisturbed,
    where: Where,
    ending: ProcessEnd,
    tally: KillTally,
) -> list[str]:
    """What is wrong with what a killed process has left."""
    lines, good = check(where)
    wrong = [] if good else lines
    if scenario.action == BEGIN:  # it may not even have been brought up to date
        return wrong
    found, left = databases.looked(where)
    before, pending = reference.before, reference.pending
    if scenario.ordered:
        wrong += whole_or_absent(found, reference.states, ending, tally)
    else:
        if digest(found, without="outbox") != digest(before, without="outbox"):
            wrong.append(f"telling has changed something: {'; '.join(differences(found, before)[:5])}")
        lost = set(pending) - set(left) - {nonce for nonce, _ in ending.words("told")}
        if lost:
            wrong.append(f"{len(lost)} notices are lost")
    return wrong


def whole_or_absent(found: Contents, states: Sequence[str], ending: ProcessEnd, tally: KillTally) -> list[str]:
    """What is wrong with a database that should be as it was after some transaction of a action, or before it."""
    state = digest(found)
    if state not in states:
        return ["it is neither whole nor absent"]
    if state != states[0]:
        tally.whole += 1
        return []
    tally.absent += 1
    return ["it was confirmed, and is lost"] if ending.words("confirmed") else []


def after_all(
    databases: ScratchDatabases, reference: Undisturbed, where: Where, told: list[list[str]], tally: KillTally
) -> list[str]:
    """What is wrong once the next process has done everything."""
    found, left = databases.looked(where)
    wrong = [f"{len(left)} notices are not told"] if left else []
    if found != reference.end:
        wrong.append(f"it ends otherwise: {'; '.join(differences(found, reference.end)[:5])}")
    return wrong + mistold(told, reference.told, tally)


def mistold(told: Sequence[Sequence[str]], expected: Sequence[str], tally: KillTally) -> list[str]:
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
    databases: ScratchDatabases,
    scenario: Scenario,
    tally: KillTally,
    points: Iterable[int] = (),
    random: Iterable[float] = (),
) -> None:
    """Die at every point of a action, or at some; then at some shares of the time it takes, wherever that is."""
    reference = undisturbed(databases, scenario)
    tally.actions += 1
    for killed_at in points or count(1):
        if not kill_once(databases, scenario, reference, tally, killed_at) or len(tally.wrong) > MOST_WRONG:
            break
    for share in random:
        kill_once(databases, scenario, reference, tally, after=share * reference.seconds)
