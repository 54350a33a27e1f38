"""Seen from outside: figures, whether the bot is alive and ready, and no secret in figures or log."""

from __future__ import annotations

import ast
import asyncio
import io
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path

import aiohttp
import pytest
from discord.http import Route
from prometheus_client.parser import text_string_to_metric_families

import bot
from cogs.operation import settings
from cogs.operation.heartbeat import Heartbeat
from cogs.operation.logs import QUIET, MarkedLines
from cogs.operation.metrics import MetricsServer, watched
from host import BOT, Host, Measures, StorageTrouble
from host.measures import ERRORS, STEPS
from sandbox import Sandbox
from testkit.discord.clicking import play, seat_people
from testkit.discord.stage import DiscordStage
from testkit.rotation import by_turns
from testkit.sources import ROOT, tree

SEED = "a very secret seed"


async def page(outside: MetricsServer, path: str = "/metrics") -> tuple[int, str]:
    where, port = outside.address
    async with aiohttp.ClientSession() as session, session.get(f"http://{where}:{port}{path}") as answer:
        return answer.status, await answer.text()


@asynccontextmanager
async def seen(stage: DiscordStage) -> AsyncIterator[MetricsServer]:
    """The bot of a stage, seen from outside."""
    heartbeat = Heartbeat(stage.bot, stage.host, stage.db.with_suffix(".heartbeat"), lambda _: None, lambda: False)
    outside = MetricsServer(stage.bot, stage.host, heartbeat, stage.bot.wired.vitals, ("127.0.0.1", 0))
    await outside.cog_load()
    try:
        yield outside
    finally:
        await outside.cog_unload()


@contextmanager
def written() -> Iterator[io.StringIO]:
    """All that the bot writes into its log, at its most talkative."""
    stream, root = io.StringIO(), logging.getLogger()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(MarkedLines())
    before = {name: logging.getLogger(name).level for name in ("", *QUIET)}
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.INFO)
    try:
        yield stream
    finally:
        root.removeHandler(handler)
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)


async def hidden(host: Host, table: int) -> set[str]:
    """The cards in hands and in the deck."""
    async with host._live.hold(table, "look", BOT) as held:
        state = held.table.state
        return {card for player in state.players for card in player.hand} | set(state.deck)


async def broken(hand: set[str], *_: object, **__: object) -> None:
    """A fault of ours, while something secret is at hand."""
    assert hand
    raise ZeroDivisionError


def value(figures: str, name: str, **labels: str) -> float:
    for family in text_string_to_metric_families(figures):
        for sample in family.samples:
            if sample.name == name and sample.labels == labels:
                return sample.value
    raise AssertionError(f"{name} {labels} is not exported")


