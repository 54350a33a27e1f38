"""One bot per database: a second one is refused, and a crash of the first leaves nothing behind."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from storage import StorageTrouble, open_database
from storage.serving import is_served, lock_of, release, serve
from testkit.sources import ROOT

OTHER = """
import sys, pathlib
from storage.serving import serve
serve(pathlib.Path(sys.argv[1]))
print("serving", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kontor.db"


def other_process(path: Path) -> subprocess.Popen[str]:
    made = subprocess.Popen(
        [sys.executable, "-c", OTHER, str(path)], cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert made.stdout is not None
    assert made.stdout.readline() == "serving\n"
    return made


@pytest.mark.slow
def test_a_second_bot_is_refused_until_the_first_is_killed(path: Path) -> None:
    with other_process(path) as first:
        assert is_served(path)
        with pytest.raises(
            StorageTrouble, match=r"Another bot is running on /.*/kontor\.db; stop that one first"
        ) as why:
            serve(path)
        assert why.value.kind == "busy"
        first.kill()
    assert not is_served(path)
    serve(path)
    release(path)


@pytest.mark.slow
async def test_the_database_is_given_back_when_it_is_closed(path: Path) -> None:
    db = await open_database(path, alone=True)
    assert is_served(path)
    await db.close()
    assert not is_served(path)
    with other_process(path) as other:
        other.kill()


async def test_a_file_that_cannot_be_opened_is_given_back(path: Path) -> None:
    spoil(path)
    with pytest.raises(StorageTrouble, match="is not a database"):
        await open_database(path, alone=True)
    assert not is_served(path)


def test_a_lock_that_cannot_be_taken_for_another_reason_is_no_bot(path: Path) -> None:
    lock_of(path).mkdir()
    assert not is_served(path)


def spoil(path: Path) -> None:
    path.write_bytes(b"this is no database" * 100)


def test_a_bot_that_crashed_in_this_process_does_not_keep_the_next_one_out(path: Path) -> None:
    serve(path)
    serve(path)
    release(path)
    assert is_served(path)
    release(path)
    assert not is_served(path)


@pytest.mark.slow
async def test_others_may_look_meanwhile(path: Path) -> None:
    served = await open_database(path, alone=True)
    looked = await open_database(path)
    await looked.close()
    assert is_served(path)
    await served.close()
