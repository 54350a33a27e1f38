"""What the bot sends to one person and to everybody, request by request, at a table and at the same table redealt.

The same stored table is opened twice by the whole bot on a simulated Discord: as it is, and with everything dealt anew
that the reader cannot know. The same person looks at everything, and the same answer is given; whatever is posted or
shown then, and when, has to be the same.
"""

from __future__ import annotations

import re
import shutil
import sqlite3
import tempfile
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import discord
import msgspec
from simcord.actors import MemberActor
from simcord.http import router

from cogs.clicks import button_ids
from engine.core.run import Choice
from engine.core.table import Table
from engine.core.text import Seat
from engine.players import answer, random_player
from host import BOT, Host, Person, TableInfo
from render.drawing import pool
from storage import sql
from testkit.discord.clicking import seat_people
from testkit.discord.stage import DiscordStage, StageBot, staged
from testkit.secrets.leaks import Case, LeakTally
from testkit.secrets.redealt import OtherWorld, dealt_anew, other_world
from testkit.thinking import ThinkingHere

PEOPLE = (("ann", "en-US"), ("bob", "ru"), ("cleo", "uk"), ("dan", "pl"), ("eve", "en-GB"))
DEEPEST = 160  # answers into a game
TRIALS = 3  # of a hint
STRANGER = "zoe"
HINT = "bot: /hint"
NUMBERED = (
    (re.compile(r"/interactions/\d+/[^/]+/"), "/interactions/"),
    (re.compile(r"/webhooks/\d+/[^/]+"), "/webhooks"),
    (re.compile(r"/messages/\d+"), "/messages/"),
)


class Sent(NamedTuple):
    """One request of the bot: where to, and everything in it."""

    method: str
    path: str
    body: Any
    files: tuple[tuple[str, str | None, bytes], ...]

    def plain(self) -> list[object]:
        """Without numbers that Discord gave away and marks by which it knows a message again."""
        path = self.path
        for pattern, instead in NUMBERED:
            path = pattern.sub(instead, path)
        body = {k: v for k, v in self.body.items() if k != "nonce"} if isinstance(self.body, dict) else self.body
        return [self.method, path, body, self.files]


