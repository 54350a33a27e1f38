"""The final consolidation of all players at the same time (§13)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import msgspec

from engine.nippon.state import State
from tests.engine.nippon.scenario import Play, begin, employ, own


def at_the_end(g: State) -> None:
    g.phase, g.round, g.marker_2, g.scored = "final", 8, 0, 3
    employ(g, "white", "red", "white", "red", seat=0)
    employ(g, "white", "black", "white", "black", "red", seat=1)
    own(g, "paper_3b", seat=1)
    g.players[1].coal, g.players[1].money, g.players[1].silk = 2, 5, 4
    g.players[2].silk, g.players[2].money = 5, 3


PICKS = {
    0: ["objective:ships", "split:mining1", "end"],
    1: ["level:1", "objective:science", "keep:coal1+money2", "split:science1", "silk", "n:4", "end"],
    2: ["silk", "n:3", "end"],
}


def finish(order: tuple[int, ...]) -> Play:
    play = begin(at_the_end, seats=3)
    for seat in order:
        for pick in PICKS[seat]:
            play.table.answer(seat, [pick])
    return play


def test_everybody_is_asked_at_once() -> None:
    play = begin(at_the_end, seats=3)
    assert [ask.seat for ask in play.table.asks] == [0, 1, 2]
    joint = play.table.joint
    assert joint is not None
    assert not joint.secret


def test_an_answer_changes_only_the_own_board() -> None:
    play = begin(at_the_end, seats=3)

    def rest(seat: int) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(play.g)
        plain["players"] = [one for n, one in enumerate(plain["players"]) if n != seat]
        for account in ("events", "entries", "starts"):
            del plain[account]
        return plain

    turns = [(seat, pick) for seat, picks in PICKS.items() for pick in picks]
    for seat, pick in turns[:-1]:
        before = rest(seat)
        play.table.answer(seat, [pick])
        assert rest(seat) == before
    assert not play.table.over
    assert all(play.g.players[seat].workers for seat in (0, 1))  # they wait on the boards until all are done


def test_the_order_of_answers_does_not_matter() -> None:
    results = [finish(order) for order in permutations((0, 1, 2))]
    assert all(play.table.over for play in results)
    boards = [msgspec.to_builtins(play.g.players) for play in results]
    assert all(board == boards[0] for board in boards)
    assert all(not player.workers for play in results for player in play.g.players)


def test_a_seat_takes_back_its_own_choices_only() -> None:
    play = begin(at_the_end, seats=3)
    play.table.answer(0, ["objective:ships"])
    play.table.answer(1, ["level:1"])
    play.table.undo(0)
    assert play.g.players[0].favours == {}
    ask = play.table.ask_of(1)
    assert ask is not None
    assert ask.key == "nippon.favour_objective"


def test_without_workers_only_discarding_and_income() -> None:
    play = finish((0, 1, 2))
    player = play.g.players[2]
    assert (player.favours, player.money, player.coal, player.silk, player.vp) == ({}, 15, 2, 2, 0)


def test_the_result_lists_influence_favours_and_leftovers() -> None:
    play = finish((2, 1, 0))
    result = play.table.result
    assert result is not None
    keys = [line.label.key.removeprefix("nippon.score.") for line in result.scores[1].lines]
    assert keys.count("influence") == 12
    assert keys.count("favour") == 8
    assert keys[0] == "start"
    assert keys[-2:] == ["leftover_goods", "leftover_money"]
    assert all(score.total == sum(line.points for line in score.lines) for score in result.scores)
