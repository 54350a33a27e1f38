"""The commands of the README on a machine that has little: an old Python, a half-made folder, no libraries."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from testkit.sources import ROOT

pytestmark = pytest.mark.slow

# Stands for a Python that can make a folder as `venv` does; what it is asked for is noted.
STAND_IN = f"""#!/bin/sh
case "$*" in
  *version_info*)
    [ -z "$OLD" ] || exec "{sys.executable}" -c "import sys; sys.version_info = ($OLD, 1); $2" ;;
  *ensurepip*)
    [ -z "$WITHOUT_VENV" ] ;;
  "-m venv "*)
    mkdir -p .venv/bin && cp "$0" .venv/bin/python && echo made >> log
    [ -z "$FAILS" ] && touch .venv/pip ;;
  *tomllib*|"-m pip --version")
    [ -e .venv/pip ] ;;
  *)
    echo "$*" >> log ;;
esac
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the Makefile, the requirements and the stand-in, whose name is not easy."""
    if shutil.which("make") is None:
        pytest.skip("of the Makefile: make is missing (Debian, Ubuntu: `apt-get install make`)")
    made = tmp_path / "мой Kontor и прочее"
    made.mkdir()
    for name in ("Makefile", "requirements-table.txt", "requirements-server.txt", "requirements-dev.txt"):
        shutil.copy(ROOT / name, made)
    (made / "python").write_text(STAND_IN, encoding="utf-8")
    (made / "python").chmod(0o755)
    return made


def make(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A target of the Makefile, as on a machine that knows little more than where its programs are."""
    known = {"PATH": os.environ["PATH"], "LANG": "C", **environment}
    command = ["make", f"PYTHON={folder / 'python'}", *words]
    return subprocess.run(command, cwd=folder, env=known, capture_output=True, text=True)


def log(folder: Path) -> list[str]:
    """What was done since the last look, without the options of pip."""
    file = folder / "log"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    file.unlink(missing_ok=True)
    return [re.sub(r"-m pip install .* -r ", "install ", line) for line in lines]


def test_what_root_installs_can_be_read_by_the_user_of_the_unit(folder: Path) -> None:
    command = ["make", f"PYTHON={folder / 'python'}", "doctor"]
    subprocess.run(command, cwd=folder, capture_output=True, check=True, umask=0o077)
    for path in (folder / ".venv", folder / ".venv/bin", folder / ".venv/bin/python"):
        assert path.stat().st_mode & 0o055 == 0o055
    assert (folder / "log").stat().st_mode & 0o044 == 0o044  # as all that is written while packages are installed


def test_what_is_needed_is_installed_once(folder: Path) -> None:
    for _ in range(2):
        assert make(folder, "play").returncode == 0
    assert log(folder) == ["made", "install requirements-table.txt", *["bot.py --local"] * 2]
    assert make(folder, "doctor").returncode == 0
    assert log(folder) == ["install requirements-server.txt", "bot.py --check"]
    later = (folder / ".venv/table.stamp").stat().st_mtime + 10
    os.utime(folder / "requirements-table.txt", (later, later))
    assert make(folder, "play").returncode == 0
    assert log(folder) == ["install requirements-table.txt", "bot.py --local"]


def half_made(folder: Path) -> None:
    (folder / ".venv/pip").unlink()


def without_python(folder: Path) -> None:
    (folder / ".venv/bin/python").unlink()
    (folder / ".venv/bin/python").symlink_to(folder / "gone")


@pytest.mark.parametrize("spoil", [half_made, without_python])
def test_a_folder_that_is_of_no_use_is_made_anew(folder: Path, spoil: object) -> None:
    assert make(folder, "play").returncode == 0
    assert callable(spoil)
    spoil(folder)
    log(folder)
    assert make(folder, "play").returncode == 0
    assert log(folder) == ["made", "install requirements-table.txt", "bot.py --local"]


def test_without_venv_it_is_said_how_to_get_it_and_nothing_is_left(folder: Path) -> None:
    done = make(folder, "play", WITHOUT_VENV="yes")
    assert done.returncode == 2
    assert done.stderr.splitlines()[0] == (
        "Kontor needs the venv module of Python, which is missing (Debian, Ubuntu: apt-get install python3-venv)"
    )
    assert not (folder / ".venv").exists()
    assert make(folder, "play").returncode == 0


def test_a_folder_that_cannot_be_made_is_not_left_half_made(folder: Path) -> None:
    assert make(folder, "play", FAILS="yes").returncode == 2
    assert not (folder / ".venv").exists()


@pytest.mark.parametrize("old", ["3, 9", "3, 10"])
def test_a_python_that_is_too_old_is_said(folder: Path, old: str) -> None:
    done = make(folder, "play", OLD=old)
    assert done.returncode == 2
    assert done.stderr.startswith(f"Kontor needs Python 3.11 or newer, and this is {old.replace(', ', '.')} (another")
    assert not (folder / ".venv").exists()


def test_a_python_that_is_not_there_is_said(folder: Path) -> None:
    (folder / "python").unlink()
    done = make(folder, "play")
    assert done.returncode == 2
    assert done.stderr.startswith("Kontor needs Python 3.11 or newer, and finds no ")


def test_every_target_is_listed(folder: Path) -> None:
    listed = make(folder, "help").stdout
    for name in ("play", "run", "sync", "doctor", "test", "quick", "check"):
        assert re.search(rf"^{name} +\S", listed, re.MULTILINE)


def test_without_its_libraries_the_bot_says_what_to_do() -> None:
    """All of them are named, in one sentence."""
    done = subprocess.run([sys.executable, "-I", "-S", str(ROOT / "bot.py")], capture_output=True, text=True)
    assert done.returncode == 2
    said = re.fullmatch(r"This Python has no (.+): start Kontor with `make play` or `make run`, .+\n", done.stderr)
    assert said
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {re.split(r"[<>=.]", line)[0].lower() for line in project["dependencies"]}
    assert {{"PIL": "pillow"}.get(name, name) for name in said[1].split(", ")} == declared


def test_an_old_python_can_read_the_start() -> None:
    """Nothing in `bot.py` is newer than Python 3.9, or it could not say what is wrong."""
    ast.parse((ROOT / "bot.py").read_text(encoding="utf-8"), feature_version=(3, 9))
