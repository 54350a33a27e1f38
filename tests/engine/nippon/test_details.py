"""What stands beside options where it depends on more than the option: place, time, what comes next."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import words
from engine.core.account import deeds_of
from engine.core.table import Table
from engine.core.text import Text
from engine.nippon.queries.consolidation import preview_consolidation
from engine.nippon.rules.actions.markets import reward_offer
from engine.nippon.rules.option_facts import ChoosingRegion, ChoosingType, Consolidating
from engine.nippon.state import State
from testkit.phrases import outline
from tests.engine.nippon.moments import moments
from tests.engine.nippon.scenario import (
    Play,
    begin,
    edits,
    employ,
    employing,
    lay_out,
    own,
    owning,
    ready,
    rich,
    ship,
    slot,
)


def detail(play: Play, option: str) -> str:
    """What stands beside an option, in English and with plain spaces."""
    found = next(one for one in play.table.asks[0].options if one.id == option)
    assert found.detail is not None
    return words.say(found.detail, "en").replace("\xa0", " ")


def alike(play: Play) -> str:
    """What every place brings alike, in English and with plain spaces."""
    [found] = {one.alike for one in play.table.asks[0].options if one.role == "main" and one.group is None}
    return "" if found is None else words.say(found, "en").replace("\xa0", " ")


def asked(play: Play) -> str:
    """The question, in English and with plain spaces."""
    return words.say(play.table.asks[0].asked, "en").replace("\xa0", " ")


def by_key(play: Play, option: str) -> str:
    """What stands beside an option, by its keys and numbers."""
    found = next(one for one in play.table.asks[0].options if one.id == option)
    assert found.detail is not None
    return outline(found.detail)


@pytest.mark.parametrize(
    ("workers", "said"),
    [
        ((), "first worker: 2 coal at the consolidation; a new colour: salaries +3"),
        (("red",), "a new colour: salaries +3"),
        (("red", "black"), "a colour you already have"),
        (("red", "red", "grey"), "2 coal at the consolidation if it stays the last; a new colour: salaries +3"),
        (("black", "red", "red"), "no department bonus: the first worker has this colour; a colour you already have"),
        (
            ("red", "red", "red", "grey"),
            "2 coal at the consolidation (bonus lost: grey); a new colour: salaries +3",
        ),
        (("black", "red", "red", "grey"), "bonus lost: grey; a colour you already have"),
        (
            ("red", "red", "grey", "black"),
            "2 coal at the consolidation if it stays the last; a colour you already have",
        ),
    ],
)
def test_a_worker_says_when_its_department_pays_and_whether_it_does(workers: tuple[str, ...], said: str) -> None:
    play = begin(edits(lambda g: slot(g, 1, "black", "grey"), employing(*workers)))
    play.go("action:science")
    assert detail(play, "worker:black") == said


def test_an_objective_says_what_it_takes_for_more_points() -> None:
    def edit(g: State) -> None:
        employ(g, "red", "blue", "white", "red")
        g.players[0].science, g.players[0].ships, g.players[0].machines = 3, 3, 5
        own(g, "paper_1a")

    play = begin(edit, whole=False)
    play.go("consolidate")
    assert detail(play, "objective:science") == "now at 4: 0 VP; from 6: 5, from 10: 10"
    assert detail(play, "objective:ships") == "now at 3: 5 VP; from 5: 10"
    assert detail(play, "objective:machines") == "now at 5: 10 VP"
    assert detail(play, "objective:factories") == "now at 1: 1 VP; from 2: 3, from 6: 13"
    assert detail(play, "objective:contracts") == "now at 0: 0 VP; from 1: 1, from 8: 13"


def test_silk_that_a_consolidation_would_take_says_so() -> None:
    six = employing("red", "red", "grey", "grey", "blue", "blue")
    play = begin(edits(six, lambda g: rich(g.players[0], silk=2)))
    assert play.ids() == ["consolidate"]
    assert by_key(play, "silk") == "detail.silk_lost"
    keeping = begin(edits(six, lambda g: rich(g.players[0], silk=2), lambda g: own(g, "paper_3b")))
    assert detail(keeping, "silk") == "1 silk = 1 money, at most 2"


def test_where_an_action_ends_by_itself_one_can_ask_why() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], money=7, iron=0)
        own(g, "paper_2a")
        own(g, "cotton_2a")

    play = begin(edit)
    play.act("machines")
    play.go("machine:paper_2a:left")
    assert play.key == "core.ask.end_turn"
    assert play.refused("machine:cotton_2a:left") == "money"
    play = begin(lambda g: rich(g.players[0], money=20))
    play.rest()
    assert play.table.crossed[-1].choices[-1].picks == ("end",)


MOST_SIGNS = 100  # of the hint below an option


@pytest.mark.slow
def test_every_detail_fits() -> None:
    """No hint is longer than what is shown of it, beside an option or in a line of a form."""
    long: Counter[str] = Counter()
    for ask in (ask for table in moments("details", 0.04) for ask in table.asks):
        lines = () if ask.form is None else [line for field in ask.form.fields for line in field.choices]
        for detail in (one.detail for one in (*ask.options, *lines) if one.detail is not None):
            for lang in words.LANGUAGES:
                said = words.say(detail, lang, ["Anna", "Bo", "Cy", "Di"])
                if len(said) > MOST_SIGNS:
                    long[f"{lang}: {said}"] += 1
    assert not long


ORDER_MATTERS = ("nippon.white", "nippon.department_any", "nippon.effect_order")  # steps may bring more


def consolidated(table: Table, seat: int) -> Counter[str] | None:
    """What a consolidation moves up to the end of the turn, keeping money; None where its bonuses leave a choice."""
    copy = Table(table.game, table.segment, table.snapshot, table.choices)
    known = len(copy.state.starts)
    copy.answer(seat, ["consolidate"])
    while copy.asks[0].key != "core.ask.end_turn":
        ask = copy.asks[0]
        if ask.key in ORDER_MATTERS:
            return None
        copy.answer(seat, [ask.ids()[-1 if ask.key == "nippon.keep" else 0]])
    found: Counter[str] = Counter()
    for deed in deeds_of(copy.state, known):
        for entry in deed.entries:
            found[entry.what] += entry.n
    return found


@pytest.mark.slow
def test_a_consolidation_comes_as_it_is_forecast() -> None:
    checked = 0
    for table in moments("consolidations", 0.12):
        ask = table.asks[0]
        known = {option.id: option.facts for option in ask.untold}.get("consolidate")
        moved = consolidated(table, ask.seat) if isinstance(known, Consolidating) else None
        if moved is not None:
            ahead = preview_consolidation(table.state, table.state.players[ask.seat])
            forecast = Counter(ahead.income)
            forecast.subtract(ahead.discarded)
            forecast["money"] -= ahead.paid
            forecast["vp"] -= ahead.lost
            assert {what: forecast[what] for what in ("money", "coal", "vp")} == {
                what: moved[what] for what in ("money", "coal", "vp")
            }
            checked += 1
    assert checked > 20


def test_a_ship_says_what_its_row_brings_whichever_way_it_is_paid() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], money=20, iron=6)
        own(g, "paper_1a", left=True)

    play = begin(edit)
    play.act("ships")
    assert detail(play, "ship:berlin") == "white expert (salaries +3); department then: science or mining +2"
    assert alike(play) == "finance rises to 13"
    play.go("ship:berlin")
    assert [option.detail for option in play.table.asks[0].options if option.id.startswith("pay:")] == [None, None]


def test_what_waits_already_is_no_consequence() -> None:
    """Of two effects that wait, the answer to the first does not tell the second; what it sets off itself it does."""

    def edit(g: State) -> None:
        rich(g.players[0])
        g.players[0].science, g.players[0].finance = 7, 8
        own(g, "paper_3a", goods=2)

    play = begin(edit)
    play.act("science")
    rises = "marker(track=track.science, value=11)"
    any_one, yellow = (f"then(effect=effect.department(department=department.{one}))" for one in ("any", "yellow"))
    money = "amount(n=6, thing=thing.money)"
    assert (
        by_key(play, "steps:3")
        == f"detail.paid(cost={money}, gain=detail.{rises} + detail.{any_one} + detail.{yellow})"
    )
    play.go("steps:3")
    assert detail(play, "department:grey") == "2 iron"
    invest = begin(edit)
    invest.act("investments_contracts")
    invest.maybe("invest_goods", "good:paper")
    assert by_key(invest, "invest") == f"detail.marker(track=track.finance, value=22); detail.{any_one}"


def test_what_supplying_a_market_brings_is_named_after_where_it_comes_from() -> None:
    told = {option.id: option.detail for option in reward_offer(begin().g, "kyushu", (("paper", 1),)).options}
    assert told == {f"reward:{way}": Text(f"nippon.detail.reward_{way}") for way in ("supply", "vp")}


def test_a_type_says_what_its_production_costs_and_which_are_left() -> None:
    """The only one left is built at once with its type, so it says what it does."""

    def edit(g: State) -> None:
        rich(g.players[0])
        g.players[0].science = 5
        lay_out(g, "lenses_4a")
        lenses = [one for one in g.available if g.data.tokens[one].type == "lenses" and one != "lenses_4a"]
        for token in lenses:
            own(g, token, seat=1)

    play = begin(edit)
    play.act("factory")
    does = "machines action, a machine here: build a train"
    assert detail(play, "type:lenses") == f"produces for 3 coal; {does}"
    first, second = (one.partition("_")[2].upper() for one in play.g.available if one.startswith("cotton"))
    assert detail(play, "type:cotton") == f"produces for 2 coal; {first}, {second} left"


def test_each_of_two_effects_says_what_it_brings_and_that_the_other_follows() -> None:
    """Grey improves with a ship to London, so that the order is worth something."""
    play = ready("clocks_1a")
    play.build("clocks_1a")
    assert play.ids() == ["effect:build_ship", "effect:department_grey"]
    assert detail(play, "effect:build_ship") == "then the bonus of the grey department"
    assert detail(play, "effect:department_grey") == "2 iron, then build a ship"


def test_a_factory_says_what_its_steps_bring_on_the_way() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], silk=2)
        g.players[0].mining = 2

    play = ready("bento_1a", edit=edit)
    play.act("factory")
    play.maybe("factory_type", "type:bento")
    said = detail(play, "build:bento_1a")
    held = (play.me.silk, play.me.iron, play.me.coal, play.me.vp, play.me.mining)
    play.go("build:bento_1a")
    got = [
        now - before for now, before in zip((play.me.silk, play.me.iron, play.me.coal, play.me.vp), held, strict=False)
    ]
    assert any(n > 0 for n in got)
    assert "rises to" in said
    assert all(str(n) in said for n in got if n > 0)


def test_a_region_names_the_cells_that_can_be_filled() -> None:
    play = owning("paper_2a", goods=1)
    play.act("local_markets")
    regions = {one.id: one.facts for one in play.table.asks[0].options if isinstance(one.facts, ChoosingRegion)}
    assert regions
    for option, facts in regions.items():
        after = owning("paper_2a", goods=1)
        after.act("local_markets")
        after.go(option)
        cells = [one.removeprefix("cell:") for one in after.ids()] if after.key == "market_cell" else facts.cells
        assert list(facts.cells) == list(cells) != []


def test_a_cell_says_which_token_would_go_there() -> None:
    play = owning("paper_2a", goods=2)
    play.act("local_markets")
    play.go(max(play.table.asks[0].options, key=lambda one: len(getattr(one.facts, "cells", ()))).id)
    said = [detail(play, one) for one in play.ids() if one.startswith("cell:")]
    assert said
    assert all(one.startswith(("1 or 2 paper → token 1 or 2", "1 paper → token 1")) for one in said)


def test_a_cell_says_what_covering_its_value_is_worth() -> None:
    play = owning("paper_2a", goods=1)
    play.act("local_markets")
    play.go(max(play.table.asks[0].options, key=lambda one: len(getattr(one.facts, "cells", ()))).id)
    said = [detail(play, one) for one in play.ids() if one.startswith("cell:")]
    covered = [re.search(r"foreign (\d+) → (\d+)", one) for one in said]
    assert any(one is not None and int(one[1]) > int(one[2]) for one in covered)
    assert all("; region now: 0 → " in one for one in said)


def test_each_machine_is_asked_for_with_its_own_price_and_the_bonus_of_its_row() -> None:
    """The second costs silk where money runs out, and brings something else wherever it is built."""

    def edit(g: State) -> None:
        rich(g.players[0], money=6, silk=9)
        ship(g, "berlin", home=True)
        ship(g, "paris", home=True)

    play = owning("paper_2a", "cotton_2a", edit=edit)
    play.act("machines")
    assert asked(play).endswith(" It costs 5 money (left cell) or 5 money + 1 iron (right cell).")
    assert alike(play) == "finance rises to 13"
    assert detail(play, "machine:paper_2a:left") == "5 money → the factory will produce 2 goods"
    play.go("machine:paper_2a:left")
    assert asked(play).endswith(" It costs 1 money + 4 silk (left cell) or 1 money + 1 iron + 4 silk (right cell).")
    assert alike(play) != "finance rises to 13"


def test_a_type_says_which_silk_makes_up_for_science() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], silk=3)
        g.players[0].science = 0

    play = begin(edit)
    play.act("factory")
    facts = {one.id: one.facts for one in play.table.asks[0].options if isinstance(one.facts, ChoosingType)}
    assert {one.silk for one in facts.values()} == {1}
    assert all(detail(play, one).startswith("extra cost: 1 silk (science is missing); ") for one in facts)


def test_a_modifier_among_factories_is_called_one() -> None:
    """Beside places for machines the name of its factory alone would be one more of them."""
    play = owning("paper_4a", "cotton_2a", edit=lambda g: rich(g.players[0]))
    play.act("machines")
    assert detail(play, "machine:paper_4a:left").endswith("its property: 2 iron")
    assert "property" not in detail(play, "machine:cotton_2a:left")
    play.go("machine:paper_4a:left")
    offered = {one.id: words.say(one.label, "en") for one in play.table.asks[0].options}
    assert offered["use:paper_4a"] == "property: paper 4A"


def test_a_train_that_comes_by_itself_is_put_on_a_cell_in_one_list() -> None:
    play = ready("lenses_2a")
    play.build("lenses_2a")
    form = play.table.asks[0].form
    assert form is not None
    (field,) = form.fields
    assert len(field.choices) == sum(rails.count(None) for rails in play.g.rails.values())
    assert all(choice.detail is not None for choice in field.choices)
