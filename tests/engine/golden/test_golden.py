"""Every recorded game is played again, answer by answer, and must lead to the same questions and scores."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.golden.record import FOLDER, choices, read, replay, sheet_lines

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.slow
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_can_be_replayed(path: Path) -> None:
    recorded = read(path)
    table = replay(recorded)
    assert table.over
    assert sheet_lines(table) == recorded.sheet


def test_a_line_is_read_as_it_was_written() -> None:
    assert choices("12: 0 slot:slot_b, ~0 lock, 1 use:a|use:b, 2 lay:x+y, 1 -") == [
        (0, ["slot:slot_b"]),
        (1, ["use:a", "use:b"]),
        (2, ["lay:x+y"]),
        (1, []),
    ]
    assert choices("13:") == []
