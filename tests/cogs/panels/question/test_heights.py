"""A panel at one glance: how high panels are on a phone, and how much of them stands there already."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from random import Random

import pytest
from discord.ui import ActionRow
from msgspec.structs import replace
from PIL import Image

from cogs.cards.recap import PastGlance, Recap
from cogs.messages import limits
from cogs.messages.heights import (
    COLUMN_PX,
    LINE_PX,
    SCREEN_PX,
    SECTION_GAP_PX,
    ShownPanel,
    button_width,
    fits,
    height,
    is_low,
    is_one_line,
    text_height,
    width,
)
from cogs.messages.message import Message, PictureFile, button, gallery, paragraph
from cogs.messages.reader import Reader
from cogs.panels.question.controls import pictured, targets
from cogs.panels.question.one_choice import NAMED_CHARACTERS
from cogs.panels.question.panel import BOLD_CHARACTERS, question_message, score_text, told_apart
from engine.core.offer import Role
from engine.core.state import Event
from engine.core.table import Observation, Table
from engine.core.text import Text, text
from engine.mombasa.components.names import company_name
from engine.nippon.components.names import amount, factory_short
from engine.players import computer_player
from host.records import Question
from testkit.bazaar import meta as bazaar  # noqa: F401
from testkit.discord.repeated_words import repeated, share
from testkit.phrases import phrase
from testkit.questions import NAMES, clicks, option, parts_of, question, question_with_ahead
from testkit.rotation import rotated
from words import LANGUAGES

ANSWERS, EVERY = 72, 4  # so many answers of a game, and every fourth panel of them
PICTURE = {"mombasa": (16, 10), "nippon": (16, 9), "yokohama": (16, 13)}  # the shape of most of them


def panels(game: str) -> Iterator[ShownPanel]:
    """Some panels of the first turns of a game, in one language after the other, with a blank for a picture."""
    file = BytesIO()
    Image.new("P", PICTURE[game]).save(file, "PNG")
    blank = PictureFile("blank.png", file.getvalue(), "")
    table, rng = Table.start(game, 2, seed="heights"), Random(1)
    player = computer_player(table.game, "house")
    for n in range(ANSWERS):
        ask = table.asks[0]
        if n % EVERY == 0:
            asked, reader = question_with_ahead(table, ask), Reader(LANGUAGES[n // EVERY % len(LANGUAGES)], NAMES)
            shown = [blank] if asked.private or len(targets(pictured(asked))) > 1 else []
            yield ShownPanel.of(question_message(asked, reader, shown=shown, pictures=True), ask.key)
        table.answer(ask.seat, player(Observation(table, ask.seat), ask, rng))


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(sorted(PICTURE), 1))
def test_a_question_is_seen_at_one_glance(game: str) -> None:
    """`tools.pace` measures whole games with their pictures; these are the first turns of one title a day."""
    found = list(panels(game))
    tall = [height(panel) for panel in found]
    assert share(tall, 0.5) <= 0.9 * SCREEN_PX
    assert share(tall, 0.9) <= SCREEN_PX
    assert max(tall) <= 1.05 * SCREEN_PX
    assert share(map(repeated, found), 0.5) <= 0.05
    assert [one for panel in found for one in asked_in(panel) if len(one) > BOLD_CHARACTERS] == []
    assert all(panel.components[-1]["components"][0]["label"].startswith("‹") for panel in found), "the way back"


def asked_in(panel: ShownPanel) -> list[str]:
    """What stands in bold right above the controls."""
    said = [
        line for part in panel.components if part.get("type") == limits.DISPLAY for line in part["content"].splitlines()
    ]
    return [line.strip("*") for line in said if line.startswith("**") and line.endswith("?**")]


LONG = "It stays there, and nobody can take it away before the round is over."


@pytest.mark.parametrize(
    ("said", "before", "asked", "after"),
    [
        ("What do you do?", "", "What do you do?", ""),
        ("You have £3. Which card? It stays there.", "", "You have £3. Which card? It stays there.", ""),
        (f"You have £3. Which card? {LONG}", "You have £3.", "Which card?", LONG),
        (f"Куда идёт пост? {LONG}", "", "Куда идёт пост?", LONG),
        ("Choose. Then lock.", "", "Choose. Then lock.", ""),
        ("This one? Or that one?", "", "This one? Or that one?", ""),
    ],
)
def test_only_the_question_is_in_bold(said: str, before: str, asked: str, after: str) -> None:
    assert told_apart(said) == (before, asked, after)


def test_what_is_said_twice_is_counted() -> None:
    once = [{"type": 10, "content": "**Bank**\n-# 2 yen"}, {"type": 10, "content": "**Harbour**\n-# 2 yen"}]
    assert repeated(ShownPanel(once, {})) == 0
    listed = [{"label": "1. Harbour", "description": "2 yen", "value": "a"}]
    again = [
        {"type": 10, "content": "- **Harbour**: 2 yen"},
        {"type": 1, "components": [{"type": 3, "options": listed, "placeholder": ""}]},
    ]
    assert repeated(ShownPanel(again, {})) == pytest.approx(0.5)


def test_a_long_line_takes_several() -> None:
    short, long = ([{"type": 10, "content": "word " * n}] for n in (3, 60))
    assert height(ShownPanel(long, {})) - height(ShownPanel(short, {})) == 20 * 8


def test_a_space_that_breaks_no_line_is_as_wide_as_any() -> None:
    assert width("2\xa0silk", 13, bold=False) == width("2 silk", 13, bold=False) > width("2silk", 13, bold=False)


def test_a_time_is_as_long_as_its_words() -> None:
    asked, said = (
        [{"type": 10, "content": f"**Your turn ends {when}**, until then"}]
        for when in ("<t:1767268866:R>", "in 1 minute")
    )
    assert height(ShownPanel(asked, {})) == height(ShownPanel(said, {}))


def test_a_line_may_end_after_a_hyphen() -> None:
    """As in a browser: “Сан-” stands on the line where “Сан-Франциско” has no room."""
    filled, rest = "i" * 50, " дом" * 6
    whole, apart = ([{"type": 10, "content": f"{filled} {word}{rest}"}] for word in ("СаннФранциско", "Сан-Франциско"))
    assert height(ShownPanel(apart, {})) < height(ShownPanel(whole, {}))


@pytest.mark.parametrize("rivals", ["single", "several"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_told_of_a_company_takes_one_line(lang: str, rivals: str) -> None:
    """Four companies, the part of the board with them, and what the player has: that is a screen."""
    held = text("mombasa.expand.held", own=8, rivals=rivals, others=8)
    told = text("mombasa.expand.detail", value=10, held=held, cheapest=1)
    beside = COLUMN_PX - button_width(button("1", "pick").to_component_dict()) - SECTION_GAP_PX
    assert text_height(f"-# {Reader(lang, NAMES).say(told)}", beside) == LINE_PX["small"]
    for company in ("cape_town", "saint_louis"):
        short = text("mombasa.expand.short", company=company_name(company), about=held)
        assert len(f"1 · {Reader(lang, NAMES).label(short)}") <= NAMED_CHARACTERS, "it fits on a button"


def picture(high: int) -> PictureFile:
    """A picture as high as that on a phone."""
    file = BytesIO()
    Image.new("P", (COLUMN_PX, high)).save(file, "PNG")
    return PictureFile("blank.png", file.getvalue(), "")


def test_of_two_pictures_the_second_goes_where_both_are_higher_than_a_screen() -> None:
    asked, reader = question([option("end", role="confirm")]), Reader("en", ("Ann", "Bob"))
    for high, seen in ((150, 2), (330, 1)):
        both = [picture(high), picture(high)._replace(filename="own.png")]
        made = question_message(asked, reader, shown=both, ends_at=0.0)
        assert len(made.pictures) == seen


HIGH = range(200, 500, 10)  # px of a picture


def tight_question(minor: Role = "decline") -> Question:
    """Six numbered lines and what declines, after a turn of which there is much to tell."""
    options = [option(f"to:{n}", f"for {n}" * 3, target=f"place {n}") for n in range(6)]
    told = tuple(Event("bazaar.log.bid", 0, (("n", n),)) for n in range(20))
    return question([*options, option("stop", role=minor)], so_far=told, can_undo=True)


def test_what_is_higher_than_a_screen_spares_what_says_least() -> None:
    """The past takes two lines, and what declines stands beside the numbers; the same can be answered."""
    asked, reader = tight_question(), Reader("en", NAMES)
    wide, narrow = (question_message(asked, reader, shown=[picture(high)]) for high in (60, 250))
    assert [rows_of(one) for one in (wide, narrow)] == [
        [["1", "2", "3"], ["4", "5", "6"], ["Stop"]],
        [["1", "2", "3", "4", "5"], ["6", "Stop"]],
    ]
    assert height(ShownPanel.of(narrow)) - 190 < height(ShownPanel.of(wide))
    assert {one for one in clicks(wide) if one.verb == "pick"} == {one for one in clicks(narrow) if one.verb == "pick"}
    past = narrow.parts[0]
    assert is_low(past)


def test_what_is_higher_still_does_without_the_past_and_then_lists_its_options() -> None:
    """The way back is never lost, and the board as a whole is behind More."""
    asked, reader = tight_question(), Reader("en", NAMES, screen="phone")
    for high, told, lists in ((230, 1, 0), (350, 0, 0), (460, 0, 1)):
        made = question_message(asked, reader, shown=[picture(high)], pictures=True)
        assert height(ShownPanel.of(made)) <= SCREEN_PX
        assert said_past(made) == told
        assert sum(part["type"] == limits.SELECT for part in parts_of(made)) == lists
        assert sum(call.verb == "back" for call in clicks(made)) == 1
        assert not any(call.verb == "look" for call in clicks(made))
    much = question_message(asked, reader, shown=[picture(700)], pictures=True)
    assert said_past(much), "where it does not help all stays as it is"


def test_what_the_others_did_is_told_in_one_line_where_there_is_no_room_for_more() -> None:
    """As long as that line has room, whatever else was to be told."""
    asked = replace(tight_question(), so_far=(), can_undo=False)
    others = "Ben: " + "builds a shop in the bank; " * 5
    recap = Recap(Text("ui.post.since"), glance=PastGlance(f"Ann gets 3. {others}", False, others))
    heights = {high: question_message(asked, Reader("en", NAMES), recap=recap, shown=[picture(high)]) for high in HIGH}
    begins = [made.parts[0].to_component_dict().get("content", "") for made in heights.values()]
    lines = [said for said in begins if said.startswith("-# Ben: builds")]
    assert lines
    assert all(is_one_line(paragraph(said)) for said in lines)


def said_past(message: Message) -> bool:
    """Whether a panel tells what was done in the turn."""
    return any(phrase("ui.panel.summary") in part.get("content", "") for part in parts_of(message))


def rows_of(message: Message) -> list[list[str]]:
    """What the buttons of each row say, without the tools."""
    made = [part.to_component_dict() for part in message.parts if isinstance(part, ActionRow)]
    return [[one["label"] for one in row["components"]] for row in made][:-1]


GOODS_MADE = ("cotton", "paper", "lenses", "bento", "bulbs", "clocks")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("good", GOODS_MADE)
def test_what_a_factory_produces_takes_one_line(lang: str, good: str) -> None:
    """Six factories, their picture, and what the player has: that is a screen."""
    makes = text("nippon.detail.makes_more", what=amount(good, 2), n=3, of=4)
    paid = text("nippon.detail.paid", cost=amount("coal", 4), gain=makes)
    reader = Reader(lang, NAMES)
    named = f"-# **6 · {reader.head(factory_short(f'{good}_4a'))}**: {reader.say(paid)}"
    assert text_height(named, COLUMN_PX) == LINE_PX["small"]


def test_where_there_is_little_room_the_past_says_what_was_done_rather_than_since_when() -> None:
    title, done = (
        Text("ui.post.since"),
        PastGlance("Ben builds a shop in the bank and takes no. 12 from port A; …", False),
    )
    asked, recap = question([option(f"to:{n}") for n in range(6)]), Recap(title, [done.said], (), done)
    reader = Reader("en", NAMES)
    for sentences, begins in ((0, phrase("ui.post.since").removesuffix(":")), (200, "Ben builds a shop")):
        made = question_message(asked, reader, recap=recap, taught="Go there. " * sentences)
        past = next(iter(made.parts))
        said = past.to_component_dict()["components"][0]["content"]
        assert said.removeprefix("-# ").replace("**", "").startswith(begins)


def test_a_screen_on_which_a_picture_is_as_wide_as_the_screen_has_less_room() -> None:
    """As the local table has it; what is a little higher there keeps its shape all the same."""
    made = Message((paragraph("What now?\n" * 5), gallery(picture(480))), (picture(480),))
    assert height(ShownPanel.of(made)) <= SCREEN_PX
    assert fits(made, wide=False)
    assert not fits(made)


def test_how_the_game_stands_gives_way_before_any_shape_does() -> None:
    asked, reader = replace(tight_question(), totals=(3, 4)), Reader("en", NAMES)
    score = reader.head(score_text(asked))
    said = [
        [part.get("content", "") for part in parts_of(question_message(asked, reader, shown=[picture(high)]))]
        for high in (60, 350)
    ]
    assert [any(score in part for part in one) for one in said] == [True, False]
