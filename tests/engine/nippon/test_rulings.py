"""The rulings R17 to R38: actions, factories, consolidation, markets, rounds."""

from __future__ import annotations

import pytest

from engine.core.table import MOST_CROSSED_SEGMENTS
from engine.nippon.queries.goals import reached
from engine.nippon.queries.influence import shares, standings
from engine.nippon.rules.rounds import refill
from engine.nippon.state import State
from tests.engine.nippon.scenario import (
    ALL,
    begin,
    demand,
    edits,
    employ,
    employing,
    own,
    owning,
    place,
    ready,
    rich,
    ship,
    slot,
    train,
)


def test_r17_one_modifier_per_turn_and_never_forced() -> None:
    play = owning("cotton_4a", "paper_4a")
    play.act("machines")
    play.go("machine:cotton_4a:left", "machine:paper_4a:left")
    assert (play.key, play.ids()) == ("modifier", ["use:cotton_4a", "use:paper_4a", "skip"])
    play.go("use:paper_4a")
    assert (play.me.iron, play.me.science, play.key) == (12, 0, "core.ask.end_turn")
    play.table.undo(0)
    play.go("skip")
    assert (play.me.iron, play.me.science, play.key) == (10, 0, "core.ask.end_turn")
    play = owning("cotton_4a", "paper_4a", "bento_2a")
    play.act("machines")
    play.go("machine:cotton_4a:left", "use:cotton_4a", "machine:paper_4a:left")
    assert play.refused("use:paper_4a") == "second_modifier"


def test_r18_paper_3a_counts_once() -> None:
    play = owning("paper_3a", "bento_2a", goods=2)
    play.act("investments_contracts")
    play.go("good:bento", "contract:yellow", "good:paper", "contract:black", "use:paper_3a")
    assert (play.me.finance, len(play.me.contracts)) == (2, 2)


def test_r19_effects_skip_only_the_price_of_the_action() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], money=6, coal=0, iron=0)

    play = ready("bulbs_2b", edit=edit)
    play.build("bulbs_2b")  # one free left cell; no coal to produce, so that part is skipped
    assert (play.works("bulbs_2b").left, play.works("bulbs_2b").goods, play.key) == (True, 0, "core.ask.end_turn")
    full = ready("bulbs_2a", edit=edits(edit, lambda g: own(g, "cotton_2a", left=True)))
    full.build("bulbs_2a")  # the right cell of the cotton factory would cost iron
    assert (full.me.machines, full.works("cotton_2a").right) == (2, False)


def test_r20_impossible_parts_are_skipped() -> None:
    def edit(g: State) -> None:
        g.players[0].trains = 6
        for region, seats in g.rails.items():
            g.rails[region] = [0, 0 if region in ("kyushu", "kansai") else None, *seats[2:]]

    play = ready("lenses_1a", edit=edit)
    happened = play.build("lenses_1a")
    assert (play.me.finance, play.me.trains) == (1, 6)
    assert "nippon.log.no_build" in [event.kind for event in happened]


def test_r21_the_old_factory() -> None:
    def edit(g: State) -> None:
        rich(g.players[0])
        own(g, "old_factory", type="cotton", goods=1)

    play = begin(edit)
    assert play.refused("action:machines") == "own_factory"
    assert play.refused("action:production") == "own_factory"
    assert reached(play.g, 0, "factories") == 0
    view = play.table.view(0).players[0]
    assert next(one for one in view.objectives if one.id == "factories").worth == (1, 2, 2)
    play.act("investments_contracts")
    play.go("invest")
    assert play.works("old_factory").goods == 0


def test_r22_favours_by_the_topmost_worker() -> None:
    for workers, levels in ((3, []), (4, [1]), (5, [2, 1]), (6, [3, 2, 1])):
        play = begin(employing(*ALL[:workers]))
        view = play.table.view(0).players[0]
        assert [stack.level for stack in reversed(view.favours) if stack.reachable] == levels
        play.go("consolidate") if workers < 6 else None
        if len(levels) > 1:
            assert play.ids() == [f"level:{level}" for level in levels]
        elif levels:
            assert play.key == "favour_objective"
        else:
            assert not play.me.favours
    cells = play.table.view(0).players[0].workers
    assert [cell.grey for cell in cells] == [False, True, True, False, False, False]


def test_r23_a_favour_is_mandatory_if_possible_and_one_per_objective() -> None:
    def edit(g: State) -> None:
        employ(g, "black", "red", "black", "red")
        player = g.players[0]
        player.favours = {"ships": 1, "trains": 1, "science": 1}
        player.stacks[0] = 0

    play = begin(edit)
    play.go("consolidate")
    assert len(play.me.favours) == 3  # no token of level 1 is left

    def edit_more(g: State) -> None:
        employ(g, "black", "red", "black", "red", "black")
        g.players[0].favours = {"ships": 2}
        g.players[0].stacks[1] -= 1

    play = begin(edit_more)
    play.go("consolidate", "level:1")
    assert play.ids() == [
        f"objective:{one}" for one in ("machines", "trains", "science", "mining", "finance", "factories", "contracts")
    ]


