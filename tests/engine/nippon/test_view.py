"""What the pictures need: standings with VP, previews that come true, nothing hidden."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import words
from engine.core.table import Table
from engine.nippon.meta import GAME
from engine.nippon.queries.facts import coal_of
from engine.nippon.queries.influence import forecast
from engine.nippon.rules.changes import earn
from engine.nippon.state import AUTOMA, State
from engine.nippon.view.build import view
from engine.nippon.view.here import here
from engine.nippon.view.structs import View
from engine.selfplay import playthrough
from tests.engine.nippon.scenario import Play, begin, employ, own, place, rich, ship, train


def test_a_view_survives_the_round_trip_and_is_the_same_for_all() -> None:
    table = Table.start("nippon", 3, {"module": "both"}, "view")
    found = table.view(1)
    assert isinstance(found, View)
    plain = {seat: msgspec.to_builtins(table.view(seat)) for seat in (None, 0, 1, 2)}
    assert {one.pop("viewer") for one in plain.values()} == {None, 0, 1, 2}
    assert all(one == plain[0] for one in plain.values())


def test_standings_with_the_vp_they_would_score() -> None:
    def edit(g: State) -> None:
        place(g, "nagasaki:s", 5, seat=1)  # covers the printed 3
        train(g, "kyushu", 1, seat=1)
        place(g, "fukuoka:e", 7, seat=0)  # covers the printed 3
        train(g, "kyushu", 2, seat=2)

    standings = begin(edit, seats=4).table.view(None).regions[0].standings
    assert [(one.seat, one.influence, one.rank, one.vp, one.leads) for one in standings] == [
        (0, 7, 1, 9, True),
        (1, 7, 1, 9, True),
        (None, 6, 3, 6, False),
        (2, 0, 0, 0, False),
        (3, 0, 0, 0, False),
    ]


def test_a_period_that_was_scored_is_not_forecast_again() -> None:
    g = begin(lambda g: place(g, "nagasaki:s", 5)).g
    assert forecast(g, 0) > 0
    g.scored = g.period
    assert forecast(g, 0) == 0


def test_whoever_leads_a_region_is_named_when_it_is_asked_about() -> None:
    def tie(g: State) -> None:
        place(g, "nagasaki:s", 5, seat=1)
        train(g, "kyushu", 1, seat=1)
        place(g, "fukuoka:e", 7, seat=0)

    assert told_of_kyushu(begin(tie, seats=3)) == ["Free train cells: 4.", "Most influence: Ann and Bo."]
    assert told_of_kyushu(begin(seats=3)) == ["Free train cells: 5."]


def test_the_automa_is_named_where_it_leads() -> None:
    def edit(g: State) -> None:
        for cell in (1, 2, 3):
            train(g, "kyushu", cell, seat=AUTOMA)
        place(g, "nagasaki:s", 7, seat=AUTOMA)

    assert told_of_kyushu(begin(edit, seats=1)) == ["Free train cells: 0.", "Most influence: Automa."]


def told_of_kyushu(play: Play) -> list[str]:
    return [words.say(one, "en", ("Ann", "Bo", "Cy")[: play.g.seats]) for one in here(play.table.view(0), "kyushu")]


def test_tokens_of_the_same_value_are_listed_by_their_place() -> None:
    def edit(g: State) -> None:
        g.players[0].locked.remove(3)
        g.players[0].free.append(3)
        for cell in reversed(cells):
            place(g, cell, 3)

    cells = ["fukuoka:e", "nagasaki:s"]
    tokens = begin(edit).table.view(None).players[0].tokens
    assert [token.cell for token in tokens if token.where == "map"] == cells
    assert [token.value for token in tokens] == sorted(token.value for token in tokens)


def test_the_preview_of_a_consolidation_comes_true() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], money=8, coal=3)
        employ(g, "yellow", "red", "red", "blue")
        g.players[0].improved = ["blue"]
        g.ports["new_york"].improved -= 1
        g.players[0].mining, g.players[0].finance = 4, 3

    play = begin(edit)
    preview = play.table.view(0).players[0].consolidation
    assert (preview.favour, preview.bottom.color, preview.top.color, preview.top.improved) == (
        1,
        "yellow",
        "blue",
        True,
    )
    assert (preview.colors, preview.due, preview.paid, preview.vp_lost) == (("yellow", "red", "blue"), 9, 9, 0)
    play.go("consolidate", "objective:ships")
    assert (play.me.money, play.me.coal, play.me.vp) == (preview.money, preview.coal, preview.vp) == (11, 6, 2)


def test_the_preview_of_a_consolidation_adds_up() -> None:
    """What is held, less what is discarded and paid, with income and bonuses, is what is left; stored coal stays."""

    def edit(g: State) -> None:
        rich(g.players[0], money=8, coal=3)
        employ(g, "yellow", "black")
        g.players[0].token_coal = 2

    play = begin(edit)
    me = play.table.view(0).players[0]
    now = me.consolidation
    assert (now.money_discarded, now.coal_discarded) == (8, 3)
    play.go("consolidate")
    assert (play.me.money, coal_of(play.me)) == (now.money, now.coal)
    assert me.money - now.money_discarded + now.money_income - now.paid == now.money
    assert me.coal + me.coal_stored - now.coal_discarded + now.coal_income == now.coal


def test_the_menu_counts_from_left_to_right() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], silk=3)

    play = begin(edit)
    view = play.table.view(0)
    across = [[slot.actions[0].id for slot in view.slots if len(slot.actions) > 1]]
    across.append([slot.actions[-1].id for slot in view.slots])
    offered = [one.removeprefix("action:") for one in play.ids()]
    assert len(offered) > 3
    assert offered == [action for row in across for action in row if action in offered]


def test_the_projected_score() -> None:
    def edit(g: State) -> None:
        place(g, "osaka:n", 4)
        g.players[0].favours = {"science": 2}
        g.players[0].stacks[1] -= 1
        g.players[0].science = 5
        g.players[0].silk, g.players[0].money = 3, 10

    play = begin(edit)
    score = play.table.view(0).players[0].score
    assert (score.vp, score.influence, score.favours, score.leftovers, score.total) == (0, 6, 8, 3, 17)
    standing = play.table.result_so_far
    assert standing is not None
    assert standing.scores[0].total == score.total


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_totals_of_view_and_score_sheet_agree(seats: int) -> None:
    for table in playthrough("nippon", seats, "agree"):
        if table.segment % 7 == 0 or table.over:
            standing = table.result_so_far
            lost = table.state.automa is not None and table.state.automa.lost
            assert standing is not None
            if not lost:
                totals = [player.score.total for player in table.view(None).players]
                assert totals == [score.total for score in standing.scores]


def test_the_turn_under_way() -> None:
    def edit(g: State) -> None:
        rich(g.players[0])
        own(g, "cotton_2a")

    play = begin(edit)
    assert play.table.view(0).turn.action == ""
    play.act("trains")
    play.go("region:kanto", "cell:kanto:1", "pay:iron")
    turn = play.table.view(0).turn
    assert (turn.action, turn.slot, turn.done, turn.most) == ("trains", 4, 1, 3)
    slots = play.table.view(0).slots
    assert [slot.in_use for slot in slots] == [False, False, False, True, False]


def test_ports_tell_who_holds_an_expert() -> None:
    play = begin(lambda g: ship(g, "paris", seat=1))
    port = next(port for port in play.table.view(None).ports if port.id == "paris")
    assert (port.expert, port.expert_at, port.improved, port.ships, port.cells) == (False, 1, 1, (1,), 2)


def test_cells_below_four_players() -> None:
    for seats, rows, ships, trains, limit in ((2, 2, 2, 3, 2), (3, 3, 3, 5, 3), (4, 5, 4, 7, 4)):
        found = begin(seats=seats).table.view(None)
        assert len(found.queue) == rows
        assert found.ports[0].cells == ships
        assert sum(cell.usable for cell in found.regions[0].trains) == trains
        assert found.regions[0].markets[0].limit == limit


def test_the_order_of_the_automas_tokens_stays_hidden() -> None:
    from engine.core.rng import Rng

    table = Table.start("nippon", 1, {}, "hidden")
    g = table.state
    before = msgspec.msgpack.encode(view(g, 0))
    stack = list(g.automa.stack)
    GAME.redeal(g, 0, Rng("other"))
    assert g.automa.stack != stack
    assert sorted(g.automa.stack) == sorted(stack)
    assert msgspec.msgpack.encode(view(g, 0)) == before


def test_imagined_tables_share_the_present() -> None:
    table = Table.start("nippon", 2, {"starting_draft": "random"}, "imagine")
    copy = table.imagine(table.asks[0].seat, Random(1))
    assert copy is not None
    assert msgspec.msgpack.encode(copy.view(None)) == msgspec.msgpack.encode(table.view(None))


def test_who_acts_leads_and_wins_stands_in_the_view() -> None:
    def edit(g: State) -> None:
        for seat, vp in enumerate((4, 9, 9)):
            earn(g, seat, vp, "start")

    found = begin(edit, seats=3).table.view(None)
    assert found.leaders == (1, 2)
    assert (found.acting, found.marker_2_cell, found.ranking, found.winners) == (0, 6, (), ())
    draft = Table.start("nippon", 3, {"first_player": "1"}, "draft").view(None)
    assert (draft.mover, draft.acting) == (0, 2)  # the first player picks last


def test_a_tie_at_the_end_is_ranked_by_the_later_last_turn() -> None:
    """Also among those who did not win (§13)."""
    play = begin(seats=4)
    for player, turn in zip(play.g.players, (9, 10, 7, 8), strict=True):
        player.last_turn = turn
    earn(play.g, 0, 30, "departments")
    play.g.over, play.g.mover = True, 1
    found = play.table.view(None)
    assert len({player.score.total for player in found.players[1:]}) == 1
    assert (found.ranking, found.winners) == ((0, 1, 3, 2), (0,))


def test_what_a_player_has_names_what_the_action_asks_for() -> None:
    play = begin(lambda g: rich(g.players[0]))
    assert held(play).startswith("30 money")
    play.g.turn.action = "local_markets"
    assert held(play) == "30 money, 10 coal, 10 iron"  # every cell names its tokens
    play.g.turn.action = "factory"
    assert "science 1" in held(play)


def test_what_an_action_builds_is_counted_as_it_is_left_at_every_moment() -> None:
    play = begin(lambda g: rich(g.players[0]))
    play.act("ships")
    assert "6 ships" in held(play)
    play.go("ship:berlin")
    play.maybe("payment", "pay:iron")
    assert (play.key, "5 ships" in held(play)) == ("ships", True)


def held(play: Play) -> str:
    return ", ".join(words.say(one, "en") for one in play.table.purse(0)).replace("\xa0", " ")
