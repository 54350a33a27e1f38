"""What options promise is what happens: every option of random positions is played on a copy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import words
from engine.core.offer import Facts
from engine.core.state import Event
from engine.core.table import Table
from engine.nippon.queries.facts import holdings as known
from engine.nippon.rules import option_facts as facts
from engine.nippon.scoring import favour_value
from engine.nippon.state import Player, State
from engine.players import random_player
from testkit.promises import PlayedOption, asked_on, broken_promises, outcomes, positions, promised_change
from tests.engine.nippon.ledger import amounts, holdings, told
from tests.engine.nippon.scenario import wealthy

CONFIGURATIONS = [
    (1, {"factory_sides": "random", "difficulty": "hard"}),
    (2, {"module": "both", "factory_sides": "random"}),
    (3, {"module": "common_goals", "factory_sides": "b"}),
    (4, {"module": "late_factories"}),
]
SHARE = 0.06
MOST_SIGNS = 100  # of the hint below an option


def moments(seed: str, share: float = SHARE) -> Iterator[Table]:
    """Positions of games from the set-up, and of games in which everybody begins wealthy."""
    for seats, options in CONFIGURATIONS:
        yield from positions("nippon", seats, options, f"{seed}-{seats}", share)
        table, rng = wealthy(seats, options, f"{seed}-{seats}"), Random(seed)
        while not table.over:
            if rng.random() < share:
                yield table
            ask = table.asks[rng.randrange(len(table.asks))]
            table.answer(ask.seat, random_player(None, ask, rng))
            table.take_crossed()


@pytest.mark.slow
def test_options_keep_their_promises() -> None:
    """A sample; `python -m tests.engine.promises nippon --games 20` looks at more."""
    checked: Counter[str] = Counter()
    for outcome in (outcome for table in moments("promises") for outcome in outcomes(table)):
        checked[outcome.ask.key] += 1
        assert broken(outcome) == []
    assert sum(checked.values()) > 300
    assert len(checked) > 20


def broken(outcome: PlayedOption) -> list[str]:
    """All that came otherwise than the option said."""
    kept = asked_on(outcome) or told_first(outcome) or waits(outcome)
    found = [] if kept else broken_promises(outcome, holdings)
    return found + [f"{outcome}: {what}" for what in own_promises(outcome)]


def told_first(outcome: PlayedOption) -> bool:
    """Whether the log begins with just what was promised; effects that wait follow before the next question."""
    said = outcome.option.facts
    if said is None or outcome.ask.key not in AMONG_OTHERS:
        return False
    promised, so_far = promised_change(said), Counter[str]()
    for event in outcome.events:
        so_far.update(told(event))
        if all(so_far[kind] == n for kind, n in promised.items()):
            return True
    return False


def waits(outcome: PlayedOption) -> bool:
    """Whether another effect, which waited longer, asks before all that was promised has come; nothing else came."""
    said, seat = outcome.option.facts, outcome.ask.seat
    if said is None or not {outcome.ask.key, *(ask.key for ask in outcome.after.asks)} <= AMONG_OTHERS:
        return False
    had, has = holdings(outcome.before.state, seat), holdings(outcome.after.state, seat)
    return all(has[kind] - had[kind] in (0, n) for kind, n in promised_change(said).items())


# Questions that effects ask: others may be waiting, and in a consolidation income and salaries follow.
AMONG_OTHERS = {
    f"nippon.{key}"
    for key in (
        "department_any",
        "white",
        "choose_one",
        "effect_order",
        "optional",
        "goods_target",
        "region_bonus",
        "machine_free",
        "ship_free",
        "train_cell",
        "old_factory_side",
    )
}


def own_promises(outcome: PlayedOption) -> list[str]:
    """Where something else happened than the game's own facts said."""
    said = outcome.option.facts
    check = CHECKS.get(type(said))
    if said is None or check is None or outcome.after.segment != outcome.before.segment:
        return []
    seat = outcome.ask.seat
    return list(check(outcome, said, outcome.before.state.players[seat], outcome.after.state.players[seat]))


