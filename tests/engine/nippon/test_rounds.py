"""The draft, the end of a turn and of a round, the last rounds (§4.3, §11)."""

from __future__ import annotations

import pytest

from engine.core.run import encode
from engine.core.table import Table
from engine.nippon.state import Pair, State
from testkit.phrases import outline
from tests.engine.nippon.scenario import Play, begin, employ, rich, slot


def drafting(a: str, b: str = "b_3", seats: int = 2) -> Play:
    """Seat 1 drafts first and is offered this pair."""
    table = Table.start("nippon", seats, {"first_player": "1"}, "draft")
    g: State = table.state
    others = [token for token in g.data.token_a if token != a][: len(g.pairs) - 1]
    rest = [token for token in g.data.token_b if token != b]
    g.pairs = [Pair(a, b), *(Pair(one, other) for one, other in zip(others, rest, strict=False))]
    return Play(Table(table.game, 0, encode(g)))


def test_the_draft_goes_counter_clockwise_and_the_first_player_is_last() -> None:
    table = Table.start("nippon", 4, {"first_player": "2"}, "order")
    order: list[int] = []
    while table.state.phase == "draft":
        seat = table.asks[0].seat
        if not order or order[-1] != seat:
            order.append(seat)
        table.answer(seat, [table.asks[0].ids()[0]])
    assert order == [0, 3, 2, 1]
    assert (table.state.active, table.state.mover) == (1, 1)
    assert [sum(pair.seat is None for pair in table.state.pairs)] == [1]


def test_a_pair_gives_its_vp_and_everything_on_its_b_token() -> None:
    play = drafting("a_coal", "b_8")
    play.go("pair:a_coal+b_8")
    player = play.g.players[1]
    assert (player.money, player.coal, player.iron, player.silk, player.science) == (6, 3, 2, 2, 1)
    assert (player.vp, player.token_coal, player.earned) == (10, 3, {"start": 10})


def test_token_machine() -> None:
    play = drafting("a_machine")
    play.go("pair:a_machine+b_3")
    player = play.g.players[1]
    assert (player.machines, player.waiting_machine, player.vp) == (1, 1, 9)


def test_token_ship() -> None:
    play = drafting("a_ship")
    play.go("pair:a_ship+b_3", "ship:paris")
    player = play.g.players[1]
    assert (player.ships, player.improved) == (1, ["yellow"])
    assert (player.workers[0].color, player.workers[0].expert) == ("yellow", True)


def test_token_train() -> None:
    play = drafting("a_train")
    play.go("pair:a_train+b_3", "region:kanto", "cell:kanto:2")
    assert (play.g.players[1].trains, play.g.players[1].iron) == (1, 1)


def test_token_goods_wait_for_the_first_factory() -> None:
    play = drafting("a_goods")
    play.go("pair:a_goods+b_3")
    assert play.g.players[1].waiting_goods == 2

    def edit(g: State) -> None:
        rich(g.players[0])
        g.players[0].science, g.players[0].waiting_goods = 5, 2

    play = begin(edit)
    token = next(one for one in play.g.available if one.startswith("paper"))
    play.build(token)
    assert (play.works(token).goods, play.me.waiting_goods) == (2, 0)


def test_token_old_factory() -> None:
    play = drafting("a_old_factory")
    play.go("pair:a_old_factory+b_3")
    assert play.ids() == ["side:cotton", "side:paper"]
    play.go("side:paper")
    works = play.g.players[1].works[0]
    assert (works.id, works.type, works.goods) == ("old_factory", "paper", 1)


def test_token_worker() -> None:
    play = drafting("a_worker")
    play.go("pair:a_worker+b_3")
    color = play.ids()[0].removeprefix("worker:")
    before = play.g.bag[color]
    play.go(f"worker:{color}")
    assert (play.g.players[1].workers[0].color, play.g.bag[color]) == (color, before - 1)


def test_token_discount() -> None:
    play = drafting("a_discount")
    play.go("pair:a_discount+b_3")
    assert play.table.view(1).players[1].factory_price == 4


