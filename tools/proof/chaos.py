"""Several processes on one PostgreSQL, killed one after the other while people play: python -m tools.proof chaos

Each process is a host without Discord: people answer anything at its tables, and whatever must be told is written into
a file, as Discord would show it. At the end nothing that was confirmed is lost, and everybody was told everything once.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

import testkit.bazaar.meta  # noqa: F401 (makes the game known)
from host import Host, HostTrouble, Person, PlayerMistake, StorageTrouble
from storage import sql
from storage.check import check
from testkit.databases.postgres import PostgresServer
from testkit.host_play import ANN, PEOPLE, answer_any, open_lobby, stored
from tools.proof.kill_checks import TAKEN_OVER_SECONDS, Plan, on_postgresql, parser, plan_of, unsound

AT_ONCE = 4  # people who answer at the same time in one process
AT_WORK = 10  # answers after which a process counts as started
THOUGHT_SECONDS = 0.02  # seconds between their answers
ROOT = Path(__file__).parents[2]
TOLD = ("started", "turn", "over")  # notices that tell of turns, each from where the one before ended


class ChaosLedger:
    """Files to which lines are added, whole or not at all, one set for each process."""

    def __init__(self, folder: Path, name: str) -> None:
        self._files = {kind: (folder / f"{kind}-{name}").open("a") for kind in ("confirmed", "received")}

    def add(self, kind: str, *words: object) -> None:
        file = self._files[kind]
        file.write(" ".join(map(str, words)) + "\n")
        file.flush()


def entries(folder: Path, kind: str) -> list[list[str]]:
    """All lines of a kind, of all processes, as they were written; the last word is who wrote it."""
    return [
        [*line.split(" "), path.name.partition("-")[2]]
        for path in folder.glob(f"{kind}-*")
        for line in path.read_text().splitlines()
    ]


async def begin(host: Host) -> None:
    table = await open_lobby(host, 2, 1)
    await host.lobby.start(table, Person(ANN))


async def play(host: Host, ledger: ChaosLedger, plan: Plan, rng: Random, stop: asyncio.Event) -> None:
    """Somebody answers something somewhere, again and again; what fails is tried again later."""
    running: list[int] = []
    while not stop.is_set():
        try:
            if not running or rng.random() < 0.02:
                running = await host._db.read(sql.tables.with_status, "running")
                if len(running) < plan.tables:
                    await begin(host)
                    continue
            table = rng.choice(running)
            update = await answer_any(host, table, rng, PEOPLE)
            if update is not None:
                row = await host._db.read(sql.tables.fetch, table)
                assert row is not None
                ledger.add("confirmed", table, row.version)
        except (PlayerMistake, AssertionError):  # somebody was quicker
            running = []
        except (HostTrouble, StorageTrouble):
            await asyncio.sleep(0.2)
        await asyncio.sleep(THOUGHT_SECONDS)


async def tell(host: Host, ledger: ChaosLedger, stop: asyncio.Event) -> None:
    """Send everything that is to be told, as it comes."""
    woken = asyncio.Event()
    host.notices.when_new = woken.set
    while True:
        with contextlib.suppress(HostTrouble):
            for notice in await host.notices.due():
                seats = "+".join(map(str, notice.seats))
                what = (notice.table, notice.kind, notice.since, notice.segment, seats, notice.lane)
                ledger.add("received", notice.nonce, f"{time.time() - notice.created_at:.1f}", *what)
                await asyncio.sleep(0)  # a moment in which it may die
                await host.notices.sent(notice)
        if stop.is_set():
            return
        woken.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), 1.0)


async def awake(address: str, folder: Path, rng: Random) -> Host:
    """A host at work; a database that is just being restarted is tried again, as a supervisor would."""
    deadline = time.monotonic() + TAKEN_OVER_SECONDS
    while True:
        host: Host | None = None
        try:
            host = await Host.open(address, reports=folder / "reports", rng=rng)
            await host.wake()
        except (HostTrouble, StorageTrouble):
            if host is not None:
                await host.close()
            if time.monotonic() > deadline:
                raise
            await asyncio.sleep(0.2)
        else:
            return host


async def live(address: str, folder: Path, plan: Plan) -> None:
    """One process, until it is killed or told to stop."""
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    rng = Random(os.getpid())
    ledger = ChaosLedger(folder, str(os.getpid()))
    async with await awake(address, folder, rng) as host:
        teller = asyncio.create_task(tell(host, ledger, stop))
        async with asyncio.TaskGroup() as group:
            for n in range(AT_ONCE):
                group.create_task(play(host, ledger, plan, Random(rng.random() + n), stop))
        await host.idle()
        await teller


class Crowd:
    """The processes, of which now and then one is killed and another takes its place."""

    def __init__(self, address: str, folder: Path, plan: Plan) -> None:
        self._command = [sys.executable, "-m", "tools.proof.chaos", "--live", address, str(folder), str(plan.tables)]
        self._folder = folder
        self._errors = (folder / "errors").open("ab")
        self._living = [self._start() for _ in range(plan.processes)]
        self.killed: set[str] = set()

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self._command, cwd=ROOT, stdout=self._errors, stderr=self._errors)

    def _at_work(self, process: subprocess.Popen[bytes]) -> None:
        """Wait until a process has done something; on a machine with much to do that takes a while."""
        written, deadline = self._folder / f"confirmed-{process.pid}", time.monotonic() + TAKEN_OVER_SECONDS
        while not written.exists() or len(written.read_text().splitlines()) < AT_WORK:
            assert process.poll() is None, f"a process ended by itself: {(self._folder / 'errors').read_text()[-3000:]}"
            assert time.monotonic() < deadline, "a process does nothing"
            time.sleep(0.05)

    def kill_one(self) -> None:
        victim = self._living.pop(0)
        self._at_work(victim)
        victim.kill()
        victim.wait()
        self.killed.add(str(victim.pid))
        self._living.append(self._start())

    def stop(self) -> list[int]:
        """Have all end as they should; returns what they end with."""
        for process in self._living:
            self._at_work(process)
            process.terminate()
        return [process.wait(60) for process in self._living]

    def kill(self) -> None:
        for process in self._living:
            process.kill()
            process.wait()


def run(server: PostgresServer, address: str, folder: Path, plan: Plan) -> list[str]:
    """Play for a while; returns what is wrong afterwards, and prints what has happened."""
    crowd = Crowd(address, folder, plan)
    began = time.monotonic()
    try:
        for n in range(1, int(plan.seconds / plan.every) + 1):
            time.sleep(max(0.0, began + n * plan.every - time.monotonic()))
            crowd.kill_one()
            if plan.restart_database:
                server.stop()
                server.start()
        time.sleep(max(0.0, began + plan.seconds - time.monotonic()))
        codes = crowd.stop()
    finally:
        crowd.kill()
    wrong = [] if set(codes) == {0} else [f"processes ended with {codes}"]
    wrong += asyncio.run(verify(address, folder))
    confirmed, received = entries(folder, "confirmed"), entries(folder, "received")
    if not plan.restart_database:
        wrong += sent_twice(received, crowd.killed)
    nonces = Counter(line[0] for line in received)
    waits = sorted(float(line[1]) for line in received)
    print(
        f"{len(crowd.killed)} kills, {len(confirmed):,} answers confirmed, {len(nonces):,} notices told"
        f" ({sum(nonces.values()) - len(nonces)} sent again by the same nonce, which Discord knows),"
        f" the longest waited {waits[-1] if waits else 0:.0f} s",
    )
    return wrong


async def verify(address: str, folder: Path) -> list[str]:
    """What is wrong, once what the dead have left is told, too."""
    wrong: list[str] = []
    async with await Host.open(address, reports=folder / "reports", rng=Random(1)) as host:
        deadline = time.monotonic() + TAKEN_OVER_SECONDS
        stop = asyncio.Event()
        stop.set()
        await host.wake()
        while (left := await host.notices.pending()) and time.monotonic() < deadline:
            await host.idle()
            await tell(host, ChaosLedger(folder, "end"), stop)
            await asyncio.sleep(0.5)
        if left:
            wrong.append(f"{len(left)} notices were not told within {TAKEN_OVER_SECONDS:.0f} s, like {left[0]}")
        await host.idle()
        await tell(host, ChaosLedger(folder, "end"), stop)
        versions = dict(await stored(host, "select id, version from tables"))
        for table, version, _ in entries(folder, "confirmed"):
            if versions.get(int(table), -1) < int(version):
                wrong.append(f"table {table}: version {version} was confirmed and is lost")
        wrong += [problem async for problem in unsound(host)]
        told = dict(await stored(host, "select id, told from tables where started_at is not null"))
    wrong += mistold(folder, told)
    lines, good = check(address)
    return wrong if good else [*wrong, *lines]


def sent_twice(received: list[list[str]], killed: set[str]) -> list[str]:
    """Who dies between sending and noting so leaves a message to be sent again; nobody else does."""
    senders: dict[str, list[str]] = {}
    for line in received:
        senders.setdefault(line[0], []).append(line[-1])
    return [
        f"notice {nonce} was sent by {', '.join(sent)}"
        for nonce, sent in senders.items()
        if len([one for one in sent if one not in killed]) > 1 or len(sent) > len(set(sent))
    ]


def mistold(folder: Path, told: dict[int, int]) -> list[str]:
    """Turns that were not told, or told twice; a message whose nonce Discord knows is the same message again."""
    messages = {line[0]: line[2:] for line in entries(folder, "received")}
    turns: dict[int, list[tuple[int, int, str]]] = {table: [] for table in told}
    hands: Counter[tuple[str, ...]] = Counter()
    for number, kind, since, segment, seats, lane, _ in messages.values():
        if kind in TOLD:
            turns[int(number)].append((int(since), int(segment), kind))
        elif kind == "hand":
            hands[number, segment, seats, lane] += 1
    wrong = [f"a hand was told {count} times: {which}" for which, count in hands.items() if count > 1]
    for table, found in turns.items():
        found.sort()
        if not found or found[0][2] != "started" or found[-1][1] != told[table]:
            wrong.append(f"table {table} was told up to {found[-1:]}, and played up to {told[table]}")
        wrong += [f"table {table}: after {one} came {other}" for one, other in pairwise(found) if one[1] != other[0]]
    return wrong


def main(argv: Sequence[str] | None = None) -> int:
    told = parser("chaos", __doc__)
    told.add_argument("--live", nargs=3, help=argparse.SUPPRESS)
    args = told.parse_args(argv)
    if args.live is not None:
        address, folder, tables = args.live
        asyncio.run(live(address, Path(folder), Plan(0, tables=int(tables))))
        return 0
    return on_postgresql("chaos", plan_of(args), run)


if __name__ == "__main__":
    raise SystemExit(main())
