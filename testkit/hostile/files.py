"""Files that somebody hands in: corrected components, and exported games."""

from __future__ import annotations

import copy
import io
import json
import os
import shutil
import tempfile
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

import testkit.bazaar.meta  # noqa: F401 (makes the game known)
from cogs.operation.settings import wrong_with_components
from engine import verify
from engine.core import games
from engine.core.components import SETTING, digest
from engine.core.rng import commitment
from engine.core.table import Table
from engine.game_file import GameFile
from engine.selfplay import playthrough
from host import Host, Person, PlayerMistake
from testkit.host_play import ANN, everything
from testkit.hostile.mutations import Mutator
from testkit.hostile.target import listening
from testkit.replays import ReplaysHere

GAMES = ("bazaar", "yokohama", "nippon", "mombasa")
DEEP = "[" * 100_000 + "]" * 100_000
GUILD = 7


@cache
def exported(game: str) -> dict[str, Any]:
    """A finished game with its component set, as `/export` writes it; of a long game only its beginning."""
    *_, table = playthrough(game, 2, "forged") if game == "bazaar" else [Table.start(game, 2, seed="forged")]
    shelf = games.get(game).shelf
    file = GameFile(
        kontor=1,
        game=game,
        seats=2,
        options=table.state.options,
        components=table.state.components,
        rules=table.state.rules,
        seed="forged",
        commitment=commitment("forged"),
        segments=[list(boundary.choices) for boundary in table.crossed],
        result=table.result,
        tables=shelf.tables(table.state.components),
    )
    found: dict[str, Any] = json.loads(msgspec.json.encode(file))
    return found


def json_of(data: bytes) -> Any:
    """What a file holds; None if that cannot be read."""
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None


def as_json(value: Any) -> bytes:
    """A value as a file, however strange; bytes in it become text."""
    return json.dumps(value, default=lambda one: one.decode("latin-1")).encode("utf-8", "surrogatepass")


def mutated_file(data: bytes, mutator: Mutator) -> bytes:
    """By structure where it has one, else by bytes."""
    chance, held = mutator.rng.random(), json_of(data)
    if chance < 0.02:
        return data.replace(b"1", DEEP.encode(), 1)
    if held is None or chance < 0.2:
        return mutator.bytes(data)
    return as_json(mutator.changed(held))


def one_line_each(said: str) -> bool:
    """Whether something was said, in one line."""
    return said.count("\n") == 1 and said.endswith("\n") and said.strip() != "" and "Traceback" not in said


class ComponentFiles:
    """`COMPONENTS_DIR`: what is wrong with the folder is said when the bot starts, or every game can be set up."""

    name = "component files"
    lifetime = 2_000
    words: tuple[str, ...] = ()

    async def open(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="hostile-"))
        self.before = os.environ.get(SETTING)
        shelves = [games.get(name).shelf for name in GAMES]
        self.words = tuple(sorted({table for shelf in shelves for table in shelf.tables(shelf.current())}))
        self.shelves = [(shelf, dict(shelf._sets), dict(shelf._tables)) for shelf in shelves]

    async def close(self) -> None:
        self.forget()
        shutil.rmtree(self.folder)

    def forget(self) -> None:
        """Let the games be played with what is shipped."""
        if self.before is None:
            os.environ.pop(SETTING, None)
        else:
            os.environ[SETTING] = self.before
        for shelf, sets, tables in self.shelves:
            shelf.forget_current()
            shelf._sets, shelf._tables = dict(sets), dict(tables)

    def seeds(self) -> Sequence[Any]:
        found = []
        for name in GAMES:
            shelf = games.get(name).shelf
            tables = shelf.tables(shelf.current())
            found.append({"name": f"{name}.json", "data": as_json(tables)})
            found += [{"name": f"{name}.json", "data": as_json({table: tables[table]})} for table in tables]
        return found

    def mutated(self, value: Any, mutator: Mutator) -> Any:
        if mutator.rng.random() < 0.03:
            return {**value, "name": mutator.rng.choice(("chess.json", "yokohama.JSON", "bazaar.json", ".json", "x"))}
        return {**value, "data": mutated_file(value["data"], mutator)}

    async def attempt(self, value: Any) -> str | None:
        for path in self.folder.iterdir():
            path.unlink()
        (self.folder / value["name"]).write_bytes(value["data"])
        os.environ[SETTING] = str(self.folder)
        name = value["name"].removesuffix(".json")
        concerned = (name,) if name in GAMES else games.names()  # the others are as they are
        try:
            with patch.object(games, "names", lambda: concerned):
                said = wrong_with_components(str(self.folder))
            if said is not None:
                good = said.startswith(SETTING) and "\n" not in said and len(said) < 2_500
                return None if good else f"not a sentence: {said[:300]!r}"
            if name in GAMES:
                Table.start(name, min(games.get(name).seats), seed="s").live()
            return None
        finally:
            self.forget()


class ExportedGames:
    """`python -m engine.verify` and `/import`: verified, or refused with one sentence and nothing written."""

    name = "exported games"
    lifetime = 500

    async def open(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="hostile-"))
        self.host = await Host.open(
            self.folder / "kontor.db", reports=self.folder / "reports", rng=Random(1), replays=ReplaysHere
        )
        self.empty = await everything(self.host)

    async def close(self) -> None:
        await self.host.close()
        shutil.rmtree(self.folder)

    def seeds(self) -> Sequence[Any]:
        bare = {key: one for key, one in exported("bazaar").items() if key != "tables"}
        return [as_json(bare), *(as_json(exported(game)) for game in GAMES)]

    def mutated(self, value: bytes, mutator: Mutator) -> bytes:
        held = json_of(value)
        if not isinstance(held, dict) or mutator.rng.random() < 0.3:
            return mutated_file(value, mutator)
        held = copy.copy(held)
        key = mutator.rng.choice(list(held) or ["x"])
        if key in held:
            held[key] = mutator.changed(held[key])
        if isinstance(held.get("tables"), dict) and mutator.rng.random() < 0.9:
            held["components"] = self.named(held["tables"])
        return as_json(held)

    def named(self, tables: dict[str, Any]) -> str:
        """The hash that a set would have."""
        try:
            return digest(json.loads(as_json(tables)))
        except (ValueError, TypeError, RecursionError):
            return "x"

    async def attempt(self, value: bytes) -> str | None:
        path = self.folder / "game.json"
        path.write_bytes(value)
        said, out = io.StringIO(), io.StringIO()
        with redirect_stderr(said), redirect_stdout(out):
            code = verify.main([str(path)])
        if code not in (0, 1, 2):
            return f"ends with {code}"
        if code and not one_line_each(said.getvalue()):
            return f"not one sentence: {said.getvalue()[:300]!r}"
        with listening() as loudest:
            try:
                table = await self.host.transfer.import_game(value, Person(ANN, guild=GUILD))
            except PlayerMistake:
                if loudest.heard:
                    return f"logged: {loudest.heard[0]}"
                return None if await everything(self.host) == self.empty else "refused, and yet something was written"
        if code:
            return f"{said.getvalue().strip()}, and yet it was taken over"
        await self.host.transfer.verify(table.id, Person(ANN, guild=GUILD))
        await self.close()
        await self.open()
        return None
