"""The rulings R39 to R51: cells, solo, goals, full markets, tokens."""

from __future__ import annotations

import pytest

import words
from engine.core.table import Table
from engine.core.text import PlayerMistake, Text
from engine.nippon.queries.goals import leaders, reached
from engine.nippon.queries.markets import why_not_cell
from engine.nippon.rules.automa import named_slot, spots_for
from engine.nippon.scoring import leftovers
from engine.nippon.state import State
from tests.engine.nippon.scenario import (
    begin,
    demand,
    edits,
    employ,
    own,
    owning,
    place,
    ready,
    rich,
    ship,
    slot,
    train,
)


def test_r39_ship_cells_are_filled_by_the_engine_train_cells_are_chosen() -> None:
    play = begin(lambda g: rich(g.players[0]))
    play.act("ships")
    play.go("ship:paris", "pay:iron")
    assert play.key == "ships"
    play = begin(lambda g: rich(g.players[0]))
    play.act("trains")
    play.go("region:kanto")
    assert play.ids() == ["cell:kanto:1", "cell:kanto:2", "cell:kanto:3"]


def test_r40_solo_has_one_improved_token_per_department() -> None:
    assert {port.improved for port in begin(seats=1).g.ports.values()} == {1}
    assert {port.improved for port in begin(seats=2).g.ports.values()} == {2}


def osaka(g: State) -> None:
    demand(g, "osaka", "demand_9")  # n cotton, e paper, s bento, w lenses


def test_r41_the_automa_pushes_out_a_human_token_never_its_own() -> None:
    def shared(g: State) -> None:
        osaka(g)
        place(g, "osaka:n", 3, seat=1)
        place(g, "osaka:s", 3)

    g = begin(shared, seats=1).g
    found = {cell.side: out for _, cell, out in spots_for(g, "kansai", 4, 2) if cell.market == "osaka"}
    assert found == {"s": "s", "w": "s"}  # replacing the human's token, or pushing it out of the full market

    def only_its_own(g: State) -> None:
        osaka(g)
        place(g, "osaka:n", 1, seat=1)
        place(g, "osaka:e", 3)

    g = begin(only_its_own, seats=1).g
    assert [cell.side for _, cell, _ in spots_for(g, "kansai", 4, 2) if cell.market == "osaka"] == []


def test_r42_round_5_belongs_to_period_three_and_is_not_scored() -> None:
    cells = begin().table.view(None).cells
    assert [cell.period for cell in cells] == [1, 1, 2, 2, 3, 3, 3, 3]
    assert [cell.cell for cell in cells if cell.scoring] == [2, 4, 8]


def end_of_period(goals: list[list[str]]) -> object:
    """Seat 0 is about to end round 2 with its turn."""

    def edit(g: State) -> None:
        g.goals = goals
        g.round = 2
        for row in g.queue:
            for color in row:
                g.bag[color] += 1
            row.clear()
        slot(g, 1, "red")

    return edit


def test_r43_all_leaders_are_rewarded_from_the_left_of_the_active_player() -> None:
    def edit(g: State) -> None:
        end_of_period([["goal_science"], ["goal_ships"], ["goal_trains"]])(g)  # type: ignore[operator]
        g.players[0].science, g.players[1].science = 1, 2

    play = begin(edit, options={"module": "common_goals"})
    play.rest()  # seat 0 reaches 2 as well, round 2 ends
    assert (play.g.phase, play.table.asks[0].seat) == ("rewards", 1)
    assert play.ids() == ["reward:p1_department", "reward:p1_finance", "reward:p1_vp", "decline"]
    play.go("reward:p1_vp", "end")
    assert play.table.asks[0].seat == 0
    play.go("decline", "end")
    assert [player.vp for player in play.g.players] == [0, 3]
    assert (play.g.phase, play.g.active, play.g.round) == ("turn", 1, 3)


def test_r44_only_worker_symbol_tokens_have_frames() -> None:
    tokens = begin(seats=1).g.data.action_token.values()
    assert all((token.kind == "slot") == (token.frame is None) for token in tokens)

    def edit(g: State) -> None:
        assert g.automa is not None
        g.automa.stack.remove("automa_slot_4")
        g.automa.stack.append("automa_slot_4")

    play = begin(edit, seats=1, options={"difficulty": "easy"})
    play.rest()
    assert play.g.automa is not None
    assert play.g.automa.trains == 5


def test_r45_an_empty_slot_returns_no_worker_but_the_action_is_done() -> None:
    def edit(g: State) -> None:
        assert g.automa is not None
        g.round, g.marker_2, g.left_in_round = 6, 0, 2
        for row in g.queue:
            for color in row:
                g.bag[color] += 1
            row.clear()
        slot(g, 4)
        g.automa.stack.remove("automa_slot_4")
        g.automa.stack.append("automa_slot_4")
        g.players[0].money = 5

    play = begin(edit, seats=1)
    play.rest()
    assert play.g.automa is not None
    assert play.g.automa.trains == 5
    kinds = [event.kind for boundary in play.table.crossed for event in boundary.events]
    assert "nippon.log.automa_no_worker" in kinds


