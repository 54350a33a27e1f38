"""Messages put together: what is cut, and where."""

from __future__ import annotations

import pytest

from cogs.messages.message import (
    Message,
    PictureFile,
    SelectLine,
    button,
    fit_sense,
    fit_sentences,
    gallery,
    note,
    paragraph,
    rows,
    select,
    small,
)

PNG = PictureFile("board.png", b"png", "a board")


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


@pytest.mark.parametrize(
    ("said", "cut"),
    [
        ("short enough", "short enough"),
        ("Bank; Port A and the Church", "Bank; Port A and the…"),
        ("The Bank and a port; the Church", "The Bank and a port…"),
        ("Take one good (and pay for it", "Take one good…"),
    ],
)
def test_a_line_of_a_list_is_cut_where_sense_ends(said: str, cut: str) -> None:
    assert fit_sense(said, 24) == cut


def picked(count: int) -> list[SelectLine]:
    return [SelectLine(f"label {n}", f"value {n}") for n in range(count)]


async def test_the_largest_message_that_discord_takes() -> None:
    buttons = [button("x" * 80, f"{n:0>100}") for n in range(20)]
    message = Message(
        (
            paragraph("x" * 4000),
            gallery(PNG._replace(alt="x" * 1024)),
            *rows(buttons),
            select("s", picked(25), "p" * 150),
        ),
        (PNG,),
    )
    assert set(message.sending("n" * 25)) == {"view", "files", "allowed_mentions", "silent", "nonce"}


async def test_a_message_can_be_sent_again_after_a_failure() -> None:
    message = Message((gallery(PNG),), (PNG,))
    first, second = message.editing(), message.editing()
    first["attachments"][0].fp.read()
    assert second["attachments"][0].fp.read() == b"png"
    assert first["view"].to_components() == second["view"].to_components()


async def test_the_library_forgets_our_views() -> None:
    assert note("x").answering()["view"].is_finished()


def test_a_list_in_small_print_has_points_of_its_own() -> None:
    """Discord shows the hyphen of a list as it is there."""
    assert small("An action:\n\n- one\n- two – three") == "-# An action:\n-# • one\n-# • two – three"
