"""Random games of every configuration, every check after every answer."""

from __future__ import annotations

import pytest

from engine.selfplay import play_checked, playthrough
from testkit.rotation import rotated, rotation

CONFIGURATIONS = [
    (1, {"difficulty": "easy"}),
    (1, {"difficulty": "normal", "factory_sides": "b"}),
    (1, {"difficulty": "hard", "factory_sides": "random", "starting_draft": "random"}),
    (2, {}),
    (2, {"module": "late_factories", "factory_sides": "b"}),
    (2, {"module": "both", "factory_sides": "random"}),
    (3, {"module": "common_goals"}),
    (3, {"module": "both", "factory_sides": "random", "starting_draft": "random"}),
    (4, {"first_player": "3"}),
    (4, {"module": "both", "factory_sides": "random"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), rotated(CONFIGURATIONS, 2))
def test_random_games_hold(seats: int, options: dict[str, str]) -> None:
    table, answers = play_checked("nippon", seats, f"selfplay {rotation()}", options, ["random"])
    assert table.over
    assert answers > 50


def test_what_never_goes_back() -> None:
    """I10, I11: pieces, favours and contracts only grow; the round only advances."""
    before: dict[int, tuple[int, ...]] = {}
    for table in playthrough("nippon", 3, "growing", {"module": "both"}):
        g = table.state
        for seat, player in enumerate(g.players):
            pieces = (player.ships, player.machines, player.trains, len(player.works), len(player.contracts))
            favours = (sum(player.favours.values()), len(player.favours), len(player.improved))
            now = (*pieces, *favours, g.round)
            if table.segment and seat in before:
                assert all(new >= old for new, old in zip(now, before[seat], strict=True))
            before[seat] = now
