"""Several bots on one PostgreSQL and one simulated Discord, killed one after the other while people play.

python -m tools.proof shards [--minutes M] [--tables N] [--processes P] [--every S] [--restart-database]

Each process has a shard of its own, and a click arrives at any of them. Whoever clicks at a process that dies clicks
again. At the end everything that a panel has shown is stored, and everybody was told everything once.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import psycopg
from simcord.backend.models import Message

from cogs.clicks import button_ids
from host import Host
from sandbox import LocalPerson, Refused
from sandbox.gateway import Gateway, Session
from sandbox.rest import RestCall
from storage.check import check
from testkit.databases.postgres import PostgresServer
from testkit.discord.random_clicks import answering, custom_ids, use_any
from testkit.discord.response_times import WholeAnswers
from testkit.many_tables import OpenTable, needed, seat_everybody
from tools.proof.bot_process import BareDiscord, BotProcess, ClockAhead, until_noon
from tools.proof.kill_checks import TAKEN_OVER_SECONDS, Plan, on_postgresql, parser, plan_of, unsound

AT_ONCE = 6  # people who click at the same time
THOUGHT_SECONDS = 0.2  # seconds between their clicks
ANSWER_SECONDS = 120.0  # seconds for a whole answer: a process that has just begun draws its first picture slowly
MOST_STEPS = 40  # clicks in one panel: whoever clicks at random may walk in circles for a while
UNTOLD = (
    "select id, told, played from tables join"
    " (select table_id, max(segment) as played from boundaries group by table_id) as counted on table_id = id"
    " where told <> played"
)
WAITING = "select user_id from seats where table_id = %s and user_id is not null and asked_at is not null"


class AnyShard:
    """Lets a click arrive at any bot that listens, and remembers at which; all else reaches every bot."""

    def __init__(self, gateway: Gateway, rng: Random) -> None:
        self._gateway, self._rng = gateway, rng
        self.arrived: dict[int, Session] = {}
        gateway.world.subscribers.remove(gateway.publish)
        gateway.world.subscribers.append(self.publish)

    def publish(self, event: str, payload: Mapping[str, Any]) -> None:
        if event != "INTERACTION_CREATE":
            self._gateway.publish(event, payload)
            return
        listening = [session for session in self._gateway.sessions.values() if session.queue is not None]
        if listening:
            chosen = self._rng.choice(listening)
            self.arrived[int(payload["id"])] = chosen
            chosen.put(event, dict(payload), self._gateway.translate)

    def died(self, interaction: int) -> bool:
        """Whether the bot that got a click has gone since, or none was there to get it."""
        session = self.arrived.get(interaction)
        return session is None or session.queue is None


class Told:
    """The messages that came to be, by channel and nonce: the same nonce again must be the same message."""

    def __init__(self) -> None:
        self.messages: dict[tuple[str, str], set[str]] = {}
        self.again = 0

    def heard(self, call: RestCall) -> None:
        if call.method != "POST" or not call.path.endswith("/messages") or not isinstance(call.json, Mapping):
            return
        nonce = call.json.get("nonce")
        if nonce is not None and call.status < 300:
            found = self.messages.setdefault((call.path, str(nonce)), set())
            self.again += bool(found)
            found.add(call.answer["id"])

    def doubled(self) -> list[str]:
        return [f"{path} got {len(found)} messages {nonce}" for (path, nonce), found in self.messages.items()
                if len(found) > 1]  # fmt: skip


class Players:
    """People who answer anything at any table, and what the panels have shown them."""

    def __init__(self, discord: BareDiscord, address: str, tables: Sequence[OpenTable], routes: AnyShard) -> None:
        self.discord, self.address, self.tables, self.routes = discord, address, tables, routes
        self.rng = Random(5)
        self.whole = WholeAnswers(discord, ANSWER_SECONDS)
        self.busy: set[int] = set()
        self.clicks = 0
        self.cut_off = 0  # clicks whose process died
        self.too_late = 0  # clicks that a living process did not acknowledge in time: it has too much to do
        self.unanswered: list[str] = []  # clicks that it acknowledged, and nothing followed
        self.shown: dict[tuple[int, int], int] = {}  # the newest step that a panel has shown, by table and person

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            table = self.rng.choice(self.tables)
            if table.id not in self.busy:
                self.busy.add(table.id)
                with contextlib.suppress(psycopg.OperationalError, Refused):  # the database is away; a post has changed
                    await self.turn(table, stop)
                self.busy.discard(table.id)
            await asyncio.sleep(THOUGHT_SECONDS)

    async def turn(self, table: OpenTable, stop: asyncio.Event) -> None:
        """My move, and whatever can be clicked then."""
        asked = await self.who_must_decide(table.id)
        if not asked:
            return
        person = LocalPerson(self.discord.world, self.discord.answers, self.rng.choice(asked))
        move = button_ids.make("move", table=table.id)
        post = next(one for one in reversed(person.reads(table.thread)) if move in custom_ids(one))
        panel = await self.click("My move", table, person, person.click(post, move))
        for _ in range(MOST_STEPS):
            if panel is None or stop.is_set():
                return
            now = self.discord.world.messages[panel.channel_id].get(panel.id)
            if now is None or not answering(now):
                return
            panel = await self.click("an answer", table, person, use_any(person, now, self.rng), now)
            await asyncio.sleep(THOUGHT_SECONDS)

    async def click(
        self, what: str, table: OpenTable, person: LocalPerson, asked: Any, before: Message | None = None
    ) -> Message | None:
        """One click; returns the panel it leads to."""
        self.clicks += 1
        took = await self.whole.timed(asked)
        if took.whole is None:
            number = took.answer.record.id
            if self.routes.died(number):
                self.cut_off += 1
            elif took.acknowledged is None:
                self.too_late += 1
            else:
                self.unanswered.append(f"{what} at table {table.id} was acknowledged and not answered")
            return None
        panel = took.answer.message or before
        if panel is not None:
            now = self.discord.world.messages[panel.channel_id].get(panel.id)
            self.remember(table.id, person.id, now)
        return panel

    def remember(self, table: int, person: int, panel: Message | None) -> None:
        """A step that somebody has seen must not be lost."""
        for custom_id in () if panel is None else custom_ids(panel):
            call = button_ids.parse(custom_id)
            if call is not None and call.table == table and call.step is not None and not call.plan:
                self.shown[table, person] = max(call.step, self.shown.get((table, person), 0))

    async def who_must_decide(self, table: int) -> list[int]:
        async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
            found = await connection.execute(WAITING, (table,))
            return [user for (user,) in await found.fetchall()]


class Crew:
    """The bots, of which now and then one is killed and another takes its place."""

    def __init__(self, discord: BareDiscord, address: str, folder: Path, processes: int, later: float) -> None:
        self._made = (discord, address, later)
        self._folder, self._count = folder, processes
        self.logs: list[Path] = []
        self.living: list[BotProcess] = []
        self.killed = 0

    def _bot(self, shard: int) -> BotProcess:
        discord, address, later = self._made
        self.logs.append(self._folder / f"bot-{len(self.logs)}.log")
        return BotProcess(discord, address, later, self.logs[-1], f"{shard}/{self._count}")

    async def start(self) -> None:
        for shard in range(self._count):
            self.living.append(self._bot(shard))
            await self.living[-1].start()

    async def kill_one(self) -> None:
        shard = self.killed % self._count
        await self.living[shard].kill()
        self.killed += 1
        self.living[shard] = self._bot(shard)
        await self.living[shard].start()

    async def stop(self) -> None:
        await asyncio.gather(*(one.stop() for one in self.living))

    async def kill(self) -> None:
        for one in self.living:
            await one.kill()


class Waits:
    """How long the oldest message waited to be told, looked at every second."""

    def __init__(self, address: str, now: ClockAhead) -> None:
        self._address, self._now = address, now
        self.longest = 0.0

    async def watch(self) -> None:
        while True:
            with contextlib.suppress(psycopg.OperationalError):
                oldest, _ = await self.look()
                self.longest = max(self.longest, oldest)
            await asyncio.sleep(1.0)

    async def look(self) -> tuple[float, int]:
        """The age of the oldest message that is due, and how many there are."""
        now = self._now.now().timestamp()
        async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
            found = await connection.execute(
                "select min(greatest(created_at, not_before)), count(*) from outbox where not_before <= %s", (now,)
            )
            oldest, count = await found.fetchone() or (None, 0)
            return (0.0 if oldest is None else now - oldest), count

    async def end(self) -> int:
        """Wait until nothing is left to be told; returns how much is, if that takes too long."""
        deadline = time.monotonic() + TAKEN_OVER_SECONDS
        _, left = await self.look()
        while left and time.monotonic() < deadline:
            await asyncio.sleep(0.5)
            _, left = await self.look()
        return left


async def run(server: PostgresServer, address: str, folder: Path, plan: Plan) -> list[str]:
    """Play for a while; returns what is wrong afterwards, and prints what has happened."""
    later, rng = until_noon(), Random(4)
    discord = BareDiscord(folder, [f"P{n}" for n in range(needed(plan.tables, 0))])
    routes, told = AnyShard(discord.gateway, Random(6)), Told()
    discord.rest.watchers.append(told.heard)
    async with await Host.open(address, ClockAhead(later).now, rng=rng) as host:
        tables = await seat_everybody(host, discord.world, plan.tables, 0, rng)
    await discord.open()
    players, waits = Players(discord, address, tables, routes), Waits(address, ClockAhead(later))
    crew, stop = Crew(discord, address, folder, plan.processes, later), asyncio.Event()
    watching = asyncio.create_task(waits.watch())
    try:
        await crew.start()
        began = time.monotonic()
        playing = [asyncio.create_task(players.play(stop)) for _ in range(AT_ONCE)]
        while time.monotonic() < began + plan.seconds - plan.every / 2:
            await asyncio.sleep(max(0.0, began + (crew.killed + 1) * plan.every - time.monotonic()))
            await crew.kill_one()
            if plan.restart_database:
                await asyncio.to_thread(server.stop)
                await asyncio.to_thread(server.start)
        stop.set()
        await asyncio.gather(*playing)
        left = await waits.end()
        await crew.stop()
    finally:
        watching.cancel()
        await crew.kill()
        await discord.close()
    print(
        f"{crew.killed} kills, {players.clicks:,} clicks, {players.cut_off} of them cut off with their process,"
        f" {players.too_late} too late for Discord;"
        f" {len(told.messages):,} messages, {told.again} sent again by the same nonce, which Discord knows;"
        f" the oldest waited {waits.longest:.0f} s"
    )
    wrong = [f"{left} messages were not told within {TAKEN_OVER_SECONDS:.0f} s"] if left else []
    wrong += told.doubled()
    if not plan.restart_database:
        wrong += players.unanswered
    return wrong + await verify(address, players)


async def verify(address: str, players: Players) -> list[str]:
    """What is stored, compared with what people have seen."""
    with psycopg.connect(address) as connection:
        rows = connection.execute("select table_id, user_id, step from seats where user_id is not null").fetchall()
        untold = connection.execute(UNTOLD).fetchall()
    steps = {(table, user): step for table, user, step in rows}
    wrong = [
        f"table {table}: step {step} was shown to {user}, and {steps.get((table, user))} is stored"
        for (table, user), step in players.shown.items()
        if steps.get((table, user), -1) < step
    ]
    wrong += [f"table {table} was told up to {told}, and played up to {segment}" for table, told, segment in untold]
    async with await Host.open(address, rng=Random(1)) as host:
        wrong += [problem async for problem in unsound(host)]
    lines, good = check(address)
    return wrong if good else [*wrong, *lines]


def main(argv: Sequence[str] | None = None) -> int:
    args = parser("shards", __doc__).parse_args(argv)
    return on_postgresql("shards", plan_of(args), lambda *how: asyncio.run(run(*how)))


if __name__ == "__main__":
    raise SystemExit(main())
