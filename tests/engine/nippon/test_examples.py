"""The worked examples of the specification, E1 to E17."""

from __future__ import annotations

import pytest

from engine.nippon.queries.facts import bonus_colors
from engine.nippon.queries.influence import shares
from engine.nippon.scoring import pad
from engine.nippon.state import State
from tests.engine.nippon.scenario import begin, demand, employ, lay_out, own, place, rich, ship, slot, train


def test_e1_one_money_buys_one_level_of_science() -> None:
    def edit(g: State) -> None:
        g.players[0].money = 1

    play = begin(edit)
    play.act("science")
    assert (play.g.data.track["science"][play.me.science].value, play.me.money) == (2, 0)


def test_e2_three_money_buy_two_steps_of_mining() -> None:
    def edit(g: State) -> None:
        g.players[0].money = 3

    play = begin(edit)
    play.act("mining")
    assert play.ids() == ["steps:1", "steps:2"]
    assert play.refused("steps:3") == "money"
    play.go("steps:2")
    assert (play.me.mining, play.me.money) == (2, 0)


def test_e3_a_factory_with_silk_as_science() -> None:
    def edit(g: State) -> None:
        g.players[0].money, g.players[0].silk = 6, 1
        lay_out(g, "cotton_1a")

    play = begin(edit)
    play.build("cotton_1a")
    assert (play.me.money, play.me.silk, play.me.coal) == (0, 0, 2)
    assert [works.id for works in play.me.works] == ["cotton_1a"]
    assert play.g.data.track["science"][play.me.science].value == 3
    assert (play.me.iron, play.me.vp, play.me.mining, play.me.finance) == (0, 0, 0, 0)


def test_e4_a_machine_on_the_left_cell() -> None:
    def edit(g: State) -> None:
        g.players[0].money = 5
        own(g, "cotton_2a")

    play = begin(edit)
    play.act("machines")
    works = play.works("cotton_2a")
    assert (play.me.money, works.left, works.right, play.me.machines) == (0, True, False, 1)


def test_e5_production_with_one_machine() -> None:
    def edit(g: State) -> None:
        g.players[0].coal = 2
        own(g, "cotton_2a", left=True)

    play = begin(edit)
    play.act("production")
    assert (play.me.coal, play.works("cotton_2a").goods) == (0, 2)


def test_e6_three_ships_and_their_bonuses() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], money=2, coal=0, iron=7)
        own(g, "paper_1a", left=True)
        own(g, "cotton_2a", left=True)
        ship(g, "new_york", seat=1)

    play = begin(edit)
    play.act("ships")
    assert "ship:new_york" not in play.ids()
    assert play.refused("ship:new_york") == "expert"
    play.go("ship:berlin")
    assert (play.me.iron, play.me.finance) == (4, 1)
    assert (play.me.workers[-1].color, play.me.workers[-1].expert, play.me.improved) == ("white", True, ["white"])
    play.go("ship:san_francisco")
    assert play.me.improved == ["white", "red"]
    assert (play.me.iron, play.me.silk) == (1, 3)
    assert "ship:london" in play.ids()
    play.go("ship:london")
    assert (play.me.money, play.me.iron, play.me.silk) == (0, 0, 0)


def test_e7_the_second_train_is_paid_with_the_iron_of_the_first() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], money=5, coal=0, iron=3)

    play = begin(edit)
    play.act("trains")
    play.go("region:kyushu", "cell:kyushu:1", "pay:iron")
    assert (play.me.iron, play.me.money) == (1, 5)
    play.go("region:chubu", "cell:chubu:1")
    assert (play.me.iron, play.me.money, play.me.silk) == (0, 0, 1)