class Postbag:
    """Every request since the beginning, and whose direct channel is which."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.direct: dict[str, int] = {}

    def since(self, start: int, reader: int | None) -> bytes:
        """What reached everybody and one reader since then."""
        others = {f"/channels/{channel}/" for channel, user in self.direct.items() if user != reader}
        own = [one for one in self.sent[start:] if one.method != "GET" and not any(o in one.path for o in others)]
        opened = [one for one in own if one.path != "/users/@me/channels"]
        return msgspec.json.encode([one.plain() for one in opened])


@contextmanager
def collected() -> Iterator[Postbag]:
    """All requests to the simulated Discord, with the bytes of all files."""
    bag, dispatch = Postbag(), router.dispatch

    def noted(backend: Any, method: str, path: str, **rest: Any) -> Any:
        files = tuple((file.filename, file.description, content(file)) for file in rest.get("files") or ())
        bag.sent.append(Sent(method, path, msgspec.json.decode(msgspec.json.encode(rest.get("json"))), files))
        answered = dispatch(backend, method, path, **rest)
        if path == "/users/@me/channels":
            bag.direct[str(answered["id"])] = int(rest["json"]["recipient_id"])
        return answered

    router.dispatch = noted
    try:
        yield bag
    finally:
        router.dispatch = dispatch


def content(file: discord.File) -> bytes:
    at = file.fp.tell()
    data = file.fp.read()
    file.fp.seek(at)
    return data


class BotScene:
    """A table in the middle of its game, the people at it, and one who has no seat."""

    def __init__(self, stage: DiscordStage, bag: Postbag, people: list[MemberActor], stranger: MemberActor) -> None:
        self.stage, self.bag, self.people, self.stranger = stage, bag, people, stranger

    @property
    def table(self) -> TableInfo:
        return self.stage.table

    @property
    def kept(self) -> Path:
        """The file as it was when the position was reached."""
        return self.stage.db.with_suffix(".kept")

    def reader(self, seat: Seat | None) -> MemberActor:
        return self.stranger if seat is None else self.people[seat]

    async def play(self, seed: str, answers: int) -> None:
        """So many answers without anybody being told; the game is not played to its end."""
        rng, player = Random(seed), Random(seed).choice(("random", "house"))
        async with self.without_bot() as host:
            for _ in range(answers):
                async with host._live.hold(self.table.id, "look", BOT) as held:
                    table = held.table
                    ask = rng.choice(table.asks)
                    picks = list(answer(table, ask.seat, player, rng))
                    after = Table(table.game, table.segment, table.snapshot, table.choices)
                    after.answer(ask.seat, picks)
                    if after.over:
                        break
                    await host._live.act(held, "answer", ask.seat, picks)
            with closing(sqlite3.connect(self.stage.db)) as db, db:
                db.execute("delete from outbox")
                db.execute("update tables set hints = 1")
        shutil.copy(self.stage.db, self.kept)

    @asynccontextmanager
    async def without_bot(self) -> AsyncIterator[Host]:
        """A host alone on the file; afterwards another bot opens it."""
        stage = self.stage
        await stage.bot.remove_cog("OutboxPoster")
        await stage.host.close()
        host = await self.open_host()
        try:
            yield host
        finally:
            await host.close()
            await self.open_bot()

    async def open_host(self) -> Host:
        stage = self.stage
        reports = stage.db.parent / "reports"
        thinking = ThinkingHere(TRIALS)
        host = await Host.open(stage.db, stage.clock.now, reports=reports, rng=Random(1), thinking=thinking)
        host._live.notes_newcomers = False
        return host

    async def open_bot(self) -> None:
        """Another bot, which has yet to draw every picture."""
        stage = self.stage
        pool.close()
        stage.host = await self.open_host()
        await stage.env.restart_bot(StageBot(stage.host))
        await stage.host.wake()
        await stage.settle()

    async def enter(self, write: Callable[[sqlite3.Connection], None] | None = None) -> None:
        """The position once more, with something in the file written otherwise, opened by another bot.

        Direct messages of the world before are gone, too: a bot that finds one of its own takes it back.
        """
        stage = self.stage
        for channel in self.bag.direct:
            stage.env.backend.messages.get(int(channel), {}).clear()
        await stage.bot.remove_cog("OutboxPoster")
        await stage.host.close()
        for path in stage.db.parent.glob(f"{stage.db.name}-*"):
            path.unlink()
        shutil.copy(self.kept, stage.db)
        if write is not None:
            with closing(sqlite3.connect(stage.db)) as db, db:
                write(db)
        await self.open_bot()

    async def position(self) -> Table:
        """The table as it is stored."""
        async with self.stage.host._live.hold(self.table.id, "look", BOT) as held:
            return Table.load(held.table.dump())

    async def closed(self) -> list[tuple[int, bytes, list[Choice]]]:
        """The turns that are over: number, snapshot before, choices."""
        db, table = self.stage.host._db, self.table.id
        boundaries, choices = await db.read(sql.tables.boundaries, table), await db.read(sql.tables.all_choices, table)
        made: dict[int, list[Choice]] = {boundary.segment: [] for boundary in boundaries}
        for one in choices:
            made[one.segment].append(Choice(one.seat, one.key, one.picks, one.shown, one.by))
        return [(boundary.segment, boundary.snapshot, made[boundary.segment]) for boundary in boundaries[:-1]]

    async def gather(
        self, seat: Seat | None, act: Callable[[Host], Awaitable[None]] | None, *, beyond: bool = False
    ) -> dict[str, bytes]:
        """Everything one reader gets: by looking at all there is, and when somebody answers."""
        found = {}
        for name, use in self.looks(seat).items():
            if beyond and name == HINT:  # who remembers all cards that were bought knows every hand
                continue
            start = len(self.bag.sent)
            shown = await use()
            await self.stage.settle()
            found[name] = self.bag.since(start, self.reader(seat).id) + msgspec.json.encode(shown)
        if act is not None:
            start = len(self.bag.sent)
            await act(self.stage.host)
            await self.stage.settle()
            found["bot: posts after an answer"] = self.bag.since(start, self.reader(seat).id)
            found["bot: what is due"] = msgspec.json.encode(self.due())
        return found

    def due(self) -> list[object]:
        """What will be told later and when; since when somebody is waited for."""
        with closing(sqlite3.connect(self.stage.db)) as db:
            due = db.execute("select kind, at, key, table_id from due order by 1, 2, 3").fetchall()
            waiting = db.execute("select seat, asked_at, deadline, state from seats order by seat").fetchall()
            table = db.execute("select status, told, started_at, ended_at, paused_at from tables").fetchall()
        return [due, waiting, table]

    def looks(self, seat: Seat | None) -> Mapping[str, Callable[[], Awaitable[object]]]:
        """Everything that can be looked at."""
        who, number = self.reader(seat), self.table.id
        stored = self.stage.stored(self.stage.newest())

        def typed(name: str, **given: Any) -> Callable[[], Awaitable[object]]:
            async def use() -> object:
                await who.slash(self.stage.thread, name, **given)
                return None

            return use

        def pressed(verb: str, arg: str = "", *, in_panel: bool = False) -> Callable[[], Awaitable[object]]:
            async def use() -> object:
                question = await self.stage.host.reads.question(number, Person(who.id)) if in_panel else None
                if in_panel and question is None:
                    return None
                step = None if question is None else question.step
                await self.stage.forge(who, stored, button_ids.make(verb, arg, table=number, step=step))
                return None

            return use

        async def completed() -> object:
            return [await who.autocomplete(self.stage.thread, "choose", "answer", one) for one in ("", "a")]

        found: dict[str, Callable[[], Awaitable[object]]] = {
            "bot: /move": typed("move"),
            "bot: /board": typed("board"),
            "bot: /log": typed("log", since="me"),
            "bot: /log start": typed("log", since="start"),
            "bot: /scores": typed("scores"),
            "bot: /export": typed("export"),
            "bot: /watch": typed("watch"),
            "bot: /hand": typed("hand"),
            "bot: in words": pressed("in_words"),
            "bot: help": pressed("help"),
            "bot: another player": pressed("picture", f"player.{1 if seat == 0 else 0}."),
            "bot: a turn ago": pressed("picture", "board..1"),
            "bot: wrong answer": typed("choose", answer="no:such"),
        }
        if seat is not None:
            found |= {
                HINT: typed("hint"),
                "bot: /plan": typed("plan"),
                "bot: /next": typed("next"),
                "bot: /choose, completed": completed,
                "bot: why not": pressed("why", in_panel=True),
                "bot: show the board": pressed("look", in_panel=True),
            }
        return found


@asynccontextmanager
async def on_the_stage(case: Case, folder: Path) -> AsyncIterator[BotScene]:
    """A table of that kind, begun."""
    with collected() as bag:
        async with staged(folder) as stage:
            people = [stage.person(*one) for one in PEOPLE[: case.seats]]
            stranger = stage.person(STRANGER)
            await seat_people(stage, case.game, people, case.options, case.seed)
            yield BotScene(stage, bag, people, stranger)


GivenAnswer = tuple[Seat, list[str]]


def next_answer(table: Table, seat: Seat | None, rng: Random) -> GivenAnswer | None:
    """Something that somebody answers; in a secret phase nothing that ends it, since then all is shown."""
    ask = rng.choice(table.asks)
    joint = table.joint
    if joint is None or not joint.secret:
        return ask.seat, list(random_player(None, ask, rng))
    return secret_answer(table, ask.seat, rng, done=ask.seat == seat)


def secret_answer(table: Table, seat: Seat, rng: Random, *, done: bool = False) -> GivenAnswer | None:
    """An answer after which a secret phase goes on, and the seat still has to decide, unless it may be `done`."""
    ask = table.ask_of(seat)
    for option in rng.sample(list(ask.options), len(ask.options)) if ask is not None and ask.max == 1 else ():
        copy = Table(table.game, table.segment, table.snapshot, table.choices)
        copy.answer(seat, [option.id])
        if copy.segment == table.segment and copy.joint is not None and (done or copy.ask_of(seat) is not None):
            return seat, [option.id]
    return None


def answering(table: int, given: GivenAnswer) -> Callable[[Host], Awaitable[None]]:
    async def act(host: Host) -> None:
        async with host._live.hold(table, "look", BOT) as held:
            await host._live.act(held, "answer", *given)

    return act


def written(table: int, world: OtherWorld, past: Mapping[int, bytes]) -> Callable[[sqlite3.Connection], None]:
    """Put another world in the place of the true one."""

    def write(db: sqlite3.Connection) -> None:
        segment = world.table.segment
        for number, snapshot in {**past, segment: world.table.snapshot}.items():
            db.execute(
                "update boundaries set snapshot = ? where table_id = ? and segment = ?",
                (zlib.compress(snapshot), table, number),
            )
        db.execute("delete from choices where table_id = ? and segment = ?", (table, segment))
        rows = [
            (table, segment, n, c.seat, c.key, msgspec.json.encode(c.picks).decode(), c.shown, c.by)
            for n, c in enumerate(world.table.choices)
        ]
        db.executemany("insert into choices values (?, ?, ?, ?, ?, ?, ?, ?)", rows)
        db.execute("update tables set seed = ? where id = ?", (world.table.state.rng.seed, table))

    return write


async def look_at_the_bot(case: Case, tally: LeakTally, seats: int = 2) -> None:
    """One position of a game: what some readers get of the bot, in the true world and in another one."""
    rng = Random(f"{case.seed} bot")
    with tempfile.TemporaryDirectory() as folder:
        async with on_the_stage(case, Path(folder)) as scene:
            answers = rng.randrange(DEEPEST)
            await scene.play(case.seed, answers)
            tally.positions += 1
            table = await scene.position()
            for seat in rng.sample([None, *range(case.seats)], min(seats, case.seats + 1)):
                await compare(scene, case, tally, f"after {answers} answers", table, seat, rng)


async def compare(
    scene: BotScene, case: Case, tally: LeakTally, moment: str, table: Table, seat: Seat | None, rng: Random
) -> None:
    """Compare what one reader is sent in both worlds."""
    given = next_answer(table, seat, rng)
    until = table
    if given is not None:
        until = Table.load(table.dump())
        until.answer(*given)
    world = other_world(table, seat, rng, until)
    if world is None:
        tally.impossible += 1
        return
    if not world.changed:
        tally.unchanged += 1
        return
    tally.worlds += 1
    tally.changed.update(world.changed)
    await scene.enter()
    past = {
        number: dealt_anew(table.game, snapshot, choices, seat, rng) or snapshot
        for number, snapshot, choices in await scene.closed()
    }
    other, joint = given, table.joint
    if given is not None and joint is not None and joint.secret and given[0] != seat:
        other = secret_answer(world.table, given[0], rng)
    if given is None or other is None or (world.beyond and given[0] != seat):
        here = await scene.gather(seat, None, beyond=world.beyond)
        await scene.enter(written(scene.table.id, world, past))
        there = await scene.gather(seat, None, beyond=world.beyond)
    else:
        here = await scene.gather(seat, answering(scene.table.id, given), beyond=world.beyond)
        await scene.enter(written(scene.table.id, world, past))
        there = await scene.gather(seat, answering(scene.table.id, other), beyond=world.beyond)
    for name, found in here.items():
        tally.compare(case, moment, seat, name, found, there[name])


__all__ = ["BotScene", "Postbag", "look_at_the_bot", "on_the_stage"]