@by_turns(1, days=2)
async def test_a_whole_table_leaves_no_secret_in_log_or_figures(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Played by clicks, with a rule and a connection that break, so that tracebacks are written, too."""
    people = [stage.person("alice"), stage.person("bob", "uk")]
    with written() as log:
        table = await seat_people(stage, "bazaar", people, {}, seed=SEED)
        secrets = await hidden(stage.host, table.id)
        with monkeypatch.context() as fault:
            fault.setattr(stage.host.reads, "question", partial(broken, secrets))
            await stage.move(people[0])
        pace = await play(stage, table, people, player="random", undo_every=9)
        stage.connection.breaks.append(("POST", r"/interactions/.*", False))
        await stage.slash(people[0], "hand")
        async with seen(stage) as outside:
            _, figures = await page(outside)
    tokens = [record.token for record in stage.env.backend.interactions.values()]
    assert "ZeroDivisionError" in log.getvalue()
    assert len(secrets) > 5
    assert len(tokens) > 20
    for text in (log.getvalue(), figures):
        assert SEED not in text
        assert [token for token in tokens if token in text] == []
        assert [card for card in secrets if re.search(rf"\b{re.escape(card)}\b", text)] == []
    assert value(figures, "kontor_answers_total", by="person") == pace.choices + pace.undone
    assert value(figures, "kontor_tables", state="over") == 1
    assert value(figures, "kontor_outbox_notices") == 0
    assert value(figures, "kontor_notices_total", kind="over") == 1
    for step in ("load", "rules", "save", "click"):
        assert value(figures, "kontor_step_seconds_count", step=step) >= pace.turns


@pytest.mark.slow
async def test_every_line_about_a_click_has_its_trace_and_table(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)

    async def breaks(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    with written() as log:
        monkeypatch.setattr(stage.host.reads, "question", breaks)
        await stage.move(alice)
        await stage.move(bob)
    lines = [line for line in log.getvalue().splitlines() if " ERROR cogs.clicks.guard " in line]
    found = [re.search(r"trace=(\w{8}) .*table=(\d+) ", line) for line in lines]
    assert len(found) == 2
    assert {one and one[2] for one in found} == {str(stage.table.id)}
    assert len({one and one[1] for one in found}) == 2  # one for each click
    async with seen(stage) as outside:
        assert value((await page(outside))[1], "kontor_errors_total", kind="bug") == 2


async def test_how_late_the_event_loop_was_is_known_for_an_hour(stage: DiscordStage) -> None:
    assert stage.bot.wired.vitals.lags.maxlen == 60 * 60  # a look every second


@pytest.mark.slow
async def test_the_board_names_figures_that_are_exported(stage: DiscordStage) -> None:
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    named = set(re.findall(r"\b(?:kontor|process)_\w+", " ".join(asked)))
    alerts = re.findall(r"\b(?:kontor|process)_\w+", (ROOT / "docs" / "operation.md").read_text(encoding="utf-8"))
    async with seen(stage) as outside:
        _, figures = await page(outside)
    exported = {sample.name for family in text_string_to_metric_families(figures) for sample in family.samples}
    exported |= set(re.findall(r"^# TYPE (\w+) ", figures, re.MULTILINE))  # before the first of their kind
    exported |= {"kontor_backup_age_seconds", "kontor_backup_every_seconds"}  # only where backups are made
    assert len(named) > 12
    assert named - exported == set()
    assert set(alerts) - exported == set()
    for kind in ERRORS:
        assert value(figures, "kontor_errors_total", kind=kind) == 0
    for step in STEPS:
        value(figures, "kontor_step_seconds_bucket", step=step, le="+Inf")


@pytest.mark.slow
async def test_without_the_database_the_other_figures_stay(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object, **__: object) -> None:
        raise StorageTrouble("unreachable", "the database is away")

    monkeypatch.setattr(stage.host._db, "read", away)
    async with seen(stage) as outside:
        status, figures = await page(outside)
    assert status == 200
    assert value(figures, "kontor_ready") == 0
    assert value(figures, "kontor_errors_total", kind="storage") == 0
    assert "kontor_outbox" not in figures


@pytest.mark.slow
async def test_the_real_bot_is_alive_ready_and_counts_what_discord_does(tmp_path: Path) -> None:
    backups = tmp_path / "backups"
    backups.mkdir()
    told = settings.read({"METRICS": "127.0.0.1:0", "BACKUP_DIR": str(backups)})
    db = tmp_path / "a.db"
    async with Sandbox(lambda: bot.Kontor(db, told=told), db=db, port=0) as table:
        made = table.bot
        assert isinstance(made, bot.Kontor)
        outside = made.get_cog("MetricsServer")
        assert isinstance(outside, MetricsServer)
        assert await page(outside, "/alive") == (200, "alive\n")
        assert await page(outside, "/ready") == (200, "ready\n")
        fault = table.faults.rate_limit(0.01, "/users/@me", "GET")
        assert made.user is not None
        await made.fetch_user(made.user.id)
        await made.http.request(Route("GET", "/users/@me"))
        assert fault.hits == 1
        await table.until(lambda: list(backups.iterdir()))
        _, figures = await page(outside)
        assert value(figures, "kontor_rate_limits_total", scope="unknown") == 1
        assert value(figures, "kontor_step_seconds_count", step="send") >= 3
        assert value(figures, "kontor_servers") == 1
        assert value(figures, "kontor_backup_age_seconds") < 60
        assert value(figures, "kontor_ready") == 1
        await made.finish()
        assert await page(outside, "/alive") == (200, "alive\n")
        assert await page(outside, "/ready") == (503, "the bot is stopping\n")


def test_the_library_is_loaded_only_where_figures_are_asked_for() -> None:
    source = tree(ROOT / "cogs" / "operation" / "metrics.py")
    loaded = [node for node in source.body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert not [node for node in loaded if "prometheus" in ast.unparse(node)]
    assert "prometheus" in ast.unparse(source)


async def test_only_a_connection_that_broke_is_counted(unused_tcp_port: int) -> None:
    async def never(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()  # or the server would wait for it with its end

    measures = Measures()
    async with aiohttp.ClientSession(trace_configs=[watched(measures)]) as session:
        async with await asyncio.start_server(never, "127.0.0.1", unused_tcp_port) as server:
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.05):
                    await session.get(f"http://127.0.0.1:{unused_tcp_port}/")
            assert measures.errors["connection"] == 0, "whoever asked gave it up"
            server.close()
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.get(f"http://127.0.0.1:{unused_tcp_port}/")
    assert measures.errors["connection"] == 1