def test_r46_in_a_full_market_the_token_must_beat_every_other() -> None:
    def edit(g: State) -> None:
        osaka(g)
        place(g, "osaka:n", 2, seat=1)
        place(g, "osaka:e", 5, seat=1)

    g = begin(edit).g
    spots = {spot.side: spot for spot in g.data.spots["kansai"] if spot.market == "osaka"}
    assert why_not_cell(g, spots["w"], 5) is not None
    assert why_not_cell(g, spots["w"], 6) is None
    assert why_not_cell(g, spots["n"], 3) is None  # the occupied cell is another rule
    assert why_not_cell(g, spots["n"], 2) is not None


def test_r47_ops_of_a_token_are_ordered_by_their_owner() -> None:
    play = ready("clocks_1a")
    play.build("clocks_1a")
    assert (play.key, play.ids()) == ("effect_order", ["effect:build_ship", "effect:department_grey"])
    play.go("effect:department_grey", "ship:london")
    assert play.me.iron == 12  # gained before the ship improved the department


def test_r47_an_op_that_refers_to_an_earlier_one_follows_it() -> None:
    play = ready("lenses_2a")
    play.build("lenses_2a")
    assert play.key == "train_region"  # the "another region" part is not offered yet


def test_r47_without_a_ship_the_experts_colour_gives_nothing() -> None:
    play = ready("clocks_2b", edit=lambda g: employ(g, "black", "black", "red", "red", "grey"))
    play.build("clocks_2b")
    assert (play.me.ships, play.me.vp, play.key) == (0, 0, "core.ask.end_turn")


def test_r48_stored_coal_is_used_last_and_counts_in_the_end() -> None:
    def edit(g: State) -> None:
        g.players[0].coal, g.players[0].token_coal = 1, 3

    play = owning("bento_2b", edit=edits(edit, lambda g: setattr(g.players[0].works[0], "coal", 3)))
    play.act("production")
    assert (play.me.coal, play.me.token_coal, play.works("bento_2b").coal) == (0, 1, 3)
    waiting = begin(lambda g: setattr(g.players[0], "waiting_goods", 2))
    waiting.me.token_coal = 1
    assert leftovers(waiting.g, waiting.me)[0] == 1


def test_r49_what_goals_count() -> None:
    def edit(g: State) -> None:
        own(g, "old_factory", type="cotton")
        own(g, "cotton_2a", left=True)
        g.players[0].machines += 1
        g.players[0].waiting_machine = 1
        ship(g, "paris", home=True)
        train(g, "kanto", 1)
        place(g, "osaka:n", 1)
        g.players[0].contracts = ["contract_red"]
        g.players[0].mining = 4

    g = begin(edit, whole=False).g
    counts = {
        metric: reached(g, 0, metric)
        for metric in ("ships", "machines", "trains", "mining", "factories", "contracts", "influence_tokens")
    }
    assert counts == {
        "ships": 1,
        "machines": 1,
        "trains": 1,
        "mining": 4,
        "factories": 1,
        "contracts": 1,
        "influence_tokens": 1,
    }


def test_r50_a_goal_at_which_nobody_has_anything_has_no_leader() -> None:
    g = begin(seats=3, options={"module": "common_goals"}).g
    assert leaders(g, "goal_ships") == []
    assert leaders(g, "goal_science") == []


@pytest.mark.slow
def test_r51_both_modules_are_offered_with_the_advice() -> None:
    table = Table.start("nippon", 3, {"module": "both"}, "seed")
    assert sum(g.late for g in table.view(None).factories) == 4
    assert [len(period) for period in table.state.goals] == [2, 2, 2]
    for lang in words.LANGUAGES:
        assert "(" in words.say(Text("nippon.option.module.both"), lang)


def test_modules_are_refused_in_solo() -> None:
    with pytest.raises(PlayerMistake) as mistake:
        Table.start("nippon", 1, {"module": "late_factories"})
    assert mistake.value.text.key == "nippon.no.module_solo"


def test_a_worker_symbol_names_the_slot_with_most_workers() -> None:
    def edit(g: State) -> None:
        for number, colors in ((1, "red"), (2, "red grey"), (3, "blue"), (4, "grey white"), (5, "black")):
            slot(g, number, *colors.split())

    g = begin(edit, seats=1).g
    tokens = g.data.action_token
    assert named_slot(g, tokens["automa_most_yellow_left"]) == 1
    assert named_slot(g, tokens["automa_most_yellow_right"]) == 3
    assert named_slot(g, tokens["automa_slot_5"]) == 4


@pytest.mark.parametrize(("rules", "gives_way"), [(1, "n"), (2, "w")])
def test_r52_of_equal_human_tokens_the_one_further_left_gives_way_to_the_automa(rules: int, gives_way: str) -> None:
    def edit(g: State) -> None:
        osaka(g)
        g.rules = rules
        g.players[0].locked.remove(3)
        g.players[0].free.append(3)
        place(g, "osaka:w", 3)
        place(g, "osaka:n", 3)

    g = begin(edit, seats=1).g
    assert g.data.left_rank["osaka", "w"] < g.data.left_rank["osaka", "n"]
    found = {cell.id: out for _, cell, out in spots_for(g, "kansai", 4, 2)}
    assert found["osaka:s"] == gives_way
