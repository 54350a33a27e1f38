"""Seen from outside, where METRICS is set: figures for Prometheus, and whether the bot is alive and ready.

The library is loaded only where somebody asks for figures.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

import aiohttp
from aiohttp import web
from discord.ext import commands

from cogs.operation.heartbeat import Heartbeat
from cogs.operation.vitals import Vitals
from host import Host, HostTrouble, Measures, Status, Waiting, traces, version
from host.backups import Backups
from host.measures import Spread

log = logging.getLogger(__name__)

MET = 429  # what Discord answers where a rate limit was met
SOCKET = 101  # a gateway was opened: nothing was sent


def watched(measures: Measures) -> aiohttp.TraceConfig:
    """Times every exchange with Discord, and counts the rate limits it meets."""
    trace = aiohttp.TraceConfig()

    async def begin(session: aiohttp.ClientSession, context: SimpleNamespace, params: Any) -> None:
        context.began = time.perf_counter()

    async def end(
        session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        if params.response.status != SOCKET:
            seconds = time.perf_counter() - context.began
            measures.steps["send"].add(seconds)
            traces.add("discord", seconds)
        if params.response.status == MET:
            measures.rate_limits[params.response.headers.get("X-RateLimit-Scope", "unknown")] += 1

    async def fail(
        session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        if not isinstance(params.exception, asyncio.CancelledError):  # given up by whoever asked: tried again at once
            measures.errors["connection"] += 1

    trace.on_request_start.append(begin)
    trace.on_request_end.append(end)
    trace.on_request_exception.append(fail)
    return trace


class MetricsServer(commands.Cog):
    """A small web server of its own: /metrics, /alive and /ready, and nothing that changes anything."""

    def __init__(
        self,
        bot: commands.AutoShardedBot,
        host: Host,
        heartbeat: Heartbeat,
        vitals: Vitals,
        address: tuple[str, int],
        backups: Backups | None = None,
    ) -> None:
        self.bot, self.host, self.heartbeat, self.vitals = bot, host, heartbeat, vitals
        self.address, self.backups = address, backups
        app = web.Application()
        app.router.add_get("/metrics", self.metrics)
        app.router.add_get("/alive", self.alive)
        app.router.add_get("/ready", self.ready)
        self._runner = web.AppRunner(app, access_log=None)

    async def cog_load(self) -> None:
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, *self.address).start()
        except OSError as error:  # people can play all the same
            log.error("METRICS: %s:%s cannot be opened (%s); nothing is shown there", *self.address, error.strerror)
            return
        self.address = self._runner.addresses[0][:2]

    async def cog_unload(self) -> None:
        await self._runner.cleanup()

    async def alive(self, request: web.Request) -> web.Response:
        """The event loop answers; a process that does not may be ended."""
        return web.Response(text="alive\n")

    async def ready(self, request: web.Request) -> web.Response:
        """Whether people are served: Discord has let us in, the database can be read, nobody has said stop."""
        wrong = await self.heartbeat.wrong()
        return web.Response(text="ready\n") if wrong is None else web.Response(text=f"{wrong}\n", status=503)

    async def metrics(self, request: web.Request) -> web.Response:
        """Everything that is counted, as Prometheus reads it."""
        from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, ProcessCollector, generate_latest

        registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        ready = await self.heartbeat.wrong() is None
        registry.register(Figures(self.bot, self.host.measures, self.vitals, ready, await self.stored(), self.backups))
        return web.Response(body=generate_latest(registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def stored(self) -> Stored | None:
        """What is counted in the database; without it, the other figures are worth all the more."""
        try:
            return Stored(await self.host.reads.by_status(), await self.host.notices.waiting())
        except HostTrouble:  # which the log has
            return None


class Stored(NamedTuple):
    """What is counted in the database at one moment."""

    tables: Mapping[Status, int]
    waiting: Sequence[Waiting]


class Figures:
    """All figures at one moment, in the library's shapes."""

    def __init__(
        self,
        bot: commands.AutoShardedBot,
        measures: Measures,
        vitals: Vitals,
        ready: bool,
        stored: Stored | None,
        backups: Backups | None,
    ) -> None:
        self.bot, self.measures, self.vitals = bot, measures, vitals
        self.ready, self.stored, self.backups = ready, stored, backups

    def collect(self) -> Iterable[Any]:
        from prometheus_client.core import InfoMetricFamily

        info = InfoMetricFamily("kontor", "Which version runs")
        info.add_metric([], {"version": version.described()})
        yield info
        yield gauge("kontor_uptime_seconds", "Since the start", self.vitals.uptime)
        yield gauge("kontor_servers", "Servers the bot is on", len(self.bot.guilds))
        yield gauge("kontor_gateway_latency_seconds", "Heartbeat of the connection to Discord", self.bot.latency)
        yield gauge("kontor_ready", "Whether people are served", self.ready)
        if self.stored is not None:
            yield labelled("gauge", "kontor_tables", "Tables by state", "state", self.stored.tables)
            yield from outbox(self.stored.waiting)
        if self.backups is not None:
            yield gauge("kontor_backup_age_seconds", "Since the newest backup", self.backups.age())
            yield gauge("kontor_backup_every_seconds", "From one backup to the next", self.backups.every)
        found = self.measures
        yield labelled("counter", "kontor_answers", "Answers by who gave them", "by", found.answers)
        yield labelled("counter", "kontor_notices", "Notices told, by kind", "kind", found.notices)
        yield labelled("counter", "kontor_errors", "What went wrong, by kind", "kind", found.errors)
        yield labelled("counter", "kontor_rate_limits", "Rate limits met, by scope", "scope", found.rate_limits)
        yield labelled("counter", "kontor_renders", "Pictures, drawn or kept from before", "how", found.pictures)
        yield spread("kontor_loop_lag_seconds", "How late the event loop is", {"": found.lag}, labels=[])
        yield spread("kontor_step_seconds", "How long each step of an answer takes", found.steps, labels=["step"])


def outbox(waiting: Sequence[Waiting]) -> Iterable[Any]:
    """What Discord must still be told."""
    yield gauge("kontor_outbox_notices", "Notices that wait", sum(one.notices for one in waiting))
    yield gauge("kontor_outbox_failing", "Those that have failed before", sum(one.failing for one in waiting))
    oldest = max((one.seconds for one in waiting), default=0.0)
    yield gauge("kontor_outbox_oldest_seconds", "How long the oldest has waited", oldest)


def gauge(name: str, about: str, value: float) -> Any:
    from prometheus_client.core import GaugeMetricFamily

    return GaugeMetricFamily(name, about, value=value)


def labelled(kind: str, name: str, about: str, label: str, values: Mapping[Any, int]) -> Any:
    """One figure for each value of a label."""
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

    made = (CounterMetricFamily if kind == "counter" else GaugeMetricFamily)(name, about, labels=[label])
    for value, count in sorted(values.items()):
        made.add_metric([value], count)
    return made


def spread(name: str, about: str, spreads: Mapping[str, Spread], labels: list[str]) -> Any:
    """How long something took, for each value of a label, if there is one."""
    from prometheus_client.core import HistogramMetricFamily

    made = HistogramMetricFamily(name, about, labels=labels)
    for value, one in spreads.items():
        made.add_metric([value] if labels else [], buckets=one.up_to(), sum_value=one.total)
    return made
