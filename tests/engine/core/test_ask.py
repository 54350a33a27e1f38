"""Questions and their shapes."""

from __future__ import annotations

import pytest

from engine.core.ask import Ask, Joint, Presentation, Rule, choose, choose_some
from engine.core.flows import resolve_effects, saying_what_waits, together
from engine.core.offer import SKIP, STOP, LazyOption, Offer, Option, offers, sift
from engine.core.table import Table
from engine.core.text import DeadEnd, EngineBug, PlayerMistake, Text, text
from testkit.bazaar import meta as bazaar  # noqa: F401


def option(name: str) -> Option[str]:
    return Option(name, name.upper(), Text("bazaar.good.dates"))


def odd_only(number: int) -> Text | None:
    return text("bazaar.no.coins", need=number, have=0) if number % 2 == 0 else None


def show(number: int) -> Option[int]:
    return Option(f"n:{number}", number, Text("bazaar.good.dates"))


def test_sift_offers_what_passes_and_explains_the_rest() -> None:
    offer = sift(range(5), odd_only, show, STOP)
    assert [o.id for o in offer] == ["n:1", "n:3", "stop"]
    assert [(r.id, r.reason.args[0][1]) for r in offer.refused()] == [("n:0", 0), ("n:2", 2), ("n:4", 4)]


def test_sift_works_reasons_out_only_when_asked() -> None:
    shown: list[int] = []

    def counted(number: int) -> Option[int]:
        shown.append(number)
        return show(number)

    offer = sift(range(4), odd_only, counted)
    assert shown == [1, 3]
    offer.refused()
    assert shown == [1, 3, 0, 2]


def test_offers_keep_order_and_all_refusals() -> None:
    both = offers(sift([1, 2], odd_only, show), SKIP, sift([3, 4], odd_only, show))
    assert [o.id for o in both] == ["n:1", "skip", "n:3"]
    assert [r.id for r in both.refused()] == ["n:2", "n:4"]


def test_an_ask_without_options_is_a_dead_end() -> None:
    with pytest.raises(DeadEnd):
        next(choose(0, "k", Offer(())))
    with pytest.raises(DeadEnd):
        next(choose_some(0, "k", [option("a")], 2, 2))


@pytest.mark.parametrize(
    ("picks", "key"),
    [
        (["x"], "core.mistake.option"),
        (["a", "a"], "core.mistake.twice"),
        ([], "core.mistake.count"),
        (["a", "b", "c"], "core.mistake.count"),
    ],
)
def test_wrong_picks_say_what_would_be_right(picks: list[str], key: str) -> None:
    ask = Ask(0, "bazaar.turn", [option("a"), option("b"), option("c")], min=1, max=2, shape="some")
    with pytest.raises(PlayerMistake) as mistake:
        ask.check(picks)
    assert mistake.value.text.key == key


def test_unordered_picks_come_in_the_order_of_the_options_and_ordered_ones_as_given() -> None:
    some = Ask(0, "k", [option("a"), option("b"), option("c")], min=0, max=3)
    assert some.check(["c", "a"]) == ["A", "C"]
    some.ordered = True
    assert some.check(["c", "a"]) == ["C", "A"]


def test_forced_answers() -> None:
    one = [option("a")]
    assert Ask(0, "k", one).forced() == ["a"]
    assert Ask(0, "k", [*one, option("b")]).forced() is None
    assert Ask(0, "k", [*one, option("b")], min=2, max=2).forced() == ["a", "b"]
    assert Ask(0, "k", [*one, option("b")], min=2, max=2, ordered=True).forced() is None
    assert Ask(0, "k", one, min=0, max=1).forced() is None
    assert Ask(0, "k", (), min=0, max=0).forced() == []


