"""Commands of whoever runs the bot: wherever they are typed, they mean the bot's own database, and make none."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import bot
from cogs.operation import check, settings
from host import Host, examine
from testkit.host_play import start
from testkit.sources import ROOT

pytestmark = pytest.mark.usefixtures("no_settings")

UNIT = "[Service]\nExecStart={tree}/.venv/bin/python {tree}/bot.py --discord\nStateDirectory=kontor\n"


def said(capsys: pytest.CaptureFixture[str], code: int, *argv: str) -> str:
    """What a command says, which ends with a code."""
    assert bot.main(argv) == code
    found = capsys.readouterr()
    return found.out + found.err


async def played(path: Path, tables: int = 2) -> None:
    """A database in which people play."""
    async with await Host.open(path) as host:
        for number in range(tables):
            await start(host, seed=str(number))


@pytest.fixture
def unit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The layout of the unit: a tree with the settings, and the data elsewhere; gives the folder of the data."""
    tree, data = tmp_path / "opt/kontor", tmp_path / "lib/kontor"
    tree.mkdir(parents=True)
    data.mkdir(parents=True, mode=0o700)
    (tree / ".env").write_text("DISCORD_TOKEN=secret\nDATABASE=kontor.db\n", encoding="utf-8")
    (tmp_path / "kontor.service").write_text(UNIT.format(tree=tree), encoding="utf-8")
    monkeypatch.setattr(settings, "TREE", tree)
    monkeypatch.setattr(settings, "STATES", tmp_path / "lib")
    monkeypatch.chdir(tree)
    return data


