"""Every alert of docs/operation.md is set off by its trouble, alone, and by nothing before it: the expressions of
deploy/alerts.yaml are worked out over the figures that the bot shows."""

from __future__ import annotations

import asyncio
import re
import shutil
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import timedelta
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from cogs.operation import vitals
from cogs.operation.backup_timer import BackupTimer
from cogs.operation.heartbeat import Heartbeat
from cogs.operation.metrics import MetricsServer, watched
from cogs.operation.vitals import Vitals
from host import BOT, HostTrouble, Person, traces
from host.backups import Backups
from host.measures import Spread
from testkit.discord.stage import DiscordStage
from testkit.host_play import limit_growth
from testkit.prometheus import Prometheus, rules
from testkit.sources import ROOT
from tests.host.rules import install

ALERTS = rules(ROOT / "deploy/alerts.yaml")
ROW = re.compile(r"^\| `(Kontor\w+)` \|", re.MULTILINE)
MINUTE_SECONDS = 60.0
HOUR_SECONDS = 3600.0
CALM_TIMES = 3
Work = Callable[[], Awaitable[object]]
REAL_SECONDS = 30.0  # that something in another thread may take on a busy machine


class Outside:
    """A bot with two people at a table, and a Prometheus that reads its figures every minute."""

    def __init__(self, stage: DiscordStage, patch: pytest.MonkeyPatch) -> None:
        self.stage, self.patch = stage, patch
        self.people = [stage.person("ada"), stage.person("ben")]
        self.click_seconds = 0.0  # what the clock of clicks says
        patch.setattr(traces, "clock", lambda: self.click_seconds)
        stage.bot.wired.vitals._stop.set()  # a busy machine is no trouble of ours
        heartbeat = Heartbeat(stage.bot, stage.host, stage.db.with_suffix(".beat"), lambda _: None, lambda: False)
        self.disk = stage.db.parent / "disk"
        self.disk.mkdir()
        self.backups = Backups(stage.db, self.disk / "backups", 24 * HOUR_SECONDS, 3, stage.clock.now, self.seconds)
        self.timer = BackupTimer(self.backups, stage.host.measures)
        self.server = MetricsServer(
            stage.bot, stage.host, heartbeat, stage.bot.wired.vitals, ("127.0.0.1", 0), self.backups
        )
        self.prometheus = Prometheus(ALERTS, "kontor")

    def seconds(self) -> float:
        return self.stage.clock.now().timestamp()

    async def watched(self, times: int = 1, apart: float = MINUTE_SECONDS, each: Work | None = None) -> None:
        """The figures are read so many times; something may happen before each of them."""
        for _ in range(times):
            self.stage.clock.later += timedelta(seconds=apart)
            if each is not None:
                await each()
            request: Any = None
            body = (await self.server.metrics(request)).body
            assert isinstance(body, bytes)
            self.prometheus.scrape(self.seconds(), body.decode())


@pytest.fixture
async def outside(stage: DiscordStage, monkeypatch: pytest.MonkeyPatch) -> Outside:
    made = Outside(stage, monkeypatch)
    await stage.start(*made.people)
    await made.timer.look()
    stage.host.measures.lag = Spread()  # nor is what was measured before
    return made


async def lost_database(outside: Outside) -> None:
    """Its disk is gone."""
    away = outside.stage.db.rename(outside.stage.db.with_name("away"))
    await outside.watched(6)
    away.rename(outside.stage.db)


async def discord_that_takes_nothing(outside: Outside) -> None:
    """Somebody bids, and nothing can be posted."""
    stage = outside.stage
    stage.connection.breaks += [("POST", r"/channels/\d+/messages", False)] * 500
    for one in outside.people:
        person = Person(one.id, guild=stage.guild.id)
        for pick in ("n:1", "lock"):
            asked = await stage.host.reads.question(stage.table.id, person)
            assert asked is not None
            await stage.host.answers.answer(stage.table.id, person, asked.step, [pick])

    async def tried_again() -> None:
        stage.bot.wired.outbox.wake()
        await stage.settle()

    await outside.watched(6, 5 * MINUTE_SECONDS, tried_again)
    stage.connection.breaks.clear()


async def slow_database(outside: Outside) -> None:
    """Every look into it takes long."""
    read = outside.stage.host._db.read

    async def slowly(*args: Any, **how: Any) -> Any:
        outside.click_seconds += 1.5
        return await read(*args, **how)

    with outside.patch.context() as slow:
        slow.setattr(outside.stage.host._db, "read", slowly)
        await outside.watched(2, each=lambda: outside.stage.slash(outside.people[0], "next"))


