"""What do you do this turn: one shape all through a turn, and what keeps its place keeps its number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from struct import pack
from typing import Any

import pytest

from cogs.messages import limits
from cogs.messages.message import Message, PictureFile
from cogs.messages.reader import Reader
from cogs.panels.look.hand_log_help import about_question
from cogs.panels.question.controls import shown_numbers
from cogs.panels.question.panel import question_message
from engine.core.table import Observation, Table
from engine.core.text import text
from engine.mombasa.components.names import company_name
from engine.players import answer, computer_player
from engine.players.trials import HABIT
from render.mombasa import GAME
from testkit.questions import NAMES, clicks, parts_of, question_of, question_with_ahead, words_of
from testkit.rotation import rotated
from tests.engine.mombasa.scenario import BLUE, Play, fresh, give, lay, reach, stack
from words import LANGUAGES

pytestmark = pytest.mark.slow
PICTURE = PictureFile("picture.png", b"png", "a picture")
HIGH = PictureFile("high.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + pack(">II", 1120, 855), "a high picture")
HANDS = (
    (),
    ("start_coffee_2",),
    ("start_coffee_2", "start_cotton_2", "start_expansion_2"),
    ("c_bookkeeper_3", "start_coffee_2", "a_coffee_3", "b_merchant_cairo", "start_expansion_2"),
)


def asked(*cards: str, used: int = 0) -> Table:
    g = fresh(2)
    lay(g, BLUE, *cards)
    g.players[BLUE].used = list(g.players[BLUE].slots)[:used]
    return Play(g).table


def picks(part: Mapping[str, Any]) -> str:
    """Which answer a button gives."""
    return str(part.get("custom_id", "")).rpartition("|")[2].partition(">")[0]


def answers(message: Message) -> list[str]:
    """What stands on the buttons that answer a question."""
    return [part["label"] for part in parts_of(message) if "|pick|" in part.get("custom_id", "")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cards", HANDS, ids=len)
def test_every_action_has_a_button_with_its_name_whatever_it_leads_to(cards: tuple[str, ...], lang: str) -> None:
    table = asked(*cards)
    message = question_message(question_with_ahead(table, table.asks[0]), Reader(lang, NAMES), shown=[PICTURE])
    parts = parts_of(message)
    assert [part for part in parts if part["type"] == limits.SELECT] == []
    numbers = {option.number for option in table.asks[0].options} - {""}
    assert {part.get("label", "").partition(" · ")[0] for part in parts if " · " in part.get("label", "")} == numbers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bonus_space_of_the_board_has_its_name_on_its_button(lang: str) -> None:
    """However many are free, all eleven of them, too."""
    g = fresh(2)
    lay(g, BLUE, "start_coffee_2", "start_banana_2", "start_cotton_2", "start_expansion_2")
    g.players[BLUE].pounds, g.first = 9, 1
    table = Play(g).pick("act:marker").table
    message = question_message(question_of(table, table.asks[0]), Reader(lang, NAMES), shown=[PICTURE])
    named = [part["label"].split(" · ") for part in parts_of(message) if "|pick|" in part.get("custom_id", "")]
    assert [number for number, _ in named] == [str(n) for n in range(1, 12)]
    assert len({name for _, name in named}) == 11


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bonus_space_is_called_by_what_it_does(lang: str) -> None:
    """Two spaces that sell differ by what they pay; what is beside them is the price before the gain."""
    g = fresh(2)
    lay(g, BLUE, "start_coffee_2")
    give(g, BLUE, "start_banana_1")
    reach(g, BLUE, "cairo", g.data.track[g.tracks["cairo"]].special_fields[0].space)
    g.players[BLUE].pounds = 9
    table = Play(g).pick("act:marker").table
    asking = question_with_ahead(table, table.asks[0])
    named = {one.id: one.short for one in asking.options if one.short is not None}
    assert [named[one] for one in ("mark:sell_card", "mark:d1_space_1", "mark:majority_coffee")] == [
        text("mombasa.mark.sell", n=2), text("mombasa.mark.sell", n=3),
        text("mombasa.mark.steps", company=company_name("cairo"), n=2),
    ]  # fmt: skip
    message = question_message(asking, Reader(lang, NAMES), shown=[PICTURE])
    assert any("16 · " in said and "3" in said for said in answers(message))
    selling = Play(g).pick("act:marker", "mark:d1_space_1").table
    assert "2" not in about_question(question_of(selling, selling.asks[0]), Reader(lang, NAMES))


def test_an_action_keeps_its_number_through_a_turn() -> None:
    cards, seen = HANDS[-1], dict[str, set[str]]()
    for used in range(len(cards) + 1):
        for option in asked(*cards, used=used).asks[0].options:
            seen.setdefault(option.id, set()).add(option.number)
    assert len(seen) == 6
    assert all(len(numbers) == 1 for numbers in seen.values())


def test_a_book_keeps_its_number_while_others_are_taken() -> None:
    g = fresh(2)
    lay(g, BLUE, "c_bookkeeper_3", "start_coffee_2")
    play = Play(g).pick("act:bookkeeper")
    while play.key != "mombasa.batch":
        play.pick(play.table.asks[0].ids()[-1])
    before = {option.id: option.number for option in play.table.asks[0].options}
    play.pick("book:book_a1")
    after = {option.id: option.number for option in play.table.asks[0].options}
    assert "book:book_a1" not in after
    assert after.items() <= before.items()
    assert before["book:book_a2"] == "2"


def test_a_region_keeps_its_number_while_a_company_expands() -> None:
    g = fresh(2)
    lay(g, BLUE, "start_expansion_2", "start_expansion_1")
    play = Play(g).pick("act:expansion").pick("expand:saint_louis")
    before = {option.id: option.number for option in play.table.asks[0].options}
    play.pick("enter:senegambia")
    while play.key != "mombasa.enter":
        play.pick(play.table.asks[0].ids()[0])
    after = {option.id: option.number for option in play.table.asks[0].options}
    assert len(after.keys() & before.keys()) > 1
    assert all(before[one] == after[one] for one in after.keys() & before.keys())


@pytest.mark.parametrize("picks", [
    ("act:goods", "good:coffee"), ("act:expansion",), ("act:expansion", "expand:cairo"), ("act:end",),
])  # fmt: skip
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_turn_asks_has_its_name_and_its_number_in_the_picture_on_its_button(
    picks: tuple[str, ...], lang: str
) -> None:
    """Goods, companies, regions, cards: with what they cost and bring where the picture does not say that."""
    g = fresh(2)
    lay(g, BLUE, "start_coffee_2", "start_cotton_2", "start_expansion_2")
    for slot, card in (("slot_b", "start_banana_1"), ("slot_d", "start_cotton_1")):
        stack(g, BLUE, slot, card)
    table = Play(g).pick(*picks).table
    asking = question_with_ahead(table, table.asks[0])
    message, reader = question_message(asking, Reader(lang, NAMES), shown=[PICTURE]), Reader(lang, NAMES)
    named = {reader.label(one.label) for one in asking.options if one.role == "main" and not one.sign}
    assert [part["type"] for part in parts_of(message)].count(limits.SECTION_TYPE) <= 1, "the way back"
    assert limits.SELECT not in [part["type"] for part in parts_of(message)]
    for name in named:
        assert name in "\n".join((words_of(message), *answers(message))), (name, words_of(message))


def test_what_brings_something_instead_is_no_less_seen_than_the_rest() -> None:
    """Whoever buys nothing has more steps."""
    g = fresh(2)
    lay(g, BLUE, "start_coffee_2", "start_cotton_2")
    table = Play(g).pick("act:goods", "good:coffee").table
    message = question_message(question_with_ahead(table, table.asks[0]), Reader("en", NAMES), shown=[PICTURE])
    styles = {part["custom_id"].rpartition("|")[2]: part["style"] for part in parts_of(message) if "style" in part}
    assert styles["none"] == next(style for name, style in styles.items() if name.startswith("buy:"))
    assert "Buy nothing: 2 steps" in answers(message)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_goods_are_chosen_before_the_card_they_buy(lang: str) -> None:
    """However few cards are in reach: these are asked for by a screen of their own, whose picture numbers them."""
    g = fresh(2)
    lay(g, BLUE, "start_coffee_2", "start_cotton_2")
    play = Play(g).pick("act:goods")
    asking, reader = question_with_ahead(play.table, play.table.asks[0]), Reader(lang, NAMES)
    assert (following := asking.after("good:coffee")) is not None
    assert (following.key, len(following.options)) == ("mombasa.buy", 4)
    message = question_message(asking, reader, shown=[PICTURE])
    assert {call.arg for call in clicks(message) if call.verb in ("pick", "path", "open")} == set(play.ids())
    assert reader.label(following.asked) not in words_of(message)


def test_a_recovery_stack_has_the_letter_of_its_slot_on_its_button() -> None:
    g = fresh(2)
    for slot, card in (("slot_b", "start_coffee_1"), ("slot_d", "start_cotton_1")):
        stack(g, BLUE, slot, card)
    table = Play(g).pick("act:end").table
    message = question_message(question_with_ahead(table, table.asks[0]), Reader("en", NAMES), shown=[PICTURE])
    assert answers(message) == ["B", "D"]
    assert "**Slot B**: coffee 1" in words_of(message)


def test_a_kind_of_question_has_one_shape_however_much_it_offers() -> None:
    """In whole games: lines above a button for each number, and where a screen has no room for lines, the numbers."""
    found: Counter[str] = Counter()
    for seed in ("one", "two", "three"):
        table, rng = Table.start("mombasa", 2, seed=f"shapes {seed}"), Random(seed)
        player = computer_player(table.game, "house")
        for n in range(300):
            ask = table.asks[0]
            main = [one for one in ask.options if one.role == "main" and one.target is not None and one.group is None]
            if ask.key in GAME.lining and main:
                asking, reader = question_with_ahead(table, ask), Reader(LANGUAGES[n % len(LANGUAGES)], NAMES)
                parts = parts_of(question_message(asking, reader, shown=[HIGH], pictures=True))
                numbers = {picks(part): part["label"] for part in parts if part["type"] == limits.BUTTON}
                numbered = shown_numbers(asking, shown=True)
                assert [numbers.get(one.id) for one in main] == [numbered[one.id] for one in main], ask.key
                lines = [line for part in parts for line in part.get("content", "").split("\n")]
                told = [line for line in lines if line.startswith("-# **") and ":**" not in line]
                assert len(told) in (0, len(main)), (ask.key, told)
                found[f"{ask.key} {bool(told)}"] += 1
            table.answer(ask.seat, list(player(Observation(table, ask.seat), ask, rng)))
            if not table.asks:
                break
    assert len({one.partition(" ")[0] for one in found}) >= 4, found
    assert sum(n for one, n in found.items() if one.endswith("True")) > 0.75 * found.total(), found


def test_the_line_of_what_one_has_is_left_to_the_picture_of_a_turn() -> None:
    table = asked("start_coffee_2")
    asking = question_with_ahead(table, table.asks[0])
    assert "You have" in words_of(question_message(asking, Reader("en", NAMES)))
    assert "You have" not in words_of(question_message(asking, Reader("en", NAMES), shown=[PICTURE]))


@pytest.mark.parametrize("lang", rotated(LANGUAGES, 2))
def test_a_menu_whose_picture_has_every_name_has_one_form_and_number_all_game(lang: str) -> None:
    """However many actions Nippon's menu offers: each keeps its number, all that its button says unless it is alone."""
    table, rng = Table.start("nippon", 2, seed="menu"), Random(1)
    found: dict[str, set[str]] = {}
    sizes = set()
    for _ in range(90):
        ask = table.asks[0]
        if ask.key == "nippon.main":
            message = question_message(question_with_ahead(table, ask), Reader(lang, NAMES), shown=[PICTURE])
            main = {one.id for one in ask.options if one.role == "main"}
            sizes.add(len(main))
            for part in parts_of(message):
                pick = str(part.get("custom_id")).rpartition("|")[2]
                if pick in main:
                    found.setdefault(pick, set()).add(part["label"].partition(" ·")[0])
                    assert (" · " in part["label"]) is (len(main) == 1)
        table.answer(ask.seat, list(answer(table, ask.seat, HABIT, rng)))
    assert len(sizes) > 2
    assert {pick: len(labels) for pick, labels in found.items()} == dict.fromkeys(found, 1), found
    assert {label for labels in found.values() for label in labels} == {str(n) for n in range(1, 11)}
