"""Whole games in every configuration, checked after every answer."""

import pytest

from engine.selfplay import Care, play_checked
from testkit.rotation import by_turns, rotated, rotation

MODES: tuple[dict[str, str], ...] = (
    {},
    {"edition": "classic"},
    {"agent_mode": "redirect"},
    {"edition": "classic", "agent_mode": "extra_action"},
    {"achievement_rewards": "on"},
    {"free_agents": "on"},
    {"achievement_rewards": "on", "free_agents": "on", "agent_mode": "redirect"},
)
GAMES = [(options, *who) for options in MODES for who in ((2, "random"), (3, "house"), (4, "house"))]


@by_turns(1, days=2)
@pytest.mark.parametrize(("options", "seats", "player"), rotated(GAMES, 2), ids=str)
def test_games_hold_the_invariants(options: dict[str, str], seats: int, player: str) -> None:
    care: Care = "full" if seats == 2 else "soak"
    table, _ = play_checked("yokohama", seats, f"games-{rotation()}", options, [player], care)
    assert table.over
    assert table.result is not None
    assert table.game.invariants(table.state) == []


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["2024", "classic"])
def test_long_random_games_end(edition: str) -> None:
    table, _ = play_checked("yokohama", 4, "long", {"edition": edition}, ["random"], "quick")
    assert table.over
    assert table.game.invariants(table.state) == []
