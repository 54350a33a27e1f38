"""Every shipped game is played through the host by computer players, exported, verified and taken over."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from engine import game_file
from engine.core import games
from host import BOT, Host, Person
from storage import Where
from testkit.host_play import ANN, everything
from testkit.rotation import rotated

SHIPPED = games.shipped()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("where", "game"),
    [*rotated([("sqlite", game) for game in SHIPPED], 1), ("postgresql", SHIPPED[0])],
    indirect=["where"],
)
async def test_a_whole_game(game: str, where: Where, tmp_path: Path) -> None:
    async with await Host.open(where, reports=tmp_path / "reports", rng=Random(1)) as host:
        table = (await host.lobby.create(game, Person(ANN), "Ann")).id
        await host.lobby.leave(table, Person(ANN))
        for _ in range(2):
            await host.lobby.add_computer(table, Person(ANN), "random")
        await host.lobby.start(table, Person(ANN), seed="a seed nobody knows")
        await host.idle()
        assert (await host.reads.info(table, BOT)).status == "over"
        assert not (tmp_path / "reports").exists()
        assert [notice.kind for notice in await host.notices.pending(table)] == ["started", "over"]
        data = await host.transfer.export(table, BOT)
        game_file.replay(game_file.read(data))
        copy = await host.transfer.import_game(data, Person(ANN))
        assert await host.transfer.export(copy.id, BOT) == data
        turns = await host.reads.turns(table, BOT)
        for turn in {0, 1, turns // 2, turns}:
            for person in (BOT, Person(ANN)):
                assert await host.reads.view(table, person, turn) is not None
        snapshots = [len(row[2]) for row in (await everything(host))["boundaries"] if row[0] == table]
        assert max(snapshots) <= 2048  # stored size of a snapshot


@pytest.mark.slow
@pytest.mark.parametrize("game", SHIPPED)
async def test_the_seed_of_a_running_table_stays_here(game: str, tmp_path: Path) -> None:
    async with await Host.open(tmp_path / "a.db", reports=tmp_path / "reports", rng=Random(1)) as host:
        table = (await host.lobby.create(game, Person(ANN), "Ann")).id
        await host.lobby.add_computer(table, Person(ANN), "random")
        await host.lobby.start(table, Person(ANN), seed="a seed nobody knows", shuffle=False)
        await host.idle()
        rng = Random(2)
        for _ in range(15):
            question = await host.reads.question(table, Person(ANN))
            assert question is not None
            picks = rng.sample([option.id for option in question.options], rng.randint(question.min, question.max))
            await host.answers.answer(table, Person(ANN), question.step, picks)
            await host.idle()
        assert (await host.reads.info(table, BOT)).status == "running"
        public = [
            await host.reads.view(table, BOT),
            await host.reads.info(table, BOT),
            await host.notices.pending(),
            await host.reads.log(table, BOT),
            (await host.transfer.export(table, BOT)).decode(),
        ]
        assert "a seed nobody knows" not in msgspec.json.encode(public).decode()
        assert await host.reads.turns(table, BOT) > 2
