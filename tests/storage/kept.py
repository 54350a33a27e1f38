"""Databases as released versions have written them, kept for ever: python -m tests.storage.kept NAME

Writes `databases/NAME.db` with open tables at awkward moments, and `NAME.json` with what is asked there. Every release
leaves one, named by its version.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from datetime import datetime
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from engine.core import games
from host import BOT, Host, Person, Question
from storage.backup import back_up
from storage.compact import compact
from testkit.crashes.scenarios import seated
from testkit.host_days import paced
from testkit.host_play import ANN, BOB, CLEO, PEOPLE, StillClock, bid, give, open_lobby, play_out, shut, start, stored
from tests.engine.golden import record
from tests.host.play.test_default_answers import always, offered

FOLDER = Path(__file__).parent / "databases"
PACKED = 60.0  # seconds between the game whose history is packed and the rest
OPEN = (
    *("mombasa-open-arrange-4", "mombasa-open-enter-4", "mombasa-open-step-3"),
    *("nippon-open-worker-1", "nippon-open-factory-2", "nippon-open-market-3"),
    *("yokohama-open-move-2", "yokohama-open-build-3", "yokohama-open-place-4"),
)


class OpenQuestion(Struct):
    """A question as the version that wrote the database asked it."""

    seat: int
    user: int
    step: int
    key: str
    options: list[str]


class RecordedTable(Struct, omit_defaults=True):
    """What the version that wrote the database said about a table."""

    table: int
    game: str
    status: str
    asked: list[OpenQuestion]
    request: int = 0  # the number of an open request to go back


class KeptDatabase(Struct):
    """What stands in a database, and when it was written."""

    at: datetime
    tables: list[RecordedTable]


def kept(name: str) -> KeptDatabase:
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=KeptDatabase)


def names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.db"))


def as_recorded(question: Question, user: int) -> OpenQuestion:
    options = sorted(option.id for option in question.options)  # what is offered, in whatever order it is shown
    return OpenQuestion(question.seat, user, question.step, question.key, options)


async def described(host: Host, table: int) -> RecordedTable:
    """A table as it is now."""
    info = await host.reads.info(table, BOT)
    asked = []
    for seat in info.seats if info.status == "running" else ():
        question = None if seat.user is None else await host.reads.question(table, Person(seat.user))
        if question is not None and seat.user is not None:
            asked.append(as_recorded(question, seat.user))
    request = await host.rewind.open(table, BOT) if info.status == "running" else None
    return RecordedTable(table, info.game, info.status, asked, 0 if request is None else request.number)


async def recorded_game(host: Host, name: str) -> None:
    """A recorded game that was left open, played by people."""
    game = record.read(record.FOLDER / f"{name}.txt")
    table = await seated(host, game.game, game.seats, game.options, game.seed)
    for line in [*game.segments, game.open[0]]:
        for seat, picks in record.choices(line):
            await host.answers.answer(table, Person(PEOPLE[seat]), None, picks)
    now = await described(host, table)
    found = [[f"{one.seat}", one.key, *one.options] for one in now.asked]
    expected = [[seat, key, *sorted(ids)] for _, seat, key, _, *ids in map(str.split, game.open[1:])]
    assert found == expected, f"{name} is played otherwise by the host"


async def write(host: Host, clock: StillClock) -> None:
    """Everything that can lie in a database, some of it unfinished."""
    for name in OPEN:
        await recorded_game(host, name)
    lobby = await open_lobby(host, 2, 1)
    await host.lobby.invite(lobby, Person(ANN), CLEO)
    other = await host.lobby.create("mombasa", Person(BOB), "Bob", {}, guild=7, channel=70)
    await host.lobby.join(other.id, Person(CLEO, guild=7), "Cleo")
    lesson = (await host.lessons.open("bazaar", Person(ANN, guild=7), "Ann", channel=70)).id
    await host.lobby.start(lesson, Person(ANN))
    await host.idle()
    await play_out(host, await start(host))  # will be packed
    clock.turn(PACKED)
    finished = await start(host, seed="t")
    await play_out(host, finished)
    practice = (await host.practice.open(finished, Person(ANN, guild=7), 3, 0, "Ann", channel=70)).id
    await host.lobby.start(practice, Person(ANN, guild=7), seed="p")
    await host.idle()
    await shut(host, await start(host))

    back = await start(host, 3)  # one of two has agreed to go back
    await bid(host, back, 2, 1, 0)
    for pick in ("work", "dates", "end"):
        await give(host, back, ANN, pick)
    wanted = await host.rewind.regret(back, Person(ANN))
    asked = await host.rewind.ask(back, Person(ANN), wanted.segment, wanted.position)
    await host.rewind.agree(back, Person(BOB), asked.number)

    planned = await start(host)  # Bob has planned his turn while Ann thinks, and another one, should that not do
    await bid(host, planned, 2, 0)
    for line, picks in enumerate((("work", "dates", "end"), ("skip",))):
        step = (await host.plans.look(planned, Person(BOB))).step
        step = (await host.plans.open_line(planned, Person(BOB), step, line)).step if line else step
        for pick in picks:
            step = (await host.plans.answer(planned, Person(BOB), step, [pick])).step
    await always(host, await offered(host), "skip")  # an answer that always stands

    late = await paced(host)  # clocks run, a pause is proposed, somebody watches
    await bid(host, late, 2, 0)
    await host.consent.propose(late, Person(BOB), "pause")
    await host.watching.follow(late, Person(CLEO, guild=7), "pl")
    stand_in = await paced(host, people=3)
    await host.handover.stand_in(stand_in, Person(CLEO))
    await host.idle()
    await host.away.go(BOB, clock.now().timestamp() + 86_400)
    await host.due.act()
    await host.users.set(ANN, language="uk", pictures="never")
    await host.idle()


async def make(path: Path, at: datetime) -> KeptDatabase:
    clock = StillClock()
    clock.moment = at
    async with await Host.open(path, clock.now, rng=Random(1)) as host:
        await write(host, clock)
    assert compact(path, at.timestamp() + PACKED / 2) == 1
    async with await Host.open(path, clock.now, rng=Random(1)) as host:
        numbers = [number for (number,) in await stored(host, "select id from tables order by id")]
        return KeptDatabase(clock.now(), [await described(host, table) for table in numbers])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.storage.kept", description=__doc__)
    parser.add_argument("name", help="the version that is released")
    name = parser.parse_args().name
    target = FOLDER / f"{name}.db"
    target.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory(prefix="kept-") as folder:
        path = Path(folder) / "kontor.db"
        found = asyncio.run(make(path, datetime.fromisoformat("2026-11-16T12:00:00+00:00")))
        size = back_up(path, target)
    lines = ",\n".join(msgspec.json.encode(table).decode() for table in found.tables)
    (FOLDER / f"{name}.json").write_text(f'{{"at": "{found.at.isoformat()}", "tables": [\n{lines}\n]}}\n')
    print(f"{target.name}: {len(found.tables)} tables, {size:,} bytes; games: {', '.join(games.names())}")


if __name__ == "__main__":
    main()