def test_resolve_finishes_plain_effects_first_and_what_they_trigger_joins() -> None:
    done: list[str] = []

    def perform(effect: str) -> Rule[list[str]]:
        done.append(effect)
        yield from ()
        return ["late"] if effect == "a" else []

    flow = resolve_effects(
        0,
        "k",
        ["a", "b", "plain"],
        perform,
        lambda e: Option(f"do:{e}", e, Text("core.skip")),
        plain=lambda e: e == "plain",
    )
    ask = next(flow)
    assert isinstance(ask, Ask)
    assert done == ["plain"]
    assert ask.ids() == ["do:a", "do:b"]
    ask = flow.send((0, ["a"]))
    assert isinstance(ask, Ask)
    assert ask.ids() == ["do:b", "do:late"]
    with pytest.raises(StopIteration):
        flow.send((0, ["b"]))
    assert done == ["plain", "a", "b", "late"]


def test_every_question_of_an_effect_says_what_waits_its_parts_first() -> None:
    def part() -> Rule[str]:
        return (yield from choose(0, "k", [option("c"), option("d")]))

    def whole() -> Rule[str]:
        first = yield from choose(0, "k", [option("a"), option("b")])
        return first + (yield from saying_what_waits(part, ("part",)))

    flow = saying_what_waits(whole, ("whole", "other"))
    asked = next(flow)
    assert isinstance(asked, Ask)
    assert asked.waits == ("whole", "other")
    asked = flow.send((0, ["a"]))
    assert isinstance(asked, Ask)
    assert asked.waits == ("part", "whole", "other")
    with pytest.raises(StopIteration) as end:
        flow.send((0, ["c"]))
    assert end.value.value == "ac"


def test_together_refuses_a_flow_that_asks_somebody_else() -> None:
    with pytest.raises(EngineBug):
        next(together(Table.start("bazaar", 2).state, "k", {0: choose(1, "k", [option("a"), option("b")])}))


def test_together_marks_secret_questions_private_and_returns_in_seat_order() -> None:
    flow = together(
        Table.start("bazaar", 2).state,
        "k",
        {1: choose(1, "k", [option("a"), option("b")]), 0: choose(0, "k", [option("a"), option("b")])},
    )
    joint = next(flow)
    assert isinstance(joint, Joint)
    assert [ask.seat for ask in joint.asks] == [0, 1]
    assert all(ask.private for ask in joint.asks)
    flow.send((1, ["B"]))
    assert [ask.seat for ask in joint.asks] == [0]
    with pytest.raises(StopIteration) as stop:
        flow.send((0, ["A"]))
    assert list(stop.value.value.items()) == [(0, "A"), (1, "B")]


def later(name: str, tells: list[str], as_: str | None = None) -> LazyOption[str]:
    def tell(value: str) -> Option[str]:
        tells.append(name)
        return option(as_ or name)

    return LazyOption(name, name.upper(), tell)


def test_an_answer_needs_no_option_told_and_a_look_tells_each_once() -> None:
    tells: list[str] = []
    ask: Ask[str] = Ask(0, "k", [later("a", tells), option("b"), later("c", tells)])
    assert ask.ids() == ["a", "b", "c"]
    assert ask.check(["c"]) == ["C"]
    assert ask.forced() is None
    assert tells == []
    assert [one.id for one in ask.options] == ["a", "b", "c"]
    assert ask.options[0].label is not None
    assert tells == ["a", "c"]


def test_what_nobody_looked_at_before_the_answer_is_not_told_afterwards() -> None:
    ask = Ask(0, "k", [later("a", [])])
    seen = Ask(0, "k", [later("a", [])])
    assert len(seen.options) == 1
    ask.answered = seen.answered = True
    assert len(seen.options) == 1
    with pytest.raises(EngineBug, match="first time after its answer"):
        _ = ask.options


def test_an_option_that_is_told_under_another_id_is_a_bug() -> None:
    with pytest.raises(EngineBug, match="a resolves to b"):
        _ = Ask(0, "k", [later("a", [], as_="b")]).options


def test_what_a_question_tells_is_worked_out_at_the_first_look() -> None:
    looks: list[int] = []

    def tell() -> Presentation:
        looks.append(1)
        return Presentation(prompt=Text("p"))

    ask = Ask(0, "k", [option("a")], lazy_presentation=tell)
    assert ask.check(["a"]) == ["A"]
    assert looks == []
    assert (ask.asked, ask.draft) == (Text("p"), ())
    assert looks == [1]