def test_r24_a_marker_that_went_back_gains_its_bonuses_again() -> None:
    def edit(g: State) -> None:
        g.players[0].finance = 4  # past the grey bonus on 3
        own(g, "cotton_2a", goods=1)

    play = ready("bento_1b", edit=edit)
    play.build("bento_1b")
    play.go("pay", "end")
    assert (play.me.finance, play.me.iron) == (2, 10)
    play.rest()
    play.act("investments_contracts")
    play.go("invest")
    assert (play.me.finance, play.me.iron) == (4, 12)


def test_r24_going_back_needs_all_steps() -> None:
    play = ready("bento_1b", edit=lambda g: setattr(g.players[0], "finance", 1))
    play.build("bento_1b")
    assert (play.key, play.me.finance) == ("core.ask.end_turn", 1)


def test_r25_no_factory_without_a_free_cell() -> None:
    def edit(g: State) -> None:
        for token in ("cotton_2a", "paper_2a", "bento_2a", "lenses_2a", "bulbs_2a", "clocks_2a"):
            own(g, token)

    play = owning(edit=edit)
    assert play.refused("action:factory") == "factory_cell"


def test_r26_among_equal_lowest_tokens_the_active_player_chooses() -> None:
    def edit(g: State) -> None:
        demand(g, "osaka", "demand_9")  # n cotton, e paper, s bento, w lenses
        own(g, "lenses_2a", goods=3)
        place(g, "osaka:n", 2)
        place(g, "osaka:e", 2, seat=1)

    play = begin(edit)
    play.act("local_markets")
    play.maybe("market_region", "region:kansai")
    play.maybe("market_cell", "cell:osaka:w")
    play.go("goods:1")
    assert (play.key, play.ids()) == ("push_out", ["out:osaka:n", "out:osaka:e"])
    play.go("out:osaka:n", "reward:vp")
    assert {side: (t.seat, t.value) for side, t in play.g.markets["osaka"].tokens.items()} == {"e": (1, 2), "w": (0, 3)}
    assert 2 in play.me.free


def test_r27_foreign_companies_without_influence_take_no_part() -> None:
    def edit(g: State) -> None:
        for side, value in zip("nesw", (1, 2, 3, 4), strict=True):
            place(g, f"nagasaki:{side}", value, seat=0)
            place(g, f"fukuoka:{side}", value, seat=1)

    play = begin(edit, seats=4)
    foreign = standings(play.g, "kyushu", 1)[-1]
    assert (foreign.seat, foreign.influence, foreign.rank, foreign.vp) == (None, 0, 0, 0)


def test_r28_places_beyond_the_fourth_are_worth_nothing() -> None:
    assert shares([10, 8, 6, 2], [9, 8, 7, 6, 5])[4] == (5, 0)
    assert shares([10, 6, 2], [5, 5, 5, 5]) == [(1, 4)] * 4


def test_r29_a_short_bag_serves_slots_first_then_rows() -> None:
    g = begin().g
    g.slots = [["blue"], ["blue", "blue"], [], ["blue", "blue", "blue"], []]
    g.queue = [[], ["blue"]]
    g.bag = dict.fromkeys(g.bag, 0) | {"red": 6}
    refill(g)
    assert g.slots == [["blue", "red"], ["blue", "blue", "red"], ["red"], ["blue", "blue", "blue"], ["red"]]
    assert g.queue == [["red", "red"], ["blue"]]
    assert sum(g.bag.values()) == 0


def test_r30_in_the_last_rounds_an_empty_slot_ends_nothing() -> None:
    def edit(g: State) -> None:
        g.round, g.marker_2, g.left_in_round = 6, 0, 2
        for row in g.queue:
            for color in row:
                g.bag[color] += 1
            row.clear()
        slot(g, 1, "red")
        g.players[1].money = g.players[1].iron = 9

    play = begin(edit)
    play.rest()
    assert play.g.slots[0] == []
    assert (play.g.round, play.g.active) == (6, 1)
    assert play.refused("action:science") == "worker"