def unlocked(outcome: PlayedOption, said: facts.Bringing, had: Player, has: Player) -> Iterator[str]:
    """All that was promised, and nothing else but what another effect unlocks that has waited for this answer."""
    if not asked_on(outcome):
        gone = tuple(value for value in had.locked if value not in has.locked)
        kept = set(said.unlocked) <= set(gone) if outcome.ask.key in AMONG_OTHERS else gone == said.unlocked
        if not kept:
            yield f"unlocked {gone}, promised {said.unlocked}"
        cut, told_before = lost(outcome.events), Counter(dict(said.lost))
        if cut != told_before and (outcome.ask.key not in AMONG_OTHERS or not told_before <= cut):
            yield f"lost {cut}, promised {said.lost}"


def lost(events: list[Event]) -> Counter[str]:
    """What the log says a limit has cut off."""
    found: Counter[str] = Counter()
    for event in events:
        args: dict[str, Any] = dict(event.args)
        if event.kind in ("nippon.log.overflow", "nippon.log.over_most"):
            found += amounts(args["what"])
        elif event.kind == "nippon.log.steps_lost":
            found[args["track"].key.removeprefix("nippon.track.")] += args["n"]
    return found


def hired(outcome: PlayedOption, said: facts.Hiring, had: Player, has: Player) -> Iterator[str]:
    if has.workers[len(had.workers)].color != said.color:
        yield "another worker"
    if said.known != any(worker.color == said.color for worker in had.workers) and outcome.ask.key == "nippon.worker":
        yield "the colour is not what was said"


def factory_built(outcome: PlayedOption, said: facts.BuildingFactory, had: Player, has: Player) -> Iterator[str]:
    yield from unlocked(outcome, said, had, has)
    if has.works[len(had.works)].id != said.factory:
        yield "another factory"


def machine_built(outcome: PlayedOption, said: facts.BuildingMachine, had: Player, has: Player) -> Iterator[str]:
    yield from unlocked(outcome, said, had, has)
    works = next(works for works in has.works if works.id == said.factory)
    if not getattr(works, said.cell):
        yield "no machine there"


def ship_sent(outcome: PlayedOption, said: facts.BuildingShip, had: Player, has: Player) -> Iterator[str]:
    if has.ships == had.ships:
        return  # the payment is asked for
    yield from unlocked(outcome, said, had, has)
    if (said.color in has.improved and said.color not in had.improved) != said.improves:
        yield "the department is not what was said"
    if said.known != any(worker.color == said.color for worker in had.workers):
        yield "the salary is not what was said"


def train_built(outcome: PlayedOption, said: facts.BuildingTrain, had: Player, has: Player) -> Iterator[str]:
    if said.cell and has.trains > had.trains and outcome.after.state.rails[said.region][said.cell - 1] is None:
        yield "no train there"


def produced(outcome: PlayedOption, said: facts.Producing, had: Player, has: Player) -> Iterator[str]:
    cut = lost(outcome.events).total()
    if cut != said.lost:
        yield f"{cut} goods lost, promised {said.lost}"


def token_placed(outcome: PlayedOption, said: facts.PlacingToken, had: Player, has: Player) -> Iterator[str]:
    if outcome.after.asks and outcome.after.asks[0].key == "nippon.market_reward":
        for option in outcome.after.asks[0].options:
            assert option.facts is not None
            if option.facts.price != ((said.good, said.n),):
                yield f"costs {option.facts.price}, promised {said.n} {said.good}"


def favour_taken(outcome: PlayedOption, said: facts.TakingFavour, had: Player, has: Player) -> Iterator[str]:
    if said.left != had.stacks[said.level - 1]:
        yield "another number is left"


def objective_chosen(outcome: PlayedOption, said: facts.ChoosingObjective, had: Player, has: Player) -> Iterator[str]:
    g: State = outcome.before.state
    level = has.favours[said.objective]
    if favour_value(g, had, said.objective, level) != said.worth:  # type: ignore[arg-type]
        yield "another worth"


