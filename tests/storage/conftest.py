"""Steps of the schema for tests that take more of them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from storage.migrations import FOLDER


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The shipped steps, to which a test adds its own."""
    copied = tmp_path / "migrations"
    copied.mkdir()
    for path in FOLDER.glob("*.sql"):
        shutil.copy(path, copied)
    return copied