def test_e8_three_placements_one_of_them_on_an_own_token() -> None:
    def edit(g: State) -> None:
        own(g, "paper_1a", goods=3)
        own(g, "lenses_1a", goods=1)
        demand(g, "osaka", "demand_9")  # n cotton, e paper, s bento, w lenses
        demand(g, "kyoto", "demand_4")  # n cotton, e lenses, s bulbs, w clocks

    play = begin(edit)
    play.act("local_markets")
    play.go("region:kansai", "cell:osaka:e", "goods:1", "reward:supply")
    assert play.g.markets["osaka"].tokens["e"].value == 1
    play.go("cell:osaka:e", "reward:supply")
    assert play.g.markets["osaka"].tokens["e"].value == 2
    assert 1 in play.me.free
    play.go("cell:osaka:w", "reward:supply")
    assert play.g.markets["osaka"].tokens["w"].value == 3
    assert play.me.silk == 6


def test_e9_an_investment_two_contracts_and_a_modifier() -> None:
    def edit(g: State) -> None:
        own(g, "lenses_1a", goods=1)
        own(g, "paper_3a", goods=2)
        own(g, "cotton_2a", goods=3)
        g.players[0].improved.append("blue")
        g.ports["new_york"].improved -= 1

    play = begin(edit)
    play.act("investments_contracts")
    play.go("good:lenses", "invest")
    assert play.me.finance == 2
    play.go("good:paper", "contract:any_level_2", "department:blue")
    assert play.me.money == 1 + 5
    play.go("good:cotton", "contract:yellow")
    assert play.me.vp == 2
    play.go("use:paper_3a")
    assert play.me.finance == 4
    assert play.me.contracts == ["contract_any_level_2", "contract_yellow"]


def test_e10_a_consolidation() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], money=4, coal=3, iron=0)
        employ(g, "white", "blue", "white", "blue")

    play = begin(edit)
    before = dict(play.g.bag)
    play.go("consolidate", "objective:science", "split:science1")
    assert play.me.favours == {"science": 1}
    assert play.me.stacks == [2, 3, 3]
    assert (play.me.science, play.me.money, play.me.coal, play.me.vp) == (1, 9, 2, 0)
    assert play.me.workers == []
    assert play.g.bag == before | {"white": before["white"] + 2, "blue": before["blue"] + 2}


def test_e11_one_region_with_a_tie_behind_the_foreign_companies() -> None:
    # violet 3, green 5, orange 0, pink 5, foreign 6
    found = shares([10, 8, 6, 2], [3, 5, 0, 5, 6])
    assert [vp for _, vp in found] == [2, 7, 0, 7, 10]
    assert [rank for rank, _ in found] == [4, 2, 0, 2, 1]


def test_e12_the_end_scoring_adds_up() -> None:
    def edit(g: State) -> None:
        player = g.players[0]
        player.vp = 109
        player.earned = {"markets": 109}
        player.ships, player.machines, player.trains = 5, 5, 5
        player.science, player.mining = 6, 9
        player.favours = {"ships": 3, "machines": 2, "trains": 2, "science": 2, "mining": 1, "factories": 1}
        own(g, "cotton_2a", goods=4)
        own(g, "paper_1a", goods=3)
        player.silk, player.iron, player.money = 4, 3, 12
        g.over = True

    play = begin(edit, whole=False)
    points = {line.label: line.points for line in pad(play.g, 0)}
    favours = [n for label, n in points.items() if label.key == "nippon.score.favour"]
    assert sum(favours) == 20 + 16 + 16 + 8 + 10 + 3 == 73
    left = {label.key: n for label, n in points.items() if "leftover" in label.key}
    assert left == {"nippon.score.leftover_goods": 4, "nippon.score.leftover_money": 2}
    assert sum(points.values()) == 188


def automa_in_chubu(g: State) -> None:
    """The position of E13."""
    assert g.automa is not None
    g.round = 3
    g.automa.priority = ["blue", "yellow", "white", "black", "red", "grey"]
    g.box = dict.fromkeys(g.box, 0)
    g.automa.regions = {"kyushu": "blue", "kansai": "red", "chubu": "white", "kanto": "black"}
    g.box |= {"yellow": 1, "grey": 1}
    demand(g, "nagoya", "demand_1", 3)
    demand(g, "nagano", "demand_6", 3)
    place(g, "nagoya:w", 4)
    train(g, "chubu", 1, seat=1)
    train(g, "kyushu", 1, seat=1)  # in the blue region the Automa leads
    for number, colors in ((1, "red black"), (2, "red"), (3, "grey"), (4, "grey"), (5, "white red black")):
        slot(g, number, *colors.split())
    g.automa.stack.remove("automa_most_yellow_left")
    g.automa.stack.append("automa_most_yellow_left")
    g.players[0].money = 10


