"""End triggers and final scoring (sections 14, 15; D5 to D7, R2, R35 to R37, R41)."""

import pytest

from engine.core.table import Table
from engine.selfplay import playthrough
from engine.yokohama.rules.ending import trigger
from engine.yokohama.scoring import board_ranking, majority, other_points, points_by_category, score
from testkit.phrases import outline
from tests.engine.yokohama.scenario import BLUE, PINK, PURPLE, YELLOW, Scene, ids, play


def rounds_left(table: Table) -> int | None:
    last = table.state.last_round
    return None if last is None else last - table.state.round


def fill(scene: Scene, name: str, n: int, seat: int) -> Scene:
    """That many assistants on a board from the left, neutral ones among them."""
    row = scene.g.church if name == "church" else scene.g.customs
    free = [at + 1 for at, holder in enumerate(row) if holder is None]
    missing = n - (len(row) - len(free))
    return scene.board(name, **{f"s{space}": seat for space in free[:missing]})


@pytest.mark.parametrize(
    ("edition", "seats", "limit"),
    [("2024", 2, 5), ("2024", 3, 5), ("2024", 4, 6), ("classic", 2, 4), ("classic", 3, 5), ("classic", 4, 6)],
)
def test_d6_church_trigger(edition: str, seats: int, limit: int) -> None:
    scene = fill(Scene(seats=seats, edition=edition), "church", limit - 1, 1).assistants(0, church=4)
    scene.holds(0, copper=1, silk=1, tea=1, fish=1, imports=1, yen=2)
    table = play(scene.table(), "none", "to:church")
    assert rounds_left(table) is None
    space = next(i for i in ids(table) if i.startswith("space:"))
    play(table, space)
    while table.state.last_round is None:
        play(table, "&".join(ids(table)[: table.asks[0].min]))
    assert table.state.fired == ["church"]
    assert rounds_left(table) == 1


@pytest.mark.parametrize(
    ("edition", "seats", "limit"),
    [("2024", 2, 5), ("2024", 3, 5), ("2024", 4, 6), ("classic", 2, 4), ("classic", 3, 5), ("classic", 4, 6)],
)
def test_d7_customs_trigger(edition: str, seats: int, limit: int) -> None:
    scene = (
        fill(Scene(seats=seats, edition=edition), "customs", limit - 1, 1).assistants(0, customs=4).holds(0, imports=4)
    )
    table = play(scene.table(), "none", "to:customs")
    play(table, next(i for i in ids(table) if i.startswith("space:")))
    assert table.state.fired == ["customs"]
    assert rounds_left(table) == 1


def test_all_trading_houses_end_the_game() -> None:
    scene = Scene(active=PURPLE).house(PURPLE, "church").house(PURPLE, "customs").house(PURPLE, "port_a")
    scene.hires(PURPLE, houses=1).assistants(PURPLE, bank=3)
    table = play(scene.table(), "none", "to:bank", "house")
    assert table.state.fired == ["trading_houses"]


def test_all_shops_end_the_game() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, bank=3)
    for area in ("church", "customs", "port_a", "port_b", "chinatown", "laboratory_a", "laboratory_b"):
        scene.shop(PURPLE, area)
    table = play(scene.table(), "none", "to:bank", "shop:1")
    while table.state.last_round is None:
        play(table, "stop")
    assert table.state.fired == ["shops"]


def test_an_empty_port_slot_ends_the_game() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, port_a=1)
    scene.g.removed_orders += scene.g.order_deck
    scene.g.order_deck = []
    row = list(scene.g.cards["port_a"])
    table = play(scene.table(), "none", "to:port_a", f"order:{row[0]}", "one")
    assert table.state.fired == ["port"]
    assert table.state.cards["port_a"] == row[1:]
    assert [slot.card is None for slot in table.view(None).ports[0].slots] == [False] * 5 + [True]