def test_r31_a_player_who_can_do_nothing_skips_the_turn() -> None:
    def edit(g: State) -> None:
        g.players[0].money = 0

    play = begin(edit)
    assert play.g.active == 1
    kinds = [event.kind for boundary in play.table.crossed for event in boundary.events]
    assert "nippon.log.skipped" in kinds


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r31_a_round_in_which_nobody_can_do_anything_ends(seats: int) -> None:
    play = begin(without_money, seats)
    assert play.table.over
    kinds = [event.kind for boundary in play.table.crossed for event in boundary.events]
    assert kinds.count("nippon.log.standstill") == 5
    assert len(play.table.crossed) < 40


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_r31_alone_the_automa_ends_the_rounds(difficulty: str) -> None:
    play = begin(without_money, 1, {"difficulty": difficulty})
    assert play.table.over
    assert len(play.table.crossed) < MOST_CROSSED_SEGMENTS / 2


def without_money(g: State) -> None:
    for player in g.players:
        player.money = 0


def test_r32_vp_may_become_negative() -> None:
    def edit(g: State) -> None:
        employ(g, "black", "red", "grey", "blue", "white")
        g.players[0].favours = dict.fromkeys(("ships", "trains", "science"), 1)
        g.players[0].stacks[0] = 0

    play = begin(edit)
    play.go("consolidate", "objective:mining")
    if play.key == "white":
        play.go("split:mining1")
    # 12 money of income: 5 colours cost 15, 11 are paid, 4 VP are lost
    assert (play.me.money, play.me.vp, play.me.earned) == (1, -4, {"salaries": -4})


def test_r33_the_favour_of_the_final_consolidation_scores() -> None:
    def edit(g: State) -> None:
        g.phase, g.round, g.marker_2, g.scored = "final", 8, 0, 3
        employ(g, "yellow", "yellow", "yellow", "yellow")
        g.players[0].science = 9

    play = begin(edit)
    play.table.answer(0, ["objective:science"])
    play.table.answer(0, ["end"])
    assert play.table.over
    result = play.table.result
    assert result is not None
    points = {line.label.args: line.points for line in result.scores[0].lines if line.detail}
    assert list(points.values()) == [10]


def test_r34_actions_on_a_finished_track_stay_legal() -> None:
    def edit(g: State) -> None:
        player = g.players[0]
        player.science, player.finance, player.money = 10, 14, 6
        own(g, "cotton_2a", goods=1)

    play = begin(edit)
    play.act("science")
    play.go("steps:3")
    assert (play.me.science, play.me.money) == (10, 0)
    play = begin(edit)
    play.act("investments_contracts")
    play.go("invest")
    assert play.me.finance == 14


def test_r35_a_full_factory_may_produce() -> None:
    play = owning("cotton_2a", goods=4)
    assert "action:production" in play.ids()
    play.act("production")
    assert (play.me.coal, play.works("cotton_2a").goods) == (8, 4)


def test_r36_a_waiting_machine_goes_to_the_left_cell_of_the_first_factory() -> None:
    def edit(g: State) -> None:
        g.players[0].machines, g.players[0].waiting_machine = 1, 1

    play = ready("paper_2a", edit=edit)
    play.build("paper_2a")
    assert (play.works("paper_2a").left, play.works("paper_2a").right, play.me.iron) == (True, False, 10)
    assert (play.me.machines, play.me.waiting_machine) == (1, 0)
    # the cell it left counts as empty from the start: a ship gains the bonus of column 1
    ships = begin(edits(edit, lambda g: rich(g.players[0])))
    ships.act("ships")
    ships.go("ship:paris", "pay:iron")
    assert ships.me.finance == 1


def test_r37_later_goods_do_not_help_a_contract() -> None:
    play = owning("cotton_2a", "lenses_2a", goods=2)
    play.act("investments_contracts")
    play.go("good:cotton")
    assert play.refused("contract:any_level_2") == "contract_goods"
    play.go("invest", "good:lenses")
    assert "contract:any_level_2" in play.ids()


def test_r38_each_condition_is_met_by_its_own_level_only() -> None:
    for token, open_one, closed in (
        ("bento_2a", "any_level_2", "any_level_3"),
        ("lenses_2a", "any_level_2", "any_level_3"),
        ("bulbs_2a", "any_level_3", "any_level_2"),
        ("clocks_2a", "any_level_3", "any_level_2"),
    ):
        play = owning(token, goods=1)
        play.act("investments_contracts")
        assert f"contract:{open_one}" in play.ids()
        assert play.refused(f"contract:{closed}") == "contract_goods"


def test_a_ship_twice_to_one_destination_improves_nothing_the_second_time() -> None:
    def edit(g: State) -> None:
        rich(g.players[0])
        ship(g, "paris", home=True)

    play = begin(edit)
    play.act("ships")
    play.go("ship:paris", "pay:iron")
    assert (play.me.ships, play.me.improved, play.g.ports["paris"].improved) == (2, ["yellow"], 1)


def waiting_machine(g: State) -> None:
    g.players[0].machines, g.players[0].waiting_machine = 1, 1