def test_e13_the_automa_supplies_nagoya() -> None:
    play = begin(automa_in_chubu, seats=1, options={"difficulty": "hard"})
    white = play.g.bag["white"]
    play.act("science")
    play.go("steps:1", "end")
    assert play.g.automa is not None
    assert play.g.automa.open == "automa_most_yellow_left"
    assert play.g.bag["white"] == white + 1
    assert play.g.slots[4] == ["red", "black"]
    token = play.g.markets["nagoya"].tokens["n"]
    assert (token.seat, token.value) == (1, 4)
    assert play.g.automa.rows == [[1, 2, 3, 3], [5, 5], [6, 7, 7]]
    view = play.table.view(0)
    chubu = next(region for region in view.regions if region.id == "chubu")
    assert {one.seat: one.influence for one in chubu.standings}[1] == 6
    kinds = [event.kind.removeprefix("nippon.log.") for one in play.table.crossed for event in one.events]
    told = ["automa_token", "automa_worker", "automa_takes", "automa_behind", "automa_empty", "automa_market"]
    assert kinds[-6:] == told


def test_e14_a_shared_first_place_uses_up_the_second() -> None:
    assert [vp for _, vp in shares([10, 8, 6, 2], [7, 7, 3, 0])] == [9, 9, 6, 0]


def test_e15_a_shared_fourth_place() -> None:
    assert [vp for _, vp in shares([10, 8, 6, 2], [9, 8, 2, 2, 6])] == [10, 8, 1, 1, 6]


@pytest.mark.parametrize(("period", "values"), [(1, [10, 6, 2]), (2, [14, 8, 3]), (3, [18, 10, 4])])
def test_e16_with_two_players_the_second_value_does_not_exist(period: int, values: list[int]) -> None:
    play = begin()
    view = play.table.view(None)
    assert list(view.periods[period - 1].places) == values
    assert [vp for _, vp in shares(values, [9, 5, 12])] == [values[1], values[2], values[0]]


def test_e17_an_improved_white_bonus_may_be_split() -> None:
    def edit(g: State) -> None:
        employ(g, "white")
        g.players[0].improved.append("white")
        g.ports["berlin"].improved -= 1

    play = begin(edit)
    play.go("consolidate")
    assert play.ids() == ["split:science2", "split:mining2", "split:science1+mining1"]
    play.go("split:science1+mining1")
    assert (play.me.science, play.me.mining) == (1, 1)


@pytest.mark.parametrize(
    ("workers", "bonuses"),
    [
        ((), (None, None)),
        (("white",), ("white", None)),
        (("white", "blue", "blue"), ("white", None)),
        (("white", "white", "white", "blue"), ("white", "blue")),
        (("white", "blue", "blue", "white"), ("white", None)),
        (("blue", "white", "white", "white", "yellow"), ("blue", "yellow")),
    ],
)
def test_10_c_the_top_worker_gives_a_bonus_from_four_on_and_in_another_colour(
    workers: tuple[str, ...], bonuses: tuple[str | None, str | None]
) -> None:
    play = begin(lambda g: employ(g, *workers))
    assert bonus_colors(play.g, play.me) == bonuses


def test_10_d_experts_go_home_and_workers_into_the_bag() -> None:
    def edit(g: State) -> None:
        employ(g, "white")
        ship(g, port)

    port = next(iter(begin().g.ports))
    play = begin(edit)
    bag = dict(play.g.bag)
    assert not play.g.ports[port].expert
    play.go("consolidate")
    while play.me.workers:
        play.go(play.ids()[0])
    assert play.g.ports[port].expert
    assert play.g.bag == bag | {"white": bag["white"] + 1}
