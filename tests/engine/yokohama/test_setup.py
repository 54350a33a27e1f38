"""Set-up and options (sections 1, 5, 6; D1 to D3, D15, D16)."""

import pytest

from engine.core.table import Table
from engine.core.text import PlayerMistake
from engine.yokohama.components.rows import CANAL
from engine.yokohama.meta import GAME
from engine.yokohama.queries.facts import neighbours

TABLE = {2: (10, 10, 6, 10, 6, 24), 3: (14, 13, 12, 13, 6, 24), 4: (18, 17, 12, 16, 12, 18)}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["2024", "classic"])
def test_setup_table(seats: int, edition: str) -> None:
    g = Table.start("yokohama", seats, {"edition": edition}, "setup").state
    areas, tiles, orders, order_deck, technologies, technology_deck = TABLE[seats]
    assert len(g.map) == len(g.areas) == areas
    assert sum(area.tile is not None for area in g.areas.values()) == tiles
    assert sum(area.token is not None for area in g.areas.values()) == tiles
    assert sum(len(row) for area, row in g.cards.items() if area.startswith("port")) == orders
    assert len(g.order_deck) == order_deck
    assert sum(len(row) for area, row in g.cards.items() if area.startswith("lab")) == technologies
    assert len(g.technology_deck) == technology_deck
    assert (CANAL in g.areas) == (seats > 2)
    assert len({area.tile for area in g.areas.values() if area.tile}) == tiles


def test_d1_pieces_of_a_player() -> None:
    for edition in ("2024", "classic"):
        player = Table.start("yokohama", 4, {"edition": edition}, "d1").state.players[0]
        assert (player.assistants, player.stored_assistants) == (8, 12)
        assert (player.shops, player.stored_shops, player.houses, player.stored_houses) == (2, 6, 0, 4)
        assert (player.copper, player.silk, player.tea, player.fish, player.imports) == (1, 1, 1, 1, 0)


def test_d2_colours() -> None:
    assert GAME.colours({"edition": "2024"}) == ["blue", "pink", "purple", "yellow"]
    assert GAME.colours({"edition": "classic"}) == ["red", "blue", "yellow", "green"]
    view = Table.start("yokohama", 3, {"edition": "classic"}, "d2").view(None)
    assert [player.colour for player in view.players] == ["red", "blue", "yellow"]


def test_d3_points_pass_a_hundred_in_both_editions() -> None:
    for edition in ("2024", "classic"):
        table = Table.start("yokohama", 2, {"edition": edition}, "d3")
        table.state.players[0].vp = 137
        assert table.view(None).players[0].vp == 137


def test_d15_first_value_is_the_larger_one_in_both_layouts() -> None:
    for row in Table.start("yokohama", 2, {}, "d15").state.data.achievements.rows:
        assert row.points.first > row.points.later


def test_d16_modules_belong_to_2024() -> None:
    for module in ("achievement_rewards", "free_agents"):
        Table.start("yokohama", 2, {module: "on"}, "d16")
        with pytest.raises(PlayerMistake) as mistake:
            Table.start("yokohama", 2, {"edition": "classic", module: "on"}, "d16")
        assert mistake.value.text.key == "yokohama.mistake.module"


def test_first_player_gets_three_yen_the_others_four() -> None:
    for seat in (1, 2, 3):
        table = Table.start("yokohama", 3, {"first_player": str(seat)}, "first")
        assert table.state.first == table.state.active == seat - 1
        assert [player.yen for player in table.state.players] == [3 if n == seat - 1 else 4 for n in range(3)]


def test_first_player_sits_at_the_table() -> None:
    with pytest.raises(PlayerMistake) as mistake:
        Table.start("yokohama", 2, {"first_player": "3"}, "first")
    assert mistake.value.text.key == "yokohama.mistake.first_player"


def test_random_first_player_depends_on_the_seed_alone() -> None:
    firsts = {Table.start("yokohama", 4, {}, f"seed{n}").state.first for n in range(20)}
    assert len(firsts) == 4
    assert Table.start("yokohama", 4, {}, "seed0") == Table.start("yokohama", 4, {}, "seed0")


def test_modules_lay_out_their_tokens() -> None:
    g = Table.start("yokohama", 4, {"achievement_rewards": "on", "free_agents": "on"}, "modules").state
    assert len(g.reward_tokens) == 4
    assert any(area.token in g.data.free_agents for area in g.areas.values())
    plain = Table.start("yokohama", 4, {}, "modules").state
    assert plain.reward_tokens == []
    assert not any(area.token in plain.data.free_agents for area in plain.areas.values())


def test_starting_orders_are_chosen_at_once_and_in_secret() -> None:
    table = Table.start("yokohama", 3, {}, "keep")
    assert [ask.seat for ask in table.asks] == [0, 1, 2]
    assert all(ask.private and len(ask.options) == 2 for ask in table.asks)
    before = table.encoded_state()
    first = table.asks[1].ids()
    table.answer(1, [first[0]])
    assert table.encoded_state() == before  # nothing is visible before all have chosen
    table.undo(1)
    table.answer(1, [first[1]])
    table.answer(0, [table.ask_of(0).ids()[0]])  # type: ignore[union-attr]
    table.answer(2, [table.ask_of(2).ids()[0]])  # type: ignore[union-attr]
    assert table.state.phase == "turn"
    assert table.state.players[1].orders == [first[1].removeprefix("keep:")]
    assert table.state.players[1].discarded == [first[0].removeprefix("keep:")]
    assert not table.can_undo(1)


def test_one_achievement_of_each_class() -> None:
    view = Table.start("yokohama", 3, {}, "classes").view(None)
    assert [tile.group for tile in view.achievements] == ["A", "B", "C"]


def test_neighbours_follow_the_slots() -> None:
    g = Table.start("yokohama", 2, {}, "near").state
    assert neighbours(g, g.map[0]) == [g.map[1], g.map[4]]
    assert neighbours(g, g.map[9]) == [g.map[7], g.map[8]]
