"""Whole random games in every configuration, checked after every answer."""

import pytest

from engine.selfplay import play_checked

MODES = (
    {},
    {"edition": "classic"},
    {"agent_mode": "redirect"},
    {"edition": "classic", "agent_mode": "extra_action"},
    {"achievement_rewards": "on"},
    {"free_agents": "on"},
    {"achievement_rewards": "on", "free_agents": "on", "agent_mode": "redirect"},
)


@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_hold_the_invariants(seats: int, options: dict[str, str]) -> None:
    table, _ = play_checked("yokohama", seats, f"games-{seats}", options, ["random"], "full" if seats == 2 else "soak")
    assert table.over
    assert table.result is not None
    assert table.game.invariants(table.state) == []
