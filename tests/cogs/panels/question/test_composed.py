"""A series, amounts and a form: put together in the panel, answered in one go."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from simcord.actors import MemberActor

from cogs.messages import limits
from cogs.messages.message import Message, PictureFile, button, even_rows
from cogs.messages.reader import Reader
from cogs.panels.question.beside import more_message
from cogs.panels.question.controls import controls
from cogs.panels.question.forms import GO, PUT, SURE, form_answers, form_ids
from cogs.panels.question.panel import SENT, question_message
from cogs.panels.question.panel_state import PanelState, unpack
from engine.core.ask import Field, FieldChoice, Form, Series
from engine.core.offer import Option
from engine.core.text import Text, join, refusal, verbatim
from host import BOT, Person, Question
from testkit.bazaar import meta as bazaar  # noqa: F401
from testkit.discord.clicking import seat_people
from testkit.discord.shown import buttons, labels, selects, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.questions import NAMES, clicks, option, parts_of, question, words_of
from testkit.scenes import caravans_laden

READER = Reader("en", NAMES)
STOP = option("stop", role="decline")
PICTURE = PictureFile("plan.png", bytes(24), "")


def waits_for(player: str) -> str:
    """What is said to somebody who is done with what all decide in secret."""
    return f"{phrase('ui.waiting.others', players=player)} {phrase('ui.waiting.may_change')}"


async def caravan(stage: DiscordStage) -> MemberActor:
    """Alice has won the first turn and is about to send a caravan."""
    alice = await caravans_laden(stage)
    await stage.host.answers.answer(1, Person(alice.id), None, ["caravan"])
    await stage.settle()
    await stage.move(alice)
    return alice


@pytest.mark.slow
async def test_a_series_is_one_list_to_mark_and_one_done(stage: DiscordStage) -> None:
    alice = await caravan(stage)
    (menu,) = selects(stage.panel(alice))
    assert (menu["min_values"], menu["max_values"], menu["placeholder"]) == (0, 3, "Choose up to 3")
    assert [one["description"] for one in menu["options"]] == ["1 coin"] * 7
    assert labels(stage.panel(alice))[:2] == ["Done", "‹ Back"]
    await stage.choose(alice, ["Basra", "Kabul"])
    chosen = [one["label"] for one in selects(stage.panel(alice))[0]["options"] if one.get("default")]
    assert chosen == ["Basra", "Kabul"]
    assert labels(stage.panel(alice))[0] == "Done"
    assert labels(stage.panel(alice)).count("Done") == 1
    said = await stage.press(alice, "Done")
    assert "sends a caravan to Basra; sends a caravan to Kabul." in said
    assert "2 loads left: which good?" in said
    assert "You have: 2 coins, dates × 1" in said


@pytest.mark.slow
async def test_a_few_steps_are_taken_one_by_one(stage: DiscordStage) -> None:
    alice = await caravan(stage)
    await stage.choose(alice, ["Basra", "Kabul", "Cairo"])  # three of three: nothing is left to confirm
    for good in ("Dates", "Dates", "Spices"):
        said = await stage.press(alice, good)
    assert "This turn:" in said
    assert (await stage.host.reads.view(1, BOT)).goods[0] == (3, 1)


@pytest.mark.slow
async def test_what_does_not_go_together_is_said_and_what_comes_between_stops_the_rest(stage: DiscordStage) -> None:
    alice = await caravan(stage)
    asked = await stage.host.reads.question(1, Person(alice.id))
    assert asked is not None
    names = [one.id for one in asked.options]
    await stage.choose(alice, ["Basra", "Cairo"])
    custom_id = next(b["custom_id"] for b in buttons(stage.panel(alice)) if "|take|" in b["custom_id"])
    took = f"{custom_id.rpartition('|')[0]}|"
    said = await stage.forge(alice, stage.stored(stage.panel(alice)), took + PanelState(None, (0, 0)).pack(names))
    again = refusal("bazaar.no.town", "3.3", town="Basra")
    assert phrase("ui.panel.not_together", label="Basra", why=again) in said
    assert selects(stage.panel(alice))[0]["options"][0]["default"]  # as it was put together, to be changed
    assert await stage.host.reads.question(1, Person(alice.id)) == asked
    said = await stage.forge(alice, stage.stored(stage.panel(alice)), took + PanelState(None, (0, 1, 2, 3)).pack(names))
    assert "This was no longer possible: Kabul." in said
    assert "Damascus" in said


@pytest.mark.slow
async def test_a_form_is_one_page(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, caravans="on")
    await stage.move(alice)
    assert [menu["placeholder"] for menu in selects(stage.panel(alice))] == [
        "How much do you bid?",
        "Which good comes with the bid?",
    ]
    await stage.choose(alice, "2")
    assert "Send" in labels(stage.panel(alice))
    await stage.choose(alice, "Spices", nth=1)
    said = await stage.press(alice, "Send")
    assert waits_for("Bob") in said
    assert "Lock in your bid?" in await stage.press(alice, "‹ Back")
    assert "Chosen so far:\n-# • 2\n-# • Spices" in texts(stage.panel(alice))


def plan_form(*filled: bool) -> Question:
    """A form that comes again after every field, until it is locked in."""
    fields = tuple(
        Field(verbatim(f"slot {n}"), (choice("clear") if full else choice(), choice() if full else choice("card")),
              int(full), open=not full)
        for n, full in enumerate(filled)
    )  # fmt: skip
    return question([option("lock", role="confirm"), option("card"), option("clear")], form=Form(fields, ("lock",)))


def choice(*picks: str) -> FieldChoice:
    return FieldChoice(verbatim("+".join(picks) or "nothing"), tuple((pick,) for pick in picks))


def test_a_warning_takes_the_place_of_what_it_warns_of() -> None:
    asked = plan_form(True, False)
    first = question_message(asked, READER)
    second = question_message(asked, READER, note="One is empty.", doubted=SENT)
    assert not any(call.arg.endswith(SURE) for call in clicks(first) if call.verb == "send")
    assert [(call.verb, call.arg.endswith(SURE)) for call in clicks(second)][-2:] == [("send", True), ("ask", False)]
    assert not any(call.verb in ("fill", "why", "more") for call in clicks(second))
    assert "**One is empty.**" in words_of(second)
    assert [part["label"] for part in parts_of(second) if "label" in part][-2:] == ["Lock anyway", "‹ To the question"]


def test_many_fields_are_walked_through_one_at_a_time() -> None:
    asked = plan_form(True, False, False)
    for place, title, main in ((PanelState(), "Slot 1", "Slot 1"), (PanelState(0), "Slot 0", "Slot 0 ✓")):
        message = question_message(asked, READER, place)
        assert f"**{title}: which one?**" in words_of(message)
        strip = [part for part in parts_of(message) if part.get("custom_id", "").endswith(f".{GO}")]
        assert [part["label"] for part in strip] == ["Slot 0 ✓", "Slot 1", "Slot 2"]
        assert [part["label"] for part in strip if part["style"] == 1] == [main]
        values = [part for part in parts_of(message) if part.get("custom_id", "").endswith(f".{PUT}")]
        assert [part["disabled"] for part in values] == ([False, True] if place.group == 0 else [False])
    shown = question_message(plan_form(True, False, False), READER, PanelState(0), shown=(PICTURE,))
    assert [part["label"] for part in parts_of(shown) if part.get("custom_id", "").endswith(f".{PUT}")] == ["Clear"]
    whole = question_message(plan_form(True, True, True), READER)
    assert not [part for part in parts_of(whole) if part["type"] == limits.SELECT]
    assert "lock" in words_of(whole).lower() or asked.asked.key


@pytest.mark.parametrize(("many", "menu"), [(5, False), (9, True)])
def test_long_names_are_buttons_while_there_is_room_and_an_empty_field_is_not_filled_in(many: int, menu: bool) -> None:
    empty, *names = (verbatim(name) for name in ("Leave it", *(f"Cape Town diamond merchant {n}" for n in range(many))))
    choices = (FieldChoice(empty, ()), *(FieldChoice(name, ((f"card:{n}",),)) for n, name in enumerate(names)))
    fields = tuple(Field(verbatim(f"Slot {n}"), choices, 0, True) for n in range(3))
    message = question_message(question([option("lock", role="confirm")], form=Form(fields, ("lock",))), READER)
    lists = [part for part in parts_of(message) if part["type"] == limits.SELECT]
    assert bool(lists) is menu
    shown = lists[0]["options"] if menu else [part for part in parts_of(message) if "merchant" in part.get("label", "")]
    assert len(shown) == many
    assert not any(one.get("default") for one in shown)


@pytest.mark.slow
@pytest.mark.parametrize("wanted", ["plan", "some empty"])
async def test_a_plan_is_kept_field_by_field_and_empty_slots_are_asked_about_once(
    stage: DiscordStage, wanted: str
) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    table = await seat_people(stage, "mombasa", [alice, bob], {})
    for person in (alice, bob):
        await stage.host.users.set(person.id, pictures="never")
        while (asked := await stage.host.reads.question(table.id, Person(person.id))) and asked.key != "mombasa.plan":
            await stage.host.answers.answer(table.id, Person(person.id), None, [asked.options[0].id])
    await stage.settle()
    await stage.move(alice)
    slots = sum(label[:1] in "ABCDE" and len(label) == 1 for label in labels(stage.panel(alice)))
    for n in range(slots if wanted == "plan" else 1):
        cards = [one["label"] for one in buttons(stage.panel(alice)) if one["custom_id"].endswith(f".{PUT}")]
        said = await stage.press(alice, cards[0])  # into the first slot that is empty
        assert f"Planned: {n + 1} of {slots};" in said, "it is saved as soon as it is chosen"
    said = await stage.press(alice, "Lock in")
    if wanted == "some empty":
        assert phrase("ui.panel.left_open", n=slots - 1) in said
        assert f"Planned: 1 of {slots};" in await stage.press(alice, "‹ To the question")
        await stage.press(alice, "Lock in")
        said = await stage.press(alice, "Lock in anyway")
    assert waits_for("Bob") in said
    assert said.count("Slot ") == (1 if wanted == "some empty" else slots)


@pytest.mark.parametrize(("count", "left"), [(4, 2), (7, 3), (25, 4)])
def test_every_part_of_a_series_can_be_marked(count: int, left: int) -> None:
    options = [option(f"to:{n}", f"costs {n}") for n in range(count)]
    message = question_message(question([*options, STOP], series=Series(left, end="stop")), READER)
    (menu,) = [part for part in parts_of(message) if part["type"] == limits.SELECT]
    assert len(menu["options"]) == count
    assert menu["max_values"] == left
    marked = {call.values for call in clicks(message) if call.verb == "mark"} if count < 10 else set()
    assert all(tuple(map(str, marks)) in marked for marks in combinations(range(count), left) if count < 10)


@pytest.mark.parametrize(("count", "left", "label"), [(2, 2, "Both"), (3, 3, "All 3"), (3, 2, "")])
def test_a_few_of_a_series_are_rows_and_all_of_them_one_tap(count: int, left: int, label: str) -> None:
    """Opening a list, marking two lines and closing it again were four."""
    options = [option(f"to:{n}", f"costs {n}") for n in range(count)]
    message = question_message(question([*options, STOP], series=Series(left, end="stop")), READER)
    assert [call.arg for call in clicks(message) if call.verb == "pick"] == [*(one.id for one in options), "stop"]
    taken = [part["label"] for part in parts_of(message) if "|take|" in part.get("custom_id", "")]
    assert taken == ([label] if label else [])
    assert ("Choose up to 2" in words_of(message)) is not bool(label)


def test_all_of_a_series_stand_beside_what_they_cost_together() -> None:
    series = Series(2, end="stop", price=Text("bazaar.title"))
    message = question_message(question([option("to:0", "costs 1"), option("to:1", "costs 2")], series=series), READER)
    assert f"**{phrase('ui.panel.all_of', n=2)}**\n-# {phrase('bazaar.title')}" in words_of(message)


@pytest.mark.parametrize(
    ("options", "series"),
    [
        ([option("a"), option("b"), STOP], Series(1, end="stop")),
        ([option("a"), STOP], Series(3, end="stop")),
        ([option(f"to:{n}") for n in range(6)], Series(3, repeat=True)),
    ],
)
def test_what_leaves_nothing_to_put_together_is_asked_singly(options: list[Option[None]], series: Series) -> None:
    verbs = {call.verb for call in clicks(question_message(question(options, series=series), READER))}
    assert "pick" in verbs
    assert not verbs & {"mark", "count"}


def test_what_may_be_done_at_any_time_stays_beside_a_series() -> None:
    options = [*(option(name) for name in "abcd"), option("sell", role="free"), STOP]
    for marks, there in (((), {"sell", "stop"}), ((0,), {"sell"})):
        message = question_message(question(options, series=Series(2, end="stop")), READER, PanelState(None, marks))
        assert {call.arg for call in clicks(message) if call.verb == "pick"} == there


def test_what_is_marked_can_come_before_something_else() -> None:
    """Done would end the series; where something else could be done, what is marked may be given before it."""
    free = option("sell", role="free")
    for beside, marks, there in (([free], (0,), True), ([free], (), False), ([], (0,), False)):
        asked = question([option("a"), option("b"), *beside, STOP], series=Series(2, end="stop"))
        message = question_message(asked, READER, PanelState(None, marks))
        assert ("These first" in [part.get("label") for part in parts_of(message)]) is there


@pytest.mark.parametrize("explained", [True, False])
def test_two_or_three_of_the_same_are_one_tap(explained: bool) -> None:
    """A button for every number, below what it costs and brings; where that is nothing, the first has the name."""
    a = replace(option("a", "for £1" if explained else ""), times=(verbatim("for £2"), verbatim("for £4")))
    asked = question([a, option("b"), STOP], series=Series(3, repeat=True, end="stop"), times=(3, 1, 0))
    asked = asked if explained else replace(asked, options=(replace(a, times=()), *asked.options[1:]))
    message = question_message(asked, READER)
    assert names(asked)[:4] == [*(["× 1"] if explained else ["A"]), "× 2", "× 3", "B"]
    assert ("**A**\n-# × 1: for £1; × 2: for £2; × 3: for £4" in words_of(message)) is explained
    taken = [
        unpack(call.arg, [one.id for one in asked.options]).marks for call in clicks(message) if call.verb == "take"
    ]
    assert taken == [(0, 0), (0, 0, 0)]
    assert {call.arg for call in clicks(message) if call.verb == "pick"} == {"a", "b", "stop"}


def test_what_can_be_had_but_once_each_is_no_matter_of_numbers() -> None:
    asked = question([option("a"), option("b"), STOP], series=Series(2, repeat=True, end="stop"), times=(1, 1, 0))
    assert names(asked)[:3] == ["A", "B", "Stop"]


def test_from_four_steps_on_a_list_has_every_option_with_its_number() -> None:
    asked = question([option("a"), option("b"), STOP], series=Series(4, repeat=True, end="stop"), times=(4, 2, 1))
    message = question_message(asked, READER)
    (menu,) = [part for part in parts_of(message) if part["type"] == limits.SELECT]
    assert [one["label"] for one in menu["options"]] == ["A", "A × 2", "A × 3", "A × 4", "B", "B × 2"]
    assert [one["value"] for one in menu["options"]] == ["0x1", "0x2", "0x3", "0x4", "1x1", "1x2"]


def test_a_few_short_values_go_along_with_the_other_field() -> None:
    """So one choice in the list sends both; a button changes what goes along first."""
    places = Field(
        verbatim("Place"),
        tuple(FieldChoice(verbatim(f"place {n}"), ((f"at:{n}",),), verbatim("far")) for n in range(6)),
    )
    paying = Field(verbatim("Payment"), tuple(FieldChoice(verbatim(way), ((way,),)) for way in ("iron", "money")))
    form = Form((places, paying))
    asked = question([option(f"at:{n}") for n in range(6)], form=form)
    ids = form_ids(form)
    message = question_message(asked, READER)
    (menu,) = [part for part in parts_of(message) if part["type"] == limits.SELECT]
    assert unpack(menu["custom_id"].rpartition("|")[2], ids).marks == (6,)
    (press,) = [call.arg for call in clicks(message) if call.arg.endswith(f".{PUT}")]
    assert unpack(press, ids).marks == (7,)
    again = question_message(asked, READER, PanelState(None, (7,)))
    (menu,) = [part for part in parts_of(again) if part["type"] == limits.SELECT]
    assert unpack(menu["custom_id"].rpartition("|")[2], ids).marks == (7,)


def test_values_that_lie_somewhere_are_lines_by_option_with_a_button_each() -> None:
    """With their numbers in the picture; without one, or where they are too many, they are a list."""

    def asked(cells: int) -> Question:
        values = tuple(
            FieldChoice(verbatim(f"{n}"), ((f"at:{n % 2}",), (f"cell:{n}",)), verbatim(f"gain {n}"), target=f"cell:{n}")
            for n in range(cells)
        )
        paying = Field(verbatim("Payment"), tuple(FieldChoice(verbatim(way), ((way,),)) for way in ("iron", "money")))
        return question([option("at:0"), option("at:1")], form=Form((Field(verbatim("Place"), values), paying)))

    four = asked(4)
    assert four.form is not None
    message = Message(tuple(controls(four, READER, PanelState(), shown=True).parts))
    assert "**1** → gain 0 · **3** → gain 2" in words_of(message)
    pressed = [unpack(call.arg, form_ids(four.form)).marks for call in clicks(message) if call.arg.endswith(f".{PUT}")]
    assert pressed == [(5,), (4, 0), (4, 1), (4, 2), (4, 3)]
    assert [part["type"] for part in parts_of(message)].count(limits.SELECT) == 0
    for plain, shown in ((four, False), (asked(16), True)):
        parts = parts_of(Message(tuple(controls(plain, READER, PanelState(), shown=shown).parts)))
        assert [part["type"] for part in parts].count(limits.SELECT) == 1


def test_of_a_form_only_what_is_new_is_answered() -> None:
    slots = [Field(verbatim(slot), (choice(), choice(slot, "x"), choice(slot, "y")), chosen) for slot, chosen in
             (("b", None), ("c", 1), ("d", 2))]  # fmt: skip
    form = Form(tuple(slots), ("lock",))
    assert [one.picks for one in form_answers(form, (1, 4, 7))] == [("b",), ("x",), ("d",), ("x",)]
    asked = question([option("lock", role="confirm"), option("rest", role="free")], form=form, can_undo=True)
    message = question_message(asked, READER)
    values = [part["disabled"] for part in parts_of(message) if part.get("custom_id", "").endswith(f".{PUT}")]
    assert values == [False] * 3  # the first that is empty is open
    assert {call.verb for call in clicks(message)} == {"fill", "send", "pick", "back", "why", "more"}


def test_an_irreversible_step_says_so() -> None:
    message = question_message(question([option("peek", reveals=True), option("skip")]), READER)
    assert f"**Peek**\n-# {phrase('ui.panel.reveals')}" in words_of(message)


def test_what_one_cannot_take_back_alone_and_what_the_others_are_asked_for_are_told_apart() -> None:
    why = Text("core.no_undo.revealed")
    people = question([option("a"), option("b")], can_undo=False, no_undo=why)
    seats = tuple(replace(seat, user=None if seat.seat else seat.user) for seat in people.table.seats)
    alone = replace(people, table=replace(people.table, seats=seats))
    for asked, label in ((people, "Ask to take it back …"), (alone, "Take it back all the same …")):
        message = more_message(asked, READER, None, pictures=True)
        assert phrase("core.no_undo.revealed") in words_of(message)
        assert label in [part.get("label") for part in parts_of(message)]


def test_the_position_stands_above_the_question() -> None:
    asked = question([option("a", "for 1"), option("b")], purse=(verbatim("3 coins"), verbatim("2 dates")))
    said = words_of(question_message(asked, READER, note="Mind this."))
    order = ["**Mind this.**", "-# You have: 3 coins, 2 dates", "**What do you do?**", "**A**", "-# for 1", "**B**"]
    assert sorted(order, key=said.index) == order


def test_all_of_several_are_one_tap_where_all_can_be_had() -> None:
    """As a whole good is used: every card of it, else those that are marked; the button names them."""
    some = question([option(f"use:{n}") for n in range(3)], max=3)
    whole = phrase("ui.panel.all_named", options=join([one.label for one in some.options], "and"))
    assert whole in names(some)
    assert whole not in names(replace(some, max=2))
    assert whole not in names(some, PanelState(None, (0,)))
    long = question([option(f"use:{'long' * 5}{n}") for n in range(3)], max=3)
    assert phrase("ui.panel.all_of", n=3) in names(long)


def names(asked: Question, state: PanelState | None = None) -> list[str]:
    """What the buttons of a question say."""
    shown = parts_of(question_message(asked, READER, state))
    return [one.get("label", "") for one in shown if one["type"] == limits.BUTTON]


def test_numbers_of_options_stand_in_rows_of_the_same_length() -> None:
    """Six are three and three, and none stands alone below five others."""
    for count, rows in ((5, [5]), (6, [3, 3]), (7, [4, 3]), (11, [4, 4, 3])):
        made = even_rows([button(str(n), str(n)) for n in range(count)])
        assert [len(one.to_component_dict()["components"]) for one in made] == rows