def department_taken(outcome: PlayedOption, said: facts.ChoosingDepartment, had: Player, has: Player) -> Iterator[str]:
    yield from unlocked(outcome, said, had, has)
    if not any(event.kind.startswith("nippon.log.department") for event in outcome.events):
        yield "no department bonus"


def consolidated(outcome: PlayedOption, said: facts.Consolidating, had: Player, has: Player) -> Iterator[str]:
    """Played on to the end of the turn, keeping money, without turning silk into money."""
    table, seat = outcome.after, outcome.ask.seat
    events = [*outcome.events]
    gained: Counter[str] = Counter()
    while table.asks[0].key not in ("core.ask.end_turn", "nippon.final_end"):
        ask = table.asks[0]
        if ask.key in ("nippon.white", "nippon.department_any", "nippon.effect_order"):
            return  # steps may bring more than what was promised
        events += table.answer(seat, [ask.options[-1].id if ask.key == "nippon.keep" else ask.options[0].id])
    for event in events:
        if event.kind in ("nippon.log.income", "nippon.log.gain", "nippon.log.department_gain"):
            gained.update(told(event))
    discarded = {what: n for event in events if event.kind == "nippon.log.discard" for what, n in told(event).items()}
    if {what: -n for what, n in discarded.items()} != dict(said.discarded):
        yield f"discarded {discarded}, promised {said.discarded}"
    if dict(gained) != dict(said.income):
        yield f"received {gained}, promised {said.income}"
    owed = -sum(told(event)["vp"] for event in events if event.kind == "nippon.log.salary_lost")
    if owed != said.lost:
        yield f"{owed} VP lost, promised {said.lost}"


def kept(outcome: PlayedOption, said: facts.Keeping, had: Player, has: Player) -> Iterator[str]:
    gone: Counter[str] = Counter()
    for event in outcome.events:
        if event.kind == "nippon.log.discard":
            gone.update(told(event))
    if {what: -n for what, n in gone.items()} != {what: n for what, n in said.discarded if n}:
        yield f"discarded {gone}, promised {said.discarded}"


def pair_taken(outcome: PlayedOption, said: facts.TakingPair, had: Player, has: Player) -> Iterator[str]:
    if (has.token_a, has.token_b) != (said.a, said.b):
        yield "another pair"


CHECKS: dict[type[Facts] | type[None], Callable[..., Iterator[str]]] = {
    facts.Bringing: unlocked,
    facts.Hiring: hired,
    facts.Stepping: unlocked,
    facts.BuildingFactory: factory_built,
    facts.BuildingMachine: machine_built,
    facts.UsingModifier: unlocked,
    facts.BuildingShip: ship_sent,
    facts.BuildingTrain: train_built,
    facts.Paying: unlocked,
    facts.Producing: produced,
    facts.PlacingToken: token_placed,
    facts.Investing: unlocked,
    facts.CompletingContract: unlocked,
    facts.TakingFavour: favour_taken,
    facts.ChoosingObjective: objective_chosen,
    facts.ChoosingDepartment: department_taken,
    facts.TakingReward: unlocked,
    facts.Consolidating: consolidated,
    facts.Keeping: kept,
    facts.TakingPair: pair_taken,
}


@pytest.mark.slow
def test_every_detail_fits() -> None:
    """No hint is longer than what is shown of it."""
    long: Counter[str] = Counter()
    options = (option for table in moments("details") for ask in table.asks for option in ask.options)
    for detail in (option.detail for option in options if option.detail is not None):
        for lang in words.LANGUAGES:
            said = words.say(detail, lang, ["Anna", "Bo", "Cy", "Di"])
            if len(said) > MOST_SIGNS:
                long[f"{lang}: {said}"] += 1
    assert not long


def test_holdings_are_those_of_the_engine() -> None:
    """The words of prices and gains mean the same here and there."""
    g: State = Table.start("nippon", 2, {}, "holdings").state
    assert +holdings(g, 0) == +Counter(known(g.players[0]))