def as_before(g: State) -> None:
    """A game that began with the first revision of the rules."""
    g.rules = 1


def test_r53_the_machine_that_waits_may_come_after_the_property() -> None:
    play = ready("bulbs_2a", edit=waiting_machine)
    play.build("bulbs_2a")
    assert (play.key, play.ids()) == ("effect_order", ["effect:build_machine", "effect:waiting_machine"])
    play.go("effect:build_machine", "machine:bulbs_2a:left")  # the one that waits takes the right cell, for nothing
    assert (play.works("bulbs_2a").machines, play.me.machines, play.me.waiting_machine, play.me.iron) == (2, 2, 0, 10)
    assert play.key == "core.ask.end_turn"


def test_r53_the_machine_that_waits_may_come_before_the_property_and_produce() -> None:
    play = ready("bulbs_2b", edit=waiting_machine)
    play.build("bulbs_2b")
    play.go("effect:waiting_machine")  # the machine of the property has the right cell left, for its iron
    play.maybe("produce_there", "produce")
    assert (play.works("bulbs_2b").machines, play.me.iron) == (2, 9)


def test_r53_nobody_is_asked_where_the_order_is_the_same() -> None:
    for token in ("cotton_1a", "bulbs_5a"):
        play = ready(token, edit=waiting_machine)
        play.build(token)
        assert play.key == "core.ask.end_turn"
        assert play.works(token).left
    play = ready("bulbs_5a", edit=waiting_machine)
    play.build("bulbs_5a")
    assert play.me.money == 30 - 6 + 2  # the machine that waited counts
    play = ready("bulbs_1b", edit=lambda g: setattr(g.players[0], "waiting_goods", 2))
    happened = play.build("bulbs_1b")
    assert [event.kind for event in happened].count("nippon.log.goods") == 2
    assert (play.works("bulbs_1b").goods, play.me.waiting_goods) == (4, 0)


def test_r53_a_game_that_began_before_is_not_asked() -> None:
    play = ready("bulbs_2a", edit=edits(as_before, waiting_machine))
    play.build("bulbs_2a")
    assert (play.works("bulbs_2a").machines, play.me.machines, play.me.iron) == (2, 2, 9)
    assert play.key == "core.ask.end_turn"
    play.go("end")
    assert play.g.rules == 1


def black_bonus(g: State) -> None:
    """The next machine brings the bonus of the black department, and a ship could improve it first."""
    train(g, "kanto", 1)
    g.players[0].works[0].left = False


def test_r54_a_modifier_may_come_before_the_bonus_that_it_makes_better() -> None:
    play = owning("clocks_4a", edit=black_bonus)
    play.act("machines")
    play.go("machine:clocks_4a:left")
    assert (play.key, play.ids()) == ("effect_order", ["effect:department_black", "use:clocks_4a"])
    coal, port = play.me.coal, next(row.id for row in play.g.data.destinations.rows if row.color == "black")
    play.go("use:clocks_4a", f"ship:{port}")
    assert play.me.coal == coal + 3  # improved by then
    assert (play.g.turn.modifier, play.me.ships, play.me.finance) == ("clocks_4a", 1, 3)
    first = owning("clocks_4a", edit=black_bonus)
    first.act("machines")
    first.go("machine:clocks_4a:left", "effect:department_black")
    assert first.me.coal == coal + 2
    assert "use:clocks_4a" in first.ids()  # still to be had, after the bonus


def test_r54_a_contract_may_wait_for_the_modifier_as_well() -> None:
    play = owning("clocks_4b", goods=1)
    play.act("investments_contracts")
    play.go("contract:black")
    assert (play.key, play.ids()) == ("effect_order", ["effect:department_black", "use:clocks_4b"])


def test_r54_a_game_that_began_before_has_its_bonus_first() -> None:
    play = owning("clocks_4a", edit=edits(as_before, black_bonus))
    play.act("machines")
    coal = play.me.coal
    play.go("machine:clocks_4a:left")
    assert play.me.coal == coal + 2
    assert "use:clocks_4a" in play.ids()


def test_r54_nobody_is_asked_where_the_modifier_makes_no_bonus_better() -> None:
    def edit(g: State) -> None:
        own(g, "cotton_2a", left=True, right=True)
        own(g, "bento_2a", left=True)
        for cell in (1, 2, 3):
            train(g, "kanto", cell)
        train(g, "kansai", 1)

    play = owning("paper_4a", edit=edit)
    play.act("machines")
    play.go("machine:paper_4a:left")
    assert (play.key, play.ids()) == ("white", ["split:science1", "split:mining1"])  # the row bonus of column 4
    play.go("split:science1")
    assert play.key == "machines"
    assert "use:paper_4a" in play.ids()
