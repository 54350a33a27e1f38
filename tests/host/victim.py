"""A host that plays and tells until it is killed: python -m tests.host.victim FOLDER ANSWERS SEED

Lives one life after the other, each in a process of its own that ends by SIGKILL at a chosen point: in the middle of
a transaction, at an await, between telling and noting that it was told. Files in FOLDER: the database, what was
confirmed to players (`confirmed`), what "Discord" received (`received`).
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from random import Random

import tests.support.bazaar.meta  # noqa: F401 (makes the game known)
from host import Host, Person
from tests.host.awaits import EachAwait
from tests.host.play import ANN, BOB, answer_any, open_lobby, writer

TABLES = 3


class Life:
    """Counts the points at which it may end."""

    def __init__(self, ends_at: int) -> None:
        self.left = ends_at

    def point(self, *_: object) -> None:
        self.left -= 1
        if self.left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)


def write_down(path: Path, line: str) -> None:
    with path.open("a") as file:
        file.write(line + "\n")
        file.flush()
        os.fsync(file.fileno())


async def tell(host: Host, folder: Path, life: Life) -> None:
    """Send everything that is due."""
    while due := await host.notices.due():
        for notice in due:
            life.point()
            seats = "+".join(map(str, notice.seats))
            write_down(
                folder / "received",
                f"{notice.nonce} {notice.table} {notice.kind} {notice.since} {notice.segment} {seats}",
            )
            life.point()
            await host.notices.sent(notice)


async def live(folder: Path, answers: int, seed: int, life: Life) -> None:
    """Play on from whatever the database holds."""
    rng = Random(seed)
    host = await Host.open(folder / "kontor.db", reports=folder / "reports", rng=Random(seed))
    await writer(host).run(lambda connection: connection.set_trace_callback(life.point))
    await host.wake()
    while len(await host.looking.of_user(ANN, ["running", "over"])) < TABLES:
        table = await open_lobby(host, 2, 1)
        await host.lobby.start(table, Person(ANN))
    for lobby in await host.looking.of_user(ANN, ["lobby"]):
        await host.lobby.close(lobby.id, Person(ANN))
    await tell(host, folder, life)
    while True:
        running = [table.id for table in await host.looking.of_user(ANN, ["running"])]
        done = await host._store.database.read(
            lambda connection: connection.execute("select count(*) from choices where given_by <> 'auto'").fetchone()[0]
        )
        if done >= answers or not running:
            break
        table = rng.choice(running)
        if await answer_any(host, table, rng, (ANN, BOB)) is not None:
            version = (await host._store.tables.fetch(table)).version  # type: ignore[union-attr]
            write_down(folder / "confirmed", f"{table} {version}")
        await host.idle()
        await tell(host, folder, life)
    await host.idle()  # a computer player that woke up with us may still be at it
    await tell(host, folder, life)
    await host.close()


def one_life(folder: Path, answers: int, seed: int, ends_at: int) -> None:
    life = Life(ends_at)

    async def main() -> None:
        await EachAwait(live(folder, answers, seed, life), life.point)

    asyncio.run(main())


def main() -> None:
    folder, answers, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    rng, lives, ends_at = Random(seed), 0, 1
    while True:
        child = os.fork()
        if child == 0:
            one_life(folder, answers, lives, ends_at)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        lives += 1
        if os.WIFEXITED(status):
            sys.exit(os.WEXITSTATUS(status))
        print(ends_at, flush=True)
        # The first lives end one point after the other, so that start and set-up are cut off everywhere, too.
        ends_at = lives + 1 if lives < 40 else rng.randint(40, 100)


if __name__ == "__main__":
    main()