async def stalled_loop(outside: Outside) -> None:
    """Something computes on the event loop."""
    outside.patch.setattr(vitals, "TICK_SECONDS", 0.02)
    watchdog = Vitals(outside.stage.bot, outside.stage.host)
    await watchdog.cog_load()
    async with asyncio.timeout(REAL_SECONDS):
        while watchdog.lag < 0.25:
            time.sleep(0.4)  # noqa: ASYNC251 (that is the trouble)
            await asyncio.sleep(0.02)
    await watchdog.cog_unload()
    await outside.watched()


async def broken_panel(outside: Outside) -> None:
    """A fault of ours in what answers a click."""

    async def fails(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    with outside.patch.context() as broken:
        broken.setattr(outside.stage.host.reads, "question", fails)
        await outside.watched(each=lambda: outside.stage.move(outside.people[0]))


async def broken_rule(outside: Outside) -> None:
    """A fault of ours in the rules of a game."""

    def fails(g: object) -> None:
        raise ZeroDivisionError

    with outside.patch.context() as broken:
        install(broken, segment=fails)
        outside.stage.host._live.drop(outside.stage.table.id)
        await outside.watched(each=lambda: outside.stage.move(outside.people[0]))


async def full_disk(outside: Outside) -> None:
    """The file of the database cannot grow any more."""
    stage, said = outside.stage, ""
    await limit_growth(stage.host, 0)
    while "full" not in said:
        said = await stage.slash(outside.people[0], "table new", where=stage.channel, game="bazaar")
    await outside.watched()


async def limits_of_discord(outside: Outside) -> None:
    """Discord refuses the whole bot, again and again."""

    async def refused(request: web.Request) -> web.Response:
        return web.Response(status=429, headers={"X-RateLimit-Scope": "global"})

    app = web.Application()
    app.router.add_get("/", refused)
    async with (
        TestServer(app) as discord,
        aiohttp.ClientSession(trace_configs=[watched(outside.stage.host.measures)]) as session,
    ):

        async def asked() -> None:
            await (await session.get(discord.make_url("/"))).read()

        await outside.watched(each=asked)
        assert outside.prometheus.firing() == set(), "once is nothing"
        await outside.watched(each=asked)


async def rules_without_end(outside: Outside) -> None:
    """After an update the rules of a game never come to a question."""

    def endless(g: object) -> Iterator[None]:
        yield from ()

    with outside.patch.context() as updated:
        install(updated, segment=endless)
        outside.stage.host._live.drop(outside.stage.table.id)
        with pytest.raises(HostTrouble):
            await outside.stage.host.reads.asks(outside.stage.table.id, BOT)
    await outside.watched()


async def backups_without_a_disk(outside: Outside) -> None:
    """The disk of the backups is not mounted any more."""
    shutil.rmtree(outside.disk)
    await outside.watched(7, 6 * HOUR_SECONDS, outside.timer.look)
    assert outside.prometheus.firing() == set(), "one that is late may still come"
    await outside.watched(2, 6 * HOUR_SECONDS, outside.timer.look)


TROUBLES = {
    "KontorNotReady": [lost_database],
    "KontorOutboxStuck": [discord_that_takes_nothing],
    "KontorClicksSlow": [slow_database],
    "KontorLoopStalls": [stalled_loop],
    "KontorFault": [broken_panel, broken_rule],
    "KontorStorage": [full_disk],
    "KontorGlobalLimit": [limits_of_discord],
    "KontorFrozen": [rules_without_end],
    "KontorBackupOld": [backups_without_a_disk],
}


def test_every_alert_of_the_document_has_its_rule_and_its_trouble() -> None:
    document = (ROOT / "docs/operation.md").read_text(encoding="utf-8")
    assert ROW.findall(document) == [alert.name for alert in ALERTS] == list(TROUBLES)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("alert", "trouble"), [(name, trouble) for name, troubles in TROUBLES.items() for trouble in troubles]
)
async def test_an_alert_is_set_off_by_its_trouble_alone(
    alert: str, trouble: Callable[[Outside], Awaitable[None]], outside: Outside
) -> None:
    await outside.watched(CALM_TIMES)
    assert outside.prometheus.firing() == set()
    await trouble(outside)
    assert outside.prometheus.firing() == {alert}
