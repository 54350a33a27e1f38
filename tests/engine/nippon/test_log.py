"""The log tells everything that changed of what players hold, and nothing that did not."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import words
from engine.core.state import Event
from engine.core.table import Table
from engine.core.text import Text
from engine.nippon.components.names import amount
from engine.nippon.rules.changes import gain_most
from engine.nippon.state import State
from engine.players import random_player
from testkit.phrases import outline
from tests.engine.nippon.ledger import holdings, scored, told
from tests.engine.nippon.scenario import Play, begin, employ, own, owning, rich

GAMES = [
    (1, {"factory_sides": "random"}),
    (2, {"module": "both", "factory_sides": "random"}),
    (3, {"module": "common_goals", "factory_sides": "b"}),
    (4, {"factory_sides": "random", "starting_draft": "random"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_what_changed_is_told(seats: int, options: dict[str, str]) -> None:
    for seed in ("log-1", "log-2"):
        table, rng = Table.start("nippon", seats, options, seed), Random(seed)
        while not table.over:
            ask = table.asks[rng.randrange(len(table.asks))]
            before = [holdings(table.state, seat) for seat in range(seats)]
            picks = random_player(None, ask, rng)
            events = table.answer(ask.seat, picks)
            table.take_crossed()
            for seat, had in enumerate(before):
                said: Counter[str] = Counter()
                for event in events:
                    if event.seat == seat:
                        said.update(told(event))
                    elif event.kind == "nippon.log.scored":
                        said["vp"] += dict(scored(event))[seat]
                has = holdings(table.state, seat)
                changed = {what: has[what] - had[what] for what in {*had, *has} if has[what] != had[what]}
                assert {what: n for what, n in said.items() if n} == changed, (ask.key, picks, events)
            assert [event for event in events if "+0" in words.say(event.text, "en")] == []


def noted(events: list[Event]) -> list[tuple[str, dict[str, object]]]:
    """The kinds of some events, and what they tell but for the factory."""
    return [
        (event.kind.removeprefix("nippon.log."), {name: told for name, told in event.args if name != "factory"})
        for event in events
    ]


def test_a_partial_overflow_is_told() -> None:
    def edit(g: State) -> None:
        rich(g.players[0])
        own(g, "cotton_2a", goods=3, left=True)
        own(g, "paper_2a")

    play = begin(edit)
    play.act("production")
    said = noted(play.go("produce:cotton_2a"))
    assert ("produce", {"what": amount("cotton", 1), "price": amount("coal", 2)}) in said
    assert ("overflow", {"what": amount("cotton", 1)}) in said


def test_a_full_factory_says_what_was_paid_and_lost() -> None:
    play = owning("cotton_2a", "paper_2a", goods=4)
    play.act("production")
    said = noted(play.go("produce:cotton_2a"))
    assert said == [("pay", {"what": amount("coal", 2)}), ("overflow", {"what": amount("cotton", 1)})]


def test_the_end_of_a_track_is_told_with_the_price() -> None:
    def edit(g: State) -> None:
        rich(g.players[0])
        g.players[0].science = len(g.data.track["science"]) - 1

    play = begin(edit)
    play.act("science")
    assert noted(play.go("steps:1")) == [
        ("pay", {"what": amount("money", 1)}),
        ("steps_lost", {"track": Text("nippon.track.science"), "n": 1, "value": 11}),
    ]


def asked(play: Play) -> str:
    """The open question, by its key and numbers."""
    return outline(play.table.asks[0].asked)


def test_a_forced_consolidation_says_why_it_comes_now() -> None:
    def edit(g: State) -> None:
        employ(g, "red", "red", "grey", "grey", "blue", "blue")

    play = begin(edit)
    assert play.key == "favour_level"  # nothing was asked before: there was no other choice
    assert noted(play.g.events) == [("cells_full", {"n": 6}), ("consolidate", {})]
    assert asked(play).startswith("consolidating(question=favour_level(")


def test_a_forced_consolidation_says_so_with_the_first_question_there_is() -> None:
    def edit(g: State) -> None:
        employ(g, "red", "red", "grey", "grey", "blue", "blue")
        g.players[0].stacks = [1, 0, 0]

    play = begin(edit, whole=False)
    assert play.key == "favour_objective"
    assert asked(play).startswith("consolidating(question=favour_objective(")


def test_a_consolidation_one_has_chosen_says_nothing_of_force() -> None:
    play = begin(lambda g: employ(g, "red", "red", "grey", "grey", "blue"))
    play.go("consolidate")
    assert asked(play).startswith("favour_level(")


def test_the_final_consolidation_says_that_it_is_the_last_one() -> None:
    def edit(g: State) -> None:
        employ(g, "red", "red", "grey", "grey", "blue")
        g.phase = "final"

    assert asked(begin(edit, whole=False)).startswith("consolidating_last(question=favour_level(")


def test_a_scoring_tells_everybodys_points_in_one_line() -> None:
    """Whoever reads it finds the own points beside those of the others, and periods as the board prints them."""
    table = Table.start("nippon", 3, {}, "log")
    rng, said = Random("log"), list[str]()
    while not table.over:
        ask = table.asks[0]
        for event in table.answer(ask.seat, random_player(None, ask, rng)):
            if event.kind == "nippon.log.scored":
                said.append(words.say(event.text, "en", ["Ann", "Ben", "Cy"]))
                assert event.seat is None
                assert [seat for seat, _ in scored(event)] == [0, 1, 2]
    assert [one.partition(":")[0].rpartition(" ")[2] for one in said] == ["I", "II", "III"]
    assert all(f"{name} (" in one for one in said for name in ("Ann", "Ben", "Cy"))  # a name may end with a number


@pytest.mark.parametrize(("n", "most", "lost"), [(5, 8, None), (8, 8, None), (9, 8, 1), (9, None, None)])
def test_what_a_maximum_cuts_off_is_told_if_there_is_something(n: int, most: int | None, lost: int | None) -> None:
    g = begin().g
    g.events.clear()
    gain_most(g, 0, "vp", n, most, "factories")
    told = [dict(event.args)["what"] for event in g.events if event.kind == "nippon.log.over_most"]
    assert told == ([] if lost is None else [amount("vp", lost)])