def test_the_last_card_of_the_deck_does_not_end_it_yet() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, port_a=1)
    scene.g.removed_orders += scene.g.order_deck[1:]
    scene.g.order_deck = scene.g.order_deck[:1]
    table = play(scene.table(), "none", "to:port_a", f"order:{scene.g.cards['port_a'][0]}", "one")
    assert table.state.fired == []


def ending(active: int) -> Scene:
    """The active player will build the last trading house in this turn."""
    scene = Scene(active=active).house(active, "church").house(active, "customs").house(active, "port_a")
    return scene.hires(active, houses=1).assistants(active, bank=3)


def turns_after(scene: Scene) -> list[int]:
    """Who still plays after the turn in which the end is triggered."""
    table = play(scene.table(), "none", "to:bank", "house")
    order: list[int] = []
    while not table.over:
        if table.asks[0].seat not in order[-1:]:
            order.append(table.asks[0].seat)
        picks = ids(table)
        play(table, next((p for p in ("end", "none", "return", "all", "stop", "skip") if p in picks), picks[0]))
    return order[1:]


def test_the_round_is_finished_and_one_more_is_played() -> None:
    assert turns_after(ending(BLUE)) == [PINK, PURPLE, YELLOW, BLUE, PINK, PURPLE, YELLOW]
    assert turns_after(ending(PURPLE)) == [YELLOW, BLUE, PINK, PURPLE, YELLOW]


def test_r35_a_trigger_of_the_last_player_still_gives_a_round() -> None:
    assert turns_after(ending(YELLOW)) == [BLUE, PINK, PURPLE, YELLOW]


def test_r41_effects_are_completed_before_the_end_counts() -> None:
    """The reward of the last shop is resolved; further triggers change nothing."""
    scene = ending(PURPLE).tile("bank", "building_21")  # 7 points and a piece from the warehouse
    table = play(scene.table(), "none", "to:bank", "house", "hire:assistant")
    assert table.state.fired == ["trading_houses"]
    last = table.state.last_round
    state = table.state
    trigger(state, "shops")
    assert state.last_round == last


def test_r36_second_place_by_the_same_order() -> None:
    spaces = [BLUE, BLUE, PINK, PURPLE, None, None, None, None]
    assert board_ranking(spaces) == [BLUE, PURPLE, PINK]


def test_a_single_ranked_player_is_first_and_nobody_second() -> None:
    points = Scene().g.data.scoring.church
    assert [majority([BLUE], points, seat) for seat in range(4)] == [6, 0, 0, 0]
    assert [majority([], points, seat) for seat in range(4)] == [0, 0, 0, 0]


def test_r2_the_dummy_counts_in_majorities_with_two_players() -> None:
    scene = Scene(seats=2).board("church", s1=0)
    columns = points_by_category(scene.g)
    assert columns[0]["church"] == 3  # the neutral assistant stands further right
    scene.board("church", s2=0)
    assert points_by_category(scene.g)[0]["church"] == 6
    assert points_by_category(scene.g)[1]["church"] == 0


def test_d5_no_dummy_in_classic() -> None:
    scene = Scene(seats=2, edition="classic").board("church", s1=0).owns(0, "ball")
    column = points_by_category(scene.g)[0]
    assert (column["church"], column["technology"]) == (6, 10)


def test_r37_every_part_is_rounded_down_alone() -> None:
    scene = Scene().holds(0, yen=3, copper=1, silk=1, tea=0, fish=0, imports=0)
    assert other_points(scene.g, 0) == {"agents": 0, "imports": 0, "yen": 1, "goods": 0}


def test_hand_orders_count_for_nothing() -> None:
    scene = Scene().orders(0, "order_01", "order_02", "order_03")
    assert points_by_category(scene.g)[0]["countries"] == 0


