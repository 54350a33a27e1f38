"""`python -m storage.check`: every open segment is rerun, and nothing is changed."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from host import BOT, Host, Person
from storage import check
from storage.migrations import steps
from testkit.bazaar import meta as bazaar
from testkit.host_play import ANN, answer_any, at_peek, at_work, bid, give, open_lobby, play_out, question, start
from testkit.sources import ROOT
from tests.host.rules import broken_at, install, renamed
from tests.storage.files import change_file


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    return folder / "kontor.db"


def digest(folder: Path) -> dict[str, str]:
    """Every file beside the database, but for SQLite's lock file."""
    return {p.name: sha256(p.read_bytes()).hexdigest() for p in folder.iterdir() if not p.name.endswith("-shm")}


def run(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    before = digest(path.parent)
    code = check.main([str(path)])
    assert digest(path.parent) == before
    captured = capsys.readouterr()
    return code, captured.out + captured.err


@pytest.mark.slow
async def test_a_good_file_is_good(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with await Host.open(path) as host:
        table = await start(host, 3)
        await play_out(host, table)
        running = await start(host, 2)
        rng = Random(1)
        for _ in range(15):
            await answer_any(host, running, rng)
        await open_lobby(host)
        code, said = run(path, capsys)  # while the bot runs
        assert code == 0
        assert "1 lobby, 1 over, 1 running" in said
        assert "every open segment fits" in said
    assert run(path, capsys) == (code, said)  # and after it has stopped
    assert os.listdir(path.parent) == ["kontor.db"]


@pytest.mark.slow
async def test_a_file_without_tables_is_good(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await (await Host.open(path)).close()
    code, said = run(path, capsys)
    assert code == 0
    assert "no tables" in said


@pytest.mark.slow
async def test_tables_that_diverge_are_named_with_what_would_become_of_them(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Host.open(path) as host:
        cut, fine = await at_work(host), await start(host)
        frozen = await at_peek(host)
    with monkeypatch.context() as patch:
        install(patch, segment=renamed("bazaar.work_for", "bazaar.work"))
        code, said = run(path, capsys)
        assert code == 1
        assert f"table {cut} (bazaar, 2 open choices): choice 1: bazaar.work_for is not asked; it would be cut" in said
        assert "back to 1 of 2 choices" in said
        assert f"table {fine} " not in said
        assert f"table {frozen} " not in said
        install(patch, segment=renamed("bazaar.turn", "bazaar.work"))
        code, said = run(path, capsys)
        assert code == 1
        assert f"table {frozen} (bazaar" in said
        assert "something was revealed since, so it would be frozen" in said
        install(patch, segment=broken_at("core.ask.end_turn"))
        code, said = run(path, capsys)
        assert code == 1
        assert "ZeroDivisionError: a mistake of ours" in said
    assert run(path, capsys)[0] == 0


@pytest.mark.slow
async def test_what_it_foretells_is_what_happens(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await Host.open(path) as host:
        cut, frozen = await at_work(host), await at_peek(host)
    install(monkeypatch, segment=renamed("bazaar.turn", "bazaar.work"))
    lines = check.check(path)[0]
    foretold = {n: next(line for line in lines if line.startswith(f"table {n} ")) for n in (cut, frozen)}
    assert "cut back to 0 of 2" in foretold[cut]
    assert "would be frozen" in foretold[frozen]
    async with await Host.open(path) as host:
        assert (await question(host, cut, ANN)).key == "bazaar.work"
        with pytest.raises(Exception, match="frozen"):
            await host.reads.question(frozen, Person(ANN))
        assert [(await host.reads.info(n, BOT)).status for n in (cut, frozen)] == ["running", "frozen"]
    assert any("frozen; still choice 0" in line for line in check.check(path)[0])
    monkeypatch.undo()
    lines, good = check.check(path)
    assert good
    assert any(f"table {frozen} " in line and "frozen; it would go on" in line for line in lines)


@pytest.mark.slow
async def test_a_component_set_that_is_only_stored_is_found(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await Host.open(path) as host:
        table = await start(host)
        await bid(host, table, 1, 0)
        await give(host, table, ANN, "work")
    shelf = bazaar.GAME.shelf
    held = shelf.get(shelf.current())
    for name, value in (("_sets", {"new": held}), ("_tables", {"new": {}}), ("_current", "new")):
        monkeypatch.setattr(shelf, name, value)
    assert check.check(path)[1]
    monkeypatch.setattr(shelf, "_sets", {"new": held})
    change_file(path, "update tables set components = null")
    change_file(path, "delete from component_sets")
    lines, good = check.check(path)
    assert not good
    assert any("is not at hand" in line for line in lines)


async def played(path: Path) -> None:
    """A database with a finished table and one that has just begun."""
    async with await Host.open(path) as host:
        await play_out(host, await start(host))
        await start(host)


@pytest.mark.slow
def test_broken_files_are_reported(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main([str(tmp_path / "nowhere.db")]) == 2
    assert "nowhere.db does not exist" in capsys.readouterr().err
    path.write_text("Dear Ann, " * 500)
    assert run(path, capsys)[0] == 2
    path.unlink()
    change_file(path, "create table recipes (name text)")
    code, said = run(path, capsys)
    assert code == 2
    assert "another program" in said
    path.unlink()
    asyncio.run(played(path))
    good = path.read_bytes()
    change_file(path, "pragma user_version = 99")
    code, said = run(path, capsys)
    assert code == 2
    assert "newer version" in said
    path.write_bytes(good[:8192] + b"\xff" * 4096 + good[12288:])
    code, said = run(path, capsys)
    assert code in (1, 2)
    assert "damaged" in said
    path.write_bytes(good[: len(good) // 2])
    assert run(path, capsys)[0] in (1, 2)
    path.write_bytes(good)
    change_file(path, "delete from tables")
    code, said = run(path, capsys)
    assert code == 1
    assert "refers to a row of tables that does not exist" in said


@pytest.mark.slow
async def test_a_table_with_rows_missing_is_named_and_the_others_are_looked_at(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with await Host.open(path) as host:
        await start(host, 3)
        await at_work(host)
        await start(host)
    change_file(path, "delete from seats where table_id = 1 and seat = 2")
    change_file(path, "delete from choices where table_id = 2 and position = 0")
    code, said = run(path, capsys)
    assert code == 1
    assert "table 1 (bazaar, 0 open choices): it has 2 of its 3 seats" in said
    assert "table 2 is damaged (the choices of table 2 are not whole)" in said
    assert "table 3" not in said


@pytest.mark.slow
async def test_values_that_cannot_be_read_are_reported(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with await Host.open(path) as host:
        await start(host)
    change_file(path, "update tables set options = '{'")
    code, said = run(path, capsys)
    assert code == 1
    assert "table 1 is damaged (" in said
    change_file(path, "update tables set options = '{}'")
    for damage, mended in (
        ("update seats set seat = 'x' where seat = 1", "update seats set seat = 1 where seat = 'x'"),
        ("update boundaries set snapshot = x'00'", "update boundaries set snapshot = x'789c030000000001'"),
    ):
        change_file(path, damage)
        code, said = run(path, capsys)
        assert code == 1
        assert "table 1 is damaged (" in said
        assert said.count("\n") == 4
        change_file(path, mended)
    change_file(path, "update tables set game = 'checkers'")
    code, said = run(path, capsys)
    assert code == 1
    assert "the game checkers is not known here" in said


@pytest.mark.slow
def test_it_is_a_command(path: Path) -> None:
    asyncio.run(played(path))
    done = subprocess.run(
        [sys.executable, "-m", "storage.check", str(path)], cwd=ROOT, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 1  # the bazaar is a game of the tests only
    assert "table 2 (bazaar, 0 open choices): the game bazaar is not known here" in done.stdout


@pytest.mark.slow
async def test_the_version_is_said(path: Path) -> None:
    async with await Host.open(path):
        pass
    assert check.check(path)[0][0] == f"{path}: version {len(steps())}, no damage"