def test_a_random_draft_leaves_only_real_choices() -> None:
    table = Table.start("nippon", 4, {"starting_draft": "random"}, "dealt")
    assert all(ask.key != "nippon.starting_pair" for ask in table.asks)


def test_an_empty_slot_takes_the_uppermost_row() -> None:
    play = begin(lambda g: slot(g, 1, "red"))
    row = list(play.g.queue[0])
    play.rest()
    assert play.g.slots[0] == row
    assert play.g.queue[0] == []


def out_of_queue(g: State) -> None:
    for row in g.queue:
        for color in row:
            g.bag[color] += 1
        row.clear()
    slot(g, 1, "red")


def test_an_empty_queue_ends_the_round() -> None:
    def edit(g: State) -> None:
        out_of_queue(g)
        slot(g, 2, "blue", "grey", "red")
        slot(g, 3, "black")

    play = begin(edit)
    play.rest()
    assert (play.g.round, play.g.active) == (2, 1)
    assert [len(workers) for workers in play.g.slots[:3]] == [1, 3, 2]  # exactly one into every slot with room
    assert all(len(row) == 3 for row in play.g.queue)


def test_the_draws_at_the_end_of_a_round_cannot_be_undone() -> None:
    play = begin(out_of_queue)
    play.rest()
    assert not play.table.can_undo(0)


def test_period_one_is_scored_after_round_two() -> None:
    def edit(g: State) -> None:
        out_of_queue(g)
        g.round = 2

    play = begin(edit)
    assert play.table.view(None).periods[0].state == "running"
    play.rest()
    assert (play.g.round, play.g.period, play.g.scored) == (3, 2, 1)
    assert [one.state for one in play.table.view(None).periods] == ["past", "running", "future"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_rounds_begin_left_of_the_active_player(seats: int) -> None:
    def edit(g: State) -> None:
        out_of_queue(g)
        g.round = 5

    play = begin(edit, seats=seats)
    play.rest()
    assert (play.g.round, play.g.marker_2, play.g.active, play.g.left_in_round) == (6, 1, 1, seats)
    assert play.table.view(None).last_rounds
    assert any(play.g.queue)  # §11.3: refilled once more


def test_nothing_is_refilled_in_the_last_rounds_and_the_third_ends_the_game() -> None:
    def edit(g: State) -> None:
        g.round, g.marker_2, g.left_in_round = 8, 0, 2
        employ(g, "yellow")
        employ(g, "yellow", seat=1)

    play = begin(edit)
    bag = sum(play.g.bag.values())
    play.go("consolidate", "end")
    assert sum(play.g.bag.values()) == bag + 1
    play.go("consolidate", "end")
    assert play.table.over  # nobody had anything to decide in the final consolidation
    assert play.g.scored == 3


def test_the_tie_goes_to_the_later_last_turn() -> None:
    def edit(g: State) -> None:
        g.over = True
        for seat, player in enumerate(g.players):
            player.vp, player.earned, player.last_turn = 7, {"start": 7}, 10 - seat

    result = begin(edit, seats=3).table.result
    assert result is not None
    assert result.winners == (0,)
    assert [score.rank for score in result.scores] == [1, 2, 3]
    assert result.note is not None
    assert outline(result.note) == "result.tied(players=seat(seat=0) + seat(seat=1) + seat(seat=2), points=7)"


def test_11_3_no_worker_is_drawn_between_the_last_rounds() -> None:
    def edit(g: State) -> None:
        g.round, g.marker_2, g.left_in_round = 6, 0, 1
        employ(g, "yellow")
        slot(g, 1, "blue")
        g.queue[0].clear()

    play = begin(edit, whole=False)
    lying = [len(place) for place in (*play.g.slots, *play.g.queue)]
    bag = sum(play.g.bag.values())
    play.go("consolidate", "end")
    assert play.g.round == 7
    assert [len(place) for place in (*play.g.slots, *play.g.queue)] == lying
    assert sum(play.g.bag.values()) == bag + 1  # the worker that was returned
