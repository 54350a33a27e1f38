"""What lies behind the options: both questions answered by one click, and nothing else becomes possible by it."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from cogs.messages import limits
from cogs.messages.heights import SCREEN_PX, ShownPanel, height
from cogs.messages.message import PictureFile
from cogs.messages.reader import Reader
from cogs.panels.question.controls import pictured
from cogs.panels.question.panel import question_message
from cogs.panels.question.panel_builder import THEN
from cogs.panels.question.panel_state import unpack
from cogs.panels.question.paths import ALONG, path, two_lists
from engine.core.ask import Series
from engine.core.text import PlayerMistake, Text, join
from engine.mombasa.state import State
from host import Person
from host.records import Ahead
from testkit.discord.shown import selects
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.questions import NAMES, clicks, option, parts_of, question, question_with_ahead, words_of
from testkit.scenes import caravans_laden
from tests.engine.mombasa.scenario import BLUE, Play, book, fresh, lay, reach
from tests.engine.yokohama.scenario import PURPLE, Scene, play
from words import LANGUAGES

READER = Reader("en", NAMES)
PICTURE = PictureFile("board.png", b"png", "a board")


def behind(*leads: int, series: Series | None = None) -> list[Ahead]:
    """Questions with so many options each, one behind every option."""
    return [
        Ahead(
            f"go:{n}", question([option(f"to:{n}:{k}", target=f"place {n} {k}") for k in range(count)], series=series)
        )
        for n, count in enumerate(leads)
        if count
    ]


@pytest.mark.slow
async def test_two_ways_to_do_the_same_are_two_lists_and_each_line_is_one_click(stage: DiscordStage) -> None:
    alice = await caravans_laden(stage)
    await stage.settle()
    await stage.move(alice)
    caravan = next(n for n, menu in enumerate(selects(stage.panel(alice))) if "Town" in menu["placeholder"])
    assert selects(stage.panel(alice))[caravan]["max_values"] == 3
    said = await stage.choose(alice, ["Basra", "Kabul"], nth=caravan)
    assert "Kabul" in said
    assert "1 load left" in said or "loads left" in said


@pytest.mark.slow
async def test_what_is_left_is_told_after_what_is_marked(stage: DiscordStage) -> None:
    alice = await caravans_laden(stage)
    await stage.host.answers.answer(1, Person(alice.id), None, ["caravan"])
    await stage.settle()
    before = await stage.move(alice)
    said = await stage.choose(alice, ["Basra"])
    question = await stage.host.reads.question(1, Person(alice.id))
    assert question is not None
    now, left = question.purse, await stage.host.reads.purse_after(1, Person(alice.id), [["town:basra"]])
    for shown, key, held in ((before, "ui.panel.purse", now), (said, "ui.panel.purse_after", left)):
        assert phrase(key, held=join(held, "comma")) in shown
    assert now != left


def test_things_of_one_group_are_no_ways_to_do_the_same_and_each_keeps_its_row() -> None:
    """Columns of a base belong together, too, but what each is worth has to be said."""
    ways = [option("go:0", "two posts", "Cairo"), option("go:1", "four posts", "Cairo")]
    assert two_lists(question(ways, ahead=tuple(behind(11, 11))))
    assert not two_lists(question(ways, ahead=tuple(behind(9, 9))))
    columns = question([replace(one, target=one.id) for one in ways], ahead=tuple(behind(9, 9)))
    assert not two_lists(columns)
    said = words_of(question_message(columns, READER))
    assert "two posts" in said
    assert "four posts" in said


@pytest.mark.parametrize(
    ("leads", "menus", "buttons"),
    [((11, 0), 1, 1), ((11, 25, 0), 2, 1), ((11, 12, 13), 0, 3), ((10, 4), 0, 2), ((26, 3), 0, 2)],
)
def test_one_or_two_options_have_a_list_where_that_would_be_asked_next_anyway(
    leads: tuple[int, ...], menus: int, buttons: int
) -> None:
    options = [option(f"go:{n}", "costs 1") for n in range(len(leads))]
    asked = question(options, ahead=tuple(behind(*leads)))
    message = question_message(asked, READER)
    found = [part for part in parts_of(message) if "|path|" in part.get("custom_id", "")]
    picks = [part for part in parts_of(message) if "|pick|" in part.get("custom_id", "")]
    assert (len(found), len(picks)) == (menus, buttons)
    assert all(part["type"] == limits.SELECT and part["placeholder"] == "What do you do?" for part in found)


def test_a_few_short_answers_stand_below_each_option() -> None:
    asked = question([option("go:0", "3 cotton"), option("go:1", "2 cotton")], ahead=tuple(behind(2, 2)))
    message = question_message(asked, READER)
    labels = [part["label"] for part in parts_of(message) if "|path|" in part.get("custom_id", "")]
    assert labels == ["To 0 0", "To 0 1", "To 1 0", "To 1 1"]
    pressed = [call for call in clicks(message) if call.verb == "path"]
    assert [answer.picks for answer in path(asked, pressed[3].arg, ()).answers] == [("go:1",), ("to:1:1",)]
    asking = [line for line in words_of(message).splitlines() if line == "-# What do you do?"]
    assert len(asking) == 1  # above both, in the same words


def test_an_option_with_its_answers_below_has_the_number_that_the_picture_shows() -> None:
    places = [option(f"go:{n}", "3 cotton", target=f"place {n}") for n in range(2)]
    message = question_message(question(places, ahead=tuple(behind(2, 2))), READER, shown=[PICTURE])
    said = words_of(message)
    assert "**1 · Go 0**" in said
    assert "**2 · Go 1**" in said


def paid(name: str) -> Ahead:
    """An option that is paid in one of two ways, before which something else may be done."""
    ways = [
        option("pay:iron", "the usual way", short=Text("bazaar.turn")),
        option("pay:money", short=Text("bazaar.turn")),
        option("trade", role="free"),
    ]
    return Ahead(name, question(ways, key="bazaar.pay"))


@pytest.mark.parametrize("count", [2, 4])
def test_what_fits_on_a_button_is_answered_with_the_option(count: int) -> None:
    """Below each of up to three options; above more of them, where one of the answers goes along."""
    names = [f"go:{n}" for n in range(count)]
    before = option("trade", role="free")
    asked = question([*(option(name, "far away") for name in names), before], ahead=tuple(map(paid, names)))
    message = question_message(asked, READER)
    paths = [call.arg for call in clicks(message) if call.verb == "path"]
    usual = [f"{name}{THEN}pay:iron" for name in names]
    other = [f"{name}{THEN}pay:money" for name in names]
    assert sorted(paths) == sorted([*usual, *other] if count == 2 else usual)
    ids = [*names, "trade"]
    changed = next((call.arg for call in clicks(message) if call.verb == "open" and unpack(call.arg, ids).group), "")
    if changed:
        assert "-# **1 · Go 0**: far away" in words_of(message)  # in lines, which leave room for the answers
        again = question_message(asked, READER, unpack(changed, ids))
        assert [call.arg for call in clicks(again) if call.verb == "path"] == other


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("having", [{"yen": 2}, {"yen": 0, "imports": 1}, {"yen": 2, "imports": 1}])
def test_what_may_go_along_is_offered_in_one_form(lang: str, having: dict[str, int]) -> None:
    """Whatever it is paid with, in whatever language, and with two as with four to choose from."""
    for power in (1, 2):
        scene = Scene(active=PURPLE).assistants(PURPLE, port_a=power).holds(PURPLE, **{"imports": 0} | having)
        table = play(scene.table(), "none", "to:port_a")
        asked = question_with_ahead(table, table.asks[0])
        message = question_message(asked, Reader(lang, NAMES), shown=[PICTURE], pictures=True)
        ways = [call for call in clicks(message) if call.verb == "open" and call.arg.endswith(ALONG)]
        assert len(ways) == 1 + bool(having["yen"]) + bool(having.get("imports"))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_six_orders_and_whether_there_is_a_second_one_fit_on_a_screen(lang: str) -> None:
    """The picture has all that stands on a card; below the ways to have two it says what picking a card reveals."""
    scene = Scene(active=PURPLE).assistants(PURPLE, port_a=4).holds(PURPLE, yen=3, imports=2, copper=0, silk=0, fish=0)
    table = play(scene.table(), "none", "to:port_a")
    asked, reader = question_with_ahead(table, table.asks[0]), Reader(lang, NAMES)
    drawn = BytesIO()
    Image.new("P", (1080, 504)).save(drawn, "PNG")
    shown = [PICTURE._replace(content=drawn.getvalue())]
    message = question_message(asked, reader, shown=shown, pictures=True)
    assert height(ShownPanel.of(message)) <= SCREEN_PX
    numbers = [part["label"] for part in parts_of(message) if part.get("label", "").isdecimal()]
    assert numbers == ["1", "2", "3", "4", "5", "6"]
    order = [part.get("content") or part.get("custom_id", "") for part in parts_of(message)]
    way = next(n for n, said in enumerate(order) if said.endswith(ALONG))
    warned = next(n for n, said in enumerate(order) if reader.head(Text("ui.panel.all_reveal")) in said)
    assert way < warned < next(n for n, said in enumerate(order) if "|path|" in said)


def test_the_last_of_what_is_marked_in_a_list_is_chosen_from_one() -> None:
    """The same question has the same shape, however many are still to come."""
    areas = [option(f"place:{n}", "power 2 there", target=f"area_{n}") for n in range(6)]
    for left in (1, 2):
        asked = question(areas, series=Series(left))
        message = question_message(asked, READER, shown=[PICTURE], pictures=True)
        assert [len(part["options"]) for part in parts_of(message) if part["type"] == limits.SELECT] == [6]


def test_what_could_be_done_before_the_next_answer_is_not_passed_over() -> None:
    asked = question([option("go:0", "far"), option("go:1", "near")], ahead=(paid("go:0"), paid("go:1")))
    assert {call.verb for call in clicks(question_message(asked, READER))} >= {"pick"}
    assert not [call for call in clicks(question_message(asked, READER)) if call.verb == "path"]


def test_what_brings_nothing_makes_room_for_what_comes_next() -> None:
    """A list has all of it; the one option that brings something has its answers below it."""
    options = [option("go:0", "far"), *(option(f"go:{n}", "nothing", no_effect=True) for n in (1, 2))]
    message = question_message(question(options, ahead=tuple(behind(3))), READER)
    assert [call.arg for call in clicks(message) if call.verb == "path"] == [f"go:0{THEN}to:0:{k}" for k in range(3)]
    (menu,) = [part for part in parts_of(message) if part["type"] == limits.SELECT]
    assert [one["value"] for one in menu["options"]] == ["go:1", "go:2"]


def test_numbers_without_a_picture_run_through() -> None:
    """What declines has none, wherever it stands among the options."""
    options = [option("a", "far"), option("stop", role="decline"), option("b", "near")]
    message = question_message(question(options), READER)
    assert {"1", "2"} < {part.get("label") for part in parts_of(message)}
    assert "3" not in {part.get("label") for part in parts_of(message)}


def test_what_a_line_stands_for() -> None:
    ahead = tuple(behind(3, 4))
    asked = question([option("go:0"), option("go:1"), option("go:2")], ahead=ahead)
    for first, chosen in (("go:1", ["to:1:2"]), ("", [f"go:1{THEN}to:1:2"])):
        found = path(asked, first, chosen)
        assert [answer.picks for answer in found.answers] == [("go:1",), ("to:1:2",)]
    assert [answer.picks for answer in path(asked, "", ["go:2"]).answers] == [("go:2",)]
    for first, chosen in (("nowhere", ["x"]), ("", []), ("go:2", ["x"]), ("go:1", ["x"])):
        with pytest.raises(PlayerMistake) as mistake:
            path(asked, first, chosen)
        assert mistake.value.text == Text("ui.mistake.changed")


def test_of_a_series_less_than_could_be_chosen_ends_it() -> None:
    asked = question([option("go:0"), option("go:1")], ahead=tuple(behind(4, series=Series(2, end="stop"))))
    whole = path(asked, "go:0", ["to:0:3", "to:0:1"])
    assert [answer.picks for answer in whole.answers] == [("go:0",), ("to:0:1",), ("to:0:3",)]
    assert whole.end == ()
    part = path(asked, "go:0", ["to:0:1"])
    assert [answer.picks for answer in part.answers] == [("go:0",), ("to:0:1",)]
    assert (part.marks, part.end) == ((), ("stop",))


def test_what_may_be_interrupted_or_is_too_little_is_only_marked() -> None:
    options = [option("to:1"), option("to:2"), option("else", role="free"), option("stop", role="decline")]
    interrupted = question(options, series=Series(2, end="stop"))
    asked = question([option("go:0"), option("go:1")], ahead=(Ahead("go:0", interrupted),))
    found = path(asked, "go:0", ["to:1"])
    assert ([answer.picks for answer in found.answers], found.marks) == ([("go:0",)], ("to:1",))
    several = question([option(f"to:{n}") for n in range(4)], min=2, max=3)
    asked = question([option("go:0"), option("go:1")], ahead=(Ahead("go:0", several),))
    found = path(asked, "go:0", ["to:1"])
    assert ([answer.picks for answer in found.answers], found.marks) == ([("go:0",)], ("to:1",))
    found = path(asked, "go:0", ["to:3", "to:1"])
    assert [answer.picks for answer in found.answers] == [("go:0",), ("to:1", "to:3")]


def test_what_ends_a_series_can_be_chosen_there_too() -> None:
    options = [option("to:1"), option("to:2"), option("stop", role="decline")]
    following = question(options, series=Series(2, end="stop"))
    asked = question([option("go:0"), option("go:1")], ahead=(Ahead("go:0", following),))
    assert [answer.picks for answer in path(asked, "go:0", ["stop"]).answers] == [("go:0",), ("stop",)]
    both = path(asked, "go:0", ["to:2", "stop"])
    assert ([answer.picks for answer in both.answers], both.end) == ([("go:0",), ("to:2",)], ("stop",))


def test_the_picture_shows_what_lies_behind_and_the_lines_have_its_numbers() -> None:
    asked = question([option("go:0", group="ways"), option("go:1", group="ways")], ahead=tuple(behind(11, 14)))
    one, other = (following.question for following in asked.ahead)
    assert pictured(asked) == replace(other, beside=one.options)
    (first, second) = [
        part for part in parts_of(question_message(asked, READER, shown=[PICTURE])) if part.get("type") == limits.SELECT
    ]
    assert [one["label"].split(" ")[0] for one in second["options"]] == [str(n) for n in range(1, 15)]
    assert all(not one["label"][0].isdigit() for one in first["options"])


def test_what_cannot_be_taken_back_says_so_in_the_list() -> None:
    following = question([option("peek", reveals=True), *(option(f"skip:{n}") for n in range(10))])
    asked = question([option("go:0", "1 coin"), option("go:1")], ahead=(Ahead("go:0", following),))
    (menu,) = [part for part in parts_of(question_message(asked, READER)) if part["type"] == limits.SELECT]
    reveals = Text("ui.panel.reveals")
    assert menu["options"][0]["description"] == READER.head(reveals)
    assert READER.say(reveals) not in words_of(question_message(asked, READER))


def test_where_a_list_is_in_the_place_of_a_button_its_number_is_not_left_out() -> None:
    options = [option(f"go:{n}", "costs 1") for n in range(3)]
    message = question_message(question(options, ahead=tuple(behind(0, 11, 0))), READER)
    assert "**2 · Go 1**" in words_of(message)
    signs = [part["accessory"]["label"] for part in parts_of(message) if "|pick|" in str(part.get("accessory"))]
    assert signs == ["1", "3"]


def test_what_is_asked_after_every_option_is_said_once() -> None:
    asked = question([option("go:0", "3 cotton"), option("go:1", "2 cotton")], ahead=tuple(behind(2, 2)))
    paid = tuple(
        Ahead(one.option, replace(one.question, key="bazaar.pay", asked=Text("ui.panel.all_reveal")))
        for one in asked.ahead
    )
    said = words_of(question_message(replace(asked, ahead=paid), READER))
    assert said.count(READER.head(Text("ui.panel.all_reveal"))) == 1
    apart = (paid[0], replace(paid[1], question=replace(paid[1].question, asked=Text("ui.panel.vain"))))
    said = words_of(question_message(replace(asked, ahead=apart), READER))
    assert READER.say(Text("ui.panel.all_reveal")) in said
    assert READER.say(Text("ui.panel.vain")) in said


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edit", "picks"),
    [
        pytest.param(lambda g: lay(g, BLUE, "start_expansion_2"), (), id="a menu"),
        pytest.param(lambda g: reach(g, BLUE, "saint_louis", 6), ("act:marker", "mark:c1_space_1"), id="two rewards"),
    ],
)
def test_what_has_a_picture_of_its_own_is_chosen_there_and_not_from_a_list_without_it(
    edit: Callable[[State], object], picks: tuple[str, ...]
) -> None:
    """Bonus spaces and companies behind an action, books behind a reward: the same question in the same shape."""
    g = fresh(2)
    g.players[BLUE].pounds = 9
    edit(g)
    table = Play(g).pick(*picks).table
    asked = question_with_ahead(table, table.asks[0])
    assert any(one.question.key in ("mombasa.mark", "mombasa.batch") for one in asked.ahead)
    assert "|path|" not in str(parts_of(question_message(asked, READER)))


@pytest.mark.slow
def test_the_question_of_the_ink_jar_stands_out_above_its_answers() -> None:
    """Once in bold, with and without a book flipped for it."""
    g = fresh(2)
    lay(g, BLUE, "c_bookkeeper_3", "start_coffee_2", "a_coffee_3")
    g.players[BLUE].start_tile, g.players[BLUE].pounds = "start_tile_08", 3
    for at, name in enumerate(("book_a_21", "book_a_04", "book_a_05", "book_b_11"), start=2):
        book(g, BLUE, at, name)
    table = Play(g).pick("act:bookkeeper").table
    said = words_of(question_message(question_with_ahead(table, table.asks[0]), READER, shown=[PICTURE]))
    assert said.count("How far does the ink jar go?") == said.count("**How far does the ink jar go?**") == 1
    assert "-# Do you pay £2 to flip a book face down?" in said


@pytest.mark.parametrize("many", [1, 4])
def test_where_only_what_declines_leads_to_anything_what_brings_nothing_is_one_list(many: int) -> None:
    """As books that the ink jar passes anyway, below the question how far it goes."""
    vain = [option(f"turn:{n}", "costs 2", no_effect=True) for n in range(many)]
    keep = option("keep", role="decline")
    following = question([option(f"jar:{n}") for n in range(3)], asked=Text("ui.panel.all_reveal"))
    message = question_message(question([*vain, keep], ahead=(Ahead("keep", following),)), READER)
    (menu,) = [part for part in parts_of(message) if part["type"] == limits.SELECT]
    assert (menu["placeholder"], len(menu["options"])) == (READER.label(Text("ui.panel.vain")), len(vain))
    assert f"**{READER.head(Text('ui.panel.all_reveal'))}**" in words_of(message)
    shown = [str(part.get("label", part["type"])) for part in parts_of(message)]
    assert shown.index("Jar 0") < shown.index(str(limits.SELECT))
    if many == 1:
        return
    parts = parts_of(question_message(question([*vain, keep]), READER))
    assert [part["placeholder"] for part in parts if part["type"] == limits.SELECT] == [menu["placeholder"]]
    assert "Keep" in [part.get("label") for part in parts], "what comes next may be too much to stand here"