def test_winner_tie_goes_to_the_earlier_in_turn_order() -> None:
    scene = Scene().holds(0, vp=1)
    for player in scene.g.players:
        player.yen = player.vp = 0
    assert score(scene.g).winners == (0,)
    scene.g.first = 2
    result = score(scene.g)
    assert result.winners == (2,)
    assert [column.rank for column in result.scores] == [3, 4, 1, 2]
    assert result.note is not None
    tied = " + ".join(f"seat(seat={seat})" for seat in (2, 3, 0, 1))
    assert outline(result.note) == f"result.tied(players={tied}, points=1)"


def test_the_sheet_has_six_lines_that_add_up() -> None:
    scene = Scene().holds(0, vp=7, imports=2).board("church", s1=0).owns(0, "tram")
    column = score(scene.g).scores[0]
    assert [line.label.key.rpartition(".")[2] for line in column.lines] == [
        "play",
        "church",
        "customs",
        "technology",
        "countries",
        "other",
    ]
    assert column.total == sum(line.points for line in column.lines) == 7 + 6 + 0 + 10 + 0 + (2 + 1 + 1)


def test_15_only_unused_agents_score() -> None:
    scene = Scene().agents(BLUE, "uk").agents(BLUE, "us", used=True)
    assert other_points(scene.g, BLUE)["agents"] == 1


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.slow
def test_the_sheet_tells_where_the_points_of_the_game_came_from(seats: int) -> None:
    *_, table = playthrough("yokohama", seats, "score", None, ("random",))
    assert table.result is not None
    found: set[str] = set()
    for column in table.result.scores:
        detail = column.lines[0].detail
        assert detail is not None
        parts = {name: n for name, n in detail.args if isinstance(n, int)}
        assert len(parts) == len(detail.args)
        assert sum(parts.values()) == column.lines[0].points == table.state.players[column.seat].vp
        assert min(parts.values()) >= 0
        found |= {name for name, n in parts.items() if n}
    assert found >= {"orders", "buildings", "boards"}


def bare(seats: int, edition: str = "2024") -> Scene:
    """Nobody has an assistant, money, goods or anywhere to go."""
    scene = Scene(seats=seats, edition=edition)
    for seat in range(seats):
        scene.assistants(seat, hand=0).president(seat, None).holds(seat, yen=0, copper=0, silk=0, tea=0, fish=0)
    return scene


@pytest.mark.parametrize("edition", ["2024", "classic"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r52_a_game_in_which_nobody_can_do_anything_ends(seats: int, edition: str) -> None:
    table = bare(seats, edition).table()
    assert table.over
    assert table.result is not None
    assert len(table.crossed) == seats, "everybody has had the same number of turns"
    assert "yokohama.log.standstill" in [event.kind for event in table.crossed[-1].events]


def test_r52_whoever_can_do_something_keeps_the_game_going() -> None:
    for scene in (
        bare(2).assistants(PINK, hand=1),
        bare(2).assistants(PINK, bank=1),
        bare(2).owns(PINK, "station", station="bank"),
        bare(2).owns(PINK, "university", "system_of_stock"),
        bare(2).owns(PINK, "spinning_mill").holds(PINK, silk=1),
    ):
        table = scene.table()
        assert [ask.seat for ask in table.asks] == [PINK]
    # A president on the map comes back to hand first, and a fee that nobody can pay leads nowhere.
    assert bare(2).president(PINK, "bank").table().over
    assert bare(2).owns(PINK, "university").table().over


def test_when_the_last_round_begins_it_is_said_again_why() -> None:
    """Whoever looks at the table a day later has not seen what brought the end."""
    scene = Scene(active=YELLOW)
    scene.g.last_round, scene.g.fired = scene.g.round + 1, ["customs", "port"]
    closed = play(scene.table(), "none", "end").take_crossed()[-1]
    told = [event.text for deed in closed.deeds for event in deed.events]
    assert [outline(one) for one in told if "last_round" in one.key] == ["log.last_round_since(what=trigger.customs)"]
