"""The computer player: legal, sensible, and blind to what it cannot know."""

import itertools
from random import Random

import msgspec
import pytest

from engine.core.table import Observation
from engine.players import answer
from engine.selfplay import playthrough
from engine.yokohama.computer.easy import NEWCOMER
from engine.yokohama.computer.house import ANSWERS, house
from engine.yokohama.computer.opinions import HOUSE
from engine.yokohama.computer.outlook import Outlook
from engine.yokohama.computer.plans import Planner
from engine.yokohama.computer.worth import MOST_PRODUCTION, SECOND_PRODUCTION, expected, sets_of
from engine.yokohama.scoring import set_points
from testkit.rotation import rotated
from tests.engine.yokohama.scenario import BLUE, PURPLE, Scene, key, play


@pytest.mark.slow
def test_it_has_an_answer_to_every_question_that_comes_up() -> None:
    met = set()
    for seats, options in (
        (2, {}),
        (3, {"edition": "classic"}),
        (4, {"achievement_rewards": "on", "free_agents": "on"}),
    ):
        for table in playthrough("yokohama", seats, "keys", options):
            met |= {ask.key for ask in table.asks}
    assert met <= set(ANSWERS)
    assert len(met) > 25


@pytest.mark.slow
@pytest.mark.parametrize(("first", "n"), rotated(itertools.product((0, 1), range(5)), 2))
def test_it_beats_random(first: int, n: int) -> None:
    players = ["house", "random"] if first == 0 else ["random", "house"]
    *_, table = playthrough("yokohama", 2, f"beat-{n}", {}, players)
    assert table.result is not None
    assert table.result.winners[0] == first


@pytest.mark.slow
def test_the_same_sight_gives_the_same_answer() -> None:
    for n, table in enumerate(playthrough("yokohama", 3, "same", {}, ["house"])):
        if n % 10 == 0 and not table.over:
            ask = table.asks[0]
            copy = Observation(table, ask.seat).imagine(Random(n))
            first = list(house(Observation(table, ask.seat), ask, Random(1)))
            if copy is not None:
                mine = copy.ask_of(ask.seat)
                assert mine is not None
                assert list(house(Observation(copy, ask.seat), mine, Random(2))) == first


def best(scene: Scene, *picks: str) -> str:
    """What the computer player answers after these picks."""
    table = play(scene.table(), *picks)
    return answer(table, table.asks[0].seat, "house", Random(1))[0]


def test_it_fulfils_an_order_it_can_pay() -> None:
    scene = Scene(active=PURPLE).orders(PURPLE, "order_04")
    assert best(scene) == "fulfil:order_04"


def test_it_claims_an_achievement() -> None:
    assert best(Scene(active=PURPLE).achievement("b1").holds(PURPLE, yen=10)) == "claim:achievement_b1"


def test_it_goes_where_power_is() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, silk_mill_1=4, bank=1).orders(PURPLE, "order_17")
    assert best(scene, "none") == "to:silk_mill_1"


def test_it_takes_the_token_and_builds() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, bank=4).token("bank", "five_power_01").tile("bank", "building_01")
    assert best(scene, "none", "to:bank") == "take"
    assert best(scene, "none", "to:bank", "take").startswith("shop:")


@pytest.mark.slow
def test_it_does_not_pay_imports_where_yen_will_do() -> None:
    scene = Scene(active=PURPLE).row("laboratory_a", "tech_63").assistants(PURPLE, laboratory_a=2)
    scene.holds(PURPLE, yen=6, imports=3)
    assert best(scene, "none", "to:laboratory_a", "tech:tech_63") == "pay:yen6+imports0"


def test_it_gives_cheap_things_for_faith() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, church=3).orders(PURPLE)
    scene.holds(PURPLE, copper=1, silk=1, tea=3, fish=1, imports=1, yen=0)
    table = play(scene.table(), "none", "to:church", "space:church_3")
    assert key(table) == "faith"
    assert list(answer(table, PURPLE, "house", Random(1))) == ["item:tea", "item:fish"]


def test_a_plan_fills_the_gaps_of_the_path() -> None:
    scene = Scene(active=BLUE).at(r0c0="bank", r0c1="church", r0c2="customs").president(BLUE, "bank")
    planner = Planner(Outlook(scene.table().view(BLUE), BLUE, HOUSE))
    assert planner.path("customs") == ["church", "customs"]
    assert planner.reachable({"church": 1, "customs": 1}, 4) == {"church": 0, "customs": 0}
    assert planner.reachable({"customs": 1}, 4) == {}


def outlook(scene: Scene, seat: int = PURPLE) -> Outlook:
    return Outlook(scene.table().view(seat), seat, HOUSE)


def test_goods_that_complete_an_order_are_worth_its_reward() -> None:
    """Order 6 asks for 2 copper: the second one makes the whole order, the third one is just copper."""
    scene = Scene(active=PURPLE).orders(PURPLE, "order_06")
    scene.holds(PURPLE, copper=1, silk=0, tea=0, fish=0)
    o = outlook(scene)
    assert o.goods("copper", 1) > 2 * o.goods("silk", 1)
    assert o.goods("copper", 2) - o.goods("copper", 1) < o.goods("copper", 1) / 2


def test_it_counts_sets_of_flags_as_the_rules_do() -> None:
    data = Scene().g.data
    values = data.scoring.country_sets
    for counts in ((0, 0, 0, 0, 0), (3, 2, 2, 1, 1), (1, 1, 0, 0, 0), (4, 0, 0, 0, 1), (2, 2, 2, 2, 2)):
        assert sets_of(counts) == set_points(counts, values)
    technology = data.scoring.technology
    assert (technology.first, technology.second) == (MOST_PRODUCTION, SECOND_PRODUCTION)


def test_a_majority_promises_more_the_surer_it_is() -> None:
    assert expected(9, [1, 1], 10, 5, 0.5) == pytest.approx(10, abs=0.01)
    assert expected(3, [9, 1], 10, 5, 0.5) == pytest.approx(5, abs=0.1)
    assert expected(1, [9, 9], 10, 5, 0.5) == pytest.approx(0, abs=0.01)
    assert expected(3, [3], 10, 5, 0.5) == pytest.approx(7.5)


def test_it_ends_the_game_rather_when_it_leads() -> None:
    scene = Scene(active=PURPLE)
    board = scene.table().view(PURPLE).church
    last = msgspec.structs.replace(board, count=board.limit - 1)
    assert outlook(scene).ending(board) == 0
    scene.g.players[PURPLE].vp = 30
    assert outlook(scene).ending(last) > 0
    scene.g.players[PURPLE].vp, scene.g.players[BLUE].vp = 0, 30
    assert outlook(scene).ending(last) < 0


def test_a_newcomer_misjudges_an_area_alike_all_turn_long() -> None:
    view = Scene(active=PURPLE).assistants(PURPLE, silk_mill_1=3).table().view(PURPLE)
    first, second = (Outlook(view, PURPLE, NEWCOMER).act("silk_mill_1", 4) for _ in range(2))
    assert first == second
    assert first != Outlook(view, PURPLE, NEWCOMER._replace(doubt=0.0)).act("silk_mill_1", 4)
