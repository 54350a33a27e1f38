"""Looking for players."""

from __future__ import annotations

import pytest

from host import Host, Person
from testkit.host_play import ANN, open_lobby, refused


@pytest.mark.parametrize(("people", "seats"), [(3, 2), (1, 1), (2, 5)])
@pytest.mark.slow
async def test_players_are_sought_for_a_table_that_can_be_played(host: Host, people: int, seats: int) -> None:
    """With room for everybody who sits there, and as many as the game is for."""
    table = await open_lobby(host, people)
    assert await refused(host.seeking.begin(table, Person(ANN), seats=seats)) == "home.mistake.seats"
    found = await host.seeking.begin(table, Person(ANN), seats=3)
    assert found.seeking is not None
    assert found.seeking.seats == 3
