"""The invariants I1 to I19: each is noticed when it is broken, and holds through whole games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.table import Table
from engine.nippon.invariants import broken
from engine.nippon.queries.influence import places
from engine.nippon.state import AUTOMA, State, Token, Worker
from engine.selfplay import playthrough
from tests.engine.nippon.ledger import players_points, scored, told
from tests.engine.nippon.scenario import Edit, begin, employ, employing, own, place, rich, ship, train

GAMES = [(1, {}), (2, {"module": "both", "factory_sides": "random"}), (3, {"factory_sides": "b"}), (4, {})]


def noticed(number: str, edit: Callable[[State], object], seats: int = 2) -> bool:
    """Whether a change breaks exactly this invariant."""
    g = begin(lambda g: rich(g.players[0]), seats=seats).g
    assert broken(g) == []
    edit(g)
    found = broken(g)
    return bool(found) and all(fault.startswith(number + ":") for fault in found)


def test_i1_worker_figures() -> None:
    assert noticed("I1", lambda g: g.slots[0].pop())
    assert noticed("I1", lambda g: g.queue[0].append("red"))
    assert noticed("I1", lambda g: g.players[0].workers.append(Worker("red")))


def test_i2_experts() -> None:
    assert noticed("I2", lambda g: setattr(g.ports["paris"], "expert", False))
    assert noticed("I2", lambda g: g.players[0].workers.append(Worker("red", True)))


def test_i3_worker_area() -> None:
    def edit(g: State) -> None:
        employ(g, *["red", "blue", "white", "grey", "black", "yellow", "red"])

    assert noticed("I3", edit)


def test_i4_pieces() -> None:
    assert noticed("I4", lambda g: setattr(g.players[0], "ships", 1))
    assert noticed("I4", lambda g: setattr(g.players[0], "trains", 1))
    assert noticed("I4", lambda g: setattr(g.players[0], "machines", 1))


def test_i5_influence_tokens() -> None:
    assert noticed("I5", lambda g: g.players[0].free.remove(4))
    assert noticed("I5", lambda g: g.players[0].locked.append(4))


def test_i6_tokens_per_market() -> None:
    def edit(g: State) -> None:
        for side, value in zip("nes", (1, 2, 3), strict=True):
            place(g, f"osaka:{side}", value)

    assert noticed("I6", edit, seats=2)
    assert not noticed("I6", edit, seats=3)


def test_i7_ships_and_trains_per_place() -> None:
    def edit(g: State) -> None:
        for _ in range(3):
            ship(g, "paris", home=True)

    assert noticed("I7", edit, seats=2)
    assert not noticed("I7", edit, seats=3)
    assert noticed("I7", lambda g: g.rails["kanto"].append(None))


def test_i8_tracks() -> None:
    assert noticed("I8", lambda g: setattr(g.players[0], "science", 11))
    assert noticed("I8", lambda g: setattr(g.players[0], "finance", -1))
    data = begin().g.data
    ranges = {track: (cells[0].value, cells[-1].value) for track, cells in data.track.items()}
    assert ranges == {"science": (1, 11), "mining": (2, 12), "finance": (12, 26)}


def test_i9_goods_and_machines_per_factory() -> None:
    assert noticed("I9", lambda g: own(g, "cotton_2a", goods=5))

    def edit(g: State) -> None:
        own(g, "old_factory").left = True
        g.players[0].machines = 1

    assert noticed("I9", edit)


def test_i10_factories_and_contracts() -> None:
    assert noticed("I10", lambda g: g.available.pop())
    assert noticed("I10", lambda g: g.players[0].contracts.extend(["contract_red", "contract_red"]))
    data = begin().g.data
    assert len([row for row in data.factories.rows if not row.late]) == 24
    assert len(data.factories.rows) == 30
    assert len(data.contracts.rows) == 8


def test_i11_favours() -> None:
    assert noticed("I11", lambda g: g.players[0].favours.update(ships=1))


def test_i12_improved_departments() -> None:
    assert noticed("I12", lambda g: g.players[0].improved.append("red"))


def test_i13_nothing_is_owed() -> None:
    def owing(what: str) -> Edit:
        return lambda g: setattr(g.players[0], what, -1)

    for what in ("money", "coal", "silk", "iron"):
        assert noticed("I13", owing(what))


def test_i13_the_last_coin_stays() -> None:
    for colors in (["black"], ["black", "red", "grey", "black"], ["black", "red", "grey", "blue", "yellow"]):
        play = begin(employing(*colors))
        play.go("consolidate")
        while play.key.startswith("favour"):
            play.go(play.ids()[0])
        assert play.me.money >= 1


def test_i14_every_slot_holds_one_to_three_workers() -> None:
    def edit(g: State) -> None:
        for color in g.slots[0]:
            g.bag[color] += 1
        g.slots[0].clear()

    assert noticed("I14", edit)


def test_i16_one_worker_three_activations_different_targets() -> None:
    def edit(g: State) -> None:
        g.turn.action, g.turn.works = "machines", ["cotton_2a", "cotton_2a"]

    assert noticed("I16", edit)
    assert noticed("I16", lambda g: setattr(g.turn, "done", 4))


def test_i17_vp_are_accounted_for() -> None:
    assert noticed("I17", lambda g: setattr(g.players[0], "vp", 3))


def test_i19_pieces_of_the_automa() -> None:
    def token(g: State) -> None:
        g.markets["osaka"].tokens["n"] = Token(AUTOMA, 7)

    def rail(g: State) -> None:
        g.rails["kanto"][0] = AUTOMA

    def stack(g: State) -> None:
        assert g.automa is not None
        g.automa.stack.pop()

    for edit in (token, rail, stack):
        assert noticed("I19", edit, seats=1)
    assert not noticed("I19", lambda g: train(g, "kanto", 1, seat=AUTOMA), seats=1)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_i15_i17_i18_over_whole_games(seats: int, options: dict[str, str]) -> None:
    """I15: no region gives more than its places. I17: VP come out of the log. I18: three turns in the last rounds."""
    for seed in ("a", "b"):
        table = list(playthrough("nippon", seats, f"{seed}-{seats}", options))[-1]
        events = [event for boundary in table.crossed for event in boundary.events]
        logged = [0] * seats
        region_sums: dict[tuple[int, object], int] = {}
        period = 0
        for event in events:
            if event.kind == "nippon.log.scored":
                period += 1
                for seat, n in scored(event):
                    logged[seat] += n
            if event.seat is not None and event.kind != "nippon.log.goal":
                logged[event.seat] += told(event)["vp"]
            if event.kind == "nippon.log.regions":
                for _, region in dict(event.args)["regions"].args:  # type: ignore[union-attr]
                    said = dict(region.args)  # type: ignore[union-attr]
                    region_sums[period, said["region"]] = sum(n for _, n in players_points(said["players"]))
        assert logged == [player.vp for player in table.state.players]
        assert all(n <= sum(places(table.state, period)) for (period, _), n in region_sums.items())
        assert turns_in_last_rounds(table) == [3] * seats


def turns_in_last_rounds(table: Table) -> list[int]:
    """Turns per seat after the second marker was taken."""
    began = False
    turns = [0] * table.seats
    for boundary in table.crossed:
        kinds = [event.kind for event in boundary.events]
        if began:
            for event in boundary.events:
                if event.kind in (
                    "nippon.log.action",
                    "nippon.log.action_new",
                    "nippon.log.consolidate",
                    "nippon.log.skipped",
                ):
                    assert event.seat is not None
                    turns[event.seat] += 1
        began = began or "nippon.log.last_rounds" in kinds
    return turns
