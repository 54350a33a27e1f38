"""What messages about a table have in common."""

from __future__ import annotations

import pytest

from cogs.cards.lobby_card import seat_line
from cogs.cards.table_parts import hand_message, public_button
from cogs.messages import limits
from cogs.messages.reader import Reader
from render import Rendered
from testkit.questions import NAMES, parts_of, table_info, words_of

READER = Reader("en", NAMES)


def picture(name: str, said: str) -> Rendered:
    return Rendered(b"png", "a picture", said, f"{name}.png")


NO_PICTURES = Reader("en", NAMES, pictures="never")


@pytest.mark.parametrize("said", ["", "  \n"])
def test_a_picture_without_words_is_a_hand_all_the_same(said: str) -> None:
    message = hand_message(table_info(), NO_PICTURES, [picture("a", said), picture("b", "two dates")])
    assert words_of(message).splitlines()[1:] == ["two dates"]
    alone = hand_message(table_info(), READER, [picture("a", said)])
    assert len(words_of(alone).splitlines()) == 1
    assert len(alone.pictures) == 1


def test_a_hand_says_everything_once() -> None:
    """What is in a picture is not told again; what could not be drawn is, and all of it to who wants no pictures."""
    made = [picture("a", "two dates")]
    drawn = hand_message(table_info(), READER, made, ["a silk"])
    assert (words_of(drawn).splitlines()[1:], len(drawn.pictures)) == (["a silk"], 1)
    told = hand_message(table_info(), NO_PICTURES, made)
    assert (words_of(told).splitlines()[1:], len(told.pictures)) == (["two dates"], 0)
    assert [part for part in parts_of(drawn) if "custom_id" in part] == [], "the way back comes with the question"


def test_a_long_hand_in_words_fits() -> None:
    many = [picture(str(n), "\n".join(["a card and another card"] * 300)) for n in range(3)]
    assert len(words_of(hand_message(table_info(), NO_PICTURES, many))) <= limits.TEXT


def test_pictures_of_one_message_are_not_cut() -> None:
    message = hand_message(table_info(), READER, [picture("a", "x"), picture("b", "y")])
    assert [len(part["items"]) for part in parts_of(message) if part["type"] == limits.MEDIA] == [1, 1]


@pytest.mark.parametrize(("game", "label"), [("nippon", "My board"), ("yokohama", "Hand"), ("mombasa", "Hand")])
def test_where_nothing_is_hidden_the_button_names_ones_own_board(game: str, label: str) -> None:
    assert public_button("hand", table_info(game), READER).to_component_dict()["label"] == label


@pytest.mark.parametrize(
    ("player", "line"),
    [(None, "Zoe"), ("easy", "Zoe (computer, newcomer)"), ("random", "Zoe (computer)")],
)
def test_a_seat_says_whether_a_computer_sits_there_and_how_strong_it_is(player: str | None, line: str) -> None:
    assert seat_line("Zoe", player, READER).replace("\u00a0", " ") == line
