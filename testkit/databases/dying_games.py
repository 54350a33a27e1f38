"""Whole games in which the process dies in every answer: each life presses again what its predecessor died of."""

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
from storage import Where
from storage.check import check
from testkit.databases.dying import (
    MOST_WRONG,
    Deaths,
    Moment,
    do,
    mistold,
    note_states,
    opened,
    settle,
    sweep,
    whole_or_absent,
)
from testkit.databases.lives import Points, Say, live
from testkit.databases.moments import Deed, open_asks, seated
from testkit.databases.places import DatabasePlaces, FilePlaces, contents, digest, memory
from testkit.host_play import StillClock

A_GAME = 1800.0  # seconds for all of it in one life
EVERY = 25  # answers of which one is swept


class DyingGame(Struct, frozen=True):
    """A game that is played to its end, at most so many answers of it."""

    game: str
    seats: int
    options: dict[str, str] = {}
    most: int = 10_000


class Answered(Struct):
    """An answer of the game as it goes if nobody dies."""

    deed: Deed
    states: list[str]  # after each transaction, the first before it
    points: int
    told: list[str]
    settled: str  # what the database holds once everything is told


def name(match: DyingGame) -> str:
    return f"{games.get(match.game).title} with {match.seats}"


async def seat(where: Where, match: DyingGame, seed: str, points: Points, say: Say) -> None:
    async with await opened(where, StillClock().now()) as host:
        await host.wake()
        await seated(host, match.game, match.seats, match.options, seed)
        await settle(host, say)


async def play_on(where: Where, match: DyingGame, seed: str, points: Points, say: Say) -> None:
    """The whole game in one life, telling what comes of every answer."""
    rng = Random(seed)
    async with await opened(where, StillClock().now()) as host:
        await host.wake()
        (table,) = await host._store.tables.with_status("running")
        note_states(host, say)
        say("settled", digest(await host._store.database.read(contents)))
        for _ in range(match.most):
            asks = await open_asks(host, table)
            if not asks:
                break
            deed = rng.choice(asks).answered(rng)
            say("deed", msgspec.to_builtins(deed))
            points.counting = True
            before = points.passed
            await do(host, deed, say)
            points.counting = False
            say("points", points.passed - before)
            await settle(host, say)
            say("settled", digest(await host._store.database.read(contents)))


def answers(said: list[list[Any]]) -> Iterator[Answered]:
    """The game as it was told, answer by answer."""
    settled = next(word[1] for word in said if word[0] == "settled")
    number = 0

    def of_deed(word: list[Any]) -> int:
        nonlocal number
        number += int(word[0] == "deed")
        return number

    for n, group in groupby(said, of_deed):
        words = list(group)
        if n == 0:
            continue
        at = next(i for i, word in enumerate(words) if word[0] == "points")
        states = [word[1] for word in words[:at] if word[0] == "state"]
        told = [word[2] for word in words if word[0] == "told"]
        deed, points = msgspec.convert(words[0][1], Deed), words[at][1]
        after = next(word[1] for word in words if word[0] == "settled")  # in the end a life says more than that
        yield Answered(deed, [settled, *states], points, told, after)
        settled = after


async def next_to_die(where: Where, again: Deed | None, deed: Deed | None, points: Points, say: Say) -> None:
    """A life that does again what the last one died of, lets everything be told, and goes on to the next answer."""
    async with await opened(where, StillClock().now()) as host:
        await host.wake()
        if again is not None:
            try:
                await do(host, again, lambda *_: None)
            except PlayerMistake:
                say("refused")
        await settle(host, say)
        say("settled", digest(await host._store.database.read(contents)))
        if deed is not None:
            points.counting = True
            await do(host, deed, say)


def undisturbed_game(match: DyingGame, seed: str) -> list[Answered]:
    """In a file, for both kinds of database: what one holds after an answer, the other holds, too."""
    with memory() as folder:
        where = FilePlaces(folder).fresh()
        live(partial(seat, where, match, seed))
        return list(answers(live(partial(play_on, where, match, seed), patience=A_GAME).said))


def play(places: DatabasePlaces, match: DyingGame, seed: str, until: float, tally: Deaths) -> bool:
    """A game with a death in every answer; returns whether it came to its end before the time was up."""
    rng = Random(seed)
    script = undisturbed_game(match, seed)
    where = places.fresh()
    live(partial(seat, where, match, seed))
    again: Deed | None = None
    for n, answer in enumerate(script):
        if time.monotonic() > until or len(tally.wrong) > MOST_WRONG:
            break
        called = f"{places.kind}, {name(match)}, answer {n + 1}"
        if n % EVERY == EVERY - 1:
            life(places, where, again, None, 0, script[n - 1], tally, called)
            again = None
            sweep(places, Moment(called, where, StillClock().now(), answer.deed), tally)
        life(places, where, again, answer, rng.randint(1, answer.points), script[n - 1] if n else None, tally, called)
        again = answer.deed
    else:
        life(places, where, again, None, 0, script[-1], tally, f"{places.kind}, {name(match)}, the end")
        places.drop(where)
        return True
    places.drop(where)
    return False


def life(
    places: DatabasePlaces, where: Where, again: Deed | None, answer: Answered | None, ends_at: int,
    last: Answered | None, tally: Deaths, called: str,
) -> None:  # fmt: skip
    """One link of the chain, and what is wrong with what it found or has left."""
    ending = live(partial(next_to_die, where, again, None if answer is None else answer.deed), ends_at)
    wrong = []
    if last is not None:
        (settled,) = ending.words("settled")[0]
        if settled != last.settled:
            wrong.append("after the restart it goes on otherwise")
        if again is not None:
            wrong += mistold(ending.words("told"), last.told, tally)
    if answer is not None and ending.died:
        tally.deaths += 1
        tally.deeds += 1
        places.left(where)
        lines, good = check(where)
        wrong += [] if good else lines
        wrong += whole_or_absent(places.looked(where)[0], answer.states, ending, tally)
    tally.found(wrong, f"{called}, killed at point {ends_at}")
