"""Databases with damaged pages, missing tables and values that nobody wrote."""

from __future__ import annotations

import asyncio
import io
import json
import shutil
import sqlite3
import tempfile
import zlib
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing, redirect_stderr, redirect_stdout
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import testkit.bazaar.meta  # noqa: F401 (makes the game known)
from host import BOT, Host, HostTrouble, Person, PlayerMistake, StorageTrouble, examine
from storage import check
from storage.contents import TABLES
from testkit.host_play import ANN, BOB, StillClock, answer_any, at_work, play_out, start
from testkit.hostile.files import as_json
from testkit.hostile.mutations import Mutator
from testkit.hostile.target import listening
from testkit.thinking import ThinkingHere

DOCUMENTED = (PlayerMistake, HostTrouble, StorageTrouble)
GAMES = ("yokohama", "nippon", "mombasa")
PACKED = {("boundaries", "snapshot"), ("component_sets", "tables")}  # zlib
GUILD = 7
STATEMENTS = (
    *(f"drop table {name}" for name in TABLES),
    *(f"delete from {name}" for name in TABLES),
    *("pragma user_version = 0", "pragma user_version = 99", "pragma user_version = 5", "pragma application_id = 1"),
    *("create table extra (x)", "alter table tables rename to elsewhere", "alter table seats drop column name"),
    *("drop index tables_by_guild", "vacuum", "pragma journal_mode = delete", "pragma auto_vacuum = 1"),
)


async def _made(path: Path) -> None:
    """Tables of every game, running and over, lobbies, plans, settings, things to be told."""
    rng = Random(1)
    async with await Host.open(path, StillClock().now, rng=Random(1), thinking=ThinkingHere()) as host:
        await play_out(host, await start(host))
        await at_work(host)
        await host.lobby.create("bazaar", Person(ANN), "Ann", guild=GUILD, channel=70)
        await host.users.set(ANN, language="uk", time_zone="Europe/Kyiv")
        for game in GAMES:
            lobby = await host.lobby.create(game, Person(ANN), "Ann", guild=GUILD, channel=70)
            await host.lobby.join(lobby.id, Person(BOB, guild=GUILD), "Bob")
            await host.lobby.start(lobby.id, Person(ANN), seed="s", shuffle=False)
            for _ in range(12):
                await answer_any(host, lobby.id, rng)


@cache
def sound() -> bytes:
    """A database as it should be."""
    folder = Path(tempfile.mkdtemp(prefix="hostile-"))
    try:
        asyncio.run(_made(folder / "kontor.db"))
        return (folder / "kontor.db").read_bytes()
    finally:
        shutil.rmtree(folder)


