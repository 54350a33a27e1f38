"""The log tells every change of money, goods and points, of whom and how much, and nothing that did not happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.core.state import Event
from engine.core.text import Text
from engine.selfplay import playthrough
from engine.yokohama.components.effects import GOODS
from tests.engine.yokohama.scenario import CONFIGURATIONS

SCORING = "yokohama.step.scoring"  # the result is told by totals
KINDS = ("yen", "vp", "imports", *GOODS)
THINGS = {**{f"yokohama.good.{good}": good for good in GOODS}, "yokohama.import": "imports"}
USED = {"spinning_mill": Counter(silk=-1, yen=2), "university": Counter(yen=-1)}


def named(text: object) -> Counter[str]:
    """The amounts of money, goods and points that a text speaks of."""
    found: Counter[str] = Counter()
    if not isinstance(text, Text):
        return found
    args = dict(text.args)
    match text.key:
        case "yokohama.yen":
            found["yen"] += number(args["n"])
        case "yokohama.points":
            found["vp"] += number(args["n"])
        case "yokohama.amount":
            thing = args["thing"]
            assert isinstance(thing, Text)
            if thing.key in THINGS:
                found[THINGS[thing.key]] += number(args["n"])
        case _:
            for part in args.values():
                found.update(named(part))
    return found


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def told(event: Event) -> Iterator[tuple[int, Counter[str]]]:
    """Who has how much more or less of what, by what a line of the log says."""
    args, seat = dict(event.args), event.seat
    if seat is None:
        return
    match event.kind.removeprefix("yokohama.log."):
        case "gain" | "technology":
            yield seat, named(args["gains"])
        case "pay" | "research" | "research_for" | "hire_for":
            yield seat, negative(named(args["price"]))
        case "deliver":
            yield seat, negative(named(args["goods"]))
        case "buy":
            yield seat, named(args["thing"])
            yield seat, negative(named(args["price"]))
        case "sell":
            yield seat, named(args["price"])
            yield seat, negative(named(args["thing"]))
        case "pay_place":
            yield seat, negative(named(args["price"]))
            yield seat_of(args["payee"]), named(args["price"])
        case "pay_way":
            yield seat, Counter(yen=-1)
            yield seat_of(args["payee"]), Counter(yen=1)
        case "act_paying":
            yield seat_of(args["owner"]), Counter(yen=1)
        case "canal_fee":
            yield seat, Counter(yen=-1)
        case "claim":
            yield seat, Counter(vp=number(args["n"]))
        case "use":
            technology = args["technology"]
            assert isinstance(technology, Text)
            yield seat, USED[technology.key.rpartition(".")[2]]


def negative(amounts: Counter[str]) -> Counter[str]:
    return Counter({kind: -n for kind, n in amounts.items()})


def seat_of(text: object) -> int:
    assert isinstance(text, Text)
    return number(dict(text.args)["seat"])


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), CONFIGURATIONS, ids=str)
def test_the_lines_of_every_deed_tell_what_it_changed(seats: int, options: dict[str, str]) -> None:
    """By two ways: what its lines say, and what the rules put down; and each line speaks of whoever caused it."""
    met = 0
    for table in playthrough("yokohama", seats, "log", options):
        for deed in (deed for closed in table.take_crossed() for deed in closed.deeds if deed.cause != SCORING):
            said: list[Counter[str]] = [Counter() for _ in range(seats)]
            done: list[Counter[str]] = [Counter() for _ in range(seats)]
            for event in deed.events:
                assert event.seat in (deed.seat, None), deed
                for seat, amounts in told(event):
                    said[seat].update(amounts)
            for entry in deed.entries:
                done[entry.seat][entry.what] += entry.n if entry.what in KINDS else 0
            met += 1
            assert [+one for one in said] == [+one for one in done], deed
            assert [-one for one in said] == [-one for one in done], deed
    assert met > 100