@pytest.mark.slow
async def test_under_the_unit_a_backup_is_of_the_database_that_people_play_on(
    unit: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An empty database beside the code, made by an older version, was what got backed up."""
    await played(unit / "kontor.db")
    await played(Path("kontor.db"), tables=0)
    found = said(capsys, 0, "backup", "copy.db")
    assert f"{unit}/kontor.db: 2 tables, 2 being played, 0 over, last change " in found
    assert f"{Path.cwd()}/copy.db: " in found
    assert "2 running" in said(capsys, 0, "check")
    assert "2 running" in said(capsys, 0, "check", "copy.db")
    monkeypatch.setenv("STATE_DIRECTORY", str(unit))  # as systemd starts it
    monkeypatch.chdir(unit)
    assert settings.use_env_file() == []
    assert settings.read(os.environ).database == unit / "kontor.db"


@pytest.mark.slow
async def test_a_backup_goes_to_the_others_beside_the_database(
    unit: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(unit / "kontor.db")
    found = said(capsys, 0, "backup").splitlines()[-1]
    (copy,) = (unit / "backups").iterdir()
    assert found.startswith(f"{copy}: 2 tables, 2 being played, 0 over")
    assert "2 running" in said(capsys, 0, "check", str(copy))
    monkeypatch.setenv("BACKUP_DIR", "off")
    assert "BACKUP_DIR is off: name a file" in said(capsys, 2, "backup")


async def test_a_unit_of_another_tree_is_nobodys_business(unit: Path, tmp_path: Path) -> None:
    (tmp_path / "kontor.service").write_text(UNIT.format(tree="/srv/other"), encoding="utf-8")
    assert settings.data_folder() == Path.cwd()


@pytest.mark.slow
async def test_from_any_folder_the_settings_beside_the_code_are_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / ".env").write_text("DATABASE=mine.db\n", encoding="utf-8")
    await played(tmp_path / "mine.db", tables=1)
    monkeypatch.chdir("elsewhere")
    assert f"{tmp_path}/mine.db: 1 table," in said(capsys, 0, "check")
    assert os.listdir() == []


@pytest.mark.parametrize(
    "command", [("backup", "copy.db"), ("check",), ("compact",), ("copy", "postgresql://nowhere/x")]
)
def test_none_makes_a_database(command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, 2, *command) == f"{tmp_path}/kontor.db does not exist.\n"
    assert os.listdir() == []


def test_what_cannot_be_reached_is_said(
    unit: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """systemd keeps the folder of a unit from other users."""
    real = Path.is_dir

    def is_dir(path: Path) -> bool:
        if path.is_relative_to(unit):
            raise PermissionError(13, "Permission denied")
        return real(path)

    monkeypatch.setattr(Path, "is_dir", is_dir)
    assert "which this user cannot reach (Permission denied); try it as root" in said(capsys, 2, "check")
    assert [good for good, told in examine(unit / "kontor.db") if "cannot be reached by this user" in told] == [False]


@pytest.mark.slow
async def test_what_root_makes_belongs_to_the_user_of_the_folder(
    unit: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(unit / "kontor.db")
    given: dict[Path, tuple[int, int]] = {}

    def chown(path: Path, user: int, group: int) -> None:  # which only root may
        given[Path(path)] = (user, group)

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", chown)
    said(capsys, 0, "backup", str(unit / "copy.db"))
    owner, made = os.stat(unit), (unit / "copy.db").stat()
    assert set(given.values()) == {(owner.st_uid, owner.st_gid)}
    assert any(path.name.startswith("copy.db") for path in given)
    assert stat.S_IMODE(made.st_mode) == 0o600


@pytest.mark.slow
def test_the_command_finds_its_python_from_anywhere(tmp_path: Path) -> None:
    tree, elsewhere = tmp_path / "дерево с пробелом", tmp_path / "bin"
    (tree / ".venv/bin").mkdir(parents=True)
    elsewhere.mkdir()
    shutil.copy(ROOT / "kontor", tree)
    (tree / ".venv/bin/python").write_text('#!/bin/sh\necho "$@"\n', encoding="utf-8")
    (tree / ".venv/bin/python").chmod(0o755)
    (elsewhere / "kontor").symlink_to(tree / "kontor")
    for command in (tree / "kontor", elsewhere / "kontor"):
        done = subprocess.run([command, "backup", "a b"], cwd="/", capture_output=True, text=True, check=True)
        assert done.stdout == f"{tree}/bot.py backup a b\n"


async def test_code_that_the_user_of_the_unit_cannot_read_is_named(unit: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As root's umask leaves it; the token may be closed to others, and compiled files are not missed."""
    tree = Path.cwd()
    (tree / ".venv/lib/__pycache__").mkdir(parents=True)
    (tree / "bot.py").touch()
    for name, mode in ((".", 0o755), (".venv", 0o755), (".venv/lib", 0o755), ("bot.py", 0o600), (".env", 0o600)):
        (tree / name).chmod(mode)
    (tree / ".venv/lib/__pycache__").chmod(0o700)
    assert settings.closed_in(tree) == tree / "bot.py"
    (tree / "bot.py").chmod(0o644)
    assert settings.closed_in(tree) is None
    (tree / ".venv/lib").chmod(0o700)
    assert settings.closed_in(tree) == tree / ".venv/lib"
    tree.chmod(0o700)
    monkeypatch.setattr(check, "closed_to_the_unit", lambda: settings.closed_in(tree))
    found = [said async for good, said in check.look_at_settings(settings.read({})) if not good]
    assert f"{tree} is closed to the user of the unit; beside bot.py: chmod -R go+rX . && chmod 600 .env" in found


STUB = """import sys
said = {"--version": "Kontor %s", "backup": "/a.db: 3 tables\\n/backups/a b.db: 3 tables", "check": "looked"}
print(said[sys.argv[1]])
sys.exit(%d if sys.argv[1] == "check" else 0)
"""
MAKEFILE = ".venv/run.stamp: requirements-server.txt\n\techo $$(cat requirements-server.txt) >> installed; touch $@\n"


@pytest.mark.slow
def test_an_update_installs_what_changed_and_can_be_taken_back(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.com")
        subprocess.run(["git", *who, *words], cwd=origin, check=True, capture_output=True)

    def release(version: str, code: int) -> None:
        (origin / "bot.py").write_text(STUB % (version, code), encoding="utf-8")
        (origin / "requirements-server.txt").write_text(version, encoding="utf-8")
        git("add", "-A")
        git("commit", "-q", "-m", version)

    def kontor(*words: str) -> subprocess.CompletedProcess[str]:
        stamp = here / ".venv/run.stamp"
        if stamp.exists():
            os.utime(stamp, (1, 1))
        return subprocess.run([here / "kontor", *words], capture_output=True, text=True, umask=0o077)

    origin, here = tmp_path / "origin", tmp_path / "мой clone"
    origin.mkdir()
    shutil.copy(ROOT / "kontor", origin)
    (origin / "Makefile").write_text(MAKEFILE, encoding="utf-8")
    (origin / ".gitignore").write_text(".venv\ninstalled\n", encoding="utf-8")
    git("init", "-q")
    release("1", 0)
    subprocess.run(["git", "clone", "-q", origin, here], check=True)
    (here / ".venv/bin").mkdir(parents=True)
    (here / ".venv/bin/python").symlink_to(sys.executable)
    assert kontor("back").returncode == 2  # there is nothing to go back to

    release("2", 0)
    done = kontor("update")
    assert done.returncode == 0, done.stderr
    assert "Kontor 2\nlooked\nNow restart the bot" in done.stdout
    for name in ("bot.py", "installed", ".venv/run.stamp"):  # the bot runs as another user than root
        assert (here / name).stat().st_mode & 0o044 == 0o044
    done = kontor("back")
    assert (done.returncode, done.stdout) == (0, "Kontor 1\nlooked\nNow restart the bot.\n")
    assert (here / "installed").read_text().split() == ["2", "1"]

    release("3", 1)
    done = kontor("update")
    assert done.returncode == 1
    assert "Not everything that is stored fits this version" in done.stderr
    assert "kontor back" in done.stderr
    (origin / "bot.py").write_text("raise SystemExit('broken')", encoding="utf-8")
    subprocess.run(["git", "-C", here, "reset", "-q", "--hard", "HEAD~2"], check=True)
    (here / "bot.py").write_text(STUB.replace('"backup":', '"other":') % ("1", 0), encoding="utf-8")
    done = kontor("update")
    assert "No backup was made, so nothing is updated" in done.stderr
