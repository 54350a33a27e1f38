"""Whole games in which the process is killed in every answer; the next process gives the same answer again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from itertools import groupby
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from engine.core import games
from host import PlayerMistake
from storage import Where, sql
from storage.check import check
from testkit.crashes.kill_sweep import (
    MOST_WRONG,
    KillTally,
    Scenario,
    do,
    mistold,
    note_states,
    opened,
    settle,
    sweep,
    whole_or_absent,
)
from testkit.crashes.killed_process import Points, Say, run_process
from testkit.crashes.scenarios import Action, open_asks, seated
from testkit.databases.scratch import ScratchDatabases, ScratchFiles, contents, digest, memory
from testkit.host_play import StillClock

GAME_SECONDS = 1800.0  # for all of it in one process
EVERY = 25  # answers of which one is swept


class KilledGame(Struct, frozen=True):
    """A game that is played to its end, at most so many answers of it."""

    game: str
    seats: int
    options: dict[str, str] = {}
    most: int = 10_000


class Answered(Struct):
    """An answer of the game when nothing is killed."""

    action: Action
    states: list[str]  # after each transaction, the first before it
    points: int
    told: list[str]
    settled: str  # what the database holds once everything is told


def name(match: KilledGame) -> str:
    return f"{games.get(match.game).title} with {match.seats}"


async def seat(where: Where, match: KilledGame, seed: str, points: Points, say: Say) -> None:
    async with await opened(where, StillClock().now()) as host:
        await host.wake()
        await seated(host, match.game, match.seats, match.options, seed)
        await settle(host, say)


async def play_on(where: Where, match: KilledGame, seed: str, points: Points, say: Say) -> None:
    """The whole game in one process, telling what comes of every answer."""
    rng = Random(seed)
    async with await opened(where, StillClock().now()) as host:
        await host.wake()
        (table,) = await host._db.read(sql.tables.with_status, "running")
        note_states(host, say)
        say("settled", digest(await host._db.read(contents)))
        for _ in range(match.most):
            asks = await open_asks(host, table)
            if not asks:
                break
            action = rng.choice(asks).answered(rng)
            say("action", msgspec.to_builtins(action))
            points.counting = True
            before = points.passed
            await do(host, action, say)
            points.counting = False
            say("points", points.passed - before)
            await settle(host, say)
            say("settled", digest(await host._db.read(contents)))


def answers(said: list[list[Any]]) -> Iterator[Answered]:
    """The game as it was told, answer by answer."""
    settled = next(word[1] for word in said if word[0] == "settled")
    number = 0

    def of_action(word: list[Any]) -> int:
        nonlocal number
        number += int(word[0] == "action")
        return number

    for n, group in groupby(said, of_action):
        words = list(group)
        if n == 0:
            continue
        at = next(i for i, word in enumerate(words) if word[0] == "points")
        states = [word[1] for word in words[:at] if word[0] == "state"]
        told = [word[2] for word in words if word[0] == "told"]
        action, points = msgspec.convert(words[0][1], Action), words[at][1]
        after = next(word[1] for word in words if word[0] == "settled")  # in the end a process says more than that
        yield Answered(action, [settled, *states], points, told, after)
        settled = after


async def next_to_die(where: Where, again: Action | None, action: Action | None, points: Points, say: Say) -> None:
    """Does again what the last process was killed in, lets everything be told, and goes on to the next answer."""
    async with await opened(where, StillClock().now()) as host:
        await host.wake()
        if again is not None:
            try:
                await do(host, again, lambda *_: None)
            except PlayerMistake:
                say("refused")
        await settle(host, say)
        say("settled", digest(await host._db.read(contents)))
        if action is not None:
            points.counting = True
            await do(host, action, say)


def undisturbed_game(match: KilledGame, seed: str) -> list[Answered]:
    """In a file, for both kinds of database: what one holds after an answer, the other holds, too."""
    with memory() as folder:
        where = ScratchFiles(folder).fresh()
        run_process(partial(seat, where, match, seed))
        return list(answers(run_process(partial(play_on, where, match, seed), patience=GAME_SECONDS).said))


def play(databases: ScratchDatabases, match: KilledGame, seed: str, until: float, tally: KillTally) -> bool:
    """A game with a kill in every answer; returns whether it came to its end before the time was up."""
    rng = Random(seed)
    script = undisturbed_game(match, seed)
    where = databases.fresh()
    run_process(partial(seat, where, match, seed))
    again: Action | None = None
    for n, answer in enumerate(script):
        if time.monotonic() > until or len(tally.wrong) > MOST_WRONG:
            break
        called = f"{databases.kind}, {name(match)}, answer {n + 1}"
        if n % EVERY == EVERY - 1:
            process(databases, where, again, None, 0, script[n - 1], tally, called)
            again = None
            sweep(databases, Scenario(called, where, StillClock().now(), answer.action), tally)
        process(
            databases, where, again, answer, rng.randint(1, answer.points), script[n - 1] if n else None, tally, called
        )
        again = answer.action
    else:
        process(databases, where, again, None, 0, script[-1], tally, f"{databases.kind}, {name(match)}, the end")
        databases.drop(where)
        return True
    databases.drop(where)
    return False


def process(
    databases: ScratchDatabases, where: Where, again: Action | None, answer: Answered | None, killed_at: int,
    last: Answered | None, tally: KillTally, called: str,
) -> None:  # fmt: skip
    """One link of the chain, and what is wrong with what it found or has left."""
    ending = run_process(partial(next_to_die, where, again, None if answer is None else answer.action), killed_at)
    wrong = []
    if last is not None:
        (settled,) = ending.words("settled")[0]
        if settled != last.settled:
            wrong.append("after the restart it goes on otherwise")
        if again is not None:
            wrong += mistold(ending.words("told"), last.told, tally)
    if answer is not None and ending.killed:
        tally.kills += 1
        tally.actions += 1
        databases.left(where)
        lines, good = check(where)
        wrong += [] if good else lines
        wrong += whole_or_absent(databases.looked(where)[0], answer.states, ending, tally)
    tally.found(wrong, f"{called}, killed at point {killed_at}")
