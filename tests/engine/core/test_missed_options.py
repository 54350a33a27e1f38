"""What somebody leaves aside by an answer, so that they can be asked whether they mean it."""

from __future__ import annotations

from engine.core.ask import Rule, choose, choose_some
from engine.core.effects import gain, pay
from engine.core.looking_ahead import missed_option
from engine.core.offer import Option, Role
from engine.core.table import Table
from engine.core.text import text, verbatim
from testkit.bazaar import meta as bazaar  # noqa: F401
from testkit.bazaar.state import State
from tests.engine.core.patched import patched

PRICES = {"dear": 1, "take": 0, "build": 0}
LEFT = {"card": 1, "save": 2}  # by option how many units are left to spend
LATER = {"costly": (1, 2), "mixed": (0, 1)}  # by option what the choices behind it cost


def missed(picked: str, *options: tuple[str, Role], most: int = 1) -> tuple[str, bool] | None:
    """What is left aside of options that bring a date each, some for a coin; building brings nothing yet."""

    def segment(g: State) -> Rule[None]:
        offered = [Option(name, name, verbatim(name), role=role) for name, role in options]
        if most > 1:
            yield from choose_some(0, "bazaar.work_for", offered, 0, most)
        else:
            name = yield from choose(0, "bazaar.turn", offered)
            pay(g, 0, "coins", PRICES.get(name, 0))
            gain(g, 0, "dates", int(name in ("dear", "take", "card")))
            if name in LEFT:
                units = [Option(f"unit:{n}", n, verbatim(str(n))) for n in range(LEFT[name] + 1)]
                yield from choose(0, "bazaar.units", units, prompt=text("bazaar.units", n=LEFT[name]))
            gain(g, 0, "coins", int(name == "sell"))
            if name in LATER:
                gain(g, 0, "dates", 1)
                prices = [Option(f"n:{n}", n, verbatim(str(n))) for n in LATER[name]]
                pay(g, 0, "coins", (yield from choose(0, "bazaar.how_much", prices)))
        yield from choose(0, "bazaar.how_much", [Option(f"n:{n}", n, verbatim(str(n))) for n in (1, 2)])

    with patched(Table.start("bazaar", 2, {}, "s"), segment=segment) as table:
        ask = table.ask_of(0)
        assert ask is not None
        found = missed_option(ask, [picked], table.trials(0))
    return None if found is None else (found.option.id, found.free)


def test_who_picks_something_dangerous_leaves_undone_what_could_be_done_instead() -> None:
    """Which need not be free: every choice behind it may cost something."""
    assert missed("waste", ("skip", "decline"), ("build", "main"), ("waste", "danger")) == ("build", False)
    assert missed("waste", ("skip", "decline"), ("waste", "danger")) is None


def test_who_declines_lets_go_what_costs_nothing() -> None:
    assert missed("skip", ("dear", "main"), ("take", "free"), ("skip", "decline")) == ("take", True)
    assert missed("end", ("dear", "main"), ("take", "free"), ("end", "confirm")) == ("take", True)
    assert missed("skip", ("dear", "main"), ("build", "main"), ("skip", "decline")) is None


def test_something_is_free_only_if_a_way_to_have_it_is() -> None:
    assert missed("skip", ("costly", "main"), ("skip", "decline")) is None
    assert missed("skip", ("costly", "main"), ("mixed", "main"), ("skip", "decline")) == ("mixed", True)


def test_who_does_something_or_picks_several_lets_nothing_go() -> None:
    assert missed("build", ("take", "main"), ("build", "main")) is None
    assert missed("waste", ("take", "main"), ("waste", "danger"), most=2) is None


def test_who_declines_for_something_else_lets_nothing_go() -> None:
    """Declining may be paid, or leave more to spend."""
    assert missed("sell", ("take", "main"), ("sell", "decline")) is None
    assert missed("save", ("card", "main"), ("save", "decline")) is None
    assert missed("skip", ("card", "main"), ("skip", "decline")) == ("card", True)
