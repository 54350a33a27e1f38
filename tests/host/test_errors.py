"""Mistakes of ours, updates of the rules, a database that fails: nothing is lost, everybody is told calmly."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from engine.core import games
from engine.core.ask import Ask
from host import BOT, Host, HostTrouble, Person, PlayerMistake
from host.report import Report, main, replay
from storage import Conflict, Saving, sql
from testkit.bazaar import meta as bazaar
from testkit.host_play import (
    ANN,
    BOB,
    CLEO,
    answer_any,
    at_peek,
    at_work,
    bid,
    everything,
    give,
    limit_growth,
    open_lobby,
    question,
    refused,
    save_through,
    shut,
    start,
    stored,
    thread_told,
    troubled,
    writer,
)
from tests.host.rules import broken_at, install, renamed

pytestmark = pytest.mark.slow


async def test_a_bug_saves_nothing_and_leaves_a_report_that_shows_it_again(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await start(host)
    await bid(host, table, 2, 0)
    await give(host, table, ANN, "work")
    before = await everything(host)
    step = (await question(host, table, ANN)).step
    with monkeypatch.context() as patch:
        install(patch, segment=broken_at("core.ask.end_turn"))
        host._live.drop(table)
        trouble = await troubled(host.answers.answer(table, Person(ANN), step, ["dates"]))
        assert (trouble.text.key, trouble.table, trouble.passing) == ("host.trouble.bug", table, False)
        assert await everything(host) == before
        assert trouble.report is not None
        assert trouble.report.parent == tmp_path / "reports"
        report = msgspec.json.decode(trouble.report.read_bytes(), type=Report)
        assert (report.seat, report.picks, report.doing) == (0, ["dates"], "answer")
        assert [choice.picks for choice in report.choices] == [("work",)]
        assert isinstance(replay(report), ZeroDivisionError)
        assert main([str(trouble.report)]) == 1
        assert "a mistake of ours" in capsys.readouterr().out
        again = await troubled(host.answers.answer(table, Person(ANN), step, ["dates"]))
        assert again.report == trouble.report
        assert os.listdir(tmp_path / "reports") == [trouble.report.name]
        assert trouble.report.stat().st_mode & 0o077 == 0
    host._live.drop(table)
    assert main([str(trouble.report)]) == 0
    assert "no longer happens" in capsys.readouterr().out
    await host.answers.answer(table, Person(ANN), step, ["dates"])


async def test_a_warm_table_with_a_bug_goes_on_after_it(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await start(host)
    await bid(host, table, 2, 0)

    def fail(*_: object) -> None:
        raise KeyError("urn")

    with monkeypatch.context() as patch:
        patch.setattr("testkit.bazaar.rules.effects.note", fail)
        await give(host, table, ANN, "work")
        step = (await question(host, table, ANN)).step
        await troubled(host.answers.answer(table, Person(ANN), step, ["dates"]))
    assert (await question(host, table, ANN)).step == step
    await host.answers.answer(table, Person(ANN), step, ["dates"])


async def test_a_report_that_cannot_be_written_is_no_further_trouble(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "reports").write_text("in the way")
    table = await at_work(host)
    install(monkeypatch, segment=broken_at("core.ask.end_turn"))
    host._live.drop(table)
    trouble = await troubled(host.reads.question(table, Person(ANN)))
    assert trouble.report is None


async def test_a_report_that_is_none_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.json"
    path.write_text("{]")
    assert main([str(path)]) == 2
    assert main([str(tmp_path / "nowhere.json")]) == 2
    assert str(path) in capsys.readouterr().err


async def test_a_set_up_that_fails_leaves_the_lobby_open(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await open_lobby(host)

    def setup(start: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        install(patch, setup=setup)
        trouble = await troubled(host.lobby.start(table, Person(ANN), seed="x"))
        assert trouble.report is not None
        assert isinstance(replay(msgspec.json.decode(trouble.report.read_bytes(), type=Report)), ZeroDivisionError)
    assert (await host.reads.info(table, BOT)).status == "lobby"
    await host.lobby.start(table, Person(ANN))


async def test_malformed_components_are_named_in_the_log_and_nothing_starts(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await open_lobby(host)
    shelf = bazaar.GAME.shelf
    (tmp_path / "bazaar.json").write_text('{"cards": ')
    monkeypatch.setenv("COMPONENTS_DIR", str(tmp_path))
    monkeypatch.setattr(shelf, "_current", None)
    trouble = await troubled(host.lobby.start(table, Person(ANN)))
    assert trouble.text.key == "host.trouble.components"
    assert "bazaar.json: line 1" in caplog.text
    (tmp_path / "bazaar.json").write_text('{"cards": {"source": "house", "rows": [{"id": "urn"}]}}')
    await troubled(host.lobby.start(table, Person(ANN)))
    assert "table cards" in caplog.text
    assert (await host.reads.info(table, BOT)).status == "lobby"


async def test_an_open_turn_that_no_longer_fits_is_cut_back(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await at_work(host)
    old = (await question(host, table, ANN)).step
    install(monkeypatch, segment=renamed("bazaar.work_for", "bazaar.work"))
    host._live.drop(table)
    asked = await question(host, table, ANN)
    assert asked.key == "bazaar.work"
    assert asked.step > old
    assert [row[0] for row in await stored(host, "select key from choices where segment = 1")] == ["bazaar.turn"]
    (name,) = os.listdir(tmp_path / "reports")
    dropped = msgspec.json.decode((tmp_path / "reports" / name).read_bytes(), type=Report).choices
    assert [choice.picks for choice in dropped] == [("work",), ("dates",)]
    (notice,) = [n for n in await host.notices.pending(table) if n.kind == "salvaged"]
    assert notice.seats == (0,)
    await give(host, table, ANN, "spices")
    assert await refused(host.answers.answer(table, Person(ANN), old, ["end"])) == "host.mistake.stale"


@pytest.mark.slow
async def test_a_table_is_frozen_rather_than_taking_back_a_reveal(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await at_peek(host)
    before = await stored(host, "select * from choices where table_id = ?", table)
    with monkeypatch.context() as patch:
        install(patch, segment=renamed("bazaar.turn", "bazaar.work"))
        host._live.drop(table)
        for call in (
            host.reads.question(table, Person(ANN)),
            host.answers.answer(table, Person(ANN), None, ["end"]),
            host.answers.undo(table, Person(ANN)),
            host.reads.asks(table, BOT),
        ):
            assert await refused(call) == "host.mistake.frozen"
        assert (await host.reads.info(table, BOT)).status == "frozen"
        assert len((await host.reads.result_so_far(table, BOT)).scores) == 2
        assert await stored(host, "select * from choices where table_id = ?", table) == before
        kinds = [kind for kind, _ in await thread_told(host, table)]
        assert kinds[-1] == "frozen"
        assert kinds.count("frozen") == 1
        assert await host.reads.asks_for(ANN) == []
        assert (await host.reads.view(table, Person(ANN))).round == 1
        assert await host.reads.log(table, Person(ANN))
        await host.wake()
        assert (await host.reads.info(table, BOT)).status == "frozen"
    await host.wake()  # with rules that fit again
    assert (await host.reads.info(table, BOT)).status == "running"
    assert (await thread_told(host, table))[-1][0] == "thawed"
    assert [t.id for t in await host.reads.asks_for(ANN)] == [table]
    await give(host, table, ANN, (await question(host, table, ANN)).options[0].id)


def endless_after(key: str) -> Callable[[Any], Any]:
    """Rules that go on without end once this question was answered."""

    def segment(g: Any) -> Any:
        rule, answer, asked = bazaar.GAME.segment(g), None, None
        while g.phase != "endless":
            try:
                asked = rule.send(answer)
            except StopIteration:
                return
            answer = yield asked
            if isinstance(asked, Ask) and asked.key == key:
                g.phase = "endless"

    return segment


def endless(g: Any) -> Any:
    """Rules that ask nobody anything and never end."""
    yield from ()


async def test_a_table_that_would_go_on_for_ever_is_frozen_with_a_report(
    host: Host, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = await start(host)
    await bid(host, table, 2, 1)
    before = await stored(host, "select * from choices where table_id = ?", table)
    with monkeypatch.context() as patch:
        install(patch, segment=endless_after("bazaar.turn"))
        host._live.drop(table)
        with pytest.raises(HostTrouble) as trouble:
            await give(host, table, ANN, "work")
        assert trouble.value.text.key == "host.trouble.bug"
        assert await refused(give(host, table, ANN, "work")) == "host.mistake.frozen"
    assert (await host.reads.info(table, BOT)).status == "frozen"
    assert await stored(host, "select * from choices where table_id = ?", table) == before
    assert [kind for kind, _ in await thread_told(host, table)].count("frozen") == 1
    (name,) = os.listdir(tmp_path / "reports")
    kept = msgspec.json.decode((tmp_path / "reports" / name).read_bytes(), type=Report)
    assert kept.error.startswith("EndlessRound: ")
    assert (kept.seat, kept.picks) == (0, ["work"])
    await host.wake()  # with rules that come to an end
    await give(host, table, ANN, "work")
    assert (await host.reads.info(table, BOT)).status == "running"


async def test_answers_together_that_would_go_on_for_ever_freeze_the_table(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await start(host)
    await bid(host, table, 2, 1)
    install(monkeypatch, segment=endless_after("bazaar.turn"))
    host._live.drop(table)
    asked = await question(host, table, ANN)
    with pytest.raises(HostTrouble):
        await host.answers.answer_all(table, Person(ANN), asked.step, [["work"], ["dates"]])
    assert (await host.reads.info(table, BOT)).status == "frozen"


async def test_a_stored_table_that_goes_on_for_ever_is_frozen_when_it_is_looked_at(
    host: Host, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = await start(host)
    await bid(host, table, 2, 1)
    install(monkeypatch, segment=endless)
    host._live.drop(table)
    with pytest.raises(HostTrouble):
        await host.reads.question(table, Person(ANN))
    assert await refused(host.reads.question(table, Person(ANN))) == "host.mistake.frozen"
    assert len(os.listdir(tmp_path / "reports")) == 1
    await host.wake()
    assert (await host.reads.info(table, BOT)).status == "frozen"


@pytest.mark.slow
async def test_one_frozen_table_in_trouble_does_not_keep_the_others_asleep(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await at_peek(host), await at_peek(host)]
    with monkeypatch.context() as patch:
        install(patch, segment=renamed("bazaar.turn", "bazaar.work"))
        for table in tables:
            host._live.drop(table)
            await refused(host.reads.question(table, Person(ANN)))
    await host._db.write(lambda c: c.execute("update tables set game = 'checkers' where id = ?", tables[:1]))
    await host.wake()
    assert [(await host.reads.info(table, BOT)).status for table in tables] == ["frozen", "running"]


@pytest.mark.slow
async def test_a_frozen_table_can_be_closed(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await at_peek(host)
    install(monkeypatch, segment=renamed("bazaar.turn", "bazaar.work"))
    host._live.drop(table)
    await refused(host.reads.question(table, Person(ANN)))
    await shut(host, table)
    assert (await host.reads.info(table, BOT)).status == "closed"


async def test_rules_that_answer_more_by_themselves_are_saved_on_sight(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await start(host)
    await bid(host, table, 2, 0)
    await give(host, table, ANN, "work")

    def only_one(g: object) -> object:
        return bazaar.GAME.segment(g)  # type: ignore[arg-type]

    def work(g: object, me: int):  # type: ignore[no-untyped-def]
        yield from ()

    install(monkeypatch, segment=only_one)
    monkeypatch.setattr("testkit.bazaar.rules.turn.work", work)
    monkeypatch.setattr("engine.core.run.Run._decided", lambda self, seat: False)
    host._live.drop(table)
    assert [asked.seat for asked in await host.reads.asks(table, BOT)] == [1]
    assert await host.reads.turns(table, BOT) == 2
    rows = await stored(host, "select segment, key, given_by from choices where segment = 1 order by position")
    assert rows == [(1, "bazaar.turn", "player"), (1, "core.ask.end_turn", "auto")]
    assert (await thread_told(host, table))[-1][0] == "turn"


@pytest.mark.slow
async def test_a_full_disk_is_said_and_loses_nothing(file_host: Host) -> None:
    table = await start(file_host)
    rng = Random(1)
    await limit_growth(file_host, 0)

    async def fill() -> None:
        while True:
            before.append(await everything(file_host))
            assert await answer_any(file_host, table, rng) is not None, "the disk was never full"

    before: list[object] = []
    trouble = await troubled(fill())
    assert (trouble.text.key, trouble.passing) == ("host.trouble.full", True)
    assert await everything(file_host) == before[-1]
    await limit_growth(file_host, 100_000)
    assert await answer_any(file_host, table, rng) is not None


async def test_a_database_that_became_read_only_is_said(file_host: Host) -> None:
    table = await start(file_host)
    step = (await question(file_host, table, ANN)).step
    await writer(file_host).run(lambda c: c.execute("pragma query_only = on"))
    trouble = await troubled(file_host.answers.answer(table, Person(ANN), step, ["n:1"]))
    assert trouble.text.key == "host.trouble.read_only"
    await writer(file_host).run(lambda c: c.execute("pragma query_only = off"))
    await file_host.answers.answer(table, Person(ANN), step, ["n:1"])


async def test_malformed_values_in_the_database_are_said(host: Host, tmp_path: Path) -> None:
    table = await start(host)
    await give(host, table, ANN, "n:1")
    await host._db.write(lambda c: c.execute("update choices set picks = '[broken'"))
    host._live.drop(table)
    trouble = await troubled(host.reads.question(table, Person(ANN)))
    assert trouble.text.key == "host.trouble.damaged"
    await host._db.write(lambda c: c.execute("update choices set picks = '[\"n:1\"]'"))
    await host._db.write(lambda c: c.execute("update boundaries set snapshot = ?", (b"x\x9c\3\0\0\0\0\1",)))
    trouble = await troubled(host.reads.question(table, Person(ANN)))
    assert trouble.text.key == "host.trouble.bug"  # an empty snapshot: readable, but no state of this game
    await host._db.write(lambda c: c.execute("update boundaries set events = '{', snapshot = ?", (b"\0",)))
    trouble = await troubled(host.reads.question(table, Person(ANN)))
    assert trouble.text.key == "host.trouble.damaged"


@pytest.mark.parametrize(
    "damage",
    [
        "update tables set version = 'x'",
        "update tables set told = 'x'",
        "update tables set seeking = '[]'",
        "update seats set seat = seat + 5",
        "update seats set seat = 'x' where seat = 1",
        "update seats set step = 'x'",
        "update boundaries set snapshot = 'x'",
        "update boundaries set events = 'x'",
        "update boundaries set events = x'ff'",
        "update choices set position = 'x' where position = 1",
        "update choices set key = x'ff'",
        "update outbox set created_at = 'x'",
        "update outbox set payload = '[]'",
        "update outbox set tries = 'x'",
        "insert into users (id, quiet_from) values (11, 'x')",
        "update due set at = 'x'",
        "delete from seats where seat = 1",
        "delete from choices where position = 0",
        "delete from boundaries",
    ],
)
async def test_values_of_another_kind_are_damage(file_host: Host, damage: str) -> None:
    """Whatever is asked, it is answered or refused as damaged, and nothing is made of it."""
    host, table = file_host, await at_work(file_host)
    await host.consent.propose(table, Person(ANN), "pause")
    await host._db.write(lambda c: c.execute(damage))
    host._live.drop(table)
    before = await everything(host)
    heard = []
    for ask in (
        lambda: host.reads.question(table, Person(ANN)),
        lambda: host.reads.log(table, Person(ANN)),
        lambda: host.transfer.export(table, Person(ANN)),
        lambda: host.notices.waiting(),
        lambda: host.notices.due(),
        lambda: host.users.get(ANN),
        lambda: host.due._earliest(),
    ):
        try:
            await ask()
        except HostTrouble as trouble:
            heard.append(trouble.text.key)
    assert set(heard) == {"host.trouble.damaged"}
    assert await everything(host) == before


FORGED_SET = "update component_sets set tables = x'789cab56cacdcfcf53b232ac050013500361'"  # {"moon":1}


@pytest.mark.parametrize("damage", ["update tables set components = 'gone'", FORGED_SET])
async def test_components_that_are_gone_or_damaged_are_said(
    file_host: Host, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    host, table = file_host, await at_work(file_host)
    shelf = games.get("bazaar").shelf
    held = shelf.get(shelf.current())
    for name, value in (("_sets", {"new": held}), ("_tables", {"new": {}}), ("_current", "new")):
        monkeypatch.setattr(shelf, name, value)
    await writer(host).run(lambda c: c.execute("pragma foreign_keys = off"))
    await host._db.write(lambda c: c.execute(damage))
    trouble = await troubled(host.transfer.export(table, Person(ANN)))
    assert trouble.text.key == "host.trouble.damaged"


async def test_a_pace_that_nobody_set_is_no_clock(file_host: Host) -> None:
    table = await at_work(file_host)
    await file_host._db.write(lambda c: c.execute("update tables set clock = 'x'"))
    file_host._live.drop(table)
    assert (await file_host.answers.undo(table, Person(ANN))).question is not None


@pytest.mark.parametrize("name", ["os.path", "..", ".meta", "no.such.meta", "engine.core.meta", "testkit.host_play"])
def test_a_row_names_no_module(name: str) -> None:
    """What a database calls a game is looked for among games; nothing else is loaded because of it."""
    loaded = set(sys.modules)
    with pytest.raises(PlayerMistake):
        games.get(name)
    assert {one for one in set(sys.modules) - loaded if not one.startswith("engine.")} == set()


async def test_a_game_that_is_no_longer_there_is_our_trouble(host: Host) -> None:
    table = await start(host)
    await host._db.write(lambda c: c.execute("update tables set game = 'checkers', version = 9"))
    trouble = await troubled(host.reads.question(table, Person(ANN)))
    assert trouble.text.key == "host.trouble.bug"
    assert trouble.report is not None
    assert json.loads(trouble.report.read_bytes())["game"] == "checkers"


async def test_a_change_from_elsewhere_is_noticed_and_the_answer_repeated(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await start(host, 3)
    await give(host, table, BOB, "n:1")
    write = host._db.write
    conflicts: list[Saving] = []

    async def late(change: Saving) -> object:
        if not conflicts:
            conflicts.append(change)
            await host._db.write(lambda c: c.execute("update tables set version = version + 1"))
        return await write(sql.saving.save, change)

    save_through(late, host, monkeypatch)
    await give(host, table, CLEO, "n:2")
    assert len(conflicts) == 1
    rows = await stored(host, "select seat, picks from choices order by position")
    assert rows == [(1, '["n:1"]'), (2, '["n:2"]')]


async def test_a_table_that_changes_all_the_time_is_given_up(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await start(host)

    async def never(change: Saving) -> object:
        raise Conflict("again")

    with monkeypatch.context() as patch:
        save_through(never, host, patch)
        trouble = await troubled(host.answers.answer(table, Person(ANN), None, ["n:1"]))
        assert trouble.text.key == "host.trouble.storage"
    await host.answers.answer(table, Person(ANN), None, ["n:1"])
