"""Every shape and size of question becomes controls by which every answer can be given."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from discord.ui import Section
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cogs.cards.recap import PastGlance, Recap
from cogs.clicks import button_ids
from cogs.messages import limits
from cogs.messages.message import Message, PictureFile
from cogs.messages.reader import Reader
from cogs.panels.question.beside import more_message, past_message, why_message
from cogs.panels.question.controls import controls, numbered, targets
from cogs.panels.question.one_choice import one_choice
from cogs.panels.question.panel import PAST, draft_words, question_message
from cogs.panels.question.panel_state import PanelState, unpack
from cogs.panels.question.waiting import waiting_message
from engine.core.ask import Field, FieldChoice, Form
from engine.core.offer import Refusal
from engine.core.state import Event
from engine.core.text import Text, refusal, text, verbatim
from host.records import AskedSeat
from testkit.bazaar import meta as bazaar  # noqa: F401
from testkit.hostile.letters import LETTERS
from testkit.phrases import phrase
from testkit.questions import (
    NAMES,
    clicks,
    option,
    parts_of,
    question,
    question_of,
    question_with_ahead,
    reachable,
    table_info,
    words_of,
)
from tests.engine.mombasa.scenario import BLUE, Play, fresh, lay
from words import LANGUAGES

READER = Reader("en", NAMES)
BANK, PAPER = (("area", Text("yokohama.area.bank")),), verbatim("2 paper")
Told = tuple[str, tuple[tuple[str, Text | int], ...]]  # the kind of an event, and its arguments


def kinds(message: Message) -> list[str]:
    """The controls by which an answer is given, without the tools below them."""
    verbs = ("pick", "take", "open", "mark")
    found = [
        p for p in parts_of(message) if p.get("custom_id", "").split("|")[3:4] and p["custom_id"].split("|")[3] in verbs
    ]
    return ["select" if p["type"] == limits.SELECT else "button" for p in found]


@pytest.mark.parametrize(
    ("count", "controls"), [(1, ["button"]), (10, ["button"] * 10), (11, ["select"]), (25, ["select"])]
)
def test_a_few_are_buttons_up_to_25_a_list(count: int, controls: list[str]) -> None:
    asked = question([option(f"to:{n}") for n in range(count)])
    assert kinds(question_message(asked, READER)) == controls
    assert reachable(asked, READER) == {(f"to:{n}",) for n in range(count)}


def test_what_may_be_done_before_stands_beside_what_declines_where_it_has_a_short_name() -> None:
    free = option("sell", "1 silk = 1 coin, at most 2", role="free", short=verbatim("Silk → coins"))
    options = [option("to:bank", "3 yen"), option("to:port", "4 yen"), free, option("stop", role="decline")]
    message = question_message(question(options), READER)
    rows = [[one["label"] for one in part["components"]] for part in parts_of(message) if part["type"] == 1]
    assert ["Silk → coins", "Stop"] in rows
    assert "at most 2" not in words_of(message)
    lost = replace(free, no_effect=True)
    assert "at most 2" in words_of(question_message(question([*options[:2], lost]), READER))


@pytest.mark.parametrize(("no_effect", "styles"), [(False, {"Fulfil": 1, "End": 2}), (True, {"Fulfil": 2, "End": 3})])
def test_the_end_of_a_turn_stands_out_only_where_nothing_that_brings_something_is_left(
    no_effect: bool, styles: dict[str, int]
) -> None:
    free = option("fulfil", role="free", no_effect=no_effect)
    message = question_message(question([free, option("end", role="confirm")]), READER)
    assert {one["label"]: one["style"] for one in parts_of(message) if one.get("label") in styles} == styles


@pytest.mark.parametrize(("direct", "plan"), [(False, False), (True, False), (False, True)])
def test_more_says_how_to_stop(direct: bool, plan: bool) -> None:
    """In a direct message a button does, since commands may be missing there."""
    table = replace(table_info(), guild=None) if direct else table_info()
    message = more_message(question([option("a"), option("b")], table=table, plan=plan), READER, None, pictures=False)
    assert (phrase("ui.help.stop") in words_of(message)) == (not direct and not plan)


def test_more_leads_to_ones_own_hand_beside_the_question() -> None:
    asked = question([option("a"), option("b")])
    [custom_id] = [call for call in clicks(more_message(asked, READER, None, pictures=True)) if call.verb == "hand"]
    assert custom_id.step == asked.step


def test_more_than_a_list_holds_is_refused_before_it_is_sent() -> None:
    """The engine never asks that."""
    with pytest.raises(limits.OverLimit):
        question_message(question([option(f"to:{n}") for n in range(26)]), READER)


@pytest.mark.parametrize(("count", "shown", "controls"), [
    (5, True, ["button"] * 5), (9, False, ["button"] * 9),
])  # fmt: skip
def test_what_has_something_to_explain_stands_in_rows(count: int, shown: bool, controls: list[str]) -> None:
    asked = question([option(f"to:{n}", f"costs {n}", target=f"place {n}") for n in range(count)])
    message = question_message(asked, READER, shown=[PictureFile("a.png", b"", "")] if shown else [])
    assert kinds(message) == controls
    rows = [part for part in parts_of(message) if part["type"] == limits.SECTION_TYPE]
    assert [part["accessory"]["label"] for part in rows] == [str(n) for n in range(1, count + 1)]
    assert rows[2]["components"][0]["content"] == "**To 2**\n-# costs 2"


@pytest.mark.parametrize(("count", "shown"), [(6, True), (10, True), (10, False)])
def test_what_has_no_room_for_rows_stands_in_lines_with_a_button_for_each_number(count: int, shown: bool) -> None:
    asked = question([option(f"to:{n}", f"costs {n}", target=f"place {n}") for n in range(count)])
    message = question_message(asked, READER, shown=[PictureFile("a.png", b"", "")] if shown else [])
    assert kinds(message) == ["button"] * count
    labels = [part["label"] for part in parts_of(message) if "|pick|" in part.get("custom_id", "")]
    assert labels == [str(n) for n in range(1, count + 1)]
    assert "-# **3 · To 2**: costs 2" in words_of(message)


def test_what_is_taught_stands_between_the_picture_and_the_question() -> None:
    asked = question([option("to:1"), option("to:2")], purse=(verbatim("¥4"),), totals=(3, 1))
    message = question_message(asked, READER, taught="**Step 1** Go there.", shown=[PictureFile("a.png", b"", "")])
    picture, taught, standing, *_ = message.parts[-5:]
    assert picture.to_component_dict()["type"] == limits.MEDIA
    assert taught.to_component_dict()["content"] == "**Step 1** Go there."
    assert standing.to_component_dict()["content"].startswith(
        "-# You have: ¥4 · if the game ended now: you (3\xa0points), Ben (1\xa0point)\n**"
    )


@pytest.mark.parametrize("people", [1, 2])
def test_the_end_of_a_turn_is_one_button_where_only_computers_wait(people: int) -> None:
    table = table_info()
    seats = tuple(replace(one, user=one.user if n < people else None) for n, one in enumerate(table.seats))
    asked = question([option("end", role="confirm")], table=replace(table, seats=seats))
    made = question_message(asked, READER, ends_at=60.0)
    picks = [call.verb for call in clicks(made) if call.verb in ("pick", "hold")]
    assert picks == (["pick"] if people == 1 else ["pick", "hold"])
    said = phrase("ui.panel.ends_alone" if people == 1 else "ui.panel.ends", at="<t:60:R>")
    assert said in words_of(made)


def test_a_line_without_what_one_has_begins_with_a_capital() -> None:
    asked = question([option("to:1"), option("to:2")], totals=(3, 1))
    assert "-# If the game ended now: you" in words_of(question_message(asked, READER))
    assert "ended now: you (1\xa0point), Alexandra" in words_of(question_message(replace(asked, seat=1), READER))
    nothing = replace(asked, totals=(0, 0))
    assert "ended now" not in words_of(question_message(nothing, READER)), "as long as there is nothing to say"
    asked = replace(asked, hidden_totals=True)
    assert "now (not counting what the others keep hidden): " in words_of(question_message(asked, READER))


def test_what_was_done_step_by_step_in_a_turn_is_told_at_once() -> None:
    placed = [
        Event("yokohama.log.pair", 0, (("area", Text(f"yokohama.area.{area}")), ("n", 1)))
        for area in ("bank", "church")
    ]
    asked = question([option("a"), option("b")], table=table_info("yokohama"), so_far=tuple(placed), can_undo=True)
    said = words_of(question_message(asked, READER))
    assert "**This turn:** Alexandra-Konstantina places assistants in the bank and the church." in said


def test_the_past_in_full_has_the_past_alone() -> None:
    """What else there is beside a question stands behind More."""
    bids = tuple(Event("bazaar.log.bid", 0, (("n", n),)) for n in range(20))
    asked = question([option("a"), option("b")], so_far=bids, can_undo=False)
    [beside] = [call for call in clicks(question_message(asked, READER)) if call.verb == "more" and call.arg == PAST]
    assert beside
    message = past_message(asked, READER, Recap(Text("ui.post.since"), ["**Ben**: bids 1."]))
    assert "- **Ben**: bids 1." in words_of(message)
    assert [call.verb for call in clicks(message)] == ["ask"]


def test_lines_need_a_number_for_every_option() -> None:
    asked = question([option(f"to:{n}", f"costs {n}", target=f"place {n}" if n else None) for n in range(6)])
    assert kinds(question_message(asked, READER, shown=[PictureFile("a.png", b"", "")])) == ["select"]


def test_what_gives_something_up_stands_below_the_lines_of_the_places() -> None:
    places = [
        option(f"to:{n}", f"costs {n} and brings {n} of each kind of goods", target=f"place {n}") for n in range(5)
    ]
    asked = question([*places, option("flee", "all", role="danger")])
    assert kinds(question_message(asked, READER, shown=[PictureFile("a.png", b"", "")])) == ["button"] * 6


def test_long_rows_are_a_list() -> None:
    asked = question([option(f"to:{n}", "costs " * 30, target=f"place {n}") for n in range(4)])
    assert kinds(question_message(asked, READER, shown=[PictureFile("a.png", b"", "")])) == ["select"]
    assert kinds(question_message(asked, READER)) == ["button"] * 4


def test_a_number_on_a_button_is_the_number_in_the_picture() -> None:
    options = [option("to:1", "costs 1", target="bank"), option("stay", "nothing"), option("to:2", "2", target="port")]
    asked = question([*options, option("flee", "all", role="danger")])
    signs = [part["accessory"]["label"] for part in parts_of(question_message(asked, READER)) if "accessory" in part]
    assert signs == ["1", "2", "3", "4"]
    pictured = parts_of(question_message(asked, READER, shown=[PictureFile("a.png", b"", "")]))
    signs = [part["accessory"]["label"] for part in pictured if "accessory" in part]
    assert signs == ["1", "Choose", "2", "Choose"]


def test_what_keeps_its_number_has_it_while_there_is_no_picture_yet() -> None:
    """Nobody chooses 1 and finds 16 on the board then; what has no number beside these is chosen by name."""
    kept = [option(f"to:{n}", "2 yen", target=f"place {n}", number=str(n)) for n in (16, 18)]
    message = question_message(question([*kept, option("end", "3 cards", role="danger")]), READER)
    beside = [part["accessory"]["label"] for part in parts_of(message) if part["type"] == limits.SECTION_TYPE]
    assert beside == ["16", "18", phrase("ui.panel.choose")]


@pytest.mark.parametrize(("lang", "end"), [("en", "End"), ("ru", "Завершить"), ("uk", "Завершити"), ("pl", "Zakończ")])
def test_what_has_no_number_is_chosen_by_its_own_verb(lang: str, end: str) -> None:
    ending = replace(option("end", "3 cards", role="danger"), label=Text("mombasa.act.end"))
    message = question_message(
        question([option("a", "1"), ending]), Reader(lang, NAMES), shown=[PictureFile("a.png", b"", "")]
    )
    assert [part["accessory"]["label"] for part in parts_of(message) if "accessory" in part][-1] == end


def texts_of(message: Message) -> str:
    return "\n".join(part["content"] for part in parts_of(message) if part.get("content"))


def test_a_panel_says_nothing_twice() -> None:
    """What the guide says is not said below the question, nor by the guide what the question goes on with."""
    said = "Which of all of these cards do you put there now? Then the cards go to their stacks. Values are added."
    asked = replace(question([option("a"), option("b")]), asked=verbatim(said))
    taught = "**Step 8**\nTake a stack; only then the **cards** go to their stacks. Two are enough."
    assert texts_of(question_message(asked, READER, taught=taught)).count("go to their stacks") == 1
    for taught in ("-# Use cards of a kind. Values are added. Two are enough.", "-# Use cards. Values are added."):
        told = texts_of(question_message(asked, READER, taught=taught))
        assert told.count("Values are added") == 1
        assert ("Two are enough." in told) == ("Two" in taught)


def test_numbers_without_room_for_lines_have_their_names_above_them_if_these_have_room() -> None:
    asked = question([option(f"Card {n}", "costs 3", target=f"card {n}") for n in range(4)])
    for bare in (False, True):
        builder = controls(asked, READER, PanelState(), shown=True, listed=True, bare=bare)
        builder.lines, builder.parts = True, []
        one_choice(builder)
        told = parts_of(Message(tuple(builder.parts)))
        assert [part["label"] for part in told if part.get("label")] == ["1", "2", "3", "4"]
        named = ["-# 1 · Card 0; 2 · Card 1; 3 · Card 2; 4 · Card 3"]
        assert [part["content"] for part in told if part.get("content")] == ([] if bare else named)


def test_a_name_that_begins_with_a_number_gets_none_before_it() -> None:
    options = [option(name, target=name) for name in ("3 coins", "silk", "tea", "fish", "rice", "2 VP")]
    message = question_message(question(options), READER, shown=[PictureFile("a.png", b"", "")])
    labels = [part["label"] for part in parts_of(message) if "|pick|" in part.get("custom_id", "")]
    assert labels == [
        "3 coins",
        "2 · Silk",
        "3 · Tea",
        "4 · Fish",
        "5 · Rice",
        "2 VP",
    ]


def test_what_an_option_costs_and_yields_is_told() -> None:
    few = question([option("to:bank", "3 yen, 2 silk"), option("to:port")])
    assert "**To bank**\n-# 3 yen, 2 silk" in words_of(question_message(few, READER))
    many = question([option(f"to:{n}", f"costs {n}") for n in range(12)])
    (menu,) = [p for p in parts_of(question_message(many, READER)) if p["type"] == limits.SELECT]
    assert [one["description"] for one in menu["options"]] == [f"Costs {n}" for n in range(12)]


def test_roles_look_different_and_stay_beside_a_select() -> None:
    options = [option(f"to:{n}") for n in range(11)]
    options += [option("sell", role="free"), option("stop", role="decline"), option("end", role="confirm")]
    message = question_message(question(options), READER)
    styles = {p["label"]: p["style"] for p in parts_of(message) if p["type"] == limits.BUTTON}
    assert (styles["Sell"], styles["Stop"], styles["End"]) == (2, 2, 2)
    assert reachable(question(options), READER) == {(one.id,) for one in options}
    danger = question_message(question([option("tax", role="danger"), option("no")]), READER)
    assert next(p for p in parts_of(danger) if p.get("label") == "Tax")["style"] == 4


@pytest.mark.parametrize("count", [6, 12, 25])
def test_an_amount_has_steps_and_presets(count: int) -> None:
    options = [option(f"n:{n}", f"{2 * n} yen") for n in range(count)]
    asked = question(options, shape="amount")
    message = question_message(asked, READER, PanelState(None, (3,)))
    assert "**N 3**\n-# 6 yen" in words_of(message)
    labels = [p["label"] for p in parts_of(message) if p["type"] == limits.BUTTON]
    assert labels[:3] == ["−", "Take n 3", "+"]
    assert {"N 0", f"N {count - 1}"} <= set(labels)
    assert reachable(asked, READER) == {(one.id,) for one in options}


def test_an_amount_begins_with_the_least() -> None:
    message = question_message(question([option(f"n:{n}") for n in range(10)], shape="amount"), READER)
    assert "Take n 0" in [p["label"] for p in parts_of(message) if p["type"] == limits.BUTTON]


@pytest.mark.parametrize("at", [0, 9])
def test_an_amount_ends_where_it_ends(at: int) -> None:
    options = [option(f"n:{n}") for n in range(10)]
    message = question_message(question(options, shape="amount"), READER, PanelState(None, (at,)))
    off = [p["label"] for p in parts_of(message) if p.get("disabled") is True]
    assert off == (["−"] if at == 0 else ["+"])


@pytest.mark.parametrize(("fewest", "most"), [(0, 1), (0, 3), (1, 2), (2, 2), (3, 4)])
def test_several_are_marked_and_then_handed_in(fewest: int, most: int) -> None:
    options = [option(name) for name in "abcd"]
    asked = question(options, min=fewest, max=most, shape="some")
    expected = {picks for n in range(fewest, most + 1) for picks in combinations("abcd", n)}
    assert reachable(asked, READER) == expected


@pytest.mark.parametrize("count", [2, 4])
def test_an_order_is_made_step_by_step(count: int) -> None:
    names = "abcdefgh"[:count]
    asked = question([option(name) for name in names], min=count, max=count, ordered=True, shape="arrange")
    assert reachable(asked, READER) == set(permutations(names))


def test_what_goes_where_is_chosen_place_by_place() -> None:
    """One question at a time; the last place needs no tap, and all of it is seen before it is sent."""
    places, rows = "BCD", list(permutations(("coffee", "cotton", "post")))
    options = [
        option(
            "+".join(row),
            parts=tuple((verbatim(place), verbatim(f"{place}: {one}")) for place, one in zip(places, row, strict=True)),
        )
        for row in rows
    ]
    asked = question(options)
    assert reachable(asked, READER) == {(one.id,) for one in options}
    first = question_message(asked, READER)
    assert [part["label"] for part in parts_of(first) if "label" in part][:3] == ["B: coffee", "B: cotton", "B: post"]
    _, state, _ = [unpack(c.arg, [one.id for one in options]) for c in clicks(first) if c.verb == "open"]
    second = question_message(asked, READER, state)
    assert "B: cotton" in words_of(second)
    assert "pick" not in {call.verb for call in clicks(second)}
    assert [part["label"] for part in parts_of(second) if "label" in part][:2] == ["C: coffee", "C: post"]
    state = unpack(next(c.arg for c in clicks(second) if c.verb == "open"), [one.id for one in options])
    whole = question_message(asked, READER, state)
    assert "B: cotton, C: coffee, D: post" in words_of(whole)
    assert [call.arg for call in clicks(whole) if call.verb == "pick"] == ["cotton+coffee+post"]
    assert phrase("ui.panel.all_chosen") in words_of(whole)


def test_what_goes_where_is_taken_back_place_by_place() -> None:
    """By the first button of the last row, as everywhere; there are not two ways back."""
    places, rows = "BCD", list(permutations(("coffee", "cotton", "post")))
    options = [
        option("+".join(row), parts=tuple(zip(map(verbatim, places), map(verbatim, row), strict=True))) for row in rows
    ]
    asked, ids = question(options, can_undo=True), [one.id for one in options]
    shown = [PanelState()]
    for _ in range(2):
        opening = [
            unpack(one.arg, ids) for one in clicks(question_message(asked, READER, shown[-1])) if one.verb == "open"
        ]
        shown.append(opening[0])
    for now, before in ((2, 1), (1, 0)):
        made = question_message(asked, READER, shown[now])
        back = [button_ids.parse(part["custom_id"]) for part in parts_of(made) if part.get("label") == "‹ Back"]
        assert [unpack(one.arg, ids).marks for one in back if one is not None] == [shown[before].marks]
    assert [one.verb for one in clicks(question_message(asked, READER)) if one.verb == "back"] == ["back"]


def test_a_long_order_uses_a_select() -> None:
    options = [option(f"c:{n}") for n in range(25)]
    asked = question(options, min=25, max=25, ordered=True, shape="arrange")
    message = question_message(asked, READER, PanelState(None, tuple(range(18))))
    assert kinds(message)[0] == "select"
    assert "19?" in words_of(message)
    done = question_message(asked, READER, PanelState(None, tuple(range(24))))
    assert [c.verb for c in clicks(done) if c.verb == "take"] == ["take"]


def test_an_order_of_some_can_be_shorter() -> None:
    asked = question([option(name) for name in "abc"], min=1, max=2, ordered=True, shape="some")
    assert reachable(asked, READER) == {*permutations("abc", 1), *permutations("abc", 2)}


@pytest.mark.parametrize("ended", [True, False])
@pytest.mark.parametrize("told", [True, False])
def test_the_way_back_is_always_the_first_of_the_tools(told: bool, ended: bool) -> None:
    """Also where nothing was told of what was chosen."""
    events = (Event("bazaar.log.bid", 0, (("n", 1),)),) if told else ()
    options = [option("end", role="confirm")] if ended else [option("a"), option("b")]
    *_, tools = question_message(question(options, so_far=events, can_undo=True), READER, pictures=True).parts
    labels = [one["label"] for one in tools.to_component_dict()["components"]]
    assert (labels[0], labels[-2:]) == ("‹ Back", ["Board", "More"])


def test_the_end_of_a_turn_sums_it_up() -> None:
    events = tuple(Event("bazaar.log.bid", 0, (("n", n),)) for n in range(20))
    asked = question([option("a"), option("b")], so_far=events, can_undo=True)
    going_on = words_of(question_message(asked, READER))
    ended = question([option("end", role="confirm")], so_far=events, can_undo=True)
    ending = words_of(question_message(ended, READER))
    assert 0 < going_on.count("bids") < ending.count("bids") <= 20
    assert "**This turn:** Alexandra-Konstantina bids 0" in going_on  # what a turn began with was chosen
    assert "; bids 19;\xa0…" in going_on, "the last one is what was just done; how many more are nowhere to be opened"
    assert max(map(len, going_on.splitlines())) < 120


@pytest.mark.parametrize(
    ("game", "began", "deed", "trifle"),
    [
        ("yokohama", ("token", BANK), ("act", (*BANK, ("n", 3))), ("gain", (("gains", verbatim("¥3")),))),
        ("nippon", ("final", ()), ("invest", (("what", PAPER),)), ("gain", (("what", PAPER),))),
    ],
)
def test_the_line_of_the_past_ends_with_a_deed(game: str, began: Told, deed: Told, trifle: Told) -> None:
    """What follows from it is behind its button."""
    told = tuple(Event(f"{game}.log.{kind}", 0, args) for kind, args in (began, deed, *[trifle] * 9))
    said = words_of(question_message(question([option("a"), option("b")], table=table_info(game), so_far=told), READER))
    done = READER.say(told[1].text).removesuffix(".").removeprefix(NAMES[0])
    assert done in said


@pytest.mark.parametrize(
    ("draft", "said"),
    [
        ((), ""),
        ((verbatim("3"),), "Chosen so far: 3"),
        ((Text("bazaar.good.dates"),), "Chosen so far: Dates"),
        ((Text("bazaar.good.dates"), Text("bazaar.good.spices")), "Chosen so far:\n- Dates\n- Spices"),
    ],
)
def test_a_draft_is_shown_in_words(draft: tuple[Text, ...], said: str) -> None:
    assert draft_words(draft, READER) == said


def test_back_is_there_only_when_there_is_something_to_take_back() -> None:
    for can in (True, False):
        message = question_message(question([option("a"), option("b")], can_undo=can), READER)
        assert ("back" in [c.verb for c in clicks(message)]) is can


def test_reasons_are_shown_in_pages_of_25() -> None:
    asked = question([option("a"), option("b")])
    refused = [Refusal(f"buy:{n}", verbatim(f"card {n}"), text("bazaar.no.coins", need=n, have=0)) for n in range(60)]
    pages = [why_message(asked, READER, refused, page=page) for page in range(3)]
    listed = [c.values[0] for message in pages for c in clicks(message) if c.verb == "because"]
    assert listed == [refusal.id for refusal in refused]
    assert [[c.arg for c in clicks(message) if c.verb == "why"] for message in pages] == [["1"], ["2"], ["0"]]
    said = words_of(why_message(asked, READER, refused, "buy:41", page=1))
    assert f"**Card 41.** {phrase('bazaar.no.coins', need=41, have=0)}" in said


def test_what_is_not_offered_stands_with_what_it_is() -> None:
    refused = [
        Refusal(f"buy:{n}", verbatim(f"no. {n}"), text("bazaar.no.coins", need=n, have=0), verbatim(f"{n} dates"))
        for n in range(1, 7)
    ]
    [menu] = [
        part
        for part in parts_of(why_message(question([option("a")]), READER, refused))
        if part["type"] == limits.SELECT
    ]
    assert [(one["label"], one["description"]) for one in menu["options"]][:1] == [("No. 1", "1 dates")]


def test_a_few_reasons_are_told_at_once_with_what_a_number_stands_for() -> None:
    coins = [text("bazaar.no.coins", need=n, have=0) for n in range(5)]
    refused = [Refusal(f"buy:{n}", verbatim(f"no. {n}"), one, verbatim("2 dates")) for n, one in enumerate(coins)]
    refused.append(Refusal("gift", verbatim("gift"), coins[0], verbatim("for you")))
    message = why_message(question([option("a")]), READER, refused)
    assert [call.verb for call in clicks(message)] == ["ask"]
    assert f"**No. 0 (2 dates), Gift.** {phrase('bazaar.no.coins', need=0, have=0)}\n**No. 1" in words_of(message)


@pytest.mark.slow
def test_what_is_not_offered_has_the_number_and_the_name_that_its_button_would_have() -> None:
    """In Mombasa the spaces of this game alone, in the order of their numbers."""
    g = fresh(2)
    g.players[BLUE].pounds = 1
    table = Play(g).pick("act:marker").table
    asking = question_of(table, table.asks[0])
    said = why_message(asking, READER, table.asks[0].refused())
    [menu] = [part for part in parts_of(said) if part["type"] == limits.SELECT]
    named = [one["label"] for one in menu["options"]]
    assert "10 · Merchant, £2" in named
    numbers = [int(one.partition(" · ")[0]) for one in named]
    assert numbers == sorted(numbers)
    offered = {int(one.number) for one in asking.options}
    spaces = {1 + n for n, place in enumerate(g.data.place.values()) if place.track in {"", *g.tracks.values()}}
    assert offered | set(numbers) == spaces


@pytest.mark.slow
def test_what_may_be_done_before_is_no_paler_than_what_stands_beside_it_in_the_picture() -> None:
    """A grey button says that something brings nothing."""
    g = fresh(2)
    lay(g, BLUE, "start_coffee_2")
    g.players[BLUE].tiles = ["tile_plus_1_good"]
    table = Play(g).table
    shown = [PictureFile("turn.png", b"", "")]
    parts = parts_of(question_message(question_with_ahead(table, table.asks[0]), READER, shown=shown))
    styles = {part["label"]: part["style"] for part in parts if " · " in part.get("label", "")}
    assert len(styles) >= 3
    assert set(styles.values()) == {1}


def test_a_chapter_of_the_rules_is_named_once() -> None:
    reasons = [refusal("yokohama.no.order_room", "10.1", have=n, limit=3) for n in range(3)]
    refused = [Refusal(f"buy:{n}", verbatim(f"no. {n}"), one) for n, one in enumerate(reasons)]
    said = words_of(why_message(question([option("a")]), READER, refused))
    assert READER.say(reasons[2]) in said
    assert READER.say(reasons[1]) not in said
    assert phrase("yokohama.no.order_room", have=1, limit=3) in said


def test_long_reasons_are_told_one_by_one() -> None:
    refused = [Refusal(f"buy:{n}", verbatim("wares " * 80 + str(n)), Text("bazaar.no.gift")) for n in range(3)]
    assert "because" in [call.verb for call in clicks(why_message(question([option("a")]), READER, refused))]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_few_places_are_rows_however_many_there_are(count: int) -> None:
    """Also beside what is dangerous, and where one of them has much to tell."""
    about = ["power 2: 1 piece from the warehouse; assistant ¥0, shop ¥2, trading house ¥4", "power 2: gain 2 tea"]
    about += ["power 2: gain ¥2", "power 2: no free space you can pay for"]
    places = [option(f"to:{n}", said, target=f"{n}") for n, said in enumerate(about[:count])]
    asked = question([*places, option("return", "no action this turn", role="danger")])
    builder = controls(asked, READER, PanelState(), shown=True)
    assert [type(part) for part in builder.parts] == [Section] * (count + 1)


def test_below_a_high_picture_options_are_lines_where_rows_would_leave_the_screen() -> None:
    asked = question([option(f"to:{n}", "costs 2 and brings 3", target=f"{n}") for n in range(5)])
    for px, rows in ((100, 5), (280, 0)):
        builder = controls(asked, READER, PanelState(), shown=True, picture_px=px)
        assert [type(part) for part in builder.parts].count(Section) == rows


def test_what_every_option_brings_alike_is_said_once_above_all_of_them() -> None:
    options = [replace(option(name, f"costs {name}"), alike=verbatim("brings 3")) for name in "abc"]
    said = words_of(question_message(question([*options, option("stop", role="decline")]), READER))
    assert said.count("brings 3") == 1
    assert said.index(READER.head(text("ui.panel.alike", what=verbatim("brings 3")))) < said.index("**A**")
    alone = question([options[0], option("b"), option("c")])
    assert READER.head(text("ui.panel.alike", what=verbatim("brings 3"))) not in words_of(
        question_message(alone, READER)
    )


def test_what_is_of_another_group_has_its_name_beside_numbers_of_the_picture() -> None:
    """Its number alone would be one more of the places."""
    places = [option(f"at:{n}", "costs 1", target=f"{n}") for n in range(20)]
    use = replace(option("use", "brings 2", target="20"), group=verbatim("modifier"))
    builder = controls(question([*places, use]), READER, PanelState(), shown=True)
    builder.picture_tells, builder.parts = True, []
    one_choice(builder)
    [row] = [part for part in builder.parts if isinstance(part, Section)]
    assert "**Use**" in str(row.to_component_dict())


def test_what_is_offered_alone_has_its_name_beside_its_number() -> None:
    builder = controls(
        question([option("end", "costs 1", target="1"), option("stop", role="decline")]),
        READER,
        PanelState(),
        shown=True,
    )
    builder.picture_tells = builder.picture_names = True
    builder.option_numbers, builder.parts = {"end": "10"}, []
    one_choice(builder)
    assert [part["label"] for part in parts_of(Message(tuple(builder.parts))) if "label" in part] == [
        "10 · End",
        "Stop",
    ]


def test_beside_a_form_whose_values_are_numbered_nothing_else_has_one_of_these_numbers() -> None:
    values = tuple(FieldChoice(verbatim(f"{n}"), ((f"at:{n}",),), target=f"cell:{n}") for n in range(3))
    options = [*(option(f"at:{n}", target=f"{n}") for n in range(3)), option("use", "brings 2", target="x")]
    asked = question(options, form=Form((Field(verbatim("Place"), values),)))
    message = Message(tuple(controls(asked, READER, PanelState(), shown=True).parts))
    labels = [part["label"] for part in parts_of(message) if part.get("label")]
    assert labels == ["1", "2", "3", phrase("ui.panel.choose")]


def test_red_is_what_nobody_asks_about_again() -> None:
    """Who is helped gets a doubt before anything is given away."""
    asked = question([option("a"), option("b"), option("end", role="danger")])
    for learning, style in ((False, 4), (True, 2)):
        message = question_message(replace(asked, learning=learning), READER)
        assert [one["style"] for one in parts_of(message) if one.get("label") == "End"] == [style]


def test_what_brings_nothing_is_grey() -> None:
    asked = question([option("a", "far", target="a"), option("b", "nothing", no_effect=True, target="b")])
    styles = {
        part["custom_id"].rpartition("|")[2]: part["style"]
        for part in parts_of(question_message(asked, READER))
        if part["type"] == 2
    }
    assert (styles["a"], styles["b"]) == (1, 2)


def test_where_nothing_else_brings_anything_what_declines_stands_out() -> None:
    asked = question([option("a", "nothing", no_effect=True), option("stop", role="decline")])
    styles = [part["style"] for part in parts_of(question_message(asked, READER)) if part["type"] == 2]
    assert styles[:2] == [2, 1]


def test_the_same_refusal_twice_is_listed_once() -> None:
    refused = [Refusal("buy:x", verbatim("x"), Text("bazaar.no.gift"))] * 2
    message = why_message(question([option("a")]), READER, refused)
    assert words_of(message).count("**X.**") == 1


def test_nothing_refused_is_said() -> None:
    assert phrase("ui.why.nothing") in words_of(why_message(question([option("a")]), READER, []))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_waiting_says_for_whom(lang: str) -> None:
    reader = Reader(lang, NAMES)
    asked = [AskedSeat(1, 101, None, None, 0.0)]
    message = waiting_message(table_info(), reader, asked, undo_step=4, url="https://discord.com/channels/1/3")
    assert "Ben" in words_of(message)
    assert [c.verb for c in clicks(message)] == ["back", "plan", "board", "log"]


@pytest.mark.slow
@settings(max_examples=150)
@given(data=st.data(), count=st.integers(1, 25), lang=st.sampled_from(LANGUAGES))
def test_whatever_is_asked_discord_takes_it(data: st.DataObject, count: int, lang: str) -> None:
    """Long labels, odd messages, groups or none, any bounds: a message that is over a limit could not be made."""
    label = st.text(LETTERS, min_size=1, max_size=200).filter(str.strip)
    groups = data.draw(st.lists(label, min_size=1, max_size=6))
    options = [
        option(f"o:{n}:{'x' * 50}", data.draw(label) if n % 3 else "", groups[n % len(groups)] if n % 2 else "")
        for n in range(count)
    ]
    fewest = data.draw(st.integers(0, min(count, 25)))
    most = data.draw(st.integers(max(1, fewest), max(1, min(count, 25))))
    ordered = data.draw(st.booleans())
    shape = data.draw(st.sampled_from(["one", "some", "amount", "arrange"]))
    asked = question(options, min=fewest, max=most, ordered=ordered, shape=shape)
    marks = data.draw(st.lists(st.integers(0, count - 1), unique=True, max_size=min(count, 25)))
    place = PanelState(data.draw(st.none() | st.integers(0, 30)), tuple(marks))
    question_message(asked, Reader(lang, NAMES), place, note="x" * 900, pictures=True)


def test_that_the_end_is_near_stands_above_the_question_however_much_has_happened() -> None:
    """The line of the past has room for the beginning of a turn only."""
    recap = Recap(
        Text("ui.post.since"), ["Ben: builds a shop; " * 9, "The last round begins."], ["The last round begins."]
    )
    asked = replace(question([option("a"), option("b")]), can_undo=False)
    said = words_of(question_message(asked, READER, recap=recap))
    assert "**The last round begins.**" in said
    assert said.count("The last round begins.") == 1


def test_a_menu_of_what_lies_nowhere_is_not_numbered_by_what_may_be_done_besides() -> None:
    beside = option("tile", role="free", target="tile")
    menu = [option(f"act:{n}", "costs 1") for n in range(3)]
    assert numbered(question([*menu, beside])) == targets(question([*menu, beside])) == {}
    assert numbered(question([*menu[:2], beside])) == {"tile": "1"}
    assert numbered(question([*menu, option("there", target="town"), beside])) == {"there": "1", "tile": "2"}


def test_what_its_name_has_a_number_of_its_own_for_is_called_by_that_everywhere() -> None:
    """A position of a track is not the fourth option, too."""
    places = [option(f"position:{n}", "empty", target=f"place {n}", sign=str(n)) for n in (4, 6)]
    asked = question(places)
    assert targets(asked) == {"place 4": "4", "place 6": "6"}
    message = question_message(asked, READER, shown=[PictureFile("a.png", b"", "")])
    rows = [part for part in parts_of(message) if part["type"] == limits.SECTION_TYPE]
    assert [part["accessory"]["label"] for part in rows] == ["4", "6"]
    many = question([option(f"position:{n}", "empty", target=f"place {n}", sign=str(n)) for n in range(3, 11)])
    assert "-# **Position 6**: empty" in words_of(question_message(many, READER, shown=[PictureFile("a.png", b"", "")]))
    mixed = question([*places, option("else", target="town")])
    assert list(numbered(mixed).values()) == ["1", "2", "3"]


def test_what_may_be_done_before_stands_above_what_is_dangerous() -> None:
    menu = [option("act", "2 left"), option("end", "it is over", role="danger"), option("tile", "+1", role="free")]
    rows = [part for part in parts_of(question_message(question(menu), READER)) if "accessory" in part]
    assert [part["components"][0]["content"].partition("\n")[0] for part in rows] == ["**Act**", "**Tile**", "**End**"]


@pytest.mark.parametrize("lacking", [True, False])
def test_why_not_is_asked_only_where_something_is_not_offered(lacking: bool) -> None:
    message = question_message(question([option("a"), option("b")], lacking=lacking), READER)
    assert ("why" in {call.verb for call in clicks(message)}) is lacking


def test_the_past_is_in_full_elsewhere_only_where_something_is_left_out() -> None:
    for whole in (True, False):
        recap = Recap(Text("ui.post.since"), ["**Ben**: buys silk."], glance=PastGlance("Ben: buys silk", whole))
        message = question_message(question([option("a"), option("b")], can_undo=False), READER, recap=recap)
        assert "**Since your last move ·** Ben: buys silk" in words_of(message)
        assert (PAST in {call.arg for call in clicks(message) if call.verb == "more"}) is not whole
