"""Answers by typing: what is suggested, and what is understood."""

from __future__ import annotations

import pytest

from cogs.commands.typed_answers import read_answer, suggestions
from cogs.messages.reader import Reader
from cogs.panels.question.panel_state import PanelState
from engine.core import games
from engine.core.offer import Option
from engine.core.text import PlayerMistake, Text, verbatim
from testkit.bazaar import meta as bazaar  # noqa: F401
from testkit.questions import NAMES, option, question, table_info

EN, RU = Reader("en", NAMES), Reader("ru", NAMES)
GOODS = [Option(kind, None, Text(f"bazaar.good.{kind}")) for kind in ("dates", "spices")]
ONE = question([option("to:bank", "3 yen"), option("to:port"), option("stop", role="decline")])
SOME = question(GOODS, min=0, max=2, shape="some")
ORDER = question(GOODS, min=2, max=2, ordered=True, shape="arrange")


def test_everything_is_suggested_with_its_price() -> None:
    assert suggestions(ONE, "", EN) == [("To bank: 3 yen", "to:bank"), ("To port", "to:port"), ("Stop", "stop")]


@pytest.mark.parametrize("typed", ["BANK", "3 yen", "to:bank", "  bank "])
def test_what_is_typed_narrows_the_list(typed: str) -> None:
    assert [value for _, value in suggestions(ONE, typed, EN)] == ["to:bank"]


@pytest.mark.parametrize(("reader", "typed"), [(EN, "dates"), (RU, "финики"), (RU, "фин"), (EN, "spic")])
def test_labels_are_understood_in_the_readers_language(reader: Reader, typed: str) -> None:
    asked = question(GOODS)
    assert read_answer(asked, typed, reader) in (["dates"], ["spices"])


def test_several_are_typed_with_a_semicolon() -> None:
    assert [name for name, _ in suggestions(SOME, "", EN)] == ["None of them", "Dates", "Spices"]
    assert [name for name, _ in suggestions(SOME, "Dates", EN)] == ["Dates", "Dates; Spices"]
    assert read_answer(SOME, "Spices; dates", EN) == ["spices", "dates"]
    assert read_answer(SOME, suggestions(SOME, "", EN)[0][1], EN) == []


@pytest.mark.parametrize("typed", ["Spices; dates;", "Spices; ; dates", "; Spices; dates"])
def test_a_semicolon_too_many_does_no_harm(typed: str) -> None:
    assert read_answer(SOME, typed, EN) == ["spices", "dates"]


def test_an_order_is_suggested_one_further_at_a_time() -> None:
    assert [name for name, _ in suggestions(ORDER, "", EN)] == ["Dates", "Spices"]
    ((name, value),) = suggestions(ORDER, "Spices;", EN)[-1:]
    assert name == "Spices; Dates"
    assert read_answer(ORDER, value, EN) == ["spices", "dates"]


@pytest.mark.parametrize("typed", ["", "dance", "to:", "zzzz..00."])
def test_what_is_not_offered_names_the_question(typed: str) -> None:
    if not typed:
        assert read_answer(ONE, typed, EN) == []  # the host then says how many are wanted
        return
    with pytest.raises(PlayerMistake) as mistake:
        read_answer(ONE, typed, EN)
    assert mistake.value.text.key == "core.mistake.option"


def test_a_suggestion_of_an_older_question_is_not_taken_for_this_one() -> None:
    old = PanelState(None, (0,)).pack(["something", "else"])
    with pytest.raises(PlayerMistake):
        read_answer(SOME, old, EN)


def test_at_most_25_are_suggested() -> None:
    many = question([option(f"o:{n}") for n in range(60)], max=3, shape="some")
    assert len(suggestions(many, "", EN)) == 25
    assert all(len(name) <= 100 and len(value) <= 100 for name, value in suggestions(many, "", EN))


@pytest.mark.parametrize(
    ("label", "typed"),
    [
        ("Заплатить 3\xa0иены", "заплатить 3 иены"),
        ("Силос\u202f– 2", "силос  - 2"),
        ("Кафе “Ø−1”", 'кафе "ø-1"'),
        ("Львівʼян", "Львів'ян"),
        ("Шёлк", "шелк"),
        ("Чай", "ЧАЙ"),
    ],
)
def test_any_space_dash_apostrophe_and_quote_will_do(label: str, typed: str) -> None:
    named = [Option("one", None, verbatim(label)), Option("two", None, verbatim("Другое"))]
    asked = question(named)
    assert read_answer(asked, typed, RU) == ["one"]
    assert [value for _, value in suggestions(asked, typed, RU)] == ["one"]
    several = question(named, min=0, max=2, shape="some")
    assert read_answer(several, f"другое; {typed}", RU) == ["two", "one"]


AREAS = [
    Option(f"to:{area}", None, next(one.name for one in games.get("yokohama").all_things() if one.id == area))
    for area in ("fishing_ground_2", "silk_mill_1", "bank")
]
AGENT = Option("agent", None, Text("yokohama.agent.extra_action"), role="free")


@pytest.mark.parametrize(
    ("lang", "typed", "picked"),
    [
        ("ru", "рыбацкого порта", "to:fishing_ground_2"),
        ("ru", "ферма шёлка", "to:silk_mill_1"),
        ("uk", "торгового представника", "agent"),
        ("pl", "zagraniczny agent", "agent"),
        ("pl", "banku", "to:bank"),
        ("ru", "silk mill", "to:silk_mill_1"),
    ],
)
@pytest.mark.slow
def test_a_thing_is_chosen_by_the_words_of_its_box(lang: str, typed: str, picked: str) -> None:
    asked = question([*AREAS, AGENT], table=table_info("yokohama"))
    assert read_answer(asked, typed, Reader(lang, NAMES)) == [picked]
    assert [value for _, value in suggestions(asked, typed, Reader(lang, NAMES))] == [picked]


def test_words_of_the_box_name_one_of_several_picks() -> None:
    asked = question(AREAS, min=0, max=2, shape="some", table=table_info("yokohama"))
    ru = Reader("ru", NAMES)
    assert read_answer(asked, "банк; ферма шёлка", ru) == ["to:bank", "to:silk_mill_1"]
    assert [name for name, _ in suggestions(asked, "банк; ферма шёлка", ru)][-1] == "Банк; Шёлковая фабрика 1"
