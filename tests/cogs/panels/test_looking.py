"""What anybody at a table may look at: hands and boards as letters."""

from __future__ import annotations

import pytest

from cogs.kit import limits
from cogs.kit.message import fit_sentences
from cogs.kit.reader import Reader
from cogs.panels.boards import turn_buttons
from cogs.panels.looking import hand_letter
from cogs.panels.question import public_button
from render import Rendered
from tests.cogs.test_play import Drawn
from tests.support.questions import NAMES, parts, table_info, words_of
from tests.support.stage import Stage, alts, labels

READER = Reader("en", NAMES)


def picture(name: str, said: str) -> Rendered:
    return Rendered(b"png", "a picture", said, f"{name}.png")


@pytest.mark.parametrize("said", ["", "  \n"])
def test_a_picture_without_words_is_a_hand_all_the_same(said: str) -> None:
    letter = hand_letter(table_info(), READER, [picture("a", said), picture("b", "two dates")])
    assert words_of(letter).splitlines()[1:] == ["-# two dates"]
    alone = hand_letter(table_info(), READER, [picture("a", said)])
    assert len(words_of(alone).splitlines()) == 1
    assert len(alone.pictures) == 1


def test_a_long_hand_in_words_fits() -> None:
    many = [picture(str(n), "\n".join(["a card and another card"] * 300)) for n in range(3)]
    assert len(words_of(hand_letter(table_info(), READER, many))) <= limits.TEXT


def test_pictures_of_one_letter_are_not_cut() -> None:
    letter = hand_letter(table_info(), READER, [picture("a", "x"), picture("b", "y")])
    assert [len(part["items"]) for part in parts(letter) if part["type"] == limits.MEDIA] == [1, 1]


@pytest.mark.parametrize(("game", "label"), [("nippon", "My board"), ("yokohama", "Hand"), ("mombasa", "Hand")])
def test_where_nothing_is_hidden_the_button_names_ones_own_board(game: str, label: str) -> None:
    assert public_button("hand", table_info(game), READER).to_component_dict()["label"] == label


def test_a_table_without_a_past_has_no_buttons_for_it() -> None:
    assert turn_buttons(table_info(), "board", None, None, 0, READER) == []
    made = [part.to_component_dict() for part in turn_buttons(table_info(), "board", None, None, 2, READER)]
    assert [(one["label"], one["disabled"]) for one in made] == [("Earlier", False), ("Later", True), ("Now", True)]


async def test_the_button_and_the_command_show_the_same_board(stage: Stage, drawn: Drawn) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await stage.press(alice, "Board", stage.newest())
    pressed = (alts(stage.panel(alice)), labels(stage.panel(alice)))
    await stage.slash(alice, "board")
    assert (alts(stage.panel(alice)), labels(stage.panel(alice))) == pressed


@pytest.mark.parametrize(
    ("said", "cut"),
    [
        ("Short enough.", "Short enough."),
        ("One sentence. Another one that is too long.", "One sentence."),
        ("A clause that fits: another one that does not", "A clause that fits…"),
        ("words and words and words and words and more", "words and words and words…"),
    ],
)
def test_help_is_cut_after_a_sentence_or_a_clause(said: str, cut: str) -> None:
    assert fit_sentences(said, 30) == cut
