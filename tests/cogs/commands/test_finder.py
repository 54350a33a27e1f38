"""Which table a command means, and that a stranger never learns of a private one."""

from __future__ import annotations

from tests.support.stage import DiscordStage


async def test_somebody_elses_private_table_cannot_be_looked_at(stage: DiscordStage) -> None:
    alice, bob, cleo = stage.person("alice"), stage.person("bob"), stage.person("cleo")
    await stage.start(alice, bob)
    row = await stage.host.tables.info(1)
    assert not row.private
    assert "If the game ended now" in await stage.slash(cleo, "scores", where=stage.channel, table=1)
    dana = stage.env.create_user("dana")
    assert "There is no table 1" in stage.read(dana, await dana.slash("scores", table=1), fresh=True)
