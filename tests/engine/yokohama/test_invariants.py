"""The invariants (section 18): each is seen to fail when it should, and those over time hold in whole games."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from engine.core.table import Table
from engine.selfplay import playthrough
from engine.yokohama.components.rows import CANAL
from engine.yokohama.invariants import broken
from engine.yokohama.queries.facts import shops_built
from engine.yokohama.state import DUMMY, State
from testkit.rotation import rotated
from tests.engine.yokohama.scenario import Scene

pytestmark = pytest.mark.slow


def spoil_i1(g: State) -> None:
    g.players[0].assistants += 1


def spoil_i2(g: State) -> None:
    g.players[0].houses += 1


def spoil_i3(g: State) -> None:
    g.players[0].president = CANAL


def spoil_i4(g: State) -> None:
    g.areas["bank"].shops = [0, 0, None, None]
    g.players[0].shops = 0


def spoil_i5(g: State) -> None:
    g.players[0].president = g.players[1].president = "bank"


def spoil_i6(g: State) -> None:
    g.players[0].yen = -1


def spoil_i7(g: State) -> None:
    g.players[0].orders.append(g.players[1].orders[0])


def spoil_i8(g: State) -> None:
    for card in ("tech_40", "tech_41"):
        for pile in (g.technology_deck, *g.cards.values()):
            if card in pile:
                pile.remove(card)
        g.players[0].technologies.append(card)


def spoil_i9(g: State) -> None:
    g.players[0].agents.append(g.agents.pop())


def spoil_i10(g: State) -> None:
    g.order_deck.insert(0, g.cards["port_a"].pop())


def spoil_i11(g: State) -> None:
    g.church[0] = DUMMY


def spoil_i12(g: State) -> None:
    g.achievements[0].claimed = [0, 0]
    g.players[0].assistants -= 2


def spoil_i15(g: State) -> None:
    g.station = "bank"


def spoil_i18(g: State) -> None:
    g.turn.area, g.turn.power = "bank", 6


def spoil_i20(g: State) -> None:
    g.areas["bank"].token = None


SPOILS = [f for name, f in list(globals().items()) if name.startswith("spoil_")]


@pytest.mark.parametrize("spoil", SPOILS, ids=lambda f: f.__name__.removeprefix("spoil_"))
def test_each_invariant_notices(spoil: Callable[[State], None]) -> None:
    """A state that breaks I1, I2, I3, I4, I5, I6, I7, I8, I9, I10, I11, I12, I15, I18 or I20 is noticed."""
    g = Scene().g
    assert broken(g) == []
    spoil(g)
    number = spoil.__name__.removeprefix("spoil_").upper()
    assert any(message.startswith(number + ":") for message in broken(g))


def test_i5_a_third_president_may_come_by_postal_system_or_station() -> None:
    scene = Scene().president(0, "bank").president(1, "bank").owns(1, "postal_system")
    scene.president(2, "bank").owns(2, "station", station="bank")
    assert broken(scene.g) == []


CONFIGURATIONS = [
    (2, {}),
    (2, {"edition": "classic"}),
    (3, {"agent_mode": "redirect", "free_agents": "on"}),
    (3, {"edition": "classic", "agent_mode": "extra_action"}),
    (4, {"achievement_rewards": "on", "free_agents": "on"}),
    (4, {"edition": "classic"}),
]


@pytest.fixture(params=rotated(CONFIGURATIONS, 2, single=True), ids=str, scope="module")
def game(request: pytest.FixtureRequest) -> list[Table]:
    """Copies of a whole random game's positions, one after each answer."""
    seats, options = request.param
    return [Table(t.game, t.segment, t.snapshot, t.choices) for t in playthrough("yokohama", seats, "time", options)]


def states(game: list[Table]) -> Iterator[tuple[State, State]]:
    for before, after in pairwise(game):
        yield before.state, after.state


@pytest.mark.slow
def test_i11_i13_what_stands_stays_and_points_never_decrease(game: list[Table]) -> None:
    for g, h in states(game):
        for one, other in ((g.church, h.church), (g.customs, h.customs)):
            assert all(old is None or old == new for old, new in zip(one, other, strict=True))
        for old, new in zip(g.achievements, h.achievements, strict=True):
            assert new.claimed[: len(old.claimed)] == old.claimed
        for seat in range(g.seats):
            assert h.players[seat].vp >= g.players[seat].vp
            assert shops_built(h, seat) >= shops_built(g, seat)
        assert g.station in (None, h.station)


@pytest.mark.slow
def test_i14_once_per_turn_and_only_the_active_player_decides(game: list[Table]) -> None:
    for table in game:
        g = table.state
        assert len(g.turn.used) == len(set(g.turn.used))
        if g.phase == "turn":
            assert [ask.seat for ask in table.asks] == [g.active]


@pytest.mark.slow
def test_i14_at_most_one_agent_per_turn(game: list[Table]) -> None:
    for g, h in states(game):
        used = sum(len(player.used_agents) for player in h.players) - sum(len(p.used_agents) for p in g.players)
        assert used in (0, 1)
        if used:
            assert not g.turn.agent_used or g.active != h.active or g.round != h.round


@pytest.mark.slow
def test_i16_money_only_moves_by_fees_or_the_supply(game: list[Table]) -> None:
    """Players who are not active never lose money, and gain at most ¥1 per president passed or house visited."""
    for g, h in states(game):
        for seat in range(g.seats):
            if seat != g.active and seat != h.active:
                assert h.players[seat].yen >= g.players[seat].yen


@pytest.mark.slow
def test_i17_after_recovery_no_own_assistant_is_left(game: list[Table]) -> None:
    for table in game:
        g = table.state
        area = g.players[g.active].president
        acted = g.turn.step == "end" and g.turn.power and not g.turn.agent_used
        if g.phase == "turn" and acted and area is not None:
            limit = 1 if any(g.data.card[c].technology == "telephone" for c in g.players[g.active].technologies) else 0
            assert g.areas[area].assistants[g.active] <= limit


def test_i19_all_have_had_the_same_number_of_turns(game: list[Table]) -> None:
    played = 0
    for before, after in pairwise(game):
        played += after.segment - before.segment
    g = game[-1].state
    assert g.over
    assert (played - 1) % g.seats == 0  # the first segment is the choice of starting orders
    assert (played - 1) // g.seats == g.last_round == g.round


@pytest.mark.slow
def test_the_end_comes_one_full_round_after_the_trigger(game: list[Table]) -> None:
    for g, h in states(game):
        if g.last_round is None and h.last_round is not None:
            assert h.last_round == g.round + 1
            assert len(h.fired) >= 1
            return
    raise AssertionError("the game never ended")
