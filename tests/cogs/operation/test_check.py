"""The look at everything: what is in order, and what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.operation import check


async def test_what_is_wrong_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"this is no database" * 100)
    assert await check.inspect(broken, "") == 1
    said = capsys.readouterr().out
    assert "WRONG  database" in said
    assert "WRONG  token: DISCORD_TOKEN is not set" in said
