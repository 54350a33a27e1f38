"""Whole games in every configuration, checked after every answer."""

import pytest

from engine.selfplay import play_checked

MODES: tuple[dict[str, str], ...] = (
    {},
    {"edition": "classic"},
    {"agent_mode": "redirect"},
    {"edition": "classic", "agent_mode": "extra_action"},
    {"achievement_rewards": "on"},
    {"free_agents": "on"},
    {"achievement_rewards": "on", "free_agents": "on", "agent_mode": "redirect"},
)


@pytest.mark.slow
@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.parametrize(("seats", "player"), [(2, "random"), (3, "house"), (4, "house")])
def test_games_hold_the_invariants(seats: int, player: str, options: dict[str, str]) -> None:
    table, _ = play_checked("yokohama", seats, f"games-{seats}", options, [player], "full" if seats == 2 else "soak")
    assert table.over
    assert table.result is not None
    assert table.game.invariants(table.state) == []


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["2024", "classic"])
def test_long_random_games_end(edition: str) -> None:
    table, _ = play_checked("yokohama", 4, "long", {"edition": edition}, ["random"], "quick")
    assert table.over
    assert table.game.invariants(table.state) == []
