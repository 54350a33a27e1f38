"""What `bot.py --check` says of a database file."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage import open_database
from storage.health import examine
from storage.serving import is_served


def test_a_folder_and_a_file_in_no_folder_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere" / "kontor.db"):
        assert list(examine(path)) == [(False, f"{path} cannot be a file there; name another one")]


@pytest.mark.slow
async def test_a_file_that_a_bot_serves_is_named(tmp_path: Path) -> None:
    path = tmp_path / "kontor.db"
    said = (True, f"a bot is running on {path}; a second one would be refused")
    db = await open_database(path, alone=True)
    assert is_served(path)
    assert said in list(examine(path))
    await db.close()
    assert not is_served(path)
    assert not any("running" in line for _, line in examine(path))
