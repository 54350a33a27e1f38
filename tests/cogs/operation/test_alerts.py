"""Every alert of docs/operation.md is set off by its trouble, and by nothing before it."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from prometheus_client.parser import text_string_to_metric_families

from cogs.operation.heartbeat import Heartbeat
from cogs.operation.metrics import MetricsServer, watched
from host import Host, Measures, StorageTrouble
from host.backups import Backups
from host.measures import Spread
from testkit.host_play import StillClock, start
from testkit.sources import ROOT

ROW = re.compile(r"^\| (.+?) \| .+ \|$", re.MULTILINE)


def alerts() -> list[str]:
    """What the document says to look at."""
    document = (ROOT / "docs/operation.md").read_text(encoding="utf-8")
    rows = ROW.findall(document.partition("### When to be woken")[2].partition("\nKinds ")[0])
    return [row for row in rows if row != "look at it when" and not row.startswith("---")]


class Outside:
    """A host with what is seen of it from outside."""

    def __init__(self, host: Host, clock: StillClock, folder: Path) -> None:
        self.host, self.clock = host, clock
        self.vitals = cast(Any, SimpleNamespace(uptime=0))
        self.bot = cast(Any, SimpleNamespace(guilds=[], latency=0.0, is_ready=lambda: True, shards={}))
        self.stopping = False
        heartbeat = Heartbeat(self.bot, host, folder / "beat", lambda _: None, lambda: self.stopping)
        self.backups = Backups(folder / "kontor.db", folder / "no/backups", 86_400.0, 3, clock.now, self.measured)
        self.server = MetricsServer(self.bot, host, heartbeat, self.vitals, ("127.0.0.1", 0), self.backups)

    def measured(self) -> float:
        return self.clock.now().timestamp()

    async def ready(self) -> int:
        request: Any = None
        return (await self.server.ready(request)).status

    async def figures(self) -> dict[tuple[str, str], float]:
        """Every figure by its name and what it is told apart by."""
        request: Any = None
        body = (await self.server.metrics(request)).body
        assert isinstance(body, bytes)
        found = text_string_to_metric_families(body.decode())
        return {
            (sample.name, ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))): sample.value
            for family in found
            for sample in family.samples
        }


@pytest.fixture
async def outside(tmp_path: Path) -> Any:
    clock = StillClock()
    async with await Host.open(tmp_path / "kontor.db", clock.now) as host:
        await start(host)
        yield Outside(host, clock, tmp_path)


def slow_share(figures: dict[tuple[str, str], float], name: str, end: str, label: str = "") -> float:
    """How many took longer than an end of the buckets."""
    whole = figures[f"{name}_bucket", f"le=+Inf{label}"]
    return whole - figures[f"{name}_bucket", f"le={end}{label}"]


async def trouble_with_ready(outside: Outside) -> None:
    assert await outside.ready() == 200
    outside.stopping = True
    assert await outside.ready() == 503


async def trouble_with_the_outbox(outside: Outside) -> None:
    before = await outside.figures()
    assert before["kontor_outbox_failing", ""] == 0
    notice = next(iter(await outside.host.notices.due()))
    await outside.host.notices.failed(notice, "no route")
    outside.clock.turn(901)
    after = await outside.figures()
    assert after["kontor_outbox_failing", ""] == 1
    assert after["kontor_outbox_oldest_seconds", ""] > 900


async def trouble_with_clicks(outside: Outside) -> None:
    spread: Spread = outside.host.measures.steps["click"]
    spread.add(1.9)
    assert slow_share(await outside.figures(), "kontor_step_seconds", "2.0", ",step=click") == 0
    spread.add(2.1)
    assert slow_share(await outside.figures(), "kontor_step_seconds", "2.0", ",step=click") == 1


async def trouble_with_the_loop(outside: Outside) -> None:
    outside.host.measures.lag.add(0.24)
    assert slow_share(await outside.figures(), "kontor_loop_lag_seconds", "0.25") == 0
    outside.host.measures.lag.add(0.26)
    assert slow_share(await outside.figures(), "kontor_loop_lag_seconds", "0.25") == 1


async def trouble_of_ours(outside: Outside) -> None:
    for kind in ("bug", "rules"):
        assert (await outside.figures())["kontor_errors_total", f"kind={kind}"] == 0
        outside.host.measures.errors[kind] += 1
        assert (await outside.figures())["kontor_errors_total", f"kind={kind}"] == 1


async def trouble_with_the_disk(outside: Outside) -> None:
    assert (await outside.figures())["kontor_errors_total", "kind=storage"] == 0
    outside.host.measures.errors["storage"] += 1
    assert (await outside.figures())["kontor_errors_total", "kind=storage"] == 1


async def trouble_with_limits(outside: Outside) -> None:
    assert (await outside.figures())["kontor_rate_limits_total", "scope=global"] == 0
    measures: Measures = outside.host.measures
    trace = watched(measures)
    answer = SimpleNamespace(status=429, headers={"X-RateLimit-Scope": "global"})
    context, ended = SimpleNamespace(began=0.0), SimpleNamespace(response=answer)
    session: Any = None
    for _ in range(2):
        for heard in trace.on_request_end:
            await heard(session, context, ended)  # type: ignore[arg-type]
    assert (await outside.figures())["kontor_rate_limits_total", "scope=global"] == 2


async def trouble_with_frozen_tables(outside: Outside) -> None:
    assert (await outside.figures())["kontor_tables", "state=frozen"] == 0

    def freeze(connection: Any) -> None:
        connection.execute("update tables set status = 'frozen'")

    await outside.host._db.write(freeze)
    assert (await outside.figures())["kontor_tables", "state=frozen"] == 1


async def trouble_with_backups(outside: Outside) -> None:
    assert (await outside.figures())["kontor_backup_age_seconds", ""] < 86_400
    with pytest.raises(StorageTrouble):
        await outside.backups.take_if_due()  # its disk is not mounted
    outside.clock.turn(2 * 86_400 + 1)
    assert (await outside.figures())["kontor_backup_age_seconds", ""] > 2 * 86_400


TROUBLES = {
    "`/ready` has not been 200": trouble_with_ready,
    "`kontor_outbox_oldest_seconds` is above 900": trouble_with_the_outbox,
    "the 99th percentile of `kontor_step_seconds` for `click` is above 2 s": trouble_with_clicks,
    "the 99th percentile of `kontor_loop_lag_seconds` is above 0.25 s": trouble_with_the_loop,
    "`kontor_errors_total` of kind `bug` or `rules`": trouble_of_ours,
    "`kontor_errors_total` of kind `storage`": trouble_with_the_disk,
    "`kontor_rate_limits_total` of scope `global`": trouble_with_limits,
    "`kontor_tables` of state `frozen`": trouble_with_frozen_tables,
    "`kontor_backup_age_seconds` is twice": trouble_with_backups,
}


def test_every_alert_of_the_document_has_its_trouble() -> None:
    assert len(alerts()) == len(TROUBLES)
    for alert, beginning in zip(alerts(), TROUBLES, strict=True):
        assert alert.startswith(beginning)


@pytest.mark.parametrize("alert", TROUBLES)
async def test_an_alert_is_set_off_by_its_trouble(alert: str, outside: Outside) -> None:
    await TROUBLES[alert](outside)