class DamagedDatabases:
    """Looked at, checked and served: a sentence says what is wrong, and looking changes nothing."""

    name = "databases"
    lifetime = 10_000

    def __init__(self) -> None:
        self.whole = sound()  # before there is a loop
        self.cells: dict[tuple[str, str], list[tuple[int, Any]]] = {}  # by table and column: rows and values

    async def open(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="hostile-"))
        self.path = self.folder / "kontor.db"
        self.path.write_bytes(self.whole)
        self.cells.clear()
        with closing(sqlite3.connect(self.path)) as db:
            for table in TABLES:
                found = db.execute(f"select rowid, * from {table}")
                names = [column[0] for column in found.description][1:]
                for row in found:
                    for name, cell in zip(names, row[1:], strict=True):
                        self.cells.setdefault((table, name), []).append((row[0], cell))

    async def close(self) -> None:
        shutil.rmtree(self.folder)

    def seeds(self) -> Sequence[Any]:
        none: dict[str, Any] = {"cells": [], "pages": [], "cut": None, "sql": []}
        return [none, *({**none, "sql": [one]} for one in STATEMENTS[::6]), {**none, "cut": 4096}, {**none, "cut": 0}]

    def mutated(self, value: Any, mutator: Mutator) -> Any:
        rng = mutator.rng
        match rng.randrange(8):
            case 0:
                edit = [rng.randrange(len(self.whole)), rng.randbytes(rng.choice((1, 4, 100, 4096)))]
                return {**value, "pages": [*value["pages"], edit]}
            case 1 if value["cells"] or value["pages"]:
                return {**value, "cells": value["cells"][1:], "pages": value["pages"][:-1]}
            case 2:
                return {**value, "sql": [*value["sql"], rng.choice(STATEMENTS)]} if rng.random() < 0.3 else value
            case 3 if rng.random() < 0.2:
                return {**value, "cut": rng.randrange(len(self.whole))}
        table, column = rng.choice(list(self.cells))
        row, cell = rng.choice(self.cells[table, column])
        return {**value, "cells": [*value["cells"], [table, column, row, self.other(table, column, cell, mutator)]]}

    def other(self, table: str, column: str, cell: Any, mutator: Mutator) -> Any:
        """A value like the one that is there: also inside what is packed, and inside JSON."""
        if (table, column) in PACKED and mutator.rng.random() < 0.8:
            raw = zlib.decompress(cell)
            if column == "snapshot" and mutator.rng.random() < 0.8:
                return zlib.compress(packed(mutator.changed(msgspec.msgpack.decode(raw))))
            if column == "tables" and mutator.rng.random() < 0.8:
                return zlib.compress(as_json(mutator.changed(json.loads(raw))))
            return zlib.compress(mutator.bytes(raw))
        if isinstance(cell, str) and cell[:1] in ("{", "[") and mutator.rng.random() < 0.7:
            return as_json(mutator.changed(json.loads(cell))).decode("utf-8", "replace")
        return storable(mutator.once(cell))

    def damage(self, value: dict[str, Any]) -> bool:
        """Write a database with all that was done to it; whether it could be done."""
        for path in self.folder.iterdir():
            if path.is_file():
                path.unlink()
        self.path.write_bytes(self.whole)
        try:
            with closing(sqlite3.connect(self.path, isolation_level=None)) as db:
                db.execute("pragma ignore_check_constraints = on")
                for table, column, row, cell in value["cells"]:
                    db.execute(f"update or ignore {table} set {column} = ? where rowid = ?", (cell, row))
                for statement in value["sql"]:
                    db.execute(statement)
        except (sqlite3.Error, OverflowError):
            return False
        data = self.path.read_bytes()
        for at, new in value["pages"]:
            data = data[:at] + new + data[at + len(new) :]
        self.path.write_bytes(data if value["cut"] is None else data[: value["cut"]])
        return True

    async def attempt(self, value: Any) -> str | None:
        if not self.damage(value):
            return None
        with listening():
            return self.looked_at() or await self.served(Random(repr(value)))

    def looked_at(self) -> str | None:
        """By `bot.py --check` and `python -m storage.check`."""
        before = sha256(self.path.read_bytes()).digest()
        for _, said in examine(self.path):
            if "\n" in said.strip():
                return f"not one line: {said[:300]!r}"
        told, out = io.StringIO(), io.StringIO()
        with redirect_stderr(told), redirect_stdout(out):
            code = check.main([str(self.path)])
        if code not in (0, 1, 2) or "Traceback" in told.getvalue() + out.getvalue():
            return f"ends with {code}: {told.getvalue()[:300]}"
        if code == 2 and told.getvalue().count("\n") != 1:
            return f"not one sentence: {told.getvalue()[:300]!r}"
        if sha256(self.path.read_bytes()).digest() != before:
            return "looking has changed the file"
        return None

    async def served(self, chance: Random) -> str | None:
        """By a bot: whatever people do, they hear a sentence; some of it with every input."""
        try:
            host = await Host.open(
                self.path, StillClock().now, reports=self.folder / "reports", rng=Random(1), thinking=ThinkingHere()
            )
        except StorageTrouble as trouble:
            return None if "\n" not in str(trouble) else f"not one line: {trouble!r}"
        async with host:
            await self.tried(host.wake)
            for table in chance.sample(range(1, 4 + len(GAMES)), 2):
                for ask in sorted_sample(chance, self.asks(host, table)):
                    await self.tried(ask)
            for ask in sorted_sample(chance, self.general(host)):
                await self.tried(ask)
        shutil.rmtree(self.folder / "reports", ignore_errors=True)
        return None

    async def tried(self, ask: Callable[[], Awaitable[Any]]) -> Any:
        """What is documented may be raised."""
        try:
            return await ask()
        except DOCUMENTED:
            return None

    def asks(self, host: Host, table: int) -> list[Callable[[], Awaitable[Any]]]:
        """What people do at a table."""
        ann, bob = Person(ANN, guild=GUILD), Person(BOB, guild=GUILD)

        async def answer() -> None:
            for person in (ann, bob):
                asked = await host.reads.question(table, person)
                if asked is not None:
                    picks = [option.id for option in asked.options][: max(1, asked.min)]
                    await host.answers.answer(table, person, asked.step, picks)

        return [
            lambda: host.reads.info(table, ann),
            lambda: host.reads.view(table, ann),
            lambda: host.reads.view(table, BOT, 1),
            lambda: host.reads.log(table, ann),
            lambda: host.reads.result_so_far(table, bob),
            lambda: host.reads.recap(table, ann),
            answer,
            lambda: host.answers.undo(table, ann),
            lambda: host.plans.look(table, bob),
            lambda: host.default_answers.of(table, ann),
            lambda: host.rewind.regret(table, ann),
            lambda: host.transfer.export(table, ann),
            lambda: host.transfer.verify(table, ann),
            lambda: host.stories.story(table, ann),
            lambda: host.lobby.rematch(table, ann),
            lambda: host.lobby.start(table, ann),
            lambda: host.handover.stand_in(table, bob),
        ]

    def general(self, host: Host) -> list[Callable[[], Awaitable[Any]]]:
        """What is about no table."""
        return [
            lambda: host.reads.on_server(Person(ANN, guild=GUILD)),
            lambda: host.reads.asks_for(ANN),
            lambda: host.users.get(ANN),
            lambda: host.users.set(ANN, language="pl"),
            lambda: host.guilds.get(GUILD),
            lambda: host.privacy.about(ANN),
            lambda: host.privacy.export(ANN),
            lambda: host.notices.pending(),
            lambda: host.notices.due(),
            lambda: host.notices.waiting(),
            lambda: host.due.act(),
            lambda: host.privacy.delete(BOB),
        ]


def sorted_sample(chance: Random, asks: list[Any]) -> list[Any]:
    """Half of them, in their order."""
    return [asks[at] for at in sorted(chance.sample(range(len(asks)), len(asks) // 2))]


def packed(value: Any) -> bytes:
    """A value as a snapshot, if it can be one."""
    try:
        return msgspec.msgpack.encode(value)
    except (OverflowError, TypeError, ValueError, RecursionError):
        return b"\xc1"


def storable(value: Any) -> Any:
    """A value as a cell of a database."""
    if isinstance(value, list | dict):
        return as_json(value).decode("utf-8", "replace")
    if isinstance(value, int) and not -(2**63) <= value < 2**63:
        return str(value)
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else value
