"""The strip below the board: a row for each turn, from its account; the final scoring has a row of its own."""

from __future__ import annotations

from engine.core.account import seen
from engine.core.table import Table
from render import game_pictures
from render.kit import Icon
from render.recap import PastMove, RecapRow
from render.yokohama.recap import GAINS
from tests.engine.yokohama.scenario import BLUE, PURPLE, Scene, play
from tools.pages.pictures import NAMES


def rows(table: Table, *picks: str) -> list[RecapRow]:
    """Of the turn that these answers close."""
    before = table.view(None)
    closed = play(table, *picks, "end").take_crossed()[-1]
    move = PastMove(before, Table.past_view("yokohama", closed.snapshot, None), seen(closed.deeds, None))
    return game_pictures("yokohama").recap_rows([move], NAMES, "en")


def gains(row: RecapRow) -> dict[str, int]:
    names = {icon: name for name, icon in GAINS.items()}
    return {names[gain.icon]: gain.n for gain in row.gains}


def test_a_turn_shows_every_action_and_all_it_brought() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, bank=4, fishing_ground_1=1).agents(PURPLE, "uk")
    scene.token("bank", "five_power_03").tile("bank", "building_01").house(BLUE, "fishing_ground_1")
    (row,) = rows(scene.table(), "agent", "agent:fishing_ground_1", "none", "to:bank", "take", "shop:1")
    assert [part.name for part in row.places if isinstance(part, Icon)] == ["agent", "yokohama.place", "yokohama.place"]
    assert gains(row) == {"built_shops": 0, "tokens": 0, "fish": 1, "yen": 6, "agents": -1}
    assert row.points == 6


def test_an_order_that_is_fulfilled_is_not_told_as_lost() -> None:
    scene = Scene(active=PURPLE).orders(PURPLE, "order_12").holds(PURPLE, copper=1, silk=1, fish=1)
    (row,) = rows(scene.table(), "fulfil:order_12", "none")
    assert gains(row) == {"fulfilled": 0, "imports": 1, "copper": -1, "silk": -1, "fish": -1}
    assert row.points == 2


def test_money_of_others_is_not_the_players() -> None:
    scene = Scene(active=PURPLE).president(BLUE, "bank").holds(PURPLE, yen=2)
    (row,) = rows(scene.table(), "pair", "place:bank", "none")
    assert gains(row) == {"yen": -2}
    assert row.seat is not None
    assert row.seat.name == NAMES[PURPLE]


def test_a_president_in_hand() -> None:
    (row,) = rows(Scene(active=PURPLE).table(), "none")
    assert row.places == ()
    assert "hand" in [part.name for part in row.did if isinstance(part, Icon)]


def test_the_final_scoring_has_a_chip_for_everybody() -> None:
    scene = Scene(active=3).board("church", s1=BLUE)
    scene.g.last_round = scene.g.round
    turn, scoring = rows(scene.table(), "none")
    assert turn.points == 0
    assert scoring.seat is None
    assert len(scoring.gains) == 4


def test_starting_orders_are_nobodys_turn() -> None:
    table = Table.start("yokohama", 2, {}, "strip")
    before = table.view(None)
    for seat in range(2):
        table.answer(seat, table.asks[0].ids()[:1])
    closed = table.take_crossed()[-1]
    move = PastMove(before, table.view(None), seen(closed.deeds, None))
    assert game_pictures("yokohama").recap_rows([move], NAMES[:2], "en") == []
