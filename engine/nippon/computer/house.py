"""The computer player: tries every answer on an imagined table, finishes the turn by habit, and judges the result."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.offer import Option
from engine.core.run import Choice, Run
from engine.core.table import Observation, Table
from engine.core.text import Seat
from engine.nippon.computer.habits import habit
from engine.nippon.computer.judgement import worth
from engine.nippon.computer.opinions import HOUSE, Opinions
from engine.nippon.rules.option_facts import Consolidating, ExchangingSilk
from engine.nippon.view.structs import View

SEARCH_DEPTH = {"nippon.main": 1, "nippon.market_region": 1, "nippon.trains": 0, "nippon.factory_type": 1}
# Decisions that the rest of the turn hardly bears upon: their result is judged at once.
SMALL_QUESTIONS = (
    "white",
    "favour_level",
    "favour_objective",
    "payment",
    "train_cell",
    "department_any",
    "goods_from",
    "goods_target",
    "keep",
    "choose_one",
)
ANSWERED_BY_HABIT = ("nippon.worker", "nippon.market_reward")
JUDGED_AT_ONCE = frozenset(f"nippon.{name}" for name in SMALL_QUESTIONS)
MOST_ANSWERS = 40
FAVOUR_WORKERS = 4  # workers that earn a favour


def house(observation: Observation[View], ask: Ask[Any], rng: Random) -> Sequence[str]:
    """The option after which the turn looks best."""
    return answer(observation, ask, rng, HOUSE)


def answer(observation: Observation[View], ask: Ask[Any], rng: Random, opinions: Opinions) -> Sequence[str]:
    """The answer of a player with these opinions; a quick answer thinks only about what decides a turn."""
    known = known_answer(observation, ask, rng)
    if known is not None:
        return [known]
    choices = [option for option in ask.untold if option.role != "free"]
    if len(choices) == 1:
        return [choices[0].id]
    table = observation.imagine(rng)
    if table is None:
        return [habit(None, ask)]
    if ask.key in ANSWERED_BY_HABIT or (observation.quick and ask.key not in SEARCH_DEPTH):
        return [habit(table.state, ask)]
    depth = SEARCH_DEPTH.get(ask.key, 0)
    found = {option.id: best_outcome(table, observation.seat, option, depth, opinions) for option in choices}
    if opinions.doubt:
        found = {option.id: found[option.id] - opinions.doubt * doubt_share(option, rng) for option in choices}
    return [max(found, key=lambda name: (found[name], name))]


def doubt_share(option: Option[Any], rng: Random) -> float:
    """How much of its doubts somebody has about an option, 0 to 1: all of them where workers would be wasted."""
    early = isinstance(option.facts, Consolidating) and option.facts.workers < FAVOUR_WORKERS
    return 1.0 if early else rng.random()


def known_answer(observation: Observation[View], ask: Ask[Any], rng: Random) -> str | None:
    """Questions that need no trying: ending the turn, and silk where salaries or leftovers are short of it."""
    first = ask.untold[0]
    silk = next((option for option in ask.untold if isinstance(option.facts, ExchangingSilk)), None)
    if ask.key == "nippon.salary":
        return (silk or first).id
    if ask.key == "nippon.final_end":
        return silk.id if silk is not None and worth_a_coin(observation) else first.id
    if ask.key == "nippon.silk":
        wanted = max(1, silk_wanted(observation, rng))
        return max((option for option in ask.untold if option.value <= wanted), key=lambda option: option.value).id
    return first.id if first.role == "confirm" else None


def silk_wanted(observation: Observation[View], rng: Random) -> int:
    """As much as salaries lack, or as makes another point of leftover money."""
    me = observation.view.players[observation.seat]
    table = observation.imagine(rng)
    if table is not None and table.choices and table.choices[-1].key == "nippon.salary":
        return me.consolidation.due - max(0, me.money - 1)
    return 5 - me.money % 5


def worth_a_coin(observation: Observation[View]) -> bool:
    """Whether turning silk into money gains a point in the end without losing one."""
    me = observation.view.players[observation.seat]
    need = 5 - me.money % 5
    things = me.coal + me.coal_stored + me.silk + me.iron + sum(factory.goods for factory in me.factories)
    things += me.waiting.goods
    return 0 < need <= me.silk and (things - need) // 3 == things // 3


def best_outcome(table: Table, seat: Seat, option: Option[Any], depth: int, opinions: Opinions) -> float:
    """The best judgement of a turn that goes on with this option, on copies of an imagined table."""
    return best_outcome_after(table, table.choices, seat, option, depth, opinions)


def best_outcome_after(
    table: Table, made: Sequence[Choice], seat: Seat, option: Option[Any], depth: int, opinions: Opinions
) -> float:
    """The best judgement of a turn after some choices and this option; of an imagined table all may be looked at."""
    run = Run.rerun(table.game, table.snapshot, made)
    ask = run.ask_of(seat)
    assert ask is not None
    run.give(ask, [option.id], "house")
    found = -inf
    for _ in range(0 if ask.key in JUDGED_AT_ONCE else MOST_ANSWERS):
        run.answer_forced()
        ask = run.ask_of(seat)
        if ask is None or run.ended or ask.untold[0].role == "confirm":
            break
        if depth and ask.key in SEARCH_DEPTH:
            depth -= 1
            first, *rest = [one for one in ask.untold if one.role != "free"]
            found = max([found, *(best_outcome_after(table, run.choices, seat, one, depth, opinions) for one in rest)])
            run.give(ask, [first.id], "house")  # this run goes on with the first of them
        else:
            run.give(ask, [habit(run.g, ask)], "house")
    return max(found, worth(run.g, seat, opinions))
