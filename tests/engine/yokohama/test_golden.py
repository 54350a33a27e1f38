"""What the recorded games of Yokohama are kept for really happens in them."""

from __future__ import annotations

import pytest

from tests.engine.golden.record import FOLDER, read, replay

FILES = sorted(FOLDER.glob("yokohama-*.txt"))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("trigger", ["church", "customs", "shops", "trading_houses", "port"])
def test_every_end_trigger_for_every_number_of_players(trigger: str, seats: int) -> None:
    recorded = read(FOLDER / f"yokohama-{trigger}-{seats}.txt")
    assert recorded.seats == seats
    table = replay(recorded)
    assert table.state.fired[0] == trigger
    assert table.state.round == table.state.last_round


@pytest.mark.parametrize("edition", ["2024", "classic"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_editions_for_every_number_of_players(seats: int, edition: str) -> None:
    kept = [read(path) for path in FILES]
    assert any(one.seats == seats and one.options["edition"] == edition for one in kept)


def test_both_ways_of_agents_are_played() -> None:
    text = {path.stem.removeprefix("yokohama-"): path.read_text() for path in FILES}
    assert " act:" in text["redirect-3"]
    assert " agent," in text["extra_action-2"]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_free_agents_are_used(seats: int) -> None:
    state = replay(read(FOLDER / f"yokohama-modules-{seats}.txt")).state
    used = [agent for player in state.players for agent in player.used_agents]
    assert set(used) & state.data.free_agents


@pytest.mark.slow
def test_achievement_rewards_are_taken() -> None:
    flags = replay(read(FOLDER / "yokohama-modules-3.txt")).state
    assert any(player.reward is not None and "flag" in player.reward for player in flags.players)
    agent = replay(read(FOLDER / "yokohama-modules-4.txt")).state
    assert any(player.reward == "reward_free_agent" for player in agent.players)
