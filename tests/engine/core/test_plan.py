"""Turns thought through ahead: legal, telling nothing, and carried out as if answered by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.looking_ahead import own_turn
from engine.core.offer import Facts, Option
from engine.core.plan import PlanFit, PlannedChoice, _without_forced, fit_plan, meaning, means, planned
from engine.core.rng import Rng
from engine.core.run import Choice, decode_state, encode
from engine.core.table import Table
from engine.core.text import PlayerMistake, Seat, Text
from engine.players import answer
from engine.selfplay import playthrough, question_data, question_faults
from testkit.bazaar import meta as bazaar  # noqa: F401
from testkit.rotation import rotated

GAMES = [
    ("bazaar", 3, {}),
    ("bazaar", 2, {"caravans": "on"}),
    ("yokohama", 2, {"edition": "classic"}),
    ("yokohama", 3, {"achievement_rewards": "on", "free_agents": "on"}),
    ("nippon", 3, {"module": "both"}),
    ("nippon", 1, {}),
    ("mombasa", 2, {"setup": "advanced"}),
    ("mombasa", 4, {}),
]
every_game = pytest.mark.parametrize(("game", "seats", "options"), rotated(GAMES, 3))
MOST = 8  # positions of a game that are looked at


@cache
def boundaries(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> list[bytes]:
    """Some boundaries from all over a game, the last ones included."""
    found: dict[int, bytes] = {}
    for table in playthrough(game, seats, "ahead", dict(options), ["random", "house"]):
        if table.segment not in found:
            found[table.segment] = table.dump()
    dumps = list(found.values())
    return [*dumps[:: max(1, len(dumps) // MOST)], *dumps[-3:]]


def positions(game: str, seats: int, options: dict[str, str]) -> Iterator[Table]:
    return map(Table.load, boundaries(game, seats, tuple(options.items())))


def think(table: Table, seat: Seat, rng: Random, player: str = "random") -> tuple[Table, list[PlannedChoice]]:
    """A turn put together answer by answer, as far as it can be planned; and the table it was thought of at."""
    plan: list[PlannedChoice] = []
    while (ask := table.ask_of(seat)) is not None:
        for _ in range(20):  # some answers lead nowhere, and the rules say so
            choice = planned(ask, answer(table, seat, player, rng))
            fit = fit_plan(table, seat, [choice])
            if fit.stopped is None or (fit.why is not None and fit.why.key == "core.plan.reveals"):
                break
        if not fit.answers:
            break
        plan.append(choice)
        if fit.ends:
            break
        table.answer(seat, choice.picks)
    return table, plan


@pytest.mark.slow
@every_game
def test_the_turn_of_any_seat_is_a_legal_position(game: str, seats: int, options: dict[str, str]) -> None:
    seen = 0
    for table in positions(game, seats, options):
        before = table.dump()
        for seat in range(seats):
            ahead = own_turn(table, seat)
            if ahead is None:
                continue
            seen += 1
            assert ahead.game.invariants(ahead.state) == []
            assert question_faults(ahead) == []
            assert ahead.ask_of(seat) is not None
            assert [ask.seat for ask in ahead.asks] == [seat]
        assert table.dump() == before
    assert seen > 5 or seats == 1


@pytest.mark.slow
@every_game
def test_the_turn_that_is_on_is_asked_the_same_ahead(game: str, seats: int, options: dict[str, str]) -> None:
    """Of the seat whose turn it really is, so both can be compared answer by answer."""
    compared = 0
    for table in positions(game, seats, options):
        asked = table.asks[0].seat if table.asks else None
        ahead = None if asked is None or table.choices else own_turn(table, asked)
        if asked is None or ahead is None:
            continue
        rng = Random(table.segment)
        while (ask := ahead.ask_of(asked)) is not None and ahead.segment == table.segment:
            real = table.ask_of(asked)
            assert real is not None
            assert question_data(real) == question_data(ask)
            assert list(map(meaning, real.options)) == list(map(meaning, ask.options))
            compared += 1
            picks = answer(ahead, asked, "random", rng)
            try:
                table.answer(asked, picks)
            except PlayerMistake:
                continue
            if any(choice.shown for choice in table.choices) or table.segment != ahead.segment:
                break
            ahead.answer(asked, picks)
    assert compared > 10


@pytest.mark.slow
@every_game
def test_nothing_hidden_shows_in_what_is_planned(game: str, seats: int, options: dict[str, str]) -> None:
    """Two positions that differ only in what a seat cannot know ask it the same, all through its turn."""
    compared = 0
    for table in positions(game, seats, options):
        for seat in range(seats):
            ahead = own_turn(table, seat)
            if ahead is None:
                continue
            state = decode_state(table.game, table.snapshot)
            table.game.redeal(state, seat, Rng(f"other {seat}"))
            state.rng = Rng("another")
            other = own_turn(Table(table.game, table.segment, encode(state)), seat)
            assert other is not None
            rng = Random(seat)
            while (ask := ahead.ask_of(seat)) is not None:
                twin = other.ask_of(seat)
                assert twin is not None
                assert question_data(twin) == question_data(ask)
                assert list(map(meaning, twin.options)) == list(map(meaning, ask.options))
                assert twin.refused() == ask.refused()
                assert encode(other.view(seat)) == encode(ahead.view(seat))
                compared += 1
                choice = planned(ask, answer(ahead, seat, "random", rng))
                fit = fit_plan(ahead, seat, [choice])
                assert fit_plan(other, seat, [choice]) == fit
                if not fit.answers or fit.ends:
                    break
                ahead.answer(seat, choice.picks)
                other.answer(seat, choice.picks)
    assert compared > 10


def by_hand(table: Table, seat: Seat, plan: Sequence[PlannedChoice]) -> list[PlannedChoice]:
    """Answer as the plan says while a person would find the same offer; returns what is left."""
    left, segment = list(plan), table.segment
    while left and table.segment == segment:
        ask = table.ask_of(seat)
        if ask is None or ask.key != left[0].key:
            break
        shown = {option.id: meaning(option) for option in ask.options}
        if [shown.get(pick) for pick in left[0].picks] != list(left[0].means):
            break
        trial = Table.load(table.dump())
        try:
            trial.answer(seat, left[0].picks)
        except PlayerMistake:
            break
        if trial.segment == segment and any(c.shown for c in trial.choices[len(table.choices) :]):
            break
        known = len(table.choices)
        table.answer(seat, left.pop(0).picks)
        done = [(c.key, c.picks) for c in table.choices[known + 1 :] if c.by == "auto" and table.segment == segment]
        while left and done:  # what the machine has answered needs no hand
            if done.pop(0) == (left[0].key, left[0].picks):
                left.pop(0)
    return left


@pytest.mark.slow
@every_game
def test_a_plan_carried_out_is_the_same_as_its_answers_by_hand(game: str, seats: int, options: dict[str, str]) -> None:
    """Planned one turn ahead by each seat, whatever the turn in between has changed."""
    whole = stopped = 0
    for table in positions(game, seats, options):
        plans = {}
        for seat in range(seats):
            ahead = own_turn(table, seat)
            if ahead is not None:
                plans[seat] = think(ahead, seat, Random(seat))[1]
        rng = Random(table.segment)
        segment = table.segment
        for _ in range(300):  # the turn in between
            if table.over or table.segment > segment:
                break
            asked = table.asks[0].seat
            try:
                table.answer(asked, answer(table, asked, "random", rng))
            except PlayerMistake:
                continue
        seat = table.asks[0].seat if table.asks else -1
        if seat not in plans:
            continue
        fit = fit_plan(table, seat, plans[seat])
        carried, hand = Table.load(table.dump()), Table.load(table.dump())
        for choice in fit.answers:
            carried.answer(seat, choice.picks)
        left = by_hand(hand, seat, plans[seat])
        assert carried == hand
        assert fit.stopped == (left[0] if left else None)
        assert (fit.why is None) is (not left)
        whole, stopped = whole + (not left), stopped + bool(left)
    assert whole + stopped > 0


def bids(table: Table, *coins: int) -> Table:
    for seat, n in enumerate(coins):
        table.answer(seat, [f"n:{n}"])
        table.answer(seat, ["lock"])
    return table


def at_turn(seed: str = "s", *coins: int) -> Table:
    return bids(Table.start("bazaar", 2, {}, seed), *(coins or (2, 0)))


def plan_of(table: Table, seat: Seat, *answers: str) -> list[PlannedChoice]:
    ahead, plan = own_turn(table, seat), []
    assert ahead is not None
    for pick in answers:
        ask = ahead.ask_of(seat)
        assert ask is not None
        plan.append(planned(ask, [pick]))
        if pick != "end":
            ahead.answer(seat, [pick])
    return plan


def play(table: Table, seat: Seat, *answers: str) -> None:
    for pick in answers:
        table.answer(seat, [pick])


def test_a_whole_turn_is_carried_out() -> None:
    table = at_turn()
    plan = plan_of(table, 1, "work", "dates", "end")
    play(table, 0, "work", "spices", "end")
    assert fit_plan(table, 1, plan) == PlanFit(tuple(plan), ends=True)


def test_what_is_bought_by_another_stops_it() -> None:
    table = at_turn()
    card = next(pick for pick in table.asks[0].ids() if pick.startswith("buy:"))
    plan = plan_of(table, 1, card)
    play(table, 0, card)
    while table.asks[0].seat == 0:
        ask = table.asks[0]
        table.answer(0, ask.ids()[-1:] if ask.key != "bazaar.work_for" else [])
    fit = fit_plan(table, 1, plan)
    assert fit.answers == ()
    assert fit.stopped == plan[0]
    assert fit.why is not None


def test_another_meaning_stops_it() -> None:
    table = at_turn()
    plan = plan_of(table, 1, "work", "dates")
    play(table, 0, "skip", "end")
    dear = [plan[0], PlannedChoice(plan[1].key, plan[1].picks, plan[1].asked, plan[1].labels, ("other",))]
    fit = fit_plan(table, 1, dear)
    assert (fit.answers, fit.stopped) == ((plan[0],), dear[1])
    assert fit.why is not None
    assert fit.why.key == "core.plan.changed"


def test_what_the_machine_has_answered_is_done() -> None:
    """A question that has one answer by now is not asked any more."""
    plan = plan_of(at_turn(), 1, "work", "dates", "end")
    given = Choice(1, plan[0].key, plan[0].picks, by="auto")
    assert _without_forced(plan, [given], 1) == plan[1:]
    assert _without_forced(plan[:1], [given], 1) == []
    for other in (Choice(0, plan[0].key, plan[0].picks, by="auto"), Choice(1, plan[0].key, ("skip",), by="auto")):
        assert _without_forced(plan, [other], 1) == plan
    assert _without_forced(plan, [Choice(1, plan[0].key, plan[0].picks)], 1) == plan


def test_nobody_who_has_had_a_turn_plans_one() -> None:
    table = at_turn()
    play(table, 0, "skip", "end")
    assert own_turn(table, 0) is None
    assert own_turn(Table.start("bazaar", 2, {}, "s"), 0) is None


def test_a_plan_of_a_former_version_still_holds() -> None:
    plain, dear = Option("a", None, Text("core.skip"), Text("core.stop")), Option("b", None, Text("core.skip"))
    priced = replace(dear, facts=Facts(price=(("coins", 1),)))
    for option, noted in ((plain, plain.detail), (priced, {"Facts": priced.facts})):
        before = msgspec.json.encode([None, noted]).decode()
        assert means(option, before)
        assert means(option, meaning(option))
        assert not means(replace(option, target="c"), before)
    assert not means(replace(priced, detail=Text("core.stop")), meaning(priced)), "what is told of it counts, too"
