"""Series and forms: what may be put together before sending can be answered one by one."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

import words
from engine.core.ask import Ask, Form
from engine.core.table import Table
from engine.core.text import Text
from engine.nippon.queries.markets import placements_possible
from engine.nippon.rules.turn import main_offer
from engine.nippon.state import State, Worker
from tests.engine.nippon.moments import moments
from tests.engine.nippon.scenario import Play, begin, demand, own, owning, ready, rich

SHARE = 0.15
# What may come before the same question is asked again: what a bonus of a row or track asks.
BETWEEN = {"nippon.department_any", "nippon.white", "nippon.effect_order"}
# What comes instead, when nothing more can be paid for or put anywhere.
AFTER = {"nippon.modifier", "core.ask.end_turn"}


def copy(table: Table) -> Table:
    return Table.load(table.dump())


def own_options(ask: Ask[Any]) -> set[str]:
    """What the series is about, without modifiers, silk and the end."""
    return {option.id for option in ask.options if option.role == "main" and option.group is None}


def check_series(table: Table, ask: Ask[Any]) -> None:
    series = ask.series
    assert series is not None
    before = own_options(ask)
    assert 1 <= series.left <= 3
    for pick in before:
        after = copy(table)
        events = after.answer(ask.seat, [pick])
        then = after.ask_of(ask.seat)
        if then is None or after.segment != table.segment or then.key != ask.key:
            assert then is None or series.left == 1 or then.key in BETWEEN | AFTER, (ask.key, pick, then.key)
            continue
        assert series.left > 1
        assert then.series is not None
        assert then.series.left < series.left
        more = own_options(then) - (before if series.repeat else before - {pick})
        # What a bonus brings may pay for a place that was out of reach.
        gains = ("nippon.log.gain", "nippon.log.department_gain")
        assert not more or any(event.kind in gains for event in events), (ask.key, pick, more)
        assert series.end is None or series.end in then.ids()


def check_form(table: Table, ask: Ask[Any], form: Form) -> None:
    for choices in product(*(field.choices for field in form.fields)):
        trial = copy(table)
        answers = [*(answer for choice in choices for answer in choice.answers), *([form.end] if form.end else [])]
        for answer in answers:
            then = trial.ask_of(ask.seat)
            assert then is not None
            assert trial.segment == table.segment
            assert set(answer) <= set(then.ids()), (ask.key, answer, then.key)
            trial.answer(ask.seat, answer)


@pytest.mark.slow
def test_series_and_forms_can_be_answered_one_by_one() -> None:
    seen: Counter[str] = Counter()
    for table in moments("series", SHARE):
        for ask in table.asks:
            if ask.series is not None:
                seen[f"series {ask.key}"] += 1
                check_series(table, ask)
            if ask.form is not None:
                seen[f"form {ask.key}"] += 1
                check_form(table, ask, ask.form)
    assert "series nippon.production" in seen
    assert any(key.startswith("form") for key in seen)


def test_three_factories_produce_in_one_go() -> None:
    play = owning("cotton_2a", "paper_2a", "bento_2a")
    play.act("production")
    series = play.table.asks[0].series
    assert series is not None
    assert (series.left, series.repeat, series.end) == (3, False, "stop")
    play.go("produce:cotton_2a", "produce:bento_2a")
    assert play.ids() == ["produce:paper_2a", "stop"]


def test_of_more_factories_than_may_produce_each_is_asked_for_by_itself() -> None:
    """Whoever has produced at one sees what is left."""
    play = owning("cotton_2a", "paper_2a", "bento_2a", "lenses_2a")
    play.act("production")
    assert play.table.asks[0].series is None


def test_the_only_worker_of_an_action_is_named_beforehand() -> None:
    """Where there is one colour nobody is asked; a new colour costs a salary all the same."""
    play = begin(lambda g: rich(g.players[0]))
    slot = play.g.slots[play.g.data.slot_of["mining"]]
    slot[:] = ["blue"] * len(slot)
    told = {option.id: plain(option.detail) for option in main_offer(play.g, 0) if option.detail}
    assert told["action:mining"].endswith("; blue worker: salaries +3")
    play.me.workers.append(Worker("blue"))
    told = {option.id: plain(option.detail) for option in main_offer(play.g, 0) if option.detail}
    assert told["action:mining"].endswith("; blue worker")


def test_7_4_machines_count_by_the_cheaper_cell_of_each_factory() -> None:
    play = owning("cotton_2a", "paper_2a", "bento_2a", edit=lambda g: setattr(g.players[0], "iron", 1))
    told = {option.id: plain(option.detail) for option in play.table.asks[0].options if option.detail}
    assert told["action:machines"].startswith("up to 3 machines at different factories")
    play.act("machines")
    assert {"machine:cotton_2a:left", "machine:cotton_2a:right"} <= set(play.ids())
    assert asked(play) == ("machines", 1, 3)


@pytest.mark.parametrize(
    ("machine", "told"),
    [(True, ["you get 2 coal and 1 iron", "you get 2 coal"]), (False, ["you get 1 iron", "no bonus"])],
)
def test_a_train_cell_tells_the_bonus_of_the_row_too(machine: bool, told: list[str]) -> None:
    """The first column of machines and trains is empty after the first train beside a machine."""
    play = ready("lenses_1a", edit=lambda g: own(g, "cotton_2a", left=machine))
    play.build("lenses_1a")
    play.go("region:kyushu")
    said = {option.id: plain(option.detail) for option in play.table.asks[0].options}
    assert [said["cell:kyushu:1"], said["cell:kyushu:3"]] == told


def test_a_full_factory_says_what_its_coal_would_be_wasted_on_and_comes_last() -> None:
    def edit(g: State) -> None:
        for token, missing, machine in (("cotton_2a", 0, False), ("paper_2a", 1, True), ("bento_2a", 4, False)):
            own(g, token, goods=g.data.factory_common.goods_cells - missing, left=machine)
        rich(g.players[0])

    play = begin(edit)
    room = play.g.data.factory_common.goods_cells
    play.act("production")
    told = {option.id: (plain(option.detail), option.no_effect) for option in play.table.asks[0].options}
    assert told["produce:cotton_2a"][0].endswith(f"→ nothing: all {room} goods cells are full")
    assert told["produce:paper_2a"][0].endswith(f"→ 1 paper, 1 lost: only {room} fit")
    assert [name for name, (_, vain) in told.items() if vain] == ["produce:cotton_2a"]


def test_a_train_and_its_payment_stand_on_one_page() -> None:
    play = begin(lambda g: rich(g.players[0]))
    play.act("trains")
    form = play.table.asks[0].form
    assert form is not None
    place, payment = form.fields
    assert [choice.answers for choice in payment.choices] == [(("pay:iron",),), (("pay:money",),)]
    play.go(*(pick for choice in (place.choices[0], payment.choices[1]) for (pick,) in choice.answers))
    assert play.me.trains == 1


def test_how_a_ship_is_paid_fits_on_a_button() -> None:
    """So that it can go along with the destination."""
    play = begin(lambda g: rich(g.players[0]))
    play.act("ships")
    play.go(play.table.asks[0].ids()[0])
    paying = [option for option in play.table.asks[0].options if option.id.startswith("pay:")]
    assert [option.short for option in paying] == [option.label for option in paying]


def test_a_train_stands_with_its_cell_on_one_page() -> None:
    play = begin(lambda g: rich(g.players[0]))
    play.act("trains")
    form = play.table.asks[0].form
    assert form is not None
    assert form.fields[0].choices[1].answers == (("region:kyushu",), ("cell:kyushu:2",))
    play.go("region:kyushu", "cell:kyushu:2", "pay:iron")
    assert play.g.rails["kyushu"][1] == 0


def test_every_train_is_asked_for_in_the_same_shape_with_the_bonus_of_each_cell() -> None:
    """The first train could be paid in two ways, the second in one: the list of cells is the same."""
    play = begin(lambda g: rich(g.players[0], money=5, iron=6))
    play.act("trains")
    first = play.table.asks[0].form
    assert first is not None
    assert [len(field.choices) for field in first.fields] == [12, 2]
    play.go("region:kyushu", "cell:kyushu:3", "pay:money")
    second = play.table.asks[0].form
    assert second is not None
    (cells,) = second.fields
    assert len(cells.choices) == 9
    assert [one.label for one in cells.choices] == [one.label for one in first.fields[0].choices[3:]]
    told = [[plain(one.detail) for one in form.fields[0].choices] for form in (first, second)]
    assert told[0][3:6] == ["1 iron", "1 coal", "no bonus"]
    assert told[1][:3] == ["1 iron", "1 coal", "no bonus"]


def plain(said: Text | None) -> str:
    assert said is not None
    return words.say(said, "en").replace("\u00a0", " ")


def asked(play: Play) -> tuple[str, object, object]:
    """The question that is open: which one, and of how many."""
    prompt = play.table.asks[0].prompt
    assert prompt is not None
    inner = dict(prompt.args).get("asked")
    prompt = inner if isinstance(inner, Text) else prompt
    args = dict(prompt.args)
    return prompt.key.removeprefix("nippon."), args["n"], args["of"]


def test_a_question_counts_the_activations_that_are_possible_now() -> None:
    """Not the three of the rules: what can be paid, and what there is room for."""
    play = begin(lambda g: rich(g.players[0], money=5, iron=4))
    play.act("ships")
    assert asked(play) == ("ships", 1, 2)  # of two ways to pay it is asked next
    play = begin(lambda g: rich(g.players[0], money=4, iron=5))
    play.act("trains")
    assert asked(play) == ("trains_for", 1, 1)

    def machines(g: State) -> None:
        own(g, "cotton_2a")
        own(g, "paper_2a")
        rich(g.players[0], money=12, coal=3)

    play = begin(machines)
    play.act("machines")
    assert asked(play) == ("machines", 1, 2)
    play.go("machine:cotton_2a:left")
    assert asked(play) == ("machines", 2, 2)
    play = begin(machines)
    play.act("production")
    assert asked(play) == ("production", 1, 1)


def test_goods_for_investments_count_by_different_types() -> None:
    """1, 2 and 3 goods of different types: two of each are enough for two activations."""

    def edit(g: State) -> None:
        for token in ("cotton_2a", "paper_2a", "bento_2a"):
            own(g, token, goods=2)

    play = begin(edit)
    play.act("investments_contracts")
    assert asked(play) == ("invest_goods", 1, 2)


@pytest.mark.parametrize(("paper", "missing", "most"), [(1, 0, 1), (3, 0, 2), (4, 0, 2), (3, 2, 1), (4, 2, 2)])
def test_placements_count_goods_tokens_and_an_own_token_that_gives_way(paper: int, missing: int, most: int) -> None:
    """One cell of the region asks for paper: token 1 for 1 paper, then token 2 for 2 or token 3 for 3."""

    def edit(g: State) -> None:
        own(g, "paper_1a", goods=paper)
        demand(g, "osaka", "demand_9")  # paper in the east
        demand(g, "kyoto", "demand_4")  # none
        g.players[0].free = [value for value in g.players[0].free if value != missing]

    assert placements_possible(begin(edit, whole=not missing).g, 0, "kansai") == most


def test_the_question_for_a_cell_counts_the_placements_that_are_possible() -> None:
    def edit(g: State) -> None:
        own(g, "paper_1a", goods=1)
        own(g, "lenses_1a", goods=1)
        demand(g, "osaka", "demand_9")  # paper in the east, lenses in the west

    play = begin(edit)
    play.act("local_markets")
    play.maybe("market_region", "region:kansai")
    assert asked(play) == ("market_cell", 1, 2)


def test_goods_for_different_factories_are_a_series() -> None:
    def edit(g: State) -> None:
        own(g, "cotton_2a")
        own(g, "paper_2a")

    play = ready("bulbs_1a", edit=edit)
    play.build("bulbs_1a")
    left = []
    for pick in ("goods:cotton_2a", "goods:bulbs_1a"):
        ask = play.table.asks[0]
        assert ask.series is not None
        left.append((ask.series.left, own_options(ask)))
        play.go(pick)
    assert left == [
        (3, {"goods:cotton_2a", "goods:paper_2a", "goods:bulbs_1a"}),
        (2, {"goods:paper_2a", "goods:bulbs_1a"}),
    ]
